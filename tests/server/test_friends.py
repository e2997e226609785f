"""Friends: made by a link or at a table, seen, invited, and parted from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Guest, Running
from tests.server.conftest import StartServer
from tests.server.stories import ME, OPEN, seated, story, two

pytestmark = pytest.mark.slow


def friends(person: Guest) -> Any:
    return person.server.get("/api/friends", person.cookie)


def names(people: list[Any]) -> list[str]:
    return [each["name"] for each in people]


def post(person: Guest, path: str, **body: Any) -> tuple[int, Any]:
    status, reply, _ = person.server.ask("POST", f"/api/friends{path}", body, person.cookie)
    return status, reply


def by_link(one: Guest, other: Guest) -> None:
    assert post(other, "", code=friends(one)["code"])[0] == 204


def test_a_link_makes_friends(server: Running) -> None:
    ada, bob = two(server)
    code = friends(ada)["code"]
    assert friends(ada)["code"] == code
    assert post(bob, "/whose", code=code)[1]["name"] == "Ada"
    assert names(friends(bob)["friends"]) == [], "looking is not saying yes"
    by_link(ada, bob)
    by_link(ada, bob)
    assert (names(friends(ada)["friends"]), names(friends(bob)["friends"])) == (["Bob"], ["Ada"])
    assert friends(ada)["friends"][0]["where"] == "site"
    assert friends(ada)["friends"][0]["id"] != friends(bob)["friends"][0]["id"]
    assert post(ada, "", code=code)[1]["reason"] == "own-link"
    for wrong in ("", "x", "\x00", "é" * 500):
        assert post(bob, "", code=wrong)[1]["reason"] in ("no-such-friend", "not-readable")
    assert post(bob, "/answer", id=friends(bob)["friends"][0]["id"], yes=False)[0] == 204
    assert names(friends(ada)["friends"]) == []


def test_who_met_at_a_table_is_asked(server: Running) -> None:
    ada, bob = two(server)
    eve = server.guest("Eve")
    made = ada.set_up(public=True)

    async def told() -> None:
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            assert post(ada, "/met", table=made["id"], seat=1)[0] == 204
            assert (names(friends(bob)["asking"]), names(friends(ada)["asked"])) == (["Ada"], ["Bob"])
            asking = friends(bob)["asking"][0]
            assert asking["where"] == "", "who only asks is not told where others are"
            assert post(eve, "/answer", id=asking["id"], yes=True)[1]["reason"] == "no-such-friend"
            assert post(ada, "/answer", id=friends(ada)["asked"][0]["id"], yes=True)[0] == 204
            assert names(friends(ada)["friends"]) == [], "nobody says yes for another"
            assert post(bob, "/answer", id=asking["id"], yes=True)[0] == 204
            assert friends(ada)["friends"][0]["where"] == "table"
            for seat in (0, 7, -1):
                assert post(ada, "/met", table=made["id"], seat=seat)[1]["reason"] == "no-such-friend"
            assert post(eve, "/met", table=made["id"], seat=0)[1]["reason"] == "no-such-friend"
            assert post(ada, "/met", table="none", seat=0)[1]["reason"] == "no-such-table"

    story(told())


def test_a_friend_is_invited_to_a_private_table(server: Running) -> None:
    ada, bob = two(server)
    eve = server.guest("Eve")
    by_link(ada, bob)
    made = ada.set_up(seats=[ME, OPEN])
    bob_of_ada, ada_of_bob = friends(ada)["friends"][0]["id"], friends(bob)["friends"][0]["id"]
    assert post(bob, "/invite", id=ada_of_bob, table=made["id"])[1]["reason"] == "no-such-table"
    assert post(eve, "/invite", id=bob_of_ada, table=made["id"])[1]["reason"] == "no-such-friend"
    assert post(ada, "/invite", id=bob_of_ada, table=made["id"])[0] == 204
    (listed,) = server.get("/api/tables", bob.cookie)["mine"]
    assert (listed["id"], listed["waits"], listed["invited"]) == (made["id"], "seat", "Ada")
    assert server.get("/api/waiting", bob.cookie)["tables"] == [made["id"]]

    async def told() -> None:
        async with ada.at(made) as one, bob.at({"id": made["id"]}) as other:
            await seated(one, other)
        assert post(ada, "/invite", id=bob_of_ada, table=made["id"])[1]["reason"] == "already-begun"

    story(told())


def test_nobody_asks_without_a_name_from_elsewhere_or_too_often(start_server: StartServer) -> None:
    server = start_server("sqlite", friends=(0.001, 2))
    ada = server.guest("Ada")
    assert server.ask("GET", "/api/friends")[0] == 401
    assert server.ask("POST", "/api/friends", {"code": "x"})[1]["reason"] == "no-guest"
    assert post(ada, "", cod="x")[0] == 400
    replies = [post(ada, "/whose", code="x") for _ in range(3)]
    assert [status for status, _ in replies] == [404, 404, 429]
