"""The script that Alembic runs: it connects to the database and runs the migrations."""

import asyncio
import time

from alembic import context
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from exactly.server.event_log.schema import metadata

_LOCK = {"postgresql": "SELECT pg_advisory_xact_lock(19)", "sqlite": "BEGIN IMMEDIATE"}
"""The statement that locks out other migrations until the transaction ends."""

_TIMEOUT = 60.0  # seconds that SQLite waits for another migration; PostgreSQL waits anyway
_PAUSE = 0.05


def _migrate(connection: Connection) -> None:
    # Several processes may start at once: the second one finds the work done.
    if connection.dialect.name == "sqlite":
        _use_write_ahead_log(connection)
    connection.exec_driver_sql(_LOCK[connection.dialect.name])
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


def _use_write_ahead_log(connection: Connection) -> None:
    """Switch SQLite to a write-ahead log; retried, because `busy_timeout` does not apply here."""
    deadline = time.monotonic() + _TIMEOUT
    while True:
        try:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        except OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(_PAUSE)
        else:
            return


async def _connect_and_migrate() -> None:
    url = make_url(context.config.get_main_option("sqlalchemy.url") or "")
    is_sqlite = url.get_backend_name() == "sqlite"
    engine = create_async_engine(url, connect_args={"timeout": _TIMEOUT} if is_sqlite else {})
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    finally:
        await engine.dispose()


asyncio.run(_connect_and_migrate())
