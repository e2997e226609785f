"""People who are away: the table says since when, others warn them, then a bot sits in or the game is broken off."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from pioche.kernel.play.decision import Refused
from pioche.server import absence, people
from pioche.server.absence import Here
from pioche.server.house import House
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.live import Live
from pioche.server.opening import opened
from pioche.server.results import rated
from pioche.server.room import Connection
from pioche.server.settings import Settings
from pioche.server.store import migrate
from tests.server.client import AtTable, Running
from tests.server.conftest import StartServer
from tests.server.stories import ME, OPEN, seated, story, two

GRACE = 60.0


def playing(**wanted: Any) -> Live:
    """Ada and Bob play."""
    made = opened(NewTable("dbs", [NewSeat("me"), NewSeat("open")], **wanted), "ada", "Ada", 1000.0).live
    return people.sit(made, 1000.0, "bob", "Bob", 1, {}).live


def here(*present: str, **seen: float) -> Here:
    return Here(set(present), {"ada": 1000.0, "bob": 1000.0} | seen, GRACE)


def refused(reason: str) -> Any:
    return pytest.raises(Refused, match=reason)


def test_who_is_away_is_warned_before_a_bot_sits_in() -> None:
    live, alone = playing(rated=True), here("ada", bob=1010.0)
    assert (alone.away("bob", 1075.0), alone.away("ada", 1075.0)) == (65.0, 0.0)
    for early in (
        lambda: absence.sit_in(live, 1100.0, "ada", 1, alone),
        lambda: absence.stop(live, 1100.0, "ada", alone),
    ):
        with refused("wait-for-them|nobody-away"):
            early()
    warned = absence.warn(live, 1100.0, "ada", 1, alone).live
    assert alone.due(warned, "bob", 1130.0) == 30.0
    with refused("already-warned"):
        absence.warn(warned, 1101.0, "ada", 1, alone)
    with refused("wait-for-them"):
        absence.sit_in(warned, 1159.0, "ada", 1, alone)
    sat = absence.sit_in(warned, 1160.0, "ada", 1, alone).live
    assert sat.progress.chairs[1].bot
    assert sat.progress.chairs[1].guest == "bob"
    assert rated(warned.row)
    assert not rated(sat.row), "it no longer counts"
    back = people.take_back(sat, 1170.0, "bob").live
    assert back.progress.chairs[1].person


def test_a_warning_counts_for_one_absence() -> None:
    live = absence.warn(playing(), 1100.0, "ada", 1, here("ada", bob=1010.0)).live
    again = here("ada", bob=1200.0)  # who was here meanwhile
    assert again.due(live, "bob", 1300.0) is None
    with refused("wait-for-them"):
        absence.sit_in(live, 1300.0, "ada", 1, again)
    assert absence.warn(live, 1300.0, "ada", 1, again).live.progress.warned == {"bob": 1300.0}


def test_nobody_who_is_here_is_replaced() -> None:
    live = playing()
    both = here("ada", "bob")
    for seat, reason in ((1, "is-here"), (0, "nobody-away"), (7, "no-such-seat")):
        with refused(reason):
            absence.warn(live, 1100.0, "ada", seat, both)
        with refused(reason):
            absence.sit_in(live, 1100.0, "ada", seat, both)
    with refused("not-seated"):
        absence.warn(live, 1100.0, "eve", 1, here())
    with refused("over-days"):
        absence.warn(playing(clock=24 * 3600), 1100.0, "ada", 1, here("ada"))


def test_a_game_is_broken_off_once_all_who_are_here_want_that() -> None:
    made = opened(NewTable("seiya", [NewSeat("me"), NewSeat("open"), NewSeat("open")]), "ada", "Ada", 1000.0).live
    made = people.sit(made, 1000.0, "bob", "Bob", 1, {}).live
    live = people.sit(made, 1000.0, "cy", "Cy", 2, {}).live
    with_bob = here("ada", "bob", cy=1010.0)
    live = absence.warn(live, 1100.0, "bob", 2, with_bob).live
    wished = absence.stop(live, 1200.0, "ada", with_bob).live
    assert (wished.row.status, wished.progress.stop) == ("playing", (0,))
    with refused("nobody-away"):
        absence.stop(wished, 1200.0, "bob", here("ada", "bob", "cy"))
    change = absence.stop(wished, 1201.0, "bob", with_bob)
    over = change.live
    assert (over.row.status, over.game and over.game.result and over.game.result.how) == ("over", "stopped")
    assert change.write.ended is not None
    assert not change.write.ended.rated
    assert {each.outcome for each in change.write.ended.people} == {"stopped"}


def test_no_answer_breaks_a_game_off() -> None:
    live = playing()
    asked = live.playing.seats_asked()[0]
    with refused("not-listed"):
        people.answer(live, 1001.0, ("ada", "bob")[asked], live.row.step, [("stop:",)])


def test_what_the_log_says_besides_comes_with_the_next_answer() -> None:
    live = playing()
    asked = live.playing.seats_asked()[0]
    live = people.hand_over(live, 1001.0, ("ada", "bob")[asked], "random").live
    live = people.take_back(live, 1002.0, ("ada", "bob")[asked]).live
    decision = live.playing.decision_of(asked)
    assert decision is not None
    keys = tuple(option.key for option in decision.options[: decision.least])
    change = people.answer(live, 1003.0, ("ada", "bob")[asked], live.row.step, [keys])
    assert [event.kind for event in change.steps[0].events[:2]] == ["handed-over", "took-back"]
    assert [event.kind for event in change.write.inputs[0].happened[:2]] == ["handed-over", "took-back"]
    assert change.live.progress.remarks == ()


def test_who_goes_is_away_before_that_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks meanwhile finds them in the database still, and another worker's word counts as before."""
    url = f"sqlite:///{tmp_path / 'pioche.sqlite'}"
    migrate(url)

    async def told() -> None:
        house = House(Settings(db=url))
        forget = house.store.disappear

        async def slowly(*which: Any) -> None:
            await house.look(None)
            assert room.present == {"ada", "eve"}
            await forget(*which)

        monkeypatch.setattr(house.store, "disappear", slowly)
        await house.store.people.save("ada", "Ada")
        change = opened(NewTable("dbs", [NewSeat("me"), NewSeat("open")]), "ada", "Ada", 1000.0)
        table = (await house.create(change, ["ada"])).id
        ada, bob = (Connection(("", guest), guest, "fr") for guest in ("ada", "bob"))
        with house.within(table) as room:
            for connection in (ada, bob):
                await house.enter(room, connection)
            await house.store.appear("another worker", table, "eve", time.time() + 60)
            await house.look(None)
            assert room.present == {"ada", "bob", "eve"}
            await house.go(room, bob)
            stored = await house.store.present([table])
            assert stored == {table: {"ada", "eve"}}
        await house.store.close()

    story(told())


async def until_done(person: AtTable, kind: str, **given: Any) -> None:
    """Wish until the time has come."""
    while (reply := await person.wish(kind, **given))["is"] != "done":
        assert reply["reason"] in ("wait-for-them", "nobody-away"), reply


@pytest.mark.slow
def test_an_absent_player_is_replaced_and_comes_back(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up()
        async with ada.at(made) as one:
            async with bob.at(made, "en") as other:
                await seated(one, other)
                assert one.info["seats"][1]["away"] == 0
                assert (await one.wish("warn", seat=1))["reason"] == "is-here"
            await one.until(lambda: not one.info["seats"][1]["online"])
            assert one.info["grace"] == server.settings.grace
            assert one.info["seats"][1]["due"] is None
            assert (await one.wish("sit-in", seat=1))["reason"] == "wait-for-them"
            assert (await one.wish("warn", seat=1))["is"] == "done"
            await one.until(lambda: one.info["seats"][1]["due"] is not None)
            await until_done(one, "sit-in", seat=1)
            await one.until(lambda: one.info["seats"][1]["bot"])
            while not any("un robot joue à sa place en attendant" in line["text"] for line in lines(one)):
                await one.play(random.Random(1), 1)
            async with bob.at(made, "en") as again:
                assert again.info["seats"][1]["away"] == 0
                assert (await again.wish("take-back"))["is"] == "done"
                await one.until(lambda: not one.info["seats"][1]["bot"] and one.info["seats"][1]["online"])
                (asked,) = [each for each in (one, again) if each.question] or [again]
                step = asked.step
                await asked.answer_somehow(random.Random(3))
                await one.until(lambda: one.step > step)
                assert any("reprend sa place" in line["text"] for line in lines(one))

    story(told())


def lines(person: AtTable) -> list[Any]:
    return [line for each in person.happened for line in each["lines"]]


@pytest.mark.slow
def test_a_game_without_somebody_is_broken_off_and_does_not_count(start_server: StartServer) -> None:
    """At several workers, and after a worker has died with somebody at it."""
    server = start_server("sqlite", workers=2)

    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up("dbs", rated=True)
        async with ada.at(made) as one:
            async with bob.at(made) as other:
                await seated(one, other)
            await one.until(lambda: not one.info["seats"][1]["online"])
            assert one.info["rated"]
            assert (await one.wish("stop"))["reason"] == "nobody-away"
            assert (await one.wish("warn", seat=1))["is"] == "done"
            await until_done(one, "stop")
            await one.until(lambda: one.result)
            assert one.result is not None
            assert one.result["how"] == "stopped"
        for person in (ada, bob):
            (past,) = server.get("/api/history", person.cookie)["games"]
            assert (past["outcome"], past["rating"]) == ("stopped", None)
        record = server.get(f"/api/tables/{made['id']}/record", ada.cookie)
        assert record["inputs"][-1][1] == ["stop:"]
        replay = server.get(f"/api/tables/{made['id']}/replay", ada.cookie)
        assert replay["result"]["how"] == "stopped"

    story(told())


@pytest.mark.slow
def test_where_several_wait_all_must_want_the_end(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        cy = server.guest("Cy")
        made = ada.set_up(seats=[ME, OPEN, OPEN])
        async with ada.at(made) as one, bob.at(made) as other:
            async with cy.at(made) as third:
                await other.wish("sit", seat=1)
                assert (await third.wish("sit", seat=2))["is"] == "done"
            await one.until(lambda: one.sight and not one.info["seats"][2]["online"])
            await other.wish("warn", seat=2)
            await until_done(one, "stop")
            await other.until(lambda: other.info["stop"] == [0])
            assert one.result is None
            assert (await other.wish("stop"))["is"] == "done"
            await one.until(lambda: one.result)

    story(told())
