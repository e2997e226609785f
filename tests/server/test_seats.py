"""A person who plays several seats: openly, or several people who pass the device. Each view is one seat's own."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from msgspec.structs import replace

from pioche import games
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Refused
from pioche.server import offers, people
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.opening import opened, rematch
from tests.server.client import AtTable
from tests.server.conftest import StartServer
from tests.server.leaks import Secrets

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def most_seats(game: str) -> int:
    return min(3, offers.find(game).about(games.find(game).RULES).modes[0].most)


def own_asked(person: AtTable) -> int:
    """The next of a person's seats that is asked, -1 if none is."""
    assert person.sight is not None
    return next((seat for seat in person.sight["asked"] if seat in person.info["mine"]), -1)


async def play_all(person: AtTable, chance: random.Random, answers: int = 10**9) -> None:
    """Play all of one's seats at random, looking as the one that is asked."""
    while answers:
        await person.until(lambda: person.result or person.question or own_asked(person) >= 0)
        if person.result:
            return
        step = person.step
        if person.question is None:
            await person.wish("look", seat=own_asked(person))
            continue
        reply = await person.answer_somehow(chance)
        assert reply["is"] == "done" or reply["reason"] == "too-late", reply
        await person.until(lambda step=step: person.step != step)  # type: ignore[misc]
        answers -= 1


@pytest.mark.slow
@pytest.mark.parametrize("hot_seat", [False, True])
@pytest.mark.parametrize("game", games.NAMES)
def test_each_view_of_a_person_with_two_seats_is_one_seats_own(
    start_server: StartServer, game: str, hot_seat: bool
) -> None:
    """A whole game with two seats and, where there is room, a stranger at the third: every byte is searched."""
    server = start_server("sqlite")
    stranger = most_seats(game) > 2

    async def told() -> list[AtTable]:
        ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
        made = ada.set_up(game, seats=[ME, ME, *[OPEN] * stranger], public=True, hot_seat=hot_seat)
        async with ada.at(made) as one, bob.at(made, "en") as other, eve.at(made) as watcher:
            if stranger:
                assert (await other.wish("sit", seat=2))["is"] == "done"
            everybody = [one, other, watcher]
            for person in everybody:
                await person.until(lambda person=person: person.sight)
            assert one.info["mine"] == [0, 1]
            assert one.sight is not None
            assert one.sight["seat"] == (-1 if hot_seat else 0)
            await asyncio.gather(play_all(one, random.Random(1)), play_all(other, random.Random(2)))
            for person in everybody:
                await person.until(lambda person=person: person.result)
            return everybody

    everybody = asyncio.run(told())
    watcher = everybody[-1]
    steps = [watcher.happened[0]["step"] - 1, *(each["step"] for each in watcher.happened)]
    secrets = Secrets(server.get(f"/api/tables/{watcher.table}/record"), steps)
    looked: set[int] = set()
    for person in everybody:
        step, seat = steps[0], NOBODY
        for text in person.received:
            message = json.loads(text)
            if message["is"] in ("state", "happened"):
                if message["sight"] is None:
                    continue
                step, seat = message["step"], message["sight"]["seat"] if message["sight"]["seat"] >= 0 else NOBODY
                looked.add(seat)
                if message["question"]:
                    assert seat in message["sight"]["asked"], "what is asked is asked of the seat that is shown"
            if step < steps[-1]:  # when the game is over, all is shown
                assert secrets.leaks(seat, step, text) == [], (seat, step, text[:200])
    assert looked == {0, 1, NOBODY} | ({2} if stranger else set())


@pytest.mark.slow
def test_somebody_looks_and_acts_as_their_own_seats_alone(start_server: StartServer) -> None:
    server = start_server("sqlite")

    async def told() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        made = ada.set_up(seats=[ME, ME, OPEN])
        async with ada.at(made) as one, bob.at(made) as other:
            assert (await other.wish("sit", seat=2))["is"] == "done"
            await one.until(lambda: one.sight)
            assert (await one.wish("look", seat=2))["reason"] == "not-your-seat"
            assert (await one.wish("look", seat=NOBODY))["reason"] == "not-your-seat"
            assert (await other.wish("look", seat=0))["reason"] == "not-your-seat"
            assert one.info["me"] == 0
            await one.wish("look", seat=1)
            assert one.sight is not None
            assert (one.info["me"], one.sight["seat"]) == (1, 1)
            late = await one.wish("answer", step=one.step, seat=0, keys=["whatever"])
            assert late["reason"] == "too-late", "it was meant for the seat that was shown before"
            await one.wish("look", seat=-1)
            assert (one.info["me"], one.question, one.info["mine"]) == (-1, None, [0, 1])
            assert (await one.wish("concede"))["reason"] == "not-seated"

    asyncio.run(told())


@pytest.mark.slow
def test_where_people_pass_the_device_nothing_is_shown_before_one_says_who_has_it(start_server: StartServer) -> None:
    server = start_server("sqlite")

    async def told() -> None:
        ada = server.guest("Ada")
        made = ada.set_up(seats=[ME | {"name": "Ann"}, ME | {"name": "Ben"}], hot_seat=True)
        async with ada.at(made) as one:
            assert (one.info["me"], one.info["hot_seat"], one.question) == (-1, True, None)
            assert [seat["name"] for seat in one.info["seats"]] == ["Ann", "Ben"]
            await one.wish("look", seat=own_asked(one))
            assert one.question is not None
        async with ada.at(made) as again:
            assert again.info["me"] == -1, "whoever opens the page anew may be somebody else"

    asyncio.run(told())


def table_of(*seats: NewSeat, hot_seat: bool = False) -> people.Live:
    return opened(NewTable("seiya", list(seats), hot_seat=hot_seat), "ada", "Ada", 1000.0).live


def answered(live: people.Live, guest: str) -> people.Live:
    """The table after somebody has answered, as the seat that is asked, in a way that tells something."""
    decision = live.playing.decision
    assert decision is not None
    keys = tuple(option.key for option in decision.options[: max(1, decision.least)])
    return people.answer(live, 1001.0, guest, live.row.step, [keys], decision.seat).live


def test_ones_own_other_seats_do_not_have_to_agree() -> None:
    live = answered(table_of(NewSeat("me"), NewSeat("me")), "ada")
    last = live.progress.last
    for looks in (0, 1):
        assert people.wish_undo(live, 1002.0, "ada", looks) == last, "the last answer, whichever seat gave it"


def test_a_stranger_has_to_agree_once_and_who_has_two_seats_agrees_for_both() -> None:
    live = people.sit(table_of(NewSeat("me"), NewSeat("me"), NewSeat("open")), 1000.0, "bob", "Bob", 2, {}).live
    while live.playing.decision is not None and live.playing.decision.seat != 2:
        live = answered(live, "ada")
    live = answered(live, "bob")
    live = replace(
        live, row=replace(live.row, progress=replace(live.progress, told=True))
    )  # it told somebody something
    asked = people.wish_undo(live, 1002.0, "bob")
    assert not isinstance(asked, int)
    assert asked.live.progress.undo is not None
    assert people.others(asked.live.progress, 2) == [0, 1]
    assert people.agree(asked.live, 1003.0, "ada", True) == 2
    with pytest.raises(Refused, match="not-asked-to-agree"):
        people.agree(asked.live, 1003.0, "bob", True)


def test_who_leaves_leaves_all_their_seats() -> None:
    live = people.leave(table_of(NewSeat("me"), NewSeat("me")), 1001.0, "ada").live
    assert [(chair.guest, chair.left, bool(chair.bot)) for chair in live.progress.chairs] == [("", True, True)] * 2


def test_a_seat_is_taken_instead_of_ones_own_or_too() -> None:
    live = table_of(NewSeat("me"), NewSeat("open"), NewSeat("open"))
    assert people.sit(live, 1001.0, "ada", "Ada", 1, {}).live.progress.seats_of("ada") == [1]
    both = people.sit(live, 1001.0, "ada", "Ada", 1, {}, too=True).live
    assert both.progress.seats_of("ada") == [0, 1]
    chosen = people.sit(both, 1002.0, "ada", "Ada", 0, {"hero": "shun"}).live
    assert chosen.progress.seats_of("ada") == [0, 1], "to choose otherwise gives no seat away"


def test_a_rematch_keeps_who_plays_what() -> None:
    live = table_of(NewSeat("me", name="Ann"), NewSeat("me", name="Ben"), hot_seat=True)
    change, members = rematch(live.row, "ada", 1001.0)
    assert members == ["ada"]
    assert change.live.row.setup.hot_seat
    assert [chair.name for chair in change.live.progress.chairs] == ["Ann", "Ben"]
    assert change.live.progress.seats_of("ada") == [0, 1]


def test_the_clock_runs_for_the_seat_that_is_asked() -> None:
    body = NewTable("seiya", [NewSeat("me"), NewSeat("me")], clock=30)
    live = opened(body, "ada", "Ada", 1000.0).live
    asked = live.playing.seats_asked()
    assert list(live.progress.clock.running()) == asked
    late = people.time_is_up(live, 1031.0)
    assert late is not None
    assert [bool(chair.bot) for chair in late.live.progress.chairs] == [seat in asked[:1] for seat in (0, 1)]
    assert people.take_back(late.live, 1032.0, "ada", asked[0]).live.progress.chairs[asked[0]].person
