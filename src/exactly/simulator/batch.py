"""Batched games in which an external function for win chances plays some of the seats.

This function (a *valuer*) is called for all games at once. One array has the positions after all
legal moves of all games in which it moves next. In each game, the move with the mover's highest win
chance is made; ties go to the first, in the order of `rules.legal_moves`. The valuer is not called
for a single legal move, nor for a position after the end of a game.
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
"""Boards, or progress rows (see `games`): one row for each game."""

Values = npt.NDArray[np.floating]
"""By position and seat, seat 1 first, the win chance of the seat, from 0 to 1."""

_FIVE, _SIX = np.uint64(3), np.uint64(6)
_THREE, _SEVEN = np.uint64(3), np.uint64(7)
_CENTRE = np.uint64(0)
_LOST, _WON = -1, -2  # in place of a position's index


class BatchPositions(NamedTuple):
    """Positions before a roll, all with the same rules and number of seats."""

    coins: npt.NDArray[np.uint8]
    """By position, seat and value: the coins of each seat, seat 1 first, of 50, 20, 10 and 5 cents.
    The remaining coins are in the centre."""
    euros: npt.NDArray[np.uint8]
    """The euros by position and seat."""
    active: npt.NDArray[np.uint8]
    """By position, the seat to roll: 1 for seat 1."""


class Valuer(Protocol):
    """A function from many positions to the win chance of each seat."""

    def __call__(self, positions: BatchPositions, /) -> Values:
        """Return the win chances of all seats, one row for each position.

        A position must have the same value in every batch and on every thread. Otherwise the same
        seed does not give the same games: see `in_blocks`.
        """
        ...


class _Options(NamedTuple):
    """The legal moves in several games, one game after the other."""

    ends: npt.NDArray[np.int64]
    """By game, the end of its part of `moves` and `numbers`."""
    moves: npt.NDArray[np.uint8]
    """The legal moves of all games, one game after the other."""
    numbers: npt.NDArray[np.int64]
    """By move, the index of the position after it; `_WON` or `_LOST` if the mover wins or loses."""


def in_blocks(valuer: Valuer, size: int = 512) -> Valuer:
    """Return a valuer that calls another one with exactly `size` positions at a time.

    The last digits of a matrix product depend on the number of rows. With blocks of one size, a
    position has the same value in every batch.
    """

    def values(positions: BatchPositions, /) -> Values:
        length = len(positions.active)
        full = max(1, -(-length // size)) * size
        padded = BatchPositions(*(_pad(numbers, full) for numbers in positions))
        blocks = [
            valuer(BatchPositions(*(numbers[begin : begin + size] for numbers in padded)))
            for begin in range(0, full, size)
        ]
        return np.concatenate(blocks)[:length]

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
    """Play games in parallel, starting at number `first`, and add them to a tally.

    The results are like those of `play_games`. If the plan has ASKED + 1 as the player of a seat,
    the first valuer plays this seat, and so on. `logs` has an array for each game's turns.
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
    """Call a valuer for these games, and store the move with the highest win chance in each."""
    options, positions = _look_ahead(plan.kit, plan.moves, boards, stands, games)
    values = np.zeros(positions.euros.shape)
    if len(values):
        values = np.asarray(valuer(positions), np.float64)
    if values.shape != positions.euros.shape:
        raise ValueError(
            f"values of a valuer must have shape {positions.euros.shape}, not {values.shape}"
        )
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
    """Play each of these games until a seat needs a move from a valuer, or the game is over."""
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
    """Return the legal moves in these games, and the positions after them to evaluate."""
    seats = kit[SEATS]
    ends = np.zeros(len(games), np.int64)
    total = 0
    for place, game in enumerate(games):
        total += int(choices(boards[game], kit, moves, stands[game, FACE]))
        ends[place] = total
    found, numbers = np.zeros(total, np.uint8), np.zeros(total, np.int64)
    coins = np.zeros((total, seats, len(VALUES)), np.uint8)
    euros, active = np.zeros((total, seats), np.uint8), np.zeros(total, np.uint8)
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
    """Store the position after a move, as by `rules.apply`, at index `number`; return the index.

    If the mover wins or loses by the move, nothing is stored, and `_WON` or `_LOST` is returned.
    """
    seats = kit[SEATS]
    one, other = made_by(board, kit, mover, move)
    coins, euros = positions.coins[number], positions.euros[number]
    for seat in range(ONE, seats + ONE):
        euros[seat - ONE] = board[EUROS + seat] + np.uint64(seat == one) + np.uint64(seat == other)
    for paid in (one, other):  # Rule 15: in this order, if both have reached the target
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
    """Store in each game the move with the mover's highest win chance; ties go to the first."""
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
