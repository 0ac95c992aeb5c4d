"""Database engines by URL, and transactions on them.

Whatever keeps it from answering is LogUnavailableError, so that who asks can tell a database that
is away from one that understood and will not.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from exactly.server.event_log.interface import LogUnavailableError

__all__ = ["SQLITE_PRAGMAS", "open_engine", "transaction"]

_PATIENCE = {"timeout": 5.0, "command_timeout": 15.0}
"""Seconds until a PostgreSQL that says nothing counts as gone, to begin with and later."""

SQLITE_PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"),
    "temp_store=MEMORY",  # what could undo half a transaction, else a file made for every one
    "wal_autocheckpoint=4000",  # pages: who changes a page again and again copies it once
)
"""How SQLite is spoken to: every commit is on the disk before anybody is told of it."""


def open_engine(url: str) -> AsyncEngine:
    """Return what connects to a database."""
    if make_url(url).get_backend_name() == "postgresql":
        return create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, connect_args=_PATIENCE
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
    """Begin a transaction, and commit it at the end."""
    async with AsyncExitStack() as stack:
        try:
            connection = await stack.enter_async_context(engine.connect())
        except Exception as error:  # drivers have errors of their own for this
            raise LogUnavailableError(str(error)) from error
        try:
            async with connection.begin():
                yield connection
        except (DBAPIError, OSError) as error:
            if isinstance(error, DBAPIError) and _is_refusal(error):
                raise
            raise LogUnavailableError(str(error)) from error


def _is_refusal(error: DBAPIError) -> bool:
    """Say whether the database understood and will not, so that it is of no use to ask again."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError):
        return True
    # What PostgreSQL says of values and statements that are wrong.
    return str(getattr(error.orig, "sqlstate", None) or "").startswith(("22", "42"))
