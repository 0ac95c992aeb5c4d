"""The solution of the two-player game as arrays for compiled loops."""

from itertools import product
from typing import Protocol

import numpy as np

from exactly.rules import EMPTY, Rules, Stack
from exactly.rules.variant import Variant
from exactly.simulator.players import SolutionArrays
from exactly.solver.position_index import Node, PositionIndex, shares
from exactly.solver.score import Score

__all__ = ["UNSOLVED", "SolutionTables", "solved_tables"]

UNSOLVED = SolutionArrays(
    np.zeros((1, 1, 1), np.float32),
    np.zeros((1, 1, 1), np.uint64),
    np.zeros((1, 1), np.uint64),
    np.zeros((1, 1), np.uint64),
    np.zeros(1, np.uint64),
)
"""An empty solution, as a placeholder for games that need none."""


class SolutionTables(Protocol):
    """The interface of a solved two-player game, in memory or in a file."""

    def __hash__(self) -> int:
        """Return a hash by identity, so that the arrays made of this solution can be cached."""
        ...

    @property
    def rules(self) -> Rules | Variant:
        """The rules or the variant of the solved game."""
        ...

    @property
    def numbering(self) -> PositionIndex:
        """The index of every position of the solved game."""
        ...

    @property
    def errors(self) -> dict[Score, float]:
        """By score, the maximum error of a win chance; empty if all win chances are exact."""
        ...

    def table(self, score: tuple[int, ...]) -> memoryview:
        """Return the win chances of the player who moves next, for all positions at a score.

        They are 32-bit floats.
        """
        ...


def solved_tables(solution: SolutionTables) -> SolutionArrays:
    """Return a solved game as arrays; raises DamagedSolutionError if its file is damaged."""
    target, size = solution.rules.target, solution.numbering.size
    coins = _variant(solution).coins
    chances = np.empty((target, target, size), np.float32)
    for score in product(range(target), repeat=2):
        chances[score] = np.frombuffer(solution.table(score), "<f4")
    numbers = np.zeros((len(coins), max(coins) + 1, max(coins) + 1), np.uint64)
    for value, count in enumerate(coins):
        for number, share in enumerate(shares(count)):
            numbers[value, *share] = number
    nodes = _all_nodes(solution.numbering.tree)
    before = np.zeros((len(nodes), len(shares(max(coins)))), np.uint64)
    following = np.zeros(before.shape, np.uint64)
    places = {id(node): place for place, node in enumerate(nodes)}
    for place, (counts, ahead) in enumerate(nodes):
        before[place, : len(counts)] = np.array(counts, np.int64).astype(np.uint64)  # -1: none
        following[place, : len(ahead)] = [places[id(node)] for node in ahead]
    begins = EMPTY if solution.rules.empty_restart else Stack(fives=1)
    number = solution.numbering.number(begins, begins)
    return SolutionArrays(chances, numbers, before, following, np.array([number], np.uint64))


def _variant(solution: SolutionTables) -> Variant:
    rules = solution.rules
    return rules if isinstance(rules, Variant) else Variant.of(rules)


def _all_nodes(tree: Node) -> list[Node]:
    """Return the nodes of the position index's graph, each once, the root first."""
    found, queue = {id(tree): tree}, [tree]
    while queue:
        for node in queue.pop()[1]:
            if id(node) not in found:
                found[id(node)] = node
                queue.append(node)
    return list(found.values())
