"""Compiled rollouts: play a position to the end many times, and count how the games end."""

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly.networks.weights import trained_network
from exactly.players.characters import Character, Heart
from exactly.rules import State
from exactly.rules.variant import Variant
from exactly.simulator.board import (
    EUROS,
    NOTHING,
    RECEIVERS,
    SOURCES,
    Number,
    Row,
    begin_round,
    kit,
    lay,
    list_of_moves,
    new_board,
)
from exactly.simulator.games import STAND, WINNER, GamePlan, Tally, new_tally, play_on, resume_game
from exactly.simulator.network_players import minds_of, tables_of
from exactly.simulator.players import NETWORK
from exactly.simulator.solution_table import UNSOLVED

__all__ = ["board_of", "roll_out"]

_MOST_TURNS = 20_000
_SEES_ALL = Character(0, Heart.OWN, foresight=1.0, doubt=0.0, attention=1.0)


@njit(cache=True)
def _lay_out(stacks: npt.NDArray[np.uint64], euros: npt.NDArray[np.uint64], kit: Row) -> Row:
    """Return a board with these stacks and euros, made by moving the coins one by one."""
    board = new_board()
    begin_round(board, kit, NOTHING)
    sources, receivers = board[SOURCES], board[RECEIVERS]
    for seat in range(len(euros)):
        board[EUROS + np.uint64(seat + 1)] = euros[seat]
        for value in range(stacks.shape[1]):
            for _ in range(stacks[seat, value]):
                way = np.uint64(seat + 1)  # from the centre
                sources, receivers, _ = lay(board, kit, sources, receivers, np.uint64(value), way)
    return board


def board_of(state: State) -> Row:
    """Return the board of the compiled loops for a state."""
    rules = kit(Variant.of(state.rules), state.seats)
    return _lay_out(np.array(state.stacks, np.uint64), np.array(state.euros, np.uint64), rules)


def roll_out(state: State, games: int, seed: int = 0) -> npt.NDArray[np.int64]:
    """Play `games` games from a position before a roll; return how often each seat won.

    All seats make the move that the network rates best; the same seed gives the same games.
    """
    seats = state.seats
    players = np.zeros(8, np.uint64)
    players[1 : seats + 1] = NETWORK
    plan = GamePlan(
        kit(Variant.of(state.rules), seats),
        list_of_moves(seats),
        players,
        UNSOLVED,
        np.uint64(seed % 2**64),
        _MOST_TURNS,
        tables_of(trained_network(seats, state.rules.edition).layers),
        minds_of([_SEES_ALL] * seats),
    )
    wins = np.zeros(seats + 1, np.int64)
    _roll_out(plan, board_of(state), np.uint64(state.active), games, new_tally(), wins)
    return wins[1:]


@njit(cache=True, nogil=True)
def _roll_out(
    plan: GamePlan,
    start: Row,
    active: Number,
    games: int,
    tally: Tally,
    wins: npt.NDArray[np.int64],
) -> None:
    board, stand = start.copy(), np.zeros(STAND, np.uint64)
    log = np.zeros((0, 2), np.uint8)
    for game in range(games):
        board[:] = start
        resume_game(plan, stand, np.uint64(game), active)
        play_on(plan, board, stand, tally, log)
        wins[stand[WINNER]] += 1
