#!/usr/bin/env python3
"""OpenSpiel's tree search against perfect play, in games to one euro.

Prints how many games the search has won, and its mean loss of win chance at each choice, both with
95 % intervals. Needs exactly-game[openspiel,solve].

openspiel_mcts.py [SIMULATIONS [GAMES [SEED]]]
"""

import sys
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pyspiel

import exactly.adapters.openspiel  # noqa: F401  # registers the game
from exactly.adapters.actions import NUMBERS
from exactly.evaluation.exact import SolvedChances
from exactly.records import parse_rules
from exactly.solver.solution_file import Solution, solution_path, store_solution
from exactly.solver.solve import solve

simulations, games, seed = (*map(int, sys.argv[1:]), *(50, 6, 1)[len(sys.argv) - 1 :])
rules = parse_rules("standard+target=1")
numbers = NUMBERS[2]


def search(game, state, random):
    """Return the most visited action. The bot's own `step` does not work with Python games."""
    own = random.randrange(1 << 30)
    rollouts = pyspiel.RandomRolloutEvaluator(1, own)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, simulations, 1000, False, own, False)  # noqa: FBT003
    return bot.mcts_search(state).best_child().action


def play(game, chances, searching, random):
    """Play a game, and return whether the search has won, and the loss of each of its choices."""
    state, costs = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.randrange(6))
            continue
        wins = {numbers[move]: win[searching] for move, win in chances.judge(state.state)}
        action = next(iter(wins))  # the best move of the active seat
        if state.current_player() == searching and len(wins) > 1:
            best, action = action, search(game, state, random)
            costs.append(wins[best] - wins[action])
        state.apply_action(action)
    return state.returns()[searching] > 0, costs


with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    path = solution_path(Path(folder), rules)
    store_solution(solve(rules), path)
    chances = SolvedChances(Solution(path, rules))
    game = pyspiel.load_game("exactly", {"rules": "standard+target=1"})
    random = Random(seed)  # noqa: S311
    played = [play(game, chances, number % 2, random) for number in range(games)]


won, costs = sum(has_won for has_won, _ in played), [cost for _, each in played for cost in each]
share, spread = won / games, 1.96**2 / games  # Wilson's interval, which is valid for few games, too
middle, reach = share + spread / 2, 1.96 * sqrt(share * (1 - share) / games + spread / 4 / games)
low, high = max(0, middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
print(f"{simulations} simulations won {won} of {games} games against perfect play")
print(f"({low:.1%} to {high:.1%}), and gave away")
mean = sum(costs) / len(costs)
deviation = sqrt(sum((cost - mean) ** 2 for cost in costs) / len(costs))
print(f"{mean:.2%} ± {1.96 * deviation / sqrt(len(costs)):.2%} at each of {len(costs)} choices")
