"""What is chosen before a game, as a value: who sits where, and by which rules."""

from dataclasses import dataclass

from exactly.records import BOT, player_name
from exactly.rules import SEATS, STANDARD, Rules
from exactly.terminal.game import TerminalGame

__all__ = ["FAVOURITE", "Choices", "SeatChoice"]

FAVOURITE = "greedy"
"""The computer player that is offered first; it sits at any table."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who shall sit at a seat."""

    computer: str | None = None
    """The computer player's name, or None for a person."""
    name: str = ""
    """What a person wants to be called."""

    @property
    def player(self) -> str:
        """The player as a game writes it."""
        return player_name(self.name) if self.computer is None else BOT + self.computer


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything the set-up screen asks for; seats that are not taken keep their choice."""

    seats: tuple[SeatChoice, ...]
    taken: int = 2
    rules: Rules = STANDARD

    @property
    def players(self) -> tuple[str, ...]:
        """The players as a game writes them."""
        return tuple(seat.player for seat in self.seats[: self.taken])

    @classmethod
    def default(cls, rules: Rules = STANDARD) -> "Choices":
        """Offer a game against one computer player."""
        return cls(_all_seats(()), rules=rules)

    @classmethod
    def of_game(cls, game: TerminalGame) -> "Choices":
        """Offer another game like this one."""
        seats = tuple(
            SeatChoice(computer=player.removeprefix(BOT))
            if player.startswith(BOT)
            else SeatChoice(name=player)
            for player in game.players
        )
        return cls(_all_seats(seats), len(seats), game.rules)


def _all_seats(seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    wanted = (SeatChoice(), *[SeatChoice(computer=FAVOURITE)] * (max(SEATS) - 1))
    return (*seats, *wanted[len(seats) :])
