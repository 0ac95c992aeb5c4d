"""Whole games, compiled: many of them, each with random numbers of its own.

A game's random numbers follow from a seed and the game's number, so that it is the same game
however many are played beside it, and on however many cores. Who begins changes from game to game.
"""

from typing import NamedTuple

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
    VALUES,
    WILD,
    Moves,
    Number,
    Row,
    begin_round,
    lay,
    new_board,
    paid,
)
from exactly.ai.compiled.choose import (
    GREEDY,
    PASS,
    PERFECT,
    Solved,
    any_move,
    below,
    greedy_move,
    perfect_move,
    ways,
)

__all__ = [
    "CHOSEN_PASS",
    "FORCED_PASS",
    "KINDS",
    "LONGEST",
    "MOST_ROUNDS",
    "ZERO",
    "Plan",
    "Tally",
    "new_tally",
    "play_games",
    "play_one",
]

KINDS = 12
"""Kinds of turns: three times what the source is to the mover, plus what the target is to them
(0 the centre, 1 their own stack, 2 another's), and the three kinds of passes."""
ZERO, FORCED_PASS, CHOSEN_PASS = 9, 10, 11

LONGEST = 4096
"""Games and rounds of so many turns and more are counted together."""
MOST_ROUNDS = 128
"""Six players with 15 euros to win have at most 85."""

_STEP = np.uint64(0x9E3779B97F4A7C15)  # between two states of SplitMix64
_SPREAD = np.uint64(0xD1342543DE82EF95)  # between the first states of two games
_LOW, _HALF = np.uint64(0xFFFFFFFF), np.uint64(32)
_SEVEN, _THREE, _SIX = np.uint64(7), np.uint64(3), np.uint64(6)

Counts = npt.NDArray[np.int64]


class Plan(NamedTuple):
    """What is to be played."""

    kit: Row
    moves: Moves
    players: npt.NDArray[np.uint64]
    """By seat, how it plays."""
    solved: Solved
    seed: np.uint64
    most_turns: int
    """After so many a game is broken off, won by nobody."""


class Tally(NamedTuple):
    """What games came to, counted; tallies can be added up."""

    wins: Counts
    """By who began and who won; 0 where the game was broken off."""
    kinds: Counts
    """Of turns, by seat."""
    euros: Counts
    """By seat: those it made by its own move, and those that others handed it."""
    games: Counts
    """How many games had so many turns."""
    rounds: Counts
    """How many rounds had so many turns."""
    rounds_of_games: Counts
    """How many games had so many rounds."""
    turns: Counts
    """All turns, and those of the longest game."""


def new_tally() -> Tally:
    """Return a tally of nothing yet."""
    return Tally(
        np.zeros((8, 8), np.int64),
        np.zeros((8, KINDS), np.int64),
        np.zeros((8, 2), np.int64),
        np.zeros(LONGEST, np.int64),
        np.zeros(LONGEST, np.int64),
        np.zeros(MOST_ROUNDS, np.int64),
        np.zeros(2, np.int64),
    )


@njit(cache=True)
def _mix(state: Number) -> Number:
    """Return the random number that belongs to a state of SplitMix64."""
    mixed = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@njit(cache=True, nogil=True)
def play_games(plan: Plan, first: int, tally: Tally, results: npt.NDArray[np.int32]) -> None:
    """Play games from this number on, and add them to a tally; threads can do so at once.

    There are as many as there is room for results: who began, who won, the turns and the rounds.
    """
    log = np.zeros((0, 2), np.uint8)
    board = new_board()
    for place in range(len(results)):
        begins, winner, turns, rounds = _play_game(plan, board, first + place, tally, log)
        results[place, 0], results[place, 1] = begins, winner
        results[place, 2], results[place, 3] = turns, rounds


@njit(cache=True, nogil=True)
def play_one(plan: Plan, number: int, tally: Tally, log: npt.NDArray[np.uint8]) -> None:
    """Play one game, and write down the face and the move of every turn, if there is room."""
    _play_game(plan, new_board(), number, tally, log)


@njit(cache=True)
def _play_game(
    plan: Plan, board: Row, number: int, tally: Tally, log: npt.NDArray[np.uint8]
) -> tuple[Number, Number, int, int]:
    kit, moves, players, solved, seed, most_turns = plan
    seats = kit[SEATS]
    state = _mix(seed + np.uint64(number) * _SPREAD)
    board[EUROS:] = np.uint64(0)
    begins = np.uint64(number) % seats + ONE
    active, winner, fives = begins, NOBODY, ONE
    turns, rounds = 0, 0
    while winner == NOBODY and turns < most_turns:
        begin_round(board, kit, fives)
        fives = ONE - kit[EMPTY_RESTART]
        before = turns
        is_on = True
        while is_on and turns < most_turns:
            state += _STEP
            random = _mix(state)
            face = kit[FACES_UP + below(random >> _HALF, kit[FACE_COUNT])]
            if players[active] == GREEDY:
                move = greedy_move(board, kit, moves, active, face)
            elif players[active] == PERFECT:
                move = perfect_move(board, kit, moves, solved, active, face)
            else:
                move = any_move(board, kit, moves, face, random & _LOW)
            if turns < len(log):
                log[turns, 0], log[turns, 1] = face, move
            turns += 1
            if move == PASS:
                tally.kinds[active, _kind_of_pass(board, kit, moves, face)] += 1
            else:
                source, target = (move >> _THREE) & _SEVEN, move & _SEVEN
                tally.kinds[active, _kind(active, source, target)] += 1
                if lay(board, kit, move >> _SIX, source, target):
                    winner = _take_euros(board, kit, tally, active, source, target)
                    is_on = False
            active = active % seats + ONE
        rounds += 1
        tally.rounds[min(turns - before, LONGEST - 1)] += 1
    tally.wins[begins, winner] += 1
    tally.games[min(turns, LONGEST - 1)] += 1
    tally.rounds_of_games[min(rounds, MOST_ROUNDS - 1)] += 1
    tally.turns[0] += turns
    tally.turns[1] = max(tally.turns[1], turns)
    return begins, winner, turns, rounds


@njit(cache=True)
def _take_euros(  # noqa: PLR0913, PLR0917  # a loop has no objects to put them in
    board: Row, kit: Row, tally: Tally, active: Number, source: Number, target: Number
) -> Number:
    """Pay who has come to the goal; return who has won by it, or nobody."""
    gave = np.uint64(board[TOTALS + source] == kit[GOAL])
    got = np.uint64(board[TOTALS + target] == kit[GOAL])
    winner = NOBODY
    for seat in paid(kit, active, source * gave, target * got):
        if seat == NOBODY:
            continue
        board[EUROS + seat] += ONE
        tally.euros[seat, np.uint64(seat != active)] += 1
        if winner == NOBODY and board[EUROS + seat] == kit[TARGET]:
            winner = seat
    return winner


@njit(cache=True)
def _kind(active: Number, source: Number, target: Number) -> Number:
    """Return the kind of a move."""
    of_source = np.uint64(source > NOBODY) + np.uint64(source > NOBODY and source != active)
    of_target = np.uint64(target > NOBODY) + np.uint64(target > NOBODY and target != active)
    return _THREE * of_source + of_target


@njit(cache=True)
def _kind_of_pass(board: Row, kit: Row, moves: Moves, face: Number) -> Number:
    for value in VALUES:
        if ways(board, kit, moves, face, value) > NOBODY:
            return np.uint64(CHOSEN_PASS)
    return np.uint64(ZERO if face < WILD else FORCED_PASS)
