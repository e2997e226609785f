"""What Saint Seiya Deckbuilding tells a page that knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from pioche.games.seiya.card import HEROES, SIDES
from pioche.games.seiya.clock import FLAMES
from pioche.games.seiya.duel import ALTAR, HOUSES
from pioche.games.seiya.field import definition
from pioche.games.seiya.hilda import DIFFICULTIES
from pioche.games.seiya.offers.sheets import facets, named, sheet
from pioche.games.seiya.offers.why import obstacles
from pioche.games.seiya.rulebook import rulebook as book
from pioche.games.seiya.rules import ZONES
from pioche.games.seiya.scoring import extras, points, score, scored
from pioche.games.seiya.setup import PLAYERS, altars
from pioche.games.seiya.wording import pv_text, zone_name
from pioche.games.seiya.wording.talk import NUMBERS, SeiyaTalk
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game
from pioche.kernel.wording import speech
from pioche.kernel.wording.memory import RememberingTalk
from pioche.kernel.wording.offer import About, Label, Mode, Points, Setting, Value, Words, ZoneLabel, words
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.voice import capital

PACKAGE = "pioche.games.seiya.offers"
OPEN = True  # all see which cards join whose game, and which leave it


class PageTalk(RememberingTalk, SeiyaTalk):
    """Talk at a table, with the reasons that a page gives."""

    packages: ClassVar[tuple[str, ...]] = (*SeiyaTalk.packages, PACKAGE)


talk = PageTalk


def said(message: str) -> Words:
    return words(lambda lang: speech(lang, PACKAGE).say(message))


def zone_label(zone: str) -> Words:
    return words(lambda lang: capital(zone_name(zone, lang)))


@cache
def about(rules: Rules) -> About:
    heroes = tuple(Value(slug, Words(name, name)) for slug, name in HEROES.items())
    hero = Setting("hero", "choice", said("choice-hero"), "", heroes, unique=True)
    boxes = choice("boxes", *BOXES)
    flags = {key: Setting(key, "flag", said("option-" + key), "no", about=said(f"option-{key}-about")) for key in FLAGS}
    classic = Mode(
        "classic", said("mode-classic"), said("mode-classic-about"), *PLAYERS,
        (boxes, choice("flames", *LENGTHS), flags["epics"], flags["variant"], flags["promos"]), (hero,),
    )  # fmt: skip
    solo = Mode(
        "solo", said("mode-solo"), said("mode-solo-about"), 1, 1,
        (
            choice("difficulty", *DIFFICULTIES), choice("solo-boxes", "asgard", "poseidon"), flags["epics"],
            flags["promos"],
        ),
        (hero,),
    )  # fmt: skip
    sides = tuple(Value(side, named(name)) for side, name in SIDES.items())
    duel = Mode(
        "duel", said("mode-duel"), said("mode-duel-about"), 2, 2,
        (
            altar(rules), choice("houses", "sorted", "shuffled"), choice("length", *DUELS),
            choice("duel-boxes", *RESERVES), flags["epics"], flags["variant"], flags["promos"],
        ),
        (Setting("side", "choice", said("choice-side"), "", sides, unique=True),),
    )  # fmt: skip
    zones = tuple(ZoneLabel(zone.name, zone_label(zone.name), zone.common, zone.sight) for zone in ZONES)
    numbers = tuple(Label(key, said("number-" + key.replace("_", "-"))) for key in NUMBERS)
    counters = tuple(Label(key, said("counter-" + key)) for key in COUNTERS)
    return About(
        "seiya", said("title"), said("about"), (classic, solo, duel), zones, numbers, counters, said("standing"),
        rules.fingerprint,
    )  # fmt: skip


FLAGS = ("epics", "variant", "promos")
COUNTERS = ("turn", "flames", "sapphires", "weapons", "die", "gate", "souls")
DUELS = ("12", "8", "4", "2")  # Maisons
RESERVES = ("hades", "hades-alone")  # boxes whose cards are in the Reserve of a duel
LENGTHS = ("12", "9", "6", "3")  # Flames on the Clock; fewer with Hadès alone

# What each choice of boxes brings to the table. Hadès needs the material of the others, not their cards.
BOXES: dict[str, dict[str, Any]] = {
    "base": {},
    "asgard": {"asgard": True},
    "poseidon": {"asgard": True, "poseidon": True},
    "hades": {"asgard": True, "poseidon": True, "hades": True},
    "hades-alone": {"asgard": True, "poseidon": True, "hades": True, "left_out": ("asgard", "poseidon")},
}


def choice(key: str, *values: str) -> Setting:
    """A choice among values whose first is the usual one."""
    labelled = tuple(Value(value, said(f"{key}-{value}"), said(f"{key}-{value}-about")) for value in values)
    return Setting(key, "choice", said("option-" + key), values[0], labelled)


def altar(rules: Rules) -> Setting:
    """The Autel of a duel, each with what it says."""
    faces = {card.slug: sheet(card) for card in rules.catalogue.definitions}
    values = tuple(Value(name, faces[ALTAR + name].title, faces[ALTAR + name].text) for name in altars())
    return Setting("altar", "choice", said("option-altar"), "", values)


def check(mode: str, choices: Mapping[str, str], others: Sequence[Mapping[str, str]] = ()) -> None:
    """Any hero that is listed will do."""


def config(
    mode: str,
    options: Mapping[str, str],
    seats: Sequence[Mapping[str, str]],
    lots: Callable[[Sequence[str]], list[str]],
) -> dict[str, Any]:
    """What a table agrees on. A seat without a wish before one with a wish gets its hero, or side, by lot here."""
    wished = [seat.get("side" if mode == "duel" else "hero", "") for seat in seats]
    while wished and not wished[-1]:
        wished.pop()
    left = lots([each for each in (SIDES if mode == "duel" else HEROES) if each not in wished])
    return {
        "players": len(seats),
        "heroes": [each or left.pop() for each in wished],
        "mode": mode,
        **(agreed_duel(options) if mode == "duel" else agreed(mode, options)),
        **{flag: options.get(flag) == "yes" for flag in FLAGS},
    }


def agreed(mode: str, options: Mapping[str, str]) -> dict[str, Any]:
    """What is agreed on in the classic and in the solo mode."""
    box = options.get("solo-boxes" if mode == "solo" else "boxes", "base")
    flames = int(options.get("flames", FLAMES))
    return {
        "difficulty": options.get("difficulty", "normal"),
        **BOXES[box],
        **({"flames": flames} if flames < FLAMES else {}),
    }


def agreed_duel(options: Mapping[str, str]) -> dict[str, Any]:
    """What is agreed on in a duel."""
    return {
        **BOXES[options.get("duel-boxes", RESERVES[0])],
        "altar": options.get("altar", ""),
        "houses": options.get("houses", "sorted"),
        "fewer_houses": HOUSES - int(options.get("length", HOUSES)),
    }


def rulebook(rules: Rules) -> Rulebook:
    return book()


def part(section: str) -> Words:
    """The part of the book to which a section belongs."""
    book, name, *_ = section.split(":")
    return said("part-" + (book if book == "hades" else name))


def standing(game: Game, seat: int) -> int:
    return score(game, seat)


def scores(game: Game, seat: int, talk: SeiyaTalk) -> list[Points]:
    """Every card of a player with its PV, those of one name together, the best first."""
    groups: dict[str, list[int]] = {}
    for ref in scored(game, seat):
        groups.setdefault(talk.name(game, ref), []).append(ref)
    found = []
    for name, refs in groups.items():
        card = definition(game, refs[0])
        note = pv_text(card, talk.language) if card.pv_rule else ""
        found.append(Points(name, sum(points(game, seat, ref) for ref in refs), len(refs), card.slug, note))
    said = book().statement
    found += [
        Points(talk.label(rule), worth, note=said(rule, talk.language)) for rule, worth in extras(game, seat) if worth
    ]
    return sorted(found, key=lambda part: (-part.points, part.label))


__all__ = ["OPEN", "about", "config", "facets", "obstacles", "part", "rulebook", "scores", "sheet", "standing", "talk"]
