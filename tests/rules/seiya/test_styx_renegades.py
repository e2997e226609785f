"""The Renegades of the Styx."""

from __future__ import annotations

import pytest

from pioche.games.seiya.card import Annihilated
from pioche.games.seiya.cards import styx_gods
from pioche.games.seiya.offers.why import obstacles
from pioche.games.seiya.tokens import GainTokens
from pioche.kernel.cards.query import Fixed
from tests.rules.seiya.hades import BOXES, styx
from tests.rules.seiya.styx import CARDS, FIELD, GIANT, SEIYA, appearing, fought, hampered, profile
from tests.scenario import Factory, Side, rule

BY_SLUG = {card.slug: card for card in styx_gods.CARDS}
PROFILES = {
    "shion-du-belier": ("039", "Shion du Bélier", ("Spectre", "Renégat"), 1, 8, 4, 4, 6, 2, "original"),
    "saga-des-gemeaux-renegat": ("040", "Saga des Gémeaux", ("Spectre", "Renégat"), 1, 8, 4, 4, 6, 2, "original"),
    "deathmask-du-cancer-renegat": ("041", "Deathmask du Cancer", ("Spectre", "Renégat"), 1, 7, 4, 4, 6, 3, "original"),
    "shura-du-capricorne-renegat": ("042", "Shura du Capricorne", ("Spectre", "Renégat"), 1, 9, 4, 4, 6, 2, "original"),
    "camus-du-verseau-renegat": ("043", "Camus du Verseau", ("Spectre", "Renégat"), 1, 8, 4, 4, 6, 2, "original"),
    "aphrodite-des-poissons-renegat": (
        "044", "Aphrodite des Poissons", ("Spectre", "Renégat"), 1, 8, 4, 4, 6, 2, "rulebook",
    ),
}  # fmt: skip


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:card:{slug}:0")) for slug in PROFILES])
def test_the_profile_is_the_one_of_the_table(slug: str) -> None:
    assert profile(BY_SLUG[slug]) == PROFILES[slug]


# Shion


@rule("seiya:card:shion-du-belier:1")
def test_who_annihilates_shion_may_take_an_armour_back(table: Factory) -> None:
    t = fought(table, "shion-du-belier", seiya=Side(discard=["oko", "armure-du-lion", "armure-de-pegase"]))
    t.pending("choose-take", "seiya")
    assert sorted(t.seiya.options) == ["armure-de-pegase@discard/0", "armure-du-lion@discard/0", "no"]
    t.seiya.choose("armure-du-lion")
    assert t.seiya.hand == ["armure-du-lion"]


@rule("seiya:card:shion-du-belier:1")
def test_the_armour_may_stay(table: Factory) -> None:
    t = fought(table, "shion-du-belier", seiya=Side(discard=["armure-du-lion"]))
    t.seiya.decline()
    assert t.seiya.hand == []


@rule("seiya:card:shion-du-belier:2")
def test_hampered_by_shion_nobody_equips_but_the_armour_worn_stays(table: Factory) -> None:
    t = hampered(
        table, "shion-du-belier", Side(hand=["armure-du-lion"], armour="armure-de-pegase"),
        shun=Side(hand=["armure-du-cancer"]),
    )  # fmt: skip
    assert not t.seiya.can_play("armure-du-lion")
    assert t.seiya.armour == ["armure-de-pegase"]
    t.seiya.end_turn()
    assert t.shun.can_play("armure-du-cancer")


@pytest.mark.parametrize(
    ("slug", "zone", "played"),
    [("shion-du-belier", "hand", 0), ("rock-du-golem", "hand", 4), ("rune-du-balrog", "board", 0)],
)
def test_who_asks_why_something_cannot_be_done_is_told_which_card_hampers(
    table: Factory, slug: str, zone: str, played: int
) -> None:
    t = hampered(table, slug, Side(hand=[SEIYA] * 5 if played else ["armure-du-lion"], energy=3))
    for _ in range(played):
        t.seiya.play(SEIYA, "nachi-du-loup")
    (reason,) = obstacles(t.game, 0, t.game.cards_in(zone, 0)[0])
    assert (reason.text, reason.card) == ("forbidden", t.game.cards_in("entrave", 0)[0])


# Saga


@rule("seiya:card:saga-des-gemeaux-renegat:1")
def test_when_saga_appears_he_and_the_last_card_change_slots(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA] * 3, pawn=4), veiled={2: "saga-des-gemeaux-renegat", 3: "bone"},
        enfers={4: "ash", 5: "guide"}, cards=CARDS, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "ash").play(SEIYA, "guide").play(SEIYA, "guide").acquire("guide", "force").choose("space/2")
    assert t.enfers == {2: "ash", 3: "bone", 4: "saga-des-gemeaux-renegat"}
    t.seiya.acquire("ash", "force")
    assert "ash" in t.seiya.neant, "who faced the last card still does, and now it lies under the pawn"


@rule("seiya:card:saga-des-gemeaux-renegat:1")
def test_if_saga_is_the_last_he_stays(table: Factory) -> None:
    t = appearing(table, "saga-des-gemeaux-renegat", veiled={3: "ash"})
    t.seiya.choose("space/3")
    assert t.enfers == {3: "ash", 4: "saga-des-gemeaux-renegat"}
    assert t.events("swap") == []


@rule("seiya:card:saga-des-gemeaux-renegat:2")
def test_hampered_by_saga_nobody_faces_the_enfers(table: Factory) -> None:
    t = hampered(
        table, "saga-des-gemeaux-renegat", Side(hand=[SEIYA], armour="robe-divine-alpha-dubhe"),
        shun=Side(hand=["shun-verycommon"]), enfers={5: "weak"}, cards=(*CARDS, styx("weak", cost=1)),
    )  # fmt: skip
    assert not t.seiya.can_acquire("weak", "force"), "not by an Armour either"
    t.seiya.choose(f"play:{SEIYA}")
    t.pending("choose-to-face")
    assert t.seiya.options == ["nachi-du-loup@1", "saga-des-gemeaux-renegat@entrave/0/401"]
    t.seiya.choose("nachi-du-loup").end_turn()
    t.shun.play("shun-verycommon", "weak")
    assert t.shun.can_acquire("weak", "force")


# Deathmask


@rule("seiya:card:deathmask-du-cancer-renegat:1")
def test_deathmask_takes_one_who_fought_him_along(table: Factory) -> None:
    slug = "deathmask-du-cancer-renegat"
    t = table(
        seiya=Side(hand=[GIANT, GIANT, SEIYA, "oko"], armour="robe-divine-alpha-dubhe", pawn=1),
        enfers={5: slug}, cards=CARDS, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play("oko", "nachi-du-loup").play(GIANT, slug).play(GIANT, slug).play(SEIYA, slug)
    t.seiya.acquire(slug, "force", using=[GIANT, GIANT, SEIYA, "robe-divine-alpha-dubhe"])
    t.pending("choose-destroy", "seiya")
    assert {key.split(">")[0] for key in t.seiya.options} == {GIANT, SEIYA}
    t.seiya.choose(SEIYA)
    assert t.seiya.destroyed == [SEIYA]
    assert sorted(t.seiya.discard) == ["robe-divine-alpha-dubhe", GIANT, GIANT]


@rule("seiya:card:deathmask-du-cancer-renegat:2")
def test_hampered_by_deathmask_every_card_destroyed_costs_a_soul(table: Factory) -> None:
    t = hampered(
        table, "deathmask-du-cancer-renegat", Side(hand=["oko"], souls=2), shun=Side(hand=["shun-common"], souls=2),
    )  # fmt: skip
    t.seiya.play("oko").use("oko")
    assert (t.seiya.destroyed, t.shun.destroyed) == (["oko"], ["shun-common"])
    assert (t.seiya.souls, t.shun.souls) == (1, 2)


# Shura


@rule("seiya:card:shura-du-capricorne-renegat:1")
def test_who_annihilates_shura_may_annihilate_a_neighbour_without_a_fight(table: Factory) -> None:
    """Its Annihilated effect and its Souls count, the bonus of the space does not."""
    slug = "shura-du-capricorne-renegat"
    near = styx("near", Annihilated(GainTokens(Fixed(1))), grade=2, gain_souls=2)
    others = (near, styx("high", grade=3))
    t = table(
        seiya=Side(hand=[GIANT] * 3, pawn=2), enfers={2: "near", 3: slug, 4: "high", 5: "ash"},
        cards=(*CARDS, *others), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    for _ in range(3):
        t.seiya.play(GIANT, slug)
    t.seiya.acquire(slug, "force")
    t.pending("choose-annihilate", "seiya")
    assert t.seiya.options == ["near@enfers/2", "no"]
    t.seiya.choose("near")
    t.pending("main-phase")
    assert t.seiya.neant == ["near", slug]
    assert (t.seiya.souls, t.seiya.tokens) == (4, 1)
    assert t.enfers == {4: "high", 5: "ash"}


@rule("seiya:card:shura-du-capricorne-renegat:1")
def test_the_neighbour_of_shura_may_be_spared(table: Factory) -> None:
    t = fought(table, "shura-du-capricorne-renegat", enfers={4: "ash"})
    t.seiya.decline()
    assert t.enfers == {4: "ash"}
    assert t.seiya.neant == ["shura-du-capricorne-renegat"]


@rule("seiya:card:shura-du-capricorne-renegat:2")
def test_hampered_by_shura_characters_of_the_field_are_dearer_in_the_own_turn(table: Factory) -> None:
    t = hampered(
        table, "shura-du-capricorne-renegat", Side(), shun=Side(), enfers={5: "ash"},
        field=["nachi-du-loup", "armure-du-lion"],
    )  # fmt: skip
    assert t.number("cost_force", "nachi-du-loup") == 4
    assert t.number("cost_cosmos", "nachi-du-loup") == 3
    assert t.number("cost_cosmos", "armure-du-lion") == 5
    assert t.number("cost_force", "ash", "enfers") == 2
    t.seiya.end_turn()
    assert t.number("cost_force", "nachi-du-loup") == 3


# Camus


@rule("seiya:card:camus-du-verseau-renegat:1")
def test_when_camus_appears_everybody_freezes_a_card(table: Factory) -> None:
    t = appearing(
        table, "camus-du-verseau-renegat", seiya=Side(hand=["oko", "jaki"]), shun=Side(hand=["armure-du-lion"]),
        ikki=Side(),
    )  # fmt: skip
    t.seiya.choose("space/4")
    t.pending("choose-freeze", "seiya")
    t.seiya.choose("jaki")
    assert (t.seiya.frozen, t.seiya.hand) == (["jaki"], ["oko"])
    assert (t.shun.frozen, t.ikki.frozen) == (["armure-du-lion"], [])


@rule("seiya:card:camus-du-verseau-renegat:2")
def test_hampered_by_camus_what_is_acquired_by_force_is_frozen(table: Factory) -> None:
    t = hampered(
        table, "camus-du-verseau-renegat", Side(hand=[GIANT, GIANT, "oko"]),
        shun=Side(hand=[GIANT]), field=["nachi-du-loup", "geist", "dauphin", "jaki", "cassios"],
    )  # fmt: skip
    t.seiya.play(GIANT, "nachi-du-loup").acquire("nachi-du-loup", "force")
    assert t.seiya.frozen == ["nachi-du-loup"]
    assert t.seiya.frost == [2]
    assert t.seiya.discard == [GIANT], "who was used is discarded as ever"
    t.seiya.end_turn()
    t.shun.play(GIANT, "jaki").acquire("jaki", "force")
    assert t.shun.discard[:1] == ["jaki"]


@rule("seiya:card:camus-du-verseau-renegat:2")
def test_what_is_acquired_for_free_or_by_cosmos_is_not_frozen(table: Factory) -> None:
    t = hampered(
        table, "camus-du-verseau-renegat", Side(hand=["geist", *["seiya-uncommon-asgard"] * 2]),
        field=["dauphin", "nachi-du-loup"],
    )  # fmt: skip
    t.seiya.play("geist", "dauphin").use("geist")
    assert t.seiya.discard == ["geist", "dauphin"]
    for _ in range(2):
        t.seiya.play("seiya-uncommon-asgard", "nachi-du-loup")
    t.seiya.acquire("nachi-du-loup", "cosmos")
    assert "nachi-du-loup" in t.seiya.hand
    assert t.seiya.frozen == []


# Aphrodite


@rule("seiya:card:aphrodite-des-poissons-renegat:1")
def test_who_annihilates_aphrodite_has_every_opponent_wound_a_character(table: Factory) -> None:
    t = fought(
        table, "aphrodite-des-poissons-renegat", seiya=Side(hand=["oko"]),
        shun=Side(hand=["oko", "jaki", "armure-du-lion"]), ikki=Side(hand=["armure-du-cancer"]),
    )  # fmt: skip
    t.pending("choose-wound", "shun")
    assert t.shun.options == ["oko", "jaki"]
    t.shun.choose("jaki")
    assert t.shun.wounded == ["jaki"]
    assert (t.seiya.wounded, t.ikki.wounded) == ([], [])


@rule("seiya:card:aphrodite-des-poissons-renegat:2")
def test_hampered_by_aphrodite_nobody_heals(table: Factory) -> None:
    t = hampered(
        table, "aphrodite-des-poissons-renegat", Side(hand=[SEIYA], wounded=["oko"]),
        shun=Side(hand=["shun-verycommon"], wounded=["oko"]),
    )  # fmt: skip
    t.seiya.play(SEIYA, "nachi-du-loup")
    assert not t.seiya.can_heal_with(SEIYA)
    t.seiya.end_turn()
    t.shun.play("shun-verycommon", "nachi-du-loup")
    assert t.shun.can_heal_with("shun-verycommon")
