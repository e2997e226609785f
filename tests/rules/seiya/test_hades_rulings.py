"""What the booklet of Hadès leaves open, as it is ruled: see docs/rulings.md."""

from __future__ import annotations

import pytest

from pioche.games.seiya.card import Exit
from pioche.games.seiya.tokens import GainTokens
from pioche.kernel.cards.query import Fixed
from tests.rules.seiya import duel
from tests.rules.seiya.hades import FOUR, annihilating, hades, leaving, styx
from tests.rules.seiya.trials import EIGHTH, EVEIL, FIFTH, JABU, SEIYA, TELEPORT
from tests.scenario import Factory, Side, rule

SIXTH = "sens-sixieme-sens"
CHAMPIONS = ["champion", "champion"]  # 9 Force each

# Older cards


GUARD = "garde-d-asgard-5"  # only very common Characters and Armours can be acquired


@rule("hades:precisions:19", "seiya:card:garde-d-asgard-5:2")
def test_ruling_who_limits_acquiring_shields_the_enfers_and_the_maison(table: Factory) -> None:
    for field, open_to_all in (["kiki"], True), ([GUARD], False):
        t = hades(table, seiya=Side(hand=CHAMPIONS, entrave=["bone"]), enfers={5: "ash"}, field=field)
        t.seiya.play("champion", "ash").play("champion", "bone")
        assert t.seiya.can_acquire("ash", "force") is open_to_all
        assert t.seiya.can_acquire("bone", "force"), "freeing oneself is no acquisition"
        t = duel.duel(table, renegade=Side(hand=["titan"]), field=field)
        t.renegade.play("titan", "maison-belier")
        assert t.renegade.can_acquire("maison-belier", "force") is open_to_all


@rule("hades:tour-phase-principale:22", "seiya:card:thetis-de-la-sirene-marine:2")
def test_ruling_beside_thetis_no_hero_fights_the_styx(table: Factory) -> None:
    for field, free in (["kiki"], True), (["thetis-de-la-sirene-marine"], False):
        t = hades(table, seiya=Side(hand=[SEIYA] * 4, entrave=["bone"]), enfers={5: "ash"}, field=field)
        for slug in ("ash", "ash", "bone", "bone"):
            t.seiya.play(SEIYA, slug)
        assert t.seiya.can_acquire("ash", "force") is free
        assert t.seiya.can_acquire("bone", "force") is free


@rule("hades:precisions:19", "hades:duel-capacites:1")
def test_antenora_not_a_capacite_of_the_own_pile(table: Factory) -> None:
    """It is the player's own before it is drawn."""
    side = Side(hand=["titan"], capacities=["capacite-excalibur"])
    t = duel.duel(table, renegade=side, trials=["epreuve-antenora"], enfers={5: "myu-du-papillon"})
    duel.win(t, "myu-du-papillon")
    assert t.renegade.gifts == ["capacite-excalibur"]
    t.pending("main-phase", "renegade")


# Pawns and what they reveal


EAQUE = "eaque-du-garuda"  # drives every pawn a space back when he appears


@rule("hades:enfers-emplacements-heros:3", "hades:enfers-emplacements-heros:4")
def test_ruling_a_pawn_driven_back_meanwhile_reveals_no_more(table: Factory) -> None:
    for second, shown in ("bone", True), (EAQUE, False):
        t = hades(table, seiya=Side(senses=[EIGHTH]), veiled={3: "ash", 4: second}, enfers={5: "crow"})
        t.seiya.choose(f"sense:{EIGHTH}").choose("space/3")
        assert (3 in t.enfers, t.seiya.pawn) == (shown, 3 if shown else 4)


@rule("hades:enfers-emplacements-heros:2", "hades:heros-elysion:1")
def test_ruling_who_is_driven_out_of_elysion_at_once_has_reached_it(table: Factory) -> None:
    t = hades(table, seiya=Side(gifts=[TELEPORT], pawn=2, aside=["seiya-divine"]), veiled={1: EAQUE})
    t.seiya.choose(f"gift:{TELEPORT}").choose("space/1")
    t.pending("take-divine", "seiya")
    assert t.seiya.pawn == 2
    t.seiya.accept()
    assert t.seiya.hand == ["seiya-divine"]


@rule("hades:enfers-emplacements-heros:2", "hades:heros-elysion:1")
def test_nobody_waits_on_the_other_spaces(table: Factory) -> None:
    for space, reached in (1, True), (2, False), (4, False):
        t = hades(table, seiya=Side(senses=[EIGHTH], pawn=3, aside=["seiya-divine"]), enfers={5: "ash"})
        t.seiya.choose(f"sense:{EIGHTH}").choose(f"space/{space}")
        t.pending("take-divine" if reached else "main-phase", "seiya")


@rule("hades:enfers-emplacements:9", "hades:tour-entretien:14")
def test_ruling_where_no_pawn_is_any_more_cards_are_laid_face_down(table: Factory) -> None:
    t = hades(
        table, seiya=Side(gifts=[TELEPORT], pawn=3, hand=CHAMPIONS), enfers={3: "ash", 4: "bone"},
        styx=["crow", "dust", "ember"], gate=1,
    )  # fmt: skip
    t.seiya.play("champion", "ash").choose("acquire:ash@enfers/3:force:1")
    t.seiya.choose(f"gift:{TELEPORT}").choose("space/4").end_turn()
    assert t.enfers == {4: "bone"}
    assert t.veiled == {1: "crow", 2: "dust", 3: "ember"}, "slot 3, where the pawn was, is dark again"


# The Gate


@rule("hades:enfers-emplacements:5", "hades:enfers-emplacements:3")
def test_ruling_once_a_card_has_left_nothing_shifts_until_the_tokens_are_gone(table: Factory) -> None:
    t = leaving(table, "ember", styx=["fang"])
    assert (t.seiya.entrave, t.gate, t.veiled) == (["ember"], 1, FOUR)
    t.shun.end_turn()
    assert (t.gate, t.enfers) == (0, {5: "dust"})


@pytest.mark.parametrize(("gate", "after"), [(9, 10), (10, 10), (3, 5)])
@rule("hades:enfers-emplacements:6")
def test_ruling_no_more_than_ten_tokens_lie_on_the_gate(table: Factory, gate: int, after: int) -> None:
    t = annihilating(table, "cerbere", seiya=Side(pawn=4), enfers={4: "cerbere"}, gate=gate)
    if t.decision.ask == "choose-bonus":
        t.seiya.decline()
    assert t.gate == after


@pytest.mark.parametrize(("sapphires", "tokens"), [(6, -1), (7, -2)])
@rule("hades:enfers-emplacements:7")
def test_ruling_the_odin_robe_doubles_an_exit_through_the_gate(table: Factory, sapphires: int, tokens: int) -> None:
    fury = styx("fury", Exit(GainTokens(Fixed(1), -1)))
    t = leaving(table, "fury", cards=(fury,), sapphires=sapphires)
    assert t.seiya.tokens == tokens


@rule("hades:tour-entretien:10")
def test_ruling_the_variant_of_upkeep_leaves_the_enfers_alone(table: Factory) -> None:
    for variant in (False, True):
        t = hades(
            table, veiled={1: "ash"}, enfers={4: "bone"}, gate=2, variant=variant, field={1: "jaki", 4: "kiki"},
            styx=["crow"] * 2,
        )  # fmt: skip
        t.seiya.end_turn()
        assert ("kiki" in t.removed) is variant
        assert (t.gate, t.enfers, t.veiled) == (2, {4: "bone"}, {3: "ash", 2: "crow", 1: "crow"})


# Sens, piles, values


@rule("hades:precisions:14")
def test_ruling_a_hero_of_the_sixth_sens_is_taken_and_not_drawn(table: Factory) -> None:
    """Who draws the last card of the pile gains Energy; who takes it does not."""
    t = hades(table, seiya=Side(draw=[SEIYA], senses=[SIXTH]))
    t.seiya.choose(f"sense:{SIXTH}")
    assert (t.seiya.hand, t.seiya.draw, t.seiya.energy) == ([SEIYA], [], 0)


@rule("hades:perdre-sens:2", "hades:gagner-sens:2")
def test_ruling_the_fifth_sens_can_be_lost_and_is_the_next_to_gain(table: Factory) -> None:
    t = hades(
        table, seiya=Side(hand=["champion"], discard=[JABU], gifts=[TELEPORT], senses=[FIFTH]), field=["jaki"],
        trials=["epreuve-fleuve-acheron"],
    )  # fmt: skip
    t.seiya.play("champion").acquire("jaki", "force", using=())
    assert t.seiya.senses == {EVEIL: True}
    t.seiya.choose(f"gift:{TELEPORT}").choose("eveil")
    assert t.seiya.senses == {EVEIL: False, FIFTH: True}


@rule("hades:entrave:9", "hades:styx:8")
def test_ruling_who_is_hampered_is_so_in_the_turns_of_others_too(table: Factory) -> None:
    for pile, wounded in ([], True), (["thanatos"], False):
        t = annihilating(table, "aphrodite-des-poissons-renegat", shun=Side(hand=[SEIYA], entrave=pile))
        assert (t.shun.wounded, t.shun.destroyed) == (([SEIYA], []) if wounded else ([], [SEIYA]))


@rule("hades:entrave:12", "hades:neant:2", "seiya:card:fee-des-enfers:0")
def test_who_brings_no_souls_brings_none(table: Factory) -> None:
    for side, enfers in (
        (Side(hand=CHAMPIONS, entrave=["fee-des-enfers"]), {}),
        (
            Side(hand=CHAMPIONS),
            {5: "fee-des-enfers"},
        ),
    ):
        t = hades(table, seiya=side, enfers=enfers)
        t.seiya.play("champion", "fee-des-enfers").acquire("fee-des-enfers", "force", using=())
        assert (t.seiya.entrave, t.enfers, t.seiya.souls) == ([], {}, 0)
        assert not t.events("souls"), "nothing is said where nothing is gained"


@rule("seiya:card:surplis-des-gemeaux:1")
def test_ruling_the_bonus_of_the_surplice_of_gemini_follows_the_pile(table: Factory) -> None:
    side = Side(hand=["champion", "seiya-common"], armour="surplis-des-gemeaux", entrave=["ash", "bone"])
    t = hades(table, seiya=side)
    t.seiya.play("champion", "ash").play("seiya-common", "bone").use("surplis-des-gemeaux").choose("seiya-common")
    before = t.seiya.force_of("seiya-common")
    assert before is not None
    t.seiya.acquire("ash", "force", using=())
    assert t.seiya.force_of("seiya-common") == before - 1


@rule("hades:tour-phase-principale:21", "seiya:card:hyoga-common:1")
def test_ruling_who_is_bound_to_one_use_has_no_talent(table: Factory) -> None:
    hyoga = "hyoga-uncommon-hades"
    for accepted in (True, False):
        side = Side(hand=["hyoga-common", hyoga, JABU], gifts=[TELEPORT], draw=[JABU] * 2)
        t = hades(table, hyoga=side, seiya=Side(), field=["jaki"], first=1)
        t.hyoga.play(hyoga).play("hyoga-common")
        t.pending("use-effect", "hyoga")
        if accepted:
            t.hyoga.accept()
        else:
            t.hyoga.decline()
        assert any(key.startswith("talent:") for key in t.hyoga.options) is not accepted
        assert t.hyoga.can_activate(hyoga) is not accepted


@rule("hades:armure:1", "hades:precisions:20")
def test_ruling_athena_taken_by_an_effect_changes_no_armour(table: Factory) -> None:
    """The Scale of the Siren leaves the field in upkeep, and an opponent takes the top card of each draw pile."""
    old, new = "armure-de-pegase", "armure-de-pegase-hades"
    t = hades(
        table, seiya=Side(draw=[JABU] * 6, armour=old, aside=[new]), shun=Side(draw=["athena"]),
        field={6: "ecaille-de-la-sirene-marine"}, reserve=["jaki"] * 6,
    )  # fmt: skip
    t.seiya.end_turn()
    assert (t.seiya.discard, t.shun.discard) == (["athena"], [JABU])
    t.pending("main-phase", "shun")
    assert (t.seiya.armour, t.seiya.aside) == ([old], [new])


@rule("hades:capacites:5", "hades:heros-defausser-talent:1")
def test_what_is_no_talent_is_not_paid_for_by_a_capacite(table: Factory) -> None:
    """Seika's effect is a Discard alone."""
    for slug, talent in ("seika", False), ("shun-uncommon-hades", True):
        t = hades(table, seiya=Side(hand=[slug], gifts=[TELEPORT], entrave=["ash"]))
        t.seiya.play(slug, "kiki")
        assert t.seiya.can_activate(slug)
        assert any(key.startswith("talent:") for key in t.seiya.options) is talent
