"""Acquiring cards of the field (section 5.1.4.a)."""

import pytest

from tests.scenario import Factory, Side, rule

BY_EACH_WAY = pytest.mark.parametrize(("slug", "way"), [("shura-du-capricorne", "force"), ("shiva-du-paon", "cosmos")])
"""Shura has 3 Force and 1 Cosmos, Shiva 1 Force and 3 Cosmos."""


@rule("seiya:classic:5.1.4.a:1")
@BY_EACH_WAY
def test_an_acquired_card_joins_the_deck_and_is_worth_its_points(table: Factory, slug: str, way: str) -> None:
    t = table(seiya=Side(hand=[slug]), field=["geki-de-l-ours"], reserve=["jaki"] * 6)
    before = t.seiya.score
    t.seiya.play(slug).acquire("geki-de-l-ours", way)
    assert t.seiya.score == before + 2
    t.seiya.end_turn()
    assert "geki-de-l-ours" in t.seiya.hand, "and is drawn like any other card"


@rule("seiya:classic:5.1.4.a:2")
@pytest.mark.parametrize(
    ("target", "ways"),
    [("geki-de-l-ours", ["force", "cosmos"]), ("jaki", ["force"]), ("athena", ["cosmos"]), ("pope", []), ("gigas", [])],
)
def test_force_and_cosmos_are_the_two_ways_to_acquire(table: Factory, target: str, ways: list[str]) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"] * 3 + ["shiva-du-paon"] * 2), field=[target])
    for slug in list(t.seiya.hand):
        t.seiya.play(slug)
    found = [key for key in t.seiya.options if key.startswith("acquire:")]
    assert found == [f"acquire:{target}@1:{way}" for way in ways], "with 11 Force and 9 Cosmos facing it"


@rule("seiya:classic:5.1.4.a:2")
def test_a_way_opened_twice_is_listed_once(table: Factory) -> None:
    """Each Algethi, discarded, opens the way of Force to Armours for the turn."""
    t = table(
        seiya=Side(hand=["algethi-d-hercule", "algethi-d-hercule", "shura-du-capricorne", "doko-de-la-balance"]),
        field=["jaki", "armure-du-lion"],
    )
    t.seiya.play("algethi-d-hercule", facing="jaki").play("algethi-d-hercule", facing="jaki")
    t.seiya.use("algethi-d-hercule").use("algethi-d-hercule")
    t.seiya.play("shura-du-capricorne", facing="armure-du-lion").play("doko-de-la-balance", facing="armure-du-lion")
    assert t.seiya.options == ["acquire:armure-du-lion@2:force", "end"]


@rule("seiya:classic:5.1.4.a:3")
def test_acquiring_by_force_is_combat(table: Factory) -> None:
    """Algol wounds the very common and common Characters that fight him, when he is defeated."""
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "jabu-de-la-licorne", "geki-de-l-ours", "jaki"]),
        field=["algol-de-persee"],
    )
    for slug in list(t.seiya.hand):
        t.seiya.play(slug)
    t.seiya.choose("acquire:algol-de-persee@1:force")
    t.pending("choose-fighters", "seiya")
    t.seiya.choose("shura-du-capricorne").choose("jabu-de-la-licorne").choose("jaki").choose("done")
    assert sorted(t.seiya.wounded) == ["jabu-de-la-licorne", "jaki"]
    assert t.seiya.played == ["geki-de-l-ours"], "he did not fight"
    assert len(t.events("acquire-force")) == 1
    assert not t.events("acquire-cosmos")


@rule("seiya:classic:5.1.4.a:4")
def test_acquiring_by_cosmos_is_allegiance(table: Factory) -> None:
    t = table(seiya=Side(hand=["jabu-de-la-licorne"] * 4), field=["geki-de-l-ours"])
    for _ in range(4):
        t.seiya.play("jabu-de-la-licorne")
    t.seiya.choose("acquire:geki-de-l-ours@1:cosmos")
    t.pending("choose-allies", "seiya")
    assert t.seiya.options == ["done", "jabu-de-la-licorne>1"], "three are needed, a fourth may join them"
    t.seiya.choose("done")
    assert t.seiya.hand == ["geki-de-l-ours"]
    assert len(t.events("acquire-cosmos")) == 1
    assert not t.events("acquire-force")


@rule("seiya:classic:5.1.4.a:5")
@pytest.mark.parametrize("way", ["force", "cosmos"])
def test_a_card_is_acquired_when_its_cost_is_reached(table: Factory, way: str) -> None:
    t = table(seiya=Side(hand=["jabu-de-la-licorne"] * 3), field=["geki-de-l-ours"])
    t.seiya.play("jabu-de-la-licorne").play("jabu-de-la-licorne")
    assert not t.seiya.can_acquire("geki-de-l-ours", way), "2 are less than 3"
    assert t.seiya.refused(f"acquire:geki-de-l-ours@1:{way}") == "not-listed"
    t.seiya.play("jabu-de-la-licorne").acquire("geki-de-l-ours", way)
    assert "geki-de-l-ours" in t.seiya.discard + t.seiya.hand
    assert t.field == {}


@rule("seiya:classic:5.1.4.a:6")
def test_force_adds_up_with_force_and_cosmos_with_cosmos(table: Factory) -> None:
    """Sirius has 2 Force, Asterion 2 Cosmos: together they have neither 3 Force nor 3 Cosmos."""
    t = table(
        seiya=Side(hand=["sirius-du-grand-chien", "asterion-des-chiens-de-chasse", "oko", "jango"]),
        field=["geki-de-l-ours"],
    )
    t.seiya.play("sirius-du-grand-chien").play("asterion-des-chiens-de-chasse")
    assert not t.seiya.can_acquire("geki-de-l-ours", "force")
    assert not t.seiya.can_acquire("geki-de-l-ours", "cosmos")
    t.seiya.play("oko")  # 1 Force
    assert t.seiya.can_acquire("geki-de-l-ours", "force")
    assert not t.seiya.can_acquire("geki-de-l-ours", "cosmos")
    t.seiya.play("jango")  # 1 Cosmos
    assert t.seiya.can_acquire("geki-de-l-ours", "cosmos")
    t.seiya.acquire("geki-de-l-ours", "force", ["sirius-du-grand-chien", "oko"])
    assert t.seiya.discard == ["geki-de-l-ours", "sirius-du-grand-chien", "oko"]


@rule("seiya:classic:5.1.4.a:7")
def test_only_cards_facing_a_card_count_towards_its_cost(table: Factory) -> None:
    t = table(seiya=Side(hand=["jabu-de-la-licorne"] * 4), field=["geki-de-l-ours", "nachi-du-loup"])
    t.seiya.play("jabu-de-la-licorne", facing="geki-de-l-ours").play("jabu-de-la-licorne", facing="geki-de-l-ours")
    t.seiya.play("jabu-de-la-licorne", facing="nachi-du-loup")
    for way in ("force", "cosmos"):
        assert not t.seiya.can_acquire("geki-de-l-ours", way)
        assert not t.seiya.can_acquire("nachi-du-loup", way)
    t.seiya.play("jabu-de-la-licorne", facing="geki-de-l-ours")
    assert t.seiya.can_acquire("geki-de-l-ours", "force")
    assert not t.seiya.can_acquire("nachi-du-loup", "force")
    t.seiya.acquire("geki-de-l-ours", "force")
    assert len(t.seiya.played) == 1, "who faces another card takes no part"


@rule("seiya:classic:5.1.4.a:7")
def test_the_equipped_armour_counts_wherever_its_player_uses_it(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jabu-de-la-licorne"], armour="armure-de-la-vierge"),
        shun=Side(armour="armure-du-lion"),
        field=["geki-de-l-ours", "ushio-a-la-cloth-marine", "armure-du-belier"],
    )
    t.seiya.play("jabu-de-la-licorne", facing="geki-de-l-ours")
    assert t.seiya.can_acquire("geki-de-l-ours", "cosmos"), "1 of Jabu and 2 of the Armour"
    assert t.seiya.can_acquire("ushio-a-la-cloth-marine", "cosmos"), "2 of the Armour alone"
    assert not t.seiya.can_acquire("armure-du-belier", "cosmos"), "another player's Armour does not help"
    t.seiya.acquire("geki-de-l-ours", "cosmos")
    assert t.seiya.discard == ["jabu-de-la-licorne", "armure-de-la-vierge"]


@rule("seiya:classic:5.1.4.a:8")
def test_several_acquisitions_go_on_side_by_side(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne", "oko", "oko", "shiva-du-paon"]), field=["jaki", "cassios", "oko"])
    t.seiya.play("oko", facing="cassios").play("shura-du-capricorne", facing="jaki").play("oko", facing="cassios")
    assert t.seiya.can_acquire("jaki", "force")
    t.seiya.acquire("cassios", "force")
    t.seiya.play("shiva-du-paon", facing="oko")
    assert t.seiya.can_acquire("jaki", "force"), "the other one is still going on"
    t.seiya.acquire("jaki", "force")
    assert (t.field, t.seiya.played) == ({3: "oko"}, ["shiva-du-paon"])


@rule("seiya:classic:5.1.4.a:9")
def test_a_card_acquired_by_force_goes_to_the_discard_pile_at_once(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"]), field=["geki-de-l-ours"])
    t.seiya.play("shura-du-capricorne").acquire("geki-de-l-ours", "force")
    t.pending("main-phase", "seiya")
    assert (t.seiya.discard, t.seiya.hand) == (["geki-de-l-ours", "shura-du-capricorne"], [])


@rule("seiya:classic:5.1.4.a:10", "seiya:classic:6:3")
def test_defeated_and_flame_resolve_when_a_card_is_acquired_by_force(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "doko-de-la-balance", "oko"]),
        shun=Side(hand=["shun-verycommon"] * 2),
        field=["aphrodite-des-poissons"],
    )
    t.seiya.play("shura-du-capricorne").play("doko-de-la-balance").play("oko")
    t.seiya.acquire("aphrodite-des-poissons", "force")
    assert t.shun.wounded == ["shun-verycommon"] * 2
    assert t.flames == 11
    assert "aphrodite-des-poissons" in t.seiya.discard


@rule("seiya:classic:5.1.4.a:11")
def test_a_card_acquired_by_cosmos_goes_to_hand_and_may_be_played_this_turn(table: Factory) -> None:
    t = table(seiya=Side(hand=["shiva-du-paon"]), field=["geki-de-l-ours", "jaki"])
    t.seiya.play("shiva-du-paon", facing="geki-de-l-ours").acquire("geki-de-l-ours", "cosmos")
    assert (t.seiya.hand, t.seiya.discard) == (["geki-de-l-ours"], ["shiva-du-paon"])
    t.seiya.play("geki-de-l-ours")
    assert t.seiya.played == ["geki-de-l-ours"]


@rule("seiya:classic:5.1.4.a:12", "seiya:classic:6:3")
def test_defeated_and_flame_resolve_when_a_card_is_acquired_by_cosmos(table: Factory) -> None:
    """Camus, whom Hyoga may acquire by 8 Cosmos, is wounded when he is defeated."""
    t = table(
        hyoga=Side(hand=["hyoga-common", "shiva-du-paon", "shiva-du-paon", "jango"]), field=["camus-du-verseau", "jaki"]
    )
    for slug in list(t.hyoga.hand):
        t.hyoga.play(slug, facing="camus-du-verseau")
    t.hyoga.acquire("camus-du-verseau", "cosmos")
    assert t.hyoga.wounded == ["camus-du-verseau"]
    assert t.hyoga.hand == []
    assert t.flames == 11


@rule("seiya:classic:5.1.4.a:13")
def test_the_cards_used_are_discarded_and_no_other(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["sirius-du-grand-chien", "oko", "jango", "shura-du-capricorne", "cassios"], armour="armure-de-pegase"
        ),
        field=["geki-de-l-ours", "jaki"],
    )
    for slug in ("sirius-du-grand-chien", "oko", "jango", "shura-du-capricorne"):
        t.seiya.play(slug, facing="geki-de-l-ours")
    t.seiya.play("cassios", facing="jaki")
    t.seiya.acquire("geki-de-l-ours", "force", ["sirius-du-grand-chien", "oko"])
    assert t.seiya.discard == ["geki-de-l-ours", "sirius-du-grand-chien", "oko"]
    assert t.seiya.played == ["jango", "shura-du-capricorne", "cassios"]
    assert t.seiya.armour == ["armure-de-pegase"]


@rule("seiya:classic:5.1.4.a:13")
def test_the_player_chooses_whether_the_armour_is_used(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["asterion-des-chiens-de-chasse"], armour="armure-de-la-vierge"),
        field=["ushio-a-la-cloth-marine"],
    )
    t.seiya.play("asterion-des-chiens-de-chasse").choose("acquire:ushio-a-la-cloth-marine@1:cosmos")
    t.pending("choose-allies", "seiya")
    assert "done" not in t.seiya.options, "somebody must take part"
    assert len(t.seiya.options) == 2
    t.seiya.choose("armure-de-la-vierge").choose("done")
    assert (t.seiya.discard, t.seiya.armour) == (["armure-de-la-vierge"], [])
    assert t.seiya.played == ["asterion-des-chiens-de-chasse"]


@rule("seiya:classic:5.1.4.a:14")
def test_a_played_card_is_used_once_unless_it_is_drawn_again(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne", "phaeton", "cassios"]), field=["jaki", "oko"])
    t.seiya.play("shura-du-capricorne", facing="jaki").acquire("jaki", "force")
    assert not t.seiya.can_choose("shura-du-capricorne"), "it was used"
    t.seiya.play("phaeton", facing="oko").choose("cassios")  # destroyed, for two cards
    assert sorted(t.seiya.hand) == ["jaki", "shura-du-capricorne"]
    t.seiya.play("shura-du-capricorne", facing="oko").acquire("oko", "force", ["shura-du-capricorne"])
    assert t.seiya.discard == ["oko", "shura-du-capricorne"]


@rule("seiya:classic:5.1.4.a:15")
@pytest.mark.parametrize("way", ["force", "cosmos"])
def test_the_card_in_slot_six_costs_one_less(table: Factory, way: str) -> None:
    t = table(seiya=Side(hand=["jabu-de-la-licorne"] * 4), field={5: "geki-de-l-ours", 6: "nachi-du-loup"})
    assert (t.number("cost_force", "geki-de-l-ours"), t.number("cost_cosmos", "geki-de-l-ours")) == (3, 3)
    assert (t.number("cost_force", "nachi-du-loup"), t.number("cost_cosmos", "nachi-du-loup")) == (2, 2)
    for slot in (5, 5, 6, 6):
        t.seiya.play("jabu-de-la-licorne", slot=slot)
    assert not t.seiya.can_acquire("geki-de-l-ours", way)
    t.seiya.acquire("nachi-du-loup", way)
    assert t.field == {5: "geki-de-l-ours"}


@rule("seiya:classic:5.1.4.a:16")
def test_the_reduction_of_slot_six_adds_to_those_of_cards(table: Factory) -> None:
    """Cassios, destroyed, makes a Saint cost 2 less."""
    t = table(seiya=Side(hand=["cassios", "doko-de-la-balance", "oko"]), field={5: "athena", 6: "mu-du-belier"})
    t.seiya.play("cassios", slot=5).use("cassios")
    assert (t.number("cost_force", "mu-du-belier"), t.number("cost_cosmos", "mu-du-belier")) == (4, 4)
    t.seiya.play("doko-de-la-balance", slot=6)
    assert not t.seiya.can_acquire("mu-du-belier", "force")
    t.seiya.play("oko", slot=6).acquire("mu-du-belier", "force")
    assert "mu-du-belier" in t.seiya.discard


@rule("seiya:classic:5.1.4.a:16", "seiya:card:cassios:1")
def test_reductions_together_leave_a_cost_of_one(table: Factory) -> None:
    t = table(seiya=Side(hand=["cassios", "cassios", "oko"]), field={6: "geki-de-l-ours"})
    t.seiya.play("cassios").use("cassios")
    t.seiya.play("cassios").use("cassios")
    assert (t.number("cost_force", "geki-de-l-ours"), t.number("cost_cosmos", "geki-de-l-ours")) == (1, 1)
    assert t.seiya.options == ["play:oko", "end"], "it does not come for nothing"
    t.seiya.play("oko").acquire("geki-de-l-ours", "force")
    assert "geki-de-l-ours" in t.seiya.discard


@rule("seiya:classic:5.1.4.a:17", "seiya:classic:5.1.4.a:18")
def test_after_a_failed_acquisition_the_cards_stay_until_upkeep_and_are_not_wounded(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko", "cassios"], draw=["jaki"] * 5), shun=Side(), field=["algol-de-persee"], reserve=["jaki"]
    )
    t.seiya.play("oko").play("cassios")
    assert not t.seiya.can_acquire("algol-de-persee", "force")
    assert (t.seiya.played, t.seiya.discard) == (["oko", "cassios"], [])
    t.seiya.end_turn()
    assert (t.seiya.played, t.seiya.discard) == ([], ["oko", "cassios"])
    assert t.seiya.wounded == []
    assert "algol-de-persee" in t.field.values()


@rule("seiya:classic:5.1.4.a:19")
def test_a_card_acquired_for_free_goes_to_the_discard_pile_at_once(table: Factory) -> None:
    t = table(seiya=Side(hand=["geist", "dio-de-la-mouche"]), field=["jaki", "kuraggu", "armure-du-lion"])
    t.seiya.play("geist", facing="jaki").use("geist")
    assert (t.seiya.hand, t.seiya.discard) == (["dio-de-la-mouche"], ["geist", "kuraggu"])
    t.seiya.play("dio-de-la-mouche", facing="jaki").use("dio-de-la-mouche")
    assert (t.seiya.hand, t.seiya.discard) == ([], ["geist", "kuraggu", "armure-du-lion"])
    assert t.field == {1: "jaki"}


@rule("seiya:classic:5.1.4.a:20", "seiya:classic:6:3")
def test_a_card_acquired_for_free_still_resolves_defeated_and_flame(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-sagittaire", "oko"]),
        shun=Side(hand=["shun-verycommon"] * 2),
        field=["aphrodite-des-poissons"],
    )
    t.seiya.play("armure-du-sagittaire").choose("oko")
    assert t.shun.wounded == ["shun-verycommon"] * 2
    assert t.flames == 11
    assert t.seiya.discard == ["aphrodite-des-poissons"]
