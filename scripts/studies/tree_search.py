"""The strongest player against OpenSpiel's tree search, through the adapter.

The number of games was fixed before the first game: each seat plays equally often with each seat
beginning. The dice and the searches of a game follow from its number, so the results do not depend
on the number of processes. The strongest player thinks as long as at a real table, in CPU time.
"""

import time
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pyspiel

from exactly.adapters import openspiel  # noqa: F401  # registers the game
from exactly.players import Player
from exactly.players.network_players import SearchingPlayer
from exactly.records import parse_rules, write_position, write_rules
from exactly.rules import Move, Setup, State, all_moves, legal_moves
from studies.processes import in_processes
from studies.seatings import play_seating

__all__ = ["tree_search"]

_GAMES = {3: 216, 4: 96, 5: 150, 6: 216}
"""The games by seats: multiples of the seats squared."""
_SIMULATIONS = 1000
_SEED = "among strangers"


class _TreeSearch:
    """OpenSpiel's tree search, which evaluates by random games."""

    def __init__(self, table: Setup, simulations: int, random: Random) -> None:
        self._game = _game(table)
        self._simulations, self._random = simulations, random

    def choose(self, state: State) -> Move:
        """Return the most visited move."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        seed = self._random.randrange(1 << 30)
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(
            self._game,
            rollouts,
            2.0,
            self._simulations,
            1000,
            False,  # noqa: FBT003
            seed,
            False,  # noqa: FBT003
        )
        root = bot.mcts_search(self._game.new_initial_state(write_position(state)))
        best: int = root.best_child().action
        return all_moves(state.seats)[best]


@cache
def _game(table: Setup) -> Any:
    rules = write_rules(table.rules)
    return pyspiel.load_game("exactly", {"players": table.seats, "rules": rules})


class _Job(NamedTuple):
    """One game."""

    seats: int
    number: int
    simulations: int


def _is_won(job: _Job) -> bool:
    """Play a short game, to one euro, and return whether the strongest player wins it."""
    table = Setup(job.seats, parse_rules("standard+target=1"))
    name = f"{_SEED} {job.seats} {job.number}"
    others = _TreeSearch(table, job.simulations, Random(f"{name} search"))  # noqa: S311
    one = _strongest(table)
    return play_seating(one, others, table, job.number, Random(f"{name} dice"))  # noqa: S311


@cache
def _strongest(table: Setup) -> Player:
    return SearchingPlayer(table, clock=time.process_time)


def tree_search(
    games: dict[int, int] | None = None, simulations: int = _SIMULATIONS
) -> dict[int, Any]:
    """Return how often the strongest player wins among such searches, by seats."""
    planned = games or _GAMES
    jobs = [
        _Job(seats, number, simulations)
        for seats in sorted(planned, reverse=True)  # the longest jobs first
        for number in range(planned[seats])
    ]
    results = list(zip(jobs, in_processes(_is_won, jobs), strict=True))
    return {seats: {"simulations": simulations, **_counted(results, seats)} for seats in planned}


def _counted(results: Iterable[tuple[_Job, bool]], seats: int) -> dict[str, int]:
    won = [is_won for job, is_won in results if job.seats == seats]
    return {"won": sum(won), "of": len(won)}
