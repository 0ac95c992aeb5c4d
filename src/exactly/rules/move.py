"""Moves between the stacks, and seats in clockwise order.

There are a few hundred different moves. Each is created once and reused.
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
    """The centre as a place: it has the coins that no player holds."""

    CENTRE = "C"

    __hash__ = object.__hash__  # moves are looked up often, and the hash of its name is slow


CENTRE: Final = Centre.CENTRE

Place: TypeAlias = Seat | Literal[Centre.CENTRE]
"""The place of a stack: a seat or the centre."""


class CoinMove(NamedTuple):
    """A move of one coin from one stack to another."""

    coin: Coin
    source: Place
    target: Place


class Pass(Enum):
    """A pass: the turn ends without a moved coin."""

    PASS = "pass"  # noqa: S105  # a move, not a password


PASS: Final = Pass.PASS

Move: TypeAlias = CoinMove | Literal[Pass.PASS]
"""A move of the active player: a coin move or a pass."""


_PLACES: tuple[Place, ...] = (CENTRE, *(Seat(number) for number in range(1, SEATS.stop)))

COIN_MOVES = {
    coin: tuple(tuple(CoinMove(coin, source, target) for target in _PLACES) for source in _PLACES)
    for coin in COINS
}
"""The moves by coin, source and target; index 0 is the centre, the other indexes are seats."""


def all_moves(seats: int) -> tuple[Move, ...]:
    """Return all moves at a table of `seats` seats, in the order of `legal_moves`.

    A number that stands for a move is an index of this tuple.
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
    """Return all seats of a table in the order of play, starting with this one (rule 13)."""
    return _CLOCKWISE[seats][seat]


NEXT_SEAT = {
    seats: (Seat(0), *(Seat(seat % seats + 1) for seat in range(1, seats + 1))) for seats in SEATS
}
"""The next seat clockwise (rule 13), by number of seats and by seat; index 0 is unused."""

_CLOCKWISE = {
    seats: {
        Seat(first): tuple(Seat((first - 1 + step) % seats + 1) for step in range(seats))
        for first in range(1, seats + 1)
    }
    for seats in SEATS
}
