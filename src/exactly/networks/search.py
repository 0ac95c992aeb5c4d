"""Search several turns ahead, with the network as the value of the last positions.

Expectation over all faces; each seat makes the move that is best for itself by the network's word,
and only that one is followed, so that a turn more costs five times as much and not a thousand
times. All positions of one depth are judged in a few batches.
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
_KEPT = (None, None, 8, 5, 3)
"""How many of the best moves are looked at, by depth; None for all."""
_DEARER = 5.0
"""How much longer one turn more takes, about."""
_BATCH = 256  # positions: more do not fit where memory is fast
_WILD = FACES.index(Face.WILD)


class SearchResult(NamedTuple):
    """What is known of the positions after some moves."""

    chances: Floats
    """By position, from who is to throw: of those looked at deepest, else of what was known."""
    depth: int
    """How many turns were looked ahead; 0 for none."""
    deepest: list[int]
    """Which positions were looked at so deep."""


def consider(  # noqa: PLR0913  # what is judged, and how long
    network: Network,
    positions: PositionBatch,
    rules: Rules,
    goodness: Callable[[Floats], Floats],
    *,
    seconds: float = float("inf"),
    depth: int = DEEPEST,
    clock: Callable[[], float] = time.perf_counter,
) -> SearchResult:
    """Judge positions ever deeper, the best of them by `goodness`, until the time is over."""
    begin = clock()
    chances = network.judge(positions)
    known = list(range(len(chances)))
    reached = 0
    spent = 0.0
    for deeper in range(1, depth + 1):
        kept = _KEPT[min(deeper, len(_KEPT)) - 1]
        if kept is not None:
            liked = goodness(chances)
            known = sorted(known, key=lambda place: -float(liked[place]))[:kept]
        if len(known) == 1:
            break
        now = clock() - begin
        if deeper > 1 and now + _DEARER * spent > seconds:
            break
        chosen = PositionBatch(positions.coins[known], positions.needs[known])
        chances = chances.copy()
        chances[known] = look_deeper(network, chosen, rules, deeper)
        spent = clock() - begin - now
        reached = deeper
    return SearchResult(chances, reached, sorted(known))


def look_deeper(network: Network, positions: PositionBatch, rules: Rules, turns: int) -> Floats:
    """Return each seat's chance, with so many turns looked ahead, from who is to throw."""
    if turns == 0:
        return network.judge(positions)
    many = len(positions.coins)
    if many > _BATCH:
        parts = (
            look_deeper(
                network,
                PositionBatch(*(part[at : at + _BATCH] for part in positions)),
                rules,
                turns,
            )
            for at in range(0, many, _BATCH)
        )
        return np.concatenate(list(parts))
    ahead = network.see_ahead(positions, rules)
    moves, chances = best_replies(np, ahead, may_pass=rules.wild_may_pass)
    if turns > 1:
        chances = _followed(network, positions, rules, ahead.takers, moves, chances, turns - 1)
    return np.asarray(chances.mean(1), np.float32)


def _followed(  # noqa: PLR0913, PLR0917  # all that is known of a turn
    network: Network,
    positions: PositionBatch,
    rules: Rules,
    takers: npt.NDArray[np.int64],
    moves: npt.NDArray[np.int64],
    chances: Floats,
    turns: int,
) -> Floats:
    """Look on from where the best moves of all faces lead; by position and face."""
    many, seats = positions.needs.shape
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
    on = PositionBatch(coins[goes_on], needs[goes_on])
    if len(on.coins):
        deeper[goes_on] = np.roll(look_deeper(network, on, rules, turns), 1, -1)
    found = np.empty_like(chances)
    found[:, faces] = deeper.reshape(many, len(faces), seats)
    # What is best for a ? is best for one of the other faces, too, a pass for the 0.
    same = (moves[:, faces] == moves[:, [_WILD]]).argmax(1)
    found[:, _WILD] = found[np.arange(many), np.array(faces)[same]]
    return found
