"""The database schema, in SQLAlchemy; `migrations` create it.

PostgreSQL has `events` and `cards`. In SQLite `events` is a view of what stands on shelves; why,
and how it gets there, is explained in `sqlite_segments`.
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
"""Everything that happened at every table; nothing here is ever changed.

A row is an append: the events from `sequence` to `last`. The key is enough to keep two events from
having one number: who appends has seen whole appends, and begins behind one of them; where that is
not the last one any more, another begins there already.
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
"""What the list of open tables says; before `changed_at` nobody had left a table for good."""

appends = Table(
    "appends",
    sqlite_metadata,
    Column("shelf", Integer, primary_key=True, autoincrement=False),
    *[column._copy() for column in events.columns],  # noqa: SLF001  # SQLAlchemy has no other way
)
"""The rows of `events` in SQLite, on their shelves."""

shelves = Table(
    "shelves",
    sqlite_metadata,
    Column("code", String(16), primary_key=True),
    Column("shelf", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
"""On which shelves the appends of a table stand."""

shelf_in_use = Table("shelf_in_use", sqlite_metadata, Column("number", Integer, nullable=False))
"""One row: the shelf that is filled now."""

cards.to_metadata(sqlite_metadata)
