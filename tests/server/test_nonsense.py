"""Safety: messages and requests that make no sense are refused, and change nothing."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from pioche.server import messages
from pioche.server.settings import Settings
from tests.server.client import AtTable, Running, Shut, caught_up
from tests.server.conftest import QUICK
from tests.server.test_safety import BOT, ME, OPEN

DEEP = 20_000  # brackets within brackets

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Any:
    url = f"sqlite:///{tmp_path_factory.mktemp('shared') / 'pioche.sqlite'}"
    with Running(Settings(db=url, **QUICK)) as running:  # type: ignore[arg-type]
        yield running


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml", "/%2e%2e/%2e%2e/settings.py", "/..%2fsettings.py", "/assets/../../app.py", "/api/none",
        "/api/games/none/cards", "/api/games/../secret", "/ws/none", "/api/tables/none/replay", "/nothing.js",
        "/api/tables/none/replay/0/9", "/api/tables/none/record",
    ],
)  # fmt: skip
def test_there_is_nothing_else_to_find(shared: Running, path: str) -> None:
    status, body, _ = shared.ask("GET", path)
    assert status in (404, 400), body
    assert "reason" in body


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = [
    "hello", "speak", "look", "answer", "undo", "agree", "concede", "sit", "leave", "arrange", "begin", "hand-over",
    "take-back", "warn", "sit-in", "stop", "rematch", "say", "point", "explain-number", "explain-option", "why-not",
    "explain-rule", "foresee",
    "foretell", "log", "state", "done",
]  # fmt: skip
FIELDS = [
    "language", "invite", "step", "keys", "then", "yes", "seat", "choices", "bot", "text", "card", "key", "rule",
    "before", "more", "too", "place",
]  # fmt: skip
NEARLY = st.builds(
    lambda kind, number, fields: json.dumps({"is": kind, "id": number, **fields}),
    st.sampled_from(KINDS) | st.text(max_size=10),
    st.integers(-5, 10**6) | JSON,
    st.dictionaries(st.sampled_from(FIELDS), JSON | st.sampled_from([["end"], {"hero": "x"}, "fr"]), max_size=4),
)
NONSENSE = NEARLY | st.text(max_size=200) | JSON.map(json.dumps)


OWN = messages.Leave | messages.HandOver | messages.Undo | messages.Concede  # what somebody at the table may do


def is_own(text: str) -> bool:
    try:
        return isinstance(msgspec.json.decode(text, type=messages.FromClient), OWN)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def chairs(info: dict[str, Any]) -> list[dict[str, Any]]:
    """Who sits where; whether they are here is noted in its own time."""
    return [{key: seat[key] for key in seat if key not in ("online", "away", "due")} for seat in info["seats"]]


@pytest.mark.parametrize("seated", [False, True])
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(texts=st.lists(NONSENSE, min_size=1, max_size=12))
def test_nonsense_is_refused_and_changes_nothing(shared: Running, seated: bool, texts: list[str]) -> None:
    """Whoever is not asked may say what they like: the game stays as it is, and the server too."""

    async def told() -> None:
        ada, eve = shared.guest("Ada"), shared.guest("Eve")
        made = ada.set_up(seats=[ME, OPEN if seated else BOT], public=True)
        async with ada.at(made) as one, eve.at(made) as other:
            if seated:
                await other.wish("sit", seat=1)
                await other.until(lambda: other.sight)
            await one.until(lambda: one.sight and (one.question or seated))
            await caught_up(one, other)  # what the bot did first has reached everybody
            asked, idle = (other, one) if other.question else (one, other)
            before = asked.step, asked.sight, chairs(asked.info)
            count = len(idle.received)
            for text in texts:
                if not seated or not is_own(text):
                    await idle.send(text)
            assert (await idle.wish("why-not", card=10**6))["reason"] == "card-not-there"
            for text in idle.received[count:]:
                message = json.loads(text)
                assert message["is"] in ("refused", "done", "said", "state", "people", "explained", "log"), text
                assert message.get("reason") != "our-fault", texts
            await asked.wish("speak", language="fr")
            assert (asked.step, asked.sight, chairs(asked.info)) == before

    asyncio.run(told())


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE"]),
    path=st.sampled_from(
        [
            "/api/guest",
            "/api/tables",
            "/api/games",
            "/api/games/seiya/rules?language=xx&search=%00",
            "/api/tables/%00",
            "/api/tables/x/replay/-1/99999999999999999999?eyes=%ff",
            "/api/games/%ff/cards",
            "/%00",
            "/lobby?%ff",
        ]
    ),
    body=NONSENSE | st.binary(max_size=100) | JSON.map(lambda given: {"game": "seiya", "seats": given}).map(json.dumps),
)
def test_nonsense_over_http_is_refused(shared: Running, method: str, path: str, body: str | bytes) -> None:
    data = body if isinstance(body, bytes) else body.encode("utf-8", "replace")
    status, reply, _ = shared.ask(method, path, data if method != "GET" else None, shared.guest("Eve").cookie)
    assert status < 500, reply
    if status >= 400:
        assert reply["text"]["en"]


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ff", "x" * 500, "%F0%9F%83%8F", "a%27--"])
def test_a_table_that_cannot_be_troubles_nobody(server: Running, table: str) -> None:
    """A database may stumble over what it is asked for; then everybody would be told that it is away."""

    async def told() -> None:
        ada = server.guest("Ada")
        async with ada.at(ada.set_up(seats=[ME, BOT])) as one:
            for path in ("", "/replay", "/replay/0/1", "/record"):
                status, problem, _ = server.ask("GET", f"/api/tables/{table}{path}", cookie=ada.cookie)
                assert (status, problem["reason"]) == (404, "no-such-table"), path
            lost = AtTable(ada, table)
            with pytest.raises(Shut) as shut:
                await lost.come()
            assert shut.value.code == 4404
            await lost.go()
            assert (await one.wish("say", text="Bonjour"))["is"] == "done"
            assert one.trouble == []

    asyncio.run(told())


NOTHING, BEYOND = "a\0b", 2**63


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/decks/%00", None),
        ("GET", "/api/shared/%00", None),
        ("POST", "/api/account", {"password": "correct horse battery", "settings": NOTHING}),
        ("POST", "/api/sign-in", {"name": NOTHING, "password": "correct horse battery"}),
        ("POST", "/api/sign-in/passkey", {"id": NOTHING, "credential": {"id": "x"}}),
        ("POST", "/api/games/dbs/decks", {"name": "Mine", "text": NOTHING}),
        ("POST", "/api/tables", {"game": "dbs", "seats": [ME | {"choices": {"deck": f"own:{NOTHING}"}}, OPEN]}),
    ],
)
def test_what_no_database_holds_is_nobodys(server: Running, method: str, path: str, body: Any) -> None:
    """A sign that PostgreSQL does not know: the database is not away, and nobody else notices."""

    async def told() -> None:
        ada, eve = server.guest("Ada"), server.guest(f"Eve {path[-9:]}")
        async with ada.at(ada.set_up(seats=[ME, BOT])) as one:
            status, reply, _ = await asyncio.to_thread(server.ask, method, path, body, eve.cookie)
            assert status in (200, 400, 401, 404), reply
            assert (await one.wish("say", text="Bonjour"))["is"] == "done"
            assert one.trouble == []

    asyncio.run(told())


@pytest.mark.parametrize("number", [BEYOND, -BEYOND - 1, 2**31])
def test_a_number_that_no_database_holds(server: Running, number: int) -> None:
    async def told() -> None:
        ada = server.guest("Ada")
        async with ada.at(ada.set_up(seats=[ME, BOT])) as one:
            for wish in ({"is": "mute", "yes": True}, {"is": "report", "why": "other"}):
                reply = await one.wish(wish.pop("is"), line=number, **wish)
                assert reply["reason"] in ("not-readable", "no-such-line")

    asyncio.run(told())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guest", b'{"name": "\xff"}'),
        ("POST", "/api/tables", b'{"game": "seiya", "seats": [], "seed": "\xc3("}'),
        ("POST", "/api/guest", b"[" * DEEP),
        ("POST", "/api/guest", b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}"),
        ("GET", "/" + "x" * 256, None),
        ("GET", "/lobby/" + "%C3%A9" * 200, None),
        ("GET", "/assets/" + "x" * 300 + ".js", None),
        ("GET", "/" + "x/" * 3000, None),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(
    shared: Running, method: str, path: str, body: bytes | None
) -> None:
    """Bytes that are no text, brackets without end, names that no file can have."""
    status, reply, _ = shared.ask(method, path, body, shared.guest("Eve").cookie)
    assert status == 400, reply
    assert reply["text"]["fr"]
    assert reply["text"]["en"]


@pytest.mark.parametrize("header", ["Host: a:b:c", "Host: [", "Host: x\r\nOrigin: http://["])
def test_headers_that_make_no_sense(shared: Running, header: str) -> None:
    body = '{"name": "Eve"}'
    lines = ["POST /api/guest HTTP/1.1", header, f"Content-Length: {len(body)}", "Connection: close", "", body]
    with socket.create_connection(("127.0.0.1", shared.port), timeout=20) as line:
        line.sendall("\r\n".join(lines).encode())
        status = int(line.makefile("rb").readline().split()[1])
    assert status < 500


def test_a_hello_without_end(shared: Running) -> None:
    """Brackets within brackets are no greeting."""
    ada = shared.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])

    async def told() -> None:
        url = f"ws://127.0.0.1:{shared.port}/ws/tables/{made['id']}"
        async with connect(url, additional_headers={"Cookie": ada.cookie}, proxy=None) as line:
            await line.send('{"more": ' + "[" * DEEP)
            await line.wait_closed()
            assert line.close_code == 4400

    asyncio.run(told())
