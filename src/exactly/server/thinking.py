"""What takes long and is done beside the loop: a computer player's move, and solving a game.

Knows nothing of tables: it may run in a process of its own.
"""

from pathlib import Path
from random import Random

from exactly.ai import Unsolved, computer_player
from exactly.ai.chances import chances_in
from exactly.ai.solution import solution_file, store_solution
from exactly.rules import Move, Rules, Setup, State

__all__ = ["choose", "solve_and_keep"]


def choose(name: str, state: State, solutions: Path) -> Move | None:
    """Return the move of a computer player, or None where the game has to be solved first."""
    table = Setup(state.seats, state.rules)
    try:
        player = computer_player(name, table, Random(), chances_in(solutions))  # noqa: S311
        return player.choose(state)
    except Unsolved:
        return None


def solve_and_keep(rules: Rules, solutions: Path) -> None:
    """Solve a game and store the solution."""
    from exactly.ai.solver import solve  # noqa: PLC0415  # Numba takes its time

    store_solution(solve(rules), solution_file(solutions, rules))
