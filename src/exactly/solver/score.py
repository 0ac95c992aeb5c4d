"""The score of a two-player game."""

from typing import NamedTuple

__all__ = ["Score"]


class Score(NamedTuple):
    """The euros of the player whose turn it is, and of the other player."""

    mine: int
    yours: int

    @property
    def other_side(self) -> "Score":
        """The same score, with the euros of the other player first."""
        return Score(self.yours, self.mine)
