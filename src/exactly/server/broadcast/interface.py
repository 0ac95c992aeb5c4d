"""Notices between processes: "table kx7f2m is at 43". Lost or told twice, they do no harm.

Who is at a table reads the log when told; who is told nothing notices with the next command.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

__all__ = ["Broadcast", "LocalBroadcast", "Notice", "Notify", "Resync"]


class Notice(NamedTuple):
    """Something that other processes may want to know about a table."""

    code: str
    sequence: int
    """The last event of its log; 0 where this is about who is connected."""
    holders: tuple[int, ...] = ()
    """Who is connected to the process that sends this."""
    asks: bool = False
    """Whether the sender does not know who is connected to the others."""


Notify = Callable[[str, Notice], Awaitable[None]]
"""What is called with who sends a notice, and the notice."""

Resync = Callable[[], Awaitable[None]]
"""What is called when notices may have been missed."""


class Broadcast(Protocol):
    """Carries notices to all other processes, as well as it can."""

    is_alone: bool
    """Whether there is never anybody to tell."""

    async def start(self, notify: Notify, resync: Resync | None = None) -> None:
        """Begin to listen, and ask to catch up from the log whenever some may have been missed."""
        ...

    def send(self, notice: Notice) -> None:
        """Tell the others soon; waits for nothing and never fails, at worst nobody hears."""
        ...

    async def is_ready(self) -> bool:
        """Say whether notices are carried now."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...


class LocalBroadcast:
    """For one process alone: there is nobody to tell."""

    is_alone = True

    async def start(self, notify: Notify, resync: Resync | None = None) -> None:
        """Listen to nobody."""

    def send(self, notice: Notice) -> None:
        """Tell nobody."""

    async def is_ready(self) -> bool:
        """Say that all is well."""
        return True

    async def close(self) -> None:
        """Stop nothing."""
