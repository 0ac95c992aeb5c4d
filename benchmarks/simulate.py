"""The turns per second of the compiled simulator, compared with OpenSpiel and Pgx.

Random games on one core, alternately with OpenSpiel's C++ rollouts of Pig, its simplest dice game,
and with Pgx's backgammon in batches. An event of Pig is a roll or a decision; a turn of ours is a
roll and a move. Times are CPU time, so that other programs do not matter. Then the speed by seats,
by number of games at once and by threads, and the memory. Needs OpenSpiel and, optionally, an
environment with Pgx (PGX_PYTHON, such as ../peers/venv-pgx/bin/python): `scripts/bench simulate`.
"""

import json
import os
import platform
import random
import resource
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pyspiel

from exactly.lab.simulate import Simulation
from exactly.rules import SEATS

_ROUNDS = 5
_PIGS = 4_000
_FILES = Path(os.environ.get("PEER_FILES", "peers"))


def pig_events() -> float:
    """Return OpenSpiel's events of Pig per second, in a search that evaluates by many games."""
    game = pyspiel.load_game("pig")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(_PIGS, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 7, False)  # noqa: FBT003
    events = _PIGS * _events_of_pig()
    begin = time.process_time()
    bot.step(state)
    return events / (time.process_time() - begin)


def _events_of_pig(games: int = 300, known: list[float] = []) -> float:  # noqa: B006  # kept
    """Return the mean number of events in a random game of Pig."""
    if not known:
        game, draw, events = pyspiel.load_game("pig"), random.Random(1), 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(draw.choice(state.legal_actions()))
                events += 1
        known.append(events / games)
    return known[0]


def turns_a_second(
    seats: int, games: int, threads: int = 1, clock: Callable[[], float] = time.process_time
) -> float:
    """Return the simulated turns of random games per second."""
    begin, turns = clock(), 0
    for played in Simulation(("random",) * seats).run(games, threads):
        turns = int(played.tally.turns[0])
    return turns / (clock() - begin)


def pgx_steps() -> float | None:
    """Return Pgx's steps of backgammon per second, at its best batch size."""
    python = os.environ.get("PGX_PYTHON")
    if python is None:
        return None
    done = subprocess.run(
        [python, _FILES / "pgx_bench.py", "2"], stdout=subprocess.PIPE, check=True, text=True
    )
    cases = json.loads(done.stdout)["cases"]
    speeds = [case.get("steps_s", 0) for case in cases if case["env"] == "backgammon"]
    return float(max(speeds))


def show_peers() -> None:
    """Print the speed of the simulator, compared with Pig and with Pgx."""
    os.sched_setaffinity(0, {0})
    turns_a_second(2, 1_000)
    pigs, ours = [], {seats: list[float]() for seats in SEATS}
    for _ in range(_ROUNDS):
        pigs.append(pig_events())
        for seats, speeds in ours.items():
            speeds.append(turns_a_second(seats, 100_000))
    pig = median(pigs)
    print(f"OpenSpiel pig, C++ rollouts: {pig / 1e6:.1f} million events a second")
    for seats, speeds in ours.items():
        speed = median(speeds)
        print(f"{seats} seats: {speed / 1e6:.1f} million turns a second, {speed / pig:.2f} times")
    os.sched_setaffinity(0, set(range(os.cpu_count() or 1)))
    pgx = pgx_steps()
    if pgx is None:
        print("Pgx: not measured, for want of PGX_PYTHON")
    else:
        print(
            f"Pgx backgammon, its best batch, all cores: {pgx / 1e3:,.0f} thousand steps a second"
        )
        print(f"2 seats, one core: {median(ours[2]) / pgx:,.0f} times")


def show_curves() -> None:
    """Print the speed by games at once and by threads, and the memory."""
    print("\n     games  million turns a second  MB at most so far")
    for games in (100, 1_000, 10_000, 100_000, 1_000_000, 3_000_000):
        speed = turns_a_second(2, games)
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"{games:>10,}{speed / 1e6:>24.1f}{most:>19.0f}")
    print("\nthreads  million turns a second, by the clock on the wall")
    for threads in range(1, 1 + (os.cpu_count() or 1)):
        speed = turns_a_second(2, 1_000_000, threads, time.perf_counter)
        print(f"{threads:>7}{speed / 1e6:>24.1f}")


if __name__ == "__main__":
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores")
    show_peers()
    show_curves()
