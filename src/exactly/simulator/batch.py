"""Batched games with an external value function, which plays some of the seats.

Whoever values them is asked for all games at once: the positions after all legal moves of all
games in which it is to move are written into one array, and the move is made after which the mover
is most likely to win; of equals the first, in the order of `rules.legal_moves`. Who is to make the
only legal move is not asked, and a game that has been won needs no value.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly.simulator.board import (
    EMPTY_RESTART,
    EUROS,
    NOBODY,
    ONE,
    PASS,
    PLACES,
    SEATS,
    TARGET,
    VALUES,
    Moves,
    Number,
    Row,
    new_board,
)
from exactly.simulator.games import (
    ACTIVE,
    FACE,
    IS_ASKED,
    MOVE,
    STAND,
    GamePlan,
    Tally,
    begin_game,
    play_on,
    write_result,
)
from exactly.simulator.players import ASKED, choices, list_legal, made_by

__all__ = [
    "BatchPositions",
    "Rows",
    "Valuer",
    "Values",
    "in_blocks",
    "play_batch",
    "play_on_all",
]

Rows = npt.NDArray[np.uint64]
"""Boards, or how games stand: a row for each game."""

Values = npt.NDArray[np.floating]
"""By position and seat, seat 1 first, the chance of this seat to win the game, from 0 to 1."""

_FIVE, _SIX = np.uint64(3), np.uint64(6)
_THREE, _SEVEN = np.uint64(3), np.uint64(7)
_CENTRE = np.uint64(0)
_LOST, _WON = -1, -2  # in place of a position's number


class BatchPositions(NamedTuple):
    """Positions in which the die is to be thrown; all are of the same rules and number of seats."""

    coins: npt.NDArray[np.uint8]
    """By position, seat and value: the coins before seat 1 first, and those of 50, 20, 10 and 5
    cents in this order. What nobody has lies in the centre."""
    euros: npt.NDArray[np.uint8]
    """By position and seat."""
    active: npt.NDArray[np.uint8]
    """By position, the seat that is to throw: 1 for seat 1."""


class Valuer(Protocol):
    """Whoever can say of many positions at once how likely each seat is to win."""

    def __call__(self, positions: BatchPositions, /) -> Values:
        """Return the chances of all seats, a row for each position.

        A position must have the same value whatever it is asked with, and on every thread, or the
        same seed will not give the same games: see `in_blocks`.
        """
        ...


class _Options(NamedTuple):
    """What can be chosen from in some games."""

    ends: npt.NDArray[np.int64]
    """By game, where its moves end."""
    moves: npt.NDArray[np.uint8]
    """Of all games, one after the other."""
    numbers: npt.NDArray[np.int64]
    """By move, the number of the position after it, or that the mover has won or lost then."""


def in_blocks(valuer: Valuer, size: int = 512) -> Valuer:
    """Return a valuer that asks another for so many positions at a time, never more or fewer.

    The product of two matrices is not the same to the last digit for any number of rows; with
    blocks of one size a position has the same value in any company.
    """

    def values(positions: BatchPositions, /) -> Values:
        many = len(positions.active)
        full = max(1, -(-many // size)) * size
        padded = BatchPositions(*(_pad(numbers, full) for numbers in positions))
        blocks = [
            valuer(BatchPositions(*(numbers[begin : begin + size] for numbers in padded)))
            for begin in range(0, full, size)
        ]
        return np.concatenate(blocks)[:many]

    return values


def _pad(numbers: npt.NDArray[np.uint8], length: int) -> npt.NDArray[np.uint8]:
    padded = np.zeros((length, *numbers.shape[1:]), np.uint8)
    padded[: len(numbers)] = numbers
    return padded


def play_batch(
    plan: GamePlan,
    first: int,
    tally: Tally,
    results: npt.NDArray[np.int32],
    valuers: Sequence[Valuer],
    *,
    logs: npt.NDArray[np.uint8] | None = None,
) -> None:
    """Play games from this number on, all at once, and add them to a tally, as `play_games` does.

    A seat whose player in the plan is ASKED + 1 is played by the first valuer, and so on. There may
    be a log for each game.
    """
    games = len(results)
    if logs is None:
        logs = np.zeros((games, 0, 2), np.uint8)
    boards = np.zeros((games, len(new_board())), np.uint64)
    stands = np.zeros((games, STAND), np.uint64)
    _begin_all(plan, boards, stands, first)
    going_on = np.arange(games)
    while going_on.size:
        play_on_all(plan, boards, stands, going_on, tally, logs)
        going_on = going_on[stands[going_on, IS_ASKED] > 0]
        players = plan.players[stands[going_on, ACTIVE]]
        for number, valuer in enumerate(valuers, start=ASKED + 1):
            asked = going_on[players == number]
            if asked.size:
                _answer(plan, boards, stands, asked, valuer)
    _write_results(stands, results)


def _answer(
    plan: GamePlan, boards: Rows, stands: Rows, games: npt.NDArray[np.int64], valuer: Valuer
) -> None:
    """Ask for values, and write down the moves that are best by them."""
    options, positions = _look_ahead(plan.kit, plan.moves, boards, stands, games)
    values = np.zeros(positions.euros.shape)
    if len(values):
        values = np.asarray(valuer(positions), np.float64)
    if values.shape != positions.euros.shape:
        raise ValueError(f"values must be {positions.euros.shape}, not {values.shape}")
    _choose(stands, games, options, values)


@njit(cache=True, nogil=True)
def play_on_all(
    plan: GamePlan,
    boards: Rows,
    stands: Rows,
    games: npt.NDArray[np.int64],
    tally: Tally,
    logs: npt.NDArray[np.uint8],
) -> None:
    """Play each of these games until a seat is asked in it, or it has ended."""
    for game in games:
        play_on(plan, boards[game], stands[game], tally, logs[game])


@njit(cache=True, nogil=True)
def _begin_all(plan: GamePlan, boards: Rows, stands: Rows, first: int) -> None:
    for game in range(len(boards)):
        number = np.uint64(first + game)
        begin_game(plan, boards[game], stands[game], number, number % plan.kit[SEATS] + ONE)


@njit(cache=True, nogil=True)
def _write_results(stands: Rows, results: npt.NDArray[np.int32]) -> None:
    for game in range(len(results)):
        write_result(stands[game], results[game])


@njit(cache=True, nogil=True)
def _look_ahead(
    kit: Row, moves: Moves, boards: Rows, stands: Rows, games: npt.NDArray[np.int64]
) -> tuple[_Options, BatchPositions]:
    """List what can be chosen from in these games, and the positions that have to be valued."""
    seats = kit[SEATS]
    ends = np.zeros(len(games), np.int64)
    many = 0
    for place, game in enumerate(games):
        many += int(choices(boards[game], kit, moves, stands[game, FACE]))
        ends[place] = many
    found, numbers = np.zeros(many, np.uint8), np.zeros(many, np.int64)
    coins = np.zeros((many, seats, len(VALUES)), np.uint8)
    euros, active = np.zeros((many, seats), np.uint8), np.zeros(many, np.uint8)
    positions = BatchPositions(coins, euros, active)
    option, number = 0, 0
    for place, game in enumerate(games):
        board, stand = boards[game], stands[game]
        list_legal(board, kit, moves, stand[FACE], found[option:])
        while option < ends[place]:
            move = np.uint64(found[option])
            numbers[option] = _write_position(board, kit, stand[ACTIVE], move, positions, number)
            number += int(numbers[option] >= 0)
            option += 1
    used = BatchPositions(coins[:number], euros[:number], active[:number])
    return _Options(ends, found, numbers), used


@njit(cache=True)
def _write_position(
    board: Row, kit: Row, mover: Number, move: Number, positions: BatchPositions, number: int
) -> int:
    """Write down the position after a move, as `rules.apply` gives it, and return its number.

    Nothing is written where the mover has won or lost by the move, and that is returned.
    """
    seats = kit[SEATS]
    one, other = made_by(board, kit, mover, move)
    coins, euros = positions.coins[number], positions.euros[number]
    for seat in range(ONE, seats + ONE):
        euros[seat - ONE] = board[EUROS + seat] + np.uint64(seat == one) + np.uint64(seat == other)
    for paid in (one, other):  # Rule 15: in this order, where both have reached the target
        if paid != NOBODY and euros[paid - ONE] == kit[TARGET]:
            return _WON if paid == mover else _LOST
    positions.active[number] = mover % seats + ONE
    if one != NOBODY:  # Rule 16
        coins[:] = 0
        coins[:, _FIVE] = ONE - kit[EMPTY_RESTART]
        return number
    for seat in range(ONE, seats + ONE):
        for value in VALUES:
            coins[seat - ONE, value] = board[PLACES * value + seat]
    if move != PASS:
        value, source, target = move >> _SIX, (move >> _THREE) & _SEVEN, move & _SEVEN
        if source != _CENTRE:
            coins[source - ONE, value] -= 1
        if target != _CENTRE:
            coins[target - ONE, value] += 1
    return number


@njit(cache=True, nogil=True)
def _choose(
    stands: Rows,
    games: npt.NDArray[np.int64],
    options: _Options,
    values: npt.NDArray[np.float64],
) -> None:
    """Write down the best move of each game, the first of equals."""
    option = 0
    for place, game in enumerate(games):
        mover = stands[game, ACTIVE] - ONE
        chosen, best = option, -np.inf
        while option < options.ends[place]:
            number = options.numbers[option]
            decided = np.inf if number == _WON else 0.0
            value = decided if number < 0 else values[number, mover]
            if value > best:
                chosen, best = option, value
            option += 1
        stands[game, MOVE] = options.moves[chosen]
