"""Phrases: cards with all that is said of them, how many and where. Selections and amounts in words."""

from __future__ import annotations

import re
from functools import singledispatch
from typing import Any

from pioche.games.dbs.areas import REST
from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import COLOURS
from pioche.games.dbs.choices import SomeOf
from pioche.games.dbs.effects import TopOf, XOf
from pioche.games.dbs.terms import Compared, Groups
from pioche.games.dbs.wording.keywords import icon
from pioche.games.dbs.wording.nouns import HOME, IN_PLAY, MODES, NUMBERS, OPEN_AREAS, Bounds, Kind, Noun, noun_of
from pioche.games.dbs.wording.voice import Voice, plural
from pioche.kernel.cards.query import YOU, Among, Cards, Count, Fixed, Is, Selector, Test
from pioche.kernel.cards.select import AtRandom, Every, Pick, Selection, This, Together
from pioche.kernel.cards.value import Amount
from pioche.kernel.wording.voice import Unworded, expect, flag

SORTS = {"<": "character", "《": "trait", "{": "card"}  # of names, by their brackets


def owned(noun: Noun) -> bool:
    """Whether a text says "of your battle cards" rather than "battle cards in your battle area"."""
    if noun.bound or noun.beneath or not noun.zones:
        return False
    types = {kind.type for kind in noun.kinds}
    if types == {""}:
        return noun.zones in (("energy",), IN_PLAY, MODES) or (bool(noun.role) and noun.zones == ("leader", "battle"))
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
        never=" ".join(voice.say("never", type=word) for word in noun.never),
        role=voice.say("role-" + noun.role, **form) if noun.role else "",
        markers=voice.say("with-markers", n=str(noun.markers), **plural(noun.markers)) if noun.markers else "",
        keyword=with_keywords(noun.keywords, voice),
        lacking=voice.say("without-keyword", name=icon(noun.lacking, voice)) if noun.lacking else "",
        plain=voice.say("without-keywords") if noun.plain else "",
        beside=voice.say("other-than", name=" ".join(noun.beside)) if noun.beside else "",
        numbers=" ".join(with_number(key, noun, voice, form) for key in NUMBERS if getattr(noun, key)),
        costs=voice.say("with-costs", costs=voice.joined("or", [str(n) for n in noun.costs]), **form)
        if noun.costs
        else "",
        compared=compared(noun.compared, voice, form) if noun.compared else "",
        including=" ".join(voice.say("including", name=name, sort=SORTS[name[0]], **form) for name in noun.including),
        copy=voice.say("other-than-copies") if noun.no_copy else "",
        mode="" if noun.mode is None else voice.say("in-rest" if noun.mode == REST else "in-active"),
        place="" if mine else places(noun, voice, at),
        **form,
    )


def with_keywords(names: tuple[str, ...], voice: Voice) -> str:
    """One of these keywords."""
    return voice.say("with-keyword", name=voice.joined("or", [icon(name, voice) for name in names])) if names else ""


def kind_text(kind: Kind, noun: Noun, voice: Voice, form: dict[str, Any], bare: bool) -> str:
    colours = [voice.say("colour-" + colour, **form) for colour in kind.colours]
    colour = voice.joined("or", colours) if colours else ""
    if kind.every:
        colour = voice.say("multicolour", colours="/".join(colours), **form)
    elif kind.mono:
        colour = voice.say("mono", colours=colour, **form)
    names = voice.joined("or", [name_text(name, voice, form) for name in kind.names]) if kind.names else ""
    names = voice.say("only-name", name=names) if kind.sole else names
    names = " ".join([names, *(name_text(name, voice, form) for name in kind.also)]).strip()
    if kind.without:
        colour, names = (voice.say("non", word=word) if word else "" for word in (colour, names))
    if bare and adjective(kind):
        return colour
    word = "energy" if noun.zones == ("energy",) and owned(noun) else kind.type or "card"
    text = voice.say("kind", colours=colour, names=names, noun=voice.say("noun-" + word, **form), **form)
    if kind.including:
        text = " ".join(
            [text, *(voice.say("including", name=name, sort=SORTS[name[0]], **form) for name in kind.including)]
        )
    if kind.power is None:
        return text
    return " ".join((text, bounded("with-power", kind.power, voice, {**form, "original": "no"})))


def name_text(name: str, voice: Voice, form: dict[str, Any]) -> str:
    """A name as it is; the few traits that the rules themselves name are translated, as are keywords and colours."""
    if name in COLOURS:
        return voice.say("colour-" + name, **form)
    if name[0] == "[":
        return icon(name[1:-1], voice)
    message = "trait-" + re.sub(r"[^a-z0-9]+", "-", name[1:-1].lower())
    return voice.say(message) if name[0] == "《" and voice.knows(message) else name


def adjective(kind: Kind) -> bool:
    """Whether a kind is told by its colours alone."""
    return bool(kind.colours) and not kind.type and not kind.names


def of_kind(test: Test | None, voice: Voice, many: bool = False, whole: bool = False) -> str:
    """What a card is, without where: "red" unless the `whole` noun is said, or "a red <X> card" with an article."""
    noun = noun_of(Cards((), test))
    plain = noun._replace(kinds=(Kind(),)) == Noun(zones=()) and all(adjective(kind) for kind in noun.kinds)
    plain = plain and not whole
    text = phrase(noun, voice, many, bare=plain)
    begins = text.lstrip("<《{[").lower()
    vowel = begins[:1] in "aeiou" and not begins.startswith("uni")
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


def with_number(key: str, noun: Noun, voice: Voice, form: dict[str, Any]) -> str:
    """A number by which cards are told apart: the one they have, or the one that is printed on them."""
    original = flag(key in noun.original)
    return bounded("with-" + key.replace("_", "-"), getattr(noun, key), voice, {**form, "original": original})


def compared(test: Compared, voice: Voice, form: dict[str, Any]) -> str:
    """A number of cards that is compared with something that is counted."""
    return voice.say("with-compared", key=test.key, how=test.how, amount=amount_text(test.amount, voice), **form)


def amount_text(amount: Amount, voice: Voice) -> str:
    """What is counted, as a noun: "your current energy", "your opponent's life"."""
    match amount:
        case Count(Cards((zone,), None, whose), 1, 1) if voice.knows("count-" + zone):
            return voice.say("count-" + zone, whose=whose)
        case Count(Cards() as among, 1, 1):
            noun = noun_of(among)
            cards = phrase(noun, voice, True, "in")
            return voice.say("count-cards", cards=cards, owned=flag(owned(noun)), whose=noun.whose)
    raise Unworded(amount)


def places(noun: Noun, voice: Voice, at: str) -> str:
    if noun.beneath:
        return voice.say("beneath", top=the(noun.beneath, voice))
    if noun.bound:
        return voice.say("among-them")
    return in_areas(noun.zones, noun.whose, voice, at) if noun.zones else ""


def the(top: Selector, voice: Voice) -> str:
    """Cards in play as one thing: this card, the Leader Card, the one meant by "it", or those of a name."""
    match top:
        case Myself():
            return voice.say("this-card")
        case Among(name, None):
            return voice.say("bound-" + name, role="object")
        case Cards(("leader",), None, whose):
            return voice.say("the-leader", whose=whose)
        case Cards(_, Is(name), "you"):
            return voice.say("your", name=name)
    return counted("1", noun_of(top), voice)


def in_areas(zones: tuple[str, ...], whose: str, voice: Voice, at: str = "in") -> str:
    if zones == OPEN_AREAS and whose == YOU:
        return voice.say("in-open-areas")
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
        case TopOf(Fixed(n), whose, bottom):
            return voice.say("top-cards", upto="no", n=str(n), whose=whose, bottom=flag(bottom), **plural(n))
        case Groups(parts):
            return voice.joined("and", [all_of(noun_of(part), voice) for part in parts])
    return all_of(noun_of(what.among), voice)


@selection.register
def _(what: Pick, voice: Voice, role: str = "object") -> str:
    expect(what, by="actor", alike=False)
    parts = what.among.parts if isinstance(what.among, Groups) else (what.among,)
    match parts, what.size:
        case (Cards() as first, Cards(("energy",), None, whose)), Fixed(n) if n > 1 and first.whose == whose:
            noun = noun_of(first)
            energy = voice.say("noun-energy", number="many")
            both = voice.say("or", first=phrase(noun, voice, True), second=energy)
            form = {"n": str(n), "upto": flag(what.up_to), "owned": flag(owned(noun)), "whose": whose}
            text = voice.say("counted", cards=both, exactly=both, **form)
            return voice.say("regardless", cards=text) if what.regardless else text
    texts = [picked(what, part, voice) for part in parts]
    every = isinstance(what.size, Count) and not what.up_to
    text = voice.joined("and" if every else "or", texts)
    return voice.say("regardless", cards=text) if what.regardless else text


@selection.register
def _(what: AtRandom, voice: Voice, role: str = "object") -> str:
    return voice.say("at-random", cards=counted("1", noun_of(what.among), voice))


def picked(what: Pick, among: Selector, voice: Voice) -> str:
    """So many of one group of cards."""
    match among:
        case Myself():
            return voice.say("this-card")
        case Among("that" | "attacker" as name, None) if what.size == Fixed(1):
            return voice.say("bound-" + name, role="object")
    noun = noun_of(among)
    least = what.least if isinstance(what, SomeOf) else 0
    if least and not (what.up_to and what.size == Fixed(least + 1)):
        raise Unworded(what, f"of {least} or more")
    match what.size:
        case Fixed(n) if least:
            return counted(voice.say("or", first=str(least), second=str(n)), noun, voice)
        case Fixed(n):
            return counted(str(n), noun, voice, what.up_to)
        case XOf(1):
            return counted("X", noun, voice, what.up_to)
        case Count(counting, 1, 1) if counting == what.among:
            return any_number(noun, voice) if what.up_to else all_of(noun, voice)
    raise Unworded(what, f"of {what.size!r}")


def any_number(noun: Noun, voice: Voice) -> str:
    return voice.say("any-number", owned=flag(owned(noun)), whose=noun.whose, cards=phrase(noun, voice, True))


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
        case Count(among, factor, group):
            noun = noun_of(among)
            form = {"owned": flag(owned(noun)), "whose": noun.whose, "group": str(group) if group > 1 else "one"}
            cards, exactly = phrase(noun, voice, owned(noun) or group > 1, "in"), phrase(noun, voice, group > 1, "in")
            return factor, voice.say("for-each", cards=cards, exactly=exactly, **form)
    raise Unworded(amount)
