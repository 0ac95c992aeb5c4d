"""The interface of a computer player.

A player sees only the state, neither future rolls nor the names at the seats.
"""

from typing import Protocol

from exactly.rules import Move, State

__all__ = ["Player"]


class Player(Protocol):
    """A computer player at one seat."""

    def choose(self, state: State) -> Move:
        """Return one of the legal moves of the active seat."""
        ...
