#!/usr/bin/env python3
"""A learner that becomes as strong as `greedy`, at many parallel tables, with Gymnasium.

It knows the values of the coins. It stores a value for each pair of totals after a move, its own
and the other player's, and learns these by temporal differences from games to one euro. Needs
exactly-game[gymnasium,solve].

gymnasium_learner.py [STEPS [SEED]]
"""

import sys

import gymnasium
import numpy as np

import exactly.adapters.gymnasium  # noqa: F401  # registers the game
from exactly.rules import PASS, all_moves

steps, seed = (*map(int, sys.argv[1:]), *(1500, 1)[len(sys.argv) - 1 :])
tables = gymnasium.make_vec(
    "Exactly-v0", num_envs=256, opponents=("greedy",), rules="standard+target=1", turns=400
)
random = np.random.default_rng(seed)
worth = np.zeros((41, 41))  # by totals after a move, in steps of 5 cents: one's own, the other's
changes = np.zeros((len(all_moves(2)), 2), int)
for number, move in enumerate(all_moves(2)):
    if move is not PASS:
        for place, sign in ((move.source, -1), (move.target, 1)):
            if place in {1, 2}:
                changes[number][place - 1] += sign * move.coin // 5
rows = np.arange(tables.num_envs)


def play(steps, curiosity=0.0, learning=0.0):
    """Take steps at all tables, and return the share of finished games that were won."""
    seen, info = tables.reset(seed=int(random.integers(1 << 30)))
    before, goes_on, won, ended = np.zeros((tables.num_envs, 2), int), rows < 0, 0, 0
    for _ in range(steps):
        totals = seen[:, :8].reshape(-1, 2, 4) @ (10, 4, 2, 1)
        left = (totals[:, None] + changes).clip(0, 40)
        allowed = info["action_mask"].astype(bool)
        good = worth[left[..., 0], left[..., 1]] + 1e-6 * random.random(allowed.shape)
        best = np.where(allowed, good, -9).argmax(1)
        whim = np.where(allowed, random.random(allowed.shape), -9).argmax(1)
        chosen = np.where(random.random(len(rows)) < curiosity, whim, best)
        learn(before[goes_on], good[rows, best][goes_on], learning)
        before = left[rows, chosen]
        seen, rewards, is_over, is_truncated, info = tables.step(chosen)
        learn(before[is_over], rewards[is_over], learning)
        won, ended = won + (rewards > 0).sum(), ended + is_over.sum()
        goes_on = ~(is_over | is_truncated)  # after the end, the next step only starts another game
    return won / max(ended, 1)


def learn(places, found, rate):
    """Move the values of these totals towards the results."""
    numbers, known = places @ (41, 1), worth.reshape(-1)
    often = np.bincount(numbers, minlength=known.size)[numbers]
    np.add.at(known, numbers, rate * (found - known[numbers]) / often)


print(f"Before it has learned, it wins {play(400):.0%} against greedy.")
play(steps // 2, curiosity=0.1, learning=0.2)
play(steps // 2, curiosity=0.05, learning=0.05)
print(f"After {steps:,} steps at {tables.num_envs} tables, it wins {play(400):.0%}.")
