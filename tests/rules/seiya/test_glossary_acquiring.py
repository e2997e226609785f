"""The glossary: acquiring cards, and what they cost."""

import pytest

from tests.scenario import Factory, Side, rule

# Acquiring


@rule("seiya:glossary:acquerir:1")
def test_a_card_is_acquired_when_its_cost_is_reached(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon", "doko-de-la-balance"]), field=["jabu-de-la-licorne"])
    t.seiya.play("seiya-verycommon")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "force"), "1 Force of 3"
    t.seiya.play("doko-de-la-balance")
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "cosmos"), "2 Cosmos of 3"
    t.seiya.acquire("jabu-de-la-licorne", "force", using=["doko-de-la-balance"])
    assert "jabu-de-la-licorne" in t.seiya.discard
    assert t.field == {}


@rule("seiya:glossary:acquerir:2")
def test_several_cards_add_up_their_force_or_their_cosmos(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon", "mu-du-belier", "deathmask-du-cancer"]), field=["jabu-de-la-licorne"]
    )
    t.seiya.play("mu-du-belier").play("seiya-verycommon")
    assert t.seiya.can_acquire("jabu-de-la-licorne", "force"), "2 Force and 1 Force"
    assert not t.seiya.can_acquire("jabu-de-la-licorne", "cosmos"), "Force does not help Cosmos"
    t.seiya.play("deathmask-du-cancer")
    t.seiya.acquire("jabu-de-la-licorne", "cosmos", using=["mu-du-belier", "deathmask-du-cancer"])
    assert t.seiya.hand == ["jabu-de-la-licorne"]
    assert t.seiya.discard == ["mu-du-belier", "deathmask-du-cancer"]
    assert t.seiya.played == ["seiya-verycommon"]


@rule("seiya:glossary:acquerir:3")
def test_a_card_acquired_by_force_is_discarded_and_its_effects_apply(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        shun=Side(hand=["cassios", "jaki"]),
        field={6: "aphrodite-des-poissons"},
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance")
    t.seiya.acquire("aphrodite-des-poissons", "force")
    assert "aphrodite-des-poissons" in t.seiya.discard
    assert t.seiya.hand == []
    assert sorted(t.shun.wounded) == ["cassios", "jaki"]
    assert t.flames == 11


@rule("seiya:glossary:acquerir:4")
def test_a_card_acquired_by_cosmos_goes_to_hand_and_may_be_played(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"], armour="armure-du-lion"),
        field={1: "mu-du-belier", 2: "jaki"},
    )
    t.seiya.play("shaka-de-la-vierge", "mu-du-belier").play("aghora-du-lotus", "mu-du-belier")
    t.seiya.acquire("mu-du-belier", "cosmos")
    assert t.seiya.hand == ["mu-du-belier"]
    assert t.flames == 11
    t.seiya.play("mu-du-belier", "jaki")
    assert t.seiya.played == ["mu-du-belier"]


@rule("seiya:glossary:acquerir:4")
def test_a_card_acquired_by_cosmos_applies_its_defeated_effect(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shaka-de-la-vierge", "aghora-du-lotus"], draw=["cassios", "jaki"]),
        field=["shiryu-de-la-balance"],
    )
    t.seiya.play("shaka-de-la-vierge").play("aghora-du-lotus")
    t.seiya.acquire("shiryu-de-la-balance", "cosmos")
    assert t.seiya.wounded == ["shaka-de-la-vierge", "aghora-du-lotus"]
    assert sorted(t.seiya.hand) == ["cassios", "jaki", "shiryu-de-la-balance"]


@rule("seiya:glossary:acquerir:5")
def test_a_card_acquired_through_an_effect_goes_to_the_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["dio-de-la-mouche"]), field=["armure-du-lion"])
    t.seiya.play("dio-de-la-mouche").use("dio-de-la-mouche")
    assert t.seiya.discard == ["armure-du-lion"]
    assert t.seiya.hand == []


@rule("seiya:glossary:acquerir:6")
def test_a_card_acquired_for_free_from_the_field_activates_defeated_and_flame(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "cassios"]),
        shun=Side(wounded=["jaki"]),
        field=["babel-du-centaure"],
    )
    t.seiya.play("armure-du-sagittaire").choose("cassios")
    assert t.seiya.discard == ["babel-du-centaure"]
    assert t.shun.destroyed == ["jaki"]

    t = table(seiya=Side(hand=["armure-du-sagittaire", "cassios"]), field=["mu-du-belier"])
    t.seiya.play("armure-du-sagittaire").choose("cassios")
    assert t.seiya.discard == ["mu-du-belier"]
    assert t.flames == 11


@rule("seiya:glossary:acquerir:6")
@pytest.mark.parametrize("slug", ["babel-du-centaure", "mu-du-belier"])
def test_a_card_gained_from_elsewhere_activates_neither_defeated_nor_flame(table: Factory, slug: str) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        shun=Side(wounded=["jaki"]),
        field=["dante-de-cerbere"],
        reserve=[slug],
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").acquire("dante-de-cerbere", "force")
    assert slug in t.seiya.discard
    assert t.shun.wounded == ["jaki"]
    assert t.flames == 12


@rule("seiya:glossary:vaincu:1")
def test_defeated_is_mandatory_between_the_field_and_the_new_place(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance"]),
        shun=Side(wounded=["jaki", "cassios", "oko"]),
        field=["babel-du-centaure"],
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").acquire("babel-du-centaure", "force")
    t.pending("choose-destroy", "seiya")
    assert "no" not in t.seiya.options
    assert t.field == {}
    assert t.slugs("limbo") == ["babel-du-centaure"]
    assert "babel-du-centaure" not in t.seiya.discard + t.seiya.hand
    t.seiya.choose("jaki")
    assert "babel-du-centaure" in t.seiya.discard
    assert t.shun.wounded == ["cassios", "oko"], "once"


# Costs


@rule("seiya:glossary:cout-d-acquisition:1")
def test_the_cost_is_the_total_that_the_cards_taking_part_must_reach(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["doko-de-la-balance", "shura-du-capricorne", "seiya-verycommon"]),
        field={1: "jaki", 6: "capella-du-cocher"},
    )
    assert t.number("cost_force", "capella-du-cocher") == 3
    assert t.number("cost_force", "jaki") == 3
    t.seiya.play("seiya-verycommon", "jaki").play("doko-de-la-balance", "capella-du-cocher")
    assert t.seiya.can_acquire("capella-du-cocher", "force")
    assert not t.seiya.can_acquire("jaki", "force"), "what faces another card does not take part"
    t.seiya.play("shura-du-capricorne", "jaki")
    assert t.seiya.can_acquire("jaki", "force"), "4 is more than 3"


@rule("seiya:glossary:cosmos:2", "seiya:glossary:cout-d-acquisition:3")
def test_a_missing_cosmos_cost_stays_missing(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["cassios", "shaka-de-la-vierge", "doko-de-la-balance"], armour="armure-du-lion"),
        field={6: "algol-de-persee"},
    )
    t.seiya.play("shaka-de-la-vierge").play("doko-de-la-balance").play("cassios")
    t.seiya.use("cassios")
    assert t.number("cost_force", "algol-de-persee") == 2, "5, 1 less in slot 6, 2 less through Cassios"
    assert t.number("cost_cosmos", "algol-de-persee") is None
    assert t.seiya.can_acquire("algol-de-persee", "force")
    assert not t.seiya.can_acquire("algol-de-persee", "cosmos")


@rule("seiya:glossary:cosmos:2", "seiya:glossary:cout-d-acquisition:3")
def test_only_an_effect_opens_the_way_of_cosmos(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["aghora-du-lotus", "shiva-du-paon", "hyoga-verycommon"], armour="armure-du-lion"),
        field=["camus-du-verseau"],
    )
    t.seiya.play("aghora-du-lotus").play("shiva-du-paon")
    assert not t.seiya.can_acquire("camus-du-verseau", "cosmos")
    t.seiya.play("hyoga-verycommon")
    assert t.seiya.can_acquire("camus-du-verseau", "cosmos")


@rule("seiya:glossary:force:2", "seiya:glossary:cout-d-acquisition:2")
def test_a_missing_force_cost_stays_missing(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["capella-du-cocher", "shura-du-capricorne", "doko-de-la-balance"]),
        field={6: "athena"},
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").play("capella-du-cocher")
    t.seiya.use("capella-du-cocher")
    assert t.number("cost_force", "athena") is None
    assert t.number("cost_cosmos", "athena") == 3, "4, 1 less in slot 6"
    assert not t.seiya.can_acquire("athena", "force")
    assert t.seiya.can_acquire("athena", "cosmos")


@rule("seiya:glossary:force:2", "seiya:glossary:cout-d-acquisition:2")
def test_only_an_effect_opens_the_way_of_force(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["algethi-d-hercule", "shura-du-capricorne", "doko-de-la-balance"]),
        field=["armure-du-lion"],
    )
    t.seiya.play("algethi-d-hercule").play("shura-du-capricorne").play("doko-de-la-balance")
    assert not t.seiya.can_acquire("armure-du-lion", "force")
    t.seiya.use("algethi-d-hercule")
    assert t.seiya.can_acquire("armure-du-lion", "force")
