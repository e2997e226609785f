"""Who said something is kept; people choose whom they read, and report lines of the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("chat", sa.Column("guest_id", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "unread",
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("about_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    op.create_index("reports_open", "reports", ["settled", "at"])
