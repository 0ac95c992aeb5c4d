"""Grades of moves, by the win chance that they lose."""

from enum import StrEnum

__all__ = ["NOTICEABLE", "Grade", "grade_of"]


class Grade(StrEnum):
    """The grade of a move, by the win chance that it lost."""

    FORCED = "forced"
    """It was the only legal move."""
    BEST = "best"
    """No move was better by 0.0005 or more."""
    GOOD = "good"
    """It lost less than 0.01."""
    INEXACT = "inexact"
    """It lost less than 0.03; shown as inaccuracy."""
    MISTAKE = "mistake"
    """It lost less than 0.08."""
    BLUNDER = "blunder"
    """It lost 0.08 or more. To leave a euro that could be taken costs 0.2 on average."""


NOTICEABLE = 0.0005
"""The lowest loss that counts: win chances are shown to a tenth of a percent."""

_LOSS_BELOW = (
    (NOTICEABLE, Grade.BEST),
    (0.01, Grade.GOOD),
    (0.03, Grade.INEXACT),
    (0.08, Grade.MISTAKE),
)


def grade_of(loss: float, choices: int) -> Grade:
    """Return the grade of a move by its loss against the best of `choices` legal moves."""
    if choices == 1:
        return Grade.FORCED
    return next((grade for below, grade in _LOSS_BELOW if loss < below), Grade.BLUNDER)
