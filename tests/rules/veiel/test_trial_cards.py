"""L'Ordre de Veiel: effects on cards of the test's own, which say what no printed card says of them yet."""

from __future__ import annotations

import pytest

from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.vocabulary import (
    ALLY,
    ENEMY,
    NOT_MOVED,
    AllyPlays,
    ChooseX,
    ForEachRune,
    LayRune,
    Leap,
    NearRune,
    Reveal,
    TakeBase,
    block,
    choose,
    damage,
    draw,
    when,
)
from pioche.games.veiel.vocabulary.families import common
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.value import Effect
from tests.games.veiel.camp import Camp, Factory, Side
from tests.rules.veiel.duels import settle
from tests.scenario import rule

DECK = ["course"] * 30


def trial(effect: Effect, zone: str = "losange") -> VeielCard:
    return common("essai", "Essai", "Trial", "incolore", "technique", zone, effect)


def played(camp: Factory, effect: Effect, zone: str = "losange", **given: object) -> Camp:
    """The Barbare has played a card with this effect."""
    sides: dict[str, object] = {
        "barbare": Side("2-2", hand=["essai", "parade", "tir"], deck=DECK),
        "guerisseur": Side("2-1", hand=["parade"], deck=DECK),
    }
    t = camp(**(sides | {"enemies": ["ogre@2-4"]} | given), cards=[trial(effect, zone)])
    t.barbare.play("essai")
    return t


@rule("veiel:precision-resolution:8")
@pytest.mark.parametrize(
    "effect", [Reveal(4, 2), ChooseX("discard", 2), ChooseX("exile", 2), TakeBase(), Leap(), damage(1, ENEMY)]
)
def test_what_was_done_counts_as_done(camp: Factory, effect: Effect) -> None:
    """Even of no cards for X it counts."""
    for last in (False, True):
        t = played(camp, Do(effect, then=block(7)), stock=["frappe"])
        if t.barbare.decision.ask == "choose-x" and last:
            t.barbare.x(1)
        settle(t)
        assert t.barbare.block == 7


LONELY = {"guerisseur": Side("4-6", hand=["parade"], deck=DECK)}
NO_HANDS = {"guerisseur": Side("2-1", deck=DECK)}
RUNE = {"barbare": Side("2-2", hand=["essai", "parade"], deck=DECK, runes={"rune-de-garde": "2-3"})}
FAR_RUNE = {"barbare": Side("2-2", hand=["essai", "parade"], deck=DECK, runes={"rune-de-garde": "4-1"})}
FAR_ENEMY = {"enemies": ["ogre@4-6"]}
RUNED = ForEachRune(3, damage(1, NearRune()))


@rule("veiel:precision-resolution:1")
@pytest.mark.parametrize(
    ("effect", "given", "offered"),
    [
        (AllyPlays(), {}, True), (AllyPlays(), LONELY, False), (AllyPlays(), NO_HANDS, False),
        (TakeBase(), {"stock": ["tir"]}, True), (TakeBase(), {"gone": ["tir"]}, False),
        (RUNED, RUNE, True), (RUNED, FAR_RUNE, False), (RUNED, {}, False),
        (when(NOT_MOVED, damage(1, ENEMY)), {}, True),
        (when(NOT_MOVED, damage(1, ENEMY)), FAR_ENEMY, False), (damage(1, ENEMY), FAR_ENEMY, False),
        (draw(1, ALLY), {}, True), (draw(1, ALLY), LONELY, False),
        (Leap(), {}, True), (LayRune(), {}, True),
    ],
)  # fmt: skip
def test_an_effect_of_choice_is_offered_if_it_can_be_done(
    camp: Factory, effect: Effect, given: dict[str, object], offered: bool
) -> None:
    t = played(camp, choose(block(5), effect, block(7)), **given)
    t.barbare.pending("choose-option")
    assert t.barbare.options == (["option/1", "option/2", "option/3"] if offered else ["option/1", "option/3"])


@rule("veiel:cartes-heros:3")
def test_heroes_keep_their_printed_numbers_beside_such_cards(camp: Factory) -> None:
    t = played(camp, block(1))
    assert (t.barbare.threat, t.barbare.number("swords"), t.guerisseur.threat) == (4, 3, 2)
