"""The Enfers: what is revealed, who may face it, what is gained, and how upkeep prepares them (Hadès)."""

from __future__ import annotations

import pytest

from pioche.games.seiya.card import DIVINE, Annihilated, Apparition, Exit, SeiyaCard
from pioche.games.seiya.pawns import DriveBack, MovePawn
from pioche.games.seiya.tokens import GainTokens
from pioche.games.seiya.vocabulary import character
from pioche.kernel.cards.query import Fixed
from tests.rules.seiya.hades import BOXES, PLAIN, styx
from tests.scenario import Factory, Side, rule

FIELD = ["kuraggu"]
SEIYA = "seiya-verycommon"  # 1 Force
JABU = "jabu-de-la-licorne"


def four(first: int = 1) -> dict[int, str]:
    return dict(zip(range(first, first + 4), ("ash", "bone", "crow", "dust"), strict=True))


@rule("hades:neant:1", "hades:neant:2", "hades:neant:3", "hades:tour-phase-principale:14", "hades:affrontement:11")
def test_a_character_of_the_enfers_is_annihilated_by_force(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA, SEIYA]), enfers={5: "ash"}, veiled={4: "bone"}, cards=PLAIN, boxes=BOXES, field=FIELD
    )
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash")
    t.seiya.acquire("ash", "force", using=())
    assert t.seiya.neant == ["ash"]
    assert t.seiya.souls == 1
    assert t.seiya.discard == [SEIYA, SEIYA]
    assert t.enfers == {}
    assert t.veiled == {4: "bone"}


@rule("hades:tour-phase-principale:15", "hades:affrontement:6", "hades:affrontement:9")
def test_annihilated_then_souls_then_the_void(table: Factory) -> None:
    wraith = styx("wraith", Annihilated(GainTokens(Fixed(2))), gain_souls=3)
    t = table(seiya=Side(hand=[SEIYA, SEIYA], pawn=4), enfers={5: "wraith"}, cards=(wraith,), boxes=BOXES, field=FIELD)
    t.seiya.play(SEIYA, "wraith").play(SEIYA, "wraith").acquire("wraith", "force", using=())
    kinds = [event.kind for event in t.log if event.kind in ("annihilate", "tokens", "souls", "void", "discard")]
    assert kinds == ["annihilate", "tokens", "souls", "void", "discard", "discard"]


@rule("hades:enfers-emplacements-heros:5")
def test_only_what_is_under_the_own_pawn_or_to_its_right_can_be_faced_or_bound(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA], pawn=3, souls=2), shun=Side(pawn=2), enfers={2: "ash", 3: "bone", 5: "crow"},
        cards=PLAIN, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    assert [key for key in t.seiya.options if key.startswith("bind:")] == ["bind:bone@enfers/3", "bind:crow@enfers/5"]
    t.seiya.choose(f"play:{SEIYA}")
    assert t.pending("choose-to-face")
    assert t.seiya.options == ["kuraggu@1", "bone@enfers/3", "crow@enfers/5"]


@rule("hades:enfers-emplacements-heros:5")
def test_ruling_a_card_out_of_reach_again_cannot_be_overcome(table: Factory) -> None:
    """A pawn that goes back takes the reach with it; the cards played stay, and are discarded in upkeep."""
    ghost = styx("ghost", Annihilated(DriveBack()))
    t = table(
        seiya=Side(hand=packet(4), pawn=3), enfers={3: "ash", 4: "ghost"}, cards=(*PLAIN, ghost), boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash").play(SEIYA, "ghost").play(SEIYA, "ghost")
    assert t.seiya.can_acquire("ash", "force")
    t.seiya.acquire("ghost", "force", using=())
    assert t.seiya.pawn == 4
    assert not t.seiya.can_acquire("ash", "force")
    assert t.seiya.played == packet(2)
    t.seiya.end_turn()
    assert t.seiya.discard.count(SEIYA) + t.seiya.hand.count(SEIYA) + t.seiya.draw.count(SEIYA) == 4


def packet(count: int) -> list[str]:
    return [SEIYA] * count


# The bonuses of the spaces


@rule("hades:enfers-emplacements-heros:6", "hades:enfers-emplacements-heros:7", "hades:enfers-bonus:1")
def test_under_the_own_pawn_one_force_less_is_enough_and_is_the_bonus(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA, SEIYA], pawn=3), enfers={3: "ash", 4: "bone"}, cards=PLAIN, boxes=BOXES, field=FIELD
    )
    t.seiya.play(SEIYA, "ash").play(SEIYA, "bone")
    assert not t.seiya.can_acquire("bone", "force")
    t.seiya.acquire("ash", "force")
    assert t.seiya.neant == ["ash"]
    assert t.decision.ask == "main-phase"


@pytest.mark.parametrize(
    ("space", "offered"),
    [
        (5, []),
        (4, ["souls"]),
        (3, ["souls", "tokens"]),
        (2, ["souls", "tokens", "energy"]),
        (1, ["souls", "tokens", "energy", "draw"]),
    ],
)
@rule(
    "hades:enfers-bonus:2", "hades:enfers-bonus:3", "hades:enfers-bonus:4", "hades:enfers-bonus:5",
    "hades:precisions:36",
)  # fmt: skip
def test_who_pays_the_full_price_may_take_one_of_the_other_bonuses(
    table: Factory, space: int, offered: list[str]
) -> None:
    t = table(
        seiya=Side(hand=[SEIYA, SEIYA], draw=[JABU, JABU], pawn=space), enfers={space: "ash"}, cards=PLAIN,
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash").choose("acquire:ash@enfers/" + f"{space}:force")
    if not offered:
        assert t.pending("main-phase")
        return
    t.pending("choose-bonus")
    assert t.seiya.options == ["no", *(f"bonus/{name}" for name in offered)]
    t.seiya.choose(f"bonus/{offered[-1]}")
    assert t.seiya.souls == 1 + (offered[-1] == "souls")
    assert t.seiya.tokens == (offered[-1] == "tokens")
    assert t.seiya.energy == (offered[-1] == "energy")
    assert t.seiya.hand == [JABU] * (offered[-1] == "draw")


@rule("hades:enfers-emplacements-heros:6")
def test_a_bonus_may_be_declined_and_is_not_there_for_a_card_beside(table: Factory) -> None:
    t = table(seiya=Side(hand=packet(4), pawn=4), enfers={4: "ash", 5: "bone"}, cards=PLAIN, boxes=BOXES, field=FIELD)
    t.seiya.play(SEIYA, "bone").play(SEIYA, "bone").acquire("bone", "force", using=())
    assert t.pending("main-phase")
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash").choose("acquire:ash@enfers/4:force").decline()
    assert t.seiya.souls == 2


# Revealing


@rule(
    "hades:enfers-emplacements-heros:3", "hades:enfers-emplacements-heros:4", "hades:enfers:2", "hades:enfers:3",
    "hades:enfers:5",
)  # fmt: skip
def test_a_pawn_reveals_what_lies_under_it_and_to_its_right_from_the_gate_on(table: Factory) -> None:
    shade = styx("shade", Apparition(GainTokens(Fixed(1))))
    guide = styx("guide", Annihilated(MovePawn(2, 1, "elysion")))
    t = table(
        seiya=Side(hand=packet(2)), veiled={1: "ash", 2: "bone", 3: "shade", 4: "crow"}, enfers={5: "guide"},
        cards=(*PLAIN, shade, guide), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "guide").play(SEIYA, "guide").choose("acquire:guide@enfers/5:force")
    t.pending("choose-space")
    assert t.seiya.options == ["space/3", "space/4"]
    t.seiya.choose("space/3")
    assert t.seiya.pawn == 3
    assert t.enfers == {3: "shade", 4: "crow"}
    assert t.veiled == {1: "ash", 2: "bone"}
    assert t.seiya.tokens == 1
    appeared = [event.kind for event in t.log if event.kind in ("appear", "tokens")]
    assert appeared == ["appear", "appear", "tokens"]


@rule("hades:precisions:12", "hades:enfers:3")
def test_nobody_sees_a_face_down_card_but_everybody_its_slot(table: Factory) -> None:
    t = table(seiya=Side(), veiled={1: "ash", 3: "bone"}, cards=PLAIN, boxes=BOXES, field=FIELD)
    for player in (t.seiya, t.shun):
        shown = player.view.cards("veiled")
        assert [(card.slug, card.tag, card.place) for card in shown] == [("", 0, 1), ("", 0, 3)]


@rule("hades:precisions:13")
def test_what_was_revealed_stays_so_when_pawns_go_back(table: Factory) -> None:
    ghost = styx("ghost", Annihilated(DriveBack()))
    t = table(
        seiya=Side(hand=packet(2), pawn=3), enfers={3: "ash", 5: "ghost"}, cards=(*PLAIN, ghost), boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "ghost").play(SEIYA, "ghost").acquire("ghost", "force", using=())
    assert t.seiya.pawn == 4
    assert t.enfers == {3: "ash"}


@rule("hades:enfers-emplacements-heros:2", "hades:heros-elysion:1", "hades:precisions:22")
def test_in_elysion_waits_the_divine_hero_if_set_aside(table: Factory) -> None:
    guide = styx("guide", Annihilated(MovePawn(1, 1, "elysion")))
    divine = divine_seiya()
    t = table(
        seiya=Side(hand=packet(2), aside=[divine.slug], pawn=2), enfers={5: "guide"}, cards=(guide, divine),
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "guide").play(SEIYA, "guide").acquire("guide", "force", using=())
    t.pending("take-divine")
    t.seiya.accept()
    assert t.seiya.hand == [divine.slug]
    assert t.seiya.aside == []


def divine_seiya() -> SeiyaCard:
    return character("seiya-celestial", "000", "Seiya de Pégase", "very-rare", classes=(DIVINE,), copies=1, force=4)


# Upkeep


@rule("hades:enfers-emplacements:1", "hades:enfers-emplacements:2", "hades:tour-entretien:10", "hades:enfers:4")
def test_with_an_empty_slot_the_cards_shift_and_no_token_goes(table: Factory) -> None:
    """The Gate counts as occupied while ♦ lie on it, and no card comes there."""
    t = table(
        seiya=Side(), shun=Side(pawn=4), veiled={1: "ash", 2: "bone"}, enfers={4: "dust"}, styx=["ember", "fang"],
        gate=3, cards=PLAIN, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.end_turn()
    assert t.gate == 3
    assert t.enfers == {4: "dust"}
    assert t.veiled == {3: "bone", 2: "ash", 1: "fang"}


@rule("hades:enfers-emplacements:3", "hades:tour-entretien:11")
def test_with_all_slots_occupied_one_token_goes_and_nothing_moves(table: Factory) -> None:
    t = table(seiya=Side(), veiled=four(), styx=["ember"], gate=2, cards=PLAIN, boxes=BOXES, field=FIELD)
    t.seiya.end_turn()
    assert t.gate == 1
    assert t.veiled == four()
    assert t.slugs("styx") == ["ember"]


@rule("hades:enfers-emplacements:4", "hades:enfers-emplacements:8", "hades:enfers-emplacements:9", "hades:enfers:1")
def test_with_the_last_token_the_cards_shift_and_one_comes_from_the_styx(table: Factory) -> None:
    """The card that comes to the Gate lies under the pawns there, and is revealed."""
    t = table(seiya=Side(), veiled=four(), styx=["ember", "fang"], gate=1, cards=PLAIN, boxes=BOXES, field=FIELD)
    t.seiya.end_turn()
    assert t.gate == 0
    assert t.enfers == {5: "dust"}
    assert t.veiled == {4: "crow", 3: "bone", 2: "ash", 1: "fang"}
    assert t.slugs("styx") == ["ember"]


@rule(
    "hades:enfers-emplacements:5", "hades:enfers-emplacements:6", "hades:enfers-emplacements:7",
    "hades:tour-entretien:12", "hades:tour-entretien:13", "hades:styx:4", "seiya:glossary:sortie:1",
)  # fmt: skip
def test_through_the_gate_a_card_hampers_the_active_player(table: Factory) -> None:
    """Its Exit comes first; tokens equal to its grade go on the Gate; nothing shifts."""
    fury = styx("fury", Exit(GainTokens(Fixed(1), -1)), grade=3)
    t = table(
        seiya=Side(), veiled=four(), enfers={5: "fury"}, styx=["ember"], cards=(*PLAIN, fury), boxes=BOXES, field=FIELD
    )
    t.seiya.end_turn()
    assert t.seiya.entrave == ["fury"]
    assert t.gate == 3
    assert t.veiled == four()
    assert t.seiya.tokens == -1
    kinds = [event.kind for event in t.log if event.kind in ("tokens", "bind", "gate")]
    assert kinds == ["tokens", "bind", "gate"]


@rule("hades:enfers-emplacements:8")
def test_ruling_with_an_empty_styx_slots_stay_empty(table: Factory) -> None:
    t = table(seiya=Side(), veiled={1: "ash"}, gate=1, cards=PLAIN, boxes=BOXES, field=FIELD)
    t.seiya.end_turn()
    assert t.veiled == {4: "ash"}


@rule("hades:tour-entretien:14", "hades:enfers-emplacements:9")
def test_a_refilled_card_is_revealed_where_a_pawn_is_or_has_passed(table: Factory) -> None:
    t = table(
        seiya=Side(), shun=Side(pawn=2), enfers={4: "ash"}, styx=["bone", "crow", "dust"], gate=1, cards=PLAIN,
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.end_turn()
    assert t.enfers == {4: "ash", 3: "dust", 2: "crow"}
    assert t.veiled == {1: "bone"}
    assert [event.kind for event in t.log if event.kind in ("lay", "appear")] == ["lay"] * 3 + ["appear"] * 2
