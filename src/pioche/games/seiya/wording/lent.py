"""Rules that an effect puts in force for a time, in words."""

from __future__ import annotations

from functools import singledispatch

from msgspec.structs import replace

from pioche.games.seiya.acquire import Confront, Way
from pioche.games.seiya.wording.effects import worded
from pioche.games.seiya.wording.nouns import gender_of, noun_of
from pioche.games.seiya.wording.phrases import counted, scaled, selection, values
from pioche.games.seiya.wording.rules import confronted, floor, of_cost, way
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.query import Among, Fixed, IsBound, IsSource
from pioche.kernel.cards.rule import Number, Rule
from pioche.kernel.cards.select import Selection
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from pioche.kernel.wording.voice import Unworded, expect, flag


@singledispatch
def lent(rule: Rule, voice: Voice, what: Selection) -> str:
    """A rule that an effect puts in force, as a clause."""
    raise Unworded(rule, "for a time")


@lent.register
def _(rule: Number, voice: Voice, what: Selection) -> str:
    n, per = scaled(rule.by, voice.but(named=isinstance(rule.of, IsSource)))
    return changed(rule, values(rule.keys, n, voice), n, per, what, voice)


def changed(rule: Number, amounts: str, n: int, per: str, what: Selection, voice: Voice) -> str:
    """That cards are given so much, or cost so much less, until the end of the turn."""
    expect(rule, phase="add", when=None)
    form = {"amounts": amounts, "per": per, "counted": flag(per), "until": voice.say("until-turn")}
    form["least"] = floor(rule, n, voice)
    if of_cost(rule) and n > 0:
        raise Unworded(rule, "that makes cards dearer for a time")
    if isinstance(rule.of, IsSource):
        whom = voice.say("this-card")
    elif rule.of == IsBound("it"):
        if voice.named:
            if not of_cost(rule):
                raise Unworded(rule, "of a card named before")
            return voice.say("its-cost", **form)
        whom = selection(what, voice, "in")
    else:
        noun = noun_of(rule.of, voice)
        if "entrave" in noun.zones:  # nobody faces a card of another's pile
            noun.whose = "you"
        whom = counted("all", noun, voice, "in")
    if of_cost(rule):
        return voice.say("do-reduce", whom=whom, vowel=flag(whom[0] in "aeiou"), **form)
    return voice.say("do-give", whom=whom, **form)


def strengthened(rule: Number, voice: Voice) -> str:
    """That the card spoken of just before is given so much until the end of the turn."""
    expect(rule, phase="add", when=None)
    n, per = scaled(rule.by, voice)
    if of_cost(rule) or per:
        raise Unworded(rule, "of a card just spoken of")
    return voice.say("do-give-it", amounts=values(rule.keys, n, voice), until=voice.say("until-turn"))


def either(options: tuple[Effect, ...], voice: Voice) -> str | None:
    """One of several effects that differ only in which value they change: the values stand side by side."""
    keys: list[str] = []
    for option in options:
        match options[0], option:
            case Until((Number() as rule,)) as first, Until((Number(keys=(key,)),)):
                if option != replace(first, rules=(replace(rule, keys=(key,)),)):
                    return None
                keys.append(key)
            case _:
                return None
    n, per = scaled(rule.by, voice)
    return changed(rule, values(tuple(keys), n, voice, "or"), n, per, first.what, voice)


def together(rules: tuple[Rule, ...], voice: Voice) -> str | None:
    """What several rules give the same cards, each so much of another value: the values stand side by side."""
    texts = []
    for rule in rules:
        match rules[0], rule:
            case Number() as first, Number(by=Fixed(n)) if n > 0 and rule == replace(first, keys=rule.keys, by=rule.by):
                texts.append(values(rule.keys, n, voice))
            case _:
                return None
    return voice.joined("and", texts) if len(texts) > 1 else None


@lent.register
def _(rule: Way, voice: Voice, what: Selection) -> str:
    noun = noun_of(rule.of, voice)
    noun.zones = ("field",)
    text = way(rule, counted("all", noun, voice, "in"), gender_of(noun, voice), "many", voice)
    return voice.say("until-turn-own", until=voice.say("until-turn"), clause=text)


@lent.register
def _(rule: Confront, voice: Voice, what: Selection) -> str:
    expect(rule, by="you", cost=None, wins=None)
    if rule.among != Among("it"):
        raise Unworded(rule, f"of {rule.among!r}")
    text = confronted(rule, selection(what, voice, "in"), voice)
    return voice.say("until-turn-own", until=voice.say("until-turn"), clause=text)


@worded.register
def _(effect: Until, voice: Voice) -> str:
    expect(effect, ends="turn")
    if amounts := together(effect.rules, voice):
        return changed(effect.rules[0], amounts, 1, "", effect.what, voice)  # type: ignore[arg-type]
    texts = [lent(rule, voice.but(named=place > 0), effect.what) for place, rule in enumerate(effect.rules)]
    return voice.joined("besides", texts)
