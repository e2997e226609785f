"""Tables, moves and people in a database: SQLite by default, PostgreSQL by URL, the same code for both."""

from pioche.server.store.engine import LOST, Away, Newer, engine_for, migrate
from pioche.server.store.store import Store, Unreadable

__all__ = ["LOST", "Away", "Newer", "Store", "Unreadable", "engine_for", "migrate"]
