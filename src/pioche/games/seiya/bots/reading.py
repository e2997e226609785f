"""What effects gain, read off the values of which cards are made: no card is known by its name here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from pioche.games.seiya.bind import AnnihilateFree, ReleaseFree
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.enfers import PutUnderStyx
from pioche.games.seiya.gifts import DrawGift
from pioche.games.seiya.hamper import HamperCheaper, HamperFree
from pioche.games.seiya.pawns import GoToElysion, MovePawn
from pioche.games.seiya.senses import GainSense, Recharge, SixthSense
from pioche.games.seiya.souls import GainSouls, LoseSouls, TakeSouls
from pioche.games.seiya.tokens import GainEnergy, GainTokens, GainWeapon
from pioche.games.seiya.verbs import Destroy, Discard, Draw, Freeze, Heal, Take, Wound
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Seq
from pioche.kernel.cards.perform import Perform
from pioche.kernel.cards.query import ANYONE, OPPONENTS, Cards, Fixed
from pioche.kernel.cards.rule import Forbid, Number
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import Amount, Effect, walk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Until
from pioche.kernel.state.catalogue import Static

SOUL = 0.3  # what a Soul is worth while there is time to spend it
ENERGY = 0.3
WEAPON = 0.6
GIFT = 0.5  # a Capacité that is kept
STEP = 0.4  # a space that the own pawn is nearer to Élysion
ANNOY = 0.3  # what it is worth that an opponent loses a card of the hand for a turn
DESTROYED = 0.6  # a card of the player's own choice
RISE = 0.8  # a Hero of the next rank instead of one
FREE = 1.5  # a Character of the Enfers that is overcome without a fight


class Rates(NamedTuple):
    """What things are worth to a seat now, in Victory Points."""

    force: float  # one Force or Cosmos, once
    draw: float  # a card drawn
    soul: float = SOUL
    sense: float = GIFT  # the next Sens
    heal: float = ANNOY  # the best of the marked cards, healed
    discard: float = ANNOY  # a card of the own choice, discarded
    step: float = STEP  # a space that the own pawn goes up
    freed: float = 0.0  # the top card of the own Entrave pile, shaken off
    recharge: float = 0.0  # the best of the exhausted Sens, turned active


def size(amount: Amount) -> int:
    return amount.number if isinstance(amount, Fixed) else 1


def gain_of(effect: Effect | None, rates: Rates) -> float:
    """What it gains to carry out an effect; `boost` and `discount` tell the values and costs that it changes."""
    match effect:
        case Draw():
            return rates.draw * size(effect.size)
        case SixthSense():
            return rates.draw
        case GainSouls():
            return rates.soul * size(effect.size)
        case TakeSouls():
            return 2 * rates.soul
        case LoseSouls():
            return -rates.soul * effect.size
        case GainTokens():
            return effect.each * size(effect.size)
        case GainEnergy():
            return ENERGY * effect.size
        case GainWeapon():
            return WEAPON
        case DrawGift():
            return GIFT
        case GainSense():
            return rates.sense
        case MovePawn():
            return rates.step
        case AnnihilateFree() | HamperFree():
            return FREE
        case HamperCheaper():
            return rates.soul * effect.less
        case ReleaseFree() | PutUnderStyx():
            return rates.freed
        case Recharge():
            return rates.recharge
        case Perform():
            return RISE
        case Take():
            return 2 * rates.force
        case Heal():
            return rates.heal
        case Discard():
            return -rates.discard
        case Wound() | Freeze():
            return ANNOY if of_opponents(effect) else -ANNOY
        case Destroy():
            return -DESTROYED
        case Seq():
            return sum(gain_of(part, rates) for part in effect.parts)
        case Do():
            whole = gain_of(effect.first, rates) + gain_of(effect.then, rates)
            return max(0.0, whole) if effect.may else whole
        case If():
            return gain_of(effect.effect, rates) / 2
        case OneOf():
            return max(gain_of(option, rates) for option in effect.options)
        case Each():
            share = {ANYONE: 0, OPPONENTS: -1}.get(effect.who, 1)
            return share * gain_of(effect.effect, rates)
        case _:
            return 0.0


def of_opponents(effect: Verb) -> bool:
    """Whether the cards of opponents suffer it, by the choice of the player."""
    return (
        isinstance(effect.what, Pick) and isinstance(effect.what.among, Cards) and effect.what.among.whose == OPPONENTS
    )


def changes(effect: Effect, keys: tuple[str, ...]) -> tuple[int, ...]:
    """By how much an effect changes each of these numbers of a card until the end of the turn."""
    lent = [rule for node in walk(effect) if isinstance(node, Until) for rule in node.rules]
    found = [rule for rule in lent if isinstance(rule, Number) and rule.phase == "add"]
    return tuple(
        sum(size(rule.by) for rule in found if key in rule.keys and isinstance(rule.by, Fixed)) for key in keys
    )


@cache
def boost(effect: Effect) -> tuple[int, ...]:
    """The Force and the Cosmos that a card in play gains by an effect, this turn."""
    return changes(effect, ("force", "cosmos"))


@cache
def discount(effect: Effect) -> int:
    """By how much less Force a card can be overcome, this turn."""
    return -changes(effect, ("cost_force",))[0]


VERBS = (Discard, Wound, Freeze, Destroy, Heal, AnnihilateFree, HamperFree, HamperCheaper, ReleaseFree)


@cache
def done_by(effect: Effect) -> dict[str, int]:
    """What a player does by an effect, and the own cards suffer, as far as can be told."""
    deeds: dict[str, int] = {}
    for node in walk(effect):
        match node:
            case MovePawn() | GoToElysion():
                deeds["move-pawn"] = 1
            case GainSouls():
                deeds["souls"] = size(node.size)
            case GainEnergy():
                deeds["energy"] = node.size
            case _ if isinstance(node, VERBS) and not of_opponents(node):
                deeds[node.verb] = 1
    return deeds


def raises(effect: Effect) -> bool:
    """Whether it carries out the effect of an Armour, which raises a Hero of the hand."""
    return any(isinstance(node, Perform) for node in walk(effect))


@cache
def steps(effect: Effect) -> int:
    """How far an effect moves the own pawn at most."""
    return max((node.most for node in walk(effect) if isinstance(node, MovePawn)), default=0)


def effects_of(card: SeiyaCard, *kinds: type[Any]) -> list[Effect]:
    return [ability.effect for ability in card.abilities if isinstance(ability, kinds)]


def bans(card: SeiyaCard, zone: str, action: str) -> Iterator[Forbid]:
    """The rules by which a card forbids something as long as it lies in a zone."""
    for ability in card.abilities:
        if isinstance(ability, Static) and zone in ability.where:
            yield from (rule for rule in ability.rules if isinstance(rule, Forbid) and rule.action == action)
