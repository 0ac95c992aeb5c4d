"""The command `exactly` in a separate process."""

import json
import os
import subprocess
import sys

__all__ = ["answer", "exactly"]


def exactly(
    *arguments: str, stdin: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command in a separate process."""
    return subprocess.run(
        [sys.executable, "-m", "exactly", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LANGUAGE": "", **environment},
    )


def answer(*arguments: str, stdin: str = "") -> object:
    """Return the JSON output of the command."""
    done = exactly(*arguments, "--json", stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)
