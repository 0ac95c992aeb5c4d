"""Compiled game state and transitions: the rules as loops over numbers.

A *board* is one row of numbers: the coins, totals and euros of a game. A *kit* is another: the
numbers of a variant. The constants below are the indexes of both. All numbers are unsigned, because
compiled code checks a signed index for negative values. A loop gets the board, the kit and the list
of moves as three plain arrays: the references in a tuple are counted one by one, which takes longer
than a turn.

Places count as in `rules.all_moves`: the centre is 0, then the seats. Bits say which places have a
coin of a value, and which may receive one, so that legal moves are looked up in a table. A loop
also has these bits in local variables while it plays, because every turn needs them first.

The centre's total is so low that it may always receive and never makes a euro, so it is a place
like the others. The last place belongs to no seat: a pass moves its coin to the same place. So a
turn has hardly any branch, and a roll of 0 takes the same code path as other rolls.
"""

from functools import cache
from itertools import product
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

from exactly.rules import COINS, FACES, Face
from exactly.rules.variant import Variant

__all__ = [
    "ABOVE",
    "BOTH_COLLECT",
    "EMPTY_RESTART",
    "EUROS",
    "FACES_UP",
    "FACE_COUNT",
    "FIVES",
    "GOAL",
    "KINDS_OF_WAYS",
    "MAY_PASS",
    "NOBODY",
    "NOTHING",
    "ONE",
    "PASS",
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
    "ZERO",
    "Moves",
    "Number",
    "Row",
    "begin_round",
    "kit",
    "lay",
    "list_of_moves",
    "make_move",
    "new_board",
    "paid",
    "row_of_moves",
]

Number: TypeAlias = np.uint64

Row: TypeAlias = npt.NDArray[np.uint64]
"""A board (state of a game) or a kit (numbers of a variant), as one row of numbers."""

Moves: TypeAlias = npt.NDArray[np.uint8]
"""Rows of moves, by the bits of sources and of receivers. A row has the number of moves, and then
the moves in the order of `rules.legal_moves`, each as eight times its source plus its target."""

PASS = np.uint64(0o377)
"""The number of a pass. Like a move it has a value, a source and a target, as octal digits: it
moves the 5 of the last place to the same place."""

ONE = np.uint64(1)
NOTHING = NOBODY = np.uint64(0)
VALUES = (np.uint64(0), np.uint64(1), np.uint64(2), np.uint64(3))
"""The numbers of the coins' values, in the order of `rules.COINS`."""
PLACES = np.uint64(8)  # room for the centre and six seats

# Indexes on a board. It begins with the coins, by value and place.
FIVES = np.uint64(24)
"""Index of a board: here begin the numbers of 5-cent coins, by place."""
SOURCES = np.uint64(32)
"""Index of a board: the places that have a coin, as bits, with a byte for each value."""
RECEIVERS = np.uint64(33)
"""Index of a board: the places that may receive a coin, as bits."""
TOTALS = np.uint64(40)
"""Index of a board: here begin the totals of the places in cents, each plus `ABOVE`. The total of
the centre is far below all others, that of the last place far above."""
ABOVE = np.uint64(1 << 20)
EUROS = np.uint64(48)
"""Index of a board: here begin the numbers of euros, by place."""
_BOARD = 56

# Indexes in a kit.
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
"""Index of a kit: here begin the worths of the coins in cents, by value."""
TAKES = np.uint64(16)
"""Index of a kit: by face and value, all bits are 1 if the face may move that coin, else 0."""
KINDS_OF_WAYS = np.uint64(40)
"""Index of a kit: by mover and way (source and target), the kind of the turn; ZERO for a pass."""
FACES_UP = np.uint64(40 + 8 * 64)
"""Index of a kit: here begin the faces of the die, each as its index in `rules.FACES`."""

ZERO = 9
"""The kind of a turn with a roll of 0. Lower numbers are the kinds of moves: three times the source
plus the target, as 0 for the centre, 1 for the mover's own stack, 2 for another's stack."""

WILD = np.uint64(FACES.index(Face.WILD))
"""The number of the face ?, which may move any coin."""

_ALL_BITS = np.uint64(2**64 - 1)
_LAST = np.uint64(7)  # place
_FAR = np.uint64(1 << 62)  # total of the last place
_NO_LIMIT = np.uint64(1 << 61)
_CENTRE = np.uint64(1 << 19)  # total of the centre at the start; later totals are close to it
_FIVE = np.uint64(3)
_BYTE, _TO_BYTE, _WAY = np.uint64(255), np.uint64(3), np.uint64(0o77)
_TO_ROW, _TO_ROWS = np.uint64(6), np.uint64(13)  # moves of a row, and of rows of a source


@cache
def kit(variant: Variant, seats: int) -> Row:
    """Return the kit of a variant for `seats` seats; raises ImpossibleVariantError."""
    variant.check(seats)
    row = np.zeros(int(FACES_UP) + len(variant.faces), np.uint64)
    row[SEATS] = seats
    row[GOAL] = ABOVE + np.uint64(variant.goal)
    row[TARGET] = variant.target
    row[MAY_PASS] = variant.wild_may_pass
    row[BOTH_COLLECT] = variant.both_collect
    row[EMPTY_RESTART] = variant.empty_restart
    row[FACE_COUNT] = len(variant.faces)
    row[_LIMIT] = _NO_LIMIT if variant.limit is None else ABOVE + np.uint64(variant.limit)
    row[_COINS:WORTHS] = variant.coins
    row[WORTHS:TAKES] = COINS
    for number, face in enumerate(FACES):
        for coin in face.coins:
            row[int(TAKES) + len(COINS) * number + COINS.index(coin)] = _ALL_BITS
    for mover in range(1, seats + 1):
        is_whose = [1 if place == mover else 2 * (place > 0) for place in range(int(PLACES))]
        ways = [3 * source + target for source, target in product(is_whose, repeat=2)]
        begin = int(KINDS_OF_WAYS) + len(ways) * mover
        row[begin : begin + len(ways)] = (*ways[:-1], ZERO)
    row[FACES_UP:] = [FACES.index(face) for face in variant.faces]
    row.flags.writeable = False
    return row


@cache
def list_of_moves(seats: int) -> Moves:
    """Return the rows of moves with `seats` seats, for all bits of sources and receivers."""
    places = range(seats + 1)
    moves = np.zeros((2 << seats, 1 << int(_TO_ROWS - _TO_ROW), 1 << int(_TO_ROW)), np.uint8)
    for sources in range(2 << seats):
        for receivers in range(2 << seats):
            found = [
                8 * source + target
                for source in places
                for target in places
                if source != target and sources >> source & 1 and receivers >> target & 1
            ]
            moves[sources, receivers, : len(found) + 1] = (len(found), *found)
    flat = moves.reshape(-1)
    flat.flags.writeable = False
    return flat


@njit(cache=True)
def row_of_moves(sources: Number, receivers: Number, value: Number) -> Number:
    """Return the start of the row in `Moves` that has the legal moves of a coin of this value."""
    of_value = (sources >> (value << _TO_BYTE)) & _BYTE
    return (of_value << _TO_ROWS) + (receivers << _TO_ROW)


@njit(cache=True)
def new_board() -> Row:
    """Return a board of zeros, for `begin_round` to fill."""
    return np.zeros(_BOARD, np.uint64)


@njit(cache=True, inline="always")  # a call would count references one by one
def begin_round(board: Row, kit: Row, fives: Number) -> None:
    """Return all coins to the centre, and then deal `fives` 5s to each seat."""
    seats = kit[SEATS]
    everybody = (ONE << (seats + ONE)) - ONE
    board[:EUROS] = NOTHING
    sources = NOTHING
    for value in VALUES:
        board[PLACES * value] = kit[_COINS + value]
        sources |= np.uint64(kit[_COINS + value] > NOTHING) << (value << _TO_BYTE)
    board[TOTALS] = _CENTRE
    board[FIVES + _LAST], board[TOTALS + _LAST] = ONE, _FAR
    for seat in range(ONE, seats + ONE):
        board[FIVES + seat] = fives
        board[TOTALS + seat] = ABOVE + fives * kit[WORTHS + _FIVE]
    board[FIVES] -= fives * seats
    if fives:
        have_one = everybody - np.uint64(board[FIVES] == NOTHING)
        sources = (sources & ~(_BYTE << (_FIVE << _TO_BYTE))) | (have_one << (_FIVE << _TO_BYTE))
    board[SOURCES], board[RECEIVERS] = sources, everybody


@njit(cache=True)
def lay(
    board: Row, kit: Row, sources: Number, receivers: Number, value: Number, way: Number
) -> tuple[Number, Number, bool]:
    """Move a coin; return the new bits of sources and receivers, and if a stack is at the goal.

    `way` is eight times the source plus the target.
    """
    source, target = way >> _TO_BYTE, way & _LAST
    coins, worth, to_byte = PLACES * value, kit[WORTHS + value], value << _TO_BYTE
    left = board[coins + source] - ONE
    board[coins + source] = left
    board[coins + target] += ONE
    was_last = np.uint64(left == NOTHING)
    sources = (sources | (ONE << (to_byte + target))) & ~(was_last << (to_byte + source))
    # One after the other: in a pass, both places are the same.
    given = board[TOTALS + source] - worth
    board[TOTALS + source] = given
    got = board[TOTALS + target] + worth
    board[TOTALS + target] = got
    may_again, is_full = np.uint64(given <= kit[_LIMIT]), np.uint64(got > kit[_LIMIT])
    receivers = (receivers | (may_again << source)) & ~(is_full << target)
    board[SOURCES], board[RECEIVERS] = sources, receivers
    return sources, receivers, bool(given == kit[GOAL] or got == kit[GOAL])


@njit(cache=True)
def make_move(board: Row, kit: Row, move: Number) -> bool:
    """Make a move where speed does not matter; return whether a stack is then at the goal."""
    value, way = move >> _TO_ROW, move & _WAY
    _, _, is_at_goal = lay(board, kit, board[SOURCES], board[RECEIVERS], value, way)
    return is_at_goal


@njit(cache=True)
def paid(kit: Row, active: Number, one: Number, other: Number) -> tuple[Number, Number]:
    """Return which of two seats with a stack at the goal get a euro, in the order of rule 15.

    NOBODY stands for no seat: in the arguments for none at the goal, in the result for no euro.
    """
    if one == NOBODY:
        return other, NOBODY
    if other == NOBODY:
        return one, NOBODY
    seats = kit[SEATS]
    if (other + seats - active) % seats < (one + seats - active) % seats:
        one, other = other, one
    return one, other if kit[BOTH_COLLECT] else NOBODY
