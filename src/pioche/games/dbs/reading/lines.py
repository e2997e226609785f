"""Lines: a skill with its icons, its cost before the colon, its trigger and its effect."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.calls import ABSORB
from pioche.games.dbs.card import EXTRA, Activate, Auto, Counter, On
from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Mill
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import Bond, Sparking
from pioche.games.dbs.reading import taught
from pioche.games.dbs.reading.calls import (
    COLOURS,
    LABELS,
    alone,
    awaken,
    bonded_keyword,
    is_call,
    keyword,
    paid,
    parts,
    with_cards,
)
from pioche.games.dbs.reading.chart import Chart
from pioche.games.dbs.reading.clauses import Later, Sentences
from pioche.games.dbs.reading.conditions import about_this
from pioche.games.dbs.reading.effects import NOW, effect
from pioche.games.dbs.reading.errors import LATER, NotUnderstood
from pioche.games.dbs.reading.gains import IN_FORCE
from pioche.games.dbs.reading.later import later
from pioche.games.dbs.reading.looks import adrift
from pioche.games.dbs.reading.lurking import lurking
from pioche.games.dbs.reading.permanents import both, permanent
from pioche.games.dbs.reading.picks import IT, PRONOUN, THAT, here
from pioche.games.dbs.reading.places import (
    AREAS,
    fought,
    instead_of_that,
    located,
    mentions,
    moved,
    nodes,
    of_this,
    where_told,
)
from pioche.games.dbs.reading.pronouns import instead, theirs
from pioche.games.dbs.reading.text import tokens
from pioche.games.dbs.reading.triggers import SELF, Trigger
from pioche.games.dbs.reading.words import GRAMMAR, phrase
from pioche.games.dbs.verbs import Leave, Markers, Play
from pioche.games.dbs.wording.nouns import unfold
from pioche.kernel.cards.effect import Do, If, Seq
from pioche.kernel.cards.query import Among, Anything, Both, Fixed, Turn
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Condition, Effect
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Choose
from pioche.kernel.state.catalogue import Ability

Meaning = TypeVar("Meaning")
TAUGHT = taught.MODULES  # which are here for their phrases
GOES = {"ko": "drop", "drop": "drop", "dropped": "drop", "to-warp": "warp", "to-hand": "hand"}  # where it is then
ACTIVATE = {"activate: main": "main", "activate: battle": "battle", "activate: main/battle": "both"}
COUNTER: dict[str, On] = {
    "counter: play": "play",
    "counter: attack": "attack",
    "counter: battle card attack": "battle-attack",
    "counter: counter": "counter",
}
KINDS = ("auto", "permanent", *ACTIVATE, *COUNTER)
UNISON = re.compile(r"unison ([+-]?\d{1,3})")
SHOWN = 6  # words that are named where a text is not understood
OWN = tuple(here(area) for area in ("hand", "drop", "warp", "energy", "combo"))

# Before the colon: what is needed and what is paid.
phrase("energy", "{icon} {more:icon}*", lambda icon, more=(): energy((icon, *more)))
phrase("before-colon", "{energy} {_:and}? {before-colon}?", lambda energy, **rest: ((energy,), *rest.values()))
phrase("before-colon", "(if|when)? {conditions}", lambda conditions: ((conditions,),))
phrase(
    "before-colon", "(if|when)? {conditions} {_:and} {payment}", lambda conditions, payment: ((conditions,), payment)
)
phrase("before-colon", "{payment}", lambda payment: (payment,))
phrase("before-colon", "during {turn}", lambda turn: ((Turn(turn),),))
phrase("before-colon", "during {turn} , {payment}", lambda turn, payment: ((Turn(turn),), payment))
IN_BATTLE = "(during this card's battle | when this card is in a? battle)"
phrase(
    "activate",
    f"{IN_BATTLE} , ({{payment}} :)? {{sentences}}",
    lambda sentences, payment=(): (((about_this(Fighting("either")),), *((payment,) if payment else ())), sentences),
)
phrase("payment", "{clause} ({_:join} {more:clause})*", lambda clause, more=(): (clause, *more))
phrase("bonded", "{noun}", lambda noun: noun)


def energy(icons: tuple[str, ...]) -> Effect | None:
    names = [icon[1:-1] for icon in icons]
    return paid(names) if all(name in COLOURS or name.isdecimal() for name in names) else None


phrase(
    "auto",
    "({before-colon} :)? {waits} , {sentences}",
    lambda waits, sentences, **before: (said(before), waits, sentences),
)
phrase(
    "auto",
    "at the end of the turn (when | in which)? (you play this card | this card (is|was) played) , {clauses} .?",
    lambda clauses: ((), (Trigger("played", SELF),), ((Later(("turn-ends", None, "turn"), clauses),),)),
)
phrase(
    "auto",
    "({before-colon} :)? activate this skill {waits} . {sentences}",
    lambda waits, sentences, **before: (said(before), waits, sentences),
)
phrase("activate", "({before-colon} :)? {sentences}", lambda sentences, **before: (said(before), sentences))
phrase("in-force", "({before-colon} :)? {permanents}", lambda permanents, **before: (said(before), permanents))
phrase("in-force", "{ability}", lambda ability: ability)
phrase("in-force", "{one:ability-and} {_:and} {permanents}", lambda one, permanents: (one, ((), permanents)))
for kind_of in ("auto", "activate", "in-force"):
    phrase(f"bond-{kind_of}", f"{{bonded}} : {{made:{kind_of}}}", lambda bonded, made: (bonded, made))


def said(before: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(flat(before.get("before-colon", ())))


def flat(parts: Any) -> list[Any]:
    """The rows before a colon, those behind energy included."""
    found: list[Any] = []
    for part in parts:
        if (
            part
            and isinstance(part, tuple)
            and not hasattr(part, "_fields")
            and all(isinstance(inner, tuple) and not hasattr(inner, "_fields") for inner in part)
        ):
            found += flat(part)
        else:
            found.append(part)
    return found


class Head:
    """The icons before the text of a skill, and what stands before its colon."""

    def __init__(self, icons: list[str]) -> None:
        markers = UNISON.fullmatch(icons[0])
        icons = icons[1:] if markers and len(icons) > 1 else icons
        self.kind = next((icon for icon in icons if icon in KINDS), icons[0])
        others = list(icons)
        others.remove(self.kind)
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
            elif name == "burst" and number.isdecimal():
                self.cost.append(Mill(Fixed(int(number))))
            elif name == "sparking" and number.isdecimal():
                self.needs.append(Sparking(int(number)))
            elif name == "bond" and number.isdecimal():
                self.needs.append(Bond(int(number)))
            else:
                raise NotUnderstood("icons", f"[{self.kind}][{icon}]")
        if energy:
            self.cost.append(paid(energy))

    def before(self, rows: tuple[Any, ...]) -> None:
        for row in rows:
            if len(row) == 1 and isinstance(row[0], Condition):
                self.needs.append(theirs(row[0]))
            elif len(row) == 1 and isinstance(row[0], Pay):
                self.cost.append(row[0])
            else:
                self.cost += parts(row)

    def chosen(self) -> bool:
        """Whether the cost leaves cards of which the effect may speak as "it"."""
        return any(isinstance(part, Choose | ChooseEach) for part in self.cost)

    def gone(self) -> str:
        """The area to which this card has gone as the last part of the cost: there it is "it"."""
        last = self.cost[-1] if self.cost else None
        own = isinstance(last, Leave) and (last.what == This() or last.what in OWN)
        return last.area if own and isinstance(last, Leave) and last.area in AREAS else ""

    def paid(self) -> bool:
        """Whether the cost leaves cards of which a condition may speak."""
        last = self.cost[-1] if self.cost else None
        return isinstance(last, Mill) or (isinstance(last, Verb) and isinstance(last.what, Pick | Every))


def read(line: str, type: str = "battle") -> tuple[Ability, ...]:
    """The skills that a line says, for a card of a type; NotUnderstood unless all of it is, in one way only."""
    words = tokens(line)
    if name := later(words):
        raise NotUnderstood(LATER, name)
    place = next((place for place, word in enumerate(words) if not word.startswith("[")), len(words))
    icons, words = [word[1:-1] for word in words[:place]], words[place:]
    if words[:1] in ((":",), (",",)):
        words = words[1:]
    if not icons:
        raise NotUnderstood("no-icon", " ".join(words[:SHOWN]))
    if words in ((), (".",)):
        if "field" in icons[1:] and not is_call(icons[0]):
            icons = ["field", *(icon for icon in icons if icon != "field")]
        if is_call(icons[0]) and any(icon in IN_FORCE for icon in icons[1:]):
            place = next(place for place, icon in enumerate(icons) if place and icon in IN_FORCE)
            called = alone(icons[0], icons[1:place])
            if called is None:
                raise NotUnderstood("keyword", f"[{icons[0]}]")
            return (called, *(keyword(icon) for icon in icons[place:]))
        if is_call(icons[0]):
            called = alone(icons[0], icons[1:])
            if called is None:
                raise NotUnderstood("keyword", f"[{icons[0]}]")
            return (called,)
        return tuple(keyword(icon) for icon in icons[icons[0] == "permanent" and len(icons) > 1 :])
    chart = Chart(GRAMMAR, words)
    if icons[0] in IN_FORCE and len(icons) == 2 and icons[1].startswith("bond "):
        return (only(chart, "bonded-keyword", lambda noun: bonded_keyword(icons, noun)),)
    if Head(icons).kind == "permanent":
        return bonded(chart, "in-force", in_force, icons)
    found = understood(chart, icons, type)
    if adrift(found):
        raise NotUnderstood("it")  # of which cards?
    return (found,)


def understood(chart: Chart, icons: list[str], type: str) -> Ability:
    if icons[0] in LABELS:
        return only(chart, "awaken", lambda found: awaken(LABELS[icons[0]], *found))
    if is_call(icons[0]):
        return only(chart, "materials", lambda found: with_cards(icons[0], icons[1:], found))
    kind = Head(icons).kind
    if icons[0] == "union-absorb":
        return only(chart, "activate", lambda found: absorb(Head(icons), *found))
    if kind == "auto":
        return bonded(chart, "auto", lambda head, found: auto(head, type, that_card(chart.tokens), *found), icons)
    if kind in ACTIVATE:
        return bonded(chart, "activate", lambda head, found: activate(head, type, *found), icons)
    if kind in COUNTER:
        return bonded(chart, "activate", lambda head, found: counter(head, *found), icons)
    raise NotUnderstood("kind", f"[{kind}]")


def that_card(words: tuple[str, ...]) -> bool:
    """Whether a text says "that card", which is not the card whose text it is."""
    return any(words[place : place + 2] == ("that", "card") for place in range(len(words)))


def bonded(chart: Chart, name: str, made: Callable[[Head, Any], Meaning], icons: list[str]) -> Meaning:
    """A skill; what stands behind [Bond] may say of which cards it speaks."""

    def bond(found: Any) -> Meaning | None:
        head = Head(icons)
        kind, inner = found
        test = kind._replace(zones=()).test()
        if test is None or not head.needs or not isinstance(head.needs[-1], Bond):
            return None
        head.needs[-1] = Bond(head.needs[-1].least, test)
        return made(head, inner)

    if Head(icons).needs and isinstance(Head(icons).needs[-1], Bond) and chart.whole("bond-" + name):
        return only(chart, "bond-" + name, bond)
    return only(chart, name, lambda found: made(Head(icons), found))


def only(chart: Chart, name: str, made: Callable[[Any], Meaning | None]) -> Meaning:
    """The one thing that a text means."""
    meanings: list[Meaning] = []
    refused: NotUnderstood | None = None
    for found in chart.whole(name):
        try:
            meaning = made(found)
        except NotUnderstood as error:
            refused = error
            continue
        if meaning is not None and meaning not in meanings:
            meanings.append(meaning)
    if len(meanings) == 1:
        return meanings[0]
    if meanings:
        raise NotUnderstood("two-meanings")
    if refused:
        raise refused
    raise NotUnderstood("words", " ".join(chart.tokens[chart.furthest : chart.furthest + SHOWN]).strip())


# Kinds of skills


def auto(
    head: Head, type: str, that_card: bool, before: tuple[Any, ...], heard: tuple[Trigger, ...], does: Sentences
) -> Auto:
    head.before(before)
    if any(one.verb == "placed" and one.where != ("leader",) for one in heard) and type != "field":
        raise NotUnderstood("trigger", "placed in the battle area")  # played, or by whatever other way?
    area, does = where_told(head.needs, does)
    said = effect(does, IT if head.chosen() else here(area) if area else THAT, paid=head.paid())
    if mentions(said, THAT) and any(one.verb == "attack" and fought(one.when) for one in heard):
        if not (that_card and heard[0].of == SELF) or any(isinstance(part, When) for part in nodes(said)):
            raise NotUnderstood("it")  # the attacking card, or the one that it attacks?
        said = instead(said, (THAT,), Every(Among("guard")))
        said = instead_of_that(said)
    gone = tuple(here(GOES[one.verb]) for one in heard if one.verb in GOES and SELF in unfold(Both, one.of))
    effects, where = located(instead(said, gone, This()), area)
    if any(one.moves for one in heard):
        own = all(SELF in unfold(Both, one.of) for one in heard if one.moves)
        effects = instead(effects, (This(), THAT) if own else (THAT,), NOW)
    elif any(one.of == Anything() for one in heard):  # a moment is about no card but this one
        effects = instead(effects, (THAT,), This())
    if head.cost:
        effects = Do(Cost(tuple(head.cost)), may=True, then=effects)
    rules = tuple(When(one.verb, one.of, effects, "auto", one.by, one.cause, one.when, head.once) for one in heard)
    places = where or tuple(dict.fromkeys(zone for one in heard for zone in one.where))
    if "hand" in places and not all(SELF in unfold(Both, one.of) for one in heard):
        return lurking(places, rules, both(head.needs))
    return Auto(places, rules, when=both(head.needs))


def activate(head: Head, type: str, before: tuple[Any, ...], does: Sentences) -> Activate:
    head.before(before)
    gone = head.gone()
    does = instead(does, (here(gone),), PRONOUN) if gone else does
    area, does = where_told(head.needs, does)
    it = IT if head.chosen() or gone else here(area) if area else None
    effects, where = located((tuple(head.cost), effect(does, it, paid=head.paid())), area)
    if any(moved(part) for part in nodes(effects[0])) and any(of_this(part) for part in nodes(effects[1])):
        raise NotUnderstood("where", "this card")  # it is no longer there
    usual = ("hand",) if type == EXTRA else ("battle",) if type == "field" else ("leader", "battle", "unison")
    return Activate(ACTIVATE[head.kind], effects[1], effects[0], where or usual, both(head.needs), head.once)  # type: ignore[arg-type]


def counter(head: Head, before: tuple[Any, ...], does: Sentences) -> Counter:
    head.before(before)
    (cost, effects), where = located((tuple(head.cost), effect(does, None)))
    if where not in ((), ("hand",)):
        raise NotUnderstood("where", "counter")
    return Counter(COUNTER[head.kind], effects, cost, both(head.needs))


def in_force(head: Head, found: Any) -> tuple[Ability, ...]:
    """What one line puts in force: several skills, if they count in other areas or at other times."""
    if isinstance(found, Ability):
        if head.needs or head.cost:
            raise NotUnderstood("cost", "[permanent]")
        return (found,)
    if isinstance(found[0], Ability):
        return (found[0], *in_force(head, found[1]))
    before, skills = found
    head.before(before)
    if head.cost or head.once:
        raise NotUnderstood("cost", "[permanent]")
    return tuple(permanent(made, head.needs) for made in skills)


def absorb(head: Head, before: tuple[Any, ...], does: Sentences) -> Activate | None:
    """[Union-Absorb]: what is paid, then which card is played on top of this one."""
    head.before(before)
    made = effect(does, None)
    does_it = by_union(made)
    if does_it == made:
        return None
    return Activate("main", does_it, tuple(head.cost), ("battle",), both(head.needs), keyword=ABSORB)


def by_union(made: Effect) -> Effect:
    """The same, where what is played on top of a card is played by a union."""
    match made:
        case Play(onto=top) if top:
            return replace(made, via="union-absorb")
        case Seq(parts):
            return Seq(tuple(by_union(part) for part in parts))
        case If(condition, inner):
            return If(condition, by_union(inner))
    return made
