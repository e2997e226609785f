"""L'Ordre de Veiel: what enemies, bosses and battlefields do where it is seldom seen."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.scenario import rule

HAND = ["parade"] * 5
DECK = ["course"] * 30
FAR = Side("4-6", hand=HAND, deck=DECK)
KING, MOTHER, VORGATH, YSAURE = "le-roi-sans-visage", "mere-des-essaims", "vorgath-coeur-de-braise", "ysaure-la-soif"


def me(cell: str, *hand: str, **more: object) -> Side:
    return Side(cell, **({"hand": [*hand, *HAND], "deck": DECK} | more))  # type: ignore[arg-type]


# Enemies


@rule("veiel:degats-au-heros:1")
def test_an_attack_that_was_weakened_to_nought_strikes_nobody(camp: Factory) -> None:
    t = camp(barbare=me("2-2", "hurlement"), guerisseur=FAR, enemies=["chauves-souris@2-3"])
    t.barbare.play("hurlement").stay()
    t.next_round()
    assert (t.events("strike"), t.barbare.wounds) == ([], [])


@rule("veiel:invocation:2", "veiel:attaque:6")
def test_summons_that_died_with_their_summoner_are_left_out_and_the_next_enemy_is_hurt(camp: Factory) -> None:
    t = camp(
        barbare=me("2-2", "fin-des-hivers"),
        guerisseur=FAR,
        enemies=[
            Enemy("chaman", "1-1", lives=1, wounds=1),
            Enemy("acolyte", "1-3", summoner="chaman"),
            "ogre@4-3",
        ],
    )
    t.barbare.play("fin-des-hivers")
    assert (t.enemies, t.enemy("ogre").pending) == (["ogre@4-3"], 2)


@rule("veiel:card:zombi:2")
def test_each_of_several_enemies_answers_for_itself(camp: Factory) -> None:
    t = camp(
        barbare=me("2-2", "moulinet"), guerisseur=FAR, enemies=["ogre@1-2", Enemy("zombi", "2-3", wounds=2), "ogre@3-2"]
    )
    t.barbare.play("moulinet").stay()
    assert [event.amount for event in t.events("strike")] == [3], "the heroes beside the Zombie share 3"
    t = camp(barbare=me("2-2", "frappe"), guerisseur=FAR, enemies=[Enemy("nuee-de-rats", "2-1", wounds=1), "zombi@2-3"])
    t.barbare.play("frappe", at="nuee-de-rats")
    assert t.events("strike") == [], "not for others"


@rule("veiel:mise-en-place-affrontement:2")
def test_a_pile_made_of_the_dead_is_shuffled(camp: Factory) -> None:
    dead = ["acolyte", "zombi", "ogre", "brigand", "liche", "basilic"]
    tops = set()
    for seed in range(6):
        t = camp(barbare=me("1-1"), guerisseur=FAR, enemies=["chaman@4-1"], basic_dead=dead, seed=seed)
        t.next_round()
        assert len(t.slugs("basic")) == 5
        tops.add(t.slugs("basic")[-1])
    assert len(tops) > 1


@rule("veiel:card:fosse-commune:1")
def test_an_enemy_that_fell_acts_no_more(camp: Factory) -> None:
    """Thorns kill the attacker, and where it fell the pit harms whoever is near: nobody acts meanwhile."""
    t = camp(
        chevalier=me("2-2", "contrecoup", "bandages"),
        guerisseur=FAR,
        enemies=[Enemy("nuee-de-rats", "2-3", lives=1), "chaman@4-1"],
        battlefield="fosse-commune",
    )
    t.chevalier.play("contrecoup")
    t.next_round()
    t.chevalier.pending("substitute")
    assert (t.enemies, t.chevalier.view.focus) == (["chaman@4-1"], {})


@rule("veiel:card:terre-brulee:1", "veiel:card:angle-mort:1")
def test_fire_asks_nobody_whether_it_may_attack(camp: Factory) -> None:
    t = camp(barbare=me("2-1", "angle-mort"), guerisseur=FAR, enemies=["brigand@2-2"], battlefield="terre-brulee")
    t.barbare.play("angle-mort")
    t.next_round()
    assert len(t.barbare.wounds) == 1, "by the fire, and not by the Brigand"


@rule("veiel:card:vorgath-coeur-de-braise:1")
def test_what_a_boss_does_to_heroes_is_an_attack(camp: Factory) -> None:
    """Vorgath loses a life: whom enemies may not attack is not burnt, the others beside him are."""
    t = camp(
        barbare=me("2-2", "angle-mort", "frappe"),
        guerisseur=me("1-3"),
        assassin=me("4-3"),
        enemies=[Enemy(VORGATH, "2-3", wounds=5, lives=3), "nuee-de-rats@4-6"],
    )
    t.barbare.play("angle-mort").play("frappe", at=VORGATH)
    assert (t.barbare.wounds, t.guerisseur.wounds, t.assassin.wounds) == ([], ["course"], [])


@pytest.mark.parametrize(
    ("cell", "block"), [("2-3", 2), ("3-4", 2), ("2-4", 2), ("3-3", 2), ("2-5", 0), ("1-3", 0), ("4-4", 0), ("3-2", 0)]
)
@rule("veiel:card:cercle-de-pierres:1")
def test_the_centre_is_four_cells(camp: Factory, cell: str, block: int) -> None:
    t = camp(barbare=me("1-1"), guerisseur=FAR, enemies=[f"chaman@{cell}"], battlefield="cercle-de-pierres")
    t.next_round()
    assert t.enemy("chaman").block == block, "and it stays after the clean-up"


@rule("veiel:card:embuscade:1", "veiel:mise-en-place-affrontement:6")
def test_what_happens_at_the_beginning_comes_before_the_first_turn(camp: Factory) -> None:
    t = camp(
        barbare=Side(),
        guerisseur=Side(),
        at="encounter",
        battlefields=["embuscade"],
        waves=[(1, 0, 0)],
        basic=["nuee-de-rats"],
        dice=[(2, 6)],
    )
    t.barbare.place("2-2")
    t.guerisseur.place("4-1")
    assert (t.enemies, t.decision.ask) == (["nuee-de-rats@2-3"], "who-plays")


@rule("veiel:resume:12")
def test_when_the_next_round_begins_it_is_no_longer_the_enemies_turn(camp: Factory) -> None:
    """What they are going to do is foreseen again, and damage is no longer counted for Revenge."""
    t = camp(barbare=me("2-2", "revanche", "le-tout-pour-le-tout"), guerisseur=FAR, enemies=["brigand@2-3"])
    t.next_round()
    assert len(t.barbare.view.intents) == 1
    t.barbare.play("le-tout-pour-le-tout")
    before = t.enemy("brigand").pending + 3 * (4 - t.enemy("brigand").lives)
    t.barbare.play("revanche")
    assert t.enemy("brigand").pending + 3 * (4 - t.enemy("brigand").lives) == before + 4, "4 by the Brigand's attack"


@rule("veiel:se-renforcer:1")
def test_after_an_encounter_the_heroes_reinforce_themselves_before_the_next(camp: Factory) -> None:
    t = camp(
        barbare=Side("1-1"),
        guerisseur=Side("1-2"),
        at="over",
        rewards={"incolore": ["vivres"] * 9},
        waves=[(1, 0, 0)] * 4,
    )
    assert (t.encounter, t.barbare.pending("reward").options) == (1, ["take:vivres", "heal"])


# Bosses


@rule("veiel:boss-tour:1")
def test_a_boss_that_died_draws_no_second_action(camp: Factory) -> None:
    boss = Enemy(VORGATH, "2-3", lives=1, wounds=3, actions=["griffes-ardentes"] * 3)
    t = camp(chevalier=me("2-2", "contrecoup"), guerisseur=FAR, enemies=[boss, "chaman@4-1"])
    t.chevalier.play("contrecoup")
    t.next_round()
    assert (t.enemies, len(t.events("action"))) == (["chaman@4-1"], 1)


@rule("veiel:card:a-moi-mes-morts:1")
def test_the_king_calls_the_others_and_not_himself(camp: Factory) -> None:
    boss = Enemy(KING, "2-4", actions=["lame-du-trone"] * 4 + ["a-moi-mes-morts"])
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=[boss, "brigand@1-2"])
    t.next_round()
    assert t.happened("action") == ["action a-moi-mes-morts", "action lame-du-trone"]
    assert [event.amount for event in t.events("strike")] == [4, 2, 4, 3], "the Brigand on his turn, and once more"


@rule("veiel:card:ysaure-la-soif:1", "veiel:resume:7")
def test_the_block_of_ysaure_stays_until_the_end_of_the_next_enemies_turn(camp: Factory) -> None:
    """In the enemies' turn it is kept over the clean-up; gained by an answer in the heroes' turn it is not."""
    boss = Enemy(YSAURE, "2-3", actions=["baiser-de-la-nuit", "regard-de-pourpre"])
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=[boss])
    t.next_round()
    t.barbare.choose("parade")
    assert (t.enemy(YSAURE).block, t.enemy(YSAURE).kept) == (4, 0), "2 for each Action that gave wounds"
    boss = Enemy(YSAURE, "2-3", wounds=3, actions=["baiser-de-la-nuit"])
    t = camp(barbare=me("2-2", "frappe"), guerisseur=FAR, enemies=[boss, "chaman@4-1"])
    t.barbare.play("frappe", at=YSAURE)
    assert (t.enemy(YSAURE).block, t.enemy(YSAURE).kept) == (2, 0)


@rule("veiel:card:ysaure-la-soif:1")
def test_ysaure_gains_nothing_by_what_another_boss_gives(camp: Factory) -> None:
    bosses = [Enemy(VORGATH, "2-3", actions=["griffes-ardentes"] * 2), Enemy(YSAURE, "4-1", actions=())]
    t = camp(barbare=me("2-2"), guerisseur=FAR, enemies=bosses)
    t.next_round()
    assert (len(t.barbare.wounds), t.enemy(YSAURE).block) == (8, 0)


@rule("veiel:card:toile:1")
def test_a_web_in_the_heroes_turn_holds_each_hero_in_the_turn_that_comes_next(camp: Factory) -> None:
    """The Mother answers a lost life: who has not played yet is held now, who is playing in the next round."""
    boss = Enemy(MOTHER, "2-3", wounds=5, actions=["toile"])
    t = camp(
        barbare=me("2-2", "frappe", "course"),
        guerisseur=me("1-3", "course"),
        assassin=me("4-6", "course"),
        enemies=[boss],
    )
    t.barbare.play("frappe", at=MOTHER).choose("parade")
    assert len(t.events("strike")) == 2
    t.barbare.play("course", to="2-1")
    assert t.barbare.cell == "2-1", "this turn is not the next one"
    t.barbare.end()
    t.guerisseur.play("course")
    assert (t.guerisseur.cell, t.guerisseur.decision.ask) == ("1-3", "hero-turn"), "no cell was offered"
    t.guerisseur.end()
    t.assassin.play("course", to="4-5").end()


@rule("veiel:card:peau-de-lave:1", "veiel:card:ombre-jumelle:1")
def test_lava_burns_who_comes_near_while_the_card_is_resolved_again(camp: Factory) -> None:
    """The first blow of the card falls from a diagonal, the second from an adjacent cell."""
    boss = Enemy(VORGATH, "2-3", actions=["pluie-de-cendres", "peau-de-lave"])
    t = camp(
        chevalier=me("2-2"),
        illusionniste=me("1-5", "ombre-jumelle", "danse-des-haches", block=9),
        guerisseur=FAR,
        enemies=[boss],
    )
    t.next_round()
    assert (t.enemies, t.illusionniste.wounds) == ([f"{VORGATH}@2-3"], [])
    t.illusionniste.play("ombre-jumelle").play("danse-des-haches", to="1-4").walk("1-3")
    assert (t.enemy(VORGATH).pending, len(t.illusionniste.wounds)) == (4, 1)
