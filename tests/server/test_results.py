"""What becomes of finished games: everybody's history, and ratings, written once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from pioche.kernel.play.ending import Ending
from pioche.server.ratings import Rating, after, shown_doubt, shown_mean
from pioche.server.results import outcome
from pioche.server.store import engine_for
from pioche.server.store.schema import ratings, results
from tests.server.client import AtTable, Guest, Running
from tests.server.conftest import StartServer

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def test_how_a_game_ended_for_a_seat() -> None:
    assert [outcome(Ending("won", (1,)), seat) for seat in range(2)] == ["lost", "won"]
    assert [outcome(Ending("shared", (0, 1)), seat) for seat in range(3)] == ["shared", "shared", "lost"]
    assert outcome(Ending("shared"), 0) == "shared"
    assert outcome(Ending("together"), 0) == "won"
    assert outcome(Ending("lost"), 0) == "lost"
    assert outcome(Ending("stopped"), 0) == "stopped"


def test_ratings_move_and_become_surer() -> None:
    winner, loser = after([Rating(), Rating()], ["won", "lost"])
    assert winner.mu > Rating().mu > loser.mu
    assert winner.sigma < Rating().sigma > loser.sigma
    one, other = after([Rating(), Rating()], ["shared", "shared"])
    assert one.mu == pytest.approx(other.mu)
    assert (shown_mean(Rating()), round(shown_doubt(Rating()))) == (1500, 667)


async def to_the_end(ada: Guest, bob: Guest, made: Any) -> None:
    """Bob sits down and gives up."""
    async with ada.at(made) as one, bob.at(made) as other:
        await other.wish("sit", seat=1)
        await begun(one, other)
        assert (await other.wish("concede"))["is"] == "done"
        await one.until(lambda: one.result)


async def begun(*people: AtTable) -> None:
    for person in people:
        await person.until(lambda person=person: person.sight)


def past(person: Guest) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = person.server.get("/api/history", person.cookie)["games"]
    return games


def test_a_rated_game(server: Running) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    for count in (1, 2):
        made = ada.set_up("dbs", rated=True)
        assert server.get(f"/api/tables/{made['id']}?invite={made['invite']}")["rated"]
        asyncio.run(to_the_end(ada, bob, made))
        won, lost = past(ada)[0], past(bob)[0]
        assert (len(past(ada)), len(past(bob))) == (count, count)
        assert (won["table"], won["outcome"], lost["outcome"]) == (made["id"], "won", "lost")
        assert (won["names"], won["seat"], lost["seat"]) == (["Ada", "Bob"], 0, 1)
        assert won["called"]
        assert won["rating"] > 1500 > lost["rating"]
        assert won["unsure"] < 667
    newer, older = past(ada)
    assert newer["rating"] > older["rating"]
    assert newer["unsure"] < older["unsure"]
    engine = engine_for(server.settings.db)
    with engine.connect() as connection:
        mine = results.c.table_id.in_([newer["table"], older["table"]])
        assert connection.execute(select(func.count()).select_from(results).where(mine)).scalar_one() == 4
        found = connection.execute(select(ratings.c.games).where(ratings.c.game == "dbs")).scalars().all()
        assert found.count(2) >= 2
    engine.dispose()


def test_nothing_is_taken_back_and_no_bot_plays_where_it_counts(server: Running) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    made = ada.set_up("dbs", rated=True)

    async def told() -> None:
        async with ada.at(made) as one, bob.at(made) as other:
            assert one.info["rated"]
            await other.wish("sit", seat=1)
            await begun(one, other)
            assert (await one.wish("hand-over"))["reason"] == "rated-game"
            assert (await other.wish("leave"))["reason"] == "rated-game"
            active = one if one.question else other
            assert active.question is not None
            step = active.step
            await active.answer(*[option["key"] for option in active.question["options"]][: active.question["least"]])
            await active.until(lambda: active.step != step)
            assert (await active.wish("undo"))["reason"] == "rated-undo"
            assert (await other.wish("concede"))["is"] == "done"
            await one.until(lambda: one.result)
            assert (await other.wish("concede"))["is"] == "refused"
            assert (await other.wish("undo"))["is"] == "refused"

    asyncio.run(told())
    assert len(past(ada)) == len(past(bob)) == 1


def test_a_bot_that_comes_in_makes_it_a_game_like_others(start_server: StartServer) -> None:
    """Whoever lets the time run out is replaced, and everybody sees that the game no longer counts."""
    server = start_server("sqlite")
    ada, bob = server.guest("Ada"), server.guest("Bob")
    made = ada.set_up("dbs", rated=True, clock=10)
    engine = engine_for(server.settings.db)

    async def told() -> None:
        async with ada.at(made) as one, bob.at(made) as other:
            await other.wish("sit", seat=1)
            await begun(one, other)
            await one.until(lambda: not one.info["rated"])  # nobody answers
            assert any(seat["bot"] for seat in one.info["seats"])
            assert (await one.wish("concede"))["is"] == "done"
            await one.until(lambda: one.result)

    asyncio.run(told())
    assert [game["rating"] for game in past(ada) + past(bob)] == [None, None]
    assert {game["outcome"] for game in past(ada) + past(bob)} == {"won", "lost"}
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(ratings)).scalar_one() == 0
    engine.dispose()


def test_what_never_counts(server: Running) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    for wanted in (
        {"seats": [ME, BOT]},
        {"seats": [ME, ME]},
        {"seed": "wished"},
        {"hot_seat": True},
    ):
        body = {"game": "dbs", "seats": [ME, OPEN], "rated": True} | wanted
        assert server.ask("POST", "/api/tables", body, ada.cookie)[1]["reason"] == "not-rated"
    asyncio.run(to_the_end(ada, bob, ada.set_up("dbs")))
    alone = ada.set_up("dbs", seats=[ME, ME])

    async def told() -> None:
        async with ada.at(alone) as one:
            await begun(one)
            assert (await one.wish("concede"))["is"] == "done"
            await one.until(lambda: one.result)

    asyncio.run(told())
    assert [(game["outcome"], game["rating"]) for game in past(ada)] == [("several", None), ("won", None)]
    assert server.ask("GET", "/api/history")[1]["reason"] == "no-guest"
