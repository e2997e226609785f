"""Whoever runs a server: copies of its database while it runs, old games forgotten, order kept."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from pioche.server.guests import new_id
from pioche.server.store import engine_for
from pioche.server.store.schema import inputs, tables
from tests.server.client import Guest, Running, Shut
from tests.server.conftest import DATABASES, QUICK, StartServer

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
DAY = 24 * 3600


def pioche(server: Running, *words: str) -> subprocess.CompletedProcess[str]:
    """A command about the database of a server, as somebody at a terminal gives it."""
    given = [sys.executable, "-c", "from pioche.cli import main; main()", *words, "--lang", "en"]
    told = os.environ | {"PIOCHE_DB": server.settings.db, "COLUMNS": "100"}
    return subprocess.run(given, env=told, capture_output=True, text=True, timeout=60, check=False)


def command(server: Running, *words: str) -> str:
    done = pioche(server, *words)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def refused(server: Running, *words: str) -> str:
    done = pioche(server, *words)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    return done.stderr


async def meanwhile(server: Running, *words: str) -> str:
    """The same while people play."""
    return await asyncio.to_thread(command, server, *words)


def count(server: Running, table: str) -> int:
    engine = engine_for(server.settings.db)
    with engine.connect() as connection:
        wanted = select(func.count()).select_from(inputs).where(inputs.c.table_id == table)
        found: int = connection.execute(wanted).scalar_one()
    engine.dispose()
    return found


@pytest.mark.parametrize("kind", DATABASES)
def test_a_copy_is_made_while_it_runs_and_put_back(start_server: StartServer, tmp_path: Path, kind: str) -> None:
    server = start_server(kind)
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])

    async def play(answers: int) -> int:
        async with ada.at(made) as one:
            await one.play(random.Random(1), answers)
            return one.step

    step = asyncio.run(play(5))
    folder = tmp_path / "copies"
    folder.mkdir()
    for _ in range(2):
        command(server, "backup", str(folder / "first"))
        command(server, "backup", str(folder), "--keep", "1")
    copy, *older = sorted(folder.glob("pioche-*"))
    assert older == []
    assert copy.stat().st_mode & 0o077 == 0
    assert asyncio.run(play(5)) > step
    assert "in use" in refused(server, "restore", str(copy), "--replace")
    server.stop()
    assert "--replace" in refused(server, "restore", str(copy)) or kind == "postgresql"
    assert "no copy" in refused(server, "restore", __file__, "--replace")
    command(server, "restore", str(copy), "--replace")
    server.start()
    back = asyncio.run(told_step(ada, made["id"]))
    assert back >= step
    assert back <= count(server, made["id"])


async def told_step(guest: Guest, table: str) -> int:
    async with guest.at({"id": table}) as one:
        await one.until(lambda: one.question or one.result)
        return one.step


def test_old_games_are_forgotten_and_what_goes_on_is_not(start_server: StartServer) -> None:
    """Of a finished one who played it and how it ended stays; a table for which nobody came goes."""
    server = start_server("sqlite")
    ada = server.guest("Ada")
    over, playing, new = (ada.set_up(seats=[ME, BOT]) for _ in range(3))
    waiting = ada.set_up()
    for table in (over, new):
        command(server, "admin", "close", table["id"])
    server.stop()
    engine = engine_for(server.settings.db)
    with engine.begin() as connection:
        old = tables.c.id.in_([over["id"], playing["id"], waiting["id"]])
        connection.execute(update(tables).where(old).values(changed=time.time() - 40 * DAY))
    engine.dispose()
    server.settings = type(server.settings)(db=server.settings.db, keep_games=30, **QUICK)  # type: ignore[arg-type]
    server.start()
    until = time.monotonic() + 20
    while count(server, over["id"]) and time.monotonic() < until:
        time.sleep(0.05)
    assert [count(server, table["id"]) > 0 for table in (over, playing, new)] == [False, True, True]
    assert len(server.get("/api/history", ada.cookie)["games"]) == 2
    assert server.ask("GET", f"/api/tables/{waiting['id']}", cookie=ada.cookie)[0] == 404
    assert server.ask("GET", f"/api/tables/{over['id']}/replay", cookie=ada.cookie)[0] == 409

    async def told() -> None:
        async with ada.at(over, "en") as one:
            assert "no longer kept" in one.info["read_only"]
            assert (one.info["status"], one.sight, one.question) == ("over", None, None)

    asyncio.run(told())


@pytest.mark.parametrize("kind", DATABASES)
def test_order_is_kept_while_people_play(start_server: StartServer, kind: str) -> None:
    server = start_server(kind)
    ada, bob = server.guest("Ada"), server.guest("Rude name")
    made = ada.set_up()
    bob_id = command(server, "admin", "people", "rude name").split()[0]

    async def told() -> None:
        async with ada.at(made, "en") as one, bob.at(made, "en") as other:
            assert (await other.wish("sit", seat=1))["is"] == "done"
            await one.until(lambda: one.sight)
            assert "Rude name" in await meanwhile(server, "admin", "tables")
            await meanwhile(server, "admin", "rename", "Rude name", "Bob")
            await one.until(lambda: one.info["seats"][1]["name"] == "Bob")
            assert await meanwhile(server, "admin", "announce", "Back at ten.") == "Said at one table.\n"
            await one.until(lambda: one.said)
            assert (one.said[0]["name"], one.said[0]["text"]) == ("Pioche", "Back at ten.")
            await meanwhile(server, "admin", "mute", bob_id)
            assert (await other.wish("say", text="!"))["reason"] == "muted"
            assert "may not write" in await meanwhile(server, "admin", "people", "bob")
            await meanwhile(server, "admin", "unmute", "bob")
            assert (await other.wish("say", text="!"))["is"] == "done"
            await meanwhile(server, "admin", "ban", "bob", "--days", "1")
            await other.until(lambda: other.shut)
            with pytest.raises(Shut):
                await other.come("en")
            status, problem, _ = server.ask("POST", "/api/guest", {"name": "Bobby"}, bob.cookie)
            assert (status, problem["reason"]) == (403, "banned")
            await meanwhile(server, "admin", "unban", bob_id)
            await other.come("en")
            await meanwhile(server, "admin", "close", made["id"])
            await one.until(lambda: one.result)
            await other.until(lambda: other.result)
            assert one.result is not None
            assert one.result["how"] == "stopped"
            await other.go()

    asyncio.run(told())
    assert server.get(f"/api/tables/{made['id']}/replay?language=en", ada.cookie)["result"]["how"] == "stopped"
    assert server.get("/api/history", ada.cookie)["games"][0]["outcome"] == "stopped"
    assert "over" in refused(server, "admin", "close", made["id"])
    assert "Nobody is called" in refused(server, "admin", "mute", "Zoe")
    server.guest("Zoe"), server.guest("Zoe")
    assert "Several" in refused(server, "admin", "mute", "Zoe")


def test_a_table_that_waits_is_closed(start_server: StartServer) -> None:
    server = start_server("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up()

    async def told() -> None:
        async with ada.at(made, "en") as one:
            await meanwhile(server, "admin", "close", made["id"])
            await one.until(lambda: one.info["status"] == "over")
            assert "closed" in one.info["read_only"]
            assert (await one.wish("begin"))["is"] == "refused"

    asyncio.run(told())


def test_no_command_takes_an_id_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-abc", "--help", "a-bc"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "a-bc"
