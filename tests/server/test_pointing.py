"""Somebody points at a place: the others see it at once, and nobody keeps it."""

from __future__ import annotations

import pytest

from tests.server.client import Running
from tests.server.conftest import StartServer
from tests.server.stories import ME, OPEN, seated, story, two

pytestmark = pytest.mark.slow

BOARD = {"zone": "board", "seat": 0, "cell": 24}  # the last of 4 × 6
ELSEWHERE = [
    {**BOARD, "cell": 0},
    {**BOARD, "cell": 25},
    {**BOARD, "seat": 1},  # a zone that is common to all
    {**BOARD, "seat": -1},
    {**BOARD, "zone": "hand", "cell": 1},  # no grid
    {**BOARD, "zone": "nowhere"},
]


def test_the_others_see_it_and_whoever_comes_later_does_not(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        eve = server.guest("Eve")
        made = ada.set_up("veiel", seats=[ME, OPEN], public=True)
        async with ada.at(made) as one, bob.at(made) as other, eve.at(made) as watching:
            assert (await one.wish("point", place=BOARD))["reason"] == "not-begun"
            await seated(one, other)
            for place in (BOARD, None):
                assert (await other.wish("point", place=place))["is"] == "done"
            for person in (one, watching):
                await person.until(lambda person=person: len(person.pointed) == 2)
                assert person.pointed == [{"is": "pointed", "seat": 1, "place": place} for place in (BOARD, None)]
            assert other.pointed == []
            async with ada.at(made) as again:
                assert again.state["step"] == one.step
                assert again.pointed == []

    story(told())


def test_only_players_point_and_only_at_places_that_there_are(server: Running) -> None:
    async def told() -> None:
        ada, eve = server.guest("Ada"), server.guest("Eve")
        made = ada.set_up("veiel", seats=[ME, ME], public=True)
        async with ada.at(made) as one, eve.at(made) as watching:
            assert (await watching.wish("point", place=BOARD))["reason"] == "not-seated"
            for place in ELSEWHERE:
                reply = await one.wish("point", place=place)
                assert (reply["is"], reply["reason"]) == ("refused", "no-such-cell")
                assert "case" in reply["text"]
            assert (await one.wish("point", place=BOARD))["is"] == "done"
            await watching.until(lambda: watching.pointed)
            assert [told["place"] for told in watching.pointed] == [BOARD]

    story(told())


def test_it_costs_as_much_as_a_line_of_chat(start_server: StartServer) -> None:
    server = start_server("sqlite", chat=(0.001, 3))
    ada = server.guest("Ada")
    made = ada.set_up("veiel", seats=[ME, ME])

    async def told() -> None:
        async with ada.at(made) as one:
            assert (await one.wish("say", text="Ici !"))["is"] == "done"
            for place in (BOARD, None):
                assert (await one.wish("point", place=place))["is"] == "done"
            assert (await one.wish("point", place=BOARD))["reason"] == "too-fast"

    story(told())


def test_people_at_other_workers_see_it(start_server: StartServer) -> None:
    server = start_server("postgresql", workers=2)

    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up("veiel", seats=[ME, OPEN])
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            # Whichever worker takes a connection: with so many, most often both have.
            async with bob.at(made) as second, bob.at(made) as third, bob.at(made) as fourth:
                assert (await other.wish("point", place=BOARD))["is"] == "done"
                for person in (one, second, third, fourth):
                    await person.until(lambda person=person: person.pointed)
                    assert [told["place"] for told in person.pointed] == [BOARD]

    story(told())
