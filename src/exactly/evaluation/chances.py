"""The interface for win chances, for any number of seats."""

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
    """A legal move, and each seat's win chance after it."""

    move: Move
    win: tuple[float, ...]


class Chances(Protocol):
    """A source of the win chances of every seat in a state: exact or estimated."""

    @property
    def exact(self) -> bool:
        """Whether the win chances are exact, not an estimate or a value between bounds."""
        ...

    @property
    def error(self) -> float:
        """The maximum error of a win chance; for an estimate, the root-mean-square error."""
        ...

    def win(self, state: State) -> tuple[float, ...]:
        """Return each seat's win chance in this state, seat 1 first."""
        ...

    def judge(self, state: State) -> list[Judged]:
        """Return the legal moves, the active seat's best first; ties in `legal_moves` order."""
        ...


class NoChancesError(ValueError):
    """Raised for a state whose number of seats or rules do not match the win chances."""

    def __init__(self, state: State) -> None:
        super().__init__(
            f"win chances are not available for {state.seats} seats under {state.rules}"
        )
        self.state = state


class UnsolvedError(LookupError):
    """Raised if there is no usable solution for these rules; the cause, if any, is the reason."""

    def __init__(self, rules: Rules) -> None:
        command = f"exactly solve --rules {write_rules(rules)}"
        super().__init__(f"the game with these rules is not solved; run `{command}` first")
        self.rules = rules


FindChances = Callable[[Rules], Chances]
"""A function from rules to their win chances; raises UnsolvedError if there are none."""
