"""Budgets: nobody can have so much that others are left with nothing."""

from __future__ import annotations

import asyncio
import socket
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from pioche.kernel.play.decision import Refused
from pioche.server.config import limits_in
from pioche.server.limits import Limits, address_of
from pioche.server.settings import Settings
from tests.server.client import AtTable, Guest, Running, Shut
from tests.server.conftest import StartServer
from tests.server.stories import BOT, ME, OPEN

pytestmark = pytest.mark.slow
HERE, THERE = "192.0.2.7", "2001:db8::7"  # a server believes those who are on its own machine


def guest(server: Running, name: str, address: str = HERE) -> Guest:
    """Somebody who comes from an address, as a proxy says."""
    status, _, headers = server.ask("POST", "/api/guest", {"name": name}, headers={"X-Forwarded-For": address})
    assert status == 200
    found = Guest(server, name, headers["set-cookie"].split(";")[0])
    return found


def table_for(server: Running, who: Guest, seats: list[Any], address: str = HERE) -> int:
    body = {"game": "seiya", "seats": seats}
    status, _, _ = server.ask("POST", "/api/tables", body, who.cookie, {"X-Forwarded-For": address})
    return status


def test_tables_with_bots(start_server: StartServer) -> None:
    """So many for a guest, so many for an address; what is set up without bots is another budget."""
    server = start_server("sqlite", bots=(0.001, 3), shared=2)
    ada, bob, eve, zoe = (guest(server, name) for name in ("Ada", "Bob", "Eve", "Zoé"))
    assert [table_for(server, ada, [ME, BOT]) for _ in range(5)] == [201] * 3 + [429] * 2
    assert [table_for(server, bob, [ME, BOT]) for _ in range(5)] == [201] * 3 + [429] * 2
    assert table_for(server, eve, [ME, BOT]) == 429  # the address has had its share
    assert table_for(server, eve, [ME, OPEN]) == 201
    assert table_for(server, zoe, [ME, BOT], THERE) == 201


def test_bots_at_tables_that_are_there(start_server: StartServer) -> None:
    """Whichever way a bot comes to a seat, it counts."""
    server = start_server("sqlite", bots=(0.001, 3))
    ada = server.guest("Ada")
    tables = [ada.set_up() for _ in range(3)]

    async def told() -> None:
        async with ada.at(tables[0]) as one:
            assert (await one.wish("arrange", seat=1, bot="random"))["is"] == "done"
            await one.until(lambda: one.sight)
            assert (await one.wish("hand-over", bot="random"))["is"] == "done"
            await one.until(lambda: one.result)
            assert (await one.wish("rematch"))["is"] == "done"
            async with ada.at(tables[1]) as other:
                assert (await other.wish("arrange", seat=1, bot="random"))["reason"] == "too-many"
                assert (await other.wish("begin"))["reason"] == "too-many"
                assert (await other.wish("arrange", seat=1, bot=""))["is"] == "done"

    asyncio.run(told())


def test_sockets(start_server: StartServer) -> None:
    """So many for a guest, so many for an address."""
    server = start_server("sqlite", connections=2, shared=2)
    people = [guest(server, name) for name in ("Ada", "Bob", "Eve")]
    made = people[0].set_up(public=True)

    async def told() -> None:
        lines: list[AtTable] = []

        async def come(who: Guest, address: str = HERE) -> int | None:
            lines.append(AtTable(who, made["id"]))
            try:
                await lines[-1].come(headers={"X-Forwarded-For": address})
            except Shut as shut:
                return shut.code
            return 0

        assert [await come(people[0]) for _ in range(3)] == [0, 0, 4429]
        assert [await come(people[1]) for _ in range(3)] == [0, 0, 4429]
        assert await come(people[2]) == 4429
        assert await come(people[2], THERE) == 0
        for line in lines:
            await line.go()
        lines.clear()
        assert await come(people[2]) == 0  # who has gone leaves a place
        await lines[0].go()

    asyncio.run(told())


def test_visits(start_server: StartServer) -> None:
    """Whoever comes again and again has the whole table told again and again."""
    server = start_server("sqlite", visits=(0.001, 3), shared=2)
    people = [server.guest(name) for name in ("Ada", "Bob", "Eve")]
    made = people[0].set_up(public=True)

    async def come(who: Guest) -> int | None:
        line = AtTable(who, made["id"])
        try:
            await line.come()
            await line.go()
        except Shut as shut:
            return shut.code
        return 0

    async def told() -> None:
        codes = [await come(who) for who in people for _ in range(4)]
        assert codes == [0, 0, 0, 4429] * 2 + [4429] * 4

    asyncio.run(told())


def test_messages(start_server: StartServer) -> None:
    """Two connections say no more than one."""
    server = start_server("sqlite", messages=(0.001, 5))
    ada = server.guest("Ada")
    made = ada.set_up()

    async def told() -> None:
        async with ada.at(made) as one, ada.at(made) as other:
            replies = [await each.wish("explain-rule", rule="none") for each in (one, other) * 4]
            assert [reply["reason"] == "too-fast" for reply in replies] == [False] * 5 + [True] * 3

    asyncio.run(told())


def test_names(start_server: StartServer) -> None:
    """To be called otherwise costs as much as to be called something."""
    server = start_server("sqlite", guests=(0.001, 3))
    ada = server.guest("Ada")
    assert [server.ask("POST", "/api/guest", {"name": "Eve"}, ada.cookie)[0] for _ in range(4)] == [200, 200, 429, 429]
    assert server.get("/api/guest", ada.cookie)["name"] == "Eve"


def test_replays(start_server: StartServer) -> None:
    """Whoever may see a finished game or not pays for asking; a link is nobody else's account.

    Who has used up other budgets while playing sees it all the same.
    """
    server = start_server("sqlite", replays=(0.001, 4), heavy=(0.001, 0), shared=2)
    ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
    made = ada.set_up(seats=[ME, BOT])

    async def over() -> None:
        async with ada.at(made) as one:
            await one.wish("hand-over", bot="random")
            await one.until(lambda: one.result)

    asyncio.run(over())

    def ask(who: Guest, invite: str = "") -> list[int]:
        paths = ("/replay", "/replay/0/1", "/record")
        return [
            server.ask("GET", f"/api/tables/{made['id']}{path}?invite={invite}", cookie=who.cookie)[0] for path in paths
        ]

    assert ask(ada) == [200, 200, 200]
    assert ask(bob) == [404, 404, 404]
    assert ask(bob, made["invite"]) == [200, 429, 429]
    assert ask(eve, made["invite"]) == [200, 429, 429]  # the address has had its share


def test_chat(start_server: StartServer) -> None:
    """However many lines somebody has to a table."""
    server = start_server("sqlite", chat=(0.001, 5), shared=2)
    people = [server.guest(name) for name in ("Ada", "Bob", "Eve")]
    made = people[0].set_up(public=True)

    async def told() -> None:
        said = []
        for who in people:
            async with who.at(made) as one, who.at(made) as other, who.at(made) as third:
                replies = await asyncio.gather(*(each.wish("say", text="Hé") for each in (one, other, third) * 4))
                said.append(sum(reply["is"] == "done" for reply in replies))
                assert {reply["reason"] for reply in replies if reply["is"] == "refused"} == {"too-fast"}
        assert said == [5, 5, 0]

    asyncio.run(told())


def test_searches(start_server: StartServer) -> None:
    server = start_server("sqlite", searches=(0.001, 3), shared=2)

    def search(number: int, who: str, address: str = HERE) -> int:
        path = f"/api/games/seiya/rules?search=mot{number}"
        return server.ask("GET", path, cookie=who, headers={"X-Forwarded-For": address})[0]

    ada = guest(server, "Ada").cookie
    assert [search(number, ada) for number in range(5)] == [200] * 3 + [429] * 2
    assert [search(number, "") for number in range(5)] == [200] * 3 + [429] * 2
    assert search(0, "", THERE) == 200


@pytest.mark.parametrize("kind", ["foresee", "foretell"])
def test_foresight(start_server: StartServer, kind: str) -> None:
    """Each look at an option is thought about beside the worker, where others wait."""
    server = start_server("sqlite", foresight=(0.001, 3))
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT], seed="1")

    async def told() -> None:
        async with ada.at(made) as one:
            await one.until(lambda: one.question)
            assert one.question is not None
            key = one.question["options"][0]["key"]
            replies = [await one.wish(kind, step=one.step, key=key) for _ in range(5)]
            assert [reply.get("reason", "") for reply in replies] == [""] * 3 + ["too-fast"] * 2

    asyncio.run(told())


def test_taking_a_seat_again_and_again(start_server: StartServer) -> None:
    """Each time a deck is looked through, and everybody is told."""
    server = start_server("sqlite", heavy=(0.001, 4))
    ada = server.guest("Ada")
    made = ada.set_up()

    async def told() -> None:
        async with ada.at(made) as one:
            replies = [await one.wish("sit", seat=0) for _ in range(3)]
            replies += [await one.wish("arrange", seat=1, bot="") for _ in range(3)]
            assert [reply.get("reason", "") for reply in replies] == [""] * 4 + ["too-fast"] * 2

    asyncio.run(told())


def test_requests(start_server: StartServer) -> None:
    """Whatever they are about; whoever watches over the server is not held back."""
    server = start_server("sqlite", requests=(0.001, 5), shared=2)
    ada = guest(server, "Ada").cookie

    def ask(path: str, who: str, address: str = HERE) -> int:
        return server.ask("GET", path, cookie=who, headers={"X-Forwarded-For": address})[0]

    paths = ["/api/tables", "/api/games", "/api/games/seiya/cards", "/api/shared/none", "/api/guest", "/api/history"]
    assert [ask(path, ada) for path in paths] == [200, 200, 200, 404, 200, 429]
    assert [ask("/api/tables", "") for _ in range(5)] == [200] * 4 + [429]  # what is left to the address
    assert [ask(path, ada) for path in ("/healthz", "/readyz", "/")] == [200] * 3
    assert ask("/api/tables", "", THERE) == 200


def test_nobody_fills_the_lobby(start_server: StartServer) -> None:
    """Somebody sets up table after table; those of others are listed all the same."""
    server = start_server("sqlite")
    ada, eve = guest(server, "Ada"), guest(server, "Eve", THERE)
    body = {"game": "seiya", "seats": [ME, OPEN], "public": True}
    for who, address, count in ((ada, HERE, 2), (eve, THERE, 60)):
        for _ in range(count):
            assert server.ask("POST", "/api/tables", body, who.cookie, {"X-Forwarded-For": address})[0] == 201
    listed = [table["names"][0] for table in server.get("/api/tables")["tables"]]
    assert listed == ["Eve"] * 48 + ["Ada"] * 2


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/ga",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-More: ",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(slow_server: Running, sent: bytes) -> None:
    """However much of it still trickles in."""
    with socket.create_connection(("127.0.0.1", slow_server.port), timeout=20) as line:
        line.sendall(sent)
        began = time.monotonic()
        while time.monotonic() - began < 15:
            line.settimeout(0.1)
            try:
                if line.recv(1000) == b"":
                    break
            except TimeoutError:
                if sent:
                    line.sendall(b"x")
            except ConnectionError:
                break
        assert time.monotonic() - began < 10
    assert slow_server.ask("GET", "/api/games")[0] == 200


def test_who_never_says_hello_is_let_go(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line to a table is open at once, but nobody has come by it before a word was said."""
    (tmp_path / "sitecustomize.py").write_text("from pioche.server import socket\nsocket.GREETING = 0.5\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = start_server("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])

    async def told() -> None:
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{made['id']}"
        async with connect(url, additional_headers={"Cookie": ada.cookie}, proxy=None) as line, asyncio.timeout(10):
            await line.wait_closed()
            assert line.close_code == 4400

    asyncio.run(told())


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One that waits for a second and a half."""
    url = f"sqlite:///{tmp_path_factory.mktemp('slow') / 'pioche.sqlite'}"
    with Running(Settings(db=url, arrival=1.5)) as running:
        yield running


def test_whoever_says_all_is_not_hurried(slow_server: Running) -> None:
    """A line to a table stays open for as long as it is needed, and a connection for several requests."""
    ada = slow_server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])

    async def told() -> None:
        async with ada.at(made) as one:
            await asyncio.sleep(2)
            assert (await one.wish("say", text="Toujours là"))["is"] == "done"

    asyncio.run(told())
    line = HTTPConnection("127.0.0.1", slow_server.port, timeout=20)
    line.connect()
    kept = line.sock
    for _ in range(4):
        line.request("GET", "/icon.svg")
        assert line.getresponse().read()
        assert line.sock is kept
        time.sleep(0.5)
    line.close()


# How they are chosen


def test_addresses() -> None:
    assert address_of("192.0.2.7") == "192.0.2.7"
    assert address_of("2001:db8::7") == address_of("2001:db8::ffff:7") != address_of("2001:db8:0:1::7")
    assert address_of("::ffff:192.0.2.7") != address_of("::ffff:192.0.2.8")
    assert address_of("testing") == "testing"


def test_limits_as_they_are_written() -> None:
    found = limits_in({"chat": "0.5/4", "connections": "30", "arrival": 2.5})
    assert found == {"chat": (0.5, 4), "connections": 30, "arrival": 2.5}
    assert Settings(db="", **found).chat == (0.5, 4)  # type: ignore[arg-type]
    for name, value in (
        ("chat", ""),
        ("chat", "3"),
        ("chat", "a/b"),
        ("connections", "-1"),
        ("db", "x"),
        ("nothing", "3"),
        ("chat", "inf/3"),
        ("chat", "0/3"),
    ):
        with pytest.raises(Refused):
            limits_in({name: value})
    assert set(Limits.__struct_fields__) < set(Settings.__struct_fields__)
