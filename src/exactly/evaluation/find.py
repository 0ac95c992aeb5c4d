"""Find the source of win chances for a table: exact for two seats, estimated for more."""

from pathlib import Path

from platformdirs import user_cache_path

from exactly.evaluation.chances import Chances
from exactly.evaluation.exact import SolvedChances, chances_in
from exactly.rules import Rules

__all__ = ["estimated_chances", "find_chances", "solutions_folder"]


def find_chances(seats: int, rules: Rules, solutions: Path) -> Chances:
    """Return the exact win chances for two seats, and a network's estimates for more.

    Raises UnsolvedError, and if there is no network DamagedNetworkError or ModuleNotFoundError.
    """
    if seats in SolvedChances.seats:
        return chances_in(solutions)(rules)
    return estimated_chances(seats, rules)


def estimated_chances(seats: int, rules: Rules) -> Chances:
    """Return win chances that a network estimates.

    Raises DamagedNetworkError, or ModuleNotFoundError without NumPy.
    """
    from exactly.evaluation.estimated import EstimatedChances  # noqa: PLC0415  # needs NumPy

    return EstimatedChances(rules, seats)


def solutions_folder() -> Path:
    """Return the folder in which `exactly solve` stores this user's solutions."""
    return user_cache_path("exactly", appauthor=False) / "solutions"
