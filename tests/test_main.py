"""The entry point survives streams that end, fill up or cannot show a character."""

import subprocess
import sys
from pathlib import Path

from support.command_line import exactly


def test_answers_that_cannot_be_written_end_with_one_line() -> None:
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


def test_a_reader_who_has_enough_is_not_bothered() -> None:
    script = f"yes '5/5 0/0 1 20' | head -20000 | {sys.executable} -m exactly moves - | head -1"
    done = subprocess.run(["sh", "-c", script], capture_output=True, check=False, text=True)
    assert (done.stdout, done.stderr) == ("20:C>1 20:C>2\n", "")


def test_what_a_terminal_cannot_show_becomes_a_mark() -> None:
    done = exactly("rules", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "r?gle" in done.stdout
