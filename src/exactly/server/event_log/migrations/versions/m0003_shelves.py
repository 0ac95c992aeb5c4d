"""Migration 3: divide the events in SQLite into segments ("shelves"); old rows go into the first.

There is no downgrade: an older version cannot insert into `events`, which is a view now.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_EVENTS = "code, sequence, last, at, body, private"


def upgrade() -> None:
    """Move all rows into segment 0, and start segment 1."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "appends",
        sa.Column("shelf", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("private", sa.Text),
    )
    op.create_table(
        "shelves",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("shelf", sa.Integer, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_table("shelf_in_use", sa.Column("number", sa.Integer, nullable=False))
    op.execute(f"INSERT INTO appends SELECT 0, {_EVENTS} FROM events")  # noqa: S608
    op.execute("INSERT INTO shelves SELECT DISTINCT code, 0 FROM events")
    op.execute("INSERT INTO shelf_in_use VALUES (1)")
    op.drop_table("events")
    op.execute(
        "CREATE VIEW events AS"
        " SELECT shelves.code, sequence, last, at, body, private FROM shelves"
        " JOIN appends ON appends.shelf = shelves.shelf AND appends.code = shelves.code"
    )
