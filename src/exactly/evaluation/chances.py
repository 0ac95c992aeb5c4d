"""The interface of win chances, for any number of seats."""

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
        """The maximum error of a chance; for an estimate, the usual error."""
        ...

    def win(self, state: State) -> tuple[float, ...]:
        """Return the chance of each seat to win the game, seat 1 first."""
        ...

    def judge(self, state: State) -> list[Judged]:
        """Return the legal moves, the best for the active seat first; ties in their usual order."""
        ...


class NoChancesError(ValueError):
    """A state with other seats or rules than these chances."""

    def __init__(self, state: State) -> None:
        super().__init__(f"chances are not available for {state.seats} seats under {state.rules}")
        self.state = state


class UnsolvedError(LookupError):
    """The game under these rules is not solved; the cause, if any, is the reason."""

    def __init__(self, rules: Rules) -> None:
        command = f"exactly solve --rules {write_rules(rules)}"
        super().__init__(f"the game is not solved; run `{command}` first")
        self.rules = rules


FindChances = Callable[[Rules], Chances]
"""A function from rules to their win chances; raises UnsolvedError if there are none."""
