"""Around the game: the chat, conceding, a rematch, spectators."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.client import Running
from tests.server.stories import BOT, ME, OPEN, seated, story, two

pytestmark = pytest.mark.slow


def test_a_chat_line_reaches_everybody(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up()
        async with ada.at(made) as one, bob.at(made) as other:
            assert (await other.wish("say", text=" Bonjour\n <b>toi</b>\x07 "))["is"] == "done"
            await one.until(lambda: one.said)
            assert one.said[0]["text"] == "Bonjour <b>toi</b>"
            assert (one.said[0]["seat"], one.said[0]["name"]) == (-1, "Bob")
            assert (await other.wish("say", text=" \n "))["reason"] == "empty-text"
            assert (await other.wish("say", text="x" * 400))["reason"] == "too-long"
        async with ada.at(made) as again:
            assert [line["text"] for line in again.state["chat"]] == ["Bonjour <b>toi</b>"]

    story(told())


def test_conceding_where_the_game_does_not_know_it(server: Running) -> None:
    async def told() -> None:
        ada = server.guest("Ada")
        made = ada.set_up(seats=[ME, BOT])
        async with ada.at(made) as one:
            assert one.state["may_concede"] is False
            assert (await one.wish("concede"))["reason"] == "cannot-concede"
            await one.until(lambda: one.question)
            assert (await one.answer("concede:"))["reason"] == "not-listed"

    story(told())


def test_a_rematch_expects_the_same_people(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seats=[ME, OPEN, BOT])
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            assert (await one.wish("rematch"))["reason"] == "not-over"
            await asyncio.gather(one.play(random.Random(1)), other.play(random.Random(2)))
            replies = await asyncio.gather(one.wish("rematch"), other.wish("rematch"))
            assert all(reply["is"] == "done" for reply in replies)
            await one.until(lambda: one.info["next"])
            await other.until(lambda: other.info["next"])
            assert one.info["next"] == other.info["next"]
            again = {"id": one.info["next"]}
        async with ada.at(again) as one, bob.at(again) as other:
            later = other if one.info["me"] >= 0 else one
            seat = 1 if later is other else 0
            assert (await later.wish("sit", seat=seat))["is"] == "done"
            await one.until(lambda: one.sight)

    story(told())


def test_spectators_see_what_everybody_sees(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seats=[ME, BOT], public=True)
        async with ada.at(made) as one, bob.at(made) as eve:
            await one.until(lambda: one.info["watching"] == 1)
            assert eve.info["me"] == -1
            assert eve.sight is not None
            assert eve.sight["seat"] == -1
            assert all(card == {} for card in eve.sight["zones"]["hand"][0])
            await one.play(random.Random(1), 3)
            assert eve.question is None
            assert (await eve.answer("end"))["reason"] == "not-seated"
            for kind in ("undo", "concede", "leave", "hand-over", "take-back"):
                assert (await eve.wish(kind))["reason"] == "not-seated"
            assert (await eve.wish("why-not", card=1))["reason"] == "card-not-there"

    story(told())
