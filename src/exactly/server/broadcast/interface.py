"""Notices between server processes, such as "table kx7f2m is at event 43".

A process that gets a notice reads the log. Notices may be lost or repeated: a lost one is noticed
at the next command.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

__all__ = ["Broadcast", "LocalBroadcast", "Notice", "Notify", "Resync"]


class Notice(NamedTuple):
    """A message about a table to the other server processes."""

    code: str
    sequence: int
    """The number of the table's last event; 0 if the notice is about connected devices."""
    holders: tuple[int, ...] = ()
    """The holders (numbers of devices) that are connected to the sending process."""
    asks: bool = False
    """Whether the other processes must answer with the holders connected to them."""


Notify = Callable[[str, Notice], Awaitable[None]]
"""A callback for a received notice; the first argument is the process that sent it."""

Resync = Callable[[], Awaitable[None]]
"""A callback for a new connection after an interruption, in which notices may be lost."""


class Broadcast(Protocol):
    """Sends notices to all other processes; delivery is not guaranteed."""

    is_alone: bool
    """Whether this server has only one process."""

    async def start(self, notify: Notify, resync: Resync | None = None) -> None:
        """Start to receive notices; call `resync` whenever some may have been lost."""
        ...

    def send(self, notice: Notice) -> None:
        """Send a notice soon; never blocks and never raises, but the notice may be lost."""
        ...

    async def is_ready(self) -> bool:
        """Return whether notices can be sent and received at present."""
        ...

    async def close(self) -> None:
        """Stop sending and receiving notices."""
        ...


class LocalBroadcast:
    """The broadcast of a single process: it does nothing."""

    is_alone = True

    async def start(self, notify: Notify, resync: Resync | None = None) -> None:
        """Do nothing: there are no notices to receive."""

    def send(self, notice: Notice) -> None:
        """Drop the notice."""

    async def is_ready(self) -> bool:
        """Return True: there is nothing that could fail."""
        return True

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""
