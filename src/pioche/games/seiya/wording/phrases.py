"""Phrases: cards with all that is said of them, how many and where. Selections and amounts in words."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from msgspec.structs import replace

from pioche.games.seiya.acquire import COST
from pioche.games.seiya.card import RELIC_TYPE
from pioche.games.seiya.enfers import FromElysion, Graded
from pioche.games.seiya.facing import FacedBy
from pioche.games.seiya.scoring import Most, Plus
from pioche.games.seiya.souls import Souls
from pioche.games.seiya.spaces import ELYSION, GATE
from pioche.games.seiya.terms import (
    Above,
    Acquirable,
    Asked,
    Beyond,
    Counter,
    Faces,
    LastToFirst,
    NextTo,
    Oneself,
    Paid,
    Players,
    Product,
    SameHero,
    Spent,
    Tokens,
    Worth,
)
from pioche.games.seiya.verbs import Drawable
from pioche.games.seiya.vocabulary import TRANSCENDED
from pioche.games.seiya.wording.names import name_of
from pioche.games.seiya.wording.nouns import Noun, gender_of, noun_of
from pioche.games.seiya.wording.voice import Voice, key
from pioche.kernel.cards.query import (
    Among,
    Between,
    Cards,
    Count,
    Fewer,
    Fixed,
    IsBound,
    IsSource,
    Not,
    Selector,
    Test,
    Top,
    Valued,
)
from pioche.kernel.cards.select import AtRandom, Every, Pick, Selection, This, Together
from pioche.kernel.cards.value import Amount
from pioche.kernel.wording.text import plain
from pioche.kernel.wording.voice import Unworded, flag

PILES = frozenset({"hand", "draw", "discard"})  # taken as a whole, they are named as such
MINE = frozenset({"deck", "play", "neant", "own-houses"})  # cards speak of nobody else's
TOLD = frozenset({"fighters", "used", "entrave", "neant"})  # said at length, after all else
STATES = frozenset({"wounded", "frozen", "marked", "destroyed", "aside"})  # said by an adjective


def phrase(noun: Noun, voice: Voice, many: bool, whose: str, at: str = "from", link: str = "or") -> str:
    """The noun with all that is said of it, but without article; places are linked by "or", or by "and"."""
    form: dict[str, Any] = {"number": "many" if many else "one", "gender": gender_of(noun, voice)}
    state, place = where(noun, voice, whose, at, form, link)
    value = voice.joined("and", [valued(test, voice) for test in noun.values]) if noun.values else ""
    graded = any(isinstance(test, Graded) for test in noun.values)
    before = bool(noun.relation) or graded or not TOLD.isdisjoint(noun.zones)
    return voice.say(
        "noun-phrase",
        noun=named(noun, voice, form),
        name=name_of(noun.name, voice.lang) if noun.unique() else "",
        other=voice.say("other", **form) if noun.other else "",
        alike=voice.say("alike", **form) if noun.alike else "",
        ranks=voice.joined("or", [voice.say("rank-" + rank, **form) for rank in noun.ranks]) if noun.ranks else "",
        step=voice.say("step-" + noun.step) if noun.step else "",
        state=state,
        excepted=voice.say("excepted", name=name_of(noun.excepted, voice.lang)) if noun.excepted else "",
        value=value if before else "",
        trait="" if before else value,
        relation=voice.say("relation-" + noun.relation, **form) if noun.relation else "",
        place=place,
        note=" ".join([*(voice.say("note-" + note, **form) for note in noun.notes), linked(noun.link, voice, form)]),
    )


def named(noun: Noun, voice: Voice, form: dict[str, Any]) -> str:
    if not noun.name or noun.unique():
        return voice.say("noun-" + key(noun.word), **form)
    return voice.say("transcended", name=noun.name, **form) if noun.word == TRANSCENDED.word else noun.name


def linked(test: Test | FacedBy | None, voice: Voice, form: dict[str, Any]) -> str:
    """How the cards stand to others that pass a test."""
    match test:
        case None:
            return ""
        case Faces(IsBound("it")):
            return voice.say("link-faces-it", **form)
        case Faces(of):
            return voice.say("link-faces", what=counted("a", noun_of(of, voice), voice), **form)
        case SameHero(Among("first")):
            return voice.say("link-same-hero")
        case SameHero(among):
            return voice.say("link-same-hero-as", what=counted("a", noun_of(among, voice), voice))
        case FacedBy(of, least):
            return voice.say(
                "link-faced-by", what=counted("n", noun_of(Cards(("play",), of), voice), voice, "in", least)
            )
        case NextTo(IsSource()):
            return voice.say("link-next-to-this", **form)
        case NextTo(of):
            return voice.say("link-next-to", what=counted("a", noun_of(of, voice), voice), **form)
    raise Unworded(test)


def valued(test: Test, voice: Voice) -> str:
    match test:
        case Not(Valued(key)):
            return voice.say("without-value", value=voice.say("value-" + key))
        case Valued(key):
            return voice.say("with-value", value=voice.say("value-" + key))
        case Not(Acquirable(kind)):
            return voice.say("without-cost", value=voice.say("value-" + kind))
        case Acquirable(kind):
            return voice.say("with-cost", value=voice.say("value-" + kind))
        case Paid(least):
            return voice.say("paid", least=least)
        case Between(key, least, most) | Worth(key, least, most):
            if isinstance(test, Worth) and not least:
                least = None
            span = "exactly" if least == most else "least" if most is None else "most" if least is None else "between"
            return voice.say("span-" + span, least=least or 0, most=most or 0, value=voice.say("value-" + key))
        case Graded(None, least):
            return voice.say("graded-least", n=least)
        case Graded(most, 0):
            return voice.say("graded", n=most)
    raise Unworded(test)


def where(noun: Noun, voice: Voice, whose: str, at: str, form: dict[str, Any], link: str = "or") -> tuple[str, str]:
    """Where the cards are: an adjective, and a place. Whatever faces a card or stands beside one is in play."""
    others = ("any", "all") if noun.relation == "facing" else () if "neant" in noun.zones else ("active",)
    if whose not in ("you", "they", *others) and not MINE.isdisjoint(noun.zones):
        raise Unworded(noun, f"in {noun.zones} of {whose}")
    if noun.relation or (isinstance(noun.link, Faces) and noun.zones == ("play",)):
        return "", ""
    if noun.zones == ("relics",) and (noun.name or noun.word != RELIC_TYPE):
        raise Unworded(noun, "among Relics")
    if len(noun.zones) > 1:
        zones = ["relics-too" if zone == "relics" else zone for zone in noun.zones]
        places = [voice.say("place-" + zone, whose=whose, at=at, **form) for zone in zones]
        return "", voice.joined(link, places)
    state = "".join(voice.say("state-" + zone, **form) for zone in noun.zones if zone in STATES)
    return state, "".join(voice.say("place-" + zone, whose=whose, at=at, **form) for zone in noun.zones)


def counted(how: str, noun: Noun, voice: Voice, at: str = "from", n: int = 1) -> str:
    """The noun behind an article or a number; a possessive takes its place with one's own cards."""
    if noun.options:
        *first, last = noun.options
        first = [option if option.zones != last.zones else bare(option) for option in first]
        texts = [counted(how, option, voice, at, n) for option in (*first, last)]
        return voice.joined("or" if how in ("a", "n", "at-least", "no", "any", "the") else "and", texts)
    owned = noun.owned(voice)
    if how == "a" and owned and noun.sole():
        how = "the"
    many = n > 1 or how in ("all", "plural", "these") or (owned and how in ("a", "per", "each", "no"))
    whose = voice.whose(noun.whose, many or how == "per")
    text = phrase(noun, voice, many, whose, at, "and" if how == "all" else "or")
    return voice.say(
        how + ("-yours" if owned else ""),
        phrase=text,
        n=n,
        gender=gender_of(noun, voice),
        other=flag(noun.other),
        vowel=flag(plain(text[0]) in "aeiou"),
        who=whose,
    )


def bare(noun: Noun) -> Noun:
    """Without what the last of several sorts of cards says for all."""
    return Noun(noun.word, noun.name, noun.ranks)


# Selections


@singledispatch
def selection(what: Selection, voice: Voice, at: str = "from") -> str:
    raise Unworded(what)


@selection.register
def _(what: This, voice: Voice, at: str = "from") -> str:
    return voice.say("this-card")


@selection.register
def _(what: Together, voice: Voice, at: str = "from") -> str:
    first = [what.first.first, what.first.second] if isinstance(what.first, Together) else [what.first]
    return voice.joined("and", [selection(part, voice, at) for part in (*first, what.second)])


@selection.register
def _(what: LastToFirst, voice: Voice, at: str = "from") -> str:
    return voice.say("last-to-first")


@selection.register
def _(what: Every, voice: Voice, at: str = "from") -> str:
    return everything(what.among, voice, at)


@selection.register
def _(what: AtRandom, voice: Voice, at: str = "from") -> str:
    return voice.say("at-random", what=counted("a", noun_of(what.among, voice), voice, at))


@singledispatch
def everything(among: Selector, voice: Voice, at: str = "from") -> str:
    return counted("all", noun_of(among, voice), voice, at)


@everything.register
def _(among: Cards, voice: Voice, at: str = "from") -> str:
    whose = voice.whose(among.whose, True)
    if among.test is None and len(among.zones) == 1:
        (zone,) = among.zones
        if zone in ("armour", "veiled") or (zone in PILES and whose in ("you", "they")):
            return voice.say("zone-" + zone, whose=whose)
    return counted("all", noun_of(among, voice), voice, at)


@everything.register
def _(among: Among, voice: Voice, at: str = "from") -> str:
    if among == Among("first"):
        return voice.say("revealed-card" if voice.revealed else "the-rest")
    if among in (Among("it"), Among("now")):
        return voice.say("this-card" if voice.itself else "that-card")
    return counted("all", noun_of(among, voice), voice, at)


@everything.register
def _(among: Top, voice: Voice, at: str = "from") -> str:
    if among.test is not None:
        if among.size > 1:
            raise Unworded(among, f"{among.size} at once")
        sort = counted("a", noun_of(among.test, voice), voice)
        return voice.say("top-if", top=everything(replace(among, test=None), voice), what=sort)
    whose = voice.whose(among.whose, False)
    return voice.say("top", n=among.size, pile=voice.say("place-" + among.zone, whose=whose, at="of"))


@everything.register
def _(among: Above, voice: Voice, at: str = "from") -> str:
    pile = voice.say("place-" + among.zone, whose="you", at="of")
    return voice.say("above", pile=pile, what=counted("a", noun_of(among.of, voice), voice))


@everything.register
def _(among: Oneself, voice: Voice, at: str = "from") -> str:
    return voice.say("this-card")


@selection.register
def _(what: Pick, voice: Voice, at: str = "from") -> str:
    if what.by not in ("actor", "you"):
        raise Unworded(what, f"by {what.by}")
    noun = noun_of(what.among, voice)
    for part in (noun, *noun.options):
        part.alike = what.alike
    match what.size:
        case size if what.up_to:
            if size == Count(what.among):
                return voice.say("any-number", what=counted("plural", noun, voice, at), gender=gender_of(noun, voice))
            if isinstance(size, Fixed):
                how = "n" if size.number > 1 else "a"
                return voice.say("up-to", what=counted(how, noun, voice, at, size.number), n=size.number)
        case Fewer(first, most) if first == Count(what.among):
            return voice.say("all-but-at-most", all=counted("all", noun, voice, at), most=limit(most, voice))
        case Beyond(first, left) if first == Count(what.among):
            return voice.say(
                "until-left", what=counted("plural", noun, voice, at), n=left, gender=gender_of(noun, voice)
            )
        case Fixed(1) if what.among == Among("first") and not what.alike:
            return voice.say("one-of-these", gender=gender_of(noun, voice))
        case Fixed(n) | Asked("heroes", n):
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


@scaled.register
def _(amount: Counter, voice: Voice) -> tuple[int, str]:
    return amount.factor, voice.say("per-counter-" + amount.name)


@scaled.register
def _(amount: Spent, voice: Voice) -> tuple[int, str]:
    return amount.factor, voice.say("per-spent-token")


@scaled.register
def _(amount: FromElysion, voice: Voice) -> tuple[int, str]:
    return 1, voice.say("per-slot-from-elysion", n=GATE - ELYSION)


@scaled.register
def _(amount: Beyond, voice: Voice) -> tuple[int, str]:
    n, per = scaled(amount.amount, voice)
    return n, voice.say("beyond", per=per, n=amount.most)


@scaled.register
def _(amount: Souls, voice: Voice) -> tuple[int, str]:
    return 1, voice.say("per-soul")


@scaled.register
def _(amount: Players, voice: Voice) -> tuple[int, str]:
    return 1, voice.say("per-player")


@scaled.register
def _(amount: Most, voice: Voice) -> tuple[int, str]:
    noun = noun_of(amount.among, voice)
    noun.free = True
    if noun.whose == "you":  # it is counted for whoever does it
        noun.whose = "actor"
    return amount.amount, voice.say("if-most", what=counted("plural", noun, voice, "within"))


@scaled.register
def _(amount: Product, voice: Voice) -> tuple[int, str]:
    (first, one), (second, other) = scaled(amount.first, voice), scaled(amount.second, voice)
    return first * second, f"{other} {one}"


@scaled.register
def _(amount: Tokens, voice: Voice) -> tuple[int, str]:
    return 1, voice.say("per-token")


def cards(amount: Amount, voice: Voice) -> str:
    """So many cards."""
    as_many = Count(Among("first"))
    if amount == as_many:
        return voice.say("as-many-cards")
    match amount:
        case Plus(first, Fixed(more)) if first == as_many:
            return voice.say("as-many-cards-and", n=more)
    n, per = scaled(amount, voice)
    return voice.say("so-many-cards", n=n, per=per)


def values(keys: tuple[str, ...], n: int, voice: Voice, link: str = "and") -> str:
    """So much of each of these values, or costs."""
    costs = {cost: value for value, cost in COST.items()}
    sign = "cost" if all(name in costs for name in keys) else "more" if n >= 0 else "less"
    texts = [voice.say("amount-" + sign, n=abs(n), value=voice.say("value-" + costs.get(name, name))) for name in keys]
    return voice.joined(link, texts)
