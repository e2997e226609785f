"""Finished games looked back on: the chances, the turns that decided, and what the coach would have answered."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.live import Live
from pioche.server.opening import opened
from pioche.server.replaying import coached
from tests.server.client import Guest, Running
from tests.server.conftest import StartServer
from tests.server.stories import ME, story

pytestmark = pytest.mark.slow

PATIENCE = 24  # requests
GREEDY = {"kind": "bot", "bot": "greedy"}


def thrown_away(guest: Guest, game: str = "dbs", answers: int = 60) -> Any:
    """A table at which somebody has answered at random, and given up if the game was not over by then."""
    made = guest.set_up(game, seats=[ME, GREEDY], seed="course")

    async def play() -> None:
        async with guest.at(made) as one:
            await one.play(random.Random(4), answers)
            if one.result is None:
                course = guest.server.ask("GET", f"/api/tables/{made['id']}/course", cookie=guest.cookie)
                assert (course[0], course[1]["reason"]) == (409, "not-over"), "nothing is told while the game goes on"
                await one.wish("concede")
                await one.until(lambda: one.result)

    story(play())
    return made


def found(guest: Guest, address: str) -> Any:
    """What the coach has to say of a turn, asked until he has done."""
    for _ in range(PATIENCE):
        said = guest.server.get(address, guest.cookie)
        if not said["thinking"]:
            return said
    raise TimeoutError(address)


def test_the_chances_and_what_would_have_been_better(server: Running) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    made = thrown_away(ada)
    address = f"/api/tables/{made['id']}"
    replay = server.get(f"{address}/replay", ada.cookie)
    assert replay["coached"]
    course = server.get(f"{address}/course", ada.cookie)
    assert [each["step"] for each in course["moments"]][-1] == replay["steps"]
    assert course["moments"][-1]["chances"] == [0.0, 1.0]
    begun = {turn["step"] for turn in replay["turns"]}
    assert course["turned"]
    told = []
    for turned in course["turned"]:
        assert turned["first"] in begun
        for language, outlook in (("fr", "% de chances de gagner"), ("en", "% to win")):
            said = found(ada, f"{address}/course/{turned['first']}?language={language}")
            if said["step"] >= 0:
                assert said["step"] < turned["last"]
                assert outlook in said["hoped"]
                assert outlook in said["expected"]
                assert said["instead"] != said["given"]
                assert said["why"]
                told.append(said)
    assert told, "a game of random answers, and nothing to do better"
    assert server.ask("GET", f"{address}/course/99999", cookie=ada.cookie)[1]["reason"] == "no-such-step"
    for path in ("course", f"course/{course['turned'][0]['first']}"):
        status, problem, _ = server.ask("GET", f"{address}/{path}", cookie=eve.cookie)
        assert (status, problem["reason"]) == (404, "no-such-table"), "whoever may not see the replay learns nothing"
        assert server.ask("GET", f"{address}/{path}?invite={replay['watch']}", cookie=eve.cookie)[0] == 200


def test_only_a_game_with_a_coach_is_looked_back_on() -> None:
    def table(game: str) -> Live:
        return opened(NewTable(game, [NewSeat("me"), NewSeat("bot")]), "ada", "Ada", 0.0).live

    assert [coached(table(game)) for game in ("seiya", "dbs", "veiel")] == [True, True, False]
    assert not coached(replace(table("dbs"), read_only=True)), "a game of other rules cannot be played again"


def test_what_was_found_out_costs_nothing_when_it_is_asked_again(start_server: StartServer) -> None:
    server = start_server("sqlite", reviews=(0.0001, 1))
    ada = server.guest("Ada")
    addresses = [f"/api/tables/{thrown_away(ada)['id']}/course" for _ in range(2)]
    first, second = [f"{each}/{server.get(each, ada.cookie)['turned'][0]['first']}" for each in addresses]
    said = found(ada, first)
    assert found(ada, first) == said
    assert server.ask("GET", second, cookie=ada.cookie)[1]["reason"] == "too-many"
