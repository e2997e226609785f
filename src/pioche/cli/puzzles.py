"""pioche puzzles: positions with one clearly best answer, looked for in games of bots, or checked anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.text import Text

from pioche import games as known
from pioche import puzzle
from pioche.arena.puzzles import Finder
from pioche.bots.search import telling
from pioche.bots.search.advice import Idea
from pioche.cli import screens
from pioche.cli.app import app, words
from pioche.kernel.play.decision import Reason, Refused
from pioche.puzzle import Puzzle
from pioche.terminal.console import Terminal
from pioche.terminal.options import Language, whole

LOST = 1  # the exit code if a puzzle is no longer one


@app.command
def puzzles(
    game: Annotated[str, Parameter(help="Which game: one whose coach says why.")],
    *,
    games: Annotated[int, Parameter(converter=whole, help="In how many games of bots to look.")] = 10,
    seed: Annotated[str, Parameter(help="The same seed looks in the same games.")] = "0",
    write: Annotated[bool, Parameter(negative="", help="Add what is found to the puzzles of the game.")] = False,
    check: Annotated[bool, Parameter(negative="", help="Think anew about those that the game has.")] = False,
    lang: Language = "fr",
) -> None:
    """Look for positions with one clearly best answer. It takes minutes for each game of bots."""
    finder = Finder(game, seed)
    if finder.mind is None:
        raise Refused(Reason("nobody-knows-best", detail=game))
    console = Terminal()
    if check:
        lost = [key for key, one in puzzle.puzzles(game).items() if not still(console, finder, key, one, lang)]
        raise SystemExit(LOST if lost else 0)
    count = 0
    for number in range(games):
        print(words(lang).say("puzzles-looking", number=number + 1, games=games), file=sys.stderr)
        for one in finder.found(number):
            count += 1
            show(console, game, one, lang)
            if write:
                console.print(Text(words(lang).say("puzzles-kept", file=str(keep(game, one)))), soft_wrap=True)
    console.print(words(lang).say("puzzles-found", count=count))


def still(console: Terminal, finder: Finder, key: str, one: Puzzle, lang: str) -> bool:
    """Whether a puzzle can be played and its answer is still clearly the best."""
    table = puzzle.laid(finder.game, one)
    holds = table is not None and finder.confirms(table.game, one)
    console.print(words(lang).say("puzzles-checked", puzzle=key, holds=(holds and "yes") or (table and "no") or "gone"))
    return holds


def show(console: Terminal, game: str, one: Puzzle, lang: str) -> None:
    """What is asked, the best answer and the next best."""
    table = puzzle.laid(game, one)
    assert table is not None
    talk = screens.find(game).talk(table.game, lang, one.seat)
    decision = table.decision_of(one.seat)
    assert decision is not None
    console.print(Text(talk.ask(table.game, decision), "bold"))
    second = tuple(one.second.split())
    for idea in (Idea(one.own[0], one.chance, reasons=one.reasons), Idea(second, one.beside)):
        _, *told = telling.told(talk, table.game, decision, idea)
        console.print(Text("  " + " – ".join(part for part in told if part)))


def keep(game: str, one: Puzzle) -> Path:
    """Store a puzzle beside the others."""
    folder = Path(known.folders(known.PACKAGES[game])[0], puzzle.FOLDER)
    folder.mkdir(exist_ok=True)
    number = 1 + max((int(file.stem) for file in folder.glob("*.json") if file.stem.isdecimal()), default=0)
    file = folder / f"{number:03}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(one), indent=1) + b"\n")
    return file
