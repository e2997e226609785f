"""The battlefields, each in a camp: what it does, and what it leaves alone."""

from __future__ import annotations

from tests.games.veiel.camp import Enemy, Factory, Side
from tests.scenario import rule

FAR = "4-6"


@rule("veiel:card:sables-mouvants:1")
def test_quicksand_allows_one_move_for_cards_discarded(camp: Factory) -> None:
    t = camp(
        battlefield="sables-mouvants",
        barbare=Side("2-2", hand=["tir", "parade", "course", "frappe"]),
        guerisseur=Side(FAR, hand=["tir"]),
        enemies=["chaman@1-6"],
    )
    t.barbare.discard("tir", to="2-2")  # stays: that was no move
    t.barbare.discard("parade", to="2-3")
    t.barbare.answer("discard:frappe")
    assert (t.barbare.cell, t.barbare.decision.ask) == ("2-3", "hero-turn"), "no second move is offered"
    t.barbare.play("course", to="2-4")  # moves of cards are free
    assert t.barbare.cell == "2-4"
    t.guerisseur.discard("tir", to="3-6")
    assert t.guerisseur.cell == "3-6"


@rule("veiel:card:terre-brulee:1")
def test_scorched_earth_burns_the_outer_columns(camp: Factory) -> None:
    t = camp(
        battlefield="terre-brulee",
        barbare=Side("2-1", block=1),
        guerisseur=Side("3-6"),
        chevalier=Side("4-5"),
        enemies=["chaman@1-3"],
        basic=[],
    )
    t.next_round()
    assert (t.barbare.wounds, t.guerisseur.wounds, t.chevalier.wounds) == ([], ["course"], [])
    assert t.barbare.block == 0  # it is removed after that
    assert [event.amount for event in t.events("strike")] == [1, 1]


@rule("veiel:card:nuit-sans-lune:1", "veiel:champs-de-bataille:3", "veiel:champs-de-bataille:4")
def test_on_a_moonless_night_swords_decide_and_what_cards_add_counts(camp: Factory) -> None:
    t = camp(
        battlefield="nuit-sans-lune",
        chevalier=Side("2-3", hand=["provocation", "tir"]),  # threat 5, two swords
        barbare=Side("2-5"),  # threat 4, three swords
        enemies=["brigand@2-4"],
    )
    assert (t.chevalier.threat, t.barbare.threat) == (0, 0)
    assert t.intends("brigand") == ([], ["barbare"])
    t.chevalier.play("provocation")
    assert (t.chevalier.threat, t.barbare.threat) == (3, 0)
    assert t.intends("brigand") == ([], ["chevalier"])


@rule("veiel:card:champ-de-ruines:1")
def test_ruins_bar_four_cells_to_everybody(camp: Factory) -> None:
    t = camp(
        battlefield="champ-de-ruines",
        barbare=Side("2-3", hand=["course", "tir"]),
        guerisseur=Side(FAR),
        enemies=["brigand@3-6", "chaman@1-1"],
        basic=[],
    )
    barred = {"2-2", "3-3", "2-4", "3-5"}
    t.barbare.play("course")
    assert not barred & set(t.barbare.cells)
    assert "1-3" in t.barbare.cells
    t.barbare.stay()
    assert t.intends("brigand") == ([], ["guerisseur"])


@rule("veiel:card:champ-de-ruines:1")
def test_enemies_walk_around_ruins(camp: Factory) -> None:
    t = camp(
        battlefield="champ-de-ruines", barbare=Side("3-4"), guerisseur=Side("1-1", dead=True), enemies=["brigand@3-6"]
    )
    assert t.intends("brigand") == (["4-6", "4-5", "4-4"], ["barbare"])


@rule("veiel:card:defile:1")
def test_a_narrow_pass_bars_two_rows_and_passing_each_other(camp: Factory) -> None:
    t = camp(
        battlefield="defile",
        barbare=Side("2-2", hand=["course", "frappe"]),
        guerisseur=Side("2-3"),
        enemies=["chaman@3-6"],
        basic=[],
    )
    t.barbare.play("course")
    assert sorted(t.barbare.cells) == ["2-1", "2-2", "3-1", "3-2", "3-3", "3-4"]
    t.barbare.stay()


@rule("veiel:card:crypte-gelee:1")
def test_in_a_frozen_crypt_only_one_card_is_kept(camp: Factory) -> None:
    t = camp(
        battlefield="crypte-gelee",
        barbare=Side("2-2", hand=["tir", "parade", "frappe"]),
        guerisseur=Side(FAR, hand=["tir"]),
        enemies=["chaman@1-6"],
        basic=[],
    )
    t.barbare.end()
    t.barbare.pending("choose-discard")
    t.barbare.choose("tir", "frappe")
    assert t.barbare.hand == ["parade", *["course"] * 4]
    t.guerisseur.end()
    assert t.guerisseur.hand == ["tir", *["course"] * 4]


@rule("veiel:card:terre-maudite:1")
def test_on_accursed_ground_the_last_life_strikes_harder(camp: Factory) -> None:
    t = camp(
        battlefield="terre-maudite",
        barbare=Side("2-2"),
        guerisseur=Side("4-5"),
        enemies=[Enemy("brigand", "2-3", lives=1), Enemy("squelette-archer", "2-5", lives=2)],
    )
    t.next_round()
    assert [(event.amount) for event in t.events("strike")] == [3 + 1 + 1, 1 + 1]


@rule("veiel:card:faubourg-en-flammes:1")
def test_a_burning_suburb_burns_who_stood_still(camp: Factory) -> None:
    t = camp(
        battlefield="faubourg-en-flammes",
        barbare=Side("2-2", hand=["tir"]),
        guerisseur=Side("4-5", hand=["tir"]),
        enemies=["chaman@1-6"],
        basic=[],
    )
    t.barbare.discard("tir", to="2-3")
    t.guerisseur.end()
    assert (t.barbare.wounds, t.guerisseur.wounds) == ([], ["course"])
    t.next_round()
    assert (t.barbare.wounds, t.guerisseur.wounds) == (["course"], ["course"] * 2)


@rule("veiel:card:foret-hantee:1")
def test_in_a_haunted_forest_enemies_go_one_cell_farther(camp: Factory) -> None:
    t = camp(
        battlefield="foret-hantee",
        barbare=Side("2-6"),
        guerisseur=Side("4-6"),
        enemies=["zombi@2-1", Enemy("colosse-des-ruines", "4-1", actions=["effondrement", "seisme"])],
    )
    assert t.intends("zombi") == (["2-2", "2-3", "2-4"], [])
    t.next_round()
    assert t.enemy("zombi").cell == "2-4"
    assert t.enemy("colosse-des-ruines").cell == "4-3"  # Séisme moves him by one more, Effondrement does not move him


@rule("veiel:card:cercle-de-pierres:1")
def test_a_stone_circle_shields_enemies_in_the_middle(camp: Factory) -> None:
    t = camp(
        battlefield="cercle-de-pierres",
        barbare=Side("2-2", hand=["frappe"] * 3),
        guerisseur=Side(FAR),
        enemies=["brigand@2-3", "chaman@1-4"],
        basic=[],
    )
    t.next_round()
    assert (t.enemy("brigand").block, t.enemy("chaman").block) == (2, 0)
    for _ in range(3):
        t.barbare.play("frappe")
    assert (t.enemy("brigand").block, t.enemy("brigand").pending) == (0, 1)


@rule("veiel:card:fosse-commune:1")
def test_in_a_mass_grave_the_dead_hurt_who_is_beside_them(camp: Factory) -> None:
    t = camp(
        battlefield="fosse-commune",
        barbare=Side("2-2", hand=["frappe", "parade"]),
        guerisseur=Side("3-3"),
        chevalier=Side("3-2"),
        enemies=[Enemy("nuee-de-rats", "2-3", lives=1, wounds=2), "chaman@1-6"],
    )
    t.barbare.play("frappe")
    assert (t.barbare.wounds, t.guerisseur.wounds, t.chevalier.wounds) == (["course"], ["course"], [])


@rule("veiel:card:arene-sanglante:1")
def test_in_a_bloody_arena_everybody_strikes_harder(camp: Factory) -> None:
    t = camp(
        battlefield="arene-sanglante",
        barbare=Side("2-2", hand=["frappe", "parade"]),
        guerisseur=Side(FAR),
        enemies=["brigand@2-3"],
    )
    t.barbare.play("frappe")
    assert t.enemy("brigand").pending == 2
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [3 + 1 + 1]


@rule("veiel:card:brume-epaisse:1")
def test_thick_fog_moves_enemies_who_are_far_away(camp: Factory) -> None:
    t = camp(
        battlefield="brume-epaisse",
        barbare=Side("2-2"),
        guerisseur=Side("2-1"),
        enemies=[Enemy("nuee-de-rats", "2-4"), "brigand@4-6"],
        dice=[(2, 2), (4, 3)],  # the first is taken
    )
    t.next_round()
    assert [event.amount for event in t.events("roll")] == [21]
    assert [(event.left, event.place) for event in t.events("place")] == [(24, 21)]


@rule("veiel:card:autel-profane:1")
def test_a_defiled_altar_shields_enemies_beside_each_other(camp: Factory) -> None:
    t = camp(
        battlefield="autel-profane",
        barbare=Side("2-2"),
        guerisseur=Side("2-1"),
        enemies=["chaman@4-5", Enemy("chaman", "4-6"), Enemy("chaman", "1-6")],
        basic=[],
    )
    t.next_round()
    assert [t.enemy(f"chaman@{cell}").block for cell in ("4-5", "4-6", "1-6")] == [1, 1, 0]
    t.next_round()
    assert t.enemy("chaman@4-5").block == 1  # removed, and given again


@rule("veiel:card:pente-abrupte:1")
def test_a_steep_slope_makes_attacks_on_the_lowest_row_harder(camp: Factory) -> None:
    t = camp(
        battlefield="pente-abrupte",
        barbare=Side("4-2"),
        guerisseur=Side("1-5"),
        enemies=["brigand@4-3", "squelette-archer@1-3"],
    )
    t.next_round()
    assert [event.amount for event in t.events("strike")] == [1 + 1, 3 + 1 + 1]


@rule("veiel:card:cloitre-silencieux:1")
def test_a_silent_cloister_punishes_the_sixth_card(camp: Factory) -> None:
    t = camp(
        battlefield="cloitre-silencieux",
        barbare=Side("2-2", hand=["tir"] * 7, block=1),
        guerisseur=Side(FAR),
        enemies=["chaman@1-6"],
        basic=[],
    )
    for _ in range(5):
        t.barbare.play("tir")
    assert t.barbare.block == 1
    t.barbare.play("tir")
    assert (t.barbare.block, t.barbare.wounds) == (0, [])
    t.barbare.play("tir")
    assert t.barbare.wounds == ["course"]


@rule("veiel:card:embuscade:1")
def test_in_an_ambush_enemies_come_nearer_before_the_first_turn(camp: Factory) -> None:
    t = camp(
        at="encounter",
        battlefields=["embuscade"],
        waves=[(1, 0, 0)],
        basic=["nuee-de-rats"],
        barbare=Side(),
        guerisseur=Side(),
        dice=[(2, 6)],
    )
    t.barbare.place("2-2")
    t.guerisseur.place("4-1")
    assert t.enemies == ["nuee-de-rats@2-3"]
    assert (t.barbare.wounds, t.round) == ([], 1)


@rule("veiel:card:renforts:1")
def test_reinforcements_come_at_the_end_of_the_second_enemies_turn(camp: Factory) -> None:
    t = camp(
        battlefield="renforts",
        barbare=Side("2-2"),
        guerisseur=Side("2-1"),
        enemies=["liche@4-6"],
        basic=["nuee-de-rats", "loup-affame"],
        dice=[(4, 1)],
    )
    t.next_round()
    assert t.slugs("basic") == ["nuee-de-rats", "loup-affame"]
    t.next_round()
    assert t.slugs("basic") == ["nuee-de-rats"]
    assert "loup-affame@4-1" in t.enemies
    t.next_round()
    assert t.slugs("basic") == ["nuee-de-rats"]
