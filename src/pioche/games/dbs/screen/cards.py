"""Cards of the Dragon Ball Super Card Game in a terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.command import Listing
from pioche.games.dbs.files import every
from pioche.games.dbs.offers.sheets import keyword_label, keywords
from pioche.games.dbs.screen.talk import style_of, words
from pioche.games.dbs.wording import card_text
from pioche.kernel.wording import LANGUAGES
from pioche.kernel.wording.talk import NONE

FACTS = (
    "slug", "number", "name", "type", "colours", "power", "cost", "specified", "x_cost", "combo_cost", "combo_power",
    "characters", "traits", "era", "back", "front", "source",
)  # fmt: skip


def whole_card(card: DbsCard, language: str) -> list[RenderableType]:
    text = card_text(card, language)
    return [Text(profile(card, language), "dim"), *([Text(text)] if text else [])]


def profile(card: DbsCard, lang: str) -> str:
    """The printed facts on one line."""
    say = words(lang).say

    def coloured(colours: tuple[str, ...]) -> str:
        return ", ".join(say("colour-" + colour) for colour in colours)

    parts = [
        say("dbs-type", type=card.type, side="front" if card.front else "back"),
        "/".join(say("colour-" + colour) for colour in card.colours),
    ]
    if card.cost is not None or card.x_cost:
        total = "X" if card.x_cost else str(card.cost)
        parts.append(say("dbs-cost", total=total, colours=coloured(card.specified) or NONE))
    if card.power is not None:
        parts.append(say("dbs-power", amount=card.power))
    if card.combo_power is not None:
        parts.append(say("dbs-combo", power=card.combo_power, cost=card.combo_cost or 0))
    parts += [f"<{character}>" for character in card.characters] + [f"《{trait}》" for trait in card.traits]
    if card.era:
        parts.append(card.era)
    if card.unread:
        parts.append(say("dbs-not-playable"))
    return " · ".join(filter(None, parts))


def in_order(asked: Listing) -> list[DbsCard]:
    """The cards by their numbers, the front of a Leader Card before its back."""
    return sorted(every(asked.cards).values(), key=lambda card: (card.number, not card.front))


def names(card: DbsCard) -> str:
    colours = [words(lang).say("colour-" + colour) for colour in card.colours for lang in LANGUAGES]
    types = [words(lang).say("dbs-type", type=card.type, side="front") for lang in LANGUAGES]
    skills = [keyword_label(word, lang) for word in keywords(card) for lang in LANGUAGES]
    return " ".join((card.name, card.number, *card.characters, *card.traits, *colours, *types, *skills))


def facts(card: DbsCard) -> dict[str, Any]:
    """A card as data; what is not printed is null."""
    found = {name: getattr(card, name) for name in FACTS}
    return found | {"playable": not card.unread} | {"text_" + lang: card_text(card, lang) for lang in LANGUAGES}


def show_cards(console: Console, found: list[DbsCard], lang: str) -> None:
    """The cards under the names of their colours."""
    groups: dict[tuple[str, ...], list[DbsCard]] = {}
    for card in found:
        groups.setdefault(card.colours, []).append(card)
    width = max(len(card.number) for card in found)
    for colours, members in groups.items():
        title = "/".join(words(lang).say("colour-" + colour) for colour in colours)
        console.print(Rule(Text(title, "bold"), style=style_of(colours), align="left"))
        entries = Table.grid(padding=(0, 1))
        entries.add_column(width=width)
        entries.add_column()
        for card in members:
            entries.add_row(Text(card.number if card.front else "", "cyan"), Text(card.name, "bold"))
            for row in whole_card(card, lang):
                entries.add_row("", row)
        console.print(entries)
        console.print()
    console.print(words(lang).say("dbs-count", count=len({card.number for card in found})))
