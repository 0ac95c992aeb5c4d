"""Tournaments between computer players: line-ups, seatings and results.

Every line-up plays in all its seatings, each equally often, and every seat begins equally often.
Knows nothing of ratings. Needs Numba.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations, combinations_with_replacement, permutations
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from exactly.lab.simulate import Simulation
from exactly.lab.statistics import Share, share_of
from exactly.networks.weights import TrainedNetwork
from exactly.rules import STANDARD, Rules
from exactly.rules.variant import Variant
from exactly.simulator.solution_table import SolutionTables

__all__ = [
    "GameCounts",
    "Lineup",
    "Meeting",
    "PlayerScore",
    "Seating",
    "Standings",
    "Tournament",
    "all_lineups",
    "one_among",
    "seatings_of",
]

Lineup: TypeAlias = tuple[str, ...]
"""The names of the players at a table; a name may occur more than once."""

GameCounts: TypeAlias = npt.NDArray[np.int64]

_PASS = 500  # games of each line-up in turn, so that an interrupted run has games of all


def all_lineups(players: Sequence[str], seats: int, *, distinct: bool = False) -> list[Lineup]:
    """Return all line-ups of these players for `seats` seats that have at least two different ones.

    With `distinct`, no player is in a line-up twice.
    """
    choose = combinations if distinct else combinations_with_replacement
    return [lineup for lineup in choose(players, seats) if len(set(lineup)) > 1]


def one_among(one: str, others: str, seats: int) -> Lineup:
    """Return the line-up of player `one` in one seat and player `others` in all other seats."""
    return (one, *(others,) * (seats - 1))


def seatings_of(lineup: Lineup) -> list[Lineup]:
    """Return all orders of a line-up's players, seat 1 first, each different order once."""
    return list(dict.fromkeys(permutations(lineup)))


class Seating(NamedTuple):
    """A line-up in a certain order of seats, and the number of its games."""

    lineup: Lineup
    simulation: Simulation
    games: int

    @property
    def players(self) -> Lineup:
        """The names of the players by seat, seat 1 first."""
        return self.simulation.players


@dataclass(frozen=True)
class Tournament:
    """The plan of a tournament: its line-ups, all of the same size, and its games."""

    lineups: tuple[Lineup, ...]
    games: int
    """The minimum of games per line-up, rounded up so that its seats begin equally often."""
    game: Rules | Variant = STANDARD
    seed: int = 0
    solution: SolutionTables | None = None
    """The solution of the game, which the player `perfect` needs."""
    network: TrainedNetwork | None = field(default=None, compare=False)
    """The network of the characters, if it is not the one of this package."""

    def __post_init__(self) -> None:
        """Check the players and the variant.

        Raises UnknownPlayerError, WrongSeatCountError, ImpossibleVariantError or
        DamagedNetworkError.
        """
        for lineup in self.lineups:
            self._simulation(lineup)

    @property
    def players(self) -> tuple[str, ...]:
        """The players, in the order in which they were named."""
        return tuple(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    @property
    def seats(self) -> int:
        """The number of seats of each table."""
        return len(self.lineups[0])

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """All seatings of all line-ups, with the number of games of each."""
        return tuple(
            Seating(lineup, self._simulation(players), self._games_of_each(len(ways)))
            for lineup in self.lineups
            for ways in [seatings_of(lineup)]
            for players in ways
        )

    @property
    def all_games(self) -> int:
        """The number of games of all seatings."""
        return sum(seating.games for seating in self.seatings)

    def run(self, threads: int | None = None) -> Iterator["Standings"]:
        """Play the games, and yield the standings so far repeatedly."""
        wins = np.zeros((len(self.seatings), 8, 8), np.int64)
        games, passes = 0, -(-self.games // _PASS)
        for number in range(passes):
            for place, seating in enumerate(self.seatings):
                circles = seating.games // self.seats  # in a circle each seat begins once
                first, last = (
                    circles * part // passes * self.seats for part in (number, number + 1)
                )
                if first == last:
                    continue
                before = wins[place].copy()
                for played in seating.simulation.run(last - first, threads, first=first):
                    wins[place] = before + played.tally.wins
                    yield Standings(self, games + played.games, wins)
                games += last - first

    def _games_of_each(self, ways: int) -> int:
        """Return the number of games of each seating of a line-up that has `ways` seatings."""
        return -(-self.games // (ways * self.seats)) * self.seats

    def _simulation(self, players: Lineup) -> Simulation:
        # The seed depends only on the players, so a seating has the same games in any tournament.
        text = f"{self.seed} {' '.join(players)}"
        seed = int.from_bytes(sha256(text.encode()).digest()[:6])
        return Simulation(players, self.game, seed, self.solution, network=self.network)


class PlayerScore(NamedTuple):
    """The result of a player in a tournament."""

    player: str
    wins: Share
    """The share of wins per seat taken: at a table of three, a fair share is a third."""


class Meeting(NamedTuple):
    """The result of two players in the games in which both played."""

    one: str
    other: str
    ahead: Share
    """How often `one` won, of the games that either won; for one seat of each player."""
    games: int
    """The number of games with both players at the table."""


@dataclass(frozen=True)
class Standings:
    """The results of a tournament so far."""

    tournament: Tournament
    games: int
    wins: GameCounts
    """The number of games by seating, first player and winner; the winner is 0 for an aborted game.
    Later games change this array."""

    @property
    def unfinished(self) -> int:
        """The number of games aborted at the turn limit."""
        return int(self.wins[:, :, 0].sum())

    @property
    def wins_by_seat(self) -> GameCounts:
        """The number of wins by seating and seat."""
        return np.asarray(self.wins[:, :, 1 : self.tournament.seats + 1].sum(axis=1))

    def scores(self) -> list[PlayerScore]:
        """Return each player's share of wins."""
        places, seated, wins = self._tables()
        taken = seated.T @ self.wins.sum(axis=(1, 2))
        return [
            PlayerScore(player, share_of(int(wins[:, place].sum()), int(taken[place])))
            for player, place in places.items()
        ]

    def beaten(self) -> GameCounts:
        """Return how often each player beat each other one, by winner and loser.

        A game counts once for each seat that lost it.
        """
        _, seated, wins = self._tables()
        beaten = wins.T @ seated
        np.fill_diagonal(beaten, 0)  # a player cannot beat itself
        return np.asarray(beaten)

    def meetings(self, order: Sequence[str]) -> list[Meeting]:
        """Return how often one player won against another, for every two players that met.

        Of two players, `one` is the player that comes first in `order`.
        """
        places, seated, _ = self._tables()
        games = (seated > 0).T @ ((seated > 0) * self.wins.sum(axis=(1, 2))[:, None])
        # A game has one winner, so it counts once for any number of losers.
        ahead = self.beaten() / (self.tournament.seats - 1)
        meetings = []
        for one, other in combinations(order, 2):
            row, column = places[one], places[other]
            times, against = round(ahead[row, column]), round(ahead[column, row])
            if games[row, column]:
                share = share_of(times, times + against)
                meetings.append(Meeting(one, other, share, int(games[row, column])))
        return meetings

    def _tables(self) -> tuple[dict[str, int], GameCounts, GameCounts]:
        """Return each player's index; and by seating and player, its seats and its wins."""
        places = {player: place for place, player in enumerate(self.tournament.players)}
        sits = np.array(
            [[places[name] for name in seating.players] for seating in self.tournament.seatings]
        )
        at = sits[:, :, None] == np.arange(len(places))
        wins = (self.wins_by_seat[:, :, None] * at).sum(axis=1)
        return places, at.sum(axis=1), wins
