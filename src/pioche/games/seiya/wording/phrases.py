"""Phrases: cards with all that is said of them, how many and where. Selections and amounts in words."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from pioche.games.seiya.acquire import COST
from pioche.games.seiya.verbs import Drawable
from pioche.games.seiya.wording.nouns import Noun, gender_of, noun_of
from pioche.games.seiya.wording.voice import Voice, key
from pioche.kernel.query import Among, Cards, Count, Fewer, Fixed, Not, Selector, Test, Top, Valued
from pioche.kernel.select import Every, Pick, Selection, This, Together
from pioche.kernel.text import plain
from pioche.kernel.value import Amount
from pioche.kernel.wording.voice import Unworded, flag

PILES = frozenset({"hand", "draw", "discard"})  # taken as a whole, they are named as such
MINE = frozenset({"deck", "play"})  # cards speak of nobody else's
STATES = frozenset({"wounded", "destroyed", "aside"})  # said by an adjective


def phrase(noun: Noun, voice: Voice, many: bool, whose: str, at: str = "from") -> str:
    """The noun with all that is said of it, but without article."""
    form: dict[str, Any] = {"number": "many" if many else "one", "gender": gender_of(noun, voice)}
    state, place = where(noun, voice, whose, at, form)
    return voice.say(
        "noun-phrase",
        noun=noun.name if noun.name and not noun.unique() else voice.say("noun-" + key(noun.word), **form),
        name=noun.name if noun.unique() else "",
        other=voice.say("other", **form) if noun.other else "",
        alike=voice.say("alike", **form) if noun.alike else "",
        ranks=voice.joined("or", [voice.say("rank-" + rank, **form) for rank in noun.ranks]) if noun.ranks else "",
        step=voice.say("step-" + noun.step) if noun.step else "",
        state=state,
        excepted=voice.say("excepted", name=noun.excepted) if noun.excepted else "",
        value=valued(noun.value, voice) if noun.value else "",
        relation=voice.say("relation-" + noun.relation, **form) if noun.relation else "",
        place=place,
        note=" ".join(voice.say("note-" + note, **form) for note in noun.notes),
    )


def valued(test: Test, voice: Voice) -> str:
    if isinstance(test, Not):
        return voice.say("without-value", value=value_name(test.test, voice))
    return voice.say("with-value", value=value_name(test, voice))


def value_name(test: Test, voice: Voice) -> str:
    assert isinstance(test, Valued)
    return voice.say("value-" + test.key)


def where(noun: Noun, voice: Voice, whose: str, at: str, form: dict[str, Any]) -> tuple[str, str]:
    """Where the cards are: an adjective, and a place. Whatever stands beside a card is in play: no need to say so."""
    if whose not in ("you", "they") and not MINE.isdisjoint(noun.zones):
        raise Unworded(noun, f"in {noun.zones} of {whose}")
    if noun.relation:
        return "", ""
    if len(noun.zones) > 1:
        places = [voice.say("place-" + zone, whose=whose, at=at, **form) for zone in noun.zones]
        return "", voice.joined("or", places)
    state = "".join(voice.say("state-" + zone, **form) for zone in noun.zones if zone in STATES)
    return state, "".join(voice.say("place-" + zone, whose=whose, at=at, **form) for zone in noun.zones)


def counted(how: str, noun: Noun, voice: Voice, at: str = "from", n: int = 1) -> str:
    """The noun behind an article or a number; a possessive takes its place with one's own cards."""
    owned = noun.owned(voice)
    many = n > 1 or how in ("all", "plural") or (owned and how in ("a", "per"))
    whose = voice.whose(noun.whose, many or how == "per")
    text = phrase(noun, voice, many, whose, at)
    return voice.say(
        how + ("-yours" if owned else ""),
        phrase=text,
        n=n,
        gender=gender_of(noun, voice),
        other=flag(noun.other),
        vowel=flag(plain(text[0]) in "aeiou"),
        who=whose,
    )


# Selections


@singledispatch
def selection(what: Selection, voice: Voice, at: str = "from") -> str:
    raise Unworded(what)


@selection.register
def _(what: This, voice: Voice, at: str = "from") -> str:
    return voice.say("this-card")


@selection.register
def _(what: Together, voice: Voice, at: str = "from") -> str:
    return voice.say("and", first=selection(what.first, voice, at), second=selection(what.second, voice, at))


@selection.register
def _(what: Every, voice: Voice, at: str = "from") -> str:
    return everything(what.among, voice, at)


@singledispatch
def everything(among: Selector, voice: Voice, at: str = "from") -> str:
    return counted("all", noun_of(among, voice), voice, at)


@everything.register
def _(among: Cards, voice: Voice, at: str = "from") -> str:
    whose = voice.whose(among.whose, True)
    if among.test is None and len(among.zones) == 1 and among.zones[0] in PILES and whose in ("you", "they"):
        return voice.say("zone-" + among.zones[0], whose=whose)
    return counted("all", noun_of(among, voice), voice, at)


@everything.register
def _(among: Among, voice: Voice, at: str = "from") -> str:
    if among == Among("first"):
        return voice.say("the-rest")
    return counted("all", noun_of(among, voice), voice, at)


@everything.register
def _(among: Top, voice: Voice, at: str = "from") -> str:
    return voice.say("top", n=among.size, pile=voice.say("place-" + among.zone, whose="you", at="of"))


@selection.register
def _(what: Pick, voice: Voice, at: str = "from") -> str:
    if what.by not in ("actor", "you"):
        raise Unworded(what, f"by {what.by}")
    noun = noun_of(what.among, voice)
    noun.alike = what.alike
    match what.size:
        case Fewer(first, most) if first == Count(what.among):
            return voice.say("all-but-at-most", all=counted("all", noun, voice, at), most=limit(most, voice))
        case Fixed(n):
            return counted("a" if n == 1 else "n", noun, voice, at, n)
    raise Unworded(what, f"of {what.size!r}")


# Amounts


@singledispatch
def limit(amount: Amount, voice: Voice) -> str:
    """An amount as the bound of another."""
    raise Unworded(amount, "as a limit")


@limit.register
def _(amount: Drawable, voice: Voice) -> str:
    return voice.say("drawable")


@singledispatch
def scaled(amount: Amount, voice: Voice) -> tuple[int, str]:
    """An amount as a number and what it is counted by."""
    raise Unworded(amount)


@scaled.register
def _(amount: Fixed, voice: Voice) -> tuple[int, str]:
    return amount.number, ""


@scaled.register
def _(amount: Count, voice: Voice) -> tuple[int, str]:
    noun = noun_of(amount.among, voice)
    if amount.group == 1:
        return amount.factor, counted("per", noun, voice, "in")
    return amount.factor, voice.say("per-group", what=counted("n", noun, voice, "in", amount.group))


def cards(amount: Amount, voice: Voice) -> str:
    """So many cards."""
    if amount == Count(Among("first")):
        return voice.say("as-many-cards")
    n, per = scaled(amount, voice)
    return voice.say("so-many-cards", n=n, per=per)


def values(keys: tuple[str, ...], n: int, voice: Voice) -> str:
    """So much of each of these values, or costs."""
    costs = {cost: value for value, cost in COST.items()}
    sign = "cost" if all(name in costs for name in keys) else "more" if n >= 0 else "less"
    texts = [voice.say("amount-" + sign, n=abs(n), value=voice.say("value-" + costs.get(name, name))) for name in keys]
    return voice.joined("and", texts)
