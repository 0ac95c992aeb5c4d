"""The choices of the set-up screen as values: the players, seat by seat, and the rules."""

from dataclasses import dataclass

from exactly.records import BOT, player_name
from exactly.rules import SEATS, STANDARD, Rules
from exactly.terminal.game import TerminalGame

__all__ = ["FAVOURITE", "SeatChoice", "SetupChoices"]

FAVOURITE = "greedy"
"""The default computer player, which can play at any table."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """The player chosen for a seat."""

    computer: str | None = None
    """The computer player's name, or None for a person."""
    name: str = ""
    """The name that a person typed."""

    @property
    def player(self) -> str:
        """The player as a game record names it."""
        return player_name(self.name) if self.computer is None else BOT + self.computer


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """All choices on the set-up screen; seats beyond `taken` keep the player chosen before."""

    seats: tuple[SeatChoice, ...]
    taken: int = 2
    rules: Rules = STANDARD

    @property
    def players(self) -> tuple[str, ...]:
        """The players as a game record names them."""
        return tuple(seat.player for seat in self.seats[: self.taken])

    @classmethod
    def default(cls, rules: Rules = STANDARD) -> "SetupChoices":
        """Return the default choices: a game against one computer player."""
        return cls(_all_seats(()), rules=rules)

    @classmethod
    def of_game(cls, game: TerminalGame) -> "SetupChoices":
        """Return the choices of a game, for a rematch."""
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
