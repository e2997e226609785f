"""The yellow Rewards, each in a camp."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Factory, Side
from tests.rules.veiel.duels import LONG, SPARE, TOUGH, dealt, duel
from tests.scenario import rule


@rule("veiel:card:ange-gardien:1")
def test_guardian_angel_keeps_the_block(camp: Factory) -> None:
    t = duel(
        camp,
        "ange-gardien",
        at="4-4",
        guerisseur=Side("2-5", hand=[SPARE], deck=LONG),
        enemies=["chaman@4-1"],
        basic=[],
    )
    t.barbare.play("ange-gardien", at="guerisseur")
    assert t.guerisseur.block == 3
    t.next_round()
    assert t.guerisseur.block == 3
    t.next_round()
    assert t.guerisseur.block == 0


@rule("veiel:card:aura-de-puissance:1", "veiel:resoudre-puis-defausser:2")
def test_aura_of_power_lasts_until_the_end_of_that_heros_turn(camp: Factory) -> None:
    t = duel(camp, "aura-de-puissance", guerisseur=Side("2-4", hand=["frappe", "frappe", SPARE], deck=LONG))
    t.barbare.play("aura-de-puissance", at="guerisseur")
    t.barbare.end()
    assert t.barbare.lasting == ["aura-de-puissance"]
    t.guerisseur.play("frappe")
    t.guerisseur.play("frappe")
    assert dealt(t) == 4
    t.guerisseur.end()
    assert (t.barbare.lasting, "aura-de-puissance" in t.barbare.discards) == ([], True)


@rule("veiel:card:aura-de-puissance:1")
def test_an_aura_on_one_who_has_played_works_in_the_next_round(camp: Factory) -> None:
    t = duel(
        camp,
        "aura-de-puissance",
        guerisseur=Side("2-4", hand=["frappe", SPARE], deck=LONG, played=True),
        enemies=["chaman@2-3"],
        basic=[],
    )
    t.barbare.play("aura-de-puissance", at="guerisseur")
    t.next_round()
    assert t.barbare.lasting == ["aura-de-puissance"]
    t.guerisseur.play("frappe")
    assert t.enemy("chaman").lives == 2


@rule("veiel:card:lumiere-crue:1")
def test_harsh_light(camp: Factory) -> None:
    t = duel(camp, "lumiere-crue", at="2-5")
    t.barbare.play("lumiere-crue")
    assert dealt(t) == 2


@rule("veiel:card:mains-jointes:1")
def test_joined_hands(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["mains-jointes", SPARE], deck=LONG, wounds=["tir"] * 2),
        guerisseur=Side("2-1", hand=[SPARE], deck=LONG, wounds=["tir"] * 2),
    )
    t.barbare.play("mains-jointes")
    assert [(len(hero.wounds), hero.block) for hero in (t.barbare, t.guerisseur)] == [(1, 1), (1, 1)]


@rule("veiel:card:mains-jointes:1")
def test_joined_hands_alone_help_only_oneself(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["mains-jointes", SPARE], deck=LONG, wounds=["tir"] * 2))
    t.barbare.play("mains-jointes")
    assert (len(t.barbare.wounds), t.barbare.block, t.guerisseur.block) == (1, 1, 0)


@rule("veiel:card:rappel-des-cendres:1", "veiel:glossaire-exiler:3")
def test_recall_from_ash(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["rappel-des-cendres", SPARE], deck=LONG, exile=["tir", "frappe"]))
    t.barbare.play("rappel-des-cendres").choose("frappe")
    assert (t.barbare.exile, t.barbare.hand, t.barbare.block) == (["tir"], [SPARE, "frappe", "course"], 1)


@rule("veiel:card:bouclier-de-foi:1")
def test_shield_of_faith(camp: Factory) -> None:
    t = duel(camp, "bouclier-de-foi")
    t.barbare.play("bouclier-de-foi")
    assert t.barbare.block == 5


@rule("veiel:card:pas-de-l-ange:1", "veiel:zone-heros:10", "veiel:glossaire-a-un-heros:3")
def test_the_angels_step_brings_another_hero(camp: Factory) -> None:
    t = duel(camp, "pas-de-l-ange", guerisseur=Side("4-6", hand=[SPARE], deck=LONG, wounds=["tir"]))
    t.barbare.play("pas-de-l-ange")
    t.barbare.pending("place-figure")
    assert sorted(t.barbare.cells) == ["1-2", "2-1", "3-2"]
    t.barbare.place("3-2")
    assert (t.guerisseur.cell, t.guerisseur.wounds, t.guerisseur.block) == ("3-2", [], 1)


@rule("veiel:card:confession:1", "veiel:glossaire-exiler:2")
def test_confession(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["confession", SPARE], deck=LONG, wounds=["tir", "frappe", "tir"]))
    t.barbare.play("confession")
    assert sorted(t.barbare.options) == ["deck", "frappe@wounds/0", "parade", "tir@wounds/0"]
    t.barbare.choose("frappe")
    assert (t.barbare.exile, t.barbare.wounds, t.barbare.hand) == (["frappe"], [], [SPARE, "course"])


@rule("veiel:card:eclat-aveuglant:1")
def test_blinding_flash(camp: Factory) -> None:
    t = duel(camp, "eclat-aveuglant", enemies=["brigand@2-3", "brigand@1-2"])
    t.barbare.play("eclat-aveuglant", turn="right")
    t.barbare.pending("turn-zone").turn("up")  # turned anew for the second effect
    assert (t.enemy("brigand@2-3").pending, t.enemy("brigand@1-2").pending) == (1, 0)
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [3, 4]


@rule("veiel:card:veillee:1")
def test_vigil(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["veillee", SPARE], deck=LONG, wounds=["tir"]),
        guerisseur=Side("3-3", hand=[SPARE], deck=LONG, wounds=["tir"] * 2),
    )
    t.barbare.play("veillee")
    assert (len(t.barbare.wounds), len(t.guerisseur.wounds)) == (0, 1)
    assert (t.barbare.block, t.guerisseur.block) == (2, 0)


@rule("veiel:card:miracle:1", "veiel:glossaire-retirer-du-jeu:1")
def test_miracle_happens_once(camp: Factory) -> None:
    t = duel(camp, "miracle", guerisseur=Side("4-6", hand=[SPARE], deck=LONG, wounds=["tir"] * 8))
    t.barbare.play("miracle")
    assert (len(t.guerisseur.wounds), t.slugs("gone"), t.barbare.discards) == (2, ["miracle"], [])


@rule("veiel:card:sanctuaire:1", "veiel:zone-heros:9")
def test_sanctuary(camp: Factory) -> None:
    t = duel(
        camp,
        "sanctuaire",
        guerisseur=Side("1-1", hand=[SPARE], deck=LONG),
        assassin=Side("2-4", hand=[SPARE], deck=LONG),
        at="4-6",
    )
    t.barbare.play("sanctuaire")
    assert [hero.block for hero in (t.barbare, t.guerisseur, t.assassin)] == [4, 4, 0]


@rule("veiel:card:verbe-de-lumiere:1")
def test_word_of_light(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["verbe-de-lumiere", SPARE], deck=LONG, wounds=["tir"]),
        guerisseur=Side("3-3", hand=[SPARE], deck=LONG, wounds=["tir"] * 2),
        enemies=["ogre@2-4", "brigand@2-6"],
    )
    t.barbare.play("verbe-de-lumiere")
    assert (dealt(t), t.enemy("brigand").pending) == (1, 0)
    assert (len(t.barbare.wounds), len(t.guerisseur.wounds)) == (0, 1)


@pytest.mark.parametrize("exiled", [["tir"], ["tir", "frappe", "parade"]])
@pytest.mark.parametrize("taken", [0, 1, 2])
@rule("veiel:card:retour-des-reliques:1")
def test_return_of_the_relics_brings_back_up_to_two(camp: Factory, exiled: list[str], taken: int) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["retour-des-reliques", SPARE], deck=LONG, exile=exiled))
    t.barbare.play("retour-des-reliques")
    back = exiled[:taken]
    t.barbare.choose(*back)
    assert t.barbare.exile == exiled[taken:]
    assert (len(t.barbare.discards), t.barbare.hand.count("course")) == (len(back) + 1, 2)


@rule("veiel:card:onction:1", "veiel:glossaire-a-un-heros:1", "veiel:glossaire-a-un-heros:4")
@pytest.mark.parametrize("who", ["barbare", "guerisseur"])
def test_anointing_heals_oneself_or_another(camp: Factory, who: str) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["onction", SPARE], deck=LONG, wounds=["tir"] * 2),
        guerisseur=Side("3-3", hand=[SPARE], deck=LONG, wounds=["tir"] * 2),
        at="4-6",
    )
    t.barbare.play("onction", at=who)
    healed = t.barbare if who == "barbare" else t.guerisseur
    assert (healed.wounds, t.barbare.hand.count("course")) == ([], 1)
    assert len(t.barbare.wounds) + len(t.guerisseur.wounds) == 2
    assert t.enemy(TOUGH).pending == 0
