"""The tables of the database, in the words of SQLAlchemy; `migrations` makes them."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

__all__ = ["cards", "events", "metadata"]

metadata = MetaData()

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
