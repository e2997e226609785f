"""pioche rules: the rulebook, and which tests prove its statements."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from msgspec import Struct
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from pioche import games
from pioche.cli import screens
from pioche.cli.app import Json, Language, Terminal, app, words
from pioche.cli.checkout import checkout
from pioche.cli.collecting import TARGET, Collected
from pioche.kernel.decision import Reason, Refused
from pioche.kernel.rulebook import Rulebook
from pioche.kernel.text import plain

ABOUT_CARDS = ("card", "faq")  # the parts of a rulebook whose sections are cards

rules_app = App(name="rules", help="Show rules, or which tests prove them.")
app.command(rules_app)


@rules_app.default
def rules(
    game: str = "seiya",
    *search: Annotated[str, Parameter(help="The id or the label of a rule, or words to look for.")],
    lang: Language = "fr",
) -> None:
    """Show the rules of a game: all of them, or those that are asked for."""
    book = rulebook_of(game)
    found = matching(game, book, " ".join(search), lang) if search else list(book.ids())
    if not found:
        raise Refused(Reason("unknown-rule", detail=" ".join(search)))
    console = Terminal()
    if len(found) == 1:
        show_one(console, book, found[0], lang)
    else:
        show_all(console, book, found, lang)


def rulebook_of(game: str) -> Rulebook:
    """The rulebook of a game with the cards that are built in."""
    return screens.find(game).rulebook(games.find(game).RULES)


def matching(game: str, book: Rulebook, text: str, lang: str) -> list[str]:
    """The rules that somebody means: by id, with or without the game's name, by section, by label, or by words."""
    for name in (text, f"{game}:{text}"):
        if book.has(name):
            return [name]
        if name in book.sections():
            return list(book.in_section(name))
    labelled = [rule for rule in book.ids() if plain(book.label(rule, lang)) == plain(text)]
    return labelled or book.search(text, lang)


def show_all(console: Console, book: Rulebook, found: list[str], lang: str) -> None:
    section = ""
    for rule in found:
        if book.section(rule) != section:
            section = book.section(rule)
            console.print(Rule(Text(book.title(section, lang), "bold"), style="yellow", align="left"))
        console.print(Text(book.label(rule, lang), "cyan"))
        console.print(Padding(Text(book.statement(rule, lang)), (0, 0, 0, 4)))
    console.print(words(lang).say("rules-count", count=len(found)))


def show_one(console: Console, book: Rulebook, rule: str, lang: str) -> None:
    console.print(Rule(Text(book.label(rule, lang), "bold"), style="yellow", align="left"))
    console.print(Text(book.statement(rule, lang)))
    if concerned := cards_of(book, rule):
        console.print(words(lang).say("rules-cards", cards=", ".join(concerned)))
    console.print(Text(words(lang).say("rules-id", id=rule), "dim"))


def cards_of(book: Rulebook, rule: str) -> list[str]:
    """The names of the cards that a rule is about."""
    game, part, *slug = book.section(rule).split(":", 2)
    catalogue = games.find(game).RULES.catalogue
    if part not in ABOUT_CARDS or slug[0] not in catalogue.by_slug:
        return []
    return [catalogue.definitions[catalogue.by_slug[slug[0]]].name]


# Coverage


class Coverage(Struct):
    """How much of a rulebook tests prove."""

    rules: int
    covered: int
    uncovered: list[str]
    tests: dict[str, list[str]]


@rules_app.command
def coverage(*, json: Json = False, lang: Language = "fr") -> None:
    """Show for each rule the tests that prove it. Only in a copy of the source code."""
    tests = collected(checkout("tests"))
    books = {game: rulebook_of(game) for game in games.NAMES}
    found = {game: covered(book, tests) for game, book in books.items()}
    if json:
        print(msgspec.json.encode(found).decode())
        return
    for game, book in books.items():
        show_coverage(Terminal(), book, found[game], lang)
    for game, book in books.items():
        figures, scenarios = found[game], covered(book, [test for test in tests if test.scenario]).covered
        say = words(lang).say
        print(say("rules-covered", game=game, covered=figures.covered, rules=figures.rules, scenarios=scenarios))


def collected(root: Path) -> list[Collected]:
    """The tests of a checkout with the rules they carry, as pytest finds them."""
    if find_spec("pytest") is None:
        raise Refused(Reason("no-pytest"))
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "tests.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "pioche.cli.collecting", "tests"]
        # Once is enough: scenario tests that run in several modes prove the same rules in each.
        environment = os.environ | {TARGET: str(target), "PIOCHE_ONCE": "1"}
        run = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        if run.returncode or not target.exists():
            lines = (run.stdout + run.stderr).strip().splitlines()
            raise Refused(Reason("tests-unreadable", detail=lines[-1] if lines else str(run.returncode)))
        return msgspec.json.decode(target.read_bytes(), type=list[Collected])


def covered(book: Rulebook, found: list[Collected]) -> Coverage:
    tests: dict[str, list[str]] = {rule: [] for rule in book.ids()}
    for test in found:
        name = test.test.partition("[")[0]  # one test, whatever its parameters
        for rule in test.rules:
            if rule in tests and name not in tests[rule]:
                tests[rule].append(name)
    uncovered = [rule for rule, names in tests.items() if not names]
    return Coverage(len(tests), len(tests) - len(uncovered), uncovered, tests)


def show_coverage(console: Console, book: Rulebook, found: Coverage, lang: str) -> None:
    for rule, tests in found.tests.items():
        console.print(Text.assemble((book.label(rule, lang), "cyan"), "  ", book.statement(rule, lang)))
        for test in tests:
            console.print(Padding(Text(test, "green"), (0, 0, 0, 4)))
        if not tests:
            console.print(Padding(Text(words(lang).say("rules-no-test"), "red"), (0, 0, 0, 4)))
