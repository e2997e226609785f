"""Watchfulness: every fault is written down once, stays where it is, and goes away by itself when its cause does."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec
import pytest
from sqlalchemy import insert, select, text, update

from pioche.server import patience
from pioche.server.logbook import KEPT, QUIET, Line, Once
from pioche.server.patience import Patience, supervised
from pioche.server.records import encode
from pioche.server.store import engine_for
from pioche.server.store.schema import chat, inputs, jobs, tables
from pioche.server.store.store import row_of
from tests.server.client import AtTable, Running, Shut
from tests.server.conftest import DATABASES, StartServer

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S+ (WARNING|ERROR) .+")
SLOW = "WARNING notes of other workers do not come through"


@pytest.fixture
def log(tmp_path: Path) -> Iterator[TextIO]:
    with open(tmp_path / "log", "w+") as file:
        yield file


def lines(log: TextIO, expected: int = 1) -> list[str]:
    """What a server has written down; every line says when and how grave.

    Players may hear of something before the log does, so it is given time; a busy machine may warn of slow connections.
    """
    until = time.monotonic() + 30
    while True:
        log.seek(0)
        found = log.read().splitlines()
        assert all(LINE.fullmatch(line) for line in found), found
        found = [line for line in found if SLOW not in line]
        if len(found) >= expected or time.monotonic() > until:
            return found
        time.sleep(0.1)


def change(server: Running, *statements: Any) -> None:
    """Change the database behind the server's back."""
    engine = engine_for(server.settings.db)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


# The database


def test_a_full_disk_is_told_and_written_down_once(start_server: StartServer, log: TextIO) -> None:
    """While it lasts nobody hears of it again; when there is room, the games go on."""
    server = start_server("sqlite", log)
    ada, bob = server.guest("Ada"), server.guest("Bob")
    made = ada.set_up(seats=[ME, BOT])
    assert server.process is not None
    pid = server.process.pid

    async def told() -> None:
        async with ada.at(made) as one, bob.at(bob.set_up(seats=[ME, BOT])) as other:
            await one.until(lambda: one.question)
            step = one.step
            # No file of the server may grow any more.
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            until = time.monotonic() + 3
            while time.monotonic() < until:
                assert (await one.wish("say", text="x" * 300))["reason"] == "store-away"
                assert (await one.answer(one.question["options"][0]["key"]))["is"] == "refused"  # type: ignore[index]
                status, problem, _ = await asyncio.to_thread(server.ask, "POST", "/api/guest", {"name": "Eve"})
                assert (status, problem["reason"]) == (503, "store-away")
                await asyncio.sleep(0.02)
            for person in (one, other):
                assert [trouble["over"] for trouble in person.trouble] == [False]
            assert one.step == step
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            for person in (one, other):
                await person.until(lambda person=person: len(person.trouble) > 1)
                assert [trouble["over"] for trouble in person.trouble] == [False, True]
            assert (await one.wish("say", text="Enfin"))["is"] == "done"

    asyncio.run(told())
    away, back = lines(log, 2)
    assert "ERROR the database is away: " in away
    assert "OperationalError: " in away
    assert "WARNING the database is back after " in back


def test_a_database_that_is_overwritten_is_written_down(start_server: StartServer, log: TextIO) -> None:
    server = start_server("sqlite", log)
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])
    file = Path(server.settings.db.removeprefix("sqlite:///"))

    async def told() -> None:
        async with ada.at(made) as one:
            await one.until(lambda: one.question)
            for each in (file, file.with_name(file.name + "-wal")):
                size = each.stat().st_size
                with open(each, "r+b") as opened:
                    opened.write(b"nonsense" * (size // 8))
            for _ in range(30):  # at first, some connection may still know what the file was
                status, _, _ = await asyncio.to_thread(server.ask, "POST", "/api/guest", {"name": "Eve"})
            assert status == 503
            assert [trouble["over"] for trouble in one.trouble] == [False]

    asyncio.run(told())
    (line,) = lines(log)
    assert "ERROR the database is away: " in line


# One table


@pytest.mark.parametrize("kind", DATABASES)
def test_a_row_that_cannot_be_read_troubles_only_its_table(start_server: StartServer, log: TextIO, kind: str) -> None:
    """The lobby lists the others, whoever is elsewhere hears what happens there, and nothing is tried in a hurry."""
    server = start_server(kind, log)
    ada, bob = server.guest("Ada"), server.guest("Bob")
    seats = [ME, {"kind": "open"}]
    bad, odd, good = (ada.set_up(seats=seats, public=True) for _ in range(3))

    async def told() -> None:
        async with ada.at(bad) as there, bob.at(good) as other:
            row = update(tables).where(tables.c.id == bad["id"])
            change(
                server,
                row.values(progress=b"nonsense", version=tables.c.version + 1),
                # A bot with a name that the game has forgotten: it can be read, and makes no sense.
                update(tables).where(tables.c.id == odd["id"]).values(progress=nonsense(server, odd["id"])),
                insert(jobs).values(table_id=bad["id"], kind="bot", step=0, due=0.0, lease=0.0, worker=""),
            )
            await there.until(lambda: there.trouble)
            assert [trouble["over"] for trouble in there.trouble] == [False]
            assert (await there.wish("sit", seat=1))["reason"] == "table-damaged"
            change(server, insert(chat).values(table_id=good["id"], seat=-1, name="Eve", text="Hé", at=time.time()))
            await other.until(lambda: other.said)
            assert other.trouble == []
            assert (await other.wish("sit", seat=1))["is"] == "done"
            status, lobby, _ = await asyncio.to_thread(server.ask, "GET", "/api/tables", cookie=ada.cookie)
            assert status == 200
            assert [table["id"] for table in lobby["tables"]] == [good["id"]]
            assert [table["id"] for table in lobby["mine"]] == [good["id"]]
            status, problem, _ = await asyncio.to_thread(server.ask, "GET", f"/api/tables/{odd['id']}")
            assert (status, problem["reason"]) == (500, "our-fault")
            assert problem["text"]["fr"]
            lost = AtTable(bob, bad["id"])
            with pytest.raises(Shut) as shut:
                await lost.come()
            assert shut.value.code == 4410
            await lost.go()
            # Its job is tried less and less often: it waits for its time, but for the moment of a try.
            await asyncio.sleep(1.5)
            until = time.monotonic() + 20
            while due(server, bad["id"]) <= time.time():
                assert time.monotonic() < until
                await asyncio.sleep(0.05)
            assert len([trouble for trouble in there.trouble if not trouble["over"]]) == 1

    asyncio.run(told())
    written = lines(log, 2)
    assert len(written) == 2, written
    for table, error in ((bad, "ValidationError"), (odd, "IndexError")):
        assert any(f" ERROR table={table['id']} " in line and f": {error}: " in line for line in written), written


def test_a_request_that_fails_is_written_down_once(start_server: StartServer, log: TextIO) -> None:
    """Whatever it was, whoever asked is told that it is our fault."""
    server = start_server("sqlite", log)
    ada = server.guest("Ada")
    made = ada.set_up()
    change(server, update(tables).values(progress=nonsense(server, made["id"])))
    replies: list[Any] = []
    until = time.monotonic() + 20
    while replies.count(500) < 3 and time.monotonic() < until:  # until the worker has forgotten what it knew of it
        status, problem, _ = server.ask("GET", f"/api/tables/{made['id']}", cookie=ada.cookie)
        replies.append(status)
        assert status == 200 or (problem["reason"], bool(problem["text"]["fr"])) == ("our-fault", True)
    assert replies.count(500) == 3
    (line,) = lines(log)
    assert f" ERROR table={made['id']} a request has failed, GET " in line
    assert ": IndexError: " in line


def nonsense(server: Running, table: str) -> bytes:
    engine = engine_for(server.settings.db)
    with engine.connect() as connection:
        row = row_of(connection.execute(select(tables).where(tables.c.id == table)).mappings().one())
    engine.dispose()
    chairs = tuple(msgspec.structs.replace(chair, guest="", name="", bot="random") for chair in row.progress.chairs)
    return encode(msgspec.structs.replace(row.progress, chairs=chairs, called=("Seiya",)))


def due(server: Running, table: str) -> float:
    engine = engine_for(server.settings.db)
    with engine.connect() as connection:
        found: float = connection.execute(select(jobs.c.due).where(jobs.c.table_id == table)).scalar_one()
    engine.dispose()
    return found


def test_a_table_goes_on_when_it_can_be_read_again(start_server: StartServer) -> None:
    server = start_server("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up()

    async def told() -> None:
        async with ada.at(made) as one:
            engine = engine_for(server.settings.db)
            with engine.connect() as connection:
                progress = connection.execute(select(tables.c.progress)).scalar_one()
            engine.dispose()
            change(server, update(tables).values(progress=b"", version=tables.c.version + 1))
            await one.until(lambda: one.trouble)
            change(server, update(tables).values(progress=progress))
            await one.until(lambda: len(one.trouble) > 1)
            assert [trouble["over"] for trouble in one.trouble] == [False, True]
            assert (await one.wish("arrange", seat=1, bot="random"))["is"] == "done"
            await one.until(lambda: one.question)

    asyncio.run(told())


def test_a_game_whose_past_cannot_be_read(start_server: StartServer, log: TextIO) -> None:
    server = start_server("sqlite", log)
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])

    async def told() -> None:
        async with ada.at(made) as one:
            await one.wish("hand-over", bot="random")
            await one.until(lambda: one.result)

    asyncio.run(told())
    change(server, update(inputs).where(inputs.c.number == 1).values(keys=b"\xc1"))
    for _ in range(3):
        status, problem, _ = server.ask("GET", f"/api/tables/{made['id']}/record", cookie=ada.cookie)
        assert (status, problem["reason"]) == (500, "table-damaged")
    (line,) = lines(log)
    assert f" ERROR table={made['id']} a table cannot be read: " in line


REFUSING = """
CREATE TRIGGER refusing BEFORE UPDATE ON tables WHEN NEW.id = '{table}' AND NEW.step > OLD.step
BEGIN SELECT RAISE(ABORT, 'it is so'); END
"""


def test_a_write_that_cannot_be_stored_is_alone(start_server: StartServer, log: TextIO) -> None:
    """Writes share transactions; what is wrong with one is told to nobody else."""
    server = start_server("sqlite", log)
    ada, bob = server.guest("Ada"), server.guest("Bob")
    bad, good = ada.set_up(seats=[ME, BOT]), bob.set_up(seats=[ME, BOT])

    async def told() -> None:
        async with ada.at(bad) as one, bob.at(good) as other:
            chance = random.Random(1)
            await asyncio.gather(one.until(lambda: one.question), other.until(lambda: other.question))
            change(server, text(REFUSING.format(table=bad["id"])))
            for _ in range(8):
                mine, theirs = await asyncio.gather(
                    one.answer_somehow(chance), other.answer_somehow(chance) if other.question else other.wish("undo")
                )
                assert mine["reason"] == "store-away"
                assert theirs["is"] == "done" or theirs["reason"] != "store-away"
                await other.until(lambda: other.question or other.result)
            assert one.trouble == other.trouble == []

    asyncio.run(told())
    (line,) = lines(log)
    assert f" ERROR table={bad['id']} the database has failed once: IntegrityError: it is so" in line


# What goes on for ever


def test_what_stops_begins_again(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """With pauses that grow, and a line in the log."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 6:
            raise asyncio.CancelledError

    monkeypatch.setattr(patience.asyncio, "sleep", sleep)

    async def work() -> None:
        raise KeyError("table")

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(supervised("listening", work, Patience(1, 10)))
    assert pauses == [1, 2, 4, 8, 10, 10]
    assert {record.getMessage() for record in caplog.records} == {"listening has stopped and begins again"}


def record(message: str, error: Exception | None = None, **more: Any) -> logging.LogRecord:
    found = logging.LogRecord(
        "pioche", logging.ERROR, "", 1, message, (), (type(error), error, None) if error else None
    )
    vars(found).update(more)
    return found


def test_a_fault_is_written_down_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it has stayed away for a while; another one at once."""
    clock = [0.0]
    monkeypatch.setattr("pioche.server.logbook.time.monotonic", lambda: clock[0])
    once = Once()
    assert once.filter(record("full"))
    for _ in range(100):
        clock[0] += QUIET / 2
        assert not once.filter(record("full"))
    assert once.filter(record("full", table="other"))
    assert once.filter(record("full", OSError(28, "No space left"), table="other"))
    assert not once.filter(record("whatever comes of it", OSError(28, "No space left"), table="other"))
    assert once.filter(record("full", OSError(5, "I/O error"), table="other"))
    assert once.filter(record("full", news=True))
    assert once.filter(record("a bot has failed: 1", table="other", fault="greedy"))
    assert not once.filter(record("a bot has failed: 2", table="other", fault="greedy"))
    clock[0] += QUIET
    last = record("full")
    assert once.filter(last)
    assert Line().format(last).endswith(" full [109 so far]")
    for number in range(2 * KEPT):
        once.filter(record(f"full {number}"))
    assert len(once._known) == KEPT


@pytest.mark.parametrize(
    "secret",
    [
        "postgresql://pioche:hush@db/pioche",
        "0123456789abcdef0123456789abcdef",
        "u7Yx-Qk3VwTz_0aBcDeF9g.5f3c" + "0" * 60,
    ],
)
def test_a_line_tells_no_secret(secret: str) -> None:
    try:
        raise ValueError(f"no such\x1b[2J thing: {secret}\nin detail")
    except ValueError as error:
        line = Line().format(record(f"It failed\nfor {secret}", error, table="Ab3-_x"))
    assert LINE.fullmatch(line)
    assert line.isprintable()
    assert "ERROR table=Ab3-_x It failed for " in line
    for part in ("hush", secret[5:]):
        assert part not in line
