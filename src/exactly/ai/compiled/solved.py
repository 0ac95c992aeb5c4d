"""The solved game of two as compiled loops want it: tables of numbers."""

from itertools import product

import numpy as np

from exactly.ai.compiled.choose import Solved
from exactly.ai.numbering import Node, shares
from exactly.ai.solution import Solution
from exactly.rules import COINS_OF_EACH, EMPTY, Stack

__all__ = ["UNSOLVED", "solved_tables"]

UNSOLVED = Solved(
    np.zeros((1, 1, 1), np.float32),
    np.zeros((1, 1), np.uint64),
    np.zeros((1, 1), np.uint64),
    np.zeros((1, 1), np.uint64),
    np.zeros(1, np.uint64),
)
"""What stands for the solved game where nobody needs it."""


def solved_tables(solution: Solution) -> Solved:
    """Return the tables of a solution; raises DamagedSolution."""
    target, size = solution.rules.target, solution.numbering.size
    chances = np.empty((target, target, size), np.float32)
    for score in product(range(target), repeat=2):
        chances[score] = np.frombuffer(solution.table(score), "<f4")
    numbers = np.zeros((COINS_OF_EACH + 1, COINS_OF_EACH + 1), np.uint64)
    for number, share in enumerate(shares()):
        numbers[share] = number
    nodes = _all_nodes(solution.numbering.tree)
    before = np.array([node[0] for node in nodes], np.int64).astype(np.uint64)  # -1: no position
    places = {id(node): place for place, node in enumerate(nodes)}
    following = np.zeros(before.shape, np.uint64)
    for place, (_, ahead) in enumerate(nodes):
        following[place, : len(ahead)] = [places[id(node)] for node in ahead]
    begins = EMPTY if solution.rules.empty_restart else Stack(fives=1)
    number = solution.numbering.number(begins, begins)
    return Solved(chances, numbers, before, following, np.array([number], np.uint64))


def _all_nodes(tree: Node) -> list[Node]:
    """List the nodes of the graph, each once, the first one first."""
    found, ahead = {id(tree): tree}, [tree]
    while ahead:
        for node in ahead.pop()[1]:
            if id(node) not in found:
                found[id(node)] = node
                ahead.append(node)
    return list(found.values())
