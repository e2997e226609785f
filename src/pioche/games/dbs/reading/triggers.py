"""Triggers: what stands behind "when", or "at the end of"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from pioche.games.dbs.reading.conditions import condition
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.nouns import general, noun
from pioche.kernel.cards.query import (
    OPPONENTS,
    YOU,
    Among,
    Anything,
    Both,
    Exists,
    Is,
    IsSource,
    Marked,
    Not,
    Test,
    Turn,
    Yours,
)
from pioche.kernel.cards.rule import By, Cause
from pioche.kernel.cards.value import Condition

SELF = IsSource()


class Trigger(NamedTuple):
    """What a skill waits for, where its card must be meanwhile, and whether "it" means another card."""

    verb: str
    of: Test
    by: By = "anyone"
    cause: Cause = "any"
    where: tuple[str, ...] = ("leader", "battle", "unison")
    when: Condition | None = None


def kin(text: str) -> Test:
    """A card of yours, of a kind."""
    test = noun(text).test()
    return Both(Yours(), test) if test else Yours()


def kind_of(text: str) -> Test:
    test = noun(text)._replace(zones=()).test()
    if test is None:
        raise NotUnderstood("cards: " + general(text))
    return test


def one_of(text: str) -> Test:
    """One card of a player, of a kind."""
    match = re.fullmatch(r"(?:one of )?(your(?: opponent's)?) (.*)", text)
    assert match
    whose: Test = Yours() if match[1] == "your" else Not(Yours())
    test = noun(match[2])._replace(zones=(), whose=YOU).test()
    return Both(whose, test) if test else whose


def moment(edge: str, whose: str, name: str) -> Trigger:
    verb = f"{name.removesuffix(' phase')}-{'ends' if edge == 'end' else 'begins'}"
    turn: dict[str, Condition | None] = {"your": Turn(), "your opponent's": Turn(OPPONENTS), "the": None}
    return Trigger(verb, Anything(), when=turn[whose])


def on_guard(kind: str) -> Condition:
    """What the card attacks."""
    return Exists(Among("guard", Is(kind)))


VIA = {"over realm": "over-realm", "union": "union", "swap": "swap", "arrival": "arrival", "successor": "successor"}
TRIGGERS: list[tuple[str, Callable[[re.Match[str]], Trigger]]] = [
    (r"this card is played", lambda m: Trigger("played", SELF)),
    (r"this card is placed in (?:your|the) drop area from your hand", lambda m: Trigger("drop", SELF, where=("hand",))),
    (r"this card is placed in your battle area", lambda m: Trigger("placed", SELF, where=("battle",))),
    (r"this card is played from your hand", lambda m: Trigger("played", SELF & Marked("from hand"))),
    (r"this card is played (?:using|with) \[(over realm|union|arrival|successor)\]",
     lambda m: Trigger("played", SELF & Marked(VIA[m[1]]))),
    (r"a card evolves into this card", lambda m: Trigger("played", SELF & Marked("evolve"))),
    (r"this card attacks", lambda m: Trigger("attack", SELF)),
    (r"this card attacks a (leader|battle) card", lambda m: Trigger("attack", SELF, when=on_guard(m[1]))),
    (r"this card is attacked", lambda m: Trigger("attacked", SELF)),
    (r"you combo with this card", lambda m: Trigger("comboed", SELF, where=("combo",))),
    (r"you combo with this card from your (hand|battle area)",
     lambda m: Trigger("comboed", SELF & Marked("combo from " + m[1].split()[0]), where=("combo",))),
    (r"(one of your (?:opponent's )?.*?cards?|your opponent's (?:battle |leader )?card) attacks",
     lambda m: Trigger("attack", one_of(m[1]))),
    (r"your opponent plays (?:a |an )?(.+)", lambda m: Trigger("played", Not(Yours()) & kind_of(m[1]))),
    (r"this card is ko'd", lambda m: Trigger("ko", SELF)),
    (r"this card ko's (?:your opponent's|1 of your opponent's) battle cards?", lambda m: Trigger("kos", SELF)),
    (r"this card is removed from (?:your|a) battle area by (an opponent's|a) skill",
     lambda m: Trigger("leave", SELF, "opponents" if m[1] != "a" else "anyone", "skill")),
    (r"you activate this card", lambda m: Trigger("use", SELF, where=("limbo",))),
    (r"you play (?:a |an )(.+)", lambda m: Trigger("played", kin(m[1]))),
]  # fmt: skip
PATTERNS = [(re.compile(pattern), made) for pattern, made in TRIGGERS]
MOMENT = re.compile(r"at the (end|start) of (your|your opponent's|the) (turn|main phase)")


def triggers(text: str) -> list[Trigger]:
    """One trigger, or two that are said in one go."""
    if match := MOMENT.fullmatch(text):
        return [moment(match[1], match[2], match[3])]
    if match := re.fullmatch(r"at the end of the battle after you combo with this card(?: from your (hand))?", text):
        return [Trigger("combo-ends", SELF & Marked("combo from hand") if match[1] else SELF, where=("drop",))]
    text = text.removeprefix("when ")
    if match := re.fullmatch(r"(.*) during your (opponent's )?turn", text):
        return [one._replace(when=Turn(OPPONENTS if match[2] else YOU)) for one in triggers(match[1])]
    if match := re.fullmatch(r"(.*) or ko'd", text):
        return [*triggers(match[1]), *otherwise_ko(triggers(match[1])[0])]
    if match := re.fullmatch(r"(this card .*?) or ((?:this card|you) .*)", text):
        return [single(match[1], text), single(match[2], text)]
    if match := re.fullmatch(r"(.*?) and (your leader card is .*|you have .*|it is .*)", text):
        return [one._replace(when=condition(match[2])) for one in triggers(match[1]) if not one.when]
    return [single(text, text)]


def otherwise_ko(first: Trigger) -> list[Trigger]:
    """KO'd in any way that is not the first trigger already: in battle, or by a skill of one's own."""
    if (first.verb, first.cause) != ("leave", "skill"):
        raise NotUnderstood("trigger: or ko'd")
    found = [Trigger("ko", SELF, cause="rules")]
    return [*found, Trigger("ko", SELF, "you", "skill")] if first.by == "opponents" else found


def single(text: str, whole: str) -> Trigger:
    for pattern, made in PATTERNS:
        if match := pattern.fullmatch(text):
            return made(match)
    raise NotUnderstood("trigger: " + general(whole))
