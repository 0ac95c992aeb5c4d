"""Characters of the computer players: how well they see, and how they treat others.

None of them moves at random. A character judges what each move leads to, partly by what a network
says, partly by a look at its own stack alone; it overlooks some of what happens between others, is
in doubt about close calls, and may wish somebody well or ill.
"""

from enum import StrEnum
from typing import NamedTuple

__all__ = ["CHARACTERS", "STRONGEST", "Character", "Heart", "attends", "doubt_of", "stakes"]

_STEP = 0x9E3779B97F4A7C15
_ALL = 2**64 - 1
_DOUBLE_ROOT = 3**0.5  # four even draws, so stretched, spread by 1

_CONCERN = 0.15


def stakes(seats: int) -> tuple[float, float]:
    """Return how much the own stack and doubts weigh at such a table, beside a table of two.

    The more there are to undo a move, the less it does for the chances; what else counts has to
    match that.
    """
    return (2 / seats) ** _OWN_STACK, (2 / seats) ** _DOUBT


_OWN_STACK, _DOUBT = 3.0, 0.7


class Heart(StrEnum):
    """How a character treats others at a table of three and more."""

    OWN = "own"
    """It minds its own chance."""
    WEAKEST = "weakest"
    """It helps who is least likely to win."""
    LEADER = "leader"
    """It spoils the game of who is most likely to win."""

    @property
    def concern(self) -> float:
        """What the chance of that other one weighs beside the own."""
        return {Heart.OWN: 0.0, Heart.WEAKEST: _CONCERN, Heart.LEADER: -_CONCERN}[self]


class Character(NamedTuple):
    """How somebody plays."""

    strength: int
    """From 1, a child's first opponent."""
    heart: Heart
    foresight: float
    """How much it judges by what may come; for the rest it only looks at its own stack."""
    doubt: float
    """How far off its judgement of a move usually is."""
    attention: float
    """How likely it is to see a move that does not touch its own stack."""


CHARACTERS: dict[str, Character] = {
    "pip": Character(1, Heart.OWN, foresight=0.4, doubt=0.055, attention=0.4),
    "clara": Character(2, Heart.WEAKEST, foresight=0.7, doubt=0.043, attention=0.6),
    "bruno": Character(3, Heart.OWN, foresight=0.9, doubt=0.031, attention=0.75),
    "ines": Character(4, Heart.LEADER, foresight=1.0, doubt=0.02, attention=0.9),
    "otto": Character(5, Heart.OWN, foresight=1.0, doubt=0.012, attention=1.0),
    "magda": Character(6, Heart.OWN, foresight=1.0, doubt=0.0, attention=1.0),
}
"""By name, the weakest first."""

STRONGEST = "magda"
"""Who looks several turns ahead as well."""


def doubt_of(seed: int, move: int) -> float:
    """Return how far off the judgement of a move is, in units of the usual: most often little."""
    drawn = _mix(seed + (2 * move + 1) * _STEP)
    parts = sum(drawn >> shift & 0xFFFF for shift in (0, 16, 32, 48))
    return (parts / 65536 - 2) * _DOUBLE_ROOT


def attends(seed: int, move: int, attention: float) -> bool:
    """Say whether a move that does not touch the own stack is seen."""
    return (_mix(seed + (2 * move + 2) * _STEP) >> 40) < attention * 2**24


def _mix(state: int) -> int:
    """Return the random number that belongs to a state of SplitMix64."""
    mixed = state & _ALL
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _ALL
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _ALL
    return mixed ^ mixed >> 31
