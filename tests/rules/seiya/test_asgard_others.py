"""Asgard's Relics, and its Characters without a class."""

import pytest

from tests.scenario import Factory, Side, rule

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
RING = "anneau-des-nibelungen"
ASGARD = ("asgard",)


# Anneau des Nibelungen


@rule("seiya:card:anneau-des-nibelungen:1", "seiya:faq:anneau-des-nibelungen:1", "seiya:glossary:relique:3")
def test_the_ring_keeps_an_opponent_from_equipping_armours_until_it_is_overcome(table: Factory) -> None:
    helpers = ["sirius-du-grand-chien", "moses-de-la-baleine", "jaki"]
    t = table(
        seiya=Side(hand=[RING, "armure-de-pegase"]),
        shun=Side(hand=["armure-d-andromede", *helpers], armour="armure-du-lion"),
        field=[TITAN],
        reserve=[TITAN] * 12,
        boxes=ASGARD,
    )
    before = t.shun.score
    t.seiya.play(RING).accept()
    assert (t.seiya.relics, t.shun.relics) == ([], [RING])
    assert t.shun.armour == ["armure-du-lion"], "what is equipped stays"
    assert t.shun.score == before - 2
    assert t.seiya.can_play("armure-de-pegase")
    t.seiya.end_turn()
    assert not t.shun.can_play("armure-d-andromede")
    t.shun.play(helpers[0], facing=RING).play(helpers[1], facing=RING)
    assert not t.shun.can_acquire(RING, "force"), "four Force are not enough"
    t.shun.play(helpers[2], facing=RING).acquire(RING, "force")
    assert t.shun.relics == []
    assert sorted(t.shun.discard) == sorted([RING, *helpers])
    t.shun.play("armure-d-andromede")
    assert t.shun.armour == ["armure-d-andromede"]


@rule("seiya:card:anneau-des-nibelungen:1")
def test_only_the_player_who_has_the_ring_may_face_it(table: Factory) -> None:
    t = table(seiya=Side(hand=["jaki"]), shun=Side(relics=[RING]), field=[TITAN], boxes=ASGARD)
    t.seiya.play("jaki")
    t.pending("main-phase", "seiya")
    assert t.seiya.played == ["jaki"]
    t = table(seiya=Side(hand=["jaki"], relics=[RING]), field=[TITAN], boxes=ASGARD)
    t.answer(0, ["play:jaki"])
    t.pending("choose-to-face", "seiya")
    assert sorted(t.seiya.options) == [f"{RING}@relics/0", f"{TITAN}@1"]


@rule("seiya:card:anneau-des-nibelungen:1", "seiya:classic:5.1.5:7")
def test_the_ring_goes_to_an_opponent_of_the_players_choice_or_stays(table: Factory) -> None:
    t = table(seiya=Side(hand=[RING]), shun=Side(), ikki=Side(), field=[TITAN], boxes=ASGARD)
    t.seiya.play(RING).accept().choose_player("ikki")
    assert (t.shun.relics, t.ikki.relics) == ([], [RING])
    t = table(seiya=Side(hand=[RING, "armure-de-pegase"]), field=[TITAN], boxes=ASGARD)
    t.seiya.play(RING).decline()
    assert t.seiya.relics == [RING]
    assert not t.seiya.can_play("armure-de-pegase")


@rule("seiya:card:anneau-des-nibelungen:2")
def test_when_the_ring_arrives_the_active_player_gives_it_to_an_opponent(table: Factory) -> None:
    t = table(seiya=Side(), shun=Side(), ikki=Side(), field=[TITAN] * 5, reserve=["jaki", RING], boxes=ASGARD)
    t.seiya.end_turn()
    t.pending("choose-player", "seiya")
    assert t.seiya.options == ["player/1", "player/2"]
    t.seiya.choose_player("ikki")
    assert t.ikki.relics == [RING]
    assert t.field[1] == "jaki", "the slot is filled again"


@rule("seiya:card:anneau-des-nibelungen:1", "seiya:card:robe-divine-delta-megrez:1")
def test_who_has_the_ring_cannot_equip_an_armour_of_somebody_else_either(table: Factory) -> None:
    t = table(
        seiya=Side(relics=[RING], armour="robe-divine-delta-megrez"),
        shun=Side(hand=["armure-du-lion"]),
        field=[TITAN],
        boxes=ASGARD,
    )
    t.seiya.use("robe-divine-delta-megrez")
    assert t.seiya.armour == []
    assert t.shun.hand == ["armure-du-lion"]
    t = table(
        seiya=Side(armour="robe-divine-delta-megrez"),
        shun=Side(hand=["armure-du-lion"], relics=[RING]),
        field=[TITAN],
        boxes=ASGARD,
    )
    t.seiya.use("robe-divine-delta-megrez")
    assert t.seiya.armour == ["armure-du-lion"], "the ring binds who has it, not whose Armour it is"


# Balmung


@rule("seiya:card:balmung:1", "seiya:faq:balmung:1", "seiya:faq:balmung:4", "seiya:faq:balmung:5")
def test_balmung_destroys_a_rare_armour_in_a_discard_pile_and_goes_to_its_owner_frozen(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["balmung"], discard=["armure-du-lion"]),
        shun=Side(discard=["robe-divine-alpha-dubhe", "armure-d-andromede", "mu-du-belier", "trident-de-poseidon"]),
        ikki=Side(hand=["armure-du-cancer"], armour="armure-du-taureau"),
        field=[TITAN],
        boxes=ASGARD,
    )
    t.seiya.play("balmung")
    assert t.seiya.relics == ["balmung"]
    t.seiya.use("balmung")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["armure-du-lion@discard/0", "robe-divine-alpha-dubhe@discard/1"]
    before = t.shun.score
    t.seiya.choose("robe-divine-alpha-dubhe")
    assert t.shun.destroyed == ["robe-divine-alpha-dubhe"]
    assert (t.shun.frozen, t.shun.frost) == (["balmung"], [2])
    assert (t.seiya.relics, t.seiya.frozen) == ([], [])
    assert t.shun.score == before - 2 + 2, "Balmung is that player's now"


@rule("seiya:card:balmung:1")
def test_balmung_destroys_a_relic_in_play_instead(table: Factory) -> None:
    t = table(
        seiya=Side(relics=["balmung"]),
        shun=Side(relics=[RING], discard=["armure-du-lion"]),
        field=[TITAN],
        boxes=ASGARD,
    )
    t.seiya.use("balmung")
    assert sorted(t.seiya.options) == [f"{RING}@relics/1", "armure-du-lion@discard/1"]
    t.seiya.choose(RING)
    assert t.shun.destroyed == [RING]
    assert t.shun.frozen == ["balmung"]


@rule("seiya:faq:balmung:2", "seiya:faq:balmung:4")
def test_balmung_destroys_an_armour_of_its_own_player_if_nobody_else_has_one(table: Factory) -> None:
    t = table(
        seiya=Side(relics=["balmung"], discard=["armure-du-lion"]),
        shun=Side(discard=["armure-d-andromede"]),
        field=[TITAN],
        boxes=ASGARD,
    )
    t.seiya.use("balmung")
    assert t.seiya.destroyed == ["armure-du-lion"]
    assert (t.seiya.frozen, t.seiya.frost) == (["balmung"], [2])


@rule("seiya:faq:balmung:3")
def test_balmung_cannot_be_used_while_there_is_nothing_to_destroy(table: Factory) -> None:
    t = table(
        seiya=Side(relics=["balmung"], hand=["armure-du-lion"]),
        shun=Side(discard=["armure-d-andromede", RING], armour="armure-du-cancer"),
        field=[TITAN],
        boxes=ASGARD,
    )
    assert not t.seiya.can_activate("balmung"), "it does not count itself"


@rule("seiya:card:balmung:2")
@pytest.mark.parametrize(("sapphires", "cost"), [(0, 9), (2, 7), (4, 5), (6, 3)])
def test_balmung_costs_one_cosmos_less_for_each_sapphire_on_the_statue(
    table: Factory, sapphires: int, cost: int
) -> None:
    helpers = ["shiva-du-paon", "aghora-du-lotus"]
    t = table(seiya=Side(hand=helpers), field=["balmung", "armure-du-lion"], boxes=ASGARD, sapphires=sapphires)
    assert t.number("cost_cosmos", "balmung") == cost
    assert t.number("cost_cosmos", "armure-du-lion") == 5
    for helper in helpers:
        t.seiya.play(helper, facing="balmung")
    assert t.seiya.can_acquire("balmung", "cosmos") is (cost <= 3 + 3)


# Athéna


@rule("seiya:card:athena-asgard:1", "seiya:faq:athena-asgard:1")
def test_a_saint_whom_athena_faces_can_be_acquired_with_cosmos_at_its_force_cost(table: Factory) -> None:
    helpers = ["shiva-du-paon", "aghora-du-lotus"]
    t = table(seiya=Side(hand=["athena-asgard", *helpers]), field=["moses-de-la-baleine", "jaki"], boxes=ASGARD)
    for helper in helpers:
        t.seiya.play(helper, facing="moses-de-la-baleine")
    assert not t.seiya.can_acquire("moses-de-la-baleine", "cosmos")
    t.seiya.play("athena-asgard", facing="moses-de-la-baleine")
    t.seiya.acquire("moses-de-la-baleine", "cosmos", using=helpers)
    assert t.seiya.hand == ["moses-de-la-baleine"]


@rule("seiya:card:athena-asgard:1")
def test_athena_helps_neither_against_another_saint_nor_against_who_is_no_saint(table: Factory) -> None:
    helpers = ["shiva-du-paon", "aghora-du-lotus"]
    t = table(seiya=Side(hand=["athena-asgard", *helpers]), field=["capella-du-cocher", "jaki"], boxes=ASGARD)
    t.seiya.play(helpers[0], facing="capella-du-cocher").play(helpers[1], facing="capella-du-cocher")
    t.seiya.play("athena-asgard", facing="jaki")
    assert not t.seiya.can_acquire("capella-du-cocher", "cosmos")
    t = table(seiya=Side(hand=["athena-asgard", *helpers]), field=["jaki"], boxes=ASGARD)
    t.seiya.play("athena-asgard").play(helpers[0]).play(helpers[1])
    assert not t.seiya.can_acquire("jaki", "cosmos")


@rule("seiya:faq:athena-asgard:3")
def test_reductions_of_the_cosmos_cost_count_for_athena(table: Factory) -> None:
    for slot, can in ((5, False), (6, True)):
        t = table(seiya=Side(hand=["athena-asgard", "shiva-du-paon"]), field={slot: "jamian-du-corbeau"}, boxes=ASGARD)
        t.seiya.play("athena-asgard").play("shiva-du-paon")
        assert t.seiya.can_acquire("jamian-du-corbeau", "cosmos") is can, "four against five, less one in the last slot"
    t = table(
        seiya=Side(hand=["athena-asgard", "cassios", "shiva-du-paon"]), field=["moses-de-la-baleine"], boxes=ASGARD
    )
    t.seiya.play("athena-asgard").play("shiva-du-paon").play("cassios")
    assert not t.seiya.can_acquire("moses-de-la-baleine", "cosmos"), "four against six"
    t.seiya.use("cassios")
    assert t.seiya.can_acquire("moses-de-la-baleine", "cosmos"), "Cassios lowers both costs of a Saint by two"


@rule("seiya:faq:athena-asgard:4")
def test_a_saint_with_a_cosmos_cost_gets_a_second_one_by_athena(table: Factory) -> None:
    helpers = ["shiva-du-paon", "aghora-du-lotus"]
    t = table(seiya=Side(hand=["athena-asgard", *helpers]), field=["marine-de-l-aigle"], boxes=ASGARD)
    t.seiya.play("athena-asgard").play(helpers[0]).play(helpers[1])
    cosmos = [key for key in t.seiya.options if key.startswith("acquire:") and ":cosmos" in key]
    assert len(cosmos) == len(set(cosmos)) == 2, "either may be paid"
    t.seiya.choose(cosmos[1])
    t.pending("choose-allies", "seiya")
    t.seiya.choose(helpers[0])
    assert "done" not in t.seiya.options, "six are asked, three given"
    t.seiya.choose(helpers[1]).choose("done")
    assert t.seiya.hand == ["marine-de-l-aigle"]


@rule("seiya:faq:serpent-des-mers:3")
def test_by_cosmos_the_sea_serpent_needs_no_three_characters(table: Factory) -> None:
    t = table(seiya=Side(hand=["athena-asgard", "shiva-du-paon"]), field=["serpent-des-mers"], boxes=ASGARD)
    t.seiya.play("athena-asgard").play("shiva-du-paon")
    assert not t.seiya.can_acquire("serpent-des-mers", "force")
    t.seiya.acquire("serpent-des-mers", "cosmos", using=["shiva-du-paon"])
    assert t.seiya.hand == ["serpent-des-mers"]


@rule("seiya:card:athena-asgard:2", "seiya:faq:athena-asgard:2")
def test_when_athena_of_asgard_arrives_everybody_takes_their_marked_heroes_into_hand(table: Factory) -> None:
    hand = ["jaki", "oko", "spartan", "cassios", "gigas"]
    t = table(
        seiya=Side(hand=hand, wounded=["seiya-common", "docrates"], frozen=["seiya-verycommon", "armure-du-lion"]),
        shun=Side(frozen=["shun-common"], wounded=["geist"]),
        field=[TITAN] * 5,
        reserve=["athena-asgard"],
        boxes=ASGARD,
    )
    t.seiya.end_turn()
    assert sorted(t.seiya.hand) == sorted([*hand, "seiya-common", "seiya-verycommon"]), "more than five"
    assert (t.seiya.wounded, t.seiya.frozen) == (["docrates"], ["armure-du-lion"])
    assert (t.shun.hand, t.shun.frozen, t.shun.wounded) == (["shun-common"], [], ["geist"])
    assert t.field[1] == "athena-asgard"


@rule("seiya:faq:athena:5")
def test_the_athena_of_the_base_box_does_not_heal_frozen_characters(table: Factory) -> None:
    t = table(
        seiya=Side(wounded=["jaki"], frozen=["oko"]),
        shun=Side(frozen=["spartan"]),
        field=[TITAN] * 5,
        reserve=["athena"],
        boxes=ASGARD,
    )
    t.seiya.end_turn()
    assert t.seiya.wounded == []
    assert (t.seiya.frozen, t.seiya.frost) == (["oko"], [2])
    assert (t.shun.frozen, t.shun.frost) == (["spartan"], [2])


# Hilda


@rule("seiya:card:hilda:1", "seiya:faq:hilda:1", "seiya:glossary:robe-divine:1")
def test_hilda_is_worth_two_points_for_each_divine_robe_that_is_not_destroyed(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["robe-divine-alpha-dubhe"],
            draw=["robe-divine-beta-merak", "hilda"],
            discard=["robe-divine-gamma-phecda", "armure-du-lion"],
            armour="robe-divine-delta-megrez",
            frozen=["robe-divine-epsilon-alioth"],
            destroyed=["robe-divine-eta-benetnash"],
        ),
        shun=Side(discard=["robe-divine-zeta-mizar"]),
        field=[TITAN],
        boxes=ASGARD,
    )
    assert t.seiya.score == 5 * 2 + 3 + 5 * 2


@rule("seiya:card:hilda:2")
def test_when_hilda_arrives_a_rare_character_of_the_reserve_takes_her_place(table: Factory) -> None:
    t = table(
        seiya=Side(),
        field=[TITAN] * 5,
        reserve=["jaki", "oko", "mu-du-belier", "armure-du-lion", "bud-d-alcor", "hilda"],
        boxes=ASGARD,
    )
    t.seiya.end_turn()
    assert t.field[1] == "mu-du-belier"
    assert sorted(t.reserve) == ["hilda", "jaki", "oko"]
    assert t.removed == ["bud-d-alcor", "armure-du-lion"]
    assert t.events("shuffle")


@rule("seiya:card:hilda:2")
def test_hilda_stays_if_a_warrior_is_on_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(),
        field=["garde-d-asgard-1", *[TITAN] * 4],
        reserve=["jaki", "mu-du-belier", "hilda"],
        boxes=ASGARD,
    )
    t.seiya.end_turn()
    assert t.field[1] == "hilda"
    assert t.reserve == ["jaki", "mu-du-belier"]
    assert t.removed == []


@rule("seiya:faq:hilda:2")
def test_hilda_empties_a_reserve_without_a_rare_character(table: Factory) -> None:
    t = table(seiya=Side(), field=[TITAN] * 5, reserve=["jaki", "armure-du-lion", "docrates", "hilda"], boxes=ASGARD)
    t.seiya.end_turn()
    assert t.reserve == []
    assert t.removed == ["docrates", "armure-du-lion", "jaki"]
    assert t.field[1] == "hilda", "nobody takes her place"


@rule("seiya:card:hilda:2", "seiya:glossary:sortie:1")
def test_ruling_who_is_discarded_from_the_reserve_has_an_exit_but_leaves_no_sapphire(table: Factory) -> None:
    t = table(
        seiya=Side(frozen=["syd-de-mizar"]),
        field=[TITAN] * 5,
        reserve=["mu-du-belier", "bud-d-alcor", "hilda"],
        boxes=ASGARD,
    )
    t.seiya.end_turn()
    assert t.removed == ["bud-d-alcor"]
    assert t.seiya.destroyed == ["syd-de-mizar"], "Bud has joined the common discard"
    assert t.game.counters["sapphires"] == 0


# Freya


@rule("seiya:card:freya:1")
def test_freya_draws_a_card_when_she_is_played(table: Factory) -> None:
    t = table(seiya=Side(hand=["freya", "freya"], draw=["jaki", "oko"]), field=[TITAN], boxes=ASGARD)
    t.seiya.play("freya").accept()
    assert t.seiya.hand == ["freya", "oko"]
    t.seiya.play("freya").decline()
    assert t.seiya.hand == ["oko"]


@rule("seiya:card:freya:2")
def test_freya_gives_energy_when_she_is_marked(table: Factory) -> None:
    t = table(
        seiya=Side(armour="robe-divine-epsilon-alioth", energy=1),
        shun=Side(hand=["freya"], energy=1),
        field=[TITAN],
        boxes=ASGARD,
    )
    t.seiya.use("robe-divine-epsilon-alioth")
    assert t.shun.frozen == ["freya"]
    assert (t.shun.energy, t.seiya.energy) == (2, 1)
