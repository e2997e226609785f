"""The table of L'Ordre de Veiel in a terminal: the grid, what enemies are going to do, the heroes and the hand."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pioche.games.veiel import board, grid
from pioche.games.veiel.boss import pile_of
from pioche.games.veiel.card import BLOCK, DEAD, LIVES, PLAYED, STUNNED, TOUGHNESS, WOUNDS, VeielCard
from pioche.games.veiel.encounter import ENCOUNTERS
from pioche.games.veiel.heroes import HAND
from pioche.games.veiel.lasting import upon
from pioche.games.veiel.screen.talk import STYLES, TerminalTalk
from pioche.games.veiel.wording import card_text, zone_name
from pioche.kernel.state.game import Game
from pioche.kernel.wording.talk import NONE
from pioche.kernel.wording.voice import capital
from pioche.terminal.pieces import heading, titled, winners

HERO, ENEMY, BOSS, FALLEN, RUNE, BARRED = "●▲★✝◇▒"
WIDEST = 18  # signs of a cell
NARROW = 11
OWN_CELL = "soi"  # a zone not worth a word


def picture(game: Game, talk: TerminalTalk, seat: int, bots: Mapping[int, str], width: int) -> Group:
    """The board with what enemies are going to do, or Rewards; then the heroes, and the seat's own hand."""
    fighting = bool(game.cards_in("board"))
    return Group(
        title(game, talk),
        *battlefield(game, talk),
        *([plateau(game, talk, seat, width), *enemies(game, talk)] if fighting else rewards(game, talk)),
        Text(),
        *heroes(game, talk, seat, bots),
        Text(),
        *hand(game, talk, seat),
    )


def title(game: Game, talk: TerminalTalk) -> RenderableType:
    counters = game.counters
    turn = "enemies" if counters["enemies-turn"] else "heroes"
    if not game.cards_in("board") or not counters["round"]:
        turn = "setup" if not game.cards_in("shown") else "rewards"
    return heading(
        talk.say("veiel-title", encounter=counters["encounter"], of=ENCOUNTERS, round=counters["round"], turn=turn)
    )


def short_text(card: VeielCard, talk: TerminalTalk) -> Text:
    """What a card says, on one line."""
    return Text(" ".join(card_text(card, talk.language).split()), "dim")


def battlefield(game: Game, talk: TerminalTalk) -> list[RenderableType]:
    return [
        Text.assemble(
            (talk.say("veiel-battlefield", name=talk.name(game, ref)), "bold"),
            " ",
            short_text(board.definition(game, ref), talk),
        )
        for ref in game.cards_in("battlefield")
    ]


# The board


def plateau(game: Game, talk: TerminalTalk, seat: int, width: int) -> Table:
    """Four rows of six cells: who stands there, how they fare, and the rune that lies there."""
    size = max(NARROW, min(WIDEST, (width - 3) // grid.COLUMNS - 1))
    table = Table(box=box.ROUNDED, show_lines=True, padding=0, border_style="dim", pad_edge=False)
    table.add_column("", width=1)
    for column in range(1, grid.COLUMNS + 1):
        table.add_column(Text(str(column), "dim"), width=size, justify="left", no_wrap=True)
    order = {ref: number for number, ref in enumerate(board.enemies(game), 1)}
    figures = {game.cards[ref].place: ref for ref in game.cards_in("board") if DEAD in game.cards[ref].marks}
    figures |= {game.cards[ref].place: ref for ref in game.cards_in("board") if DEAD not in game.cards[ref].marks}
    runes = {game.cards[ref].place: ref for ref in game.cards_in("ground")}
    barred = board.obstacles(game)
    for row in range(1, grid.ROWS + 1):
        cells: list[Text] = []
        for column in range(1, grid.COLUMNS + 1):
            at = grid.cell(row, column)
            lines = []
            if at in figures:
                lines += figure(game, talk, figures[at], seat, size, order.get(figures[at], 0))
            elif barred & grid.bit(at):
                lines += [Text(BARRED * size, "dim")] * 2
            if at in runes:
                lines.append(Text(cut(RUNE + talk.name(game, runes[at]), size), "cyan"))
            cells.append(Text("\n").join([*lines, *[Text()] * (2 - len(lines))]))
        table.add_row(Text(str(row), "dim"), *cells)
    return table


def cut(text: str, size: int) -> str:
    return text if len(text) <= size else text[: size - 1].rstrip() + "…"


def figure(game: Game, talk: TerminalTalk, ref: int, seat: int, size: int, order: int) -> list[Text]:
    """Two lines: a name with a sign for its side, and numbers."""
    card = game.cards[ref]
    definition = board.definition(game, ref)
    if DEAD in card.marks:
        return [Text(cut(FALLEN + talk.name(game, ref), size), "dim"), Text()]
    if card.owner >= 0:
        style = STYLES[definition.colours[0]]
        name = Text(
            cut(HERO + talk.name(game, ref), size), f"bold {style}" + (" reverse" if card.owner == seat else "")
        )
        return [name, fares(game, talk, ref)]
    sign = BOSS if board.is_boss(game, ref) else ENEMY
    return [Text(cut(f"{order}{sign}{talk.name(game, ref)}", size), "bold bright_red"), fares(game, talk, ref)]


def fares(game: Game, talk: TerminalTalk, ref: int) -> Text:
    """Threat and block of a hero; lives, wounds and block of an enemy."""
    card = game.cards[ref]
    parts: list[Text | str] = []
    if card.owner >= 0:
        threat = board.threat(game, ref)
        changed = threat != game.printed("threat", ref)
        parts.append(Text(talk.say("veiel-threat", amount=threat), "bold underline" if changed else ""))
        if PLAYED in card.marks:
            parts.append(Text("✓", "dim"))
    else:
        parts.append(Text(talk.say("veiel-lives", amount=card.count(LIVES)), "red"))
        parts.append(f"{card.count(WOUNDS)}/{card.count(TOUGHNESS)}")
    if card.count(BLOCK):
        parts.append(Text(talk.say("veiel-block", amount=card.count(BLOCK)), "bright_blue"))
    if STUNNED in card.marks:
        parts.append(Text("zz", "yellow"))
    return Text(" ").join(Text(part) if isinstance(part, str) else part for part in parts)


def enemies(game: Game, talk: TerminalTalk) -> list[RenderableType]:
    """In the order in which they act: what each is going to do. Of a boss, the Actions that were seen."""
    rows: list[RenderableType] = []
    for number, ref in enumerate(board.enemies(game), 1):
        line = Text.assemble(
            (f"{number} {talk.name(game, ref)} ", "bold bright_red"), fares(game, talk, ref), "  ", talk.plan(game, ref)
        )
        rows += [line, *under(game, talk, ref)]
        if board.is_boss(game, ref):
            rows += boss(game, talk, ref)
    return rows


def under(game: Game, talk: TerminalTalk, ref: int) -> list[RenderableType]:
    """The cards whose effects last upon a figure."""
    catalogue = game.rules.catalogue
    found = [catalogue.definitions[catalogue.by_slug[one.of]] for one in upon(game) if one.card == ref]
    if not found:
        return []
    names = ", ".join(talk.title(definition) for definition in found)
    return [Padding(Text(talk.say("veiel-under", cards=names), "dim"), (0, 0, 0, 3))]


def boss(game: Game, talk: TerminalTalk, ref: int) -> list[RenderableType]:
    pile = pile_of(game, ref)
    seen = (*game.cards_in("actions-past", pile), *game.cards_in("actions-lasting", pile))
    rows = [short_text(board.definition(game, ref), talk)]
    if seen:
        rows.append(Text(talk.say("veiel-actions", cards=titled(game, seen, talk)), "dim"))
    return [Padding(row, (0, 0, 0, 3)) for row in rows if row]


def rewards(game: Game, talk: TerminalTalk) -> list[RenderableType]:
    """Between encounters: the Rewards that are shown."""
    shown = game.cards_in("shown")
    return [listed(game, talk, shown)] if shown else []


# Heroes


def heroes(game: Game, talk: TerminalTalk, seat: int, bots: Mapping[int, str]) -> list[RenderableType]:
    """A line for each: piles, and how many wounds they can still bear; then what lies open of them."""
    rows: list[RenderableType] = []
    for other in [(seat + step) % game.players for step in range(game.players)]:
        sizes = {zone: len(game.cards_in(zone, other)) for zone in ("hand", "deck", "discard", "wounds", "exile")}
        margin = sizes["hand"] + sizes["deck"] + sizes["discard"] - HAND
        ref = board.hero(game, other)
        who = talk.names[other] + (f" ({bots[other]})" if other in bots else "")
        name = Text(
            f"{FALLEN if board.dead(game, ref) else HERO} {who}", f"bold {STYLES[talk.heroes[other].colours[0]]}"
        )
        told = talk.say("veiel-hero", margin=margin if margin >= 0 else NONE, **sizes)
        rows += [Text.assemble(name, " ", fares(game, talk, ref), " ", told), *under(game, talk, ref)]
        for zone in ("hand", "wounds", "lasting", "apart"):
            if zone == "hand" and other == seat:
                continue
            known = tuple(card for card in game.cards_in(zone, other) if game.cards[card].seen >> seat & 1)
            if known:
                line = talk.say("veiel-pile", zone=talk.say("zone-" + zone), cards=titled(game, known, talk))
                rows.append(Padding(Text(line, "dim"), (0, 0, 0, 3)))
    return rows


def hand(game: Game, talk: TerminalTalk, seat: int) -> list[RenderableType]:
    refs = game.cards_in("hand", seat)
    if not refs:
        return []
    told = Text(capital(talk.say("veiel-hand", count=len(refs), **talk.hero(seat))), "bold")
    return [told, Padding(listed(game, talk, refs), (0, 0, 0, 3))]


def listed(game: Game, talk: TerminalTalk, refs: tuple[int, ...]) -> Table:
    """Cards with their types, zones and texts, those of one name counted."""
    groups: dict[str, list[int]] = {}
    for ref in refs:
        groups.setdefault(talk.name(game, ref), []).append(ref)
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for name, same in groups.items():
        card = board.definition(game, same[0])
        style = STYLES[card.colours[0]] if card.colours else ""
        told = short_text(card, talk)
        if card.zone != OWN_CELL:
            told.append(" " + talk.say("veiel-zone", zone=zone_name(card.zone, talk.language, card.crossed)), "cyan")
        table.add_row(Text(talk.say("card-times", card=name, count=len(same)), f"bold {style}"), told)
    return table


def scores(game: Game, talk: TerminalTalk) -> Group:
    """How far the heroes have come, how each of them fares, and whether they have won."""
    rows: list[RenderableType] = [heading(talk.say("screen-over"))]
    for seat in range(game.players):
        dead = board.dead(game, board.hero(game, seat))
        wounds, exile = len(game.cards_in("wounds", seat)), len(game.cards_in("exile", seat))
        told = talk.say("veiel-end", dead="yes" if dead else "no", wounds=wounds, exile=exile, **talk.hero(seat))
        rows.append(Text(capital(told)))
    counters = game.counters
    rows.append(Text(talk.say("veiel-reached", encounter=counters["encounter"], round=counters["round"]), "bold"))
    return Group(*rows, winners(game, talk))
