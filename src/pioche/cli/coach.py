"""What the coach says of a game that is over: how the chances went, and the turns that decided it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from pioche import games
from pioche.bots.search import Mind, hindsight, mind_of, telling
from pioche.bots.search.hindsight import Swing, Verdict
from pioche.cli import screens
from pioche.cli.app import words
from pioche.kernel.play.decision import Reason, Refused
from pioche.table import Table
from pioche.terminal.console import Terminal
from pioche.terminal.pieces import heading

WIDTH = 20  # signs of a bar that says 100 %


def look_back(console: Terminal, table: Table, lang: str) -> None:
    """The chances turn by turn, and what the coach would have answered where they turned."""
    mind = mind_of(games.coach(table.name, table.seed))
    if mind is None:
        raise Refused(Reason("no-coach", detail=table.name))
    if not table.over:
        raise Refused(Reason("coach-waits"))
    say = words(lang).say
    names = screens.find(table.name).talk(table.game, lang).names
    states = [*table.history, table.game]
    moments = hindsight.course(mind, states)
    console.print(heading(say("coach-heading")))
    console.print(drawn(moments, names, lang))
    swings = hindsight.swings(moments)
    console.print(heading(say("coach-turned", count=len(swings))))
    for swing in swings:
        clock = mind.clock(states[swing.first])
        lost = round(100 * swing.lost)
        console.print(Text(say("coach-swing", turn=clock, who=names[swing.seat], lost=lost), "bold"))
        found = blamed(mind, table, swing)
        for line in told(table, found, swing.seat, lang) if found else (say("coach-agrees"),):
            console.print(Text("  " + line), soft_wrap=True)


def drawn(moments: list[hindsight.Moment], names: Sequence[str], lang: str) -> Grid:
    """A bar for each player at each turn."""
    say = words(lang).say
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(say("coach-turn"), justify="right", style="cyan")
    for name in names:
        grid.add_column(name)
    for place, moment in enumerate(moments):
        turn = say("coach-end") if place == len(moments) - 1 else str(moment.clock)
        bars = [f"{'━' * round(WIDTH * chance):<{WIDTH}} {chance:>4.0%}" for chance in moment.chances]
        grid.add_row(turn, *bars)
    return grid


def blamed(mind: Mind, table: Table, swing: Swing) -> Verdict | None:
    """The answer of a turn that cost most, if the coach would have given another."""
    states = [*table.history, table.game]
    numbers = hindsight.questions(states, table.inputs, swing)
    much = {
        number: hindsight.suspicion(mind, states[number], swing.seat, table.inputs[number][1], table.seed)
        for number in numbers
    }
    verdicts = [
        hindsight.verdict(mind, states[number], swing.seat, table.inputs[number][1], number, table.seed)
        for number in hindsight.suspects(much)
    ]
    return hindsight.worst(verdicts)


def told(table: Table, found: Verdict, seat: int, lang: str) -> list[str]:
    """What was answered, what the coach would have, and why."""
    say = words(lang).say
    game = table.history[found.step]
    talk = screens.find(table.name).talk(game, lang)
    decision = game.decision_of(seat)
    assert decision is not None
    _, given, expected, _ = telling.told(talk, game, decision, found.given)
    _, instead, hoped, why = telling.told(talk, game, decision, found.instead)
    return [
        say("coach-given", number=found.step + 1, deed=given, outlook=expected),
        say("coach-instead", deed=instead, outlook=hoped, why=why),
    ]
