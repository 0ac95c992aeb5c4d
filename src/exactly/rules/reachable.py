"""Whether a game can reach a position, and if not, why.

For positions written by hand; states made by `play` never have a flaw.
"""

from enum import StrEnum
from typing import NamedTuple

from exactly.rules.coins import COINS, COINS_OF_EACH, ONE_EURO, Stack
from exactly.rules.move import Seat, clockwise_from
from exactly.rules.play import new_game
from exactly.rules.state import Setup, State

__all__ = ["Flaw", "FlawKind", "find_flaw"]


class FlawKind(StrEnum):
    """Why a position is impossible."""

    NOT_AT_START = "not-at-start"
    """Coins or euros have moved before the end of the starting rolls (rule 6)."""
    TOO_MANY_COINS = "too-many-coins"
    """The players hold more than ten coins of one value (rule 2)."""
    STACK_TOO_HIGH = "stack-too-high"
    """A stack is worth more than two euros (rule 11)."""
    EURO_NOT_TAKEN = "euro-not-taken"
    """A stack is worth exactly one euro while the game goes on (rule 14)."""
    TOO_MANY_WINNERS = "too-many-winners"
    """More seats have reached the target than one move can bring there (rules 15 and 17)."""


class Flaw(NamedTuple):
    """The reason why a position is impossible, and the first seat with this flaw."""

    kind: FlawKind
    seat: Seat


def find_flaw(state: State) -> Flaw | None:
    """Return why no game under the state's rules can reach it, or None if a game can."""
    return _flaw_of_start(state) or _flaw_of_stacks(state) or _flaw_of_euros(state)


def _flaw_of_start(state: State) -> Flaw | None:
    if state.starting is None:
        return None
    start = new_game(Setup(state.seats))
    for seat in clockwise_from(Seat(1), state.seats):
        if state.stack(seat) != start.stack(seat) or state.euros[seat - 1]:
            return Flaw(FlawKind.NOT_AT_START, seat)
    return None


def _flaw_of_stacks(state: State) -> Flaw | None:
    limit = state.rules.edition.limit
    too_many = _hold_too_many(state.stacks)
    for seat, stack in enumerate(state.stacks, start=1):
        if too_many and _hold_too_many(state.stacks[:seat]):
            return Flaw(FlawKind.TOO_MANY_COINS, Seat(seat))
        if limit is not None and stack.total > limit + COINS[0]:
            return Flaw(FlawKind.STACK_TOO_HIGH, Seat(seat))
        if stack.total == ONE_EURO and not state.is_over:
            return Flaw(FlawKind.EURO_NOT_TAKEN, Seat(seat))
    return None


def _hold_too_many(stacks: tuple[Stack, ...]) -> bool:
    return max(map(sum, zip(*stacks, strict=True))) > COINS_OF_EACH


def _flaw_of_euros(state: State) -> Flaw | None:
    if not state.is_over:
        return None
    possible = 2 if state.rules.both_collect else 1
    winners = [
        Seat(seat) for seat, euros in enumerate(state.euros, start=1) if euros >= state.rules.target
    ]
    return Flaw(FlawKind.TOO_MANY_WINNERS, winners[possible]) if len(winners) > possible else None
