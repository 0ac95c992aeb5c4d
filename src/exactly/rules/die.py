"""The die: its faces, the coins that each face may move, and the probability of each face.

Knows the probabilities of the faces, but draws no random number.
"""

from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from exactly.rules.coins import COINS, Coin

__all__ = ["CHANCES", "FACES", "LOWEST_TO_HIGHEST", "Face", "Roll"]


class Face(StrEnum):
    """A face of the die, as it is printed on it (rule 3)."""

    ZERO = "0"
    WILD = "?"
    FIFTY = "50"
    TWENTY = "20"
    TEN = "10"
    FIVE = "5"

    __hash__ = str.__hash__  # faces are looked up often, and the hash of their name is slow

    @property
    def coins(self) -> tuple[Coin, ...]:
        """The coins that the active player may move with this face, the highest first."""
        return _COINS[self]


FACES = tuple(Face)

_COINS: dict[Face, tuple[Coin, ...]] = {
    Face.ZERO: (),  # Rule 9
    Face.WILD: COINS,  # Rule 10
    Face.FIFTY: (Coin.FIFTY,),
    Face.TWENTY: (Coin.TWENTY,),
    Face.TEN: (Coin.TEN,),
    Face.FIVE: (Coin.FIVE,),
}

# Rule 6
LOWEST_TO_HIGHEST = (Face.ZERO, Face.FIVE, Face.TEN, Face.TWENTY, Face.FIFTY, Face.WILD)


class Roll(NamedTuple):
    """A roll of the die as a step of the game, with the face that was rolled."""

    face: Face


# Rule 3: the die is fair.
CHANCES = tuple((Roll(face), Fraction(1, len(FACES))) for face in FACES)
