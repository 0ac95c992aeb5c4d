"""`exactly solve`: the exact solution of the game for two players."""

import json
import time

from exactly.cli.options import AsJson, Language, RulesText, catalogue, read_rules
from exactly.cli.solutions import make_solution
from exactly.records import write_rules

__all__ = ["solve_game"]

AS_STORED = 1e-7
"""The largest rounding error of a win chance that is stored as a 32-bit float."""


def solve_game(
    rules: RulesText = "standard", *, as_json: AsJson = False, lang: Language = None
) -> None:
    """Solve the game for two players, and store the solution."""
    words = catalogue(lang)
    chosen = read_rules(rules, words)
    begin = time.perf_counter()
    solution = make_solution(chosen, words)
    error = max(solution.errors.values(), default=0.0)
    facts = {
        "rules": write_rules(chosen),
        "positions": solution.numbering.size,
        "scores": chosen.target**2,
        "residual": solution.residual,
        "error": error,
        "seconds": round(time.perf_counter() - begin, 1),
        "file": str(solution.path),
    }
    # The bounds of the solver are closer together than 32-bit floats can be.
    within = f"{max(AS_STORED, error):.0e}"
    print(json.dumps(facts) if as_json else words("solve-done", **facts, within=within))
