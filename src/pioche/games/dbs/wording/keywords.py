"""Keyword skills and energy as icons."""

from __future__ import annotations

import re

from pioche.games.dbs.card import COLOURS
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.wording.voice import Voice

COLOUR = f"(?:{'|'.join(colour.capitalize() for colour in COLOURS)})"
NAMED = re.compile(rf"(?P<name>.*?)(?P<rest> [0-9]+| {COLOUR}(?:/{COLOUR})*)?")


def icon(keyword: str, voice: Voice) -> str:
    """The name of a keyword in brackets, with the number or the colours behind it."""
    match = NAMED.fullmatch(keyword)
    assert match
    rest = (match["rest"] or "").strip()
    if not rest.isdecimal():
        rest = "/".join(voice.say("keyword-colour-" + colour.lower()) for colour in rest.split("/") if colour)
    name = re.sub(r"[^a-z0-9]+", "-", match["name"].lower())
    return f"[{voice.say('keyword-' + name, rest=rest)}]"


def energy(cost: Pay, voice: Voice) -> str:
    """Energy: a ball for each colour, a number for the rest."""
    balls = "".join(f"[{voice.say('ball-' + colour)}]" for colour in cost.colours)
    rest = cost.total - len(cost.colours)
    return balls + (f"[{rest}]" if rest else "")
