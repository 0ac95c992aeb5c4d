"""Input features of a network: which inputs are 1 for a position before a roll.

Seats count from who is to throw, clockwise. Of each seat it sees what the stack is worth, how many
coins of each value lie in it, and how many euros are missing to win; of the centre, the coins.
Every number is seen as a place of its own, so that 0.95 and 1.00 are as different as they are in
the game. Positions are arrays, many at a time; nothing here knows what may happen next.
"""

from dataclasses import dataclass
from typing import Any

from exactly.rules import COINS, COINS_OF_EACH, ONE_EURO, SEATS, TARGETS, Edition

__all__ = ["STEP", "WORTHS", "Features"]

STEP = COINS[-1]
"""What all stacks are multiples of, in cents."""

WORTHS = tuple(coin // STEP for coin in COINS)
"""Of the coins, the highest first, in steps."""

_COUNTS = COINS_OF_EACH + 1
_HIGHEST = {Edition.STANDARD: 2 * ONE_EURO, Edition.CLASSIC: 3 * ONE_EURO}
"""Totals that are told apart. Nobody holds more than 2.00 under rule 11; without it, stacks of more
than 3.00 look alike but for their coins."""


@dataclass(frozen=True)
class Features:
    """What there is to see at a table; inputs are numbered seat by seat, the centre last."""

    seats: int
    edition: Edition = Edition.STANDARD

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise ValueError(f"seats must be 2 to 6, not {self.seats!r}")

    @property
    def totals(self) -> int:
        """How many totals are told apart."""
        return _HIGHEST[self.edition] // STEP + 1

    @property
    def of_seat(self) -> int:
        """How many inputs a seat has."""
        return self.totals + len(COINS) * _COUNTS + len(TARGETS)

    @property
    def size(self) -> int:
        """How many inputs there are."""
        return self.seats * self.of_seat + len(COINS) * _COUNTS

    @property
    def seen(self) -> int:
        """How many of them are 1."""
        return self.seats * (2 + len(COINS)) + len(COINS)

    def inputs(self, coins: Any, needs: Any, places: Any) -> tuple[Any, Any, Any, Any]:
        """Return which inputs are 1: totals, coins and euros by seat, and coins of the centre.

        `coins` are by position, seat and value, `needs` by position and seat, and `places` are the
        numbers from 0 up to what there is of seats and values. Arrays of NumPy and of PyTorch will
        do, so that both see the same.
        """
        worths = sum(worth * coins[..., value] for value, worth in enumerate(WORTHS))
        seats = places[: self.seats] * self.of_seat
        values = places[: len(COINS)] * _COUNTS
        totals = seats + worths.clip(0, self.totals - 1)
        counts = seats[:, None] + self.totals + values + coins
        euros = seats + self.totals + len(COINS) * _COUNTS + needs - 1
        centre = self.seats * self.of_seat + values + COINS_OF_EACH - coins.sum(-2)
        return totals, counts, euros, centre
