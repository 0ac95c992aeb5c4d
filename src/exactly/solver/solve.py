"""Solve the two-player game: the win chance of every position at every score.

A turn is six faces, the best move for each, and then the other player's turn. A euro leads to
another score, so the scores are solved from the last to the first. Needs Numba.

Sweeps update both players' win chances in turn, each from the other's newest ones. Results are
mixed to converge sooner: those of the last few sweeps, and those of scores already solved.

Without a limit of stacks, as in the classic edition, a game can last so long that the sweeps hardly
converge. Then two games are solved instead, in which each turn aborts the game with a tiny chance,
as a loss for one player or for the other. These are bounds of the true win chances. Variants with
other numbers than the rules are solved between bounds too: nobody has studied them, and bounds
always hold.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from exactly.rules import Rules
from exactly.rules.variant import Variant
from exactly.solver.anderson import mix_scores, sweep_and_mix
from exactly.solver.one_score import ScoreSweeps, TwoPlayerGame, scores_from_the_last
from exactly.solver.position_index import PositionIndex
from exactly.solver.score import Score
from exactly.solver.value_iteration import ChanceArray

__all__ = ["ABORT_CHANCE", "RESIDUAL", "Progress", "SolvedGame", "solve"]

RESIDUAL = 1e-9
"""The solver stops when no win chance changes by more than this in a sweep."""

ABORT_CHANCE = 1e-6
"""The chance that a turn aborts the game, when bounds of the win chances are solved."""

_RESIDUAL_OF_BOUNDS = 2e-11
_MOST_SWEEPS = 2_000
"""The pairs of sweeps after which the bounds of a variant are final, however wide. Players can
prolong some variants for ever, so these have no certain value."""
_REMEMBERED, _REMEMBERED_FOR_BOUNDS = 3, 6  # mixed results: more help late


class Progress(NamedTuple):
    """The progress of `solve`."""

    score: Score
    done: float
    """The number of solved scores, with a fraction for the current one."""
    scores: int
    sweeps: int
    """The number of sweeps so far at the current score."""
    residual: float


@dataclass(eq=False)
class SolvedGame:
    """A solved two-player game: win chances of the player who moves next, by score and position."""

    rules: Rules | Variant
    residual: float = 0.0
    """The largest change in the last sweep of any score."""
    chances: dict[Score, npt.NDArray[np.float32]] = field(default_factory=dict)
    begins: dict[Score, float] = field(default_factory=dict)
    """By score, the win chance of the player who begins a round, in full precision."""
    errors: dict[Score, float] = field(default_factory=dict)
    """By score, the maximum error of a win chance, if bounds were used; else empty."""
    sweeps: int = 0
    """The number of sweeps over all positions, for all scores together."""

    @property
    def numbering(self) -> PositionIndex:
        """The index of every position of the game."""
        return TwoPlayerGame(self.rules).numbering

    def table(self, score: tuple[int, ...]) -> memoryview:
        """Return the win chances of the player who moves next, for all positions at a score.

        They are 32-bit floats.
        """
        return self.chances[Score(*score)].data


def solve(
    rules: Rules | Variant,
    *,
    residual: float | None = None,
    tell: Callable[[Progress], None] = lambda _: None,
    between_bounds: bool | None = None,
) -> SolvedGame:
    """Solve the two-player game under these rules; `tell` is called with the progress.

    Without a value for `between_bounds`, bounds are used where the win chances would be unreliable
    without them: for variants, and for rules without a limit.
    """
    game, solved = TwoPlayerGame(rules), SolvedGame(rules)
    if between_bounds is None:
        between_bounds = isinstance(rules, Variant) or rules.edition.limit is None
    if between_bounds:
        solver = _Solver(game, solved, residual or _RESIDUAL_OF_BOUNDS, tell, ABORT_CHANCE)
    else:
        solver = _Solver(game, solved, residual or RESIDUAL, tell)
    for score in scores_from_the_last(rules.target):
        solver.solve_score(score)
    return solved


class _Solver:
    """A solution in progress: exact, or between bounds if turns may abort the game."""

    def __init__(
        self,
        game: TwoPlayerGame,
        solved: SolvedGame,
        residual: float,
        tell: Callable[[Progress], None],
        abort_chance: float = 0.0,
    ) -> None:
        self.game = game
        self.solved = solved
        self.residual = residual
        self.tell = tell
        self.abort_chance = abort_chance
        self.low: dict[Score, float] = {}
        self.high: dict[Score, float] = {} if abort_chance else self.low
        """By score, bounds of the win chance of the player who begins a round."""
        target = game.rules.target
        self.scores = target**2
        self.runs = self.scores if abort_chance else target * (target + 1) // 2
        self.runs_done = 0.0
        self.missing = 0.0
        """How much closer to each other more sweeps could bring the bounds."""

    def solve_score(self, score: Score) -> None:
        """Solve a score, and the same score with the players exchanged."""
        other = score.other_side
        sweeps = self._sweep_score(score, self._guess(score), won_by_one=False)
        low, high = {score: sweeps.chances_of_one()}, {other: sweeps.chances_of_two()}
        if not self.abort_chance:
            low, high = low | high, low | high
        elif score != other:  # else the second run would mirror the first
            guess = sweeps.one[self.game.space.positions]
            sweeps = self._sweep_score(score, guess, won_by_one=True)
            low[other], high[score] = sweeps.chances_of_two(), sweeps.chances_of_one()
        del sweeps
        for either in low:
            self._keep(either, low[either], high[either])

    def _sweep_score(self, score: Score, guess: ChanceArray, *, won_by_one: bool) -> ScoreSweeps:
        """Sweep a round until it converges; player one wins or loses aborted games."""
        best, worst = self.low, self.high  # for the other player, who begins the next round
        of_one, of_two = (best, worst) if won_by_one else (worst, best)
        sweeps = ScoreSweeps(
            self.game,
            self.game.payoffs(score, of_one),
            self.game.payoffs(score.other_side, of_two),
            abort_chance=self.abort_chance,
            won_by_one=won_by_one,
        )
        sweeps.begin_with(guess, 1.0 - guess)
        remembered = _REMEMBERED_FOR_BOUNDS if self.abort_chance else _REMEMBERED
        most = _MOST_SWEEPS if isinstance(self.game.rules, Variant) else None
        changes = sweep_and_mix(sweeps, self.residual, remembered, most)
        for number, change in enumerate(changes, start=1):
            self.solved.sweeps += 2
            self.runs_done = max(self.runs_done, int(self.runs_done) + self._share(change))
            done = self.runs_done * self.scores / self.runs
            self.tell(Progress(score, done, self.scores, 2 * number, change))
        self.solved.residual = max(self.solved.residual, change)
        if self.abort_chance:
            # A sweep may shrink the distance between two guesses by the abort chance alone. So this
            # much may be missing while a pair of sweeps still changes something.
            left = max(change, self.residual)
            self.missing = max(self.missing, left / (1 - (1 - self.abort_chance) ** 2))
        self.runs_done = int(self.runs_done) + 1
        return sweeps

    def _share(self, change: float) -> float:
        """Estimate the finished part of a score's sweeps by the largest change of the last sweep.

        The changes shrink by nearly the same factor in every sweep.
        """
        left = math.log(max(change / self.residual, 1.0)) / math.log(1 / self.residual)
        return min(0.99, 1.0 - left)

    def _keep(self, score: Score, low: ChanceArray, high: ChanceArray) -> None:
        solved = self.solved
        begins = self.game.round_begins
        self.low[score], self.high[score] = float(low[begins]), float(high[begins])
        solved.begins[score] = (self.low[score] + self.high[score]) / 2
        solved.chances[score] = ((low + high) / 2).astype(np.float32)
        if self.abort_chance:
            # These bounds depend on those of all later scores, each of which misses as much.
            rounds_left = 2 * self.game.rules.target - 1 - sum(score)
            error = float(np.abs(high - low).max()) / 2 + rounds_left * self.missing
            solved.errors[score] = min(1.0, error)

    def _guess(self, score: Score) -> ChanceArray:
        known = [
            (self._stakes(either), self.solved.chances[either.other_side])
            for either in self.solved.chances
        ]
        guess = mix_scores(known, self._stakes(score), self.game.space.size)
        return guess[self.game.space.swapped]

    def _stakes(self, score: Score) -> tuple[float, float, float, float]:
        mine = self.game.payoffs(score, self.solved.begins)
        yours = self.game.payoffs(score.other_side, self.solved.begins)
        return mine.made_it, mine.handed_it, 1.0 - yours.made_it, 1.0 - yours.handed_it
