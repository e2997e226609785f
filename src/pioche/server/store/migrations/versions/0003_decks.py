"""Cards that people collect, and their decks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "collected",
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("card", sa.String(64), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("leader", sa.String(80), nullable=False),
        sa.Column("legal", sa.Boolean, nullable=False),
        sa.Column("share", sa.String(32), nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("decks_guest", "decks", ["guest_id", "game"])
    op.create_index("decks_share", "decks", ["share"])
