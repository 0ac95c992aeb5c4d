"""The solutions a person's machine has: found, or made on the spot for all to see."""

import sys
from pathlib import Path

from platformdirs import user_cache_path
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from exactly.ai.solution import DamagedSolution, Solution, solution_file, store_solution
from exactly.cli.options import complain
from exactly.locales import Texts
from exactly.records import write_rules
from exactly.rules import Rules

__all__ = ["find_solution", "make_solution"]


def find_solution(rules: Rules, words: Texts) -> Solution:
    """Return the solution of these rules, from its file or, where there is none, made now."""
    path = solution_file(_folder(), rules)
    try:
        return Solution(path, rules)
    except FileNotFoundError:
        _say(words("solve-not-yet", rules=write_rules(rules)))
    except DamagedSolution as error:
        _say(words(f"solve-damage-{error.damage.value}", file=str(path)))
    return make_solution(rules, words)


def make_solution(rules: Rules, words: Texts) -> Solution:
    """Solve the game under these rules, with a progress bar, and keep the solution."""
    try:
        from exactly.ai.solver import Progress as Step  # noqa: PLC0415
        from exactly.ai.solver import solve  # noqa: PLC0415  # Numba is slow to import
    except ModuleNotFoundError as error:
        complain(words("solve-missing", module=error.name or "numba"))
    path = solution_file(_folder(), rules)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[state]}"))
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(words("solve-compiling"), total=rules.target**2, state="")

        def tell(step: Step) -> None:
            score = words("solve-score", mine=step.score.mine, yours=step.score.yours)
            progress.update(
                task,
                description=score,
                completed=step.scores_done,
                state=f"{step.sweeps:>4}  {step.residual:.1e}",
            )

        try:
            solved = solve(rules, tell=tell)
        except KeyboardInterrupt:
            progress.stop()
            complain(words("solve-interrupted"))
        progress.update(task, completed=rules.target**2)
    try:
        store_solution(solved, path)
    except OSError as error:
        complain(words("cli-cannot-write", file=str(path), reason=error.strerror or str(error)))
    return Solution(path, rules)


def _folder() -> Path:
    return user_cache_path("exactly", appauthor=False) / "solutions"


def _say(sentence: str) -> None:
    print(f"exactly: {sentence}", file=sys.stderr)
