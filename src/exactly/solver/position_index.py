"""The index of every position of the two-player game: a number, without gaps.

A position here is a pair of stacks between two turns: the coins exist, and no stack is exactly at
the goal. The solver adds the euros and the turn.

A position has a *share* of each value: the number of coins in the first stack and in the second.
By the rules they are at most ten together, which makes 66 shares. Four shares are a position.
Positions are numbered in the order of their shares, the 50s first.

The number of positions that begin with the same shares depends only on the totals of the two stacks
so far. So the index is a sum along a path through a small graph: at each of the four values, a
share leads to the next node, and gives the number of positions before it. The graph is built
quickly and needs only the standard library, so that a first answer does not wait for NumPy.
"""

import sys
from array import array
from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

from exactly.rules import (
    CENTRE,
    COINS,
    PASS,
    CoinMove,
    Move,
    Place,
    Seat,
    Stack,
)
from exactly.rules.variant import Variant

__all__ = [
    "NO_POSITION",
    "WAYS",
    "Node",
    "PositionIndex",
    "highest_worth",
    "position_index",
    "shares",
]

WAYS = ((1, 0), (0, 1), (-1, 0), (-1, 1), (0, -1), (1, -1))
"""The changes of a share by the six ways to move a coin: centre to first stack, and so on."""

NO_POSITION = -1
"""The index of two stacks that are not a position."""

Node: TypeAlias = tuple["array[int]", list[Any]]
"""A node of the graph: by share, the number of positions before it, and the next node.

Nodes of the 5s have no next nodes."""


def shares(most: int) -> list[tuple[int, int]]:
    """Return every share of one value with `most` coins: those of the first and second stack."""
    return [(one, two) for one in range(most + 1) for two in range(most + 1 - one)]


def highest_worth(game: Variant) -> int:
    """Return the highest possible total of a stack, in cents."""
    everything = _worth_of_all(game)
    return everything if game.limit is None else min(everything, game.limit + max(COINS))


def _worth_of_all(game: Variant) -> int:
    return sum(count * coin for count, coin in zip(game.coins, COINS, strict=True))


class PositionIndex:
    """The index of all positions of a two-player game: each has a number, without gaps."""

    def __init__(self, game: Variant) -> None:
        self._shares = [shares(count) for count in game.coins]
        self._share = [_numbers_of_shares(count) for count in game.coins]
        self._goal = game.goal
        highest = highest_worth(game)
        self._can_be_too_much = highest < _worth_of_all(game)
        self._alike = 1 + (highest if self._can_be_too_much else game.goal)
        """The lowest total of a stack from which all totals lead to the same node.

        They are all above the highest possible total, or above the goal if none is too high.
        """
        self._known: dict[tuple[int, int, int], tuple[Node, int]] = {}
        self.tree, self.size = self._node(0, 0, 0)
        """The first node of the graph, that of the 50s, and the number of positions."""
        self._moved = {Seat(first): self._moves(Seat(first)) for first in (1, 2)}

    def number(self, first: Stack, second: Stack) -> int:
        """Return the index of the position with these stacks; -1 if they are not a position."""
        try:
            fifty, twenty, ten, five = self._shares_of(first, second)
        except IndexError:
            return NO_POSITION
        before, nodes = self.tree
        number = before[fifty]
        before, nodes = nodes[fifty]
        number += before[twenty]
        before, nodes = nodes[twenty]
        number += before[ten]
        rank: int = nodes[ten][0][five]
        return number + rank if rank >= 0 else NO_POSITION

    def numbers_after(
        self, stacks: tuple[Stack, ...], moves: Iterable[Move], first: Seat
    ) -> list[int]:
        """Return the index of the position after each of these legal moves; -1 if it makes a euro.

        `first` is the seat whose stack counts as the first. The best move is found by comparing
        all moves, so this must be fast: a move changes only one share.
        """
        one, two = stacks if first == 1 else reversed(stacks)
        fifty, twenty, ten, five = self._shares_of(one, two)
        moved = self._moved[first]
        before_fifties, fifties = self.tree
        numbers = []
        for move in moves:
            a, b, c, d = fifty, twenty, ten, five
            if move is not PASS:
                place, to = moved[move]
                if place == 0:
                    a = to[a]
                elif place == 1:
                    b = to[b]
                elif place == 2:
                    c = to[c]
                else:
                    d = to[d]
            before_twenties, twenties = fifties[a]
            before_tens, tens = twenties[b]
            number = tens[c][0][d]
            if number >= 0:
                number += before_fifties[a] + before_twenties[b] + before_tens[c]
            numbers.append(number)
        return numbers

    def _shares_of(self, first: Stack, second: Stack) -> tuple[int, int, int, int]:
        fifties, twenties, tens, fives = first
        other_fifties, other_twenties, other_tens, other_fives = second
        of_fifties, of_twenties, of_tens, of_fives = self._share
        return (
            of_fifties[fifties][other_fifties],
            of_twenties[twenties][other_twenties],
            of_tens[tens][other_tens],
            of_fives[fives][other_fives],
        )

    def _node(self, place: int, first: int, second: int) -> tuple[Node, int]:
        """Return the node for the coin at index `place`, and the number of positions below it.

        `first` and `second` are the totals of the coins of higher value in the two stacks.
        """
        alike = self._alike
        if first >= alike or second >= alike:
            if self._can_be_too_much:
                first = second = alike
            else:
                first, second = min(first, alike), min(second, alike)
        key = place, first, second
        known = self._known.get(key)
        if known is None:
            last = place == len(COINS) - 1
            known = self._known[key] = self._leaves(*key) if last else self._grow(*key)
        return known

    def _grow(self, place: int, first: int, second: int) -> tuple[Node, int]:
        coin, count = COINS[place].value, 0
        before: array[int] = array("i")
        nodes = []
        for one, two in self._shares[place]:
            node, positions = self._node(place + 1, first + one * coin, second + two * coin)
            nodes.append(node)
            before.append(count)
            count += positions
        return (before, nodes), count

    def _leaves(self, place: int, first: int, second: int) -> tuple[Node, int]:
        coin, count = COINS[place].value, 0
        highest = self._alike - 1 if self._can_be_too_much else sys.maxsize
        ranks: array[int] = array("i")
        for one, two in self._shares[place]:
            worths = first + one * coin, second + two * coin
            if self._goal in worths or max(worths) > highest:
                ranks.append(NO_POSITION)
            else:
                ranks.append(count)
                count += 1
        return (ranks, []), count

    def _moves(self, first: Seat) -> dict[CoinMove, tuple[int, list[int]]]:
        """Return by move the index of its coin, and by share of the coin, the share after it."""
        moves = {}
        for place, coin in enumerate(COINS):
            to_place = {share: number for number, share in enumerate(self._shares[place])}
            none = len(to_place)
            for (more, other), (source, target) in zip(WAYS, _ends(first), strict=True):
                to = [to_place.get((one + more, two + other), none) for one, two in to_place]
                moves[CoinMove(coin, source, target)] = place, to
        return moves


def _numbers_of_shares(most: int) -> list[list[int]]:
    """Return the number of each share of `most` coins, by coins of the first and second stack."""
    numbers = iter(range(len(shares(most))))
    return [[next(numbers) for _ in range(most + 1 - one)] for one in range(most + 1)]


def _ends(first: Seat) -> list[tuple[Place, Place]]:
    """Return the source and the target of each way in `WAYS`; `first` is the first stack's seat."""
    second = Seat(3 - first)
    return [
        (CENTRE, first),
        (CENTRE, second),
        (first, CENTRE),
        (first, second),
        (second, CENTRE),
        (second, first),
    ]


def position_index(game: Variant) -> PositionIndex:
    """Return the index of all two-player positions of a variant, cached."""
    return _position_index(game.stacks)


@cache
def _position_index(game: Variant) -> PositionIndex:
    return PositionIndex(game)
