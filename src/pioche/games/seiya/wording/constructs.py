"""Constructs in words: one thing after another, choices, conditions, and what each player does."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from pioche.games.seiya.again import While
from pioche.games.seiya.card import HEROES
from pioche.games.seiya.confront import FaceNow
from pioche.games.seiya.epic_verbs import ChangePlaces
from pioche.games.seiya.scoring import Plus
from pioche.games.seiya.souls import LoseSouls
from pioche.games.seiya.terms import FacesEnd, FacesOpen, NextRank
from pioche.games.seiya.tokens import SpendTokens
from pioche.games.seiya.verbs import (
    AsOwn,
    Draw,
    Fill,
    FillPlace,
    HandFrozen,
    LookAt,
    Remove,
    Reveal,
    StepAside,
)
from pioche.games.seiya.wording.conditions import condition
from pioche.games.seiya.wording.effects import agent, clause, sorts, with_other, worded
from pioche.games.seiya.wording.lent import either, strengthened
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import counted
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Player, Seq
from pioche.kernel.cards.perform import Sparing
from pioche.kernel.cards.query import (
    Among,
    And,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsBound,
    Possible,
    Selector,
    Test,
    Top,
)
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import AtRandom, Every, Pick, Selection, This
from pioche.kernel.cards.value import Condition, Effect, Value, children, walk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Choose, Until
from pioche.kernel.wording.voice import Unworded, capital, expect, flag


@worded.register
def _(effect: Sparing, voice: Voice) -> str:
    expect(effect, who="you")
    if not isinstance(effect.effect, Remove):
        raise Unworded(effect, "from anything but what follows a removal")
    return voice.say("spared", clause=clause(effect.effect, voice))


@worded.register
def _(effect: OneOf, voice: Voice) -> str:
    expect(effect, size=1)
    named = {
        with_other(option, Is(hero), NAMED_HERO) for option, hero in zip(effect.options, HEROES.values(), strict=False)
    }
    if len(effect.options) == len(HEROES) and len(named) == 1:
        if voice.acting == "they":
            raise Unworded(effect, "by others")
        return voice.say("name-hero", does=capital(clause(named.pop(), voice.but(mood="imperative"))))
    return either(effect.options, voice) or voice.joined("or", [clause(option, voice) for option in effect.options])


NAMED_HERO = Is("Héros nommé")


@worded.register
def _(effect: Seq, voice: Voice) -> str:
    if exchanged := pairs(effect):
        return exchange_pairs(*exchanged, voice)
    if sorted_out := sorts(effect):
        return alternative(*sorted_out, voice)
    if len(effect.parts) == 2 and effect.parts[0] == effect.parts[1]:
        return voice.say("twice", clause=clause(effect.parts[0], voice.but(mood="imperative")))
    text = clause(effect.parts[0], voice.but(goes_on=True))
    voice = voice.but(itself=isinstance(effect.parts[0], StepAside) and effect.parts[0].what == This(), whole=False)
    agents = [agent(part, voice) for part in effect.parts]
    for place, part in enumerate(effect.parts[1:], 1):
        part, voice = looked_at(effect.parts[place - 1], part), voice.but(goes_on=place + 1 < len(effect.parts))
        if agents[place - 1] != agents[place]:
            text = voice.say("next", first=text, second=clause(part, sentence_voice(part, voice)))
        else:
            last = agents[place + 1 : place + 2] != [agents[place]]
            text = voice.say("then" if last else "listed", first=text, second=clause(part, voice))
    return text


def looked_at(before: Effect, effect: Effect) -> Any:
    """An effect on cards of a pile that was just looked at speaks of these cards."""
    match before, effect:
        case LookAt(what=Every(Cards(test=None) as pile)), Verb(what=Pick(Cards(test=Test() as test) as among)):
            if among == replace(pile, test=test):
                return with_other(effect, among, Among("first", test))
    return effect


def pairs(effect: Effect) -> tuple[Selector, Selector] | None:
    """The two sorts of cards of which as many as possible change places, one for one."""
    match effect:
        case Seq((Choose(Pick(risen)), Do(Choose(Pick(fallen)), then=ChangePlaces()))):
            first, second = Choose(Pick(risen, Count(fallen))), Choose(Pick(fallen, Count(risen)))
            if effect != Seq((first, Do(second, then=ChangePlaces()))):
                raise Unworded(effect, "of so many pairs")
            return risen, fallen
    return None


def exchange_pairs(risen: Selector, fallen: Selector, voice: Voice, able: bool = False) -> str:
    one, other = [counted("plural", noun_of(among, voice), voice, "in") for among in (risen, fallen)]
    return voice.say("do-exchange-pairs", one=one, other=other, able=flag(able))


def sentence_voice(effect: Effect, voice: Voice) -> Voice:
    """The voice of a sentence of its own after another one."""
    match agent(effect, voice):
        case "they":
            return voice.but(mood="third")
        case "you":
            return voice.but(mood="imperative", acting="you", others=voice.acting == "they")
    return voice.but(mood="imperative")


@worded.register
def _(effect: Do, voice: Voice) -> str:
    if effect.by != "you":
        expect(effect, by="actor")
    if effect.then is not None and effect.then == effect.otherwise:
        expect(effect, may=False, by="actor")
        return clause(Seq((effect.first, effect.then)), voice)  # it follows in any case
    if effect.otherwise is not None:
        match effect.first:
            case Verb(what=Every(Among("first", Test() as test))) if voice.revealed:
                expect(effect, may=False, then=None)
                return alternative(test, effect.first, effect.otherwise, voice)
        text = clause(replace(effect, otherwise=None), voice)
        match effect:
            case Do(Verb(what=Pick(up_to=True)), then=Draw(Plus(_, more), False), otherwise=Draw(Fixed(n), False)):
                if more == Fixed(n):
                    return voice.say("if-none", clause=text, n=n)
            case Do(LoseSouls(1), then=None, otherwise=Effect() as otherwise) if voice.mood == "third":
                return voice.say("who-has-none", first=text, second=clause(otherwise, voice))
        second = clause(effect.otherwise, sentence_voice(effect.otherwise, voice))
        return voice.say("or-else", first=text, second=second, by=agent(effect.first, voice))
    inner = voice
    if effect.may:
        if voice.mood == "infinitive":
            raise Unworded(effect, "with a choice within a choice")
        inner = voice.but(mood="infinitive")
    text = clause(effect.first, inner)
    if effect.may:
        text = voice.say("may", does=text)
    if effect.then is None:
        return text
    inner, voice = inner.but(whole=False), voice.but(whole=False)
    match effect:
        case Do(
            Verb(what=Every(Top(size=1))),
            then=Until((Number(of=IsBound("it")) as rule,), Every(Among("first", Test() as test)), "turn"),
        ):
            sort = counted("a", noun_of(test, voice), voice)
            return voice.say("and-if-it-is", first=text, what=sort, second=strengthened(rule, inner))
    if isinstance(effect.first, Reveal) and one_card(effect.first.what):
        inner, voice = inner.but(revealed=True), voice.but(revealed=True)
    linked, same = refers_back(effect.then), agent(effect.first, voice) == agent(effect.then, voice)
    if same:
        mood = inner.mood if linked else "infinitive"
        return voice.say("then" if linked else "to", first=text, second=clause(effect.then, inner.but(mood=mood)))
    following = clause(effect.then, sentence_voice(effect.then, voice))
    if linked:
        return voice.say("after", first=text, second=capital(following))
    by = "anyone" if agent(effect.first, voice) == "own" else voice.acting
    return voice.say("if-so", first=text, second=following, by=by)


def one_card(what: Selection) -> bool:
    return isinstance(what, AtRandom) or (
        isinstance(what, Every) and isinstance(what.among, Top) and what.among.size == 1
    )


def alternative(test: Test, does: Effect, otherwise: Effect, voice: Voice) -> str:
    """What is done with a card of a certain sort, and what with any other."""
    if not voice.revealed:
        raise Unworded(does, "to cards that were not revealed")
    first = with_other(does, Among("first", test), Among("first"))
    return voice.say(
        "alternative",
        what=counted("a", noun_of(test, voice), voice),
        first=sentence(first, voice),
        second=sentence(otherwise, voice),
    )


def sentence(effect: Effect, voice: Voice) -> str:
    """A sentence with its subject, if somebody else is spoken of."""
    if voice.acting == "you":
        return clause(effect, voice.but(mood="imperative"))
    return voice.say("they-do", does=clause(effect, voice.but(mood="third")))


def refers_back(node: Value) -> bool:
    """Whether an effect speaks of what came just before, so that it is plain that it needs it."""
    match node:
        case Do(first):  # what follows in it speaks of its own first part
            return refers_back(first)
        case NextRank() | FillPlace() | Fill() | HandFrozen() | Among("first"):
            return True
    return any(refers_back(child) for child in children(node))


@worded.register
def _(effect: While, voice: Voice) -> str:
    return voice.say("provided", condition=condition_of(effect.condition, voice), clause=clause(effect.effect, voice))


def condition_of(what: Condition, voice: Voice) -> str:
    """As long as there is something."""
    match what:
        case Exists(Cards((zone,), None, "you"), 1, None):
            return voice.say("filled", lead=voice.say("while"), pile=voice.say("zone-" + zone, whose="you"), none="no")
    raise Unworded(what, "as long as it is met")


@worded.register
def _(effect: AsOwn, voice: Voice) -> str:
    return clause(effect.effect, voice.but(owning=True))


@worded.register
def _(effect: SpendTokens, voice: Voice) -> str:
    mood = "infinitive" if voice.mood == "imperative" else voice.mood
    return voice.say("to", first=voice.say("do-spend-tokens"), second=clause(effect.then, voice.but(mood=mood)))


@worded.register
def _(effect: FaceNow, voice: Voice) -> str:
    if effect.among != Among("first"):
        raise Unworded(effect, f"of {effect.among!r}")
    return voice.say("face-now", what=voice.say("that-card"))


@worded.register
def _(effect: Each, voice: Voice) -> str:
    voice = voice.but(whole=False)
    if effect.who == "you":
        return clause(effect.effect, voice.but(acting="you"))
    if agent(effect.effect, voice.but(acting="they")) == "you":
        text = clause(effect.effect, voice.but(acting="they", mood="imperative"))
        return voice.say("for-each-player", whom=effect.who, does=text)
    return voice.say("each-player", whom=effect.who, does=done_by_them(effect.effect, voice))


@worded.register
def _(effect: Player, voice: Voice) -> str:
    voice = voice.but(whole=False)
    them = voice.but(acting="they")
    if effect.by != "active":
        expect(effect, by="you")
    if agent(effect.effect, them) == "you":
        expect(effect, by="you")
        does = clause(effect.effect, them)
        return voice.say("choose-player", whom=effect.who, does=does)
    return voice.say("one-player", whom=effect.who, by=effect.by, does=done_by_them(effect.effect, voice))


def done_by_them(effect: Effect, voice: Voice) -> str:
    return clause(effect, voice.but(acting="they", mood="third"))


@worded.register
def _(effect: If, voice: Voice) -> str:
    match effect:
        case If(Exists(among, 1), Verb(what=Every(other))) if among == other:
            return voice.say("if-any", clause=clause(effect.effect, voice))
        case If(And(Exists(one, 1), Exists(other, 1))) if pairs(effect.effect) == (one, other):
            return exchange_pairs(one, other, voice, able=True)
    text = clause(effect.effect, voice)
    return voice.say(
        "with" if voice.mood == "third" else "provided", condition=condition(effect.condition, voice), clause=text
    )


def provided(needs: Condition | None, effect: Effect, voice: Voice) -> str:
    """What is done if conditions are met; of a part of it that must be possible, it is said there."""
    wanted = [part for part in both(needs) if isinstance(part, Possible)]
    others = [part for part in both(needs) if not isinstance(part, Possible)]
    if any(part.effect not in walk(effect) for part in wanted) or len(wanted) > 1:
        raise Unworded(needs, f"of {effect!r}")
    named = any(isinstance(part, FacesEnd | FacesOpen) for part in others)
    text = clause(effect, voice.but(must=wanted[0].effect if wanted else None, named=named))
    if not others:
        return text
    met = others[0]
    for part in others[1:]:
        met = And(met, part)
    return voice.say("provided", condition=condition(met, voice), clause=text)


def both(needs: Condition | None) -> list[Condition]:
    """The conditions all of which must be met."""
    if isinstance(needs, And):
        return both(needs.first) + both(needs.second)
    return [] if needs is None else [needs]
