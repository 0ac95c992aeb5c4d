"""Exact figures of a two-player variant that is small enough to be solved.

Needs Numba.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from exactly.rules import COINS
from exactly.rules.variant import Variant
from exactly.simulator.solution_table import SolutionTables
from exactly.solver.one_score import TwoPlayerGame
from exactly.solver.policy_match import (
    AppealPolicy,
    PerfectPolicy,
    Policy,
    greedy_appeal,
    play_match,
)
from exactly.solver.position_index import highest_worth, shares
from exactly.solver.score import Score
from exactly.solver.solve import SolvedGame

__all__ = [
    "MOST_POSITIONS",
    "ExactFigures",
    "ExpectedFigures",
    "GameTooLargeError",
    "check_size",
    "count_positions",
    "exact_chances",
    "expect",
]

MOST_POSITIONS = 20_000_000
"""The classic game has nearly as many, and takes one and a half gigabytes of memory to solve."""
_USUAL_SCORES = 9
_MOST_IN_MATCH = 3_000_000  # positions whose moves are listed one by one

_STEP = COINS[-1].value  # all worths are multiples of it


class GameTooLargeError(ValueError):
    """A game with more positions than can be solved."""

    def __init__(self, positions: int, most: int) -> None:
        super().__init__(f"{positions} positions, and at most {most} can be solved")
        self.positions = positions
        self.most = most


class ExactFigures(NamedTuple):
    """What perfect play comes to."""

    positions: int
    begins: float
    """The chance to win of who begins."""
    error: float
    """How far it may be from the true one."""


class ExpectedFigures(NamedTuple):
    """What a game between two players comes to, who begin in turn."""

    wins: tuple[float, float]
    """By seat."""
    begins: float
    """The chance to win of who begins."""


def count_positions(game: Variant) -> int:
    """Count the positions of a game of two, without making them."""
    most = highest_worth(game) // _STEP
    # By worth of the first stack and of the second, in how many ways coins can be laid so far.
    ways = np.zeros((most + 1, most + 1), np.int64)
    ways[0, 0] = 1
    for coin, count in zip(COINS, game.coins, strict=True):
        more = np.zeros_like(ways)
        for one, two in shares(count):
            down, right = one * coin // _STEP, two * coin // _STEP
            if down <= most and right <= most:
                more[down:, right:] += ways[: most + 1 - down, : most + 1 - right]
        ways = more
    if game.goal % _STEP == 0 and game.goal // _STEP <= most:
        ways[game.goal // _STEP, :] = 0
        ways[:, game.goal // _STEP] = 0
    return int(ways.sum())


def check_size(game: Variant) -> None:
    """Raise GameTooLargeError where a game of two cannot be solved."""
    most = min(MOST_POSITIONS, MOST_POSITIONS * _USUAL_SCORES // game.target**2)
    positions = count_positions(game)
    if positions > most:
        raise GameTooLargeError(positions, most)


def exact_chances(solved: SolutionTables) -> ExactFigures:
    """Return what a solved game says of its beginning."""
    table = np.frombuffer(solved.table(Score(0, 0)), "<f4")
    begins = float(table[TwoPlayerGame(solved.rules).begins])
    return ExactFigures(len(table), begins, solved.errors.get(Score(0, 0), 0.0))


def expect(players: tuple[str, ...], solved: SolutionTables) -> ExpectedFigures | None:
    """Compute how two computer players fare; None where that is too large, or no one can say.

    What characters do with a roll cannot be listed: only games tell how they fare.
    """
    if set(players) == {"perfect"}:
        return ExpectedFigures((0.5, 0.5), exact_chances(solved).begins)
    if solved.numbering.size > _MOST_IN_MATCH or not _HABITS.keys() >= set(players):
        return None
    game = TwoPlayerGame(solved.rules)
    one, two = (_HABITS[player](game, solved) for player in players)
    match = play_match(game, one, two)
    return ExpectedFigures((match.chance, 1.0 - match.chance), sum(match.begins) / 2)


def _perfect(game: TwoPlayerGame, solved: SolutionTables) -> Policy:
    chances = {
        Score(mine, yours): np.frombuffer(solved.table((mine, yours)), "<f4")
        for mine in range(game.rules.target)
        for yours in range(game.rules.target)
    }
    begins = {score: float(table[game.round_begins]) for score, table in chances.items()}
    return PerfectPolicy(SolvedGame(game.rules, chances=chances, begins=begins))


_HABITS: dict[str, Callable[[TwoPlayerGame, SolutionTables], Policy]] = {
    "random": lambda _game, _solved: AppealPolicy(None),
    "greedy": lambda game, _solved: AppealPolicy(greedy_appeal(game)),
    "perfect": _perfect,
}
