"""The table in a terminal: what one seat sees of a game of Saint Seiya."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche.games.seiya.acquire import COST, able, obstacle, ways
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.field import FLAMES, SLOTS, definition
from pioche.games.seiya.scoring import deck, points, score
from pioche.games.seiya.wording import card_text, profile_text, pv_text
from pioche.games.seiya.wording.talk import SIGNS, SeiyaTalk, bill
from pioche.kernel.decision import Decision
from pioche.kernel.game import Game
from pioche.kernel.value import Scope
from pioche.kernel.wording.talk import NONE, Line, yes_or_no

STYLES = {"force": "red", "heal": "green", "cosmos": "bright_blue", "cost_force": "red", "cost_cosmos": "bright_blue"}
GIVES = ("force", "heal", "cosmos")
LIT, OUT = "■", "□"
WIDE = 100  # columns from which the texts of the field fit beside its cards


class TerminalTalk(SeiyaTalk):
    """Talk at a table, with the words of the command line."""

    packages: ClassVar[tuple[str, ...]] = (*SeiyaTalk.packages, "pioche.cli")


# Pieces


def heading(text: str) -> Rule:
    return Rule(Text(text, "bold"), style="yellow")


def numbers(game: Game, ref: int, keys: tuple[str, ...], talk: TerminalTalk) -> Text:
    """Numbers of a card as they are now, "F2 C1"; those that are not as printed stand out."""
    found = []
    for key in keys:
        amount = game.number(key, ref, game.rules.supposed(game, ref))
        printed = game.printed(key, ref)
        if amount is not None and (amount or printed is not None):
            style = STYLES[key] if amount == printed else f"bold underline {STYLES[key]}"
            found.append(Text(talk.say("screen-" + key, amount=amount), style))
    return Text(" ").join(found)


def short_text(card: SeiyaCard, talk: TerminalTalk) -> Text:
    """What the card does, on one line; it is cut where the line ends."""
    return Text(" ".join(card_text(card, talk.language).split()), "dim", no_wrap=True, overflow="ellipsis")


def victory(card: SeiyaCard) -> str:
    return "*" if card.pv_rule else "" if card.pv is None else str(card.pv)


def titled(game: Game, refs: tuple[int, ...], talk: TerminalTalk) -> str:
    """Cards by name, those of one name counted."""
    names: dict[str, int] = {}
    for ref in refs:
        name = talk.name(game, ref)
        names[name] = names.get(name, 0) + 1
    return ", ".join(talk.say("card-times", card=name, count=count) for name, count in names.items()) or NONE


def grid(*widths: int) -> Table:
    """Columns of these widths, and a last one with what is left of the line."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for width in widths:
        table.add_column(width=width, no_wrap=True)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    return table


# The table


def picture(game: Game, talk: TerminalTalk, seat: int, bots: Mapping[int, str], width: int) -> Group:
    """The clock, the field, the seat's own cards, and a line for each opponent."""
    turn = talk.say(
        "screen-heading",
        turn=game.counters["turn"],
        who=talk.names[game.active],
        you=yes_or_no(game.active == seat),
    )
    return Group(
        heading(turn),
        clock(game, talk),
        Text(),
        field(game, talk, width >= WIDE),
        Text(),
        hand(game, talk, seat),
        Text(),
        players(game, talk, seat, bots),
    )


def clock(game: Game, talk: TerminalTalk) -> Text:
    flames = game.counters["flames"]
    return Text.assemble(
        (talk.say("screen-clock"), "bold"),
        " ",
        (LIT * flames, "red"),
        (OUT * (FLAMES - flames), "dim"),
        " ",
        talk.say("screen-flames", count=flames),
        (talk.say("screen-piles", reserve=len(game.cards_in("reserve")), removed=len(game.cards_in("removed"))), "dim"),
    )


def field(game: Game, talk: TerminalTalk, wide: bool) -> Group:
    """Slot, name, costs now, what it gives, PV and text; beneath, the cards played facing it.

    Where the line is short, the text has one of its own.
    """
    cards = {game.card(ref).place: ref for ref in game.cards_in("field")}
    widest = max((len(name_on_field(definition(game, ref))) for ref in cards.values()), default=0)
    widths = (1, max(widest, len(talk.say("screen-card"))), 6, 8, 2)
    head = grid(*widths)
    columns = ("slot", "card", "cost", "gives", "pv", *(["text"] if wide else []))
    head.add_row(*(Text(talk.say("screen-" + column), "bold") for column in columns))
    rows: list[RenderableType] = [head]
    for slot in range(1, SLOTS + 1):
        row = grid(*widths)
        rows.append(row)
        if slot not in cards:
            row.add_row(str(slot), Text(talk.say("screen-empty"), "dim"))
            continue
        ref = cards[slot]
        card = definition(game, ref)
        text = short_text(card, talk)
        row.add_row(
            str(slot),
            name_on_field(card),
            numbers(game, ref, tuple(COST.values()), talk),
            numbers(game, ref, GIVES, talk),
            Text(victory(card), justify="right"),
            text if wide else "",
        )
        if text and not wide:
            rows.append(Padding(text, (0, 0, 0, 3)))
        rows += facing(game, talk, ref)
    stranded = [
        played(game, talk, player, refs)
        for player in range(game.players)
        if (refs := tuple(ref for ref in game.cards_in("play", player) if not game.alive(game.card(ref).link)))
    ]
    return Group(*rows, *stranded)


def name_on_field(card: SeiyaCard) -> Text:
    name = Text.assemble((card.name, "bold"), " ", (SIGNS.get(card.ranks[0], ""), "dim"))
    if card.icon == "flame":
        name.append(" " + LIT, "red")
    return name


def facing(game: Game, talk: TerminalTalk, target: int) -> list[RenderableType]:
    """The cards played facing a card of the field, how far they reach, and what else stands in the way."""
    found: list[RenderableType] = []
    for seat in range(game.players):
        refs = tuple(ref for ref in game.cards_in("play", seat) if game.card(ref).link == target)
        if not refs:
            continue
        found.append(played(game, talk, seat, refs))
        reach = []
        for way in ways(game, target):
            used = able(game, seat, target, way.kind)
            reason = obstacle(game, target, way, used)
            text = Text(talk.say("screen-reach-" + way.kind, **bill(game, target, way, used)))
            if reason is None:
                text.append(" ✓").stylize("green")
            elif reason.text != "not-enough":
                text.append(f" ({talk.reason(reason, game)})", "italic")
            reach.append(text)
        if reach:
            found.append(Padding(Text(" · ").join(reach), (0, 0, 0, 5)))
    return found


def played(game: Game, talk: TerminalTalk, seat: int, refs: tuple[int, ...]) -> RenderableType:
    """Cards that a player has played, those that look alike counted."""
    alike: dict[str, tuple[Text, int]] = {}
    for ref in refs:
        text = Text.assemble(talk.name(game, ref), " ", numbers(game, ref, GIVES, talk))
        alike[text.plain] = text, alike.get(text.plain, (text, 0))[1] + 1
    cards = [text if count == 1 else text + f" ×{count}" for text, count in alike.values()]
    line = Text.assemble(("↳ ", "yellow"), talk.say("screen-player", who=talk.names[seat]), " ", Text(", ").join(cards))
    return Padding(line, (0, 0, 0, 3))


def hand(game: Game, talk: TerminalTalk, seat: int) -> Group:
    refs = game.cards_in("hand", seat)
    groups: dict[str, list[int]] = {}
    for ref in refs:
        groups.setdefault(talk.name(game, ref), []).append(ref)
    names = [talk.say("card-times", card=name, count=len(same)) for name, same in groups.items()]
    table = grid(max((len(name) for name in names), default=0), 8)
    for name, (first, *_) in zip(names, groups.values(), strict=True):
        table.add_row(Text(name, "bold"), numbers(game, first, GIVES, talk), short_text(definition(game, first), talk))
    return Group(Text(talk.say("screen-hand", count=len(refs)), "bold"), Padding(table, (0, 0, 0, 3)))


def players(game: Game, talk: TerminalTalk, seat: int, bots: Mapping[int, str]) -> Group:
    """The seat's own zones, then those of the others, in the order of the table."""
    lines = []
    for other in [(seat + step) % game.players for step in range(game.players)]:
        sizes = {zone: len(game.cards_in(zone, other)) for zone in ("hand", "draw", "discard", "destroyed", "aside")}
        who = talk.say("screen-you") if other == seat else talk.names[other]
        if other in bots:
            who += f" ({bots[other]})"
        text = talk.say(
            "screen-own" if other == seat else "screen-other",
            armour=titled(game, game.cards_in("armour", other), talk),
            wounded=titled(game, game.cards_in("wounded", other), talk),
            **sizes,
        )
        lines.append(Text.assemble((talk.say("screen-player", who=who), "bold"), " ", text))
    return Group(*lines)


# What is asked, what happened, how it ended


def question(game: Game, talk: TerminalTalk, decision: Decision) -> Group:
    """The question, what the card says because of which it is asked, and the numbered options."""
    width = len(str(len(decision.options)))
    rows: list[RenderableType] = [Text(), Text(talk.ask(game, decision), "bold yellow")]
    if decision.rule:
        rows.append(Padding(Text(talk.statement(decision.rule), "dim"), (0, 0, 0, 3)))
    for number, option in enumerate(decision.options, 1):
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=width + 1, justify="right")
        row.add_column(overflow="fold")
        row.add_row(Text(str(number), "bold cyan"), talk.option(game, decision, option))
        rows.append(row)
    if decision.most > 1 or not decision.least:
        rows.append(Text(talk.say("screen-several", **talk.circumstances(game, decision)), "dim"))
    return Group(*rows)


def log_line(line: Line) -> Table:
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_column(width=1)
    row.add_row(
        Text("·", "dim"), Text.assemble((line.text, "dim"), (f" [{line.label}]" if line.label else "", "dim italic"))
    )
    return row


def whole_card(card: SeiyaCard, talk: TerminalTalk) -> list[RenderableType]:
    """What is printed on a card, and what it says."""
    text = card_text(card, talk.language)
    return [Text(profile_text(card, talk.language), "dim"), *([Text(text)] if text else [])]


def cards(found: list[SeiyaCard], talk: TerminalTalk) -> Group:
    return Group(
        *(Padding(Group(Text(talk.title(card), "bold"), *whole_card(card, talk)), (0, 0, 0, 3)) for card in found)
    )


def explanation(game: Game, talk: TerminalTalk, decision: Decision, number: int) -> Group:
    """An option explained: the whole text of its card, numbers with their parts, and the rules it rests on."""
    option = decision.options[number - 1]
    rows: list[RenderableType] = [Text(talk.option(game, decision, option), "bold")]
    if option.card:
        rows += whole_card(definition(game, option.card), talk)
        rows += [Text(line, "cyan") for line in talk.numbers(game, decision, option)]
    rows += [
        Text.assemble((label, "italic"), " ", statement) for label, statement in talk.statements(game, decision, option)
    ]
    return Group(*(Padding(row, (0, 0, 0, 3)) for row in rows))


def scores(game: Game, talk: TerminalTalk) -> Group:
    """Every player's cards with their PV, the best first, and who wins."""
    rows: list[RenderableType] = [heading(talk.say("screen-over"))]
    for seat in sorted(range(game.players), key=lambda seat: -score(game, seat)):
        rows.append(Text(talk.say("screen-score", who=talk.names[seat], count=score(game, seat)), "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        groups: dict[str, list[int]] = {}
        for ref in deck().cards(game, Scope(seat, seat)):
            groups.setdefault(talk.name(game, ref), []).append(ref)
        worth = {name: [points(game, seat, ref) for ref in refs] for name, refs in groups.items()}
        for name in sorted(groups, key=lambda name: (-sum(worth[name]), name)):
            card = definition(game, groups[name][0])
            table.add_row(
                Text(str(sum(worth[name])), justify="right"),
                talk.say("card-times", card=name, count=len(groups[name])),
                Text(pv_text(card, talk.language) if card.pv_rule else "", "dim"),
            )
        rows.append(Padding(table, (0, 0, 1, 3)))
    winners = [talk.names[seat] for seat in game.result or ()]
    rows.append(Text(talk.say("screen-winners", who=", ".join(winners), count=len(winners)), "bold green"))
    return Group(*rows)
