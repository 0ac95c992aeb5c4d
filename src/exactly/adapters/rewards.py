"""Rewards: what the end of a game is worth to each seat.

The winner has 1, and the others share the loss of it, so that all rewards together are 0. A game
that was broken off is worth 0 to everybody.
"""

from exactly.rules import Outcome

__all__ = ["lost", "rewards"]


def lost(seats: int) -> float:
    """Return what it is worth to have lost."""
    return -1.0 / (seats - 1)


def rewards(end: Outcome | None, seats: int) -> list[float]:
    """Return what this end is worth to each seat, seat 1 first; all 0 where nobody has won."""
    if end is None:
        return [0.0] * seats
    each = [lost(seats)] * seats
    each[end.winner - 1] = 1.0
    return each
