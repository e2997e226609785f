"""pioche cards: every card with its facts and the text made from what it does."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche import games
from pioche.cli.app import Json, Language, Terminal, app, words
from pioche.games.seiya.card import ARMOUR_TYPE, SeiyaCard, Set
from pioche.games.seiya.wording import card_text, class_name, rank_name
from pioche.kernel.decision import Reason, Refused
from pioche.kernel.text import plain
from pioche.kernel.wording import LANGUAGES

FACTS = (
    "slug", "number", "set", "name", "type", "classes", "ranks", "copies", "cost_force", "cost_cosmos", "force", "heal",
    "cosmos", "pv", "pv_rule", "icon", "source",
)  # fmt: skip
STYLES = {"force": "red", "heal": "green", "cosmos": "blue", "cost_force": "red", "cost_cosmos": "blue"}


@app.command
def cards(
    game: str = "seiya",
    *search: Annotated[str, Parameter(help="Words to look for in names and classes.")],
    set: Annotated[Set | None, Parameter(help="Only the cards of this set.")] = None,
    json: Json = False,
    lang: Language = "fr",
) -> None:
    """Show cards: all of them, those of a set, or those that the words name."""
    found = [card for card in in_order(game) if set in (None, card.set) and fits(card, search)]
    if not found:
        raise Refused(Reason("unknown-card", detail=" ".join(search)))
    if json:
        print(msgspec.json.encode([facts(card) for card in found]).decode())
    else:
        show(Terminal(), found, lang)


def in_order(game: str) -> list[SeiyaCard]:
    """The cards of a game by set and printed number; those without a number come last."""
    found: Any = games.find(game).RULES.catalogue.definitions
    return sorted(found, key=lambda card: (card.set, not card.number, card.number))


def fits(card: SeiyaCard, search: tuple[str, ...]) -> bool:
    """Whether all words occur in the names by which people know a card, whatever their case and accents."""
    classes = [class_name(word, lang) for word in card.classes for lang in LANGUAGES]
    names = plain(" ".join((card.name, card.slug, card.number, *classes)))
    return all(word in names for word in plain(" ".join(search)).split())


def facts(card: SeiyaCard) -> dict[str, Any]:
    """A card as data, spelt as the printed facts are; what is not printed is null."""
    found = {name: getattr(card, name) for name in FACTS}
    found["pv_rule"] = card.pv_rule is not None
    return found | {"text_" + lang: card_text(card, lang) for lang in LANGUAGES}


def show(console: Console, found: list[SeiyaCard], lang: str) -> None:
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


def profile(card: SeiyaCard, lang: str) -> Text:
    """The printed facts on one line, or two."""
    say = words(lang).say
    costs = [figure(card, name, lang) for name in ("cost_force", "cost_cosmos") if getattr(card, name) is not None]
    gives = [figure(card, name, lang) for name in ("force", "heal", "cosmos") if getattr(card, name) is not None]
    gender = "f" if card.type == ARMOUR_TYPE else "m"
    parts = [Text(card.name, "bold"), Text(rank_name(card.ranks[0], lang, gender))]
    if costs:
        parts.append(Text.assemble(say("cards-cost"), " ", Text(say("cards-or")).join(costs)))
    if gives:
        parts.append(Text.assemble(say("cards-gives"), " ", Text(" ").join(gives)))
    if card.pv_rule is not None or card.pv is not None:
        parts.append(Text(say("cards-points", points="*" if card.pv_rule is not None else str(card.pv)), "yellow"))
    if card.icon:
        parts.append(Text(say("cards-flame"), "red"))
    parts.append(Text(f"×{card.copies}", "dim"))
    return Text(" · ").join(parts)


def figure(card: SeiyaCard, name: str, lang: str) -> Text:
    return Text(words(lang).say("cards-" + name.removeprefix("cost_"), amount=getattr(card, name)), STYLES[name])
