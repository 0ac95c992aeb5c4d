"""The migrations give a database the shape that the server's statements expect."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from exactly.server.migrate import migrate
from exactly.server.schema import events, metadata

T = TypeVar("T")


def ask(database: str, question: Callable[[Connection], T]) -> T:
    async def connect_and_ask() -> T:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            answer = await connection.run_sync(question)
        await engine.dispose()
        return answer

    return asyncio.run(connect_and_ask())


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def shape(connection: Connection) -> list[object]:
    there = inspect(connection)
    return [
        (name, str(there.get_columns(name)), str(there.get_indexes(name)))
        for name in sorted(there.get_table_names())
    ]


def test_an_empty_database_gets_the_shape_of_the_schema(empty_database: str) -> None:
    assert ask(empty_database, differences)
    migrate(empty_database)
    assert ask(empty_database, differences) == []


def test_migrating_twice_does_nothing(empty_database: str) -> None:
    migrate(empty_database)
    before = ask(empty_database, shape)
    event = {"code": "kx7f2m", "sequence": 1, "at": 1, "body": "{}", "private": None}
    ask(empty_database, lambda connection: connection.execute(insert(events), event).rowcount)
    migrate(empty_database)
    kept = ask(empty_database, lambda connection: connection.execute(select(events)).all())
    assert [row._asdict() for row in kept] == [event]
    assert ask(empty_database, shape) == before
