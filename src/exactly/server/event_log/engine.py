"""SQLAlchemy engines for a database URL, and transactions on them.

A database that does not answer raises LogUnavailableError, so that callers can distinguish it from
a database that rejects a statement.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from exactly.server.event_log.interface import LogUnavailableError

__all__ = ["SQLITE_PRAGMAS", "open_engine", "transaction"]

_TIMEOUTS = {"timeout": 5.0, "command_timeout": 15.0}
"""Timeouts of PostgreSQL in seconds: to connect, and for a statement."""

SQLITE_PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"),
    "temp_store=MEMORY",  # else a journal file for every transaction
    "wal_autocheckpoint=4000",  # pages: a page that changes often is copied once
)
"""Settings of SQLite: a commit returns only after its data is on the disk."""


def open_engine(url: str) -> AsyncEngine:
    """Return a SQLAlchemy engine for a database URL."""
    if make_url(url).get_backend_name() == "postgresql":
        return create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, connect_args=_TIMEOUTS
        )
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:  # a driver's
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a database transaction, and commit it at the end of the `with` block."""
    async with AsyncExitStack() as stack:
        try:
            connection = await stack.enter_async_context(engine.connect())
        except Exception as error:  # drivers raise their own errors here
            raise LogUnavailableError(f"cannot connect to the database: {error}") from error
        try:
            async with connection.begin():
                yield connection
        except (DBAPIError, OSError) as error:
            if isinstance(error, DBAPIError) and _is_refusal(error):
                raise
            raise LogUnavailableError(f"cannot use the database: {error}") from error


def _is_refusal(error: DBAPIError) -> bool:
    """Return whether the database rejected the statement, so that a retry is useless."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError):
        return True
    # The error classes of PostgreSQL for invalid values and statements.
    return str(getattr(error.orig, "sqlstate", None) or "").startswith(("22", "42"))
