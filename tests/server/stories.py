"""What stories at tables have in common: who takes the seats, and who is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from tests.server.client import AtTable, Guest, Running

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
CALM = "calm"  # a seed with which no card that arrives in the first turns asks anything
OPEN = {"kind": "open"}


def story(told: Coroutine[Any, Any, None]) -> None:
    asyncio.run(told)


def two(server: Running) -> tuple[Guest, Guest]:
    return server.guest("Ada"), server.guest("Bob")


async def seated(one: AtTable, other: AtTable) -> None:
    """The second guest sits down, and the game begins."""
    assert (await other.wish("sit", seat=1))["is"] == "done"
    for person in (one, other):
        await person.until(lambda person=person: person.sight)


def turn_of(one: AtTable, other: AtTable) -> tuple[AtTable, AtTable]:
    """Who is asked, and who is not."""
    return (one, other) if one.question else (other, one)


def key_of(person: AtTable, kind: str) -> str:
    assert person.question is not None
    return next(str(option["key"]) for option in person.question["options"] if option["kind"] == kind)
