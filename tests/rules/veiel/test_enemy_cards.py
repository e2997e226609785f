"""The enemies, each in a camp: how it walks, whom it strikes and how hard, and what else it does."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.scenario import rule

CARDS = ["tir", "parade"]
LONG = ["course"] * 25


def struck(t: Camp) -> list[tuple[str, int]]:
    """Whom the enemies struck, and how hard."""
    return [(t.slug(event.was), event.amount) for event in t.events("strike")]


# Those who only walk and strike one hero: where it starts, where it ends, and the damage with two and four heroes.
PLAIN = [
    ("nuee-de-rats", "2-6", "2-3", 2, 4),
    ("squelette-archer", "2-6", "2-5", 2, 4),
    ("brigand", "2-6", "2-3", 4, 6),
    ("arbaletrier-renegat", "1-6", "2-6", 4, 6),
]


@pytest.mark.parametrize(("slug", "start", "end", "two", "four"), PLAIN)
@pytest.mark.parametrize("heroes", [2, 4])
@rule(*(f"veiel:card:{slug}:1" for slug, *_ in PLAIN))
def test_an_enemy_walks_and_strikes_one_hero(
    camp: Factory, slug: str, start: str, end: str, two: int, four: int, heroes: int
) -> None:
    others = {"guerisseur": "4-1", "assassin": "4-2", "penitente": "4-3"}
    sides = {hero: Side(cell, hand=CARDS) for hero, cell in list(others.items())[: heroes - 1]}
    t = camp(barbare=Side("2-2", hand=CARDS), **sides, enemies=[f"{slug}@{start}"])
    t.next_round()
    assert t.enemy(slug).cell == end
    assert struck(t) == [("barbare", two if heroes == 2 else four)]


# Those who strike all in their zone, whatever the number of heroes.
AREA = [
    ("chauves-souris", "2-4", 1),
    ("molosse-infernal", "2-5", 3),
    ("golem-de-tourbe", "2-4", 3),
    ("ogre", "2-4", 4),
    ("hydre-des-marais", "2-4", 3),
    ("basilic", "2-5", 3),
]


@pytest.mark.parametrize(("slug", "start", "amount"), AREA)
@rule(*(f"veiel:card:{slug}:1" for slug, *_ in AREA))
def test_an_enemy_strikes_all_heroes_in_its_zone(camp: Factory, slug: str, start: str, amount: int) -> None:
    t = camp(barbare=Side("1-2"), guerisseur=Side("3-2", block=1), assassin=Side("4-6"), enemies=[f"{slug}@{start}"])
    t.next_round()
    both = [("barbare", amount), ("guerisseur", amount)]
    one = [("barbare", amount)]
    assert struck(t) == (one if slug in ("hydre-des-marais",) and struck(t) == one else both)
    assert ("assassin", amount) not in struck(t)


@rule("veiel:card:liche:1")
def test_the_lich_strikes_everybody_anywhere_after_one_step(camp: Factory) -> None:
    t = camp(barbare=Side("1-1"), guerisseur=Side("4-6"), enemies=["liche@2-4"])
    t.next_round()
    assert struck(t) == [("barbare", 2), ("guerisseur", 2)]
    assert t.enemy("liche").cell == "2-4"  # from everywhere it reaches all


@rule("veiel:card:gobelin-ecorcheur:1", "veiel:degats-au-heros:6")
def test_the_goblin_takes_a_card_although_all_was_blocked(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=CARDS, block=5), guerisseur=Side("4-1", hand=CARDS), enemies=["gobelin-ecorcheur@2-6"]
    )
    t.next_round()
    t.barbare.pending("choose-discard")
    t.barbare.choose("tir")
    assert struck(t) == [("barbare", 1)]
    assert t.barbare.wounds == []
    assert "tir" in t.barbare.discards
    assert "tir" in t.guerisseur.hand


@pytest.mark.parametrize(("friend", "amount"), [("4-6", 3), ("1-2", 2)])
@rule("veiel:card:loup-affame:1")
def test_the_wolf_strikes_a_lonely_hero_harder(camp: Factory, friend: str, amount: int) -> None:
    t = camp(barbare=Side("2-2"), guerisseur=Side(friend), enemies=["loup-affame@2-5"])
    t.next_round()
    assert struck(t) == [("barbare", amount)]


@rule("veiel:card:acolyte:1", "veiel:card:acolyte:2", "veiel:ennemi-passif:1")
def test_the_acolyte_strengthens_enemies_beside_it(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["tir", "tir"], deck=LONG),
        guerisseur=Side("4-1", hand=CARDS),
        enemies=["brigand@2-3", Enemy("acolyte", "2-4", lives=1), "squelette-archer@4-4"],
    )
    t.next_round()
    assert struck(t) == [("barbare", 4 + 1), ("barbare", 1), ("guerisseur", 2)]
    t.barbare.play("tir", at="acolyte")
    t.barbare.play("tir")
    assert "acolyte@2-4" not in t.enemies
    t.next_round()
    assert struck(t)[3] == ("barbare", 4)  # it is gone, and so is what it gave


@rule("veiel:card:zombi:2", "veiel:tour-des-ennemis:4", "veiel:tour-des-ennemis:3")
def test_heroes_beside_a_zombi_share_three_damage(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "frappe", "tir"]),
        guerisseur=Side("1-3", hand=CARDS),
        enemies=["zombi@2-3"],
    )
    t.barbare.play("frappe")
    assert struck(t) == []
    t.barbare.play("frappe")
    assert t.enemy("zombi").lives == 3
    assert struck(t) == [("barbare", 2), ("guerisseur", 1)]


@rule("veiel:card:zombi:1", "veiel:card:zombi:2")
def test_a_zombi_that_dies_hurts_nobody(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "tir"]),
        guerisseur=Side("4-6", hand=CARDS),
        enemies=[Enemy("zombi", "2-3", lives=1, wounds=1), "zombi@2-5"],
    )
    t.barbare.play("frappe")
    assert (t.enemies, struck(t)) == (["zombi@2-5"], [])
    t.next_round()
    assert struck(t) == [("barbare", 2)]


@rule("veiel:card:lansquenet-damne:1")
def test_the_landsknecht_pushes_away(camp: Factory) -> None:
    t = camp(barbare=Side("2-3"), guerisseur=Side("4-1"), enemies=["lansquenet-damne@2-6"])
    t.next_round()
    assert (t.enemy("lansquenet-damne").cell, t.barbare.cell, struck(t)) == ("2-5", "2-2", [("barbare", 4)])


@rule("veiel:card:pretresse-noire:1")
def test_the_priestess_shields_enemies_near_her_first(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-1", hand=["tir"], deck=LONG),
        guerisseur=Side("4-1", deck=LONG),
        enemies=["pretresse-noire@2-5", "liche@2-6", "chaman@1-3", "ogre@4-6"],
        basic=[],
    )
    t.next_round()
    # The Shaman is three cells away, the Ogre too; she herself counts. It stays over one clean-up.
    assert [t.enemy(slug).block for slug in ("pretresse-noire", "liche", "chaman", "ogre")] == [2, 2, 0, 0]
    t.next_round()
    assert t.enemy("pretresse-noire").block == 2  # the old block is gone, new block has come


@rule("veiel:card:spectre:1", "veiel:card:spectre:2", "veiel:ciblage:1", "veiel:ciblage:5")
def test_the_wraith_is_targeted_only_from_beside_it(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["tir", "volee-de-traits", "frappe"]),
        guerisseur=Side("2-5", hand=["frappe", "tir"], deck=LONG),
        enemies=["spectre@2-4", "chaman@4-4"],
        basic=[],
    )
    t.barbare.play("tir")  # nobody can be chosen
    assert t.enemy("spectre").pending == 0
    t.barbare.play("volee-de-traits")  # all in the zone are not targeted
    assert t.enemy("spectre").pending == 1
    t.barbare.end()
    t.guerisseur.play("frappe")
    assert t.enemy("spectre").lives == 3
    t.next_round()
    t.barbare.pending("choose-discard").choose("course")
    assert struck(t) == [("barbare", 3)]


@rule("veiel:card:golem-de-tourbe:2")
def test_the_golem_takes_one_less_of_each_attack_card_but_never_less_than_one(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "le-tout-pour-le-tout", "tir"]),
        guerisseur=Side("4-6"),
        enemies=["golem-de-tourbe@2-3"],
    )
    t.barbare.play("frappe")
    assert t.enemy("golem-de-tourbe").pending == 1
    t.barbare.play("le-tout-pour-le-tout")
    assert (t.enemy("golem-de-tourbe").lives, t.enemy("golem-de-tourbe").pending) == (2, 0)


@rule("veiel:card:chaman:1", "veiel:invocation:1", "veiel:invocation:3")
def test_the_shaman_summons_one_enemy_at_a_time(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2"),
        guerisseur=Side("4-6"),
        enemies=["chaman@1-6"],
        basic=["loup-affame", "nuee-de-rats"],
        dice=[(2, 2), (2, 4)],
    )
    t.next_round()
    assert t.enemies == ["chaman@1-6", "nuee-de-rats@2-3"]  # it came to 2-4 and took a turn at once
    assert struck(t) == [("barbare", 2)]
    t.next_round()
    assert t.slugs("basic") == ["loup-affame"]


@rule("veiel:card:araignee-tisseuse:1")
def test_the_spider_holds_a_hero_for_the_next_turn(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["tir"] * 5, deck=LONG),
        guerisseur=Side("4-6", hand=["manoeuvre", *["tir"] * 4]),
        enemies=["araignee-tisseuse@2-5"],
    )
    t.next_round()
    assert struck(t) == [("barbare", 3)]
    t.guerisseur.go()
    t.guerisseur.end()
    t.barbare.discard("tir")
    assert t.barbare.cell == "2-2"
    t.barbare.pending("hero-turn")
    t.next_round()
    t.guerisseur.end()
    t.barbare.discard("tir")  # held again: the spider has struck again
    assert t.barbare.cell == "2-2"


@rule("veiel:card:chevalier-noir:1", "veiel:card:chevalier-noir:2")
def test_the_black_knight_has_two_block_every_round(camp: Factory) -> None:
    t = camp(
        at="encounter",
        encounter=1,
        waves=[(0, 0, 1)],
        powerful=["chevalier-noir"],
        barbare=Side(deck=["frappe"] * 13),
        guerisseur=Side(),
        dice=[(2, 3)],
    )
    t.barbare.place("2-2")
    t.guerisseur.place("4-6")
    knight = t.enemy("chevalier-noir")
    assert knight.block == 2
    t.barbare.play("frappe", at="chevalier-noir")
    t.barbare.play("frappe", at="chevalier-noir")
    t.barbare.play("frappe", at="chevalier-noir")
    assert (knight.block, knight.pending) == (0, 1)
    t.next_round()
    assert (knight.block, knight.pending) == (2, 0)
    assert struck(t) == [("barbare", 5)]


@pytest.mark.parametrize(("lives", "amount"), [(6, 3), (5, 3), (4, 4), (1, 5)])
@rule("veiel:card:hydre-des-marais:2")
def test_the_hydra_rages_with_every_second_life_lost(camp: Factory, lives: int, amount: int) -> None:
    t = camp(barbare=Side("2-2"), guerisseur=Side("4-6"), enemies=[Enemy("hydre-des-marais", "2-3", lives=lives)])
    t.next_round()
    assert struck(t) == [("barbare", amount)]


@pytest.mark.parametrize(("block", "feeds"), [(0, True), (9, False)])
@rule("veiel:card:vampire:1")
def test_the_vampire_feeds_on_wounds(camp: Factory, block: int, feeds: bool) -> None:
    t = camp(
        barbare=Side("2-2", block=block),
        guerisseur=Side("4-6"),
        enemies=[Enemy("vampire", "2-5", lives=2, wounds=2)],
    )
    t.next_round()
    assert struck(t) == [("barbare", 4)]
    assert (t.enemy("vampire").lives, t.enemy("vampire").block) == (2, 2 if feeds else 0)
    healed = [event for event in t.events("recover") if t.slug(event.was) == "vampire"]
    assert bool(healed) is feeds


@rule("veiel:card:demon-au-fouet:1")
def test_the_whip_takes_a_card_and_pulls_two_cells(camp: Factory) -> None:
    t = camp(barbare=Side("2-2", hand=CARDS), guerisseur=Side("4-1"), enemies=["demon-au-fouet@2-6"])
    t.next_round()
    t.barbare.pending("choose-discard").choose("tir")
    assert (t.enemy("demon-au-fouet").cell, t.barbare.cell) == ("2-5", "2-4")
    assert struck(t) == [("barbare", 4)]


@rule("veiel:card:basilic:1")
def test_the_basilisk_takes_a_card_of_each(camp: Factory) -> None:
    t = camp(barbare=Side("1-3", hand=CARDS), guerisseur=Side("3-3", hand=CARDS), enemies=["basilic@2-5"])
    t.next_round()
    t.barbare.pending("choose-discard").choose("tir")
    t.guerisseur.pending("choose-discard").choose("parade")
    assert ("tir" in t.barbare.discards, "parade" in t.guerisseur.discards) == (True, True)


@rule("veiel:card:necromancien:1")
def test_the_necromancer_summons_up_to_two_before_he_strikes(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2"),
        guerisseur=Side("4-6"),
        enemies=["necromancien@2-5"],
        basic=["acolyte", "nuee-de-rats", "nuee-de-rats"],
        dice=[(1, 1), (3, 1), (4, 1)],
    )
    t.next_round()
    assert struck(t) == [("barbare", 2), ("barbare", 3)]
    t.next_round()
    t.next_round()
    assert t.slugs("basic") == ["acolyte"]


@pytest.mark.parametrize(("start", "amount"), [("2-3", 4), ("2-4", 4), ("2-5", 5), ("3-6", 6)])
@rule("veiel:card:minotaure:1")
def test_the_minotaur_strikes_harder_the_farther_he_has_run(camp: Factory, start: str, amount: int) -> None:
    t = camp(barbare=Side("2-2"), guerisseur=Side("4-1", dead=True), enemies=[f"minotaure@{start}"])
    t.next_round()
    assert struck(t) == [("barbare", amount)]
    assert t.barbare.cell in ("2-1", "1-2", "4-2")  # pushed up to two cells away


@rule("veiel:card:gargouille:1", "veiel:card:gargouille:2", "veiel:ciblage:2", "veiel:ciblage:3")
def test_the_gargoyle_parries_whatever_targets_it(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "moulinet", "telekinesis", "le-tout-pour-le-tout", "tir"]),
        guerisseur=Side("4-6"),
        enemies=["gargouille@2-3"],
    )
    gargoyle = t.enemy("gargouille")
    t.barbare.play("frappe")
    assert (gargoyle.block, gargoyle.pending) == (0, 0)
    t.barbare.play("moulinet", to="2-2")  # all in the zone: nobody is targeted
    assert (gargoyle.block, gargoyle.pending) == (0, 1)
    t.barbare.play("telekinesis").place("2-3")
    assert (gargoyle.block, gargoyle.pending) == (0, 1)
    t.barbare.play("le-tout-pour-le-tout")
    assert (gargoyle.lives, gargoyle.pending) == (3, 0)
    t.next_round()
    assert struck(t)[-1] == ("barbare", 5)
