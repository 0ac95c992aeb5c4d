"""Search several turns ahead, and evaluate the last positions by the network.

The value is the mean over all faces. Each seat makes the move with its best estimate, and
only that move is searched further. So one more turn takes five times as long, and not a thousand
times. All positions of one depth are evaluated in a few batches.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from exactly.networks.inference import Floats, Network, PositionBatch
from exactly.networks.one_turn import best_replies, follow
from exactly.rules import FACES, Face, Rules

__all__ = ["DEEPEST", "SearchResult", "consider", "look_deeper"]

DEEPEST = 5
_WIDTHS = (None, None, 8, 5, 3)
"""The number of best moves to search at each depth, from depth 1; None for all moves."""
_GROWTH = 5.0
"""How many times as long a search takes that looks one turn further, roughly."""
_BATCH = 256  # positions: more do not fit into the cache
_WILD = FACES.index(Face.WILD)


class SearchResult(NamedTuple):
    """The result of a search: win chances, its depth, and the positions searched deepest."""

    chances: Floats
    """By position, each seat's win chance from the deepest search; seats from the seat to roll."""
    depth: int
    """The number of turns searched ahead; 0 for none."""
    deepest: list[int]
    """The indexes of the positions that were searched to this depth."""


def consider(  # noqa: PLR0913  # the positions, and the limits
    network: Network,
    positions: PositionBatch,
    rules: Rules,
    goodness: Callable[[Floats], Floats],
    *,
    seconds: float = float("inf"),
    depth: int = DEEPEST,
    clock: Callable[[], float] = time.perf_counter,
) -> SearchResult:
    """Search the positions of highest `goodness` deeper and deeper, until the time is over."""
    begin = clock()
    chances = network.judge(positions)
    known = list(range(len(chances)))
    reached = 0
    spent = 0.0
    for deeper in range(1, depth + 1):
        width = _WIDTHS[min(deeper, len(_WIDTHS)) - 1]
        if width is not None:
            liked = goodness(chances)
            known = sorted(known, key=lambda place: -float(liked[place]))[:width]
        if len(known) == 1:
            break
        now = clock() - begin
        if deeper > 1 and now + _GROWTH * spent > seconds:
            break
        chosen = PositionBatch(positions.coins[known], positions.needs[known])
        chances = chances.copy()
        chances[known] = look_deeper(network, chosen, rules, deeper)
        spent = clock() - begin - now
        reached = deeper
    return SearchResult(chances, reached, sorted(known))


def look_deeper(network: Network, positions: PositionBatch, rules: Rules, turns: int) -> Floats:
    """Return each seat's win chance after a search `turns` turns ahead, from the seat to roll."""
    if turns == 0:
        return network.judge(positions)
    size = len(positions.coins)
    if size > _BATCH:
        parts = (
            look_deeper(
                network,
                PositionBatch(*(part[at : at + _BATCH] for part in positions)),
                rules,
                turns,
            )
            for at in range(0, size, _BATCH)
        )
        return np.concatenate(list(parts))
    ahead = network.see_ahead(positions, rules)
    moves, chances = best_replies(np, ahead, may_pass=rules.wild_may_pass)
    if turns > 1:
        chances = _search_replies(
            network, positions, rules, ahead.takers, moves, chances, turns - 1
        )
    return np.asarray(chances.mean(1), np.float32)


def _search_replies(  # noqa: PLR0913, PLR0917  # all results of a turn
    network: Network,
    positions: PositionBatch,
    rules: Rules,
    takers: npt.NDArray[np.int64],
    moves: npt.NDArray[np.int64],
    chances: Floats,
    turns: int,
) -> Floats:
    """Search the positions after the best moves of all faces; return the new win chances.

    They are by position and face, like `chances`.
    """
    size, seats = positions.needs.shape
    faces = [face for face in range(len(FACES)) if face != _WILD]
    coins, needs, _ = follow(
        np,
        np.repeat(positions.coins, len(faces), 0),
        np.repeat(positions.needs, len(faces), 0),
        np.repeat(takers, len(faces), 0),
        moves[:, faces].ravel(),
        0 if rules.empty_restart else 1,
    )
    goes_on = (needs > 0).all(-1)
    deeper = chances[:, faces].reshape(-1, seats).copy()
    unfinished = PositionBatch(coins[goes_on], needs[goes_on])
    if len(unfinished.coins):
        deeper[goes_on] = np.roll(look_deeper(network, unfinished, rules, turns), 1, -1)
    by_face = np.empty_like(chances)
    by_face[:, faces] = deeper.reshape(size, len(faces), seats)
    # The best move for a ? is also the best for one other face; a pass is that of the 0.
    same = (moves[:, faces] == moves[:, [_WILD]]).argmax(1)
    by_face[:, _WILD] = by_face[np.arange(size), np.array(faces)[same]]
    return by_face
