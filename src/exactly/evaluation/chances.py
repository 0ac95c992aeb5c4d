"""The interface of everything that estimates win chances, for any number of seats."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from exactly.records import write_rules
from exactly.rules import Move, Rules, State

__all__ = [
    "Chances",
    "FindChances",
    "Judged",
    "NoChancesError",
    "UnsolvedError",
]


class Judged(NamedTuple):
    """A legal move, and each seat's chance to win after it."""

    move: Move
    win: tuple[float, ...]


class Chances(Protocol):
    """Win chances of every seat: exact, or estimated."""

    @property
    def exact(self) -> bool:
        """Whether the chances are those of perfect play, or an estimate."""
        ...

    @property
    def error(self) -> float:
        """How far a chance may be from the true one; of an estimate, how far it usually is."""
        ...

    def win(self, state: State) -> tuple[float, ...]:
        """Return the chance of each seat to win the game, seat 1 first."""
        ...

    def judge(self, state: State) -> list[Judged]:
        """Return the legal moves, the best for the active seat first; equals in fixed order."""
        ...


class NoChancesError(ValueError):
    """A state of another table or other rules than these chances are for."""

    def __init__(self, state: State) -> None:
        super().__init__(f"no chances for {state.seats} seats under {state.rules}")
        self.state = state


class UnsolvedError(LookupError):
    """The game under these rules has to be solved first; the cause, if any, says why."""

    def __init__(self, rules: Rules) -> None:
        how = f"exactly solve --rules {write_rules(rules)}"
        super().__init__(f"the game is not solved; `{how}` does it")
        self.rules = rules


FindChances = Callable[[Rules], Chances]
"""Finds the chances to win under some rules; raises UnsolvedError where there are none."""
