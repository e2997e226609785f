"""Tables from the first hello to the rematch, over real connections, on both databases."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.client import SOON, Running, Shut, caught_up
from tests.server.stories import BOT, CALM, ME, OPEN, key_of, seated, story, turn_of, two

pytestmark = pytest.mark.slow


def test_two_people_play_a_whole_game(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up()
        async with ada.at(made) as one, bob.at(made, "en") as other:
            assert one.info["status"] == "open"
            assert one.info["invite"] == made["invite"]
            assert other.info["invite"] == ""
            await seated(one, other)
            await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
            await one.until(lambda: one.info["status"] == "over")
            assert one.result is not None
            assert {score["seat"] for score in one.result["scores"]} == {0, 1}
            assert one.info["fairness"]["seed"]
        replay = server.get(f"/api/tables/{made['id']}/replay", bob.cookie)
        assert replay["steps"] == len(one.happened)
        assert replay["names"] == ["Ada", "Bob"]
        assert replay["result"]["winners"] == one.result["winners"]

    story(told())


def test_against_a_bot_the_game_begins_at_once(server: Running) -> None:
    async def told() -> None:
        (ada,) = (server.guest("Ada"),)
        made = ada.set_up(seats=[ME, BOT])
        async with ada.at(made) as one:
            assert one.info["status"] == "playing"
            assert one.info["seats"][1]["kind"] == "bot"
            assert one.info["seats"][1]["name"]
            await one.play(random.Random(3))
            assert one.result is not None

    story(told())


def test_what_a_bot_has_played_before_anybody_came_is_shown(server: Running) -> None:
    """Whoever comes for the first time sees the table as the game began, then step by step what happened."""

    async def told() -> None:
        ada = server.guest("Ada")
        for number in range(20):  # until a bot begins
            made = ada.set_up(seats=[ME, BOT], seed=str(number))
            async with asyncio.timeout(SOON):
                while made["id"] not in server.get("/api/waiting", ada.cookie)["tables"]:
                    await asyncio.sleep(0.1)
            async with ada.at(made) as one:
                await one.until(lambda one=one: one.question)
                if one.happened:
                    break
        assert one.state["question"] is None
        assert one.happened[0]["step"] == one.state["step"] + 1
        assert any(step["lines"] for step in one.happened)

    story(told())


def test_three_people_and_the_choice_of_heroes(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seats=[ME, OPEN, {**BOT, "choices": {"hero": "ikki"}}])
        async with ada.at(made) as one, bob.at(made) as other:
            taken = await other.wish("sit", seat=1, choices={"hero": "ikki"})
            assert (taken["is"], taken["reason"]) == ("refused", "taken")
            assert (await other.wish("sit", seat=1, choices={"hero": "shun"}))["is"] == "done"
            await one.until(lambda: one.sight)
            called = [seat["called"] for seat in one.info["seats"]]
            assert called[1:] == ["Shun", "Ikki"]
            assert called[0] in ("Seiya", "Shiryû", "Hyôga")

    story(told())


def test_the_host_arranges_and_begins(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seats=[ME, OPEN, OPEN], public=True)
        async with ada.at(made) as one, bob.at(made) as other:
            assert (await other.wish("arrange", seat=1, bot="random"))["reason"] == "not-the-host"
            assert (await one.wish("arrange", seat=1, bot="nobody"))["reason"] == "unknown-bot"
            assert (await one.wish("arrange", seat=1, bot="random"))["is"] == "done"
            assert (await other.wish("sit", seat=1))["reason"] == "seat-taken"
            assert (await one.wish("arrange", seat=1, bot=""))["is"] == "done"
            assert (await other.wish("sit", seat=2))["is"] == "done"
            assert (await other.wish("leave"))["is"] == "done"
            assert (await other.wish("begin"))["reason"] == "not-the-host"
            listed = [table for table in server.get("/api/tables")["tables"] if table["id"] == made["id"]]
            assert [table["open"] for table in listed] == [2]
            assert (await one.wish("begin"))["is"] == "done"
            await one.until(lambda: one.sight)
            assert [seat["kind"] for seat in one.info["seats"]] == ["person", "bot", "bot"]
            assert (await other.wish("sit", seat=1))["reason"] == "already-begun"

    story(told())


def test_a_private_table_wants_an_invitation(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up()
        for wrong in ("", "x", made["invite"][:-1] + "x"):
            with pytest.raises(Shut) as shut:
                async with bob.at(made, invite=wrong):
                    pass
            assert shut.value.code == 4404
        async with bob.at(made) as other:
            assert (await other.wish("sit", seat=1))["is"] == "done"
        async with bob.at(made, invite="") as other:  # who belongs to a table needs no invitation
            assert other.info["me"] == 1
        assert made["id"] not in [table["id"] for table in server.get("/api/tables")["tables"]]
        mine = server.get("/api/tables", bob.cookie)["mine"]
        assert [table["id"] for table in mine] == [made["id"]]

    story(told())


def test_somebody_who_comes_back_has_lost_nothing(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up()
        async with ada.at(made) as one:
            async with bob.at(made) as other:
                await seated(one, other)
                await one.until(lambda: one.info["seats"][1]["online"])
                active, idle = turn_of(one, other)
                await active.play(random.Random(5), 1)
                await caught_up(active, idle)
                before = other.sight, other.question, other.state["log"]
            await one.until(lambda: not one.info["seats"][1]["online"])
            async with bob.at(made) as again:
                assert (again.sight, again.question) == before[:2]
                assert again.step == one.step

    story(told())


def test_the_same_state_in_another_language(server: Running) -> None:
    async def told() -> None:
        ada = server.guest("Ada")
        made = ada.set_up(seats=[ME, BOT])
        async with ada.at(made) as one:
            await one.until(lambda: one.question)
            assert one.question is not None
            french = one.question["text"], one.state["log"][0]["text"]
            assert (await one.wish("speak", language="en"))["is"] == "done"
            english = one.question["text"], one.state["log"][0]["text"]
            assert one.state["language"] == "en"
            assert french[0] != english[0]
            assert french[1] != english[1]

    story(told())


def test_of_two_answers_at_once_one_counts(server: Running) -> None:
    async def told() -> None:
        ada = server.guest("Ada")
        made = ada.set_up(seats=[ME, BOT])
        async with ada.at(made) as one, ada.at(made) as twin:
            for _ in range(8):
                for person in (one, twin):
                    await person.until(lambda person=person: person.question)
                await caught_up(one, twin)
                assert one.question is not None
                keys = [option["key"] for option in one.question["options"]]
                least = one.question["least"]
                replies = await asyncio.gather(one.answer(*keys[:least]), twin.answer(*keys[-least:] if least else []))
                assert sorted(reply["is"] for reply in replies) == ["done", "refused"]
                assert [reply["reason"] for reply in replies if reply["is"] == "refused"] == ["too-late"]

    story(told())


def test_several_answers_in_one_message_count_one_by_one(server: Running) -> None:
    async def told() -> None:
        ada = server.guest("Ada")
        made = ada.set_up(seats=[ME, BOT], seed="fair and square")
        async with ada.at(made) as one:
            assert one.info["fairness"]["practice"]
            await one.until(lambda: one.question)
            step = one.step
            play = key_of(one, "play-character")
            wrong = await one.wish("answer", step=step, keys=["nobody@9"], then=[[play]])
            assert (wrong["is"], wrong["reason"]) == ("refused", "not-listed")
            assert one.step == step
            assert one.sight is not None
            facing = one.sight["zones"]["field"][0][0]["slug"] + "@1"
            half = await one.wish("answer", step=step, keys=[play], then=[["nobody@9"], [facing]])
            assert half["is"] == "done"
            await one.until(lambda: one.step == step + 1)
            assert one.question is not None
            assert facing in [option["key"] for option in one.question["options"]], "the rest is asked anew"
            assert (await one.wish("undo"))["is"] == "done"
            await one.until(lambda: one.step == step + 2)
            whole = await one.wish("answer", step=one.step, keys=[play], then=[[facing]])
            assert whole["is"] == "done"
            await one.until(lambda: one.step == step + 4)

    story(told())


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seed=CALM)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            assert (await one.wish("take-back"))["reason"] == "no-bot-here"
            assert (await one.wish("hand-over", bot="random"))["is"] == "done"
            await other.until(lambda: other.info["seats"][0]["bot"] == "random")
            await other.until(lambda: other.question)
            await caught_up(one, other)
            assert one.question is None
            assert (await one.answer("end"))["reason"] == "bot-plays"
            assert (await one.wish("take-back"))["is"] == "done"
            await other.until(lambda: not other.info["seats"][0]["bot"])
            chance = random.Random(7)
            while not one.question:
                await other.play(chance, 1)
                await caught_up(one, other)

    story(told())


def test_a_bot_plays_for_who_leaves(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up()
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            assert (await other.wish("leave"))["is"] == "done"
            await one.until(lambda: one.info["seats"][1]["kind"] == "bot")
            await one.play(random.Random(1), 20)
            assert (await other.wish("answer", step=other.step, keys=["end"]))["reason"] == "not-seated"

    story(told())


def test_after_the_clock_has_run_out_a_bot_plays_on(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        status, problem, _ = server.ask(
            "POST", "/api/tables", {"game": "seiya", "seats": [ME, OPEN], "clock": 3}, ada.cookie
        )
        assert (status, problem["reason"]) == (400, "bad-clock")
        made = ada.set_up(clock=10, seed=CALM)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            active, idle = turn_of(one, other)
            assert active.state["remaining"] > 5
            me = active.info["me"]
            await idle.until(lambda: idle.info["seats"][me]["bot"])
            await idle.until(lambda: idle.question)
            assert (await active.wish("take-back"))["is"] == "done"

    story(told())
