"""Compiled computer players: the same moves as those in `exactly.players`.

Ties go to the first move in the order of `rules.legal_moves`.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly import rules
from exactly.players.characters import CHARACTERS
from exactly.rules import CENTRE, COINS, CoinMove, Move, Seat
from exactly.simulator.board import (
    ABOVE,
    EMPTY_RESTART,
    EUROS,
    GOAL,
    MAY_PASS,
    NOBODY,
    NOTHING,
    ONE,
    PASS,
    PLACES,
    RECEIVERS,
    SEATS,
    SOURCES,
    TAKES,
    TARGET,
    TOTALS,
    VALUES,
    WILD,
    WORTHS,
    Moves,
    Number,
    Row,
    paid,
    row_of_moves,
)

__all__ = [
    "ASKED",
    "GREEDY",
    "NETWORK",
    "PASS",
    "PERFECT",
    "PLAYERS",
    "RANDOM",
    "SolutionArrays",
    "any_move",
    "below",
    "chance_of_other",
    "choices",
    "greedy_move",
    "list_legal",
    "made_by",
    "move_of",
    "perfect_move",
    "position_after",
    "ways",
]

RANDOM, GREEDY, PERFECT, NETWORK = 0, 1, 2, 3
PLAYERS = {
    "random": RANDOM,
    "greedy": GREEDY,
    "perfect": PERFECT,
    **dict.fromkeys(CHARACTERS, NETWORK),
}
"""The number that stands for each player in the compiled loops, by the player's name."""

ASKED = 16
"""The number of a player whose moves all come from outside the compiled loop. Higher numbers are
players whose moves come from outside only if they have a choice."""

_FACE = np.uint64(4)  # numbers of a face in TAKES
_THREE, _SIX, _SEVEN, _WAY = np.uint64(3), np.uint64(6), np.uint64(7), np.uint64(0o77)
_HALF = np.uint64(32)  # bits of a random number
_FIVE = np.uint64(3)


class SolutionArrays(NamedTuple):
    """The solved two-player game as arrays; empty if no player needs it."""

    chances: npt.NDArray[np.float32]
    """The win chance of the seat to roll, by its euros, the other's euros and index of position."""
    shares: npt.NDArray[np.uint64]
    """The number of a share, by value of its coins, coins in the first and in the second stack."""
    before: npt.NDArray[np.uint64]
    """By node of the position index and share, the number of positions before this share."""
    nodes: npt.NDArray[np.uint64]
    """By node of the position index and share, the next node."""
    begins: npt.NDArray[np.uint64]
    """The index of the position in which a round begins, as an array of one number."""


def move_of(number: int) -> Move:
    """Return the move that a number of the compiled loops stands for."""
    if number == PASS:
        return rules.PASS
    value, source, target = number >> 6, number >> 3 & 7, number & 7
    return CoinMove(COINS[value], *(Seat(place) if place else CENTRE for place in (source, target)))


@njit(cache=True)
def below(random: Number, limit: Number) -> Number:
    """Return a random number below `limit`, from 32 random bits."""
    return (random * limit) >> _HALF


@njit(cache=True)
def ways(
    sources: Number, receivers: Number, kit: Row, moves: Moves, face: Number, value: Number
) -> Number:
    """Return the number of legal moves of a coin of this value; 0 if the face does not allow it."""
    found = np.uint64(moves[row_of_moves(sources, receivers, value)])
    return np.uint64(found & kit[TAKES + _FACE * face + value])


@njit(cache=True)
def choices(board: Row, kit: Row, moves: Moves, face: Number) -> Number:
    """Return the number of legal moves after a roll of this face."""
    total = kit[MAY_PASS] & np.uint64(face == WILD)
    for value in VALUES:
        total += ways(board[SOURCES], board[RECEIVERS], kit, moves, face, value)
    return max(total, ONE)


@njit(cache=True)
def list_legal(
    board: Row, kit: Row, moves: Moves, face: Number, found: npt.NDArray[np.uint8]
) -> int:
    """Store the legal moves in `found`, in `rules.legal_moves` order; return their number."""
    total = 0
    sources, receivers = board[SOURCES], board[RECEIVERS]
    for value in VALUES:
        row = row_of_moves(sources, receivers, value)
        for number in range(ways(sources, receivers, kit, moves, face, value)):
            found[total] = (value << _SIX) | np.uint64(moves[row + ONE + number])
            total += 1
    if total == 0 or (kit[MAY_PASS] and face == WILD):
        found[total] = PASS
        total += 1
    return total


@njit(cache=True)
def any_move(
    sources: Number, receivers: Number, kit: Row, moves: Moves, face: Number, random: Number
) -> tuple[Number, Number]:
    """Draw a legal move uniformly from 32 random bits; return its coin value, and its way.

    The way is eight times the source plus the target.
    """
    fifties = ways(sources, receivers, kit, moves, face, NOTHING)
    twenties = ways(sources, receivers, kit, moves, face, ONE)
    tens = ways(sources, receivers, kit, moves, face, ONE + ONE)
    fives = ways(sources, receivers, kit, moves, face, _FIVE)
    two, three = fifties + twenties, fifties + twenties + tens
    total = three + fives
    number = below(random, total + (kit[MAY_PASS] & np.uint64(face == WILD)))
    beyond_one, beyond_two = np.uint64(number >= fifties), np.uint64(number >= two)
    beyond_three, beyond_all = np.uint64(number >= three), np.uint64(number >= total)
    value = beyond_one + beyond_two + beyond_three
    number -= beyond_one * fifties + beyond_two * twenties + beyond_three * tens
    way = np.uint64(moves[row_of_moves(sources, receivers, value) + ONE + number])
    return value, way | (beyond_all * (PASS & _WAY))


@njit(cache=True)
def made_by(board: Row, kit: Row, active: Number, move: Number) -> tuple[Number, Number]:
    """Return the seats that take a euro by this move, in the order of rule 15."""
    if move == PASS:
        return NOBODY, NOBODY
    worth, source, target = kit[WORTHS + (move >> _SIX)], (move >> _THREE) & _SEVEN, move & _SEVEN
    gives = np.uint64(board[TOTALS + source] - worth == kit[GOAL])
    gets = np.uint64(board[TOTALS + target] + worth == kit[GOAL])
    return paid(kit, active, source * gives, target * gets)


@njit(cache=True)
def greedy_move(board: Row, kit: Row, moves: Moves, active: Number, face: Number) -> Number:
    """Return the move of the player `greedy`."""
    leader = _leader(board, kit, active)
    best, chosen = np.int64(-(1 << 60)), PASS
    sources, receivers = board[SOURCES], board[RECEIVERS]
    for value in VALUES:
        for number in range(ways(sources, receivers, kit, moves, face, value)):
            row = row_of_moves(sources, receivers, value)
            move = (value << _SIX) | np.uint64(moves[row + ONE + number])
            appeal = _appeal(board, kit, active, leader, move)
            if appeal > best:
                best, chosen = appeal, move
    may_pass = kit[MAY_PASS] and face == WILD
    if may_pass and _appeal(board, kit, active, leader, PASS) > best:
        return PASS
    return chosen


@njit(cache=True)
def _leader(board: Row, kit: Row, active: Number) -> Number:
    """Return the leading opponent; ties go to the first clockwise."""
    leader, most = NOBODY, np.int64(-1)
    for step in range(ONE, kit[SEATS]):
        seat = (active + step - ONE) % kit[SEATS] + ONE
        threat = (
            (np.int64(board[EUROS + seat]) << 20) - _missing(board, kit, seat, PASS) + (1 << 19)
        )
        if threat > most:
            leader, most = seat, threat
    return leader


@njit(cache=True)
def _missing(board: Row, kit: Row, seat: Number, move: Number) -> np.int64:
    """Return the distance of a seat's stack from the goal after this move, in cents."""
    total = np.int64(board[TOTALS + seat]) - np.int64(kit[GOAL])
    if move != PASS:
        worth = np.int64(kit[WORTHS + (move >> _SIX)])
        total += worth * (
            np.int64(move & _SEVEN == seat) - np.int64((move >> _THREE) & _SEVEN == seat)
        )
    return abs(total)


@njit(cache=True)
def _appeal(board: Row, kit: Row, active: Number, leader: Number, move: Number) -> np.int64:
    """Return the value of a move for `greedy`, with the most important part in the highest bits."""
    first, second = made_by(board, kit, active, move)
    if first == NOBODY:
        own, leaders = _missing(board, kit, active, move), _missing(board, kit, leader, move)
        return leaders - (own << 16)
    others, highest, is_over = np.int64(0), np.int64(0), False
    for seat in (first, second):
        if seat == NOBODY:
            continue
        euros = np.int64(board[EUROS + seat]) + 1
        is_over = is_over or euros == np.int64(kit[TARGET])
        if seat != active:
            others += 1
            highest = max(highest, euros)
    # After a euro, all stacks are equal.
    has_coin = not is_over and not kit[EMPTY_RESTART]
    left = np.int64(kit[GOAL] - ABOVE) - np.int64(has_coin) * np.int64(kit[WORTHS + _FIVE])
    own = np.int64(active == first) + np.int64(active == second)
    return (own << 50) - (others << 44) - (highest << 34) + left - (left << 16)


@njit(cache=True)
def perfect_move(
    board: Row, kit: Row, moves: Moves, solved: SolutionArrays, active: Number, face: Number
) -> Number:
    """Return the move that leaves the other player the lowest win chance."""
    best, chosen = np.float32(2.0), PASS
    sources, receivers = board[SOURCES], board[RECEIVERS]
    for value in VALUES:
        for number in range(ways(sources, receivers, kit, moves, face, value)):
            row = row_of_moves(sources, receivers, value)
            move = (value << _SIX) | np.uint64(moves[row + ONE + number])
            chance = chance_of_other(board, kit, solved, active, move)
            if chance < best:
                best, chosen = chance, move
    may_pass = kit[MAY_PASS] and face == WILD
    if may_pass and chance_of_other(board, kit, solved, active, PASS) < best:
        return PASS
    return chosen


@njit(cache=True)
def chance_of_other(
    board: Row, kit: Row, solved: SolutionArrays, active: Number, move: Number
) -> np.float32:
    """Return the win chance of the other player, who rolls next, after a move."""
    other = _THREE - active
    first, second = made_by(board, kit, active, move)
    theirs = board[EUROS + other] + np.uint64(first == other) + np.uint64(second == other)
    own = board[EUROS + active] + np.uint64(first == active) + np.uint64(second == active)
    if own == kit[TARGET]:  # Rule 15: also if both have reached it
        return np.float32(0.0)
    if theirs == kit[TARGET]:
        return np.float32(1.0)
    if first != NOBODY:
        return np.float32(solved.chances[theirs, own, solved.begins[NOTHING]])
    return np.float32(solved.chances[theirs, own, position_after(board, solved, other, move)])


@njit(cache=True)
def position_after(board: Row, solved: SolutionArrays, first: Number, move: Number) -> Number:
    """Return the index of the position after a move, with the stack of seat `first` first."""
    second = _THREE - first
    node, number = NOTHING, NOTHING
    for value in VALUES:
        one, two = board[PLACES * value + first], board[PLACES * value + second]
        if move != PASS and move >> _SIX == value:
            source, target = (move >> _THREE) & _SEVEN, move & _SEVEN
            one += np.uint64(target == first) - np.uint64(source == first)
            two += np.uint64(target == second) - np.uint64(source == second)
        share = solved.shares[value, one, two]
        number += solved.before[node, share]
        node = solved.nodes[node, share]
    return number
