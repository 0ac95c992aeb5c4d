"""One sweep of value iteration over all positions of the two-player game, compiled.

This implements the rules a second time, for speed: the position tables have the moves, and this
module computes the value of a turn. A test compares both with `rules`. Needs Numba.

The compiler turns this code into vector instructions, because it has short loops over the cells of
a block, with one result each, and unsigned places, which need no test for negative values.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit, prange

from exactly.rules import Face
from exactly.rules.variant import Variant
from exactly.solver.position_tables import Kind, PositionTables

__all__ = ["ChanceArray", "SweepTables", "chances_of_faces", "combine", "sweep", "tables"]

ChanceArray = npt.NDArray[np.float64]
CellNumber = np.uint64
Places = npt.NDArray[CellNumber]

_BARRED = -2.0  # added to a chance: makes an illegal move worse than no move
_AT_A_TIME = 256  # blocks in one task of a core


class SweepTables(NamedTuple):
    """Positions and moves as tables for a sweep; a place is the number of a cell in all blocks."""

    cells: CellNumber
    """The number of cells in a block."""
    block: Places
    """By block, the place of its first cell."""
    neighbours: Places
    """By block, the place of the first cell of the block after each move of a 50, 20 or 10."""
    fives: Places
    """By way and cell of a block, the cell after a move of a 5; `cells` if impossible."""
    first: Places
    second: Places
    """By block, where its entries begin in `first_barred` and in `second_barred`."""
    first_barred: ChanceArray
    second_barred: ChanceArray
    """By the stack's total in a block and cell, `_BARRED` if it may not receive a coin, else 0."""
    both: Places
    """By block, where its entries begin in `is_position`."""
    is_position: ChanceArray
    """By both stacks' totals in a block and cell, 1 for a position, else 0."""
    faces: ChanceArray
    """The probabilities to roll 50, 20, 10, 5, ? and 0."""


def chances_of_faces(game: Variant) -> ChanceArray:
    """Return the probabilities to roll 50, 20, 10, 5, ? and 0."""
    order = (Face.FIFTY, Face.TWENTY, Face.TEN, Face.FIVE, Face.WILD, Face.ZERO)
    return np.array([game.chance_of(face) for face in order])


def tables(space: PositionTables, faces: ChanceArray) -> SweepTables:
    """Return positions, moves and the die's probabilities as tables for compiled code."""
    cells = len(space.shares[3])
    first, second = space.block_worths.T
    barred = np.where(space.may_receive, 0.0, _BARRED)
    worths = barred.shape[1]
    return SweepTables(
        np.uint64(cells),
        _places(np.arange(len(first)) * cells),
        _places(space.neighbours * cells),
        _places(space.share_moves[3]),
        _places(first * cells),
        _places(second * cells),
        barred[0].ravel(),
        barred[1].ravel(),
        _places((first * worths + second) * cells),
        (space.kinds_by_worth == Kind.POSITION).astype(np.float64).ravel(),
        faces,
    )


def _places(places: npt.NDArray[np.signedinteger]) -> Places:
    return np.ascontiguousarray(places, dtype=np.uint64)


@njit(parallel=True, fastmath=True, cache=True)
def sweep(
    before: ChanceArray,
    after: ChanceArray,
    tables: SweepTables,
    may_pass: int,
    goes_on: float,
    aborted: float,
) -> float:
    """Update the win chances of all positions by a turn of one player; return the largest change.

    `before` has for each cell the win chance of the player who just moved to it. `after` gets the
    win chances of the other player: one minus the value of this turn. A turn is played with a
    chance of `goes_on`; `aborted` is the value of an aborted game for the other player, times the
    chance that the game is aborted.
    """
    # Each table has its own name: counting references to a tuple would take longer than the work.
    cells, block_begins, neighbours, fives = tables[0], tables[1], tables[2], tables[3]
    firsts, seconds, first_barred, second_barred = tables[4], tables[5], tables[6], tables[7]
    boths, is_position, faces = tables[8], tables[9], tables[10]
    blocks = len(block_begins)
    batches = (blocks + _AT_A_TIME - 1) // _AT_A_TIME
    changes = np.zeros(batches)
    for batch in prange(batches):
        here = np.full(cells + np.uint64(1), -1.0)  # the last for impossible moves
        best = np.empty(cells * np.uint64(4))
        worth = np.empty(cells)
        largest = 0.0
        begin = max(1, batch * _AT_A_TIME)  # block 0 is nowhere
        for block in range(begin, min(blocks, (batch + 1) * _AT_A_TIME)):
            place, first, second = block_begins[block], firsts[block], seconds[block]
            for cell in range(cells):
                here[cell] = before[place + cell]
            for coin in range(3):
                at = cells * np.uint64(coin)
                way = 6 * coin
                from_one, from_two = neighbours[block, way + 2], neighbours[block, way + 4]
                to_one, back = neighbours[block, way], neighbours[block, way + 5]
                for cell in range(cells):
                    given = max(before[from_one + cell], before[from_two + cell])
                    received = max(before[to_one + cell], before[back + cell])
                    best[at + cell] = max(given, received + first_barred[first + cell])
                to_two, over = neighbours[block, way + 1], neighbours[block, way + 3]
                for cell in range(cells):
                    received = max(before[to_two + cell], before[over + cell])
                    best[at + cell] = max(best[at + cell], received + second_barred[second + cell])
            _best_for_fives(here, fives, first_barred, first, second_barred, second, best, cells)
            _worth_of_turn(here, best, worth, cells, faces, may_pass, goes_on, aborted)
            change = _put(after, place, worth, is_position, boths[block], cells)
            largest = max(largest, change)
        changes[batch] = largest
    return float(changes.max())


@njit(fastmath=True, cache=True)
def _best_for_fives(
    here: ChanceArray,
    fives: Places,
    first_barred: ChanceArray,
    first: CellNumber,
    second_barred: ChanceArray,
    second: CellNumber,
    best: ChanceArray,
    cells: CellNumber,
) -> None:
    """Store for each cell of a block the win chance after the best move of a 5 in this block."""
    at = cells * np.uint64(3)
    for cell in range(cells):
        to_first = max(here[fives[0, cell]], here[fives[5, cell]]) + first_barred[first + cell]
        to_second = max(here[fives[1, cell]], here[fives[3, cell]]) + second_barred[second + cell]
        away = max(here[fives[2, cell]], here[fives[4, cell]])
        best[at + cell] = max(max(to_first, to_second), away)  # noqa: PLW3301  # faster code


@njit(fastmath=True, cache=True)
def _worth_of_turn(
    here: ChanceArray,
    best: ChanceArray,
    worth: ChanceArray,
    cells: CellNumber,
    faces: ChanceArray,
    may_pass: int,
    goes_on: float,
    aborted: float,
) -> None:
    """Store for each cell the mean over the faces, as the win chance of the player who waits."""
    twenty, ten = cells, cells + cells
    five = ten + cells
    of_fifty, of_twenty, of_ten = faces[0], faces[1], faces[2]
    of_five, of_wild, of_zero = faces[3], faces[4], faces[5]
    for cell in range(cells):
        stay = here[cell]
        one, two, three, four = (
            best[cell],
            best[twenty + cell],
            best[ten + cell],
            best[five + cell],
        )
        wild = max(max(one, two), max(three, four))  # noqa: PLW3301  # Rule 10, in faster code
        if may_pass:
            wild = max(wild, stay)
        # Rule 12: the turn passes if no coin can be moved.
        one = one if one >= 0.0 else stay
        two = two if two >= 0.0 else stay
        three = three if three >= 0.0 else stay
        four = four if four >= 0.0 else stay
        wild = wild if wild >= 0.0 else stay
        # Rule 9: on 0 the turn passes
        mean = (
            (of_fifty * one + of_twenty * two)
            + (of_ten * three + of_five * four)
            + (of_wild * wild + of_zero * stay)
        )
        worth[cell] = aborted + goes_on * (1.0 - mean)


@njit(fastmath=True, cache=True)
def _put(
    after: ChanceArray,
    place: CellNumber,
    worth: ChanceArray,
    is_position: ChanceArray,
    both: CellNumber,
    cells: CellNumber,
) -> float:
    """Store the new win chances of a block's positions, and return the largest change."""
    largest = 0.0
    for cell in range(cells):
        change = (worth[cell] - after[place + cell]) * is_position[both + cell]
        worth[cell] = change
        largest = max(largest, abs(change))
    for cell in range(cells):
        after[place + cell] += worth[cell]
    return largest


@njit(parallel=True, fastmath=True, cache=True)
def combine(results: ChanceArray, known: Places, weights: ChanceArray, into: ChanceArray) -> None:
    """Store the weighted sum of results, clipped to 0 to 1; other cells keep their values."""
    for cell in prange(into.shape[0]):
        if into[cell] >= 0.0:
            mixed = 0.0
            for place in range(len(known)):
                mixed += weights[place] * results[known[place], cell]
            into[cell] = min(1.0, max(0.0, mixed))
