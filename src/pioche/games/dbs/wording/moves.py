"""Verbs in words: what is done with cards, and how they are chosen for it."""

from __future__ import annotations

from typing import Any

from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.control import GiveControl, TakeControl
from pioche.games.dbs.effects import Reveal, TopOf
from pioche.games.dbs.gather import Differing, Summing
from pioche.games.dbs.negate import PlayedAs
from pioche.games.dbs.terms import Beneath, Beyond, Groups
from pioche.games.dbs.verbs import (
    Combo,
    Drop,
    Ko,
    Markers,
    Play,
    Remove,
    Rest,
    Stand,
    ToDeck,
    ToEnergy,
    ToHand,
    ToLife,
    ToWarp,
    Under,
)
from pioche.games.dbs.wording.effects import IT, clause, on_cards
from pioche.games.dbs.wording.nouns import noun_of
from pioche.games.dbs.wording.phrases import any_number, counted, selection, the
from pioche.games.dbs.wording.voice import Voice, plural
from pioche.kernel.cards.query import Among, Cards, Count, Fixed, Is, IsBound
from pioche.kernel.cards.rule import Silence
from pioche.kernel.cards.select import Every, Pick, Selection, This
from pioche.kernel.cards.verbs import Choose
from pioche.kernel.wording.voice import Unworded, expect, flag


@clause.register(Ko)
@clause.register(ToLife)
@clause.register(Remove)
@clause.register(Rest)
@clause.register(Stand)
@clause.register(Combo)
@clause.register(Reveal)
def _(effect: Any, voice: Voice) -> str:
    return on_cards("do-" + effect.verb, effect.what, voice)


@clause.register
def _(effect: TakeControl, voice: Voice) -> str:
    return on_cards("do-take-control", effect.what, voice, "first")


@clause.register
def _(effect: GiveControl, voice: Voice) -> str:
    return on_cards("do-give-control", effect.what, voice, "first")


@clause.register
def _(effect: Drop, voice: Voice) -> str:
    match effect:
        case Drop(Pick(Cards(("hand",), None) as among, Beyond(Count(other, 1, 1), Fixed(n))), False) if among == other:
            return voice.say("do-drop-until", n=str(n), **plural(n))
    return on_cards("do-drop", effect.what, voice, alone=flag(effect.alone))


@clause.register
def _(effect: ToWarp, voice: Voice) -> str:
    match effect:
        case ToWarp(Pick(Cards(("hand",), None) as among, Beyond(Count(other, 1, 1), Fixed(n)))) if among == other:
            return voice.say("do-to-warp-until", n=str(n), **plural(n))
    return on_cards("do-to-warp", effect.what, voice)


@clause.register
def _(effect: ToHand, voice: Voice) -> str:
    """Cards in play are returned, others are added."""
    match effect.what:
        case Pick(Cards((zone,), None, "you") as among, Beyond(Count(other, 1, 1), Fixed(n))) if among == other:
            return voice.say("do-add-until", n=str(n), area=voice.say("area-" + zone, whose="you"), zone=zone)
    return on_cards("do-return" if in_play(effect.what) or theirs(effect.what) else "do-add", effect.what, voice)


def theirs(what: Selection) -> bool:
    """Whether the cards are your opponent's: what you do with them is done to their owner's areas."""
    match what:
        case Pick(among=Cards(whose="opponents")) | Every(Cards(whose="opponents")):
            return True
    return False


def in_play(what: Selection) -> bool:
    match what:
        case This():
            return True
        case Pick(among=Groups(parts)):
            return all(isinstance(part, Cards) and "battle" in part.zones for part in parts)
        case Pick(among=Cards(zones)) | Every(Cards(zones)):
            return not {"battle", "combo", "unison", "energy"}.isdisjoint(zones)
    return False


@clause.register
def _(effect: ToDeck, voice: Voice) -> str:
    if voice.theirs and effect == ToDeck(Every(Among("looked"))):
        return voice.say("do-put-back")
    return on_cards("do-to-deck-" + effect.to, effect.what, voice)


@clause.register
def _(effect: ToEnergy, voice: Voice) -> str:
    own = not (theirs(effect.what) or (voice.theirs and among_looked(effect.what)))
    message = "do-to-energy" if own else "do-to-energy-owner"
    return on_cards(message, effect.what, voice, rested=flag(effect.rested))


def among_looked(what: Selection) -> bool:
    """Whether the cards are some of those that are looked at."""
    match what:
        case Pick(among=Among("looked")) | Every(Among("looked")):
            return True
    return False


@clause.register
def _(effect: Play, voice: Voice) -> str:
    if effect.via == "evolve" and effect.onto:
        top = the(effect.onto, voice)
        return voice.say("do-evolve", what=selection(effect.what, voice), top=top, active=flag(effect.active))
    onto = voice.say("on-top", top=the(effect.onto, voice)) if effect.onto else ""
    form: dict[str, Any] = {
        "rested": flag(effect.rested),
        "home": flag(effect.home),
        "active": flag(effect.active),
        "negated": negated(effect, voice),
        "markers": voice.say("with-markers-on", n=str(effect.markers), **plural(effect.markers))
        if effect.markers
        else "",
    }
    return on_cards("do-play", effect.what, voice, "direct" if effect.onto == IT.among else "", onto=onto, **form)


def negated(effect: Play, voice: Voice) -> str:
    """That the card played has its skills negated, if so."""
    if not effect.rules:
        expect(effect, ends="turn")
        return ""
    if effect.rules != (Silence(IsBound("it")),):
        raise Unworded(effect, f"under {effect.rules!r}")
    return voice.say("with-skills-negated", ends=voice.say("until-" + effect.ends))


@clause.register
def _(effect: PlayedAs, voice: Voice) -> str:
    """In which manner the card being played comes into play."""
    play = effect.play
    if play != Play(This(), rested=play.rested, rules=play.rules, ends=play.ends):
        raise Unworded(effect)
    return voice.say("do-played-as", rested=flag(play.rested), negated=negated(play, voice))


@clause.register
def _(effect: Under, voice: Voice) -> str:
    match effect:
        case Under(Every(TopOf(Beyond(Fixed(n), Count(Beneath(Cards(_, Is(name), "you") as top))))), other) if (
            top == other
        ):
            return voice.say("do-under-until", top=the(top, voice), n=str(n), below=name, **plural(n))
    return on_cards(
        "do-under", effect.what, voice, "direct" if effect.top == IT.among else "", top=the(effect.top, voice)
    )


@clause.register
def _(effect: Markers, voice: Voice) -> str:
    n = abs(effect.by)
    message = "do-add-markers" if effect.by > 0 else "do-remove-markers"
    return on_cards(message, effect.what, voice, "first", n=str(n), **plural(n))


@clause.register
def _(effect: Choose, voice: Voice) -> str:
    return voice.say("do-choose", what=selection(effect.what, voice))


@clause.register
def _(effect: ChooseEach, voice: Voice) -> str:
    parts = [selection(part, voice) for part in effect.parts]
    return voice.say("do-choose", what=voice.joined("and", parts))


@clause.register
def _(effect: Differing, voice: Voice) -> str:
    """Cards of which no two share a name."""
    match effect.size:
        case Fixed(n):
            cards = counted(str(n), noun_of(effect.among), voice, effect.up_to)
            return voice.say("do-choose-differing", cards=voice.say("do-choose", what=cards))
    raise Unworded(effect)


@clause.register
def _(effect: Summing, voice: Voice) -> str:
    """Any number of cards of which a number adds up to a total."""
    cards = any_number(noun_of(effect.among), voice)
    match effect.total:
        case Fixed(n):
            return voice.say("do-choose-sum", cards=cards, key=effect.key, n=str(n), exact=flag(effect.exact))
    raise Unworded(effect)
