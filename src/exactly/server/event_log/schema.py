"""The database schema, in SQLAlchemy; the folder `migrations` creates it.

PostgreSQL has the tables `events` and `cards`. In SQLite, `events` is a view of the table
`appends`, which is divided into segments; `sqlite_segments` explains why and how.
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

A row is an append: the events of one command, numbered from `sequence` to `last`. A process numbers
its events after the last ones that it has seen. If another process has stored events meanwhile, a
row with the same primary key exists, and the insert fails.
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
"""The list of open tables; a table's last event happened at `changed_at` or later."""

appends = Table(
    "appends",
    sqlite_metadata,
    Column("shelf", Integer, primary_key=True, autoincrement=False),
    *[column._copy() for column in events.columns],  # noqa: SLF001  # SQLAlchemy has no other way
)
"""The rows of `events` in SQLite; `shelf` is the number of the segment that has the row."""

shelves = Table(
    "shelves",
    sqlite_metadata,
    Column("code", String(16), primary_key=True),
    Column("shelf", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
"""For each table, the numbers of the segments that have its events."""

shelf_in_use = Table("shelf_in_use", sqlite_metadata, Column("number", Integer, nullable=False))
"""One row: the number of the segment that gets new events."""

cards.to_metadata(sqlite_metadata)
