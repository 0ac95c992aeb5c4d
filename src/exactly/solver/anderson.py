"""Anderson acceleration: combine results of earlier sweeps, to converge in fewer sweeps.

Needs Numba.
"""

from collections.abc import Iterator, Sequence
from itertools import count

import numpy as np
import numpy.typing as npt

from exactly.solver.one_score import ScoreSweeps
from exactly.solver.value_iteration import ChanceArray, combine

__all__ = ["mix_scores", "sweep_and_mix"]

_SAMPLE_STEP = 31  # the weights are computed from every 31st position
_LEAST_SAMPLE = 1_000  # or from more positions, if that would be fewer than this
_NOTHING = 1e-200

Stakes = tuple[float, float, float, float]
"""Player one's win chance after each of the four ends of a round: which player took the euro
in whose turn."""


def sweep_and_mix(
    sweeps: ScoreSweeps, residual: float, remembered: int, most: int | None = None
) -> Iterator[float]:
    """Sweep all positions of a round until no win chance changes by more than `residual`.

    Yields the largest change of each pair of sweeps, one sweep per player, and stops after `most`
    pairs. The last `remembered` results are mixed so that their remaining changes cancel (Anderson
    acceleration). The final result is that of a plain sweep.
    """
    # One slot more than results, for the mixture, which a sweep turns into the next result.
    slots = remembered + 1
    results = np.tile(sweeps.one, (slots, 1))
    positions = sweeps.game.space.positions
    sample = positions[:: max(1, min(_SAMPLE_STEP, len(positions) // _LEAST_SAMPLE))]
    changes = np.empty((slots, len(sample)))
    for number in count():
        sweeps.one = results[number % slots]
        before = sweeps.one[sample]
        change = sweeps.sweep()
        yield change
        if change <= residual or number + 1 == most:
            return
        changes[number % slots] = sweeps.one[sample] - before
        newest = range(max(0, number + 1 - remembered), number + 1)
        known = np.array([each % slots for each in newest], dtype=np.uint64)
        combine(results, known, _weights(changes[known]), results[(number + 1) % slots])


def _weights(changes: ChanceArray) -> ChanceArray:
    """Return weights for earlier results that make their changes cancel as far as possible.

    The weights add up to 1.
    """
    products = changes @ changes.T
    size = np.trace(products)
    if size < _NOTHING:  # no sampled position changes: take the newest result
        return np.asarray(np.eye(len(changes))[-1], dtype=np.float64)
    products = products / size + np.eye(len(changes)) * 1e-13  # never singular
    weights = np.linalg.solve(products, np.ones(len(changes)))
    return np.asarray(weights / weights.sum(), dtype=np.float64)


def mix_scores(
    known: Sequence[tuple[Stakes, npt.NDArray[np.float32]]], stakes: Stakes, size: int
) -> ChanceArray:
    """Guess the win chances of a round from solved rounds, mixed to have nearly the same stakes.

    Solved rounds have the win chances of the player who moves next, the guess has those of the
    other player. They are nearly linear in the stakes. If all ends of a round have the same value,
    every position has that value.
    """
    if not known:
        return np.full(size, 0.5)
    table = np.array([*(each for each, _ in known), (1.0,) * 4]).T
    weights = np.linalg.lstsq(table, np.array(stakes), rcond=1e-6)[0]
    guess = np.full(size, weights[-1])
    for (_, chances), weight in zip(known, weights, strict=False):
        guess += weight * (1.0 - chances)
    return np.asarray(np.clip(guess, 0.0, 1.0))
