"""Conditions and rules in words: when something counts, and what a card puts in force, for good or for a time."""

from __future__ import annotations

from functools import singledispatch

from pioche.games.seiya.acquire import COST, Way
from pioche.games.seiya.vocabulary import FacesEnd, FacesOpen
from pioche.games.seiya.wording.effects import agent, clause, worded
from pioche.games.seiya.wording.nouns import gender_of, noun_of
from pioche.games.seiya.wording.phrases import counted, scaled, selection, values
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.effect import If
from pioche.kernel.modify import Forbid, Number, Rule
from pioche.kernel.query import And, Cards, Even, Exists, Fixed, IsBound, IsSource, Possible, Test
from pioche.kernel.select import Selection
from pioche.kernel.value import Condition
from pioche.kernel.verbs import Until
from pioche.kernel.wording.voice import Unworded, expect, flag

HOLDERS = frozenset({"draw", "discard", "hand", "deck"})  # of these one says what they hold


# Conditions


@singledispatch
def condition(what: Condition, voice: Voice, lead: str = "if") -> str:
    """A condition with its conjunction: if, or unless."""
    raise Unworded(what)


@condition.register
def _(what: Exists, voice: Voice, lead: str = "if") -> str:
    noun = noun_of(what.among, voice)
    if len(noun.zones) != 1 or voice.whose(noun.whose, False) != "you":
        raise Unworded(what, f"of {what.among!r}")
    (place,) = noun.zones
    holder = place in HOLDERS
    if holder and what == Exists(Cards((place,))):
        return voice.say("filled", lead=voice.say(lead), pile=voice.say("zone-" + place, whose="you"))
    predicate = noun.relation or place
    noun.relation, noun.zones = "", ()
    if noun.unique() and what.least == 1:
        found = noun.name
    else:
        found = counted("at-least" if holder or what.least > 1 else "a", noun, voice, n=what.least)
    gender = gender_of(noun, voice)
    return voice.say("exists-" + predicate, lead=voice.say(lead), what=found, n=what.least, gender=gender)


@condition.register
def _(what: Even, voice: Voice, lead: str = "if") -> str:
    return voice.say("even-" + what.counter, lead=voice.say(lead), odd=flag(what.odd))


@condition.register
def _(what: And, voice: Voice, lead: str = "if") -> str:
    named = voice.named or isinstance(what.first, FacesEnd | FacesOpen)
    second = condition(what.second, voice.but(named=named), lead)
    return voice.say("and", first=condition(what.first, voice, lead), second=second)


@condition.register
def _(what: Possible, voice: Voice, lead: str = "if") -> str:
    return voice.say("possible", lead=voice.say(lead), does=clause(what.effect, voice.but(mood="infinitive")))


@condition.register
def _(what: FacesEnd, voice: Voice, lead: str = "if") -> str:
    return voice.say("faces-end", lead=voice.say(lead), end=what.end)


@condition.register
def _(what: FacesOpen, voice: Voice, lead: str = "if") -> str:
    noun = noun_of(what.of, voice)
    found, gender = counted("a", noun, voice), gender_of(noun, voice)
    return voice.say("faces-open", lead=voice.say(lead), what=found, by=voice.say("by-" + what.kind), gender=gender)


@worded.register
def _(effect: If, voice: Voice) -> str:
    return voice.say("provided", condition=condition(effect.condition, voice), clause=clause(effect.effect, voice))


# Rules


@singledispatch
def statement(rule: Rule, voice: Voice) -> str:
    """A rule in force while its card is where it counts."""
    raise Unworded(rule)


def subject(of: Test, voice: Voice) -> tuple[str, str, Voice]:
    """The cards that a rule is about, their gender, and the voice that goes on from there."""
    if isinstance(of, IsSource):
        return voice.say("this-card"), "f", voice.but(named=True)
    noun = noun_of(of, voice)
    how = "the" if noun.relation == "faced" else "each"
    return counted(how, noun, voice), gender_of(noun, voice), voice


@statement.register
def _(rule: Number, voice: Voice) -> str:
    who, _, voice = subject(rule.of, voice)
    n, per = scaled(rule.by, voice)
    if rule.phase == "times":
        expect(rule, by=Fixed(2))
        text = voice.say(
            "number-doubles",
            subject=who,
            values=voice.joined("and", [voice.say("own-" + name) for name in rule.keys]),
            names=voice.joined("and", [voice.say("value-" + name) for name in rule.keys]),
        )
    else:
        expect(rule, phase="add")
        message = "number-costs" if of_cost(rule) else "number-gains"
        amounts = values(rule.keys, n, voice)
        text = voice.say(message, subject=who, amounts=amounts, per=per, sign="less" if n < 0 else "more")
    return text if rule.when is None else voice.say("with", clause=text, condition=condition(rule.when, voice))


def of_cost(rule: Number) -> bool:
    return all(name in COST.values() for name in rule.keys)


@statement.register
def _(rule: Forbid, voice: Voice) -> str:
    if rule.price is not None:
        expect(rule, of=IsSource(), unless=None)
        return voice.say("price-" + rule.action, does=clause(rule.price, voice.but(mood="infinitive")))
    if isinstance(rule.of, IsSource):
        who, gender, after = subject(rule.of, voice)
        text = voice.say("forbid-this", subject=who, done=voice.say("done-" + rule.action, gender=gender))
    else:
        noun, after = noun_of(rule.of, voice), voice
        done = voice.say("done-" + rule.action, gender=gender_of(noun, voice))
        text = voice.say("forbid-none", subject=counted("no", noun, voice, "in"), done=done)
    if rule.unless is None:
        return text
    return voice.say("with", clause=text, condition=condition(rule.unless, after, "unless"))


@statement.register
def _(rule: Way, voice: Voice) -> str:
    who, gender, voice = subject(rule.of, voice)
    return way(rule, who, gender, "one", voice)


def way(rule: Way, who: str, gender: str, number: str, voice: Voice) -> str:
    kind, other = rule.kind, "cosmos" if rule.kind == "force" else "force"
    form = {"gender": gender, "number": number}
    cost = (
        voice.say("cost-like", value=voice.say("value-" + other), **form)
        if rule.cost is None
        else voice.say("cost-of", n=rule.cost, value=voice.say("value-" + kind))
    )
    text = voice.say("way", subject=who, by=voice.say("by-" + kind), cost=cost, **form)
    if rule.needs is None:
        return text
    return voice.say("takes-part", clause=text, what=counted("a", noun_of(rule.needs, voice), voice))


# Rules lent for a time


@singledispatch
def lent(rule: Rule, voice: Voice, what: Selection) -> str:
    """A rule that an effect puts in force, as a clause."""
    raise Unworded(rule, "for a time")


@lent.register
def _(rule: Number, voice: Voice, what: Selection) -> str:
    expect(rule, phase="add", when=None)
    n, per = scaled(rule.by, voice)
    if rule.of == IsBound("it"):
        whom = selection(what, voice, "in")
    else:
        whom = counted("all", noun_of(rule.of, voice), voice, "in")
    amounts = values(rule.keys, n, voice)
    if not of_cost(rule):
        return voice.say("do-give", amounts=amounts, whom=whom, per=per, counted=flag(per))
    if n > 0:
        raise Unworded(rule, "that makes cards dearer for a time")
    return voice.say("do-reduce", amounts=amounts, whom=whom, per=per, vowel=flag(whom[0] in "aeiou"))


@lent.register
def _(rule: Way, voice: Voice, what: Selection) -> str:
    noun = noun_of(rule.of, voice)
    noun.zones = ("field",)
    return way(rule, counted("all", noun, voice, "in"), gender_of(noun, voice), "many", voice)


@worded.register
def _(effect: Until, voice: Voice) -> str:
    expect(effect, ends="turn")
    own = agent(effect, voice) == "own"
    texts = [lent(rule, voice, effect.what) for rule in effect.rules]
    return voice.say("until-turn-own" if own else "until-turn", clause=voice.joined("and", texts))
