"""Conditions: what stands behind "if", and before a colon where nothing is paid."""

from __future__ import annotations

from functools import reduce

from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import HasMarkers
from pioche.games.dbs.negate import BeingPlayed
from pioche.games.dbs.reading.nouns import cards
from pioche.games.dbs.reading.words import VIA, phrase
from pioche.games.dbs.verbs import COMBO_FROM
from pioche.games.dbs.wording.conditions import ATTACKING, attacked_one
from pioche.games.dbs.wording.nouns import IN_PLAY, MODES, Bounds, Noun
from pioche.kernel.cards.query import (
    ACTOR,
    ANYONE,
    OPPONENTS,
    YOU,
    Among,
    And,
    Between,
    Both,
    Cards,
    Exists,
    Is,
    IsSource,
    Lies,
    Marked,
    Not,
    Or,
    Test,
    Turn,
    Unless,
    Who,
)
from pioche.kernel.cards.value import Condition


def there(cards: Noun | None, bounds: Bounds = (1, None)) -> Condition | None:
    return None if cards is None else Exists(cards.selector(), bounds[0] or 0, bounds[1])


def placed(noun: Noun, zones: tuple[str, ...], who: Who = YOU) -> Noun | None:
    """Cards of which only the kind is told, in areas that the sentence names elsewhere."""
    return None if noun.zones or noun.bound else noun._replace(zones=zones, whose=who)


def owned(cards: Noun, who: Who) -> Noun | None:
    """Cards of a player whom the sentence has named; "their" is that player."""
    if not cards.zones or cards.bound or cards.whose not in ((who, ACTOR, ANYONE) if who != YOU else (YOU, ANYONE)):
        return None
    return cards._replace(whose=who)


def kind(noun: Noun) -> Test | None:
    return None if noun.zones or noun.bound else noun.test()


def of_both(one: Noun, other: Noun) -> Noun | None:
    """A card of which the names are told first, then the colours."""
    if (
        len(one.kinds) > 1
        or one.kinds[0].colours
        or other != Noun(kinds=(KIND._replace(colours=other.kinds[0].colours, mono=True),))
    ):
        return None
    return one._replace(kinds=(one.kinds[0]._replace(colours=other.kinds[0].colours, mono=True),))


def about_this(test: Test) -> Condition:
    return Exists(Cards(IN_PLAY, IsSource() & test))


ANY = Noun()
KIND = ANY.kinds[0]
phrase("kind", "a|an? {noun}", lambda noun: noun)
phrase("kind", "{colours}", lambda colours: Noun(kinds=(KIND._replace(colours=colours),)))
phrase(
    "kind", "{colour} or a|an {names} card?", lambda colour, names: Noun(kinds=(KIND._replace(names=(colour, *names)),))
)
phrase("kind", "mono- {colours}", lambda colours: Noun(kinds=(KIND._replace(colours=colours, mono=True),)))
phrase(
    "kind",
    "{colour} / {other:colour} multicolour",
    lambda colour, other: Noun(kinds=(KIND._replace(colours=(colour, other), every=True),)),
)
phrase(
    "kind",
    "both? {colour} and {other:colour}",
    lambda colour, other: Noun(kinds=(KIND._replace(colours=(colour, other), every=True),)),
)
phrase("kind", "multicolour", lambda: Noun(kinds=(KIND._replace(colours=("multicolour",)),)))
HAVE = "(have|has|had)"
BATTLE = ("battle",)


def rule(pattern: str, made: object) -> None:
    phrase("condition", pattern, made)  # type: ignore[arg-type]


rule("{whose} leader card? is {kind}", lambda whose, kind: there(placed(kind, ("leader",), whose)))
rule(
    "{whose} leader card? is {kind} and it is {other:kind}",
    lambda whose, kind, other: there(placed(found, ("leader",), whose)) if (found := of_both(kind, other)) else None,
)
rule(f"{{who}} {HAVE} {{bounds}} life", lambda who, bounds: there(Noun(zones=("life",), whose=who), bounds))
rule("{whose} leader card? is not {kind}", lambda whose, kind: unless(there(placed(kind, ("leader",), whose))))
rule(
    f"{{who}} {HAVE} {{number}} life or less",
    lambda who, number: there(Noun(zones=("life",), whose=who), (None, number)),
)
rule(
    "(you | your) or your opponent's life is at? {bounds}",
    lambda bounds: Or(*(Exists(Cards(("life",), None, who), bounds[0] or 0, bounds[1]) for who in (YOU, OPPONENTS))),
)
rule("{whose} life is at? {bounds}", lambda whose, bounds: there(Noun(zones=("life",), whose=whose), bounds))
rule(
    f"{{who}} {HAVE} {{bounds}} {{kind}}? energy",
    lambda who, bounds, kind=ANY: there(placed(kind, ("energy",), who), bounds),
)
rule(
    f"{{who}} {HAVE} {{bounds}} {{kind}} (energy)? and {{others:bounds}} {{second:kind}} energy",
    lambda who, bounds, kind, others, second: both(
        there(placed(kind, ("energy",), who), bounds), there(placed(second, ("energy",), who), others)
    ),
)
rule(f"{{who}} {HAVE} {{kind}} energy", lambda who, kind: there(placed(kind, ("energy",), who)))
rule(
    f"{{who}} {HAVE} {{bounds}} card in (your|their)? hand",
    lambda who, bounds: there(Noun(zones=("hand",), whose=who), bounds),
)
rule(f"{{who}} {HAVE} no {{cards}} (in play)?", lambda who, cards: there(owned(cards, who), (0, 0)))
rule("there are|is no {cards}", lambda cards: there(cards if cards.zones else None, (0, 0)))
rule("this card (attacks | is attacking) {noun:target}", lambda noun: attacking(noun))
rule(
    "there is|are {bounds} {noun:kin} and {least} {cards}",
    lambda bounds, noun, least, cards: of_each(noun, bounds, cards, (least, None)),
)
rule(
    "your combo area has {bounds} {noun:kin} that you comboed with from (a|your|the) area:(battle|hand) area?",
    lambda bounds, noun, area: comboed(noun, bounds, area),
)
rule("all of {whose} energy is|are {kind}", lambda whose, kind: all_energy(whose, kind))
rule("{kind} is|are (in play)? in your {areas}", lambda kind, areas: there(placed(kind, areas)))
rule("{kind} is|are not (in play)? in your {areas}", lambda kind, areas: unless(there(placed(kind, areas))))
rule("{kind} and {other:kind} are (in play)? in your battle area", lambda kind, other: each_there(kind, other))
rule("there is|are a|an? {cards}", lambda cards: there(cards if cards.zones or cards.beneath else None))
rule(
    "there is|are {bounds} {cards}",
    lambda cards, bounds: there(cards if cards.zones or cards.beneath else None, bounds),
)
rule(f"you {HAVE} {{bounds}} {{cards}} (in play)?", lambda cards, bounds: there(owned(cards, YOU), bounds))
rule(f"you {HAVE} a|an? {{cards}} (in play)?", lambda cards: there(owned(cards, YOU)))
rule(f"you {HAVE} a|an? {{noun}} in play", lambda noun: in_play(noun))
rule(f"{{who}} {HAVE} {{bounds}} {{noun}} in play", lambda who, noun, bounds: in_play(noun, bounds, who))
rule(
    f"your opponent {HAVE} {{bounds}} {{cards}} (in play)?",
    lambda cards, bounds: there(owned(cards, OPPONENTS), bounds),
)
rule(f"your opponent {HAVE} a|an? {{cards}} (in play)?", lambda cards: there(owned(cards, OPPONENTS)))
rule(f"you {HAVE} {{bounds}} card in hand", lambda bounds: there(Noun(zones=("hand",)), bounds))
rule("a|an? {cards}", lambda cards: there(cards) if cards.zones and cards.whose == YOU else None)
rule(
    "(the battle card being played | the battle card your opponent is playing | the battle card played) has an energy cost of {bounds}",
    lambda bounds: Exists(BeingPlayed(Is("battle") & Between("cost", *bounds))),
)
rule("your battle card in battle is {kind}", lambda kind: in_battle(kind))
rule(
    "the battle:(battle)? card being played has {bounds} power",
    lambda bounds, battle="": played("power", bounds, battle),
)
rule(
    "the battle:(battle)? card being played has {number} power or less",
    lambda number, battle="": played("power", (None, number), battle),
)
rule(
    "the battle:(battle)? card being played has (an|a)? power of {bounds}",
    lambda bounds, battle="": played("power", bounds, battle),
)
rule("the card being played has an energy cost of {bounds}", lambda bounds: played("cost", bounds, ""))
rule("the battle:(battle)? card being played is {kind}", lambda kind, battle="": played_is(kind, battle))
for role, words in (("attacker", "attacking"), ("guard", "guard")):
    rule(
        f"the {words} card is {{kind}}",
        lambda kind, role=role: Exists(Among(role, test)) if (test := it_is(kind)) else None,
    )
rule("a|an? {noun} is|are in play", lambda noun: in_play(noun))
rule("(a|an|one)? of? your {noun:kin} is being attacked", lambda noun: attacked(noun))
rule(
    "{who} have|has {bounds} energy in {mode} mode",
    lambda who, bounds, mode: there(Noun(zones=("energy",), whose=who, mode=mode), bounds),
)
rule(
    "{who} have|has {bounds} {noun}",
    lambda who, bounds, noun: there(placed(noun, MODES, who), bounds) if in_mode(noun) else None,
)
rule("this card is in your {area}", lambda area: Exists(Cards((area,), IsSource())) if area not in IN_PLAY else None)
rule("this card is in battle", lambda: about_this(Fighting("either")))
rule("{bounds} of {whose} {noun} is|are in play", lambda bounds, whose, noun: there(cards(noun, whose), bounds))
rule(
    "{whose} {area} has {bounds} card (in it)?",
    lambda whose, area, bounds: there(Noun(zones=(area,), whose=whose), bounds),
)
rule(
    "{whose} {area} has {number} card or more (in it)?",
    lambda whose, area, number: there(Noun(zones=(area,), whose=whose), (number, None)),
)
rule("all of {whose} energy is|are in {mode} mode", lambda whose, mode: all_in(whose, mode))
rule("{whose} leader card has {bounds} power", lambda whose, bounds: leader_power(whose, bounds))
rule(
    "(you | your) or your opponent's leader card has {bounds} power",
    lambda bounds: Or(leader_power(YOU, bounds), leader_power(OPPONENTS, bounds)),
)
rule("{whose} leader card has {number} power or less", lambda whose, number: leader_power(whose, (None, number)))
rule("{who} do not have any|a|an? {cards} (in play)?", lambda who, cards: there(owned(cards, who), (0, 0)))
rule("{who} have|has any {cards} (in play)?", lambda who, cards: there(owned(cards, who)))
rule("there are|is any {cards}", lambda cards: there(cards if cards.zones or cards.beneath else None))
rule("{who} have|has no {zone:thing-had}", lambda who, zone: Exists(Cards((zone,), None, who), 0, 0))
rule("{kind} is (placed)? under this card", lambda kind: beneath(kind))
rule("{kind} is not under this card", lambda kind: unless(beneath(kind)))
rule(
    f"you {HAVE} a|an? {{cards}} and {{bounds}} {{other:cards}}",
    lambda cards, bounds, other: both(there(owned(cards, YOU)), there(owned(other, YOU), bounds)),
)
rule(
    "{kind} , {other:kind} ,? and {third:kind} are (in play)? in your {areas}",
    lambda kind, other, third, areas: all_there((kind, other, third), areas),
)
rule(
    "both? {kind} and {other:kind} are (in play)? in your {areas}",
    lambda kind, other, areas: all_there((kind, other), areas) if areas != BATTLE else None,
)
rule(
    "{kind} is|are (in play)? in your {areas} and {other:kind} is|are not",
    lambda kind, areas, other: both(there(placed(kind, areas)), unless(there(placed(other, areas)))),
)
rule(
    f"{{who}} {HAVE} {{bounds}} card other than this card in (your|their)? hand",
    lambda who, bounds: there(Noun(zones=("hand",), whose=who, other=True), bounds),
)
rule(
    "(this card is|was played | you played this card) (using|with) {keyword}",
    lambda keyword: about_this(Marked(VIA[keyword])) if keyword in VIA else None,
)
rule("it is {turn}", lambda turn: Turn(turn))
rule("there are {bounds} card placed? under this card", lambda bounds: there(Noun(beneath=Myself()), bounds))
rule("this card is in {mode} mode", lambda mode: about_this(Lies(mode)))
rule(
    "{whose} unison card has {least} marker (on it)?",
    lambda whose, least: there(
        Noun(kinds=(KIND._replace(type="unison"),), zones=("unison",), whose=whose, markers=least)
    ),
)
rule("this card has {bounds} power", lambda bounds: about_this(Between("power", *bounds)))
rule(
    "(this card was played | you played this card) from (your|the|a) {area}",
    lambda area: about_this(Marked("from " + area)),
)
rule(
    f"you {HAVE} both? a|an? {{noun}} and a|an? {{other:noun}} in play",
    lambda noun, other: both(in_play(noun), in_play(other)),
)
rule("this card's power is {bounds}", lambda bounds: about_this(Between("power", *bounds)))
rule("this card has {least} marker", lambda least: about_this(HasMarkers(least)))
rule("this card has {number} or less marker (on it)?", lambda number: about_this(Not(HasMarkers(number + 1))))
rule("this card has {least} marker on it", lambda least: about_this(HasMarkers(least)))
for role, words in (("attacker", "attacking"), ("guard", "guard")):
    rule(
        f"the {words} card has {{bounds}} power",
        lambda bounds, role=role: Exists(Among(role, Between("power", *bounds))),
    )


def comboed(noun: Noun, bounds: Bounds, area: str) -> Condition:
    """So many cards in the Combo Area that came from an area."""
    test, marked = noun.test(), Marked(COMBO_FROM + area)
    return Exists(Cards(("combo",), Both(test, marked) if test else marked), bounds[0] or 0, bounds[1])


def attacking(noun: Noun) -> Condition | None:
    """This card attacks such a card."""
    test = kind(noun)
    return And(ATTACKING, attacked_one(test)) if test else None


def of_each(one: Noun, bounds: Bounds, other: Noun, others: Bounds) -> Condition | None:
    """So many of one kind and of another, in areas that are told once, behind both."""
    if not other.zones or one.zones:
        return None
    return both(there(one._replace(zones=other.zones, whose=other.whose), bounds), there(other, others))


def in_mode(noun: Noun) -> bool:
    """Whether only the mode tells where cards may be: wherever cards have one."""
    return noun.mode is not None and not noun.zones and {kind.type for kind in noun.kinds} == {""}


def all_in(whose: Who, mode: int) -> Condition:
    return Unless(Exists(Cards(("energy",), Not(Lies(mode)), whose)))


def attacked(noun: Noun) -> Condition | None:
    """One of your cards is the guard."""
    types = {kind.type for kind in noun.kinds}
    if noun.role or types not in ({"battle"}, {""}):
        return None
    return Exists(noun._replace(role="guard", zones=BATTLE if types == {"battle"} else ("leader", "battle")).selector())


def leader_power(whose: Who, bounds: Bounds) -> Condition:
    return Exists(Cards(("leader",), Between("power", *bounds), whose))


def beneath(noun: Noun) -> Condition | None:
    return None if noun.zones or noun.bound else there(noun._replace(beneath=Myself()))


def both(one: Condition | None, other: Condition | None) -> Condition | None:
    return And(one, other) if one and other else None


def all_there(kinds: tuple[Noun, ...], areas: tuple[str, ...]) -> Condition | None:
    found = [there(placed(kind, areas)) for kind in kinds]
    return None if None in found else reduce(And, (one for one in found if one))


def in_play(noun: Noun, bounds: Bounds = (1, None), who: Who = YOU) -> Condition | None:
    """Such cards in play, where their type does not tell the area."""
    return there(placed(noun, IN_PLAY, who), bounds) if {kind.type for kind in noun.kinds} == {""} else None


def played(key: str, bounds: Bounds, battle: str) -> Condition:
    test = Between(key, *bounds)
    return Exists(BeingPlayed(Is("battle") & test if battle else test))


def played_is(noun: Noun, battle: str) -> Condition | None:
    test = kind(noun)
    return Exists(BeingPlayed(Is("battle") & test if battle else test)) if test else None


def all_energy(whose: Who, noun: Noun) -> Condition | None:
    test = kind(noun)
    return Unless(Exists(Cards(("energy",), Not(test), whose))) if test else None


def unless(met: Condition | None) -> Condition | None:
    return Unless(met) if met else None


def each_there(one: Noun, other: Noun) -> Condition | None:
    first, second = there(placed(one, BATTLE)), there(placed(other, BATTLE))
    return And(first, second) if first and second else None


def in_battle(noun: Noun) -> Condition | None:
    test = kind(noun)
    return Exists(Cards(BATTLE, Is("battle") & Fighting() & test)) if test else None


AT_LEAST = "at least 1 {name} (, {more:name})* {_:and} {last:name} card"
rule(
    f"there is|are {AT_LEAST} in your {{areas}}",
    lambda name, last, areas, more=(): all_there(tuple(named(one) for one in (name, *more, last)), areas),
)
rule(f"you {HAVE} {AT_LEAST} in play", lambda name, last, more=(): all_in_play((name, *more, last)))


def named(name: str) -> Noun:
    return Noun(kinds=(KIND._replace(names=(name,)),))


def all_in_play(names: tuple[str, ...]) -> Condition | None:
    return all_there(tuple(named(name) for name in names), IN_PLAY)


def it_is(noun: Noun) -> Test | None:
    """What "it" must be; the noun of a phrase has taken the name of `kind`."""
    return kind(noun)


phrase(
    "conditions",
    "{condition} ({_:and} (if|when)? {more:condition})*",
    lambda condition, more=(): reduce(And, (condition, *more)),
)
phrase("anded", "{condition} {_:and} (if|when)? {more:condition}", lambda condition, more: And(condition, more))
phrase("conditions", "{condition} (, or | or) (if|when)? {more:anded}", lambda condition, more: Or(condition, more))
phrase(
    "conditions",
    "{condition} ((, or | or) (if|when)? {more:condition})*",
    lambda condition, more=(): reduce(Or, (condition, *more)),
)
