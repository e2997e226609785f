"""The bosses and their Actions, each in a camp."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Camp, Enemy, Factory, Side
from tests.scenario import rule

LONG = ["course"] * 30
VORGATH, YSAURE, KING = "vorgath-coeur-de-braise", "ysaure-la-soif", "le-roi-sans-visage"
MOTHER, COLOSSUS = "mere-des-essaims", "colosse-des-ruines"


def struck(t: Camp) -> list[tuple[str, int]]:
    return [(t.slug(event.was), event.amount) for event in t.events("strike")]


# Actions that only walk and strike: the boss, where he starts and ends, and whom he strikes how hard (two heroes).
PLAIN = [
    (VORGATH, "griffes-ardentes", "2-6", "2-3", [("barbare", 4)]),
    (VORGATH, "souffle-de-braise", "2-5", "2-4", [("barbare", 3)]),
    (VORGATH, "pluie-de-cendres", "1-6", "1-6", [("barbare", 2), ("guerisseur", 2)]),
    (YSAURE, "baiser-de-la-nuit", "2-6", "2-3", [("barbare", 4)]),
    (YSAURE, "valse-d-ailes", "2-5", "2-3", [("barbare", 2)]),
    (KING, "lame-du-trone", "2-6", "2-4", [("barbare", 3)]),
    (KING, "onde-funebre", "3-6", "2-6", [("barbare", 3)]),
    (MOTHER, "morsures", "2-5", "2-3", [("barbare", 2)]),
    (COLOSSUS, "poing-de-pierre", "2-4", "2-3", [("barbare", 4)]),
    (COLOSSUS, "bloc-lance", "2-6", "2-6", [("barbare", 5)]),
    (COLOSSUS, "pietinement", "2-6", "2-3", [("barbare", 3)]),
    (COLOSSUS, "effondrement", "2-6", "2-6", [("barbare", 3)]),
]


@pytest.mark.parametrize(("boss", "action", "start", "end", "strikes"), PLAIN)
@rule(*(f"veiel:card:{action}:1" for _, action, *_ in PLAIN))
def test_an_action_walks_and_strikes(
    camp: Factory, boss: str, action: str, start: str, end: str, strikes: list[tuple[str, int]]
) -> None:
    t = camp(
        barbare=Side("2-2", deck=LONG),
        guerisseur=Side("4-1", deck=LONG),
        enemies=[Enemy(boss, start, actions=[action])],
    )
    # The only Action is played and, being past, shuffled and played again: the first one is looked at.
    t.next_round()
    walks = [event for event in t.events("walk") if t.slug(event.was) == boss]
    assert struck(t)[: len(strikes)] == strikes
    assert (walks[0].place if walks else None) == (None if start == end else place(end))


def place(cell: str) -> int:
    row, column = map(int, cell.split("-"))
    return 6 * (row - 1) + column


def alone(camp: Factory, boss: str, action: str, at: str = "2-3", **given: object) -> Camp:
    """A boss whose first Action is this one, a Barbare beside it, another hero far away."""
    sides = {"barbare": Side("2-2", hand=["tir", "parade"], deck=LONG), "guerisseur": Side("4-6", deck=LONG)}
    quiet = "decret" if boss == KING else action
    enemy = Enemy(boss, at, actions=[quiet, action])
    return camp(**(sides | given), enemies=[enemy], encounter=4, basic=[])


# Vorgath


@rule("veiel:card:vorgath-coeur-de-braise:1", "veiel:boss-perd-vie:1", "veiel:boss-perd-vie:2")
def test_vorgath_burns_who_is_beside_him_when_he_loses_a_life(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "tir"], deck=LONG),
        guerisseur=Side("4-6", hand=["tir"], deck=LONG),
        enemies=[Enemy(VORGATH, "2-3", wounds=3, actions=["pluie-de-cendres", "pluie-de-cendres"])],
        encounter=4,
    )
    t.barbare.play("frappe")
    assert t.enemy(VORGATH).lives == 5
    assert struck(t) == [("barbare", 1), ("barbare", 2), ("guerisseur", 2)]
    t.barbare.pending("hero-turn")


@rule("veiel:boss-perd-vie:4", "veiel:boss-perd-vie:5")
def test_two_lives_by_one_card_are_answered_one_after_the_other(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["le-tout-pour-le-tout", "tir"], deck=LONG, block=1),
        guerisseur=Side("4-6", hand=["tir"], deck=LONG),
        enemies=[Enemy(VORGATH, "2-3", wounds=3, actions=["pluie-de-cendres"] * 3)],
        encounter=4,
        cards=(),
    )
    t.barbare.play("le-tout-pour-le-tout")  # 3 damage: one life of four, and two wounds more
    assert (t.enemy(VORGATH).lives, t.enemy(VORGATH).pending) == (5, 2)
    assert struck(t) == [("barbare", 1), ("barbare", 1), ("barbare", 2), ("guerisseur", 2)]


@rule("veiel:boss-mort:1", "veiel:attaque:4")
def test_a_boss_that_dies_answers_nothing(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "tir"], deck=LONG),
        guerisseur=Side("4-6", hand=["tir"], deck=LONG),
        enemies=[Enemy(VORGATH, "2-3", lives=1, wounds=3, actions=["pluie-de-cendres"]), "chaman@1-6"],
        encounter=4,
        basic=[],
    )
    t.barbare.play("frappe")
    assert (t.enemies, struck(t)) == (["chaman@1-6"], [])
    assert t.slugs("bosses-dead") == [VORGATH]


@rule("veiel:card:peau-de-lave:1", "veiel:boss:5")
def test_lava_skin_burns_who_strikes_from_beside_until_the_next_enemies_turn_is_over(camp: Factory) -> None:
    t = alone(
        camp,
        VORGATH,
        "peau-de-lave",
        barbare=Side("2-2", hand=["frappe", "frappe", "course"], deck=LONG),
        guerisseur=Side("2-6", hand=["tir", "tir", "tir"], deck=LONG),
    )
    t.next_round()
    before = len(struck(t))
    assert t.slugs("actions-lasting") == ["peau-de-lave", "peau-de-lave"]
    t.barbare.play("frappe", at=VORGATH)
    assert struck(t)[before:] == [("barbare", 1)] * 2  # both of them burn
    t.barbare.end()
    cell = t.enemy(VORGATH).cell
    t.guerisseur.play("tir")
    assert struck(t)[before + 2 :] == [], cell


@rule("veiel:card:ruee-du-demon:1")
def test_the_demons_rush_pushes_two_cells(camp: Factory) -> None:
    t = alone(camp, VORGATH, "ruee-du-demon", at="2-6", barbare=Side("2-3", hand=["tir", "parade"], deck=LONG))
    t.next_round()
    assert struck(t)[0] == ("barbare", 3)
    pushes = [(event.left, event.place) for event in t.events("push")]
    assert pushes[0] == (place("2-3"), place("2-1"))


# Ysaure


@pytest.mark.parametrize(("block", "gained"), [(0, 2), (20, 0)])
@rule("veiel:card:ysaure-la-soif:1")
def test_ysaure_gains_block_by_actions_that_wound(camp: Factory, block: int, gained: int) -> None:
    t = camp(
        barbare=Side("2-2", deck=LONG, block=block),
        guerisseur=Side("4-6", deck=LONG),
        enemies=[Enemy(YSAURE, "2-3", actions=["baiser-de-la-nuit"])],
        encounter=4,
    )
    t.next_round()
    assert t.enemy(YSAURE).block == 2 * gained  # two Actions, kept over the clean-up
    t.next_round()
    assert t.enemy(YSAURE).block <= 4


@rule("veiel:card:regard-de-pourpre:1")
def test_the_crimson_gaze_takes_a_card_from_afar(camp: Factory) -> None:
    t = alone(camp, YSAURE, "regard-de-pourpre", at="4-5")
    t.next_round()
    t.barbare.pending("choose-discard").choose("tir")
    assert struck(t)[0] == ("barbare", 3)
    t.barbare.pending("choose-discard")


@rule("veiel:card:voile-de-brume:1")
def test_a_veil_of_mist_softens_attacks_from_afar(camp: Factory) -> None:
    t = alone(
        camp,
        YSAURE,
        "voile-de-brume",
        barbare=Side("2-2", hand=["dague-de-jet", "frappe"], deck=["dague-de-jet"] * 30),
        guerisseur=Side("4-6", hand=["tir"] * 5, deck=LONG),
        at="2-4",
    )
    t.next_round()
    assert struck(t)[0] == ("barbare", 3)
    boss = t.enemy(YSAURE)
    boss_block = boss.block
    t.barbare.play("frappe", at=YSAURE)
    assert boss_block - boss.block == 1  # from beside her nothing is softened
    assert t.slugs("actions-lasting") == ["voile-de-brume", "voile-de-brume"]


@pytest.mark.parametrize(("wounds", "amount"), [(0, 3), (3, 4), (5, 4), (6, 5), (12, 5)])
@rule("veiel:card:festin:1")
def test_a_feast_grows_with_the_wounds_of_the_hero(camp: Factory, wounds: int, amount: int) -> None:
    t = alone(
        camp,
        YSAURE,
        "festin",
        barbare=Side("2-2", hand=["tir"], deck=LONG, wounds=["course"] * wounds),
    )
    t.next_round()
    assert struck(t)[0] == ("barbare", amount)


# The Faceless King


@pytest.mark.parametrize(("court", "pending"), [(["chaman@1-6"], 1), ([], 2)])
@rule("veiel:card:le-roi-sans-visage:1")
def test_the_king_is_guarded_by_his_court(camp: Factory, court: list[str], pending: int) -> None:
    t = camp(
        barbare=Side("2-2", hand=["dague-de-jet", "tir"], deck=LONG),
        guerisseur=Side("4-6", deck=LONG),
        enemies=[Enemy(KING, "2-4"), *court],
        basic=[],
        encounter=4,
    )
    t.barbare.play("dague-de-jet", at=KING)
    assert t.enemy(KING).pending == pending


@rule("veiel:card:decret:1", "veiel:invocation:2")
def test_a_decree_summons_up_to_two(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", deck=LONG),
        guerisseur=Side("4-6", deck=LONG),
        enemies=[Enemy(KING, "1-1", actions=["decret"])],
        basic=["acolyte", "nuee-de-rats", "nuee-de-rats"],
        encounter=4,
    )
    t.next_round()
    assert t.slugs("basic") == ["acolyte"]
    t.next_round()
    assert t.slugs("basic") == ["acolyte"]


@rule("veiel:card:a-moi-mes-morts:1")
def test_to_me_my_dead_lets_all_others_act(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", deck=LONG),
        guerisseur=Side("4-6", deck=LONG),
        enemies=[Enemy(KING, "2-4", actions=["decret", "a-moi-mes-morts"]), "brigand@2-1"],
        basic=[],
        encounter=4,
    )
    t.next_round()
    # The brigand at 2-1 acts first, the King strikes, the brigand acts once more.
    assert struck(t) == [("barbare", 4), ("barbare", 2), ("barbare", 4)]


@rule("veiel:card:couronne-d-effroi:1")
def test_the_crown_of_dread_takes_a_card_of_everybody(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["tir", "parade"], deck=LONG),
        guerisseur=Side("4-6", hand=["tir", "parade"], deck=LONG),
        enemies=[Enemy(KING, "1-1", actions=["decret", "couronne-d-effroi"])],
        basic=[],
        encounter=4,
    )
    t.next_round()
    t.barbare.pending("choose-discard").choose("tir")
    t.guerisseur.pending("choose-discard").choose("parade")
    assert struck(t) == [("barbare", 1), ("guerisseur", 1)]
    assert t.round == 2


# The Mother of Swarms


@rule("veiel:card:mere-des-essaims:1")
def test_the_mother_takes_a_card_of_the_boldest(camp: Factory) -> None:
    t = camp(
        guerisseur=Side("2-2", hand=["frappe", "tir"], deck=LONG),
        barbare=Side("4-6", hand=["tir", "parade"], deck=LONG),
        enemies=[Enemy(MOTHER, "2-3", wounds=3, actions=["eclosion"])],
        basic=[],
        encounter=4,
    )
    t.guerisseur.play("frappe")
    t.barbare.pending("choose-discard").choose("parade")
    t.guerisseur.pending("hero-turn")
    assert t.barbare.discards == ["parade"]


@rule("veiel:card:crachat-acide:1")
def test_acid_spit_dissolves_block_first(camp: Factory) -> None:
    t = alone(camp, MOTHER, "crachat-acide", barbare=Side("2-2", hand=["tir"], deck=LONG, block=9))
    t.next_round()
    assert t.barbare.wounds[:3] == ["course"] * 3
    assert struck(t)[0] == ("barbare", 3)


@rule("veiel:card:toile:1")
def test_a_web_holds_everybody_it_reaches(camp: Factory) -> None:
    t = alone(camp, MOTHER, "toile")
    t.next_round()
    assert struck(t)[0] == ("barbare", 1)
    t.barbare.discard("tir")
    assert t.barbare.cell == "2-2"
    t.barbare.pending("hero-turn")
    t.barbare.end()
    t.guerisseur.discard("course", to="3-6")
    assert t.guerisseur.cell == "3-6"


@rule("veiel:card:toile:1")
def test_a_web_in_ones_own_turn_holds_in_the_next_one(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "tir", "parade"], deck=LONG),
        guerisseur=Side("4-6", deck=LONG),
        enemies=[Enemy(MOTHER, "2-3", wounds=3, actions=["eclosion", "eclosion", "toile"])],
        basic=[],
        encounter=4,
    )
    t.barbare.play("frappe")
    t.barbare.pending("choose-discard").choose("parade")
    t.barbare.discard("tir", to="1-2")
    assert t.barbare.cell == "1-2"
    t.next_round()
    t.barbare.discard("course")
    assert t.barbare.cell == "1-2"


@rule("veiel:card:eclosion:1")
def test_hatching_summons_one(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", deck=LONG),
        guerisseur=Side("4-6", deck=LONG),
        enemies=[Enemy(MOTHER, "1-1", actions=["morsures", "eclosion"])],
        basic=["acolyte", "nuee-de-rats"],
        encounter=4,
    )
    t.next_round()
    assert t.slugs("basic") == ["acolyte"]


@rule("veiel:card:frenesie:1")
def test_frenzy_strikes_twice(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", deck=LONG, block=3),
        guerisseur=Side("4-6", deck=LONG),
        enemies=[Enemy(MOTHER, "2-3", actions=["eclosion", "frenesie"])],
        basic=[],
        encounter=4,
    )
    t.next_round()
    assert struck(t) == [("barbare", 2), ("barbare", 2)]
    assert t.barbare.wounds == ["course"]


# The Colossus


@rule("veiel:card:colosse-des-ruines:1")
def test_the_colossus_is_hard_and_cannot_be_moved(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe-lourde", "charge-au-bouclier", "telekinesis", "tir"], deck=LONG),
        guerisseur=Side("4-6", deck=LONG),
        enemies=[Enemy(COLOSSUS, "2-3")],
        encounter=4,
    )
    t.barbare.play("frappe-lourde")
    assert (t.enemy(COLOSSUS).cell, t.enemy(COLOSSUS).pending) == ("2-3", 1)  # not even a crash
    t.barbare.play("telekinesis")
    assert (t.enemy(COLOSSUS).cell, t.enemy(COLOSSUS).pending) == ("2-3", 2)
    t.barbare.pending("hero-turn")


@rule("veiel:card:seisme:1")
def test_an_earthquake_pushes_away(camp: Factory) -> None:
    t = alone(camp, COLOSSUS, "seisme", at="2-4", barbare=Side("2-3", hand=["tir"], deck=LONG))
    t.next_round()
    assert struck(t)[0] == ("barbare", 2)
    first = t.events("push")[0]
    assert (first.left, first.place) == (place("2-3"), place("2-2"))
