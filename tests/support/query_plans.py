"""Query plans of a log's statements, and rows that were not written by a log."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from sqlalchemy import Engine, event, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from exactly.server.event_log.schema import appends, events, shelf_in_use, shelves

__all__ = ["Statement", "explain", "insert_events", "statements"]

Statement: TypeAlias = tuple[str, Any]

EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN ", "postgresql": "EXPLAIN "}


@contextmanager
def statements() -> Iterator[list[Statement]]:
    """Record the statements to any database."""
    asked: list[Statement] = []

    def note(*told: Any) -> None:
        asked.append((told[2], told[3]))

    event.listen(Engine, "before_cursor_execute", note)
    yield asked
    event.remove(Engine, "before_cursor_execute", note)


async def explain(engine: AsyncEngine, asked: Statement) -> str:
    """Return the database's query plan of a statement."""
    statement, values = asked
    if not statement.startswith(("SELECT", "UPDATE", "DELETE")):
        return ""
    async with engine.connect() as connection:
        how = EXPLAIN[engine.dialect.name] + statement
        plan = await connection.exec_driver_sql(how, values)
        return "\n".join(row[-1] for row in plan)


async def insert_events(connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
    """Insert events like another process, table by table."""
    if connection.dialect.name == "postgresql":
        await connection.execute(insert(events), rows)
        return
    shelf = (await connection.execute(select(shelf_in_use.c.number))).scalar_one()
    stand = [{"code": code, "shelf": shelf} for code in {row["code"] for row in rows}]
    await connection.execute(insert(shelves).prefix_with("OR IGNORE"), stand)
    await connection.execute(insert(appends), [{"shelf": shelf, **row} for row in rows])
