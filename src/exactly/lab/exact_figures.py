"""Exact figures of a two-player variant that is small enough to solve.

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
"""The highest number of positions to solve. The classic game has nearly as many (1.5 GB)."""
_USUAL_SCORES = 9
_MOST_IN_MATCH = 3_000_000  # positions, whose moves are all listed

_STEP = COINS[-1].value  # all totals are multiples of it


class GameTooLargeError(ValueError):
    """Raised for a game with too many positions to be solved."""

    def __init__(self, positions: int, most: int) -> None:
        super().__init__(f"number of positions must be at most {most} to solve, not {positions}")
        self.positions = positions
        self.most = most


class ExactFigures(NamedTuple):
    """The figures of a solved two-player game with perfect play."""

    positions: int
    begins: float
    """The win chance of the player who begins."""
    error: float
    """The maximum error of this win chance."""


class ExpectedFigures(NamedTuple):
    """The expected results of two players who begin alternately."""

    wins: tuple[float, float]
    """The win chance of each seat, seat 1 first."""
    begins: float
    """The win chance of the player who begins."""


def count_positions(game: Variant) -> int:
    """Return the number of a two-player game's positions at one score, without listing them."""
    most = highest_worth(game) // _STEP
    # By total of the first stack and of the second, the number of ways to lay the coins so far.
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
    """Raise GameTooLargeError if a two-player game is too large to be solved."""
    most = min(MOST_POSITIONS, MOST_POSITIONS * _USUAL_SCORES // game.target**2)
    positions = count_positions(game)
    if positions > most:
        raise GameTooLargeError(positions, most)


def exact_chances(solved: SolutionTables) -> ExactFigures:
    """Return the number of positions and the win chance at the start of a solved game."""
    table = np.frombuffer(solved.table(Score(0, 0)), "<f4")
    begins = float(table[TwoPlayerGame(solved.rules).begins])
    return ExactFigures(len(table), begins, solved.errors.get(Score(0, 0), 0.0))


def expect(players: tuple[str, ...], solved: SolutionTables) -> ExpectedFigures | None:
    """Return the expected results of two computer players, or None if they cannot be computed.

    They cannot be computed for large games, nor for characters: only other players have a policy.
    """
    if set(players) == {"perfect"}:
        return ExpectedFigures((0.5, 0.5), exact_chances(solved).begins)
    if solved.numbering.size > _MOST_IN_MATCH or not _POLICIES.keys() >= set(players):
        return None
    game = TwoPlayerGame(solved.rules)
    one, two = (_POLICIES[player](game, solved) for player in players)
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


_POLICIES: dict[str, Callable[[TwoPlayerGame, SolutionTables], Policy]] = {
    "random": lambda _game, _solved: AppealPolicy(None),
    "greedy": lambda game, _solved: AppealPolicy(greedy_appeal(game)),
    "perfect": _perfect,
}
