"""Simulations of very many two-player games, as a check of the solution.

This is a separate implementation of the rules, on arrays of coin counts, so that an error in the
solver or its tables shows as a difference. It must not know how the game is solved: it uses only
the chances of the solution, like the player `perfect`. Standard rules only. Needs Numba.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numba
import numpy as np
import numpy.typing as npt
from numba import njit, prange

from exactly.rules import STANDARD, Stack
from exactly.solver.solution_file import Solution

__all__ = ["PLAYERS", "Simulated", "Trace", "Turn", "simulate", "trace_game"]

Integers = npt.NDArray[np.int64]
Move = tuple[int, int, int]
"""The index of the coin's value; source and target, each 0 for the centre or a seat."""

PLAYERS = ("random", "greedy", "perfect")
_RANDOM, _GREEDY, _PERFECT = range(3)

_VALUES = (50, 20, 10, 5)
_OF_EACH = 10
_EURO = 100
_LIMIT = 150
_HIGHEST = 200
_TARGET = 3

_FACES = ("0", "5", "10", "20", "50", "?")
"""The faces from the lowest to the highest (rule 6)."""
_ZERO, _WILD = 0, 5

_NO_MOVE = (-1, 0, 0)
_MOST_MOVES = 24
_FAR = 1000  # more than the distance of any stack from one euro

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_ONE = np.uint64(0xBF58476D1CE4E5B9)
_MIX_TWO = np.uint64(0x94D049BB133111EB)
_BITS_27, _BITS_30, _BITS_31, _BITS_32 = (np.uint64(bits) for bits in (27, 30, 31, 32))


class Simulated(NamedTuple):
    """The results of many games of one computer player at seat 1 against another at seat 2."""

    one: str
    two: str
    games: int
    wins_of_one: int
    first_to_move_wins: int
    """The number of games won by the first player."""
    turns: float
    """The mean number of turns of a game, without the starting rolls."""
    turns_deviation: float
    turn_quantiles: tuple[float, float, float, float, float]
    """The quantiles of turns at 5, 25, 50, 75 and 95 percent."""
    rounds: float
    mean_luck: float
    """The mean absolute change of the roller's chance by a roll, with perfect play afterwards."""


class Turn(NamedTuple):
    """A roll and its move; a starting roll has no move."""

    face: str
    coin: int
    """The value of the moved coin, or 0 for none."""
    source: int
    """The seat of the source, or 0 for the centre."""
    target: int


class Trace(NamedTuple):
    """One game, roll by roll, the starting rolls first."""

    turns: list[Turn]
    winner: int


class _Known(NamedTuple):
    """The knowledge of the player `perfect`."""

    stacks: npt.NDArray[np.int32]
    """By counts of 50s, 20s, 10s and 5s, the index of a stack among all stacks."""
    chances: npt.NDArray[np.float32]
    """The chance of the seat to roll, by own euros, other's euros, own stack, other's stack."""


class _Board(NamedTuple):
    """The state of a game."""

    coins: Integers
    """The coins by place (the centre, seat 1, seat 2) and value."""
    euros: Integers
    """The euros by seat; index 0 is unused."""
    random: npt.NDArray[np.uint64]
    """The state of the generator."""
    moves: Integers
    """A buffer for the legal moves: coin, source and target of each."""
    written: Integers
    """A buffer for the turns: face, coin, source and target of each; empty if not needed."""


class _Played(NamedTuple):
    """The result of one game."""

    winner: int
    began: int
    turns: int
    rounds: int
    luck: float
    """The sum of the absolute changes by rolls."""
    starting_rolls: int


def simulate(  # noqa: PLR0913, PLR0917  # all of them say what is played
    solution: Solution, one: str, two: str, games: int, seed: int, threads: int = 2
) -> Simulated:
    """Play `games` games; the same seed gives the same games on any number of threads."""
    known = _known(solution)
    before = numba.get_num_threads()
    numba.set_num_threads(min(threads, before))
    try:
        counts, luck = _play_many(known, _seated(one, two), _mixed_seed(seed), games)
    finally:
        numba.set_num_threads(before)
    winner, began, turns, rounds = counts.T
    return Simulated(
        one,
        two,
        games,
        wins_of_one=int((winner == 1).sum()),
        first_to_move_wins=int((winner == began).sum()),
        turns=float(turns.mean()),
        turns_deviation=float(turns.std()),
        turn_quantiles=tuple(np.quantile(turns, (0.05, 0.25, 0.5, 0.75, 0.95)).tolist()),
        rounds=float(rounds.mean()),
        mean_luck=float(luck.sum() / turns.sum()),
    )


def trace_game(solution: Solution, one: str, two: str, game: int, seed: int) -> Trace:
    """Play one of the games that `simulate` plays with this seed, and return its trace."""
    known, players, mixed = _known(solution), _seated(one, two), _mixed_seed(seed)
    played = _play(known, players, _board(mixed, game, 0))
    # The same game again, now with a buffer for its number of turns.
    board = _board(mixed, game, played.starting_rolls + played.turns)
    _play(known, players, board)
    turns = [
        Turn(_FACES[face], 0 if coin < 0 else _VALUES[coin], source, target)
        for face, coin, source, target in board.written.tolist()
    ]
    return Trace(turns, played.winner)


def _seated(one: str, two: str) -> Integers:
    """Return the players by seat; index 0, the centre, has none."""
    return np.array([-1, PLAYERS.index(one), PLAYERS.index(two)])


def _mixed_seed(seed: int) -> np.uint64:
    return np.uint64(_mix(np.uint64(seed)))


@lru_cache(maxsize=1)
def _known(solution: Solution) -> _Known:
    """Read all chances of the solution; takes seconds, and is cached for the next match."""
    if solution.rules != STANDARD:
        raise ValueError(f"only the standard game is simulated, not {solution.rules}")
    counts = [
        Stack(*held)
        for held in product(range(_OF_EACH + 1), repeat=len(_VALUES))
        if np.dot(held, _VALUES) <= _HIGHEST
    ]
    stacks = np.full((_OF_EACH + 1,) * len(_VALUES), -1, dtype=np.int32)
    stacks[tuple(np.array(counts).T)] = np.arange(len(counts))
    first, second = _pairs(np.array(counts))
    numbers = [
        solution.numbering.number(counts[one], counts[two])
        for one, two in zip(first.tolist(), second.tolist(), strict=True)
    ]
    chances = np.full((_TARGET, _TARGET, len(counts), len(counts)), np.nan, dtype=np.float32)
    for score in product(range(_TARGET), repeat=2):
        chances[score][first, second] = [solution.chance(score, number) for number in numbers]
    return _Known(stacks, chances)


def _pairs(counts: Integers) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Return which pairs of stacks are possible between two turns, by rules 2 and 14."""
    exist = (counts[:, None, :] + counts[None, :, :] <= _OF_EACH).all(axis=2)
    goes_on = counts @ np.array(_VALUES) != _EURO
    first, second = np.nonzero(exist & goes_on[:, None] & goes_on[None, :])
    return first, second


@njit(parallel=True, cache=True)
def _play_many(
    known: _Known, players: Integers, seed: np.uint64, games: int
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.float64]]:
    counts = np.empty((games, 4), np.int32)
    luck = np.empty(games, np.float64)
    for game in prange(games):
        played = _play(known, players, _board(seed, game, 0))
        counts[game, 0] = played.winner
        counts[game, 1] = played.began
        counts[game, 2] = played.turns
        counts[game, 3] = played.rounds
        luck[game] = played.luck
    return counts, luck


@njit(cache=True)
def _board(seed: np.uint64, game: int, turns: int) -> _Board:
    """Return an empty board with the dice of one game, and a buffer for its turns."""
    random = np.empty(1, np.uint64)
    random[0] = _mix(seed + np.uint64(game))
    return _Board(
        np.zeros((3, 4), np.int64),
        np.zeros(3, np.int64),
        random,
        np.empty((_MOST_MOVES, 3), np.int64),
        np.empty((turns, 4), np.int64),
    )


@njit(cache=True)
def _play(known: _Known, players: Integers, board: _Board) -> _Played:
    """Play a whole game."""
    starting_rolls, began = _decide_who_begins(board)
    _deal(board)
    seat, turns, rounds, luck = began, 0, 1, 0.0
    while True:
        before = _chance_to_roll(known, board, seat)
        face = _draw(board, 6)
        move, best = _choose(known, board, players[seat], seat, face)
        luck += abs(best - before)
        _write(board, starting_rolls + turns, face, move)
        turns += 1
        _make(board, move)
        taker = _taker(board, seat)
        if taker:
            board.euros[taker] += 1
            if board.euros[taker] == _TARGET:  # Rule 17
                return _Played(taker, began, turns, rounds, luck, starting_rolls)
            rounds += 1
            _deal(board)
        seat = 3 - seat  # Rules 13 and 16: the next seat after the active one, also in a new round


@njit(cache=True)
def _decide_who_begins(board: _Board) -> tuple[int, int]:
    """Make the starting rolls; return their number and the first seat."""
    rolls = 0
    while True:  # Rule 6: those tied for highest, here both, roll again
        one, two = _draw(board, 6), _draw(board, 6)
        _write(board, rolls, one, _NO_MOVE)
        _write(board, rolls + 1, two, _NO_MOVE)
        rolls += 2
        if one != two:
            return rolls, 1 if one > two else 2


@njit(cache=True)
def _deal(board: _Board) -> None:
    """Set up a round: a 5 for each seat, all other coins in the centre (rules 5 and 16)."""
    board.coins[0] = _OF_EACH
    board.coins[1:] = 0
    board.coins[1:, 3] = 1
    board.coins[0, 3] -= 2


@njit(cache=True)
def _choose(known: _Known, board: _Board, player: int, seat: int, face: int) -> tuple[Move, float]:
    """Return the move of this player, and the chance after the best move."""
    count = _list_moves(board, face)
    if count == 0:  # Rules 9 and 12
        return _NO_MOVE, _chance_after(known, board, seat)
    choice, liked, best = 0, -np.inf, -np.inf
    for number in range(count):
        coin, source, target = board.moves[number]
        _make(board, (coin, source, target))
        chance = _chance_after(known, board, seat)
        looks = chance if player == _PERFECT else _greedy_looks(board, seat)
        _make(board, (coin, target, source))  # and back again
        best = max(best, chance)
        if looks > liked:
            choice, liked = number, looks
    if player == _RANDOM:
        choice = _draw(board, count)
    coin, source, target = board.moves[choice]
    return (coin, source, target), best


@njit(cache=True)
def _list_moves(board: _Board, face: int) -> int:
    """Store the legal moves in the order of the rules, and return their number."""
    count = 0
    if face == _ZERO:
        return count
    coins = range(4) if face == _WILD else range(4 - face, 5 - face)
    for coin in coins:
        for source in range(3):
            if board.coins[source, coin] == 0:  # Rule 2: the centre can run out, too
                continue
            for target in range(3):
                if target == source or (target and _worth(board, target) > _LIMIT):  # Rule 11
                    continue
                board.moves[count, 0] = coin
                board.moves[count, 1] = source
                board.moves[count, 2] = target
                count += 1
    return count


@njit(cache=True)
def _make(board: _Board, move: Move) -> None:
    coin, source, target = move
    if coin >= 0:
        board.coins[source, coin] -= 1
        board.coins[target, coin] += 1


@njit(cache=True)
def _worth(board: _Board, place: int) -> int:
    held = board.coins[place]
    return int(50 * held[0] + 20 * held[1] + 10 * held[2] + 5 * held[3])


@njit(cache=True)
def _taker(board: _Board, active: int) -> int:
    """Return the seat that takes a euro, the active seat first (rules 14 and 15); 0 if none."""
    if _worth(board, active) == _EURO:
        return active
    return 3 - active if _worth(board, 3 - active) == _EURO else 0


@njit(cache=True)
def _greedy_looks(board: _Board, active: int) -> float:
    """Return the appeal of a move to `greedy`: a euro, then its own stack, then the other's."""
    taker = _taker(board, active)
    if taker:
        return np.inf if taker == active else -float(_FAR * _FAR)
    mine = abs(_EURO - _worth(board, active))
    yours = abs(_EURO - _worth(board, 3 - active))
    return float(yours - _FAR * mine)


@njit(cache=True)
def _chance_after(known: _Known, board: _Board, seat: int) -> float:
    """Return the chance of the seat that just moved."""
    taker = _taker(board, seat)
    if not taker:
        return 1.0 - _chance_to_roll(known, board, 3 - seat)
    mine = board.euros[seat] + (taker == seat)
    yours = board.euros[3 - seat] + (taker != seat)
    if mine == _TARGET:
        return 1.0
    if yours == _TARGET:
        return 0.0
    start = known.stacks[0, 0, 0, 1]
    return 1.0 - np.float64(known.chances[yours, mine, start, start])


@njit(cache=True)
def _chance_to_roll(known: _Known, board: _Board, seat: int) -> float:
    """Return the chance of the seat to roll."""
    one, two = _stack(known, board, seat), _stack(known, board, 3 - seat)
    return np.float64(known.chances[board.euros[seat], board.euros[3 - seat], one, two])


@njit(cache=True)
def _stack(known: _Known, board: _Board, place: int) -> int:
    held = board.coins[place]
    return int(known.stacks[held[0], held[1], held[2], held[3]])


@njit(cache=True)
def _write(board: _Board, place: int, face: int, move: Move) -> None:
    if place < len(board.written):
        board.written[place, 0] = face
        board.written[place, 1] = move[0]
        board.written[place, 2] = move[1]
        board.written[place, 3] = move[2]


@njit(cache=True)
def _draw(board: _Board, below: int) -> int:
    """Draw a number below `below`, uniformly to one part in a thousand million."""
    board.random[0] += _GOLDEN
    high = _mix(board.random[0]) >> _BITS_32
    return int(np.int64((high * np.uint64(below)) >> _BITS_32))


@njit(cache=True)
def _mix(bits: np.uint64) -> np.uint64:
    """Return the output of the random generator SplitMix64 for a state."""
    bits = (bits ^ (bits >> _BITS_30)) * _MIX_ONE
    bits = (bits ^ (bits >> _BITS_27)) * _MIX_TWO
    return bits ^ (bits >> _BITS_31)
