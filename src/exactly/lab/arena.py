"""Tournaments between computer players: line-ups, seatings and results.

Every line-up plays in all its seatings, each equally often and with every seat beginning equally
often. Knows nothing of ratings. Needs Numba.
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
"""Who sits at a table, by name; some may be there more than once."""

GameCounts: TypeAlias = npt.NDArray[np.int64]

_PASS = 500  # games of each line-up, then as many again: whoever interrupts has some of every one


def all_lineups(players: Sequence[str], seats: int, *, distinct: bool = False) -> list[Lineup]:
    """List who can sit down with whom, but for those who would meet only themselves.

    Where they are to be distinct, nobody sits at a table twice.
    """
    choose = combinations if distinct else combinations_with_replacement
    return [lineup for lineup in choose(players, seats) if len(set(lineup)) > 1]


def one_among(one: str, others: str, seats: int) -> Lineup:
    """Return the table of one player among players of another kind."""
    return (one, *(others,) * (seats - 1))


def seatings_of(lineup: Lineup) -> list[Lineup]:
    """List the ways that a line-up can sit around a table, seat by seat, each once."""
    return list(dict.fromkeys(permutations(lineup)))


class Seating(NamedTuple):
    """A line-up, seat by seat, and the games that it plays."""

    lineup: Lineup
    simulation: Simulation
    games: int

    @property
    def players(self) -> Lineup:
        """Who sits where."""
        return self.simulation.players


@dataclass(frozen=True)
class Tournament:
    """Games to be played between line-ups of as many seats each."""

    lineups: tuple[Lineup, ...]
    games: int
    """Of each line-up, at least: there are more where its seatings and those who begin want it."""
    game: Rules | Variant = STANDARD
    seed: int = 0
    solution: SolutionTables | None = None
    """What `perfect` plays by."""
    network: TrainedNetwork | None = field(default=None, compare=False)
    """What characters judge by, in place of the network in the package."""

    def __post_init__(self) -> None:
        """Check the players and the variant.

        Raises UnknownPlayerError, WrongSeatCountError, ImpossibleVariantError or
        DamagedNetworkError.
        """
        for lineup in self.lineups:
            self._simulation(lineup)

    @property
    def players(self) -> tuple[str, ...]:
        """Who takes part, in the order in which they were named."""
        return tuple(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    @property
    def seats(self) -> int:
        """How many seats each table has."""
        return len(self.lineups[0])

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """All that is to be played."""
        return tuple(
            Seating(lineup, self._simulation(players), self._games_of_each(len(ways)))
            for lineup in self.lineups
            for ways in [seatings_of(lineup)]
            for players in ways
        )

    @property
    def all_games(self) -> int:
        """How many games are to be played."""
        return sum(seating.games for seating in self.seatings)

    def run(self, threads: int | None = None) -> Iterator["Standings"]:
        """Play, and give again and again what there is so far."""
        wins = np.zeros((len(self.seatings), 8, 8), np.int64)
        games, passes = 0, -(-self.games // _PASS)
        for number in range(passes):
            for place, seating in enumerate(self.seatings):
                circles = seating.games // self.seats  # of who begins
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
        """Return how many games a seating plays: with every seat beginning equally often."""
        return -(-self.games // (ways * self.seats)) * self.seats

    def _simulation(self, players: Lineup) -> Simulation:
        # By its players alone, so that a seating has the same games whoever else takes part.
        text = f"{self.seed} {' '.join(players)}"
        seed = int.from_bytes(sha256(text.encode()).digest()[:6])
        return Simulation(players, self.game, seed, self.solution, network=self.network)


class PlayerScore(NamedTuple):
    """What a player came to."""

    player: str
    wins: Share
    """Of the seats it took: one at a table of three makes a fair share of a third."""


class Meeting(NamedTuple):
    """What two players came to who met."""

    one: str
    other: str
    ahead: Share
    """How often it was the one, where it or the other won; seat against seat."""
    games: int
    """In which both were at the table."""


@dataclass(frozen=True)
class Standings:
    """What there is of a tournament, while it goes on."""

    tournament: Tournament
    games: int
    wins: GameCounts
    """By seating, by who began, and by who won; 0 where a game was broken off. It is changed by the
    games to come."""

    @property
    def unfinished(self) -> int:
        """Those that were broken off after very many turns."""
        return int(self.wins[:, :, 0].sum())

    @property
    def wins_by_seat(self) -> GameCounts:
        """By seating and seat, how often it won."""
        return np.asarray(self.wins[:, :, 1 : self.tournament.seats + 1].sum(axis=1))

    def scores(self) -> list[PlayerScore]:
        """Say how often each player won."""
        places, seated, wins = self._tables()
        taken = seated.T @ self.wins.sum(axis=(1, 2))
        return [
            PlayerScore(player, share_of(int(wins[:, place].sum()), int(taken[place])))
            for player, place in places.items()
        ]

    def beaten(self) -> GameCounts:
        """Count by winner and by loser: for each game and each seat that lost it, one."""
        _, seated, wins = self._tables()
        beaten = wins.T @ seated
        np.fill_diagonal(beaten, 0)  # against oneself there is nothing to win
        return np.asarray(beaten)

    def meetings(self, order: Sequence[str]) -> list[Meeting]:
        """Say for each two players that met how often the one was ahead who is first in order."""
        places, seated, _ = self._tables()
        games = (seated > 0).T @ ((seated > 0) * self.wins.sum(axis=(1, 2))[:, None])
        # A game has one winner, so it counts once, whatever the number of those who lost it.
        ahead = self.beaten() / (self.tournament.seats - 1)
        found = []
        for one, other in combinations(order, 2):
            row, column = places[one], places[other]
            times, against = round(ahead[row, column]), round(ahead[column, row])
            if games[row, column]:
                share = share_of(times, times + against)
                found.append(Meeting(one, other, share, int(games[row, column])))
        return found

    def _tables(self) -> tuple[dict[str, int], GameCounts, GameCounts]:
        """Return the players' places, and by seating and player the seats and the wins."""
        places = {player: place for place, player in enumerate(self.tournament.players)}
        sits = np.array(
            [[places[name] for name in seating.players] for seating in self.tournament.seatings]
        )
        at = sits[:, :, None] == np.arange(len(places))
        wins = (self.wins_by_seat[:, :, None] * at).sum(axis=1)
        return places, at.sum(axis=1), wins
