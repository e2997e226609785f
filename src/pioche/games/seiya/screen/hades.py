"""What Hadès puts on the table, in a terminal: the Enfers, the Épreuves, and what each player has there."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from pioche.games.seiya.enfers import GATE_TOKENS, lying
from pioche.games.seiya.field import definition
from pioche.games.seiya.screen.rows import facing, numbers, short_text, victory
from pioche.games.seiya.screen.talk import TerminalTalk
from pioche.games.seiya.senses import eveil, owned
from pioche.games.seiya.souls import purse
from pioche.games.seiya.spaces import ELYSION, GATE, pawn
from pioche.kernel.state.game import Game
from pioche.terminal.pieces import grid, titled

TOKEN, GRADE = "♦", "◆"
COLUMNS = ("slot", "enfers", "cost", "souls", "grade", "gain", "pv")


def common(game: Game, talk: TerminalTalk, seat: int, wide: bool) -> list[RenderableType]:
    """The Enfers, who stands above them, and the open Épreuves; nothing at tables without Hadès."""
    if GATE_TOKENS not in game.counters:
        return []
    return [Text(), enfers(game, talk, seat, wide), pawns(game, talk, seat), trials(game, talk)]


def enfers(game: Game, talk: TerminalTalk, seat: int, wide: bool) -> Group:
    """Slot, card, cost in Force, cost in Souls, grade, gain in Souls, PV and text; beneath, the cards facing it."""
    cards = {game.cards[ref].place: ref for ref in lying(game)}
    names = {slot: name(game, talk, seat, slot, cards.get(slot)) for slot in range(ELYSION, GATE + 1)}
    titles = [talk.say("screen-" + column) for column in COLUMNS]
    widest = max(len(titles[1]), *map(len, names.values()))
    widths = (1, widest, 4, len(titles[3]), 6, len(titles[5]), 2)
    head = grid(*widths)
    head.add_row(*(Text(title, "bold magenta") for title in (*titles, *([talk.say("screen-text")] if wide else []))))
    rows: list[RenderableType] = [head]
    for slot, title in names.items():
        row = grid(*widths)
        rows.append(row)
        ref = cards.get(slot)
        if ref is None or not game.known(ref, seat):
            row.add_row(str(slot), title)
            continue
        card = definition(game, ref)
        text = short_text(card, talk)
        row.add_row(
            str(slot),
            title,
            numbers(game, ref, ("cost_force",), talk),
            numbers(game, ref, ("cost_souls",), talk),
            Text(GRADE * (card.grade or 0), "magenta"),
            numbers(game, ref, ("gain_souls",), talk),
            Text(victory(card), justify="right"),
            text if wide else "",
        )
        if text and not wide:
            rows.append(Padding(text, (0, 0, 0, 3)))
        rows += facing(game, talk, ref)
    return Group(*rows)


def name(game: Game, talk: TerminalTalk, seat: int, slot: int, ref: int | None) -> Text:
    """What lies in a slot, as far as a player knows it."""
    tokens = game.counters[GATE_TOKENS]
    if ref is None:
        return Text(f"{TOKEN} {tokens}", "yellow") if slot == GATE and tokens else Text(talk.say("screen-empty"), "dim")
    if not game.known(ref, seat):
        return Text(talk.say("screen-face-down"), "dim")
    known = Text(definition(game, ref).name, "bold")
    return known if game.where(ref) == "enfers" else Text.assemble(known, " ", (talk.say("screen-face-down"), "dim"))


def pawns(game: Game, talk: TerminalTalk, seat: int) -> Text:
    """Above which slots the pawns stand, and how many cards are left in the Styx."""
    found = [
        talk.say(
            "screen-pawn",
            who=talk.say("screen-you") if player == seat else talk.names[player],
            slot=game.counters[pawn(player)],
        )
        for player in range(game.players)
    ]
    styx = talk.say("screen-styx", count=len(game.cards_in("styx")))
    return Text.assemble((talk.say("screen-pawns"), "bold"), " ", " · ".join(found), (" · " + styx, "dim"))


def trials(game: Game, talk: TerminalTalk) -> Group:
    """The open Épreuves, each with its condition."""
    there = {talk.name(game, ref): definition(game, ref) for ref in game.cards_in("trials")}
    table = grid(max(map(len, there), default=0))
    for title, card in there.items():
        table.add_row(title, short_text(card, talk))
    return Group(Text(talk.say("screen-trials"), "bold"), Padding(table, (0, 0, 0, 3)))


def beside(game: Game, talk: TerminalTalk, seat: int) -> list[Text]:
    """What a player has of Hadès: Souls, Éveil and Sens, Capacités, Néant; and what hampers them."""
    if purse(seat) not in game.counters:
        return []
    own = (eveil(game, seat), *owned(game, seat))
    sides = [talk.say("screen-sense", card=talk.name(game, ref), side=game.cards[ref].mode) for ref in own]
    found = [
        talk.say("screen-purse", count=game.counters[purse(seat)]),
        ", ".join(sides),
        talk.say("screen-gifts", cards=titled(game, game.cards_in("gifts", seat), talk)),
        talk.say("screen-neant", count=len(game.cards_in("neant", seat))),
    ]
    lines = [Text(" · ".join(found), "magenta")]
    if pile := game.cards_in("entrave", seat):
        top = definition(game, pile[-1])
        said = talk.say("screen-entrave", card=top.name, count=len(pile))
        lines.append(Text.assemble((said, "bold magenta"), " ", short_text(top, talk)))
    return lines
