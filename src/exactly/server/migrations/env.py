"""What Alembic runs to bring a database to the newest shape."""

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from exactly.server.schema import metadata


def _migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":  # several processes may start at once
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(19)")
        context.run_migrations()


async def _connect_and_migrate() -> None:
    url = context.config.get_main_option("sqlalchemy.url")
    engine = create_async_engine(url or "")
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    await engine.dispose()


asyncio.run(_connect_and_migrate())
