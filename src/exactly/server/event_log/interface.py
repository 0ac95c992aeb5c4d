"""The interface of the event log, which stores the events of all tables.

The events of one command are stored and read together, as one append. If two processes append
events with the same numbers to a table, one succeeds, and the other gets a ConflictError.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from exactly.protocol import EVENTS, Event

__all__ = [
    "Card",
    "ConflictError",
    "Done",
    "Entry",
    "EventLog",
    "Kept",
    "LogUnavailableError",
    "settle",
    "store",
    "unstore",
]

_JSON = json.JSONDecoder()


class ConflictError(Exception):
    """Another process stored events of this table first, or the code of a new table is taken."""


class LogUnavailableError(Exception):
    """The event log does not answer; events that were being stored may be stored or not."""


class Entry(NamedTuple):
    """An event with its private data, which is not sent: hash of a secret, or seed of the dice."""

    event: Event
    private: dict[str, str] | None = None


class Kept(NamedTuple):
    """A stored append: the events of one command."""

    first: int
    """The number (`sequence`) of the first event; the others follow without a gap."""
    last: int
    at: int
    body: str
    """The events as they are sent to clients: JSON objects separated by commas."""
    private: str | None = None
    """The private data as JSON, by the number of the event; never sent to clients."""

    def after(self, sequence: int) -> "Kept":
        """Return only the events after this number, which may be in the middle of the append."""
        if sequence < self.first:
            return self
        begin = 0
        for _ in range(self.first, sequence + 1):
            _, end = _JSON.raw_decode(self.body, begin)
            begin = end + len(",")
        return self._replace(first=sequence + 1, body=self.body[begin:])


class Card(NamedTuple):
    """The entry of a table in the list of open tables, computed from the table's events."""

    code: str
    listed: bool
    """Whether the list shows the table now."""
    options: str
    free_seats: int
    made_at: int


Done = Callable[[BaseException | None], None]
"""A callback for when a task is done; its argument is the error, or None."""


def settle(future: asyncio.Future[None], error: BaseException | None) -> None:
    """End a future with this error, or with None as its result, unless it is already done."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


class EventLog(Protocol):
    """Stores the events of every table, so that they survive a power cut."""

    async def append(self, code: str, kept: Kept, card: Card | None = None) -> None:
        """Store events of a table, and its new card; when this returns, they survive a power cut.

        The events are numbered after the last event that this process has seen. If another process
        has stored events with these numbers, this raises ConflictError and stores nothing. The
        first append of a table needs a card, because `forget` finds old tables by their cards.
        """
        ...

    def append_soon(self, code: str, kept: Kept, card: Card | None, done: Done) -> None:
        """Store events as `append` does, then call `done` with None.

        If that fails, call `done` with the error that `append` raises. `done` must not raise.
        """
        ...

    async def read(self, code: str, after: int = 0) -> list[Kept]:
        """Return the events of a table after number `after`; an empty list for an unknown table."""
        ...

    async def listed(self, most: int) -> list[Card]:
        """Return up to `most` entries of the list of open tables, newest first."""
        ...

    async def forget(self, before: int) -> int:
        """Remove the tables without an event since `before`; return how many there were.

        The time this takes depends only on the number of old tables. A table that never had a card
        is not found.
        """
        ...

    async def is_ready(self) -> bool:
        """Return whether the event log can be read now."""
        ...

    async def close(self) -> None:
        """Store the events that still wait, then close the event log."""
        ...


def store(entries: Sequence[Entry]) -> Kept:
    """Convert the events of one command to the form in which the log stores them."""
    bodies, secrets = [], {}
    for event, private in entries:
        bodies.append(event.write())
        if private:
            secrets[event.sequence] = private
    first, hidden = entries[0].event.sequence, json.dumps(secrets) if secrets else None
    return Kept(first, event.sequence, event.at, ",".join(bodies), hidden)


def unstore(kept: Kept) -> list[Entry]:
    """Convert a stored append back to its events with their private data."""
    private = json.loads(kept.private) if kept.private else {}
    events = EVENTS.validate_json(f"[{kept.body}]")
    return [Entry(event, private.get(str(event.sequence))) for event in events]
