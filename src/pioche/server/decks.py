"""Collected cards and decks: what is asked about them over HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post

from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording.shelf import Collected, Owned
from pioche.server import deck_bodies
from pioche.server.bring import decks_of, known
from pioche.server.caller import from_here, house_of, in_turn, payer_of, person_of
from pioche.server.choices import LONGEST
from pioche.server.guests import new_id, tidy
from pioche.server.store.shelf import DeckRow

ID = 12  # bytes of a deck's id
FILE = 3_000_000  # bytes of a file of cards
NAME = 60  # signs of a deck's name
TITLE = 80  # signs of a file's name that are told

Asked = Request[Any, Any, Any]


def unhurried(request: Asked) -> None:
    house_of(request).decks.spend(payer_of(request))


def readable(text: str) -> str:
    if len(text) > LONGEST:
        raise Refused(Reason("too-long", detail=str(LONGEST)))
    return text


# Collections


@get("/games/{game:str}/collection")
async def collection(request: Asked, game: str) -> Response[bytes]:
    """The cards that the guest has collected."""
    unhurried(request)
    guest = (await person_of(request)).id
    decks_of(game)
    told = await house_of(request).store.collection(guest, game)
    found = deck_bodies.ToldCollection([msgspec.Raw(each) for each in told])
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@post("/games/{game:str}/collection", status_code=200, request_max_body_size=FILE)
async def collect(request: Asked, game: str, name: str = "") -> deck_bodies.Imported:
    """Add the cards of a file, a public list or one that the game wrote, to the collection of the guest."""
    from_here(request)
    house = house_of(request)
    guest = (await person_of(request)).id
    payer = payer_of(request)
    house.imports.spend(payer)
    title = " ".join(name.split())[:TITLE]
    data = await request.body()
    parts = await house.thinker.do(split, game, title, data, payer=payer)
    found: list[Collected] = [await house.thinker.do(read, game, title, part, payer=payer) for part in parts]
    cards = {card.owned.key: card for each in found for card in each.cards}
    if cards:
        told = {key: (card.content, msgspec.json.encode(card.owned)) for key, card in cards.items()}
        await house.store.collect(guest, game, told)
    return deck_bodies.Imported(
        [
            deck_bodies.ImportedCard(key, card.owned.sheets[0].title, list(card.owned.faults))
            for key, card in cards.items()
        ],
        [reason for each in found for reason in each.refused],
    )


def split(game: str, name: str, data: bytes) -> list[bytes]:
    return decks_of(game).parts(name, data)


def read(game: str, name: str, part: bytes) -> Collected:
    return decks_of(game).collected(name, part)


@delete("/games/{game:str}/collection")
async def forget(request: Asked, game: str) -> None:
    """Forget all cards that the guest has collected."""
    from_here(request)
    guest = (await person_of(request)).id
    await house_of(request).store.forget_collection(guest, game)


# Decks


@get("/games/{game:str}/decks")
async def shelf(request: Asked, game: str) -> deck_bodies.Shelf:
    """The ready-made decks and, if somebody asks who is a guest, theirs."""
    unhurried(request)
    found = decks_of(game)
    rows: list[DeckRow] = []
    try:
        guest = (await person_of(request)).id
        rows = await house_of(request).store.decks_of(guest, game)
    except Refused:
        pass
    heads = [deck_bodies.DeckHead(row.id, row.name, row.leader, row.legal) for row in rows]
    return deck_bodies.Shelf(list(found.starters()), heads, found.HAND, FILE)


@post("/games/{game:str}/decks/check", status_code=200)
async def check(request: Asked, game: str, data: deck_bodies.DeckText) -> deck_bodies.DeckReport:
    """Whether a deck is legal: what is wrong with it, line by line, and its figures."""
    unhurried(request)
    guest = (await person_of(request)).id
    return await reported(request, guest, game, readable(data.text))


async def reported(request: Asked, guest: str, game: str, text: str) -> deck_bodies.DeckReport:
    cards = await known(house_of(request).store, guest, game, text)
    return await asyncio.to_thread(decks_of(game).report, text, [content for content, _ in cards.values()])


@post("/games/{game:str}/decks", status_code=200)
async def save(request: Asked, game: str, data: deck_bodies.NewDeck) -> deck_bodies.StoredDeck:
    """Store a deck, legal or not."""
    from_here(request)
    unhurried(request)
    store = house_of(request).store
    guest = (await person_of(request)).id
    before = await store.deck(guest, data.id) if data.id else None
    if before is not None and before.game != game:
        raise Refused(Reason("no-such-deck"))
    name, text = tidy(data.name, NAME), readable(data.text)
    report = await reported(request, guest, game, text)
    share = before.share if before else ""
    row = DeckRow(data.id or new_id(ID), guest, game, name, text, report.leader, report.legal, share, 0)
    await store.save_deck(row)
    return told(row)


def told(row: DeckRow) -> deck_bodies.StoredDeck:
    return deck_bodies.StoredDeck(row.id, row.name, row.text, row.share)


@get("/decks/{deck:str}")
async def one_deck(request: Asked, deck: str) -> deck_bodies.StoredDeck:
    """A deck of the guest."""
    unhurried(request)
    guest = (await person_of(request)).id
    return told(await house_of(request).store.deck(guest, deck))


@delete("/decks/{deck:str}")
async def forget_deck(request: Asked, deck: str) -> None:
    """Forget a deck of the guest."""
    from_here(request)
    guest = (await person_of(request)).id
    await house_of(request).store.forget_deck(guest, deck)


@post("/decks/{deck:str}/share", status_code=200)
async def share(request: Asked, deck: str, data: deck_bodies.Sharing) -> deck_bodies.StoredDeck:
    """Give a deck a link, or take it away: a new one is another."""
    from_here(request)
    unhurried(request)
    store = house_of(request).store
    guest = (await person_of(request)).id
    row = await store.deck(guest, deck)
    if data.shared != bool(row.share):
        await store.share_deck(guest, deck, new_id(ID) if data.shared else "")
    return told(await store.deck(guest, deck))


@get("/shared/{share:str}")
async def shared(request: Asked, share: str) -> deck_bodies.SharedDeck:
    """A deck by its link, with the cards in it that are not built in."""
    unhurried(request)
    store = house_of(request).store
    row, name = await store.shared_deck(share)
    cards = await known(store, row.guest, row.game, row.text)
    report = await reported(request, row.guest, row.game, row.text)
    owned = [msgspec.json.decode(each, type=Owned) for _, each in cards.values()]
    return deck_bodies.SharedDeck(row.name, name, row.text, owned, report)


@post("/shared/{share:str}/copy", status_code=200)
async def copy(request: Asked, share: str) -> deck_bodies.StoredDeck:
    """Take over a deck by its link, with the cards in it that the guest does not have."""
    from_here(request)
    unhurried(request)
    store = house_of(request).store
    guest = (await person_of(request)).id
    row, _ = await store.shared_deck(share)
    cards = await known(store, row.guest, row.game, row.text)
    mine = await known(store, guest, row.game, row.text)
    if missing := {key: card for key, card in cards.items() if key not in mine}:
        await store.collect(guest, row.game, missing)
    report = await reported(request, guest, row.game, row.text)
    own = DeckRow(
        new_id(ID), guest, row.game, row.name, row.text, report.leader, report.legal, "", 0
    )  # fmt: skip
    await store.save_deck(own)
    return told(own)


decks = Router(
    "/api",
    before_request=in_turn,
    route_handlers=[
        collection,
        collect,
        forget,
        shelf,
        check,
        save,
        one_deck,
        forget_deck,
        share,
        shared,
        copy,
    ],
)
