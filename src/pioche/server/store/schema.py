"""The tables of the database. A change here needs a migration (`migrations/versions`); a test compares them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)  # fmt: skip

metadata = MetaData()

# Who somebody is. The cookie bears the id and a signature.
guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Double, nullable=False),
)

# What all workers must agree on: the key that signs cookies.
keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# A table: what was agreed (`setup`, written once), what goes on (`progress`) and the dumped state of the game.
# Every change raises `version`; a change is made only to the version that it was made for.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rules", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("progress", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tables_lobby", "public", "status", "created"),
)

# Every answer that was acknowledged, and what happened by it. Number 0 is the set-up.
inputs = Table(
    "inputs",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("keys", LargeBinary, nullable=False),
    Column("told", Boolean, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

# Whose tables are whose, to find them again and to come in without an invitation.
members = Table(
    "members",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("chat_table", "table_id", "id"),
)

# What is due at a table: a bot's turn or the end of somebody's time. Whoever holds the lease sees to it; when the
# lease has run out, anybody may.
jobs = Table(
    "jobs",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("step", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("lease", Double, nullable=False),
    Column("worker", String(64), nullable=False),
    Index("jobs_due", "due"),
)

# Who is here, as each worker sees it; what a worker says counts while it shows signs of life.
presence = Table(
    "presence",
    metadata,
    Column("worker", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("guest_id", String(32), primary_key=True),
    Column("until", Double, nullable=False),
    Index("presence_table", "table_id"),
)

# How cards and zones are numbered under some rules, to look at tables that were made by rules of former days.
rulesets = Table(
    "rulesets",
    metadata,
    Column("fingerprint", String(32), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)
