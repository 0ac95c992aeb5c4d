"""The database schema, in SQLAlchemy; `migrations` create it.

PostgreSQL has `events` and `cards`. In SQLite `events` is a view of `appends`, which is divided
into segments; `sqlite_segments` explains why and how.
"""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

__all__ = [
    "appends",
    "cards",
    "events",
    "metadata",
    "shelf_in_use",
    "shelves",
    "sqlite_metadata",
]

metadata = MetaData()
sqlite_metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("last", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("private", Text),
)
"""All events of every table; rows are never changed.

A row is an append: the events from `sequence` to `last`. The primary key prevents two events with
the same number: an append begins after the last append that its process has seen. If that is no
longer the last one, another append has the same key already.
"""

cards = Table(
    "cards",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("listed", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("free_seats", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("cards_listed", "listed", "made_at"),
    Index("cards_changed", "changed_at"),
)
"""The list of open tables; the last event of a table is at `changed_at` or later."""

appends = Table(
    "appends",
    sqlite_metadata,
    Column("shelf", Integer, primary_key=True, autoincrement=False),
    *[column._copy() for column in events.columns],  # noqa: SLF001  # SQLAlchemy has no other way
)
"""The rows of `events` in SQLite, by segment (`shelf`)."""

shelves = Table(
    "shelves",
    sqlite_metadata,
    Column("code", String(16), primary_key=True),
    Column("shelf", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
"""The segments that contain appends of a table."""

shelf_in_use = Table("shelf_in_use", sqlite_metadata, Column("number", Integer, nullable=False))
"""One row: the segment that is filled now."""

cards.to_metadata(sqlite_metadata)
