"""Sentences about the problems that a check found in a game record."""

from exactly.locales import Texts
from exactly.rules import Refusal

__all__ = ["describe_problem", "turn_label"]


def turn_label(turn: int | None, words: Texts) -> str:
    """Return the beginning of a sentence about a turn; 0 stands for the starting rolls."""
    if turn is None:
        return ""
    return words("verify-at-turn", turn=turn) if turn else words("verify-at-start")


def describe_problem(
    problem: str, refusal: Refusal | None, expected: str, seats: int, words: Texts
) -> str:
    """Return the sentence about a problem; for an illegal move it is the rule that forbids it."""
    if refusal is not None:
        return words(f"refusal-{refusal.value}")
    return words(f"problem-{problem}", expected=expected or "none", seats=seats)
