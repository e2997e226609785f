"""Connections to either database, and its schema brought up to date.

The drivers are synchronous and run in threads: one hop for a whole transaction costs less than one for each statement.
"""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.pool import QueuePool

if TYPE_CHECKING:
    from alembic.config import Config

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
PATIENCE = 10.0  # seconds that SQLite waits for another process that writes
ANSWER = 12.0  # seconds after which a database that says nothing counts as away
GONE_SILENT = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 15_000}
CONNECTIONS = 6
MIGRATING = 7_230_041  # the advisory lock of PostgreSQL under which one process at a time migrates


class StoreUnreachable(Exception):
    """The database does not answer. Whether the last write counted is not known."""


def unreachable(error: Exception) -> StoreUnreachable:
    """That the database failed, and why."""
    found = StoreUnreachable(str(error))
    found.__cause__ = error
    return found


class Newer(Exception):
    """The database was brought up to date by a later version than this one."""


# What a database that has gone away makes a driver say.
LOST = (DBAPIError, sqlite3.Error, psycopg.Error, NoneFree, OSError)
# What it makes of a number or a text that it cannot hold: nobody has that, and nothing is wrong with the database.
UNFIT = (DataError, OverflowError)


def engine_for(url: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql://…`."""
    parsed = make_url(url)
    if parsed.drivername not in DRIVERS:
        raise ValueError(parsed.drivername)
    target = parsed.set(drivername=DRIVERS[parsed.drivername])
    pool: dict[str, Any] = {
        "poolclass": QueuePool,
        "pool_size": CONNECTIONS,
        "max_overflow": 2,
        "pool_timeout": 10,
        "hide_parameters": True,  # no secret in an error's text
    }
    if target.get_backend_name() != "sqlite":
        # A machine that has vanished sends nothing: without these, its connections would hang for hours.
        return create_engine(target, connect_args={"connect_timeout": 5, **GONE_SILENT}, **pool)
    engine = create_engine(target, connect_args={"timeout": PATIENCE, "check_same_thread": False}, **pool)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def prepare(connection: sqlite3.Connection, _: Any) -> None:
    """SQLite: readers and the writer do not wait for each other; what is committed survives a crash of the system."""
    connection.isolation_level = None  # the driver begins nothing by itself
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def begin(connection: Connection) -> None:
    """SQLite: whoever will write says so at once, for one who has read cannot become the writer any more."""
    writes = connection.get_execution_options().get("writes", True)
    cursor = connection.connection.cursor()  # SQLAlchemy's way to a driver costs more than what it does
    cursor.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
    cursor.close()


def migrate(url: str) -> None:
    """Bring the schema up to date; Newer if it is beyond what this version knows."""
    from alembic import command  # which only the process that migrates needs, and no worker
    from alembic.util import CommandError

    engine = engine_for(url)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            try:
                command.upgrade(alembic(connection), "head")
            except CommandError as error:  # it names a revision that is not among ours
                raise Newer(str(error)) from None
    finally:
        engine.dispose()


def alembic(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("pioche.server.store").joinpath("migrations")))
    config.attributes["connection"] = connection
    return config
