"""The budget of thinking: whoever has had least is next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pioche import games
from pioche.bots.search import levels
from pioche.games.seiya.bots.mind import MIND
from pioche.server import limits, thinking
from pioche.server.house import House
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.jobs import Jobs
from pioche.server.limits import FairQueue, Payer, Shares
from pioche.server.opening import opened
from pioche.server.settings import Settings
from pioche.server.store import migrate
from pioche.server.thinking import Thinker
from pioche.table import Table

pytestmark = pytest.mark.slow


def test_whoever_has_had_least_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who asks a hundred times does not keep another waiting; a hundred guests of one address are one."""
    clock = [100.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: clock[0])
    done: list[Payer] = []

    async def think(queue: FairQueue, payer: Payer) -> None:
        async with queue.turn(payer):
            await asyncio.sleep(0)
            clock[0] += 1.0
            done.append(payer)

    async def told() -> None:
        queue = FairQueue(1, Shares())
        eves = [("eve", f"guest {number}") for number in range(30)]
        payers: list[Payer] = [*eves, ("ada", "Ada"), ("ada", "Ada"), ("bob", "Bob")]
        await asyncio.gather(*(think(queue, payer) for payer in payers))

    asyncio.run(told())
    assert len(done) == 33
    assert set(done[1:3]) == {("ada", "Ada"), ("bob", "Bob")}
    assert ("ada", "Ada") in done[3:6]


def test_who_gives_up_leaves_the_turn_to_others() -> None:
    async def told() -> None:
        queue = FairQueue(1, Shares())
        held = asyncio.Event()

        async def think(until: asyncio.Event) -> None:
            async with queue.turn(("", "")):
                await until.wait()

        now = asyncio.Event()
        now.set()
        first = asyncio.create_task(think(held))
        await asyncio.sleep(0)
        second, third = asyncio.create_task(think(now)), asyncio.create_task(think(now))
        await asyncio.sleep(0)
        second.cancel()
        held.set()
        await asyncio.gather(first, third)
        async with asyncio.timeout(5):
            await think(now)

    asyncio.run(told())


def test_many_tables_of_one_address_do_not_keep_the_bots_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty tables whose bots are due for longer, and one of somebody else: it is among the first."""
    url = f"sqlite:///{tmp_path / 'pioche.sqlite'}"
    migrate(url)
    order: list[str] = []

    async def told() -> None:
        house = House(Settings(db=url))
        seats = [NewSeat("bot", "random"), NewSeat("me"), NewSeat("bot", "random")]
        names = {}
        for number in range(41):
            who, origin = ("ada", "there") if number == 40 else (f"eve{number % 3}", "here")
            await house.store.people.save(who, who)
            change = opened(NewTable("seiya", seats, seed=str(number)), who, who, number + 1.0, origin)
            while change.write.job is None or change.write.job.kind != "bot":  # a person begins: another table
                number += 100
                change = opened(NewTable("seiya", seats, seed=str(number)), who, who, number + 1.0, origin)
            names[(await house.create(change, [who])).id] = who

        async def think(table: str, work: Callable[..., Any], *given: Any, payer: Payer) -> thinking.Turn:
            house.thinking.add(payer, 0.5)
            order.append(payer[1])
            return thinking.Turn([], [])

        monkeypatch.setattr(house.thinker, "think", think)
        jobs = Jobs(house)
        running = asyncio.create_task(jobs.run())
        try:
            async with asyncio.timeout(20):
                while "ada" not in order:
                    await asyncio.sleep(0.01)
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await jobs.close()
            await house.store.close()

    asyncio.run(told())
    assert order.index("ada") < 4, order


def until_cut(flag: int) -> str:
    while not thinking.flags[flag]:
        time.sleep(0.01)
    return "cut"


def test_a_thought_ends_when_its_table_has_gone_on() -> None:
    async def told() -> None:
        thinker = Thinker(2)
        thoughts = [asyncio.create_task(thinker.think(table, until_cut)) for table in ("one", "other")]
        try:
            await asyncio.sleep(0)
            thinker.cut("one")
            assert await thoughts[0] == "cut"
            assert not thoughts[1].done()
            thinker.cut("other")
            assert await thoughts[1] == "cut"
        finally:
            thinker.close()

    asyncio.run(told())


def test_a_bot_that_is_cut_answers_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Table.new("dbs", 7, players=2).dump()
    players = {0: "club", 1: "club"}
    monkeypatch.setattr(thinking, "flags", [1])
    assert thinking.bots_turn("dbs", {}, state, players, "a", flag=0) == thinking.Turn([], [])


def test_what_a_bot_has_foreseen_is_answered_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Table.new("seiya", 7, players=2).dump()
    monkeypatch.setitem(games.bots("seiya"), "club", levels(MIND)["club"])  # type: ignore[arg-type]
    monkeypatch.setattr(thinking, "SLICE", 0.0)
    players = dict.fromkeys(range(2), "club")
    assert len(thinking.bots_turn("seiya", {}, state, players, "a").answers) > 1
    greedy = dict.fromkeys(range(2), "greedy")
    assert len(thinking.bots_turn("seiya", {}, state, greedy, "a").answers) == 1
