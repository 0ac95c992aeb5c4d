"""Play many whole games, compiled; each game has its own random numbers.

A game's random numbers follow from a seed and the game's number. So it is the same game for any
number of games, threads and cores. The first player changes from game to game.

The progress of a game between two turns is one row of numbers (`stand`); the constants below are
its indexes. A seat may get its moves from outside these loops, such as from a valuer: then the game
stops after the roll of the seat, and goes on when the move has been stored in the row.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly.simulator.board import (
    EMPTY_RESTART,
    EUROS,
    FACE_COUNT,
    FACES_UP,
    GOAL,
    KINDS_OF_WAYS,
    NOBODY,
    NOTHING,
    ONE,
    RECEIVERS,
    SEATS,
    SOURCES,
    TARGET,
    TOTALS,
    WILD,
    ZERO,
    Moves,
    Number,
    Row,
    begin_round,
    lay,
    new_board,
    paid,
)
from exactly.simulator.network_players import NO_NETWORK, Floats, Net, mix, network_move
from exactly.simulator.players import (
    ASKED,
    GREEDY,
    NETWORK,
    PERFECT,
    SolutionArrays,
    any_move,
    below,
    choices,
    greedy_move,
    perfect_move,
)

__all__ = [
    "ACTIVE",
    "CHOSEN_PASS",
    "FACE",
    "FORCED_PASS",
    "IS_ASKED",
    "KINDS",
    "LONGEST",
    "MOST_ROUNDS",
    "MOVE",
    "STAND",
    "TURNS",
    "WINNER",
    "ZERO",
    "GamePlan",
    "Tally",
    "begin_game",
    "new_tally",
    "play_games",
    "play_on",
    "play_one",
    "resume_game",
    "write_result",
]

FORCED_PASS, CHOSEN_PASS = 10, 11
"""The numbers of two kinds of turns, in addition to those of `board`."""
KINDS = 12

LONGEST = 1 << 14
"""Games and rounds of this many turns or more are counted together."""
MOST_ROUNDS = 128
"""More than the number of rounds of any game: six players with a target of 15 need at most 85."""

# Indexes in the progress row of a game.
ACTIVE = np.uint64(0)
"""Index of a progress row: the seat whose turn it is."""
FACE = np.uint64(1)
"""Index of a progress row: the face up, if the game waits for a move."""
IS_ASKED = np.uint64(2)
"""Index of a progress row: whether the game waits for the active seat's move from outside."""
MOVE = np.uint64(3)
"""Index of a progress row: the move from outside, once it is stored."""
WINNER = np.uint64(4)
TURNS = np.uint64(5)
_ROUNDS = np.uint64(6)
_BEFORE = np.uint64(7)  # turns before this round
_BEGINS = np.uint64(8)
_RANDOM = np.uint64(9)  # the state of its random numbers
STAND = 10
"""The length of a progress row."""

_STEP = np.uint64(0x9E3779B97F4A7C15)  # between two states of SplitMix64
_SPREAD = np.uint64(0xD1342543DE82EF95)  # between the first states of two games
_MOST = np.uint64(LONGEST - 1)
_LOW, _HALF = np.uint64(0xFFFFFFFF), np.uint64(32)
_SEVEN, _THREE, _SIX, _WAY = np.uint64(7), np.uint64(3), np.uint64(6), np.uint64(0o77)

Counts = npt.NDArray[np.int64]


class GamePlan(NamedTuple):
    """The plan of games for compiled loops: rules, players and random numbers."""

    kit: Row
    moves: Moves
    players: npt.NDArray[np.uint64]
    """By seat, the number of its player (see `players.PLAYERS`)."""
    solved: SolutionArrays
    seed: np.uint64
    most_turns: int
    """The turn limit, after which a game is aborted without a winner."""
    net: Net = NO_NETWORK
    minds: Floats = np.zeros((8, 5), np.float32)
    """By seat, the parameters of its player's character (see `minds_of`)."""


class Tally(NamedTuple):
    """Counts of the results of many games; tallies can be added up."""

    wins: Counts
    """The number of games by first player and winner; the winner is 0 for an aborted game."""
    kinds: Counts
    """The number of turns by seat and kind of turn."""
    euros: Counts
    """By seat, the number of euros it got by its own moves, and by moves of others."""
    games: Counts
    """The number of games by their number of turns."""
    rounds: Counts
    """The number of rounds by their number of turns."""
    rounds_of_games: Counts
    """The number of games by their number of rounds."""
    turns: Counts
    """The number of all turns, and the turns of the longest game."""


def new_tally() -> Tally:
    """Return a tally of no games: all counts are 0."""
    return Tally(
        np.zeros((8, 8), np.int64),
        np.zeros((8, KINDS), np.int64),
        np.zeros((8, 2), np.int64),
        np.zeros(LONGEST, np.int64),
        np.zeros(LONGEST, np.int64),
        np.zeros(MOST_ROUNDS, np.int64),
        np.zeros(2, np.int64),
    )


@njit(cache=True, nogil=True)
def play_games(plan: GamePlan, first: int, tally: Tally, results: npt.NDArray[np.int32]) -> None:
    """Play games, starting at number `first`, and add them to a tally; runs in parallel threads.

    The length of `results` is the number of games. Each result is the first player, the winner, the
    turns and the rounds.
    """
    log = np.zeros((0, 2), np.uint8)
    board, stand = new_board(), np.zeros(STAND, np.uint64)
    for place in range(len(results)):
        number = np.uint64(first + place)
        begin_game(plan, board, stand, number, number % plan.kit[SEATS] + ONE)
        play_on(plan, board, stand, tally, log)
        write_result(stand, results[place])


@njit(cache=True, nogil=True)
def play_one(plan: GamePlan, number: int, tally: Tally, log: npt.NDArray[np.uint8]) -> None:
    """Play one game; store the face and the move of every turn in `log` until it is full."""
    board, stand = new_board(), np.zeros(STAND, np.uint64)
    begin_game(plan, board, stand, np.uint64(number), np.uint64(number) % plan.kit[SEATS] + ONE)
    play_on(plan, board, stand, tally, log)


@njit(cache=True)
def write_result(stand: Row, result: npt.NDArray[np.int32]) -> None:
    """Store the result of a game: first player, winner, turns and rounds."""
    result[0], result[1] = stand[_BEGINS], stand[WINNER]
    result[2], result[3] = stand[TURNS], stand[_ROUNDS]


@njit(cache=True)
def begin_game(plan: GamePlan, board: Row, stand: Row, number: Number, begins: Number) -> None:
    """Set up game `number`, before its first roll; seat `begins` has the first turn."""
    board[EUROS:] = NOTHING
    begin_round(board, plan.kit, ONE)
    resume_game(plan, stand, number, begins)


@njit(cache=True)
def resume_game(plan: GamePlan, stand: Row, number: Number, active: Number) -> None:
    """Set up game `number` to go on from a given board, with a roll of seat `active`."""
    stand[:] = NOTHING
    stand[ACTIVE] = stand[_BEGINS] = active
    stand[_RANDOM] = mix(plan.seed + number * _SPREAD)


@njit(cache=True)
def play_on(  # noqa: C901  # one branch for each kind of player
    plan: GamePlan, board: Row, stand: Row, tally: Tally, log: npt.NDArray[np.uint8]
) -> None:
    """Play until a seat needs a move from outside, or the game is over.

    Stores the face and the move of every turn in `log` until it is full.
    """
    kit, moves, players, solved, _, most_turns, net, minds = plan
    seats, most = kit[SEATS], np.uint64(most_turns)
    state, active, face = stand[_RANDOM], stand[ACTIVE], stand[FACE]
    value, way = _value_and_way(stand[MOVE])
    turns, rounds, before = stand[TURNS], stand[_ROUNDS], stand[_BEFORE]
    is_answered, is_asked, winner = stand[IS_ASKED] != NOTHING, False, NOBODY
    while winner == NOBODY and turns < most and not is_asked:
        sources, receivers, is_on = board[SOURCES], board[RECEIVERS], True
        while is_on and turns < most:
            if is_answered:
                is_answered = False
            else:
                state += _STEP
                random = mix(state)
                face = kit[FACES_UP + below(random >> _HALF, kit[FACE_COUNT])]
                player = players[active]
                if player == GREEDY:
                    value, way = _value_and_way(greedy_move(board, kit, moves, active, face))
                elif player == PERFECT:
                    move = perfect_move(board, kit, moves, solved, active, face)
                    value, way = _value_and_way(move)
                elif player == NETWORK:
                    state += _STEP
                    mind = minds[active]
                    move = network_move(board, kit, moves, net, mind, active, face, mix(state))
                    value, way = _value_and_way(move)
                elif player >= ASKED and _is_asked(board, kit, moves, player, face):
                    is_asked = True
                    break
                else:
                    value, way = any_move(sources, receivers, kit, moves, face, random & _LOW)
            if turns < np.uint64(len(log)):
                log[turns, 0], log[turns, 1] = face, (value << _SIX) | way
            turns += ONE
            tally.kinds[active, _kind(board, kit, moves, active, face, way)] += 1
            sources, receivers, is_at_goal = lay(board, kit, sources, receivers, value, way)
            if is_at_goal:
                winner = _take_euros(board, kit, tally.euros, active, way)
                is_on = False
            active = active % seats + ONE
        if not is_on:
            # Rule 17: after the end the coins go back, and no other round begins.
            goes_on = np.uint64(winner == NOBODY)
            begin_round(board, kit, goes_on * (ONE - kit[EMPTY_RESTART]))
            rounds += ONE
            tally.rounds[min(turns - before, _MOST)] += 1
            before = turns
    stand[_RANDOM], stand[ACTIVE], stand[FACE], stand[IS_ASKED] = state, active, face, is_asked
    stand[TURNS], stand[_ROUNDS], stand[_BEFORE], stand[WINNER] = turns, rounds, before, winner
    _count_ended(stand, tally)


@njit(cache=True)
def _value_and_way(move: Number) -> tuple[Number, Number]:
    return move >> _SIX, move & _WAY


@njit(cache=True)
def _is_asked(board: Row, kit: Row, moves: Moves, player: Number, face: Number) -> bool:
    """Return whether this player, whose moves come from outside, needs a move after this roll."""
    return bool(player == ASKED or choices(board, kit, moves, face) > ONE)


@njit(cache=True)
def _count_ended(stand: Row, tally: Tally) -> None:
    """Add a game to a tally, unless it still waits for a move."""
    if stand[IS_ASKED]:
        return
    turns, before = stand[TURNS], stand[_BEFORE]
    if turns > before:  # the game was aborted in the middle of a round
        stand[_ROUNDS] += ONE
        tally.rounds[min(turns - before, _MOST)] += 1
    tally.wins[stand[_BEGINS], stand[WINNER]] += 1
    tally.games[min(turns, _MOST)] += 1
    tally.rounds_of_games[min(stand[_ROUNDS], np.uint64(MOST_ROUNDS - 1))] += 1
    tally.turns[0] += np.int64(turns)
    tally.turns[1] = max(tally.turns[1], np.int64(turns))


@njit(cache=True)
def _take_euros(board: Row, kit: Row, euros: Counts, active: Number, way: Number) -> Number:
    """Give the seats at the goal a euro; return the seat that wins the game by it, or NOBODY."""
    source, target = way >> _THREE, way & _SEVEN
    gave = np.uint64(board[TOTALS + source] == kit[GOAL])
    got = np.uint64(board[TOTALS + target] == kit[GOAL])
    winner = NOBODY
    for seat in paid(kit, active, source * gave, target * got):
        if seat == NOBODY:
            continue
        board[EUROS + seat] += ONE
        euros[seat, np.uint64(seat != active)] += 1
        if winner == NOBODY and board[EUROS + seat] == kit[TARGET]:
            winner = seat
    return winner


@njit(cache=True)
def _kind(board: Row, kit: Row, moves: Moves, active: Number, face: Number, way: Number) -> Number:
    """Return the number of the kind of a turn: `KINDS` in `lab.statistics` has their names."""
    if (way ^ _WAY) | np.uint64(face < WILD) == NOTHING:  # one rare test for a pass without a 0
        has_choice = choices(board, kit, moves, face) > ONE
        return np.uint64(CHOSEN_PASS if has_choice else FORCED_PASS)
    return np.uint64(kit[KINDS_OF_WAYS + (active << _SIX) + way])
