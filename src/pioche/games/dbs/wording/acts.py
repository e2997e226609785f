"""Effects in words that choose no cards: drawing, looking, damage, negating."""

from __future__ import annotations

from typing import Any

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
    ShuffleSearched,
    TopOf,
    UpTo,
    Win,
    XOf,
)
from pioche.games.dbs.keywords import BecomeGuard
from pioche.games.dbs.negate import NegateAttack, NegateBlocker, NegateCounter, NegatePlay, NegateSkill
from pioche.games.dbs.play import ActivateIt
from pioche.games.dbs.terms import Beyond
from pioche.games.dbs.verbs import Under
from pioche.games.dbs.wording.effects import clause, told
from pioche.games.dbs.wording.phrases import scaled, the
from pioche.games.dbs.wording.voice import Voice, plural
from pioche.kernel.cards.query import Among, Cards, Count, Fixed
from pioche.kernel.cards.select import Every
from pioche.kernel.cards.value import Amount
from pioche.kernel.wording.voice import Unworded, expect, flag


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
    match effect:
        case Draw(Beyond(Fixed(n), Count(Cards(("hand",), None, "you" | "actor"), 1, 1)), False):
            return voice.say("do-draw-until", n=str(n), **plural(n))
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
        case Under(Every(TopOf(Chosen(), whose, bottom)), top):
            form = {"whose": whose, "bottom": flag(bottom), **amount(effect.most, voice)}
            return voice.say("do-under", what=voice.say("top-cards", upto="yes", **form), top=the(top, voice))
        case Look(TopOf(Chosen(), whose, bottom), then, shown):
            form = {"shown": flag(shown), "bottom": flag(bottom), **amount(effect.most, voice)}
            looks = voice.say("do-look", upto="yes", whose=whose, **form)
            voice = voice.but(theirs=whose == "opponents")
            return voice.say("next-clause", first=looks, second=told(then, voice))
    raise Unworded(effect)


@clause.register
def _(effect: Look, voice: Voice) -> str:
    match effect.among:
        case TopOf(size, whose, bottom):
            form = {"shown": flag(effect.all), "bottom": flag(bottom), **amount(size, voice)}
            looks = voice.say("do-look", upto="no", whose=whose, **form)
            voice = voice.but(looked="one" if size == Fixed(1) else "many", theirs=whose == "opponents")
        case Cards((zone,), None, whose):
            looks = voice.say("do-look-area", area=voice.say("area-" + zone, whose=whose), shown=flag(effect.all))
            voice = voice.but(theirs=whose == "opponents")
        case _:
            raise Unworded(effect)
    return voice.say("next-clause", first=looks, second=told(effect.then, voice))


@clause.register
def _(effect: Shuffle, voice: Voice) -> str:
    return voice.say("do-shuffle", area=voice.say("area-" + effect.area, whose=effect.whose))


@clause.register
def _(effect: Create, voice: Voice) -> str:
    if effect.name:
        cost, power = effect.combo or (0, 0)
        facts = voice.say("token-facts", power=str(effect.power), combos=flag(effect.combo is not None),
                          cost=str(cost), combo=str(power))  # fmt: skip
        form = {"name": effect.name, "facts": facts, "rested": flag(effect.rested)}
        return voice.say("do-create", **form, **amount(effect.size, voice))
    from pioche.games.dbs.cards import ALL

    expect(effect, power=0, combo=None)
    name = next((card.name for card in ALL if card.slug == effect.token), "")
    name = name or effect.token.removeprefix("token-").replace("-", " ").title()
    return voice.say("do-create", name=name, facts="", rested=flag(effect.rested), **amount(effect.size, voice))


@clause.register
def _(effect: NegatePlay, voice: Voice) -> str:
    return voice.say("do-negate-play", to=effect.to)


@clause.register
def _(effect: BecomeGuard, voice: Voice) -> str:
    return voice.say("do-become-guard", what=the(effect.what, voice) if effect.what else voice.say("this-card"))


@clause.register
def _(effect: ActivateIt, voice: Voice) -> str:
    return voice.say("do-activate", what=voice.say("bound-it", role="object"))


@clause.register(Flip)
@clause.register(ShuffleSearched)
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
