"""Collections and decks in the store: whose they are, and how many there may be."""

from __future__ import annotations

import asyncio

import pytest

from pioche.kernel.play.decision import Refused
from pioche.server.store import migrate, shelf
from pioche.server.store.shelf import DeckRow
from tests.server.conftest import DATABASES, Database
from tests.server.test_store import opened

pytestmark = pytest.mark.slow


def row(number: int, guest: str = "ada") -> DeckRow:
    return DeckRow(f"d{number}", guest, "g", f"Deck {number}", "", "", False, "", 0.0)


@pytest.mark.parametrize("kind", DATABASES)
def test_what_is_one_too_many_is_refused_and_changes_nothing(
    database: Database, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(shelf, "CARDS", 2)
    monkeypatch.setattr(shelf, "BYTES", 100)
    monkeypatch.setattr(shelf, "DECKS", 2)
    url = database(kind)
    migrate(url)

    async def fill() -> None:
        async with opened(url) as store:
            await store.people.save("ada", "Ada")
            await store.people.save("bob", "Bob")
            await store.collect("ada", "g", {"A": (b"1", b"a"), "B": (b"2", b"b")})
            await store.collect("ada", "g", {"A": (b"3", b"c")})
            for more in ({"C": (b"", b"")}, {"A": (b"x" * 99, b"")}):
                with pytest.raises(Refused, match="collection-full"):
                    await store.collect("ada", "g", more)
            await store.collect("bob", "g", {"C": (b"4", b"d")})
            assert await store.collection("ada", "g") == [b"c", b"b"]
            assert await store.definitions("ada", "g", ["A", "C"]) == {"A": (b"3", b"c")}
            for number in (1, 2, 2):
                await store.save_deck(row(number))
            with pytest.raises(Refused, match="too-many-decks"):
                await store.save_deck(row(3))
            await store.save_deck(row(4, "bob"))
            assert {deck.id for deck in await store.decks_of("ada", "g")} == {"d1", "d2"}

    asyncio.run(fill())
