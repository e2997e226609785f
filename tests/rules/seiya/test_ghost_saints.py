"""Ghost Saints."""

from tests.scenario import Factory, Side, rule


@rule("seiya:card:geist:1", "seiya:faq:geist:2")
def test_geist_acquires_a_ghost_saint_for_free_into_the_discard_pile(table: Factory) -> None:
    t = table(seiya=Side(hand=["geist"]), field=["dauphin", "serpent-des-mers", "jaki", "pegase-noir", "geist"])
    t.seiya.play("geist", facing="jaki").use("geist")
    t.pending("choose-acquire", "seiya")
    assert sorted(t.seiya.options) == ["dauphin@1", "geist@5", "serpent-des-mers@2"]
    t.seiya.choose("serpent-des-mers")
    assert t.seiya.discard == ["geist", "serpent-des-mers"]
    assert t.seiya.hand == []
    assert t.field == {1: "dauphin", 3: "jaki", 4: "pegase-noir", 5: "geist"}


@rule("seiya:card:geist:1")
def test_geist_needs_a_ghost_saint_on_the_field(table: Factory) -> None:
    t = table(seiya=Side(hand=["geist"]), field=["jaki", "pegase-noir"])
    t.seiya.play("geist", facing="jaki")
    assert not t.seiya.can_activate("geist")


@rule("seiya:faq:geist:1")
def test_cards_facing_what_geist_acquires_stay_without_effect_until_upkeep(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geist", "seiya-verycommon"], draw=["oko"] * 5, wounded=["jaki"]), field=["dauphin", "jaki"]
    )
    t.seiya.play("seiya-verycommon", facing="dauphin").play("geist", facing="jaki").use("geist")
    assert t.seiya.played == ["seiya-verycommon"]
    assert t.seiya.can_heal_with("seiya-verycommon")
    t.seiya.end_turn()
    assert t.seiya.discard == ["geist", "dauphin", "seiya-verycommon"]


@rule("seiya:card:geist:2")
def test_when_geist_arrives_each_player_destroys_a_character_in_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["cassios", "armure-du-lion"]),
        shun=Side(hand=["oko", "armure-du-belier", "jaki"]),
        ikki=Side(hand=["armure-du-phoenix", "armure-du-cancer"]),
        field=["phaeton"],
        reserve=["geist"],
    )
    t.seiya.end_turn()
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["cassios"]
    t.seiya.choose("cassios")
    t.pending("choose-destroy", "shun")
    assert not t.shun.can_choose("armure-du-belier")
    t.shun.choose("jaki")
    t.pending("main-phase", "shun")
    assert t.seiya.destroyed == ["cassios"]
    assert t.shun.destroyed == ["jaki"]
    assert t.ikki.destroyed == []
    assert t.field == {5: "geist", 6: "phaeton"}


@rule("seiya:card:serpent-des-mers:1")
def test_the_sea_serpent_is_fought_by_three_characters_at_least(table: Factory) -> None:
    armour = "armure-de-pegase-asgard"  # it has Force, but is no Character
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "jaki", "cassios", "shura-du-capricorne"], armour=armour),
        field=["serpent-des-mers", "phaeton"],
    )
    t.seiya.play("shura-du-capricorne", facing="serpent-des-mers")
    assert not t.seiya.can_acquire("serpent-des-mers", by="force")
    t.seiya.play("jaki", facing="serpent-des-mers")
    assert not t.seiya.can_acquire("serpent-des-mers", by="force")
    t.seiya.play("cassios", facing="serpent-des-mers")
    fighters = ["shura-du-capricorne", "jaki", "cassios"]
    t.seiya.play("shura-du-capricorne", facing="phaeton")
    assert t.seiya.can_acquire("phaeton", by="force"), "one Character is enough for others"
    t.seiya.acquire("phaeton", by="force", using=["shura-du-capricorne"])
    t.seiya.acquire("serpent-des-mers", by="force", using=fighters)
    assert t.seiya.discard == ["phaeton", "shura-du-capricorne", "serpent-des-mers", *fighters]


@rule("seiya:card:serpent-des-mers:1")
def test_three_of_four_characters_may_fight_the_sea_serpent(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne", "jaki", "cassios", "oko"]), field=["serpent-des-mers"])
    for slug in ("shura-du-capricorne", "jaki", "cassios", "oko"):
        t.seiya.play(slug)
    t.seiya.acquire("serpent-des-mers", by="force")
    for slug in ("shura-du-capricorne", "jaki", "cassios"):
        assert "done" not in t.seiya.options
        t.seiya.choose(slug)
    t.seiya.choose("done")
    assert t.seiya.played == ["oko"]


@rule("seiya:faq:serpent-des-mers:1")
def test_a_card_facing_the_sea_serpent_may_be_activated_at_once(table: Factory) -> None:
    t = table(seiya=Side(hand=["gigas"]), field=["serpent-des-mers", "jaki"], reserve=["oko"])
    t.seiya.play("gigas", facing="serpent-des-mers").use("gigas").choose("jaki")
    assert t.field == {1: "serpent-des-mers", 2: "oko"}


@rule("seiya:faq:serpent-des-mers:2")
def test_a_character_that_heals_is_none_of_the_three_against_the_sea_serpent(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "jaki", "seiya-verycommon"], wounded=["oko"]),
        field=["serpent-des-mers"],
    )
    t.seiya.play("shura-du-capricorne").play("jaki").play("seiya-verycommon")
    assert t.seiya.can_acquire("serpent-des-mers", by="force")
    t.seiya.heal_with("seiya-verycommon")
    assert not t.seiya.can_acquire("serpent-des-mers", by="force")


@rule("seiya:card:dauphin:1")
def test_a_card_of_the_hand_must_be_discarded_to_fight_dauphin(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "jaki", "armure-du-lion", "shura-du-capricorne"]),
        field=["dauphin", "phaeton"],
    )
    t.seiya.play("shura-du-capricorne", facing="dauphin")
    t.seiya.play("shura-du-capricorne", facing="phaeton")
    assert not t.seiya.can_acquire("dauphin", by="force")
    assert t.seiya.can_acquire("phaeton", by="force"), "others ask no price"
    t.seiya.acquire("phaeton", by="force")
    t.seiya.pay("dauphin")
    t.pending("choose-discard", "seiya")
    assert t.seiya.options == ["jaki", "armure-du-lion"]
    t.seiya.choose("armure-du-lion")
    assert [event.seat for event in t.events("lift")] == [0], "Seiya may fight him now"
    t.seiya.acquire("dauphin", by="force")
    assert t.seiya.hand == ["jaki"]
    won = ["phaeton", "shura-du-capricorne"]
    assert t.seiya.discard == [*won, "armure-du-lion", "dauphin", "shura-du-capricorne"]


@rule("seiya:card:dauphin:1")
def test_dauphin_cannot_be_fought_with_an_empty_hand(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"]), field=["dauphin"])
    t.seiya.play("shura-du-capricorne")
    assert not t.seiya.can_pay("dauphin")
    assert not t.seiya.can_acquire("dauphin", by="force")


@rule("seiya:faq:dauphin:1")
def test_one_may_discard_for_dauphin_and_not_fight_him(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jaki"], draw=["oko"] * 5),
        shun=Side(hand=["shura-du-capricorne", "cassios"]),
        field=["dauphin"],
    )
    t.seiya.pay("dauphin")
    assert t.seiya.discard == ["jaki"]
    t.seiya.end_turn()
    assert t.field == {6: "dauphin"}
    t.shun.play("shura-du-capricorne")
    assert not t.shun.can_acquire("dauphin", by="force"), "what Seiya paid serves nobody else"
    assert t.shun.can_pay("dauphin")


@rule("seiya:faq:dauphin:2")
def test_one_discard_is_enough_for_all_who_fight_dauphin(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki", "oko", "cassios", "phaeton", "gigas"]), field=["dauphin"])
    t.seiya.play("jaki").pay("dauphin").choose("phaeton")
    t.seiya.play("oko").play("cassios")
    assert not t.seiya.can_pay("dauphin")
    t.seiya.acquire("dauphin", by="force")
    assert t.seiya.hand == ["gigas"]
    assert "dauphin" in t.seiya.discard


@rule("seiya:card:kuraggu:1", "seiya:faq:kuraggu:1", "seiya:faq:kuraggu:6")
def test_kuraggu_blocks_the_acquisition_of_other_saints_only(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne"] * 3, armour="armure-du-lion"),
        field={1: "kuraggu", 2: "spartan", 3: "jaki", 4: "sho-a-la-cloth-celeste"},
    )
    t.seiya.play("shura-du-capricorne", facing="spartan").play("shura-du-capricorne", facing="jaki")
    assert not t.seiya.can_acquire("spartan", by="force")
    assert not t.seiya.can_acquire("sho-a-la-cloth-celeste", by="cosmos")
    t.seiya.acquire("jaki", by="force")
    t.seiya.play("shura-du-capricorne", facing="kuraggu").acquire("kuraggu", by="force")
    assert t.seiya.can_acquire("spartan", by="force")
    assert t.seiya.can_acquire("sho-a-la-cloth-celeste", by="cosmos")


@rule("seiya:card:kuraggu:1")
def test_kuraggu_blocks_free_acquisitions_too(table: Factory) -> None:
    t = table(seiya=Side(hand=["geist"]), field=["dauphin", "kuraggu", "jaki"])
    t.seiya.play("geist", facing="jaki").use("geist")
    t.pending("main-phase", "seiya")
    assert t.seiya.discard == ["geist", "kuraggu"], "he is the only one who can be acquired"


@rule("seiya:faq:kuraggu:1")
def test_an_armour_can_be_acquired_in_spite_of_kuraggu(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shiva-du-paon", "aghora-du-lotus"]), field=["kuraggu", "armure-du-lion", "jabu-de-la-licorne"]
    )
    t.seiya.play("shiva-du-paon", facing="armure-du-lion").play("aghora-du-lotus", facing="armure-du-lion")
    t.seiya.acquire("armure-du-lion", by="cosmos")
    assert t.seiya.hand == ["armure-du-lion"]


@rule("seiya:faq:kuraggu:2")
def test_the_armour_of_sagittarius_does_not_get_round_kuraggu(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "cassios", "phaeton"]), field=["kuraggu", "spartan", "jaki", "athena"]
    )
    t.seiya.play("armure-du-sagittaire").choose("cassios")
    t.pending("choose-acquire", "seiya")
    assert not t.seiya.can_choose("spartan")
    assert t.seiya.can_choose("kuraggu")
    t.seiya.choose("jaki")
    assert t.seiya.discard == ["jaki"]


@rule("seiya:faq:kuraggu:5")
def test_two_kuraggu_do_not_block_each_other(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"] * 2), field=["kuraggu", "kuraggu"])
    t.seiya.play("shura-du-capricorne", slot=1).play("shura-du-capricorne", slot=2)
    assert "acquire:kuraggu@1:force" in t.seiya.options
    assert "acquire:kuraggu@2:force" in t.seiya.options
    t.seiya.acquire("kuraggu", by="force").acquire("kuraggu", by="force")
    assert t.field == {}
