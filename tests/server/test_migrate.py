"""The migrations give a database the shape that the server's statements expect."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from exactly.server.migrate import migrate
from exactly.server.schema import events, metadata

T = TypeVar("T")
PROCESSES, TIMES = 5, 8
START = """
import asyncio, sys
from exactly.server.event_log_sql import open_log
from exactly.server.migrate import migrate

async def look(database):
    log = open_log(database)
    await log.read("kx7f2m")
    await log.close()

for line in sys.stdin:
    migrate(line.strip())
    asyncio.run(look(line.strip()))
    print("started", flush=True)
"""
"""What a process does with its database when it starts, for each that it is told."""


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


def test_processes_may_start_at_once(tmp_path: Path, postgres_database: str) -> None:
    files = [f"sqlite+aiosqlite:///{tmp_path / f'{number}.db'}" for number in range(TIMES)]
    command = [sys.executable, "-c", START]
    pipe = subprocess.PIPE
    processes = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(PROCESSES)
    ]
    try:
        for database in [*files, postgres_database]:
            for process in processes:
                print(database, file=process.stdin, flush=True)
            said = [process.stdout and process.stdout.readline() for process in processes]
            assert said == ["started\n"] * PROCESSES
            assert ask(database, differences) == []
    finally:
        for process in processes:
            process.communicate()  # there is no more, so it ends
    assert [process.returncode for process in processes] == [0] * PROCESSES


def test_a_migration_that_fails_leaves_nothing_behind(
    empty_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no more room")

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", fail)
        with pytest.raises(RuntimeError):
            migrate(empty_database)
    assert ask(empty_database, shape) == []
    migrate(empty_database)
    assert ask(empty_database, differences) == []
