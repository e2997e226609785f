"""L'Ordre de Veiel: what the rulebook leaves open, as docs/rulings.md rules it: enemies, bosses, triggers."""

from __future__ import annotations

import pytest

from pioche.games.veiel.vocabulary.families import attacks, enemy
from pioche.games.veiel.vocabulary.words import block
from tests.games.veiel.camp import Enemy, Factory, Side

HAND = ["course"] * 5
FAR = Side("4-6", hand=HAND, deck=["course"] * 30)
VORGATH, YSAURE, KING, COLOSSUS = (
    "vorgath-coeur-de-braise", "ysaure-la-soif", "le-roi-sans-visage", "colosse-des-ruines",
)  # fmt: skip


def test_ruling_the_reading_order_is_that_of_the_start_of_the_enemies_turn(camp: Factory) -> None:
    """The Wolf walks down, past others that act after it: it acts once, and so does who has walked up."""
    t = camp(
        barbare=Side("4-1", hand=HAND, deck=["tir"] * 30),
        guerisseur=Side("1-5", hand=HAND, deck=["tir"] * 30),
        enemies=["loup-affame@1-1", "chauves-souris@2-3", "nuee-de-rats@4-5"],
    )
    t.next_round()
    walks = t.happened("walk")
    assert walks == ["walk loup-affame", "walk chauves-souris", "walk nuee-de-rats"]
    assert t.enemies == ["nuee-de-rats@2-5", "loup-affame@3-1", "chauves-souris@3-2"]


def test_ruling_an_enemy_that_has_died_does_not_act(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["contrecoup", *HAND]),
        guerisseur=FAR,
        enemies=[
            Enemy("necromancien", "2-3", lives=1, wounds=1),
            Enemy("nuee-de-rats", "3-2", summoner="necromancien"),
            Enemy("acolyte", "4-1", summoner="necromancien"),
            "chaman@1-6",
        ],
    )
    t.chevalier.play("contrecoup")
    t.next_round()
    assert t.happened("die") == ["die necromancien", "die nuee-de-rats", "die acolyte"]
    assert t.happened("strike") == ["strike chevalier"], "by the Necromancer alone"


def test_ruling_damage_is_shared_evenly_and_the_rest_from_the_highest_threat_down(camp: Factory) -> None:
    cells = {"guerisseur": "2-2", "chevalier": "1-3", "assassin": "2-4", "barbare": "3-3"}
    for count, wanted in ((1, [3]), (2, [2, 1]), (3, [1, 1, 1]), (4, [1, 1, 1])):
        names = list(cells)[:count]
        far = {"runiste": Side("4-6", hand=HAND)}
        t = camp(
            **{name: Side(cells[name], hand=["frappe", "tir"]) for name in names},
            **far,
            enemies=[Enemy("zombi", "2-3", lives=3, wounds={1: 1, 2: 2, 3: 2, 4: 3}[count])],
        )
        t.guerisseur.play("frappe")
        found = [(t.heroes[event.seat], event.amount) for event in t.events("strike")]
        assert [amount for _, amount in found] == wanted
        ranked = [name for name in ("chevalier", "barbare", "guerisseur", "assassin") if name in names]
        assert [name for name, _ in found] == ranked[: len(wanted)]


def test_ruling_who_may_attack_nobody_stays_and_does_the_rest_of_its_text(camp: Factory) -> None:
    t = camp(
        assassin=Side("2-1", hand=["angle-mort", *HAND]),
        illusionniste=Side("2-2", hand=["palais-des-mirages", *HAND]),
        enemies=["pretresse-noire@2-5", "nuee-de-rats@2-4"],
    )
    t.assassin.play("angle-mort").end()
    t.illusionniste.play("palais-des-mirages")
    t.assassin.stay()
    t.illusionniste.stay()
    t.next_round()
    assert t.enemies == ["nuee-de-rats@2-4", "pretresse-noire@2-5"]
    assert (t.happened("strike"), t.enemy("nuee-de-rats").block) == ([], 2)


def test_ruling_area_effects_do_not_touch_the_dead(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["veillee", "sanctuaire", *HAND], wounds=["tir"]),
        barbare=Side("2-3", dead=True, deck=["tir"] * 3, wounds=["tir"]),
        enemies=["liche@4-4"],
    )
    t.guerisseur.play("veillee").play("sanctuaire")
    assert (t.guerisseur.wounds, t.barbare.wounds, t.barbare.block) == ([], ["tir"], 0)
    t.next_round()
    assert t.happened("strike") == ["strike guerisseur"]


def test_ruling_summoned_enemies_act_once_as_they_appear(camp: Factory) -> None:
    """The Shaman comes first in reading order; what it has summoned stands behind it, and does not act again."""
    t = camp(
        barbare=Side("4-2", hand=HAND, deck=["tir"] * 30),
        guerisseur=FAR,
        enemies=["chaman@1-1"],
        basic=["nuee-de-rats"],
        dice=[(4, 2), (1, 1), (4, 1)],
    )
    t.next_round()
    assert (t.enemies, t.happened("strike")) == (["chaman@1-1", "nuee-de-rats@4-1"], ["strike barbare"])
    t.next_round()
    assert t.happened("strike") == ["strike barbare"] * 2


def test_ruling_without_a_free_cell_nobody_is_summoned(camp: Factory) -> None:
    cells = [f"{row}-{column}" for row in (2, 3) for column in range(1, 7)]
    t = camp(
        barbare=Side("2-1", hand=HAND),
        guerisseur=Side("2-2", hand=HAND),
        enemies=[f"chaman@{cell}" for cell in cells[2:]],
        basic=["nuee-de-rats"],
        battlefield="defile",
    )
    t.next_round()
    assert (len(t.enemies), t.slugs("basic")) == (10, ["nuee-de-rats"])


def test_ruling_of_an_empty_pile_without_dead_nobody_comes(camp: Factory) -> None:
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="encounter",
        waves=[(2, 1, 0)],
        basic=["acolyte"],
        intermediate=["zombi"],
        intermediate_dead=["brigand"],
        powerful=["ogre"],
    )
    t.barbare.place("1-1")
    t.guerisseur.place("1-2")
    assert sorted(name.partition("@")[0] for name in t.enemies) == ["acolyte", "zombi"]
    assert t.slugs("intermediate-dead") == ["brigand"], "the dead of another tier stay where they are"


def test_ruling_the_block_of_an_enemy_goes_first(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["coup-de-hache", "frappe", "tir", "tir"]),
        guerisseur=FAR,
        enemies=[Enemy("brigand", "2-3", block=2)],
    )
    t.barbare.play("frappe")
    assert (t.enemy("brigand").block, t.enemy("brigand").pending) == (1, 0)
    t.barbare.play("coup-de-hache").choose("tir")
    assert (t.enemy("brigand").block, t.enemy("brigand").pending) == (0, 2)


def test_ruling_block_that_enemies_gain_in_their_turn_vanishes_unless_it_is_kept(camp: Factory) -> None:
    shield = enemy(
        "bouclier", "Bouclier", "Shield", "basic", "bande", "2x2 2x3 3x3 4x3", attacks("soi", first=block(3))
    )
    t = camp(
        barbare=Side("1-1", hand=HAND), guerisseur=FAR, enemies=["bouclier@3-3", "pretresse-noire@4-1"], cards=[shield]
    )
    t.next_round()
    assert [event.amount for event in t.events("block")] == [3, 2]
    assert (t.enemy("bouclier").block, t.enemy("pretresse-noire").block) == (0, 2)
    t.next_round()
    assert t.enemy("pretresse-noire").block == 2, "what it gained a round ago is gone, what it has gained now is not"


def test_ruling_what_lasts_until_the_end_of_the_enemies_turn_ends_after_the_clean_up(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["forteresse", "lame-empoisonnee", *HAND]), guerisseur=FAR, enemies=["brigand@2-3"]
    )
    t.chevalier.play("forteresse").play("lame-empoisonnee")
    t.next_round()
    assert (t.chevalier.block, t.enemy("brigand").pending) == (1, 2), "neither removed nor healed"
    assert t.chevalier.lasting == []
    t.next_round()
    assert (t.chevalier.block, t.enemy("brigand").pending) == (0, 0)


def test_ruling_push_and_pull_follow_the_greater_distance_and_rows_if_equal(camp: Factory) -> None:
    seisme = Enemy(COLOSSUS, "2-2", actions=["seisme"])
    t = camp(barbare=Side("3-3", hand=HAND), guerisseur=FAR, enemies=[seisme], encounter=4)
    t.next_round()
    assert t.barbare.cell == "4-3", "equally far: across rows"
    t = camp(barbare=Side("2-2", hand=["bombe-artisanale", "tir"]), guerisseur=FAR, enemies=["ogre@3-4", "zombi@1-4"])
    t.barbare.play("bombe-artisanale")
    assert t.enemies == ["zombi@1-5", "ogre@3-5"], "two columns and one row away: along the row"
    t = camp(
        barbare=Side("2-2", hand=["bombe-artisanale", "tir"]),
        guerisseur=Side("3-5", hand=HAND),
        enemies=["ogre@3-4", "zombi@2-5"],
    )
    t.barbare.play("bombe-artisanale")
    assert t.enemies == ["zombi@2-6", "ogre@3-4"], "nobody is pushed onto a hero"


def test_ruling_thorns_do_not_answer_a_passive(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["miroir-arcanique", "peau-de-pierre", "frappe", *HAND]),
        guerisseur=FAR,
        enemies=[Enemy("zombi", "2-3", wounds=1)],
    )
    t.chevalier.play("miroir-arcanique").play("peau-de-pierre").play("frappe")
    assert [event.amount for event in t.events("strike")] == [3], "not lessened"
    assert t.happened("hurt") == ["hurt zombi"], "by the Strike alone"
    t.next_round()
    assert t.events("strike")[-1].amount == 1, "while its attack is: 1 + X, 1 less"
    assert t.happened("hurt") == ["hurt zombi"] * 2


# Bosses


def test_ruling_two_bosses_have_their_own_actions_and_answers(camp: Factory) -> None:
    t = camp(
        barbare=Side("4-3", hand=["frappe", *HAND], deck=["tir"] * 40),
        guerisseur=Side("1-6", hand=HAND, deck=["tir"] * 40),
        enemies=[
            Enemy(YSAURE, "4-4", wounds=3, actions=["valse-d-ailes"] * 4),
            Enemy(KING, "1-1", actions=["onde-funebre"] * 2),
        ],
        encounter=4,
    )
    t.barbare.play("frappe")
    assert t.happened("action") == ["action valse-d-ailes"], "only she has lost a life"
    t.next_round()
    assert t.happened("action")[1:] == ["action onde-funebre"] * 2 + ["action valse-d-ailes"] * 2, "in reading order"
    assert (len(t.slugs("actions-past", 0)), len(t.slugs("actions-past", 1))) == (3, 2)


def test_ruling_the_game_goes_on_while_one_of_two_bosses_lives(camp: Factory) -> None:
    t = camp(
        barbare=Side("4-3", hand=["frappe", *HAND]),
        guerisseur=FAR,
        enemies=[Enemy(YSAURE, "4-4", lives=1, wounds=3), KING + "@1-1"],
        encounter=4,
    )
    t.barbare.play("frappe").end()
    assert (t.over, t.enemies) == (False, [f"{KING}@1-1"])


def test_ruling_an_action_that_lasts_is_not_shuffled(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=HAND, deck=["tir"] * 40),
        guerisseur=FAR,
        enemies=[Enemy(VORGATH, "2-3", actions=["peau-de-lave"], past=["pluie-de-cendres"] * 2)],
        encounter=4,
    )
    t.next_round()
    assert t.happened("action") == ["action peau-de-lave", "action pluie-de-cendres"]
    assert (t.slugs("actions"), t.slugs("actions-lasting")) == (["pluie-de-cendres"], ["peau-de-lave"])


def test_ruling_when_the_boss_dies_its_summons_die_and_the_encounter_goes_on(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", *HAND]),
        guerisseur=FAR,
        enemies=[
            Enemy(KING, "2-3", lives=1, wounds=3),
            Enemy("nuee-de-rats", "1-6", summoner=KING),
            "brigand@1-1",
        ],
        encounter=4,
    )
    t.barbare.play("frappe")
    assert t.enemies == ["brigand@1-1"]
    t.barbare.end()
    assert not t.over


def test_ruling_one_life_lost_is_answered_after_the_card_as_well(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["lame-de-veiel", *HAND]),
        guerisseur=FAR,
        enemies=[Enemy(VORGATH, "2-3", wounds=3, actions=["pluie-de-cendres"])],
        encounter=4,
    )
    t.barbare.play("lame-de-veiel")
    assert t.happened("hurt", "draw", "discard", "strike", "action")[:5] == [
        f"hurt {VORGATH}", "draw course", "discard lame-de-veiel", "strike barbare", "action pluie-de-cendres",
    ]  # fmt: skip


def test_ruling_a_life_lost_without_a_card_is_answered_between_two_actions(camp: Factory) -> None:
    actions = ["souffle-de-braise", "pluie-de-cendres", "griffes-ardentes"]
    t = camp(
        chevalier=Side("2-2", hand=["contrecoup", *HAND], deck=["tir"] * 40, block=9),
        guerisseur=FAR,
        enemies=[Enemy(VORGATH, "2-3", wounds=2, actions=actions)],
        encounter=4,
    )
    t.chevalier.play("contrecoup")
    t.next_round()
    assert t.happened("action", "lose-life")[:4] == [
        "action griffes-ardentes", f"lose-life {VORGATH}", "action pluie-de-cendres", "action souffle-de-braise",
    ]  # fmt: skip
    strikes = [event.amount for event in t.events("strike")]
    assert strikes[:3] == [4, 1, 2], "the Action, its passive, the answer"


# What happens at the same time


def test_ruling_an_enemy_that_dies_does_not_answer_the_lives_lost_with_it(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["coup-de-hache", *HAND]),
        guerisseur=FAR,
        enemies=[Enemy("zombi", "2-3", lives=2, wounds=1)],
    )
    t.barbare.play("coup-de-hache")
    assert (t.enemies, t.happened("strike")) == ([], [])
    t.barbare.choose("course")
    t = camp(
        barbare=Side("2-2", hand=["coup-de-hache", *HAND]),
        guerisseur=FAR,
        enemies=[Enemy("zombi", "2-3", lives=3, wounds=1)],
    )
    t.barbare.play("coup-de-hache")
    assert len(t.events("strike")) == 2, "else each of them"
    t.barbare.choose("course")


def test_ruling_triggers_of_the_heroes_resolve_in_the_order_in_which_they_came_into_force(camp: Factory) -> None:
    for cards, wanted in ((["contrecoup", "miroir-arcanique"], [2, 1]), (["miroir-arcanique", "contrecoup"], [1, 2])):
        t = camp(
            chevalier=Side("2-2", hand=["contrecoup", "miroir-arcanique", *HAND]), guerisseur=FAR, enemies=["ogre@2-3"]
        )
        for card in cards:
            t.chevalier.play(card)
        t.next_round()
        assert [event.amount for event in t.events("hurt")] == wanted


def test_ruling_cercle_de_veiel_takes_the_first_three_runes_in_reading_order(camp: Factory) -> None:
    runes = {"rune-ardente": "4-6", "rune-de-garde": "4-1", "rune-de-rupture": "1-1", "rune-de-celerite": "1-6"}
    t = camp(
        runiste=Side("2-3", hand=["cercle-de-veiel", *HAND], runes=runes),
        guerisseur=Side("2-4", hand=HAND),
        enemies=["brigand@4-6", "ogre@4-1", "zombi@1-1", "liche@1-6"],
    )
    t.runiste.play("cercle-de-veiel")
    assert t.happened("hurt") == ["hurt zombi", "hurt liche", "hurt ogre"]


@pytest.mark.parametrize("card", ["telekinesis", "corde-et-grappin", "implosion", "jeu-de-miroirs"])
def test_ruling_who_cannot_be_moved_may_be_meant_and_suffers_the_rest(camp: Factory, card: str) -> None:
    t = camp(barbare=Side("2-2", hand=[card, *HAND]), guerisseur=FAR, enemies=["colosse-des-ruines@2-4"])
    t.barbare.play(card)
    if card == "corde-et-grappin":
        t.barbare.stay()
    foe = t.enemy("colosse-des-ruines")
    assert (foe.cell, foe.pending) == ("2-4", 1), "2 or 1, and 1 less for a blow to the Colossus, at least 1"


def test_ruling_nobody_stands_in_whom_the_enemy_may_not_attack(camp: Factory) -> None:
    t = camp(
        chevalier=Side("2-2", hand=["dernier-rempart", "angle-mort", *HAND]),
        guerisseur=Side("2-3", hand=HAND),
        enemies=["brigand@2-4"],
    )
    t.chevalier.play("dernier-rempart").play("angle-mort")
    t.next_round()
    assert [(t.slug(event.was), event.amount) for event in t.events("strike")] == [("guerisseur", 4)]
