"""How a database goes about what a log asks it, and rows that no log has written."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from sqlalchemy import event, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from exactly.server.event_log.schema import appends, events, shelf_in_use, shelves
from exactly.server.event_log.sql_log import SqlEventLog

__all__ = ["Statement", "explain", "insert_events", "statements_of"]

Statement: TypeAlias = tuple[str, Any]

EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN ", "postgresql": "EXPLAIN "}


@contextmanager
def statements_of(log: SqlEventLog) -> Iterator[list[Statement]]:
    """Take note of what the database is asked."""
    asked: list[Statement] = []

    def note(*told: Any) -> None:
        asked.append((told[2], told[3]))

    engine = log._engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


async def explain(log: SqlEventLog, asked: Statement) -> str:
    """Return how the database would go about a statement."""
    statement, values = asked
    if not statement.startswith(("SELECT", "UPDATE", "DELETE")):
        return ""
    async with log._engine.connect() as connection:
        how = EXPLAIN[log._engine.dialect.name] + statement
        plan = await connection.exec_driver_sql(how, values)
        return "\n".join(row[-1] for row in plan)


async def insert_events(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """Write events as another process would, table by table."""
    if connection.dialect.name == "postgresql":
        await connection.execute(insert(events), rows)
        return
    shelf = (await connection.execute(select(shelf_in_use.c.number))).scalar_one()
    stand = [{"code": code, "shelf": shelf} for code in {row["code"] for row in rows}]
    await connection.execute(insert(shelves).prefix_with("OR IGNORE"), stand)
    await connection.execute(insert(appends), [{"shelf": shelf, **row} for row in rows])
