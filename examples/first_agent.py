#!/usr/bin/env python3
"""The agent of the tutorial "Train your first agent": first_agent.py [GAMES [SEED]].

It learns to beat random players in games to one euro. Needs exactly-game[gymnasium].
"""

import sys

import gymnasium
import numpy as np

import exactly.adapters.gymnasium  # noqa: F401  # registers the game
from exactly.rules import PASS, all_moves

games, seed = (*map(int, sys.argv[1:]), *(2000, 1)[len(sys.argv) - 1 :])
random = np.random.default_rng(seed)

table = gymnasium.make("Exactly-v0", opponents=("random",), rules="standard+target=1", turns=400)

STEPS = np.array([10, 4, 2, 1])  # the coins 50, 20, 10 and 5 in steps of 5 cents
OWN, OTHER = 1, 2  # the agent has seat 1

change = np.zeros((len(all_moves(2)), 2), int)
for action, move in enumerate(all_moves(2)):
    if move is not PASS:
        for place, sign in ((move.source, -1), (move.target, +1)):
            if place in {OWN, OTHER}:
                change[action, place - 1] += sign * move.coin // 5

values = np.zeros((41, 41))  # by what a move leaves: the own total and the other one


def choose(observation, legal, curiosity):
    """Return an action and the totals that it leaves: the best action, or sometimes any."""
    actions = np.flatnonzero(legal)
    totals = observation[:8].reshape(2, 4) @ STEPS
    left = totals + change[actions]
    best = values[left[:, 0], left[:, 1]] + 1e-6 * random.random(len(actions))
    index = random.integers(len(actions)) if random.random() < curiosity else best.argmax()
    return actions[index], tuple(left[index])


def play(curiosity=0.0, rate=0.0):
    """Play one game, learn from it at this rate, and return the reward."""
    observation, info = table.reset(seed=int(random.integers(1 << 30)))
    before, is_over = None, False
    while not is_over:
        action, left = choose(observation, info["action_mask"], curiosity)
        if before is not None:
            values[before] += rate * (values[left] - values[before])
        before = left
        observation, reward, has_ended, is_cut_off, info = table.step(action)
        is_over = has_ended or is_cut_off
    values[before] += rate * (reward - values[before])
    return reward


def wins(count=300):
    """Return the share of games that the agent wins."""
    return sum(play() > 0 for _ in range(count)) / count


print(f"Before training it wins {wins():.0%} of its games.")
for _ in range(games):
    play(curiosity=0.1, rate=0.1)
print(f"After {games:,} games it wins {wins():.0%}.")
