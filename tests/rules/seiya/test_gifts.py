"""The Capacités of the classic game (Hadès)."""

from __future__ import annotations

import pytest

from pioche.games.seiya.cards import hades_gifts
from pioche.games.seiya.souls import SUPPLY
from tests.rules.seiya.hades import BOXES, PLAIN, styx
from tests.scenario import Factory, Side, rule

FIELD = ["kuraggu"]
SEIYA, JABU = "seiya-verycommon", "jabu-de-la-licorne"
COSMOS, TELEPORT, BLOOD = "capacite-cosmos-ultime", "capacite-teleportation", "capacite-sang-d-athena"
REQUIEM, WILL, OFFERING = "capacite-requiem", "capacite-volonte-des-chevaliers", "capacite-offrande"
PRINTED = {
    COSMOS: ("091", "Cosmos ultime"),
    TELEPORT: ("092", "Téléportation"),
    BLOOD: ("093", "Sang d'Athéna"),
    REQUIEM: ("094", "Requiem"),
    WILL: ("095", "Volonté des Chevaliers"),
    OFFERING: ("096", "Offrande"),
}


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:card:{slug}:0")) for slug in PRINTED])
def test_there_are_three_of_each_capacite(slug: str) -> None:
    (card,) = (card for card in hades_gifts.CARDS if card.slug == slug)
    assert (card.number, card.name) == PRINTED[slug]
    assert (card.set, card.type, card.classes, card.copies) == ("hades", "capacite", ("Capacité",), 3)
    assert (card.ranks, card.numbers(), card.pv, card.source) == ((), {}, None, "original")
    assert len(hades_gifts.CARDS) == 6


@rule("seiya:card:capacite-cosmos-ultime:1")
def test_cosmos_ultime_strengthens_a_character_in_play_for_the_turn(table: Factory) -> None:
    t = table(seiya=Side(hand=[SEIYA, JABU], gifts=[COSMOS]), boxes=BOXES, field=FIELD)
    assert f"gift:{COSMOS}" not in t.seiya.options, "nobody is in play"
    t.seiya.play(SEIYA).play(JABU)
    before = (t.seiya.force_of(JABU) or 0, t.seiya.cosmos_of(JABU) or 0)
    other = (t.seiya.force_of(SEIYA), t.seiya.cosmos_of(SEIYA))
    t.seiya.choose(f"gift:{COSMOS}").choose(JABU)
    assert (t.seiya.force_of(JABU), t.seiya.cosmos_of(JABU)) == (before[0] + 1, before[1] + 1)
    assert (t.seiya.force_of(SEIYA), t.seiya.cosmos_of(SEIYA)) == other
    assert (t.seiya.gifts, t.slugs("capacities")) == ([], [COSMOS])


@rule("seiya:card:capacite-teleportation:1")
def test_teleportation_moves_the_pawn_one_space_either_way(table: Factory) -> None:
    t = table(seiya=Side(gifts=[TELEPORT], pawn=3), veiled={2: "ash"}, cards=PLAIN, boxes=BOXES, field=FIELD)
    t.seiya.choose(f"gift:{TELEPORT}")
    t.pending("choose-space")
    assert t.seiya.options == ["space/2", "space/4"]
    t.seiya.choose("space/2")
    assert t.seiya.pawn == 2
    assert t.enfers == {2: "ash"}


@rule("seiya:card:capacite-sang-d-athena:1")
def test_sang_d_athena_heals_a_marked_card_a_frozen_one_by_both_steps(table: Factory) -> None:
    given = Side(gifts=[BLOOD, BLOOD], wounded=[JABU], frozen=[SEIYA, "armure-du-lion"])
    t = table(seiya=given, shun=Side(wounded=["spartan"]), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"gift:{BLOOD}")
    assert len(t.seiya.options) == 3
    t.seiya.choose(SEIYA)
    assert (t.seiya.discard, t.seiya.frozen, t.seiya.frost) == ([SEIYA], ["armure-du-lion"], [2])
    t.seiya.choose(f"gift:{BLOOD}").choose(JABU)
    assert (t.seiya.discard, t.seiya.wounded) == ([SEIYA, JABU], [])


@rule("seiya:card:capacite-sang-d-athena:1")
def test_sang_d_athena_needs_a_marked_card_of_ones_own(table: Factory) -> None:
    t = table(seiya=Side(gifts=[BLOOD]), shun=Side(wounded=[JABU]), boxes=BOXES, field=FIELD)
    assert f"gift:{BLOOD}" not in t.seiya.options


@rule("seiya:card:capacite-requiem:1")
def test_requiem_makes_a_card_within_reach_cost_two_force_less(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[SEIYA], gifts=[REQUIEM], pawn=3), shun=Side(pawn=2), enfers={2: "ash", 4: "ghoul"},
        cards=(*PLAIN, styx("ghoul", cost=3)), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.play(SEIYA, "ghoul")
    assert not t.seiya.can_acquire("ghoul", "force")
    t.seiya.choose(f"gift:{REQUIEM}")
    assert t.number("cost_force", "ghoul", "enfers") == 1
    assert t.number("cost_force", "ash", "enfers") == 2, "out of reach, and not chosen"
    t.seiya.acquire("ghoul", "force")
    assert t.seiya.neant == ["ghoul"]


@rule("seiya:card:capacite-requiem:1")
def test_requiem_on_the_own_pile_never_below_one_and_for_the_turn(table: Factory) -> None:
    t = table(
        seiya=Side(gifts=[REQUIEM], entrave=["ash"], pawn=3), shun=Side(entrave=["bone"]),
        enfers={3: "crow", 1: "dust"}, gate=9, cards=PLAIN, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.choose(f"gift:{REQUIEM}")
    assert sorted(t.seiya.options) == ["ash@entrave/0/101", "crow@enfers/3"]
    t.seiya.choose("ash")
    assert t.number("cost_force", "ash", "entrave") == 1
    assert t.number("cost_force", "crow", "enfers") == 2
    t.seiya.end_turn()
    assert t.number("cost_force", "ash", "entrave") == 2


@rule("seiya:card:capacite-requiem:1")
def test_requiem_needs_a_card_to_be_faced(table: Factory) -> None:
    t = table(
        seiya=Side(gifts=[REQUIEM], pawn=3), shun=Side(entrave=["bone"]), enfers={2: "ash"}, veiled={4: "crow"},
        cards=PLAIN, boxes=BOXES, field=FIELD,
    )  # fmt: skip
    assert f"gift:{REQUIEM}" not in t.seiya.options


@rule("seiya:card:capacite-volonte-des-chevaliers:1")
def test_volonte_des_chevaliers_draws_a_card(table: Factory) -> None:
    t = table(seiya=Side(gifts=[WILL], draw=[SEIYA, JABU]), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"gift:{WILL}")
    assert (t.seiya.hand, t.seiya.draw) == ([JABU], [SEIYA])


@rule("seiya:card:capacite-offrande:1")
def test_offrande_gives_two_souls(table: Factory) -> None:
    t = table(seiya=Side(gifts=[OFFERING], souls=1), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"gift:{OFFERING}")
    assert t.seiya.souls == 3


@rule("seiya:card:capacite-offrande:1")
@pytest.mark.parametrize(
    "given", [{"shun": Side(souls=SUPPLY)}, {"seiya": Side(gifts=[OFFERING], entrave=["charon-de-l-acheron"])}]
)
def test_offrande_is_not_offered_where_no_soul_can_be_gained(table: Factory, given: dict[str, Side]) -> None:
    t = table(**{"seiya": Side(gifts=[OFFERING])} | given, boxes=BOXES, field=FIELD)
    assert f"gift:{OFFERING}" not in t.seiya.options
