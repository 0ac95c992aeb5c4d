"""Simulations: many games between computer players on all cores, reproducible by seed.

Games are played in blocks, and only counts of them are stored, so memory does not grow. The first
player changes from game to game. A function that evaluates thousands of positions at once can play,
too: see `simulator.batch`. Needs Numba.
"""

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from exactly.networks.weights import TrainedNetwork, trained_network
from exactly.players import WrongSeatCountError, check_player
from exactly.players.characters import CHARACTERS
from exactly.records import BOT, Record, Turn
from exactly.rules import (
    FACES,
    SEATS,
    STANDARD,
    Roll,
    Rules,
    Seat,
    Setup,
    after,
    euros_taken,
    new_game,
    outcome,
)
from exactly.rules.variant import Variant
from exactly.simulator.batch import Valuer, play_batch
from exactly.simulator.board import kit, list_of_moves
from exactly.simulator.games import GamePlan, Tally, new_tally, play_games, play_one
from exactly.simulator.network_players import NO_NETWORK, Floats, Net, minds_of, tables_of
from exactly.simulator.players import ASKED, PLAYERS, SolutionArrays, move_of
from exactly.simulator.solution_table import UNSOLVED, SolutionTables, solved_tables

__all__ = ["MOST_TURNS", "PLAYERS", "Played", "Results", "Simulation"]

MOST_TURNS = 10_000
"""The turn limit of a game: a game that reaches it is aborted, without a winner."""

_BLOCK = 1 << 22  # turns between two results, roughly


Results: TypeAlias = npt.NDArray[np.int32]
"""By game, the first player, the winner (0: none), the number of turns and that of rounds."""


class Played(NamedTuple):
    """The results of a simulation so far."""

    games: int
    tally: Tally
    """The counts of all games so far."""
    results: Results
    """The results of the newest games."""


@dataclass(frozen=True)
class Simulation:
    """The plan of a simulation: its players by seat, its rules and its seed."""

    players: tuple[str, ...]
    game: Rules | Variant = STANDARD
    seed: int = 0
    solution: SolutionTables | None = None
    """The solution of the game, which the player `perfect` needs."""
    most_turns: int = MOST_TURNS
    valuers: Mapping[str, Valuer] = field(default_factory=dict, hash=False)
    """Players that choose moves by an external function for win chances: by name, the function."""
    abreast: int = 1024
    """The number of games that each thread plays in parallel if a valuer plays."""
    network: TrainedNetwork | None = field(default=None, compare=False)
    """The network of the characters, if it is not the one of this package."""

    def __post_init__(self) -> None:
        """Check the players and the variant.

        Raises UnknownPlayerError, WrongSeatCountError, ImpossibleVariantError or
        DamagedNetworkError.
        """
        seats = len(self.players)
        if seats not in SEATS:
            raise ValueError(f"players must be {SEATS.start} to {SEATS.stop - 1}, not {seats}")
        for player in self.players:
            if player in self.valuers:
                continue
            check_player(player, seats)
            if player == "perfect" and self.solution is None:
                raise WrongSeatCountError(player, seats)
            if player in CHARACTERS and isinstance(self.game, Variant):
                raise WrongSeatCountError(player, seats)
        self.variant.check(seats)
        self._find_network()

    @property
    def variant(self) -> Variant:
        """The rules as a variant."""
        return self.game if isinstance(self.game, Variant) else Variant.of(self.game)

    def run(
        self,
        games: int,
        threads: int | None = None,
        most_at_once: int | None = None,
        *,
        first: int = 0,
    ) -> Iterator["Played"]:
        """Play games, starting at number `first`, and yield the results so far repeatedly."""
        total = new_tally()
        self._play(range(0))  # compiles, if not yet compiled
        workers = threads or os.cpu_count() or 1
        done, block = 0, workers
        with ThreadPoolExecutor(workers) as pool:
            while done < games:
                block = min(block, games - done)
                begin = first + done
                ends = [begin + block * part // workers for part in range(workers + 1)]
                parts = list(pool.map(lambda part: self._play(range(*part)), pairwise(ends)))
                total = _sum(total, *(tally for tally, _ in parts))
                done += block
                yield Played(done, total, np.concatenate([results for _, results in parts]))
                # The next block's size follows from the length of the games so far.
                block = max(workers, min(8 * block, _BLOCK * done // int(total.turns[0])))
                most = workers * self.abreast if self._asked else block
                block = min(block, most, most_at_once or block)

    def record(self, number: int) -> Record:
        """Return the record of game `number`, from 0; raises ValueError for a `Variant`."""
        if isinstance(self.game, Variant):
            raise ValueError("no record for a game of a Variant: records need Rules")  # noqa: TRY004
        log = np.zeros((self.most_turns, 2), np.uint8)
        tally = new_tally()
        if self._asked:
            result = np.zeros((1, 4), np.int32)
            play_batch(self.plan, number, tally, result, self._asked, logs=log[np.newaxis])
        else:
            play_one(self.plan, number, tally, log)
        seats = len(self.players)
        first = Seat(number % seats + 1)
        state = start = new_game(Setup(seats, self.game))._replace(starting=None, active=first)
        turns = []
        for face, move in log[: tally.turns[0]].tolist():
            rolled = after(state, Roll(FACES[face]))
            state = after(rolled, move_of(move))
            taken = euros_taken(rolled, state)
            turns.append(Turn(rolled.active, FACES[face], move_of(move), taken))
        end = outcome(state)
        return Record(
            tuple(f"{BOT}{player}" for player in self.players),
            self.game,
            (),
            tuple(turns),
            None if end is None else end.winner,
            (("Dice", "simulated"), ("Simulation", f"seed {self.seed}, game {number + 1}")),
            start,
        )

    @property
    def _asked(self) -> list[Valuer]:
        """All valuers if at least one of them plays, else an empty list."""
        is_one = any(player in self.valuers for player in self.players)
        return list(self.valuers.values()) if is_one else []

    def _play(self, numbers: range) -> tuple[Tally, Results]:
        tally, results = new_tally(), np.zeros((len(numbers), 4), np.int32)
        if self._asked:
            for begin in range(0, len(numbers), self.abreast):
                lot = results[begin : begin + self.abreast]
                play_batch(self.plan, numbers.start + begin, tally, lot, self._asked)
        else:
            play_games(self.plan, numbers.start, tally, results)
        return tally, results

    @cached_property
    def plan(self) -> GamePlan:
        """The plan of the games, as numbers for compiled loops."""
        seats = len(self.players)
        playing = np.zeros(8, np.uint64)
        numbers = PLAYERS | {name: at for at, name in enumerate(self.valuers, start=ASKED + 1)}
        playing[1 : seats + 1] = [numbers[player] for player in self.players]
        return GamePlan(
            kit(self.variant, seats),
            list_of_moves(seats),
            playing,
            UNSOLVED if self.solution is None else _tables_of(self.solution),
            np.uint64(self.seed % 2**64),
            self.most_turns,
            *self._judging,
        )

    @property
    def _judging(self) -> tuple[Net, Floats]:
        """The network of the characters, and the characters' parameters by seat."""
        minds = minds_of([CHARACTERS.get(player) for player in self.players])
        trained = self._find_network()
        return (NO_NETWORK if trained is None else tables_of(trained.layers)), minds

    def _find_network(self) -> TrainedNetwork | None:
        """Return the characters' network, or None if none plays; raises DamagedNetworkError."""
        if isinstance(self.game, Variant) or not CHARACTERS.keys() & set(self.players):
            return None
        return self.network or trained_network(len(self.players), self.game.edition)


@lru_cache(maxsize=1)
def _tables_of(solution: SolutionTables) -> SolutionArrays:
    """Return a solved game as arrays for compiled loops, cached for many simulations."""
    return solved_tables(solution)


def _sum(*tallies: Tally) -> Tally:
    sums = [np.sum(counts, axis=0) for counts in zip(*tallies, strict=True)]
    total = Tally(*sums)
    total.turns[1] = max(tally.turns[1] for tally in tallies)
    return total
