"""The speed of the rules' public functions, compared with OpenSpiel's backgammon.

Random games on one core. Both run the same loop (find the actor, list the possible steps, draw one,
apply it) alternately, so that changes of the machine's speed affect both. An event is a roll or a
move. Needs OpenSpiel, a dependency of this benchmark alone: `scripts/bench rules`.
"""

import os
import platform
import statistics
import time
from collections.abc import Callable
from random import Random

import pyspiel

from exactly.rules import (
    CHANCE,
    SEATS,
    Setup,
    apply,
    chances,
    legal_moves,
    new_game,
    outcome,
    to_act,
)

_SECONDS = 1.5
_REPEATS = 7

Playouts = Callable[[Random, float], float]


def exactly_playouts(seats: int) -> Playouts:
    """Return a function that plays random games of Exactly and returns the events per second."""

    def playouts(random: Random, seconds: float) -> float:
        draw = random.random
        events = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            state = new_game(Setup(seats))
            while (actor := to_act(state)) is not None:
                if actor is CHANCE:
                    rolls = chances(state)
                    state = apply(state, rolls[int(draw() * len(rolls))][0])
                else:
                    moves = legal_moves(state)
                    state = apply(state, moves[int(draw() * len(moves))])
                events += 1
            outcome(state)
        return events / (time.perf_counter() - begin)

    return playouts


def backgammon_playouts(random: Random, seconds: float) -> float:
    """Play random games of OpenSpiel's backgammon, and return the events per second."""
    game = pyspiel.load_game("backgammon")
    draw = random.random
    events = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), draw()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
            events += 1
        state.returns()
    return events / (time.perf_counter() - begin)


def _drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, chance in outcomes:
        point -= chance
        if point < 0:
            return action
    return outcomes[-1][0]


def main() -> None:
    """Print the table."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    contestants: dict[str, Playouts] = {"OpenSpiel backgammon": backgammon_playouts}
    contestants |= {f"Exactly, {seats} seats": exactly_playouts(seats) for seats in SEATS}
    for playouts in contestants.values():
        playouts(Random(0), 0.3)  # warm-up
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for repeat in range(_REPEATS):
        for name, playouts in contestants.items():
            rates[name].append(playouts(Random(repeat), _SECONDS))
    peer = rates["OpenSpiel backgammon"]
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()},")
    print(f"one core, {_REPEATS} runs of {_SECONDS} s each, turn about\n")
    print("| game | events a second (median) | lowest to highest | beside backgammon |")
    print("|---|---|---|---|")
    for name, runs in rates.items():
        ratio = statistics.median(ours / theirs for ours, theirs in zip(runs, peer, strict=True))
        spread = f"{min(runs):,.0f} to {max(runs):,.0f}"
        print(f"| {name} | {statistics.median(runs):,.0f} | {spread} | {ratio:.2f} |")


main()
