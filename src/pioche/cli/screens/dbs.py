"""The Dragon Ball Super Card Game in a terminal: the table as a seat sees it, cards, settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche.cli.app import words
from pioche.cli.screen import grid, heading, titled, turn_heading, winners
from pioche.games.dbs.areas import definition
from pioche.games.dbs.battle import Attack
from pioche.games.dbs.card import MARKERS, DbsCard
from pioche.games.dbs.cards import ALL, DECKS
from pioche.games.dbs.deck import load
from pioche.games.dbs.files import every, shown, tokens_of
from pioche.games.dbs.rulebook import rulebook
from pioche.games.dbs.setup import Config, Deck
from pioche.games.dbs.wording import card_text
from pioche.games.dbs.wording.talk import DbsTalk
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.game import Game
from pioche.kernel.wording import LANGUAGES
from pioche.kernel.wording.talk import NONE

SETTINGS = ("deck", "versus", "cards")
CHOICES = ("cards",)
DEFAULTS = {"deck": "red", "versus": "blue"}
BUILT_IN = frozenset(card.slug for card in ALL)
FACTS = (
    "slug", "number", "name", "type", "colours", "power", "cost", "specified", "x_cost", "combo_cost", "combo_power",
    "characters", "traits", "era", "back", "front", "source",
)  # fmt: skip
STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "black": "bright_black"}
IN_PLAY = ("leader", "unison", "battle", "combo")
NAME, LABEL, POWER = 28, 9, 7  # columns


class TerminalTalk(DbsTalk):
    """Talk at a table, with the words of the command line."""

    packages: ClassVar[tuple[str, ...]] = (*DbsTalk.packages, "pioche.cli")


talk = TerminalTalk


# Settings


def config(given: Mapping[str, Any]) -> dict[str, Any]:
    cards = every(given.get("cards"))
    decks = tuple(chosen(given.get(name, default), cards) for name, default in DEFAULTS.items())
    return {"decks": decks, "cards": brought(decks, cards)}


def chosen(name: str, cards: Mapping[str, DbsCard]) -> Deck:
    """A deck by its name or from a file."""
    if name in DECKS:
        return DECKS[name]
    path = Path(name)
    if path.name == name and not path.suffix and not path.exists():
        raise Refused(Reason("unknown-deck", detail=name))
    return load(path, cards)


def brought(decks: Iterable[Deck], cards: Mapping[str, DbsCard]) -> tuple[DbsCard, ...]:
    """The definitions that a table needs besides those that are built in: of decks, other sides and tokens."""
    found: dict[str, DbsCard] = {}
    waiting = [slug for deck in decks for slug in (deck.leader, *deck.cards)]
    while waiting:
        slug = waiting.pop()
        if slug in found or slug in BUILT_IN or slug not in cards:
            continue
        found[slug] = cards[slug]
        waiting += [cards[slug].back, *tokens_of(cards[slug])]
    return tuple(found[slug] for slug in sorted(found))


def settings(config: Config, language: str) -> list[str]:
    say = words(language).say
    known = {card.slug: card.name for card in (*ALL, *config.cards)}
    one, other = (known.get(deck.leader) or shown(deck.leader) for deck in config.decks)
    found = [say("settings-decks", one=one, other=other)]
    if config.cards:
        found.append(say("settings-cards", count=len(config.cards)))
    return found


# The table


def picture(game: Game, talk: TerminalTalk, seat: int, bots: Mapping[int, str], width: int) -> Group:
    """The opponent's areas, then the seat's own, the battle that is going on, and the hand."""
    other = 1 - seat
    return Group(
        turn_heading(game, talk, seat),
        *side(game, talk, other, seat, bots),
        Text(),
        *side(game, talk, seat, seat, bots),
        *fight(game, talk),
        Text(),
        hand(game, talk, seat),
    )


def side(game: Game, talk: TerminalTalk, seat: int, me: int, bots: Mapping[int, str]) -> list[RenderableType]:
    who = talk.say("screen-you") if seat == me else talk.names[seat]
    if seat in bots:
        who += f" ({bots[seat]})"
    sizes = {area: len(game.cards_in(area, seat)) for area in ("hand", "deck", "life")}
    rows: list[RenderableType] = [
        Text.assemble((talk.say("screen-player", who=who), "bold"), " ", talk.say("dbs-side", **sizes))
    ]
    for area in IN_PLAY:
        refs = game.cards_in(area, seat)
        for place, ref in enumerate(refs):
            row = grid(LABEL, NAME, POWER)
            label = "" if place else talk.say("dbs-area", area=area)
            worth = number(game, talk, ref, "combo_power" if area == "combo" else "power")
            row.add_row(Text(label, "dim"), name(game, talk, ref), worth, state(game, talk, ref))
            rows.append(row)
    rows.append(line(talk, "energy", energy(game, talk, seat)))
    for area in ("life", "drop", "warp"):
        known = tuple(ref for ref in game.cards_in(area, seat) if game.cards[ref].seen >> me & 1)
        if known:
            # The newest first; names have commas in them.
            names = titled(game, known[::-1], talk, " · ")
            rows.append(line(talk, area, Text(talk.say("dbs-pile", count=len(known), cards=names), "dim")))
    return rows


def line(talk: TerminalTalk, area: str, content: Text) -> Table:
    row = grid(LABEL)
    row.add_row(Text(talk.say("dbs-area", area=area), "dim"), content)
    return row


def name(game: Game, talk: TerminalTalk, ref: int) -> Text:
    style = STYLES[definition(game, ref).colours[0]]
    return Text(talk.name(game, ref), f"bold {style}", no_wrap=True, overflow="ellipsis")


def number(game: Game, talk: TerminalTalk, ref: int, key: str) -> Text:
    """A number as it is now; where that is not as printed, it stands out."""
    amount, printed = game.number(key, ref), game.printed(key, ref)
    if printed is None:
        return Text()
    style = "" if amount == printed else "bold underline"
    return Text(talk.say("dbs-number", amount=amount or 0), style, justify="right")


def state(game: Game, talk: TerminalTalk, ref: int) -> Text:
    """How a card lies, its markers, the cards under it; then what it says."""
    card = game.cards[ref]
    under = sum(game.cards[other].link == ref for other in game.cards_in("under", game.seat_of(ref)))
    parts = [
        *([Text(talk.say("rested"), "yellow")] if card.mode else []),
        *([Text(talk.say("markers", count=card.count(MARKERS)), "cyan")] if card.counters else []),
        *([Text(talk.say("dbs-under", count=under), "cyan")] if under else []),
        short_text(definition(game, ref), talk),
    ]
    return Text(" · ").join(part for part in parts if part)


def short_text(card: DbsCard, talk: TerminalTalk) -> Text:
    """What the card says, on one line; it is cut where the line ends."""
    return Text(" ".join(card_text(card, talk.language).split()), "dim", no_wrap=True, overflow="ellipsis")


def energy(game: Game, talk: TerminalTalk, seat: int) -> Text:
    parts = []
    for mode, message in enumerate(("dbs-active", "dbs-rested")):
        refs = [ref for ref in game.cards_in("energy", seat) if game.cards[ref].mode == mode]
        colours = Counter(definition(game, ref).colours for ref in refs)
        told = [Text(f"{talk.colours(kind)} {count}", STYLES[kind[0]]) for kind, count in sorted(colours.items())]
        if told:
            parts.append(Text.assemble(talk.say(message, count=len(refs)), " (", Text(", ").join(told), ")"))
    return Text(" · ").join(parts) if parts else Text(talk.say("dbs-none"), "dim")


def fight(game: Game, talk: TerminalTalk) -> list[RenderableType]:
    """Who attacks whom, with combos."""
    attack = game.nearest(Attack)
    if not isinstance(attack, Attack) or not game.alive(attack.attacker) or not game.alive(attack.guard):
        return []
    told = talk.say(
        "dbs-fight",
        attacker=talk.name(game, attack.attacker),
        guard=talk.name(game, attack.guard),
        mine=attack.power(game, attack.seat),
        theirs=attack.power(game, 1 - attack.seat),
    )
    return [Text(), Text(told, "bold red")]


def hand(game: Game, talk: TerminalTalk, seat: int) -> Group:
    refs = game.cards_in("hand", seat)
    groups: dict[str, list[int]] = {}
    for ref in refs:
        groups.setdefault(talk.name(game, ref), []).append(ref)
    table = grid(NAME, 4, POWER, POWER + 2)
    title = Text(talk.say("screen-hand", count=len(refs)), "bold")
    table.add_row(title, *(Text(talk.say("dbs-column", column=name), "dim") for name in ("cost", "power", "combo")))
    for title_of, same in groups.items():
        card = definition(game, same[0])
        table.add_row(
            Text(
                talk.say("card-times", card=title_of, count=len(same)),
                f"bold {STYLES[card.colours[0]]}",
                no_wrap=True,
                overflow="ellipsis",
            ),
            cost(game, same[0]),
            number(game, talk, same[0], "power"),
            combo(game, talk, same[0]),
            short_text(card, talk),
        )
    return Group(table)


def cost(game: Game, ref: int) -> Text:
    amount, printed = game.number("cost", ref), game.printed("cost", ref)
    shown = "X" if definition(game, ref).x_cost else "" if printed is None else str(amount)
    return Text(shown, "" if amount == printed else "bold underline", justify="right")


def combo(game: Game, talk: TerminalTalk, ref: int) -> Text:
    """What a combo with the card adds, and what it costs."""
    if game.printed("combo_power", ref) is None:
        return Text()
    gains, costs = number(game, talk, ref, "combo_power"), number(game, talk, ref, "combo_cost")
    return Text.assemble(gains, "/", costs, justify="right")


def scores(game: Game, talk: TerminalTalk) -> Group:
    """The life that is left to each, and who wins."""
    rows: list[RenderableType] = [heading(talk.say("screen-over"))]
    for seat in range(game.players):
        life, deck = len(game.cards_in("life", seat)), len(game.cards_in("deck", seat))
        rows.append(Text(talk.say("dbs-score", who=talk.names[seat], life=life, deck=deck), "bold"))
    rows.append(winners(game, talk))
    return Group(*rows)


# Cards


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
    return " · ".join(parts)


def in_order(given: Mapping[str, Any]) -> list[DbsCard]:
    """The cards by their numbers, the front of a Leader Card before its back."""
    return sorted(every(given.get("cards")).values(), key=lambda card: (card.number, not card.front))


def names(card: DbsCard) -> str:
    colours = [words(lang).say("colour-" + colour) for colour in card.colours for lang in LANGUAGES]
    types = [words(lang).say("dbs-type", type=card.type, side="front") for lang in LANGUAGES]
    return " ".join((card.name, card.number, *card.characters, *card.traits, *colours, *types))


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
        console.print(Rule(Text(title, "bold"), style=STYLES[colours[0]], align="left"))
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


__all__ = ["CHOICES", "SETTINGS", "rulebook"]
