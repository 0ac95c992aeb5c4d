"""The event log in SQLite or PostgreSQL.

Events wait until they are on the disk, but not one command after the other: all events that arrive
during a commit share the next one. So the log is fast although it survives a power cut.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from sqlalchemy import ColumnElement, UpdateBase, delete, func, literal_column, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from exactly.server.event_log.engine import open_engine, transaction
from exactly.server.event_log.group_commit import CardRow, Commits, EngineCommits, SqliteCommits
from exactly.server.event_log.interface import (
    Card,
    ConflictError,
    Done,
    Kept,
    LogUnavailableError,
    settle,
)
from exactly.server.event_log.schema import appends, cards, events, shelf_in_use, shelves
from exactly.server.event_log.sqlite_segments import AppendRow

__all__ = ["SqlEventLog", "open_log"]

_logger = logging.getLogger(__name__)

_TRIES = 5
_PAUSE = 0.2  # seconds before the first retry of a commit; doubled each time
_MOST_APPENDS = 1000  # appends in one commit
_MOST_SECONDS = 0.01  # seconds
_TABLES_AT_ONCE = 50  # tables removed in one transaction, while all appends wait

_LOCK = {"postgresql": "LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE", "sqlite": "BEGIN IMMEDIATE"}
"""The statement that stops other writers until the transaction ends, by database."""

_LAST_AT = (
    select(events.c.at)
    .where(events.c.code == cards.c.code)
    .order_by(events.c.sequence.desc())
    .limit(1)
    .scalar_subquery()
)
"""A subquery: the time of the last event of the table that a row of `cards` describes."""


Committed = Callable[[int, float], None]
"""A callback after a commit; the arguments are its number of appends and its duration."""


_Append: TypeAlias = tuple[str, Kept, Card | None, Done]
"""Events that wait to be stored: table code, events, new card if any, and callback."""


def open_log(url: str, committed: Committed = lambda *_: None) -> "SqlEventLog":
    """Open the event log at a database URL, such as `sqlite+aiosqlite:///tables.db`.

    `committed` is called after every commit, with its number of appends and its seconds.
    """
    engine = open_engine(url)
    file = engine.url.database or ""
    is_postgres = engine.dialect.name == "postgresql"
    commits: Commits = EngineCommits(engine) if is_postgres else SqliteCommits(file)
    return SqlEventLog(engine, commits, committed)


class SqlEventLog:
    """Stores events in a database; one writer task commits all waiting events at once."""

    def __init__(self, engine: AsyncEngine, commits: Commits, committed: Committed) -> None:
        self._engine = engine
        self._commits = commits
        self._committed = committed
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, code: str, kept: Kept, card: Card | None = None) -> None:
        """Store events of a table; all events that wait share one commit."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(code, kept, card, partial(settle, future))
        await future

    def append_soon(self, code: str, kept: Kept, card: Card | None, done: Done) -> None:
        """Queue events for the next commit, and call `done` after it."""
        if self._is_closed:
            done(LogUnavailableError("the event log is closed"))
            return
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        if not self._waiting:
            self._wake.set()
        self._waiting.append((code, kept, card, done))

    async def _write(self) -> None:
        """Commit the queued events in a loop, until the log is closed."""
        while self._waiting or not self._is_closed:
            await self._wake.wait()
            self._wake.clear()
            await self._gather()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._keep(batch)

    async def _gather(self) -> None:
        """Wait while every turn of the event loop queues more events, up to `_MOST_SECONDS`.

        After a commit many clients get events at once, and send commands again. One commit for all
        of them costs less than two. The event loop has little else to do meanwhile, and running
        both in parallel would make the threads compete for the interpreter's lock.
        """
        until = time.perf_counter() + _MOST_SECONDS
        count = -1
        while count < len(self._waiting) < _MOST_APPENDS and time.perf_counter() < until:
            count = len(self._waiting)
            await asyncio.sleep(0)

    async def _keep(self, batch: list[_Append], *, is_unsure: bool = False) -> None:
        """Commit a batch and call its callbacks; retry a few times if the database is unavailable.

        A commit may have succeeded although its answer was lost. In a retry after that
        (`is_unsure`), the events may conflict with themselves.
        """
        for attempt in range(_TRIES):
            begin = time.perf_counter()
            try:
                await self._commits.keep(*_rows(batch))
            except LogUnavailableError as error:
                is_unsure = True
                if attempt == _TRIES - 1:
                    _report(batch, error)
                    return
                await asyncio.sleep(_PAUSE * 2**attempt)
            except Exception as error:  # the writer must survive any error
                await self._split(batch, error, is_unsure=is_unsure)
                return
            else:
                took = time.perf_counter() - begin
                _report(batch)
                self._committed(len(batch), took)
                return

    async def _split(self, batch: list[_Append], error: Exception, *, is_unsure: bool) -> None:
        """Commit a failed batch in halves, so that only the events that cause the error fail."""
        if len(batch) > 1:
            middle = len(batch) // 2
            await self._keep(batch[:middle], is_unsure=is_unsure)
            await self._keep(batch[middle:], is_unsure=is_unsure)
        elif is_unsure and isinstance(error, ConflictError):
            await self._report_if_stored(batch[0], error)
        else:
            _report(batch, error)

    async def _report_if_stored(self, append: _Append, conflict: ConflictError) -> None:
        """Report success if these events are in the log, or else the conflict with other events."""
        code, kept, *_ = append
        try:
            there = await self.read(code, kept.first - 1)
        except Exception as error:  # the writer must survive any error
            _report([append], error)
        else:
            _report([append], None if there[:1] == [kept] else conflict)

    async def read(self, code: str, after: int = 0) -> list[Kept]:
        """Return the events of a table after number `after`.

        Event `after` may be in the middle of an append; then the rest of that append comes first.
        """
        begin = (
            select(func.coalesce(func.max(events.c.sequence), 0))
            .where(events.c.code == code, events.c.sequence <= after + 1)
            .scalar_subquery()
        )
        query = (
            select(events.c.sequence, events.c.last, events.c.at, events.c.body, events.c.private)
            .where(events.c.code == code, events.c.sequence >= begin, events.c.last > after)
            .order_by(events.c.sequence)
        )
        async with transaction(self._engine) as connection:
            rows = await connection.execute(query)
            return [Kept(*row).after(after) for row in rows]

    async def listed(self, most: int) -> list[Card]:
        """Return up to `most` entries of the list of open tables, newest first."""
        query = (
            select(*[cards.c[name] for name in Card._fields])
            .where(cards.c.listed)
            .order_by(cards.c.made_at.desc())
            .limit(most)
        )
        async with transaction(self._engine) as connection:
            rows = await connection.execute(query)
            return [Card(*row) for row in rows]

    async def forget(self, before: int) -> int:
        """Remove tables without an event since `before`, a few at a time; return how many.

        The events of a table are read only if its card was not changed since `before` either.
        """
        untouched = (
            select(cards.c.code)
            .where(cards.c.changed_at < before)
            .order_by(cards.c.changed_at)
            .limit(_TABLES_AT_ONCE)
        )
        forgotten = 0
        while True:
            async with transaction(self._engine) as connection:
                codes = list((await connection.execute(untouched)).scalars())
            if not codes:
                return forgotten
            forgotten += await self._forget_old(codes, before)

    async def _forget_old(self, codes: list[str], before: int) -> int:
        """Remove the tables without an event since `before`; update `changed_at` of the others."""
        look = select(cards.c.code, _LAST_AT.label("last_at")).where(cards.c.code.in_(codes))
        async with transaction(self._engine) as connection:
            # With a lock: a table that continues just now must not lose its first events.
            await connection.execute(text(_LOCK[self._engine.dialect.name]))
            there = (await connection.execute(look)).all()
            awake = [code for code, last_at in there if last_at is not None and last_at >= before]
            old = [code for code, _ in there if code not in awake]
            if awake:
                forward = update(cards).where(cards.c.code.in_(awake)).values(changed_at=_LAST_AT)
                await connection.execute(forward)  # so that the next run skips them
            for removal in _REMOVALS[self._engine.dialect.name](old):
                await connection.execute(removal)
            await connection.execute(delete(cards).where(cards.c.code.in_(old)))
        return len(old)

    async def is_ready(self) -> bool:
        """Return whether the database answers, and has the expected schema."""
        try:
            async with transaction(self._engine) as connection:
                await connection.execute(select(events.c.last).limit(1))
        except LogUnavailableError:
            return False
        return True

    async def close(self) -> None:
        """Commit the queued events, then close the database connections."""
        self._is_closed = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self._commits.close()
        await self._engine.dispose()


def _from_shelves(codes: list[str]) -> list[UpdateBase]:
    """Return the statements that remove all events of these tables from SQLite.

    They also start a new segment, so that other writers read the number of the segment again.
    """
    here = (appends.c.shelf == shelves.c.shelf) & (appends.c.code == shelves.c.code)
    # With row ids SQLite finds them without a scan.
    row: ColumnElement[int] = literal_column("appends.rowid")
    theirs = select(row).select_from(shelves.join(appends, here)).where(shelves.c.code.in_(codes))
    return [
        delete(appends).where(row.in_(theirs)),
        delete(shelves).where(shelves.c.code.in_(codes)),
        update(shelf_in_use).values(number=shelf_in_use.c.number + 1),
    ]


_REMOVALS: dict[str, Callable[[list[str]], list[UpdateBase]]] = {
    "postgresql": lambda codes: [delete(events).where(events.c.code.in_(codes))],
    "sqlite": _from_shelves,
}
"""For each database, a function: table codes to the statements that remove their events."""


def _report(batch: list[_Append], error: Exception | None = None) -> None:
    """Call the callback of each append in a batch, with the error if the batch failed."""
    for _, _, _, done in batch:
        try:
            done(error)
        except Exception:  # the other callbacks must be called as well
            _logger.exception("stored-but-not-sent")


def _rows(batch: list[_Append]) -> tuple[list[AppendRow], list[CardRow]]:
    """Return the database rows of a batch: all its events, and the latest card of each table."""
    latest = {code: CardRow(*card, kept.at) for code, kept, card, _ in batch if card is not None}
    return [(code, *kept) for code, kept, _, _ in batch], list(latest.values())
