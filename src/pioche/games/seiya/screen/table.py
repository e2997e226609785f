"""The table of Saint Seiya Deckbuilding in a terminal, as a seat sees it, and the scores."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pioche.games.seiya.acquire import COST
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.clock import FLAMES
from pioche.games.seiya.field import SLOTS, definition
from pioche.games.seiya.scoring import extras, points, score, scored
from pioche.games.seiya.screen import boxes, hades, houses
from pioche.games.seiya.screen.rows import GIVES, facing, numbers, played, short_text, victory
from pioche.games.seiya.screen.talk import TerminalTalk
from pioche.games.seiya.wording import SIGNS, pv_text
from pioche.kernel.state.game import Game
from pioche.terminal.pieces import grid, heading, titled, turn_heading, winners

LIT, OUT = "■", "□"
WIDE = 100  # columns from which the texts of the field fit beside its cards


def picture(game: Game, talk: TerminalTalk, seat: int, bots: Mapping[int, str], width: int) -> Group:
    """The clock or what is in its place, the field, the seat's own cards, and a line for each opponent."""
    return Group(
        turn_heading(game, talk, seat),
        progress(game, talk, seat),
        *houses.common(game, talk, seat),
        *boxes.common(game, talk),
        *hades.common(game, talk, seat, width >= WIDE),
        Text(),
        field(game, talk, width >= WIDE),
        Text(),
        hand(game, talk, seat),
        Text(),
        players(game, talk, seat, bots),
    )


def progress(game: Game, talk: TerminalTalk, seat: int) -> Text:
    """How far the game has come: by Hilda's counter, the Maisons of a duel, or the clock."""
    if game.automatic:
        return boxes.counter(game, talk)
    return houses.pile(game, talk, seat) if houses.played(game) else clock(game, talk)


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
    cards = {game.cards[ref].place: ref for ref in game.cards_in("field")}
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
    faced = dict.fromkeys(
        game.cards[ref].link for player in range(game.players) for ref in game.cards_in("play", player)
    )
    for ref in faced:
        if game.alive(ref) and game.where(ref) not in ("field", "enfers", "house"):
            rows += [Text(talk.name(game, ref), "bold"), *facing(game, talk, ref)]
    stranded = [
        played(game, talk, player, refs)
        for player in range(game.players)
        if (refs := tuple(ref for ref in game.cards_in("play", player) if not game.alive(game.cards[ref].link)))
    ]
    return Group(*rows, *stranded)


def name_on_field(card: SeiyaCard) -> Text:
    name = Text.assemble((card.name, "bold"), " ", ("".join(SIGNS.get(rank, "") for rank in card.ranks), "dim"))
    if card.icon == "flame":
        name.append(" " + LIT, "red")
    elif card.icon == "sapphire":
        name.append(" " + boxes.LIT, "bright_blue")
    return name


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
    lines: list[RenderableType] = []
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
        if more := boxes.beside(game, talk, other):
            lines.append(Padding(more, (0, 0, 0, 3)))
        more_lines = (*hades.beside(game, talk, other), *houses.beside(game, talk, other))
        lines += [Padding(line, (0, 0, 0, 3)) for line in more_lines]
    return Group(*lines)


def scores(game: Game, talk: TerminalTalk) -> Group:
    """Every player's cards with their PV, the best first, and who wins."""
    rows: list[RenderableType] = [heading(talk.say("screen-over"))]
    for seat in sorted(range(game.players), key=lambda seat: -score(game, seat)):
        rows.append(Text(talk.say("screen-score", who=talk.names[seat], count=score(game, seat)), "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        groups: dict[str, list[int]] = {}
        for ref in scored(game, seat):
            groups.setdefault(talk.name(game, ref), []).append(ref)
        worth = {name: [points(game, seat, ref) for ref in refs] for name, refs in groups.items()}
        for name in sorted(groups, key=lambda name: (-sum(worth[name]), name)):
            card = definition(game, groups[name][0])
            table.add_row(
                Text(str(sum(worth[name])), justify="right"),
                talk.say("card-times", card=name, count=len(groups[name])),
                Text(pv_text(card, talk.language) if card.pv_rule else "", "dim"),
            )
        for rule, bonus in extras(game, seat):
            table.add_row(Text(str(bonus), justify="right"), talk.statement(rule))
        rows.append(Padding(table, (0, 0, 1, 3)))
    rows.append(winners(game, talk))
    return Group(*rows)
