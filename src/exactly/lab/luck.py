"""How much of a result was luck: how rolls and moves changed the chances.

With the chances of perfect play a game is a chain of changes, each by a roll (luck) or by a move
(doing), and together they bring the winner from the chance at the start, about one half, to
certainty. The *share of luck* is how much of this rise came by rolls, over many games: all of it
between perfect players, nearly nothing where one plays so much better that luck cannot matter. What
is left came by moves: the mistakes of the loser, less those of the winner. For games of two that
are solved.
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
"""So many games say enough: the share of luck is known to a percent or so then."""

GameLuck: TypeAlias = npt.NDArray[np.float64]
"""By game the chance of seat 1 when it began, and what all rolls and all moves changed of it."""

_AT_ONCE = 250  # games that a thread judges at once
_FEWEST = 2  # games that say anything
_HALF = 0.5
_SURE = 1.96  # standard deviations of a confidence of 95 percent


class Luck(NamedTuple):
    """How much of the winners' rise came by rolls, and between which bounds that is."""

    games: int
    share: float
    low: float
    high: float


def judge(simulation: Simulation, games: int, threads: int | None = None) -> Iterator[GameLuck]:
    """Judge the first games of a simulation, and give again and again what is known of them.

    Raises ValueError where there is nothing to judge by.
    """
    players = simulation.players
    if simulation.solution is None or len(players) != 2 or simulation.valuers.keys() & players:
        raise ValueError("only solved games of two that are played in one go can be judged")
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
    """Return the share of luck in games that were judged; None where they cannot tell."""
    start, luck, doing = judged[~np.isnan(judged[:, 0])].T
    if len(start) < _FEWEST:
        return None
    is_won = start + luck + doing > _HALF  # by seat 1; else it is all the other way round
    rise = np.where(is_won, 1.0 - start, start)
    by_luck = np.where(is_won, luck, -luck)
    share = float(by_luck.sum() / rise.sum())
    reach = (
        _SURE * float(np.std(by_luck - share * rise)) / math.sqrt(len(rise)) / float(rise.mean())
    )
    return Luck(len(rise), share, share - reach, share + reach)
