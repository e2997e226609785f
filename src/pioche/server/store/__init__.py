"""Tables, moves and people in a database: SQLite by default, PostgreSQL by URL, the same code for both."""

from pioche.server.store.engine import LOST, Away, Newer, engine_for, migrate
from pioche.server.store.store import Store

__all__ = ["LOST", "Away", "Newer", "Store", "engine_for", "migrate"]
