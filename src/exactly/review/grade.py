"""Grades of moves, by the win chance that they lose."""

from enum import StrEnum

__all__ = ["NOTICEABLE", "Grade", "grade_of"]


class Grade(StrEnum):
    """How good a move was, by how much of the chance to win it gave away."""

    FORCED = "forced"
    """There was no other."""
    BEST = "best"
    """None was better by 0.0005 or more."""
    GOOD = "good"
    """Less than 0.01 was lost."""
    INEXACT = "inexact"
    """Less than 0.03 was lost."""
    MISTAKE = "mistake"
    """Less than 0.08 was lost."""
    BLUNDER = "blunder"
    """More: as much as leaving a euro that could be taken, which costs 0.2 on the average."""


NOTICEABLE = 0.0005
"""A loss below this is none: people are shown a tenth of a hundredth at the finest."""

_LOSS_BELOW = (
    (NOTICEABLE, Grade.BEST),
    (0.01, Grade.GOOD),
    (0.03, Grade.INEXACT),
    (0.08, Grade.MISTAKE),
)


def grade_of(loss: float, choices: int) -> Grade:
    """Grade a move by what it lost against the best of so many legal moves."""
    if choices == 1:
        return Grade.FORCED
    return next((grade for below, grade in _LOSS_BELOW if loss < below), Grade.BLUNDER)
