"""The base cards and the Novices, each in a camp."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.rules.veiel.duels import LONG, SPARE, TOUGH, dealt, duel
from tests.scenario import rule


@rule("veiel:card:frappe:1", "veiel:card:tir:1", "veiel:card:parade:1", "veiel:card:course:1")
def test_the_base_cards(camp: Factory) -> None:
    t = duel(camp, "frappe", "tir", "parade", "course", enemies=["ogre@2-3", "brigand@2-5", "zombi@2-6"])
    t.barbare.play("frappe")
    assert dealt(t) == 1
    t.barbare.play("tir")  # not the neighbour, and not the fourth cell
    assert (t.enemy("brigand").pending, t.enemy("zombi").pending, dealt(t)) == (1, 0, 1)
    t.barbare.play("parade")
    assert t.barbare.block == 2
    t.barbare.play("course")
    assert {"2-2", "1-1", "4-1", "4-3"} <= set(t.barbare.cells)
    assert not {"2-3", "2-4", "4-6"} & set(t.barbare.cells)
    t.barbare.walk("4-1")


@rule("veiel:card:ouvrir-une-breche:1")
def test_open_a_breach(camp: Factory) -> None:
    t = duel(
        camp,
        "ouvrir-une-breche",
        guerisseur=Side("1-3", hand=["parade", "frappe", "frappe", SPARE], deck=LONG),
        enemies=["ogre@2-3", "brigand@3-2"],
    )
    t.barbare.play("ouvrir-une-breche", at=TOUGH)
    assert dealt(t) == 1
    t.barbare.end()
    assert t.barbare.lasting == ["ouvrir-une-breche"]
    t.guerisseur.play("frappe")
    assert dealt(t) == 1 + 3
    assert (t.barbare.lasting, "ouvrir-une-breche" in t.barbare.discards) == ([], True)
    t.guerisseur.play("frappe")
    assert dealt(t) == 1 + 3 + 1


@rule("veiel:card:le-tout-pour-le-tout:1")
def test_all_or_nothing(camp: Factory) -> None:
    t = duel(camp, "le-tout-pour-le-tout")
    t.barbare.play("le-tout-pour-le-tout")
    assert (dealt(t), t.barbare.wounds) == (3, ["course"])


@pytest.mark.parametrize(("wounds", "amount"), [(2, 1), (3, 3), (8, 3)])
@rule("veiel:card:rage-contenue:1")
def test_contained_rage(camp: Factory, wounds: int, amount: int) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["rage-contenue", SPARE], deck=LONG, wounds=["course"] * wounds))
    t.barbare.play("rage-contenue")
    assert dealt(t) == amount


@rule("veiel:card:moulinet:1")
def test_whirl(camp: Factory) -> None:
    t = duel(camp, "moulinet", enemies=["ogre@2-4", "brigand@1-3", "zombi@3-4"])
    t.barbare.play("moulinet", to="2-3")
    assert [t.enemy(slug).pending for slug in ("ogre", "brigand", "zombi")] == [1, 1, 0]


@rule("veiel:card:egide:1")
def test_aegis(camp: Factory) -> None:
    t = duel(camp, "egide", "egide", guerisseur=Side("3-3", hand=[SPARE], deck=LONG))
    t.barbare.play("egide", at="guerisseur")
    t.barbare.play("egide", at="barbare")
    assert (t.barbare.block, t.guerisseur.block) == (4, 4)


@rule("veiel:card:halo-purifiant:1", "veiel:zone-heros:8", "veiel:zone-heros:7")
def test_purifying_halo_is_turned_for_each_effect(camp: Factory) -> None:
    t = duel(camp, "halo-purifiant", guerisseur=Side("2-1", hand=[SPARE], deck=LONG, wounds=["tir"]))
    t.barbare.play("halo-purifiant")
    assert (t.guerisseur.wounds, dealt(t)) == ([], 1)


@rule("veiel:card:pas-celeste:1", "veiel:deplacement:2")
def test_celestial_step_passes_enemies(camp: Factory) -> None:
    t = duel(
        camp,
        "pas-celeste",
        barbare=Side("1-1", hand=["pas-celeste", "course", SPARE], deck=LONG),
        enemies=["ogre@1-2", "brigand@2-1"],
    )
    t.barbare.play("course")
    t.barbare.pending("hero-turn")  # shut in: there was nothing to choose
    t.barbare.play("pas-celeste")
    assert {"1-1", "1-3", "1-4", "2-2", "3-1"} <= set(t.barbare.cells)
    assert not {"1-2", "2-1"} & set(t.barbare.cells)
    t.barbare.walk("1-4")
    assert (t.barbare.cell, t.barbare.block) == ("1-4", 1)


@pytest.mark.parametrize(("who", "block"), [("guerisseur", 1), ("barbare", 0)])
@rule("veiel:card:priere-du-soir:1")
def test_evening_prayer(camp: Factory, who: str, block: int) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["priere-du-soir", SPARE], deck=LONG, wounds=["tir"] * 3),
        guerisseur=Side("2-1", hand=[SPARE], deck=LONG, wounds=["tir"] * 3),
    )
    t.barbare.play("priere-du-soir", at=who)
    assert t.barbare.block == block
    assert len(t.barbare.wounds) + len(t.guerisseur.wounds) == 4


@rule("veiel:card:telekinesis:1")
def test_telekinesis(camp: Factory) -> None:
    t = duel(camp, "telekinesis", at="2-4", guerisseur=Side("2-6", hand=[SPARE], deck=LONG))
    t.barbare.play("telekinesis").place("3-5")
    assert (t.enemy(TOUGH).cell, dealt(t)) == ("3-5", 1)


@rule("veiel:card:telekinesis:1", "veiel:ennemis-traversee:1")
def test_telekinesis_passes_nobody(camp: Factory) -> None:
    t = duel(camp, "telekinesis", enemies=["ogre@1-1", "brigand@1-2", "zombi@2-1"])
    t.barbare.play("telekinesis", at="ogre")
    t.barbare.pending("hero-turn")  # it cannot go anywhere
    assert (t.enemy(TOUGH).cell, dealt(t)) == ("1-1", 1)


@rule("veiel:card:trait-de-givre:1")
def test_frost_bolt_slows(camp: Factory) -> None:
    t = duel(camp, "trait-de-givre", enemies=["brigand@2-5"], guerisseur=Side("2-1", hand=[SPARE], deck=LONG))
    t.barbare.play("trait-de-givre")
    assert t.enemy("brigand").pending == 1
    assert t.intends("brigand") == (["2-4"], [])
    t.next_round()
    assert t.intends("brigand") == (["2-3"], ["barbare"])


@rule("veiel:card:rune-d-eveil:1", "veiel:card:rune-d-eveil:2")
def test_rune_of_awakening(camp: Factory) -> None:
    t = duel(camp, "rune-d-eveil", "frappe", "frappe", "course")
    t.barbare.play("rune-d-eveil").place("2-2")
    t.barbare.play("frappe")
    assert dealt(t) == 2
    t.barbare.play("course", to="1-3")
    t.barbare.play("frappe")
    assert dealt(t) == 3
    t.next_round()
    assert (t.runes, "rune-d-eveil" in t.barbare.discards) == ([], True)


@rule("veiel:card:lecture-des-flux:1")
def test_reading_the_flows(camp: Factory) -> None:
    t = duel(camp, "lecture-des-flux")
    t.barbare.play("lecture-des-flux")
    t.barbare.pending("choose-discard").choose(SPARE)
    assert (t.barbare.hand, t.barbare.discards) == (["course"] * 2, [SPARE, "lecture-des-flux"])


@rule("veiel:card:ambidextrie:1", "veiel:glossaire-defausser:2", "veiel:precision-resolution:9")
def test_ambidexterity_discards_two_or_none(camp: Factory) -> None:
    t = duel(camp, "ambidextrie", "tir", "frappe")
    t.barbare.play("ambidextrie").choose("tir", "frappe")
    assert t.barbare.hand == [SPARE, *["course"] * 3]
    t = duel(camp, "ambidextrie")
    t.barbare.play("ambidextrie")
    assert t.barbare.hand == [SPARE, *["course"] * 3]


@rule("veiel:card:tir-a-bout-portant:1")
def test_point_blank_shot(camp: Factory) -> None:
    t = duel(camp, "tir-a-bout-portant")
    t.barbare.play("tir-a-bout-portant", to="1-2")
    assert (dealt(t), t.barbare.cell) == (2, "1-2")


@rule("veiel:card:pas-de-l-ombre:1")
def test_shadow_step(camp: Factory) -> None:
    t = duel(camp, "pas-de-l-ombre", "frappe", at="2-5")
    t.barbare.play("pas-de-l-ombre")
    assert "2-5" not in t.barbare.cells
    assert "2-2" not in t.barbare.cells
    t.barbare.place("2-4")
    t.barbare.play("frappe")
    assert (dealt(t), t.barbare.block) == (2, 1)


@pytest.mark.parametrize(("second", "cards"), [("2-6", 1), ("3-6", 0)])
@rule("veiel:card:volee-de-traits:1")
def test_volley(camp: Factory, second: str, cards: int) -> None:
    t = duel(camp, "volee-de-traits", enemies=["ogre@2-3", f"brigand@{second}"])
    t.barbare.play("volee-de-traits")
    assert (dealt(t), t.enemy("brigand").pending, t.barbare.hand.count("course")) == (1, cards, cards)


@rule("veiel:card:blocage-violent:1")
def test_violent_block(camp: Factory) -> None:
    t = duel(camp, "blocage-violent")
    t.barbare.play("blocage-violent")
    assert (dealt(t), t.barbare.block) == (1, 2)


@rule("veiel:card:bonne-constitution:1")
def test_good_constitution(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["bonne-constitution", SPARE], deck=LONG, wounds=["tir"]))
    t.barbare.play("bonne-constitution")
    assert (t.barbare.wounds, t.barbare.block) == ([], 2)


@pytest.mark.parametrize(
    "slug", ["bonne-constitution", "bandages", "cuir-balafre", "endurance", "constitution-de-geant"]
)
@rule("veiel:glossaire-substitution:1", "veiel:glossaire-substitution:2")
def test_cards_of_substitution_take_a_wound(camp: Factory, slug: str) -> None:
    t = duel(camp, "le-tout-pour-le-tout", slug)
    t.barbare.play("le-tout-pour-le-tout")
    t.barbare.pending("substitute")
    assert t.barbare.options == [f"substitute:{slug}", "deck"]
    t.barbare.substitute(slug)
    assert (t.barbare.wounds, t.barbare.hand) == ([slug], [SPARE, "course"])


@rule("veiel:card:provocation:1", "veiel:menace:1")
def test_provocation(camp: Factory) -> None:
    t = duel(camp, "provocation")
    t.barbare.play("provocation")
    assert (t.barbare.block, t.barbare.threat) == (3, 7)
    t.next_round()
    assert t.barbare.threat == 4


@rule("veiel:card:charge-au-bouclier:1")
def test_shield_charge(camp: Factory) -> None:
    t = duel(camp, "charge-au-bouclier", at="2-5")
    t.barbare.play("charge-au-bouclier", to="2-4")
    assert (dealt(t), t.enemy(TOUGH).cell) == (1, "2-6")


@rule("veiel:card:second-souffle:1")
def test_second_wind(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["second-souffle", SPARE], deck=LONG, wounds=["tir"]))
    t.barbare.play("second-souffle")
    assert (t.barbare.wounds, t.barbare.hand) == ([], [SPARE, "course"])


@rule("veiel:card:dague-de-jet:1")
def test_throwing_dagger(camp: Factory) -> None:
    t = duel(camp, "dague-de-jet", at="2-5")
    t.barbare.play("dague-de-jet")
    assert dealt(t) == 2


@rule("veiel:card:manoeuvre:1")
def test_manoeuvre(camp: Factory) -> None:
    t = duel(camp, "manoeuvre", at="4-6", guerisseur=Side("2-1", hand=[SPARE], deck=LONG))
    t.barbare.play("manoeuvre", to="1-2")
    t.guerisseur.pending("walk").walk("4-1")
    assert (t.barbare.cell, t.guerisseur.cell, t.barbare.block) == ("1-2", "4-1", 1)


@pytest.mark.parametrize(("option", "amount", "block"), [(1, 2, 0), (2, 0, 4)])
@rule("veiel:card:excellente-forme:1", "veiel:types:2", "veiel:types:3")
def test_excellent_form_is_an_attack_card_either_way(camp: Factory, option: int, amount: int, block: int) -> None:
    t = duel(camp, "excellente-forme", "sauvagerie")
    t.barbare.play("excellente-forme", option=option)
    assert (dealt(t), t.barbare.block) == (amount, block)
    t.barbare.play("sauvagerie")  # counts attack cards played before
    assert dealt(t) == amount + 2


@rule("veiel:card:bandages:1")
def test_bandages(camp: Factory) -> None:
    t = duel(
        camp,
        "bandages",
        guerisseur=Side("2-1", hand=[SPARE], deck=LONG, wounds=["tir"] * 3),
        enemies=[Enemy(TOUGH, "4-6")],
    )
    t.barbare.play("bandages")
    assert t.guerisseur.wounds == ["tir"]
