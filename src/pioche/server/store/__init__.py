"""Tables, moves and people in a database: SQLite by default, PostgreSQL by URL, the same code for both."""

from pioche.server.store.engine import LOST, Newer, StoreUnreachable, engine_for, migrate
from pioche.server.store.people import NameTaken, People, Person, Secret
from pioche.server.store.store import Store, Unreadable

__all__ = [
    "LOST", "NameTaken", "Newer", "People", "Person", "Secret", "Store", "StoreUnreachable", "Unreadable", "engine_for",
    "migrate",
]  # fmt: skip
