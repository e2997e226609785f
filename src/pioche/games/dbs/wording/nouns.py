"""Nouns: which cards are meant. A noun is what a text says of cards; a selector is what the game does with it.

Both directions stand side by side here: `Noun.selector()` for who reads a text, `noun_of` for who writes one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.card import BATTLE, COLOURS, EXTRA, LEADER, TOKEN, UNISON, HasMarkers, NoKeyword, NoSkill
from pioche.games.dbs.keywords import SameName
from pioche.games.dbs.terms import Beneath, Compared, Includes, Only, Original
from pioche.kernel.cards.query import (
    YOU,
    Among,
    Anything,
    Between,
    Both,
    Cards,
    Either,
    Is,
    IsSource,
    Lies,
    Not,
    Selector,
    Test,
    Who,
    Within,
    Yours,
)
from pioche.kernel.wording.voice import Unworded

TYPES = (LEADER, BATTLE, EXTRA, UNISON, TOKEN)
IN_PLAY = ("leader", "battle", "unison")
MODES = (*IN_PLAY, "energy")  # areas where cards have a mode
OPEN_AREAS = (*IN_PLAY, "combo", "drop", "energy", "warp")  # all but those that hold hidden cards
HOME = {
    LEADER: "leader",
    BATTLE: "battle",
    UNISON: "unison",
    TOKEN: "battle",
}  # where a card of that type is, if no area is named
SORTS = tuple(Is(word) for word in TYPES)
NUMBERS = ("cost", "power", "specified", "combo_cost", "combo_power")  # by which cards are told apart
Bounds = tuple[int | None, int | None]


class Kind(NamedTuple):
    """What sort of card: one of these colours, one of these names or traits, of that type."""

    colours: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    also: tuple[str, ...] = ()  # and of these names or traits, too
    type: str = ""
    mono: bool = False  # of no other colour
    every: bool = False  # of all these colours
    without: bool = False  # not of this colour, name or trait
    sole: bool = False  # of no other name of that sort
    power: Bounds | None = None  # where it is said of this one of several sorts only
    including: tuple[str, ...] = ()  # likewise: names that hold these words

    def tests(self) -> list[Test]:
        colour = Both if self.every else Either
        mono = "mono-" if self.mono else ""
        found = [fold(colour, [Is(mono + word) for word in self.colours])] if self.colours else []
        if self.names:
            found.append(fold(Either, [(Only if self.sole else Is)(name) for name in self.names]))
        found += [Is(name) for name in self.also]
        if self.without:
            found = [Not(test) for test in found]
        if self.type:
            found.append(Is(self.type))
        if self.power:
            found.append(Between("power", *self.power))
        return [*found, *(Includes(name) for name in self.including)]


class Noun(NamedTuple):
    """Cards of some kind in some areas of some player, with what else is said of them."""

    kinds: tuple[Kind, ...] = (Kind(),)
    cost: Bounds | None = None
    costs: tuple[int, ...] = ()  # one of these
    power: Bounds | None = None
    specified: Bounds | None = None  # cost
    combo_cost: Bounds | None = None
    combo_power: Bounds | None = None
    original: tuple[str, ...] = ()  # which of these numbers are those printed, whatever has changed them
    compared: Compared | None = None  # with something that is counted
    including: tuple[str, ...] = ()  # names that hold these words
    mode: int | None = None
    keywords: tuple[str, ...] = ()  # one of these
    lacking: str = ""  # the keyword that they do not have
    plain: bool = False  # without any keyword
    never: tuple[str, ...] = ()  # types of cards that are not meant
    skillless: bool = False
    role: str = ""  # in the battle that is going on: attacker, guard, either
    markers: int = 0  # so many or more
    other: bool = False  # than this card
    beside: tuple[str, ...] = ()  # other than cards of these names
    no_copy: bool = False  # of this card
    zones: tuple[str, ...] = ()
    whose: Who = YOU
    bound: str = ""  # among cards that were bound to this name
    beneath: Selector | None = None  # under these cards

    def test(self) -> Test | None:
        kinds = [fold(Both, kind.tests()) for kind in self.kinds if kind.tests()]
        found = [fold(Either, kinds)] if kinds else []
        for key in NUMBERS:
            bounds: Bounds | None = getattr(self, key)
            if bounds:
                found.append((Original if key in self.original else Between)(key, *bounds))
        if self.costs:
            found.append(fold(Either, [Between("cost", n, n) for n in self.costs]))
        if self.compared:
            found.append(self.compared)
        found += [Includes(name) for name in self.including]
        if self.mode is not None:
            found.append(Lies(self.mode))
        if self.keywords:
            found.append(fold(Either, [Is(f"[{name}]") for name in self.keywords]))
        if self.lacking:
            found.append(Not(Is(f"[{self.lacking}]")))
        if self.plain:
            found.append(NoKeyword())
        found += [Not(Is(word)) for word in self.never]
        if self.skillless:
            found.append(NoSkill())
        if self.role:
            found.append(Fighting(self.role))  # type: ignore[arg-type]
        if self.markers:
            found.append(HasMarkers(self.markers))
        if self.other:
            found.append(Not(IsSource()))
        found += [Not(Is(name)) for name in self.beside]
        if self.no_copy:
            found.append(Not(SameName()))
        return fold(Both, found) if found else None

    def members(self) -> Test:
        """The same cards as a test, for a rule or trigger about them: whose they are, where, and what."""
        found: list[Test] = [] if self.whose == "anyone" else [Yours() if self.whose == "you" else Not(Yours())]
        if self.zones:
            found.append(Within(self.zones))
        if test := self.test():
            found += unfold(Both, test)
        return fold(Both, found) if found else Anything()

    def selector(self) -> Selector:
        if self.bound:
            return Among(self.bound, self.test())
        if self.beneath:
            return Beneath(self.beneath, self.test())
        return Cards(self.zones, self.test(), self.whose)


def fold(join: type[Both] | type[Either], tests: list[Test]) -> Test:
    """Several tests as one, joined from the left."""
    result = tests[0]
    for test in tests[1:]:
        result = join(result, test)
    return result


def unfold(join: type[Both] | type[Either], test: Test) -> list[Test]:
    return [*unfold(join, test.first), *unfold(join, test.second)] if isinstance(test, join) else [test]


def members_of(test: Test | None) -> Noun:
    """What a text says of the cards that a rule or a trigger is about."""
    tests = unfold(Both, test) if test else []
    whose: Who = "you" if Yours() in tests else "opponents" if Not(Yours()) in tests else "anyone"
    zones = next((part.zones for part in tests if isinstance(part, Within)), ())
    rest = [part for part in tests if part not in (Yours(), Not(Yours()), Anything()) and not isinstance(part, Within)]
    return noun_of(Cards(zones, fold(Both, rest) if rest else None, whose))


def noun_of(among: Selector) -> Noun:
    """What a text says of the cards that a selector finds; Unworded if it cannot be said."""
    match among:
        case Cards(zones, test, whose):
            noun = Noun(zones=zones, whose=whose)
        case Among(name, test):
            noun = Noun(bound=name)
        case Beneath(top, test):
            noun = Noun(beneath=top)
        case _:
            raise Unworded(among)
    noun = described(noun, test) if test else noun
    if parts(noun.test()) != parts(test):
        raise Unworded(among)
    return noun


def parts(test: Test | None) -> list[str]:
    """All that a test says, in whatever order."""
    if isinstance(test, Both):
        return sorted([*parts(test.first), *parts(test.second)])
    return [repr(test)] if test else []


def described(noun: Noun, test: Test) -> Noun:
    kind = Kind()
    for part in unfold(Both, test):
        match part:
            case Between(key, least, most) | Original(key, least, most) if key in NUMBERS:
                original = (*noun.original, key) if isinstance(part, Original) else noun.original
                said: dict[str, Any] = {key: (least, most), "original": original}
                noun = noun._replace(**said)
            case Either() if costs := exact_costs(part):
                noun = noun._replace(costs=costs)
            case Compared():
                noun = noun._replace(compared=part)
            case Includes(name):
                noun = noun._replace(including=(*noun.including, name))
            case Not(SameName()):
                noun = noun._replace(no_copy=True)
            case Lies(mode):
                noun = noun._replace(mode=mode)
            case Is() | Either() if words := bracketed(part):
                noun = noun._replace(keywords=words)
            case Not(Is(word)) if word in (*TYPES, "token"):
                noun = noun._replace(never=(*noun.never, word))
            case Not(Is(word)) if word.startswith("["):
                noun = noun._replace(lacking=word[1:-1])
            case NoKeyword():
                noun = noun._replace(plain=True)
            case NoSkill():
                noun = noun._replace(skillless=True)
            case Fighting(role):
                noun = noun._replace(role=role)
            case HasMarkers(least):
                noun = noun._replace(markers=least)
            case Not(IsSource()):
                noun = noun._replace(other=True)
            case Not(Is(word)) if not (word in COLOURS or kind == Kind()):
                noun = noun._replace(beside=(*noun.beside, word))
            case Either() if any(
                option in SORTS or isinstance(option, Both | Includes) for option in unfold(Either, part)
            ):
                noun = noun._replace(kinds=tuple(with_kind(Kind(), option) for option in unfold(Either, part)))
            case _:
                kind = with_kind(kind, part)
    return noun if kind == Kind() else noun._replace(kinds=(kind,))


def bracketed(test: Test) -> tuple[str, ...]:
    """The keywords of which a card must have one, if the test is about these."""
    words = [option.word for option in unfold(Either, test) if isinstance(option, Is)]
    told = len(words) == len(unfold(Either, test)) and all(word.startswith("[") for word in words)
    return tuple(word[1:-1] for word in words) if told else ()


def exact_costs(test: Either) -> tuple[int, ...]:
    """The energy costs of which one is meant, if a test says that."""
    options = unfold(Either, test)
    costs = tuple(one.least for one in options if isinstance(one, Between) and one.least and one.least == one.most)
    found = fold(Either, [Between("cost", n, n) for n in costs]) if costs else None
    return costs if found == test else ()


def with_kind(kind: Kind, test: Test) -> Kind:
    """A kind of which one thing more is said."""
    match test:
        case Both():
            for part in unfold(Both, test):
                kind = with_kind(kind, part)
            return kind
        case Not(inner):
            return with_kind(kind, inner)._replace(without=True)
        case Only(name):
            return kind._replace(names=(name,), sole=True)
        case Is(word) if word in TYPES:
            return kind._replace(type=word)
        case Between("power", least, most):
            return kind._replace(power=(least, most))
        case Includes(name):
            return kind._replace(including=(*kind.including, name))
        case Is(word) if word in COLOURS and kind.colours:
            return kind._replace(colours=(*kind.colours, word), every=True)
    words = [option.word for option in unfold(Either, test) if isinstance(option, Is)]
    if len(words) != len(unfold(Either, test)):
        raise Unworded(test)
    if all(word.startswith("mono-") for word in words):
        return kind._replace(colours=tuple(word.removeprefix("mono-") for word in words), mono=True)
    if all(word in COLOURS or word == "multicolour" for word in words):
        return kind._replace(colours=tuple(words))
    if kind.names and len(words) == 1:
        return kind._replace(also=(*kind.also, *words))
    return kind._replace(names=tuple(words))
