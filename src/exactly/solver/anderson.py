"""Anderson acceleration: combine the results of earlier sweeps to converge in fewer of them.

Needs Numba.
"""

from collections.abc import Iterator, Sequence
from itertools import count

import numpy as np
import numpy.typing as npt

from exactly.solver.one_score import ScoreSweeps
from exactly.solver.value_iteration import ChanceArray, combine

__all__ = ["mix_scores", "sweep_and_mix"]

_SAMPLED = 31  # every so many positions is looked at to find the weights
_SAMPLE = 1_000  # or more of them, if there are fewer than so many then
_NOTHING = 1e-200

Stakes = tuple[float, float, float, float]
"""What the four ends of a round are worth to player one."""


def sweep_and_mix(
    fought: ScoreSweeps, residual: float, remembered: int, most: int | None = None
) -> Iterator[float]:
    """Sweep a round until nothing changes by more than this; give each pair's largest change.

    After the most pairs of sweeps it is left at that.

    The last few results are mixed so that their remaining changes cancel (Anderson's
    acceleration); what stands at the end is the result of a plain sweep.
    """
    # One room more than results: there the mixture is put, and swept to be the next result.
    rooms = remembered + 1
    results = np.tile(fought.one, (rooms, 1))
    positions = fought.game.space.positions
    sample = positions[:: max(1, min(_SAMPLED, len(positions) // _SAMPLE))]
    changes = np.empty((rooms, len(sample)))
    for number in count():
        fought.one = results[number % rooms]
        before = fought.one[sample]
        change = fought.sweep()
        yield change
        if change <= residual or number + 1 == most:
            return
        changes[number % rooms] = fought.one[sample] - before
        newest = range(max(0, number + 1 - remembered), number + 1)
        known = np.array([each % rooms for each in newest], dtype=np.uint64)
        combine(results, known, _weights(changes[known]), results[(number + 1) % rooms])


def _weights(changes: ChanceArray) -> ChanceArray:
    """Return weights that add up to 1 and let the changes cancel as far as they can."""
    products = changes @ changes.T
    size = np.trace(products)
    if size < _NOTHING:  # nothing that is looked at changes: the newest is as good as any
        return np.asarray(np.eye(len(changes))[-1], dtype=np.float64)
    products = products / size + np.eye(len(changes)) * 1e-13  # never singular
    weights = np.linalg.solve(products, np.ones(len(changes)))
    return np.asarray(weights / weights.sum(), dtype=np.float64)


def mix_scores(
    known: Sequence[tuple[Stakes, npt.NDArray[np.float32]]], stakes: Stakes, size: int
) -> ChanceArray:
    """Guess a round from others, by what is at stake: mixed so that it comes near to this one's.

    Of each round it is known what the one has who is to move, of the guess what the other has.
    To first order chances follow the stakes in a straight line, and where all ends are worth the
    same, every position is worth just that.
    """
    if not known:
        return np.full(size, 0.5)
    table = np.array([*(each for each, _ in known), (1.0,) * 4]).T
    weights = np.linalg.lstsq(table, np.array(stakes), rcond=1e-6)[0]
    guess = np.full(size, weights[-1])
    for (_, chances), weight in zip(known, weights, strict=False):
        guess += weight * (1.0 - chances)
    return np.asarray(np.clip(guess, 0.0, 1.0))
