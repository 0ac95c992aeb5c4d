"""How a database goes about what a log asks it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from sqlalchemy import event

from exactly.server.event_log_sql import SqlEventLog

__all__ = ["Statement", "explain", "statements_of"]

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
