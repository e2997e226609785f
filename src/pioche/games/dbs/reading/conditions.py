"""Conditions: what stands behind "if", and before a colon where nothing is paid."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from typing import Any

from pioche.games.dbs.areas import ACTIVE, REST
from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.card import HasMarkers
from pioche.games.dbs.negate import BeingPlayed
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.nouns import ZONE, bounds, general, noun, zones
from pioche.games.dbs.wording.nouns import IN_PLAY, Noun
from pioche.kernel.cards.query import (
    OPPONENTS,
    YOU,
    Among,
    And,
    Between,
    Cards,
    Exists,
    Is,
    IsSource,
    Lies,
    Not,
    Or,
    Turn,
    Unless,
    Who,
)
from pioche.kernel.cards.value import Condition

PLAYER: dict[str, Who] = {"you": YOU, "your": YOU, "your opponent": OPPONENTS, "your opponent's": OPPONENTS}


def there(cards: Noun, least: int | None = 1, most: int | None = None) -> Exists:
    return Exists(cards.selector(), least or 0, most)


def in_zone(text: str, zone: str, who: str) -> Noun:
    """Cards of which only the kind is told, in an area that the sentence has named already."""
    cards = noun(text)
    if not zone and cards.zones:
        cards = cards._replace(zones=())
    if cards.zones not in ((), (zone,)) or (cards.zones and "in your" in text):
        raise NotUnderstood("cards: " + general(text))
    return cards._replace(zones=(zone,) if zone else (), whose=PLAYER[who])


def all_are(who: str, kind: str) -> Condition:
    """All of your energy is so: there is none that is not."""
    test = noun(kind).test()
    if test is None:
        raise NotUnderstood("condition: all energy")
    return Unless(Exists(Cards(("energy",), Not(test), PLAYER[who])))


def each_there(first: str, second: str) -> Condition:
    return And(there(in_zone(first, "battle", "you")), there(in_zone(second, "battle", "you")))


AMOUNT = r"(\d+) or (less|more)"
WHO = r"(you|your opponent) (?:have|has)"
OWN = r"(your|your opponent's)"
CONDITIONS: list[tuple[str, Callable[..., Condition]]] = [
    (rf"{OWN} leader card is (.+)", lambda m: there(in_zone(m[2], "leader", m[1]))),
    (rf"{WHO} {AMOUNT} life", lambda m: there(Noun(zones=("life",), whose=PLAYER[m[1]]), *bounds(m[2], m[3]))),
    (rf"{WHO} {AMOUNT} (?:(.+) )?energy",
     lambda m: there(in_zone(m[4] or "cards", "energy", m[1]), *bounds(m[2], m[3]))),
    (rf"{WHO} {AMOUNT} cards in (?:your|their) hand",
     lambda m: there(Noun(zones=("hand",), whose=PLAYER[m[1]]), *bounds(m[2], m[3]))),
    (rf"{WHO} no cards in (?:your|their) hand", lambda m: there(Noun(zones=("hand",), whose=PLAYER[m[1]]), 0, 0)),
    (rf"all of {OWN} energy is (.+)", lambda m: all_are(m[1], m[2])),
    (r"(.+) is in your battle area", lambda m: there(in_zone(m[1], "battle", "you"))),
    (rf"(.+) is in your ({ZONE}(?: or {ZONE})*)",
     lambda m: there(in_zone(m[1], "", "you")._replace(zones=zones(m[2])))),
    (r"you have (.+ )?unison card in play", lambda m: there(in_zone((m[1] or "") + "unison card", "unison", "you"))),
    (r"(.+) is not in your battle area", lambda m: Unless(there(in_zone(m[1], "battle", "you")))),
    (r"the battle card being played has an energy cost of (\d+)(?: or (less|more))?",
     lambda m: Exists(BeingPlayed(Is("battle") & Between("cost", *bounds(m[1], m[2]))))),
    (r"your battle card in battle is (.+)",
     lambda m: Exists(Cards(("battle",), Is("battle") & Fighting() & kind_test(m[1])))),
    (rf"{WHO} no (.+) in play", lambda m: there(noun(m[2])._replace(whose=PLAYER[m[1]]), 0, 0)),
    (rf"{WHO} no (.+) in (?:your|their) (.+)",
     lambda m: there(in_zone(m[2], "", m[1])._replace(zones=zones(m[3])), 0, 0)),
    (r"you have (.+ )?unison card (with \d+ or more markers) in play",
     lambda m: there(in_zone(f"{m[1] or ''}unison card {m[2]}", "unison", "you"))),
    (r"you did", lambda m: Exists(Among("it"))),
    (r"(.+) and (.+) are in your battle area", lambda m: each_there(m[1], m[2])),
    (rf"(?:you have|there are) {AMOUNT} (.+ in .+)", lambda m: there(noun(m[3]), *bounds(m[1], m[2]))),
    (r"there are (\d+) (.+ in .+)", lambda m: there(noun(m[2]), int(m[1]), int(m[1]))),
    (r"it is your (opponent's )?turn", lambda m: Turn(OPPONENTS if m[1] else YOU)),
    (r"this card is in (rest|active) mode",
     lambda m: Exists(Cards(IN_PLAY, IsSource() & Lies(REST if m[1] == "rest" else ACTIVE)))),
    (rf"this card's power is {AMOUNT}",
     lambda m: Exists(Cards(IN_PLAY, IsSource() & Between("power", *bounds(m[1], m[2]))))),
    (r"this card has (\d+) or more markers", lambda m: Exists(Cards(IN_PLAY, IsSource() & HasMarkers(int(m[1]))))),
    (rf"its power is {AMOUNT}", lambda m: Exists(Among("it", Between("power", *bounds(m[1], m[2]))))),
    (r"it is (?:a |an )?(.+)", lambda m: Exists(Among("it", kind_test(m[1])))),
]  # fmt: skip
PATTERNS = [(re.compile(pattern), made) for pattern, made in CONDITIONS]


def kind_test(text: str) -> Any:
    return noun(text).test()


JOINED = ((re.compile(r",? and (?:if )?"), And), (re.compile(r",? or "), Or))
MOST = 8  # words that may join conditions in one text


def condition(text: str) -> Condition:
    """A condition, or several with "and" between them, or with "or", but not with both."""
    text = text.strip(" ,")
    if found := single(text):
        return found
    for word, join in JOINED:
        places = list(word.finditer(text))
        if 0 < len(places) <= MOST and (parts := several(text, places)):
            return reduce(join, parts)
    raise NotUnderstood("condition: " + general(text))


def single(text: str) -> Condition | None:
    for pattern, made in PATTERNS:
        if match := pattern.fullmatch(text):
            try:
                return made(match)
            except NotUnderstood:
                continue
    return None


def several(text: str, places: list[re.Match[str]]) -> list[Condition] | None:
    """The conditions between some of these places, each as short as it can be."""
    for place in places:
        if first := single(text[: place.start()]):
            rest = text[place.end() :]
            last = single(rest)
            others = [last] if last else several(rest, list(place.re.finditer(rest)))
            if others:
                return [first, *others]
    return None
