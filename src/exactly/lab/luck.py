"""The share of luck in results: how rolls and moves changed the win chances.

A game is a chain of changes of the exact win chances, each by a roll (luck) or by a move (skill).
Together they raise the winner's win chance from about one half to 1. The *share of luck* is
the part of this rise that came by rolls, over many games. It is 1 between perfect players, and
nearly 0 if one player is far better. The rest came by moves: the mistakes of the loser, minus those
of the winner. Only for solved two-player games.
"""

import math
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from exactly.lab.simulate import Simulation
from exactly.simulator.games import new_tally
from exactly.simulator.luck import judge_games

__all__ = ["MOST_JUDGED", "GameLuck", "Luck", "judge", "share_of_luck"]

MOST_JUDGED = 10_000
"""The number of games that is enough to know the share of luck to about one percent."""

GameLuck: TypeAlias = npt.NDArray[np.float64]
"""By game, seat 1's win chance at the start, and its change by all rolls and by all moves."""

_AT_ONCE = 250  # games in one task of a thread
_FEWEST = 2  # games needed for bounds
_HALF = 0.5
_SURE = 1.96  # standard deviations of a confidence of 95 percent


class Luck(NamedTuple):
    """The share of luck: the part of the winners' rise that comes by rolls, with its bounds."""

    games: int
    share: float
    low: float
    high: float


def judge(simulation: Simulation, games: int, threads: int | None = None) -> Iterator[GameLuck]:
    """Measure luck and skill in the first games of a simulation; yield the results repeatedly.

    Each result has all games so far. Raises ValueError without a solution, or if the game is not
    for two compiled players.
    """
    players = simulation.players
    if simulation.solution is None or len(players) != 2 or simulation.valuers.keys() & players:
        raise ValueError("luck needs a simulation with a solution and two players without valuers")
    plan = simulation.plan
    workers = threads or os.cpu_count() or 1

    def part(numbers: tuple[int, int]) -> GameLuck:
        first, end = numbers
        judged = np.empty((end - first, 3))
        log = np.zeros((simulation.most_turns, 2), np.uint8)
        judge_games(plan, first, judged, new_tally(), log)
        return judged

    known = np.empty((0, 3))
    with ThreadPoolExecutor(workers) as pool:
        while len(known) < games:
            done, more = len(known), min(workers * _AT_ONCE, games - len(known))
            ends = [done + more * place // workers for place in range(workers + 1)]
            known = np.concatenate([known, *pool.map(part, pairwise(ends))])
            yield known


def share_of_luck(judged: GameLuck) -> Luck | None:
    """Return the share of luck in these games, or None if they are too few."""
    start, luck, doing = judged[~np.isnan(judged[:, 0])].T
    if len(start) < _FEWEST:
        return None
    is_won = start + luck + doing > _HALF  # by seat 1; else all signs are reversed
    rise = np.where(is_won, 1.0 - start, start)
    by_luck = np.where(is_won, luck, -luck)
    share = float(by_luck.sum() / rise.sum())
    reach = (
        _SURE * float(np.std(by_luck - share * rise)) / math.sqrt(len(rise)) / float(rise.mean())
    )
    return Luck(len(rise), share, share - reach, share + reach)
