"""Solutions of the game for two, in the user's cache folder: open them, or solve and store them."""

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
    from exactly.solver.solve import SolvedGame

__all__ = [
    "chances_for_table",
    "make_solution",
    "open_chances",
    "open_solution",
    "solve_missing",
    "solve_missing_or_interrupt",
    "solve_or_complain",
]


def chances_for_table(rules: Rules, seats: int, words: Texts) -> Chances:
    """Return the source of win chances: perfect play for two seats, else a network's estimates.

    Solves the game for two if its solution is missing, or found damaged later. Raises
    UnanswerableError without a network for the estimates.
    """
    if seats not in SolvedChances.seats:
        return estimate_chances(rules, seats, words)
    return _RepairedChances(rules, words)


class _RepairedChances:
    """Win chances of perfect play; solves the game again if its file turns out to be damaged."""

    def __init__(self, rules: Rules, words: Texts) -> None:
        self._words = words
        self._chances = SolvedChances(_open_or_solve(rules, words))
        self.exact, self.error = self._chances.exact, self._chances.error

    def win(self, state: State) -> tuple[float, ...]:
        try:
            return self._chances.win(state)
        except DamagedSolutionError as damage:
            self._repair(state, damage)
            return self._chances.win(state)

    def judge(self, state: State) -> list[Judged]:
        try:
            return self._chances.judge(state)
        except DamagedSolutionError as damage:
            self._repair(state, damage)
            return self._chances.judge(state)

    def _repair(self, state: State, damage: DamagedSolutionError) -> None:
        unsolved = UnsolvedError(state.rules)
        unsolved.__cause__ = damage
        self._chances = SolvedChances(solve_missing(unsolved, self._words))


def _open_or_solve(rules: Rules, words: Texts) -> Solution:
    try:
        return open_solution(rules)
    except UnsolvedError as unsolved:
        return solve_missing(unsolved, words)


def open_chances(rules: Rules) -> SolvedChances:
    """Return the win chances of perfect play; raises UnsolvedError without a solution file."""
    return SolvedChances(open_solution(rules))


def open_solution(rules: Rules) -> Solution:
    """Return the stored solution of a game; raises UnsolvedError if it cannot be opened."""
    if rules in _not_stored:
        return _not_stored[rules]
    return solution_in(solutions_folder(), rules)


_not_stored: dict[Rules, Solution] = {}
"""Solutions that could not be written to the folder, until the program ends."""


def solve_missing(unsolved: UnsolvedError, words: Texts) -> Solution:
    """Warn that the solution is missing, solve the game and store it; exit on Ctrl-C."""
    try:
        return solve_missing_or_interrupt(unsolved, words)
    except KeyboardInterrupt:
        complain(words("solve-interrupted"))


def solve_missing_or_interrupt(unsolved: UnsolvedError, words: Texts) -> Solution:
    """Do the same as `solve_missing`, but raise KeyboardInterrupt on Ctrl-C.

    Exits with an error if the file exists but cannot be read: solving again would not help.
    """
    match unsolved.__cause__:
        case DamagedSolutionError() as error:
            warn(words(f"solve-damage-{error.damage.value}", file=str(error.path)))
        case OSError() as error if not isinstance(error, FileNotFoundError | NotADirectoryError):
            complain(cannot_read(error.filename, error, words))
        case _:
            warn(words("solve-not-yet", rules=write_rules(unsolved.rules)))
    solved = solve_or_complain(unsolved.rules, words)
    try:
        return _store(solved, unsolved.rules, solutions_folder())
    except OSError as error:
        warn(_not_written(error, words))
    # The solution still answers this command, although it cannot be stored.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return _not_stored.setdefault(unsolved.rules, _store(solved, unsolved.rules, Path(folder)))


def make_solution(rules: Rules, words: Texts) -> Solution:
    """Solve a game with a progress bar, and store its solution; if that fails, exit."""
    try:
        return _store(solve_or_complain(rules, words), rules, solutions_folder())
    except KeyboardInterrupt:
        complain(words("solve-interrupted"))
    except OSError as error:
        complain(_not_written(error, words))


def _store(solved: "SolvedGame", rules: Rules, folder: Path) -> Solution:
    path = solution_path(folder, rules)
    store_solution(solved, path)
    return Solution(path, rules)


def _not_written(error: OSError, words: Texts) -> str:
    return cannot_write(error.filename or solutions_folder(), error, words)


def solve_or_complain(rules: "Rules | Variant", words: Texts) -> "SolvedGame":
    """Solve a game with a progress bar; exit with an error if NumPy or Numba is missing."""
    try:
        # A stored solution is read without NumPy and Numba.
        from exactly.cli.solving import solve_with_progress  # noqa: PLC0415

        return solve_with_progress(rules, words)
    except ModuleNotFoundError as error:
        complain(words("solve-missing", module=error.name or "numba"))
