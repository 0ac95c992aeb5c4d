"""Ratings of computer players on one scale, with their uncertainty, by openskill.

A player has a mean and a deviation, and every game moves both. Of two players whose ratings are
sure the one whose mean is SCALE higher wins *e* times as often, at a table of any size.
Needs openskill.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from exactly.lab.arena import GameCounts

__all__ = ["SCALE", "Rating", "expected_shares", "rate"]

_MOST = 40_000  # games in one order: more would hardly move a rating
_ORDERS = 5
_DRAWN_FROM = 10**9  # NumPy draws from fewer

# Computer players do not change from game to game, so nothing is added to the deviation (tau).
_MODEL = PlackettLuce(tau=0.0)

SCALE = math.sqrt(2) * _MODEL.beta
"""How much higher a mean is for *e* times the wins."""


class Rating(NamedTuple):
    """How strong a player is, by what was seen of it."""

    mu: float
    sigma: float
    """How far off that may be: a standard deviation."""

    @property
    def ordinal(self) -> float:
        """What its strength is at least, as good as surely."""
        return self.mu - 3 * self.sigma


def expected_shares(table: Sequence[Rating]) -> tuple[float, ...]:
    """Return how often each player at a table is to be expected to win."""
    best = max(rating.mu for rating in table)
    # The less sure the ratings, the less a difference says.
    unsure = sum(rating.sigma**2 for rating in table) / len(table)
    scale = math.sqrt(SCALE**2 + 2 * unsure)
    chances = [math.exp((rating.mu - best) / scale) for rating in table]
    return tuple(chance / sum(chances) for chance in chances)


def rate(beaten: GameCounts, seats: int, seed: int) -> tuple[Rating, ...]:
    """Rate players by how often each has beaten which, as `Standings.beaten` counts it.

    Each game is told as one of two: who won it, against one of those who lost it. Told as a game
    of many whose losers are level it would draw them together, however strong they are.

    What comes first moves a rating most; so the games are told in several orders, all drawn from
    the seed, and the ratings are the averages.
    """
    players = len(beaten)
    counts = beaten.ravel() // (1 + int(beaten.sum()) // _DRAWN_FROM)
    games = min(_MOST, round(int(counts.sum()) / (seats - 1)))
    means, deviations = np.zeros((_ORDERS, players)), np.zeros((_ORDERS, players))
    for order in range(_ORDERS):
        random = np.random.default_rng((seed, order))
        drawn = random.multivariate_hypergeometric(counts, games, method="marginals")
        told = random.permutation(np.repeat(np.arange(len(counts)), drawn))
        ratings = [_MODEL.rating() for _ in range(players)]
        for winner, loser in zip(told // players, told % players, strict=True):
            [[ratings[winner]], [ratings[loser]]] = _MODEL.rate(
                [[ratings[winner]], [ratings[loser]]]
            )
        means[order] = [rating.mu for rating in ratings]
        deviations[order] = [rating.sigma for rating in ratings]
    return tuple(
        Rating(float(mu), float(sigma))
        for mu, sigma in zip(means.mean(axis=0), deviations.mean(axis=0), strict=True)
    )
