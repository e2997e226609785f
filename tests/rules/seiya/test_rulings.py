"""The rulings of docs/rulings.md: what the rulebooks leave open, as it is played here."""

import pytest

from pioche.games.seiya import Config, new
from pioche.games.seiya.card import ARMOUR_TYPE
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.field import definition
from tests.scenario import Factory, Side, rule

BY_SLUG = {card.slug: card for card in ALL}
SIX = ["jaki", "oko", "phaeton", "cassios", "leda", "spica"]


# Playing and acquiring


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


# Discarding, drawing, healing


@rule("seiya:glossary:defausser:2", "seiya:glossary:defausser:4", "seiya:faq:armure-de-la-vierge:1")
def test_ruling_an_activated_card_is_discarded_before_its_effect(table: Factory) -> None:
    t = table(seiya=Side(hand=["misty-du-lezard"], wounded=["jaki"], discard=["oko"]), field=["cassios"])
    t.seiya.play("misty-du-lezard").use("misty-du-lezard")
    assert sorted(t.seiya.hand) == ["misty-du-lezard", "oko"], "he was shuffled into the new draw pile"


@rule("seiya:glossary:defausser:2")
@pytest.mark.parametrize("arriving", ["ecaille-du-cheval-des-mers", "trident-de-poseidon"])
def test_ruling_a_card_discarded_by_another_is_there_at_once(table: Factory, arriving: str) -> None:
    """Who has no other card left draws the very cards that the same effect has just discarded."""
    armour, hand = "armure-du-lion", ["oko", "leda", "jaki", "cassios"]
    t = table(seiya=Side(hand=[*hand, armour]), field={6: "gigas"}, reserve=[*["spica"] * 5, arriving])
    t.seiya.end_turn()
    if arriving == "ecaille-du-cheval-des-mers":
        t.seiya.choose(armour)
    assert t.events("discard"), "the Armour to draw cards, or the whole hand"
    assert sorted(t.seiya.hand) == sorted([*hand, armour])
    assert (t.seiya.discard, t.seiya.draw) == ([], [])


@rule("seiya:faq:armure-de-la-vierge:2")
def test_ruling_the_virgo_armour_counts_itself(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", draw=["oko"]), field=["jaki"])
    t.seiya.use("armure-de-la-vierge")
    assert sorted(t.seiya.hand) == ["armure-de-la-vierge", "oko"]

    t = table(seiya=Side(armour="armure-de-la-vierge"), field=["jaki"])
    assert not t.seiya.can_activate("armure-de-la-vierge")


@rule("seiya:faq:jaki:1", "seiya:faq:jaki:2")
def test_ruling_jaki_may_take_back_himself(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki"]), field=["oko"])
    t.seiya.play("jaki").use("jaki")
    assert t.seiya.discard == ["jaki"]
    assert t.seiya.destroyed == []


@rule("seiya:card:albior-de-cephee:2")
def test_ruling_albior_may_take_back_himself(table: Factory) -> None:
    t = table(seiya=Side(hand=["albior-de-cephee"], discard=["leda"]), field=["oko"])
    t.seiya.play("albior-de-cephee").use("albior-de-cephee")
    t.pending("choose-take", "seiya")
    assert t.seiya.can_choose("leda")
    t.seiya.choose("albior-de-cephee")
    assert t.seiya.hand == ["albior-de-cephee"]


@rule("seiya:glossary:pioche:2", "seiya:glossary:piocher:2")
def test_ruling_the_draw_pile_is_rebuilt_when_a_card_must_be_drawn(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["phaeton", "oko"], draw=["jaki", "leda"], discard=["spica"]),
        field=["cassios"],
    )
    t.seiya.play("phaeton").choose("oko")
    assert (t.seiya.draw, t.seiya.discard) == ([], ["spica"]), "empty, but nothing must be drawn"
    t.seiya.end_turn()
    assert sorted(t.seiya.hand) == ["jaki", "leda", "phaeton", "spica"]


@rule("seiya:classic:5.1.6:4")
def test_ruling_a_heal_value_heals_from_one_to_that_many(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena"], wounded=["jaki", "oko", "leda"]), field=["cassios"])
    t.seiya.play("athena").heal_with("athena")
    decision = t.pending("choose-heal", "seiya")
    assert (decision.least, decision.most) == (1, 2)
    t.seiya.choose("oko")
    assert t.seiya.wounded == ["jaki", "leda"]
    assert "athena" in t.seiya.discard


@rule("seiya:classic:5.1:5", "seiya:faq:mu-du-belier:1")
def test_ruling_an_effect_that_can_do_nothing_is_not_offered(table: Factory) -> None:
    t = table(seiya=Side(hand=["docrates", "mu-du-belier"], discard=["oko"]), field={2: "algol-de-persee"})
    t.seiya.play("docrates").play("mu-du-belier")
    assert not t.seiya.can_activate("docrates"), "no very common or common card to remove"
    assert not t.seiya.can_activate("mu-du-belier"), "no Armour to take"


# The field


@rule("seiya:classic:5.2:9")
def test_ruling_each_arrival_is_resolved_before_the_next_card(table: Factory) -> None:
    """Aiolos removes a Flame if another Gold Saint is on the field: Mu comes after him, too late."""
    t = table(seiya=Side(), field={1: "jaki"}, reserve=["mu-du-belier", "aiolos-du-sagittaire"])
    t.seiya.end_turn()
    assert (t.field[5], t.field[4]) == ("aiolos-du-sagittaire", "mu-du-belier")
    assert t.flames == 12

    t = table(seiya=Side(), field={1: "jaki"}, reserve=["aiolos-du-sagittaire", "mu-du-belier"])
    t.seiya.end_turn()
    assert t.flames == 11


@rule("seiya:card:pope:1")
def test_ruling_the_filling_stops_when_only_returned_cards_are_left(table: Factory) -> None:
    t = table(seiya=Side(), field=SIX, reserve=["pope"])
    t.seiya.end_turn()
    assert len(t.field) == 5
    assert t.reserve == ["pope"]
    assert len(t.events("arrive")) == 1
    t.pending("main-phase", "shun")


@rule("seiya:card:pope:1")
def test_ruling_cards_that_joined_the_reserve_meanwhile_still_arrive(table: Factory) -> None:
    t = table(seiya=Side(), field=SIX, reserve=["pope"], removed=["mu-du-belier"])
    t.seiya.end_turn()
    assert t.field[1] == "mu-du-belier"
    assert t.reserve == ["pope"]


@rule("seiya:faq:gigas:6")
def test_ruling_arrival_does_not_trigger_on_removal(table: Factory) -> None:
    t = table(seiya=Side(hand=["gigas"]), field=["armure-du-lion", "ptolemy-de-la-fleche"], reserve=["jaki"])
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert (t.removed, t.field[2], t.flames) == (["ptolemy-de-la-fleche"], "jaki", 12)

    t = table(seiya=Side(hand=["gigas"]), field=["armure-du-lion", "mu-du-belier"], reserve=["ptolemy-de-la-fleche"])
    t.seiya.play("gigas", "armure-du-lion").use("gigas")
    assert t.flames == 10, "the Flame of Mu, and the Arrival of Ptolemy who took his place"


@rule("seiya:classic:6:7")
def test_ruling_the_game_ends_when_reserve_and_field_are_empty(table: Factory) -> None:
    t = table(seiya=Side(discard=["oko"]), shun=Side(hand=["leda"]), field={5: "phaeton", 6: "jaki"})
    t.seiya.end_turn()
    assert t.field == {6: "phaeton"}, "the other slots stay empty"
    t.shun.end_turn()
    assert t.over
    assert t.flames == 12
    assert t.winners == ["seiya"]


@rule("seiya:classic:6:7")
def test_ruling_an_empty_field_does_not_cut_the_round_short(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(hand=["leda", "armure-du-lion"]), field={6: "jaki"})
    t.seiya.end_turn()
    assert t.field == {}
    t.pending("main-phase", "shun")
    assert t.shun.options == ["play:armure-du-lion", "end"], "there is nothing to face"
    t.shun.end_turn()
    assert t.over


@rule("seiya:classic:6:7")
def test_ruling_pope_alone_does_not_keep_the_game_going(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), field={6: "jaki"}, reserve=["pope"])
    t.seiya.end_turn()
    assert (t.field, t.reserve) == ({}, ["pope"])
    t.shun.end_turn()
    assert t.over, "nothing is left that could stay on the field"


@rule("seiya:classic:5.3:1", "seiya:classic:5.3:2")
def test_ruling_the_official_variant_is_an_option_of_the_base_game(table: Factory) -> None:
    t = table(seiya=Side(), field={2: "jaki", 4: "mu-du-belier"}, variant=True)
    t.seiya.end_turn()
    assert (t.removed, t.field, t.flames) == (["mu-du-belier"], {6: "jaki"}, 11)

    t = table(seiya=Side(), field={2: "jaki", 4: "mu-du-belier"})
    t.seiya.end_turn()
    assert (t.removed, t.flames) == ([], 12)
    assert not Config().variant


# Cards


@rule("seiya:card:armure-de-pegase:1", "seiya:faq:armure-de-pegase:1")
@pytest.mark.parametrize(
    ("rank", "aside", "can"),
    [("verycommon", ["seiya-common"], True), ("verycommon", [], False), ("common", ["seiya-common"], False)],
)
def test_ruling_a_pair_rises_only_to_a_card_set_aside(table: Factory, rank: str, aside: list[str], can: bool) -> None:
    t = table(seiya=Side(hand=[f"seiya-{rank}"] * 2, armour="armure-de-pegase", aside=aside), field=["jaki"])
    assert t.seiya.can_activate("armure-de-pegase") == can


@rule("seiya:faq:doko-de-la-balance:4", "seiya:faq:doko-de-la-balance:5")
def test_ruling_doko_gives_any_hero_of_the_own_discard_pile_into_hand(table: Factory) -> None:
    t = table(
        seiya=Side(draw=["oko"] * 5, discard=["seiya-common", "seiya-verycommon", "jaki"]),
        shun=Side(discard=["shun-common", "geki-de-l-ours"]),
        field=SIX,
        reserve=["doko-de-la-balance"],
    )
    t.seiya.end_turn()
    t.pending("choose-take", "seiya")
    assert not t.seiya.can_choose("jaki")
    assert not t.seiya.can_choose("shun-common")
    t.seiya.choose("seiya-common")
    assert "seiya-common" in t.seiya.hand
    t.pending("choose-take", "shun")
    assert not t.shun.can_choose("geki-de-l-ours")
    t.shun.decline()
    assert t.shun.discard == ["shun-common", "geki-de-l-ours"]


@rule("seiya:faq:saga-des-gemeaux:1")
@pytest.mark.parametrize(("flames", "force", "cosmos"), [(0, 3, 1), (1, 1, 3), (2, 3, 1)])
def test_ruling_saga_takes_zero_for_an_even_number(table: Factory, flames: int, force: int, cosmos: int) -> None:
    t = table(seiya=Side(hand=["saga-des-gemeaux"]), field=["jaki"], flames=flames)
    t.seiya.play("saga-des-gemeaux")
    assert (t.seiya.force_of("saga-des-gemeaux"), t.seiya.cosmos_of("saga-des-gemeaux")) == (force, cosmos)


@rule("seiya:card:shiryu-de-la-balance:1", "seiya:faq:shiryu-de-la-balance:1")
def test_ruling_the_bonus_of_shiryu_follows_the_wounded_heroes(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shiryu-de-la-balance", "ikki-common", "athena"], wounded=["seiya-common", "oko"]),
        shun=Side(wounded=["shun-verycommon"]),
        field=["jaki"],
    )
    t.seiya.play("ikki-common").play("athena").play("shiryu-de-la-balance").use("shiryu-de-la-balance")
    assert (t.seiya.force_of("ikki-common"), t.seiya.cosmos_of("ikki-common")) == (3, 3), "two wounded Heroes"
    t.seiya.heal_with("athena", "seiya-common")
    assert (t.seiya.force_of("ikki-common"), t.seiya.cosmos_of("ikki-common")) == (2, 2), "one is healed"


@rule("seiya:card:seiya-du-sagittaire:2")
def test_ruling_seiya_du_sagittaire_does_not_take_himself(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"]),
        field={6: "seiya-du-sagittaire"},
        removed=["jaki", "oko"],
    )
    t.seiya.play("shaka-de-la-vierge").play("aghora-du-lotus").acquire("seiya-du-sagittaire", "cosmos")
    t.pending("choose-take", "seiya")
    assert not t.seiya.can_choose("seiya-du-sagittaire")
    t.seiya.choose("oko")
    assert t.seiya.hand == ["oko"]
    assert t.removed == ["jaki", "seiya-du-sagittaire"]


@rule("seiya:faq:seiya-du-sagittaire:1")
def test_ruling_seiya_du_sagittaire_leaves_even_for_nothing(table: Factory) -> None:
    t = table(seiya=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"]), field={6: "seiya-du-sagittaire"})
    t.seiya.play("shaka-de-la-vierge").play("aghora-du-lotus").acquire("seiya-du-sagittaire", "cosmos")
    assert t.removed == ["seiya-du-sagittaire"]
    assert t.seiya.hand == []


@pytest.mark.parametrize(
    ("config", "there"),
    [(Config(promos=True), False), (Config(promos=True, asgard=True), True), (Config(asgard=True), False)],
)
def test_ruling_hyoga_du_verseau_waits_for_asgard(config: Config, there: bool) -> None:
    game = new(config, 0)
    common = [definition(game, ref) for zone in ("reserve", "field") for ref in game.cards_in(zone)]
    promos = {card.slug for card in common if card.set == "promo"}
    assert ("hyoga-du-verseau" in promos) is there
    assert ("seiya-du-sagittaire" in promos) is config.promos


@pytest.mark.parametrize(
    ("slug", "field", "kept"),
    [
        ("babel-du-centaure", "pv", 2),
        ("chevalier-des-flammes", "cost_force", 2),
        ("armure-du-verseau", "number", "028"),
        ("sirius-du-grand-chien", "number", "053"),
        ("phoenix-noir", "number", "076"),
        ("misty-du-lezard", "name", "Misty du Lézard"),
        ("algethi-d-hercule", "name", "Algethi d'Hercule"),
        ("seiya-verycommon", "copies", 9),
        ("freya", "heal", 1),
        ("syd-de-mizar", "number", "029"),
        ("ikki-uncommon-poseidon", "pv", 3),
        ("shun-transcended", "pv", None),
        ("kiki", "classes", ("Garde", "Marina")),
        ("kiki", "copies", 2),
        ("kanon-du-dragon-des-mers", "copies", 2),
        ("armure-de-pegase-asgard", "ranks", ("common", "uncommon")),
        ("robe-divine-alpha-dubhe", "ranks", ("uncommon", "rare")),
        ("robe-divine-zeta-alcor", "ranks", ("uncommon",)),
    ],
)
def test_ruling_printed_facts_on_which_the_sources_differ(slug: str, field: str, kept: object) -> None:
    assert getattr(BY_SLUG[slug], field) == kept


@rule("seiya:card:aiolia-du-lion:1", "seiya:faq:aiolia-du-lion:1")
def test_ruling_aiolia_needs_to_face_the_last_card_not_to_fight_it(table: Factory) -> None:
    t = table(seiya=Side(hand=["aiolia-du-lion"]), field={1: "jaki", 3: "armure-du-lion"})
    t.seiya.play("aiolia-du-lion", "armure-du-lion")
    assert (t.seiya.force_of("aiolia-du-lion"), t.seiya.cosmos_of("aiolia-du-lion")) == (3, 3)


@rule("seiya:card:albior-de-cephee:1")
def test_ruling_albior_needs_shun_beside_him_not_a_fight(table: Factory) -> None:
    t = table(seiya=Side(hand=["albior-de-cephee", "shun-verycommon"]), field={6: "geki-de-l-ours"})
    t.seiya.play("albior-de-cephee").play("shun-verycommon")
    assert t.seiya.cosmos_of("shun-verycommon") == 1
    t.seiya.acquire("geki-de-l-ours", "cosmos", using=["shun-verycommon"])
    assert t.seiya.hand == ["geki-de-l-ours"]


@rule("seiya:card:daichi-a-la-cloth-terrestre:1")
def test_ruling_daichi_needs_heroes_beside_him_not_a_fight(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["daichi-a-la-cloth-terrestre", "seiya-common", "ikki-common"]), field=["jabu-de-la-licorne"]
    )
    t.seiya.play("daichi-a-la-cloth-terrestre").play("seiya-common")
    assert t.number("cost_cosmos", "jabu-de-la-licorne") == 2
    t.seiya.play("ikki-common")
    t.seiya.acquire("jabu-de-la-licorne", "cosmos", using=["ikki-common"])
    assert t.seiya.hand == ["jabu-de-la-licorne"]


@rule("seiya:card:armure-du-sagittaire:1", "seiya:faq:armure-du-sagittaire:2", "seiya:faq:armure-du-sagittaire:3")
def test_ruling_the_sagittarius_armour_acquires(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "oko"]), shun=Side(wounded=["leda"]), field=["babel-du-centaure"]
    )
    t.seiya.play("armure-du-sagittaire").choose("oko")
    assert t.seiya.discard == ["babel-du-centaure"]
    assert t.shun.destroyed == ["leda"], "an acquisition: Defeated is activated"


# Players


@rule("seiya:classic:2:8")
def test_ruling_the_first_player_is_agreed_or_drawn_by_lot() -> None:
    assert [new(Config(players=3, first=seat), 0).active for seat in range(3)] == [0, 1, 2]
    drawn = [new(Config(players=3), seed).active for seed in range(30)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [new(Config(players=3), seed).active for seed in range(30)]


@rule("seiya:card:geist:2")
def test_ruling_several_players_act_from_the_active_one_in_seat_order(table: Factory) -> None:
    hand = ["oko", "leda", "spica", "jaki", "phaeton"]
    t = table(seiya=Side(hand=hand), shun=Side(hand=hand), ikki=Side(hand=hand), field=SIX, reserve=["geist"], first=1)
    t.shun.end_turn()
    for hero in ("shun", "ikki", "seiya"):
        t.pending("choose-destroy", hero)
        getattr(t, hero).choose("oko")
    t.pending("main-phase", "ikki")


def test_ruling_a_choice_from_a_hidden_hand_is_asked_even_when_forced(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"]), shun=Side(hand=["shun-common", "jaki"]), field=["spica"])
    t.seiya.play("oko").use("oko")
    t.pending("choose-destroy", "shun")
    assert t.shun.options == ["shun-common"]
    assert t.seiya.view.asked == (1,)
    t.shun.choose("shun-common")
    assert t.shun.destroyed == ["shun-common"]


def test_ruling_a_forced_choice_among_public_cards_is_not_asked(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-scorpion"), shun=Side(wounded=["jaki"]), field=["spica"])
    t.seiya.use("armure-du-scorpion")
    assert t.shun.destroyed == ["jaki"]


@rule("seiya:classic:7:3")
def test_ruling_tied_players_share_the_victory(table: Factory) -> None:
    t = table(
        seiya=Side(discard=["oko"]),
        shun=Side(hand=["cassios"]),
        ikki=Side(),
        field=[*SIX[:5], "mu-du-belier"],
        reserve=SIX,
        flames=1,
    )
    t.seiya.end_turn()
    t.shun.end_turn()
    t.ikki.end_turn()
    assert t.over
    assert t.winners == ["seiya", "shun"]


@rule("seiya:classic:5.1.2:2", "seiya:card:albior-de-cephee:2")
def test_ruling_a_main_phase_does_not_last_for_ever(table: Factory) -> None:
    t = table(seiya=Side(hand=["albior-de-cephee"]), field=["jaki"])
    for _ in range(150):
        t.seiya.play("albior-de-cephee", facing="jaki").use("albior-de-cephee")
    assert t.seiya.hand == ["albior-de-cephee"]
    assert t.seiya.options == ["end"]


@rule("seiya:faq:shiva-du-paon:1", "seiya:faq:aghora-du-lotus:1", "seiya:faq:marine-de-l-aigle:4")
def test_ruling_cosmos_gained_beside_marine_counts_in_a_fight(table: Factory) -> None:
    hand = ["seiya-verycommon", "marine-de-l-aigle", "shura-du-capricorne", "shura-du-capricorne"]
    for target, suffers in (("shiva-du-paon", True), ("aghora-du-lotus", False)):
        t = table(seiya=Side(hand=hand), field=[target, "jaki"])
        for slug in hand:
            t.seiya.play(slug, facing=target)
        t.seiya.acquire(target, by="force", using=hand[:2])
        assert ("seiya-verycommon" in t.seiya.wounded) is suffers


@rule("seiya:card:armure-du-sagittaire:1")
def test_ruling_an_armour_that_was_discarded_is_not_shuffled_into_the_reserve(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "oko"]),
        field=["moses-de-la-baleine"],
        reserve=["cassios"] * 3 + ["shaina-d-ophiuchus"],
    )
    t.seiya.play("armure-du-sagittaire").choose("oko")
    assert t.seiya.discard == ["armure-du-sagittaire", "moses-de-la-baleine"]
    assert "armure-du-sagittaire" not in t.reserve


@rule("seiya:faq:armure-du-scorpion:1")
def test_ruling_an_own_wounded_character_may_be_chosen_although_others_have_one(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-du-scorpion", wounded=["jaki"]), shun=Side(wounded=["oko"]), field=["cassios"])
    t.seiya.use("armure-du-scorpion")
    assert t.seiya.can_choose("oko")
    t.seiya.choose("jaki")
    assert t.seiya.destroyed == ["jaki"]
    assert t.shun.wounded == ["oko"]
