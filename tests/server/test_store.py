"""The store on both databases: the schema, versions, leases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import text, update

from pioche.kernel.play.event import Event
from pioche.server.app import create
from pioche.server.bus import Bus
from pioche.server.house import House
from pioche.server.records import Chair, Input, Job, Progress, Row, Setup, Write, decode_events, encode_events
from pioche.server.settings import Settings
from pioche.server.store import Newer, Person, Store, StoreUnreachable, engine_for, migrate
from pioche.server.store.schema import jobs, metadata
from tests.server.cluster import Cluster
from tests.server.conftest import DATABASES, Database

NOW = time.time()
SETUP = Setup("classic", {}, 0, "ada", "invite", False, "seed", "salt")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    engine = engine_for(url)
    store = Store(engine, Bus(engine, 1.0).announce)
    try:
        yield store
    finally:
        await store.close()


def row(table: str = "t", step: int = 1) -> Row:
    return Row(
        table, "seiya", "playing", True, "rules", 1, step, SETUP, Progress((Chair("ada", "Ada"),)), b"state", NOW
    )


def taken(number: int, step: int) -> Input:
    return Input(number, step, 0, ("end",), True, encode_events([Event("turn", 0, amount=number)]))


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, database: Database) -> str:
    found = database(request.param)
    migrate(found)
    return found


def test_the_migrations_make_the_schema(url: str) -> None:
    migrate(url)  # a second time changes nothing
    engine = engine_for(url)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_a_schema_of_later_days_is_not_touched(url: str) -> None:
    engine = engine_for(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Newer):
        migrate(url)


def test_what_is_stored_is_found_again(url: str) -> None:
    async def told() -> None:
        async with opened(url) as store:
            await store.people.save("ada", "Ada", "moon")
            await store.people.save("ada", "Ada L.")
            assert await store.people.find("ada") == Person("ada", "Ada L.", "moon")
            assert await store.people.find("bob") is None
            await store.create(row(), (taken(0, 1),), None, ["ada"])
            assert await store.load("t") == row()
            assert await store.load("u") is None
            assert [table.id for table in await store.lobby()] == ["t"]
            assert [table.id for table in await store.tables_of("ada")] == ["t"]
            assert await store.is_member("t", "ada")
            assert not await store.is_member("t", "bob")
            line = await store.chat.say("t", 0, "ada", "Ada", "Bonjour")
            assert await store.chat.said("t") == [line]
            assert await store.versions(["t", "u"]) == {"t": (1, line.number)}
            (found,) = await store.inputs("t")
            assert decode_events(found.events) == [Event("turn", 0, amount=0)]
            assert await store.key("cookies") == await store.key("cookies")

    asyncio.run(told())


def test_only_the_version_that_was_read_is_changed(url: str) -> None:
    async def told() -> None:
        async with opened(url) as store, opened(url) as other:
            await store.create(row(), (), None, [])
            second = replace(row(), version=2, step=2)
            writes = [asyncio.create_task(each.write(Write(second, (taken(1, 2),)))) for each in (store, other, store)]
            assert sorted([await write for write in writes]) == [False, False, True]
            assert len(await store.inputs("t")) == 1

    asyncio.run(told())


def test_many_writes_at_once(url: str) -> None:
    async def told() -> None:
        async with opened(url) as store, opened(url) as other:
            names = [f"t{number}" for number in range(30)]
            for name in names:
                await store.create(row(name), (), None, [])

            async def write(through: Store, name: str) -> int:
                won = 0
                for version in range(2, 8):
                    change = Write(replace(row(name, version), version=version), (taken(version, version),))
                    won += await through.write(change)
                    await asyncio.sleep(0)
                return won

            mine = asyncio.gather(*(write(store, name) for name in names))
            theirs = asyncio.gather(*(write(other, name) for name in reversed(names)))
            wins = [one + two for one, two in zip(await mine, reversed(await theirs), strict=True)]
            for name, won in zip(names, wins, strict=True):
                found = await store.load(name)
                assert found is not None
                assert found.version == 1 + won
                assert len(await store.inputs(name)) == won

    asyncio.run(told())


def test_inputs_are_taken_back(url: str) -> None:
    async def told() -> None:
        async with opened(url) as store:
            await store.create(row(), tuple(taken(n, n) for n in range(5)), None, [])
            write = Write(replace(row(), version=2), (taken(3, 9),), keep=3)
            assert await store.write(write)
            assert [(each.number, each.step) for each in await store.inputs("t")] == [(0, 0), (1, 1), (2, 2), (3, 9)]
            assert [each.number for each in await store.inputs("t", after=1)] == [2, 3]

    asyncio.run(told())


def test_a_lease_is_one_workers_until_it_runs_out(url: str) -> None:
    async def told() -> None:
        async with opened(url) as store, opened(url) as other:
            for name in ("t", "u"):
                await store.create(row(name), (), Job("bot", 1, time.time()), [])
            assert await store.next_due() is not None
            both = [table for table, kind in await store.due() if kind == "bot"]
            assert both == ["t", "u"]
            one, two = await asyncio.gather(store.claim("one", 60, both), other.claim("two", 60, both[::-1]))
            assert sorted(table for table, _ in (*one, *two)) == ["t", "u"]
            assert await store.due() == []
            assert await store.claim("three", 60, both) == []
            with store.engine.begin() as connection:  # as time would
                connection.execute(update(jobs).values(lease=time.time() - 1))
            again = await other.claim("three", 60, both)
            assert sorted(table for table, _ in again) == ["t", "u"]
            # A new job of the table is nobody's; whoever had the former lease cannot take it away.
            assert await store.write(Write(replace(row("t"), version=2), job=Job("bot", 2, time.time())))
            await store.release("three", "t", None)
            assert [table for table, _ in await store.claim("four", 60, both)] == ["t"]
            # A change after which nothing is due takes the job away.
            assert await store.write(Write(replace(row("u"), version=2), had_job=True))
            assert await store.claim("five", 0, both) == []

    asyncio.run(told())


def test_presence_lasts_as_long_as_its_worker(url: str) -> None:
    async def told() -> None:
        async with opened(url) as store:
            await store.appear("one", "t", "ada", time.time() + 60)
            await store.appear("two", "t", "bob", time.time() + 60)
            assert await store.present(["t", "u"]) == {"t": {"ada", "bob"}, "u": set()}
            await store.live("one", time.time() - 1)  # the last sign of life was long ago
            assert await store.present(["t"]) == {"t": {"bob"}}
            await store.live("two", time.time() + 60)
            assert await store.present(["t"]) == {"t": {"bob"}}
            assert await store.present(["t"], "two") == {"t": set()}
            await store.disappear("two", "t", "bob", time.time())
            assert await store.present(["t"]) == {"t": set()}

    asyncio.run(told())


def test_workers_hear_of_each_others_changes(cluster: Cluster) -> None:
    url = cluster.database()
    migrate(url)

    async def told() -> None:
        engine = engine_for(url)
        mine, theirs = Bus(engine, 60.0), Bus(engine, 60.0)
        heard: asyncio.Queue[set[str] | None] = asyncio.Queue()

        async def look(tables: set[str] | None) -> None:
            heard.put_nowait(tables)

        whispers: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        listening = asyncio.create_task(mine.listen(look, lambda *whisper: whispers.put_nowait(whisper)))
        await mine.hears(10)
        assert await asyncio.wait_for(heard.get(), 10) is None  # a look at all, once it listens
        for bus, table in ((mine, "a"), (theirs, "b")):
            store = Store(engine, bus.announce)
            await store.create(row(table), (), None, [])
            assert await store.write(Write(replace(row(table), version=2)))
            await store.tell(lambda connection, bus=bus, table=table: bus.whisper(connection, table, '{"is": "x"}'))  # type: ignore[misc]
        assert await asyncio.wait_for(heard.get(), 10) == {"b"}
        assert await asyncio.wait_for(whispers.get(), 10) == ("b", '{"is": "x"}')
        listening.cancel()
        engine.dispose()

    asyncio.run(told())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the library's, about how handlers are written
def test_a_worker_takes_people_once_it_hears_others(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is whispered is not kept: who was there before their worker listened would never hear of it."""
    heard: list[tuple[str, str]] = []
    monkeypatch.setattr(House, "hear", lambda house, *whisper: heard.append(whisper))
    url = cluster.database()
    migrate(url)
    engine = engine_for(url)

    async def told() -> None:
        async with create(Settings(db=url)).lifespan():
            with engine.begin() as connection:
                Bus(engine, 1.0).whisper(connection, "t", "{}")
            async with asyncio.timeout(10):
                while not heard:
                    await asyncio.sleep(0.01)

    asyncio.run(told())
    assert heard == [("t", "{}")]


def test_a_worker_takes_people_though_notes_do_not_come_through(cluster: Cluster) -> None:
    bus = Bus(engine_for(cluster.database()), 60.0)
    asyncio.run(asyncio.wait_for(bus.hears(0.1), 10))


def test_a_database_that_is_away_says_so(cluster: Cluster) -> None:
    async def told() -> None:
        async with opened("postgresql://pioche@127.0.0.1:1/none") as store:
            with pytest.raises(StoreUnreachable):
                await store.load("t")
            with pytest.raises(StoreUnreachable):
                await store.write(Write(row()))
            assert not await store.answers()

    asyncio.run(told())


def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(ValueError, match="mysql"):
        engine_for("mysql://localhost/pioche")


def test_events_are_read_as_they_were_stored_and_those_of_former_days_too() -> None:
    moved = Event("moved", 1, 2, 3, 4, 5, 6, 1, 3, 0, -1, "a:rule", 7, 8)
    assert decode_events(encode_events([moved])) == [moved]
    former = msgspec.msgpack.encode([msgspec.structs.astuple(moved)[:12]])
    assert decode_events(former) == [replace(moved, left=0, place=0)]


def test_a_database_that_says_nothing_counts_as_away(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is told so, also who comes meanwhile; when it speaks again, all goes on by itself."""
    monkeypatch.setattr("pioche.server.store.writer.ANSWER", 0.3)
    monkeypatch.setattr("pioche.server.store.store.ANSWER", 0.3)
    monkeypatch.setattr("pioche.server.store.store.PROMPT", 0.3)
    url = database("sqlite")
    migrate(url)

    async def told() -> None:
        async with opened(url) as store:
            await store.create(row(), [taken(1, 1)], None, [])
            engine = engine_for(url)
            with engine.begin():  # nobody else may write, and SQLite waits much longer than that
                for _ in range(2):
                    changes = [store.write(Write(replace(row(), version=2))) for _ in range(2)]
                    outcomes = await asyncio.gather(*changes, store.key("new"), return_exceptions=True)
                    assert [type(outcome) for outcome in outcomes] == [StoreUnreachable] * 3
                assert not await store.answers()
            engine.dispose()
            monkeypatch.setattr("pioche.server.store.store.ANSWER", 20.0)
            monkeypatch.setattr("pioche.server.store.store.PROMPT", 20.0)
            assert await store.answers()
            found = await store.load("t")
            assert found is not None
            assert await store.write(Write(replace(row(), version=found.version + 1)))

    asyncio.run(told())
