"""A guest signs in to an account that there is: what they have comes along, if they wish so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Guest, Running
from tests.server.conftest import DATABASES, StartServer
from tests.server.stories import ME, OPEN, seated, two
from tests.server.test_accounts import PASSWORD, opened
from tests.server.test_friends import by_link, friends, names
from tests.server.test_results import past, to_the_end

pytestmark = pytest.mark.slow


def enters(guest: Guest, name: str, *, join: bool) -> Guest:
    """The same browser, signed in."""
    body = {"name": name, "password": PASSWORD, "join": join}
    status, reply, headers = guest.server.ask("POST", "/api/sign-in", body, guest.cookie)
    assert status == 200, reply
    cookie = {key.lower(): value for key, value in headers.items()}["set-cookie"].split(";")[0]
    return Guest(guest.server, name, cookie)


def going_on(person: Guest) -> list[Any]:
    return [table["id"] for table in person.server.get("/api/tables", person.cookie)["mine"]]


@pytest.mark.parametrize("kind", DATABASES)
def test_what_a_guest_has_comes_along(start_server: StartServer, kind: str) -> None:
    server = start_server(kind)
    anna, _ = opened(server, "Anna")
    ada, bob = two(server)
    asyncio.run(to_the_end(anna, bob, anna.set_up("dbs", rated=True)))
    asyncio.run(to_the_end(ada, bob, ada.set_up("dbs", rated=True)))
    together = anna.set_up("dbs")
    asyncio.run(to_the_end(anna, ada, together))
    by_link(ada, bob)
    made = ada.set_up(seats=[ME, OPEN])

    async def begun() -> None:
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)

    asyncio.run(begun())
    other = enters(ada, "Anna", join=False)
    assert len(past(other)) == 2
    assert made["id"] not in going_on(other)
    here = enters(ada, "Anna", join=True)
    games = past(here)
    assert len(games) == 3, "where both have played, each keeps their own"
    assert sum(game["rating"] is not None for game in games) == 1, "the rating is that of the account"
    assert names(friends(here)["friends"]) == ["Bob"]
    assert made["id"] in going_on(here)

    async def on() -> None:
        async with here.at({"id": made["id"]}) as one, bob.at(made) as other:
            assert one.info["me"] == 0
            assert one.info["host"]
            assert [seat["name"] for seat in other.info["seats"]] == ["Ada", "Bob"], "called as before"
            assert (await one.wish("leave"))["is"] == "done"

    asyncio.run(on())
    assert len(past(ada)) == 1, "the guest is still there, with what did not come along"


def test_accounts_are_never_joined(server: Running) -> None:
    one, _ = opened(server, "Una")
    opened(server, "Dua")
    made = one.set_up(seats=[ME, OPEN])
    assert going_on(enters(one, "Dua", join=True)) == []
    assert going_on(one) == [made["id"]]
