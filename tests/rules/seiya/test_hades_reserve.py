"""The cards of Hadès that join the Reserve."""

from __future__ import annotations

from msgspec.structs import replace

from tests.rules.seiya.hades import arriving, hades, styx
from tests.scenario import Factory, Side, rule

CHARON, ROCK, VALENTINE = "charon-de-l-acheron", "rock-du-golem", "valentine-de-la-harpie"  # of grades 3, 2 and 3
ATHENA, SHAKA, DOKO = "athena-hades", "shaka-de-la-vierge-hades", "doko-de-la-balance-hades"
KANON, ORPHEE, SHUNREI = "kanon-des-gemeaux", "orphee-de-la-lyre", "shunrei"
CHAPELET, DAGUE = "chapelet-de-shaka", "dague-doree"
SEIYA = "seiya-verycommon"  # 1 Force
EVEIL, FIFTH, SIXTH, SEVENTH, EIGHTH = (
    "sens-eveil", "sens-cinquieme-sens", "sens-sixieme-sens", "sens-septieme-sens", "sens-huitieme-sens",
)  # fmt: skip
HEAVY = styx("heavy", grade=4, gain_souls=2)


# Athéna


@rule("seiya:card:athena-hades:1")
def test_athena_wounds_herself_to_shake_off_the_top_of_the_pile(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[ATHENA], entrave=[ROCK, "heavy"]), cards=(HEAVY,), styx=["ash"])
    t.seiya.play(ATHENA).use(ATHENA)
    t.pending("main-phase")
    assert t.seiya.wounded == [ATHENA]
    assert (t.seiya.entrave, t.seiya.souls) == ([ROCK], 2)
    assert t.slugs("styx") == ["heavy", "ash"], "under the Styx"


@rule("seiya:card:athena-hades:1")
def test_athena_cannot_be_used_without_a_pile_of_ones_own(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[ATHENA]), shun=Side(entrave=[ROCK]))
    t.seiya.play(ATHENA)
    assert not t.seiya.can_activate(ATHENA)


@rule("seiya:card:athena-hades:1")
def test_charon_denies_his_souls_to_athena_too(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[ATHENA], entrave=[CHARON]))
    t.seiya.play(ATHENA).use(ATHENA)
    assert (t.seiya.entrave, t.seiya.souls) == ([], 0)


@rule("seiya:card:athena-hades:2")
def test_when_athena_arrives_everybody_may_move_the_pawn_and_recharges(table: Factory) -> None:
    tired = Side(senses=[FIFTH, SIXTH], inactive=[EVEIL, SIXTH])
    t = arriving(table, ATHENA, seiya=replace(tired, pawn=3), shun=tired, ikki=replace(tired, pawn=1))
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    t.pending("use-effect", "shun")
    t.shun.decline()
    t.pending("main-phase")
    assert (t.seiya.pawn, t.shun.pawn, t.ikki.pawn) == (2, 5, 1), "who is at Élysion is not asked"
    assert t.shun.senses == t.ikki.senses == {EVEIL: True, FIFTH: True, SIXTH: True}


# The Relics


@rule("seiya:card:chapelet-de-shaka:1")
def test_the_beads_are_worth_a_point_for_three_characters_annihilated(table: Factory) -> None:
    for number, points in ((2, 0), (3, 1), (5, 1), (6, 2)):
        t = hades(table, seiya=Side(relics=[CHAPELET], neant=["ash"] * number), shun=Side(neant=["ash"] * 9))
        assert t.seiya.score == number + points


@rule("seiya:card:chapelet-de-shaka:2", "hades:precisions:1", "hades:precisions:2")
def test_with_the_beads_each_character_annihilated_gives_a_soul_more(table: Factory) -> None:
    side = Side(hand=["champion", "champion"], relics=[CHAPELET], pawn=4)
    t = hades(table, seiya=side, shun=Side(relics=[CHAPELET]), enfers={4: "bone", 5: "ash"})
    t.seiya.play("champion", "ash").acquire("ash", "force", using=())
    assert t.seiya.souls == 2
    t.seiya.play("champion", "bone").choose("acquire:bone@enfers/4:force").decline()
    assert t.seiya.souls == 4, "as often as it happens"
    assert t.shun.souls == 0, "whoever annihilates"


@rule("seiya:card:chapelet-de-shaka:2")
def test_the_beads_count_what_is_annihilated_without_a_fight_and_only_in_play(table: Factory) -> None:
    shura = "shura-du-capricorne-renegat"
    for relics, hand, souls in (([CHAPELET], [], 5), ([], [CHAPELET], 3)):
        t = hades(
            table, seiya=Side(hand=["champion", *hand], relics=relics, pawn=4), enfers={4: "ash", 5: shura},
        )  # fmt: skip
        t.seiya.play("champion", shura).acquire(shura, "force").choose("ash")
        assert t.seiya.neant == ["ash", shura]
        assert t.seiya.souls == souls


@rule("seiya:card:dague-doree:1")
def test_the_golden_dagger_is_destroyed_to_move_the_pawn(table: Factory) -> None:
    for here, spaces in ((5, ["space/3", "space/4"]), (2, [])):
        t = hades(table, seiya=Side(hand=[DAGUE], pawn=here))
        t.seiya.play(DAGUE).use(DAGUE)
        if spaces:
            t.pending("choose-space", "seiya")
            assert t.seiya.options == spaces
            t.seiya.choose("space/3")
        assert t.seiya.destroyed == [DAGUE]
        assert t.seiya.pawn == (3 if spaces else 1)


@rule("seiya:card:dague-doree:1")
def test_at_elysion_the_golden_dagger_is_of_no_use(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[DAGUE], pawn=1))
    t.seiya.play(DAGUE)
    assert not t.seiya.can_activate(DAGUE)


# Shaka


@rule("seiya:card:shaka-de-la-vierge-hades:1")
def test_shaka_opens_elysion_and_the_next_sens(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[SHAKA], senses=[FIFTH]), veiled={1: "ash", 4: "bone"})
    t.seiya.play(SHAKA).use(SHAKA)
    t.pending("main-phase")
    assert t.seiya.destroyed == [SHAKA]
    assert t.seiya.pawn == 1
    assert t.enfers == {1: "ash", 4: "bone"}, "it arrives there, and what it reaches is revealed"
    assert t.seiya.senses == {EVEIL: True, FIFTH: True, SIXTH: True}


@rule("seiya:card:shaka-de-la-vierge-hades:1")
def test_with_all_four_sens_shaka_gives_none(table: Factory) -> None:
    four = [FIFTH, SIXTH, SEVENTH, EIGHTH]
    t = hades(table, seiya=Side(hand=[SHAKA], senses=four, inactive=four))
    t.seiya.play(SHAKA).use(SHAKA)
    assert t.seiya.pawn == 1
    assert t.seiya.senses == {EVEIL: True} | dict.fromkeys(four, False)


@rule("seiya:card:shaka-de-la-vierge-hades:1")
def test_at_elysion_shaka_still_gives_the_sens_and_where_no_pawn_gets_he_is_of_no_use(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[SHAKA], pawn=1))
    t.seiya.play(SHAKA).use(SHAKA)
    assert (t.seiya.senses, t.events("pawn")) == ({EVEIL: True, FIFTH: True}, [])
    t = hades(table, seiya=Side(hand=[SHAKA], pawn=3, entrave=["eaque-du-garuda"]))
    t.seiya.play(SHAKA)
    assert not t.seiya.can_activate(SHAKA)


@rule("hades:precisions:27")
def test_shaka_destroyed_by_thanatos_does_nothing(table: Factory) -> None:
    lying = dict(zip(range(1, 5), ("ash", "bone", "crow", "dust"), strict=True))
    t = hades(table, seiya=Side(hand=[SHAKA], draw=["kiki"] * 4, senses=[FIFTH]), veiled=lying, enfers={5: "thanatos"})
    t.seiya.end_turn()
    t.pending("choose-destroy", "seiya")
    t.seiya.choose(SHAKA)
    assert t.seiya.destroyed == [SHAKA]
    assert (t.seiya.pawn, t.seiya.senses) == (5, {EVEIL: True, FIFTH: True})


# Doko


@rule("seiya:card:doko-de-la-balance-hades:1")
def test_doko_brings_a_weapon_if_any_is_left(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[DOKO]))
    t.seiya.play(DOKO).accept()
    assert t.seiya.weapons == 1
    t = hades(table, seiya=Side(hand=[DOKO]), shun=Side(weapons=6))
    t.seiya.play(DOKO)
    t.pending("main-phase")
    assert t.seiya.weapons == 0


@rule("seiya:card:doko-de-la-balance-hades:2")
def test_beside_doko_heroes_are_armed_against_enfers_and_pile(table: Factory) -> None:
    hand = [DOKO, SEIYA, "seiya-common", "jaki"]
    t = hades(table, seiya=Side(hand=hand, weapons=3, entrave=["bone"]), enfers={5: "ash"}, shun=Side(weapons=3))
    t.seiya.play(SEIYA, "ash").play("jaki", "ash")
    assert not t.seiya.can_arm(SEIYA), "without Doko only against a Pillar"
    t.seiya.play(DOKO, "kiki").play("seiya-common", "bone")
    assert t.seiya.can_arm(SEIYA)
    assert t.seiya.can_arm("seiya-common")
    assert not t.seiya.can_arm("jaki"), "no Hero"
    assert not t.seiya.can_arm(DOKO), "nor is he"
    t.seiya.arm(SEIYA)
    assert (t.seiya.force_of(SEIYA), t.seiya.weapons) == (5, 2)
    assert not t.seiya.can_arm(SEIYA), "one for each Hero"
    t.seiya.arm("seiya-common")
    assert t.seiya.weapons == 1


@rule("seiya:card:doko-de-la-balance-hades:2")
def test_doko_arms_nobody_against_the_field(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[DOKO, SEIYA], weapons=1), shun=Side(weapons=5), enfers={5: "ash"})
    t.seiya.play(DOKO, "kiki").play(SEIYA, "kiki")
    assert not t.seiya.can_arm(SEIYA)


# Kanon


@rule("seiya:card:kanon-des-gemeaux:1")
def test_kanon_is_stronger_against_the_enfers(table: Factory) -> None:
    for faced, force in (("ash", 4), ("bone", 2), ("kiki", 2)):
        t = hades(table, seiya=Side(hand=[KANON, "jaki"], entrave=["bone"]), enfers={5: "ash"})
        t.seiya.play(KANON, faced).play("jaki", "ash")
        assert t.seiya.force_of(KANON) == force
        assert t.seiya.force_of("jaki") == 1


@rule("seiya:card:kanon-des-gemeaux:2")
def test_kanon_hampers_an_opponent_for_two_souls_less(table: Factory) -> None:
    """The Souls that are lacking, the Character out of reach and the one face down cannot be chosen."""
    dear, cheap = styx("dear", cost_souls=6), styx("cheap", cost_souls=1)
    t = hades(
        table, seiya=Side(hand=[KANON], souls=3, pawn=2), shun=Side(), ikki=Side(), cards=(dear, cheap, HEAVY),
        veiled={}, enfers={1: "bone", 2: "dear", 3: "cheap", 4: VALENTINE},
    )  # fmt: skip
    t.seiya.play(KANON, "kiki").use(KANON)
    t.pending("choose-bind", "seiya")
    assert t.seiya.options == ["cheap@enfers/3", f"{VALENTINE}@enfers/4"]
    t.seiya.choose(VALENTINE)
    t.pending("choose-hampered", "seiya")
    t.seiya.choose("player/2")
    assert (t.ikki.entrave, t.seiya.souls, t.seiya.wounded) == ([VALENTINE], 0, [KANON])


@rule("seiya:card:kanon-des-gemeaux:2")
def test_the_price_for_kanon_never_falls_below_nothing(table: Factory) -> None:
    cheap = styx("cheap", cost_souls=1)
    t = hades(table, seiya=Side(hand=[KANON], souls=1), enfers={5: "cheap"}, cards=(cheap,))
    t.seiya.play(KANON, "kiki").use(KANON)
    assert (t.shun.entrave, t.seiya.souls) == (["cheap"], 1)


@rule("seiya:card:kanon-des-gemeaux:2")
def test_kanon_is_of_no_use_where_nothing_can_be_paid(table: Factory) -> None:
    for souls, usable in ((2, False), (3, True)):
        t = hades(table, seiya=Side(hand=[KANON], souls=souls), enfers={5: VALENTINE})
        t.seiya.play(KANON, "kiki")
        assert t.seiya.can_activate(KANON) is usable


@rule("seiya:card:kanon-des-gemeaux:2", "seiya:card:gordon-du-minotaure:1")
def test_the_price_of_gordon_is_not_lowered_for_kanon_either(table: Factory) -> None:
    for souls, usable in ((4, False), (5, True)):
        t = hades(table, seiya=Side(hand=[KANON], souls=souls), enfers={5: "gordon-du-minotaure"})
        t.seiya.play(KANON, "kiki")
        assert t.seiya.can_activate(KANON) is usable
    t.seiya.use(KANON)
    assert (t.shun.entrave, t.seiya.souls) == (["gordon-du-minotaure"], 0)


# Orphée, Julian Solo, Eurydice


@rule("seiya:card:orphee-de-la-lyre:1")
def test_orphee_makes_enfers_and_pile_cheaper_for_the_turn(table: Factory) -> None:
    t = hades(
        table, seiya=Side(hand=[ORPHEE, "champion"], entrave=[ROCK], pawn=4), enfers={4: VALENTINE, 5: "guide"},
        veiled={3: CHARON}, field=["jaki"],
    )  # fmt: skip
    t.seiya.play(ORPHEE, "jaki").use(ORPHEE)
    assert t.seiya.discard == [ORPHEE]
    assert t.number("cost_force", VALENTINE, "enfers") == 4
    assert t.number("cost_force", ROCK, "entrave") == 3
    assert t.number("cost_force", "guide", "enfers") == 1, "at least 1"
    assert t.number("cost_force", "jaki") == 3
    t.seiya.play("champion", "guide").acquire("guide", "force", using=())
    assert t.number("cost_force", CHARON, "enfers") == 4, "revealed later, he is cheaper too"
    t.seiya.end_turn()
    assert t.number("cost_force", CHARON, "enfers") == 6


@rule("seiya:card:julian-solo:1")
def test_julian_solo_takes_an_armour_back(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["julian-solo"], discard=["jaki", "armure-du-lion", "surplis-du-belier"]))
    t.seiya.play("julian-solo")
    t.pending("choose-take", "seiya")
    assert t.seiya.options == ["armure-du-lion@discard/0", "surplis-du-belier@discard/0", "no"]
    t.seiya.choose("surplis-du-belier")
    assert t.seiya.hand == ["surplis-du-belier"]


@rule("seiya:card:eurydice:1")
def test_eurydice_is_destroyed_to_shake_off_a_lesser_character(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["eurydice"], entrave=["ash", ROCK, VALENTINE]), styx=["dust"])
    t.seiya.play("eurydice").use("eurydice")
    t.pending("choose-release", "seiya")
    assert sorted(t.seiya.options) == ["ash@entrave/0/101", f"{ROCK}@entrave/0/201"]
    t.seiya.choose("ash")
    assert (t.seiya.entrave, t.seiya.souls, t.seiya.destroyed) == ([ROCK, VALENTINE], 1, ["eurydice"])
    assert t.slugs("styx") == ["ash", "dust"]


@rule("seiya:card:eurydice:1")
def test_eurydice_is_of_no_use_against_greater_ones(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["eurydice"], entrave=[VALENTINE]))
    t.seiya.play("eurydice")
    assert not t.seiya.can_activate("eurydice")


# Shunrei and Seika


@rule("seiya:card:shunrei:1")
def test_shunrei_turns_the_eveil_or_a_sens_active(table: Factory) -> None:
    for chosen in (EVEIL, SIXTH):
        tired = Side(hand=[SHUNREI], senses=[FIFTH, SIXTH], inactive=[EVEIL, SIXTH])
        t = hades(table, seiya=tired, shun=Side(inactive=[EVEIL]))
        t.seiya.play(SHUNREI).use(SHUNREI)
        t.pending("choose-recharge", "seiya")
        assert len(t.seiya.options) == 2
        t.seiya.choose(chosen)
        assert t.seiya.senses == {EVEIL: chosen == EVEIL, FIFTH: True, SIXTH: chosen == SIXTH}
        assert (t.seiya.discard, t.shun.senses) == ([SHUNREI], {EVEIL: False})


@rule("seiya:card:shunrei:1")
def test_shunrei_is_of_no_use_where_all_are_active(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=[SHUNREI], senses=[FIFTH]), shun=Side(inactive=[EVEIL]))
    t.seiya.play(SHUNREI)
    assert not t.seiya.can_activate(SHUNREI)


@rule("seiya:card:seika:1")
def test_seika_moves_the_pawn_a_space_either_way(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["seika"], pawn=3))
    t.seiya.play("seika").use("seika")
    assert t.seiya.options == ["space/2", "space/4"]
    t.seiya.choose("space/4")
    assert (t.seiya.pawn, t.seiya.discard) == (4, ["seika"])
