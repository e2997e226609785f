"""The turn and its main phase: playing Characters and Armours (sections 5, 5.1, 5.1.2 and 5.1.3)."""

import pytest

from tests.scenario import Factory, Side, rule

# The two phases


@rule("seiya:classic:5:1")
def test_a_turn_is_a_main_phase_then_an_upkeep_phase(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki"]), shun=Side(), field=["oko"])
    t.pending("main-phase", "seiya")
    t.seiya.end_phase()
    t.pending("choose-upkeep", "seiya")
    t.seiya.choose()
    t.pending("main-phase", "shun")
    assert [(event.seat, event.amount) for event in t.events("turn")] == [(0, 1), (1, 2)]


@rule("seiya:classic:5:2")
def test_the_main_phase_comes_first(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"], draw=["oko"]), field={6: "mu-du-belier"}, reserve=["jaki"])
    assert t.seiya.hand == ["shura-du-capricorne"], "nothing was drawn yet"
    assert t.field == {6: "mu-du-belier"}, "nor was the field touched"
    assert t.seiya.can_play("shura-du-capricorne")
    assert [event.seat for event in t.events("turn")] == [0]


@rule("seiya:classic:5:3")
def test_the_upkeep_phase_comes_last(table: Factory) -> None:
    t = table(seiya=Side(draw=["oko"]), shun=Side(draw=["cassios"]), field={6: "jaki", 1: "nachi-du-loup"})
    t.seiya.end_turn()
    assert t.seiya.hand == ["oko"]
    assert (t.field, t.removed) == ({6: "nachi-du-loup"}, ["jaki"])
    t.pending("main-phase", "shun")
    assert t.shun.hand == [], "the upkeep was Seiya's only"


# What can be done in a main phase


@rule("seiya:classic:5.1:1")
def test_only_the_active_player_acts_in_the_main_phase(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", "armure-de-pegase"]),
        shun=Side(hand=["shura-du-capricorne"], armour="armure-de-la-vierge", draw=["oko", "oko"]),
        field=["jaki"],
    )
    assert t.shun.refused("play:shura-du-capricorne") == "not-your-decision"
    assert t.seiya.options == ["play:armure-de-pegase", "play:shura-du-capricorne", "end"]
    t.seiya.play("shura-du-capricorne").acquire("jaki", "force")
    assert (t.seiya.hand, t.seiya.discard) == (["armure-de-pegase"], ["jaki", "shura-du-capricorne"])
    t.pending("main-phase", "seiya")


@rule("seiya:classic:5.1:1")
def test_the_active_player_may_do_nothing_at_all(table: Factory) -> None:
    t = table(seiya=Side(hand=["shura-du-capricorne"]), field=["jaki"], reserve=["oko"])
    t.seiya.end_turn()
    assert (t.seiya.hand, t.seiya.discard) == (["shura-du-capricorne"], [])


@rule("seiya:classic:5.1:2")
def test_characters_are_played_in_the_main_phase(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"], draw=["cassios"], discard=["phaeton"]), field=["jaki"])
    assert t.seiya.options == ["play:oko", "end"], "from hand only"
    t.seiya.play("oko")
    assert (t.seiya.hand, t.seiya.played) == ([], ["oko"])


@rule("seiya:classic:5.1:3")
def test_armours_are_played_in_the_main_phase(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-de-pegase"], discard=["armure-du-lion"]), field=[], reserve=["jaki"])
    assert t.seiya.options == ["play:armure-de-pegase", "end"], "an Armour needs no card of the field"
    t.seiya.play("armure-de-pegase")
    assert (t.seiya.hand, t.seiya.armour) == ([], ["armure-de-pegase"])


@rule("seiya:classic:5.1:4")
@pytest.mark.parametrize(("way", "place"), [("force", "discard"), ("cosmos", "hand")])
def test_field_cards_are_acquired_in_the_main_phase_by_adding_up(table: Factory, way: str, place: str) -> None:
    t = table(seiya=Side(hand=["jabu-de-la-licorne"] * 3), field=["geki-de-l-ours"])
    t.seiya.play("jabu-de-la-licorne").play("jabu-de-la-licorne")
    assert not t.seiya.can_acquire("geki-de-l-ours", way)
    t.seiya.play("jabu-de-la-licorne").acquire("geki-de-l-ours", way)
    assert "geki-de-l-ours" in getattr(t.seiya, place)
    assert t.field == {}


@rule("seiya:classic:5.1:5")
def test_effects_of_played_characters_and_armours_are_activated_in_the_main_phase(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jabu-de-la-licorne", "oko", "shura-du-capricorne"], armour="armure-de-la-vierge"),
        shun=Side(hand=["shun-verycommon"]),
        field=["mu-du-belier"],
    )
    assert not t.seiya.can_activate("jabu-de-la-licorne"), "not from hand"
    assert not t.seiya.can_activate("armure-de-la-vierge"), "it could draw one card only, itself"
    t.seiya.play("jabu-de-la-licorne").play("shura-du-capricorne")
    assert not t.seiya.can_activate("shura-du-capricorne"), "he has no such effect"
    t.seiya.use("jabu-de-la-licorne")
    assert t.shun.discard == ["shun-verycommon"]
    t.seiya.use("armure-de-la-vierge")
    assert sorted(t.seiya.hand) == ["armure-de-la-vierge", "jabu-de-la-licorne", "oko"]


@rule("seiya:classic:5.1:6")
def test_wounded_characters_are_healed_in_the_main_phase(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon"], wounded=["oko"]), field=["jaki"])
    assert not t.seiya.can_heal_with("seiya-verycommon"), "it must be played first"
    t.seiya.play("seiya-verycommon").heal_with("seiya-verycommon")
    assert t.seiya.wounded == []


@rule("seiya:classic:5.1:6")
def test_there_is_nothing_to_heal_without_wounded_characters(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-verycommon"]), shun=Side(wounded=["oko"]), field=["jaki"])
    t.seiya.play("seiya-verycommon")
    assert not t.seiya.can_heal_with("seiya-verycommon")


# Characters


@rule("seiya:classic:5.1.2:1")
@pytest.mark.parametrize(("slug", "way"), [("shura-du-capricorne", "force"), ("shiva-du-paon", "cosmos")])
def test_a_character_acquires_with_its_force_or_its_cosmos(table: Factory, slug: str, way: str) -> None:
    """Shura has 3 Force and 1 Cosmos, Shiva 1 Force and 3 Cosmos."""
    t = table(seiya=Side(hand=[slug]), field=["geki-de-l-ours"])
    t.seiya.play(slug)
    other = "cosmos" if way == "force" else "force"
    assert t.seiya.can_acquire("geki-de-l-ours", way)
    assert not t.seiya.can_acquire("geki-de-l-ours", other)


@rule("seiya:classic:5.1.2:2")
def test_any_number_of_characters_is_played_one_at_a_time(table: Factory) -> None:
    hand = ["oko", "phaeton", "cassios", "jaki", "oko", "nachi-du-loup", "geki-de-l-ours"]
    t = table(seiya=Side(hand=hand), field=["mu-du-belier"])
    assert t.seiya.refused("play:oko", "play:cassios") == "wrong-number"
    for count, slug in enumerate(["oko", "cassios", "jaki", "oko", "nachi-du-loup", "geki-de-l-ours"], 1):
        t.seiya.play(slug)
        assert len(t.seiya.played) == count
        assert len(t.seiya.hand) == 7 - count
    assert t.seiya.hand == ["phaeton"], "and nobody has to play them all"


@rule("seiya:classic:5.1.2:3")
def test_a_played_character_lies_face_up_under_the_card_it_is_played_for(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko"]), shun=Side(), field=["jaki", "cassios", "phaeton"])
    t.seiya.play("oko", facing="cassios")
    seen = t.shun.view
    (oko,) = seen.cards("play", 0)
    (cassios,) = [card for card in seen.cards("field") if card.place == 2]
    assert (oko.slug, oko.facing) == ("oko", cassios.tag)
    assert t.seiya.hand == []


@rule("seiya:classic:5.1.2:4")
def test_a_play_effect_is_resolved_as_soon_as_the_card_is_played(table: Factory) -> None:
    t = table(seiya=Side(hand=["seiya-common", "oko"], discard=["seiya-verycommon"], draw=["cassios"]), field=["jaki"])
    t.seiya.play("seiya-common")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    t.pending("main-phase", "seiya")
    assert t.seiya.hand == ["oko", "cassios"]
    assert t.seiya.played == ["seiya-common"], "and the card can still be used"


@rule("seiya:classic:5.1.2:5")
@pytest.mark.parametrize("use", ["force", "cosmos", "heal", "effect"])
def test_a_played_character_has_one_use_that_its_player_chooses_late(table: Factory, use: str) -> None:
    """Athena, Jabu and Seiya face the same card; each could be used in several ways until it is used in one."""
    t = table(
        seiya=Side(hand=["athena", "jabu-de-la-licorne", "seiya-verycommon", "oko"], wounded=["cassios"]),
        shun=Side(hand=["shun-verycommon"]),
        field=["ushio-a-la-cloth-marine", "jaki"],
    )
    for slug in ("athena", "jabu-de-la-licorne", "seiya-verycommon"):
        t.seiya.play(slug, facing="ushio-a-la-cloth-marine")
    t.seiya.play("oko", facing="jaki")  # something else happens meanwhile
    assert t.seiya.can_acquire("ushio-a-la-cloth-marine", "force")
    assert t.seiya.can_acquire("ushio-a-la-cloth-marine", "cosmos")
    assert t.seiya.can_heal_with("seiya-verycommon")
    assert t.seiya.can_activate("jabu-de-la-licorne")
    if use == "force":
        t.seiya.acquire("ushio-a-la-cloth-marine", "force", ["jabu-de-la-licorne", "seiya-verycommon"])
        gone = {"jabu-de-la-licorne", "seiya-verycommon"}
    elif use == "cosmos":
        t.seiya.acquire("ushio-a-la-cloth-marine", "cosmos", ["jabu-de-la-licorne", "athena"])
        gone = {"jabu-de-la-licorne", "athena"}
    elif use == "heal":
        t.seiya.heal_with("seiya-verycommon")
        gone = {"seiya-verycommon"}
    else:
        t.seiya.use("jabu-de-la-licorne")
        gone = {"jabu-de-la-licorne"}
    assert gone <= set(t.seiya.discard)
    for slug in gone:
        assert not t.seiya.can_choose(slug), "a card that was used offers nothing more"
    assert set(t.seiya.played) == {"athena", "jabu-de-la-licorne", "seiya-verycommon", "oko"} - gone


@rule("seiya:classic:5.1.2:6")
def test_characters_are_placed_facing_any_cards_but_no_empty_slot(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko", "jaki", "cassios"]), field={2: "mu-du-belier", 3: "milo-du-scorpion", 6: "athena"}
    )
    t.seiya.choose("play:oko")
    t.pending("choose-to-face", "seiya")
    assert t.seiya.options == ["mu-du-belier@2", "milo-du-scorpion@3", "athena@6"]
    t.seiya.choose_slot(6)
    t.seiya.play("jaki", slot=2).play("cassios", slot=3)
    places = {card.tag: card.place for card in t.seiya.view.cards("field")}
    faced = {card.slug: places[card.facing] for card in t.seiya.view.cards("play", 0)}
    assert faced == {"oko": 6, "jaki": 2, "cassios": 3}


@rule("seiya:classic:5.1.2:6")
def test_no_character_is_played_while_the_field_is_empty(table: Factory) -> None:
    t = table(seiya=Side(hand=["oko", "armure-de-pegase"]), field=[], reserve=["jaki"])
    assert not t.seiya.can_play("oko")
    assert t.seiya.can_play("armure-de-pegase")


@rule("seiya:classic:5.1.2:7")
def test_a_card_without_force_may_face_a_card_acquired_by_force_only(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena", "capella-du-cocher"], wounded=["oko"]), field=["jaki"])
    t.seiya.play("athena").play("capella-du-cocher")
    assert t.seiya.played == ["athena", "capella-du-cocher"]
    assert not t.seiya.can_acquire("jaki", "force")
    t.seiya.heal_with("athena")
    assert t.seiya.wounded == []
    t.seiya.use("capella-du-cocher")
    assert t.number("cost_force", "jaki") == 1


@rule("seiya:classic:5.1.2:8")
def test_the_effects_of_a_character_are_optional(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["phaeton", "oko", "jabu-de-la-licorne"], draw=["jaki", "jaki"]),
        shun=Side(hand=["shun-verycommon", "jabu-de-la-licorne"]),
        field=["cassios"],
        reserve=["jaki"],
    )
    t.seiya.play("phaeton").decline()
    t.pending("main-phase", "seiya")
    t.seiya.play("jabu-de-la-licorne").play("oko")
    assert t.seiya.can_activate("jabu-de-la-licorne")
    assert t.seiya.can_activate("oko")
    t.seiya.acquire("cassios", "force", ["phaeton", "oko"]).end_turn()
    assert (t.seiya.destroyed, t.shun.destroyed, t.shun.discard) == ([], [], []), "no effect was used"
    assert sorted(t.shun.hand) == ["jabu-de-la-licorne", "shun-verycommon"]


# Armours


@rule("seiya:classic:5.1.3:1")
def test_several_armours_may_be_played_but_one_is_equipped(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-de-pegase", "armure-du-lion", "armure-de-la-vierge"]), field=["jaki"])
    t.seiya.play("armure-de-pegase")
    assert t.seiya.armour == ["armure-de-pegase"]
    t.seiya.play("armure-de-la-vierge")
    assert t.seiya.armour == ["armure-de-la-vierge"]
    t.seiya.play("armure-du-lion")
    assert t.seiya.armour == ["armure-du-lion"]
    assert t.seiya.discard == ["armure-de-pegase", "armure-de-la-vierge"]


@rule("seiya:classic:5.1.3:2")
def test_a_new_armour_discards_the_old_one_without_its_effect(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-de-pegase"], armour="armure-de-la-vierge", draw=["oko", "jaki"]), field=["jaki"])
    t.seiya.play("armure-de-pegase")
    t.pending("main-phase", "seiya")
    assert (t.seiya.armour, t.seiya.discard) == (["armure-de-pegase"], ["armure-de-la-vierge"])
    assert (t.seiya.hand, t.seiya.draw) == ([], ["oko", "jaki"]), "its Discard effect would have drawn two cards"


@rule("seiya:classic:5.1.3:3")
def test_a_played_armour_leaves_the_hand_and_lies_face_up(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-du-lion", "oko"], draw=["jaki"] * 5), shun=Side(), field=["jaki"], reserve=["oko"]
    )
    t.seiya.play("armure-du-lion")
    assert t.seiya.hand == ["oko"]
    assert [card.slug for card in t.shun.view.cards("armour", 0)] == ["armure-du-lion"]
    t.seiya.end_turn()
    assert t.seiya.hand == ["oko"] + ["jaki"] * 4, "it is not counted among the five cards"


@rule("seiya:classic:5.1.3:4")
def test_the_play_effect_of_an_armour_is_resolved_at_once(table: Factory) -> None:
    t = table(seiya=Side(hand=["armure-des-gemeaux"]), shun=Side(armour="armure-du-lion"), field=["jaki"])
    t.seiya.play("armure-des-gemeaux")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    t.pending("main-phase", "seiya")
    assert (t.seiya.armour, t.shun.armour) == (["armure-du-lion"], ["armure-des-gemeaux"])


@rule("seiya:classic:5.1.3:5")
def test_an_armour_used_for_its_cosmos_has_no_effect_left(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", draw=["oko", "oko"]), field=["ushio-a-la-cloth-marine"])
    assert t.seiya.can_activate("armure-de-la-vierge")
    t.seiya.acquire("ushio-a-la-cloth-marine", "cosmos")
    assert t.seiya.discard == ["armure-de-la-vierge"]
    assert not t.seiya.can_activate("armure-de-la-vierge")


@rule("seiya:classic:5.1.3:5")
def test_an_armour_used_for_its_effect_has_no_cosmos_left(table: Factory) -> None:
    t = table(seiya=Side(armour="armure-de-la-vierge", draw=["oko", "oko"]), field=["ushio-a-la-cloth-marine"])
    assert t.seiya.can_acquire("ushio-a-la-cloth-marine", "cosmos")
    t.seiya.use("armure-de-la-vierge")
    assert t.seiya.discard == ["armure-de-la-vierge"]
    assert not t.seiya.can_acquire("ushio-a-la-cloth-marine", "cosmos")


@rule("seiya:classic:5.1.3:6")
def test_an_armour_adds_its_cosmos_to_the_acquisition_of_one_card(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["jabu-de-la-licorne", "geki-de-l-ours", "spartan"], armour="armure-de-pegase"),
        field=["ushio-a-la-cloth-marine", "daichi-a-la-cloth-terrestre"],
    )
    t.seiya.play("jabu-de-la-licorne", facing="ushio-a-la-cloth-marine")
    t.seiya.play("spartan", facing="daichi-a-la-cloth-terrestre")
    assert t.seiya.can_acquire("ushio-a-la-cloth-marine", "cosmos")
    assert t.seiya.can_acquire("daichi-a-la-cloth-terrestre", "cosmos")
    assert not t.seiya.can_acquire("ushio-a-la-cloth-marine", "force"), "it gives no Force"
    t.seiya.acquire("ushio-a-la-cloth-marine", "cosmos")
    assert t.seiya.armour == []
    assert not t.seiya.can_acquire("daichi-a-la-cloth-terrestre", "cosmos")


@rule("seiya:classic:5.1.3:7")
def test_an_armour_may_activate_its_effect_instead(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["seiya-verycommon"] * 2, aside=["seiya-common"], armour="armure-de-pegase"), field=["jaki"]
    )
    t.seiya.use("armure-de-pegase")
    t.pending("choose-destroy", "seiya")
    t.seiya.choose("seiya-verycommon")
    assert t.seiya.discard == ["armure-de-pegase", "seiya-common"]
    assert t.seiya.armour == []


@rule("seiya:classic:5.1.3:8")
def test_an_armour_stays_until_another_card_targets_it(table: Factory) -> None:
    t = table(
        seiya=Side(armour="armure-du-lion"),
        shun=Side(hand=["nachi-du-loup", "jaki"]),
        field=["oko"],
        reserve=["jaki"] * 6,
    )
    t.seiya.end_turn()
    t.shun.play("jaki", slot=6)
    assert t.seiya.armour == ["armure-du-lion"]
    t.shun.play("nachi-du-loup", slot=6).use("nachi-du-loup")
    assert (t.seiya.armour, t.seiya.discard) == ([], ["armure-du-lion"])


@rule("seiya:classic:5.1.3:8")
def test_an_armour_that_is_not_used_in_an_acquisition_stays(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shiva-du-paon"], armour="armure-de-pegase"),
        field=["ushio-a-la-cloth-marine"],
        reserve=["oko"],
    )
    t.seiya.play("shiva-du-paon").acquire("ushio-a-la-cloth-marine", "cosmos", ["shiva-du-paon"])
    assert (t.seiya.armour, t.seiya.discard) == (["armure-de-pegase"], ["shiva-du-paon"])


@rule("seiya:classic:5.1.3:9")
def test_an_armour_is_kept_at_the_end_of_the_turn_for_later_turns(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["armure-de-la-vierge"], draw=["oko"] * 7), shun=Side(), field=["jaki"], reserve=["jaki"] * 8
    )
    t.seiya.play("armure-de-la-vierge").end_turn()
    assert t.seiya.armour == ["armure-de-la-vierge"]
    t.shun.end_turn()
    t.seiya.use("armure-de-la-vierge")
    assert t.seiya.hand == ["oko"] * 7
