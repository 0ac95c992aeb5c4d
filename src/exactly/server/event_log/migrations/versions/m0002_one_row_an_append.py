"""Migration 2: one row for all events of a command; existing rows keep one event each.

There is no downgrade: an older version cannot read a row of several events.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column `last`, the row's last event; store private data by event number."""
    op.add_column("events", sa.Column("last", sa.Integer))
    op.execute("UPDATE events SET last = sequence")
    op.execute(
        """UPDATE events SET private = '{"' || sequence || '": ' || private || '}'"""
        " WHERE private IS NOT NULL"
    )
    with op.batch_alter_table("events") as events:
        events.alter_column("last", existing_type=sa.Integer, nullable=False)
