"""The rulings of docs/rulings.md about playing and acquiring."""

import pytest

from pioche.games.seiya.card import ARMOUR_TYPE
from pioche.games.seiya.cards import ALL
from tests.scenario import Factory, Side, rule


@rule("seiya:classic:5.1.4.a:13")
def test_ruling_the_player_chooses_which_cards_acquire(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "oko", "leda"], armour="armure-du-lion"), field=["geki-de-l-ours"]
    )
    t.seiya.play("shura-du-capricorne").play("oko").play("leda").acquire("geki-de-l-ours", "force")
    t.pending("choose-fighters", "seiya")
    assert not t.seiya.can_choose("armure-du-lion"), "it gives no Force"
    t.seiya.choose("shura-du-capricorne")
    assert "done" in t.seiya.options
    t.seiya.choose("leda").choose("done")
    assert sorted(t.seiya.discard) == ["geki-de-l-ours", "leda", "shura-du-capricorne"]
    assert t.seiya.played == ["oko"]
    assert t.seiya.armour == ["armure-du-lion"]


@rule("seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:3", "seiya:faq:gigas:1")
def test_ruling_a_card_facing_a_card_that_left(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["gigas", "shura-du-capricorne", "capella-du-cocher", "seiya-verycommon"], wounded=["leda"]),
        field={3: "jaki", 5: "armure-du-lion"},
        reserve=["cassios"],
    )
    for slug in ("shura-du-capricorne", "capella-du-cocher", "seiya-verycommon"):
        t.seiya.play(slug, "jaki")
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert t.field == {3: "cassios", 5: "armure-du-lion"}
    assert not t.seiya.can_acquire("cassios", "force")
    assert not t.seiya.can_acquire("armure-du-lion", "cosmos")
    assert t.seiya.can_activate("capella-du-cocher")
    assert t.seiya.can_heal_with("seiya-verycommon")
    t.seiya.end_phase()
    assert t.seiya.played == []


@rule("seiya:faq:jamian-du-corbeau:1")
def test_ruling_played_cards_follow_the_card_they_face(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["doko-de-la-balance", "jamian-du-corbeau"]),
        field={1: "jaki", 2: "oko", 4: "spica"},
    )
    t.seiya.play("doko-de-la-balance", "jaki").play("jamian-du-corbeau", "jaki").accept()
    t.pending("choose-exchange", "seiya")
    assert len(t.seiya.options) == 3, "any card of the field"
    t.seiya.choose("spica")
    t.pending("choose-exchange-with", "seiya")
    assert not t.seiya.can_choose("spica")
    t.seiya.choose("jaki")
    assert t.field == {1: "spica", 2: "oko", 4: "jaki"}
    tag = next(card.tag for card in t.shun.view.cards("field") if card.slug == "jaki")
    assert {card.facing for card in t.shun.view.cards("play", 0)} == {tag}
    assert t.seiya.can_acquire("jaki", "force")
    assert not t.seiya.can_acquire("spica", "force")


@rule("seiya:classic:5.1.2:6")
def test_ruling_no_card_is_played_facing_an_empty_slot(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko", "leda", "armure-du-lion"]), field={2: "jaki", 5: "spica"})
    t.answer(0, ("play:oko",))
    t.pending("choose-to-face", "seiya")
    assert t.seiya.options == ["jaki@2", "spica@5"]

    t = table(seiya=Side(hand=["oko", "armure-du-lion"]), field=[])
    assert not t.seiya.can_play("oko")
    assert t.seiya.can_play("armure-du-lion")


@rule("seiya:classic:5.1.3:1", "seiya:glossary:jouer-une-armure:1", "seiya:glossary:jouer-une-armure:2")
def test_ruling_any_number_of_armours_one_equipped(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-lion", "armure-de-la-vierge", "armure-du-taureau"], draw=["oko"] * 5),
        field=["jaki"],
    )
    t.seiya.play("armure-du-lion").play("armure-de-la-vierge").play("armure-du-taureau")
    assert t.seiya.armour == ["armure-du-taureau"]
    assert t.seiya.discard == ["armure-du-lion", "armure-de-la-vierge"]
    assert t.seiya.hand == [], "Armure de la Vierge was replaced, not activated: nothing is drawn"


@rule("seiya:classic:5.1.3:5")
def test_ruling_an_armour_serves_once(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["mu-du-belier"], armour="armure-de-la-vierge", draw=["oko"] * 5),
        field=["geki-de-l-ours"],
    )
    t.seiya.play("mu-du-belier")
    assert t.seiya.can_activate("armure-de-la-vierge")
    t.seiya.acquire("geki-de-l-ours", "cosmos")
    assert t.seiya.armour == []
    assert sorted(t.seiya.discard) == ["armure-de-la-vierge", "mu-du-belier"]
    assert t.seiya.hand == ["geki-de-l-ours"], "its effect was not activated"
    printed = {key for card in ALL if card.type == ARMOUR_TYPE and card.set == "base" for key in card.numbers()}
    assert printed == {"cosmos", "cost_cosmos"}, "no Armour of the base box prints another value"


@rule("seiya:faq:hyoga-common:1", "seiya:faq:hyoga-common:2")
def test_ruling_hyoga_binds_himself_and_the_hyoga_beside_him_to_force(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["hyoga-verycommon", "hyoga-common", "mu-du-belier"], wounded=["leda"], draw=["oko"]),
        field=["geki-de-l-ours"],
    )
    t.seiya.play("hyoga-verycommon").play("hyoga-common").accept()
    assert t.seiya.hand == ["mu-du-belier", "oko"]
    assert not t.seiya.can_heal_with("hyoga-common"), "bound to Force"
    assert not t.seiya.can_heal_with("hyoga-verycommon"), "and so is the other Hyôga"
    t.seiya.play("mu-du-belier").acquire("geki-de-l-ours", "force", using=["hyoga-common", "mu-du-belier"])
    assert "hyoga-common" in t.seiya.discard


@rule("seiya:faq:hyoga-common:1")
@pytest.mark.parametrize("other", ["hyoga-verycommon", "hyoga-common"])
def test_ruling_a_bound_hyoga_gives_no_cosmos(table: Factory, other: str) -> None:
    """Neither the one who draws nor the one beside him."""
    for draws in (True, False):
        side = Side(hand=[other, "hyoga-common"], armour="armure-du-lion", draw=["oko"])
        t = table(seiya=side, field=["geki-de-l-ours"])
        t.seiya.play(other).play("hyoga-common").choose("yes" if draws else "no")
        assert t.seiya.can_acquire("geki-de-l-ours", "cosmos") is not draws, "1 and 2 would be enough"


@rule("seiya:faq:hyoga-common:1")
def test_ruling_of_several_hyoga_beside_him_one_is_bound(table: Factory) -> None:
    """Before the card is drawn; while one is bound, the next who draws binds nobody more."""
    hand = ["hyoga-verycommon", "hyoga-uncommon-asgard", "hyoga-common", "hyoga-common", "oko"]
    side = Side(hand=hand, wounded=["leda"], draw=["jaki", "cassios"])
    t = table(seiya=side, field=["geki-de-l-ours"])
    t.seiya.play("hyoga-verycommon").play("hyoga-uncommon-asgard").decline()
    t.seiya.play("hyoga-common").accept()
    t.pending("choose-pledge", "seiya")
    assert t.seiya.options == ["hyoga-verycommon>1", "hyoga-uncommon-asgard>1"]
    assert t.seiya.hand == ["hyoga-common", "oko"], "nothing is drawn yet"
    t.seiya.choose("hyoga-verycommon")
    assert t.seiya.hand == ["hyoga-common", "oko", "cassios"]
    t.seiya.play("hyoga-common").accept()
    assert t.seiya.hand == ["oko", "cassios", "jaki"]
    assert [slug for slug in {*t.seiya.played} if t.seiya.can_heal_with(slug)] == ["hyoga-uncommon-asgard"]


@rule("seiya:faq:shun-common:1")
def test_ruling_shun_binds_himself_to_cosmos(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shun-common", "mu-du-belier"], wounded=["leda"], draw=["oko"]),
        field=["geki-de-l-ours"],
    )
    t.seiya.play("shun-common").accept().play("mu-du-belier")
    assert t.seiya.hand == ["oko"]
    assert not t.seiya.can_heal_with("shun-common")
    assert not t.seiya.can_acquire("geki-de-l-ours", "force"), "1 and 2 would be enough"


@rule("seiya:card:dauphin:1", "seiya:faq:dauphin:1", "seiya:faq:dauphin:2")
def test_ruling_the_price_of_dauphin_is_paid_for_the_turn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["doko-de-la-balance", "oko", "leda", "spica"]), field={1: "dauphin", 2: "dauphin", 3: "jaki"}
    )
    t.seiya.play("doko-de-la-balance", slot=1).play("oko", slot=1)
    assert not t.seiya.can_acquire("dauphin", "force"), "cards may face him, but the price is not paid"
    t.answer(0, ("pay:dauphin@1",))
    t.seiya.choose("leda")
    assert t.seiya.discard == ["leda"]
    assert "pay:dauphin@1" not in t.seiya.options, "once a turn"
    assert "pay:dauphin@2" in t.seiya.options, "the other Dauphin has a price of his own"
    t.seiya.acquire("dauphin", "force", using=["doko-de-la-balance"])
    assert "dauphin" in t.seiya.discard


@rule("seiya:card:dauphin:1")
def test_ruling_the_price_of_dauphin_is_due_again_in_another_turn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["leda"]),
        shun=Side(hand=["doko-de-la-balance", "oko"]),
        field={1: "dauphin", 6: "jaki"},
    )
    t.seiya.pay("dauphin").end_turn()
    t.shun.play("doko-de-la-balance", "dauphin")
    assert not t.shun.can_acquire("dauphin", "force")
    assert t.shun.can_pay("dauphin")


@rule("seiya:card:dauphin:1")
def test_ruling_dauphin_is_acquired_for_free_without_a_price(table: Factory) -> None:
    t = table(seiya=Side(hand=["geist"]), field=["jaki", "dauphin"])
    t.seiya.play("geist", "jaki").use("geist")
    assert sorted(t.seiya.discard) == ["dauphin", "geist"]


@rule("seiya:faq:armure-du-sagittaire:1", "seiya:faq:kuraggu:1", "seiya:faq:kuraggu:2")
def test_ruling_kuraggu_shields_saints_only(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "oko", "leda"]),
        field=["geki-de-l-ours", "kuraggu", "cassios", "armure-du-lion"],
    )
    t.seiya.play("armure-du-sagittaire").choose("oko")
    t.pending("choose-acquire", "seiya")
    assert t.seiya.can_choose("cassios")
    assert t.seiya.can_choose("kuraggu")
    assert not t.seiya.can_choose("geki-de-l-ours")
    t.seiya.choose("cassios")
    assert t.seiya.discard == ["cassios"]


@rule("seiya:classic:5.1.4.a:16")
def test_ruling_no_cost_falls_below_one(table: Factory) -> None:
    t = table(seiya=Side(hand=["cassios", "cassios", "seiya-verycommon"]), field={6: "sho-a-la-cloth-celeste"})
    t.seiya.play("cassios").play("cassios").play("seiya-verycommon").use("cassios")
    assert t.number("cost_force", "sho-a-la-cloth-celeste") == 1, "2, 1 less in slot 6, 2 less through Cassios"
    assert t.number("cost_cosmos", "sho-a-la-cloth-celeste") == 1
    t.seiya.acquire("sho-a-la-cloth-celeste", "force", using=["seiya-verycommon"])
    assert t.field == {}
