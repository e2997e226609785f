"""Cards of L'Ordre de Veiel in a terminal."""

from __future__ import annotations

from itertools import groupby
from typing import Any, get_args

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from pioche.games.veiel import RULES
from pioche.games.veiel.card import COLOURLESS, Kind, VeielCard
from pioche.games.veiel.command import Listing
from pioche.games.veiel.screen.talk import STYLES, words
from pioche.games.veiel.wording import card_text, profile_text
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording import LANGUAGES
from pioche.kernel.wording.plain import spelt

FACTS = (
    "slug", "name", "english", "kind", "copies", "colours", "types", "keyword", "zone", "crossed", "rare", "stars",
    "hero", "threat", "swords", "base", "tier", "family", "boss", "vitality", "source",
)  # fmt: skip
KINDS: tuple[str, ...] = get_args(Kind)


def whole_card(card: VeielCard, language: str) -> list[RenderableType]:
    """What is printed on a card, and what it says."""
    text = card_text(card, language)
    return [Text(profile_text(card, language), "dim"), *([Text(text)] if text else [])]


def kind_of(card: VeielCard, language: str) -> str:
    return words(language).say("cards-veiel-kind", kind=card.kind, tier=card.tier or "none")


def in_order(asked: Listing) -> list[VeielCard]:
    """The cards by kind, in the order of the box."""
    if asked.kind not in (None, *KINDS):
        raise Refused(Reason("unknown-kind", detail=str(asked.kind)))
    found = [card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)]
    chosen = [card for card in found if asked.kind in (None, card.kind)]
    return sorted(chosen, key=lambda card: KINDS.index(card.kind))


def names(card: VeielCard) -> str:
    """Its names, what it is, its colours, types and keywords, in both languages."""
    told = [kind_of(card, lang) for lang in LANGUAGES]
    told += [profile_text(card, lang) for lang in LANGUAGES]
    told += [words(lang).say("colour-" + colour) for colour in card.colours or (COLOURLESS,) for lang in LANGUAGES]
    return " ".join((card.slug, card.name, card.english, card.kind, card.keyword, card.tier, *card.types, *told))


def facts(card: VeielCard) -> dict[str, Any]:
    """A card as data; what a kind of card does not have is empty."""
    return {name: getattr(card, name) for name in FACTS} | {"text_" + lang: card_text(card, lang) for lang in LANGUAGES}


def show_cards(console: Console, found: list[VeielCard], lang: str) -> None:
    """The cards under the names of their kinds."""
    for kind, members in groupby(found, key=lambda card: card.kind):
        console.print(Rule(Text(words(lang).say("cards-veiel-group", kind=kind), "bold"), style="yellow", align="left"))
        for card in members:
            other = card.english if lang == "fr" else card.name
            name = card.name if lang == "fr" else card.english
            style = STYLES.get(card.colours[0], "") if card.colours else ""
            console.print(Text.assemble((name, f"bold {style}"), ("" if other == name else f" · {other}", "dim")))
            for row in whole_card(card, lang):
                console.print(Padding(row, (0, 0, 0, 3)))
        console.print()
    copies = sum(card.copies for card in found)
    console.print(words(lang).say("cards-veiel-count", count=len(found), copies=copies))


def group(key: str, value: str, language: str) -> tuple[str, str]:
    """What a report groups games by, and one of its values, in words."""
    number = RULES.catalogue.by_slug.get(value)
    card = RULES.catalogue.definitions[number] if number is not None else None
    label = words(language).say("group-" + key)
    if isinstance(card, VeielCard):
        return label, card.name if language == "fr" else card.english
    message = f"group-{key}-{value}"
    return label, words(language).say(message) if words(language).knows(message) else spelt(value)
