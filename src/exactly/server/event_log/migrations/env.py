"""What Alembic runs to bring a database to the newest shape."""

import asyncio
import time

from alembic import context
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from exactly.server.event_log.schema import metadata

_ONE_AT_A_TIME = {"postgresql": "SELECT pg_advisory_xact_lock(19)", "sqlite": "BEGIN IMMEDIATE"}
"""What lets nobody else migrate until the transaction is over."""

_PATIENCE = 60.0  # seconds that SQLite waits for who migrates; PostgreSQL waits anyway
_PAUSE = 0.05


def _migrate(connection: Connection) -> None:
    # Several processes may start at once: who comes second finds it done.
    if connection.dialect.name == "sqlite":
        _write_ahead(connection)
    connection.exec_driver_sql(_ONE_AT_A_TIME[connection.dialect.name])
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


def _write_ahead(connection: Connection) -> None:
    """Let SQLite keep a write-ahead log from now on; of all things it does not wait for this."""
    deadline = time.monotonic() + _PATIENCE
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
    engine = create_async_engine(url, connect_args={"timeout": _PATIENCE} if is_sqlite else {})
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    finally:
        await engine.dispose()


asyncio.run(_connect_and_migrate())
