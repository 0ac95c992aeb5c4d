"""Group commit: all groups of events that wait to be stored go into one database commit.

PostgreSQL uses the statements of SQLAlchemy. SQLite uses one statement in a separate thread: a
connection releases the interpreter's lock with every statement, and waiting to get it back takes
longer than the disk does.
"""

import asyncio
import sqlite3
from contextlib import suppress
from operator import itemgetter
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, Protocol

from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from exactly.server.event_log.engine import SQLITE_PRAGMAS, transaction
from exactly.server.event_log.interface import ConflictError, LogUnavailableError, settle
from exactly.server.event_log.schema import cards, events
from exactly.server.event_log.sqlite_segments import AppendRow, Segments

__all__ = ["CardRow", "Commits", "EngineCommits", "SqliteCommits"]


class CardRow(NamedTuple):
    """A row of the database table `cards`: one game table in the list of open tables."""

    code: str
    listed: bool
    options: str
    free_seats: int
    made_at: int
    changed_at: int


_APPEND = ("code", "sequence", "last", "at", "body", "private")
_CONFLICT = "another process has already stored events with these numbers"
_CHANGES = ("listed", "free_seats", "changed_at")
"""The columns of `cards` that are updated if the row already exists."""


_KEY = itemgetter(0, 1)
"""The sort key of a row: its first two columns, which begin with the table code."""


class Commits(Protocol):
    """Commits rows to the database, so that they survive a power cut."""

    async def keep(self, new_appends: list[AppendRow], new_cards: list[CardRow]) -> None:
        """Commit all rows or none.

        Raises ConflictError if another process has already stored events with the same numbers, and
        LogUnavailableError if the database does not answer: the rows may still be committed then.
        """
        ...

    async def close(self) -> None:
        """Wait for pending commits, then release the connection."""
        ...


class EngineCommits:
    """Commits through a SQLAlchemy engine, for PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        card = postgresql.insert(cards)
        changes = {name: card.excluded[name] for name in _CHANGES}
        self._put_card = card.on_conflict_do_update(index_elements=["code"], set_=changes)

    async def keep(self, new_appends: list[AppendRow], new_cards: list[CardRow]) -> None:
        """Commit all rows or none."""
        # In the same order everywhere, so that two processes cannot deadlock.
        append_rows = [
            dict(zip(_APPEND, row, strict=True)) for row in sorted(new_appends, key=_KEY)
        ]
        card_rows = [row._asdict() for row in sorted(new_cards, key=_KEY)]
        try:
            async with transaction(self._engine) as connection:
                await connection.execute(events.insert(), append_rows)
                if card_rows:
                    await connection.execute(self._put_card, card_rows)
        except IntegrityError as error:
            raise ConflictError(_CONFLICT) from error

    async def close(self) -> None:
        """Do nothing: the event log, which owns the engine, closes it."""


class _Work(NamedTuple):
    """Rows that the thread must commit, and a future that it resolves after the commit."""

    appends: list[AppendRow]
    cards: list[CardRow]
    kept: asyncio.Future[None]


class SqliteCommits:
    """Commits rows to SQLite, through one connection in a separate thread."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._segments = Segments()
        self._work: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="commits", daemon=True)
        self._thread.start()

    async def keep(self, new_appends: list[AppendRow], new_cards: list[CardRow]) -> None:
        """Commit all rows or none."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._work.put(_Work(new_appends, new_cards, kept))
        await kept

    def _run(self) -> None:
        """Commit the queued rows in a loop, in the thread, until `close` is called."""
        while (work := self._work.get()) is not None:
            error = None
            try:
                self._keep(work.appends, work.cards)
            except Exception as failure:  # passed to the caller
                error = failure
            with suppress(RuntimeError):  # if the loop is closed, no caller waits
                work.kept.get_loop().call_soon_threadsafe(settle, work.kept, error)

    def _keep(self, new_appends: list[AppendRow], new_cards: list[CardRow]) -> None:
        try:
            connection = self._connect()
            if new_cards or not self._segments.put_at_once(connection, new_appends):
                connection.execute("BEGIN IMMEDIATE")
                with connection:  # which commits, or rolls back
                    self._segments.put(connection, new_appends)
                    connection.executemany(_PUT_CARD, new_cards)
        except BaseException as error:
            self._segments.forget()
            if isinstance(error, sqlite3.IntegrityError):
                raise ConflictError(_CONFLICT) from error
            if isinstance(error, sqlite3.OperationalError):  # locked, full, or gone
                raise LogUnavailableError(f"cannot write to the database: {error}") from error
            raise

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
            for pragma in SQLITE_PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
            self._connection = connection
        return self._connection

    async def close(self) -> None:
        """Finish pending commits, and close the connection."""
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._connection is not None:
            self._connection.close()


_PUT_CARD = (
    f"INSERT INTO cards ({', '.join(CardRow._fields)}) VALUES (?,?,?,?,?,?) "  # noqa: S608
    f"ON CONFLICT (code) DO UPDATE SET {', '.join(f'{name}=excluded.{name}' for name in _CHANGES)}"
)
