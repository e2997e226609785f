"""pioche deck: does a deck follow the rules?"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from cyclopts import App
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pioche.games.dbs import deck, files
from pioche.games.dbs.command.words import words
from pioche.games.dbs.deck import Checked, Fault, figures
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.console import Terminal
from pioche.terminal.options import Json, Language
from pioche.terminal.words import refusal

FAULTY = 2

deck_app = App(name="deck", help="Check decks.")


@deck_app.default
def what(*, lang: Language = "fr") -> None:
    """Check decks."""
    raise Refused(Reason("no-subcommand", detail="pioche deck check"))


@deck_app.command
def check(
    *file: Path,
    cards: Path | None = None,
    json: Json = False,
    lang: Language = "fr",
) -> None:
    """Say whether decks follow the rules of deck construction, and name every fault.

    :param file: A deck: how many and which number on each line, as in 4 PI1-005.
    :param cards: A folder with files of more cards, as “pioche import” writes them.
    """
    if not file:
        raise Refused(Reason("no-files"))
    known = files.every(cards)
    console = Terminal()
    reports: list[dict[str, Any]] = []
    well = True
    for path in file:
        try:
            checked = deck.read(path, known)
        except Refused as refused:
            print(refusal(refused.reason, words(lang)), file=sys.stderr)
            well = False
            continue
        well = well and not checked.faults
        if json:
            reports.append(report(path, checked, lang))
        else:
            show(console, path, checked, lang)
    if json:
        print(msgspec.json.encode(reports).decode())
    if not well:
        raise SystemExit(FAULTY)


def report(path: Path, checked: Checked, lang: str) -> dict[str, Any]:
    """A checked deck as data."""
    types, colours, costs = figures(checked)
    return {
        "file": str(path),
        "legal": not checked.faults,
        "leader": checked.leader.number if checked.leader else None,
        "cards": checked.count,
        "types": types,
        "colours": colours,
        "costs": costs,
        "faults": [
            {
                "line": fault.line or None,
                "card": fault.card or None,
                "rule": fault.rule or None,
                "fault": fault.text,
                "message": message(fault, lang),
            }
            for fault in checked.faults
        ],
    }


def message(fault: Fault, lang: str) -> str:
    return words(lang).say("fault-" + fault.text, count=fault.count, most=fault.most, detail=fault.detail)


def show(console: Console, path: Path, checked: Checked, lang: str) -> None:
    say = words(lang).say
    console.print(Rule(Text(str(path), "bold"), style="yellow", align="left"))
    if checked.faults:
        console.print(Text(say("deck-faults", count=len(checked.faults)), "red"))
        console.print(rows(fault_row(fault, lang) for fault in checked.faults))
        return
    assert checked.leader
    types, colours, costs = figures(checked)
    console.print(Text(say("deck-legal", count=checked.count), "green"))
    console.print(
        rows(
            (
                (say("deck-leader"), f"{checked.leader.name} ({checked.leader.number})"),
                (say("deck-types"), ", ".join(say("deck-type", type=name, count=n) for name, n in types.items())),
                (
                    say("deck-colours"),
                    ", ".join(say("deck-colour", colour=name, count=n) for name, n in colours.items()),
                ),
                (say("deck-costs"), ", ".join(say("deck-cost", cost=cost, count=n) for cost, n in costs.items())),
            )
        )
    )


def fault_row(fault: Fault, lang: str) -> tuple[str, str, str, str]:
    """Where the fault is, which card, what, and by which rule."""
    say = words(lang).say
    place = say("deck-line", line=fault.line) if fault.line else say("deck-whole")
    return place, fault.card, message(fault, lang), fault.rule.removeprefix("dbs:")


def rows(content: Iterable[tuple[str, ...]]) -> Table:
    """Rows of which the first columns keep their width."""
    table = Table.grid(padding=(0, 2))
    for number, row in enumerate(content):
        if not number:
            for column in range(len(row)):
                table.add_column(style="cyan" if column == 0 else None, no_wrap=column != max(1, len(row) - 2))
        table.add_row(*(Text(cell) for cell in row))
    return table
