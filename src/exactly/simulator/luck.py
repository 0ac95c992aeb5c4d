"""Luck and skill in two-player games, compiled: the same numbers as in `exactly.review`.

They use the win chances of the solved game. The win chance after a move is the win chance before
the next roll. So a game is a chain of changes, each by a roll (luck) or by a move (skill).
"""

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly.simulator.board import (
    EMPTY_RESTART,
    EUROS,
    NOBODY,
    NOTHING,
    ONE,
    PASS,
    TARGET,
    Number,
    Row,
    begin_round,
    make_move,
    new_board,
)
from exactly.simulator.games import GamePlan, Tally, play_one
from exactly.simulator.players import (
    SolutionArrays,
    chance_of_other,
    made_by,
    perfect_move,
    position_after,
)

__all__ = ["judge_games"]

_THREE = np.uint64(3)


@njit(cache=True, nogil=True)
def judge_games(
    plan: GamePlan,
    first: int,
    judged: npt.NDArray[np.float64],
    tally: Tally,
    log: npt.NDArray[np.uint8],
) -> None:
    """Play games, starting at number `first`, and store the luck and skill of each in `judged`.

    The length of `judged` is the number of games. Each row has seat 1's win chance at the start,
    and its changes by all rolls and by all moves; the win chance is NaN if the game was aborted.
    `tally` and `log` are working memory.
    """
    for place in range(len(judged)):
        before = tally.turns[0]
        play_one(plan, first + place, tally, log)
        _judge(plan, first + place, log[: tally.turns[0] - before], judged[place])


@njit(cache=True)
def _judge(
    plan: GamePlan, number: int, log: npt.NDArray[np.uint8], judged: npt.NDArray[np.float64]
) -> None:
    kit, moves, solved = plan.kit, plan.moves, plan.solved
    board = new_board()
    begin_round(board, kit, ONE)
    active = np.uint64(number) % np.uint64(2) + ONE
    before = _about_to_roll(board, solved, active)
    start = before if active == ONE else 1.0 - before
    luck, doing, is_over = 0.0, 0.0, False
    for turn in range(len(log)):
        face, move = np.uint64(log[turn, 0]), np.uint64(log[turn, 1])
        best = perfect_move(board, kit, moves, solved, active, face)
        after_roll = 1.0 - np.float64(chance_of_other(board, kit, solved, active, best))
        after = 1.0 - np.float64(chance_of_other(board, kit, solved, active, move))
        sign = 1.0 if active == ONE else -1.0
        luck += sign * (after_roll - before)
        doing += sign * (after - after_roll)
        is_over = _make(board, kit, active, move)
        before = 1.0 - after
        active = _THREE - active
    judged[0] = start if is_over else np.nan
    judged[1], judged[2] = luck, doing


@njit(cache=True)
def _about_to_roll(board: Row, solved: SolutionArrays, active: Number) -> float:
    """Return the win chance of the active seat before its roll."""
    own, theirs = board[EUROS + active], board[EUROS + _THREE - active]
    return float(solved.chances[own, theirs, position_after(board, solved, active, PASS)])


@njit(cache=True)
def _make(board: Row, kit: Row, active: Number, move: Number) -> bool:
    """Make a move, and start the next round after a euro; return whether the game is over."""
    if move == PASS:
        return False
    first, second = made_by(board, kit, active, move)
    make_move(board, kit, move)
    if first == NOBODY:
        return False
    is_over = False
    for seat in (first, second):
        if seat != NOBODY:
            board[EUROS + seat] += ONE
            is_over = is_over or board[EUROS + seat] == kit[TARGET]
    begin_round(board, kit, NOTHING if kit[EMPTY_RESTART] else ONE)
    return is_over
