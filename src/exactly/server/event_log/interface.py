"""The interface of the event log, which keeps the events of all tables.

What one command leads to is appended, kept and read together. The log decides: of two that append
with the same sequence one wins, and the other is told.
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
    """Somebody else has appended to this table first, or a table of this code is there."""


class LogUnavailableError(Exception):
    """The log does not answer; what was to be appended may have been kept or not."""


class Entry(NamedTuple):
    """An event, and what of it nobody is told: hashes of secrets, and the seed of the dice."""

    event: Event
    private: dict[str, str] | None = None


class Kept(NamedTuple):
    """The events of one append as they are kept: all that one command led to."""

    first: int
    """The number of the first event; the others count on from there."""
    last: int
    at: int
    body: str
    """What guests are shown, word for word, with commas between the events."""
    private: str | None = None
    """What nobody is shown, by the number of its event."""

    def after(self, sequence: int) -> "Kept":
        """Return what comes after this event, which may be in the middle of it."""
        if sequence < self.first:
            return self
        begin = 0
        for _ in range(self.first, sequence + 1):
            _, end = _JSON.raw_decode(self.body, begin)
            begin = end + len(",")
        return self._replace(first=sequence + 1, body=self.body[begin:])


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

    async def append(self, code: str, kept: Kept, card: Card | None = None) -> None:
        """Keep events, and a new card with them; when this returns they outlive a power cut.

        They follow the last append that is there, or one that was the last when they were decided.
        So whoever was faster has begun with the same event: this raises ConflictError then, and
        keeps nothing. A table's first append brings its first card: by that it is found when it is
        old.
        """
        ...

    def append_soon(self, code: str, kept: Kept, card: Card | None, told: Done) -> None:
        """Keep events as `append` does, and call `told` with None when that is so.

        Where it cannot be, `told` is called with what `append` raises. It must not raise anything.
        """
        ...

    async def read(self, code: str, after: int = 0) -> list[Kept]:
        """Return what happened at a table after this event; nothing where there is no table."""
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


def store(entries: Sequence[Entry]) -> Kept:
    """Return entries as they are kept, one append."""
    bodies, secrets = [], {}
    for event, private in entries:
        bodies.append(event.write())
        if private:
            secrets[event.sequence] = private
    first, hidden = entries[0].event.sequence, json.dumps(secrets) if secrets else None
    return Kept(first, event.sequence, event.at, ",".join(bodies), hidden)


def unstore(kept: Kept) -> list[Entry]:
    """Return the entries that were kept."""
    private = json.loads(kept.private) if kept.private else {}
    events = EVENTS.validate_json(f"[{kept.body}]")
    return [Entry(event, private.get(str(event.sequence))) for event in events]
