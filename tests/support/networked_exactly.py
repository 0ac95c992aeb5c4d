"""`exactly`, but its networks are those of another folder, in all of its processes.

No setting does this: the networks come with the package.
"""

import os
from pathlib import Path

from exactly.__main__ import main
from exactly.networks import files

FOLDER = "EXACTLY_TEST_NETWORKS"
"""What says which folder, in the environment."""

if __name__ in {"__main__", "__mp_main__"}:  # the latter is what processes call it that it starts
    files.FOLDER = Path(os.environ[FOLDER])

if __name__ == "__main__":
    main()
