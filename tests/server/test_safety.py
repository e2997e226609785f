"""Safety: hidden cards, foreign seats, other origins, floods, and messages that make no sense."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path

import pytest
from sqlalchemy import make_url, select
from websockets.exceptions import InvalidStatus

from pioche import games
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Refused
from pioche.server.choices import mode_of
from pioche.server.guests import signed
from pioche.server.house import House
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.messages import Done
from pioche.server.opening import opened
from pioche.server.people import hand_over
from pioche.server.room import QUEUE, Connection
from pioche.server.settings import Settings
from pioche.server.store import engine_for, migrate
from pioche.server.store.schema import keys, tables
from pioche.server.store.store import row_of
from tests.server.client import AtTable, Shut
from tests.server.cluster import Cluster
from tests.server.conftest import StartServer
from tests.server.leaks import Secrets

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
GAMES = {name: [ME, OPEN, BOT][: mode_of(name, "").most] for name in games.NAMES}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_a_card_that_they_have_not_seen(start_server: StartServer, game: str, seed: int) -> None:
    """Every byte that each client gets in a random game is searched."""
    server = start_server("sqlite")

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
        if chance.random() < 0.1:
            await person.wish("speak", language=chance.choice(["fr", "en"]))  # a whole state, as after a reload
        if not person.question:
            continue  # somebody else has answered for all meanwhile
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
        for option in person.question["options"][:3]:
            await person.wish("foresee", step=person.step, key=option["key"])
            await person.wish("foretell", step=person.step, key=option["key"])
            await person.wish("explain-option", step=person.step, key=option["key"])


def test_nobody_acts_for_a_seat_that_is_not_theirs(start_server: StartServer) -> None:
    server = start_server("sqlite")

    async def told() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        made = ada.set_up()
        async with ada.at(made) as one, bob.at(made) as other:
            assert (await other.wish("sit", seat=0))["reason"] == "seat-taken"
            assert (await other.wish("begin"))["reason"] == "not-the-host"
            assert (await other.wish("arrange", seat=1, bot="random"))["reason"] == "not-the-host"
            await other.wish("sit", seat=1)
            await one.until(lambda: one.sight)
            await other.until(lambda: other.sight)
            active, idle = (one, other) if one.question else (other, one)
            assert active.question is not None
            before = active.step, active.question, active.info["seats"]
            for option in active.question["options"]:
                refused = await idle.wish("answer", step=active.step, keys=[option["key"]])
                assert refused["reason"] == "not-your-decision"
            for kind, wish in (
                ("sit", {"seat": active.info["me"]}),
                ("arrange", {"seat": active.info["me"], "bot": "random"}),
                ("take-back", {}),
                ("agree", {"yes": True}),
                ("undo", {}),
                ("foresee", {"step": active.step, "key": active.question["options"][0]["key"]}),
                ("explain-option", {"step": active.step, "key": active.question["options"][0]["key"]}),
            ):
                assert (await idle.wish(kind, **wish))["is"] == "refused", kind
            await active.wish("speak", language="fr")
            assert (active.step, active.question, active.info["seats"]) == before

    asyncio.run(told())


def test_who_does_not_read_is_let_go() -> None:
    """What is told waits in a queue: nobody waits for a slow reader, and no queue grows without end."""
    slow = Connection(("", "eve"), "Eve", "fr")
    for number in range(QUEUE):
        slow.send(Done(number))
    assert not slow.lost
    slow.send(Done(QUEUE))
    assert slow.lost
    slow.send(Done(QUEUE + 1))
    assert slow.queue.get_nowait() is None  # which hangs up
    assert slow.queue.empty()


def test_no_secret_is_in_a_log(start_server: StartServer, cluster: Cluster, tmp_path: Path) -> None:
    """Not even when everything goes wrong."""
    url = make_url(cluster.database()).set(password="hush")
    with open(tmp_path / "log", "w+") as log:
        server = start_server("postgresql", log, db=url.render_as_string(hide_password=False))
        ada, eve = server.guest("Ada"), server.guest("Eve")
        made = ada.set_up()

        async def told() -> None:
            async with eve.at(made) as other, ada.at(made) as one:
                await asyncio.to_thread(cluster.restart, 0.5)
                with contextlib.suppress(TimeoutError):
                    await other.wish("sit", seat=1)
                for person in (one, other):
                    await person.until(lambda person=person: any(trouble["over"] for trouble in person.trouble))
                await other.send("{")

        asyncio.run(told())
        engine = engine_for(server.settings.db)
        with engine.connect() as connection:
            setup = row_of(connection.execute(select(tables)).mappings().one()).setup
            key = connection.execute(select(keys.c.value)).scalar_one()
        engine.dispose()
        server.stop()
        log.seek(0)
        said = log.read()
        cookies = [guest.cookie.partition("=")[2] for guest in (ada, eve)]
        for secret in ("hush", made["invite"], setup.seed, setup.salt, key.hex(), *cookies):
            assert secret not in said
        for what in ("ERROR the database is away: OperationalError", "WARNING the database is back after "):
            assert said.count(what) == 1


def test_a_cookie_cannot_be_made_up(start_server: StartServer) -> None:
    server = start_server("sqlite")
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


def test_pages_of_other_origins_are_kept_out(start_server: StartServer) -> None:
    server = start_server("sqlite", origins=("https://friends.example",))
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


def test_floods_are_held_back(start_server: StartServer) -> None:
    server = start_server("sqlite", messages=(5.0, 10), guests=(0.01, 5), tables=(0.01, 3), connections=4)
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


def test_messages_that_are_too_large_are_not_read(start_server: StartServer) -> None:
    server = start_server("sqlite")
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


def test_every_reply_tells_browsers_what_they_may_do(start_server: StartServer) -> None:
    """Refusals and places that do not exist, too."""
    server = start_server("sqlite")
    for method, path, status in (
        ("GET", "/api/games", 200),
        ("GET", "/api/none", 404),
        ("GET", "/none.js", 404),
        ("GET", "/api/tables/none", 404),
        ("PUT", "/api/games", 405),
        ("POST", "/api/guest", 400),
        ("POST", "/api/tables", 400),
        ("GET", "/schema", 200),
    ):
        found, _, headers = server.ask(method, path, b"{" if method == "POST" else None)
        sent = {name.lower(): value for name, value in headers.items()}
        assert found == status, path
        assert "default-src 'self'" in sent["content-security-policy"], path
        assert sent["x-content-type-options"] == "nosniff", path
        assert sent["x-frame-options"] == "DENY", path


def test_a_table_that_nobody_watches_takes_no_memory(tmp_path: Path) -> None:
    """Bots play on at tables whose people have gone: nothing of them stays but what is in the database."""
    url = f"sqlite:///{tmp_path / 'pioche.sqlite'}"
    migrate(url)

    async def told() -> None:
        house = House(Settings(db=url))
        try:
            for number in range(5):
                made = await set_up(house, "ada", number)
                await house.change(made, lambda live: hand_over(live, 0.0, "ada", "random"))
                with pytest.raises(Refused):
                    await house.change(made, lambda live: hand_over(live, 0.0, "eve", "random"))
            with pytest.raises(Refused):
                await house.change("none", lambda live: hand_over(live, 0.0, "ada", "random"))
            assert house.rooms == {}
        finally:
            await house.store.close()

    asyncio.run(told())


def test_a_room_goes_with_the_last_who_leaves_it_and_only_so_many_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'pioche.sqlite'}"
    migrate(url)
    monkeypatch.setattr("pioche.server.house.KEPT", 2)

    async def told() -> None:
        house = House(Settings(db=url))
        try:
            tables = [await set_up(house, "ada", number) for number in range(4)]
            with house.within(tables[0]) as room, house.within(tables[0]) as same:
                assert room is same
                assert house.rooms == {tables[0]: room}
            assert house.rooms == {}
            first, second, third = [await house.load(table) for table in tables[:3]]
            assert await house.load(tables[1]) is second
            assert await house.load(tables[2]) is third
            assert await house.load(tables[0]) is not first
        finally:
            await house.store.close()

    asyncio.run(told())


async def set_up(house: House, guest: str, number: int) -> str:
    await house.store.people.save(guest, guest)
    seats = [NewSeat("me"), NewSeat("bot", "random")]
    change = opened(NewTable("seiya", seats, seed=str(number)), guest, guest, 0.0)
    return (await house.create(change, [guest])).id
