"""Cards of the Dragon Ball Super Card Game for a card browser."""

from __future__ import annotations

import re

from pioche.games.dbs.card import COLOURS, DbsCard
from pioche.games.dbs.wording import card_text
from pioche.games.dbs.wording.keywords import icon
from pioche.games.dbs.wording.voice import Voice
from pioche.kernel.state.catalogue import Catalogue, Definition
from pioche.kernel.wording import speech
from pioche.kernel.wording.offer import Facet, Fact, Sheet, Value, Words, words

PACKAGE = "pioche.games.dbs.offers"
TALK = "pioche.games.dbs.wording.talk"
TYPES = ("leader", "battle", "extra", "unison")
FACTS = (
    "number", "type", "colours", "specified", "x_cost", "characters", "traits", "era", "back", "front", "token",
    "source",
)  # fmt: skip


def say(message: str, **values: object) -> Words:
    return words(lambda lang: speech(lang, PACKAGE).say(message, **values))


def colour(name: str) -> Words:
    return words(lambda lang: speech(lang, TALK).say("colour-" + name))


def same(text: str) -> Words:
    """Numbers and names are the same in all languages."""
    return Words(text, text)


def sheet(card: Definition) -> Sheet:
    """A card, or one side of a Leader Card, with all that is printed on it."""
    assert isinstance(card, DbsCard)
    return Sheet(
        card.slug,
        card.name,
        same(card.name),
        words(lambda lang: kind(card, lang)),
        words(lambda lang: card_text(card, lang)),
        card.numbers(),
        {name: getattr(card, name) for name in FACTS} | {"playable": not card.unread},
        (
            Fact(say("fact-number"), same(card.number)),
            *([Fact(say("fact-era"), same(card.era))] if card.era else []),
            Fact(say("fact-source"), say("source", source=card.source)),
        ),
        {
            "type": (card.type,),
            "colour": card.colours,
            "cost": ("X",) if card.x_cost else (str(card.cost),) if card.cost is not None else (),
            "keyword": keywords(card),
            "trait": card.traits,
        },
        tuple(card.citation(ability) for ability in card.abilities),
    )


def kind(card: DbsCard, lang: str) -> str:
    """Type, colours, characters and traits."""
    colours = "/".join(speech(lang, TALK).say("colour-" + name) for name in card.colours)
    characters = [f"<{name}>" for name in card.characters]
    said = [
        speech(lang, PACKAGE).say("type-" + card.type),
        colours,
        *characters,
        *(f"《{name}》" for name in card.traits),
    ]
    return " · ".join(filter(None, said))


def keywords(card: DbsCard) -> tuple[str, ...]:
    return tuple(sorted(word.strip("[]") for word in card.words() if word.startswith("[")))


def keyword_label(word: str, lang: str) -> str:
    """The keyword's name where it has one of its own; a family of keywords has only its word."""
    try:
        return icon(word, Voice(lang)).strip("[]")
    except LookupError:
        return word


def facets(catalogue: Catalogue) -> tuple[Facet, ...]:
    cards = [card for card in catalogue.definitions if isinstance(card, DbsCard)]
    costs = sorted({card.cost for card in cards if card.cost is not None})
    words_of = sorted({word for card in cards for word in keywords(card)})
    traits = sorted({trait for card in cards for trait in card.traits})
    return (
        Facet("type", say("facet-type"), tuple(Value(name, say("type-" + name)) for name in TYPES)),
        Facet("colour", say("facet-colour"), tuple(Value(name, colour(name)) for name in COLOURS)),
        Facet("cost", say("facet-cost"), tuple(Value(str(cost), same(str(cost))) for cost in (*costs, "X"))),
        Facet("keyword", say("facet-keyword"), tuple(Value(word, keyword_words_of(word)) for word in words_of)),
        Facet("trait", say("facet-trait"), tuple(Value(trait, same(trait)) for trait in traits)),
    )


def keyword_words_of(word: str) -> Words:
    return words(lambda lang: re.sub(r"\s+", " ", keyword_label(word, lang)).strip())
