"""A game as numbers, and what a turn makes of it: the rules as a compiled loop wants them.

A board is one row of numbers, and so is what it is played with, the kit; where what stands is said
below. All numbers are unsigned: a signed one is looked at twice before it may point anywhere. A
loop gets both rows and the list of moves as three plain arrays, because whatever is handed on to a
function in parts is counted part by part, which takes longer than a turn.

Places count as in `rules.all_moves`: the centre is 0, then the seats. Which places have a coin of
a value, and which may receive one, are bits, so that the legal moves are looked up rather than
looked for. The centre is worth so little that it may always receive and never makes a euro: with
that it is a place like the others, and a turn has hardly a branch.
"""

from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly.ai.compiled.variant import Variant
from exactly.rules import COINS, FACES, Face

__all__ = [
    "ABOVE",
    "BOTH_COLLECT",
    "EMPTY_RESTART",
    "EUROS",
    "FACES_UP",
    "FACE_COUNT",
    "FIVES",
    "GOAL",
    "MAY_PASS",
    "NOBODY",
    "NOTHING",
    "ONE",
    "PLACES",
    "RECEIVERS",
    "SEATS",
    "SOURCES",
    "TAKES",
    "TARGET",
    "TOTALS",
    "VALUES",
    "WILD",
    "WORTHS",
    "Moves",
    "Number",
    "Row",
    "begin_round",
    "kit",
    "lay",
    "list_of_moves",
    "new_board",
    "paid",
]

Number: TypeAlias = np.uint64

Row: TypeAlias = npt.NDArray[np.uint64]
"""A board, or a kit."""

Moves: TypeAlias = npt.NDArray[np.uint8]
"""By who has a coin and who may receive it, how many moves there are, and then these, in the
order of `rules.legal_moves`, each as eight times its source, and its target."""

ONE = np.uint64(1)
NOTHING = NOBODY = np.uint64(0)
VALUES = (np.uint64(0), np.uint64(1), np.uint64(2), np.uint64(3))
"""The coins, in the order of `rules.COINS`."""
PLACES = np.uint64(8)  # room for the centre and six seats

# Where what stands on a board. Before it the coins, by value and place.
FIVES = np.uint64(24)
"""The 5s, by place."""
SOURCES = np.uint64(32)
"""By value, the places that have such a coin."""
RECEIVERS = np.uint64(36)
"""The places that may receive a coin."""
TOTALS = np.uint64(40)
"""What lies at a place is worth, above `ABOVE`; the centre is far below."""
ABOVE = np.uint64(1 << 20)
EUROS = np.uint64(48)
"""By place."""
_BOARD = 56

# Where what stands in a kit.
SEATS = np.uint64(0)
GOAL = np.uint64(1)
TARGET = np.uint64(2)
MAY_PASS = np.uint64(3)
BOTH_COLLECT = np.uint64(4)
EMPTY_RESTART = np.uint64(5)
FACE_COUNT = np.uint64(6)
_LIMIT = np.uint64(7)
_COINS = np.uint64(8)
WORTHS = np.uint64(12)
"""Of the coins, by value."""
TAKES = np.uint64(16)
"""By face and value, all bits where the face lets that coin move, else none."""
FACES_UP = np.uint64(40)
"""The faces of the die, by their number among `rules.FACES`."""

WILD = np.uint64(FACES.index(Face.WILD))
"""The face that lets any coin move."""

_ALL_BITS = np.uint64(2**64 - 1)
_CENTRE = np.uint64(1 << 19)  # what it is worth at first, and nearly so for ever
_FIVE = np.uint64(3)


@cache
def kit(variant: Variant, seats: int) -> Row:
    """Return what games of this variant at such a table are played with; raises Impossible."""
    variant.check(seats)
    row = np.zeros(int(FACES_UP) + len(variant.faces), np.uint64)
    row[SEATS] = seats
    row[GOAL] = ABOVE + np.uint64(variant.goal)
    row[TARGET] = variant.target
    row[MAY_PASS] = variant.wild_may_pass
    row[BOTH_COLLECT] = variant.both_collect
    row[EMPTY_RESTART] = variant.empty_restart
    row[FACE_COUNT] = len(variant.faces)
    row[_LIMIT] = _ALL_BITS if variant.limit is None else ABOVE + np.uint64(variant.limit)
    row[_COINS:WORTHS] = variant.coins
    row[WORTHS:TAKES] = COINS
    for number, face in enumerate(FACES):
        for coin in face.coins:
            row[int(TAKES) + len(COINS) * number + COINS.index(coin)] = _ALL_BITS
    row[FACES_UP:] = [FACES.index(face) for face in variant.faces]
    row.flags.writeable = False
    return row


@cache
def list_of_moves(seats: int) -> Moves:
    """Return all moves at a table of so many seats, whatever lies where."""
    places = range(seats + 1)
    moves = np.zeros((2 << seats, 2 << seats, 1 + seats * (seats + 1)), np.uint8)
    for sources in range(2 << seats):
        for receivers in range(2 << seats):
            found = [
                8 * source + target
                for source in places
                for target in places
                if source != target and sources >> source & 1 and receivers >> target & 1
            ]
            moves[sources, receivers, : len(found) + 1] = (len(found), *found)
    moves.flags.writeable = False
    return moves


@njit(cache=True)
def new_board() -> Row:
    """Return a board on which nothing lies yet."""
    return np.zeros(_BOARD, np.uint64)


@njit(cache=True)
def begin_round(board: Row, kit: Row, fives: Number) -> None:
    """Lay all coins back, and then so many 5s before each seat."""
    seats = kit[SEATS]
    everybody = (ONE << (seats + ONE)) - ONE
    board[:EUROS] = NOTHING
    for value in VALUES:
        board[PLACES * value] = kit[_COINS + value]
        board[SOURCES + value] = np.uint64(kit[_COINS + value] > NOTHING)
    board[RECEIVERS] = everybody
    board[TOTALS] = _CENTRE
    for seat in range(ONE, seats + ONE):
        board[FIVES + seat] = fives
        board[TOTALS + seat] = ABOVE + fives * kit[WORTHS + _FIVE]
    board[FIVES] -= fives * seats
    if fives:
        board[SOURCES + _FIVE] = everybody - np.uint64(board[FIVES] == NOTHING)


@njit(cache=True)
def lay(board: Row, kit: Row, value: Number, source: Number, target: Number) -> bool:
    """Move a coin; say whether one of the two stacks is exactly at the goal then."""
    coins, worth = PLACES * value, kit[WORTHS + value]
    left = board[coins + source] - ONE
    board[coins + source] = left
    board[coins + target] += ONE
    was_last = np.uint64(left == NOTHING)
    board[SOURCES + value] = (board[SOURCES + value] & ~(was_last << source)) | (ONE << target)
    given, got = board[TOTALS + source] - worth, board[TOTALS + target] + worth
    board[TOTALS + source], board[TOTALS + target] = given, got
    may_again, is_full = np.uint64(given <= kit[_LIMIT]), np.uint64(got > kit[_LIMIT])
    board[RECEIVERS] = (board[RECEIVERS] | (may_again << source)) & ~(is_full << target)
    return bool(given == kit[GOAL] or got == kit[GOAL])


@njit(cache=True)
def paid(kit: Row, active: Number, one: Number, other: Number) -> tuple[Number, Number]:
    """Return who of two that came to the goal is paid, in the order of rule 15.

    Nobody stands for who did not, or is not paid.
    """
    if one == NOBODY:
        return other, NOBODY
    if other == NOBODY:
        return one, NOBODY
    seats = kit[SEATS]
    if (other + seats - active) % seats < (one + seats - active) % seats:
        one, other = other, one
    return one, other if kit[BOTH_COLLECT] else NOBODY
