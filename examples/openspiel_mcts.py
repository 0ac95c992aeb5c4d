#!/usr/bin/env python3
"""OpenSpiel's tree search against perfect play, in games to one euro.

It says how many games the search has won; how likely it is to win one, which follows much more
exactly from what its choices have cost it, since luck is left out; and how much of its chance it
has given away at each choice, on the mean. All with 95 % intervals. Needs
exactly-game[openspiel,solve].

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
from exactly.ai.chances import SolvedChances
from exactly.ai.solution import Solution, solution_file, store_solution
from exactly.ai.solver import solve
from exactly.records import parse_rules

simulations, games, seed = (*map(int, sys.argv[1:]), *(50, 6, 1)[len(sys.argv) - 1 :])
rules = parse_rules("standard+target=1")
numbers = NUMBERS[2]


def search(game, state, random):
    """Choose as most simulations did. The bot's own `step` cannot be used with Python games."""
    own = random.randrange(1 << 30)
    rollouts = pyspiel.RandomRolloutEvaluator(1, own)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, simulations, 1000, False, own, False)  # noqa: FBT003
    return bot.mcts_search(state).best_child().action


def play(game, chances, searching, random):
    """Play a game, and return whether the search has won and what each choice has cost it."""
    state, costs = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.randrange(6))
            continue
        wins = {numbers[move]: win[searching] for move, win in chances.judge(state.state)}
        action = next(iter(wins))  # the best for whose turn it is
        if state.current_player() == searching and len(wins) > 1:
            best, action = action, search(game, state, random)
            costs.append(wins[best] - wins[action])
        state.apply_action(action)
    return state.returns()[searching] > 0, costs


with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    path = solution_file(Path(folder), rules)
    store_solution(solve(rules), path)
    chances = SolvedChances(Solution(path, rules))
    game = pyspiel.load_game("exactly", {"rules": "standard+target=1"})
    random = Random(seed)  # noqa: S311
    played = [play(game, chances, number % 2, random) for number in range(games)]


def mean(numbers):
    """Return the mean of some numbers, with its interval, as text."""
    middle = sum(numbers) / len(numbers)
    deviation = sqrt(sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1))
    return f"{middle:.2%} ± {1.96 * deviation / sqrt(len(numbers)):.2%}"


costs = [cost for _, its_costs in played for cost in its_costs]
won = sum(has_won for has_won, _ in played)
print(f"{simulations} simulations won {won} of {games} games against perfect play: a chance of")
print(f"{mean([0.5 - sum(its_costs) for _, its_costs in played])}, which has given away")
print(f"{mean(costs)} at each of {len(costs)} choices")
