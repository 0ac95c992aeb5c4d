"""Rewards of each seat for the end of a game.

The winner gets 1, and the others share a loss of 1, so that all rewards add up to 0. In a truncated
game all rewards are 0.
"""

from exactly.rules import Outcome

__all__ = ["lost", "rewards"]


def lost(seats: int) -> float:
    """Return the reward of a seat that loses a game with `seats` seats."""
    return -1.0 / (seats - 1)


def rewards(end: Outcome | None, seats: int) -> list[float]:
    """Return the reward of each seat for the end of a game, seat 1 first; 0 without a winner."""
    if end is None:
        return [0.0] * seats
    each = [lost(seats)] * seats
    each[end.winner - 1] = 1.0
    return each
