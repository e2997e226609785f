"""The Styx: the lesser Spectres, from Valentine to Phlégyas."""

from __future__ import annotations

import pytest

from pioche.games.seiya.card import Annihilated
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.pawns import DriveBack
from pioche.games.seiya.vocabulary import character
from tests.rules.seiya.hades import annihilating, appearing, hades, leaving, styx
from tests.scenario import Factory, Side, rule

SEIYA = "seiya-verycommon"  # 1 Force, 1 Heal
JABU = "jabu-de-la-licorne"  # 1 Cosmos, no Hero
PROFILES = [  # slug, number, Force, Victory Points, grade, Souls to hamper, Souls gained
    ("valentine-de-la-harpie", "055", 6, 3, 3, 5, 1),
    ("myu-du-papillon", "056", 3, 3, 3, 5, 1),
    ("giganto-du-cyclope", "057", 6, 3, 3, 5, 2),
    ("cube-du-dullahan", "058", 4, 2, 2, 4, 1),
    ("niobe-de-l-abysse", "059", 6, 3, 3, 5, 2),
    ("raimi-du-ver", "060", 4, 2, 2, 4, 1),
    ("mills-de-l-elfe", "061", 5, 2, 2, 3, 1),
    ("ochs-de-la-gorgone", "062", 4, 2, 2, 4, 1),
    ("stand-du-scarabee", "063", 4, 2, 2, 3, 1),
    ("phlegyas-du-lycaon", "064", 6, 3, 3, 5, 1),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=rule(f"seiya:card:{row[0]}:0")) for row in PROFILES])
def test_profiles(row: tuple[object, ...]) -> None:
    (card,) = (card for card in ALL if card.slug == row[0])
    assert row == (
        card.slug, card.number, card.cost_force, card.pv, card.grade, card.cost_souls, card.gain_souls,
    )  # fmt: skip
    assert (card.classes, card.copies, card.set, card.source) == (("Spectre",), 2, "hades", "original")


# Valentine


@rule("seiya:card:valentine-de-la-harpie:1")
def test_for_valentine_each_opponent_who_has_one_gives_a_soul(table: Factory) -> None:
    t = annihilating(table, "valentine-de-la-harpie", seiya=Side(souls=1), shun=Side(souls=2), ikki=Side())
    assert (t.seiya.souls, t.shun.souls, t.ikki.souls) == (1 + 1 + 1, 1, 0), "one of Shun, and one of Valentine himself"
    assert (t.shun.tokens, t.ikki.tokens) == (0, 0)


@rule("seiya:card:valentine-de-la-harpie:1", "seiya:card:charon-de-l-acheron:2")
def test_ruling_who_cannot_gain_a_soul_is_given_none(table: Factory) -> None:
    t = annihilating(
        table, "valentine-de-la-harpie", seiya=Side(entrave=["charon-de-l-acheron"]), shun=Side(souls=2)
    )  # fmt: skip
    assert (t.seiya.souls, t.shun.souls) == (0, 2)


@rule("seiya:card:valentine-de-la-harpie:2")
def test_under_valentine_the_own_turn_begins_with_a_soul_less(table: Factory) -> None:
    t = hades(table, seiya=Side(souls=3), shun=Side(souls=3, entrave=["valentine-de-la-harpie"]), reserve=["kiki"] * 12)
    t.seiya.end_turn()
    assert (t.seiya.souls, t.shun.souls) == (3, 2)
    t.shun.end_turn()
    assert (t.seiya.souls, t.shun.souls) == (3, 2), "at the start of another's turn none is lost"
    t.seiya.end_turn()
    assert (t.seiya.souls, t.shun.souls) == (3, 1)


# Myu


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
@rule("seiya:card:myu-du-papillon:1")
def test_myu_costs_more_the_farther_he_is_from_elysion(table: Factory, slot: int) -> None:
    other = slot % 5 + 1
    hand = [SEIYA] * 7
    t = hades(table, seiya=Side(hand=hand, pawn=1), enfers={slot: "myu-du-papillon", other: "ash"})
    t.seiya.play(SEIYA, "myu-du-papillon")
    for played in range(1, 2 + slot - (slot == 1)):
        assert not t.seiya.can_acquire("myu-du-papillon", "force"), f"{played} Force"
        t.seiya.play(SEIYA, "myu-du-papillon")
    assert t.seiya.can_acquire("myu-du-papillon", "force")
    assert t.number("cost_force", "myu-du-papillon", "enfers") == 2 + slot
    assert t.number("cost_force", "ash", "enfers") == 2


@rule("seiya:card:myu-du-papillon:3")
def test_under_myu_heroes_have_a_cosmos_less_but_not_less_than_none(table: Factory) -> None:
    hand = ["seiya-common", SEIYA, JABU]
    t = hades(
        table, seiya=Side(hand=hand, entrave=["myu-du-papillon"]), shun=Side(hand=["shun-common"]), field=["athena"]
    )
    for slug in hand:
        t.seiya.play(slug)
    assert [t.seiya.cosmos_of(slug) for slug in hand] == [0, 0, 1]
    assert t.seiya.force_of("seiya-common") == 1
    t.seiya.end_turn()
    t.shun.play("shun-common")
    assert t.shun.cosmos_of("shun-common") == 1


# Giganto


@rule("seiya:card:giganto-du-cyclope:1")
def test_one_character_who_fought_giganto_may_be_destroyed(table: Factory) -> None:
    t = hades(table, seiya=Side(hand=["champion", SEIYA, JABU, "oko"]), enfers={5: "giganto-du-cyclope"})
    t.seiya.play("champion", "giganto-du-cyclope").play(SEIYA, "giganto-du-cyclope").play(JABU, "giganto-du-cyclope")
    t.seiya.play("oko", "kiki").acquire("giganto-du-cyclope", "force", using=["champion", SEIYA])
    t.pending("choose-destroy", "seiya")
    assert [key.split(">")[0] for key in t.seiya.options] == ["champion", SEIYA, "no"], "Jabu did not fight"
    t.seiya.choose(SEIYA)
    assert t.seiya.destroyed == [SEIYA]
    assert t.seiya.discard == ["champion"]
    assert t.seiya.neant == ["giganto-du-cyclope"]


@rule("seiya:card:giganto-du-cyclope:1")
def test_giganto_may_be_annihilated_without_destroying_anybody(table: Factory) -> None:
    t = annihilating(table, "giganto-du-cyclope")
    t.pending("choose-destroy", "seiya")
    t.seiya.decline()
    assert (t.seiya.destroyed, t.seiya.discard) == ([], ["champion"])


@rule("seiya:card:giganto-du-cyclope:2")
def test_under_giganto_two_cards_are_acquired_in_a_turn_and_no_more(table: Factory) -> None:
    """Annihilating counts, freeing oneself does not."""
    side = Side(hand=["champion"] * 4, entrave=["giganto-du-cyclope"])
    t = hades(table, seiya=side, enfers={5: "ash"}, field=["cassios", "jaki"], reserve=["oko"] * 6)
    for target in ("cassios", "jaki", "ash", "giganto-du-cyclope"):
        t.seiya.play("champion", target)
    t.seiya.acquire("cassios", "force")
    assert t.seiya.can_acquire("jaki", "force")
    t.seiya.acquire("ash", "force")
    assert t.seiya.neant == ["ash"]
    assert not t.seiya.can_acquire("jaki", "force")
    assert t.seiya.can_acquire("giganto-du-cyclope", "force")


@rule("seiya:card:giganto-du-cyclope:2")
def test_giganto_hampers_one_player_and_counts_anew_each_turn(table: Factory) -> None:
    champions, field = ["champion"] * 3, ["cassios", "jaki", "oko"]
    t = hades(
        table, seiya=Side(hand=champions), shun=Side(hand=champions, draw=champions, entrave=["giganto-du-cyclope"]),
        field=[*field, "cassios", "cassios", "cassios"], reserve=["cassios"] * 12,
    )  # fmt: skip
    for target in field:
        t.seiya.play("champion", target).acquire(target, "force")
    t.seiya.end_turn()
    for _ in range(2):
        t.shun.play("champion", "cassios").acquire("cassios", "force")
    t.shun.end_turn()
    t.seiya.end_turn()
    t.shun.play("champion", "cassios")
    assert t.shun.can_acquire("cassios", "force")


# Cube


@rule("seiya:card:cube-du-dullahan:1")
def test_when_cube_appears_the_active_player_wounds_a_character(table: Factory) -> None:
    t = appearing(
        table, "cube-du-dullahan", seiya=Side(hand=[SEIYA, JABU, "armure-du-lion"]), shun=Side(hand=["shun-common"])
    )
    t.pending("choose-wound", "seiya")
    assert t.seiya.options == [SEIYA, JABU]
    t.seiya.choose(JABU)
    assert (t.seiya.wounded, t.shun.wounded) == ([JABU], [])


@rule("seiya:card:cube-du-dullahan:2")
def test_when_cube_leaves_the_active_player_destroys_a_wounded_character(table: Factory) -> None:
    t = leaving(table, "cube-du-dullahan", seiya=Side(wounded=[SEIYA, JABU]), shun=Side(wounded=["shun-common"]))
    t.pending("choose-destroy", "seiya")
    assert "no" not in t.seiya.options
    t.seiya.choose(JABU)
    assert (t.seiya.wounded, t.seiya.destroyed) == ([SEIYA], [JABU])
    assert (t.shun.wounded, t.shun.destroyed) == (["shun-common"], [])
    assert t.seiya.entrave == ["cube-du-dullahan"]


# Niobé


@rule("seiya:card:niobe-de-l-abysse:1")
def test_when_niobe_leaves_each_player_wounds_a_character(table: Factory) -> None:
    t = leaving(
        table, "niobe-de-l-abysse", seiya=Side(hand=[SEIYA]), shun=Side(hand=["shun-common", "armure-du-lion"]),
        ikki=Side(hand=["armure-du-lion"]),
    )  # fmt: skip
    t.pending("choose-wound", "shun")
    assert t.shun.options == ["shun-common"]
    t.shun.choose("shun-common")
    assert (t.seiya.wounded, t.shun.wounded, t.ikki.wounded) == ([SEIYA], ["shun-common"], [])


# Raimi


@rule("seiya:card:raimi-du-ver:1")
def test_who_annihilates_raimi_may_move_toward_elysion(table: Factory) -> None:
    t = annihilating(table, "raimi-du-ver", seiya=Side(pawn=4), veiled={3: "ash"})
    t.seiya.accept()
    assert (t.seiya.pawn, t.enfers) == (3, {3: "ash"})
    t = annihilating(table, "raimi-du-ver", seiya=Side(pawn=4), veiled={3: "ash"})
    t.seiya.decline()
    assert (t.seiya.pawn, t.enfers) == (4, {})


@rule("seiya:card:raimi-du-ver:2")
def test_under_raimi_the_own_pawn_stays(table: Factory) -> None:
    t = annihilating(table, "guide", seiya=Side(entrave=["raimi-du-ver"]), veiled={4: "ash"})
    assert (t.seiya.pawn, t.veiled) == (5, {4: "ash"})
    t = annihilating(table, "guide", shun=Side(entrave=["raimi-du-ver"]), veiled={4: "ash"})
    assert (t.seiya.pawn, t.veiled) == (4, {})


@rule("seiya:card:raimi-du-ver:2")
def test_under_raimi_nobody_else_moves_the_pawn_either(table: Factory) -> None:
    ghost = styx("ghost", Annihilated(DriveBack()))
    t = annihilating(
        table, "ghost", seiya=Side(pawn=3), shun=Side(pawn=3, entrave=["raimi-du-ver"]), ikki=Side(pawn=2),
        cards=(ghost,),
    )  # fmt: skip
    assert (t.seiya.pawn, t.shun.pawn, t.ikki.pawn) == (4, 3, 3)


# Mills


@rule("seiya:card:mills-de-l-elfe:1")
def test_for_mills_a_card_is_drawn_then_one_of_the_hand_or_in_play_discarded(table: Factory) -> None:
    t = annihilating(table, "mills-de-l-elfe", seiya=Side(hand=[SEIYA], draw=["oko", "jaki"]))
    t.pending("choose-discard", "seiya")
    assert [key.split(">")[0] for key in t.seiya.options] == [SEIYA, "jaki", "champion"]
    t.seiya.choose("jaki")
    assert (t.seiya.hand, t.seiya.draw) == ([SEIYA], ["oko"])
    assert t.seiya.discard == ["jaki", "champion"]


@rule("seiya:card:mills-de-l-elfe:1")
def test_for_mills_a_card_is_discarded_even_if_none_could_be_drawn(table: Factory) -> None:
    t = annihilating(table, "mills-de-l-elfe", seiya=Side(hand=[SEIYA]))
    t.pending("choose-discard", "seiya")
    t.seiya.choose(SEIYA)
    assert (t.seiya.hand, t.seiya.discard) == ([], [SEIYA, "champion"])


# Ochs


@rule("seiya:card:ochs-de-la-gorgone:1")
def test_for_ochs_a_card_of_the_hand_is_frozen(table: Factory) -> None:
    t = annihilating(table, "ochs-de-la-gorgone", seiya=Side(hand=[SEIYA, "armure-du-lion"]))
    t.pending("choose-freeze", "seiya")
    t.seiya.choose("armure-du-lion")
    assert (t.seiya.hand, t.seiya.frozen) == ([SEIYA], ["armure-du-lion"])


@rule("seiya:card:ochs-de-la-gorgone:1")
def test_with_an_empty_hand_ochs_freezes_nothing(table: Factory) -> None:
    t = annihilating(table, "ochs-de-la-gorgone")
    assert (t.seiya.frozen, t.seiya.discard) == ([], ["champion"])


@rule("seiya:card:ochs-de-la-gorgone:2")
def test_under_ochs_the_own_frozen_cards_cannot_be_healed(table: Factory) -> None:
    t = hades(
        table, seiya=Side(hand=[SEIYA], frozen=["oko"], wounded=[JABU], entrave=["ochs-de-la-gorgone"]),
        shun=Side(hand=["shun-verycommon"], frozen=["oko"]),
    )  # fmt: skip
    t.seiya.play(SEIYA, "kiki").heal_with(SEIYA)
    assert (t.seiya.wounded, t.seiya.frost) == ([], [2])
    t.seiya.end_turn()
    t.shun.play("shun-verycommon", "kiki").heal_with("shun-verycommon")
    assert t.shun.frost == [1]


# Stand


@rule("seiya:card:stand-du-scarabee:1")
def test_stand_costs_more_for_each_character_beyond_the_second(table: Factory) -> None:
    """With one Force each, nobody ever catches up with him from the third on."""
    costs = []
    t = hades(table, seiya=Side(hand=[SEIYA] * 4, pawn=4), enfers={4: "ash", 5: "stand-du-scarabee"})
    for _ in range(4):
        t.seiya.play(SEIYA, "stand-du-scarabee")
        costs.append(t.number("cost_force", "stand-du-scarabee", "enfers"))
    assert costs == [4, 4, 5, 6]
    assert not t.seiya.can_acquire("stand-du-scarabee", "force")
    assert t.number("cost_force", "ash", "enfers") == 2


@rule("seiya:card:stand-du-scarabee:2")
def test_when_stand_leaves_the_active_player_discards_a_card(table: Factory) -> None:
    t = leaving(table, "stand-du-scarabee", seiya=Side(hand=[SEIYA, "armure-du-lion"]), shun=Side(hand=["oko"]))
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == [SEIYA, "armure-du-lion"]
    t.seiya.choose("armure-du-lion")
    assert (t.seiya.hand, t.seiya.discard, t.shun.hand) == ([SEIYA], ["armure-du-lion"], ["oko"])


# Phlégyas


@rule("seiya:card:phlegyas-du-lycaon:1")
def test_phlegyas_is_worth_a_token(table: Factory) -> None:
    t = annihilating(table, "phlegyas-du-lycaon", seiya=Side(tokens=1))
    assert (t.seiya.tokens, t.shun.tokens) == (2, 0)


SAGE = character("sage", "000", "Sage", "common", cost_force=1, force=9, cosmos=9)


@pytest.mark.parametrize(
    ("target", "by", "open_to_all"),
    [
        ("aiolia-du-lion", "force", False),
        ("armure-du-lion", "cosmos", False),
        ("athena", "cosmos", False),
        ("shiva-du-paon", "force", True),
    ],
)
@rule("seiya:card:phlegyas-du-lycaon:2")
def test_under_phlegyas_rare_cards_of_the_field_stay_there(
    table: Factory, target: str, by: str, open_to_all: bool
) -> None:
    for pile, possible in ((["phlegyas-du-lycaon"], open_to_all), ([], True)):
        other = ["phlegyas-du-lycaon"] if possible else []
        t = hades(
            table, seiya=Side(hand=["sage"], entrave=pile), shun=Side(entrave=other), field=[target], cards=(SAGE,)
        )
        t.seiya.play("sage", target)
        assert t.seiya.can_acquire(target, by) is possible


@rule("seiya:card:phlegyas-du-lycaon:2")
def test_phlegyas_keeps_nobody_from_the_enfers_or_the_own_pile(table: Factory) -> None:
    t = hades(
        table, seiya=Side(hand=["champion"] * 2, entrave=["phlegyas-du-lycaon"]), enfers={5: "ash"}, field=["athena"]
    )
    t.seiya.play("champion", "ash").play("champion", "phlegyas-du-lycaon")
    assert t.seiya.can_acquire("ash", "force")
    assert t.seiya.can_acquire("phlegyas-du-lycaon", "force")
