"""The interface of the event log, which stores the events of all tables.

The events of one command are appended, stored and read together. The log resolves conflicts: of two
appends with the same sequence one wins, and the other raises ConflictError.
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
    """Another process has appended to this table first, or a table of this code exists."""


class LogUnavailableError(Exception):
    """The log does not answer; a pending append may have been stored or not."""


class Entry(NamedTuple):
    """An event with its private part: hashes of secrets, and the seed of the dice."""

    event: Event
    private: dict[str, str] | None = None


class Kept(NamedTuple):
    """The stored events of one append, which are all events of one command."""

    first: int
    """The sequence of the first event; the others follow without a gap."""
    last: int
    at: int
    body: str
    """The events as they are sent to clients: JSON objects separated by commas."""
    private: str | None = None
    """The private parts as JSON, by the sequence of their events; never sent."""

    def after(self, sequence: int) -> "Kept":
        """Return the part after this event, which may be in the middle of the append."""
        if sequence < self.first:
            return self
        begin = 0
        for _ in range(self.first, sequence + 1):
            _, end = _JSON.raw_decode(self.body, begin)
            begin = end + len(",")
        return self._replace(first=sequence + 1, body=self.body[begin:])


class Card(NamedTuple):
    """The entry of a table in the list of open tables; computed from its events."""

    code: str
    listed: bool
    """Whether the table is in the list now."""
    options: str
    free_seats: int
    made_at: int


Done = Callable[[BaseException | None], None]
"""A callback for the end of a task; its argument is the error, or None."""


def settle(future: asyncio.Future[None], error: BaseException | None) -> None:
    """Set the result or the error of a future, unless it is done or cancelled."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


class EventLog(Protocol):
    """Stores the events of every table durably."""

    async def append(self, code: str, kept: Kept, card: Card | None = None) -> None:
        """Store events, and a new card with them; when this returns, they survive a power cut.

        The events follow the append that was the last when they were decided. If another process
        was faster, its append has the same first sequence: then this raises ConflictError and
        stores nothing. The first append of a table brings its first card; `forget` finds old
        tables by their cards.
        """
        ...

    def append_soon(self, code: str, kept: Kept, card: Card | None, done: Done) -> None:
        """Store events as `append` does, then call `done` with None.

        If that fails, call `done` with the error that `append` raises. `done` must not raise.
        """
        ...

    async def read(self, code: str, after: int = 0) -> list[Kept]:
        """Return the appends of a table after this event; an empty list for an unknown table."""
        ...

    async def listed(self, most: int) -> list[Card]:
        """Return the cards of at most `most` open tables, newest first."""
        ...

    async def forget(self, before: int) -> int:
        """Remove the tables without an event since then, and return their number.

        The time this takes depends on the number of old tables only. A table that never had a
        card is not found.
        """
        ...

    async def is_ready(self) -> bool:
        """Return whether the log can be read now."""
        ...

    async def close(self) -> None:
        """Finish pending appends, and close."""
        ...


def store(entries: Sequence[Entry]) -> Kept:
    """Return entries as one stored append."""
    bodies, secrets = [], {}
    for event, private in entries:
        bodies.append(event.write())
        if private:
            secrets[event.sequence] = private
    first, hidden = entries[0].event.sequence, json.dumps(secrets) if secrets else None
    return Kept(first, event.sequence, event.at, ",".join(bodies), hidden)


def unstore(kept: Kept) -> list[Entry]:
    """Return the entries of a stored append."""
    private = json.loads(kept.private) if kept.private else {}
    events = EVENTS.validate_json(f"[{kept.body}]")
    return [Entry(event, private.get(str(event.sequence))) for event in events]
