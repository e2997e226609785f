"""A server is upgraded: other cards, other numbers. What was going on goes on, or ends with everything to be seen."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, update

from pioche.kernel.play.event import Event
from pioche.kernel.state.save import DIGEST, digest
from pioche.server.former import ruleset_for
from pioche.server.live import load
from pioche.server.records import Ruleset, decode_events, encode, encode_events
from pioche.server.store import engine_for
from pioche.server.store.schema import inputs, rulesets, tables
from pioche.server.store.store import row_of
from pioche.table import Table
from tests.cli.terminal import Run, runner
from tests.server.client import Guest, Running
from tests.server.conftest import DATABASES, StartServer

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
FORMER = "0123456789abcdef"


def former(ruleset: Ruleset, used: set[int]) -> tuple[Ruleset, dict[int, int]]:
    """The cards of the version before, which lacked one that is not in this game; the numbers that they had then."""
    lacking = max(set(range(len(ruleset.slugs))) - used)
    slugs = tuple(slug for number, slug in enumerate(ruleset.slugs) if number != lacking)
    return Ruleset(slugs, ruleset.zones), {
        number: number - (number > lacking) for number in range(len(ruleset.slugs)) if number != lacking
    } | {-1: -1}


def left_by_the_version_before(url: str, *, readable: bool = True, same_cards: bool = False) -> None:
    """Make of every table what a version with other rules would have stored: other numbers of cards, fingerprints."""
    engine = engine_for(url)
    with engine.begin() as connection:
        for row in [row_of(each) for each in connection.execute(select(tables)).mappings()]:
            if row.state is None:
                continue
            game = load(row).game
            assert game is not None
            past = connection.execute(select(inputs).where(inputs.c.table_id == row.id)).mappings().all()
            happened = {taken["number"]: decode_events(taken["events"]) for taken in past}
            used = {card.definition for card in game.cards.in_order()} | {
                number for events in happened.values() for each in events for number in (each.definition, each.source)
            }
            today = ruleset_for(game.rules)
            ruleset, numbers = former(today, used)
            if same_cards:
                ruleset, numbers = today, {number: number for number in range(-1, len(today.slugs))}
            fingerprint = FORMER + str(len(ruleset.slugs))
            (saved, stack) = msgspec.msgpack.decode(row.state[DIGEST:])
            saved[0] = fingerprint
            for card in saved[5]:
                card[0] = numbers[card[0]]
            if not readable:
                stack.append({"is": "SomethingThatIsNoMore"})
            data = msgspec.msgpack.encode((saved, stack))
            values = {"state": digest(data) + data, "rules": fingerprint, "version": row.version + 1}
            connection.execute(update(tables).where(tables.c.id == row.id).values(values))
            note(connection, fingerprint, ruleset)
            for number, events in happened.items():
                told = encode_events([renumber(event, numbers) for event in events])
                mine = (inputs.c.table_id == row.id) & (inputs.c.number == number)
                connection.execute(update(inputs).where(mine).values(events=told))
    engine.dispose()


def renumber(event: Event, numbers: dict[int, int]) -> Event:
    return replace(event, definition=numbers[event.definition], source=numbers[event.source])


def note(connection: Connection, fingerprint: str, ruleset: Ruleset) -> None:
    known = select(rulesets.c.fingerprint).where(rulesets.c.fingerprint == fingerprint)
    if connection.execute(known).first() is None:
        connection.execute(insert(rulesets).values(fingerprint=fingerprint, content=encode(ruleset)))


def slugs(sight: dict[str, Any]) -> dict[str, list[list[str]]]:
    return {zone: [[card.get("slug", "") for card in row] for row in rows] for zone, rows in sight["zones"].items()}


async def play_some(guest: Guest, table: Any, answers: int, until: str = "") -> dict[str, Any]:
    """Answer, and perhaps go on until a certain question; what the table looks like then."""
    async with guest.at(table, "en") as one:
        chance = random.Random(7)
        await one.play(chance, answers)
        while until and one.result is None and (one.question or {}).get("ask") != until:
            await one.play(chance, 1)
            await one.until(lambda: one.question or one.result)
        await one.until(lambda: one.question or one.result)  # a bot may be playing still
        assert one.sight is not None
        return one.sight


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def status(server: Running, guest: Guest, table: Any) -> str:
    return str(server.get(f"/api/tables/{table['id']}", guest.cookie)["status"])


@pytest.mark.parametrize("kind", DATABASES)
def test_games_go_on_after_an_upgrade(start_server: StartServer, kind: str, run: Run, tmp_path: Any) -> None:
    server = start_server(kind)
    ada = server.guest("Ada")
    running, finished = (ada.set_up(seats=[ME, BOT]) for _ in range(2))
    waiting = ada.set_up()
    before = asyncio.run(play_some(ada, running, 12))
    over = asyncio.run(play_some(ada, finished, 10**6))
    ends = server.get(f"/api/tables/{finished['id']}/replay?language=en", ada.cookie)
    server.stop()
    left_by_the_version_before(server.settings.db)
    server.start()

    async def told() -> None:
        async with ada.at(running, "en") as one:
            await one.until(lambda: one.question and not one.info["read_only"])
            assert one.sight is not None
            assert slugs(one.sight) == slugs(before)
            assert any("goes on with the new ones" in line["text"] for line in one.state["log"])
            assert (await one.wish("undo"))["reason"] == "nothing-to-undo"
            await one.play(random.Random(3), 2)
            if one.result is None:
                await one.until(lambda: one.question or one.result)
                assert (await one.wish("undo"))["is"] == "done"
            await one.play(random.Random(3))
            assert one.result is not None

    asyncio.run(told())
    # The whole of it can be watched: before the upgrade, too, as it was.
    replay = server.get(f"/api/tables/{running['id']}/replay?language=en", ada.cookie)
    assert "renewed while" in replay["note"]
    steps = [
        step
        for first in range(0, replay["steps"] + 1, 50)
        for step in server.get(
            f"/api/tables/{running['id']}/replay/{first}/{min(first + 49, replay['steps'])}?eyes=0&language=en",
            ada.cookie,
        )["steps"]
    ]
    assert [step["step"] for step in steps] == list(range(replay["steps"] + 1))
    marked = [n for n, step in enumerate(steps) if any("new ones" in line["text"] for line in step["lines"])]
    assert len(marked) == 1
    assert slugs(steps[marked[0]]["sight"])["hand"] == slugs(before)["hand"]
    # Its file says where, and is checked from there on.
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(server.get(f"/api/tables/{running['id']}/record", ada.cookie)))
    shown = run("replay", str(file), "--verify", "--lang", "en")
    assert (shown.code, shown.err) == (0, "")
    assert "not played again" in shown.out
    assert run("replay", str(file), "--lang", "en").code == 0
    # What was finished is as it was.
    again = server.get(f"/api/tables/{finished['id']}/replay?language=en", ada.cookie)
    assert (again["steps"], again["result"]["text"]) == (ends["steps"], ends["result"]["text"])
    last = again["steps"]
    (step,) = server.get(f"/api/tables/{finished['id']}/replay/{last}/{last}?eyes=0", ada.cookie)["steps"]
    assert slugs(step["sight"]) == slugs(over)
    assert status(server, ada, waiting) == "open"
    asyncio.run(begin(ada, waiting))


async def begin(guest: Guest, table: Any) -> None:
    async with guest.at(table) as one:
        assert (await one.wish("begin"))["is"] == "done"
        await one.until(lambda: one.question)


def test_what_cannot_go_on_is_stopped(start_server: StartServer) -> None:
    """A state that makes no sense today; whoever is there is told."""
    server = start_server("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])
    before = asyncio.run(play_some(ada, made, 5))
    server.stop()
    left_by_the_version_before(server.settings.db, readable=False)
    server.start()

    async def told() -> None:
        async with ada.at(made, "en") as one:
            await one.until(lambda: one.result)
            assert one.result is not None
            assert one.result["how"] == "stopped"
            assert "stopped by an upgrade" in one.info["read_only"]
            assert one.sight is not None
            assert slugs(one.sight)["hand"] == slugs(before)["hand"]

    asyncio.run(told())
    assert server.get("/api/history", ada.cookie)["games"][0]["outcome"] == "stopped"


@pytest.mark.parametrize("game", ["veiel", "dbs"])
def test_every_game_goes_on_in_the_middle_of_effects_if_only_its_rules_are_others(
    start_server: StartServer, game: str
) -> None:
    server = start_server("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up(game, seats=[ME, BOT])
    asyncio.run(play_some(ada, made, 6))
    server.stop()
    left_by_the_version_before(server.settings.db, same_cards=True)
    server.start()

    async def told() -> None:
        async with ada.at(made, "en") as one:
            await one.until(lambda: (one.question and not one.info["read_only"]) or one.result)
            assert one.result is None or one.result["how"] != "stopped"
            await one.play(random.Random(3), 10)

    asyncio.run(told())


def test_a_record_goes_on_from_where_it_was_carried() -> None:
    """And what was answered before cannot be taken back."""
    from pioche.kernel.play.decision import Refused
    from pioche.server.thinking import replayed
    from pioche.table import CHANCE, carry_keys

    table = Table.new("seiya", 5)
    chance = random.Random(1)

    def answer(at: Table) -> None:
        decision = at.decision
        assert decision is not None
        keys = [option.key for option in decision.options]
        at.answer(decision.seat, chance.sample(keys, decision.least or min(1, decision.most)))

    for _ in range(8):
        answer(table)
    past = [(-2, ("played by others",)), (CHANCE, carry_keys("former", table.dump()))]
    again = replayed("seiya", {}, "5", past)
    assert again.dump() == table.dump()
    with pytest.raises(Refused):
        again.undo()
    answer(again)
    assert again.last_answer() == 2
    assert Table.replay(again.record()).dump() == again.dump()
