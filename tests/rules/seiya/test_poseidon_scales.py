"""The nine Scales: what they do for who acquires or wears them."""

import pytest

from tests.rules.seiya.names import BOXES, PILE, TITAN
from tests.scenario import Factory, Side, packet, rule


@rule("seiya:card:ecaille-de-poseidon:1")
def test_the_scale_of_poseidon_exchanges_a_character_of_the_discard_pile_with_a_marked_card(table: Factory) -> None:
    side = Side(armour="ecaille-de-poseidon", discard=["oko", "armure-du-lion"], frozen=["leda"], wounded=["jaki"])
    t = table(seiya=side, shun=Side(wounded=["spica"]), field=[TITAN], boxes=BOXES)
    t.seiya.use("ecaille-de-poseidon")
    t.pending("choose-exchange-with", "seiya")
    assert not t.seiya.can_choose("spica")
    t.seiya.choose("leda")
    assert (t.seiya.frozen, t.seiya.frost) == (["oko"], [2])
    assert sorted(t.seiya.discard) == ["armure-du-lion", "ecaille-de-poseidon", "leda"]


@rule("seiya:card:ecaille-de-poseidon:2")
def test_cards_acquired_beside_the_scale_of_poseidon_are_frozen_instead_of_discarded(table: Factory) -> None:
    hand = ["shura-du-capricorne", "misty-du-lezard", "misty-du-lezard", "jabu-de-la-licorne"]
    t = table(seiya=Side(hand=hand), field=["ecaille-de-poseidon", "oko", "nachi-du-loup"], boxes=BOXES)
    t.seiya.play("shura-du-capricorne", "oko").acquire("oko", "force")
    assert (t.seiya.frozen, t.seiya.frost) == (["oko"], [2])
    for slug in hand[1:]:
        t.seiya.play(slug, "nachi-du-loup")
    t.seiya.acquire("nachi-du-loup", "cosmos")
    assert t.seiya.hand == ["nachi-du-loup"], "by Cosmos it goes to the hand as usual"


@rule("seiya:card:ecaille-de-poseidon:2")
def test_neither_that_scale_itself_nor_cards_from_elsewhere_are_frozen(table: Factory) -> None:
    hand = ["krishna-de-chrysaor", "shura-du-capricorne"]
    t = table(seiya=Side(hand=hand), shun=Side(wounded=["oko"]), field=["ecaille-de-poseidon"], boxes=BOXES)
    t.seiya.play("krishna-de-chrysaor").use("krishna-de-chrysaor")
    t.seiya.play("shura-du-capricorne", "oko").acquire("oko", "force")
    assert t.seiya.frozen == []
    assert "oko" in t.seiya.discard
    hand = packet("seiya", count=4)
    t = table(seiya=Side(hand=hand), field=["ecaille-de-poseidon", TITAN], epic="volonte-propre", boxes=BOXES)
    t.seiya.power("epopee-volonte-propre")
    assert t.seiya.frozen == []
    assert "ecaille-de-poseidon" in t.seiya.discard


@rule("seiya:card:ecaille-de-la-sirene:1")
@pytest.mark.parametrize("exchanges", [True, False])
def test_the_scale_of_the_siren_may_exchange_a_saint_of_a_hand_for_a_card_of_that_rank(
    table: Factory, exchanges: bool
) -> None:
    t = table(
        seiya=Side(hand=["armure-d-andromede", "oko", "shiva-du-paon", "geist"], armour="ecaille-de-la-sirene"),
        shun=Side(hand=["spica"]),
        ikki=Side(hand=["leda", "jaki", "shura-du-capricorne", "armure-du-lion", "misty-du-lezard"]),
        field=[TITAN],
        boxes=BOXES,
    )
    t.seiya.use("ecaille-de-la-sirene").choose_player("ikki")
    t.pending("use-effect", "seiya")
    if not exchanges:
        t.seiya.decline()
        assert t.seiya.hand == ["armure-d-andromede", "oko", "shiva-du-paon", "geist"]
        return
    t.seiya.accept()
    t.pending("choose-exchange", "seiya")
    offered = [key.split("@")[0] for key in t.seiya.options]
    assert offered == ["leda", "misty-du-lezard"], "Saints, but not Shura, for whom there is nothing to give"
    t.seiya.choose("leda")
    t.pending("choose-exchange-with", "seiya")
    assert t.seiya.options == ["armure-d-andromede", "geist"], "nothing else is common"
    t.seiya.choose("armure-d-andromede")
    assert sorted(t.seiya.hand) == ["geist", "leda", "oko", "shiva-du-paon"]
    assert sorted(t.ikki.hand) == [
        "armure-d-andromede", "armure-du-lion", "jaki", "misty-du-lezard", "shura-du-capricorne",
    ]  # fmt: skip
    assert t.shun.hand == ["spica"]


@rule("seiya:card:ecaille-du-kraken:1")
def test_the_scale_of_the_kraken_takes_an_own_marked_character_with_cosmos(table: Factory) -> None:
    side = Side(armour="ecaille-du-kraken", wounded=["leda", "shiva-du-paon"], frozen=["kiki", "armure-du-lion"])
    t = table(seiya=side, shun=Side(wounded=["misty-du-lezard"]), field=[TITAN], boxes=BOXES)
    t.seiya.use("ecaille-du-kraken")
    t.pending("choose-take", "seiya")
    assert sorted(key.split("@")[0] for key in t.seiya.options) == ["kiki", "shiva-du-paon"]
    t.seiya.choose("kiki")
    assert (t.seiya.hand, t.seiya.frozen) == (["kiki"], ["armure-du-lion"])


@rule("seiya:card:ecaille-du-kraken:1")
def test_the_scale_of_the_kraken_needs_such_a_character(table: Factory) -> None:
    side = Side(armour="ecaille-du-kraken", wounded=["leda"], frozen=["armure-du-lion"])
    t = table(seiya=side, field=[TITAN], boxes=BOXES)
    assert not t.seiya.can_activate("ecaille-du-kraken")


@rule("seiya:card:ecaille-des-lyumnades:1")
def test_the_scale_of_the_lymnades_applies_an_arrival_effect_of_the_field(table: Factory) -> None:
    side = Side(armour="ecaille-des-lyumnades", hand=["oko"], draw=["leda"])
    t = table(seiya=side, field=["athena", "spartan", "jaki"], boxes=BOXES)
    t.seiya.use("ecaille-des-lyumnades")
    t.pending("choose-perform", "seiya")
    assert t.seiya.options == ["athena@1", "spartan@2"]
    t.seiya.choose("spartan")
    t.pending("choose-wound", "seiya")
    t.seiya.choose("oko")
    assert (t.seiya.wounded, t.seiya.hand) == (["oko"], ["leda"])
    assert "spartan" in t.field.values()


@rule("seiya:card:ecaille-des-lyumnades:1")
def test_the_scale_of_the_lymnades_needs_an_arrival_effect(table: Factory) -> None:
    t = table(seiya=Side(armour="ecaille-des-lyumnades"), field=["jaki"], boxes=BOXES)
    assert not t.seiya.can_activate("ecaille-des-lyumnades")


@rule("seiya:card:ecaille-de-chrysaor:1")
def test_the_scale_of_chrysaor_makes_a_rare_character_cheaper_by_four_and_four(table: Factory) -> None:
    t = table(
        seiya=Side(armour="ecaille-de-chrysaor"),
        field=["kanon-du-dragon-des-mers", "io-de-scylla", "shiva-du-paon", "ecaille-du-kraken"],
        boxes=BOXES,
    )
    t.seiya.use("ecaille-de-chrysaor")
    t.pending("choose-affect", "seiya")
    assert t.seiya.options == ["kanon-du-dragon-des-mers@1", "io-de-scylla@2"]
    t.seiya.choose("kanon-du-dragon-des-mers")
    assert t.number("cost_force", "kanon-du-dragon-des-mers") == 5
    assert t.number("cost_cosmos", "kanon-du-dragon-des-mers") == 5
    assert t.number("cost_force", "io-de-scylla") == 7
    assert t.seiya.destroyed == ["ecaille-de-chrysaor"]


@rule("seiya:card:ecaille-de-scylla:2")
def test_when_the_scale_of_scylla_is_acquired_each_freezes_a_card_of_the_hand(table: Factory) -> None:
    hand = ["shiva-du-paon", "aghora-du-lotus", "oko", "jaki"]
    t = table(
        seiya=Side(hand=hand),
        shun=Side(hand=["armure-du-lion", "leda"]),
        ikki=Side(),
        field=["ecaille-de-scylla"],
        boxes=BOXES,
    )
    t.seiya.play("shiva-du-paon").play("aghora-du-lotus").acquire("ecaille-de-scylla", "cosmos")
    t.pending("choose-freeze", "seiya")
    assert t.seiya.options == ["oko", "jaki"], "one of them must be frozen"
    t.seiya.choose("jaki")
    t.pending("choose-freeze", "shun")
    t.shun.choose("armure-du-lion")
    assert (t.seiya.frozen, t.seiya.hand) == (["jaki"], ["oko", "ecaille-de-scylla"])
    assert (t.shun.frozen, t.shun.frost) == (["armure-du-lion"], [2])


@rule("seiya:card:ecaille-du-cheval-des-mers:1")
def test_the_scale_of_the_sea_horse_gives_a_hero_in_play_a_cosmos(table: Factory) -> None:
    side = Side(hand=["ecaille-du-cheval-des-mers", "seiya-verycommon", "seiya-common", "oko"])
    t = table(seiya=side, field=[TITAN], boxes=BOXES)
    t.seiya.play("seiya-verycommon").play("seiya-common").play("oko").play("ecaille-du-cheval-des-mers")
    t.pending("choose-affect", "seiya")
    assert not t.seiya.can_choose("oko")
    t.seiya.choose("seiya-verycommon")
    assert t.seiya.cosmos_of("seiya-verycommon") == 1
    assert t.seiya.cosmos_of("seiya-common") == 1
    assert t.seiya.armour == ["ecaille-du-cheval-des-mers"]


@rule("seiya:card:ecaille-du-cheval-des-mers:1")
def test_the_scale_of_the_sea_horse_need_not_be_used(table: Factory) -> None:
    t = table(seiya=Side(hand=["ecaille-du-cheval-des-mers", "seiya-verycommon"]), field=[TITAN], boxes=BOXES)
    t.seiya.play("seiya-verycommon").play("ecaille-du-cheval-des-mers").decline()
    assert t.seiya.cosmos_of("seiya-verycommon") == 0


@rule("seiya:card:ecaille-de-la-sirene-marine:1")
def test_the_scale_of_the_mermaid_draws_by_marinas_and_scales_on_the_field(table: Factory) -> None:
    field = ["kiki", "io-de-scylla", "ecaille-du-kraken", "oko", "armure-du-lion"]
    t = table(seiya=Side(armour="ecaille-de-la-sirene-marine", draw=PILE), field=field, boxes=BOXES)
    t.seiya.use("ecaille-de-la-sirene-marine")
    assert t.seiya.hand == ["leda"] * 3


@rule("seiya:card:ecaille-de-la-sirene-marine:1")
@pytest.mark.parametrize("slug", ["kiki", "ecaille-du-kraken"])
def test_one_marina_or_scale_is_enough_for_the_scale_of_the_mermaid(table: Factory, slug: str) -> None:
    t = table(seiya=Side(armour="ecaille-de-la-sirene-marine", draw=PILE), field=["oko", slug], boxes=BOXES)
    t.seiya.use("ecaille-de-la-sirene-marine")
    assert t.seiya.hand == ["leda"]


@rule("seiya:card:ecaille-de-la-sirene-marine:1")
def test_the_scale_of_the_mermaid_draws_nothing_without_them(table: Factory) -> None:
    t = table(seiya=Side(armour="ecaille-de-la-sirene-marine", draw=PILE), field=["oko"], boxes=BOXES)
    assert not t.seiya.can_activate("ecaille-de-la-sirene-marine")
