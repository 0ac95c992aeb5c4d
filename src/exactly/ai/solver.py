"""The two-player game solved: the chance to win the game from every position, at every score.

A turn is six faces, the mover's best move for each, and the other's turn after it. A euro leads
to another score, so the scores are solved from the last to the first. Needs Numba.

Both players' turns are swept in turn, each with the other's newest chances. What the sweeps come
to is found faster by mixing the last few results so that their remaining changes cancel
(Anderson's acceleration); every result is still one of a plain sweep.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from exactly.ai.score import Score
from exactly.ai.state_space import Kind, StateSpace, state_space
from exactly.ai.sweep import Chances, combine, sweep
from exactly.rules import COINS, COINS_OF_EACH, EMPTY, Rules, Stack

__all__ = ["RESIDUAL", "Progress", "Solved", "solve"]

RESIDUAL = 1e-9
"""No chance changes by more than this in another sweep."""

_REMEMBERED = 3  # results that are mixed
_SAMPLED = 7  # every so many positions is looked at to find the weights
_NO_LIMIT = COINS_OF_EACH * sum(COINS)


class Progress(NamedTuple):
    """How far a solution has come."""

    score: Score
    scores_done: int
    scores: int
    sweeps: int
    residual: float


@dataclass(frozen=True, eq=False)
class Solved:
    """The chance of the player to move, by score and by position."""

    rules: Rules
    chances: dict[Score, npt.NDArray[np.float64]]
    residual: float
    """The largest change that another sweep would make."""
    sweeps: int
    """Turns of one player swept over all positions, for all scores together."""


def solve(
    rules: Rules,
    *,
    residual: float = RESIDUAL,
    tell: Callable[[Progress], None] = lambda _: None,
    coins_of_each: int = COINS_OF_EACH,
) -> Solved:
    """Solve the game of two under these rules; `tell` is told of every pair of sweeps."""
    return _Solver(rules, state_space(rules.edition, coins_of_each), residual, tell).solve()


class _Solver:
    """A solution in the making."""

    def __init__(
        self,
        rules: Rules,
        space: StateSpace,
        residual: float,
        tell: Callable[[Progress], None],
    ) -> None:
        self.rules = rules
        self.residual = residual
        self.tell = tell
        self.space = space
        self.chances: dict[Score, npt.NDArray[np.float64]] = {}
        self.reached = 0.0
        self.sweeps = 0
        first = EMPTY if rules.empty_restart else Stack(fives=1)
        self.round_begins = self.space.number(first, first)
        self.one_round: Chances | None = None
        """The chances where one euro decides: the other scores begin from something like it."""

    def solve(self) -> Solved:
        for score in _from_the_last(self.rules.target):
            self._solve_score(score)
        return Solved(self.rules, self.chances, self.reached, self.sweeps)

    def _solve_score(self, score: Score) -> None:
        """Solve a score, and with it the same one seen from the other side."""
        space, other = self.space, Score(score.yours, score.mine)
        # Each array has the chances of the player who has just moved, in the same cells.
        one, two = np.full(space.cells, -1.0), np.full(space.cells, -1.0)
        mine, yours = self._payoffs(score), self._payoffs(other)
        one[space.positions] = self._first_guess(mine)
        two[space.positions] = 0.5
        for kind, of_one, of_two in (
            (Kind.FIRST_MADE_IT, mine.made_it, yours.handed_it),
            (Kind.SECOND_MADE_IT, mine.handed_it, yours.made_it),
            (Kind.BOTH_MADE_IT, mine.both, yours.both),
        ):
            one[space.kinds == kind], two[space.kinds == kind] = of_one, of_two
        done = len(self.chances)
        for sweeps, change in self._iterate(one, two):
            self.tell(Progress(score, done, self.rules.target**2, sweeps, change))
        self.chances[score] = 1.0 - two[space.positions]
        if other != score:
            self.chances[other] = (1.0 - one[space.positions])[space.swapped]
        if self.one_round is None:
            self.one_round = one[space.positions]

    def _payoffs(self, score: Score) -> "_Payoffs":
        """Return what a euro is worth to the player who moved, whoever takes it (rules 15-17)."""
        mine, yours = score
        made_it = self._worth_of_round(mine + 1, yours)
        return _Payoffs(
            made_it,
            handed_it=self._worth_of_round(mine, yours + 1),
            both=self._worth_of_round(mine + 1, yours + 1) if self.rules.both_collect else made_it,
        )

    def _worth_of_round(self, mine: int, yours: int) -> float:
        """Return the chance of who has just moved when a new round begins, or the game is over."""
        if mine == self.rules.target:  # Rule 15: also where both have reached it
            return 1.0
        if yours == self.rules.target:
            return 0.0
        return float(1.0 - self.chances[Score(yours, mine)][self.round_begins])

    def _first_guess(self, payoffs: "_Payoffs") -> npt.NDArray[np.float64] | float:
        if self.one_round is None:
            return 0.5
        # A round is fought much alike at every score: only what it is worth differs.
        return payoffs.handed_it + (payoffs.made_it - payoffs.handed_it) * self.one_round

    def _iterate(self, one: Chances, two: Chances) -> Iterator[tuple[int, float]]:
        """Sweep in place until nothing changes any more; give each pair of sweeps when done."""
        results = np.empty((_REMEMBERED, len(one)))
        sample = self.space.positions[::_SAMPLED]
        changes = np.empty((_REMEMBERED, len(sample)))
        for number in count():
            before = one[sample]
            self._sweep(one, two)
            change = self._sweep(two, one)
            self.sweeps += 2
            yield 2 * (number + 1), change
            if change <= self.residual:
                self.reached = max(self.reached, change)
                return
            place = number % _REMEMBERED
            results[place] = one
            changes[place] = one[sample] - before
            known = min(number + 1, _REMEMBERED)
            if known > 1:
                combine(results[:known], _weights(changes[:known]), one)

    def _sweep(self, before: Chances, after: Chances) -> float:
        space = self.space
        limit = self.rules.edition.limit
        return sweep(
            before,
            after,
            space.shelf_cells,
            space.shelf_lengths,
            space.gained,
            space.lost,
            space.shelf_gained,
            space.shelf_lost,
            space.totals,
            space.shelf_totals,
            _NO_LIMIT if limit is None else limit,
            int(self.rules.wild_may_pass),
        )


class _Payoffs(NamedTuple):
    """What it is worth to the player who moved, when a euro is taken."""

    made_it: float
    handed_it: float
    """The other took it."""
    both: float


def _from_the_last(target: int) -> Iterator[Score]:
    """Give the scores in the order in which they can be solved, each pair of them once."""
    for taken in reversed(range(2 * target - 1)):
        for mine in range(target):
            yours = taken - mine
            if mine <= yours < target:
                yield Score(mine, yours)


def _weights(changes: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return weights that add up to 1 and let the changes cancel as far as they can."""
    products = changes @ changes.T
    products += np.eye(len(changes)) * np.trace(products) * 1e-13  # never singular
    weights = np.linalg.solve(products, np.ones(len(changes)))
    return np.asarray(weights / weights.sum(), dtype=np.float64)
