"""The state of a game between two steps.

A state is a value: it says what lies where and whose turn it is, never what may happen next.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final, NamedTuple, Self

from exactly.rules.coins import COINS_OF_EACH, PLACE_IN_STACK, Coin, Stack
from exactly.rules.die import Face
from exactly.rules.edition import STANDARD, Rules
from exactly.rules.move import CENTRE, SEATS, Place, Seat

__all__ = ["CHANCE", "Chance", "Outcome", "Reason", "Setup", "StartingRolls", "State"]


class Chance(Enum):
    """Who acts when the die is thrown."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins from."""

    seats: int
    rules: Rules = STANDARD

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise ValueError(f"seats must be 2 to 6, not {self.seats!r}")


class StartingRolls(NamedTuple):
    """The rolls for who begins, as far as they have come (rule 6)."""

    contenders: tuple[Seat, ...]
    """Who rolls in this pass, in seat order: first everybody, then those tied for highest."""
    faces: tuple[Face, ...] = ()
    """What the first of them have rolled in this pass."""

    @property
    def next_seat(self) -> Seat:
        """Whose roll is awaited."""
        return self.contenders[len(self.faces)]

    @classmethod
    def of_all(cls, seats: int) -> Self:
        """Return the first pass, before anybody has rolled."""
        return cls(tuple(Seat(number) for number in range(1, seats + 1)))


class State(NamedTuple):
    """A game between two steps."""

    rules: Rules
    stacks: tuple[Stack, ...]
    """What lies before each seat, seat 1 first."""
    euros: tuple[int, ...]
    """The 1-euro tokens each seat has won."""
    active: Seat
    """Who throws the die or moves next; after the end, who made the last move."""
    face: Face | None = None
    """The face up, or None before the roll."""
    starting: StartingRolls | None = None
    """The starting rolls, until it is known who begins."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.stacks)

    @property
    def centre(self) -> Stack:
        """What lies in the centre: whatever nobody holds (rule 2)."""
        return Stack(*(COINS_OF_EACH - sum(held) for held in zip(*self.stacks, strict=True)))

    def count_at(self, place: Place, coin: Coin) -> int:
        """Say how many coins of this value lie there."""
        at = PLACE_IN_STACK[coin]
        if place is not CENTRE:
            return self.stacks[place - 1][at]
        return COINS_OF_EACH - sum([stack[at] for stack in self.stacks])

    @property
    def is_over(self) -> bool:
        """Whether somebody has won (rule 17)."""
        return self.rules.target in self.euros

    @property
    def is_in_turn(self) -> bool:
        """Whether somebody is to take a turn: it is known who begins, and nobody has won."""
        return self.starting is None and not self.is_over

    def stack(self, seat: Seat) -> Stack:
        """Return what lies before this seat."""
        return self.stacks[seat - 1]


class Reason(StrEnum):
    """Why the winner is the winner."""

    REACHED_TARGET = "reached-target"
    """Nobody else had enough euros (rule 17)."""
    FIRST_OF_TWO = "first-of-two"
    """Two reached the target by one move, and the order of rule 15 decided."""


class Outcome(NamedTuple):
    """How a game ended."""

    winner: Seat
    reason: Reason
