"""Phrases: cards with all that is said of them, how many and where. Selections and amounts in words."""

from __future__ import annotations

import re
from functools import singledispatch
from typing import Any

from pioche.games.dbs.areas import REST
from pioche.games.dbs.effects import TopOf, XOf
from pioche.games.dbs.wording.keywords import icon
from pioche.games.dbs.wording.nouns import HOME, IN_PLAY, Bounds, Kind, Noun, noun_of
from pioche.games.dbs.wording.voice import Voice, plural
from pioche.kernel.cards.query import Among, Cards, Count, Fixed, Test
from pioche.kernel.cards.select import Every, Pick, Selection, This, Together
from pioche.kernel.cards.value import Amount
from pioche.kernel.wording.voice import Unworded, expect, flag


def owned(noun: Noun) -> bool:
    """Whether a text says "of your battle cards" rather than "battle cards in your battle area"."""
    if noun.bound or not noun.zones:
        return False
    types = {kind.type for kind in noun.kinds}
    if types == {""}:
        return noun.zones in (("energy",), IN_PLAY) or (bool(noun.role) and noun.zones == ("leader", "battle"))
    return types <= HOME.keys() and noun.zones == tuple(zone for zone in IN_PLAY if zone in {HOME[t] for t in types})


def phrase(noun: Noun, voice: Voice, many: bool, at: str = "from", bare: bool = False) -> str:
    """Cards with all that is said of them, without article and number; `bare`: colours alone need no noun."""
    form = {"number": "many" if many else "one"}
    mine = owned(noun)
    return voice.say(
        "cards",
        kinds=voice.joined("or", [kind_text(kind, noun, voice, form, bare) for kind in noun.kinds]),
        owned=flag(mine),
        whose=noun.whose,
        other=flag(noun.other),
        skillless=flag(noun.skillless),
        role=voice.say("role-" + noun.role, **form) if noun.role else "",
        markers=voice.say("with-markers", n=str(noun.markers), **plural(noun.markers)) if noun.markers else "",
        keyword=voice.say("with-keyword", name=icon(noun.keyword, voice)) if noun.keyword else "",
        beside=voice.say("other-than", name=" ".join(noun.beside)) if noun.beside else "",
        cost=bounded("with-cost", noun.cost, voice, form) if noun.cost else "",
        power=bounded("with-power", noun.power, voice, form) if noun.power else "",
        mode="" if noun.mode is None else voice.say("in-rest" if noun.mode == REST else "in-active"),
        place="" if mine else places(noun, voice, at),
        **form,
    )


def kind_text(kind: Kind, noun: Noun, voice: Voice, form: dict[str, Any], bare: bool) -> str:
    colours = [voice.say("colour-" + colour, **form) for colour in kind.colours]
    colour = voice.joined("or", colours) if colours else ""
    if kind.every:
        colour = voice.say("multicolour", colours="/".join(colours), **form)
    elif kind.mono:
        colour = voice.say("mono", colours=colour, **form)
    names = voice.joined("or", [name_text(name, voice) for name in kind.names]) if kind.names else ""
    if kind.without:
        colour, names = (voice.say("non", word=word) if word else "" for word in (colour, names))
    if bare and adjective(kind):
        return colour
    word = "energy" if noun.zones == ("energy",) and owned(noun) else kind.type or "card"
    return voice.say("kind", colours=colour, names=names, noun=voice.say("noun-" + word, **form), **form)


def name_text(name: str, voice: Voice) -> str:
    """A name as it is; the few traits that the rules themselves name are translated."""
    message = "trait-" + re.sub(r"[^a-z0-9]+", "-", name[1:-1].lower())
    return voice.say(message) if name[0] == "《" and voice.knows(message) else name


def adjective(kind: Kind) -> bool:
    """Whether a kind is told by its colours alone."""
    return bool(kind.colours) and not kind.type and not kind.names


def of_kind(test: Test | None, voice: Voice, many: bool = False) -> str:
    """What a card is, without where: "red", or "a red <X> card" with an article."""
    noun = noun_of(Cards((), test))
    plain = noun._replace(kinds=(Kind(),)) == Noun(zones=()) and all(adjective(kind) for kind in noun.kinds)
    text = phrase(noun, voice, many, bare=plain)
    vowel = text.lstrip("<《{[")[:1].lower() in "aeiou"
    return voice.say("of-kind", kind=text, adjective=flag(plain), vowel=flag(vowel), **plural(2 if many else 1))


def plain_kind(test: Test | None, voice: Voice) -> str:
    """What a card is, without article."""
    return phrase(noun_of(Cards((), test)), voice, False)


def bounded(message: str, bounds: Bounds, voice: Voice, form: dict[str, Any]) -> str:
    least, most = bounds
    if least is not None and most is not None and least != most:
        return voice.say(message + "-between", least=str(least), most=str(most), **form)
    how = "exactly" if least == most else "most" if least is None else "least"
    return voice.say(message, n=str(most if least is None else least), how=how, **form)


def places(noun: Noun, voice: Voice, at: str) -> str:
    if noun.bound:
        return voice.say("among-them")
    return in_areas(noun.zones, noun.whose, voice, at) if noun.zones else ""


def in_areas(zones: tuple[str, ...], whose: str, voice: Voice, at: str = "in") -> str:
    names = [voice.say("area-" + zone, whose=whose if place == 0 else "none") for place, zone in enumerate(zones)]
    return voice.say("in-areas", areas=voice.joined("or", names), at=at)


def counted(n: str, noun: Noun, voice: Voice, up_to: bool = False) -> str:
    """So many cards, or up to so many."""
    mine, many = owned(noun), n != "1"
    return voice.say(
        "counted",
        n=n,
        upto=flag(up_to),
        owned=flag(mine),
        whose=noun.whose,
        cards=phrase(noun, voice, mine or many),
        exactly=phrase(noun, voice, many),
    )


def all_of(noun: Noun, voice: Voice) -> str:
    return voice.say("all", owned=flag(owned(noun)), whose=noun.whose, cards=phrase(noun, voice, True))


def several(what: Selection) -> bool:
    """Whether a text speaks of the cards in the plural."""
    match what:
        case Pick(size=Fixed(n)):
            return n > 1
        case This() | Every(Among()) | Every(Cards(("leader",))):
            return False
    return True


# Selections


@singledispatch
def selection(what: Selection, voice: Voice, role: str = "object") -> str:
    raise Unworded(what)


@selection.register
def _(what: This, voice: Voice, role: str = "object") -> str:
    return voice.say("this-card")


@selection.register
def _(what: Every, voice: Voice, role: str = "object") -> str:
    match what.among:
        case Among(name, None):
            return voice.say("bound-" + name, role=role)
        case Cards(("leader",), None, whose):
            return voice.say("the-leader", whose=whose)
        case TopOf(Fixed(n), whose):
            return voice.say("top-cards", n=str(n), whose=whose, **plural(n))
    return all_of(noun_of(what.among), voice)


@selection.register
def _(what: Pick, voice: Voice, role: str = "object") -> str:
    expect(what, by="actor", alike=False)
    noun = noun_of(what.among)
    match what.size:
        case Fixed(n):
            text = counted(str(n), noun, voice, what.up_to)
        case XOf(1):
            text = counted("X", noun, voice, what.up_to)
        case Count(among, 1, 1) if among == what.among and not what.up_to:
            text = all_of(noun, voice)
        case _:
            raise Unworded(what, f"of {what.size!r}")
    return voice.say("regardless", cards=text) if what.regardless else text


@selection.register
def _(what: Together, voice: Voice, role: str = "object") -> str:
    return voice.say("and", first=selection(what.first, voice, role), second=selection(what.second, voice, role))


# Amounts


def scaled(amount: Amount, voice: Voice) -> tuple[int, str]:
    """An amount as a number and what it is counted by."""
    match amount:
        case Fixed(n):
            return n, ""
        case XOf(factor):
            return factor, voice.say("times-x")
        case Count(among, factor, 1):
            noun = noun_of(among)
            form = {"owned": flag(owned(noun)), "whose": noun.whose}
            cards, exactly = phrase(noun, voice, owned(noun), "in"), phrase(noun, voice, False, "in")
            return factor, voice.say("for-each", cards=cards, exactly=exactly, **form)
    raise Unworded(amount)
