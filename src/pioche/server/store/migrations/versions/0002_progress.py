"""What goes on at a table is called its progress."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN course TO progress")
