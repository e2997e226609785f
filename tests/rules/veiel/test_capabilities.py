"""The own cards of the heroes of the rulebook, each in a camp: Initiate, Adept and Master."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.rules.veiel.duels import LONG, SPARE, TOUGH, dealt, duel
from tests.scenario import rule


@pytest.mark.parametrize(("wounds", "amount"), [(0, 2), (2, 2), (3, 3), (6, 4), (9, 4)])
@rule("veiel:card:sang-bouillant:1")
def test_boiling_blood_grows_with_wounds(camp: Factory, wounds: int, amount: int) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["sang-bouillant", SPARE], deck=LONG, wounds=["course"] * wounds))
    t.barbare.play("sang-bouillant")
    assert dealt(t) == amount
    assert t.barbare.discards == ["sang-bouillant"]


@pytest.mark.parametrize(("wounds", "amount"), [(0, 3), (1, 3), (2, 4), (8, 7), (11, 7)])
@rule("veiel:card:dernier-des-siens:1", "veiel:glossaire-x:4")
def test_last_of_the_line_grows_faster_and_draws(camp: Factory, wounds: int, amount: int) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["dernier-des-siens", SPARE], deck=LONG, wounds=["course"] * wounds))
    t.barbare.play("dernier-des-siens")
    assert dealt(t) == amount
    assert t.barbare.hand == [SPARE, "course"]  # 3 damage cost a life in any case


@rule("veiel:card:dernier-des-siens:1")
def test_last_of_the_line_draws_nothing_without_a_life(camp: Factory) -> None:
    t = duel(camp, "dernier-des-siens", enemies=[Enemy(TOUGH, "2-3", block=1)])
    t.barbare.play("dernier-des-siens")
    assert (t.enemy(TOUGH).pending, t.barbare.hand) == (2, [SPARE])


@rule("veiel:card:danse-des-haches:1", "veiel:zone-heros:9")
def test_dance_of_axes_moves_strikes_around_and_heals_by_a_life(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side("2-1", hand=["danse-des-haches", SPARE], deck=LONG, wounds=["tir", "parade"]),
        enemies=[Enemy(TOUGH, "1-3", wounds=1), "brigand@3-3", "chaman@2-5"],
        basic=[],
    )
    t.barbare.play("danse-des-haches", to="2-2")
    assert (t.enemy(TOUGH).lives, t.enemy("brigand").pending, t.enemy("chaman").pending) == (3, 2, 0)
    t.barbare.pending("choose-heal").choose("tir")
    assert (t.barbare.wounds, t.barbare.discards) == ([SPARE], ["tir", "danse-des-haches"])


@rule("veiel:card:danse-des-haches:1")
def test_dance_of_axes_heals_nothing_without_a_life(camp: Factory) -> None:
    t = duel(camp, barbare=Side("2-2", hand=["danse-des-haches", SPARE], deck=LONG, wounds=["tir", "parade"]))
    t.barbare.play("danse-des-haches", to="2-2")
    assert (t.enemy(TOUGH).pending, t.barbare.wounds) == (2, ["tir", "parade"])


@rule("veiel:card:baume-et-lame:1", "veiel:ciblage:4", "veiel:ciblage:2")
@pytest.mark.parametrize(("option", "pending", "wounds"), [(1, 2, 3), (2, 0, 1), (3, 1, 2)])
def test_balm_and_blade_is_one_of_three(camp: Factory, option: int, pending: int, wounds: int) -> None:
    t = duel(
        camp,
        "baume-et-lame",
        guerisseur=Side("2-1", hand=[SPARE], deck=LONG, wounds=["tir"] * 3),
    )
    t.barbare.play("baume-et-lame", option=option)
    assert (t.enemy(TOUGH).pending, len(t.guerisseur.wounds)) == (pending, wounds)


@rule("veiel:card:choeur-des-vivants:1", "veiel:soin:4")
def test_the_choir_heals_and_shields_all_around(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["choeur-des-vivants", SPARE], deck=LONG, wounds=["tir"]),
        guerisseur=Side("1-1", hand=[SPARE], deck=LONG, wounds=["tir"] * 2),
        assassin=Side("2-4", hand=[SPARE], deck=LONG, wounds=["tir"]),
    )
    t.barbare.play("choeur-des-vivants")
    assert [len(hero.wounds) for hero in (t.barbare, t.guerisseur, t.assassin)] == [0, 1, 1]
    assert [hero.block for hero in (t.barbare, t.guerisseur, t.assassin)] == [2, 2, 0]


@rule("veiel:card:source-de-vie:1", "veiel:glossaire-exiler:3")
def test_the_wellspring_does_everything_for_one_hero(camp: Factory) -> None:
    t = duel(
        camp,
        "source-de-vie",
        guerisseur=Side("2-5", hand=[SPARE], deck=LONG, wounds=["tir"] * 3, exile=["frappe", "tir"]),
    )
    t.barbare.play("source-de-vie", at="guerisseur")
    t.guerisseur.pending("choose-recover-hand").choose("frappe")
    assert (t.guerisseur.wounds, t.guerisseur.exile) == (["tir"], ["tir"])
    assert (t.guerisseur.hand, t.guerisseur.block) == ([SPARE, "frappe", "course"], 2)
    assert t.barbare.block == 0


@rule("veiel:card:trait-de-feu:1", "veiel:glossaire-adjacent:1")
def test_a_firebolt_singes_the_neighbours(camp: Factory) -> None:
    t = duel(camp, "trait-de-feu", enemies=["ogre@2-4", "brigand@2-5", "chaman@1-5", "zombi@3-4"], basic=[])
    t.barbare.play("trait-de-feu", at=TOUGH)
    assert [t.enemy(slug).pending for slug in ("ogre", "brigand", "zombi", "chaman")] == [2, 1, 1, 0]


@rule("veiel:card:trait-de-feu:1")
def test_a_firebolt_singes_the_neighbours_of_one_it_has_killed(camp: Factory) -> None:
    t = duel(camp, "trait-de-feu", enemies=[Enemy("nuee-de-rats", "2-4", lives=1), "brigand@2-5"])
    t.barbare.play("trait-de-feu", at="nuee-de-rats")
    assert (t.enemies, t.enemy("brigand").pending) == (["brigand@2-5"], 1)


@rule("veiel:card:brasier:1", "veiel:zone-heros:4")
def test_a_blaze_is_turned_and_strikes_all_in_it(camp: Factory) -> None:
    t = duel(camp, "brasier", enemies=["ogre@2-3", "brigand@3-4", "zombi@4-2", "chaman@1-1"], basic=[])
    t.barbare.play("brasier")
    t.barbare.pending("turn-zone")
    assert t.barbare.options == ["turn/right", "turn/down"]
    t.barbare.turn("right")
    assert [t.enemy(slug).pending for slug in ("ogre", "brigand", "zombi", "chaman")] == [2, 2, 0, 0]
    assert t.barbare.block == 1


@rule("veiel:card:fin-des-hivers:1", "veiel:zone-heros:5")
def test_the_end_of_winters_strikes_everywhere_and_hurts(camp: Factory) -> None:
    t = duel(camp, "fin-des-hivers", enemies=["ogre@1-6", "brigand@4-1"])
    t.barbare.play("fin-des-hivers")
    assert (t.enemy("ogre").pending, t.enemy("brigand").pending, t.barbare.wounds) == (2, 2, ["course"])


@rule("veiel:card:adaptabilite-du-scelerat:1", "veiel:pas-de-resolution-partielle:1")
def test_rogues_adaptability(camp: Factory) -> None:
    t = duel(
        camp,
        barbare=Side(
            "2-1", hand=["adaptabilite-du-scelerat", "frappe", "frappe", SPARE], deck=LONG, block=2, wounds=["tir"]
        ),
    )
    t.barbare.play("adaptabilite-du-scelerat", to="2-2")
    assert (t.barbare.block, t.barbare.wounds, t.barbare.lasting) == (1, [], ["adaptabilite-du-scelerat"])
    t.barbare.play("frappe")
    assert (t.enemy(TOUGH).pending, t.barbare.lasting) == (2, [])
    t.barbare.play("frappe")
    assert t.enemy(TOUGH).lives == 3


@pytest.mark.parametrize(("friend", "amount"), [("1-3", 5), ("4-6", 3)])
@rule("veiel:card:lame-dans-le-dos:1")
def test_knife_in_the_back(camp: Factory, friend: str, amount: int) -> None:
    t = duel(camp, "lame-dans-le-dos", guerisseur=Side(friend, hand=[SPARE], deck=LONG))
    t.barbare.play("lame-dans-le-dos", to="1-2")
    assert (dealt(t), t.barbare.cell) == (amount, "1-2")


@rule("veiel:card:main-d-illitilde:1", "veiel:ordre-resolution:2", "veiel:glossaire-guillemets:1")
def test_the_hand_of_illitilde(camp: Factory) -> None:
    t = duel(camp, "main-d-illitilde", "frappe", "tir", "dague-de-jet", at="2-3")
    t.barbare.play("main-d-illitilde")
    assert t.barbare.hand == ["frappe", "tir", "dague-de-jet", SPARE, "course", "course"]
    t.barbare.play("frappe")
    assert (t.enemy(TOUGH).pending, t.barbare.hand.count("course")) == (2, 3)
    t.barbare.play("dague-de-jet")  # neither Frappe nor Tir
    assert t.barbare.hand.count("course") == 3
    t.barbare.end()
    assert "main-d-illitilde" in t.barbare.discards


@rule("veiel:card:mur-vivant:1")
def test_the_living_wall(camp: Factory) -> None:
    t = duel(
        camp,
        "mur-vivant",
        guerisseur=Side("1-2", hand=[SPARE], deck=LONG),
        assassin=Side("1-1", hand=[SPARE], deck=LONG),
    )
    t.barbare.play("mur-vivant")
    assert [hero.block for hero in (t.barbare, t.guerisseur, t.assassin)] == [3, 2, 0]
    assert (t.barbare.threat, t.guerisseur.threat) == (4 + 2, 2)
    t.next_round()
    assert (t.barbare.threat, "mur-vivant" in t.barbare.discards) == (4, True)


@rule("veiel:card:represailles:1")
def test_reprisal_strikes_back_at_each_attacker(camp: Factory) -> None:
    t = duel(camp, "represailles", enemies=["brigand@2-3", "squelette-archer@2-5"])
    t.barbare.play("represailles")
    assert t.barbare.block == 4
    t.next_round()
    hurt = [(t.slug(event.was), event.amount) for event in t.events("hurt")]
    assert hurt == [("brigand", 2), ("squelette-archer", 2)]
    t.next_round()
    assert len(t.events("hurt")) == 2


@pytest.mark.parametrize(("block", "amount"), [(0, 2), (1, 2), (2, 3), (9, 3)])
@rule("veiel:card:serment-de-veiel:1")
def test_the_oath_turns_block_into_damage_and_keeps_it(camp: Factory, block: int, amount: int) -> None:
    t = duel(
        camp,
        barbare=Side("2-2", hand=["serment-de-veiel", SPARE], deck=LONG, block=block),
        enemies=["ogre@2-3"],
    )
    t.barbare.play("serment-de-veiel")
    assert (dealt(t), t.barbare.block) == (amount, block + 4)
    t.next_round()
    assert t.barbare.block == block + 4 - 4
    t.next_round()
    assert t.barbare.block == 0
