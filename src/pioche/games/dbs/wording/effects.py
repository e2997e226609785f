"""Effects in words: what a skill makes happen, clause by clause."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from msgspec import Struct

from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Mill, UpTo, Whether
from pioche.games.dbs.gather import Differing, Summing
from pioche.games.dbs.verbs import (
    Gain,
    Play,
    ToDeck,
    ToHand,
    Under,
)
from pioche.games.dbs.wording.conditions import condition
from pioche.games.dbs.wording.keywords import icon
from pioche.games.dbs.wording.nouns import noun_of
from pioche.games.dbs.wording.phrases import scaled, selection, several
from pioche.games.dbs.wording.voice import Voice, plural
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Seq
from pioche.kernel.cards.query import Among, Fixed, IsBound
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import Every, Pick, Selection, This
from pioche.kernel.cards.value import Effect, walk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Choose, Until
from pioche.kernel.wording.voice import Unworded, capital, flag

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
    return text if ends_in_list(effect) else text + voice.say("stop")


def ends_in_list(effect: Effect) -> bool:
    """Whether the last thing that is said is a list of choices."""
    last = flat(effect)[-1]
    match last:
        case Do(then=Effect() as then, otherwise=None):
            return ends_in_list(then)
        case If(effect=inner):
            return ends_in_list(inner)
    return listed(last)


def listed(effect: Effect) -> bool:
    """Whether an effect is said as a list of choices."""
    match effect:
        case OneOf((ToDeck(what, "top"), ToDeck(other, "bottom")) | (Play(what), ToHand(other)), 1):
            return what != other or effect.options[0] not in (ToDeck(what, "top"), Play(what))
    return isinstance(effect, OneOf)


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
        if tucked := tucked_text(part, following, voice):
            text.now.append(tucked)
            place += 1
        elif isinstance(part, Until) and isinstance(following, Gain) and same_cards(part, following):
            text.now.append(gets(part.what, part, following, voice))
            place += 1
        elif isinstance(part, If | Whether | Do | Each) or listed(part):  # a sentence of its own
            text.end(voice)
            text.now.append(clause(part, voice))
            text.end(voice)
        else:
            text.now.append(clause(part, voice))
        if isinstance(part, Verb) and isinstance(part.what, Pick):
            voice = voice.but(many=several(part.what), chosen=True)
            if isinstance(part.what.among, Among) and part.what.among.name == "looked":
                voice = voice.but(looked="many")  # some of them may be gone
        elif part.chooses or isinstance(part, Summing | Differing | Mill):
            voice = voice.but(many=not one_card(part), chosen=True)
        place += 1
    text.end(voice)
    first, *rest = text.done
    for sentence in rest:
        first = voice.say("next-sentence", first=first, second=capital(sentence))
    return first


def tucked_text(part: Effect, following: Effect | None, voice: Voice) -> str:
    """One card is chosen, then another one that goes under it."""
    match part, following:
        case Choose(Pick(among, Fixed(1)) as top), Under(Pick(_, Fixed(1)) as what, Among("it", None)):
            (name,) = noun_of(among).kinds[0].names
            first, second = selection(top, voice), selection(what, voice)
            return voice.say("do-tuck", first=first, second=second, name=name)
    return ""


def one_card(part: Effect) -> bool:
    """Whether no more than one card is meant."""
    match part:
        case Mill(Fixed(1)) | UpTo(Fixed(1)) | Each("opponents", Verb(what=Pick(size=Fixed(1)))):
            return True
        case Each("opponents", Verb(what=Pick() as what)):
            return not several(what)
    return False


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


def on_cards(message: str, what: Selection, voice: Voice, how: str = "", **values: Any) -> str:
    """A verb and its cards; chosen ones as each language likes it best: chosen first, or named by the verb.

    Where the verb could not well name them, they are chosen `first` in any case; where "it" is another card, the verb
    names them: `direct`.
    """
    cards = selection(what, voice)
    if not isinstance(what, Pick):
        if what == This() and voice.at:
            cards = voice.say("this-from", area=voice.say("area-" + voice.at, whose="you"))
        many = several(what) or (what == IT and voice.many) or (what == LOOKED and voice.looked == "many")
        return voice.say(message, what=cards, owners="many" if many else "one", **values)
    then = voice.but(many=several(what), chosen=True)
    form = {"owners": "many" if then.many else "one", **values}
    if how == "direct":
        return voice.say(message, what=cards, **form)
    return voice.say(
        "picked-first" if how == "first" else "picked",
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
    if each and skills:  # which are not counted
        things, each = [f"{voice.joined('and', things)} {each}"], ""
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


# Constructs


@clause.register
def _(effect: If, voice: Voice) -> str:
    match effect.effect:
        case Seq((*others, If(met, then))) if others and not any(isinstance(node, Among) for node in walk(met)):
            first = told_all(tuple(others), voice)
            does = voice.say("and-if", first=first, condition=condition(met, voice), then=told(then, voice))
            return voice.say("if", condition=condition(effect.condition, voice), then=does)
    return voice.say("if", condition=condition(effect.condition, voice), then=told(effect.effect, voice))


@clause.register
def _(effect: Whether, voice: Voice) -> str:
    text = voice.say("if", condition=condition(effect.condition, voice), then=told(effect.effect, voice))
    return voice.say("otherwise", first=text, second=told(effect.otherwise, voice))


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
def _(effect: Cost, voice: Voice) -> str:
    """All of it, or nothing."""
    return told_all(effect.parts, voice)


@clause.register
def _(effect: Each, voice: Voice) -> str:
    return voice.say("others-do", who=effect.who, does=told(effect.effect, voice.but(mood="third")))


@clause.register
def _(effect: OneOf, voice: Voice) -> str:
    match effect:
        case OneOf((ToDeck(what, "top"), ToDeck(other, "bottom")), 1) if what == other:
            return on_cards("do-to-deck-either", what, voice)
        case OneOf((Play(what) as play, ToHand(other)), 1) if what == other and play == Play(what):
            return voice.say("do-play-or-add", what=selection(what, voice))
    options = [voice.say("option", text=capital(paragraph(option, voice))) for option in effect.options]
    return "\n".join([voice.say("choose-one", n=str(effect.size), **plural(effect.size)), *options])
