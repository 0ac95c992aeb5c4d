"""The solutions a person's machine has: found, or made on the spot for all to see."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from exactly.cli.errors import complain, warn
from exactly.cli.files import cannot_read, cannot_write
from exactly.cli.networks import estimate_chances
from exactly.evaluation.chances import Chances, Judged, UnsolvedError
from exactly.evaluation.exact import SolvedChances, solution_in
from exactly.evaluation.find import solutions_folder
from exactly.locales import Texts
from exactly.records import write_rules
from exactly.rules import Rules, State
from exactly.solver.solution_file import (
    DamagedSolutionError,
    Solution,
    solution_path,
    store_solution,
)

if TYPE_CHECKING:
    from exactly.rules.variant import Variant
    from exactly.solver.solve import Progress as Step
    from exactly.solver.solve import SolvedGame

__all__ = [
    "find_chances",
    "find_solution",
    "keep_chances",
    "make_solution",
    "open_solution",
    "solve_and_keep",
    "solve_in_sight",
    "solve_now",
]


def find_solution(rules: Rules, words: Texts) -> Solution:
    """Return the solution of these rules, from its file or, where there is none, made now."""
    try:
        return open_solution(rules)
    except UnsolvedError as unsolved:
        return solve_now(unsolved, words)


def keep_chances(rules: Rules, seats: int, words: Texts) -> Chances:
    """Return the chances at a table of so many seats.

    For two they are those of perfect play, whatever has to be solved for them, now or later; for
    more they are estimates, and UnanswerableError is raised where there are none.
    """
    if seats not in SolvedChances.seats:
        return estimate_chances(rules, seats, words)
    return _KeptChances(rules, words)


class _KeptChances:
    """Chances of perfect play that survive a file whose damage shows only when it is read."""

    def __init__(self, rules: Rules, words: Texts) -> None:
        self._words = words
        self._chances = SolvedChances(find_solution(rules, words))
        self.exact, self.error = self._chances.exact, self._chances.error

    def win(self, state: State) -> tuple[float, ...]:
        try:
            return self._chances.win(state)
        except DamagedSolutionError as damage:
            self._mend(state, damage)
            return self._chances.win(state)

    def judge(self, state: State) -> list[Judged]:
        try:
            return self._chances.judge(state)
        except DamagedSolutionError as damage:
            self._mend(state, damage)
            return self._chances.judge(state)

    def _mend(self, state: State, damage: DamagedSolutionError) -> None:
        unsolved = UnsolvedError(state.rules)
        unsolved.__cause__ = damage
        self._chances = SolvedChances(solve_now(unsolved, self._words))


def find_chances(rules: Rules) -> SolvedChances:
    """Return the chances of perfect play; raises UnsolvedError where no solution can be opened."""
    return SolvedChances(open_solution(rules))


def open_solution(rules: Rules) -> Solution:
    """Return a solution that is there already; raises UnsolvedError where none can be opened."""
    if rules in _not_kept:
        return _not_kept[rules]
    return solution_in(solutions_folder(), rules)


_not_kept: dict[Rules, Solution] = {}
"""Solutions that could not be written where they belong, for as long as the program runs."""


def solve_now(unsolved: UnsolvedError, words: Texts) -> Solution:
    """Say why there is no solution, and make it; complain where it only cannot be read."""
    try:
        return solve_and_keep(unsolved, words)
    except KeyboardInterrupt:
        complain(words("solve-interrupted"))


def solve_and_keep(unsolved: UnsolvedError, words: Texts) -> Solution:
    """Do the same, for who has something else to say when interrupted."""
    match unsolved.__cause__:
        case DamagedSolutionError() as error:
            warn(words(f"solve-damage-{error.damage.value}", file=str(error.path)))
        case OSError() as error if not isinstance(error, FileNotFoundError | NotADirectoryError):
            complain(cannot_read(error.filename, error, words))
        case _:
            warn(words("solve-not-yet", rules=write_rules(unsolved.rules)))
    solved = solve_in_sight(unsolved.rules, words)
    try:
        return _keep(solved, unsolved.rules, solutions_folder())
    except OSError as error:
        warn(_cannot_write(error, words))
    # Nobody shall wait in vain: what cannot be kept is still good for this once.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return _not_kept.setdefault(unsolved.rules, _keep(solved, unsolved.rules, Path(folder)))


def make_solution(rules: Rules, words: Texts) -> Solution:
    """Solve the game under these rules, with a progress bar, and keep the solution."""
    try:
        return _keep(solve_in_sight(rules, words), rules, solutions_folder())
    except KeyboardInterrupt:
        complain(words("solve-interrupted"))
    except OSError as error:
        complain(_cannot_write(error, words))


def _keep(solved: "SolvedGame", rules: Rules, folder: Path) -> Solution:
    path = solution_path(folder, rules)
    store_solution(solved, path)
    return Solution(path, rules)


def _cannot_write(error: OSError, words: Texts) -> str:
    return cannot_write(error.filename or solutions_folder(), error, words)


def solve_in_sight(rules: "Rules | Variant", words: Texts) -> "SolvedGame":
    """Solve a game with a progress bar."""
    try:
        return _solve(rules, words)
    except ModuleNotFoundError as error:
        complain(words("solve-missing", module=error.name or "numba"))


def _solve(rules: "Rules | Variant", words: Texts) -> "SolvedGame":
    # Only who has to solve waits for all this.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
    )

    from exactly.solver.solve import solve  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[state]}"))
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(words("solve-compiling"), total=rules.target**2, state="")

        def tell(step: "Step") -> None:
            score = words("solve-score", mine=step.score.mine, yours=step.score.yours)
            progress.update(
                task,
                description=score,
                completed=step.done,
                state=f"{step.sweeps:>4}  {step.residual:.1e}",
            )

        solved = solve(rules, tell=tell)
        progress.update(task, completed=rules.target**2)
    return solved
