"""What belongs to rules later than those that Pioche plays (comprehensive rules 1.1): recognised, and never half read."""

from __future__ import annotations

import re
from functools import cache

from pioche.games.dbs.card import COLOURS, FAMILIES
from pioche.games.dbs.files import keywords

FIGURE = re.compile(r" (?:[+-]?\w|[+-]?\d+|(?:%s)(?:/(?:%s))*)$" % (("|".join(COLOURS),) * 2))
KINDS = ("auto", "permanent", "activate", "unison", "once per turn", "energy", *COLOURS)
LIFE = 6  # so many words from "face up" a text may tell that it speaks of life
AREAS = re.compile(r"z-(?:energy|battle|deck|leader|card|unison|extra|awaken)|zenkai|energy-marker")


@cache
def known() -> frozenset[str]:
    return frozenset(name.lower() for name in (*keywords(), *FAMILIES, *KINDS))


def later(words: tuple[str, ...]) -> str:
    """The first keyword or area of a text that the rules 1.1 do not have, or nothing.

    Their life lies face down (3-9): what speaks of life that lies face up is later, too.
    """
    for place, word in enumerate(words):
        if words[place : place + 2] == ("face", "up") and "life" in words[max(place - LIFE, 0) : place + LIFE]:
            return "face up"
        if word.startswith("["):
            name = word[1:-1]
            bare = FIGURE.sub("", name.partition(":")[0])
            if not name.isdecimal() and not {name, bare} & known():
                return word
        elif AREAS.match(word):
            return word
    return ""
