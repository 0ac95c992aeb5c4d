"""Tables of all positions of the two-player game, and of all moves between them.

`position_index` explains positions, their shares and their index. A move changes one share, in one
of six ways. A *block* is all positions with the same shares of 50s, 20s and 10s: one cell for each
share of the 5s. So a move of a 50, 20 or 10 leads from each cell of a block to the same cell of
another block, which makes the solver fast. Needs NumPy.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from exactly.rules import COINS, Stack
from exactly.rules.variant import Variant
from exactly.solver.position_index import WAYS, highest_worth, position_index, shares

__all__ = ["NOWHERE", "Kind", "PositionTables", "position_tables"]

NOWHERE = 0
"""The number of the block that stands for the result of an impossible move."""

_STEP = 10  # totals of a block are multiples of this


class Kind(IntEnum):
    """The kind of a cell: a position, a stack at the goal, or impossible."""

    ROOM = -1
    """The cell is only a filler: this pair of stacks is impossible."""
    POSITION = 0
    FIRST_MADE_IT = 1
    """The first stack is exactly at the goal."""
    SECOND_MADE_IT = 2
    BOTH_MADE_IT = 3


@dataclass(frozen=True, eq=False)
class PositionTables:
    """The tables of the positions and moves of one variant."""

    game: Variant

    @cached_property
    def highest(self) -> int:
        """The highest possible total of a stack, in cents."""
        return highest_worth(self.game)

    @cached_property
    def shares(self) -> tuple[npt.NDArray[np.int32], ...]:
        """By coin, every share: the coins of the first stack and of the second."""
        return tuple(np.array(shares(count), dtype=np.int32) for count in self.game.coins)

    @cached_property
    def share_moves(self) -> tuple[npt.NDArray[np.int32], ...]:
        """By coin, way and share, the share after the move; if impossible, the number of shares."""
        return tuple(_share_moves(count) for count in self.game.coins)

    @cached_property
    def blocks(self) -> npt.NDArray[np.int32]:
        """By the shares of 50s, 20s and 10s, the block's number; NOWHERE if a stack is too high.

        The entries after the last share, for impossible shares, are NOWHERE too.
        """
        worths = [self._worths_by_shares(stack) for stack in (0, 1)]
        exists = (worths[0] <= self.highest) & (worths[1] <= self.highest)
        sizes = [len(of_coin) + 1 for of_coin in self.shares[:3]]
        blocks = np.full(sizes, NOWHERE, dtype=np.int32)
        blocks[:-1, :-1, :-1][exists] = np.arange(1, 1 + exists.sum(), dtype=np.int32)
        return blocks

    @cached_property
    def block_shares(self) -> npt.NDArray[np.int32]:
        """By block, its shares of 50s, 20s and 10s; NOWHERE has zeros."""
        found = np.argwhere(self.blocks != NOWHERE).astype(np.int32)
        return np.concatenate([np.zeros((1, 3), dtype=np.int32), found])

    @cached_property
    def block_worths(self) -> npt.NDArray[np.int32]:
        """By block, the total of the 50s, 20s and 10s of the first and of the second stack.

        In tens of cents, as in all tables below.
        """
        worths = np.zeros((len(self.block_shares), 2), dtype=np.int32)
        for coin, of_coin, share in zip(COINS, self.shares, self.block_shares.T, strict=False):
            worths += of_coin[share] * (coin // _STEP)
        return worths

    @cached_property
    def neighbours(self) -> npt.NDArray[np.int32]:
        """By block, the blocks after a move of a 50 in each way, of a 20, and of a 10."""
        fifty, twenty, ten = self.block_shares.T
        fifties, twenties, tens, _ = self.share_moves
        blocks = self.blocks
        ways = [
            *(blocks[to[fifty], twenty, ten] for to in fifties),
            *(blocks[fifty, to[twenty], ten] for to in twenties),
            *(blocks[fifty, twenty, to[ten]] for to in tens),
        ]
        neighbours = np.stack(ways, axis=1)
        neighbours[NOWHERE] = NOWHERE
        return neighbours

    @cached_property
    def kinds_by_worth(self) -> npt.NDArray[np.int8]:
        """By the two totals of a block and the share of 5s, the `Kind` of the cell."""
        totals = self._totals_by_worth
        first, second = totals[0][:, None, :], totals[1][None, :, :]
        kinds = (first == self.game.goal) * 1 + (second == self.game.goal) * 2
        kinds[(first > self.highest) | (second > self.highest)] = Kind.ROOM
        return np.asarray(kinds, dtype=np.int8)

    @cached_property
    def may_receive(self) -> npt.NDArray[np.bool_]:
        """By stack, its total in the block and share of 5s, whether it may receive (rule 11)."""
        limit = self.highest if self.game.limit is None else self.game.limit
        return np.asarray(self._totals_by_worth <= limit)

    @property
    def _totals_by_worth(self) -> npt.NDArray[np.int32]:
        """By stack, its total in the block and share of 5s, the total of the stack in cents."""
        worths = np.arange(0, self.highest + 1, _STEP, dtype=np.int32)
        return np.stack([worths[:, None] + COINS[3] * fives for fives in self.shares[3].T])

    def _worths_by_shares(self, stack: int) -> npt.NDArray[np.int32]:
        """Return by the shares of 50s, 20s and 10s the total of these coins in a stack."""
        fifty, twenty, ten = (
            coin * of_coin[:, stack] for coin, of_coin in zip(COINS, self.shares[:3], strict=False)
        )
        worths: npt.NDArray[np.int32] = (
            fifty[:, None, None] + twenty[None, :, None] + ten[None, None, :]
        )
        return worths

    @cached_property
    def kinds(self) -> npt.NDArray[np.int8]:
        """By block and share of 5s, the `Kind` of the cell."""
        first, second = self.block_worths.T
        kinds: npt.NDArray[np.int8] = self.kinds_by_worth[first, second]
        kinds[NOWHERE] = Kind.ROOM
        return kinds

    @cached_property
    def positions(self) -> npt.NDArray[np.int32]:
        """By index of a position, its cell; cells are numbered through all blocks."""
        return np.flatnonzero(self.kinds == Kind.POSITION).astype(np.int32)

    @cached_property
    def swapped_cells(self) -> npt.NDArray[np.int32]:
        """By cell, the cell with the two stacks swapped."""
        fifties, twenties, tens, fives = map(_swap, self.game.coins)
        fifty, twenty, ten = self.block_shares.T
        blocks = self.blocks[fifties[fifty], twenties[twenty], tens[ten]]
        blocks[NOWHERE] = NOWHERE
        return np.asarray(blocks[:, None] * len(fives) + fives, dtype=np.int32).ravel()

    @cached_property
    def swapped(self) -> npt.NDArray[np.int32]:
        """By index of a position, the index of the position with the two stacks swapped."""
        numbers = np.full(self.kinds.size, -1, dtype=np.int32)
        numbers[self.positions] = np.arange(self.size, dtype=np.int32)
        swapped: npt.NDArray[np.int32] = numbers[self.swapped_cells[self.positions]]
        return swapped

    @cached_property
    def totals(self) -> npt.NDArray[np.int32]:
        """By stack and cell, the total of the stack in cents."""
        worths = _STEP * self.block_worths.T[:, :, None] + COINS[3] * self.shares[3].T[:, None, :]
        return np.asarray(worths, dtype=np.int32).reshape(2, -1)

    @cached_property
    def moves(self) -> npt.NDArray[np.int32]:
        """By index of a position and move, the cell after the move; 0 if the move is illegal.

        The moves are in the order of the rules: by coin, then by source, then by target. This
        table is large. The solver does not need it, only callers that need single moves.
        """
        cells = len(self.shares[3])
        block, cell = np.divmod(self.positions, cells)
        moves = np.zeros((self.size, len(COINS) * len(WAYS)), dtype=np.int32)
        for place, coin in enumerate(COINS):
            for way, changes in enumerate(WAYS):
                if coin == COINS[3]:
                    to_cell = self.share_moves[3][way, cell]
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
        """The number of positions."""
        return position_index(self.game).size

    @cached_property
    def number(self) -> Callable[[Stack, Stack], int]:
        """The function from two stacks to the index of the position; -1 if they are not one."""
        return position_index(self.game).number


def position_tables(game: Variant) -> PositionTables:
    """Return the tables of the positions and moves of a variant, cached."""
    return _position_tables(game.stacks)


@lru_cache(maxsize=4)  # large tables: a comparison of many variants uses them one after another
def _position_tables(game: Variant) -> PositionTables:
    return PositionTables(game)


def _share_moves(most: int) -> npt.NDArray[np.int32]:
    """Return by way and share of `most` coins the share after a move.

    If the move is impossible, it is the number of shares.
    """
    places = {share: place for place, share in enumerate(shares(most))}
    none = len(places)
    moves = [
        [places.get((one + more, two + other), none) for one, two in places] for more, other in WAYS
    ]
    return np.array(moves, dtype=np.int32)


def _swap(most: int) -> npt.NDArray[np.int32]:
    """Return by share of `most` coins the share with the two stacks swapped."""
    places = {share: place for place, share in enumerate(shares(most))}
    return np.array([places[two, one] for one, two in places], dtype=np.int32)
