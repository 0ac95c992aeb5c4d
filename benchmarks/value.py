"""The positions per second of `exactly value -`, and the time for a single position.

The command answers a stream on one core; its start-up time is subtracted. For comparison, a program
reads every line, splits it and prints it again, which is an upper limit of the speed. A single
position includes the start-up time. For comparison, Python starts, imports the command-line library
and exits. `scripts/bench value`.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

from exactly.records import write_position
from exactly.rules import (
    CHANCE,
    STANDARD,
    Setup,
    State,
    apply,
    chances,
    legal_moves,
    new_game,
    to_act,
)
from exactly.solver.solution_file import solution_path, store_solution
from exactly.solver.solve import solve

_POSITIONS = 50_000
_TIMES = 5
_ECHO = "import sys, json\nfor line in sys.stdin: print(json.dumps(line.split()))"
_START = "import typer; typer.Typer()"


def positions(random: Random, *, rolled: bool) -> list[str]:
    """Return positions of random games, after the roll or before it."""
    found: list[str] = []
    while len(found) < _POSITIONS:
        state = new_game(Setup(2))
        while to_act(state) is not None and len(found) < _POSITIONS:
            if state.starting is None and (to_act(state) is not CHANCE) == rolled:
                found.append(write_position(state))
            state = step(state, random)
    return found


def step(state: State, random: Random) -> State:
    """Return the state after a random step."""
    if to_act(state) is CHANCE:
        return apply(state, random.choice(chances(state))[0])
    return apply(state, random.choice(legal_moves(state)))


def seconds(command: list[str], lines: list[str], cache: str) -> float:
    """Return the seconds that a command takes on one core for these lines."""
    begin = time.perf_counter()
    subprocess.run(
        ["taskset", "--cpu-list", "0", sys.executable, *command],
        input="".join(f"{line}\n" for line in lines),
        stdout=subprocess.DEVNULL,
        check=True,
        encoding="utf-8",
        env={**os.environ, "LANG": "C.UTF-8", "XDG_CACHE_HOME": cache},
    )
    return time.perf_counter() - begin


def main() -> None:
    """Print both results."""
    value = ["-m", "exactly", "value"]
    streams = {
        "before the roll, as text": (False, [*value, "-"]),
        "before the roll, as JSON": (False, [*value, "-", "--json"]),
        "after it, as text": (True, [*value, "-"]),
        "after it, as JSON, every move with its chances": (True, [*value, "-", "--json"]),
        "limit: read, taken apart and printed": (True, ["-c", _ECHO]),
    }
    asked = {rolled: positions(Random(1), rolled=rolled) for rolled in (False, True)}
    with tempfile.TemporaryDirectory() as cache:
        store_solution(
            solve(STANDARD), solution_path(Path(cache) / "exactly" / "solutions", STANDARD)
        )
        took: dict[str, list[float]] = {name: [] for name in streams}
        alone: dict[str, list[float]] = {"one position": [], "limit: a command line that ends": []}
        for _ in range(_TIMES):  # alternately, as the machine's speed varies
            for name, (rolled, command) in streams.items():
                start = seconds(command, asked[rolled][:1], cache)
                took[name].append(seconds(command, asked[rolled], cache) - start)
            alone["one position"].append(seconds([*value, asked[True][0]], [], cache))
            alone["limit: a command line that ends"].append(seconds(["-c", _START], [], cache))
    for name, each in took.items():
        rates = sorted(_POSITIONS / one for one in each)
        print(f"{name:<48} {median(rates):>9,.0f} a second ({rates[0]:,.0f} to {rates[-1]:,.0f})")
    for name, each in alone.items():
        print(f"{name:<48} {median(each):>9.3f} s ({min(each):.3f} to {max(each):.3f})")


if __name__ == "__main__":
    main()
