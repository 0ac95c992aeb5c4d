"""The event log in SQLite or PostgreSQL.

Whoever appends waits for the disk, but not in a line: what comes while one commit is under way goes
into the next one, all of it together. That is what makes a durable log fast.
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
_PAUSE = 0.2  # seconds before a commit is tried again, twice as long each time
_AT_MOST = 1000  # appends that are gathered for one commit
_LONGEST_GATHERING = 0.01  # seconds, which nobody notices
_AT_ONCE = 50  # tables that are forgotten together, while everybody else waits

_HOLD = {"postgresql": "LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE", "sqlite": "BEGIN IMMEDIATE"}
"""What lets nobody else append until the transaction is over."""

_LAST_AT = (
    select(events.c.at)
    .where(events.c.code == cards.c.code)
    .order_by(events.c.sequence.desc())
    .limit(1)
    .scalar_subquery()
)
"""When something last happened at the table of a card."""


Committed = Callable[[int, float], None]
"""What is told how many appends one commit has kept, and in how many seconds."""


_Append: TypeAlias = tuple[str, Kept, Card | None, Done]
"""Events of a table that wait to be kept, with its new card if it has one, and who waits."""


def open_log(url: str, committed: Committed = lambda *_: None) -> "SqlEventLog":
    """Open the log at a database URL, such as `sqlite+aiosqlite:///tables.db`.

    `committed` is told with every commit how many appends shared it, and how long it took.
    """
    engine = open_engine(url)
    file = engine.url.database or ""
    is_postgres = engine.dialect.name == "postgresql"
    commits: Commits = EngineCommits(engine) if is_postgres else SqliteCommits(file)
    return SqlEventLog(engine, commits, committed)


class SqlEventLog:
    """Keeps events in a database, with one writer that takes all that waits at once."""

    def __init__(self, engine: AsyncEngine, commits: Commits, committed: Committed) -> None:
        self._engine = engine
        self._commits = commits
        self._committed = committed
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, code: str, kept: Kept, card: Card | None = None) -> None:
        """Keep events; they go to the disk with whatever else waits."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(code, kept, card, partial(settle, future))
        await future

    def append_soon(self, code: str, kept: Kept, card: Card | None, told: Done) -> None:
        """Keep events, and tell when it is done."""
        if self._is_closed:
            told(LogUnavailableError("the log is closed"))
            return
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        if not self._waiting:
            self._wake.set()
        self._waiting.append((code, kept, card, told))

    async def _write(self) -> None:
        """Keep what waits, again and again."""
        while self._waiting or not self._is_closed:
            await self._wake.wait()
            self._wake.clear()
            await self._gather()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._keep(batch)

    async def _gather(self) -> None:
        """Wait while more comes in with every turn of the loop, but not for long.

        After a commit many are shown something at once, and act again. One commit for them all
        costs less than two, and the loop has little else to do meanwhile: beside its own work, the
        two would take the interpreter from each other again and again.
        """
        until = time.perf_counter() + _LONGEST_GATHERING
        many = -1
        while many < len(self._waiting) < _AT_MOST and time.perf_counter() < until:
            many = len(self._waiting)
            await asyncio.sleep(0)

    async def _keep(self, batch: list[_Append], *, is_unsure: bool = False) -> None:
        """Commit a batch and tell who waits; a database that went away is tried again for a while.

        A commit whose answer was lost may have been kept all the same: from then on it is unsure
        whether a conflict is one with itself.
        """
        for again in range(_TRIES):
            begin = time.perf_counter()
            try:
                await self._commits.keep(*_rows(batch))
            except LogUnavailableError as error:
                is_unsure = True
                if again == _TRIES - 1:
                    _tell(batch, error)
                    return
                await asyncio.sleep(_PAUSE * 2**again)
            except Exception as error:  # whatever it was, others want to append after this
                await self._part(batch, error, is_unsure=is_unsure)
                return
            else:
                took = time.perf_counter() - begin
                _tell(batch)
                self._committed(len(batch), took)
                return

    async def _part(self, batch: list[_Append], error: Exception, *, is_unsure: bool) -> None:
        """Find the one that the others could be kept without."""
        if len(batch) > 1:
            middle = len(batch) // 2
            await self._keep(batch[:middle], is_unsure=is_unsure)
            await self._keep(batch[middle:], is_unsure=is_unsure)
        elif is_unsure and isinstance(error, ConflictError):
            await self._tell_if_kept(batch[0], error)
        else:
            _tell(batch, error)

    async def _tell_if_kept(self, append: _Append, conflict: ConflictError) -> None:
        """Tell whether this very append is there, or another that begins with its number."""
        code, kept, *_ = append
        try:
            there = await self.read(code, kept.first - 1)
        except Exception as error:  # whatever it was, others want to append after this
            _tell([append], error)
        else:
            _tell([append], None if there[:1] == [kept] else conflict)

    async def read(self, code: str, after: int = 0) -> list[Kept]:
        """Return what happened at a table after this event.

        It may be in the middle of an append: there reading begins, by the key.
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
        """Return the cards of open tables."""
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
        """Remove tables at which nothing happens any more, a few at a time.

        They are looked for among the cards: a table whose card was written since then is young,
        and nothing is read of it.
        """
        untouched = (
            select(cards.c.code)
            .where(cards.c.changed_at < before)
            .order_by(cards.c.changed_at)
            .limit(_AT_ONCE)
        )
        forgotten = 0
        while True:
            async with transaction(self._engine) as connection:
                codes = list((await connection.execute(untouched)).scalars())
            if not codes:
                return forgotten
            forgotten += await self._forget_old(codes, before)

    async def _forget_old(self, codes: list[str], before: int) -> int:
        """Remove those of these tables that are old, and write the cards of the others forward."""
        look = select(cards.c.code, _LAST_AT.label("last_at")).where(cards.c.code.in_(codes))
        async with transaction(self._engine) as connection:
            # Looked at with the door closed: one that wakes now must not lose its beginning.
            await connection.execute(text(_HOLD[self._engine.dialect.name]))
            there = (await connection.execute(look)).all()
            awake = [code for code, last_at in there if last_at is not None and last_at >= before]
            old = [code for code, _ in there if code not in awake]
            if awake:
                forward = update(cards).where(cards.c.code.in_(awake)).values(changed_at=_LAST_AT)
                await connection.execute(forward)  # so that nobody looks again in an hour
            for removal in _REMOVALS[self._engine.dialect.name](old):
                await connection.execute(removal)
            await connection.execute(delete(cards).where(cards.c.code.in_(old)))
        return len(old)

    async def is_ready(self) -> bool:
        """Say whether the database answers, and has the tables it should have."""
        try:
            async with transaction(self._engine) as connection:
                await connection.execute(select(events.c.last).limit(1))
        except LogUnavailableError:
            return False
        return True

    async def close(self) -> None:
        """Keep what waits, and close."""
        self._is_closed = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self._commits.close()
        await self._engine.dispose()


def _from_shelves(codes: list[str]) -> list[UpdateBase]:
    """Remove tables in SQLite; whoever knows of them there is to look again."""
    here = (appends.c.shelf == shelves.c.shelf) & (appends.c.code == shelves.c.code)
    # By this SQLite finds them without looking at others.
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
"""What removes the events of some tables, in each database."""


def _tell(batch: list[_Append], error: Exception | None = None) -> None:
    """Tell who waits that their events are kept, or why not."""
    for _, _, _, told in batch:
        try:
            told(error)
        except Exception:  # whatever became of it, the others are to be told as well
            _logger.exception("kept-but-not-shown")


def _rows(batch: list[_Append]) -> tuple[list[AppendRow], list[CardRow]]:
    """Return what a batch of appends is in the database: of every table its latest card."""
    latest = {code: CardRow(*card, kept.at) for code, kept, card, _ in batch if card is not None}
    return [(code, *kept) for code, kept, _, _ in batch], list(latest.values())
