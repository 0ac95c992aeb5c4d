"""The state of a game between two steps: a roll or a move.

A state is an immutable value: stacks, euros, active seat and face. `play` has the legal steps.
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
    """Chance as the actor of the next step: it rolls the die, as a seat makes a move."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE


@dataclass(frozen=True, slots=True)
class Setup:
    """The number of seats and the rules of a new game."""

    seats: int
    rules: Rules = STANDARD

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise ValueError(f"seats must be 2 to 6, not {self.seats!r}")


class StartingRolls(NamedTuple):
    """The starting rolls so far, which decide the first player (rule 6)."""

    contenders: tuple[Seat, ...]
    """The seats that roll in this pass, in seat order: all at first, then those that are tied."""
    faces: tuple[Face, ...] = ()
    """The rolls of this pass so far, in the order of the contenders."""

    @property
    def next_seat(self) -> Seat:
        """The seat that makes the next starting roll."""
        return self.contenders[len(self.faces)]

    @classmethod
    def of_all(cls, seats: int) -> Self:
        """Return the first pass of the starting rolls, before any roll; all seats roll in it."""
        return cls(tuple(Seat(number) for number in range(1, seats + 1)))


class State(NamedTuple):
    """The state of a game between two steps, a roll or a move."""

    rules: Rules
    stacks: tuple[Stack, ...]
    """The stack of each seat, seat 1 first."""
    euros: tuple[int, ...]
    """The number of 1-euro tokens of each seat, seat 1 first."""
    active: Seat
    """The seat that rolls or moves next; after the end, the seat of the last move."""
    face: Face | None = None
    """The face up, or None before the roll."""
    starting: StartingRolls | None = None
    """The starting rolls so far; None once they have decided the first player."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.stacks)

    @property
    def centre(self) -> Stack:
        """The coins in the centre: all that no player holds (rule 2)."""
        return Stack(*(COINS_OF_EACH - sum(held) for held in zip(*self.stacks, strict=True)))

    def count_at(self, place: Place, coin: Coin) -> int:
        """Return the number of coins of this value in the stack of a seat or in the centre."""
        at = PLACE_IN_STACK[coin]
        if place is not CENTRE:
            return self.stacks[place - 1][at]
        return COINS_OF_EACH - sum([stack[at] for stack in self.stacks])

    @property
    def is_over(self) -> bool:
        """Whether a player has won (rule 17)."""
        return self.rules.target in self.euros

    @property
    def is_in_turn(self) -> bool:
        """Whether a seat has its turn: the starting rolls are over, and nobody has won."""
        return self.starting is None and not self.is_over

    def stack(self, seat: Seat) -> Stack:
        """Return the stack of a seat."""
        return self.stacks[seat - 1]


class Reason(StrEnum):
    """How the winner was decided."""

    REACHED_TARGET = "reached-target"
    """Only the winner had enough euros (rule 17)."""
    FIRST_OF_TWO = "first-of-two"
    """Two players reached the target by one move, and the order of rule 15 decided."""


class Outcome(NamedTuple):
    """The winner of a game, and the reason."""

    winner: Seat
    reason: Reason
