"""What becomes of finished games: everybody's history, and ratings, written once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from pioche.kernel.play.ending import Ending
from pioche.server import people
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.opening import opened
from pioche.server.ratings import Rating, after, shown_doubt, shown_mean
from pioche.server.results import outcome, rated, stayed
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


def test_whoever_runs_out_of_time_or_leaves_has_lost(start_server: StartServer) -> None:
    """The last who stays has won, whatever the rules say of giving up; nobody escapes a rating."""
    server = start_server("sqlite")
    ada, bob = server.guest("Ada"), server.guest("Bob")
    late, left = ada.set_up("dbs", rated=True, clock=10), ada.set_up("seiya", rated=True)

    async def told() -> None:
        async with ada.at(late, "en") as one, bob.at(late, "en") as other:
            await other.wish("sit", seat=1)
            await begun(one, other)
            await one.until(lambda: one.result)  # nobody answers
            assert one.info["rated"]
            told = [line["text"] for line in one.happened[-1]["lines"]]
            assert any("ran out of time and loses the game" in text for text in told)
            assert any("have given the game up" in text for text in told)
        async with ada.at(left) as one, bob.at(left) as other:
            await other.wish("sit", seat=1)
            await begun(one, other)
            assert (await other.wish("hand-over"))["reason"] == "rated-game"
            assert (await other.wish("leave"))["is"] == "done"
            await one.until(lambda: one.result)
            assert one.result is not None
            assert (one.result["how"], one.result["winners"]) == ("won", [0])

    asyncio.run(told())
    assert (past(ada)[0]["outcome"], past(bob)[0]["outcome"]) == ("won", "lost")
    assert {game["outcome"] for game in past(ada)[:2] + past(bob)[:2]} == {"won", "lost"}
    assert all(game["rating"] is not None for game in past(ada) + past(bob))


def test_where_more_than_two_play_it_goes_on() -> None:
    """A bot plays on for the others, with whom it still counts."""
    made = opened(
        NewTable("seiya", [NewSeat("me"), NewSeat("open"), NewSeat("open")], rated=True), "ada", "Ada", 1000.0
    ).live
    live = people.sit(made, 1000.0, "bob", "Bob", 1, {}).live
    live = people.sit(live, 1000.0, "cy", "Cy", 2, {}).live
    gone = people.leave(live, 1001.0, "cy").live
    assert rated(gone.row)
    assert [chair.bot for chair in gone.progress.chairs] == ["", "", people.STAND_IN]
    back = people.take_back(gone, 1002.0, "cy").live
    assert rated(back.row), "who comes back may play, and has lost all the same"
    last = people.leave(gone, 1003.0, "bob")
    assert last.write.ended is not None
    assert last.write.ended.rated
    assert {each.guest: each.outcome for each in last.write.ended.people} == {"ada": "won", "bob": "lost", "cy": "lost"}
    won = Ending("won", (2,))
    assert [stayed(won, gone.progress, guest) for guest in ("ada", "bob", "cy")] == ["shared", "shared", "lost"]
    won = Ending("won", (1,))
    assert [stayed(won, gone.progress, guest) for guest in ("ada", "bob", "cy")] == ["lost", "won", "lost"]


def test_what_never_counts(server: Running) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    for wanted in (
        {"seats": [ME, BOT]},
        {"seats": [ME, ME]},
        {"seed": "wished"},
        {"hot_seat": True},
        {"game": "veiel"},  # everybody wins, or nobody
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
