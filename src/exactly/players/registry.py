"""The registry of computer players by name: their table sizes, and the modules they need."""

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
    """A kind of computer player: how it is created, and the table sizes at which it can play."""

    sit_down: Callable[[Setup, Random, FindChances], Player]
    """Creates a player for a table, with a random number generator and a source of win chances."""
    seats: range = SEATS
    """The table sizes at which it can play."""
    needs: tuple[str, ...] = ()
    """The Python modules it needs beyond the standard library."""
    thinks_long: bool = False
    """Whether its moves take so long that a server computes them in a separate process."""
    needs_network: bool = False
    """Whether it uses the network of this package for its table size and edition."""

    @property
    def is_here(self) -> bool:
        """Whether all Python modules that it needs are installed."""
        return all(find_spec(module) is not None for module in self.needs)


def _sit_down_perfect(table: Setup, _random: Random, find_chances: FindChances) -> Player:
    return PerfectPlayer(table.rules, find_chances)


def _with_character(name: str, character: Character) -> ComputerPlayer:
    def sit_down(table: Setup, random: Random, _find_chances: FindChances) -> Player:
        # Imported late: other players do not wait for NumPy.
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
"""The computer players by name: first those with a character, the weakest first."""


class UnknownPlayerError(ValueError):
    """Raised for a name that is not the name of a computer player."""

    def __init__(self, name: str) -> None:
        super().__init__(f"player must be one of {', '.join(COMPUTER_PLAYERS)}, not {name!r}")
        self.name = name


class WrongSeatCountError(ValueError):
    """Raised for a table size at which a computer player cannot play."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(f"{name} does not play at a table of {seats} seats")
        self.name = name
        self.seats = seats


def players_for(seats: int, edition: Edition | None = None) -> tuple[str, ...]:
    """Return the computer players that can play at a table of `seats` seats on this machine.

    With an edition, players are left out if their network for that table is damaged.
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
    """Raise UnknownPlayerError, or WrongSeatCountError if it does not play with `seats` seats."""
    if name not in COMPUTER_PLAYERS:
        raise UnknownPlayerError(name)
    if seats not in COMPUTER_PLAYERS[name].seats:
        raise WrongSeatCountError(name, seats)


def computer_player(
    name: str, table: Setup, random: Random, find_chances: FindChances = no_chances
) -> Player:
    """Return the computer player of this name, set up for a table.

    Raises UnknownPlayerError, WrongSeatCountError or UnsolvedError.
    """
    check_player(name, table.seats)
    return COMPUTER_PLAYERS[name].sit_down(table, random, find_chances)
