"""Safety: hidden cards, foreign seats, other origins, floods, and messages that make no sense."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from pioche.kernel.query import NOBODY
from pioche.server.guests import signed
from tests.server.client import AtTable, Running, Shut
from tests.server.conftest import Serve
from tests.server.leaks import Secrets

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
GAMES = {
    "seiya": [ME, OPEN, BOT],
    "dbs": [ME, OPEN],
}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_a_card_that_they_have_not_seen(serve: Serve, game: str, seed: int) -> None:
    """Every byte that each client gets in a random game is searched."""
    server = serve("sqlite")

    async def told() -> dict[int, AtTable]:
        ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
        made = ada.set_up(game, seats=GAMES[game], public=True)
        async with ada.at(made) as one, bob.at(made, "en") as other, eve.at(made) as watcher:
            people = {0: one, 1: other, NOBODY: watcher}
            await other.wish("sit", seat=1)
            await one.until(lambda: one.sight)
            chance = random.Random(seed)
            await asyncio.gather(
                curious(one, random.Random(seed)), curious(other, random.Random(seed + 10)), ask_all(watcher, chance)
            )
            for person in people.values():
                await person.until(lambda person=person: person.result)
            return people

    people = asyncio.run(told())
    table = people[0].table
    steps = [people[0].happened[0]["step"] - 1, *(each["step"] for each in people[0].happened)]
    secrets = Secrets(server.get(f"/api/tables/{table}/record"), steps)
    searched = 0
    for seat, person in people.items():
        step = steps[0]
        for text in person.received:
            message = json.loads(text)
            if message["is"] == "state" and message["sight"] is None:
                continue
            step = message.get("step", step) if message["is"] in ("state", "happened") else step
            if step < steps[-1]:  # when the game is over, all is shown
                assert secrets.leaks(seat, step, text) == [], (seat, step, text[:200])
                searched += 1
    assert searched > 100


async def curious(person: AtTable, chance: random.Random) -> None:
    """Plays at random, and asks about everything on the way."""
    while True:
        await person.until(lambda: person.question or person.result)
        if person.result:
            return
        if chance.random() < 0.2:
            await ask_all(person, chance)
        step = person.step
        await person.answer_somehow(chance)
        await person.until(lambda step=step: person.step != step)  # type: ignore[misc]


async def ask_all(person: AtTable, chance: random.Random) -> None:
    tags = [
        card["tag"]
        for rows in (person.sight or {"zones": {}})["zones"].values()
        for row in rows
        for card in row
        if card
    ]
    for tag in chance.sample(tags, min(3, len(tags))):
        for key in ("force", "cost_force", "power", "cost"):
            await person.wish("explain-number", card=tag, key=key)
        await person.wish("why-not", card=tag)
    for tag in chance.sample(range(1, 400), 10):
        await person.wish("why-not", card=tag)
    await person.wish("log", before=person.step)
    if person.question:
        await person.wish("foresee", step=person.step)
        for option in person.question["options"][:3]:
            await person.wish("explain-option", step=person.step, key=option["key"])


def test_a_cookie_cannot_be_made_up(serve: Serve) -> None:
    server = serve("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])
    guest = ada.cookie.partition("=")[2].partition(".")[0]
    for forged in ("", "pioche=", f"pioche={guest}", f"pioche={guest}.0", f"pioche={signed(guest, b'guess')}"):
        status, _, _ = server.ask("GET", "/api/guest", cookie=forged)
        assert status == 204
        status, problem, _ = server.ask("POST", "/api/tables", {"game": "seiya", "seats": [ME, BOT]}, forged)
        assert (status, problem["reason"]) == (401, "no-guest")

        async def told(forged: str = forged) -> None:
            person = AtTable(ada, made["id"])
            ada.cookie, real = forged, ada.cookie
            try:
                with pytest.raises(Shut) as shut:
                    await person.come()
                assert shut.value.code == 4401
            finally:
                ada.cookie = real
                await person.go()

        asyncio.run(told())


def test_pages_of_other_origins_are_kept_out(serve: Serve) -> None:
    server = serve("sqlite", origins=("https://friends.example",))
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])
    body = {"game": "seiya", "seats": [ME, BOT]}
    for origin, allowed in (
        ("https://evil.example", False),
        ("null", False),
        ("https://friends.example", True),
        (f"http://127.0.0.1:{server.port}", True),
    ):
        status, _, _ = server.ask("POST", "/api/tables", body, ada.cookie, {"Origin": origin})
        assert (status == 201) is allowed
        status, _, _ = server.ask("POST", "/api/guest", {"name": "Eve"}, "", {"Origin": origin})
        assert (status == 200) is allowed

        async def told(origin: str = origin, allowed: bool = allowed) -> None:
            person = AtTable(ada, made["id"])
            if allowed:
                await person.come(headers={"Origin": origin})
                await person.go()
            else:
                with pytest.raises(InvalidStatus) as refused:
                    await person.come(headers={"Origin": origin})
                assert refused.value.response.status_code == 403

        asyncio.run(told())


def test_floods_are_held_back(serve: Serve) -> None:
    server = serve("sqlite", messages=(5.0, 10), guests=(0.01, 5), tables=(0.01, 3), connections=4)
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])

    async def told() -> None:
        async with ada.at(made) as one:
            replies = await asyncio.gather(*(one.wish("why-not", card=1) for _ in range(20)))
            assert {reply["reason"] for reply in replies} == {"too-fast", "card-not-there"}
            with pytest.raises(Shut):
                await asyncio.gather(*(one.wish("why-not", card=1) for _ in range(60)))
            assert one.code == 4429
        people = [AtTable(ada, made["id"]) for _ in range(5)]
        for person in people[:4]:
            await person.come()
        with pytest.raises(Shut) as shut:
            await people[4].come()
        assert shut.value.code == 4429
        for person in people:
            await person.go()

    asyncio.run(told())
    made_tables = [
        server.ask("POST", "/api/tables", {"game": "seiya", "seats": [ME, BOT]}, ada.cookie)[0] for _ in range(4)
    ]
    assert made_tables == [201, 201, 429, 429]
    new_guests = [server.ask("POST", "/api/guest", {"name": "Eve"})[0] for _ in range(6)]
    assert new_guests == [200, 200, 200, 200, 429, 429]


def test_messages_that_are_too_large_are_not_read(serve: Serve) -> None:
    server = serve("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])
    status, problem, _ = server.ask("POST", "/api/guest", {"name": "x" * 100_000}, ada.cookie)
    assert (status, problem["reason"]) == (413, "too-large")

    async def told() -> None:
        async with ada.at(made) as one:
            with pytest.raises(Shut):
                await one.wish("say", text="x" * 100_000)
            assert one.code == 1009

    asyncio.run(told())


@pytest.mark.parametrize("name", ["", " ", "\n\t", "x" * 25, "\x00"])
def test_names_that_nobody_could_read(serve: Serve, name: str) -> None:
    server = serve("sqlite")
    status, problem, _ = server.ask("POST", "/api/guest", {"name": name})
    assert status == 400
    assert problem["text"]["fr"]
    assert problem["text"]["en"]


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


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from pioche.server.settings import Settings
    from tests.server.conftest import QUICK

    url = f"sqlite:///{tmp_path_factory.mktemp('shared') / 'pioche.sqlite'}"
    with Running(Settings(db=url, **QUICK)) as running:  # type: ignore[arg-type]
        yield running


# Messages that make no sense

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = [
    "hello", "speak", "answer", "undo", "agree", "concede", "sit", "leave", "arrange", "begin", "hand-over",
    "take-back", "rematch", "say", "explain-number", "explain-option", "why-not", "explain-rule", "foresee", "log",
    "state", "done",
]  # fmt: skip
FIELDS = [
    "language", "invite", "step", "keys", "then", "yes", "seat", "choices", "bot", "text", "card", "key", "rule",
    "before", "more",
]  # fmt: skip
NEARLY = st.builds(
    lambda kind, number, fields: json.dumps({"is": kind, "id": number, **fields}),
    st.sampled_from(KINDS) | st.text(max_size=10),
    st.integers(-5, 10**6) | JSON,
    st.dictionaries(st.sampled_from(FIELDS), JSON | st.sampled_from([["end"], {"hero": "x"}, "fr"]), max_size=4),
)
NONSENSE = NEARLY | st.text(max_size=200) | JSON.map(json.dumps)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(texts=st.lists(NONSENSE, min_size=1, max_size=12))
def test_nonsense_is_refused_and_changes_nothing(shared: Running, texts: list[str]) -> None:
    """A spectator may say what they like: the game stays as it is, and the server too."""

    async def told() -> None:
        ada, eve = shared.guest("Ada"), shared.guest("Eve")
        made = ada.set_up(seats=[ME, BOT], public=True)
        async with ada.at(made) as one, eve.at(made) as other:
            await one.until(lambda: one.question)
            await other.until(lambda: other.step == one.step)  # what the bot did first has reached everybody
            before = one.step, one.sight, one.info["seats"]
            count = len(other.received)
            for text in texts:
                await other.send(text)
            assert (await other.wish("why-not", card=10**6))["reason"] == "card-not-there"
            for text in other.received[count:]:
                message = json.loads(text)
                assert message["is"] in ("refused", "done", "said", "state", "people", "explained", "log"), text
                assert message.get("reason") != "our-fault", texts
            await one.wish("speak", language="fr")
            assert (one.step, one.sight, one.info["seats"]) == before

    asyncio.run(told())


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE"]),
    path=st.sampled_from(["/api/guest", "/api/tables", "/api/games", "/api/games/seiya/rules?language=xx&search=%00"]),
    body=NONSENSE | st.binary(max_size=100) | JSON.map(lambda given: {"game": "seiya", "seats": given}).map(json.dumps),
)
def test_nonsense_over_http_is_refused(shared: Running, method: str, path: str, body: str | bytes) -> None:
    data = body if isinstance(body, bytes) else body.encode("utf-8", "replace")
    status, reply, _ = shared.ask(method, path, data if method != "GET" else None, shared.guest("Eve").cookie)
    assert status < 500, reply
    if status >= 400:
        assert reply["text"]["en"]
