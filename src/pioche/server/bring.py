"""What somebody brings to a table: a deck of their own, with the cards in it that they have collected."""

from __future__ import annotations

from collections.abc import Mapping

from pioche import games
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import view
from pioche.kernel.wording.offer import Sheet
from pioche.server import offers
from pioche.server.choices import OWN
from pioche.server.store import Store


def decks_of(game: str) -> offers.Decks:
    """What a game knows of decks; refused if nobody brings any to it."""
    games.find(game)
    found = offers.find(game).decks
    if found is None:
        raise Refused(Reason("no-decks-here"))
    return found


async def known(store: Store, guest: str, game: str, text: str) -> dict[str, tuple[bytes, bytes]]:
    """The collected cards that a deck names."""
    return await store.definitions(guest, game, decks_of(game).keys(text))


async def brought(store: Store, guest: str, game: str, choices: Mapping[str, str]) -> dict[str, str]:
    """What somebody's own deck adds to the choices of a seat, if one is chosen."""
    own = next((value.removeprefix(OWN) for value in choices.values() if value.startswith(OWN)), "")
    if not own:
        return {}
    deck = await store.deck(guest, own)
    if deck.game != game:
        raise Refused(Reason("no-such-deck"))
    cards = await known(store, guest, game, deck.text)
    return decks_of(game).brought(deck.text, [content for content, _ in cards.values()])


def sheets(game: Game, slugs: list[str], known: set[str]) -> list[Sheet]:
    """Cards that a table brings, of those that somebody asks for and knows; of others not even that they are there."""
    catalogue = game.rules.catalogue
    offered = offers.find(game.rules.name)
    wanted = [slug for slug in dict.fromkeys(slugs) if slug in known and slug in catalogue.by_slug]
    return [offered.sheet(catalogue.definitions[catalogue.by_slug[slug]]) for slug in wanted]


def not_built_in(game: Game) -> list[str]:
    """The cards that a table brings."""
    known = games.find(game.rules.name).RULES.catalogue.by_slug
    return [slug for slug in game.rules.catalogue.by_slug if slug not in known]


def seen(game: Game, seat: int, events: list[Event]) -> set[str]:
    """The cards that a seat has seen: what lies before it, what has happened before its eyes, and its own."""
    definitions = game.rules.catalogue.definitions
    found = {card.slug for rows in view(game, seat).zones.values() for row in rows for card in row}
    found |= {definitions[card.definition].slug for card in game.cards.values() if card.owner == seat}
    for event in events:
        told = event.seen_by(seat)
        found |= {definitions[number].slug for number in (told.definition, told.source) if number >= 0}
    return found
