"""Pieces of which screens are made."""

from __future__ import annotations

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche.kernel.state.game import Game
from pioche.kernel.wording.table_talk import TableTalk
from pioche.kernel.wording.talk import NONE
from pioche.kernel.wording.voice import flag


def heading(text: str) -> Rule:
    return Rule(Text(text, "bold"), style="yellow")


def turn_heading(game: Game, talk: TableTalk, seat: int) -> Rule:
    return heading(
        talk.say(
            "screen-heading",
            turn=game.counters.get("turn", 0),
            who=talk.names[game.active],
            you=flag(game.active == seat),
        )
    )


def titled(game: Game, refs: tuple[int, ...], talk: TableTalk, between: str = ", ") -> str:
    """Cards by name, those of one name counted."""
    return counted([talk.name(game, ref) for ref in refs], talk, between) or NONE


def counted(names: list[str], talk: TableTalk, between: str = ", ") -> str:
    """Names, each once, with how often it comes."""
    times: dict[str, int] = {}
    for name in names:
        times[name] = times.get(name, 0) + 1
    return between.join(talk.say("card-times", card=name, count=count) for name, count in times.items())


def grid(*widths: int) -> Table:
    """Columns of these widths, and a last one with what is left of the line."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for width in widths:
        table.add_column(width=width, no_wrap=True)
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    return table


def winners(game: Game, talk: TableTalk) -> Text:
    """How the game ended."""
    assert game.result is not None
    names = [talk.names[seat] for seat in game.winners]
    return Text(talk.say("screen-winners", how=game.result.how, who=", ".join(names), count=len(names)), "bold green")
