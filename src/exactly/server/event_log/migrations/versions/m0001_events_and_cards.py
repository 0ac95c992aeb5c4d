"""Migration 1: the event log (`events`), and the list of open tables (`cards`)."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the database tables `events` and `cards`."""
    op.create_table(
        "events",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("private", sa.Text),
    )
    op.create_table(
        "cards",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("free_seats", sa.Integer, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("cards_listed", "cards", ["listed", "made_at"])
    op.create_index("cards_changed", "cards", ["changed_at"])


def downgrade() -> None:
    """Drop the database tables `events` and `cards`."""
    op.drop_table("cards")
    op.drop_table("events")
