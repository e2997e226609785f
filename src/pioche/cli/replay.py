"""pioche replay: a recorded game shown step by step, or checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from cyclopts import Parameter
from rich.text import Text

from pioche.cli import screen, screens
from pioche.cli.app import app, refusal, trouble, words
from pioche.cli.coach import look_back
from pioche.kernel.cards.query import EVERYONE, NOBODY
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.state.game import Game
from pioche.kernel.wording.table_talk import TableTalk
from pioche.kernel.wording.voice import flag
from pioche.server.fair import proven
from pioche.table import CHANCE, CONCEDE, STOP, WALKOVER, Record, Table, agreed, take
from pioche.terminal.console import Terminal
from pioche.terminal.options import Language
from pioche.terminal.pieces import heading

DIFFERENT = 1  # the exit code for a sound file whose game comes out otherwise
DIFFERS = ("replay-differs", "replay-refused", "not-committed")


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A game saved by Pioche.")],
    *,
    verify: Annotated[bool, Parameter(negative="", help="Only check that the game comes out as recorded.")] = False,
    coach: Annotated[bool, Parameter(negative="", help="How the chances went, and where to do better.")] = False,
    lang: Language = "fr",
) -> None:
    """Show a recorded game step by step, check it, or look back on it with the coach."""
    console = Terminal()
    data = read(file, lang)
    try:
        table = Table.replay(data)
        proof = proven(data)
    except Refused as refused:
        text = refused.reason.text
        if text == "other-rules" and not verify:
            show_header(console, msgspec.json.decode(data, type=Record), lang)
            console.print(words(lang).say("replay-other-rules"))
            return
        if text in DIFFERS:
            print(refusal(refused.reason, lang), file=sys.stderr)
            raise SystemExit(DIFFERENT) from None
        raise
    record = msgspec.json.decode(data, type=Record)
    if verify:
        if not any(number == len(record.inputs) for number, _ in record.marks):
            raise Refused(Reason("damaged-file", detail="marks"))
        console.print(words(lang).say("replay-verified", count=len(record.inputs) - table.carried))
        say_carried(console, table, lang)
        if proof is not None:
            said = words(lang).say("replay-proven", commitment=proof.commitment, practice=flag(proof.practice))
            console.print(said, soft_wrap=True)
    else:
        show_header(console, record, lang)
        say_carried(console, table, lang)
        if coach:
            look_back(console, table, lang)
            return
        show(console, table, screens.find(table.name).talk(table.game, lang))


def say_carried(console: Terminal, table: Table, lang: str) -> None:
    """Of a game that was begun under former rules, what of it cannot be played again."""
    if table.carried:
        console.print(words(lang).say("replay-carried", count=table.carried), soft_wrap=True)


def read(path: Path, lang: str) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(Reason("unreadable-file", detail=f"{path}, {trouble(error, lang)}")) from None


class Step(NamedTuple):
    """An input of a game and what it led to. The setup is number -1 and nobody's."""

    number: int
    seat: int
    keys: tuple[str, ...]
    before: Game
    after: Game

    @property
    def events(self) -> list[Event]:
        return self.after.events


def steps(table: Table) -> Iterator[Step]:
    """All that has happened at a table, input by input."""
    first = table.carried
    config = msgspec.to_builtins(table.config)
    fresh = table.history[first - 1] if first else Table.new(table.name, table.seed, **config).game
    yield Step(-1, CHANCE, (), fresh, fresh)
    past = list(zip(table.inputs, table.history, strict=True))[first:]
    for number, ((seat, keys), before) in enumerate(past, first):
        after = before.copy()
        if seat != CHANCE:
            take(after, seat, keys)
        yield Step(number, seat, keys, before, after)


def show_header(console: Terminal, record: Record, lang: str) -> None:
    console.print(heading(words(lang).say("replay-heading", game=record.game)))
    settings = screens.find(record.game).settings(agreed(record.game, record.config), lang)
    console.print(Text(words(lang).say("replay-settings", settings=", ".join(settings))))
    console.print(words(lang).say("replay-inputs", count=len(record.inputs)))


def show(console: Terminal, table: Table, talk: TableTalk) -> None:
    """Each input as a line, then what happened: all of it once the game is over, until then what everybody saw."""
    for step in steps(table):
        if step.number >= 0:
            console.print(Text.assemble((f"{step.number + 1}  ", "cyan"), (deed(step, talk, table.over), "bold")))
        events = step.events if table.over else [event.seen_by(NOBODY) for event in step.events]
        for line in talk.lines(events):
            console.print(screen.log_line(line))
    if table.over:
        console.print(screens.find(table.name).scores(table.game, talk))
    else:
        console.print(words(talk.language).say("replay-unfinished"))


def deed(step: Step, talk: TableTalk, everything: bool) -> str:
    """Who did what."""
    say = words(talk.language).say
    if step.seat == CHANCE:
        return say("replay-rekey")
    who = talk.names[step.seat]
    if step.keys == (CONCEDE,):
        return say("replay-concession", who=who)
    if step.keys == (STOP,):
        return say("replay-stop", who=who)
    if step.keys == (WALKOVER,):
        return say("replay-walkover", who=who)
    decision = step.before.decision
    assert decision is not None
    chosen = decision.chosen(step.keys)
    hidden = any(option.kind == "card" and step.after.cards[option.card].seen != EVERYONE for option in chosen)
    if hidden and not everything:
        return say("replay-secret", who=who)
    what = ", ".join(talk.option(step.before, decision, option) for option in chosen)
    return say("replay-deed", who=who, what=what or "none")
