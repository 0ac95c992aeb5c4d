#!/usr/bin/env python3
"""A learner that plays against itself, until it beats random players, with PettingZoo.

It knows the values of the coins. It stores a value for each pair of totals after a move, its own
and the other player's, and learns these by temporal differences from games to one euro. Needs
exactly-game[pettingzoo].

pettingzoo_learner.py [GAMES [SEED]]
"""

import sys

import numpy as np

from exactly.adapters.pettingzoo import env
from exactly.rules import PASS, all_moves

games, seed = (*map(int, sys.argv[1:]), *(2000, 1)[len(sys.argv) - 1 :])
table = env(rules="standard+target=1", turns=400)
random = np.random.default_rng(seed)
worth = np.zeros((41, 41))  # by totals after a move, in steps of 5 cents: one's own, the other's
changes = {agent: np.zeros((len(all_moves(2)), 2), int) for agent in table.possible_agents}
for number, move in enumerate(all_moves(2)):
    for seat, agent in enumerate(table.possible_agents, start=1):
        if move is not PASS:
            for place, sign in ((move.source, -1), (move.target, 1)):
                if place in {1, 2}:
                    changes[agent][number][int(place != seat)] += sign * move.coin // 5


def choose(agent, seen, curiosity):
    """Return an action and the totals after it: mostly the best action, sometimes a random one."""
    actions = np.flatnonzero(seen["action_mask"])
    totals = seen["observation"][:8].reshape(2, 4) @ (10, 4, 2, 1)
    left = totals + changes[agent][actions]
    best = np.argmax(worth[left[:, 0], left[:, 1]] + 1e-6 * random.random(len(actions)))
    chosen = random.integers(len(actions)) if random.random() < curiosity else best
    return actions[chosen], tuple(left[chosen]), tuple(left[best])


def play(curiosity, learning=0.0):
    """Play a game, and return seat 1's reward; both seats learn, at this rate."""
    before = dict.fromkeys(table.possible_agents)
    table.reset(seed=int(random.integers(1 << 30)))
    for agent in table.agent_iter():
        seen, reward, has_won_or_lost, was_truncated, _ = table.last()
        if has_won_or_lost or was_truncated:
            action, left, now = None, None, reward
        else:
            action, left, best = choose(agent, seen, curiosity[agent])
            now = worth[best]
        if before[agent] is not None:
            worth[before[agent]] += learning * (now - worth[before[agent]])
        before[agent] = left
        if agent == "seat_1":
            result = reward
        table.step(action)
    return result


def wins():
    """Return the share of 400 games that seat 1 wins against random moves, as it has learned."""
    return sum(play({"seat_1": 0.0, "seat_2": 1.0}) > 0 for _ in range(400)) / 400


print(f"Before it has learned, it wins {wins():.0%} against random moves.")
for number in range(games):
    play({"seat_1": 0.1, "seat_2": 0.1}, learning=0.1 if number < games / 2 else 0.03)
print(f"After {games:,} games against itself, it wins {wins():.0%}.")
