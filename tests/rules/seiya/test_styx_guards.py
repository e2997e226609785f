"""The Styx: the Guards of the four circles of Cocytus."""

from __future__ import annotations

import pytest

from pioche.games.seiya.card import Annihilated
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.tokens import GainTokens
from pioche.kernel.cards.query import Fixed
from tests.rules.seiya.hades import annihilating, hades, styx
from tests.scenario import Factory, Side, rule

SEIYA = "seiya-verycommon"  # 1 Force
PROFILES = [  # slug, number, Force, Victory Points, grade, Souls to hamper, Souls gained
    ("garde-de-caina", "074", 4, 2, 2, 4, 1),
    ("garde-d-antenora", "075", 4, 2, 2, 4, 1),
    ("garde-de-ptolomea", "076", 4, 2, 2, 4, 1),
    ("garde-de-giudecca", "077", 5, 2, 2, 4, 2),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=rule(f"seiya:card:{row[0]}:0")) for row in PROFILES])
def test_profiles(row: tuple[object, ...]) -> None:
    (card,) = (card for card in ALL if card.slug == row[0])
    assert row == (
        card.slug, card.number, card.cost_force, card.pv, card.grade, card.cost_souls, card.gain_souls,
    )  # fmt: skip
    assert (card.classes, card.copies, card.set, card.source) == (("Spectre",), 2, "hades", "original")


@pytest.mark.parametrize("slug", [pytest.param(row[0], marks=rule(f"seiya:card:{row[0]}:2")) for row in PROFILES])
def test_for_a_guard_of_cocytus_a_card_of_the_hand_is_frozen(table: Factory, slug: str) -> None:
    t = annihilating(table, slug, seiya=Side(hand=[SEIYA, "armure-du-lion"]))
    t.pending("choose-freeze", "seiya")
    assert t.seiya.options == [SEIYA, "armure-du-lion"], "one of them must be"
    t.seiya.choose("armure-du-lion")
    assert (t.seiya.hand, t.seiya.frozen, t.seiya.neant) == ([SEIYA], ["armure-du-lion"], [slug])


JUDGE, RENEGADE = styx("judge", classes=("Juge",)), styx("renegade", classes=("Renégat",))


@rule("seiya:card:garde-de-caina:1")
def test_the_guard_of_caina_makes_judges_and_renegades_dearer(table: Factory) -> None:
    t = hades(
        table, seiya=Side(entrave=["judge"]), cards=(JUDGE, RENEGADE),
        enfers={2: "garde-de-caina", 3: "judge", 4: "renegade", 5: "ash"},
    )  # fmt: skip
    costs = {slug: t.number("cost_force", slug, "enfers") for slug in t.enfers.values()}
    assert costs == {"garde-de-caina": 4, "judge": 3, "renegade": 3, "ash": 2}
    assert t.number("cost_force", "judge", "entrave") == 2


@rule("seiya:card:garde-de-caina:3")
def test_under_the_guard_of_caina_the_enfers_cost_more(table: Factory) -> None:
    t = hades(
        table, seiya=Side(hand=[SEIYA] * 2, pawn=3),
        shun=Side(hand=["shun-verycommon"] * 3, pawn=3, entrave=["garde-de-caina"]), enfers={4: "ash"}, gate=3,
        field=["jaki"],
    )  # fmt: skip
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash")
    assert t.seiya.can_acquire("ash", "force")
    t.seiya.end_turn()
    t.shun.play("shun-verycommon", "ash").play("shun-verycommon", "ash")
    assert not t.shun.can_acquire("ash", "force")
    assert t.number("cost_force", "jaki") == 2, "a card of the field, in the sixth slot"
    assert t.number("cost_force", "garde-de-caina", "entrave", 1) == 4
    t.shun.play("shun-verycommon", "ash")
    assert t.shun.can_acquire("ash", "force")


@rule("seiya:card:garde-d-antenora:1")
def test_beside_the_guard_of_antenora_hampering_costs_a_soul_more(table: Factory) -> None:
    enfers = {4: "ash", 5: "garde-d-antenora"}
    t = hades(table, seiya=Side(souls=2, pawn=3), enfers=enfers)
    assert "bind:ash@enfers/4" not in t.seiya.options
    t = hades(table, seiya=Side(souls=5, pawn=3), enfers=enfers)
    assert "bind:garde-d-antenora@enfers/5" in t.seiya.options, "4 and 1 for himself"
    t.seiya.choose("bind:ash@enfers/4")
    assert (t.seiya.souls, t.shun.entrave) == (2, ["ash"])


@rule("seiya:card:garde-d-antenora:3")
def test_under_the_guard_of_antenora_nobody_can_be_hampered(table: Factory) -> None:
    t = hades(
        table,
        seiya=Side(souls=5, entrave=["garde-d-antenora"]),
        shun=Side(souls=5),
        enfers={5: "ash"},
        veiled={1: "bone"},
    )
    assert not [key for key in t.seiya.options if key.startswith("bind:")]
    t.seiya.end_turn()
    assert "bind:ash@enfers/5" in t.shun.options


@pytest.mark.parametrize(
    ("enfers", "veiled", "kept"),
    [
        ({3: "ash", 4: "bone", 5: "garde-de-giudecca"}, {}, "ash"),
        ({3: "garde-de-giudecca", 4: "ash", 5: "bone"}, {}, ""),
        ({3: "ash", 4: "bone", 5: "garde-de-giudecca"}, {1: "crow"}, ""),
    ],
    ids=["the first is another", "the first is the Guard", "the first lies face down"],
)
@rule("seiya:card:garde-de-giudecca:1", "hades:precisions:38")
def test_the_guard_of_giudecca_protects_the_first_card_unless_that_is_himself(
    table: Factory, enfers: dict[int, str], veiled: dict[int, str], kept: str
) -> None:
    t = hades(table, seiya=Side(hand=["champion"] * 3, pawn=2), enfers=enfers, veiled=veiled)
    for slug in enfers.values():
        t.seiya.play("champion", slug)
    assert {slug for slug in enfers.values() if not t.seiya.can_acquire(slug, "force")} == ({kept} if kept else set())


TREASURE, CURSE = (styx(slug, Annihilated(GainTokens(Fixed(1), each))) for slug, each in (("gem", 1), ("curse", -1)))


@pytest.mark.parametrize(
    ("slug", "pile", "tokens"),
    [("gem", ["garde-de-giudecca"], 0), ("curse", ["garde-de-giudecca"], -1), ("gem", [], 1)],
)
@rule("seiya:card:garde-de-giudecca:3")
def test_under_the_guard_of_giudecca_only_tokens_of_minus_one_are_gained(
    table: Factory, slug: str, pile: list[str], tokens: int
) -> None:
    shun = [] if pile else ["garde-de-giudecca"]
    t = annihilating(table, slug, seiya=Side(entrave=pile), shun=Side(entrave=shun), cards=(TREASURE, CURSE))
    assert t.seiya.tokens == tokens


@rule("seiya:card:garde-de-giudecca:3")
def test_under_the_guard_of_giudecca_the_bonus_of_a_token_is_not_offered(table: Factory) -> None:
    t = annihilating(table, "ash", seiya=Side(entrave=["garde-de-giudecca"], pawn=3), enfers={3: "ash"})
    t.pending("choose-bonus")
    assert t.seiya.options == ["no", "bonus/souls"]
