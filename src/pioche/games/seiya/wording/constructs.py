"""Constructs in words: one thing after another, choices, conditions, and what each player does."""

from __future__ import annotations

from msgspec.structs import replace

from pioche.games.seiya.card import HEROES
from pioche.games.seiya.confront import FaceNow
from pioche.games.seiya.epic_verbs import ChangePlaces
from pioche.games.seiya.terms import NextRank
from pioche.games.seiya.tokens import SpendTokens
from pioche.games.seiya.verbs import (
    AsOwn,
    Fill,
    FillPlace,
    HandFrozen,
    Reveal,
    StepAside,
)
from pioche.games.seiya.wording.conditions import condition
from pioche.games.seiya.wording.effects import agent, clause, sorts, with_other, worded
from pioche.games.seiya.wording.nouns import Noun, noun_of
from pioche.games.seiya.wording.phrases import counted
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.effect import Do, Each, If, OneOf, Player, Seq, Verb
from pioche.kernel.perform import Sparing
from pioche.kernel.query import (
    Among,
    Cards,
    Count,
    Exists,
    Fewer,
    Is,
    Possible,
    Test,
    Top,
)
from pioche.kernel.select import AtRandom, Every, Pick, Selection, This
from pioche.kernel.value import Condition, Effect, walk
from pioche.kernel.verbs import Choose, While
from pioche.kernel.wording.voice import Unworded, capital, expect


@worded.register
def _(effect: Sparing, voice: Voice) -> str:
    expect(effect, who="you")
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
    return voice.joined("or", [clause(option, voice) for option in effect.options])


NAMED_HERO = Is("Héros nommé")


@worded.register
def _(effect: Seq, voice: Voice) -> str:
    match effect.parts:
        case (Choose(Pick(risen)), Do(Choose(Pick(fallen)), then=ChangePlaces())):
            most = Fewer(Count(risen), Count(fallen))
            if effect != Seq((Choose(Pick(risen, most)), Do(Choose(Pick(fallen, most)), then=ChangePlaces()))):
                raise Unworded(effect, "of so many pairs")
            plural = [counted("plural", free(noun_of(among, voice)), voice, "in") for among in (risen, fallen)]
            return voice.say("do-exchange-pairs", one=plural[0], other=plural[1])
    if sorted_out := sorts(effect):
        return alternative(*sorted_out, voice)
    if len(effect.parts) == 2 and effect.parts[0] == effect.parts[1]:
        return voice.say("twice", clause=clause(effect.parts[0], voice.but(mood="imperative")))
    text = clause(effect.parts[0], voice)
    voice = voice.but(itself=isinstance(effect.parts[0], StepAside) and effect.parts[0].what == This())
    agents = [agent(part, voice) for part in effect.parts]
    for place, part in enumerate(effect.parts[1:], 1):
        if agents[place - 1] != agents[place]:
            text = voice.say("next", first=text, second=clause(part, sentence_voice(part, voice)))
        else:
            last = agents[place + 1 : place + 2] != [agents[place]]
            text = voice.say("then" if last else "listed", first=text, second=clause(part, voice))
    return text


def free(noun: Noun) -> Noun:
    noun.free = True
    return noun


def sentence_voice(effect: Effect, voice: Voice) -> Voice:
    """The voice of a sentence of its own after another one."""
    match agent(effect, voice):
        case "they":
            return voice.but(mood="third")
        case "you":
            return voice.but(mood="imperative", acting="you")
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
        return voice.say(
            "or-else", first=text, second=clause(effect.otherwise, sentence_voice(effect.otherwise, voice))
        )
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


def refers_back(effect: Effect) -> bool:
    """Whether an effect speaks of what came just before, so that it is plain that it needs it."""
    return any(
        isinstance(node, NextRank | FillPlace | Fill | HandFrozen) or (isinstance(node, Among) and node.name == "first")
        for node in walk(effect)
    )


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
    if effect.who == "you":
        return clause(effect.effect, voice.but(acting="you"))
    if agent(effect.effect, voice.but(acting="they")) == "you":
        text = clause(effect.effect, voice.but(acting="they", mood="imperative"))
        return voice.say("for-each-player", whom=effect.who, does=text)
    return voice.say("each-player", whom=effect.who, does=done_by_them(effect.effect, voice))


@worded.register
def _(effect: Player, voice: Voice) -> str:
    them = voice.but(acting="they")
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
    text = clause(effect.effect, voice)
    return voice.say(
        "with" if voice.mood == "third" else "provided", condition=condition(effect.condition, voice), clause=text
    )


def provided(needs: Condition | None, effect: Effect, voice: Voice) -> str:
    if needs is None:
        return clause(effect, voice)
    known = next((node.effect for node in walk(needs) if isinstance(node, Possible)), None)
    text = clause(effect, voice.but(known=known))
    return voice.say("provided", condition=condition(needs, voice), clause=text)
