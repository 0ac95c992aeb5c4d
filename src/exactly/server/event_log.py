"""Where the events of all tables are kept: the interface, whatever lies below it.

The log decides: of two that append with the same sequence one wins, and the other is told.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from exactly.protocol import EVENTS, Event, write_event
from exactly.server.table import Entry

__all__ = [
    "Card",
    "Conflict",
    "Done",
    "EventLog",
    "LogUnavailable",
    "Stored",
    "settle",
    "store",
    "unstore",
]


class Conflict(Exception):  # noqa: N818  # says what happened
    """Somebody else has appended to this table first, or a table of this code is there."""


class LogUnavailable(Exception):  # noqa: N818  # says what it is
    """The log does not answer; what was to be appended may have been kept or not."""


class Stored(NamedTuple):
    """An event as it is kept: what guests are shown, word for word, and what nobody is."""

    sequence: int
    at: int
    body: str
    private: str | None = None


class Card(NamedTuple):
    """What the list of open tables says of one; kept beside the log, and follows from it."""

    code: str
    listed: bool
    """Whether anybody may find it there now."""
    options: str
    free_seats: int
    made_at: int


Done = Callable[[BaseException | None], None]
"""What is called when something is done, with what went wrong, if anything did."""


def settle(future: asyncio.Future[None], error: BaseException | None) -> None:
    """Let who waits for a future know; who does not wait any more is not told."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


class EventLog(Protocol):
    """Keeps what happened at every table, for good."""

    async def append(self, code: str, events: Sequence[Stored], card: Card | None = None) -> None:
        """Keep events, and a new card with them; when this returns they outlive a power cut.

        A table's first append brings its first card: by its card it is found when it is old.
        Raises Conflict, and then keeps nothing of it.
        """
        ...

    def append_soon(
        self, code: str, events: Sequence[Stored], card: Card | None, told: Done
    ) -> None:
        """Keep events as `append` does, and call `told` with None when that is so.

        Where it cannot be, `told` is called with what `append` raises. It must not raise anything.
        """
        ...

    async def read(self, code: str, after: int = 0) -> list[Stored]:
        """Return the events of a table after this one; none where there is no such table."""
        ...

    async def listed(self, most: int) -> list[Card]:
        """Return the cards of open tables, the newest first."""
        ...

    async def forget(self, before: int) -> int:
        """Remove the tables at which nothing has happened since then, and say how many.

        This takes as long as there are old tables, however many young ones there are. A table
        that never had a card is not found.
        """
        ...

    async def is_ready(self) -> bool:
        """Say whether the log can be read now."""
        ...

    async def close(self) -> None:
        """Finish what is under way, and close."""
        ...


def store(event: Event, private: dict[str, str] | None = None) -> Stored:
    """Return an event as it is kept, with what of it nobody is told."""
    secret = json.dumps(private) if private else None
    return Stored(event.sequence, event.at, write_event(event), secret)


def unstore(kept: Stored) -> Entry:
    """Return the entry that was kept."""
    private = json.loads(kept.private) if kept.private else None
    return Entry(EVENTS.validate_json(kept.body), private)
