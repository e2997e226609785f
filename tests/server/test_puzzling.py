"""Puzzles over the wire: begun, answered well or not, and what the coach says then."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.puzzle import puzzles
from tests.server.client import Guest, Running
from tests.server.stories import story

pytestmark = pytest.mark.slow

GAME = "dbs"


def begin(guest: Guest, **wanted: Any) -> Any:
    status, made, _ = guest.server.ask("POST", "/api/puzzles", {"game": GAME, **wanted}, guest.cookie)
    assert status == 201, made
    return made


def test_there_is_one_for_each_day(server: Running) -> None:
    listed = {about["name"]: about["puzzles"] for about in server.get("/api/games")["games"]}
    assert listed[GAME] == len(puzzles(GAME))
    assert listed["veiel"] == 0
    ada = server.guest("Ada")
    keys = []

    async def come(day: int) -> None:
        made = begin(ada, day=day)
        assert begin(ada, day=day) == made, "nothing was answered yet: it goes on"
        async with ada.at(made) as one:
            await one.until(lambda: one.question)
            assert one.info["fairness"]["practice"]
            keys.append(one.info["puzzle"])

    for day in (20_000, 20_001, 20_000 + len(puzzles(GAME))):
        story(come(day))
    assert keys[0] == keys[2] != keys[1]
    assert server.get("/api/tables", ada.cookie)["mine"] == [], "they wait for nobody"


@pytest.mark.parametrize(("language", "outlook"), [("fr", "% de chances de gagner"), ("en", "% to win")])
def test_the_coach_says_his_line_once_it_is_answered(server: Running, language: str, outlook: str) -> None:
    key = next(iter(puzzles(GAME)))
    found = puzzles(GAME)[key]
    ada = server.guest("Ada")

    async def solve() -> None:
        async with ada.at(begin(ada, key=key), language) as one:
            await one.until(lambda: one.question)
            said = await one.wish("solve")
            assert (said["verdict"], said["line"], said["hoped"], said["why"]) == ("open", [], "", "")
            assert (await one.wish("advise", step=one.step))["reason"] == "solve-first"
            for keys in found.own:
                await one.until(lambda: one.question)
                step = one.step
                await one.answer(*keys)
                await one.until(lambda step=step: one.step > step)  # type: ignore[misc]
            said = await one.wish("solve")
            assert said["verdict"] == "found"
            assert said["line"]
            assert outlook in said["hoped"]
            assert outlook in said["expected"]
            assert said["second"]
            assert said["why"]
            assert said["next"] in puzzles(GAME)

    story(solve())


def test_another_answer_misses_and_whoever_gives_up_is_shown(server: Running) -> None:
    key = next(iter(puzzles(GAME)))
    found = puzzles(GAME)[key]
    ada = server.guest("Ada")

    async def miss() -> None:
        made = begin(ada, key=key)
        async with ada.at(made, "en") as one:
            await one.until(lambda: one.question)
            shown = await one.wish("solve", show=True)
            assert shown["verdict"] == "open"
            assert shown["line"]
            await one.answer(*found.second.split())
            assert (await one.wish("solve"))["verdict"] == "missed"
        assert begin(ada, key=key) != made, "whoever tries again begins anew"

    story(miss())


def test_where_there_is_no_puzzle(server: Running) -> None:
    ada = server.guest("Ada")
    status, problem, _ = server.ask("POST", "/api/puzzles", {"game": "veiel"}, ada.cookie)
    assert (status, problem["reason"]) == (400, "no-puzzle")
    status, problem, _ = server.ask("POST", "/api/puzzles", {"game": "nothing"}, ada.cookie)
    assert problem["reason"] == "unknown-game"

    async def ask() -> None:
        made = ada.set_up("seiya", seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        async with ada.at(made) as one:
            assert (await one.wish("solve"))["reason"] == "no-puzzle"

    story(ask())
