"""One row for all events of an append; existing rows stay rows of one event each.

There is no downgrade: an older version cannot read an append of several events.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the last sequence of an append, and key the private parts by sequence."""
    op.add_column("events", sa.Column("last", sa.Integer))
    op.execute("UPDATE events SET last = sequence")
    op.execute(
        """UPDATE events SET private = '{"' || sequence || '": ' || private || '}'"""
        " WHERE private IS NOT NULL"
    )
    with op.batch_alter_table("events") as events:
        events.alter_column("last", existing_type=sa.Integer, nullable=False)
