"""Editions and switches: what a table can agree on before a game.

Says which readings of the rules exist; what they do is written in `play`.
"""

from dataclasses import dataclass
from enum import StrEnum

__all__ = ["STANDARD", "SWITCHES", "TARGETS", "Edition", "Rules"]

TARGETS = range(1, 4)  # Rule 4


class Edition(StrEnum):
    """Which of the printed leaflets is followed where they differ: in rule 11."""

    STANDARD = "standard"
    CLASSIC = "classic"

    @property
    def limit(self) -> int | None:
        """More cents than this, and a stack may receive nothing; None: it always may."""
        return 150 if self is _STANDARD else None


_STANDARD = Edition.STANDARD  # asked for at every move


@dataclass(frozen=True, slots=True)
class Rules:
    """An edition and its switches; the defaults are the game as the rule page tells it."""

    edition: Edition = Edition.STANDARD
    wild_may_pass: bool = False
    """Rule 10: ? may stand for 0 as well."""
    both_collect: bool = False
    """Rule 15: two who come to one euro by the same move take one each."""
    empty_restart: bool = False
    """Rule 16: rounds after the first start with empty stacks."""
    target: int = 3
    """Rule 4: so many euros win the game."""

    def __post_init__(self) -> None:
        if type(self.target) is not int or self.target not in TARGETS:
            raise ValueError(f"target must be 1, 2 or 3, not {self.target!r}")


SWITCHES = ("wild_may_pass", "both_collect", "empty_restart")
"""The switches that are on or off, in the order in which they are written."""

STANDARD = Rules()
