"""Moves between the stacks, and seats in clockwise order.

Every move there can ever be is one of a few hundred values, made once and handed out again.
"""

from enum import Enum
from typing import Final, Literal, NamedTuple, NewType, TypeAlias

from exactly.rules.coins import COINS, Coin

__all__ = [
    "CENTRE",
    "COIN_MOVES",
    "NEXT_SEAT",
    "PASS",
    "SEATS",
    "Centre",
    "CoinMove",
    "Move",
    "Pass",
    "Place",
    "Seat",
    "all_moves",
    "clockwise_from",
]

Seat = NewType("Seat", int)
"""A place at the table; seats count from 1, clockwise."""

SEATS = range(2, 7)  # Rule 1


class Centre(Enum):
    """The middle of the table, where the coins lie that nobody holds."""

    CENTRE = "C"

    __hash__ = object.__hash__  # moves are looked up often, and the hash of its name is slow


CENTRE: Final = Centre.CENTRE

Place: TypeAlias = Seat | Literal[Centre.CENTRE]
"""Where a stack lies."""


class CoinMove(NamedTuple):
    """One coin, taken from one stack and laid on another."""

    coin: Coin
    source: Place
    target: Place


class Pass(Enum):
    """The turn goes on without a coin moved."""

    PASS = "pass"  # noqa: S105  # a move, not a password


PASS: Final = Pass.PASS

Move: TypeAlias = CoinMove | Literal[Pass.PASS]
"""What the active player does with the roll."""


_PLACES: tuple[Place, ...] = (CENTRE, *(Seat(number) for number in range(1, SEATS.stop)))

COIN_MOVES = {
    coin: tuple(tuple(CoinMove(coin, source, target) for target in _PLACES) for source in _PLACES)
    for coin in COINS
}
"""The moves of a coin by source and target, each 0 for the centre or the seat's number."""


def all_moves(seats: int) -> tuple[Move, ...]:
    """List every move there can be at a table of so many seats, in the order of `legal_moves`.

    Who needs moves as numbers counts them through in this list.
    """
    return _ALL_MOVES[seats]


_ALL_MOVES: dict[int, tuple[Move, ...]] = {
    seats: (
        *(
            move
            for coin in COINS
            for source, targets in enumerate(COIN_MOVES[coin][: seats + 1])
            for target, move in enumerate(targets[: seats + 1])
            if source != target
        ),
        PASS,
    )
    for seats in SEATS
}


def clockwise_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats of a table in the order of play, beginning with this one (rule 13)."""
    return _CLOCKWISE[seats][seat]


NEXT_SEAT = {
    seats: (Seat(0), *(Seat(seat % seats + 1) for seat in range(1, seats + 1))) for seats in SEATS
}
"""Who sits clockwise of a seat (rule 13), by how many sit there; nobody sits on the first place."""

_CLOCKWISE = {
    seats: {
        Seat(first): tuple(Seat((first - 1 + step) % seats + 1) for step in range(seats))
        for first in range(1, seats + 1)
    }
    for seats in SEATS
}
