"""Solve the two-player game: the win chance of every position at every score.

A turn is six faces, the mover's best move for each, and the other's turn after it. A euro leads
to another score, so the scores are solved from the last to the first. Needs Numba.

Both players' turns are swept in turn, each with the other's newest chances, and what was found
before is mixed, to come to the end sooner: the last few sweeps, and the scores already solved.

Without a limit of stacks, as in the classic edition, a game can be drawn out so long that the
sweeps hardly come to an end. There two games are solved instead, in which a turn is broken off
once in a very long time, against one player or against the other: these are bounds, and the
chances lie between them. So are games with other numbers than the rules have, because nobody has
looked at them yet: whatever they are like, bounds hold.
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

__all__ = ["BROKEN_OFF", "RESIDUAL", "Progress", "SolvedGame", "solve"]

RESIDUAL = 1e-9
"""No chance changes by more than this in another sweep."""

BROKEN_OFF = 1e-6
"""How likely a turn is to be broken off, where bounds are sought."""

_RESIDUAL_OF_BOUNDS = 2e-11
_MOST_SWEEPS = 2_000
"""Pairs of them, after which bounds are left as wide as they are: for games that players can draw
out for ever, which are worth nothing certain."""
_REMEMBERED, _REMEMBERED_FOR_BOUNDS = 3, 6  # results that are mixed: more cost more, and help late


class Progress(NamedTuple):
    """How far a solution has come."""

    score: Score
    done: float
    """How many scores are solved, this one in part."""
    scores: int
    sweeps: int
    """Of this score."""
    residual: float


@dataclass(eq=False)
class SolvedGame:
    """The chance of the player to move, by score and by position."""

    rules: Rules | Variant
    residual: float = 0.0
    """The largest change that the last sweep of a score made."""
    chances: dict[Score, npt.NDArray[np.float32]] = field(default_factory=dict)
    begins: dict[Score, float] = field(default_factory=dict)
    """The chances where a round begins, in full."""
    errors: dict[Score, float] = field(default_factory=dict)
    """How far a chance may be from the true one, where bounds were sought; else empty."""
    sweeps: int = 0
    """Turns of one player swept over all positions, for all scores together."""

    @property
    def numbering(self) -> PositionIndex:
        """The numbers of the positions."""
        return TwoPlayerGame(self.rules).numbering

    def table(self, score: tuple[int, ...]) -> memoryview:
        """Return all chances at a score, as 32-bit floats."""
        return self.chances[Score(*score)].data


def solve(
    rules: Rules | Variant,
    *,
    residual: float | None = None,
    tell: Callable[[Progress], None] = lambda _: None,
    between_bounds: bool | None = None,
) -> SolvedGame:
    """Solve the game of two under these rules; `tell` is told of every pair of sweeps.

    Where nobody says whether bounds are to be sought, they are where chances could not be trusted
    without them.
    """
    game, solved = TwoPlayerGame(rules), SolvedGame(rules)
    if between_bounds is None:
        between_bounds = isinstance(rules, Variant) or rules.edition.limit is None
    if between_bounds:
        solver = _Solver(game, solved, residual or _RESIDUAL_OF_BOUNDS, tell, BROKEN_OFF)
    else:
        solver = _Solver(game, solved, residual or RESIDUAL, tell)
    for score in scores_from_the_last(rules.target):
        solver.solve_score(score)
    return solved


class _Solver:
    """A solution in the making, exact or, if turns may be broken off, between bounds."""

    def __init__(
        self,
        game: TwoPlayerGame,
        solved: SolvedGame,
        residual: float,
        tell: Callable[[Progress], None],
        broken_off: float = 0.0,
    ) -> None:
        self.game = game
        self.solved = solved
        self.residual = residual
        self.tell = tell
        self.broken_off = broken_off
        self.low: dict[Score, float] = {}
        self.high: dict[Score, float] = {} if broken_off else self.low
        """Bounds of the chances where a round begins."""
        target = game.rules.target
        self.scores = target**2
        self.runs = self.scores if broken_off else target * (target + 1) // 2
        self.runs_done = 0.0
        self.missing = 0.0
        """How far bounds may be from where more sweeps would bring them."""

    def solve_score(self, score: Score) -> None:
        """Solve a score, and with it the same one seen from the other side."""
        other = score.other_side
        fought = self._fight(score, self._guess(score), won_by_one=False)
        low, high = {score: fought.chances_of_one()}, {other: fought.chances_of_two()}
        if not self.broken_off:
            low, high = low | high, low | high
        elif score != other:  # else it would be the same, seen from the other side
            guess = fought.one[self.game.space.positions]
            fought = self._fight(score, guess, won_by_one=True)
            low[other], high[score] = fought.chances_of_two(), fought.chances_of_one()
        del fought
        for either in low:
            self._keep(either, low[either], high[either])

    def _fight(self, score: Score, guess: ChanceArray, *, won_by_one: bool) -> ScoreSweeps:
        """Sweep a round to its end; games broken off are won by player one, or lost."""
        best, worst = self.low, self.high  # for the other, who is to move when a round begins
        of_one, of_two = (best, worst) if won_by_one else (worst, best)
        fought = ScoreSweeps(
            self.game,
            self.game.payoffs(score, of_one),
            self.game.payoffs(score.other_side, of_two),
            broken_off=self.broken_off,
            won_by_one=won_by_one,
        )
        fought.begin_with(guess, 1.0 - guess)
        remembered = _REMEMBERED_FOR_BOUNDS if self.broken_off else _REMEMBERED
        most = _MOST_SWEEPS if isinstance(self.game.rules, Variant) else None
        changes = sweep_and_mix(fought, self.residual, remembered, most)
        for number, change in enumerate(changes, start=1):
            self.solved.sweeps += 2
            self.runs_done = max(self.runs_done, int(self.runs_done) + self._share(change))
            done = self.runs_done * self.scores / self.runs
            self.tell(Progress(score, done, self.scores, 2 * number, change))
        self.solved.residual = max(self.solved.residual, change)
        if self.broken_off:
            # A sweep brings two guesses nearer to each other by what is broken off, so this much
            # may be missing yet where a pair of sweeps still changes something.
            left = max(change, self.residual)
            self.missing = max(self.missing, left / (1 - (1 - self.broken_off) ** 2))
        self.runs_done = int(self.runs_done) + 1
        return fought

    def _share(self, change: float) -> float:
        """Guess how much of a run is done: changes shrink by about the same factor each time."""
        left = math.log(max(change / self.residual, 1.0)) / math.log(1 / self.residual)
        return min(0.99, 1.0 - left)

    def _keep(self, score: Score, low: ChanceArray, high: ChanceArray) -> None:
        solved = self.solved
        begins = self.game.round_begins
        self.low[score], self.high[score] = float(low[begins]), float(high[begins])
        solved.begins[score] = (self.low[score] + self.high[score]) / 2
        solved.chances[score] = ((low + high) / 2).astype(np.float32)
        if self.broken_off:
            # What is missing is missing for each score that may follow as well, of whose bounds
            # these are made.
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
