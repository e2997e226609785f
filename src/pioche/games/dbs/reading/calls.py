"""Keyword skills that a player activates: icons, perhaps a cost, and the cards they need."""

from __future__ import annotations

import re

from pioche.games.dbs import calls
from pioche.games.dbs.card import Activate
from pioche.games.dbs.effects import Flip
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import revive
from pioche.games.dbs.reading.conditions import condition
from pioche.games.dbs.reading.effects import JOINER, effect, whole
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.nouns import figure, general, noun
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.value import Effect
from pioche.kernel.state.catalogue import Ability

COLOURS = ("red", "blue", "green", "yellow", "black")
EVOLVES = {"evolve": calls.EVOLVE, "ex-evolve": calls.EX_EVOLVE, "xeno-evolve": calls.XENO_EVOLVE}
UNIONS = {"union-fusion": calls.fusion, "union-potara": calls.potara}
ALONE = ("successor", "field", "over realm", "dark over realm", "arrival", "revive", "aegis")
LABELS = {"awaken": "Awaken", "wish": "Wish"}


def paid(icons: list[str]) -> Pay:
    """Energy: balls of a colour, and a number of any colour."""
    colours = tuple(icon for icon in icons if icon in COLOURS)
    return Pay(sum(int(icon) for icon in icons if icon.isdecimal()) + len(colours), colours)


def call(kind: str, icons: list[str], text: str) -> Ability | None:
    """The skill of a keyword that is activated; None if the icon is no such keyword."""
    text = text.strip(" .")
    name, _, rest = kind.rpartition(" ")
    if kind in LABELS:
        return awaken(LABELS[kind], text)
    if kind not in ALONE and name not in ALONE and kind not in EVOLVES and kind not in UNIONS and name != "swap":
        return None
    once = "once per turn" in icons
    icons = [icon for icon in icons if icon != "once per turn"]
    if any(icon not in COLOURS and not icon.isdecimal() for icon in icons):
        return None
    cost: tuple[Effect, ...] = (paid(icons),) if icons else ()
    if name == "aegis" and not cost and not text:
        return calls.aegis(colours(rest), once)
    if once:
        return None
    if not text:
        return alone(kind, name, rest, cost)
    before, _, cards = (" " + text).rpartition(" : ")
    cost += paid_before(before.strip(" ,"))
    if kind in EVOLVES:
        return calls.evolve(test(cards), *cost, kind=EVOLVES[kind])
    if kind in UNIONS:
        one, _, other = cards.partition(" and ")
        return UNIONS[kind](test(one), test(other), *cost)
    if name == "swap":
        cards, found, number = cards.partition(" with an energy cost of ")
        if found and number == rest:
            return calls.swap(figure(rest), test(cards.strip()), *cost)
    return None


def alone(kind: str, name: str, rest: str, cost: tuple[Effect, ...]) -> Ability | None:
    """Keywords that say nothing but their cost."""
    if kind == "successor":
        return calls.successor(*cost)
    if kind == "field" and not cost:
        return calls.field()
    if name in ("over realm", "dark over realm"):
        return calls.over_realm(figure(rest), *cost, dark=name.startswith("dark"))
    if name == "arrival":
        return calls.arrival(colours(rest), *cost)
    if name == "revive" and not cost:
        return revive(colours(rest))
    return None


def colours(text: str) -> tuple[str, ...]:
    found = tuple(text.split("/"))
    if any(colour not in COLOURS for colour in found):
        raise NotUnderstood("colours: " + text)
    return found


def paid_before(text: str) -> tuple[Effect, ...]:
    if not text:
        return ()
    made = whole([JOINER.split(text)], None)
    return made.parts if isinstance(made, Seq) else (made,)


def test(text: str) -> Test:
    cards = noun(text.strip())
    found = cards._replace(zones=()).test()
    if found is None or cards.zones not in ((), ("battle",)):
        raise NotUnderstood("cards: " + general(text))
    return found


def awaken(label: str, text: str) -> Activate:
    """What makes it possible, then what it does; the last of it is that the card is flipped."""
    match = re.fullmatch(r"when (.+?) : (?:you may )?(.+)", text)
    if not match:
        raise NotUnderstood("awaken: " + general(text))
    does = effect(match[2], None)
    last = does.parts[-1] if isinstance(does, Seq) else does
    if last != Flip():
        raise NotUnderstood("awaken: " + general(text))
    return Activate("both", does, where=("leader",), needs=condition(match[1]), keyword=label)
