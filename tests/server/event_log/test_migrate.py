"""The migrations give a database the schema of the server."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, column, insert, inspect, select, text
from sqlalchemy import table as named
from sqlalchemy.ext.asyncio import create_async_engine

from exactly.protocol import (
    Command,
    GiveBytes,
    MakeMove,
    Phase,
    Rolling,
    Start,
    TableOptions,
    TakeSeat,
)
from exactly.records import verify
from exactly.server.event_log.interface import Entry, Kept, unstore
from exactly.server.event_log.migrate import migrate
from exactly.server.event_log.schema import events, metadata, sqlite_metadata
from exactly.server.event_log.sql_log import open_log
from exactly.server.table.decide import decide
from exactly.server.table.decision import HOST, Caller, Decision, make_table
from exactly.server.table.state import Table

T = TypeVar("T")
PROCESSES, TIMES = 5, 8
START = """
import asyncio, sys
from exactly.server.event_log.sql_log import open_log
from exactly.server.event_log.migrate import migrate

async def look(database):
    log = open_log(database)
    await log.read("kx7f2m")
    await log.close()

for line in sys.stdin:
    migrate(line.strip())
    asyncio.run(look(line.strip()))
    print("started", flush=True)
"""
"""A program that migrates each database it is given, like a starting server."""


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
    wanted = sqlite_metadata if connection.dialect.name == "sqlite" else metadata
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), wanted))


def shape(connection: Connection) -> list[object]:
    there = inspect(connection)
    return [
        (name, str(there.get_columns(name)), str(there.get_indexes(name)))
        for name in sorted(there.get_table_names())
    ]


def test_an_empty_database_gets_the_schema(empty_database: str) -> None:
    assert ask(empty_database, differences)
    migrate(empty_database)
    assert ask(empty_database, differences) == []


def test_migrating_twice_does_nothing(empty_database: str) -> None:
    migrate(empty_database)
    before = ask(empty_database, shape)
    append = Kept(1, 2, 1, "{},{}")

    async def keep() -> None:
        log = open_log(empty_database)
        await log.append("kx7f2m", append)
        await log.close()

    asyncio.run(keep())
    migrate(empty_database)
    kept = ask(empty_database, lambda connection: connection.execute(select(events)).all())
    assert [tuple(row) for row in kept] == [("kx7f2m", *append)]
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
            process.communicate()  # no more input, so it ends
    assert [process.returncode for process in processes] == [0] * PROCESSES


@pytest.mark.parametrize("step", ["create_index", "batch_alter_table"])
def test_a_migration_that_fails_leaves_nothing_behind(
    empty_database: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no more room")

    with monkeypatch.context() as patch:
        patch.setattr(op, step, fail)
        with pytest.raises(RuntimeError):
            migrate(empty_database)
    assert ask(empty_database, shape) == []
    migrate(empty_database)
    assert ask(empty_database, differences) == []


# Databases of earlier versions.


def play() -> list[Entry]:
    """Play a whole game, and return its events."""
    random, people = Random(1), {1: Caller(HOST), 2: Caller()}
    table, log = Table(), [make_table("kx7f2m", TableOptions(throw=Rolling.AUTO), "Ana's", 1_000)]
    table.take(log[0])

    def do(seat: int, command: Command) -> None:
        log.extend(decide(Decision(table, 1_000 + len(log)), command, people[seat]))

    for seat, name in ((1, "Ana"), (2, "Zoë")):
        do(seat, TakeSeat(seat=seat, name=name))
    do(1, Start(sequence=table.sequence))
    for seat in people:
        do(seat, GiveBytes(seat=seat, bytes="0" * 32))
    while table.phase is Phase.PLAYING:
        seat, move = table.playing.state.active, random.choice(list(table.playing.legal))
        do(seat, MakeMove(sequence=table.sequence, seat=seat, move=move))
    return log


def row_of_0001(entry: Entry) -> dict[str, Any]:
    """A row of the first schema, which had one row per event."""
    event, private = entry
    body, secret = event.write(), json.dumps(private) if private else None
    row = {"code": "kx7f2m", "sequence": event.sequence, "at": event.at}
    return {**row, "body": body, "private": secret}


@pytest.fixture
def old_game() -> list[Entry]:
    return play()


@pytest.fixture
def old_database(empty_database: str, old_game: list[Entry]) -> str:
    """A database of the first schema, with a game."""
    migrate(empty_database, "0001")
    rows = [row_of_0001(entry) for entry in old_game]
    events_of_0001 = named("events", *map(column, rows[0]))
    insertion = insert(events_of_0001)
    ask(empty_database, lambda connection: connection.execute(insertion, rows).rowcount)
    return empty_database


def test_a_game_with_a_row_per_event_is_read(old_database: str, old_game: list[Entry]) -> None:
    async def read() -> list[Kept]:
        log = open_log(old_database)
        kept = await log.read("kx7f2m")
        assert await log.read("kx7f2m", 100) == kept[100:]
        await log.close()
        return kept

    migrate(old_database)
    assert ask(old_database, differences) == []
    entries = [entry for kept in asyncio.run(read()) for entry in unstore(kept)]
    assert entries == old_game
    table = Table()
    for entry in entries:
        table.take(entry)
    assert verify(table.record()) == ()


def test_a_migration_that_fails_leaves_an_old_database_as_it_was(
    old_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def everything(connection: Connection) -> list[object]:
        there = connection.execute(text("SELECT * FROM events ORDER BY sequence"))
        return [shape(connection), there.all()]

    def fail(*_: object) -> None:
        raise RuntimeError("no more room")

    before = ask(old_database, everything)
    with monkeypatch.context() as patch:
        patch.setattr(op, "batch_alter_table", fail)
        with pytest.raises(RuntimeError):
            migrate(old_database)
    assert ask(old_database, everything) == before
    migrate(old_database)
    assert ask(old_database, differences) == []
