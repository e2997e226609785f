"""The blue Rewards, each in a camp."""

from __future__ import annotations

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.rules.veiel.duels import LONG, SPARE, TOUGH, dealt, duel
from tests.scenario import rule


@rule("veiel:card:projectile-arcanique:1")
def test_arcane_missile(camp: Factory) -> None:
    t = duel(
        camp, "projectile-arcanique", barbare=Side("2-1", hand=["projectile-arcanique", SPARE], deck=LONG), at="2-6"
    )
    t.barbare.play("projectile-arcanique")
    assert dealt(t) == 2


@rule("veiel:card:rune-ardente:1", "veiel:card:rune-ardente:2")
def test_burning_rune_burns_once(camp: Factory) -> None:
    t = duel(camp, "rune-ardente", enemies=["chaman@2-4", "chaman@2-6"], basic=[])
    t.barbare.play("rune-ardente").place("2-3")
    t.next_round()
    assert (t.enemy("chaman@2-4").lives, t.enemy("chaman@2-6").lives, t.runes) == (2, 3, [])
    assert "rune-ardente" in t.barbare.discards


@rule("veiel:card:onde-de-choc:1")
def test_shock_wave(camp: Factory) -> None:
    t = duel(camp, "onde-de-choc", enemies=["ogre@2-3", "brigand@1-2", "zombi@2-1"])
    t.barbare.play("onde-de-choc")
    assert t.enemies == ["brigand@1-2", "zombi@2-1", "ogre@2-5"]
    assert (dealt(t), t.enemy("brigand").pending, t.enemy("zombi").lives) == (1, 2, 3)


@rule("veiel:card:prescience:1", "veiel:deck-defausse:3")
def test_prescience(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["prescience", SPARE], deck=["course", "tir", "frappe", "parade", "tir"]))
    t.barbare.play("prescience")
    t.barbare.pending("choose-take")
    assert len(t.barbare.options) == 4
    t.barbare.choose("frappe", "parade")
    assert (t.barbare.hand, t.barbare.deck) == ([SPARE, "frappe", "parade"], ["course"])
    assert t.barbare.discards == ["tir", "tir", "prescience"]


@rule("veiel:card:prescience:1", "veiel:deck-defausse:3", "veiel:deck-defausse:7")
def test_prescience_shuffles_the_discard_under_a_short_deck(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["prescience", SPARE], deck=["tir"], discard=["course"] * 5))
    t.barbare.play("prescience").choose("tir", "course")
    assert (t.barbare.hand, t.barbare.deck) == ([SPARE, "course", "tir"], ["course"] * 2)


@rule("veiel:card:entrave:1")
def test_shackle(camp: Factory) -> None:
    t = duel(camp, "entrave", enemies=["brigand@2-5"])
    t.barbare.play("entrave")
    assert (t.enemy("brigand").pending, t.intends("brigand")) == (1, ([], []))
    t.next_round()
    assert t.enemy("brigand").cell == "2-5"
    assert t.intends("brigand")[1] != []


@rule("veiel:card:transposition:1", "veiel:zone-heros:10")
def test_transposition(camp: Factory) -> None:
    t = duel(camp, "transposition", "frappe", at="4-5")
    t.barbare.play("transposition")
    assert (t.barbare.cell, t.guerisseur.cell, t.barbare.hand.count("course")) == ("4-6", "2-2", 1)
    t.barbare.play("frappe")
    assert dealt(t) == 2


@rule("veiel:card:lance-de-glace:1")
def test_ice_lance(camp: Factory) -> None:
    t = duel(camp, "lance-de-glace", enemies=["zombi@2-5"], guerisseur=Side("4-1", hand=[SPARE], deck=LONG))
    t.barbare.play("lance-de-glace")
    assert (t.enemy("zombi").lives, t.intends("zombi")) == (3, (["2-4"], []))


@rule("veiel:card:miroir-arcanique:1")
def test_arcane_mirror(camp: Factory) -> None:
    t = duel(camp, "miroir-arcanique", enemies=["brigand@2-3"])
    t.barbare.play("miroir-arcanique")
    assert t.barbare.block == 3
    t.next_round()
    assert [event.amount for event in t.events("hurt")] == [1]


@rule("veiel:card:rune-de-celerite:1", "veiel:card:rune-de-celerite:2")
def test_rune_of_swiftness(camp: Factory) -> None:
    t = duel(camp, "rune-de-celerite", enemies=["chaman@4-1"], basic=[])
    t.barbare.play("rune-de-celerite").place("2-2")
    t.next_round()
    assert (len(t.barbare.hand), len(t.guerisseur.hand), t.runes) == (6, 5, ["rune-de-celerite@2-2"])


@rule("veiel:card:implosion:1")
def test_implosion(camp: Factory) -> None:
    t = duel(camp, "implosion", enemies=["ogre@2-4", "brigand@3-4", "zombi@4-2"])
    t.barbare.play("implosion", turn="right")
    assert t.enemies == ["ogre@2-3", "brigand@3-3", "zombi@4-2"]
    assert (dealt(t), t.enemy("brigand").pending, t.enemy("zombi").pending) == (1, 1, 0)


@rule("veiel:card:meteore:1", "veiel:glossaire-retirer-du-jeu:1", "veiel:glossaire-retirer-du-jeu:2")
def test_a_meteor_comes_back_after_the_encounter(camp: Factory) -> None:
    t = duel(
        camp,
        "meteore",
        "frappe",
        enemies=[Enemy(TOUGH, "2-3", lives=1, block=1)],
        rewards={"rouge": ["fendre"] * 3, "violet": ["rempart"] * 3, "incolore": ["vivres"] * 3},
    )
    t.barbare.play("meteore")
    assert (t.barbare.apart, t.enemy(TOUGH).pending) == (["meteore"], 2)
    t.barbare.play("frappe")
    t.barbare.end()
    t.barbare.pending("reward")
    assert (t.barbare.apart, "meteore" in t.barbare.discards) == ([], True)


@rule("veiel:card:arret-du-temps:1")
def test_time_stop(camp: Factory) -> None:
    t = duel(
        camp,
        "arret-du-temps",
        enemies=["brigand@2-3", Enemy("vorgath-coeur-de-braise", "2-4", actions=["pluie-de-cendres"])],
    )
    t.barbare.play("arret-du-temps")  # no Boss can be chosen
    assert (t.barbare.hand.count("course"), t.barbare.apart) == (2, ["arret-du-temps"])
    t.next_round()
    assert {event.rule for event in t.events("strike")} == {"veiel:card:pluie-de-cendres:1"}
    t.next_round()
    assert "veiel:card:brigand:1" in {event.rule for event in t.events("strike")}


@rule("veiel:card:savoir-interdit:1", "veiel:precision-resolution:10")
def test_forbidden_lore(camp: Factory) -> None:
    t = duel(camp, "savoir-interdit")
    t.barbare.play("savoir-interdit").choose("deck")
    assert (t.barbare.exile, t.barbare.hand) == (["course"], [SPARE, *["course"] * 3])


@rule("veiel:card:rune-maitresse:1", "veiel:card:rune-maitresse:2")
def test_master_rune(camp: Factory) -> None:
    t = duel(camp, "rune-maitresse", "frappe", "tir", enemies=["ogre@2-3", "brigand@2-5"])
    t.barbare.play("rune-maitresse").place("1-3")
    t.barbare.play("frappe")
    t.barbare.play("tir")
    assert (dealt(t), t.enemy("brigand").pending) == (2, 1)
    t.next_round()
    assert (t.runes, "rune-maitresse" in t.barbare.discards) == ([], True)


@rule("veiel:card:colonne-d-energie:1")
def test_pillar_of_energy(camp: Factory) -> None:
    t = duel(camp, "colonne-d-energie", enemies=["ogre@2-3", "brigand@2-4"])
    t.barbare.play("colonne-d-energie")
    assert t.enemies == ["ogre@2-4", "brigand@2-5"]
    assert (dealt(t), t.enemy("brigand").pending) == (2, 2)
    assert t.enemy(TOUGH).cell == "2-4"
