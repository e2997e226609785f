"""The own cards of the other heroes, each in a camp: Initiate, Adept and Master."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.rules.veiel.duels import LONG, SPARE, TOUGH, dealt, duel
from tests.scenario import rule


@rule("veiel:card:sang-offert:1", "veiel:defense:1")
def test_blood_given(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["sang-offert", SPARE], deck=LONG, wounds=["tir"]),
        guerisseur=Side("2-1", hand=[SPARE], deck=LONG, wounds=["tir"]),
    )
    t.barbare.play("sang-offert")
    assert (t.enemy(TOUGH).pending, t.barbare.wounds, t.guerisseur.wounds) == (2, ["tir", "course"], [])


@pytest.mark.parametrize("pile", ["deck", "hand", "discard", "wounds", "exile"])
@rule("veiel:card:stigmates:2", "veiel:glossaire-passif:1")
def test_stigmata_answer_wounds_wherever_they_are(camp: Factory, pile: str) -> None:
    piles = {"hand": [SPARE], "deck": LONG} | {pile: ["stigmates"]}
    if pile == "deck":
        piles["deck"] = ["stigmates", *LONG]
    t = duel(camp, barbare=Side("2-2", **piles), enemies=["brigand@2-3"])  # type: ignore[arg-type]
    t.next_round()
    assert [(t.slug(event.was), event.amount) for event in t.events("hurt")] == [("brigand", 1)]


@rule("veiel:card:stigmates:1", "veiel:card:stigmates:2", "veiel:glossaire-degats-blessures:2")
def test_stigmata_heal_shield_and_do_not_answer_what_is_blocked(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["stigmates", SPARE], deck=LONG, wounds=["tir"] * 2, block=4),
        enemies=["brigand@2-3"],
    )
    t.barbare.play("stigmates")
    assert (t.barbare.wounds, t.barbare.block) == ([], 6)
    t.next_round()
    assert t.events("hurt") == []


@pytest.mark.parametrize("x", [0, 2])
@rule("veiel:card:calice-du-martyr:1", "veiel:glossaire-x:1", "veiel:glossaire-exiler:1")
def test_the_martyrs_chalice(camp: Factory, x: int) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["calice-du-martyr", SPARE], deck=LONG, wounds=["frappe"]),
        guerisseur=Side("2-1", hand=[SPARE], deck=LONG, wounds=["tir"] * 3),
    )
    t.barbare.play("calice-du-martyr")
    t.barbare.pending("choose-x")
    assert t.barbare.options == ["x/0", "x/1", "x/2", "x/3"]
    t.barbare.x(x)
    if x:
        t.barbare.choose("frappe")
        t.barbare.choose("deck")
    assert (dealt(t), len(t.guerisseur.wounds)) == (x + 2, 3 - x)
    assert t.barbare.exile == (["frappe", "course"] if x else [])


@rule("veiel:card:bourrasque:1")
def test_a_gust_pushes_and_hurts_who_is_stopped(camp: Factory) -> None:
    t = duel(camp, "bourrasque", enemies=["ogre@2-3", "brigand@3-3", "chaman@2-4"], basic=[])
    t.barbare.play("bourrasque", turn="right")
    assert (t.enemies, t.barbare.block) == (["ogre@2-3", "chaman@2-4", "brigand@4-3"], 1)
    assert (t.enemy("ogre").pending, t.enemy("brigand").pending, t.enemy("chaman").pending) == (2, 1, 0)


@rule("veiel:card:chaine-d-eclairs:1")
def test_chain_lightning_goes_from_one_to_the_next(camp: Factory) -> None:
    t = duel(camp, "chaine-d-eclairs", enemies=["ogre@2-4", "brigand@1-5", "zombi@1-6", "golem-de-tourbe@4-3"])
    t.barbare.play("chaine-d-eclairs")
    assert t.enemy(TOUGH).pending == 2
    assert t.enemy("brigand").pending == 2
    assert (t.enemy("zombi").lives, t.enemy("golem-de-tourbe").pending) == (3, 0)


@rule("veiel:card:oeil-du-cyclone:1", "veiel:glossaire-amorce:1")
def test_the_eye_of_the_storm(camp: Factory) -> None:
    t = duel(camp, "oeil-du-cyclone", "frappe", "course", enemies=["ogre@2-3", "brigand@4-6", "zombi@1-6"])
    t.barbare.play("oeil-du-cyclone")
    assert (t.barbare.block, t.barbare.hand.count("course")) == (2, 3)
    t.barbare.play("frappe")
    assert [t.enemy(slug).pending for slug in ("ogre", "brigand", "zombi")] == [1, 1, 1]
    t.barbare.play("course", to="2-2")  # no attack card
    assert t.enemy("brigand").pending == 1


@rule("veiel:card:double:1", "veiel:ennemi-interdit-attaque:1", "veiel:ennemi-interdit-attaque:2")
def test_a_double_hides_a_hero(camp: Factory) -> None:
    t = duel(camp, "double", guerisseur=Side("2-1", hand=[SPARE], deck=LONG), enemies=["brigand@2-3"])
    t.barbare.play("double", at="barbare")
    assert t.barbare.hand == [SPARE, "course"]
    path, targets = t.intends("brigand")
    assert targets == ["guerisseur"]
    assert "2-2" not in path
    t.next_round()
    assert t.barbare.wounds == []
    assert t.intends("brigand")[1] == ["guerisseur"]


@rule("veiel:card:jeu-de-miroirs:1")
def test_the_play_of_mirrors(camp: Factory) -> None:
    t = duel(camp, "jeu-de-miroirs", enemies=["ogre@2-3", "brigand@1-5"])
    t.barbare.play("jeu-de-miroirs", at=TOUGH)
    t.barbare.pending("place-figure").place("2-5")
    assert (t.enemy(TOUGH).cell, t.enemy(TOUGH).pending, t.enemy("brigand").pending) == ("2-5", 2, 1)


@rule("veiel:card:palais-des-mirages:1", "veiel:deplacement:4")
def test_the_palace_of_mirages(camp: Factory) -> None:
    t = duel(camp, "palais-des-mirages", guerisseur=Side("2-1", hand=[SPARE], deck=LONG), enemies=["brigand@4-6"])
    t.barbare.play("palais-des-mirages")
    walked = []
    for _ in range(2):
        hero = t.barbare if t.barbare.asked else t.guerisseur
        hero.pending("walk")
        walked.append(hero is t.barbare)
        hero.walk("3-2" if hero is t.barbare else "3-1")
    assert sorted(walked) == [False, True]
    assert (t.barbare.cell, t.guerisseur.cell, t.barbare.hand.count("course")) == ("3-2", "3-1", 2)
    assert t.intends("brigand")[1] in ([], ["guerisseur"])


@rule("veiel:card:rune-de-garde:1", "veiel:card:rune-de-garde:2", "veiel:deplacement:6")
def test_a_ward_rune(camp: Factory) -> None:
    t = duel(camp, "rune-de-garde", guerisseur=Side("2-4", hand=[SPARE], deck=LONG), enemies=["liche@4-6"])
    t.barbare.play("rune-de-garde")
    t.barbare.pending("lay-rune").place("2-3")
    assert (t.runes, t.barbare.block) == (["rune-de-garde@2-3"], 2)
    t.next_round()
    # One block each before the Lich strikes both for two.
    assert (len(t.barbare.wounds), len(t.guerisseur.wounds)) == (0, 1)
    t.next_round()
    assert (len(t.barbare.wounds), t.runes) == (1, ["rune-de-garde@2-3"])


@rule("veiel:card:rune-de-rupture:1", "veiel:card:rune-de-rupture:2")
def test_a_sundering_rune(camp: Factory) -> None:
    t = duel(camp, "rune-de-rupture", enemies=["chaman@2-4", "chaman@2-6"], basic=[])
    t.barbare.play("rune-de-rupture")
    t.barbare.place("2-3")
    t.next_round()
    assert (t.enemy("chaman@2-4").lives, t.enemy("chaman@2-6").lives) == (2, 3)
    t.next_round()
    assert t.enemy("chaman@2-4").lives == 1


@rule("veiel:card:cercle-de-veiel:1")
def test_the_circle_of_veiel(camp: Factory) -> None:
    runes = {"rune-de-garde": "1-3", "rune-d-eveil": "4-6"}
    t = duel(
        camp,
        barbare=Side("2-2", hand=["cercle-de-veiel", SPARE], deck=LONG, runes=runes),
        enemies=["ogre@2-4", "brigand@4-5", "zombi@4-1"],
    )
    t.barbare.play("cercle-de-veiel")
    assert (t.barbare.block, t.enemy("ogre").pending, t.enemy("brigand").pending, t.enemy("zombi").lives) == (
        4,
        2,
        2,
        4,
    )


@rule("veiel:card:tir-de-couverture:1")
def test_covering_fire(camp: Factory) -> None:
    t = duel(camp, "tir-de-couverture", enemies=["brigand@2-4"])
    t.barbare.play("tir-de-couverture")
    assert (t.enemy("brigand").pending, t.barbare.block) == (1, 2)
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [3]
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [3, 4]


@rule("veiel:card:guet:1")
def test_overwatch_strikes_before_the_attack(camp: Factory) -> None:
    t = duel(
        camp,
        "guet",
        guerisseur=Side("4-1", hand=[SPARE], deck=LONG),
        enemies=[Enemy("nuee-de-rats", "1-4", lives=1), "squelette-archer@2-4"],
    )
    t.barbare.play("guet")
    t.next_round()
    # The rats died before their attack; the archer, who did not move, is struck as well, lives on and shoots.
    assert (t.enemies, t.enemy("squelette-archer").lives) == (["squelette-archer@2-4"], 1)
    assert [event.rule for event in t.events("strike")] == ["veiel:card:squelette-archer:1"]
    t.next_round()
    assert t.enemy("squelette-archer").lives == 1


@pytest.mark.parametrize("x", [0, 2])
@rule("veiel:card:pluie-d-acier:1", "veiel:glossaire-x:3")
def test_rain_of_steel(camp: Factory, x: int) -> None:
    t = duel(camp, "pluie-d-acier", "tir")
    t.barbare.play("pluie-d-acier")
    assert t.barbare.options == ["x/0", "x/1", "x/2"]
    t.barbare.x(x)
    assert (dealt(t), t.barbare.block, len(t.barbare.hand)) == (x + 3, x, 2 - x if x < 2 else 5)
