"""Notices between processes, such as "table kx7f2m is at event 43".

A process that gets a notice reads the log. Notices may be lost or repeated: a lost one is noticed
at the next command.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

__all__ = ["Broadcast", "LocalBroadcast", "Notice", "Notify", "Resync"]


class Notice(NamedTuple):
    """News about a table for the other processes."""

    code: str
    sequence: int
    """The last event of its log; 0 if the notice is about presence."""
    holders: tuple[int, ...] = ()
    """The holders that are connected to the sending process."""
    asks: bool = False
    """Whether the sender requests the presence of the other processes."""


Notify = Callable[[str, Notice], Awaitable[None]]
"""A callback for a notice; the first argument is its sender."""

Resync = Callable[[], Awaitable[None]]
"""A callback for the moment after which notices may be missing."""


class Broadcast(Protocol):
    """Sends notices to all other processes; delivery is not guaranteed."""

    is_alone: bool
    """Whether there are no other processes."""

    async def start(self, notify: Notify, resync: Resync | None = None) -> None:
        """Start to listen; call `resync` whenever notices may have been missed."""
        ...

    def send(self, notice: Notice) -> None:
        """Send a notice soon; never blocks and never raises, but the notice may be lost."""
        ...

    async def is_ready(self) -> bool:
        """Return whether notices are delivered at present."""
        ...

    async def close(self) -> None:
        """Stop sending and listening."""
        ...


class LocalBroadcast:
    """The broadcast of a single process: it does nothing."""

    is_alone = True

    async def start(self, notify: Notify, resync: Resync | None = None) -> None:
        """Do nothing."""

    def send(self, notice: Notice) -> None:
        """Drop the notice."""

    async def is_ready(self) -> bool:
        """Return True."""
        return True

    async def close(self) -> None:
        """Do nothing."""
