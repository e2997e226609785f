"""Conditions in words."""

from __future__ import annotations

from functools import singledispatch

from pioche.games.dbs.areas import REST
from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.calls import Defending
from pioche.games.dbs.card import HasMarkers
from pioche.games.dbs.negate import BeingPlayed
from pioche.games.dbs.terms import Beneath, More
from pioche.games.dbs.verbs import COMBO_FROM
from pioche.games.dbs.wording.keywords import icon
from pioche.games.dbs.wording.nouns import IN_PLAY, MODES, OPEN_AREAS, Bounds, Noun, described, fold, noun_of, unfold
from pioche.games.dbs.wording.phrases import bounded, in_areas, of_kind, owned, phrase, the
from pioche.games.dbs.wording.voice import Voice, plural
from pioche.kernel.cards.query import (
    OPPONENTS,
    Among,
    And,
    Between,
    Both,
    Cards,
    Count,
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
    Yours,
)
from pioche.kernel.cards.value import Condition
from pioche.kernel.wording.voice import Unworded, expect, flag

IN_ITS_BATTLE = Exists(Cards(IN_PLAY, Both(IsSource(), Fighting("either"))))  # while this card is in battle
ATTACKING = Exists(Cards(IN_PLAY, Both(IsSource(), Fighting("attacker"))))  # while this card attacks
COUNTED = ("life", "hand", "energy")  # of which a player has so many


def attacked_one(test: Test) -> Condition:
    """The card that your card attacks is of such a kind."""
    return Exists(Cards(IN_PLAY, Both(test, Fighting("guard")), OPPONENTS))


def attacked_by(met: Condition) -> Test | None:
    """Of which kind the card must be that your card attacks."""
    match met:
        case Exists(Cards(test=Both(test, Fighting("guard")))) if met == attacked_one(test):
            return test
    return None


@singledispatch
def condition(met: Condition, voice: Voice) -> str:
    """A condition as a clause behind "if"."""
    raise Unworded(met)


@condition.register
def _(met: And, voice: Voice) -> str:
    match met:
        case And(first, second) if first == ATTACKING and (test := attacked_by(second)):
            return voice.say("this-attacks", kind=of_kind(test, voice))
    one, other = in_battle(met.first), in_battle(met.second)
    if one and other:
        return voice.say("both-in-battle", first=of_kind(one, voice), second=of_kind(other, voice))
    return voice.say("and", first=condition(met.first, voice), second=condition(met.second, voice))


def in_battle(met: Condition) -> Test | None:
    """The test of "such a card is in your Battle Area"."""
    match met:
        case Exists(Cards(("battle",), test, "you"), 1, None) if test and not owned(noun_of(Cards(("battle",), test))):
            return test
    return None


@condition.register
def _(met: Or, voice: Voice) -> str:
    return voice.say("or", first=condition(met.first, voice), second=condition(met.second, voice))


@condition.register
def _(met: More, voice: Voice) -> str:
    """More of something than the other player has."""
    match met.first, met.second:
        case Count(Cards(("life",), None, whose)), Count(Cards(("life",), None, others)) if (
            met.equal and whose != others
        ):
            return voice.say("life-most", whose=others)
        case Count(Cards((zone,), None, whose), 1, 1), Count(Cards((other,), None, others), 1, 1) if zone == other and {
            whose,
            others,
        } == {"you", "opponents"}:
            return voice.say("more-than", zone=zone, whose=whose, equal=flag(met.equal))
        case Count(Cards(zones, test, "you" | "opponents" as whose) as among, 1, 1), Count(
            Cards(others, same, _), 1, 1
        ) if (zones, test) == (others, same) and owned(noun_of(among)) and not met.equal:
            kind = noun_of(among)._replace(whose="you", zones=())
            return voice.say("more-in-play", cards=phrase(kind, voice, True), whose=whose)
    raise Unworded(met)


@condition.register
def _(met: Turn, voice: Voice) -> str:
    return voice.say("is-turn", whose=met.whose, so="yes")


@condition.register
def _(met: Defending, voice: Voice) -> str:
    return voice.say("defending")


@condition.register
def _(met: Unless, voice: Voice) -> str:
    match met.condition:
        case Exists(Among("it", Not(test)), 1, None):
            return voice.say("all-of-them", kind=of_kind(test, voice, True))
        case Exists(Cards(("energy",), Not(Lies(mode)), whose), 1, None):
            return voice.say("all-energy", whose=whose, kind=voice.say("in-rest" if mode == REST else "in-active"))
        case Exists(Cards(("energy",), Not(test), whose), 1, None):
            return voice.say("all-energy", whose=whose, kind=of_kind(test, voice, True))
        case Exists(Cards(("leader",), test, whose), 1, None) if test:
            return voice.say("leader-is-not", whose=whose, kind=of_kind(test, voice))
        case Exists(Cards(("battle",), test, "you"), 1, None) if test:
            return voice.say("in-battle", kind=of_kind(test, voice), so="no")
        case Exists(Beneath(top, test), 1, None) if test:
            return voice.say("not-under", kind=of_kind(test, voice), top=the(top, voice))
        case Turn(whose):
            return voice.say("is-turn", whose=whose, so="no")
    raise Unworded(met)


@condition.register
def _(met: Exists, voice: Voice) -> str:
    if isinstance(met.among, Among):
        if met == Exists(Among("it"), met.least) and met.least > 1:
            return voice.say("you-did-with", n=str(met.least))
        expect(met, least=1, most=None)
        return about_it(met.among, voice)
    if isinstance(met.among, BeingPlayed):
        expect(met, least=1, most=None)
        return being_played(met.among, voice)
    if isinstance(met.among, Beneath):
        return under(met, met.among, voice)
    if not isinstance(met.among, Cards):
        raise Unworded(met)
    if met.among.test and IsSource() in unfold(Both, met.among.test):
        expect(met, least=1, most=None)
        expect(met.among, whose="you")
        return about_this(met.among, voice)
    return one(met.among, voice) if (met.least, met.most) == (1, None) else number(met, met.among, voice)


def under(met: Exists, among: Beneath, voice: Voice) -> str:
    """There are such cards under a card."""
    noun = noun_of(among)
    if (met.least, met.most) == (1, None) and among.test:
        place = voice.say("beneath", top=the(among.top, voice))
        return voice.say("in-zone", kind=of_kind(among.test, voice), areas=place)
    expect(met, most=None)
    form = {"n": str(met.least), "how": "least", "whose": "you", "owned": "no", **plural(met.least)}
    return voice.say("there-are", cards=phrase(noun, voice, met.least > 1, "in"), **form)


def being_played(among: BeingPlayed, voice: Voice) -> str:
    """What the card is that is just being played: a Battle Card perhaps, of some cost or power, or of a kind."""
    tests = unfold(Both, among.test) if among.test else []
    form = {"battle": flag(Is("battle") in tests)}
    match [test for test in tests if test != Is("battle")]:
        case [Between("cost" | "power" as key, least, most)]:
            return voice.say("being-played-" + key, bound=bounded("bounds", (least, most), voice, {}), **form)
        case rest if rest:
            return voice.say("being-played-is", kind=of_kind(fold(Both, rest), voice), **form)
    raise Unworded(among)


def one(among: Cards, voice: Voice) -> str:
    """There is such a card."""
    match among:
        case Cards(("leader",), Between("power", least, most), whose):
            return voice.say("leader-power", whose=whose, power=bounded("bounds", (least, most), voice, {}))
        case Cards(("leader",), test, whose) if test:
            return voice.say("leader-is", whose=whose, kind=of_kind(test, voice))
        case Cards(("energy",), test, whose) if not test or noun_of(Cards((), test)) == kinds_only(test):
            return voice.say(
                "has-energy", whose=whose, n="1", how="least", number="one", kind=kind_of_energy(test, voice)
            )
        case Cards(("battle",), Both(Both(Is("battle"), Fighting("either")), test), "you"):
            return voice.say("fighting", kind=of_kind(test, voice))
        case Cards(zones, test, "you" | "opponents" as whose) if zones == IN_PLAY and test:
            return voice.say("has-one", whose=whose, kind=of_kind(test, voice))
        case Cards(("battle",) | ("leader", "battle"), test, "you") if test and Fighting("guard") in unfold(Both, test):
            rest = [part for part in unfold(Both, test) if part != Fighting("guard")]
            return voice.say("is-attacked", cards=phrase(noun_of(Cards((), fold(Both, rest))), voice, True))
        case Cards(("unison",), _, "you"):
            return voice.say("has-unison", kind=phrase(noun_of(among), voice, False))
        case Cards(("battle",), test, "you") if test:
            return voice.say("in-battle", kind=of_kind(test, voice), so="yes")
        case Cards(zones, _, "you") if zones == OPEN_AREAS:
            return voice.say("has-any", cards=phrase(noun_of(among), voice, True, "in"))
        case Cards(zones, test, "you") if test:
            return voice.say("in-zone", kind=of_kind(test, voice), areas=in_areas(zones, "you", voice))
    return number(Exists(among), among, voice)


def kinds_only(test: Test) -> Noun:
    """What a test says of the kind of a card, and nothing else."""
    return Noun(kinds=described(Noun(), test).kinds)


def number(met: Exists, among: Cards, voice: Voice) -> str:
    """There are so many such cards."""
    bounds: Bounds = (met.least or None, met.most) if met.most != met.least else (met.least, met.most)
    zone = among.zones[0]
    if bounds == (0, 0):
        noun = noun_of(among)
        cards = phrase(noun._replace(whose="actor" if among.whose == "opponents" else "you"), voice, True, "in")
        in_play = owned(noun) and among.zones != ("energy",)
        return voice.say("has-no", whose=among.whose, owned=flag(in_play), cards=cards)
    if bounds[0] is not None and bounds[1] is not None and bounds[0] != bounds[1]:
        raise Unworded(met)
    how = "exactly" if bounds[0] == bounds[1] else "least" if bounds[1] is None else "most"
    n = met.least if bounds[1] is None else met.most or 0
    form = {"n": str(n), "how": how, "whose": among.whose, **plural(n)}
    match among:
        case Cards(("energy",), Lies(mode), _):
            return voice.say("has-energy-in", mode=voice.say("in-rest" if mode == REST else "in-active"), **form)
    if among.zones == ("energy",) or (len(among.zones) == 1 and zone in COUNTED and not among.test):
        return voice.say("has-" + zone, kind=kind_of_energy(among.test, voice), **form)
    if zone == "combo" and among.test and isinstance(mark := unfold(Both, among.test)[-1], Marked):
        kinds = unfold(Both, among.test)[:-1]
        cards = phrase(noun_of(Cards((), fold(Both, kinds) if kinds else None)), voice, n > 1)
        area = voice.say("area-" + mark.mark.removeprefix(COMBO_FROM), whose="you")
        return voice.say("comboed-from", cards=cards, area=area, **form)
    noun = noun_of(among)
    mine = owned(noun)  # then whose cards they are is said before
    cards = phrase(noun._replace(whose="you") if mine else noun, voice, n > 1, "in")
    message = "has-in-mode" if among.zones == MODES else "there-are"
    return voice.say(message, owned=flag(mine), cards=cards, **form)


def kind_of_energy(test: Test | None, voice: Voice) -> str:
    return phrase(noun_of(Cards((), test)), voice, True, bare=True) if test else ""


def about_it(among: Among, voice: Voice) -> str:
    if among.name in ("attacker", "guard"):
        match among.test:
            case Between("power", least, most):
                power = bounded("bounds", (least, most), voice, {})
                return voice.say("fighter-power", role=among.name, power=power)
        return voice.say("fighter-is", role=among.name, kind=of_kind(among.test, voice))
    match among.test:
        case Between("power", least, most):
            return voice.say("its-power", power=bounded("bounds", (least, most), voice, {}))
        case None:
            return voice.say("you-did")
        case Lies(mode):
            return voice.say("it-lies", mode=voice.say("in-rest" if mode == REST else "in-active"))
    if among.test and Yours() in unfold(Both, among.test):
        rest = [part for part in unfold(Both, among.test) if part != Yours()]
        return voice.say(
            "it-is-yours", kind=phrase(noun_of(Cards((), fold(Both, rest) if rest else None)), voice, False)
        )
    if voice.many and among.name == "it":
        return voice.say("there-among", kind=of_kind(among.test, voice, whole=True))
    return voice.say("it-is", kind=of_kind(among.test, voice))


def about_this(among: Cards, voice: Voice) -> str:
    assert among.test
    match [test for test in unfold(Both, among.test) if test != IsSource()]:
        case [Lies(mode)]:
            return voice.say("this-rests" if mode == REST else "this-stands")
        case [Marked(mark)] if mark.startswith("from "):
            area = voice.say("area-" + mark.removeprefix("from "), whose="you")
            return voice.say("this-played-from", area=area)
        case [Marked(mark)] if voice.knows("when-played-" + mark):
            return voice.say("this-played", keyword=icon(mark.replace("-", " ").title(), voice))
        case [Fighting("either")]:
            return voice.say("this-fights")
        case [Between("power", least, most)]:
            return voice.say("this-power", power=bounded("bounds", (least, most), voice, {}))
        case [Not(HasMarkers(n))]:
            return voice.say("this-markers-most", n=str(n - 1), **plural(n - 1))
        case [HasMarkers(n)]:
            return voice.say("this-markers", n=str(n), **plural(n))
        case rest if rest:
            return voice.say("this-is", kind=of_kind(fold(Both, rest), voice))
    raise Unworded(among)
