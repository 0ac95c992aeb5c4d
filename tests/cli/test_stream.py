"""Positions from standard input get one answer a line."""

import json
import os
import subprocess
import sys

from support.command_line import exactly


def test_apply_answers_one_line_a_position() -> None:
    lines = "5/5 0/0 1 20\n5/5 0/0 2 20\n5/5 0/0 1 10\n"
    done = exactly("apply", "-", "20:C>1", stdin=lines)
    assert done.returncode == 2
    assert done.stdout.splitlines() == ["20.5/5 0/0 2 -", "20.5/5 0/0 1 -", ""]
    assert done.stderr.startswith("exactly: Line 3: Illegal move.")


def test_moves_continues_after_a_bad_line() -> None:
    lines = "5/5 0/0 1 20\nnonsense\n-/5 0/0 2 0\r\n"
    done = exactly("moves", "-", stdin=lines)
    assert done.returncode == 2
    assert done.stdout.splitlines() == ["20:C>1 20:C>2", "", "pass"]
    assert done.stderr.startswith("exactly: Line 2: Invalid position, column 1: expected a coin")
    assert done.stderr.count("\n") == 1


def test_moves_continues_after_invalid_utf_8() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "exactly", "moves", "-"],
        input=b"5/5 0/0 1 20\n\xff\n5/5 0/0 2 0\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert done.returncode == 2
    assert done.stdout == b"20:C>1 20:C>2\n\npass\n"
    assert done.stderr.startswith(b"exactly: Line 2: Invalid position, column 1")


def test_moves_without_an_input_says_so() -> None:
    script = f"{sys.executable} -m exactly moves - <&-"
    done = subprocess.run(["sh", "-c", script], capture_output=True, check=False, text=True)
    assert done.returncode == 2
    assert "There is no standard input" in done.stderr


def test_moves_answers_programs_line_by_line() -> None:
    done = exactly("moves", "-", "--json", stdin="5/5 0/0 1 20\nnonsense\n5/5 0/0 2 0\n")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0] == ["20:C>1", "20:C>2"]
    assert answers[1]["line"] == 2
    assert "expected a coin" in answers[1]["error"]
    assert answers[2] == ["pass"]
