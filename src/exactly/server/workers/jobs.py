"""Jobs for worker processes: choose a move, review a game, solve a game.

Knows nothing of tables: the jobs may run in a separate process.
"""

from pathlib import Path
from random import Random
from typing import Any

from exactly.evaluation.chances import UnsolvedError
from exactly.evaluation.exact import chances_in
from exactly.evaluation.find import find_chances
from exactly.players import computer_player
from exactly.records import Record, parse_position, parse_rules, write_move
from exactly.review.data import review_as_data
from exactly.review.review import review_game
from exactly.rules import Rules, Setup
from exactly.solver.solution_file import DamagedSolutionError, solution_path, store_solution

__all__ = ["choose", "review", "solve_and_keep"]


def choose(name: str, position: str, rules: str, solutions: Path) -> str | None:
    """Return the move of a computer player, or None if the game has to be solved first.

    Arguments and result are text, which is fast to send between processes.
    """
    state = parse_position(position, parse_rules(rules))
    table = Setup(state.seats, state.rules)
    try:
        player = computer_player(name, table, Random(), chances_in(solutions))  # noqa: S311
        return write_move(player.choose(state))
    except UnsolvedError:
        return None


def review(record: Record, solutions: Path) -> dict[str, Any] | None:
    """Return the review of a game as JSON data, or None if the game has to be solved first."""
    try:
        chances = find_chances(record.seats, record.rules, solutions)
        return review_as_data(review_game(record, chances))
    except (UnsolvedError, DamagedSolutionError):
        return None


def solve_and_keep(rules: Rules, solutions: Path) -> None:
    """Solve the game under these rules, and store the solution in the folder `solutions`."""
    from exactly.solver.solve import solve  # noqa: PLC0415  # Numba is slow to import

    store_solution(solve(rules), solution_path(solutions, rules))
