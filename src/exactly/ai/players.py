"""Computer players by name.

A player is asked for a move and sees the state alone: neither the dice to come nor who sits where.
"""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import NamedTuple, Protocol

from exactly.ai.chances import Chances, FindChances, UnsolvedError
from exactly.ai.characters import CHARACTERS, STRONGEST, Character
from exactly.networks.files import find_damage
from exactly.rules import (
    ONE_EURO,
    SEATS,
    Edition,
    Move,
    Rules,
    Seat,
    Setup,
    State,
    apply,
    clockwise_from,
    euros_taken,
    legal_moves,
)
from exactly.solver.solution_file import DamagedSolutionError

__all__ = [
    "COMPUTER_PLAYERS",
    "ComputerPlayer",
    "GreedyPlayer",
    "PerfectPlayer",
    "Player",
    "RandomPlayer",
    "UnknownPlayerError",
    "WrongSeatCountError",
    "check_player",
    "computer_player",
    "no_chances",
    "players_for",
]


class Player(Protocol):
    """Whoever can be asked for a move."""

    def choose(self, state: State) -> Move:
        """Return one of the legal moves of the active seat."""
        ...


class RandomPlayer:
    """Makes any legal move, each as likely as the others."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, state: State) -> Move:
        """Return a legal move, drawn evenly."""
        return self._random.choice(legal_moves(state))


class GreedyPlayer:
    """Thinks of this move alone: its own euro first, then its own stack, then the leader's."""

    def choose(self, state: State) -> Move:
        """Return the move that looks best at once; of equals, the first in the fixed order."""
        leader = _leader(state)
        return max(legal_moves(state), key=lambda move: _appeal(state, move, leader))


def _appeal(state: State, move: Move, leader: Seat) -> tuple[int, ...]:
    """Say how good a move looks, what matters most first."""
    after = apply(state, move)
    taken = euros_taken(state, after)
    others = [seat for seat in taken if seat != state.active]
    return (
        int(state.active in taken),
        -len(others),
        -max((after.euros[seat - 1] for seat in others), default=0),
        -_to_one_euro(after, state.active),
        _to_one_euro(after, leader),
    )


def _leader(state: State) -> Seat:
    """Return the other seat that is most to be feared: by euros, then nearest to the next."""
    others = clockwise_from(state.active, state.seats)[1:]
    return max(others, key=lambda seat: (state.euros[seat - 1], -_to_one_euro(state, seat)))


def _to_one_euro(state: State, seat: Seat) -> int:
    return abs(ONE_EURO - state.stack(seat).total)


def no_chances(rules: Rules) -> Chances:
    """Find no chances: enough for players who do without."""
    raise UnsolvedError(rules)


class PerfectPlayer:
    """Makes the move after which it is most likely to win the game."""

    def __init__(self, rules: Rules, find_chances: FindChances) -> None:
        """Play by these rules; raises UnsolvedError here rather than in the middle of a game."""
        self._find_chances = find_chances
        self._chances: Chances | None = find_chances(rules)

    def choose(self, state: State) -> Move:
        """Return the best move; of equals, the first in the fixed order.

        Raises UnsolvedError where the solution turns out to be damaged. Asked again after it was
        mended, the player goes on.
        """
        self._chances = self._chances or self._find_chances(state.rules)
        try:
            return self._chances.judge(state)[0].move
        except DamagedSolutionError as damage:
            self._chances = None
            raise UnsolvedError(state.rules) from damage


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
        from exactly.ai.network_player import CharacterPlayer, SearchingPlayer  # noqa: PLC0415

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
