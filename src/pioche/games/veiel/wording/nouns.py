"""Nouns: the figures and cards of which a text speaks."""

from __future__ import annotations

from functools import cache, singledispatch
from typing import Any, Literal

from pioche.games.veiel.cards import ALL
from pioche.games.veiel.targets import (
    AHero,
    AllEnemies,
    AllHeroes,
    AnEnemy,
    Around,
    Beside,
    Chained,
    EachSuch,
    Foremost,
    Me,
    NearRune,
    Spared,
    Target,
    Those,
)
from pioche.games.veiel.terms import BesideEnemy, InCentre, InColumns, StoodStill
from pioche.games.veiel.wording.voice import Before, Voice, key
from pioche.kernel.cards.query import Either, Is, Test
from pioche.kernel.cards.value import Condition
from pioche.kernel.wording.voice import Unworded, flag

Role = Literal["subject", "object", "of"]

# Figures


@singledispatch
def named(target: Target, voice: Voice) -> tuple[str, dict[str, Any]]:
    """The message that names figures, and its values."""
    raise Unworded(target)


@named.register
def _(target: Me, voice: Voice) -> tuple[str, dict[str, Any]]:
    if voice.me not in ("enemy", "boss"):
        raise Unworded(target, f"of a {voice.card.kind}")
    return "self", {}


@named.register
def _(target: AHero, voice: Voice) -> tuple[str, dict[str, Any]]:
    return "hero", {"other": flag(target.other), "dead": flag(target.dead)}


@named.register
def _(target: AllHeroes, voice: Voice) -> tuple[str, dict[str, Any]]:
    return "heroes", {"other": flag(target.other)}


@named.register
def _(target: AnEnemy, voice: Voice) -> tuple[str, dict[str, Any]]:
    return "enemy", {"boss": flag(target.boss)}


@named.register(AllEnemies)
@named.register(Beside)
@named.register(Spared)
@named.register(Foremost)
def _(target: Target, voice: Voice) -> tuple[str, dict[str, Any]]:
    return type(target).__name__.lower(), {}


@named.register
def _(target: Those, voice: Voice) -> tuple[str, dict[str, Any]]:
    if target.name == "it":
        if not voice.it:
            raise Unworded(target, "of which nothing was said")
        return "it-" + voice.it, {}
    return "that-" + target.name, {}


@named.register
def _(target: Chained | NearRune, voice: Voice) -> tuple[str, dict[str, Any]]:
    return type(target).__name__.lower(), {"within": target.within}


@named.register
def _(target: Around, voice: Voice) -> tuple[str, dict[str, Any]]:
    place = "fallen" if target.fallen else voice.me
    return "around", {"side": target.side, "within": target.within, "own": flag(target.own), "place": place}


@named.register
def _(target: EachSuch, voice: Voice) -> tuple[str, dict[str, Any]]:
    return "such", {"side": target.side, "such": such(target.condition, voice)}


def such(condition: Condition, voice: Voice) -> str:
    """What is said of figures of whom a condition is met."""
    match condition:
        case InColumns(columns):
            return voice.say("such-columns", columns=voice.joined("or", [str(column) for column in columns]))
        case StoodStill():
            return voice.say("such-still")
        case InCentre():
            return voice.say("such-centre")
        case BesideEnemy():
            return voice.say("such-beside")
    raise Unworded(condition)


def noun(target: Target, voice: Voice, role: Role = "object") -> str:
    message, values = named(target, voice)
    return voice.say("who-" + message, role=role, **values)


def is_you(target: Target, voice: Voice) -> bool:
    """Whether the hero is meant whom the text speaks to."""
    return isinstance(target, Me) and voice.me in ("you", "rune")


def persons(target: Target, voice: Voice) -> dict[str, str]:
    """Figures as messages speak of them: told to do something, as "you", or as others in each role."""
    if is_you(target, voice):
        return {"form": "order" if voice.mood == "order" else "you", "who": "", "whom": "", "of": ""}
    who, whom, of = (noun(target, voice, role) for role in ("subject", "object", "of"))
    return {"form": "other", "who": who, "whom": whom, "of": of}


def after(target: Target, voice: Voice) -> Before:
    """Whom the text means by "it" once it has spoken of these."""
    match target:
        case AHero():
            return "hero"
        case AllHeroes():
            return "heroes"
        case AnEnemy() | Chained() | NearRune():
            return "enemy"
        case AllEnemies() | Beside():
            return "enemies"
    return voice.it


# Cards


@cache
def card_names(lang: str) -> dict[str, str]:
    """How cards are called in a language, by their slugs."""
    return {card.slug: card.name if lang == "fr" else card.english for card in ALL}


def cards(test: Test, voice: Voice, number: str, joint: str) -> str:
    """Cards of a type or of a name."""
    match test:
        case Either(first, second):
            return voice.joined(joint, [cards(part, voice, number, joint) for part in (first, second)])
        case Is(word) if word in card_names(voice.lang):
            return voice.say("card-named", name=card_names(voice.lang)[word])
        case Is(word):
            return voice.say("cards-of-type", type=voice.say("of-type-" + key(word)), number=number)
    raise Unworded(test, "as cards")
