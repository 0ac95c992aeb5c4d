"""Records that commands are given: read from a file, and what is wrong with them in words."""

import sys
from pathlib import Path

from exactly.cli.options import complain
from exactly.locales import Texts
from exactly.rules import Refusal

__all__ = ["describe_problem", "place_of", "read_text"]


def read_text(file: str, words: Texts) -> str:
    """Return the text of a file, or of standard input for `-`; complain where there is none."""
    if file == "-" and sys.stdin is None:
        complain(words("cli-no-input"))
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return content.decode("utf-8")
    except OSError as error:
        complain(words("cli-cannot-read", file=file, reason=error.strerror or str(error)))
    except UnicodeDecodeError as error:
        complain(words("cli-not-text", file=file, byte=error.start + 1))


def place_of(turn: int | None, words: Texts) -> str:
    """Return what stands before a sentence about a turn, 0 for the starting rolls."""
    if turn is None:
        return ""
    return words("verify-at-turn", turn=turn) if turn else words("verify-at-start")


def describe_problem(
    problem: str, refusal: Refusal | None, expected: str, seats: int, words: Texts
) -> str:
    """Say what is wrong: a move that is not allowed is told by the reason for it."""
    if refusal is not None:
        return words(f"refusal-{refusal.value}")
    return words(f"problem-{problem}", expected=expected or "none", seats=seats)
