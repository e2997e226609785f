"""The chat: whom somebody does not want to read they need not, and what is bad is reported to the host."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import AtTable, Running
from tests.server.conftest import StartServer
from tests.server.stories import ME, OPEN, seated, story, two
from tests.server.test_hosting import command, refused

pytestmark = pytest.mark.slow


def texts(person: AtTable) -> list[Any]:
    return [(line["name"], line["text"], line["by"], line["muted"]) for line in person.said]


async def says(person: AtTable, text: str, *others: AtTable) -> int:
    """The number of the line."""
    before = [len(other.said) for other in others]
    assert (await person.wish("say", text=text))["is"] == "done"
    for other, count in zip(others, before, strict=True):
        await other.until(lambda other=other, count=count: len(other.said) > count)
    return int(others[0].said[-1]["number"])


def test_nobody_has_to_read_everybody(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made, elsewhere = ada.set_up("veiel", seats=[ME, OPEN]), ada.set_up("veiel", seats=[ME, OPEN])
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            mine = await says(one, "Bonjour !", other)
            await one.until(lambda: one.said)
            line = await says(other, "Va-t'en", one)
            assert (await one.wish("mute", line=mine, yes=True))["reason"] == "no-such-line", "nobody mutes themselves"
            assert (await one.wish("mute", line=line + 99, yes=True))["reason"] == "no-such-line"
            assert (await one.wish("mute", line=line, yes=True))["is"] == "done"
            await one.until(lambda: one.said[-1]["muted"])
            assert texts(one) == [("Ada", "Bonjour !", "me", False), ("Bob", "", "other", True)]
            await says(other, "Encore moi", one)
            assert texts(one)[-1] == ("Bob", "", "other", True)
            assert [line["muted"] for line in other.said] == [False] * 3, "who is not read does not learn of it"
            assert (await other.wish("point", place={"zone": "board", "seat": 0, "cell": 1}))["is"] == "done"
            await says(other, "Là !", one)
            assert one.pointed == [], "nor does anybody see where they point"
        async with ada.at(elsewhere) as one, bob.at(elsewhere) as other:
            await seated(one, other)
            line = await says(other, "Ici aussi", one)
            assert texts(one) == [("Bob", "", "other", True)]
            assert (await one.wish("mute", line=line, yes=False))["is"] == "done"
            await one.until(lambda: not one.said[-1]["muted"])
            assert texts(one) == [("Bob", "Ici aussi", "other", False)]

    story(told())


def test_a_report_is_read_and_settled(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        eve = server.guest("Eve")
        made = ada.set_up(public=True)
        async with ada.at(made) as one, bob.at(made) as other, eve.at(made) as watching:
            await seated(one, other)
            line = await says(other, "[red]Idiote[/red]", one, watching)
            for person in (one, watching, one, one):
                assert (await person.wish("report", line=line, why="insult"))["is"] == "done"
            assert (await other.wish("report", line=line, why="other"))["reason"] == "no-such-line"
            assert (await one.wish("report", line=line, why="?"))["reason"] == "not-readable"
            assert texts(one) == [("Bob", "", "other", True)]
            await asyncio.to_thread(command, server, "admin", "announce", "Du calme.")
            await one.until(lambda: one.said[-1]["by"] == "house")
            said = one.said[-1]["number"]
            assert (await one.wish("report", line=said, why="other"))["reason"] == "no-such-line"
        listed = await asyncio.to_thread(command, server, "admin", "reports")
        assert all(part in listed for part in (str(line), "insult, 2 times", "Bob", "[red]Idiote[/red]", made["id"]))
        await asyncio.to_thread(command, server, "admin", "settle", str(line))
        assert str(line) not in (await asyncio.to_thread(command, server, "admin", "reports")).split()
        assert "lists what is" in await asyncio.to_thread(refused, server, "admin", "settle", str(line))

    story(told())


def test_reporting_all_the_time(start_server: StartServer, tmp_path: Path) -> None:
    """It costs what saying something does, and who reports a line again fills no log."""

    async def told(server: Running) -> None:
        ada, bob = two(server)
        made = ada.set_up()
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            line = await says(other, "Va-t'en", one)
            replies = [await one.wish("report", line=line, why="other") for _ in range(5)]
            assert [reply.get("reason", "") for reply in replies] == [""] * 3 + ["too-fast"] * 2

    with (tmp_path / "log").open("w+") as log:
        story(told(start_server("sqlite", log, chat=(0.001, 3))))
        log.seek(0)
        assert log.read().count("is reported") == 1


def test_whoever_is_not_read_does_not_ask_to_be_a_friend(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up()
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            line = await says(other, "Soyons amis", one)
            asked = {"table": made["id"], "seat": 0}
            assert server.ask("POST", "/api/friends/met", asked, bob.cookie)[0] == 204
            assert [each["name"] for each in server.get("/api/friends", ada.cookie)["asking"]] == ["Bob"]
            assert (await one.wish("mute", line=line, yes=True))["is"] == "done"
            assert server.get("/api/friends", ada.cookie)["asking"] == []

    story(told())


def test_a_picture_comes_along_to_the_table(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        assert server.ask("POST", "/api/guest", {"name": "Ada", "avatar": "moon7"}, ada.cookie)[0] == 200
        made = ada.set_up()
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            assert [seat["avatar"] for seat in one.info["seats"]] == ["moon7", "Bob"], "else it is drawn from the name"

    story(told())
