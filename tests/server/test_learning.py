"""Guided first games over the wire: begun, left and resumed, told and advised, and played to the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pioche import games
from pioche.kernel.wording.guide import guides
from tests.server.client import AtTable, Guest, Running
from tests.server.stories import ME, seated, turn_of

pytestmark = pytest.mark.slow

GUIDES = [
    (game, key) for game in games.NAMES for key, guide in guides(games.find(game).__name__).items() if guide.table
]


def begin(guest: Guest, game: str, guide: str) -> Any:
    status, made, _ = guest.server.ask("POST", "/api/learn", {"game": game, "guide": guide}, guest.cookie)
    assert status == 201, made
    return made


async def follow(one: AtTable) -> None:
    """Answer as is advised, and wait for what comes then."""
    step = one.step
    advised = (await one.wish("advise", step=step))["ideas"][0]["keys"]
    assert (await one.answer(*advised))["is"] == "done"
    await one.until(lambda: one.step > step and (one.question or one.result))


@pytest.mark.parametrize(("game", "guide"), GUIDES)
def test_it_is_listed_begun_and_resumed(server: Running, game: str, guide: str) -> None:
    listed = {about["name"]: about for about in server.get("/api/games")["games"]}[game]["guides"]
    assert guide in [one["key"] for one in listed]
    ada = server.guest("Ada")
    made = begin(ada, game, guide)
    assert begin(ada, game, guide) == made, "whoever comes again goes on"
    assert begin(server.guest("Eve"), game, guide) != made
    (mine,) = server.get("/api/tables", ada.cookie)["mine"]
    assert (mine["guide"], mine["practice"]) == (guide, True)


def test_what_is_told_follows_what_is_asked(server: Running) -> None:
    ada = server.guest("Ada")
    made = begin(ada, "seiya", "classic")

    async def learn() -> None:
        async with ada.at(made, "en") as one:
            await one.until(lambda: one.question)
            assert one.info["guide"] == "classic"
            first = (await one.wish("learn"))["lessons"]
            assert first[0]["key"] == "aim"
            assert "VP" in first[0]["text"]
            assert first[0]["places"] == ["field/0"]
            advised = (await one.wish("advise", step=one.step))["ideas"][0]["keys"]
            assert one.question is not None
            assert set(advised) <= {option["key"] for option in one.question["options"]}
            await follow(one)
            assert (await one.wish("learn"))["lessons"][0]["key"] == "facing"

    asyncio.run(learn())


def test_whoever_follows_the_advice_plays_twice_alike(server: Running) -> None:
    """The seed is fixed and the bots are, too: a first game can be told in advance."""

    async def play(guest: Guest) -> list[tuple[int, str]]:
        async with guest.at(begin(guest, "seiya", "duel"), "fr") as one:
            await one.until(lambda: one.question)
            for _ in range(16):
                await follow(one)
            return [(step["seat"], step["deed"]) for step in one.happened]

    first, second = (asyncio.run(play(server.guest(name))) for name in ("Ada", "Ada"))
    assert first == second


@pytest.mark.parametrize(("language", "outlook"), [("fr", "% de chances de gagner"), ("en", "% to win")])
def test_against_bots_anybody_is_advised_with_reasons(server: Running, language: str, outlook: str) -> None:
    ada = server.guest("Ada")
    made = ada.set_up("dbs", seats=[ME, {"kind": "bot", "bot": "greedy"}])

    async def ask() -> None:
        async with ada.at(made, language) as one:
            await one.until(lambda: one.question and len(one.question["options"]) > 1)
            ideas = (await one.wish("advise", step=one.step))["ideas"]
            assert one.question is not None
            offered = {option["key"] for option in one.question["options"]}
            assert ideas
            for idea in ideas:
                assert set(idea["keys"]) <= offered
                assert idea["deed"]
                assert outlook in idea["outlook"]

    asyncio.run(ask())


def test_nobody_is_advised_against_people(server: Running) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    made = ada.set_up("seiya")

    async def ask() -> None:
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            asked, _ = turn_of(one, other)
            refused = await asked.wish("advise", step=asked.step)
            assert refused["reason"] == "no-advice"

    asyncio.run(ask())


def test_a_guide_that_is_not_there(server: Running) -> None:
    ada = server.guest("Ada")
    for guide in ("hints", "nothing"):
        status, problem, _ = server.ask("POST", "/api/learn", {"game": "seiya", "guide": guide}, ada.cookie)
        assert (status, problem["reason"]) == (400, "no-such-guide")


def test_a_turn_that_was_played_before_anybody_came_is_told_step_by_step(server: Running) -> None:
    ada = server.guest("Ada")

    async def come(made: Any) -> tuple[list[int], int, int]:
        async with ada.at(made) as one:
            await one.until(lambda: one.question)
            return [step["seat"] for step in one.happened], one.state["step"], one.step

    seats = [ME, {"kind": "bot", "bot": "greedy"}]
    for seed in "abcdefgh":
        made = ada.set_up("seiya", seats=seats, seed=seed)
        seen, _, last = asyncio.run(come(made))
        if seen:  # the bot began
            assert asyncio.run(come(made)) == ([1] * len(seen), last - len(seen), last)
            return
    raise AssertionError("no bot began")
