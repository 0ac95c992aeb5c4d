"""Input features of a network: which inputs are 1 for a position before a roll.

Seats count clockwise from the seat to roll. The features of a seat are the total of its stack, its
number of coins of each value, and the euros missing to win; those of the centre are its coins.
Every number is one-hot encoded, so that 0.95 and 1.00 are as different as they are in the game.
Positions are batches of arrays. This module does not know the moves.
"""

from dataclasses import dataclass
from typing import Any

from exactly.rules import COINS, COINS_OF_EACH, ONE_EURO, SEATS, TARGETS, Edition

__all__ = ["STEP", "WORTHS", "Features"]

STEP = COINS[-1]
"""The lowest coin in cents; all totals are multiples of it."""

WORTHS = tuple(coin // STEP for coin in COINS)
"""The values of the coins in multiples of `STEP`, the highest first."""

_COUNTS = COINS_OF_EACH + 1
_HIGHEST = {Edition.STANDARD: 2 * ONE_EURO, Edition.CLASSIC: 3 * ONE_EURO}
"""The highest total of a stack with its own network input, in cents. No stack is above 2.00 under
rule 11. Without that rule, stacks above 3.00 share an input, and differ only in their coins."""


@dataclass(frozen=True)
class Features:
    """The network inputs for a number of seats and an edition: seat by seat, then the centre."""

    seats: int
    edition: Edition = Edition.STANDARD

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise ValueError(f"seats must be 2 to 6, not {self.seats!r}")

    @property
    def totals(self) -> int:
        """The number of network inputs for the total of a stack."""
        return _HIGHEST[self.edition] // STEP + 1

    @property
    def of_seat(self) -> int:
        """The number of network inputs of each seat."""
        return self.totals + len(COINS) * _COUNTS + len(TARGETS)

    @property
    def size(self) -> int:
        """The number of all network inputs."""
        return self.seats * self.of_seat + len(COINS) * _COUNTS

    @property
    def seen(self) -> int:
        """The number of network inputs that are 1 for any position; all others are 0."""
        return self.seats * (2 + len(COINS)) + len(COINS)

    def inputs(self, coins: Any, needs: Any, places: Any) -> tuple[Any, Any, Any, Any]:
        """Return the indexes of the inputs that are 1: totals, coins and euros by seat, the centre.

        `coins` are by position, seat and value, `needs` are by position and seat. `places` are the
        numbers from 0, at least as many as seats and values. Arrays may be of NumPy or of PyTorch,
        so that both have the same features.
        """
        worths = sum(worth * coins[..., value] for value, worth in enumerate(WORTHS))
        seats = places[: self.seats] * self.of_seat
        values = places[: len(COINS)] * _COUNTS
        totals = seats + worths.clip(0, self.totals - 1)
        counts = seats[:, None] + self.totals + values + coins
        euros = seats + self.totals + len(COINS) * _COUNTS + needs - 1
        centre = self.seats * self.of_seat + values + COINS_OF_EACH - coins.sum(-2)
        return totals, counts, euros, centre
