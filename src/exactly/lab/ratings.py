"""Ratings of computer players on one scale, with their uncertainty, by openskill.

A player has a mean and a deviation, and every game changes both. If the ratings are certain, a
player with a mean SCALE higher wins *e* times as often, at a table of any size. Needs openskill.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from exactly.lab.arena import GameCounts

__all__ = ["SCALE", "Rating", "expected_shares", "rate"]

_MOST = 40_000  # games in one order: more would hardly change a rating
_ORDERS = 5
_DRAWN_FROM = 10**9  # NumPy's limit for its total

# Computer players do not change from game to game, so nothing is added to the deviation (tau).
_MODEL = PlackettLuce(tau=0.0)

SCALE = math.sqrt(2) * _MODEL.beta
"""The difference of two players' means (`mu`) at which one wins *e* times as often."""


class Rating(NamedTuple):
    """The estimated strength of a player: mean `mu` and standard deviation `sigma`."""

    mu: float
    sigma: float
    """The standard deviation of `mu`."""

    @property
    def ordinal(self) -> float:
        """A lower bound of the player's strength: `mu` minus three times `sigma`."""
        return self.mu - 3 * self.sigma


def expected_shares(table: Sequence[Rating]) -> tuple[float, ...]:
    """Return the expected share of wins of each player at a table of players with these ratings."""
    best = max(rating.mu for rating in table)
    # The less certain the ratings, the less a difference means.
    unsure = sum(rating.sigma**2 for rating in table) / len(table)
    scale = math.sqrt(SCALE**2 + 2 * unsure)
    chances = [math.exp((rating.mu - best) / scale) for rating in table]
    return tuple(chance / sum(chances) for chance in chances)


def rate(beaten: GameCounts, seats: int, seed: int) -> tuple[Rating, ...]:
    """Return ratings of players by how often each has beaten each other, as in `Standings.beaten`.

    Each game counts as a game of two: the winner against one of the losers. As a game of all seats
    with tied losers, it would pull the losers' ratings together, even if their strengths differ.

    Early games change a rating most. So the games are rated in several orders, drawn from the seed,
    and the ratings are averaged.
    """
    players = len(beaten)
    counts = beaten.ravel() // (1 + int(beaten.sum()) // _DRAWN_FROM)
    games = min(_MOST, round(int(counts.sum()) / (seats - 1)))
    means, deviations = np.zeros((_ORDERS, players)), np.zeros((_ORDERS, players))
    for order in range(_ORDERS):
        random = np.random.default_rng((seed, order))
        drawn = random.multivariate_hypergeometric(counts, games, method="marginals")
        pairs = random.permutation(np.repeat(np.arange(len(counts)), drawn))
        ratings = [_MODEL.rating() for _ in range(players)]
        for winner, loser in zip(pairs // players, pairs % players, strict=True):
            [[ratings[winner]], [ratings[loser]]] = _MODEL.rate(
                [[ratings[winner]], [ratings[loser]]]
            )
        means[order] = [rating.mu for rating in ratings]
        deviations[order] = [rating.sigma for rating in ratings]
    return tuple(
        Rating(float(mu), float(sigma))
        for mu, sigma in zip(means.mean(axis=0), deviations.mean(axis=0), strict=True)
    )
