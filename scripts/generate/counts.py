"""The number of lines of play from named positions, by depth.

They reveal unintended changes of the rules.
"""

import json

from exactly.records import parse_position, parse_rules
from exactly.rules import CHANCE, State, apply, chances, legal_moves, to_act

__all__ = ["POSITIONS", "count_files", "count_lines"]

POSITIONS = {
    "start-of-two": ("5/5 0/0 1 -", "standard", 6),
    "start-of-three": ("5/5/5 0/0/0 2 -", "standard", 5),
    "start-of-six": ("5/5/5/5/5/5 0/0/0/0/0/0 6 -", "standard", 4),
    "starting-rolls": ("5/5/5 0/0/0 first -/-/-", "standard", 5),
    "starting-rolls-of-the-tied": ("5/5/5/5 0/0/0/0 first x/20/-/x", "standard", 4),
    "leaflet-example": ("20/20/20 0/0/0 1 20", "standard", 4),
    "wild": ("50.20.10.5/50.10/20.5 1/0/2 3 ?", "standard", 3),
    "wild-may-pass": ("50.20/20.10.5 0/0 2 ?", "standard+wild_may_pass", 4),
    "at-the-limit": ("50.50.50/50.50.20.20.5.5 1/1 1 20", "standard", 5),
    "over-the-limit": ("50.50.50.5/50.50.50.10.10 0/2 2 -", "standard", 5),
    "over-the-limit-classic": ("50.50.50.5/50.50.50.10.10 0/2 2 -", "classic", 5),
    "nothing-to-move": ("50.50.50.10/50.50.50.10 0/0 1 5", "standard", 6),
    "two-at-once": ("50.50.20/50.20.10/5 0/0/0 3 20", "standard", 5),
    "two-at-once-both-collect": ("50.50.20/50.20.10/5 2/2/0 3 20", "standard+both_collect", 5),
    "centre-without-fifties": (
        "50.50.50/50.50.50/50.50.50/50/- 0/0/0/0/0 4 50",
        "standard+empty_restart",
        3,
    ),
    "last-euro": ("50.20.20/20.20.20.20.10.5 0/0 1 -", "standard+target=1", 5),
}
"""Named positions with their rules and the depth of the count, in steps: rolls and moves."""


def count_lines(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` steps from a state."""
    if depth == 0:
        return 1
    actor = to_act(state)
    if actor is None:
        return 0
    steps = [roll for roll, _ in chances(state)] if actor is CHANCE else legal_moves(state)
    return sum(count_lines(apply(state, step), depth - 1) for step in steps)


def count_files() -> dict[str, str]:
    """Return the data files with the counts."""
    files = {}
    for name, (position, rules, depth) in POSITIONS.items():
        state = parse_position(position, parse_rules(rules))
        lines = [count_lines(state, steps) for steps in range(depth + 1)]
        data = {"position": position, "rules": rules, "lines": lines}
        files[f"{name}.json"] = json.dumps(data, indent=1) + "\n"
    return files
