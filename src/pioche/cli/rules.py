"""pioche rules: the rulebook, and which tests prove its statements."""

from __future__ import annotations

import sys
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
from pioche.cli.app import app, words
from pioche.cli.checkout import checkout
from pioche.cli.proving import Proof, proofs
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.text import plain
from pioche.terminal.console import Terminal
from pioche.terminal.options import Json, Language

ABOUT_CARDS = ("card", "faq")  # the parts of a rulebook whose sections are cards

rules_app = App(name="rules", help="Show rules, or which tests prove them.")
app.command(rules_app)


@rules_app.default
def rules(
    game: str = games.NAMES[0],
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
    """How much of a rulebook tests prove: by rule, the tests that ran and passed, and those that prove nothing now."""

    rules: int
    covered: int
    uncovered: list[str]
    tests: dict[str, list[str]]
    skipped: dict[str, list[str]]
    failed: dict[str, list[str]]


@rules_app.command
def coverage(*, json: Json = False, lang: Language = "fr") -> None:
    """Run the tests that carry rules, and show for each rule those that prove it. Only in a copy of the source code."""
    say = words(lang).say
    tests = proofs(checkout("tests"), lambda: print(say("rules-running"), file=sys.stderr))
    books = {game: rulebook_of(game) for game in games.NAMES}
    found = {game: covered(book, tests) for game, book in books.items()}
    if json:
        print(msgspec.json.encode(found).decode())
        return
    for game, book in books.items():
        show_coverage(Terminal(), book, found[game], lang)
    for game, book in books.items():
        figures, scenarios = found[game], covered(book, [test for test in tests if test.scenario]).covered
        print(say("rules-covered", game=game, covered=figures.covered, rules=figures.rules, scenarios=scenarios))


def covered(book: Rulebook, found: list[Proof]) -> Coverage:
    """A test with parameters is one test, and has passed if it has with each."""
    outcomes: dict[str, set[str]] = {}
    carried: dict[str, dict[str, None]] = {rule: {} for rule in book.ids()}
    for test in found:
        name = test.test.partition("[")[0]
        outcomes.setdefault(name, set()).add(test.outcome)
        for rule in test.rules:
            if rule in carried:
                carried[rule][name] = None

    def of(outcome: str) -> dict[str, list[str]]:
        return {rule: [name for name in names if worst(outcomes[name]) == outcome] for rule, names in carried.items()}

    passed, skipped, failed = of("passed"), of("skipped"), of("failed")
    uncovered = [rule for rule, names in passed.items() if not names]
    return Coverage(len(passed), len(passed) - len(uncovered), uncovered, passed, some(skipped), some(failed))


def worst(outcomes: set[str]) -> str:
    return next(outcome for outcome in ("failed", "skipped", "passed") if outcome in outcomes)


def some(tests: dict[str, list[str]]) -> dict[str, list[str]]:
    return {rule: names for rule, names in tests.items() if names}


def show_coverage(console: Console, book: Rulebook, found: Coverage, lang: str) -> None:
    say = words(lang).say
    for rule, tests in found.tests.items():
        console.print(Text.assemble((book.label(rule, lang), "cyan"), "  ", book.statement(rule, lang)))
        lines = [(name, "green") for name in tests]
        lines += [(say("rules-skipped", test=name), "yellow") for name in found.skipped.get(rule, ())]
        lines += [(say("rules-failed", test=name), "red") for name in found.failed.get(rule, ())]
        for line, style in lines or [(say("rules-no-test"), "red")]:
            console.print(Padding(Text(line, style), (0, 0, 0, 4)))
