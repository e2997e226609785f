"""L'Ordre de Veiel at the server: what the enemies are going to do, and what they would do after an option."""

from __future__ import annotations

import random
from typing import Any

from tests.server.client import AtTable
from tests.server.conftest import StartServer, database, start_server
from tests.server.stories import story
from tests.server.test_seats import ME, own_asked

__all__ = ["database", "start_server"]


async def at_the_menu(person: AtTable) -> dict[str, Any]:
    """Play on until a hero of one's own says what to do; the question."""
    while True:
        await person.until(lambda: person.question or own_asked(person) >= 0)
        if person.question is None:
            await person.wish("look", seat=own_asked(person))
        elif person.question["ask"] == "hero-turn":
            return person.question
        else:
            step = person.step
            await person.answer_somehow(random.Random(1))
            await person.until(lambda step=step: person.step != step)  # type: ignore[misc]


def test_intents_come_with_the_sight_and_after_an_option_on_demand(start_server: StartServer) -> None:
    server = start_server("sqlite")

    async def told() -> None:
        ada = server.guest("Ada")
        async with ada.at(ada.set_up("veiel", seats=[ME, ME])) as one:
            question = await at_the_menu(one)
            assert one.sight is not None
            figures = {card["tag"]: card for card in one.sight["zones"]["board"][0]}
            intents = one.sight["intents"]
            assert intents
            assert all(figures[intent["card"]]["counters"]["lives"] for intent in intents)
            assert all(figures[hero] for intent in intents for hero in intent["targets"])
            for option in question["options"]:
                reply = await one.wish("foretell", step=one.step, key=option["key"])
                assert reply["is"] == "foretold", reply
                assert {intent["card"] for intent in reply["intents"]} <= set(figures)
            refused = await one.wish("foretell", step=one.step, key="none")
            assert refused["reason"] == "not-listed"
            assert one.question == question  # nothing was played

    story(told())
