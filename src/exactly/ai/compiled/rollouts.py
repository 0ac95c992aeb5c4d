"""Games played on from a position by players with a network, compiled: how they end, counted."""

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly.ai.compiled.board import (
    EMPTY_RESTART,
    EUROS,
    FACE_COUNT,
    FACES_UP,
    GOAL,
    NOBODY,
    ONE,
    SEATS,
    TARGET,
    TOTALS,
    Moves,
    Number,
    Row,
    begin_round,
    kit,
    lay,
    list_of_moves,
    new_board,
    paid,
)
from exactly.ai.compiled.choose import PASS, below
from exactly.ai.compiled.network import Net, mix, network_move, tables_of
from exactly.ai.compiled.variant import Variant
from exactly.ai.network.weights import trained_network
from exactly.rules import COINS, State

__all__ = ["board_of", "roll_out"]

_STEP = np.uint64(0x9E3779B97F4A7C15)
_SPREAD = np.uint64(0xD1342543DE82EF95)
_MOST_TURNS = 20_000
_ONE_SEES_ALL = np.array((1.0, 0.0, 0.0, 1.0, 0.0), np.float32)
"""A mind without doubts that has its own chance in mind alone."""


def board_of(state: State) -> Row:
    """Return what lies on the table as the compiled loops know it."""
    rules = kit(Variant.of(state.rules), state.seats)
    board = new_board()
    begin_round(board, rules, np.uint64(0))
    for seat, (stack, euros) in enumerate(zip(state.stacks, state.euros, strict=True), start=1):
        board[int(EUROS) + seat] = euros
        for value in range(len(COINS)):
            for _ in range(stack[value]):
                lay(board, rules, np.uint64(value), np.uint64(0), np.uint64(seat))
    return board


def roll_out(state: State, games: int, seed: int = 0) -> npt.NDArray[np.int64]:
    """Play on from a position before a throw, so many times; return who won how often.

    All seats make the move that their network likes best; the same seed gives the same games.
    """
    wins = np.zeros(state.seats + 1, np.int64)
    _roll_out(
        board_of(state),
        kit(Variant.of(state.rules), state.seats),
        list_of_moves(state.seats),
        tables_of(trained_network(state.seats, state.rules.edition).layers),
        np.uint64(state.active),
        np.uint64(seed % 2**64),
        games,
        wins,
    )
    return wins[1:]


@njit(cache=True, nogil=True)
def _roll_out(  # noqa: PLR0913, PLR0917  # a loop has no objects to put them in
    start: Row,
    kit: Row,
    moves: Moves,
    net: Net,
    active: Number,
    seed: Number,
    games: int,
    wins: npt.NDArray[np.int64],
) -> None:
    board = start.copy()
    for game in range(games):
        board[:] = start
        wins[_play_on(board, kit, moves, net, active, mix(seed + np.uint64(game) * _SPREAD))] += 1


@njit(cache=True)
def _play_on(  # noqa: PLR0913, PLR0917
    board: Row, kit: Row, moves: Moves, net: Net, active: Number, state: Number
) -> Number:
    """Play a game to its end; return who has won."""
    mind = _ONE_SEES_ALL
    for _ in range(_MOST_TURNS):
        state += _STEP
        drawn = mix(state)
        face = kit[FACES_UP + below(drawn >> np.uint64(32), kit[FACE_COUNT])]
        move = network_move(board, kit, moves, net, mind, active, face, drawn)
        if move != PASS:
            source, target = (move >> np.uint64(3)) & np.uint64(7), move & np.uint64(7)
            if lay(board, kit, move >> np.uint64(6), source, target):
                winner = _pay(board, kit, active, source, target)
                if winner != NOBODY:
                    return winner
                begin_round(board, kit, ONE - kit[EMPTY_RESTART])
        active = active % kit[SEATS] + ONE
    return NOBODY


@njit(cache=True)
def _pay(board: Row, kit: Row, active: Number, source: Number, target: Number) -> Number:
    """Pay who has come to the goal; return who has won by it, or nobody."""
    gave = np.uint64(board[TOTALS + source] == kit[GOAL])
    got = np.uint64(board[TOTALS + target] == kit[GOAL])
    for seat in paid(kit, active, source * gave, target * got):
        if seat != NOBODY:
            board[EUROS + seat] += ONE
            if board[EUROS + seat] == kit[TARGET]:
                return seat
    return NOBODY
