"""The command `exactly` in a process of its own."""

import json
import os
import subprocess
import sys

__all__ = ["answer", "exactly"]


def exactly(
    *arguments: str, stdin: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
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
    """Return the answer of the command for programs."""
    done = exactly(*arguments, "--json", stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)
