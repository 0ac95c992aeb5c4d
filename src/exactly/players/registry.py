"""The registry of computer players: by name, which tables they play at and what they need."""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from exactly.evaluation.chances import FindChances
from exactly.networks.files import find_damage
from exactly.players.characters import CHARACTERS, STRONGEST, Character
from exactly.players.player import Player
from exactly.players.simple import GreedyPlayer, PerfectPlayer, RandomPlayer, no_chances
from exactly.rules import (
    SEATS,
    Edition,
    Setup,
)

__all__ = [
    "COMPUTER_PLAYERS",
    "ComputerPlayer",
    "UnknownPlayerError",
    "WrongSeatCountError",
    "check_player",
    "computer_player",
    "players_for",
]


class ComputerPlayer(NamedTuple):
    """A kind of computer player: where it may sit, and how it sits down."""

    sit_down: Callable[[Setup, Random, FindChances], Player]
    """Makes a player, from the table, the source of its whims and the chances to win."""
    seats: range = SEATS
    """The tables it may sit at, by their number of seats."""
    needs: tuple[str, ...] = ()
    """The modules it needs beyond the standard library."""
    thinks_long: bool = False
    """Whether a move takes it so long that a server asks it in a process apart."""
    needs_network: bool = False
    """Whether it judges by the network of the package for its table."""

    @property
    def is_here(self) -> bool:
        """Whether all that it needs is installed."""
        return all(find_spec(module) is not None for module in self.needs)


def _sit_down_perfect(table: Setup, _random: Random, find_chances: FindChances) -> Player:
    return PerfectPlayer(table.rules, find_chances)


def _with_character(name: str, character: Character) -> ComputerPlayer:
    def sit_down(table: Setup, random: Random, _find_chances: FindChances) -> Player:
        # Only who plays with them waits for NumPy.
        from exactly.players.network_players import (  # noqa: PLC0415
            CharacterPlayer,
            SearchingPlayer,
        )

        if name == STRONGEST:
            return SearchingPlayer(table)
        return CharacterPlayer(character, table, random)

    return ComputerPlayer(sit_down, needs=("numpy",), thinks_long=True, needs_network=True)


COMPUTER_PLAYERS = {
    **{name: _with_character(name, character) for name, character in CHARACTERS.items()},
    "perfect": ComputerPlayer(_sit_down_perfect, seats=range(2, 3), needs=("numba",)),
    "greedy": ComputerPlayer(lambda *_: GreedyPlayer()),
    "random": ComputerPlayer(lambda _table, random, _find_chances: RandomPlayer(random)),
}
"""Every computer player by its name: first those with a character, the weakest first."""


class UnknownPlayerError(ValueError):
    """A name that no computer player has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no computer player is called {name!r}: {', '.join(COMPUTER_PLAYERS)}")
        self.name = name


class WrongSeatCountError(ValueError):
    """A table with more seats, or fewer, than a computer player may sit at."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(f"{name} does not play at a table of {seats}")
        self.name = name
        self.seats = seats


def players_for(seats: int, edition: Edition | None = None) -> tuple[str, ...]:
    """Return who can be asked, here and now, to a table of so many seats.

    With an edition, whose network for that table is damaged cannot.
    """
    here = {
        name: player
        for name, player in COMPUTER_PLAYERS.items()
        if seats in player.seats and player.is_here
    }
    judging = {name for name, player in here.items() if player.needs_network}
    if edition is not None and judging and find_damage(seats, edition) is not None:
        return tuple(name for name in here if name not in judging)
    return tuple(here)


def check_player(name: str, seats: int) -> None:
    """Raise UnknownPlayerError, or WrongSeatCountError if it does not play at such a table."""
    if name not in COMPUTER_PLAYERS:
        raise UnknownPlayerError(name)
    if seats not in COMPUTER_PLAYERS[name].seats:
        raise WrongSeatCountError(name, seats)


def computer_player(
    name: str, table: Setup, random: Random, find_chances: FindChances = no_chances
) -> Player:
    """Return the computer player of this name, sat down at a table.

    Raises UnknownPlayerError, WrongSeatCountError or UnsolvedError.
    """
    check_player(name, table.seats)
    return COMPUTER_PLAYERS[name].sit_down(table, random, find_chances)
