"""Conditions in words: clauses that begin with "if"."""

from __future__ import annotations

from functools import singledispatch

from pioche.games.veiel.terms import (
    FewSummoned,
    Flanked,
    GaveWound,
    HasBlock,
    HasDiscarded,
    HasNotMoved,
    HitSeveral,
    IsAnother,
    Killed,
    LifeLost,
    MovedByDiscarding,
    OneLifeLeft,
    OtherEnemies,
    PlayedMoreThan,
    RoundIs,
    TargetAlone,
    Wounded,
)
from pioche.games.veiel.wording.voice import Voice
from pioche.kernel.cards.value import Condition
from pioche.kernel.wording.voice import Unworded


@singledispatch
def condition(met: Condition, voice: Voice) -> str:
    raise Unworded(met)


@condition.register(LifeLost)
@condition.register(Killed)
@condition.register(HasBlock)
@condition.register(HasDiscarded)
@condition.register(HasNotMoved)
@condition.register(IsAnother)
@condition.register(Flanked)
@condition.register(OneLifeLeft)
@condition.register(TargetAlone)
@condition.register(GaveWound)
@condition.register(OtherEnemies)
def _(met: Condition, voice: Voice) -> str:
    return voice.say("if-" + type(met).__name__.lower())


@condition.register
def _(met: HitSeveral | Wounded | MovedByDiscarding, voice: Voice) -> str:
    number = "one" if met.least == 1 else "many"
    return voice.say("if-" + type(met).__name__.lower(), n=met.least, number=number)


@condition.register
def _(met: FewSummoned, voice: Voice) -> str:
    return voice.say("if-fewsummoned", n=met.fewer)


@condition.register
def _(met: RoundIs, voice: Voice) -> str:
    return voice.say("if-roundis", n=met.number)


@condition.register
def _(met: PlayedMoreThan, voice: Voice) -> str:
    return voice.say("if-playedmorethan", n=met.cards)
