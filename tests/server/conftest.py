"""Servers for tests, one for each database and for as long as the tests run."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

import pytest

from pioche.server.settings import Settings
from tests.server.client import Running
from tests.server.cluster import Cluster, installed

DATABASES = ("sqlite", "postgresql")
MUCH = (1e6, 10**6)  # no limit

# What tests choose otherwise: no limits that hurry cannot keep, and leases that run out soon.
QUICK = {
    "requests": MUCH, "visits": MUCH, "messages": MUCH, "guests": MUCH, "tables": MUCH, "bots": MUCH, "chat": MUCH,
    "heavy": MUCH, "foresight": MUCH, "replays": MUCH, "reviews": MUCH, "searches": MUCH, "looks": MUCH,
    "friends": MUCH, "decks": MUCH, "imports": MUCH, "signing": MUCH, "connections": 1000, "lease": 1.5, "look": 0.2,
    "life": 3.0, "grace": 0.2,
}  # fmt: skip

Database = Callable[[str], str]
StartServer = Callable[..., Running]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL; with CI=true a missing one is a failure."""
    if not installed():
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed: make setup says how")
        pytest.skip("PostgreSQL is not installed: make setup says how")
    with Cluster() as running:
        yield running


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A new database of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / 'pioche.sqlite'}"
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.database()

    return make


@pytest.fixture
def start_server(database: Database) -> Iterator[StartServer]:
    """Starts servers: `start_server("sqlite", workers=2)`; what they complain of goes to `log`, if there is one."""
    running: list[Running] = []

    def start(kind: str, log: TextIO | None = None, **settings: object) -> Running:
        server = Running(Settings(**{"db": database(kind), **QUICK, **settings}))  # type: ignore[arg-type]
        server.errors = log.fileno() if log else None
        running.append(server.__enter__())
        return server

    yield start
    for server in running:
        server.__exit__()


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tests share."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('server') / 'pioche.sqlite'}"
    else:
        url = request.getfixturevalue("cluster").database()
    with Running(Settings(db=url, **QUICK)) as running:  # type: ignore[arg-type]
        yield running
