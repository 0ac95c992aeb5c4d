"""The score of a game of two."""

from typing import NamedTuple

__all__ = ["Score"]


class Score(NamedTuple):
    """The euros of the player whose turn it is, and of the other."""

    mine: int
    yours: int

    @property
    def other_side(self) -> "Score":
        """The same score, seen by the other."""
        return Score(self.yours, self.mine)
