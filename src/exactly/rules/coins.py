"""The coins and the stacks they lie in.

Knows nothing of players, turns or the die.
"""

from enum import IntEnum
from functools import cache, cached_property
from typing import NamedTuple

__all__ = [
    "COINS",
    "COINS_OF_EACH",
    "EMPTY",
    "ONE_EURO",
    "PLACE_IN_STACK",
    "Coin",
    "Stack",
    "changed",
]


class Coin(IntEnum):
    """A coin by its value in cents. The 1-euro token is not one: it is never moved."""

    FIFTY = 50
    TWENTY = 20
    TEN = 10
    FIVE = 5

    __hash__ = int.__hash__  # coins are looked up often, and the hash of their name is slow


COINS = tuple(Coin)
"""The four values of coins, the highest first."""

COINS_OF_EACH = 10  # Rule 2
ONE_EURO = 100


class _Counts(NamedTuple):
    fifties: int = 0
    twenties: int = 0
    tens: int = 0
    fives: int = 0


class Stack(_Counts):
    """Coins that lie together, before a seat or in the centre, counted by value.

    The same few stacks occur again and again, so `total` and `changed` are cached.
    """

    def __setattr__(self, name: str, _value: object) -> None:
        raise AttributeError(f"a Stack is immutable: cannot set {name!r}")

    @cached_property
    def total(self) -> int:
        """The value of the coins, in cents."""
        return 50 * self.fifties + 20 * self.twenties + 10 * self.tens + 5 * self.fives

    @property
    def coins(self) -> tuple[Coin, ...]:
        """Each coin of the stack, the highest value first."""
        return tuple(coin for coin, count in zip(COINS, self, strict=True) for _ in range(count))

    def count_of(self, coin: Coin) -> int:
        """Return the number of coins of this value."""
        return self[PLACE_IN_STACK[coin]]

    def plus(self, coin: Coin) -> "Stack":
        """Return the stack with one coin more."""
        return changed(self, coin, +1)

    def minus(self, coin: Coin) -> "Stack":
        """Return the stack with one coin less."""
        return changed(self, coin, -1)


PLACE_IN_STACK = {coin: place for place, coin in enumerate(COINS)}
"""By coin, the index of its count in a `Stack`."""


@cache  # at most 11 to the fourth stacks, eight times each
def changed(stack: Stack, coin: Coin, by: int) -> Stack:
    """Return the stack with `by` more coins of this value; fewer if `by` is negative."""
    counts = list(stack)
    counts[PLACE_IN_STACK[coin]] += by
    return Stack(*counts)


EMPTY = Stack()
