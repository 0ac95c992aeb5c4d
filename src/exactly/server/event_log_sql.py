"""The event log in SQLite or PostgreSQL.

Whoever appends waits for the disk, but not in a line: what comes while one commit is under way goes
into the next one, all of it together. That is what makes a durable log fast.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import delete, event, func, insert, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from exactly.server.event_log import Card, Conflict, Stored
from exactly.server.schema import cards, events

__all__ = ["LogUnavailable", "SqlEventLog", "open_log"]

_TRIES = 5
_PAUSE = 0.2  # seconds before a commit is tried again, twice as long each time
_PATIENCE = {"timeout": 5.0, "command_timeout": 15.0}
"""Seconds until a PostgreSQL that says nothing counts as gone, to begin with and later."""
_AT_ONCE = 50  # tables that are forgotten together, while everybody else waits

_HOLD = {"postgresql": "LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE", "sqlite": "BEGIN IMMEDIATE"}
"""What lets nobody else append until the transaction is over."""


Committed = Callable[[int], None]
"""What is told how many appends one commit has kept."""


class LogUnavailable(Exception):  # noqa: N818  # says what it is
    """The database does not answer; what was to be appended may have been kept or not."""


class _Append(NamedTuple):
    """Events that wait to be kept, and who waits for them."""

    code: str
    events: Sequence[Stored]
    card: Card | None
    kept: asyncio.Future[None]

    @property
    def rows(self) -> list[dict[str, Any]]:
        code = self.code
        return [
            {"code": code, "sequence": number, "at": at, "body": body, "private": private}
            for number, at, body, private in self.events
        ]

    def tell(self, error: Exception | None = None) -> None:
        """Tell who waits that the events are kept, or why not."""
        if self.kept.done():  # who waited has gone, or knows
            return
        if error is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(error)


def open_log(url: str, committed: Committed = lambda _: None) -> "SqlEventLog":
    """Open the log at a database URL, such as `sqlite+aiosqlite:///tables.db`.

    `committed` is told with every commit how many appends shared it.
    """
    if make_url(url).get_backend_name() == "postgresql":
        engine = create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, connect_args=_PATIENCE
        )
    else:
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return SqlEventLog(engine, committed)


def _prepare_sqlite(connection: Any, _: object) -> None:  # a driver's
    cursor = connection.cursor()
    # Every commit is on the disk before anybody is told of it.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqlEventLog:
    """Keeps events in a database, with one writer that takes all that waits at once."""

    def __init__(self, engine: AsyncEngine, committed: Committed = lambda _: None) -> None:
        self._engine = engine
        self._committed = committed
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        upsert = dialect.insert(cards)
        self._put_card = upsert.on_conflict_do_update(
            index_elements=["code"],
            set_={name: upsert.excluded[name] for name in ("listed", "free_seats", "changed_at")},
        )

    async def append(self, code: str, events: Sequence[Stored], card: Card | None = None) -> None:
        """Keep events; they go to the disk with whatever else waits."""
        if self._is_closed:
            raise LogUnavailable("the log is closed")
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(code, events, card, kept))
        self._wake.set()
        await kept

    async def _write(self) -> None:
        """Keep what waits, again and again."""
        while self._waiting or not self._is_closed:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            try:
                if batch:
                    await self._keep(batch)
            except Exception as error:  # whatever it was, others want to append after this
                for append in batch:
                    append.tell(error)

    async def _keep(self, batch: list[_Append], *, is_unsure: bool = False) -> None:
        """Commit a batch and tell who waits; a database that went away is tried again for a while.

        A commit whose answer was lost may have been kept all the same: from then on it is unsure
        whether a conflict is one with itself.
        """
        for again in range(_TRIES):
            try:
                async with self._connect() as connection:
                    await self._insert(connection, batch)
            except LogUnavailable:
                is_unsure = True
                if again == _TRIES - 1:
                    raise
                await asyncio.sleep(_PAUSE * 2**again)
            except Exception as error:
                await self._part(batch, error, is_unsure=is_unsure)
                return
            else:
                self._committed(len(batch))
                for append in batch:
                    append.tell()
                return

    async def _part(self, batch: list[_Append], error: Exception, *, is_unsure: bool) -> None:
        """Find the one that the others could be kept without."""
        if len(batch) > 1:
            middle = len(batch) // 2
            await self._keep(batch[:middle], is_unsure=is_unsure)
            await self._keep(batch[middle:], is_unsure=is_unsure)
        elif not isinstance(error, IntegrityError):
            batch[0].tell(error)
        elif is_unsure and await self._is_kept(batch[0]):
            batch[0].tell()
        else:
            batch[0].tell(Conflict(batch[0].code))

    async def _insert(self, connection: AsyncConnection, batch: list[_Append]) -> None:
        # In one order everywhere: two processes that want the same tables never block each other.
        rows = sorted(
            (row for append in batch for row in append.rows),
            key=lambda row: (row["code"], row["sequence"]),
        )
        await connection.execute(insert(events), rows)
        changed = {
            append.code: {**append.card._asdict(), "changed_at": append.events[-1].at}
            for append in batch
            if append.card is not None
        }
        if changed:
            await connection.execute(self._put_card, [changed[code] for code in sorted(changed)])

    async def _is_kept(self, append: _Append) -> bool:
        kept = await self.read(append.code, append.events[0].sequence - 1)
        return kept[: len(append.events)] == list(append.events)

    async def read(self, code: str, after: int = 0) -> list[Stored]:
        """Return the events of a table after this one."""
        query = (
            select(events.c.sequence, events.c.at, events.c.body, events.c.private)
            .where(events.c.code == code, events.c.sequence > after)
            .order_by(events.c.sequence)
        )
        async with self._connect() as connection:
            rows = await connection.execute(query)
            return [Stored(*row) for row in rows]

    async def listed(self, most: int) -> list[Card]:
        """Return the cards of open tables."""
        query = (
            select(*[cards.c[name] for name in Card._fields])
            .where(cards.c.listed)
            .order_by(cards.c.made_at.desc())
            .limit(most)
        )
        async with self._connect() as connection:
            rows = await connection.execute(query)
            return [Card(*row) for row in rows]

    async def forget(self, before: int) -> int:
        """Remove tables at which nothing happens any more, a few at a time."""
        latest = func.max(events.c.at)
        old = select(events.c.code).group_by(events.c.code).having(latest < before)
        async with self._connect() as connection:
            codes = list((await connection.execute(old)).scalars())
        forgotten = 0
        for begin in range(0, len(codes), _AT_ONCE):
            some = old.where(events.c.code.in_(codes[begin : begin + _AT_ONCE]))
            async with self._connect() as connection:
                await connection.execute(text(_HOLD[self._engine.dialect.name]))
                # One of them may have woken since, and must not lose its beginning.
                still_old = list((await connection.execute(some)).scalars())
                for table in (events, cards):
                    await connection.execute(delete(table).where(table.c.code.in_(still_old)))
            forgotten += len(still_old)
        return forgotten

    async def is_ready(self) -> bool:
        """Say whether the database answers."""
        try:
            async with self._connect() as connection:
                await connection.execute(text("SELECT 1"))
        except LogUnavailable:
            return False
        return True

    async def close(self) -> None:
        """Keep what waits, and close."""
        self._is_closed = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    @asynccontextmanager
    async def _connect(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction; whatever keeps the database from answering is LogUnavailable."""
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(self._engine.connect())
            except Exception as error:  # drivers have errors of their own for this
                raise LogUnavailable(str(error)) from error
            try:
                async with connection.begin():
                    yield connection
            except (DBAPIError, OSError) as error:
                if isinstance(error, DBAPIError) and _is_refusal(error):
                    raise
                raise LogUnavailable(str(error)) from error


def _is_refusal(error: DBAPIError) -> bool:
    """Say whether the database understood and will not, so that it is of no use to ask again."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError):
        return True
    # What PostgreSQL says of values and statements that are wrong.
    return str(getattr(error.orig, "sqlstate", None) or "").startswith(("22", "42"))
