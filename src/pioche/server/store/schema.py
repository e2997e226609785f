"""The tables of the database. A change here needs a migration (`migrations/versions`); a test compares them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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
    Column("avatar", String(16), nullable=False, server_default=""),  # what the picture is drawn from
    Column("code", String(32), nullable=False, server_default=""),  # what their link for friends holds
    Index("guests_code", "code"),
)

# Whom somebody counts as a friend. Both do: they are friends; one does: they have asked.
friends = Table(
    "friends",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("friend_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("since", Double, nullable=False),
    Index("friends_friend", "friend_id"),
)

# Guests who can come back from anywhere. `login` is their name as people may write it, `epoch` counts how often all
# sessions were ended; of password and recovery code only hashes are kept.
accounts = Table(
    "accounts",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("login", String(200), nullable=False),
    Column("password", String(200), nullable=False),
    Column("recovery", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Index("accounts_login", "login", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("guest_id", String(32), ForeignKey("accounts.guest_id"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("passkeys_guest", "guest_id"),
)

# What authenticators are asked: each question is answered once, to whichever worker.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("value", LargeBinary, nullable=False),
    Column("until", Double, nullable=False),
)

# Who may not speak (`mute`) or not come (`ban`), until when.
sanctions = Table(
    "sanctions",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("until", Double, nullable=False),
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
    Column("seen", Double, nullable=False, server_default="0"),  # when they were there last
    Column("invited", String(80), nullable=False, server_default=""),  # the name of the friend who has invited them
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
    Column("guest_id", String(32), nullable=False, server_default=""),  # who said it; "" for the house
    Index("chat_table", "table_id", "id"),
)

# Whose lines somebody does not want to read.
unread = Table(
    "unread",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("other_id", String(32), ForeignKey("guests.id"), primary_key=True),
)

# Lines of the chat that somebody has reported, as they were: the table may be forgotten before they are read.
reports = Table(
    "reports",
    metadata,
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("by_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("about_id", String(32), ForeignKey("guests.id"), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("why", String(16), nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Boolean, nullable=False),
    Index("reports_open", "settled", "at"),
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

# Who is here, as each worker sees it, at a table or ("") with some page open; what a worker says counts while it shows
# signs of life.
presence = Table(
    "presence",
    metadata,
    Column("worker", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("guest_id", String(32), primary_key=True),
    Column("until", Double, nullable=False),
    Index("presence_table", "table_id"),
)

# Cards that somebody has collected: their definitions, as the game reads them, and what a page is told of them.
collected = Table(
    "collected",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("card", String(64), primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),
)

# Decks that somebody has built; whoever knows `share` may read one.
decks = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(120), nullable=False),
    Column("text", Text, nullable=False),
    Column("leader", String(80), nullable=False),
    Column("legal", Boolean, nullable=False),
    Column("share", String(32), nullable=False),
    Column("changed", Double, nullable=False),
    Index("decks_guest", "guest_id", "game"),
    Index("decks_share", "share"),
)

# How cards and zones are numbered under some rules, to look at tables that were made by rules of former days.
rulesets = Table(
    "rulesets",
    metadata,
    Column("fingerprint", String(32), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

# How games ended for the people who played them: written once, with the change that ends the game. `mu` and `sigma` are
# the rating after it, if it counted.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("mode", String(32), nullable=False),
    Column("names", LargeBinary, nullable=False),
    Column("called", Text, nullable=False),
    Column("choices", LargeBinary, nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("score", Integer, nullable=True),
    Column("mu", Double, nullable=True),
    Column("sigma", Double, nullable=True),
    Column("ended", Double, nullable=False),
    Index("results_guest", "guest_id", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mode", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)
