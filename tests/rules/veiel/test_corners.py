"""L'Ordre de Veiel: what is seldom seen at the table, and happens all the same."""

from __future__ import annotations

import pytest

from pioche.kernel.play.decision import Spot
from tests.games.veiel.camp import Enemy, Factory, Side
from tests.scenario import rule

HAND = ["parade"] * 5
DECK = ["course"] * 30
FAR = Side("4-6", hand=HAND, deck=DECK)


def me(cell: str, *hand: str, **more: object) -> Side:
    return Side(cell, **({"hand": [*hand, *HAND], "deck": DECK} | more))  # type: ignore[arg-type]


# Heroes


@rule("veiel:menace:1")
def test_a_threat_of_nought_is_lower_than_one(camp: Factory) -> None:
    """The Assassin has more swords than the Illusionist, and as much threat before the feint."""
    t = camp(assassin=me("2-2", "feinte"), illusionniste=me("3-3"), enemies=["ogre@1-2", "nuee-de-rats@2-3"])
    assert t.intends("nuee-de-rats")[1] == ["assassin"]
    t.assassin.play("feinte", at="ogre")
    assert (t.assassin.threat, t.illusionniste.threat) == (0, 1)
    assert t.intends("nuee-de-rats")[1] == ["illusionniste"]


@rule("veiel:fin-de-partie:1", "veiel:mise-en-place:8")
def test_who_cannot_draw_five_starts_dead_and_if_nobody_can_all_is_lost(camp: Factory) -> None:
    poor = Side(deck=["tir"] * 4)
    t = camp(barbare=poor, guerisseur=poor, at="encounter", waves=[(1, 0, 0)], basic=["acolyte"])
    t.barbare.place("1-1")
    t.guerisseur.place("1-2")
    assert (t.result, t.round) == ("lost", 1)


@rule("veiel:mort-heros:6", "veiel:mort-heros:7")
def test_whose_cell_was_taken_returns_on_the_nearest_free_one(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", dead=True, deck=["tir"] * 9, block=0),
        guerisseur=Side("1-2", hand=["tir"]),
        enemies=["ogre@2-2", "zombi@2-1"],
    )
    t.barbare.go().pending("return")
    assert t.barbare.cells == ["2-3", "3-2"], "of the cells beside it two are taken"
    t.barbare.place("3-2")
    assert (t.barbare.cell, t.barbare.dead, len(t.barbare.hand)) == ("3-2", False, 5)


@rule("veiel:mort-heros:6")
def test_who_finds_no_free_cell_does_not_return(camp: Factory) -> None:
    """Of the Narrow Pass rows 2 and 3 are free, and the living stand on all of their cells."""
    cells = [f"{row}-{column}" for row in (2, 3) for column in range(1, 7)]
    t = camp(
        barbare=Side("2-2", dead=True, deck=["tir"] * 9),
        guerisseur=Side("2-1", hand=["frappe", "tir"], deck=DECK),
        enemies=[Enemy("acolyte", "2-2", lives=1, wounds=1), *(f"chauves-souris@{cell}" for cell in cells[2:])],
        battlefield="defile",
    )
    assert not t.barbare.asked
    t.guerisseur.play("frappe", at="acolyte").end()
    assert (t.barbare.cell, t.barbare.dead, len(t.barbare.hand)) == ("2-2", False, 5), "now there is room"


@rule("veiel:mort-heros:6")
def test_whose_cell_is_free_returns_there_unmoved(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", dead=True, deck=["tir"] * 9), guerisseur=FAR, enemies=["ogre@4-3"])
    t.barbare.go()
    assert (t.barbare.cell, t.happened("return", "place")) == ("2-2", ["return barbare"])


@rule("veiel:mort-heros:3")
def test_the_dead_have_no_block(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=["parade"] * 2, deck=()), guerisseur=FAR, enemies=["ogre@4-3"])
    t.barbare.play("parade").end()
    assert (t.barbare.dead, t.barbare.block) == (True, 0)


@rule("veiel:card:dernier-rempart:1")
def test_a_dead_guard_guards_nobody(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["dernier-rempart", "tir"], deck=()),
        guerisseur=Side("2-3", hand=HAND, deck=DECK),
        enemies=["ogre@2-4"],
    )
    t.chevalier.play("dernier-rempart").end()
    assert t.chevalier.dead
    t.next_round()
    assert len(t.guerisseur.wounds) == 4


@rule("veiel:card:dernier-rempart:1", "veiel:card:stigmates:2")
def test_stigmata_answer_the_wounds_that_their_own_hero_suffers(camp: Factory) -> None:
    """Who stands in suffers the wounds, although another was attacked."""
    t = camp(
        chevalier=me("2-2", "dernier-rempart"), penitente=me("2-3", discard=["stigmates"]), enemies=["gargouille@2-4"]
    )
    t.chevalier.play("dernier-rempart")
    t.next_round()
    assert (t.penitente.wounds, t.events("hurt")) == ([], []), "the Penitent was attacked and not wounded"
    t = camp(
        penitente=me("2-2", "dernier-rempart", discard=["stigmates"]),
        chevalier=me("2-3"),
        enemies=[Enemy("gargouille", "2-4"), Enemy("brigand", "3-3")],
    )
    t.penitente.play("dernier-rempart")
    t.next_round()
    assert (len(t.penitente.wounds), t.chevalier.wounds) == (3, [])
    assert [(t.slug(event.was), event.amount) for event in t.events("hurt")] == [("brigand", 1)], (
        "only its blow wounded"
    )


@rule("veiel:card:pierre-de-resurrection:1", "veiel:zone-heros:9")
def test_who_lies_dead_on_the_own_cell_is_in_the_zone(camp: Factory) -> None:
    t = camp(
        barbare=me("2-2", "pierre-de-resurrection"),
        guerisseur=Side("2-2", dead=True, deck=(), wounds=["tir"] * 6),
        enemies=["ogre@4-5"],
    )
    t.barbare.play("pierre-de-resurrection")
    assert (t.guerisseur.wounds, t.guerisseur.discards) == (["tir"], ["tir"] * 5)


@rule("veiel:card:rune-de-celerite:2")
def test_a_hero_with_a_full_hand_draws_one_card_more_all_the_same(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "tir", "tir", runes={"rune-de-celerite": "2-2"}), guerisseur=FAR, enemies=["ogre@4-3"])
    t.barbare.end()
    assert len(t.barbare.hand) == 8


@rule("veiel:glossaire-amorce:1")
def test_a_card_that_is_being_played_comes_before_an_opener(camp: Factory) -> None:
    """Each lets the other play a card: the first hero is asked while the own card is not resolved yet."""
    t = camp(
        barbare=me("2-2", "cor-de-ralliement", "fureur"),
        guerisseur=me("3-3", "cor-de-ralliement"),
        enemies=["ogre@4-3"],
    )
    t.barbare.play("cor-de-ralliement")
    t.guerisseur.stay().play("cor-de-ralliement")
    assert t.barbare.stay().pending("play-at-once").options == ["play:parade", "no"]


@rule("veiel:resume:2", "veiel:tour-d-un-heros:1")
def test_a_turn_begins_with_its_hero(camp: Factory) -> None:
    """Whose turn it is counts for what is told of the turn, and is announced."""
    t = camp(barbare=me("1-1"), guerisseur=me("2-2", "frappe", "sauvagerie"), enemies=["ogre@2-3"])
    t.guerisseur.go()
    assert (t.game.active, t.happened("turn")) == (1, ["turn guerisseur"])
    t.guerisseur.play("frappe").play("sauvagerie")
    assert t.enemy("ogre").lives == 3, "1, then 1 and 1 for the attack before"


@rule("veiel:resume:1")
def test_what_is_told_of_a_round_is_forgotten_when_the_next_begins(camp: Factory) -> None:
    """Burning Suburb asks who did not move in the last heroes' turn, not in any before."""
    t = camp(barbare=me("2-2", "course"), guerisseur=FAR, enemies=["chaman@1-6"], battlefield="faubourg-en-flammes")
    t.barbare.play("course", to="2-3")
    t.next_round()
    assert (len(t.barbare.wounds), len(t.guerisseur.wounds)) == (0, 1)
    t.next_round()
    assert (len(t.barbare.wounds), len(t.guerisseur.wounds)) == (1, 2)


@rule("veiel:card:faubourg-en-flammes:1")
def test_who_is_pushed_by_an_enemy_has_not_moved(camp: Factory) -> None:
    t = camp(
        barbare=me("2-2", block=9), guerisseur=FAR, enemies=["lansquenet-damne@2-3"], battlefield="faubourg-en-flammes"
    )
    t.next_round()
    assert t.barbare.cell == "2-1"
    assert [event.amount for event in t.events("strike") if event.seat == 0] == [4, 1], "the attack, then the fire"


@rule("veiel:deplacement:4")
def test_a_cell_is_offered_as_one_of_the_board(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "course"), guerisseur=FAR, enemies=["ogre@4-3"])
    t.barbare.play("course").pending("walk")
    assert t.barbare.decision.options[0].spot == Spot("board", 1)


# Cards


@rule("veiel:card:sauvagerie:1", "veiel:card:prisme-brise:1")
@pytest.mark.parametrize(("card", "before"), [("sauvagerie", "frappe"), ("prisme-brise", "provocation")])
def test_who_plays_out_of_turn_has_played_nothing_before(camp: Factory, card: str, before: str) -> None:
    t = camp(barbare=me("2-2", before, "cor-de-ralliement"), guerisseur=me("3-3", card), enemies=["vampire@2-3"])
    t.barbare.play(before)
    dealt = t.enemy("vampire").pending
    t.barbare.play("cor-de-ralliement")
    t.guerisseur.stay().play(card)
    assert t.enemy("vampire").pending == dealt + 1


@rule("veiel:card:volee-de-traits:1", "veiel:card:ombre-jumelle:1")
def test_an_enemy_hit_twice_is_one_enemy(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "ombre-jumelle", "volee-de-traits"), guerisseur=FAR, enemies=["ogre@2-4"])
    t.barbare.play("ombre-jumelle").play("volee-de-traits")
    assert (t.enemy("ogre").pending, t.barbare.hand) == (2, HAND), "no card is drawn"


@rule("veiel:card:oeil-du-cyclone:1")
def test_what_follows_an_attack_is_no_damage_of_that_card(camp: Factory) -> None:
    """Fury makes attack cards stronger, and not the storm that the eye of the cyclone sends after them."""
    t = camp(
        barbare=me("2-2", "oeil-du-cyclone", "fureur", "frappe"), guerisseur=FAR, enemies=["ogre@2-3", "vampire@4-3"]
    )
    t.barbare.play("oeil-du-cyclone").play("fureur").stay().play("frappe")
    assert (t.enemy("ogre").pending, t.enemy("vampire").pending) == (2, 1)


@rule("veiel:card:calice-du-martyr:1", "veiel:glossaire-x:2")
def test_x_is_no_more_than_what_can_be_exiled(camp: Factory) -> None:
    lonely = {"hand": ["calice-du-martyr"], "deck": ()}
    t = camp(barbare=me("2-2", wounds=["tir"], **lonely), guerisseur=FAR, enemies=["ogre@2-3"])
    t.barbare.play("calice-du-martyr").pending("choose-x")
    assert t.barbare.options == ["x/0", "x/1"]
    t = camp(barbare=me("2-2", discard=["tir"], **lonely), guerisseur=FAR, enemies=["ogre@2-3"])
    t.barbare.play("calice-du-martyr").pending("choose-x")
    assert t.barbare.options == ["x/0", "x/1"]


@rule("veiel:card:calice-du-martyr:1")
def test_with_no_x_nobody_is_healed(camp: Factory) -> None:
    t = camp(
        barbare=me("2-2", "calice-du-martyr"), guerisseur=me("2-1", wounds=["tir", "frappe"]), enemies=["ogre@2-3"]
    )
    t.barbare.play("calice-du-martyr").x(0)
    assert (t.enemy("ogre").pending, t.guerisseur.wounds) == (2, ["tir", "frappe"])


@rule("veiel:card:savoir-interdit:1", "veiel:glossaire-exiler:1")
def test_a_wound_may_be_exiled_if_there_is_nothing_else(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["savoir-interdit"], deck=(), wounds=["tir"]), guerisseur=FAR, enemies=["ogre@2-3"]
    )
    t.barbare.play("savoir-interdit")
    assert (t.barbare.exile, t.barbare.wounds) == (["tir"], [])


@rule("veiel:card:prescience:1", "veiel:deck-defausse:3")
def test_a_deck_that_is_just_large_enough_is_not_replenished(camp: Factory) -> None:
    deck = ["tir", "frappe", "parade", "course"]
    t = camp(
        barbare=Side("2-2", hand=["prescience", "tir"], deck=deck, discard=["bandages"]),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.barbare.play("prescience").pending("choose-take")
    assert sorted(t.barbare.offered) == sorted(deck)
    t.barbare.choose("tir", "frappe")
    assert t.barbare.discards == ["bandages", "parade", "course", "prescience"]


@rule("veiel:card:prix-du-sang:1", "veiel:deck-defausse:4")
def test_attack_cards_are_sought_in_the_discard_once_the_deck_is_used_up(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["prix-du-sang"], deck=["parade"], discard=["tir", "frappe"], block=1),
        guerisseur=FAR,
        enemies=["ogre@4-3"],
    )
    t.barbare.play("prix-du-sang")
    assert (sorted(t.barbare.hand), t.barbare.wounds) == (["frappe", "tir"], [])


@rule("veiel:card:miracle:1", "veiel:card:meteore:1", "veiel:card:sablier-fele:1")
def test_cards_that_leave_say_so(camp: Factory) -> None:
    t = camp(
        barbare=me("2-2"),
        guerisseur=me("2-1", "miracle", "meteore", "sablier-fele", "provocation"),
        enemies=["ogre@2-3"],
    )
    t.guerisseur.play("miracle", at="guerisseur").play("meteore").play("sablier-fele").play("provocation")
    assert (t.slugs("gone"), t.guerisseur.apart, t.guerisseur.exile) == (["miracle"], ["meteore"], ["sablier-fele"])
    assert t.happened("leave", "stay") == ["leave miracle", "leave meteore", "leave sablier-fele", "stay provocation"]


@rule("veiel:card:adaptabilite-du-scelerat:1")
def test_without_block_the_scoundrel_is_not_healed(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "adaptabilite-du-scelerat", wounds=["tir"]), guerisseur=FAR, enemies=["ogre@4-3"])
    t.barbare.play("adaptabilite-du-scelerat").stay()
    assert (t.barbare.wounds, t.barbare.block) == (["tir"], 0)


@rule("veiel:card:pluie-de-fleches:1", "veiel:card:spectre:2", "veiel:ciblage:2")
def test_who_cannot_be_chosen_is_in_the_zone_all_the_same(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "pluie-de-fleches", "tir"), guerisseur=FAR, enemies=["spectre@2-4"])
    t.barbare.play("tir")
    assert t.enemy("spectre").pending == 0
    t.barbare.play("pluie-de-fleches")
    assert t.enemy("spectre").pending == 1


@rule("veiel:card:armure-d-epines:2")
def test_thorns_of_an_armour_are_for_those_who_attack_its_own_hero(camp: Factory) -> None:
    t = camp(barbare=me("2-2"), guerisseur=me("2-4", discard=["armure-d-epines"]), enemies=["nuee-de-rats@2-1"])
    t.next_round()
    assert (len(t.barbare.wounds), t.enemy("nuee-de-rats").lives) == (2, 3)
    assert t.events("hurt") == []


# Hidden hands


@rule("veiel:glossaire-substitution:1")
def test_who_hides_a_hand_is_asked_whatever_is_in_it(camp: Factory) -> None:
    """Else everybody would learn that it holds no Substitution."""
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["nuee-de-rats@2-3"], hidden=True)
    t.next_round()
    t.barbare.pending("substitute")
    assert t.barbare.options == ["deck"]
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=["nuee-de-rats@2-3"])
    t.next_round()
    assert (t.round, len(t.barbare.wounds)) == (2, 2), "an open hand shows that there is none"


@rule("veiel:glossaire-substitution:2")
def test_a_substitution_is_told_apart_from_a_wound(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "bandages"), guerisseur=FAR, enemies=["nuee-de-rats@2-3"])
    t.next_round()
    t.barbare.substitute("bandages")
    assert t.happened("wound", "substitute") == ["substitute bandages", "wound course"]


@rule("veiel:glossaire-defausser:1")
def test_who_hides_a_hand_of_copies_chooses_all_the_same(camp: Factory) -> None:
    t = camp(barbare=me("2-2", block=9), guerisseur=FAR, enemies=["gobelin-ecorcheur@2-3"], hidden=True)
    t.next_round()
    t.barbare.pending("choose-discard")
    assert t.barbare.offered == ["parade"]
