"""Effects in words: what a card makes happen, and who does it."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Literal

from pioche.games.seiya.acquire import AcquireFree, Way
from pioche.games.seiya.confront import FaceNow
from pioche.games.seiya.epic_verbs import Eliminate, EndGame, StandGuard
from pioche.games.seiya.play import Equip, PutIntoPlay
from pioche.games.seiya.tokens import AddTokens, GainEnergy, GainTokens, GainWeapon, GiveWeapon
from pioche.games.seiya.verbs import (
    AddToDiscard,
    AsOwn,
    Destroy,
    Discard,
    Draw,
    Fill,
    FillPlace,
    Freeze,
    HandFrozen,
    Heal,
    LookAt,
    Pledge,
    PutBefore,
    PutOnDrawPile,
    PutUnder,
    Remove,
    RemoveFlame,
    Restock,
    Reveal,
    SetAside,
    Shuffle,
    ShuffleInto,
    StepAside,
    Take,
    TakePillar,
    Wound,
)
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import cards, counted, scaled, selection
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.effect import Do, Each, If, Player, Seq, Verb
from pioche.kernel.modify import Number
from pioche.kernel.perform import Perform, Sparing
from pioche.kernel.query import Among, Anything, Cards, Fixed, Is, IsBound, Not, Test
from pioche.kernel.select import Every, Pick, Selection, This
from pioche.kernel.value import Effect, Value, walk
from pioche.kernel.verbs import Choose, Exchange, Until, While
from pioche.kernel.wording.voice import Unworded, expect, flag

Agent = Literal["you", "they", "own"]


def agent(effect: Effect, voice: Voice) -> Agent:
    """Who is the subject of an effect's sentence: you whose effect it is, another who does it, or one of its own."""
    match effect:
        case Do(first=Verb(what=Every(Among("first", Test()))), otherwise=Effect()):
            return "own"
        case Do(by="you") | Each(who="you"):
            return "you"
        case Seq(parts=(first, second)) if first == second or sorts(effect):
            return "own"
        case AsOwn(inner):
            return agent(inner, voice)
        case Player() if voice.owning:
            return voice.acting
        case If(effect=inner) | Sparing(effect=inner) if voice.acting == "they":
            return agent(inner, voice)
        case Do(first=first) | Seq(parts=(first, *_)):
            return agent(first, voice)
        case If() | Each() | Player() | Pledge(what=This()) | EndGame() | While() | FaceNow():
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


def sorts(effect: Seq) -> tuple[Test, Effect, Effect] | None:
    """A test on revealed cards, what is done with those that pass it, and what with the others."""
    match effect.parts:
        case (Verb(what=Every(Among("first", Test() as test))) as first, second) if any(
            node == Among("first", Not(test)) for node in walk(second)
        ):
            return test, first, with_other(second, Among("first", Not(test)), Among("first"))
    return None


def with_other(node: Any, old: Value, new: Value) -> Any:
    """The same value with another one in place of a part of it."""
    if node == old:
        return new
    if isinstance(node, tuple):
        return tuple(with_other(item, old, new) for item in node)
    if not isinstance(node, Value):
        return node
    return type(node)(*(with_other(getattr(node, name), old, new) for name in getattr(node, "__struct_fields__", ())))


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
@worded.register(Freeze)
@worded.register(SetAside)
@worded.register(PutBefore)
@worded.register(HandFrozen)
@worded.register(PutIntoPlay)
@worded.register(Equip)
@worded.register(TakePillar)
@worded.register(StandGuard)
@worded.register(Choose)
@worded.register(StepAside)
@worded.register(PutUnder)
def _(effect: Any, voice: Voice) -> str:
    return voice.say("do-" + effect.verb, what=selection(effect.what, voice), this=flag(effect.what == This()))


@worded.register
def _(effect: AcquireFree, voice: Voice) -> str:
    if effect.wounded and effect.frozen:
        raise Unworded(effect, "with two marks")
    state = "wounded" if effect.wounded else "frozen" if effect.frozen else "none"
    return voice.say("do-acquire", what=selection(effect.what, voice), state=state)


@worded.register
def _(effect: AddTokens, voice: Voice) -> str:
    return voice.say("do-add-tokens", what=selection(effect.what, voice, "in"), tokens=tokens(1, effect.amount, voice))


@worded.register
def _(effect: GainTokens, voice: Voice) -> str:
    n, per = scaled(effect.size, voice)
    return voice.say("do-gain-tokens", tokens=tokens(n, effect.each, voice), per=per)


def tokens(n: int, each: int, voice: Voice) -> str:
    return voice.say("pv-tokens", n=n, each=abs(each), sign="less" if each < 0 else "more")


@worded.register
def _(effect: GainEnergy, voice: Voice) -> str:
    return voice.say("do-gain-energy", n=effect.size)


@worded.register
def _(effect: GainWeapon, voice: Voice) -> str:
    return voice.say("do-gain-weapon")


@worded.register
def _(effect: GiveWeapon, voice: Voice) -> str:
    return voice.say("do-give-weapon")


@worded.register
def _(effect: Eliminate, voice: Voice) -> str:
    return voice.say("do-be-eliminated")


@worded.register
def _(effect: EndGame, voice: Voice) -> str:
    return voice.say("game-ends")


KINDS = {"Activation": "any", "Play": "play", "Arrival": "arrival", "Exit": "exit", "WhenMarked": "marked"}
ONE_HERO_LESS = Number(("heroes",), Fixed(-1), Anything())


@worded.register
def _(effect: Perform, voice: Voice) -> str:
    if effect.rules not in ((), (ONE_HERO_LESS,)):
        raise Unworded(effect, f"with {effect.rules!r}")
    what = whose_effect(effect.of, voice)
    text = voice.say("do-perform", what=what, kind=KINDS[effect.kind], vowel=flag(what[0] in "aeiou"))
    return voice.say("one-hero-less", clause=text) if effect.rules else text


def whose_effect(of: Selection, voice: Voice) -> str:
    match of:
        case Every(Cards(("armour",), Is(name), whose="you")):
            return voice.say("your-armour", name=name)
    return selection(of, voice)


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
def _(effect: Restock, voice: Voice) -> str:
    return voice.say("do-restock")


@worded.register
def _(effect: Fill, voice: Voice) -> str:
    return voice.say("do-fill")


@worded.register
def _(effect: FillPlace, voice: Voice) -> str:
    return voice.say("do-fill-place")


@worded.register
def _(effect: Pledge, voice: Voice) -> str:
    if effect.what == This():
        return voice.say("pledge", value=voice.say("own-" + effect.use))
    what = selection(effect.what, voice.but(named=True))
    return voice.say("do-pledge", what=what, value=voice.say("their-" + effect.use))


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
