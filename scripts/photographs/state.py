"""A state of the page: its name, its set-up, and the elements that must be visible."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from photographs.scene import Scene

__all__ = ["SetUp", "State"]

SetUp: TypeAlias = Callable[[Scene], Awaitable[None]]


@dataclass(frozen=True, kw_only=True)
class State:
    """A state that a user can see."""

    name: str
    """Its name, which sorts next to those of similar states."""
    set_up: SetUp
    """A function that opens a page and sets the state up."""
    shows: tuple[str, ...]
    """Selectors of its elements, which must all be visible."""
    reads: str = ""
    """A part of its English text, if nothing else identifies it."""
    at: str | None = None
    """The selector to scroll to, if not the top of the page."""
    is_brief: bool = False
    """Whether it disappears by itself, so that time is stopped as soon as it is visible."""
    is_told_once: bool = False
    """Whether it is set up in each language, because its language cannot be changed completely."""
    is_long: bool = False
    """Whether to take a screenshot of the whole page, too, if it is higher than the screen."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """The user's settings."""
