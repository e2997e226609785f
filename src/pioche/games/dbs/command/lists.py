"""pioche import dbs: public card lists into Pioche's files of cards."""

from __future__ import annotations

import sys
from itertools import takewhile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche.games.dbs import importer
from pioche.games.dbs.command.report import page
from pioche.games.dbs.command.words import words
from pioche.games.dbs.importer import Imported
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.console import Terminal
from pioche.terminal.options import Json, Language
from pioche.terminal.words import refusal, trouble

SHOWN = 25  # reasons, or entries left out, in a report for people
FAULTY = 2
REPORT = "report.md"
CONTEXT = 20  # signs around what differs


def import_(*file: Path, out: Path | None = None, json: Json = False, lang: Language = "fr") -> None:
    """Read public card lists and write their cards where --cards finds them.

    :param file: A card list in JSON.
    :param out: The folder for the files of cards.
    """
    if not file:
        raise Refused(Reason("no-files"))
    if out is None:
        raise Refused(Reason("no-folder"))
    found = importer.imported(file)
    try:
        written = importer.save(found.cards, out) if found.cards else []
        if found.cards:
            (out / REPORT).write_text(page(found, lang), "utf-8")
    except OSError as error:
        raise Refused(Reason("cannot-write", detail=f"{out}, {trouble(error, words(lang))}")) from None
    if json:
        print(msgspec.json.encode(found.report).decode())
    else:
        show(Terminal(), found, out, len(written), lang)
    if found.refused:
        complain(found, lang)
        raise SystemExit(FAULTY)


def complain(found: Imported, lang: str) -> None:
    """Name the entries that were left out."""
    lines = [refusal(reason, words(lang)) for reason in found.refused[:SHOWN]]
    if len(found.refused) > SHOWN:
        lines.append(words(lang).say("import-more-entries", count=len(found.refused) - SHOWN))
    print(*lines, sep="\n", file=sys.stderr)


def show(console: Console, found: Imported, out: Path, written: int, lang: str) -> None:
    say = words(lang).say
    report = found.report
    share = 100 * report.compiled / report.cards if report.cards else 0
    console.print(say("import-cards", cards=report.cards, compiled=report.compiled, share=share))
    console.print(
        say("import-skills", skills=report.skills, compiled=report.skills_compiled, round_trip=report.round_trip)
    )
    if report.later_rules:
        console.print(say("import-later", count=report.later_rules))
    if report.refused:
        console.print(say("import-refused", count=len(report.refused)))
    console.print(say("import-files", count=written, folder=str(out)))
    if report.missing:
        console.print(Rule(Text(say("import-reasons"), "bold"), style="yellow", align="left"))
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="cyan")
        for reason, count in list(report.missing.items())[:SHOWN]:
            table.add_row(str(count), Text(reason))
        console.print(table)
        if len(report.missing) > SHOWN:
            console.print(say("import-more", count=len(report.missing) - SHOWN))
    if found.differences:
        console.print(Rule(Text(say("import-differences"), "bold"), style="yellow", align="left"))
        for entry in found.differences:
            base, variant = where_differing(entry.base, entry.variant)
            text = say("import-difference", number=entry.number, field=entry.field, base=base, variant=variant)
            console.print(Text(text))


def where_differing(one: str, other: str) -> tuple[str, str]:
    """Two texts without most of what they begin and end with alike."""
    start = alike(one, other)
    end = alike(one[start:][::-1], other[start:][::-1])
    return cut(one, start, end), cut(other, start, end)


def alike(one: str, other: str) -> int:
    """With how many signs two texts begin alike, less a few to show."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return max(len(list(same)) - CONTEXT, 0)


def cut(text: str, start: int, end: int) -> str:
    return "…" * bool(start) + text[start : len(text) - end] + "…" * bool(end)
