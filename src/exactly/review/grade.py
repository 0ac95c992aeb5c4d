"""Grades of moves, by the win chance that they lose."""

from enum import StrEnum

__all__ = ["NOTICEABLE", "Grade", "grade_of"]


class Grade(StrEnum):
    """The grade of a move, by the win chance that it lost."""

    FORCED = "forced"
    """The move was the only legal one."""
    BEST = "best"
    """No other move had a win chance higher by 0.0005 or more."""
    GOOD = "good"
    """The move lost less than 0.01 of a win chance."""
    INEXACT = "inexact"
    """The move lost less than 0.03 of a win chance; shown as inaccuracy."""
    MISTAKE = "mistake"
    """The move lost less than 0.08 of a win chance."""
    BLUNDER = "blunder"
    """The move lost 0.08 or more of a win chance; to leave a possible euro costs 0.2 on average."""


NOTICEABLE = 0.0005
"""The lowest loss of win chance that counts: win chances are shown to a tenth of a percent."""

_LOSS_BELOW = (
    (NOTICEABLE, Grade.BEST),
    (0.01, Grade.GOOD),
    (0.03, Grade.INEXACT),
    (0.08, Grade.MISTAKE),
)


def grade_of(loss: float, choices: int) -> Grade:
    """Return the grade of a move that loses `loss` against the best of `choices` legal moves."""
    if choices == 1:
        return Grade.FORCED
    return next((grade for below, grade in _LOSS_BELOW if loss < below), Grade.BLUNDER)
