"""Lines: a skill with its icons, its cost before the colon, its trigger and its effect."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.dbs.calls import ABSORB
from pioche.games.dbs.card import EXTRA, Activate, Auto, Counter, On
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Mill
from pioche.games.dbs.keywords import Bond, Sparking
from pioche.games.dbs.reading.actions import IT, THAT
from pioche.games.dbs.reading.calls import COLOURS, call, paid
from pioche.games.dbs.reading.conditions import MOST, condition
from pioche.games.dbs.reading.effects import JOINER, effect, whole
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.nouns import ZONES, figure, general, noun
from pioche.games.dbs.reading.permanents import both, permanent
from pioche.games.dbs.reading.skills import keyword
from pioche.games.dbs.reading.text import plain, unveiled, veiled
from pioche.games.dbs.reading.triggers import triggers
from pioche.games.dbs.verbs import Markers, Play
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import Among, Anything, Fixed, Test
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every, Selection, This
from pioche.kernel.cards.value import Condition, Effect
from pioche.kernel.cards.verbs import Choose
from pioche.kernel.state.catalogue import Ability

ICON = re.compile(r"\[([^\[\]]+)\] ?")
MOVES = ("ko", "leave", "drop")  # after which a card goes on as another one
NOW = Every(Among("now"))
ACTIVATE = {"activate: main": "main", "activate: battle": "battle", "activate: main/battle": "both"}
COUNTER: dict[str, On] = {
    "counter: play": "play",
    "counter: attack": "attack",
    "counter: battle card attack": "battle-attack",
    "counter: counter": "counter",
}


class Head:
    """The icons before the text of a skill."""

    def __init__(self, icons: list[str]) -> None:
        markers = re.fullmatch(r"unison ([+-]?\d+)", icons[0])
        self.kind, *others = icons[1:] if markers and len(icons) > 1 else icons
        self.once = False
        self.cost: list[Effect] = []
        self.needs: list[Condition] = []
        if markers:
            self.cost.append(Markers(int(markers[1])))
        energy: list[str] = []
        for icon in others:
            name, _, number = icon.rpartition(" ")
            if icon == "once per turn":
                self.once = True
            elif icon in COLOURS or icon.isdecimal():
                energy.append(icon)
            elif name == "burst":
                self.cost.append(Mill(Fixed(figure(number))))
            elif name == "sparking":
                self.needs.append(Sparking(figure(number)))
            elif name == "bond":
                self.needs.append(Bond(figure(number)))
            else:
                raise NotUnderstood(f"icons: [{self.kind}][{icon}]")
        if energy:
            self.cost.append(paid(energy))


def read(line: str, type: str = "battle") -> tuple[Ability, ...]:
    """The skills that a line says, for a card of a type; NotUnderstood unless all of it is.

    It is read with a sign for each name: whatever a name is made of, it is never taken for something else.
    """
    text, names = veiled(line)
    return tuple(named(ability, names) for ability in understood(plain(text), type))


def named(value: Any, names: list[str]) -> Any:
    """A value with the names of the text in the place of their signs."""
    if isinstance(value, str):
        return unveiled(value, names)
    if isinstance(value, tuple):
        return tuple(named(part, names) for part in value)
    if not isinstance(value, Struct):
        return value
    return type(value)(*(named(getattr(value, name), names) for name in value.__struct_fields__))


def understood(text: str, type: str) -> tuple[Ability, ...]:
    icons = []
    while match := ICON.match(text):
        icons.append(match[1])
        text = text[match.end() :]
    if not icons:
        raise NotUnderstood("no icon: " + general(text))
    if icons[0] == "union-absorb":
        return (absorb(icons, text),)
    if called := call(icons[0], icons[1:], text):
        return (called,)
    if not text:
        return tuple(keyword(icon) for icon in icons)
    head = Head(icons)
    if head.kind == "auto":
        return (auto(head, text, type),)
    if head.kind in ACTIVATE:
        return (activate(head, text, type),)
    if head.kind in COUNTER:
        return (counter(head, text),)
    if head.kind == "permanent" and not head.cost:
        return (permanent(before_colon(head, text), head.needs),)
    raise NotUnderstood(f"kind: [{head.kind}]")


def absorb(icons: list[str], text: str) -> Activate:
    """[Union-Absorb]: what is paid, then which card is played on top of this one."""
    head = Head(icons)
    text = before_colon(head, text)
    does = effect(text, None)
    parts = does.parts if isinstance(does, Seq) else (does,)
    played = tuple(replace(part, via="union") if isinstance(part, Play) and part.onto else part for part in parts)
    if played == parts:
        raise NotUnderstood("union-absorb: " + general(text))
    made = Seq(played) if len(played) > 1 else played[0]
    return Activate("main", made, tuple(head.cost), ("battle",), both(head.needs), keyword=ABSORB)


def before_colon(head: Head, text: str) -> str:
    """Read what is paid or needed before the colon; returns what stands behind it."""
    if text.startswith(": "):  # all of it stands in icons
        return text.removeprefix(": ")
    if " : " not in text:
        return text
    before, _, text = text.partition(" : ")
    before = re.sub(r"^[, ]+", "", before)
    if head.needs and isinstance(head.needs[-1], Bond) and (kind := kind_of(before)):
        head.needs[-1] = Bond(head.needs[-1].least, kind)
        return text
    while before:
        icons = re.match(r"(?:\[[^\[\]]+\])+", before)
        if icons:
            head.cost.append(paid(ICON.findall(icons[0])))
            before = re.sub(r"^(?:,? and |[, ]+)", "", before[icons.end() :])
            continue
        before = cost(head, before)
    return text


def kind_of(text: str) -> Test | None:
    """The test of a phrase that names cards and nothing else."""
    try:
        return noun(text)._replace(zones=()).test()
    except NotUnderstood:
        return None


def cost(head: Head, text: str) -> str:
    """A condition and what is paid, either of them or both."""
    places = [match.start() for match in re.finditer(r",? and |, ", text)][:MOST]
    for place in (len(text), *reversed(places)):
        met, rest = text[:place], re.sub(r"^(?:,? and |, )", "", text[place:])
        try:
            head.needs.append(condition(re.sub("^(?:if|when) ", "", met)))
            return re.sub(r"^you ", "", rest)
        except NotUnderstood:
            continue
    if text.startswith("if "):
        raise NotUnderstood("condition: " + general(text))
    paid_for = whole([JOINER.split(text)], None)
    head.cost += paid_for.parts if isinstance(paid_for, Seq) else (paid_for,)
    return ""


def chosen(head: Head) -> bool:
    """Whether the cost leaves cards of which the effect may speak as "it"."""
    return any(isinstance(part, Choose) for part in head.cost)


def auto(head: Head, text: str, type: str) -> Auto:
    text = before_colon(head, text)
    turn: Condition | None = None
    if match := re.match(r"during (your (?:opponent's )?turn), (?=when|at the end of the battle)", text):
        turn = condition("it is " + match[1])
        text = text[match.end() :]
    match = re.match(r"((?:when|at the) .*?), (.*)", text, re.DOTALL)
    if not match:
        raise NotUnderstood("auto: " + general(text))
    heard = triggers(match[1])
    if any(one.verb == "placed" for one in heard) and type != "field":
        raise NotUnderstood("trigger: placed in the battle area")  # played, or by whatever other way?
    does, where = located(match[2])
    effects = effect(does, IT if chosen(head) else THAT)
    if any(one.verb in MOVES for one in heard):
        effects = instead(effects, (This(), THAT), NOW)
    elif any(one.of == Anything() for one in heard):  # a moment is about no card but this one
        effects = instead(effects, (THAT,), This())
    if head.cost:
        effects = Do(Cost(tuple(head.cost)), may=True, then=effects)
    rules = tuple(
        When(one.verb, one.of, effects, "auto", one.by, one.cause, both([*filter(None, (turn, one.when))]), head.once)
        for one in heard
    )
    places = where or tuple(dict.fromkeys(zone for one in heard for zone in one.where))
    return Auto(places, rules, when=both(head.needs))


def instead(value: Any, cards: tuple[Selection, ...], now: Selection) -> Any:
    """The same effect about other cards: about what this card has become, where it has moved."""
    if value in cards:
        return now
    if isinstance(value, tuple):
        return tuple(instead(part, cards, now) for part in value)
    if not isinstance(value, Struct):
        return value
    return type(value)(*(instead(getattr(value, name), cards, now) for name in value.__struct_fields__))


def activate(head: Head, text: str, type: str) -> Activate:
    text, where = located(text)
    text = before_colon(head, text)
    does = effect(text, IT if chosen(head) else None)
    usual = ("hand",) if type == EXTRA else ("battle",) if type == "field" else ("leader", "battle", "unison")
    return Activate(ACTIVATE[head.kind], does, tuple(head.cost), where or usual, both(head.needs), head.once)  # type: ignore[arg-type]


def located(text: str) -> tuple[str, tuple[str, ...]]:
    """A skill that names the area where its card is counts there and nowhere else (8-5-8)."""
    names = set(re.findall(r"this card from your (hand|drop area|warp|energy|combo area)", text))
    if len(names) > 1:
        raise NotUnderstood("this card in several areas")
    text = re.sub(r"(this card) from your (?:hand|drop area|warp|energy|combo area)", r"\1", text)
    return text, tuple(ZONES[name] for name in names)


def counter(head: Head, text: str) -> Counter:
    text, where = located(text)
    if where not in ((), ("hand",)):
        raise NotUnderstood("counter from another area")
    text = before_colon(head, text)
    return Counter(COUNTER[head.kind], effect(text, None), tuple(head.cost), both(head.needs))
