"""`exactly` with the networks of another folder, in all of its processes.

There is no such setting: the networks come with the package.
"""

import os
from pathlib import Path

from exactly.__main__ import main
from exactly.networks import files

FOLDER = "EXACTLY_TEST_NETWORKS"
"""The environment variable with the folder."""

if __name__ in {"__main__", "__mp_main__"}:  # the latter is its name in child processes
    files.FOLDER = Path(os.environ[FOLDER])

if __name__ == "__main__":
    main()
