"""The Gods of the Styx, Pandore and the Judges."""

from __future__ import annotations

import pytest

from pioche.games.seiya.card import Annihilated
from pioche.games.seiya.cards import styx_gods
from pioche.games.seiya.pawns import MovePawn
from pioche.games.seiya.vocabulary import character
from tests.rules.seiya.hades import BOXES, styx
from tests.rules.seiya.styx import CARDS, FIELD, GIANT, SEIYA, appearing, fought, hampered, profile
from tests.scenario import Factory, Side, rule

BY_SLUG = {card.slug: card for card in styx_gods.CARDS}
PROFILES = {
    "hades": ("032", "Hadès", ("Dieu",), 1, 13, 7, 6, 10, 5, "original"),
    "hypnos": ("033", "Hypnos", ("Dieu",), 1, 11, 6, 6, 9, 4, "original"),
    "thanatos": ("034", "Thanatos", ("Dieu",), 1, 11, 6, 6, 9, 4, "rulebook"),
    "pandore": ("035", "Pandore", (), 1, 8, 4, 4, 6, 2, "original"),
    "rhadamanthe-de-la-wyverne": (
        "036", "Rhadamanthe de la Wyverne", ("Spectre", "Juge"), 1, 9, 5, 5, 7, 3, "original",
    ),
    "minos-du-griffon": ("037", "Minos du Griffon", ("Spectre", "Juge"), 1, 10, 5, 5, 7, 3, "original"),
    "eaque-du-garuda": ("038", "Éaque du Garuda", ("Spectre", "Juge"), 1, 9, 5, 5, 7, 3, "original"),
}  # fmt: skip


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:card:{slug}:0")) for slug in PROFILES])
def test_the_profile_is_the_one_of_the_table(slug: str) -> None:
    assert profile(BY_SLUG[slug]) == PROFILES[slug]


# Hadès


@rule("seiya:card:hades:2")
def test_hades_makes_the_other_characters_of_the_enfers_dearer(table: Factory) -> None:
    t = table(
        seiya=Side(entrave=["bone"]), enfers={3: "ash", 5: "hades"}, cards=CARDS, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    assert t.number("cost_force", "ash", "enfers") == 3
    assert t.number("cost_force", "hades", "enfers") == 13
    assert t.number("cost_force", "nachi-du-loup") == 3
    assert t.number("cost_force", "bone", "entrave") == 2, "in a pile it is no card of the Enfers"


@rule("seiya:card:hades:2")
def test_hades_makes_nothing_dearer_while_he_lies_face_down(table: Factory) -> None:
    t = table(seiya=Side(), enfers={5: "ash"}, veiled={4: "hades"}, cards=CARDS, boxes=BOXES, field=FIELD)
    assert t.number("cost_force", "ash", "enfers") == 2


@rule("seiya:card:hades:3")
def test_hampered_by_hades_heroes_have_one_force_less_and_others_do_not(table: Factory) -> None:
    t = hampered(table, "hades", Side(hand=[SEIYA, GIANT]), shun=Side(hand=["shun-verycommon"]))
    t.seiya.play(SEIYA, "nachi-du-loup").play(GIANT, "nachi-du-loup")
    assert t.seiya.force_of(SEIYA) == 0
    assert t.seiya.force_of(GIANT) == 3
    assert t.number("force", "shun-verycommon", "hand", 1) == 1


@rule("seiya:card:hades:3")
def test_a_hero_without_force_has_none_less(table: Factory) -> None:
    squire = character("squire", "000", "Squire", "common", classes=("Héros",))
    t = hampered(table, "hades", Side(hand=["squire", SEIYA, SEIYA]), cards=(*CARDS, squire))
    assert t.number("force", "squire", "hand") == 0


# Hypnos


@rule("seiya:card:hypnos:1")
def test_when_hypnos_appears_everybody_discards_down_to_three_cards(table: Factory) -> None:
    t = appearing(
        table, "hypnos", seiya=Side(hand=["oko", "jaki", "cassios", "spartan", "oko"]),
        shun=Side(hand=["oko", "jaki", "cassios"]), ikki=Side(hand=["oko", "jaki", "cassios", "spartan"]),
    )  # fmt: skip
    t.seiya.choose("space/4")
    decision = t.pending("choose-discard", "seiya")
    assert (decision.least, decision.most) == (2, 2)
    t.seiya.choose("jaki", "spartan")
    t.pending("choose-discard", "ikki")
    t.ikki.choose("oko")
    assert t.seiya.hand == ["oko", "cassios", "oko"]
    assert t.shun.hand == ["oko", "jaki", "cassios"]
    assert t.ikki.hand == ["jaki", "cassios", "spartan"]
    assert t.ikki.discard == ["oko"]


@rule("seiya:card:hypnos:2")
def test_hampered_by_hypnos_a_player_draws_up_to_four(table: Factory) -> None:
    pile = ["oko"] * 9
    t = hampered(table, "hypnos", Side(draw=pile), shun=Side(draw=pile))
    t.seiya.end_turn()
    assert len(t.seiya.hand) == 4
    t.shun.end_turn()
    assert len(t.shun.hand) == 5


# Thanatos


@rule("seiya:card:thanatos:1")
def test_through_the_gate_thanatos_has_everybody_destroy_a_saint(table: Factory) -> None:
    four = dict(zip(range(1, 5), ("ash", "bone", "crow", "dust"), strict=True))
    t = table(
        seiya=Side(hand=["jabu-de-la-licorne", "ban-du-petit-lion", "oko"]), shun=Side(hand=["shun-common", "oko"]),
        ikki=Side(hand=["oko", "ikki-verycommon"]), veiled=four, enfers={5: "thanatos"}, cards=CARDS, boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    t.seiya.end_turn()
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["jabu-de-la-licorne", "ban-du-petit-lion"]
    t.seiya.choose("ban-du-petit-lion")
    t.pending("choose-destroy", "shun")
    t.shun.choose("shun-common")
    assert t.seiya.destroyed == ["ban-du-petit-lion"]
    assert t.shun.destroyed == ["shun-common"]
    assert (t.ikki.destroyed, t.ikki.hand) == ([], ["oko", "ikki-verycommon"])
    assert t.seiya.entrave == ["thanatos"]
    assert t.gate == 6


@rule("seiya:card:thanatos:2")
def test_hampered_by_thanatos_characters_are_destroyed_instead_of_wounded(table: Factory) -> None:
    t = hampered(
        table, "thanatos", Side(hand=["ban-du-petit-lion"]), shun=Side(hand=["jabu-de-la-licorne"]),
    )  # fmt: skip
    t.seiya.play("ban-du-petit-lion").use("ban-du-petit-lion")
    assert (t.seiya.destroyed, t.seiya.wounded) == (["ban-du-petit-lion"], [])
    assert (t.shun.destroyed, t.shun.wounded) == ([], ["jabu-de-la-licorne"]), "its effect counts, and others are safe"


# Pandore


@rule("seiya:card:pandore:1")
def test_when_pandore_appears_all_is_revealed_from_the_gate_on_each_apparition_before_the_next(table: Factory) -> None:
    t = appearing(table, "pandore", seiya=Side(hand=["oko"] * 4), veiled={1: "ash", 2: "hypnos", 3: "bone"})
    t.seiya.choose("space/4")
    t.pending("choose-discard", "seiya")
    assert t.veiled == {1: "ash"}
    t.seiya.choose("oko")
    assert t.veiled == {}
    assert t.enfers == {1: "ash", 2: "hypnos", 3: "bone", 4: "pandore"}


@rule("seiya:card:pandore:2")
def test_pandore_makes_spectres_of_the_enfers_dearer(table: Factory) -> None:
    t = table(
        seiya=Side(entrave=["bone"]), enfers={2: "ash", 3: "hades", 5: "pandore"}, cards=CARDS, boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    assert t.number("cost_force", "ash", "enfers") == 2 + 1 + 1, "by Hadès and by her"
    assert t.number("cost_force", "hades", "enfers") == 13
    assert t.number("cost_force", "pandore", "enfers") == 8 + 1
    assert t.number("cost_force", "bone", "entrave") == 2


# Rhadamanthe


@rule("seiya:card:rhadamanthe-de-la-wyverne:1")
def test_only_characters_with_two_force_and_armours_fight_rhadamanthe(table: Factory) -> None:
    slug = "rhadamanthe-de-la-wyverne"
    t = table(
        seiya=Side(hand=[SEIYA, GIANT, GIANT, GIANT], armour="robe-divine-alpha-dubhe", pawn=1),
        enfers={4: "ash", 5: slug}, cards=CARDS, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(GIANT, slug).play(GIANT, slug).play(SEIYA, slug)
    assert not t.seiya.can_acquire(slug, "force"), "six, and one by the Armour"
    t.seiya.play(GIANT, slug).choose(f"acquire:{slug}@enfers/5:force")
    t.pending("choose-fighters")
    assert not t.seiya.can_choose(SEIYA)
    assert t.seiya.can_choose("robe-divine-alpha-dubhe")


@rule("seiya:card:rhadamanthe-de-la-wyverne:1")
def test_whoever_fights_others_is_free_to_do_so(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA, SEIYA], pawn=1), enfers={4: "ash", 5: "rhadamanthe-de-la-wyverne"}, cards=CARDS,
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash")
    assert t.seiya.can_acquire("ash", "force")


@rule("seiya:card:rhadamanthe-de-la-wyverne:2")
def test_who_annihilates_rhadamanthe_receives_a_weapon(table: Factory) -> None:
    t = fought(table, "rhadamanthe-de-la-wyverne")
    assert t.seiya.weapons == 1
    assert t.seiya.neant == ["rhadamanthe-de-la-wyverne"]


@rule("seiya:card:rhadamanthe-de-la-wyverne:2")
def test_no_weapon_is_received_if_none_is_left(table: Factory) -> None:
    t = fought(table, "rhadamanthe-de-la-wyverne", shun=Side(weapons=6))
    assert t.seiya.weapons == 0


@rule("seiya:card:rhadamanthe-de-la-wyverne:3")
def test_hampered_by_rhadamanthe_the_strong_are_weaker(table: Factory) -> None:
    t = hampered(
        table, "rhadamanthe-de-la-wyverne", Side(hand=[SEIYA, GIANT, "seiya-uncommon-asgard"]),
        shun=Side(hand=[GIANT]),
    )  # fmt: skip
    assert t.number("force", SEIYA, "hand") == 1
    assert t.number("force", "seiya-uncommon-asgard", "hand") == 1
    assert t.number("force", GIANT, "hand") == 2
    assert t.number("force", GIANT, "hand", 1) == 3


# Minos


@rule("seiya:card:minos-du-griffon:1")
def test_who_annihilates_minos_may_hamper_an_opponent_for_nothing(table: Factory) -> None:
    """Also with a card out of reach."""
    others = (styx("fury", grade=3), styx("judge", grade=4))
    t = table(
        seiya=Side(hand=[GIANT] * 4, pawn=4), shun=Side(pawn=2), ikki=Side(),
        enfers={2: "fury", 3: "judge", 5: "minos-du-griffon"}, cards=(*CARDS, *others), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    for _ in range(4):
        t.seiya.play(GIANT, "minos-du-griffon")
    t.seiya.acquire("minos-du-griffon", "force")
    t.pending("choose-bind", "seiya")
    assert t.seiya.options == ["fury@enfers/2", "no"]
    t.seiya.choose("fury")
    t.pending("choose-hampered", "seiya")
    t.seiya.choose("player/2")
    assert t.ikki.entrave == ["fury"]
    assert t.enfers == {3: "judge"}
    assert t.seiya.souls == 3
    assert t.seiya.neant == ["minos-du-griffon"]


@rule("seiya:card:minos-du-griffon:1")
def test_nobody_need_be_hampered_by_minos(table: Factory) -> None:
    t = fought(table, "minos-du-griffon", enfers={3: "ash"})
    t.seiya.decline()
    assert t.enfers == {3: "ash"}
    assert t.shun.entrave == []


@rule("seiya:card:minos-du-griffon:2")
def test_hampered_by_minos_a_card_is_lost_at_the_start_of_the_own_turn(table: Factory) -> None:
    t = table(
        seiya=Side(), shun=Side(hand=["oko", "jaki"], entrave=["minos-du-griffon"]), ikki=Side(hand=["oko"]),
        cards=CARDS, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    assert len(t.shun.hand) == 2
    t.seiya.end_turn()
    assert len(t.shun.hand) == len(t.shun.discard) == 1
    t.shun.end_turn()
    held = len(t.shun.hand)
    assert t.active == "ikki"
    assert (t.ikki.hand, len(t.shun.hand)) == (["oko"], held)


# Éaque


@rule("seiya:card:eaque-du-garuda:1")
def test_when_eaque_appears_pawns_go_back_toward_the_gate(table: Factory) -> None:
    t = appearing(table, "eaque-du-garuda", shun=Side(), ikki=Side(pawn=5), veiled={1: "ash"})
    t.seiya.choose("space/2")
    assert (t.seiya.pawn, t.shun.pawn) == (3, 5)
    assert t.veiled == {1: "ash"}


@rule("seiya:card:eaque-du-garuda:2")
def test_hampered_by_eaque_a_pawn_does_not_go_up(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA, SEIYA], pawn=4, entrave=["eaque-du-garuda"]), enfers={5: "drift"},
        cards=(*CARDS, styx("drift", Annihilated(MovePawn(2, 1)))), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "drift").play(SEIYA, "drift").acquire("drift", "force", using=())
    assert t.seiya.pawn == 5, "down is the only way left"


@rule("seiya:card:eaque-du-garuda:2")
def test_eaque_hampers_nobody_else(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA, SEIYA]), shun=Side(entrave=["eaque-du-garuda"]), enfers={5: "guide"}, cards=CARDS,
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "guide").acquire("guide", "force").choose("space/1")
    assert t.seiya.pawn == 1
