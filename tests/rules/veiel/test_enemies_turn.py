"""L'Ordre de Veiel: the enemies' turn: order, targets, walking, summoning, passives, the clean-up."""

from __future__ import annotations

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.scenario import rule

FAR = Side("4-6", hand=["course"] * 5)
HAND = ["course"] * 5


def struck(t: Camp) -> list[str]:
    """Who was struck, in order."""
    return [event.removeprefix("strike ") for event in t.happened("strike")]


@rule("veiel:tour-des-ennemis:1", "veiel:resume:6")
def test_enemies_act_in_reading_order(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=HAND, deck=["tir"] * 20),
        guerisseur=FAR,
        enemies=["squelette-archer@2-5", "nuee-de-rats@3-2", "brigand@1-2", "loup-affame@2-1"],
    )
    t.next_round()
    amounts = [event.amount for event in t.events("strike")]
    assert amounts == [4, 3, 2, 2], "Brigand, Wolf (nobody stands beside its prey), Archer, Rats"
    assert struck(t) == ["barbare"] * 4


@rule("veiel:tour-des-ennemis:2", "veiel:resume:7")
def test_an_enemy_does_what_its_card_says(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=HAND), guerisseur=FAR, enemies=["pretresse-noire@2-4", "nuee-de-rats@3-4", "ogre@1-1"]
    )
    t.next_round()
    assert (t.enemy("pretresse-noire").block, t.enemy("nuee-de-rats").block, t.enemy("ogre").block) == (2, 2, 0)
    assert [event.amount for event in t.events("strike")] == [4, 3, 2]


@rule("veiel:tour-des-ennemis:3", "veiel:tour-des-ennemis:4")
def test_the_example_of_the_zombie(camp: Factory) -> None:
    """It loses a life, two heroes are adjacent to it, and share 3 damage: the higher threat takes 2."""
    t = camp(
        guerisseur=Side("2-2", hand=["frappe", "tir"]),
        barbare=Side("1-3", hand=HAND),
        chevalier=FAR,
        enemies=[Enemy("zombi", "2-3", wounds=2)],
    )
    t.guerisseur.play("frappe")
    assert t.enemy("zombi").lives == 3
    assert [(event.seat, event.amount) for event in t.events("strike")] == [(1, 2), (0, 1)]
    assert (len(t.barbare.wounds), len(t.guerisseur.wounds), t.chevalier.wounds) == (2, 1, [])


# One target


@rule("veiel:cible-un-heros:1", "veiel:cible-un-heros:2")
def test_who_can_attack_without_moving_stays_and_takes_the_highest_threat_in_range(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=HAND),
        barbare=Side("2-4", hand=HAND),
        chevalier=Side("1-1", hand=HAND),
        enemies=["brigand@2-3"],
    )
    assert t.intends("brigand") == ([], ["barbare"])
    t.next_round()
    assert (t.enemies, struck(t)) == (["brigand@2-3"], ["barbare"])


@rule("veiel:cible-un-heros:1", "veiel:cible-un-heros:3", "veiel:cible-un-heros:4")
def test_else_it_goes_to_whom_it_can_attack_soonest_whatever_the_threat(camp: Factory) -> None:
    t = camp(
        assassin=Side("1-3", hand=HAND),
        chevalier=Side("4-5", hand=HAND),
        enemies=["brigand@1-6"],
    )
    assert t.intends("brigand") == (["1-5", "1-4"], ["assassin"])
    t.next_round()
    assert (t.enemies, struck(t)) == (["brigand@1-4"], ["assassin"])


@rule("veiel:cible-un-heros:5")
def test_distance_is_counted_in_moves_until_it_can_attack(camp: Factory) -> None:
    """The Archer shoots at 2 and 3 cells: who stands beside it is farther away than who does not."""
    t = camp(assassin=Side("1-1", hand=HAND), chevalier=Side("4-3", hand=HAND), enemies=["squelette-archer@1-2"])
    path, target = t.intends("squelette-archer")
    assert (path, target) == (["1-3"], ["chevalier"]), "one step for either: but the Knight has the higher threat"
    t = camp(assassin=Side("1-1", hand=HAND), chevalier=Side("1-4", hand=HAND), enemies=["squelette-archer@1-2"])
    assert t.intends("squelette-archer") == ([], ["chevalier"]), "none for who is farther away in cells"


@rule("veiel:cible-un-heros:6")
def test_among_equally_near_heroes_the_highest_threat_is_the_target(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-1", hand=HAND), barbare=Side("2-5", hand=HAND), chevalier=FAR, enemies=["nuee-de-rats@2-3"]
    )
    assert t.intends("nuee-de-rats") == (["2-4"], ["barbare"])


@rule("veiel:cible-un-heros:7")
def test_who_can_attack_nobody_goes_towards_the_nearest(camp: Factory) -> None:
    t = camp(assassin=Side("1-1", hand=HAND), chevalier=Side("4-1", hand=HAND), enemies=["zombi@1-5"])
    assert t.intends("zombi") == (["1-4", "1-3"], [])
    t.next_round()
    assert (t.enemies, struck(t)) == (["zombi@1-3"], [])


# Several targets


@rule("veiel:cible-plusieurs-heros:1")
def test_an_area_enemy_moves_to_hit_as_many_heroes_as_it_can(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-4", hand=HAND),
        guerisseur=Side("2-1", hand=HAND),
        assassin=Side("4-1", hand=HAND),
        enemies=["chauves-souris@2-5"],
    )
    path, targets = t.intends("chauves-souris")
    assert targets == ["guerisseur", "assassin"], "although the Knight stands beside it"
    t.next_round()
    assert sorted(struck(t)) == ["assassin", "guerisseur"]
    assert path[-1] in ("3-1", "3-2")


@rule("veiel:cible-plusieurs-heros:2")
def test_among_groups_of_a_size_the_highest_threat_in_all(camp: Factory) -> None:
    t = camp(chevalier=Side("1-1", hand=HAND), guerisseur=Side("1-6", hand=HAND), enemies=["chauves-souris@1-4"])
    assert t.intends("chauves-souris") == (["1-3", "1-2"], ["chevalier"]), "one hero each, and the Knight is worth more"


# Attacks


@rule("veiel:ennemi-attaque:2")
def test_to_make_a_hero_discard_is_an_attack(camp: Factory) -> None:
    """Enemies may not attack the hidden Knight: so the Mother's passive takes a card of somebody else."""
    mother = Enemy("mere-des-essaims", "2-3", wounds=3)
    hands = {
        "chevalier": Side("2-2", hand=["angle-mort", "frappe", "tir"]),
        "guerisseur": Side("4-6", hand=["egide", "tir"]),
    }
    t = camp(**hands, enemies=[mother], encounter=4)
    t.chevalier.play("frappe")
    t.chevalier.pending("choose-discard")
    t = camp(**hands, enemies=[mother], encounter=4)
    t.chevalier.play("angle-mort").play("frappe")
    t.guerisseur.pending("choose-discard").choose("tir")
    assert t.guerisseur.hand == ["egide"]


@rule("veiel:ennemi-interdit-attaque:1", "veiel:ennemi-interdit-attaque:2")
def test_a_hero_who_may_not_be_attacked_is_ignored_and_still_in_the_way(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-4", hand=["angle-mort", *HAND]),
        guerisseur=Side("2-2", hand=HAND),
        enemies=["nuee-de-rats@2-5"],
    )
    t.chevalier.play("angle-mort")
    assert t.intends("nuee-de-rats") == (["1-5", "1-4", "1-3"], []), "around the Knight"
    t.next_round()
    assert struck(t) == []


@rule("veiel:ennemi-interdit-attaque:3")
def test_area_attacks_do_not_touch_a_hero_who_may_not_be_attacked(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["angle-mort", *HAND]), guerisseur=Side("2-4", hand=HAND), enemies=["liche@2-3"]
    )
    t.chevalier.play("angle-mort")
    t.next_round()
    assert struck(t) == ["guerisseur"]


@rule("veiel:ennemis-traversee:1")
def test_enemies_pass_nobody(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=HAND),
        guerisseur=Side("4-6", hand=HAND, dead=True, deck=()),
        enemies=["nuee-de-rats@1-3", "liche@1-2", "ogre@2-2", "golem-de-tourbe@2-1"],
    )
    assert t.intends("nuee-de-rats") == ([], []), "every way to the Barbarian is closed; no step brings it nearer"
    t = camp(barbare=Side("1-1", hand=HAND), chevalier=Side("1-2", hand=["angle-mort", *HAND]), enemies=["brigand@1-3"])
    t.chevalier.play("angle-mort")
    assert t.intends("brigand") == (["2-3", "2-2", "2-1"], ["barbare"])


@rule("veiel:menace:1")
def test_equal_threat_is_settled_by_swords(camp: Factory) -> None:
    """Barbarian and Sentinel both have threat 4; he has three swords, she has one."""
    t = camp(sentinelle=Side("2-2", hand=HAND), barbare=Side("2-4", hand=HAND), enemies=["brigand@2-3"])
    assert t.sentinelle.threat == t.barbare.threat == 4
    assert t.intends("brigand") == ([], ["barbare"])


@rule("veiel:deplacement-ennemi-avance:1")
def test_rows_are_crossed_before_columns(camp: Factory) -> None:
    t = camp(barbare=Side("4-4", hand=HAND), guerisseur=FAR, enemies=["nuee-de-rats@2-3"])
    assert t.intends("nuee-de-rats") == (["3-3", "4-3"], ["barbare"])


@rule("veiel:deplacement-ennemi-avance:2")
def test_the_same_position_always_brings_the_same_moves(camp: Factory) -> None:
    found = set()
    for seed in range(5):
        t = camp(
            barbare=Side("1-1", hand=HAND),
            guerisseur=Side("4-3", hand=HAND),
            seed=seed,
            enemies=["zombi@1-6", "chauves-souris@4-6", "squelette-archer@2-4"],
        )
        t.next_round()
        found.add((tuple(t.enemies), tuple(struck(t))))
    assert len(found) == 1


@rule("veiel:zone-ennemis:4")
def test_the_zone_of_an_enemy_is_turned_any_of_four_ways(camp: Factory) -> None:
    for cell in ("1-3", "2-2", "2-4", "3-3"):
        t = camp(barbare=Side(cell, hand=HAND), guerisseur=FAR, enemies=["ogre@2-3"])
        assert t.intends("ogre") == ([], ["barbare"]), cell


@rule("veiel:zone-ennemis:6")
def test_enemies_see_through_everybody(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-1", hand=HAND),
        guerisseur=Side("2-2", hand=HAND),
        enemies=["squelette-archer@2-4", "brigand@2-3"],
    )
    assert t.intends("squelette-archer") == ([], ["barbare"])


@rule("veiel:resume:7")
def test_an_enemy_that_dies_in_the_middle_of_its_attack_goes_no_further(camp: Factory) -> None:
    ogre = Enemy("ogre", "2-3", lives=1, wounds=1)
    heroes = {"chevalier": Side("2-2", hand=["contrecoup", *HAND]), "guerisseur": Side("1-2", hand=HAND)}
    t = camp(**heroes, enemies=[ogre, "chaman@4-6"])
    assert t.intends("ogre") == ([], ["chevalier", "guerisseur"])
    t.chevalier.play("contrecoup")
    t.next_round()
    assert (struck(t), t.enemies) == (["chevalier"], ["chaman@4-6"])


# Summoning and passives


@rule("veiel:invocation:1", "veiel:invocation:3")
def test_a_summoned_enemy_is_placed_by_the_dice_and_acts_at_once(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=HAND),
        guerisseur=FAR,
        enemies=["chaman@4-1"],
        basic=["nuee-de-rats"],
        dice=[(1, 1), (1, 3)],
    )
    t.next_round()
    assert t.enemies == ["nuee-de-rats@1-2", "chaman@4-1"], "thrown again on a hero's cell; it walked and attacked"
    assert struck(t) == ["barbare"]
    t.next_round()
    assert struck(t) == ["barbare"] * 2, "no further one while it lives"


@rule("veiel:invocation:2")
def test_summons_die_with_their_summoner(camp: Factory) -> None:
    t = camp(
        barbare=Side("4-2", hand=["frappe", *HAND]),
        guerisseur=FAR,
        enemies=[
            Enemy("chaman", "4-1", lives=1, wounds=1),
            Enemy("nuee-de-rats", "1-3", summoner="chaman"),
            "acolyte@1-5",
        ],
    )
    t.barbare.play("frappe")
    assert t.enemies == ["acolyte@1-5"]
    assert t.happened("die") == ["die chaman", "die nuee-de-rats"]


@rule("veiel:ennemi-passif:1")
def test_a_passive_works_until_the_enemy_is_gone(camp: Factory) -> None:
    enemies = [Enemy("acolyte", "1-3", lives=1, wounds=1), "brigand@2-3"]
    t = camp(barbare=Side("2-2", hand=HAND), guerisseur=FAR, enemies=enemies)
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [1, 5], "1 more beside the Acolyte"
    t = camp(
        barbare=Side("2-2", hand=["tir", *HAND]), assassin=Side("1-5", hand=["dague-de-jet", *HAND]), enemies=enemies
    )
    t.assassin.play("dague-de-jet")
    assert t.enemies == ["brigand@2-3"]
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [4]


# The end of their turn


@rule("veiel:resume:8", "veiel:fin-tour-ennemis:3", "veiel:resume:11")
def test_when_all_have_acted_everybody_may_play_again(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1", hand=HAND), guerisseur=FAR, enemies=["nuee-de-rats@1-2", "squelette-archer@3-1", "ogre@4-3"]
    )
    t.barbare.end()
    assert t.barbare.played
    t.next_round()
    assert t.round == 2
    assert not t.barbare.played
    assert not t.guerisseur.played
    assert t.barbare.can_go()
    assert struck(t) == ["barbare", "barbare", "guerisseur"]
