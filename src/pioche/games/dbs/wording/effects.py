"""Effects in words: what a skill makes happen, clause by clause."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from msgspec import Struct

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.effects import (
    AnotherTurn,
    Chosen,
    Create,
    Draw,
    Flip,
    Inflict,
    Look,
    Mill,
    Shuffle,
    TopOf,
    UpTo,
    Win,
    XOf,
)
from pioche.games.dbs.negate import NegateAttack, NegateBlocker, NegateCounter, NegatePlay, NegateSkill
from pioche.games.dbs.verbs import (
    Combo,
    Drop,
    Gain,
    GiveControl,
    Ko,
    Markers,
    Play,
    Remove,
    Rest,
    Stand,
    TakeControl,
    ToDeck,
    ToEnergy,
    ToHand,
    ToLife,
    ToWarp,
    Under,
)
from pioche.games.dbs.wording.conditions import condition
from pioche.games.dbs.wording.keywords import icon
from pioche.games.dbs.wording.phrases import scaled, selection, several
from pioche.games.dbs.wording.voice import Voice, plural
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Seq
from pioche.kernel.cards.query import Among, Cards, Count, Fixed, IsBound
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import Every, Pick, Selection, This
from pioche.kernel.cards.value import Amount, Effect
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Choose, Until
from pioche.kernel.wording.voice import Unworded, capital, expect, flag

IT = Every(Among("it"))
LOOKED = Every(Among("looked"))


class Sentences(Struct):
    """A text that grows: clauses of one sentence, then the next sentence."""

    done: list[str]
    now: list[str]

    def end(self, voice: Voice) -> None:
        if self.now:
            self.done.append(voice.joined("then", self.now))
            self.now = []


def paragraph(effect: Effect, voice: Voice) -> str:
    """An effect as whole sentences; a list of choices ends with its last one."""
    text = told(effect, voice)
    return text if isinstance(flat(effect)[-1], OneOf) else text + voice.say("stop")


def told_all(effects: tuple[Effect, ...], voice: Voice) -> str:
    return told(effects[0] if len(effects) == 1 else Seq(effects), voice)


def told(effect: Effect, voice: Voice) -> str:
    """An effect as sentences, without the full stop behind the last one."""
    parts = flat(effect)
    text = Sentences([], [])
    place = 0
    while place < len(parts):
        part = parts[place]
        following = parts[place + 1] if place + 1 < len(parts) else None
        if isinstance(part, Until) and isinstance(following, Gain) and same_cards(part, following):
            text.now.append(gets(part.what, part, following, voice))
            place += 1
        elif isinstance(part, If | Do | OneOf | Each):  # a sentence of its own
            text.end(voice)
            text.now.append(clause(part, voice))
            text.end(voice)
        else:
            text.now.append(clause(part, voice))
        if isinstance(part, Verb) and isinstance(part.what, Pick):
            voice = voice.but(many=several(part.what), chosen=True)
        place += 1
    text.end(voice)
    first, *rest = text.done
    for sentence in rest:
        first = voice.say("next-sentence", first=first, second=capital(sentence))
    return first


def flat(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect, those of a part of it included."""
    return tuple(inner for part in effect.parts for inner in flat(part)) if isinstance(effect, Seq) else (effect,)


def same_cards(first: Until, second: Gain) -> bool:
    again: Selection = IT if isinstance(first.what, Pick) else first.what
    return second.what == again and first.ends == second.ends and is_number(first)


@singledispatch
def clause(effect: Effect, voice: Voice) -> str:
    """An effect as one clause, in the mood of the voice."""
    raise Unworded(effect)


def on_cards(message: str, what: Selection, voice: Voice, first: bool = False, **values: Any) -> str:
    """A verb and its cards; chosen ones as each language likes it best: chosen first, or named by the verb.

    Where the verb could not well name them, `first` says that they are chosen first in any case.
    """
    cards = selection(what, voice)
    if not isinstance(what, Pick):
        if what == This() and voice.at:
            cards = voice.say("this-from", area=voice.say("area-" + voice.at, whose="you"))
        many = several(what) or (what == IT and voice.many) or what == LOOKED
        return voice.say(message, what=cards, owners="many" if many else "one", **values)
    then = voice.but(many=several(what), chosen=True)
    form = {"owners": "many" if then.many else "one", **values}
    return voice.say(
        "picked-first" if first else "picked",
        what=cards,
        does=then.say(message, what=then.say("bound-it", role="object"), **form),
        direct=voice.say(message, what=cards, **form),
    )


def about(message: str, what: Selection, voice: Voice, **values: Any) -> str:
    """A sentence about cards, which are its subject."""
    many = several(what) or (what == IT and voice.many)
    if not isinstance(what, Pick):
        return voice.but(many=many).say(message, what=selection(what, voice, "subject"), **values)
    then = voice.but(many=many, chosen=True)
    does = then.say(message, what=then.say("bound-it", role="subject"), **values)
    return voice.say("picked-about", what=selection(what, voice), does=does)


# Verbs


@clause.register(Ko)
@clause.register(ToWarp)
@clause.register(ToLife)
@clause.register(Remove)
@clause.register(Rest)
@clause.register(Stand)
@clause.register(Combo)
def _(effect: Any, voice: Voice) -> str:
    return on_cards("do-" + effect.verb, effect.what, voice)


@clause.register
def _(effect: TakeControl, voice: Voice) -> str:
    return on_cards("do-take-control", effect.what, voice, first=True)


@clause.register
def _(effect: GiveControl, voice: Voice) -> str:
    return on_cards("do-give-control", effect.what, voice, first=True)


@clause.register
def _(effect: Drop, voice: Voice) -> str:
    return on_cards("do-drop", effect.what, voice, alone=flag(effect.alone))


@clause.register
def _(effect: ToHand, voice: Voice) -> str:
    """Cards in play are returned, others are added."""
    return on_cards("do-return" if in_play(effect.what) else "do-add", effect.what, voice)


def in_play(what: Selection) -> bool:
    match what:
        case This():
            return True
        case Pick(among=Cards(zones)) | Every(Cards(zones)):
            return not {"battle", "combo", "unison", "energy"}.isdisjoint(zones)
    return False


@clause.register
def _(effect: ToDeck, voice: Voice) -> str:
    return on_cards("do-to-deck-" + effect.to, effect.what, voice)


@clause.register
def _(effect: ToEnergy, voice: Voice) -> str:
    return on_cards("do-to-energy", effect.what, voice, rested=flag(effect.rested))


@clause.register
def _(effect: Play, voice: Voice) -> str:
    if effect.onto not in (None, Myself()):
        raise Unworded(effect, f"onto {effect.onto!r}")
    onto, active = flag(effect.onto), flag(effect.active)
    return on_cards("do-play", effect.what, voice, rested=flag(effect.rested), onto=onto, active=active)


@clause.register
def _(effect: Under, voice: Voice) -> str:
    expect(effect, top=Myself())
    return on_cards("do-under", effect.what, voice)


@clause.register
def _(effect: Markers, voice: Voice) -> str:
    n = abs(effect.by)
    message = "do-add-markers" if effect.by > 0 else "do-remove-markers"
    return on_cards(message, effect.what, voice, first=True, n=str(n), **plural(n))


@clause.register
def _(effect: Choose, voice: Voice) -> str:
    return voice.say("do-choose", what=selection(effect.what, voice))


# What cards get


def is_number(effect: Until) -> bool:
    return all(isinstance(rule, Number) and rule == Number(rule.keys, rule.by, IsBound("it")) for rule in effect.rules)


@clause.register
def _(effect: Gain, voice: Voice) -> str:
    return gets(effect.what, None, effect, voice)


def gets(what: Selection, numbers: Until | None, skills: Gain | None, voice: Voice) -> str:
    """Cards get numbers and skills for a time."""
    things, each = [], ""
    for rule in numbers.rules if numbers else ():
        assert isinstance(rule, Number)
        by, per = scaled(rule.by, voice)
        each = each or per
        things.append(voice.say("more-" + rule.keys[0], n=f"{by:+}"))
    things += [icon(skill.keyword, voice) for skill in (skills.skills if skills else ())]
    ends = (numbers or skills or Until((), what)).ends
    form = {"things": voice.joined("and", things), "less": less(things), "each": each}
    form["ends"] = voice.say("until-" + ends)
    if not isinstance(what, Pick):
        number = "many" if several(what) or (what == IT and voice.many) else "one"
        return voice.say("gets", what=selection(what, voice, "subject"), number=number, **form)
    then = voice.but(many=several(what), chosen=True)
    does = then.say("gets", what=then.say("bound-it", role="subject"), **form)
    return then.say("picked-gets", what=selection(what, voice), does=does, **form)


def less(things: list[str]) -> str:
    """Whether cards get nothing but numbers below zero."""
    return flag(all(thing.startswith("-") for thing in things))


# Without choosing cards


def amount(size: Amount, voice: Voice) -> dict[str, str]:
    """So many, as messages select it; as many as were chosen before is said by "up to"."""
    match size:
        case XOf(1):
            return {"n": "X", "each": "", "number": "many"}
        case Count(Among("it"), 1, 1):
            return {"n": voice.say("as-many"), "each": "", "number": "many"}
    n, each = scaled(size, voice)
    return {"n": str(n), "each": each, **plural(n)}


@clause.register
def _(effect: Draw, voice: Voice) -> str:
    return voice.say("do-draw", upto=flag(effect.up_to), **amount(effect.size, voice))


@clause.register
def _(effect: Mill, voice: Voice) -> str:
    return voice.say("do-mill", upto="no", **amount(effect.size, voice))


@clause.register
def _(effect: Inflict, voice: Voice) -> str:
    if effect.whose not in ("you", "opponents"):
        raise Unworded(effect, f"to {effect.whose}")
    return voice.say("do-inflict", whose=effect.whose, **amount(effect.size, voice))


@clause.register
def _(effect: UpTo, voice: Voice) -> str:
    expect(effect, least=0)
    match effect.effect:
        case Mill(Chosen()):
            return voice.say("do-mill", upto="yes", **amount(effect.most, voice))
        case Draw(Chosen()):
            return voice.say("do-draw", upto="yes", **amount(effect.most, voice))
        case Look(TopOf(Chosen(), whose), then, shown):
            looks = voice.say("do-look", upto="yes", whose=whose, shown=flag(shown), **amount(effect.most, voice))
            return voice.say("next-clause", first=looks, second=told(then, voice))
    raise Unworded(effect)


@clause.register
def _(effect: Look, voice: Voice) -> str:
    match effect.among:
        case TopOf(size, whose):
            looks = voice.say("do-look", upto="no", whose=whose, shown=flag(effect.all), **amount(size, voice))
            voice = voice.but(looked="one" if size == Fixed(1) else "many")
        case Cards((zone,), None, whose):
            looks = voice.say("do-look-area", area=voice.say("area-" + zone, whose=whose), shown=flag(effect.all))
        case _:
            raise Unworded(effect)
    return voice.say("next-clause", first=looks, second=told(effect.then, voice))


@clause.register
def _(effect: Shuffle, voice: Voice) -> str:
    return voice.say("do-shuffle", area=voice.say("area-" + effect.area, whose=effect.whose))


@clause.register
def _(effect: Create, voice: Voice) -> str:
    from pioche.games.dbs.cards import ALL

    name = next((card.name for card in ALL if card.slug == effect.token), effect.token)
    return voice.say("do-create", name=name, rested=flag(effect.rested))


@clause.register
def _(effect: NegatePlay, voice: Voice) -> str:
    return voice.say("do-negate-play", to=effect.to)


@clause.register(Flip)
@clause.register(NegateAttack)
@clause.register(NegateSkill)
@clause.register(NegateCounter)
@clause.register(NegateBlocker)
@clause.register(AnotherTurn)
def _(effect: Any, voice: Voice) -> str:
    return voice.say("do-" + type(effect).__name__.lower())


@clause.register
def _(effect: Win, voice: Voice) -> str:
    return voice.say("do-win", who=effect.who)


# Constructs


@clause.register
def _(effect: If, voice: Voice) -> str:
    return voice.say("if", condition=condition(effect.condition, voice), then=told(effect.effect, voice))


@clause.register
def _(effect: Do, voice: Voice) -> str:
    """May, if you do, if not: whoever is asked."""
    if effect.by not in ("actor", "opponents") or (effect.by == "opponents" and not effect.may):
        raise Unworded(effect, f"by {effect.by}")
    who = "they" if voice.mood == "third" or effect.by == "opponents" else "you"
    text = told(effect.first, voice.but(mood="infinitive") if effect.may else voice)
    if effect.may:
        text = voice.say("may", does=text, who=who, named=flag(voice.mood == "third"))
    if effect.then:
        text = voice.say("if-done", first=text, second=told(effect.then, voice), who=who)
    if effect.otherwise:
        text = voice.say("if-not", first=text, second=told(effect.otherwise, voice), who=who)
    return text


@clause.register
def _(effect: Each, voice: Voice) -> str:
    return voice.say("others-do", who=effect.who, does=told(effect.effect, voice.but(mood="third")))


@clause.register
def _(effect: OneOf, voice: Voice) -> str:
    options = [voice.say("option", text=capital(paragraph(option, voice))) for option in effect.options]
    return "\n".join([voice.say("choose-one", n=str(effect.size), **plural(effect.size)), *options])
