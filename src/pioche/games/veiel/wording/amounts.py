"""Amounts in words: a figure, X with what it is, or so many for each of something."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, NamedTuple

from pioche.games.veiel.terms import (
    DamageTaken,
    IfAmount,
    MoreHeroes,
    PerAttack,
    PerBlock,
    PerCardInHand,
    PerCellMoved,
    PerColour,
    PerLifeLost,
    PerWounds,
    Sum,
    TimesX,
)
from pioche.games.veiel.wording.conditions import condition
from pioche.games.veiel.wording.voice import Voice
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.value import Amount
from pioche.kernel.wording.voice import Unworded, flag


def counted(n: int | str) -> dict[str, Any]:
    """A number as messages want it, with the form of the noun behind it."""
    return {"n": str(n), "number": "one" if str(n) == "1" else "many"}


class Share(NamedTuple):
    """So much for each of something, within bounds."""

    n: int
    per: str
    least: int = 0
    most: int = 0


@singledispatch
def share(amount: Amount, voice: Voice) -> Share:
    raise Unworded(amount)


@share.register
def _(amount: PerWounds, voice: Voice) -> Share:
    if amount.of not in ("", "it"):
        raise Unworded(amount, f"of {amount.of}")
    whose = "it" if amount.of else "you"
    return Share(1, voice.say("per-wounds", every=amount.every, whose=whose), amount.least, amount.most)


@share.register
def _(amount: PerBlock, voice: Voice) -> Share:
    return Share(1, voice.say("per-block", every=amount.every), most=amount.most)


@share.register(PerCardInHand)
@share.register(PerAttack)
@share.register(PerColour)
def _(amount: PerCardInHand | PerAttack | PerColour, voice: Voice) -> Share:
    return Share(1, voice.say(type(amount).__name__.lower()), most=amount.most)


@share.register
def _(amount: DamageTaken, voice: Voice) -> Share:
    return Share(1, voice.say("per-damage-taken"), amount.least, amount.most)


@share.register(PerCellMoved)
@share.register(PerLifeLost)
def _(amount: PerCellMoved | PerLifeLost, voice: Voice) -> Share:
    return Share(1, voice.say(type(amount).__name__.lower(), every=amount.every))


@share.register
def _(amount: IfAmount, voice: Voice) -> Share:
    return Share(amount.amount, condition(amount.condition, voice))


def bounds(found: Share, voice: Voice, message: str) -> str:
    """The bounds of a share, if it has any."""
    if not found.most:
        return ""
    return voice.say(message, least=found.least, most=found.most, low=flag(found.least))


class Spoken(NamedTuple):
    """An amount: what stands in the sentence, and what it is."""

    n: str
    define: str = ""  # what X is, within the sentence
    extras: tuple[Share, ...] = ()  # what comes on top, told apart

    def values(self) -> dict[str, Any]:
        return {**counted(self.n), "x": self.define}


def spoken(amount: Amount, voice: Voice) -> Spoken:
    """An amount within a sentence. Heroes' cards call one that varies X; what enemies add is told behind it."""
    parts = amount.parts if isinstance(amount, Sum) else (amount,)
    plain = [text for part in parts if (text := figure(part))]
    shares = [share(part, voice) for part in parts if not figure(part)]
    if not plain and voice.me in ("enemy", "boss"):
        raise Unworded(amount, "of an enemy")
    if not shares or voice.me in ("enemy", "boss"):
        return Spoken(voice.all("plus", plain), extras=tuple(shares))
    if any("X" in text for text in plain):
        raise Unworded(amount, "with two numbers called X")
    terms = list(plain)
    for found in shares:
        message = "more" if terms else "just"
        limits = bounds(found, voice, message + "-bounds")
        terms.append(voice.say("share-" + message, n=found.n, per=found.per, bounds=limits))
    return Spoken("X", voice.say("x-being", terms=voice.all("comma", terms)))


def figure(amount: Amount) -> str:
    """An amount that needs no words: a number, or X."""
    match amount:
        case Fixed(number):
            return str(number)
        case MoreHeroes():
            return "X"
        case TimesX(times, plus):
            return ("X" if times == 1 else f"{times}X") + (f" + {plus}" if plus else "")
    return ""


def change(amount: Amount, voice: Voice) -> dict[str, Any]:
    """An amount by which a number changes: more or less of something, perhaps for each of something else."""
    if isinstance(amount, Fixed):
        return {**counted(abs(amount.number)), "sign": "less" if amount.number < 0 else "more", "per": ""}
    found = share(amount, voice)
    if found.most or found.least:
        raise Unworded(amount, "with bounds")
    return {**counted(found.n), "sign": "more", "per": found.per}
