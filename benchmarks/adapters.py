"""The speed of the adapters, compared with games of the libraries themselves.

Random games on one core: OpenSpiel's `python_kuhn_poker`, the simplest of its Python games, and
PettingZoo's `tictactoe_v3`, each compared with Exactly for 2 to 6 seats. All run alternately in the
same loop, so that changes of the machine's speed affect all; times are CPU time. In OpenSpiel, an
event is a chance outcome or an action. In PettingZoo, a step is an action; a step of Exactly also
makes the next roll. `env` is the usual environment of PettingZoo, and `raw_env` the same without
wrappers; Exactly has no wrappers in either.
"""

import os
import platform
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np
import pyspiel
from open_spiel.python import games  # noqa: F401  # registers those written in Python
from pettingzoo import AECEnv
from pettingzoo.classic.tictactoe import tictactoe

from exactly.adapters import openspiel  # noqa: F401  # registers ours
from exactly.adapters.pettingzoo import env
from exactly.rules import SEATS

_SECONDS = 0.5
_REPEATS = 21

Playouts = Callable[[Random, float], float]


def openspiel_events(game: pyspiel.Game, random: Random, seconds: float) -> float:
    """Play random games with OpenSpiel, and return the events per second."""
    draw = random.random
    events = 0
    begin, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), draw()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
            events += 1
        state.returns()
    return events / (time.process_time() - begin)


def _drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, chance in outcomes:
        point -= chance
        if point < 0:
            return action
    return outcomes[-1][0]


def pettingzoo_steps(table: AECEnv, random: Random, seconds: float) -> float:
    """Play random games with PettingZoo, and return the steps per second."""
    draw = random.random
    steps = 0
    begin, end = time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        table.reset(seed=random.randrange(1 << 30))
        for _ in table.agent_iter():
            seen, _, has_ended, was_truncated, _ = table.last()
            if has_ended or was_truncated:
                table.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            table.step(int(actions[int(draw() * len(actions))]))
            steps += 1
    return steps / (time.process_time() - begin)


def compare(unit: str, contestants: dict[str, Playouts], peers: list[str]) -> None:
    """Print a table of speeds, and of ratios to each of the peers."""
    for playouts in contestants.values():
        playouts(Random(0), 0.2)  # warm-up
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for repeat in range(_REPEATS):
        for name, playouts in contestants.items():
            rates[name].append(playouts(Random(repeat), _SECONDS))
    print(f"\n| game | {unit} a second (median) | lowest to highest |", end="")
    print("".join(f" beside {peer} |" for peer in peers))
    print("|---" * (3 + len(peers)) + "|")
    for name, runs in rates.items():
        print(f"| {name} | {statistics.median(runs):,.0f} |", end="")
        print(f" {min(runs):,.0f} to {max(runs):,.0f} |", end="")
        for peer in peers:
            ratios = [ours / theirs for ours, theirs in zip(runs, rates[peer], strict=True)]
            print(f" {statistics.median(ratios):.2f} |", end="")
        print()


def main() -> None:
    """Print both tables."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()},")
    print(f"one core, {_REPEATS} runs of {_SECONDS} s each, turn about")
    names = {"python_kuhn_poker": "python_kuhn_poker"}
    names |= {f"Exactly, {seats} seats": f"exactly(players={seats})" for seats in SEATS}
    compare(
        "events",
        {name: partial(openspiel_events, pyspiel.load_game(text)) for name, text in names.items()},
        ["python_kuhn_poker"],
    )
    tables = {"tictactoe_v3.env": tictactoe.env(), "tictactoe_v3.raw_env": tictactoe.raw_env()}
    tables |= {f"Exactly, {seats} seats": env(seats) for seats in SEATS}
    compare(
        "steps",
        {name: partial(pettingzoo_steps, table) for name, table in tables.items()},
        ["tictactoe_v3.env", "tictactoe_v3.raw_env"],
    )


main()
