"""Cards of Saint Seiya Deckbuilding in a terminal."""

from __future__ import annotations

from typing import Any, get_args

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche.games.seiya import RULES
from pioche.games.seiya.card import ARMOUR_TYPE, CONSTELLATIONS, SIDES, SeiyaCard, Set
from pioche.games.seiya.command import Listing
from pioche.games.seiya.screen.talk import STYLES, words
from pioche.games.seiya.wording import card_text, class_name, profile_text, rank_name
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording import LANGUAGES

FACTS = (
    "slug", "number", "set", "name", "type", "classes", "ranks", "copies", "cost_force", "cost_cosmos", "force", "heal",
    "cosmos", "cost_souls", "gain_souls", "grade", "pv", "pv_rule", "icon", "side", "source",
)  # fmt: skip
ORIGINAL = "✦"  # beside what was designed for this project


def whole_card(card: SeiyaCard, language: str) -> list[RenderableType]:
    """What is printed on a card, and what it says."""
    text = card_text(card, language)
    return [Text(profile_text(card, language), "dim"), *([Text(text)] if text else [])]


def in_order(asked: Listing) -> list[SeiyaCard]:
    """The cards by set and printed number; those without a number come last."""
    if asked.set not in (None, *get_args(Set)):
        raise Refused(Reason("unknown-set", detail=str(asked.set)))
    found: Any = [card for card in RULES.catalogue.definitions if asked.set in (None, card.set)]  # type: ignore[attr-defined]
    return sorted(found, key=lambda card: (card.set, not card.number, card.number))


def names(card: SeiyaCard) -> str:
    classes = [class_name(word, lang) for word in card.classes for lang in LANGUAGES]
    return " ".join((card.name, card.slug, card.number, *classes))


def facts(card: SeiyaCard) -> dict[str, Any]:
    """A card as data, spelt as the printed facts are; what is not printed is null."""
    found = {name: getattr(card, name) for name in FACTS}
    found["pv_rule"] = card.pv_rule is not None
    return found | {"text_" + lang: card_text(card, lang) for lang in LANGUAGES}


def show_cards(console: Console, found: list[SeiyaCard], lang: str) -> None:
    """The cards under the names of their sets and classes."""
    groups: dict[tuple[str, str], list[SeiyaCard]] = {}
    for card in found:
        groups.setdefault((card.set, card.classes[0] if card.classes else card.type), []).append(card)
    for (set_name, kind), members in groups.items():
        title = words(lang).say("cards-group", set=set_name, group=class_name(kind, lang, many=True))
        console.print(Rule(Text(title, "bold"), style="yellow", align="left"))
        entries = Table.grid(padding=(0, 1))
        entries.add_column(width=3)
        entries.add_column()
        for card in members:
            entries.add_row(Text(card.number, "cyan"), profile(card, lang))
            if text := card_text(card, lang):
                entries.add_row("", Text(text))
        console.print(entries)
        console.print()
    console.print(words(lang).say("cards-count", count=len(found), copies=sum(card.copies for card in found)))
    if any(card.source == "original" for card in found):
        console.print(words(lang).say("cards-original", sign=ORIGINAL))


def profile(card: SeiyaCard, lang: str) -> Text:
    """The printed facts on one line, or two."""
    say = words(lang).say
    costs = [figure(card, name, lang) for name in ("cost_force", "cost_cosmos") if getattr(card, name) is not None]
    gives = [figure(card, name, lang) for name in ("force", "heal", "cosmos") if getattr(card, name) is not None]
    gender = "f" if card.type == ARMOUR_TYPE else "m"
    parts = [Text(card.name, "bold")]
    if card.ranks:
        parts.append(Text(say("cards-or").join(rank_name(rank, lang, gender) for rank in card.ranks)))
    if card.side:
        side, sign = class_name(SIDES[card.side], lang, many=True), CONSTELLATIONS[card.constellation]
        parts.append(Text(say("cards-side", side=side, sign=sign)))
    if costs:
        parts.append(Text.assemble(say("cards-cost"), " ", Text(say("cards-or")).join(costs)))
    if gives:
        parts.append(Text.assemble(say("cards-gives"), " ", Text(" ").join(gives)))
    if card.grade is not None:
        parts.append(
            Text(
                say("cards-styx", grade=card.grade, hampers=card.cost_souls or 0, gain=card.gain_souls or 0),
                STYLES["gain_souls"],
            )
        )
    if card.pv_rule is not None or card.pv is not None:
        parts.append(Text(say("cards-points", points="*" if card.pv_rule is not None else str(card.pv)), "yellow"))
    if card.icon == "flame":
        parts.append(Text(say("cards-flame"), "red"))
    elif card.icon == "sapphire":
        parts.append(Text(say("cards-sapphire"), "bright_blue"))
    elif card.hourglasses:
        parts.append(Text(say("cards-hourglasses", count=card.hourglasses), "yellow"))
    if card.copies:
        parts.append(Text(f"×{card.copies}", "dim"))
    if card.source == "original":
        parts.append(Text(ORIGINAL, "dim"))
    return Text(" · ").join(parts)


def figure(card: SeiyaCard, name: str, lang: str) -> Text:
    return Text(words(lang).say("cards-" + name.removeprefix("cost_"), amount=getattr(card, name)), STYLES[name])
