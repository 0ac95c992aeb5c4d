#!/usr/bin/env python3
"""OpenSpiel's value iteration against our own solver, in a game that both can solve.

With ten coins of each value there is no small game, but there are short ones: games to one euro
from a position before a roll, which end after a few turns. OpenSpiel visits all their states
through the adapter. Our solver sweeps the same number of turns over all positions. Needs
exactly-game[openspiel,solve].

openspiel_value_iteration.py [TURNS [POSITION]]
"""

import sys
from collections import defaultdict
from types import ModuleType

import pyspiel

import exactly.adapters.openspiel  # noqa: F401  # registers the game
from exactly.records import parse_position, parse_rules
from exactly.solver.one_score import ScoreSweeps, TwoPlayerGame
from exactly.solver.score import Score

turns, position = (*sys.argv[1:], *("4", "50.20.10/50.20.5 0/0 1 -")[len(sys.argv) - 1 :])
turns, rules = int(turns), parse_rules("standard+target=1")


def by_openspiel():
    """Return the value of each state before a roll for player 0: the mean over its six faces."""
    # Replaced, since it would import 200 megabytes of solvers for games of simultaneous moves.
    solver = "open_spiel.python.algorithms.lp_solver"
    sys.modules.setdefault(solver, ModuleType(solver))
    from open_spiel.python.algorithms.value_iteration import value_iteration  # noqa: PLC0415

    parameters = {"rules": "standard+target=1", "position": position, "turns": turns}
    game = pyspiel.load_game("exactly", parameters)
    found = defaultdict(list)
    for text, value in value_iteration(game, -1, 1e-12, cyclic_game=True).items():
        before_roll, face, _, taken = text.rsplit(" ", 3)
        if face != "-":  # else the game is over
            found[f"{before_roll} -", turns - int(taken)].append(value)
    return {key: sum(values) / 6 for key, values in found.items()}


def by_sweeps():
    """Return the active player's chances, by turns left; a game at its limit is half won."""
    game = TwoPlayerGame(rules)
    payoffs = game.payoffs(Score(0, 0), {})
    fought = ScoreSweeps(game, payoffs, payoffs)
    fought.begin_with(0.5, 0.5)
    chances = []
    while len(chances) < turns:
        fought.sweep()  # a turn of player one, and then a turn of player two
        chances += [fought.chances_of_one(), fought.chances_of_two()]
    return game.space, dict(enumerate(chances, start=1))


values = by_openspiel()
space, chances = by_sweeps()
apart = []
for (text, left), value in values.items():
    state = parse_position(text, rules)
    order = 1 if state.active == 1 else -1
    chance = chances[left][space.number(*state.stacks[::order])]
    apart.append(abs(value - order * (2 * chance - 1)))
print(f"{position} with {turns} turns left is worth {values[position, turns]:+.6f} to seat 1.")
print(f"In {len(values):,} positions on the way, both differ by {max(apart):.1e} at most.")
sys.exit(int(max(apart) > 1e-9))
