"""Positions of the two-player game with exact chances, to measure players with.

Writes docs/research/positions.jsonl: equally many from each score, from games between computer
players of every strength, at most one of each game and score, all with a choice of moves.
"""

import json
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from random import Random

from exactly.evaluation.exact import SolvedChances
from exactly.lab.simulate import Simulation
from exactly.records import replay, write_move, write_position
from exactly.rules import STANDARD, State, legal_moves
from exactly.solver.solution_file import Solution, solution_path, store_solution
from exactly.solver.solve import solve

__all__ = ["FILE", "choose_positions", "describe"]

_ROOT = Path(__file__).parents[2]
FILE = _ROOT / "docs/research/positions.jsonl"
_MANY = 1_000
_GAMES = (("perfect", "perfect"), ("greedy", "greedy"), ("random", "random"), ("perfect", "random"))


def choose_positions(solution: Solution) -> list[State]:
    """Return positions after a roll, always the same ones, score by score."""
    scores = list(product(range(STANDARD.target), repeat=2))
    found: dict[tuple[int, ...], set[State]] = {score: set() for score in scores}
    wanted = {score: _MANY // len(scores) for score in scores}
    wanted[scores[0]] += _MANY % len(scores)
    simulations = [Simulation(pair, solution=solution) for pair in _GAMES]
    for number in count():
        for state in _one_of_each_score(simulations[number % len(_GAMES)], number):
            if len(found[state.euros]) < wanted[state.euros]:
                found[state.euros].add(state)
        if all(len(found[score]) == wanted[score] for score in scores):
            return [state for score in scores for state in sorted(found[score], key=write_position)]
    raise AssertionError("games go on for ever")


def _one_of_each_score(simulation: Simulation, number: int) -> Iterator[State]:
    by_score: dict[tuple[int, ...], list[State]] = {}
    for state in replay(simulation.record(number)):
        if len(legal_moves(state)) > 1:
            by_score.setdefault(state.euros, []).append(state)
    random = Random(number)  # noqa: S311  # for positions, not for secrets
    return map(random.choice, by_score.values())


def describe(state: State, chances: SolvedChances) -> dict[str, object]:
    """Return the active seat's chances: before this roll, and after each legal move."""
    active = state.active - 1
    after = {judged.move: judged.win[active] for judged in chances.judge(state)}
    return {
        "position": write_position(state),
        "before": round(chances.win(state._replace(face=None))[active], 6),
        "after": {write_move(move): round(after[move], 6) for move in legal_moves(state)},
    }


def main() -> None:
    """Choose the positions, and write the file."""
    path = solution_path(_ROOT / "build/solutions", STANDARD)
    if not path.exists():
        store_solution(solve(STANDARD), path)
    solution = Solution(path, STANDARD)
    chances = SolvedChances(solution)
    lines = [json.dumps(describe(state, chances)) for state in choose_positions(solution)]
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
