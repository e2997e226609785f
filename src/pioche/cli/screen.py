"""What any game shows in a terminal: questions, options, the log, explanations."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pioche.cli import screens
from pioche.kernel.play.decision import Decision
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording.table_talk import TableTalk
from pioche.kernel.wording.talk import Line


def question(game: Game, talk: TableTalk, decision: Decision) -> Group:
    """The question, what the card says because of which it is asked, and the numbered options."""
    width = len(str(len(decision.options)))
    rows: list[RenderableType] = [Text(), Text(talk.ask(game, decision), "bold yellow")]
    if decision.rule:
        before, stake, after = talk.says(game, decision) or ("", "", talk.statement(decision.rule))
        says = Text.assemble((before, "dim"), (stake, "underline"), (after, "dim"))
        rows.append(Padding(says, (0, 0, 0, 3)))
    drawn = cells(game, decision)
    rows += drawn
    for number, option in enumerate(decision.options, 1):
        if drawn and option.spot:
            continue
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=width + 1, justify="right")
        row.add_column(overflow="fold")
        row.add_row(Text(str(number), "bold cyan"), talk.option(game, decision, option))
        rows.append(row)
    if decision.most > 1 or not decision.least:
        rows.append(Text(talk.say("screen-several", **talk.circumstances(game, decision)), "dim"))
    return Group(*rows)


def cells(game: Game, decision: Decision) -> list[RenderableType]:
    """The numbers of options that are cells of one grid, each where its cell is; none if several share a cell."""
    spots = {option.spot: number for number, option in enumerate(decision.options, 1) if option.spot}
    places = {(spot.zone, spot.seat) for spot in spots}
    zone = game.rules.zones[next(iter(places))[0]] if len(places) == 1 else None
    if zone is None or not zone.rows or len(spots) != sum(option.spot is not None for option in decision.options):
        return []
    table = Table(box=None, padding=(0, 1), show_header=True)
    table.add_column("", style="dim")
    for column in range(1, zone.columns + 1):
        table.add_column(Text(str(column), "dim"), justify="right", min_width=2)
    at = {spot.cell: number for spot, number in spots.items()}
    for row in range(zone.rows):
        numbers = [at.get(row * zone.columns + column) for column in range(1, zone.columns + 1)]
        table.add_row(str(row + 1), *(Text(str(each), "bold cyan") if each else Text("·", "dim") for each in numbers))
    return [Padding(table, (0, 0, 0, 2))]


def log_line(line: Line) -> Table:
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_column(width=1)
    row.add_row(
        Text("·", "dim"), Text.assemble((line.text, "dim"), (f" [{line.label}]" if line.label else "", "dim italic"))
    )
    return row


def cards(found: list[Definition], game: Game, talk: TableTalk) -> Group:
    whole_card = screens.find(game.rules.name).whole_card
    return Group(
        *(
            Padding(
                Group(
                    Text(talk.title(card), "bold"),
                    *whole_card(card, talk.language),
                    *(Text(line, "cyan") for line in talk.now(game, card)),
                ),
                (0, 0, 0, 3),
            )
            for card in found
        )
    )


def explanation(game: Game, talk: TableTalk, decision: Decision, number: int) -> Group:
    """An option explained: the whole text of its card, numbers with their parts, and the rules it rests on."""
    option = decision.options[number - 1]
    rows: list[RenderableType] = [Text(talk.option(game, decision, option), "bold")]
    if option.card and game.cards[option.card].seen >> decision.seat & 1:
        card = game.rules.catalogue.definitions[game.cards[option.card].definition]
        rows += screens.find(game.rules.name).whole_card(card, talk.language)
        rows += [Text(line, "cyan") for line in talk.numbers(game, decision, option)]
    rows += [
        Text.assemble((label, "italic"), " ", statement) for label, statement in talk.statements(game, decision, option)
    ]
    return Group(*(Padding(row, (0, 0, 0, 3)) for row in rows))
