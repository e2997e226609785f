"""Conditions in words: when something counts."""

from __future__ import annotations

from functools import singledispatch

from pioche.games.seiya.card import EPIC_TYPE
from pioche.games.seiya.enfers import AtGate
from pioche.games.seiya.terms import Bears, FacesEnd, FacesOpen, Laden
from pioche.games.seiya.wording.nouns import gender_of, noun_of
from pioche.games.seiya.wording.phrases import counted
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.query import (
    And,
    Cards,
    Even,
    Exists,
    Or,
    Reached,
    Top,
    Turn,
    Unless,
)
from pioche.kernel.cards.value import Condition
from pioche.kernel.wording.voice import Unworded, expect, flag

# Of these one says what they hold.
HOLDERS = frozenset({"draw", "discard", "hand", "deck", "removed", "reserve", "draw-discard", "entrave"})
# What has a sentence of its own; of other cards one says that somebody has them.
PREDICATES = frozenset({*HOLDERS, "play", "field", "beside", "fights-beside", "fighters", "facing"})


@singledispatch
def condition(what: Condition, voice: Voice, lead: str = "if") -> str:
    """A condition with its conjunction: if, or unless."""
    raise Unworded(what)


@condition.register
def _(what: Exists, voice: Voice, lead: str = "if") -> str:
    return exists(what, voice, lead)


@condition.register
def _(what: Unless, voice: Voice, lead: str = "if") -> str:
    if not isinstance(what.condition, Exists):
        raise Unworded(what, f"of {what.condition!r}")
    return exists(what.condition, voice, lead, none=True)


def exists(what: Exists, voice: Voice, lead: str, none: bool = False) -> str:
    """That there are so many cards, or fewer."""
    expect(what, most=None)
    if what.least < 1:
        raise Unworded(what, "that is always so")
    match what:
        case Exists(Cards((place,), None, "you"), 1) | Exists(Top(place, 1), 1) if place in HOLDERS:
            pile = voice.say("zone-" + place, whose="you")
            return voice.say("filled", lead=voice.say(lead), pile=pile, none=flag(none))
        case Exists(Cards((place,), None, "actor"), 1) if place in HOLDERS:
            pile = voice.say("zone-" + place, whose=voice.acting)
            return voice.say("filled", lead=voice.say(lead), pile=pile, none=flag(none))
    noun = noun_of(what.among, voice)
    whose = voice.whose(noun.whose, False)
    predicate = noun.relation or "-".join(noun.zones) if noun.link is None else "linked"
    if none:
        how = "no" if what.least == 1 else "fewer"
    else:
        how = "at-least" if noun.zones[0] in HOLDERS or what.least > 1 else "a"
    if predicate not in PREDICATES or whose != "you":
        noun.free = True
        found = counted(how, noun, voice, "in", n=what.least)
        lead = voice.say(lead + "-they" if whose == "they" else lead)
        return voice.say("exists-have", lead=lead, what=found, whose=whose, none=flag(how == "no"))
    for part in (noun, *noun.options):
        part.relation, part.zones = "", ()
    named = noun.unique() and how in ("a", "at-least") and what.least == 1
    found = noun.name if named else counted(how, noun, voice, n=what.least)
    gender, count = gender_of(noun, voice), 1 if how == "no" else what.least
    return voice.say(
        "exists-" + predicate, lead=voice.say(lead), what=found, n=count, gender=gender, none=flag(how == "no")
    )


@condition.register
def _(what: Or, voice: Voice, lead: str = "if") -> str:
    return voice.say("or", first=condition(what.first, voice, lead), second=condition(what.second, voice, lead))


@condition.register(Bears)
@condition.register(Laden)
def _(what: Bears | Laden, voice: Voice, lead: str = "if") -> str:
    least, most = what.least, what.most
    span = "exactly" if least == most else "least" if most is None else "most"
    if span == "most" and least:
        raise Unworded(what, "with two bounds")
    thing = "hourglass" if voice.card.type == EPIC_TYPE else "token"
    n = most if span == "most" else least
    return voice.say("bears-" + thing, lead=voice.say(lead), span=span, n=n, none=flag(most == 0))


@condition.register
def _(what: Reached, voice: Voice, lead: str = "if") -> str:
    return voice.say("reached-" + what.counter, lead=voice.say(lead), n=what.least)


@condition.register
def _(what: Even, voice: Voice, lead: str = "if") -> str:
    return voice.say("even-" + what.counter, lead=voice.say(lead), odd=flag(what.odd))


@condition.register
def _(what: Turn, voice: Voice, lead: str = "if") -> str:
    return voice.say("turn-of", lead=voice.say(lead), whose=voice.whose(what.whose, False))


@condition.register
def _(what: AtGate, voice: Voice, lead: str = "if") -> str:
    return voice.say("at-gate", lead=voice.say(lead))


@condition.register
def _(what: And, voice: Voice, lead: str = "if") -> str:
    named = voice.named or isinstance(what.first, FacesEnd | FacesOpen)
    second = condition(what.second, voice.but(named=named), lead)
    return voice.say("and", first=condition(what.first, voice, lead), second=second)


@condition.register
def _(what: FacesEnd, voice: Voice, lead: str = "if") -> str:
    return voice.say("faces-end", lead=voice.say(lead), end=what.end)


@condition.register
def _(what: FacesOpen, voice: Voice, lead: str = "if") -> str:
    noun = noun_of(what.of, voice)
    found, gender = counted("a", noun, voice, "in"), gender_of(noun, voice)
    return voice.say("faces-open", lead=voice.say(lead), what=found, by=voice.say("by-" + what.kind), gender=gender)
