"""Thétis, the Marina soldiers and Kiki."""

import pytest

from tests.rules.seiya.test_poseidon_generals import BOXES, TITAN, wounding
from tests.scenario import Factory, Side, packet, rule

THETIS = "thetis-de-la-sirene-marine"


@rule("seiya:card:thetis-de-la-sirene-marine:1")
def test_thetis_gains_force_by_the_guards_who_fight_beside_her(table: Factory) -> None:
    hand = [THETIS, "soldat-marina-1", "soldat-marina-2", "garde-d-asgard-1", "oko", THETIS]
    t = table(seiya=Side(hand=hand), field=["aiolia-du-lion", TITAN], boxes=BOXES)
    t.seiya.play(THETIS, "aiolia-du-lion").accept()
    t.seiya.play("soldat-marina-1", "aiolia-du-lion").play("garde-d-asgard-1", TITAN)
    assert t.seiya.force_of(THETIS) == 2, "one Guard, and the other faces another card"
    t.seiya.play("soldat-marina-2", "aiolia-du-lion")
    assert t.seiya.force_of(THETIS) == 3
    t.seiya.play("oko", "aiolia-du-lion").play(THETIS, "aiolia-du-lion").decline()
    assert t.seiya.force_of(THETIS) == 3, "a Thétis is no Guard"
    assert not t.seiya.can_acquire("aiolia-du-lion", "force"), "3 + 4, for the second did not use her effect"


@rule("seiya:card:thetis-de-la-sirene-marine:2", "seiya:faq:thetis-de-la-sirene-marine:6")
def test_heroes_cannot_face_other_characters_while_thetis_is_on_the_field(table: Factory) -> None:
    side = Side(hand=["seiya-verycommon"] * 4)
    t = table(seiya=side, field=[THETIS, "cassios"], boxes=BOXES)
    t.seiya.play("seiya-verycommon", "cassios").play("seiya-verycommon", "cassios")
    assert not t.seiya.can_acquire("cassios", "force")
    t = table(seiya=side, field=["oko", "cassios"], boxes=BOXES)
    t.seiya.play("seiya-verycommon", "cassios").play("seiya-verycommon", "cassios")
    assert t.seiya.can_acquire("cassios", "force")
    t = table(seiya=side, field=[THETIS, "cassios"], boxes=BOXES)
    for _ in range(4):
        t.seiya.play("seiya-verycommon", THETIS)
    t.seiya.acquire(THETIS, "force")
    assert THETIS in t.seiya.discard


@rule("seiya:faq:thetis-de-la-sirene-marine:1")
def test_armours_and_other_characters_face_characters_beside_thetis(table: Factory) -> None:
    hand = ["moses-de-la-baleine", "oko", "seiya-common"]
    t = table(seiya=Side(hand=hand, armour="armure-du-lion"), field=[THETIS, "jaki", "kiki", "armure-du-cancer"])
    t.seiya.play("moses-de-la-baleine", "jaki").play("oko", "jaki").play("seiya-common", "armure-du-cancer")
    t.seiya.acquire("kiki", "cosmos")
    assert t.seiya.hand == ["kiki"]
    t.seiya.acquire("jaki", "force")
    assert "jaki" in t.seiya.discard


@rule("seiya:faq:thetis-de-la-sirene-marine:1")
def test_heroes_face_armours_beside_thetis(table: Factory) -> None:
    side = Side(hand=["seiya-common"] * 5)
    t = table(seiya=side, field=[THETIS, "armure-du-cancer"])
    for _ in range(5):
        t.seiya.play("seiya-common", "armure-du-cancer")
    assert t.seiya.can_acquire("armure-du-cancer", "cosmos")


@rule("seiya:faq:thetis-de-la-sirene-marine:2")
def test_the_armour_of_sagittarius_acquires_only_thetis_while_she_is_on_the_field(table: Factory) -> None:
    side = Side(hand=["armure-du-sagittaire", "oko", "leda"])
    t = table(seiya=side, field=["jaki", THETIS, "shiva-du-paon"])
    t.seiya.play("armure-du-sagittaire").choose("oko")
    assert THETIS in t.seiya.discard, "there was nothing else to choose"
    assert set(t.field.values()) == {"jaki", "shiva-du-paon"}


@rule("seiya:card:thetis-de-la-sirene-marine:2")
def test_armours_are_acquired_for_nothing_beside_thetis(table: Factory) -> None:
    side = Side(hand=packet("seiya", count=4))
    t = table(seiya=side, field=[THETIS, "armure-du-lion"], epic="volonte-propre", boxes=BOXES)
    t.seiya.power("epopee-volonte-propre")
    assert t.field == {1: THETIS}


@rule("seiya:faq:thetis-de-la-sirene-marine:3")
@pytest.mark.parametrize(("other", "possible"), [(THETIS, False), ("jaki", True)])
def test_thetis_also_protects_characters_who_are_not_on_the_field(table: Factory, other: str, possible: bool) -> None:
    side = Side(hand=["shun-verycommon"] * 2, energy=2)
    t = table(shun=side, field=[TITAN, other], removed=["oko"], boxes=BOXES)
    t.shun.technique("vague-de-tonnerre").play("shun-verycommon", "oko").play("shun-verycommon", "oko")
    assert t.shun.can_acquire("oko", "force") is possible


@rule("seiya:faq:thetis-de-la-sirene-marine:4", "seiya:faq:kuraggu:4")
@pytest.mark.parametrize(("other", "possible"), [(THETIS, True), ("jaki", False)])
def test_kuraggu_has_no_effect_while_thetis_is_on_the_field(table: Factory, other: str, possible: bool) -> None:
    t = table(seiya=Side(hand=["moses-de-la-baleine"]), field=["kuraggu", "leda", other])
    t.seiya.play("moses-de-la-baleine", "leda")
    assert t.seiya.can_acquire("leda", "force") is possible


@rule("seiya:faq:thetis-de-la-sirene-marine:5")
def test_of_two_thetis_either_can_be_faced(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon"] * 4), field=[THETIS, THETIS])
    for _ in range(4):
        t.seiya.play("seiya-verycommon", slot=2)
    t.seiya.acquire(THETIS, "force")
    assert t.field == {1: THETIS}


@rule("seiya:card:soldat-marina-1:1")
def test_a_marked_soldier_1_takes_a_weapon_of_another_player(table: Factory) -> None:
    t = wounding(table, "soldat-marina-1", shun=Side(weapons=2), ikki=Side(weapons=1), seiya=Side())
    t.pending("choose-player", "shiryu")
    assert t.shiryu.options == ["player/1", "player/2"], "Seiya has none"
    t.shiryu.choose_player("ikki")
    assert (t.shiryu.weapons, t.shun.weapons, t.ikki.weapons) == (1, 2, 0)
    assert t.game.counters["weapons"] == 3


@rule("seiya:card:soldat-marina-1:2")
def test_a_card_is_discarded_to_face_a_marina_beside_soldier_1(table: Factory) -> None:
    hand = ["moses-de-la-baleine", "moses-de-la-baleine", "oko", "leda", "spica"]
    t = table(seiya=Side(hand=hand), field=["soldat-marina-1", THETIS, "cassios"], boxes=BOXES)
    t.seiya.play("moses-de-la-baleine", THETIS).play("moses-de-la-baleine", THETIS).play("oko", "cassios")
    t.seiya.play("leda", "cassios")
    assert t.seiya.can_acquire("cassios", "force"), "no Marina"
    assert not t.seiya.can_pay("cassios")
    assert not t.seiya.can_acquire(THETIS, "force")
    assert t.seiya.can_pay("soldat-marina-1"), "he is a Marina himself"
    t.seiya.pay(THETIS).choose("spica")
    assert t.seiya.discard == ["spica"]
    t.seiya.acquire(THETIS, "force")
    assert THETIS in t.seiya.discard


@rule("seiya:card:soldat-marina-1:2")
def test_who_acquires_a_marina_for_nothing_does_not_face_it_and_pays_nothing_to_soldier_1(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-du-sagittaire", "oko", "leda"]), field=["soldat-marina-1", THETIS], boxes=BOXES)
    t.seiya.play("armure-du-sagittaire").choose("oko")
    assert THETIS in t.seiya.discard
    assert t.seiya.hand == ["leda"]


@rule("seiya:card:soldat-marina-1:2", "seiya:card:bian-de-l-hippocampe:2")
def test_the_discard_for_soldier_1_and_the_offer_of_bian_are_two_things(table: Factory) -> None:
    hand = ["shiva-du-paon", "kiki", *["shura-du-capricorne"] * 3]
    t = table(seiya=Side(hand=hand), field=["soldat-marina-1", "bian-de-l-hippocampe"], boxes=BOXES)
    for _ in range(3):
        t.seiya.play("shura-du-capricorne", "bian-de-l-hippocampe")
    t.seiya._act("pay:bian-de-l-hippocampe@2").choose("kiki")
    assert t.seiya.discard == ["kiki"]
    assert t.number("cost_force", "bian-de-l-hippocampe") == 9
    t.seiya._act("pay:bian-de-l-hippocampe@2")
    assert t.seiya.wounded == ["shiva-du-paon"]
    assert t.number("cost_force", "bian-de-l-hippocampe") == 7
    assert t.seiya.can_acquire("bian-de-l-hippocampe", "force")


@rule("seiya:card:soldat-marina-1:2")
def test_soldier_1_counts_for_cosmos_too_and_for_each_marina(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko", "leda"], armour="armure-du-lion"), field=["soldat-marina-1", "kiki"], boxes=BOXES)
    assert not t.seiya.can_acquire("kiki", "cosmos")
    t.seiya.pay("soldat-marina-1").choose("oko")
    assert not t.seiya.can_acquire("kiki", "cosmos"), "paid for the soldier, not for Kiki"
    t.seiya.pay("kiki").choose("leda")
    assert t.seiya.can_acquire("kiki", "cosmos")


@rule("seiya:card:soldat-marina-2:1")
def test_a_marked_soldier_2_looks_at_a_hand_and_freezes_a_character_of_it(table: Factory) -> None:
    t = wounding(table, "soldat-marina-2", shun=Side(hand=["leda"]), ikki=Side(hand=["oko", "jaki", "armure-du-lion"]))
    t.shiryu.choose_player("ikki")
    t.pending("choose-freeze", "shiryu")
    assert t.shiryu.options == ["oko@hand/2", "jaki@hand/2"], "one must be chosen, and it is a Character"
    t.shiryu.choose("jaki")
    assert (t.ikki.frozen, t.ikki.hand) == (["jaki"], ["oko", "armure-du-lion"])
    assert t.shun.frozen == []


@rule("seiya:card:soldat-marina-2:2", "seiya:faq:soldat-marina-2:1")
def test_every_guard_costs_a_force_more_beside_soldier_2(table: Factory) -> None:
    field = ["soldat-marina-2", "soldat-marina-5", "garde-d-asgard-5", THETIS, "oko", "kiki"]
    t = table(seiya=Side(), field=field, boxes=BOXES)
    costs = {slug: t.number("cost_force", slug) for slug in field[:5]}
    assert costs == {
        "soldat-marina-2": 4, "soldat-marina-5": 4, "garde-d-asgard-5": 3, THETIS: 4, "oko": 3,
    }  # fmt: skip
    assert t.number("cost_force", "kiki") is None
    assert t.number("cost_cosmos", "kiki") == 1, "2, less the sixth slot"


@rule("seiya:card:soldat-marina-3:1")
def test_a_marked_soldier_3_changes_places_with_a_marked_marina_of_another_player(table: Factory) -> None:
    t = wounding(table, "soldat-marina-3", shun=Side(frozen=["io-de-scylla"], wounded=["kiki", "oko"]))
    t.pending("choose-exchange-with", "shiryu")
    assert t.shiryu.options == ["kiki@wounded/1", "io-de-scylla@frozen/1"]
    t.shiryu.choose("io-de-scylla")
    assert t.shiryu.wounded == ["io-de-scylla"]
    assert t.shun.frozen == ["soldat-marina-3"]
    assert t.shun.frost == [2], "the marker stays where it was"
    assert t.shun.wounded == ["kiki", "oko"]


@rule("seiya:card:soldat-marina-3:2")
def test_the_force_cost_of_characters_next_to_soldier_3_is_a_cosmos_cost(table: Factory) -> None:
    hand = ["shiva-du-paon", "shura-du-capricorne"]
    t = table(seiya=Side(hand=hand), field=["oko", "soldat-marina-3", "jaki", "cassios"], boxes=BOXES)
    t.seiya.play("shiva-du-paon", "oko").play("shura-du-capricorne", "jaki")
    assert not t.seiya.can_acquire("jaki", "force")
    t.seiya.acquire("oko", "cosmos")
    assert t.seiya.hand == ["oko"]


@rule("seiya:card:soldat-marina-3:2")
def test_soldier_3_changes_neither_himself_nor_who_is_further_away(table: Factory) -> None:
    hand = ["shura-du-capricorne", "shura-du-capricorne"]
    t = table(seiya=Side(hand=hand), field=["oko", "soldat-marina-3", "jaki", "cassios"], boxes=BOXES)
    t.seiya.play(hand[0], "cassios").play(hand[1], "soldat-marina-3")
    assert t.seiya.can_acquire("cassios", "force")
    assert t.seiya.can_acquire("soldat-marina-3", "force")


@rule("seiya:card:soldat-marina-4:1")
def test_a_marked_soldier_4_uses_no_play_effect_of_who_would_have_to_face_a_card(table: Factory) -> None:
    """Shun draws a card when played facing a Character that can be acquired by Cosmos. Fenrir's Exit marks a card."""
    side = Side(hand=["gigas", "soldat-marina-4", "spartan"], discard=["shun-common"], draw=["jaki"])
    t = table(seiya=side, field=["fenrir-d-alioth"], reserve=["thor-de-phecda"])
    t.seiya.play("gigas").use("gigas").choose("option/1").choose("soldat-marina-4")
    t.pending("main-phase", "seiya")
    assert (t.seiya.hand, t.seiya.draw) == (["spartan"], ["jaki"])


@rule("seiya:card:soldat-marina-4:1")
def test_a_marked_soldier_4_uses_a_play_effect_of_the_discard_pile(table: Factory) -> None:
    discard = ["phaeton", "jaki", "shiryu-common", "armure-du-lion", "shun-common"]  # Shun would have to face a card
    hand = ["oko", "shiryu-verycommon"]
    t = wounding(table, "soldat-marina-4", Side(hand=hand, discard=discard, draw=["leda", "spica", "cassios"]))
    t.pending("choose-perform", "shiryu")
    assert t.shiryu.options == ["phaeton@discard/0", "shiryu-common@discard/0"]
    t.shiryu.choose("phaeton")
    t.pending("choose-destroy", "shiryu")
    t.shiryu.choose("oko")
    assert t.shiryu.destroyed == ["oko"]
    assert t.shiryu.hand == ["shiryu-verycommon", "docrates", "cassios", "spica"]
    assert "phaeton" in t.shiryu.discard


@rule("seiya:card:soldat-marina-4:2")
def test_beside_soldier_4_whoever_leaves_the_field_makes_the_active_player_wound_a_character(table: Factory) -> None:
    side = Side(hand=["leda", "spica", "armure-du-lion"])
    t = table(
        seiya=side,
        shun=Side(hand=["jaki", "cassios"]),
        field={1: "soldat-marina-4", 6: "armure-du-cancer"},
        boxes=BOXES,
    )
    t.seiya.end_turn()
    t.pending("choose-wound", "seiya")
    assert t.seiya.options == ["leda", "spica"]
    t.seiya.choose("spica")
    assert t.seiya.wounded == ["spica"]
    assert t.shun.wounded == []


@rule("seiya:card:soldat-marina-4:2")
def test_soldier_4_himself_leaves_without_that_effect(table: Factory) -> None:
    t = table(seiya=Side(hand=["leda", "spica"]), field={1: "oko", 6: "soldat-marina-4"}, boxes=BOXES)
    t.seiya.end_turn()
    assert t.seiya.wounded == []


@rule("seiya:card:soldat-marina-5:1")
def test_a_marked_soldier_5_takes_a_destroyed_guard_of_any_player(table: Factory) -> None:
    t = wounding(table, "soldat-marina-5", Side(destroyed=["kiki", "oko"]), shun=Side(destroyed=["garde-d-asgard-1"]))
    t.pending("choose-take", "shiryu")
    assert t.shiryu.options == ["kiki@destroyed/0", "garde-d-asgard-1@destroyed/1"]
    t.shiryu.choose("garde-d-asgard-1")
    assert "garde-d-asgard-1" in t.shiryu.hand
    assert t.shun.destroyed == []


@rule("seiya:card:soldat-marina-5:2", "seiya:faq:soldat-marina-5:1")
@pytest.mark.parametrize(
    ("fighters", "possible"),
    [(["moses-de-la-baleine", "oko"], False), (["shura-du-capricorne"], True), (["oko", "leda", "cassios"], True)],
)
def test_characters_with_two_force_cannot_face_others_beside_soldier_5(
    table: Factory, fighters: list[str], possible: bool
) -> None:
    t = table(seiya=Side(hand=fighters), field=["soldat-marina-5", "jaki"], boxes=BOXES)
    for slug in fighters:
        t.seiya.play(slug, "jaki")
    assert t.seiya.can_acquire("jaki", "force") is possible


@rule("seiya:card:soldat-marina-5:2")
def test_characters_with_two_force_face_soldier_5_himself_and_armours(table: Factory) -> None:
    hand = ["moses-de-la-baleine"] * 2 + ["misty-du-lezard"] * 5
    t = table(seiya=Side(hand=hand), field=["soldat-marina-5", "armure-du-cancer"], boxes=BOXES)
    t.seiya.play("moses-de-la-baleine", "soldat-marina-5").play("moses-de-la-baleine", "soldat-marina-5")
    for _ in range(5):
        t.seiya.play("misty-du-lezard", "armure-du-cancer")
    assert t.seiya.can_acquire("armure-du-cancer", "cosmos")
    t.seiya.acquire("soldat-marina-5", "force")
    assert "soldat-marina-5" in t.seiya.discard


@rule("seiya:card:soldat-marina-5:2")
def test_characters_with_two_force_face_who_is_not_on_the_field_beside_soldier_5(table: Factory) -> None:
    side = Side(hand=["moses-de-la-baleine"] * 2, energy=2)
    t = table(shun=side, field=["soldat-marina-5", TITAN], removed=["jaki"], boxes=BOXES)
    t.shun.technique("vague-de-tonnerre").play("moses-de-la-baleine", "jaki").play("moses-de-la-baleine", "jaki")
    assert t.shun.can_acquire("jaki", "force")


@rule("seiya:card:kiki:1")
def test_kiki_is_destroyed_for_a_weapon(table: Factory) -> None:
    t = table(seiya=Side(hand=["kiki"]), field=[TITAN], boxes=BOXES)
    t.seiya.play("kiki").use("kiki")
    assert (t.seiya.destroyed, t.seiya.weapons) == (["kiki"], 1)


@rule("seiya:card:kiki:1")
def test_kiki_brings_nothing_when_no_weapon_is_left(table: Factory) -> None:
    t = table(seiya=Side(hand=["kiki"]), shun=Side(weapons=6), field=[TITAN], boxes=BOXES)
    t.seiya.play("kiki")
    assert not t.seiya.can_activate("kiki")


@rule("seiya:card:kiki:2")
def test_who_acquires_kiki_draws_a_card(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-lion", draw=["oko", "jaki"]), field=["kiki"], boxes=BOXES)
    t.seiya.acquire("kiki", "cosmos")
    assert sorted(t.seiya.hand) == ["jaki", "kiki"]
