"""Characters of the computer players: their strength, and how they treat others.

No character moves at random. It evaluates each move partly by a network, and partly by its own
stack alone. It overlooks some moves between others. Its estimates have random errors, so it can
miss the better of two close moves. It may also help or hinder another player.
"""

from enum import StrEnum
from typing import NamedTuple

__all__ = ["CHARACTERS", "STRONGEST", "Character", "Heart", "attends", "doubt_of", "stakes"]

_STEP = 0x9E3779B97F4A7C15
_ALL = 2**64 - 1
_DOUBLE_ROOT = 3**0.5  # scales the sum of four uniform draws to a standard deviation of 1

_CONCERN = 0.15


def stakes(seats: int) -> tuple[float, float]:
    """Return the weights of the mover's own stack and of random errors, relative to two seats.

    With more seats, others can undo a move more easily, so it changes the win chances less. The
    weights shrink to match.
    """
    return (2 / seats) ** _OWN_STACK, (2 / seats) ** _DOUBT


_OWN_STACK, _DOUBT = 3.0, 0.7


class Heart(StrEnum):
    """How a character treats others at a table of three and more."""

    OWN = "own"
    """It plays for its own win chance alone."""
    WEAKEST = "weakest"
    """It helps the player with the lowest win chance."""
    LEADER = "leader"
    """It hinders the player with the highest win chance."""

    @property
    def concern(self) -> float:
        """The weight of the other player's win chance, relative to its own; below 0 to hinder."""
        return {Heart.OWN: 0.0, Heart.WEAKEST: _CONCERN, Heart.LEADER: -_CONCERN}[self]


class Character(NamedTuple):
    """How a computer player plays."""

    strength: int
    """The rank among the characters, from 1, a child's first opponent, to 6."""
    heart: Heart
    foresight: float
    """The weight of the network's estimate, from 0 to 1; the rest is for the player's own stack."""
    doubt: float
    """The standard deviation of the random error in the player's estimate of a move."""
    attention: float
    """The chance that the player notices a move that does not touch its own stack."""


CHARACTERS: dict[str, Character] = {
    "pip": Character(1, Heart.OWN, foresight=0.4, doubt=0.055, attention=0.4),
    "clara": Character(2, Heart.WEAKEST, foresight=0.7, doubt=0.043, attention=0.6),
    "bruno": Character(3, Heart.OWN, foresight=0.9, doubt=0.031, attention=0.75),
    "ines": Character(4, Heart.LEADER, foresight=1.0, doubt=0.02, attention=0.9),
    "otto": Character(5, Heart.OWN, foresight=1.0, doubt=0.012, attention=1.0),
    "magda": Character(6, Heart.OWN, foresight=1.0, doubt=0.0, attention=1.0),
}
"""The characters by name, the weakest first."""

STRONGEST = "magda"
"""The character that also searches several turns ahead."""


def doubt_of(seed: int, move: int) -> float:
    """Return the random error in the estimate of a move, in standard deviations."""
    drawn = _mix(seed + (2 * move + 1) * _STEP)
    parts = sum(drawn >> shift & 0xFFFF for shift in (0, 16, 32, 48))
    return (parts / 65536 - 2) * _DOUBLE_ROOT


def attends(seed: int, move: int, attention: float) -> bool:
    """Return whether a player notices this move, which does not touch the player's own stack."""
    return (_mix(seed + (2 * move + 2) * _STEP) >> 40) < attention * 2**24


def _mix(state: int) -> int:
    """Return the random number that the generator SplitMix64 has for a state."""
    mixed = state & _ALL
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _ALL
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _ALL
    return mixed ^ mixed >> 31
