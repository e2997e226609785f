"""Fair play: nothing hidden can be tried out, no time is had twice, and nobody takes back what others must allow."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import offers, people
from pioche.server.choices import checked, mode_of
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.opening import opened
from pioche.server.records import Job
from pioche.server.room import remaining
from pioche.table import Table
from tests.server.client import AtTable, Guest, Running, Shut
from tests.server.stories import CALM, key_of, seated, story, turn_of, two

pytestmark = pytest.mark.slow

ME = {"kind": "me"}
NOBODY = "nobody@9"  # a key that no question lists


def alone(seed: str) -> Table:
    """The game that the server deals for this seed, as somebody who knows it would deal it."""
    mode = mode_of("seiya", "solo")
    settings = checked(mode.options, {})
    config = offers.find("seiya").config("solo", settings, [{"hero": "seiya"}], list)
    return Table.begin("seiya", seed, config)


def revealing(table: Table) -> Iterator[tuple[str, ...]]:
    """Answers one after the other, the last of which tells something new and is followed by another question."""
    while table.decision is not None:
        decision = table.decision
        size = min(decision.least, len(decision.options))
        keys = ("end",) if any(option.key == "end" for option in decision.options) else ()
        keys = keys or tuple(option.key for option in decision.options)[:size]
        table.answer(decision.seat, keys)
        yield keys
        if table.told[-1] and table.decision is not None and table.events:
            return


def test_nothing_hidden_can_be_tried_out(server: Running) -> None:
    """An answer that draws, a guess what could be played then, and a key that takes all back, or so it was hoped.

    Whoever knows the seed knows which guesses are right; the replies must not tell.
    """

    async def told() -> None:
        ada = server.guest("Ada")
        learnt = 0
        for seed in range(32):
            known = alone(str(seed))
            *before, last = revealing(known)
            assert known.decision is not None
            listed = [option.key for option in known.decision.options]
            guess = listed[-1] if seed % 2 else "play:shaka"
            made = ada.set_up(seats=[{**ME, "choices": {"hero": "seiya"}}], mode="solo", seed=str(seed))
            async with ada.at(made) as one:
                for keys in before:
                    assert (await one.answer(*keys))["is"] == "done"
                step = one.step
                reply = await one.wish("answer", step=step, keys=list(last), then=[[guess], [NOBODY]])
                if reply["is"] == "refused":
                    learnt += (NOBODY in reply["text"]) == (guess in listed)
                    continue
                assert reply == {"is": "done", "id": reply["id"]}
                await one.until(lambda one=one, step=step: one.step > step)
                assert one.step == step + 1, "what was answered counts, and the rest is asked anew"
                assert one.question is not None
                assert [option["key"] for option in one.question["options"]] == listed
                assert (await one.wish("undo"))["is"] == "done"  # alone, nobody must agree; but all is dealt anew
        assert learnt == 0

    story(told())


def test_answering_and_taking_back_gives_no_time(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seed=CALM, clock=3600)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            active = turn_of(one, other)[0]
            play = key_of(active, "play-character")
            await asyncio.sleep(0.2)
            first = active.remaining
            await active.answer(play)
            await active.until(lambda: active.step == 2)
            left = active.remaining  # a new decision, with new time
            assert left is not None
            assert first is not None
            assert abs(left - first) < 1
            for _ in range(4):
                await asyncio.sleep(0.2)
                for wish in ({"kind": "undo"}, {"kind": "answer", "step": active.step + 1, "keys": [play]}):
                    step = active.step
                    assert (await active.wish(**wish))["is"] == "done"
                    await active.until(lambda step=step: active.step > step)
                assert active.remaining is not None
                assert active.remaining < left - 0.15
                left = active.remaining

    story(told())


def test_giving_a_seat_away_and_taking_it_back_gives_no_time() -> None:
    """Time goes by while a bot sits there, and when it is up, it is up."""
    body = NewTable("seiya", seats=[NewSeat("me"), NewSeat("open")], clock=60, seed=CALM)
    live = people.sit(opened(body, "ada", "Ada", 1000.0).live, 1000.0, "bob", "Bob", 1, {}).live
    asked = live.playing.decision
    assert asked is not None
    guest = live.progress.chairs[asked.seat].guest
    assert remaining(live, 1000.0) == 60
    for now in (1010.0, 1020.0, 1030.0):
        live = people.hand_over(live, now, guest, "greedy").live
        assert remaining(live, now) is None
        change = people.take_back(live, now + 5, guest)
        live = change.live
        assert change.write.job == Job("clock", live.row.step, 1060.0)
        assert remaining(live, now + 5) == 1060 - now - 5
    up = people.time_is_up(live, 1061.0)
    assert up is not None
    again = people.take_back(up.live, 1070.0, guest)
    assert again.write.job == Job("clock", live.row.step, 1060.0)
    assert people.time_is_up(again.live, 1070.0) is not None


async def ended_turn(active: AtTable, idle: AtTable) -> None:
    """A turn is over, which cannot be taken back alone."""
    await active.answer("end")
    await active.until(lambda: active.question and active.question["ask"] != "main-phase")
    await active.answer()
    await idle.until(lambda: idle.question)


def test_a_bot_that_stands_in_never_agrees(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seed=CALM)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            active, idle = turn_of(one, other)
            await ended_turn(active, idle)
            it = idle.info["me"]
            assert (await idle.wish("hand-over", bot="random"))["is"] == "done"
            await active.until(lambda: active.question)
            step = active.step
            assert (await active.wish("undo"))["is"] == "done"
            await idle.until(lambda: idle.info["undo"])
            assert active.info["undo"]["waiting"] == [it]
            assert active.step == step, "nothing is taken back"
            assert (await idle.wish("agree", yes=True))["is"] == "done", "the person can still agree"
            await active.until(lambda: active.step > step)

    story(told())


def test_nobody_agrees_for_who_has_left(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seed=CALM)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            active, idle = turn_of(one, other)
            await ended_turn(active, idle)
            assert (await active.wish("undo"))["is"] == "done"
            await idle.until(lambda: idle.info["undo"])
            assert (await idle.wish("leave"))["is"] == "done"
            await active.until(lambda: not active.info["undo"])
            await active.until(lambda: active.question)
            refused = await active.wish("undo")
            assert (refused["is"], refused["reason"]) == ("refused", "undo-too-late")
            # What told nobody anything is still one's own affair.
            step = active.step
            await active.answer(key_of(active, "play-character"))
            await active.until(lambda: active.step > step)
            assert active.happened[-1]["may_undo"] == "free"
            assert (await active.wish("undo"))["is"] == "done"

    story(told())


def test_a_deck_is_checked_when_it_is_chosen(server: Running) -> None:
    """Whoever chose it is told what is wrong; nobody else learns anything of it."""
    bad = "1 PI1-001\n5 PI1-005"
    ada, bob = two(server)
    body = {"game": "dbs", "seats": [{**ME, "choices": {"list": bad}}, {"kind": "open"}]}
    status, problem, _ = server.ask("POST", "/api/tables", body, ada.cookie)
    assert (status, problem["reason"]) == (400, "bad-deck")
    assert "50" in problem["text"]["fr"]

    async def told() -> None:
        made = ada.set_up("dbs", seats=[{"kind": "open"}, {"kind": "open"}])
        async with ada.at(made) as one, bob.at(made) as other:
            mine = await one.wish("sit", seat=0, choices={"list": bad})
            assert (mine["is"], mine["reason"]) == ("refused", "bad-deck")
            theirs = await one.wish("arrange", seat=0, bot="random", choices={"list": bad})
            assert (theirs["is"], theirs["reason"]) == ("refused", "bad-deck")
            assert (await one.wish("sit", seat=0))["is"] == "done"
            changed = await one.wish("sit", seat=0, choices={"list": bad})
            assert (changed["is"], changed["reason"]) == ("refused", "bad-deck")
            assert (await other.wish("sit", seat=1))["is"] == "done", "what was chosen before counts"
            await other.until(lambda: other.sight)

    story(told())


def test_a_deck_that_has_become_bad_is_its_owners_affair() -> None:
    """A table may have waited while other cards were installed."""
    body = NewTable("dbs", seats=[NewSeat("me"), NewSeat("open")])
    live = opened(body, "ada", "Ada", 1000.0).live
    chairs = (replace(live.progress.chairs[0], choices={"list": "1 PI1-001\n60 PI1-005"}), live.progress.chairs[1])
    live = replace(live, row=replace(live.row, progress=replace(live.progress, chairs=chairs)))
    with pytest.raises(Refused) as refused:
        people.sit(live, 1001.0, "bob", "Bob", 1, {})
    assert refused.value.reason == Reason("choose-again", detail="1")


def over(server: Running, **wanted: Any) -> tuple[Guest, Any]:
    """A duel that its guest has conceded."""
    ada = server.guest("Ada")
    made = ada.set_up("dbs", seats=[ME, {"kind": "bot", "bot": "random"}], **wanted)

    async def told() -> None:
        async with ada.at(made) as one:
            assert (await one.wish("concede"))["is"] == "done"
            await one.until(lambda: one.info["status"] == "over")
            assert (await one.wish("leave"))["is"] == "done"
            assert one.info["seats"][0]["name"] == "Ada", "after a game everybody stays who they were"
            made["watch"] = one.info["watch"]

    story(told())
    return ada, made


def test_a_private_game_that_is_over_stays_private(server: Running) -> None:
    ada, made = over(server)
    eve = server.guest("Eve")
    assert made["watch"] != made["invite"]
    for path in ("", "/replay", "/replay/0/1", "/record"):
        for cookie in ("", eve.cookie):
            for invite in ("", "?invite=x", "?invite=%00"):
                status, problem, _ = server.ask("GET", f"/api/tables/{made['id']}{path}{invite}", cookie=cookie)
                assert (status, problem["reason"]) == (404, "no-such-table"), path
        for cookie, link in ((ada.cookie, ""), ("", made["watch"]), (eve.cookie, made["invite"])):
            status, told, _ = server.ask("GET", f"/api/tables/{made['id']}{path}?invite={link}", cookie=cookie)
            assert status == 200, path
            if path == "/replay":
                assert told["names"][0] == "Ada"
                assert told["watch"] == made["watch"]
    _, public = over(server, public=True)
    assert server.get(f"/api/tables/{public['id']}/replay")["watch"] == ""


def test_a_game_that_goes_on_hides_that_it_is_there(server: Running) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    made = ada.set_up(seats=[ME, {"kind": "bot", "bot": "random"}])
    assert server.ask("GET", f"/api/tables/{made['id']}/replay", cookie=eve.cookie)[0] == 404
    assert server.ask("GET", f"/api/tables/{made['id']}/replay", cookie=ada.cookie)[0] == 409


def test_who_is_invited_to_watch_cannot_play(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        eve = server.guest("Eve")
        made = ada.set_up()
        async with ada.at(made) as one:
            assert one.info["may_sit"]
            link = one.info["watch"]
            async with eve.at(made, invite=link) as watcher, bob.at(made) as other:
                assert not watcher.info["may_sit"]
                assert watcher.info["invite"] == ""
                assert made["invite"] not in "".join(watcher.received)
                refused = await watcher.wish("sit", seat=1)
                assert (refused["is"], refused["reason"]) == ("refused", "only-watching")
                assert other.info["may_sit"]
                assert (await other.wish("sit", seat=1))["is"] == "done"
                await watcher.until(lambda: watcher.sight)
                assert watcher.info["me"] == -1
        with pytest.raises(Shut):  # who has only watched comes again by the link alone
            async with eve.at(made, invite=""):
                pass

    story(told())
