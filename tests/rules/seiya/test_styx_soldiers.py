"""The Styx: Markino, Skeletons, the Fairy, the lost Soul and the Soldier of the castle."""

from __future__ import annotations

import pytest

from pioche.games.seiya.cards import ALL
from tests.rules.seiya.hades import annihilating, appearing, hades, leaving
from tests.scenario import Factory, Scenario, Side, rule

SKELETON = ("Squelette",)
PROFILES = [  # slug, number, classes, Force, Victory Points, grade, Souls to hamper, Souls gained
    ("markino", "065", SKELETON, 2, 1, 1, 2, 1),
    ("squelette-1", "066", SKELETON, 3, 1, 1, 2, 1),
    ("squelette-2", "067", SKELETON, 2, 1, 1, 2, 1),
    ("squelette-3", "068", SKELETON, 3, 1, 1, 2, 1),
    ("squelette-4", "069", SKELETON, 2, 1, 1, 2, 1),
    ("squelette-5", "070", SKELETON, 2, 1, 1, 2, 1),
    ("fee-des-enfers", "071", (), 2, 1, 1, 1, 0),
    ("ame-damnee", "072", (), 3, 0, 1, 1, 3),
    ("soldat-du-chateau", "073", SKELETON, 2, 1, 1, 2, 1),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=rule(f"seiya:card:{row[0]}:0")) for row in PROFILES])
def test_profiles(row: tuple[object, ...]) -> None:
    (card,) = (card for card in ALL if card.slug == row[0])
    assert row == (
        card.slug, card.number, card.classes, card.cost_force, card.pv, card.grade, card.cost_souls, card.gain_souls,
    )  # fmt: skip
    assert (card.copies, card.set, card.source) == (2, "hades", "original")


def known(t: Scenario, zone: str) -> tuple[list[str], list[str]]:
    """What the two players know of the cards of a zone."""
    first, second = ([card.slug for card in seat.view.cards(zone)] for seat in (t.seiya, t.shun))
    return first, second


@rule("seiya:card:markino:1")
def test_who_annihilates_markino_sees_the_next_card_of_the_styx_and_may_put_it_under_the_others(
    table: Factory,
) -> None:
    t = annihilating(table, "markino", styx=["ash", "bone", "crow"])
    t.pending("use-effect", "seiya")
    assert known(t, "styx") == (["", "", "crow"], ["", "", ""])
    t.seiya.accept()
    assert t.slugs("styx") == ["crow", "ash", "bone"]
    assert known(t, "styx") == (["crow", "", ""], ["", "", ""])
    assert t.seiya.neant == ["markino"]


@rule("seiya:card:markino:1")
def test_the_card_that_markino_shows_may_stay(table: Factory) -> None:
    t = annihilating(table, "markino", styx=["ash", "bone", "crow"])
    t.seiya.decline()
    assert t.slugs("styx") == ["ash", "bone", "crow"]


@rule("seiya:card:markino:1")
def test_with_an_empty_styx_markino_shows_nothing(table: Factory) -> None:
    t = annihilating(table, "markino")
    assert t.decision.ask == "main-phase"


@rule("seiya:card:squelette-1:1")
def test_the_first_skeleton_gives_energy(table: Factory) -> None:
    t = annihilating(table, "squelette-1", seiya=Side(energy=1), shun=Side(energy=1))
    assert (t.seiya.energy, t.shun.energy) == (2, 1)


@rule("seiya:card:squelette-2:1")
def test_the_second_skeleton_makes_those_to_his_left_dearer(table: Factory) -> None:
    t = hades(table, enfers={2: "ash", 3: "bone", 4: "squelette-2", 5: "crow"}, field=["kiki", "jaki"])
    costs = {slug: t.number("cost_force", slug, "enfers") for slug in ("ash", "bone", "squelette-2", "crow")}
    assert costs == {"ash": 3, "bone": 3, "squelette-2": 2, "crow": 2}
    assert t.number("cost_force", "jaki") == 3, "on the field, in the second slot"


@rule("seiya:card:squelette-2:1")
def test_the_second_skeleton_has_no_say_while_face_down(table: Factory) -> None:
    t = hades(table, enfers={2: "ash"}, veiled={4: "squelette-2"})
    assert t.number("cost_force", "ash", "enfers") == 2


@rule("seiya:card:squelette-3:1")
def test_the_third_skeleton_lets_draw_a_card(table: Factory) -> None:
    t = annihilating(table, "squelette-3", seiya=Side(draw=["oko", "jaki"]))
    assert t.seiya.hand == ["jaki"]


@rule("seiya:card:squelette-4:1")
def test_the_fourth_skeleton_takes_a_soul_of_each_or_a_victory_point(table: Factory) -> None:
    t = leaving(table, "squelette-4", seiya=Side(souls=2), shun=Side(), ikki=Side(souls=1))
    assert (t.seiya.souls, t.shun.souls, t.ikki.souls) == (1, 0, 0)
    assert (t.seiya.tokens, t.shun.tokens, t.ikki.tokens) == (0, -1, 0)
    assert t.seiya.entrave == ["squelette-4"]


@rule("seiya:card:squelette-5:1")
def test_the_fifth_skeleton_brings_a_token_to_the_gate(table: Factory) -> None:
    t = appearing(table, "squelette-5")
    assert (t.enfers, t.gate) == ({4: "squelette-5"}, 1)


@rule("seiya:card:squelette-5:1")
def test_the_fifth_skeleton_brings_none_where_a_card_lies(table: Factory) -> None:
    t = appearing(table, "squelette-5", seiya=Side(pawn=4), veiled={3: "squelette-5"}, enfers={4: "guide", 5: "ash"})
    t.pending("choose-bonus")
    assert (t.enfers, t.gate) == ({3: "squelette-5", 5: "ash"}, 0)


@rule("seiya:card:fee-des-enfers:1")
def test_who_annihilates_the_fairy_alone_sees_what_lies_face_down(table: Factory) -> None:
    t = annihilating(table, "fee-des-enfers", veiled={1: "ash", 3: "bone"}, styx=["crow"])
    assert known(t, "veiled") == (["ash", "bone"], ["", ""])
    assert known(t, "styx") == ([""], [""])
    assert t.veiled == {1: "ash", 3: "bone"}


@rule("seiya:card:ame-damnee:1")
def test_the_lost_soul_leaves_a_soul_to_the_active_player(table: Factory) -> None:
    t = leaving(table, "ame-damnee", seiya=Side(souls=1), shun=Side(souls=1))
    assert (t.seiya.souls, t.shun.souls) == (2, 1)


@rule("seiya:card:soldat-du-chateau:1")
def test_the_soldier_of_the_castle_takes_a_soul_of_each_who_is_not_hampered(table: Factory) -> None:
    t = appearing(
        table, "soldat-du-chateau", seiya=Side(souls=2), shun=Side(souls=2, entrave=["ash"]), ikki=Side(souls=1)
    )
    assert (t.seiya.souls, t.shun.souls, t.ikki.souls) == (1, 2, 0)


@rule("seiya:card:soldat-du-chateau:1")
def test_who_has_no_soul_loses_nothing_by_the_soldier(table: Factory) -> None:
    t = appearing(table, "soldat-du-chateau", seiya=Side(souls=1, entrave=["ash"]))
    assert (t.seiya.souls, t.shun.souls, t.shun.tokens) == (1, 0, 0)
