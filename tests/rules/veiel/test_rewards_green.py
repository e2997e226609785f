"""The green Rewards, each in a camp."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.rules.veiel.duels import SPARE, TOUGH, dealt, duel
from tests.scenario import rule


@rule("veiel:card:double-tir:1")
def test_double_shot(camp: Factory) -> None:
    t = duel(camp, "double-tir", enemies=["ogre@2-4", "brigand@2-5"])
    t.barbare.play("double-tir", at=TOUGH).aim("brigand")
    assert (dealt(t), t.enemy("brigand").pending) == (1, 1)


@rule("veiel:card:double-tir:1")
def test_a_bonus_counts_once_for_a_card_and_an_enemy(camp: Factory) -> None:
    t = duel(camp, "double-tir", "fureur", at="2-4")
    t.barbare.play("fureur", to="2-2")
    t.barbare.play("double-tir")
    assert dealt(t) == 1 + 1 + 1


@rule("veiel:card:esquive:1")
def test_dodge(camp: Factory) -> None:
    t = duel(camp, "esquive")
    t.barbare.play("esquive", to="1-2")
    assert (t.barbare.block, t.barbare.cell, t.barbare.hand.count("course")) == (2, "1-2", 1)


@pytest.mark.parametrize(("discards", "amount"), [(True, 3), (False, 2)])
@rule("veiel:card:lancer-de-couteaux:1")
def test_knife_throw(camp: Factory, discards: bool, amount: int) -> None:
    t = duel(camp, "lancer-de-couteaux", "tir", at="2-4")
    if discards:
        t.barbare.discard("tir")
    t.barbare.play("lancer-de-couteaux")
    assert dealt(t) == amount


@rule("veiel:card:carquois:1", "veiel:deck-defausse:5", "veiel:glossaire-guillemets:1")
def test_quiver(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["carquois", SPARE], deck=["course", "tir", "course"]), at="2-4")
    t.barbare.play("carquois")
    assert (dealt(t), t.barbare.hand, sorted(t.barbare.deck)) == (1, [SPARE, "tir"], ["course", "course"])
    assert t.events("shuffle")
    t = duel(camp, barbare=Side("2-2", hand=["carquois", SPARE], deck=["course"], discard=["tir", "frappe"]), at="2-4")
    t.barbare.play("carquois")
    assert (t.barbare.hand, sorted(t.barbare.deck)) == ([SPARE, "tir"], ["course", "frappe"])


@rule("veiel:card:main-leste:1")
def test_nimble_hand(camp: Factory) -> None:
    t = duel(camp, "main-leste", "tir")
    t.barbare.play("main-leste").choose("tir")
    assert (t.barbare.hand, t.barbare.block) == ([SPARE, *["course"] * 2], 1)


@rule("veiel:card:lame-empoisonnee:1")
def test_poisoned_blade(camp: Factory) -> None:
    t = duel(camp, "lame-empoisonnee", enemies=["ogre@2-3", Enemy("brigand", "1-2", wounds=1)])
    t.barbare.play("lame-empoisonnee", at=TOUGH)
    t.next_round()
    assert (t.enemy(TOUGH).pending, t.enemy("brigand").pending) == (2, 0)
    t.next_round()
    assert t.enemy(TOUGH).pending == 0


@rule("veiel:card:tir-de-precision:1", "veiel:glossaire-amorce:1", "veiel:glossaire-amorce:2")
def test_precision_shot(camp: Factory) -> None:
    t = duel(camp, "tir-de-precision", "tir-de-precision", "tir", at="2-4")
    t.barbare.play("tir-de-precision")
    t.barbare.play("tir-de-precision")
    assert dealt(t) == 6
    t = duel(camp, "tir-de-precision", "tir", at="2-4")
    t.barbare.play("tir")
    assert not t.barbare.can_play("tir-de-precision")


@rule("veiel:card:feinte:1")
def test_feint(camp: Factory) -> None:
    t = duel(camp, "feinte")
    t.barbare.play("feinte")
    assert (dealt(t), t.barbare.threat, t.barbare.hand.count("course")) == (1, 2, 1)
    t.next_round()
    assert t.barbare.threat == 4


@rule("veiel:card:corde-et-grappin:1")
def test_rope_and_hook(camp: Factory) -> None:
    t = duel(camp, "corde-et-grappin", at="2-5")
    t.barbare.play("corde-et-grappin", to="1-2")
    assert (t.enemy(TOUGH).cell, dealt(t), t.barbare.cell) == ("2-3", 1, "1-2")


@rule("veiel:card:coup-bas:1")
def test_low_blow(camp: Factory) -> None:
    t = duel(camp, "coup-bas", enemies=["brigand@2-3"])
    t.barbare.play("coup-bas", to="2-2")
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [2]


@pytest.mark.parametrize(("x", "amount"), [(0, 0), (1, 2), (3, 6)])
@rule("veiel:card:mille-lames:1", "veiel:glossaire-x:1")
def test_a_thousand_blades(camp: Factory, x: int, amount: int) -> None:
    t = duel(camp, "mille-lames", "tir", "tir", "tir", at="2-4")
    t.barbare.play("mille-lames")
    assert t.barbare.options == ["x/0", "x/1", "x/2", "x/3"]
    t.barbare.x(x)
    if x:
        t.barbare.choose(*["tir"] * x)
    assert dealt(t) == amount


@rule("veiel:card:ombre-jumelle:1")
def test_twin_shadow(camp: Factory) -> None:
    t = duel(camp, "ombre-jumelle", "course", "frappe", "frappe")
    t.barbare.play("ombre-jumelle")
    t.barbare.play("course", to="2-2")  # no attack card
    t.barbare.play("frappe")
    assert (dealt(t), t.barbare.lasting) == (2, [])
    t.barbare.play("frappe")
    assert dealt(t) == 3


@rule("veiel:card:pluie-de-fleches:1")
def test_rain_of_arrows(camp: Factory) -> None:
    t = duel(camp, "pluie-de-fleches", enemies=["ogre@2-5", "brigand@2-6"])
    t.barbare.play("pluie-de-fleches")
    assert (dealt(t), t.enemy("brigand").pending, t.barbare.hand.count("course")) == (1, 0, 1)


@rule("veiel:card:angle-mort:1", "veiel:ennemi-interdit-attaque:3")
def test_blind_spot(camp: Factory) -> None:
    t = duel(camp, "angle-mort", enemies=["liche@4-1"])
    t.barbare.play("angle-mort")
    assert t.barbare.hand.count("course") == 2
    t.next_round()
    assert (t.barbare.wounds, len(t.guerisseur.wounds)) == ([], 2)


@pytest.mark.parametrize(("others", "amount"), [(0, 3), (1, 4), (4, 5)])
@rule("veiel:card:coup-du-destin:1")
def test_stroke_of_fate(camp: Factory, others: int, amount: int) -> None:
    t = duel(camp, "coup-du-destin", *["tir"] * others)
    t.barbare.play("coup-du-destin")
    assert dealt(t) == amount
