"""Answers that are taken back: freely, where nobody need agree, or if all agree."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.client import Running, caught_up
from tests.server.stories import BOT, CALM, ME, key_of, seated, story, turn_of, two

pytestmark = pytest.mark.slow


def test_a_free_answer_is_taken_back_alone(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seed=CALM)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            active, idle = turn_of(one, other)
            before = active.sight, active.question
            assert active.state["may_undo"] == "no"
            await active.answer(key_of(active, "play-character"))
            await active.until(lambda: active.happened)
            assert active.happened[-1]["may_undo"] == "free"
            assert idle.step == 1 or idle.happened[-1]["may_undo"] == "no"
            step = active.step
            assert (await active.wish("undo"))["is"] == "done"
            await active.until(lambda: active.step > step)
            assert (active.sight, active.question) == before
            await caught_up(idle, active)
            assert (await active.wish("undo"))["reason"] == "nothing-to-undo"

    story(told())


def test_an_option_is_foreseen_for_whoever_looks_at_it(server: Running) -> None:
    """What would draw or reveal something is not taken back freely afterwards."""

    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seed=CALM)
        seen = set()
        chance = random.Random(3)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            while len(seen) < 2:
                await caught_up(one, other)
                active, _ = turn_of(one, other)
                assert active.question is not None
                if active.question["least"] != 1:
                    await active.answer_somehow(chance)
                else:
                    key = chance.choice(active.question["options"])["key"]
                    final = (await active.wish("foresee", step=active.step, key=key))["final"]
                    step = active.step
                    await active.answer(key)
                    await active.until(lambda active=active, step=step: active.step > step)  # type: ignore[misc]
                    assert active.happened[-1]["may_undo"] != "free" or not final
                    seen.add(final)

    story(told())


def test_against_bots_nobody_need_agree(server: Running) -> None:
    """Not even where something was told meanwhile; and so nothing need be foreseen."""

    async def told() -> None:
        ada = server.guest("Ada")
        made = ada.set_up(seed=CALM, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        async with ada.at(made) as one:
            await one.play(random.Random(1), 12)
            await one.until(lambda: one.question)
            assert one.question is not None
            key = one.question["options"][0]["key"]
            assert (await one.wish("foresee", step=one.step, key=key))["final"] is False
            assert one.happened[-1]["may_undo"] == "free"
            step = one.step
            assert (await one.wish("undo"))["is"] == "done"
            await one.until(lambda: one.step > step)
            assert one.info["undo"] is None

    story(told())


def test_other_answers_are_taken_back_if_all_agree(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seed=CALM)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            active, idle = turn_of(one, other)
            await active.answer("end")  # the upkeep asks which cards go
            await active.until(lambda: active.question and active.question["ask"] != "main-phase")
            await active.answer()
            await idle.until(lambda: idle.question)
            me, it = active.info["me"], idle.info["me"]
            assert active.happened[-1]["may_undo"] == "ask"
            assert (await active.wish("undo"))["is"] == "done"
            await idle.until(lambda: idle.info["undo"])
            assert idle.info["undo"] == {"seat": me, "agreed": [], "waiting": [it]}
            assert (await active.wish("agree", yes=True))["reason"] == "not-asked-to-agree"
            assert (await idle.wish("agree", yes=False))["is"] == "done"
            await active.until(lambda: not active.info["undo"])
            assert (await idle.wish("agree", yes=True))["reason"] == "no-undo-asked"
            assert (await active.wish("undo"))["is"] == "done"
            step = active.step
            assert (await idle.wish("agree", yes=True))["is"] == "done"
            await active.until(lambda: active.step > step)
            assert active.question is not None
            assert active.question["ask"] != "main-phase"
            # The game goes on to its end, and its record tells the same game.
            await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
        record = server.get(f"/api/tables/{made['id']}/record", ada.cookie)
        assert any(keys and keys[0].startswith("rekey:") for _, keys in record["inputs"])

    story(told())


def test_bots_agree_to_everything(server: Running) -> None:
    async def told() -> None:
        ada = server.guest("Ada")
        made = ada.set_up(seats=[ME, BOT])
        async with ada.at(made) as one:
            await one.play(random.Random(1), 12)
            await one.until(lambda: one.question)
            step = one.step
            assert (await one.wish("undo"))["is"] == "done"
            await one.until(lambda: one.step > step)
            await one.until(lambda: one.question)
            await one.play(random.Random(2), 5)

    story(told())
