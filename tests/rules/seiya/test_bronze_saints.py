"""Bronze Saints."""

from tests.scenario import Factory, Side, rule


@rule("seiya:card:jabu-de-la-licorne:1")
def test_jabu_makes_each_opponent_discard_a_hero_from_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jabu-de-la-licorne", "seiya-verycommon"]),
        shun=Side(hand=["shun-verycommon", "cassios", "shun-common"]),
        ikki=Side(hand=["cassios", "ikki-common"]),
        hyoga=Side(hand=["cassios", "jaki"]),
        field=["jaki"],
    )
    t.seiya.play("jabu-de-la-licorne").use("jabu-de-la-licorne")
    t.pending("choose-discard", "shun")
    assert t.shun.options == ["shun-verycommon", "shun-common"]
    t.shun.choose("shun-verycommon")
    t.pending("choose-discard", "ikki")
    t.ikki.choose("ikki-common")
    t.pending("main-phase", "seiya")
    assert t.shun.discard == ["shun-verycommon"]
    assert t.ikki.discard == ["ikki-common"]
    assert t.hyoga.discard == []
    assert t.seiya.discard == ["jabu-de-la-licorne"]
    assert t.seiya.hand == ["seiya-verycommon"]


@rule("seiya:card:ichi-de-l-hydre:1")
def test_ichi_wounds_all_common_heroes_in_the_opponents_discard_piles(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ichi-de-l-hydre"], discard=["seiya-common"]),
        shun=Side(discard=["shun-common", "shun-verycommon", "shun-common", "spartan"], hand=["shun-common"]),
        ikki=Side(discard=["ikki-common"]),
        field=["jaki"],
    )
    t.seiya.play("ichi-de-l-hydre").use("ichi-de-l-hydre")
    assert t.shun.wounded == ["shun-common", "shun-common"]
    assert t.shun.discard == ["shun-verycommon", "spartan"]
    assert t.shun.hand == ["shun-common"]
    assert t.ikki.wounded == ["ikki-common"]
    assert t.seiya.wounded == []
    assert t.seiya.discard == ["seiya-common", "ichi-de-l-hydre"]


@rule("seiya:card:nachi-du-loup:1")
def test_nachi_makes_each_opponent_discard_the_equipped_armour(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["nachi-du-loup"], armour="armure-de-pegase"),
        shun=Side(armour="armure-d-andromede", hand=["armure-du-lion"]),
        ikki=Side(armour="armure-du-belier", draw=["jaki"]),
        field=["jaki"],
    )
    t.seiya.play("nachi-du-loup").use("nachi-du-loup")
    assert (t.shun.armour, t.shun.discard) == ([], ["armure-d-andromede"])
    assert (t.ikki.armour, t.ikki.discard) == ([], ["armure-du-belier"])
    assert t.shun.hand == ["armure-du-lion"]
    assert t.seiya.armour == ["armure-de-pegase"]
    assert t.seiya.discard == ["nachi-du-loup"]


@rule("seiya:card:ban-du-petit-lion:1")
def test_ban_is_wounded_and_makes_each_opponent_wound_a_saint_of_the_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ban-du-petit-lion", "spartan"]),
        shun=Side(hand=["cassios", "shun-verycommon", "shun-common", "spartan"]),
        ikki=Side(hand=["cassios", "ikki-common"]),
        hyoga=Side(hand=["cassios", "jaki"]),
        field=["jaki"],
    )
    t.seiya.play("ban-du-petit-lion").use("ban-du-petit-lion")
    t.pending("choose-wound", "shun")
    assert t.shun.options == ["shun-common", "spartan"]
    t.shun.choose("spartan")
    t.pending("choose-wound", "ikki")
    t.ikki.choose("ikki-common")
    t.pending("main-phase", "seiya")
    assert t.shun.wounded == ["spartan"]
    assert t.ikki.wounded == ["ikki-common"]
    assert t.hyoga.wounded == []
    assert t.seiya.wounded == ["ban-du-petit-lion"]


@rule("seiya:card:geki-de-l-ours:1", "seiya:faq:geki-de-l-ours:1")
def test_geki_exchanges_a_common_hero_discarded_with_a_very_common_one_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geki-de-l-ours"], discard=["seiya-common"], destroyed=["seiya-verycommon"]),
        shun=Side(discard=["shun-common", "cassios", "spartan"], destroyed=["jaki", "shun-verycommon"]),
        ikki=Side(discard=["ikki-common"], destroyed=["jaki", "ikki-common"]),
        hyoga=Side(discard=["hyoga-verycommon"], destroyed=["hyoga-verycommon"]),
        shiryu=Side(discard=["shiryu-common"], destroyed=["shiryu-verycommon"]),
        field=["jaki"],
    )
    t.seiya.play("geki-de-l-ours").use("geki-de-l-ours")
    t.pending("choose-player", "seiya")
    assert t.seiya.options == ["player/0", "player/1", "player/4"]
    t.seiya.choose_player("shun")
    assert t.shun.discard == ["cassios", "spartan", "shun-verycommon"]
    assert t.shun.destroyed == ["jaki", "shun-common"]
    assert t.shiryu.destroyed == ["shiryu-verycommon"]
    assert t.seiya.discard == ["seiya-common", "geki-de-l-ours"]


@rule("seiya:card:geki-de-l-ours:1")
def test_gekis_player_says_which_heroes_of_the_other_are_exchanged(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geki-de-l-ours"]),
        shun=Side(
            discard=["shun-common", "shun-uncommon-asgard", "shun-uncommon-poseidon"],
            destroyed=["shun-verycommon", "ikki-verycommon"],
        ),
        field=["jaki"],
    )
    t.seiya.play("geki-de-l-ours").use("geki-de-l-ours")
    t.pending("choose-exchange", "seiya")
    assert t.seiya.options == ["shun-common@discard/1", "shun-uncommon-asgard@discard/1"]
    t.seiya.choose("shun-uncommon-asgard")
    t.pending("choose-exchange-with", "seiya")
    assert t.seiya.options == ["shun-verycommon@destroyed/1", "ikki-verycommon@destroyed/1"]
    t.seiya.choose("shun-verycommon")
    assert sorted(t.shun.discard) == ["shun-common", "shun-uncommon-poseidon", "shun-verycommon"]
    assert sorted(t.shun.destroyed) == ["ikki-verycommon", "shun-uncommon-asgard"]


@rule("seiya:faq:geki-de-l-ours:2")
def test_geki_makes_his_player_exchange_if_nobody_else_can(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geki-de-l-ours"], discard=["seiya-common"], destroyed=["seiya-verycommon"]),
        shun=Side(discard=["shun-common"]),
        ikki=Side(destroyed=["ikki-verycommon"]),
        field=["jaki"],
    )
    t.seiya.play("geki-de-l-ours").use("geki-de-l-ours")
    t.pending("main-phase", "seiya")
    assert t.seiya.discard == ["geki-de-l-ours", "seiya-verycommon"]
    assert t.seiya.destroyed == ["seiya-common"]


@rule("seiya:faq:geki-de-l-ours:3")
def test_geki_cannot_be_activated_if_no_player_has_both_heroes(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["geki-de-l-ours"], destroyed=["seiya-verycommon"]),
        shun=Side(discard=["shun-common"]),
        field=["jaki"],
    )
    t.seiya.play("geki-de-l-ours")
    assert not t.seiya.can_activate("geki-de-l-ours")


@rule("seiya:card:june-du-cameleon:1")
def test_june_heals_one_of_your_wounded_characters_when_played(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["june-du-cameleon"], wounded=["cassios", "oko"]),
        shun=Side(wounded=["phaeton"]),
        field=["jaki"],
    )
    t.seiya.play("june-du-cameleon")
    t.pending("choose-heal", "seiya")
    assert sorted(t.seiya.options) == ["cassios@wounded/0", "no", "oko@wounded/0"]
    t.seiya.choose("oko")
    assert t.seiya.wounded == ["cassios"]
    assert t.seiya.discard == ["oko"]
    assert t.seiya.played == ["june-du-cameleon"]


@rule("seiya:card:june-du-cameleon:1")
def test_junes_healing_may_be_declined(table: Factory) -> None:
    t = table(seiya=Side(hand=["june-du-cameleon"], wounded=["cassios"]), field=["jaki"])
    t.seiya.play("june-du-cameleon").decline()
    assert t.seiya.wounded == ["cassios"]


@rule("seiya:card:june-du-cameleon:2")
def test_nobody_is_healed_while_june_is_on_the_field(table: Factory) -> None:
    hand = ["seiya-verycommon", "june-du-cameleon", "shura-du-capricorne"]
    t = table(seiya=Side(hand=hand, wounded=["cassios"]), field=["june-du-cameleon", "jaki"])
    t.seiya.play("seiya-verycommon", facing="jaki")
    assert not t.seiya.can_heal_with("seiya-verycommon")
    t.seiya.play("june-du-cameleon", facing="jaki")
    t.pending("main-phase", "seiya")
    t.seiya.play("shura-du-capricorne", facing="june-du-cameleon").acquire("june-du-cameleon", by="force")
    t.seiya.heal_with("seiya-verycommon")
    assert t.seiya.wounded == []


@rule("seiya:card:june-du-cameleon:2")
def test_june_on_the_field_does_not_keep_a_frozen_armour_from_being_thawed(table: Factory) -> None:
    frozen = ["cassios", "armure-du-lion"]
    t = table(
        seiya=Side(hand=["seiya-verycommon"], frozen=frozen), field=["june-du-cameleon", "jaki"], boxes=("asgard",)
    )
    t.seiya.play("seiya-verycommon", facing="jaki").heal_with("seiya-verycommon")
    assert (t.seiya.frozen, t.seiya.frost) == (frozen, [2, 1])


@rule("seiya:card:june-du-cameleon:2", "seiya:faq:june-du-cameleon:1", "seiya:faq:athena:2")
def test_june_on_the_field_undoes_athenas_healing_but_not_her_cards(table: Factory) -> None:
    t = table(
        seiya=Side(draw=["oko"] * 7, wounded=["cassios"]),
        shun=Side(draw=["oko"], wounded=["jaki"]),
        field=["june-du-cameleon"],
        reserve=["athena"],
    )
    t.seiya.end_turn()
    assert len(t.seiya.hand) == 6
    assert t.shun.hand == ["oko"]
    assert t.seiya.wounded == ["cassios"]
    assert t.shun.wounded == ["jaki"]
