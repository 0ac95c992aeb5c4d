"""One sweep over all positions of the two-player game, compiled.

The rules a second time, for speed: which moves there are is in the state space's tables, and what
a turn is worth is here. A test holds both against `rules`. Needs Numba, which only solving needs.
"""

import numpy as np
import numpy.typing as npt
from numba import njit, prange

__all__ = ["Chances", "Table", "combine", "sweep"]

Chances = npt.NDArray[np.float64]
Table = npt.NDArray[np.int32]

_NOWHERE = 1  # exactly.ai.state_space.NOWHERE, as a constant of the compiled code


@njit(fastmath=True, cache=True)
def _stretch(  # noqa: PLR0913, PLR0917
    before: Chances,
    after: Chances,
    ways: Table,
    cell: int,
    begin: int,
    end: int,
    may_pass: int,
) -> float:
    """Work out the turns of neighbouring positions, and return the largest change."""
    largest = 0.0
    for fives in range(begin, end):
        stay = before[cell + fives]
        wild = stay if may_pass else -1.0
        total = stay  # Rule 9: on 0 the turn passes
        for first in (0, 6, 12, 18):
            one = max(before[ways[first] + fives], before[ways[first + 1] + fives])
            two = max(before[ways[first + 2] + fives], before[ways[first + 3] + fives])
            three = max(before[ways[first + 4] + fives], before[ways[first + 5] + fives])
            best = max(max(one, two), three)  # noqa: PLW3301  # compiles to faster code
            wild = max(wild, best)  # Rule 10: ? is the best that any value can do
            total += best if best >= 0.0 else stay  # Rule 12
        total += wild if wild >= 0.0 else stay
        chance = 1.0 - total / 6.0
        largest = max(largest, abs(chance - after[cell + fives]))
        after[cell + fives] = chance
    return largest


@njit(parallel=True, fastmath=True, cache=True)
def sweep(  # noqa: PLR0913, PLR0917  # arrays, one by one, as compiled code wants them
    before: Chances,
    after: Chances,
    shelf_cells: Table,
    shelf_lengths: Table,
    gained: Table,
    lost: Table,
    shelf_gained: Table,
    shelf_lost: Table,
    totals: Table,
    shelf_totals: Table,
    limit: int,
    may_pass: int,
) -> float:
    """Let one player take a turn in every position.

    `before` has for each cell the chance of the player who has just moved there; `after` gets the
    chances of the other one, who moved before: one minus what this turn is worth to its player.
    Returns the largest change.
    """
    rows, shelves = shelf_lengths.shape
    changes = np.zeros(rows)
    for row in prange(rows):
        if totals[row] == 100:
            continue
        ways = np.empty(24, np.int32)
        here = shelf_cells[row]
        largest = 0.0
        for shelf in range(shelves):
            length = shelf_lengths[row, shelf]
            if length == 0:
                continue
            cell = here[shelf]
            for coin in range(3):
                richer, poorer = shelf_cells[gained[row, coin]], shelf_cells[lost[row, coin]]
                up, down = shelf_gained[shelf, coin], shelf_lost[shelf, coin]
                ways[6 * coin] = richer[shelf]
                ways[6 * coin + 1] = here[up]
                ways[6 * coin + 2] = poorer[shelf]
                ways[6 * coin + 3] = poorer[up]
                ways[6 * coin + 4] = here[down]
                ways[6 * coin + 5] = richer[down]
            richer, poorer = shelf_cells[gained[row, 3]], shelf_cells[lost[row, 3]]
            ways[18] = richer[shelf]
            ways[19] = cell + 1
            ways[20] = poorer[shelf]
            ways[21] = poorer[shelf] + 1
            ways[22] = cell - 1
            ways[23] = richer[shelf] - 1
            value = shelf_totals[shelf]
            # Rule 11: the second stack receives only up to the limit.
            receiving = min(length, (limit - value) // 5 + 1) if value <= limit else 0
            # The cell of exactly one euro is no position; what lies there stays.
            euro = (100 - value) // 5 if value <= 100 else length
            for begin, end in ((0, min(euro, receiving)), (euro + 1, receiving)):
                change = _stretch(before, after, ways, cell, begin, end, may_pass)
                largest = max(largest, change)
            if receiving < length:
                for coin in range(4):
                    ways[6 * coin + 1] = _NOWHERE
                    ways[6 * coin + 3] = _NOWHERE
                change = _stretch(before, after, ways, cell, receiving, length, may_pass)
                largest = max(largest, change)
        changes[row] = largest
    return float(changes.max())


@njit(parallel=True, fastmath=True, cache=True)
def combine(results: Chances, weights: Chances, into: Chances) -> None:
    """Mix several results into one, staying between 0 and 1 and leaving cells of no position."""
    for cell in prange(into.shape[0]):
        if results[0, cell] >= 0.0:
            mixed = 0.0
            for place in range(weights.shape[0]):
                mixed += weights[place] * results[place, cell]
            into[cell] = min(1.0, max(0.0, mixed))
