"""Cards of Saint Seiya Deckbuilding for a card browser."""

from __future__ import annotations

from functools import cache
from typing import get_args

from pioche.games.seiya.card import CONSTELLATIONS, RANKS, SIDES, SeiyaCard, Set, Technique
from pioche.games.seiya.rulebook import rulebook
from pioche.games.seiya.wording import card_text, class_name, keyword, name_of, rank_name, title, type_name
from pioche.kernel.state.catalogue import Catalogue, Definition
from pioche.kernel.wording import LANGUAGES, speech
from pioche.kernel.wording.offer import Facet, Fact, Sheet, Value, Words, words

PACKAGE = "pioche.games.seiya.offers"
FACTS = (
    "number", "set", "type", "classes", "ranks", "copies", "cost_force", "cost_cosmos", "force", "heal", "cosmos", "pv",
    "icon", "grade", "side", "constellation", "source",
)  # fmt: skip


def say(message: str, **values: object) -> Words:
    return words(lambda lang: speech(lang, PACKAGE).say(message, **values))


def sheet(card: Definition) -> Sheet:
    """A card with all that is printed on it."""
    assert isinstance(card, SeiyaCard)
    return Sheet(
        card.slug,
        card.name,
        words(lambda lang: title(card, lang)),
        words(lambda lang: kind(card, lang)),
        words(lambda lang: card_text(card, lang)),
        card.numbers(),
        {name: getattr(card, name) for name in FACTS} | {"pv_rule": card.pv_rule is not None, "energy": energy(card)},
        (
            *duel_facts(card),
            Fact(say("fact-copies"), Words(str(card.copies), str(card.copies))),
            Fact(say("fact-set"), say("set", set=card.set)),
            Fact(say("fact-source"), say("source", source=card.source)),
        ),
        {
            "class": card.classes,
            "rank": card.ranks,
            "type": (card.type,),
            "cost": costs(card),
            "keyword": keywords(card, LANGUAGES[0]),
            "set": (card.set,),
            "side": (card.side,) if card.side else (),
        },
        statements_about(card),
        words(lambda lang: name_of(card.name, lang)),
    )


def duel_facts(card: SeiyaCard) -> list[Fact]:
    """Whose card it is in a duel, and its sign."""
    found = [Fact(say("fact-side"), named(SIDES[card.side], many=True))] if card.side else []
    if sign := CONSTELLATIONS.get(card.constellation):
        found.append(Fact(say("fact-constellation"), Words(sign, sign)))
    return found


def kind(card: SeiyaCard, lang: str) -> str:
    """Classes, or else the type, and the rank."""
    names = [class_name(word, lang) for word in card.classes] or [type_name(card.type, lang)]
    return " · ".join([*names, *(rank_name(rank, lang) for rank in card.ranks)])


def energy(card: SeiyaCard) -> int | None:
    """What a Technique costs."""
    return next((ability.energy for ability in card.abilities if isinstance(ability, Technique)), None)


def costs(card: SeiyaCard) -> tuple[str, ...]:
    return tuple(str(cost) for cost in (card.cost_force, card.cost_cosmos) if cost is not None)


def keywords(card: SeiyaCard, lang: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for ability in card.abilities if (word := keyword(ability, lang))))


@cache
def by_card() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for rule in rulebook().ids():
        if rule.startswith("seiya:faq:"):
            found.setdefault(rule.split(":")[2], []).append(rule)
    return {slug: tuple(rules) for slug, rules in found.items()}


def statements_about(card: SeiyaCard) -> tuple[str, ...]:
    """What the card says, and what the F.A.Q. says of it."""
    return tuple(dict.fromkeys((*card.statements(), *by_card().get(card.slug, ()))))


@cache
def facets(catalogue: Catalogue) -> tuple[Facet, ...]:
    cards = [card for card in catalogue.definitions if isinstance(card, SeiyaCard)]
    classes = sorted({word for card in cards for word in card.classes})
    amounts = sorted({cost for card in cards for cost in costs(card)}, key=int)
    translated = {
        french: english
        for card in cards
        for french, english in zip(keywords(card, "fr"), keywords(card, "en"), strict=True)
    }
    return (
        Facet("class", say("facet-class"), tuple(Value(word, named(word)) for word in classes)),
        Facet("rank", say("facet-rank"), tuple(Value(rank, ranked(rank)) for rank in RANKS)),
        Facet(
            "type",
            say("facet-type"),
            tuple(Value(word, named(word)) for word in sorted({card.type for card in cards})),
        ),
        Facet("cost", say("facet-cost"), tuple(Value(cost, Words(cost, cost)) for cost in amounts)),
        Facet(
            "keyword",
            say("facet-keyword"),
            tuple(Value(french, Words(french, english)) for french, english in sorted(translated.items())),
        ),
        Facet("set", say("facet-set"), tuple(Value(name, say("set", set=name)) for name in get_args(Set))),
        Facet("side", say("fact-side"), tuple(Value(side, named(name, many=True)) for side, name in SIDES.items())),
    )


def named(word: str, many: bool = False) -> Words:
    return words(lambda lang: class_name(word, lang, many))


def ranked(rank: str) -> Words:
    return words(lambda lang: rank_name(rank, lang))
