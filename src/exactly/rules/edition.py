"""The options of a game: its edition, its on/off options and its target.

Only lists the options; `play` has their effects.
"""

from dataclasses import dataclass
from enum import StrEnum

__all__ = ["STANDARD", "SWITCHES", "TARGETS", "Edition", "Rules"]

TARGETS = range(1, 4)  # Rule 4


class Edition(StrEnum):
    """The printed leaflet that the rules follow; the leaflets differ in rule 11."""

    STANDARD = "standard"
    CLASSIC = "classic"

    @property
    def limit(self) -> int | None:
        """The highest total in cents at which a stack may receive a coin; None for no limit."""
        return 150 if self is _STANDARD else None


_STANDARD = Edition.STANDARD  # read at every move


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game: an edition and its options; the defaults are the standard game."""

    edition: Edition = Edition.STANDARD
    wild_may_pass: bool = False
    """Rule 10: the face ? may also stand for 0, so the player may pass."""
    both_collect: bool = False
    """Rule 15: two players who reach one euro by the same move take one each."""
    empty_restart: bool = False
    """Rule 16: rounds after the first start with empty stacks."""
    target: int = 3
    """Rule 4: the number of euros that win the game."""

    def __post_init__(self) -> None:
        if type(self.target) is not int or self.target not in TARGETS:
            raise ValueError(f"target must be 1, 2 or 3, not {self.target!r}")


SWITCHES = ("wild_may_pass", "both_collect", "empty_restart")
"""The on/off options by name, in the order in which rules as text list them."""

STANDARD = Rules()
