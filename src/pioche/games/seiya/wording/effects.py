"""Effects in words: what a card makes happen, and who does it."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Literal

from pioche.games.seiya.acquire import AcquireFree, Confront, Way
from pioche.games.seiya.again import While
from pioche.games.seiya.bind import AnnihilateFree
from pioche.games.seiya.confront import FaceNow
from pioche.games.seiya.enfers import EndOfEnfers
from pioche.games.seiya.epic_verbs import Eliminate, EndGame, StandGuard
from pioche.games.seiya.foremost import Foremost
from pioche.games.seiya.hamper import HamperFree
from pioche.games.seiya.pawns import DriveBack
from pioche.games.seiya.play import Equip, PutIntoPlay
from pioche.games.seiya.souls import TakeSouls
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
from pioche.games.seiya.wording.names import name_of
from pioche.games.seiya.wording.nouns import noun_of
from pioche.games.seiya.wording.phrases import cards, counted, scaled, selection
from pioche.games.seiya.wording.voice import Voice
from pioche.kernel.cards.effect import Do, Each, If, Player, Seq
from pioche.kernel.cards.perform import Perform, Sparing
from pioche.kernel.cards.query import Among, Anything, Cards, Count, Fixed, Is, IsBound, IsSource, Not, Test, Top
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import AtRandom, Every, Pick, Selection, This
from pioche.kernel.cards.value import Amount, Effect, Value, walk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Choose, Exchange, Until
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
        case TakeSouls() | Foremost() | DriveBack():
            return "own"
        case Until(rules=rules) if any(isinstance(rule, Way | Confront) for rule in rules):
            return "own"
        case LookAt() | Verb(what=Pick(by="you")) | Exchange(other=Pick(by="you")):
            return "you"
    return voice.acting


def clause(effect: Effect, voice: Voice) -> str:
    """An effect as a clause, in the mood of the voice."""
    if voice.mood == "third" and agent(effect, voice) != "they":
        raise Unworded(effect, "amid what somebody else does")
    text = worded(effect, voice)
    return voice.say("must-be-possible", clause=text) if effect == voice.must else text


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
@worded.register(Reveal)
@worded.register(Remove)
@worded.register(LookAt)
@worded.register(Freeze)
@worded.register(SetAside)
@worded.register(PutBefore)
@worded.register(HandFrozen)
@worded.register(Equip)
@worded.register(TakePillar)
@worded.register(StandGuard)
@worded.register(Choose)
@worded.register(StepAside)
@worded.register(PutUnder)
@worded.register(AnnihilateFree)
@worded.register(HamperFree)
def _(effect: Any, voice: Voice) -> str:
    text = voice.say("do-" + effect.verb, what=selection(effect.what, voice), this=flag(effect.what == This()))
    return if_any(effect.what, text, voice)


@worded.register
def _(effect: Heal, voice: Voice) -> str:
    message = "do-heal-fully" if effect.fully else "do-heal"
    return if_any(effect.what, voice.say(message, what=selection(effect.what, voice)), voice)


def if_any(what: Selection, text: str, voice: Voice) -> str:
    """Among cards that were shown there may be none of the sort, and the effect goes on."""
    missed = voice.goes_on and isinstance(what, Pick) and isinstance(what.among, Among) and what.among.test
    return voice.say("if-any", clause=text) if missed else text


@worded.register(Take)
@worded.register(AddToDiscard)
def _(effect: Take | AddToDiscard, voice: Voice) -> str:
    what = selection(effect.what, voice)
    text = voice.say("do-" + effect.verb, what=what, this=flag(effect.what == This()))
    if COMMON_ZONES.intersection(zones_of(effect.what)):
        text = voice.say("without-effects", clause=text, number="one" if single(effect.what) else "many")
    return if_any(effect.what, text, voice)


COMMON_ZONES = frozenset({"reserve", "field", "removed"})  # cards taken from there do nothing on leaving


def zones_of(what: Selection) -> set[str]:
    found: set[str] = set()
    for node in walk(what):
        if isinstance(node, Cards):
            found.update(node.zones)
        elif isinstance(node, Top):
            found.add(node.zone)
    return found


def single(what: Selection) -> bool:
    """Whether one card is meant."""
    match what:
        case Pick(size=Fixed(1)) | AtRandom() | Every(Top(size=1)):
            return True
    return False


@worded.register
def _(effect: PutIntoPlay, voice: Voice) -> str:
    """Whoever plays it, a card goes to its owner's discard pile after the turn: that is told of others' cards."""
    return voice.say("do-put-into-play", what=selection(effect.what, voice), others=flag(voice.others))


@worded.register
def _(effect: AcquireFree, voice: Voice) -> str:
    if effect.wounded and effect.frozen:
        raise Unworded(effect, "with two marks")
    state = "wounded" if effect.wounded else "frozen" if effect.frozen else "none"
    return voice.say("do-acquire", what=selection(effect.what, voice), state=state)


@worded.register
def _(effect: AddTokens, voice: Voice) -> str:
    match effect.what:
        case Every(among):
            what = counted("each", noun_of(among, voice), voice, "in")
        case _:
            what = selection(effect.what, voice, "in")
    return voice.say("do-add-tokens", what=what, tokens=tokens(1, effect.amount, voice))


@worded.register
def _(effect: GainTokens, voice: Voice) -> str:
    n, per = scaled(effect.size, voice)
    if n < 1:
        raise Unworded(effect, "of less than one")
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
            return voice.say("your-armour", name=name_of(name, voice.lang))
    return selection(of, voice, "in")


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
    return voice.say("do-draw", cards=cards(effect.size, voice), left=left(effect, voice), n=fixed(effect.size))


def fixed(size: Amount) -> int:
    return size.number if isinstance(size, Fixed) else 0


def left(effect: Draw, voice: Voice) -> str:
    """How many cards there must be left to draw, or what is done if there are fewer."""
    match effect.size:
        case Fixed(1):
            return "any" if effect.short else "all"
        case _ if effect.short:
            return "fewer"
        case Count(Cards(("discard",), whose="you")):  # which can be drawn themselves
            return "all"
        case _ if not voice.whole:
            return "all"
    return "least" if fixed(effect.size) else "enough"


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
    if effect == Exchange(This(), Pick(Cards(("enfers",), EndOfEnfers("last") & Not(IsSource())), Fixed(1))):
        return voice.say("do-exchange-last")
    if isinstance(one, Pick) and isinstance(one.among, Cards):
        rest = Cards(one.among.zones, another(one.among.test), one.among.whose)
        if one == Pick(one.among, Fixed(1), one.by) and other == Pick(rest, Fixed(1), one.by):
            return voice.say("do-exchange-both", what=counted("n", noun_of(one.among, voice), voice, "in", 2))
    return voice.say("do-exchange", one=selection(one, voice), other=selection(other, voice))


def another(test: Test | None) -> Test:
    """The same test for a card that is not the one chosen before."""
    return Not(IsBound("it")) if test is None else test & Not(IsBound("it"))
