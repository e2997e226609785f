"""Effects in words: what a card makes happen, and who does it."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Literal

from pioche.games.seiya.acquire import AcquireFree, Way
from pioche.games.seiya.verbs import (
    AddToDiscard,
    Destroy,
    Discard,
    Draw,
    Fill,
    FillPlace,
    Heal,
    LookAt,
    Pledge,
    PutOnDrawPile,
    Remove,
    RemoveFlame,
    Reveal,
    Shuffle,
    ShuffleInto,
    Take,
    Wound,
)
from pioche.games.seiya.vocabulary import NextRank
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import cards, counted, selection
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.effect import Do, Each, If, Player, Seq, Verb
from pioche.kernel.query import Among, Cards, Fixed, IsBound, Not, Test
from pioche.kernel.select import Pick, This
from pioche.kernel.value import Effect, walk
from pioche.kernel.verbs import Exchange, Until
from pioche.kernel.wording.voice import Unworded, capital, expect, flag

Agent = Literal["you", "they", "own"]


def agent(effect: Effect, voice: Voice) -> Agent:
    """Who is the subject of an effect's sentence: you whose effect it is, another who does it, or one of its own."""
    match effect:
        case Do(first=first) | Seq(parts=(first, *_)):
            return agent(first, voice)
        case If() | Each() | Player() | Pledge():
            return "own"
        case Until(rules=rules) if any(isinstance(rule, Way) for rule in rules):
            return "own"
        case LookAt() | Verb(what=Pick(by="you")) | Exchange(other=Pick(by="you")):
            return "you"
    return voice.acting


def clause(effect: Effect, voice: Voice) -> str:
    """An effect as a clause, in the mood of the voice."""
    if effect == voice.known:
        return voice.say("do-so")
    if voice.mood == "third" and agent(effect, voice) != "they":
        raise Unworded(effect, "amid what somebody else does")
    return worded(effect, voice)


@singledispatch
def worded(effect: Effect, voice: Voice) -> str:
    raise Unworded(effect)


# Verbs


@worded.register(Wound)
@worded.register(Destroy)
@worded.register(Discard)
@worded.register(Heal)
@worded.register(Take)
@worded.register(AddToDiscard)
@worded.register(Reveal)
@worded.register(Remove)
@worded.register(LookAt)
@worded.register(AcquireFree)
def _(effect: Any, voice: Voice) -> str:
    return voice.say("do-" + effect.verb, what=selection(effect.what, voice), this=flag(effect.what == This()))


@worded.register
def _(effect: PutOnDrawPile, voice: Voice) -> str:
    """On the owner's draw pile: cards only speak of who does it."""
    if not (isinstance(effect.what, Pick) and isinstance(effect.what.among, Cards)):
        raise Unworded(effect, f"of {effect.what!r}")
    expect(effect.what.among, whose="actor")
    return voice.say("do-put-on-draw", what=selection(effect.what, voice))


@worded.register
def _(effect: ShuffleInto, voice: Voice) -> str:
    pile = voice.say("zone-" + effect.zone, whose=voice.acting)
    return voice.say("do-shuffle-into", what=selection(effect.what, voice), pile=pile)


@worded.register
def _(effect: Shuffle, voice: Voice) -> str:
    return voice.say("do-shuffle", pile=voice.say("zone-draw", whose=voice.acting))


@worded.register
def _(effect: Draw, voice: Voice) -> str:
    return voice.say("do-draw", cards=cards(effect.size, voice), short=flag(effect.short))


@worded.register
def _(effect: RemoveFlame, voice: Voice) -> str:
    return voice.say("do-remove-flame")


@worded.register
def _(effect: Fill, voice: Voice) -> str:
    return voice.say("do-fill")


@worded.register
def _(effect: FillPlace, voice: Voice) -> str:
    return voice.say("do-fill-place")


@worded.register
def _(effect: Pledge, voice: Voice) -> str:
    return voice.say("pledge", value=voice.say("own-" + effect.use))


@worded.register
def _(effect: Exchange, voice: Voice) -> str:
    one, other = effect.one, effect.other
    if isinstance(one, Pick) and isinstance(one.among, Cards):
        rest = Cards(one.among.zones, another(one.among.test), one.among.whose)
        if one == Pick(one.among, Fixed(1), one.by) and other == Pick(rest, Fixed(1), one.by):
            return voice.say("do-exchange-both", what=counted("n", noun_of(one.among, voice), voice, "in", 2))
    return voice.say("do-exchange", one=selection(one, voice), other=selection(other, voice))


def another(test: Test | None) -> Test:
    """The same test for a card that is not the one chosen before."""
    return Not(IsBound("it")) if test is None else test & Not(IsBound("it"))


# Constructs


@worded.register
def _(effect: Seq, voice: Voice) -> str:
    text = clause(effect.parts[0], voice)
    agents = [agent(part, voice) for part in effect.parts]
    for place, part in enumerate(effect.parts[1:], 1):
        if agents[place - 1] != agents[place]:
            text = voice.say("next", first=text, second=clause(part, sentence_voice(part, voice)))
        else:
            last = agents[place + 1 : place + 2] != [agents[place]]
            text = voice.say("then" if last else "listed", first=text, second=clause(part, voice))
    return text


def sentence_voice(effect: Effect, voice: Voice) -> Voice:
    """The voice of a sentence of its own after another one."""
    if voice.acting == "they":
        raise Unworded(effect, "after what somebody else does")
    return voice.but(mood="imperative")


@worded.register
def _(effect: Do, voice: Voice) -> str:
    expect(effect, by="actor", otherwise=None)
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
    linked, same = refers_back(effect.then), agent(effect.first, voice) == agent(effect.then, voice)
    if same:
        mood = inner.mood if linked else "infinitive"
        return voice.say("then" if linked else "to", first=text, second=clause(effect.then, inner.but(mood=mood)))
    following = clause(effect.then, sentence_voice(effect.then, voice))
    return voice.say("after" if linked else "if-so", first=text, second=capital(following) if linked else following)


def refers_back(effect: Effect) -> bool:
    """Whether an effect speaks of what came just before, so that it is plain that it needs it."""
    return any(
        isinstance(node, NextRank | FillPlace) or (isinstance(node, Among) and node.name == "first")
        for node in walk(effect)
    )


@worded.register
def _(effect: Each, voice: Voice) -> str:
    expect(voice, mood="imperative")
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
