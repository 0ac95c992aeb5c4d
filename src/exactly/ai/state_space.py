"""Every position of the two-player game, numbered without gaps.

A position here is what two stacks can be between two turns: each of coins that exist, none
exactly one euro. Euros and whose turn it is are the solver's business.

The numbers go by the first stack, then by the second, both in the order of their coins, 50s
first. Beside the numbers there are *cells*, the solver's memory: the same order with the stacks
of exactly one euro left in, and room between, so that every move is a fixed step away.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from itertools import product

import numpy as np
import numpy.typing as npt

from exactly.rules import COINS, COINS_OF_EACH, ONE_EURO, Edition, Stack

__all__ = ["NOWHERE", "Kind", "StateSpace", "state_space"]

NOWHERE = 1
"""The cell that stands for a move that cannot be made."""

_FIRST_CELL = 14  # before it, what lies around NOWHERE: as many cells as there can be fives
_FIVES = len(COINS) - 1


class Kind(IntEnum):
    """What a cell is."""

    ROOM = -1
    """Nothing: there is no such pair of stacks."""
    POSITION = 0
    FIRST_MADE_IT = 1
    """The first stack is exactly one euro."""
    SECOND_MADE_IT = 2
    BOTH_MADE_IT = 3


@dataclass(frozen=True, eq=False)
class StateSpace:
    """The pairs of stacks of one edition.

    A *shelf* is what stacks of the same 50s, 20s and 10s share; on a shelf they lie side by side,
    by their 5s. So a cell is found by its row (the first stack), its shelf and its 5s.
    """

    edition: Edition
    stacks: tuple[Stack, ...]
    """All stacks, those of exactly one euro included."""
    totals: npt.NDArray[np.int32]
    """What each stack is worth."""
    shelf_totals: npt.NDArray[np.int32]
    """What each shelf's coins are worth without 5s."""
    gained: npt.NDArray[np.int32]
    """By stack and coin, the stack with one more; `len(stacks)` where it may not receive."""
    lost: npt.NDArray[np.int32]
    """By stack and coin, the stack with one less; `len(stacks)` where it has none."""
    shelf_gained: npt.NDArray[np.int32]
    shelf_lost: npt.NDArray[np.int32]
    """The same for shelves and the coins that make them; the number of shelves for none."""
    shelf_cells: npt.NDArray[np.int32]
    """By row and shelf, the cell of the stack without 5s; NOWHERE where they do not fit."""
    shelf_lengths: npt.NDArray[np.int32]
    """By row and shelf, how many stacks of the shelf fit beside the row's."""
    cells: int
    """How many cells there are, the room between included."""

    @cached_property
    def kinds(self) -> npt.NDArray[np.int8]:
        """By cell, what it is: a `Kind`."""
        kinds = np.full(self.cells, Kind.ROOM, dtype=np.int8)
        for fives in range(COINS_OF_EACH + 1):
            rows, shelves = np.nonzero(self.shelf_lengths > fives)
            first = self.totals[rows] == ONE_EURO
            second = self.shelf_totals[shelves] + 5 * fives == ONE_EURO
            kinds[self.shelf_cells[rows, shelves] + fives] = first + 2 * second
        return kinds

    @cached_property
    def positions(self) -> npt.NDArray[np.int32]:
        """By number, the cell of a position."""
        return np.flatnonzero(self.kinds == Kind.POSITION).astype(np.int32)

    @cached_property
    def numbers(self) -> npt.NDArray[np.int32]:
        """By cell, the number of its position; -1 where there is none."""
        numbers = np.full(self.cells, -1, dtype=np.int32)
        numbers[self.positions] = np.arange(self.size, dtype=np.int32)
        return numbers

    @cached_property
    def swapped(self) -> npt.NDArray[np.int32]:
        """By number, the number of the position with the two stacks exchanged."""
        first = np.zeros(self.cells, dtype=np.int32)
        second = np.zeros(self.cells, dtype=np.int32)
        counts = np.array(self.stacks, dtype=np.int32)
        shelf_of = np.cumsum(counts[:, _FIVES] == 0, dtype=np.int32) - 1
        shelf_begins = np.flatnonzero(counts[:, _FIVES] == 0)
        for fives in range(COINS_OF_EACH + 1):
            rows, shelves = np.nonzero(self.shelf_lengths > fives)
            cells = self.shelf_cells[rows, shelves] + fives
            first[cells], second[cells] = rows, shelf_begins[shelves] + fives
        mine, yours = first[self.positions], second[self.positions]
        swapped: npt.NDArray[np.int32] = self.numbers[
            self.shelf_cells[yours, shelf_of[mine]] + counts[mine, _FIVES]
        ]
        return swapped

    @cached_property
    def size(self) -> int:
        """How many positions there are."""
        return len(self.positions)

    @cached_property
    def _places(self) -> dict[Stack, tuple[int, int]]:
        """By stack, its row and its shelf."""
        shelves = {
            shelf: place
            for place, shelf in enumerate(dict.fromkeys(stack[:_FIVES] for stack in self.stacks))
        }
        return {stack: (row, shelves[stack[:_FIVES]]) for row, stack in enumerate(self.stacks)}

    @cached_property
    def _by_row(self) -> dict[int, tuple[list[int], list[int]]]:
        return {}

    def number(self, first: Stack, second: Stack) -> int:
        """Return the number of two stacks; -1 where they are no position."""
        places = self._places
        if first not in places or second not in places:
            return -1
        row, shelf = places[first][0], places[second][1]
        if row not in self._by_row:
            # Single numbers come several times faster out of a list than out of an array.
            self._by_row[row] = self.shelf_cells[row].tolist(), self.shelf_lengths[row].tolist()
        cells, lengths = self._by_row[row]
        fives = second[_FIVES]
        return int(self.numbers[cells[shelf] + fives]) if fives < lengths[shelf] else -1


@cache
def state_space(edition: Edition, coins_of_each: int = COINS_OF_EACH) -> StateSpace:
    """Return the pairs of stacks of an edition, or of a smaller game with fewer coins."""
    highest = _highest_total(edition, coins_of_each)
    shelves = [
        counts
        for counts in product(range(coins_of_each + 1), repeat=_FIVES)
        if _worth(counts) <= highest
    ]
    shelf_totals = np.array([_worth(counts) for counts in shelves], dtype=np.int32)
    most_fives = np.minimum(coins_of_each, (highest - shelf_totals) // 5)
    stacks = tuple(
        Stack._make((*counts, fives))
        for counts, most in zip(shelves, most_fives, strict=True)
        for fives in range(most + 1)
    )
    held = np.array(stacks, dtype=np.int32)
    totals = held @ np.array(COINS, dtype=np.int32)
    limit = highest if edition.limit is None else edition.limit
    gained, lost = _changes([tuple(stack) for stack in stacks])
    gained[:-1][totals > limit] = len(stacks)  # Rule 11
    shelf_gained, shelf_lost = _changes(shelves)
    on_shelf = np.array(shelves, dtype=np.int32)
    fits = np.ones((len(stacks), len(shelves)), dtype=bool)
    for coin in range(_FIVES):
        fits &= held[:, coin, None] + on_shelf[None, :, coin] <= coins_of_each
    room = np.minimum(coins_of_each - held[:, _FIVES, None], most_fives[None, :]) + 1
    lengths = np.where(fits, room, 0).astype(np.int32)
    # One cell of room after each shelf: a 5 too many or too few leads there.
    ends = np.cumsum(np.where(fits, lengths + 1, 0).ravel(), dtype=np.int64).reshape(fits.shape)
    shelf_cells = np.full((len(stacks) + 1, len(shelves) + 1), NOWHERE, dtype=np.int32)
    shelf_cells[:-1, :-1] = np.where(fits, _FIRST_CELL + ends - lengths, NOWHERE)
    return StateSpace(
        edition,
        stacks,
        totals,
        shelf_totals,
        gained,
        lost,
        shelf_gained,
        shelf_lost,
        shelf_cells,
        lengths,
        cells=int(_FIRST_CELL + ends[-1, -1] + 2),
    )


def _highest_total(edition: Edition, coins_of_each: int) -> int:
    everything = coins_of_each * sum(COINS)
    return everything if edition.limit is None else min(everything, edition.limit + max(COINS))


def _worth(counts: tuple[int, ...]) -> int:
    return sum(count * coin for count, coin in zip(counts, COINS, strict=False))


def _changes(
    holdings: list[tuple[int, ...]],
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Return by holding and coin the place of the one with a coin more, and with one less.

    One row more than there are holdings, so that what leads nowhere leads on to nowhere.
    """
    places = {holding: place for place, holding in enumerate(holdings)}
    coins = len(holdings[0])
    more = np.full((len(holdings) + 1, coins), len(holdings), dtype=np.int32)
    less = more.copy()
    for holding, place in places.items():
        for coin in range(coins):
            richer = (*holding[:coin], holding[coin] + 1, *holding[coin + 1 :])
            if richer in places:
                more[place, coin] = places[richer]
                less[places[richer], coin] = place
    return more, less
