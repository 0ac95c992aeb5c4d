"""The cost of forgetting tables depends on the number of old ones, not of all tables."""

from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncEngine

from exactly.server.event_log import sql_log
from exactly.server.event_log.engine import open_engine
from exactly.server.event_log.interface import Card, Kept
from exactly.server.event_log.schema import cards
from exactly.server.event_log.sql_log import SqlEventLog, open_log
from support.query_plans import Statement, explain, insert_events, statements

BEFORE = 500
LOOKS = 1
"""The number of statements that search for old tables."""


@pytest.fixture
async def log(database: str) -> AsyncIterator[SqlEventLog]:
    log = open_log(database)
    yield log
    await log.close()


async def play(log: SqlEventLog, code: str, *times: int) -> None:
    """Create a table at the first of these times, with an event at each of the others."""
    made_at, *later = times
    await log.append(code, Kept(1, 1, made_at, "{}"), Card(code, False, "{}", 1, made_at))
    for sequence, at in enumerate(later, start=2):
        await log.append(code, Kept(sequence, sequence, at, "{}"))


@pytest.fixture
async def engine(database: str) -> AsyncIterator[AsyncEngine]:
    """An engine on the same database, independent of the log."""
    engine = open_engine(database)
    yield engine
    await engine.dispose()


async def statements_to_forget(log: SqlEventLog) -> list[Statement]:
    with statements() as asked:
        await log.forget(BEFORE)
    return asked


async def test_without_old_tables_only_the_search_runs(log: SqlEventLog) -> None:
    for number in range(60):
        await play(log, f"young{number}", 600, 700)
    assert len(await statements_to_forget(log)) == LOOKS


async def test_young_tables_cost_nothing(log: SqlEventLog) -> None:
    await play(log, "old", 100)
    alone = await statements_to_forget(log)
    await play(log, "old", 100)
    for number in range(60):
        await play(log, f"young{number}", 600, 700)
    assert [each for each, _ in await statements_to_forget(log)] == [each for each, _ in alone]
    assert await log.read("old") == []
    assert len(await log.read("young7")) == 2


async def test_an_active_table_is_checked_once(log: SqlEventLog) -> None:
    await play(log, "awake", 100, 900)
    assert len(await statements_to_forget(log)) > LOOKS
    assert len(await statements_to_forget(log)) == LOOKS
    assert len(await log.read("awake")) == 2
    assert await log.forget(901) == 1  # once it is old


async def test_any_number_of_old_tables_is_forgotten(
    log: SqlEventLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_log, "_TABLES_AT_ONCE", 2)
    for number in range(7):
        await play(log, f"old{number}", 100)
        await play(log, f"awake{number}", 100, 900)
    assert await log.forget(BEFORE) == 7
    assert [len(await log.read(f"awake{number}")) for number in range(7)] == [2] * 7


async def test_the_events_of_other_tables_are_not_read(
    log: SqlEventLog, engine: AsyncEngine
) -> None:
    tables = [(f"young{number}", 900) for number in range(2_000)]
    tables += [("old", 100), ("awake", 900)]
    many_events = [
        {"code": code, "sequence": sequence, "last": sequence, "at": at, "body": "{}"}
        for code, at in tables
        for sequence in range(1, 11)
    ]
    many_cards = [
        {"code": code, "listed": False, "options": "{}", "free_seats": 0}
        | {"made_at": at, "changed_at": 100 if code == "awake" else at}
        for code, at in tables
    ]
    async with engine.begin() as connection:
        await insert_events(connection, many_events)
        await connection.execute(insert(cards), many_cards)
        await connection.execute(text("ANALYZE"))
    asked = await statements_to_forget(log)
    assert len(asked) > LOOKS
    plans = [await explain(engine, each) for each in asked]
    assert [plan for plan in plans if "events" in plan or "appends" in plan]
    for plan in plans:
        assert reads_by_table(plan), plan


_KEYS_OF_APPENDS = ("(shelf=? AND code=?", "(rowid=?)")


def reads_by_table(plan: str) -> bool:
    """Return whether a query plan reads only the events of some tables, by the primary key."""
    lines = plan.splitlines()
    for line, following in pairwise([*lines, ""]):
        if any(scan in line for scan in ("Seq Scan on events", "SCAN appends", "SCAN shelves")):
            return False
        if "SEARCH appends" in line and not any(key in line for key in _KEYS_OF_APPENDS):
            return False
        if "SEARCH shelves" in line and "(code=?" not in line:
            return False
        if "Scan" in line and "events_pkey" in line and "Index Cond: ((code)" not in following:
            return False
    return True
