"""The entry point handles streams that close, fill up or cannot encode a character."""

import subprocess
import sys
from pathlib import Path

from support.command_line import exactly


def test_a_failed_write_gives_one_line() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "exactly", "moves", "5/5 0/0 1 20"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr == "exactly: No space left on device\n"


def test_a_closed_output_gives_no_error() -> None:
    script = f"yes '5/5 0/0 1 20' | head -20000 | {sys.executable} -m exactly moves - | head -1"
    done = subprocess.run(["sh", "-c", script], capture_output=True, check=False, text=True)
    assert (done.stdout, done.stderr) == ("20:C>1 20:C>2\n", "")


def test_characters_that_a_terminal_cannot_show_are_replaced() -> None:
    done = exactly("rules", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "r?gle" in done.stdout
