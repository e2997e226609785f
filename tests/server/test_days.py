"""Play over days: clocks of days, what waits for whom, and a game that goes on after a restart."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pioche.server import people
from pioche.server.absence import over_days
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.opening import opened
from pioche.server.records import Brief
from pioche.server.waiting import time_left, waits_for
from tests.server.client import Guest, Running
from tests.server.conftest import StartServer
from tests.server.stories import BOT, ME, seated, story, turn_of, two

DAY = 24 * 3600


def waiting(person: Guest) -> list[str]:
    tables: list[str] = person.server.get("/api/waiting", person.cookie)["tables"]
    return tables


def listed(person: Guest, table: Any) -> Any:
    found = person.server.get("/api/tables", person.cookie)["mine"]
    return next(each for each in found if each["id"] == table["id"])


def test_a_table_waits_for_whom_it_asks() -> None:
    made = opened(NewTable("seiya", [NewSeat("me"), NewSeat("open")], clock=2 * DAY), "ada", "Ada", 1000.0).live
    assert [waits_for(made.row, guest) for guest in ("ada", "bob")] == ["", "seat"], "the host knows"
    live = people.sit(made, 1000.0, "bob", "Bob", 1, {}).live
    assert over_days(live)
    (asked,) = live.playing.seats_asked()
    names = ("ada", "bob")
    assert [waits_for(live.row, guest) for guest in names] == ["turn" if at == asked else "" for at in (0, 1)]
    assert waits_for(live.row, "eve") == ""
    assert time_left(live.row, names[asked], 1000.0 + DAY) == DAY
    assert time_left(live.row, names[1 - asked], 1000.0 + DAY) is None
    assert people.time_is_up(live, 1000.0 + 2 * DAY - 1) is None
    late = people.time_is_up(live, 1000.0 + 2 * DAY)
    assert late is not None
    row = late.live.row
    assert waits_for(Brief(row.id, row.status, row.setup, row.progress), names[asked]) == "", "a bot plays"


@pytest.mark.slow
def test_a_game_of_days_goes_on_after_a_restart(start_server: StartServer) -> None:
    server = start_server("sqlite")
    ada, bob = two(server)
    made = ada.set_up(clock=3 * DAY)

    async def first() -> None:
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            assert one.info["grace"] == 0, "nobody is warned: it is the clock that counts"
            await turn_of(one, other)[0].play(random.Random(1), 1)

    story(first())
    for _ in range(2):
        (asked,) = [person for person in (ada, bob) if waiting(person)]
        (idle,) = [person for person in (ada, bob) if person is not asked]
        assert waiting(asked) == [made["id"]]
        assert listed(asked, made)["waits"] == "turn"
        assert 2 * DAY < listed(asked, made)["left"] <= 3 * DAY
        assert (listed(idle, made)["waits"], listed(idle, made)["left"]) == ("", None)
        server.kill()
        server.start()

        async def on(asked: Guest = asked) -> None:
            async with asked.at(made) as person:
                assert person.question
                assert person.remaining is not None
                assert person.remaining > 2 * DAY
                while person.question:
                    step = person.step
                    await person.answer_somehow(random.Random(3))
                    await person.until(lambda step=step: person.step != step)  # type: ignore[misc]

        story(on())
        assert waiting(asked) == []
        assert waiting(idle) == [made["id"]]


def test_clocks_have_bounds_and_nobody_waits_for_strangers(server: Running) -> None:
    ada, bob = two(server)
    made = ada.set_up(seats=[ME, BOT], clock=14 * DAY)
    assert made["id"] not in waiting(bob)
    status, problem, _ = server.ask(
        "POST", "/api/tables", {"game": "seiya", "seats": [ME, BOT], "clock": 15 * DAY}, ada.cookie
    )
    assert (status, problem["reason"]) == (400, "bad-clock")
    assert "14 jours" in problem["text"]["fr"]
    assert server.get("/api/waiting") == {"tables": []}


def test_looking_too_often_is_refused(start_server: StartServer) -> None:
    server = start_server("sqlite", looks=(0.001, 2))
    ada = server.guest("Ada")
    assert [server.ask("GET", "/api/waiting", None, ada.cookie)[0] for _ in range(3)] == [200, 200, 429]
