"""Solve a game, with a progress bar; needs NumPy and Numba."""

from exactly.cli.progress import progress_bar
from exactly.locales import Texts
from exactly.rules import Rules
from exactly.rules.variant import Variant
from exactly.solver.solve import Progress, SolvedGame, solve

__all__ = ["solve_with_progress"]


def solve_with_progress(rules: Rules | Variant, words: Texts) -> SolvedGame:
    """Solve a game for two, with a progress bar, and return its solution."""
    scores = rules.target**2
    with progress_bar(words("solve-compiling"), scores, has_details=True) as report:

        def tell(step: Progress) -> None:
            score = words("solve-score", mine=step.score.mine, yours=step.score.yours)
            report(step.done, score, f"{step.sweeps:>4}  {step.residual:.1e}")

        solved = solve(rules, tell=tell)
        report(scores)
    return solved
