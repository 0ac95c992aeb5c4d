"""Measures the named parts of the study, or all, and stores each result at once."""

import json
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from exactly.evaluation.exact import SolvedChances
from exactly.players import PerfectPlayer
from exactly.records import parse_rules
from exactly.rules import STANDARD, Roll, Rules, Setup, apply, chances, legal_moves, new_game
from exactly.solver.one_score import TwoPlayerGame
from exactly.solver.policy_match import (
    AppealPolicy,
    PerfectPolicy,
    Policy,
    greedy_appeal,
    play_match,
)
from exactly.solver.score import Score
from exactly.solver.solution_file import Solution, solution_path, store_solution
from exactly.solver.solve import ABORT_CHANCE, SolvedGame, solve
from studies.games import simulate
from studies.solved_games import (
    beginnings,
    from_below_and_above,
    how_near,
    switches,
    worth_of_totals,
)
from studies.surprises import work_out
from studies.thumbs import measure

_ROOT = Path(__file__).parents[2]
_STUDY = _ROOT / "docs/background/solution/study.json"
_PLAYERS = _ROOT / "docs/background/players-study/study.json"
_SOLUTIONS = _ROOT / "build/solutions"
_CLASSIC = parse_rules("classic")
_MATCHES = (
    ("perfect", "perfect"),
    ("perfect", "greedy"),
    ("perfect", "random"),
    ("greedy", "greedy"),
    ("greedy", "random"),
)
_MILLION = 1_000_000
_CLASSIC_GAMES = 300


@cache
def _solved() -> SolvedGame:
    return solve(STANDARD)


@cache
def _solution(rules: Rules = STANDARD) -> Solution:
    path = solution_path(_SOLUTIONS, rules)
    if not path.exists():
        store_solution(_solved() if rules == STANDARD else solve(rules), path)
    return Solution(path, rules)


def _policies() -> dict[str, Policy]:
    game = TwoPlayerGame(STANDARD)
    return {
        "perfect": PerfectPolicy(_solved()),
        "greedy": AppealPolicy(greedy_appeal(game)),
        "random": AppealPolicy(None),
    }


def _matches() -> list[object]:
    policies = _policies()
    found: list[object] = []
    for one, two in _MATCHES:
        match = play_match(TwoPlayerGame(STANDARD), policies[one], policies[two])
        found.append({"one": one, "two": two, "chance": match.chance})
    return found


def _games() -> list[object]:
    pairs = [("perfect", "perfect"), ("perfect", "greedy"), ("greedy", "random")]
    return [simulate(_solution(), one, two, _MILLION, seed=1)._asdict() for one, two in pairs]


def _classic() -> object:
    solution = _solution(_CLASSIC)
    judge = SolvedChances(solution)
    player = PerfectPlayer(_CLASSIC, lambda _: judge)
    turns = [_turns_of_a_game(player, Random(seed)) for seed in range(_CLASSIC_GAMES)]  # noqa: S311
    return {
        "positions": solution.numbering.size,
        "scores": beginnings(solution),
        "errors": {f"{score.mine}:{score.yours}": far for score, far in solution.errors.items()},
        # If one euro decides, the bounds differ by the chance that the game is aborted before its
        # end, and by the error of the residual.
        "drawn_out": 2 * solution.errors[Score(2, 2)] / ABORT_CHANCE
        - solution.residual / ABORT_CHANCE**2,
        "games": len(turns),
        "turns": sum(turns) / len(turns),
        "turns_sorted": sorted(turns),
    }


def _turns_of_a_game(player: PerfectPlayer, random: Random) -> int:
    """Play one game by the rules, and return the number of its turns."""
    state, turns = new_game(Setup(2, _CLASSIC)), 0
    while not state.is_over:
        if legal_moves(state):
            state, turns = apply(state, player.choose(state)), turns + 1
        else:
            rolls: list[Roll] = [roll for roll, _ in chances(state)]
            state = apply(state, random.choice(rolls))
    return turns


_PARTS: dict[str, Callable[[], object]] = {
    "scores": lambda: beginnings(_solution()),
    "totals": lambda: worth_of_totals(_solution()),
    "switches": switches,
    "meetings": lambda: [from_below_and_above("standard")._asdict()],
    "matches": _matches,
    "games": _games,
    "thumbs": lambda: [
        each._asdict() for each in measure(TwoPlayerGame(STANDARD), PerfectPolicy(_solved()))
    ],
    "surprises": lambda: [each._asdict() for each in work_out(SolvedChances(_solution()))],
    "classic": _classic,
    "nearness": lambda: {
        edition: [
            each._asdict()
            for each in how_near(_solution(parse_rules(edition)), Score(1, 2), (50, 100, 200))
        ]
        for edition in ("standard", "classic")
    },
}


def main() -> None:
    """Measure and store the figures of perfect play, or of the computer players."""
    wanted = sys.argv[1:]
    if wanted[:1] == ["players"]:
        from studies.strengths import strength_parts  # noqa: PLC0415  # needs more than the rest

        measure_parts(strength_parts(_SOLUTIONS), wanted[1:], _PLAYERS)
    else:
        measure_parts(_PARTS, wanted, _STUDY)


def measure_parts(parts: dict[str, Callable[[], object]], wanted: list[str], path: Path) -> None:
    """Measure the wanted parts, or all, and store each result at once."""
    unknown = [name for name in wanted if name not in parts]
    if unknown:
        sys.exit(f"study: {', '.join(unknown)} is not a part; the parts are {', '.join(parts)}")
    path.parent.mkdir(parents=True, exist_ok=True)
    for name in wanted or parts:
        begin = time.perf_counter()
        print(f"{name} ...", end=" ", flush=True)
        found = parts[name]()
        # Keeps the results that other processes have stored meanwhile.
        study = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        study[name] = found
        path.write_text(json.dumps(study, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        print(f"{time.perf_counter() - begin:.0f} s")


main()
