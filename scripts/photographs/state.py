"""What a state of the page is: its name, how to come there, and what must be seen there."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from photographs.scene import Scene

__all__ = ["SetUp", "State"]

SetUp: TypeAlias = Callable[[Scene], Awaitable[None]]


@dataclass(frozen=True, kw_only=True)
class State:
    """A state that a person can meet."""

    name: str
    """Says what it is, and stands with its like where names are sorted."""
    set_up: SetUp
    """Opens a page and brings it there."""
    shows: tuple[str, ...]
    """Selectors of what makes the state: all must be seen, else it is another one."""
    reads: str = ""
    """Part of what is to be read in English there, where nothing else tells it from others."""
    at: str | None = None
    """What is scrolled to, where it is not the top of the page."""
    is_brief: bool = False
    """Whether it passes by itself: time is stopped at first sight."""
    is_told_once: bool = False
    """Whether something in it does not change with the language, or the language cannot be changed:
    then it is set up in each."""
    is_long: bool = False
    """Whether a picture of the whole page is wanted, too, where it is higher than the screen."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """What the person has set."""
