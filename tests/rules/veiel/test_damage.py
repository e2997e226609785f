"""L'Ordre de Veiel: damage to enemies and to heroes, block, healing, death and return."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.scenario import rule

FAR = Side("4-6", hand=["course"] * 5)
FRAPPE = ["frappe"] * 5


def state(t: Camp, name: str) -> tuple[int, int]:
    foe = t.enemy(name)
    return foe.lives, foe.pending


@rule("veiel:attaque:2", "veiel:attaque:3")
def test_each_damage_is_a_wound_and_enough_of_them_cost_a_life(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=FRAPPE), guerisseur=FAR, enemies=["brigand@2-3"])
    found = []
    for _ in range(4):
        t.barbare.play("frappe")
        found.append(state(t, "brigand"))
    assert found == [(3, 1), (3, 2), (2, 0), (2, 1)]


@rule("veiel:attaque:4", "veiel:mort-ennemi:1")
def test_an_enemy_without_lives_leaves_the_board(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=FRAPPE),
        guerisseur=FAR,
        enemies=[Enemy("brigand", "2-3", lives=1, wounds=2), "ogre@4-1"],
    )
    t.barbare.play("frappe")
    assert (t.enemies, t.slugs("intermediate-dead")) == (["ogre@4-1"], ["brigand"])
    t.barbare.discard("frappe", to="2-3")
    assert t.barbare.cell == "2-3"


@rule("veiel:attaque:5", "veiel:fin-tour-ennemis:2", "veiel:resume:10")
def test_wounds_of_enemies_heal_lives_do_not(camp: Factory) -> None:
    t = camp(barbare=Side("1-1"), guerisseur=FAR, enemies=[Enemy("brigand", "2-4", lives=2, wounds=2)])
    t.next_round()
    assert state(t, "brigand") == (2, 0)


@rule("veiel:attaque:6", "veiel:exemple-nuee-de-rats:6")
def test_damage_beyond_a_life_counts_on_the_next(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["coup-de-hache", "frappe-lourde", "parade"]),
        guerisseur=FAR,
        enemies=["nuee-de-rats@2-3"],
    )
    t.barbare.play("coup-de-hache").choose("parade")
    assert state(t, "nuee-de-rats") == (2, 1)
    t = camp(barbare=Side("2-2", hand=["dernier-des-siens", "parade"], wounds=["tir"] * 6), guerisseur=FAR,
             enemies=["nuee-de-rats@2-3", "ogre@4-1"])  # fmt: skip
    t.barbare.play("dernier-des-siens")
    assert t.enemies == ["ogre@4-1"], "6 damage are three lives at once"


@rule(
    "veiel:exemple-nuee-de-rats:1", "veiel:exemple-nuee-de-rats:2", "veiel:exemple-nuee-de-rats:3",
    "veiel:exemple-nuee-de-rats:4", "veiel:exemple-nuee-de-rats:5",
)  # fmt: skip
def test_the_example_of_the_rat_swarm(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe"] * 4, deck=FRAPPE * 3),
        chevalier=Side("2-4", hand=["frappe"] * 3, deck=FRAPPE * 3, block=9),
        enemies=["nuee-de-rats@2-3", "liche@4-6"],
    )
    assert (t.enemy("nuee-de-rats").lives, t.enemy("nuee-de-rats").toughness) == (3, 2), "6 damage in all"
    t.barbare.play("frappe").play("frappe").play("frappe")
    assert state(t, "nuee-de-rats") == (2, 1)
    t.barbare.end()
    t.chevalier.play("frappe").play("frappe")
    assert state(t, "nuee-de-rats") == (1, 1)
    t.chevalier.end()
    assert t.round == 2
    assert state(t, "nuee-de-rats") == (1, 0), "its wound has healed, its lives have not come back"
    t.chevalier.play("frappe")
    assert state(t, "nuee-de-rats") == (1, 1)
    t.chevalier.play("frappe")
    assert t.enemies == ["liche@4-6"]


@rule("veiel:mort-ennemi:2")
def test_an_empty_pile_of_enemies_is_made_of_its_dead(camp: Factory) -> None:
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="encounter",
        encounter=2,
        waves=[(0, 0, 0), (2, 0, 0)],
        basic=["acolyte"],
        basic_dead=["nuee-de-rats"],
        intermediate_dead=["zombi"],
    )
    t.barbare.place("1-1")
    t.guerisseur.place("4-6")
    assert sorted(name.partition("@")[0] for name in t.enemies) == ["acolyte", "nuee-de-rats"]
    assert (t.slugs("basic"), t.slugs("basic-dead"), t.slugs("intermediate-dead")) == ([], [], ["zombi"])


# Heroes


@rule("veiel:degats-au-heros:1", "veiel:degats-au-heros:2", "veiel:degats-au-heros:3")
def test_block_absorbs_damage_and_the_rest_takes_cards_from_the_top_of_the_deck(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["parade", *["course"] * 5], deck=["tir", "frappe", "course", "parade"]),
        guerisseur=FAR,
        enemies=["brigand@2-3"],
    )
    t.barbare.play("parade")
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [4]
    assert (t.barbare.wounds, t.barbare.deck) == (["parade", "course"], ["tir", "frappe"])
    assert [card.slug for card in t.guerisseur.view.cards("wounds", 0)] == ["parade", "course"], "face up"


@rule("veiel:degats-au-heros:5")
def test_without_deck_and_discard_cards_of_the_hand_are_lost_by_choice(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "tir", "parade", "course", "moulinet"], deck=["tir"]),
        guerisseur=FAR,
        enemies=["nuee-de-rats@2-3"],
    )
    t.next_round()
    assert t.barbare.wounds == ["tir"], "first what is left of the deck"
    t.barbare.pending("lose-card").choose("course")
    assert (t.barbare.wounds, t.barbare.hand) == (["tir", "course"], ["frappe", "tir", "parade", "moulinet"])
    assert t.round == 2


@rule("veiel:degats-au-heros:6")
def test_what_else_an_attack_does_happens_although_all_was_blocked(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=FRAPPE, block=9), guerisseur=FAR, enemies=["gobelin-ecorcheur@2-3"])
    t.next_round()
    assert (t.barbare.wounds, t.barbare.discards) == ([], ["frappe"])
    t = camp(barbare=Side("2-2", hand=FRAPPE, block=9), guerisseur=FAR, enemies=["vampire@2-3"])
    t.next_round()
    assert t.enemy("vampire").block == 0, "unless it asks for a wound"


@rule("veiel:defense:1", "veiel:degats-au-heros:1")
def test_block_counts_against_any_source(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["parade", "le-tout-pour-le-tout", "le-tout-pour-le-tout", "tir"], block=0),
        guerisseur=FAR,
        enemies=["ogre@2-3"],
    )
    t.barbare.play("parade")
    assert t.barbare.block == 2
    t.barbare.play("le-tout-pour-le-tout").play("le-tout-pour-le-tout")
    assert (t.barbare.block, t.barbare.wounds) == (0, [])


@rule("veiel:defense:3", "veiel:conseils:1")
def test_a_knight_with_twelve_block(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["rempart", "rempart", "tir"]),
        guerisseur=FAR,
        enemies=["ogre@2-3", "liche@1-6"],
    )
    t.chevalier.play("rempart").play("rempart")
    assert t.chevalier.block == 12
    t.next_round()
    assert sorted(event.amount for event in t.events("strike") if event.seat == 0) == [2, 4]
    assert t.chevalier.wounds == []


@rule("veiel:defense:4", "veiel:fin-tour-ennemis:1", "veiel:resume:9")
def test_block_of_all_is_removed_at_the_end_of_the_enemies_turn(camp: Factory) -> None:
    t = camp(barbare=Side("1-1", block=7), guerisseur=FAR, enemies=[Enemy("nuee-de-rats", "4-1", block=3)])
    t.barbare.go()
    assert t.barbare.block == 7, "not before"
    t.next_round()
    assert (t.barbare.block, t.enemy("nuee-de-rats").block) == (0, 0)


@rule("veiel:defense:4", "veiel:fin-tour-ennemis:1", "veiel:resume:9")
def test_an_effect_may_keep_block(camp: Factory) -> None:
    t = camp(chevalier=Side("1-1", hand=["forteresse", "tir"]), guerisseur=FAR, enemies=["chevalier-noir@4-4"])
    t.chevalier.play("forteresse")
    t.next_round()
    assert t.chevalier.block == 5
    assert t.enemy("chevalier-noir").block == 2, "gained after block was removed"
    t.next_round()
    assert t.chevalier.block == 0, "only at the end of this enemies' turn"


# Healing


@rule("veiel:soin:1")
def test_the_healed_hero_chooses_a_wound_which_goes_on_top_of_the_discard(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["halo-purifiant", "parade"]),
        barbare=Side("2-3", wounds=["frappe", "tir", "course"], discard=["parade"]),
        enemies=["ogre@4-6"],
    )
    t.guerisseur.play("halo-purifiant")
    assert not t.guerisseur.asked
    assert t.barbare.pending("choose-heal").offered == ["frappe", "tir", "course"]
    t.barbare.choose("tir")
    assert (t.barbare.wounds, t.barbare.discards) == (["frappe", "course"], ["parade", "tir"])


@rule("veiel:soin:2")
def test_one_wound_healed_by_two(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["bandages", "parade"]),
        barbare=Side("2-3", wounds=["frappe"]),
        enemies=["ogre@4-6"],
    )
    t.guerisseur.play("bandages")
    assert (t.barbare.wounds, t.barbare.discards) == ([], ["frappe"])


@rule("veiel:soin:3", "veiel:soin:4")
def test_two_wounds_healed_by_two_are_both_healed(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["bandages", "bandages", "parade"]),
        barbare=Side("2-3", wounds=["frappe", "tir"]),
        chevalier=Side("3-2", wounds=["frappe", "tir", "course"]),
        enemies=["ogre@4-6"],
    )
    t.guerisseur.play("bandages", at="barbare")
    assert t.barbare.wounds == [], "nobody was asked"
    t.guerisseur.play("bandages")
    t.chevalier.pending("choose-heal")
    assert t.chevalier.refused("frappe@wounds/2") == "wrong-number", "not one of them only"
    t.chevalier.choose("frappe", "course")


# Death


@rule("veiel:mort-heros:1", "veiel:mort-heros:2", "veiel:mort-heros:9")
def test_a_hero_who_cannot_complete_a_hand_discards_it_and_dies(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "tir"], deck=["course"], discard=["parade"], wounds=["tir"] * 9),
        guerisseur=FAR,
        enemies=["ogre@4-4"],
    )
    t.barbare.end()
    assert t.barbare.dead
    assert (t.barbare.hand, sorted(t.barbare.discards)) == ([], ["frappe", "parade", "tir"])
    assert not t.over
    alive = camp(
        barbare=Side("2-2", hand=["frappe", "tir"], deck=["course"], discard=["parade"] * 2),
        guerisseur=FAR,
        enemies=["ogre@4-4"],
    )
    alive.barbare.end()
    assert not alive.barbare.dead
    assert len(alive.barbare.hand) == 5


@rule("veiel:mort-heros:3")
def test_a_dead_hero_stays_on_the_board_and_is_no_obstacle(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["course", "parade"]),
        guerisseur=Side("2-3", dead=True, deck=()),
        enemies=["nuee-de-rats@2-6"],
    )
    t.barbare.play("course")
    assert "2-3" in t.barbare.cells
    t.barbare.stay().end()
    t.next_round()
    assert (t.guerisseur.cell, t.enemies) == ("2-3", ["nuee-de-rats@2-3"])


@rule("veiel:mort-heros:5", "veiel:mort-heros:6", "veiel:mort-heros:7")
def test_pierre_de_resurrection_heals_the_dead_who_return_at_the_start_of_their_turn(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("1-1", hand=["pierre-de-resurrection", "tir", "parade"]),
        barbare=Side("4-5", dead=True, deck=(), wounds=["frappe"] * 6),
        enemies=["ogre@1-6"],
    )
    t.guerisseur.play("pierre-de-resurrection", at="barbare")
    t.barbare.choose(*["frappe"] * 5)
    assert t.barbare.dead, "healed, and not yet back"
    assert (t.slugs("gone"), t.barbare.hand) == (["pierre-de-resurrection"], [])
    t.guerisseur.end()
    assert not t.barbare.dead
    assert (t.barbare.cell, t.barbare.hand) == ("4-5", ["frappe"] * 5)
    t.barbare.play("frappe")
    assert t.barbare.discards == ["frappe"], "and plays that turn normally"


@rule("veiel:mort-heros:6")
def test_a_dead_hero_without_five_cards_has_no_turn(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("1-1", hand=["tir", "parade"]),
        barbare=Side("4-5", dead=True, deck=["tir"] * 4),
        enemies=["ogre@1-6"],
    )
    assert not t.barbare.can_go()
    t.guerisseur.end()
    assert (t.round, t.barbare.dead) == (2, True)


@rule("veiel:mort-heros:8", "veiel:mort-heros:9")
def test_an_effect_that_draws_kills_nobody(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-2", hand=["angle-mort", "frappe", "tir", "course"], deck=(), discard=()),
        guerisseur=FAR,
        enemies=["ogre@4-4"],
    )
    t.assassin.play("angle-mort")
    assert not t.assassin.dead
    assert t.assassin.hand == ["frappe", "tir", "course"]
    t.assassin.end()
    assert t.assassin.dead


THREE = {"hand": ["frappe", "tir", "parade"], "deck": (), "wounds": ["course"] * 10}


@rule("veiel:mort-heros:9", "veiel:mort-heros:10")
def test_a_hero_of_three_cards_plays_the_turn_and_dies_at_its_end(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", **THREE), guerisseur=FAR, enemies=["ogre@2-3"])
    t.barbare.play("frappe").play("parade")
    assert (t.enemy("ogre").pending, t.barbare.block, t.barbare.dead) == (1, 2, False)
    t.barbare.end()
    assert t.barbare.dead


@rule("veiel:mort-heros:11")
def test_a_hero_of_three_cards_who_is_healed_before_does_not_die(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", **THREE), guerisseur=Side("2-1", hand=["bandages", "parade"]), enemies=["brigand@2-3"])
    t.guerisseur.play("bandages")
    t.barbare.choose("course", "course")
    t.guerisseur.end()
    t.barbare.play("frappe").end()
    assert not t.barbare.dead
    assert len(t.barbare.hand) == 5, "so the enemies find a living hero"
    t.barbare.pending("lose-card")


@pytest.mark.parametrize("healed", [1, 2])
@rule("veiel:mort-heros:11")
def test_only_enough_healing_helps(camp: Factory, healed: int) -> None:
    card = "halo-purifiant" if healed == 1 else "bandages"
    t = camp(barbare=Side("2-2", **THREE), guerisseur=Side("2-1", hand=[card, "parade"]), enemies=["zombi@4-6"])
    t.guerisseur.play(card)
    t.barbare.choose(*["course"] * healed)
    t.guerisseur.end()
    t.barbare.end()
    assert t.happened("perish") == (["perish barbare"] if healed == 1 else [])
