"""What the database is asked about cards that people have collected, and about their decks."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, update

from pioche.kernel.play.decision import Reason, Refused
from pioche.server.store.schema import collected, decks, guests
from pioche.server.store.upsert import upsert

CARDS = 8_000  # in a collection
BYTES = 24_000_000  # of a collection
DECKS = 200  # of a game

T = TypeVar("T")


class DeckRow(Struct, frozen=True):
    """A deck as it is stored."""

    id: str
    guest: str
    game: str
    name: str
    text: str
    leader: str  # the slug of the card that stands for it
    legal: bool
    share: str  # what a link holds, "" if it is shared with nobody
    changed: float


class Shelf:
    """Collections and decks; each question says whose."""

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def _change(self, make: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    # Collections

    async def collect(self, guest: str, game: str, cards: Mapping[str, tuple[bytes, bytes]]) -> None:
        """Add cards to a collection, instead of those it has by the same keys; refused if it becomes too large."""
        rows = [
            {"guest_id": guest, "game": game, "card": card, "content": content, "told": told}
            for card, (content, told) in cards.items()
        ]
        size = func.coalesce(func.sum(func.length(collected.c.content) + func.length(collected.c.told)), 0)
        wanted = select(func.count(), size).where(collected.c.guest_id == guest)

        def make(connection: Connection) -> None:
            upsert(connection, collected, rows)
            count, large = connection.execute(wanted).one()
            if count > CARDS or large > BYTES:
                raise Refused(Reason("collection-full", detail=str(CARDS)))

        await self._change(make)

    async def collection(self, guest: str, game: str) -> list[bytes]:
        """What a page is told of each card of a collection."""
        mine = (collected.c.guest_id == guest) & (collected.c.game == game)
        wanted = select(collected.c.told).where(mine).order_by(collected.c.card)
        return await self._read(lambda connection: [bytes(told) for told in connection.execute(wanted).scalars()])

    async def definitions(self, guest: str, game: str, cards: Collection[str]) -> dict[str, tuple[bytes, bytes]]:
        """What is stored of some cards of a collection, those that it does not have left out."""
        mine = (collected.c.guest_id == guest) & (collected.c.game == game) & collected.c.card.in_(list(cards))
        wanted = select(collected.c.card, collected.c.content, collected.c.told).where(mine)
        return await self._read(
            lambda connection: {
                card: (bytes(content), bytes(told)) for card, content, told in connection.execute(wanted)
            }
        )

    async def forget_collection(self, guest: str, game: str) -> None:
        mine = (collected.c.guest_id == guest) & (collected.c.game == game)
        await self._change(lambda connection: connection.execute(delete(collected).where(mine)))

    # Decks

    async def save_deck(self, deck: DeckRow) -> None:
        """A new deck, or another content of one's own; refused if there are too many."""
        mine = (decks.c.guest_id == deck.guest) & (decks.c.game == deck.game)
        values = {
            "id": deck.id, "guest_id": deck.guest, "game": deck.game, "name": deck.name, "text": deck.text,
            "leader": deck.leader, "legal": deck.legal, "share": deck.share, "changed": time.time(),
        }  # fmt: skip

        def make(connection: Connection) -> None:
            upsert(connection, decks, [values])
            if connection.execute(select(func.count()).where(mine)).scalar_one() > DECKS:
                raise Refused(Reason("too-many-decks", detail=str(DECKS)))

        await self._change(make)

    async def decks_of(self, guest: str, game: str) -> list[DeckRow]:
        """Somebody's decks, the one that was changed last first."""
        mine = (decks.c.guest_id == guest) & (decks.c.game == game)
        wanted = select(decks).where(mine).order_by(decks.c.changed.desc())
        return await self._read(lambda connection: [DeckRow(*row) for row in connection.execute(wanted)])

    async def deck(self, guest: str, deck: str) -> DeckRow:
        """A deck of somebody's own; for others there is no such deck."""
        wanted = select(decks).where((decks.c.id == deck) & (decks.c.guest_id == guest))
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        if found is None:
            raise Refused(Reason("no-such-deck"))
        return DeckRow(*found)

    async def shared_deck(self, share: str) -> tuple[DeckRow, str]:
        """A deck by its link, and the name of whoever built it."""
        wanted = (
            select(decks, guests.c.name)
            .join(guests, guests.c.id == decks.c.guest_id)
            .where((decks.c.share == share) & (decks.c.share != ""))
        )
        found = await self._read(lambda connection: connection.execute(wanted).first())
        if found is None:
            raise Refused(Reason("no-such-deck"))
        *deck, name = found
        return DeckRow(*deck), name

    async def share_deck(self, guest: str, deck: str, share: str) -> None:
        mine = (decks.c.id == deck) & (decks.c.guest_id == guest)
        await self._change(lambda connection: connection.execute(update(decks).where(mine).values(share=share)))

    async def forget_deck(self, guest: str, deck: str) -> None:
        mine = (decks.c.id == deck) & (decks.c.guest_id == guest)
        await self._change(lambda connection: connection.execute(delete(decks).where(mine)))
