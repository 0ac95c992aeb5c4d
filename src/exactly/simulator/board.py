"""Compiled game state and transitions: the rules as loops over numbers.

A board is one row of numbers, and so is what it is played with, the kit; where what stands is said
below. All numbers are unsigned: a signed one is looked at twice before it may point anywhere. A
loop gets both rows and the list of moves as three plain arrays, because whatever is handed on to a
function in parts is counted part by part, which takes longer than a turn.

Places count as in `rules.all_moves`: the centre is 0, then the seats. Which places have a coin of
a value, and which may receive one, are bits, so that the legal moves are looked up rather than
looked for; a loop also keeps these by itself while it plays, because every turn waits for them. The
centre is worth so little that it may always receive and never makes a euro: with that
it is a place like the others. The last place is nobody's: a pass moves the coin that lies there to
where it is. So a turn has hardly a branch, and who rolls a 0 takes no other way than who does not.
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
"""A board, or a kit."""

Moves: TypeAlias = npt.NDArray[np.uint8]
"""Rows of moves, by who has a coin and who may receive it: how many there are, and then these, in
the order of `rules.legal_moves`, each as eight times its source, and its target."""

PASS = np.uint64(0o377)
"""As a move: its coin by value, source and target, in octal. It lays the 5 of the last place."""

ONE = np.uint64(1)
NOTHING = NOBODY = np.uint64(0)
VALUES = (np.uint64(0), np.uint64(1), np.uint64(2), np.uint64(3))
"""The coins, in the order of `rules.COINS`."""
PLACES = np.uint64(8)  # room for the centre and six seats

# Where what stands on a board. Before it the coins, by value and place.
FIVES = np.uint64(24)
"""The 5s, by place."""
SOURCES = np.uint64(32)
"""The places that have a coin, a byte for each value."""
RECEIVERS = np.uint64(33)
"""The places that may receive a coin."""
TOTALS = np.uint64(40)
"""What lies at a place is worth, above `ABOVE`; the centre is far below, the last far above."""
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
KINDS_OF_WAYS = np.uint64(40)
"""By mover and way, the kind of such a turn; that of a pass is ZERO."""
FACES_UP = np.uint64(40 + 8 * 64)
"""The faces of the die, by their number among `rules.FACES`."""

ZERO = 9
"""The kind of a turn that passes with a roll of 0. Below it are the kinds of moves: three times
what the source is to the mover, plus what the target is to them (0 the centre, 1 their own stack,
2 another's)."""

WILD = np.uint64(FACES.index(Face.WILD))
"""The face that lets any coin move."""

_ALL_BITS = np.uint64(2**64 - 1)
_LAST = np.uint64(7)  # place
_FAR = np.uint64(1 << 62)  # what it is worth
_NO_LIMIT = np.uint64(1 << 61)
_CENTRE = np.uint64(1 << 19)  # what it is worth at first, and nearly so for ever
_FIVE = np.uint64(3)
_BYTE, _TO_BYTE, _WAY = np.uint64(255), np.uint64(3), np.uint64(0o77)
_TO_ROW, _TO_ROWS = np.uint64(6), np.uint64(13)  # moves of a row, and of rows of a source


@cache
def kit(variant: Variant, seats: int) -> Row:
    """Return the numbers of a variant at such a table; raises ImpossibleVariantError."""
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
    """Return all moves at a table of so many seats, whatever lies where."""
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
    """Return where the row begins of the moves of a coin."""
    of_value = (sources >> (value << _TO_BYTE)) & _BYTE
    return (of_value << _TO_ROWS) + (receivers << _TO_ROW)


@njit(cache=True)
def new_board() -> Row:
    """Return a board on which nothing lies yet."""
    return np.zeros(_BOARD, np.uint64)


@njit(cache=True, inline="always")  # a call would be counted part by part
def begin_round(board: Row, kit: Row, fives: Number) -> None:
    """Lay all coins back, and then so many 5s before each seat."""
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
    """Move a coin; return who has which and who may receive, and whether a stack is at the goal."""
    source, target = way >> _TO_BYTE, way & _LAST
    coins, worth, to_byte = PLACES * value, kit[WORTHS + value], value << _TO_BYTE
    left = board[coins + source] - ONE
    board[coins + source] = left
    board[coins + target] += ONE
    was_last = np.uint64(left == NOTHING)
    sources = (sources | (ONE << (to_byte + target))) & ~(was_last << (to_byte + source))
    # One after the other: in a pass both are the same.
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
    """Make a move, where speed is no matter; say whether a stack is exactly at the goal then."""
    value, way = move >> _TO_ROW, move & _WAY
    _, _, is_at_goal = lay(board, kit, board[SOURCES], board[RECEIVERS], value, way)
    return is_at_goal


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
