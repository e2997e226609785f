"""People have friends, and invite them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("guests", sa.Column("code", sa.String(32), nullable=False, server_default=""))
    op.create_index("guests_code", "guests", ["code"])
    op.add_column("members", sa.Column("invited", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "friends",
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("friend_id", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("friends_friend", "friends", ["friend_id"])
