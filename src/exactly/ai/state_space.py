"""All positions of the two-player game at once, as tables for who goes through all of them.

What a position is, its shares and its number are explained in `numbering`. A move changes one
share, in one of six ways. What has the same shares of 50s, 20s and 10s is a *block*: one cell for
each share of the 5s. So a move of a 50, 20 or 10 leads a whole block to another one, cell by cell,
which is what the solver lives on. Needs NumPy.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from exactly.ai.numbering import WAYS, highest_worth, numbering, shares
from exactly.rules import COINS, COINS_OF_EACH, ONE_EURO, Edition, Stack

__all__ = ["NOWHERE", "Kind", "StateSpace", "state_space"]

NOWHERE = 0
"""The block that stands for moves that cannot be made."""

_STEP = 10  # what the worth of a block is a multiple of


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
    """The pairs of stacks of one edition, or of a smaller game with fewer coins."""

    edition: Edition
    coins_of_each: int
    highest: int
    """More than this no stack can be worth."""

    @cached_property
    def shares(self) -> npt.NDArray[np.int32]:
        """Every share: the coins of the first stack and of the second."""
        return np.array(shares(self.coins_of_each), dtype=np.int32)

    @cached_property
    def share_moves(self) -> npt.NDArray[np.int32]:
        """By way and share, the share after the move; their number where it cannot be made."""
        places = {tuple(share): place for place, share in enumerate(self.shares.tolist())}
        none = len(places)
        moves = [
            [places.get((one + more, two + other), none) for one, two in places]
            for more, other in WAYS
        ]
        return np.array(moves, dtype=np.int32)

    @cached_property
    def blocks(self) -> npt.NDArray[np.int32]:
        """By the shares of 50s, 20s and 10s, the block; NOWHERE where a stack is worth too much.

        A share that does not exist, one past the last, leads nowhere too.
        """
        most = len(self.shares)
        worths = [_sum_of_shares(self.shares[:, stack]) for stack in (0, 1)]
        exists = (worths[0] <= self.highest) & (worths[1] <= self.highest)
        blocks = np.full((most + 1,) * 3, NOWHERE, dtype=np.int32)
        blocks[:-1, :-1, :-1][exists] = np.arange(1, 1 + exists.sum(), dtype=np.int32)
        return blocks

    @cached_property
    def block_shares(self) -> npt.NDArray[np.int32]:
        """By block, its shares of 50s, 20s and 10s; NOWHERE has none of anything."""
        found = np.argwhere(self.blocks != NOWHERE).astype(np.int32)
        return np.concatenate([np.zeros((1, 3), dtype=np.int32), found])

    @cached_property
    def block_worths(self) -> npt.NDArray[np.int32]:
        """By block, what the 50s, 20s and 10s of the first and of the second stack are worth.

        In tens of cents, as everywhere in the tables below.
        """
        coins = np.array(COINS[:3], dtype=np.int32) // _STEP
        worths: npt.NDArray[np.int32] = np.einsum(
            "bcs,c->bs", self.shares[self.block_shares], coins, dtype=np.int32
        )
        return worths

    @cached_property
    def neighbours(self) -> npt.NDArray[np.int32]:
        """By block, the blocks after a move of a 50 in each way, of a 20, and of a 10."""
        fifty, twenty, ten = self.block_shares.T
        moves, blocks = self.share_moves, self.blocks
        ways = [
            *(blocks[moves[way, fifty], twenty, ten] for way in range(len(WAYS))),
            *(blocks[fifty, moves[way, twenty], ten] for way in range(len(WAYS))),
            *(blocks[fifty, twenty, moves[way, ten]] for way in range(len(WAYS))),
        ]
        neighbours = np.stack(ways, axis=1)
        neighbours[NOWHERE] = NOWHERE
        return neighbours

    @cached_property
    def kinds_by_worth(self) -> npt.NDArray[np.int8]:
        """By the worths of a block and the share of 5s, what the cell is: a `Kind`."""
        worths = np.arange(0, self.highest + 1, _STEP, dtype=np.int32)
        totals = [worths[:, None] + COINS[3] * self.shares[:, stack] for stack in (0, 1)]
        first, second = totals[0][:, None, :], totals[1][None, :, :]
        kinds = (first == ONE_EURO) * 1 + (second == ONE_EURO) * 2
        kinds[(first > self.highest) | (second > self.highest)] = Kind.ROOM
        return np.asarray(kinds, dtype=np.int8)

    @cached_property
    def may_receive(self) -> npt.NDArray[np.bool_]:
        """By stack, worth of its block and share of 5s, whether the stack may receive (rule 11)."""
        worths = np.arange(0, self.highest + 1, _STEP, dtype=np.int32)
        limit = self.highest if self.edition.limit is None else self.edition.limit
        totals = np.stack([worths[:, None] + COINS[3] * self.shares[:, s] for s in (0, 1)])
        return np.asarray(totals <= limit)

    @cached_property
    def kinds(self) -> npt.NDArray[np.int8]:
        """By block and share of 5s, what the cell is: a `Kind`."""
        first, second = self.block_worths.T
        kinds: npt.NDArray[np.int8] = self.kinds_by_worth[first, second]
        kinds[NOWHERE] = Kind.ROOM
        return kinds

    @cached_property
    def positions(self) -> npt.NDArray[np.int32]:
        """By number, the cell of a position, as if all blocks were one row."""
        return np.flatnonzero(self.kinds == Kind.POSITION).astype(np.int32)

    @cached_property
    def swapped_cells(self) -> npt.NDArray[np.int32]:
        """By cell, the cell with the two stacks exchanged."""
        places = {tuple(share): place for place, share in enumerate(self.shares.tolist())}
        swap = np.array([places[two, one] for one, two in places], dtype=np.int32)
        blocks = self.blocks[tuple(swap[self.block_shares.T])]
        blocks[NOWHERE] = NOWHERE
        return np.asarray(blocks[:, None] * len(swap) + swap, dtype=np.int32).ravel()

    @cached_property
    def swapped(self) -> npt.NDArray[np.int32]:
        """By number, the number of the position with the two stacks exchanged."""
        numbers = np.full(self.kinds.size, -1, dtype=np.int32)
        numbers[self.positions] = np.arange(self.size, dtype=np.int32)
        swapped: npt.NDArray[np.int32] = numbers[self.swapped_cells[self.positions]]
        return swapped

    @cached_property
    def totals(self) -> npt.NDArray[np.int32]:
        """By stack and cell, what the stack is worth, in cents."""
        worths = _STEP * self.block_worths.T[:, :, None] + COINS[3] * self.shares.T[:, None, :]
        return np.asarray(worths, dtype=np.int32).reshape(2, -1)

    @cached_property
    def moves(self) -> npt.NDArray[np.int32]:
        """By number and move, the cell after it; 0, which is nowhere, where it may not be made.

        The moves are in the order of the rules: by coin, then by source, then by target. A large
        table, for those who have to go through single moves: the solver does without.
        """
        cells = len(self.shares)
        block, cell = np.divmod(self.positions, cells)
        moves = np.zeros((self.size, len(COINS) * len(WAYS)), dtype=np.int32)
        for place, coin in enumerate(COINS):
            for way, changes in enumerate(WAYS):
                if coin == COINS[3]:
                    to_cell = self.share_moves[way, cell]
                    allowed = to_cell < cells
                    to = block * cells + to_cell
                else:
                    to_block = self.neighbours[block, place * len(WAYS) + way]
                    allowed = to_block != NOWHERE
                    to = to_block * cells + cell
                for stack, change in enumerate(changes):
                    if change > 0:
                        allowed &= self.may_receive[stack][self.block_worths[block, stack], cell]
                moves[:, place * len(WAYS) + way] = np.where(allowed, to, 0)
        return moves

    @cached_property
    def size(self) -> int:
        """How many positions there are."""
        return numbering(self.edition, self.coins_of_each).size

    @cached_property
    def number(self) -> Callable[[Stack, Stack], int]:
        """Give the number of two stacks; -1 where they are no position."""
        return numbering(self.edition, self.coins_of_each).number


@cache
def state_space(edition: Edition, coins_of_each: int = COINS_OF_EACH) -> StateSpace:
    """Return the pairs of stacks of an edition, or of a smaller game with fewer coins."""
    return StateSpace(edition, coins_of_each, highest_worth(edition, coins_of_each))


def _sum_of_shares(coins: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """Return by the shares of 50s, 20s and 10s what a stack's coins of these are worth."""
    fifty, twenty, ten = (coins * coin for coin in COINS[:3])
    worths: npt.NDArray[np.int32] = (
        fifty[:, None, None] + twenty[None, :, None] + ten[None, None, :]
    )
    return worths
