"""Editions and switches: the options of a game.

Lists the options of the rules; their effects are in `play`.
"""

from dataclasses import dataclass
from enum import StrEnum

__all__ = ["STANDARD", "SWITCHES", "TARGETS", "Edition", "Rules"]

TARGETS = range(1, 4)  # Rule 4


class Edition(StrEnum):
    """The printed leaflets to follow where they differ: in rule 11."""

    STANDARD = "standard"
    CLASSIC = "classic"

    @property
    def limit(self) -> int | None:
        """The highest total in cents at which a stack may receive a coin; None for no limit."""
        return 150 if self is _STANDARD else None


_STANDARD = Edition.STANDARD  # read at every move


@dataclass(frozen=True, slots=True)
class Rules:
    """An edition and its switches; the defaults are the standard game of the rule page."""

    edition: Edition = Edition.STANDARD
    wild_may_pass: bool = False
    """Rule 10: ? may stand for 0 as well."""
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
"""The switches that are on or off, in the order of their text form."""

STANDARD = Rules()
