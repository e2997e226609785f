"""When people were last at their tables is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("members", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
