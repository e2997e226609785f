"""One page that tells what came of many games: plots with their figures, and nothing to be fetched from elsewhere."""

from __future__ import annotations

import json
from functools import partial
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

import vl_convert
from altair import SCHEMA_VERSION
from msgspec import Struct

from pioche import games
from pioche.arena.parquet import About
from pioche.kernel.wording import Speech, speech
from pioche.kernel.wording.plain import spelt
from pioche.report import charts, figures
from pioche.report.figures import Row, Tables

SCHEMA = ".".join(SCHEMA_VERSION.lstrip("v").split(".")[:2])


class Section(Struct, frozen=True):
    """A plot with its heading, what it shows, and the figures behind it."""

    key: str
    chart: Any
    rows: list[Row]


class Names:
    """What the names in results are called in a language."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        self.offers = games.offers(game)
        rules = games.find(game).RULES
        self.about = self.offers.about(rules)
        self.cards = {card.slug: card for card in rules.catalogue.definitions}
        self.choices = {
            value.key: getattr(value.label, lang)
            for mode in self.about.modes
            for choice in mode.choices[:1]
            for value in choice.values
        }

    def __call__(self, name: str) -> str:
        """A hero, a deck or a card."""
        if name in self.choices:
            return str(self.choices[name])
        return str(getattr(self.offers.sheet(self.cards[name]).title, self.lang)) if name in self.cards else spelt(name)

    def of(self, rows: list[Row], *columns: str) -> list[Row]:
        return [{**row, **{column: self(row[column]) for column in columns}} for row in rows]


def sections(about: About, tables: Tables, say: Any, names: Names) -> list[Section]:
    """What there is to tell of these results."""
    seats = tables["seats"]
    bots = figures.several(seats, "bot")
    found = []
    by_seat = [
        {"seat": say("report-seat", number=row.pop("seat") + 1, bot=row.pop("bot")), **row}
        for row in figures.wins(seats, "seat", "bot")
    ]
    found.append(Section("seats", charts.shares(by_seat, "seat", say), by_seat))
    if figures.several(seats, "first"):
        first = [
            {"first": say("report-goes", first="yes" if row.pop("first") else "no"), **row}
            for row in figures.wins(seats, "first", *(["bot"] if bots else []))
        ]
        found.append(Section("first", charts.shares(first, "first", say, "bot" if bots else ""), first))
    if figures.several(seats, "plays"):
        plays = names.of(figures.wins(seats, "plays", *(["bot"] if bots else [])), "plays")
        found.append(Section("plays", charts.shares(plays, "plays", say, "bot" if bots else ""), plays))
    paired = "plays" if figures.several(seats, "plays") else "bot"
    if figures.several(seats, paired):
        rows = figures.pairings(seats, paired)
        rows = names.of(rows, "one", "other") if paired == "plays" else rows
        found.append(Section("pairings", charts.pairings(rows, say), rows))
    length = figures.lengths(seats)
    found.append(Section("length", charts.lengths(length, say), length))
    if "turns" in tables and tables["turns"].num_rows:
        rows = figures.points(tables)
        standing = str(getattr(names.about.standing, names.lang))
        found.append(Section("points", charts.points(rows, say, standing), rows))
    if "cards" in tables and tables["cards"].num_rows:
        what = "score" if about.score else "won"
        rows = names.of(figures.cards(tables, what), "card")
        found.append(Section("gained", charts.gained(rows, say), rows))
        title = say("report-brings-" + what)
        rows = [row for row in rows if row["seats"] >= figures.ENOUGH]
        if rows:
            found.append(Section("brings", charts.brings(rows, say, title, not about.score), rows))
    return found


def page(about: About, tables: Tables, lang: str) -> str:
    """The page, whole."""
    words = speech(lang, "pioche.report")
    say, names = words.say, Names(about.game, lang)
    title = getattr(names.about.title, lang)
    played = len(set(tables["seats"]["game"].to_pylist()))
    found = sections(about, tables, say, names)
    specs = {section.key: charts.spec(section.chart, lang) for section in found}
    return Template(files(__package__).joinpath("page.html").read_text("utf-8")).substitute(
        lang=lang,
        title=escape(say("report-title", game=title)),
        about=escape(say("report-about", games=played, seed=about.seed, bots=", ".join(about.bots))),
        sections="\n".join(map(partial(drawn, words), found)),
        specs=json.dumps(specs, ensure_ascii=False).replace("</", "<\\/"),
        vega=vega().replace("</script", "<\\/script"),
    )


def vega() -> str:
    """The library that draws, to be part of the page."""
    return vl_convert.javascript_bundle(vl_version=SCHEMA)  # type: ignore[call-arg]


def drawn(words: Speech, section: Section) -> str:
    """A section of the page."""
    say, columns = words.say, list(section.rows[0])
    head = "".join(f"<th scope=col>{escape(say('report-column-' + column))}</th>" for column in columns)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell(words, column, row[column]))}</td>" for column in columns) + "</tr>"
        for row in section.rows
    )
    heading = escape(say("report-" + section.key))
    return (
        f"<section><h2>{heading}</h2><p>{escape(say(f'report-{section.key}-about'))}</p>\n"
        f'<div class="plot" id="{section.key}" role="img" aria-label="{heading}"></div>\n'
        f"<details><summary>{escape(say('report-figures'))}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></details></section>"
    )


def cell(words: Speech, column: str, value: Any) -> str:
    if isinstance(value, str):
        return value
    return words.say("report-percent" if column == "share" else "report-number", number=value)
