"""Those who watch over a server: whether it lives and can work, its figures, and the numbers of requests in its log."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
from collections.abc import Iterator
from itertools import count, repeat
from pathlib import Path

import pytest
from sqlalchemy import text

from pioche.server.store import engine_for
from tests.server.client import Running
from tests.server.cluster import Cluster
from tests.server.conftest import DATABASES, StartServer

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
TOKEN = {"Authorization": "Bearer let-me-see"}


def figures(server: Running) -> dict[str, float]:
    """What Prometheus reads, by name and labels."""
    status, told, headers = server.ask("GET", "/metrics", headers=TOKEN)
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    named = [line for line in told.splitlines() if line.startswith("# TYPE ")]
    assert len(named) == len(set(named)), "Prometheus refuses what is told twice"
    lines = [line.rpartition(" ") for line in told.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def play_some(server: Running, moves: int) -> None:
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])

    async def told() -> None:
        async with ada.at(made) as one:
            await one.play(random.Random(1), moves)
            assert figures(server)['pioche_people{where="at a table"}'] == 1
            assert figures(server)["pioche_connections"] == 1

    asyncio.run(told())


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_figures_for_prometheus(start_server: StartServer, kind: str, workers: int) -> None:
    server = start_server(kind, metrics_token="let-me-see", workers=workers)
    play_some(server, 5)
    found = figures(server)
    assert found['pioche_moves_total{game="seiya"}'] >= 5
    assert found['pioche_tables{status="playing"}'] == 1
    assert found['pioche_wish_seconds_count{wish="Answer"}'] == 5
    assert found['pioche_request_seconds_count{handler="set_up",status="201"}'] == 1
    assert found["pioche_store_seconds_count"] >= 5
    assert found["pioche_thinking_seconds_count"] >= 1
    assert found["pioche_thinking_queue"] == 0


def test_figures_are_for_those_who_may_see_them(start_server: StartServer) -> None:
    server = start_server("sqlite", metrics_token="let-me-see")
    for headers in ({}, {"Authorization": "Bearer let-me"}, {"Authorization": "let-me-see"}):
        assert server.ask("GET", "/metrics", headers=headers)[0] == 404
    closed = start_server("postgresql")
    for headers in ({}, {"Authorization": "Bearer "}, TOKEN):
        assert closed.ask("GET", "/metrics", headers=headers)[0] == 404


@pytest.mark.parametrize("kind", DATABASES)
def test_it_lives_and_is_ready(start_server: StartServer, kind: str) -> None:
    server = start_server(kind)
    assert server.ask("GET", "/healthz")[:2] == (200, "ok")
    assert server.ask("GET", "/readyz")[:2] == (200, {"database": True, "page": True})


def test_it_is_ready_while_tables_are_put_in_order(start_server: StartServer) -> None:
    """Anybody may ask: so it is asked whether the database answers, not how much is in it."""
    server = start_server("postgresql")
    with engine_for(server.settings.db).begin() as connection:
        connection.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
        assert server.ask("GET", "/readyz")[0] == 200


def test_it_lives_but_is_not_ready_without_its_database(start_server: StartServer, cluster: Cluster) -> None:
    server = start_server("postgresql")
    cluster.control("stop", "-m", "immediate")
    try:
        assert server.ask("GET", "/healthz")[0] == 200
        assert server.ask("GET", "/readyz")[:2] == (503, {"database": False, "page": True})
    finally:
        cluster.start()
    while server.ask("GET", "/readyz")[0] != 200:
        pass


def damage(server: Running) -> str:
    """A table that nobody can read any more."""
    made = server.guest("Ada").set_up()
    engine = engine_for(server.settings.db)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET setup = '!'"))
    engine.dispose()
    return str(made["id"])


def failing(server: Running, table: str, numbers: Iterator[str]) -> str:
    """Ask for a damaged table until the worker has forgotten what it knew of it; the number of the request."""
    while True:
        status, _, headers = server.ask("GET", f"/api/tables/{table}", headers={"X-Request-ID": next(numbers)})
        if status == 500:
            return headers["x-request-id"]


def test_a_line_of_the_log_for_programs(start_server: StartServer, tmp_path: Path) -> None:
    with open(tmp_path / "log", "w+") as log:
        server = start_server("sqlite", log, log_format="json", metrics_token="let-me-see")
        table, numbers = damage(server), (f"req-{number}" for number in count())
        first, second = failing(server, table, numbers), failing(server, table, numbers)
        counted = figures(server)
        server.stop(signal.SIGTERM)
        log.seek(0)
        (line,) = [json.loads(line) for line in log.read().splitlines()]
    assert list(line) == ["time", "level", "table", "request", "event", "cause"]
    assert (line["level"], line["table"], line["request"]) == ("ERROR", table, first)
    assert second != first
    assert line["event"] == "a table cannot be read"
    assert line["cause"].startswith("TypeError: ")
    assert sum(value for name, value in counted.items() if name.startswith("pioche_faults_total")) == 2


def test_a_line_of_the_log_for_people(start_server: StartServer, tmp_path: Path) -> None:
    """Whatever somebody claims to be the number of a request: it must look like one."""
    with open(tmp_path / "log", "w+") as log:
        server = start_server("sqlite", log)
        table = damage(server)
        number = failing(server, table, repeat("x y\tz" * 30))
        server.stop(signal.SIGTERM)
        log.seek(0)
        (line,) = log.read().splitlines()
    assert re.fullmatch("[0-9a-f]{16}", number)
    assert f" ERROR table={table} a table cannot be read: " in line
    assert line.endswith(f") request={number}")


def test_a_proxy_is_believed_if_it_is_trusted_and_people_come_by_the_public_address(start_server: StartServer) -> None:
    """Whoever comes is counted by the address that the proxy names; the page is at home at the public address."""
    server = start_server("sqlite", public="https://cards.example.org", proxies=("127.0.0.1",), guests=(0.001, 1))
    origin = {"Origin": "https://cards.example.org"}

    def come(address: str, **more: str) -> tuple[int, str]:
        headers = {"X-Forwarded-For": address, **origin, **more}
        status, _, told = server.ask("POST", "/api/guest", {"name": "Ada"}, headers=headers)
        return status, told.get("set-cookie", "")

    status, cookie = come("203.0.113.1")
    assert status == 200
    assert "secure" in cookie.lower()
    assert come("203.0.113.1")[0] == 429
    assert come("203.0.113.2")[0] == 200
    assert come("203.0.113.3", Origin="https://evil.example.org")[0] == 403
    strict = start_server("postgresql", proxies=("10.9.9.9",), guests=(0.001, 1))
    seen = [
        strict.ask("POST", "/api/guest", {"name": "Ada"}, headers={"X-Forwarded-For": f"203.0.113.{n}"})[0]
        for n in (1, 2)
    ]
    assert seen == [200, 429]
