"""Observations: a state as numbers, seen by one seat, in one layout for all libraries.

Each part begins with the observing seat, and goes on clockwise. All numbers are integers from 0 to
`HIGHEST`. For a table of n seats they are, in this order:

========== ======= ======================================================================
part       numbers meaning
========== ======= ======================================================================
`stacks`   4 n     the number of coins of 50, 20, 10 and 5 of each seat
`centre`   4       the number of each in the centre
`euros`    n       the 1-euro tokens of each seat
`active`   n       1 for the active seat, 0 for the others; all 0 after the end
`face`     6       1 for the face up, in the order of `FACES`; all 0 before the roll
`starting` n       the starting roll of each seat: 0 if the seat is out, or starting
                   rolls are over; 1 before its roll; then 2 for 0, the lowest, to 7
                   for ?, the highest
========== ======= ======================================================================

Totals of stacks are not included: a total is 50, 20, 10 and 5 times the counts, which any linear
layer can compute.
"""

from itertools import chain
from typing import NamedTuple

from exactly.rules import (
    COINS,
    COINS_OF_EACH,
    FACES,
    LOWEST_TO_HIGHEST,
    SEATS,
    Face,
    Seat,
    StartingRolls,
    State,
)

__all__ = ["HIGHEST", "Part", "observe", "parts", "size"]

HIGHEST = COINS_OF_EACH


class Part(NamedTuple):
    """A part of an observation, with its name and shape."""

    name: str
    shape: tuple[int, ...]


def parts(seats: int) -> tuple[Part, ...]:
    """Return the parts of an observation for `seats` seats, in their order."""
    return (
        Part("stacks", (seats, len(COINS))),
        Part("centre", (len(COINS),)),
        Part("euros", (seats,)),
        Part("active", (seats,)),
        Part("face", (len(FACES),)),
        Part("starting", (seats,)),
    )


def size(seats: int) -> int:
    """Return the length of an observation for `seats` seats, in numbers."""
    return (seats + 1) * len(COINS) + 3 * seats + len(FACES)


def observe(state: State, seat: Seat) -> bytearray:
    """Return the observation of a state, seen by a seat, with a byte for each number."""
    stacks, euros = state.stacks, state.euros
    seats, ahead = len(stacks), seat - 1
    # The same as `state.centre`, but twice as fast: learners observe every step.
    centre = [COINS_OF_EACH - held for held in map(sum, zip(*stacks, strict=True))]
    no_seat = bytes(seats)
    return bytearray().join(
        (
            bytes(chain.from_iterable(stacks[ahead:] + stacks[:ahead])),
            bytes(centre),
            bytes(euros[ahead:] + euros[:ahead]),
            no_seat if state.is_over else _ACTIVE[seats][(state.active - seat) % seats],
            _FACES[state.face],
            no_seat if state.starting is None else _starting(state.starting, ahead, seats),
        )
    )


def _starting(rolls: StartingRolls, ahead: int, seats: int) -> bytes:
    by_seat = bytearray(seats)
    for place, contender in enumerate(rolls.contenders):
        has_rolled = place < len(rolls.faces)
        by_seat[contender - 1] = _HEIGHTS[rolls.faces[place]] if has_rolled else 1
    return bytes(by_seat[ahead:] + by_seat[:ahead])


_ACTIVE = {
    seats: tuple(bytes(place == active for place in range(seats)) for active in range(seats))
    for seats in SEATS
}
_FACES: dict[Face | None, bytes] = {
    shown: bytes(face is shown for face in FACES) for shown in (None, *FACES)
}
_HEIGHTS = {face: height for height, face in enumerate(LOWEST_TO_HIGHEST, start=2)}
