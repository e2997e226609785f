"""The Gold Saints of the last six signs, from Doko to Aphrodite."""

import pytest

from tests.rules.seiya.saints import send
from tests.scenario import Factory, Side, rule

# Doko


@rule("seiya:card:doko-de-la-balance:1")
def test_what_only_a_doubled_shiryu_reaches_is_offered(table: Factory) -> None:
    side = Side(hand=["doko-de-la-balance", "shiryu-transcended"])
    t = table(shiryu=side, field={1: "shura-du-capricorne"}, boxes=("asgard", "poseidon"))
    send(t.shiryu, "shura-du-capricorne", "doko-de-la-balance", "shiryu-transcended")
    t.shiryu.acquire("shura-du-capricorne", "force")
    assert t.shiryu.discard.count("shura-du-capricorne") == 1


@rule("seiya:card:doko-de-la-balance:1", "seiya:faq:doko-de-la-balance:1")
def test_doko_doubles_the_force_and_cosmos_of_shiryu(table: Factory) -> None:
    t = table(shiryu=Side(hand=["doko-de-la-balance", "shiryu-common"]), field=["marine-de-l-aigle"])
    send(t.shiryu, "marine-de-l-aigle", "doko-de-la-balance", "shiryu-common")
    assert (t.shiryu.force_of("shiryu-common"), t.shiryu.cosmos_of("shiryu-common")) == (2, 2)
    assert (t.shiryu.force_of("doko-de-la-balance"), t.shiryu.cosmos_of("doko-de-la-balance")) == (3, 2)
    t.shiryu.acquire("marine-de-l-aigle", "cosmos")
    assert t.shiryu.hand == ["marine-de-l-aigle"]


@rule("seiya:card:doko-de-la-balance:1")
def test_doko_does_not_double_other_heroes_nor_a_shiryu_that_faces_another_card(table: Factory) -> None:
    t = table(
        shiryu=Side(hand=["doko-de-la-balance", "shiryu-verycommon", "seiya-verycommon"]),
        field=["jaki", "marine-de-l-aigle"],
    )
    t.shiryu.play("doko-de-la-balance", facing="marine-de-l-aigle")
    t.shiryu.play("seiya-verycommon", facing="marine-de-l-aigle")
    t.shiryu.play("shiryu-verycommon", facing="jaki")
    assert t.shiryu.force_of("seiya-verycommon") == 1
    assert t.shiryu.force_of("shiryu-verycommon") == 1


@rule("seiya:faq:doko-de-la-balance:2")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_doko_doubles_every_shiryu_played_before_or_after_him(table: Factory, place: int) -> None:
    played = ["shiryu-verycommon", "shiryu-verycommon"]
    played.insert(place, "doko-de-la-balance")
    t = table(shiryu=Side(hand=played), field=["mu-du-belier"])
    send(t.shiryu, "mu-du-belier", *played)
    t.shiryu.acquire("mu-du-belier", "force")
    assert t.flames == 11
    assert sorted(t.shiryu.discard) == sorted([*played, "mu-du-belier"])


@rule("seiya:faq:doko-de-la-balance:3")
def test_doko_doubles_only_the_base_values(table: Factory) -> None:
    t = table(
        shiryu=Side(hand=["doko-de-la-balance", "shiryu-verycommon"], armour="armure-du-taureau"),
        field=["jaki"],
    )
    send(t.shiryu, "jaki", "doko-de-la-balance", "shiryu-verycommon")
    t.shiryu.use("armure-du-taureau")
    assert t.shiryu.force_of("shiryu-verycommon") == 4
    assert t.shiryu.cosmos_of("shiryu-verycommon") == 0


@rule("seiya:card:doko-de-la-balance:2", "seiya:faq:doko-de-la-balance:4", "seiya:faq:doko-de-la-balance:5")
def test_on_dokos_arrival_each_player_may_take_back_a_hero(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 5, discard=["seiya-common", "seiya-verycommon", "jabu-de-la-licorne"]),
        shun=Side(discard=["shun-verycommon", "shun-verycommon"]),
        ikki=Side(discard=["ikki-uncommon-poseidon", "ikki-verycommon", "ikki-transcended"]),
        field=["jaki"],
        reserve=["doko-de-la-balance"],
    )
    t.seiya.end_turn()
    assert "doko-de-la-balance" in t.field.values()
    t.pending("choose-take", "seiya")
    assert sorted(t.seiya.options) == ["no", "seiya-common@discard/0", "seiya-verycommon@discard/0"]
    t.seiya.choose("seiya-common")
    t.pending("choose-take", "shun")
    t.shun.decline()
    t.pending("choose-take", "ikki")
    assert sorted(t.ikki.options) == ["ikki-uncommon-poseidon@discard/2", "ikki-verycommon@discard/2", "no"]
    t.ikki.choose("ikki-verycommon")
    assert t.seiya.hand == ["oko"] * 5 + ["seiya-common"]
    assert t.shun.hand == []
    assert t.shun.discard == ["shun-verycommon", "shun-verycommon"]
    assert t.ikki.hand == ["ikki-verycommon"]


@rule("seiya:faq:doko-de-la-balance:5")
def test_on_dokos_arrival_only_the_hero_class_counts(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["oko"] * 5, discard=["jabu-de-la-licorne", "seiya-du-sagittaire", "armure-de-pegase"]),
        field=["jaki"],
        reserve=["doko-de-la-balance"],
    )
    t.seiya.end_turn()
    assert "doko-de-la-balance" in t.field.values()
    t.pending("main-phase", "shun")
    assert t.seiya.hand == ["oko"] * 5


# Milo


@rule("seiya:card:milo-du-scorpion:1")
def test_milo_makes_an_opponent_discard_a_card_of_that_opponents_choice(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["milo-du-scorpion", "oko"]),
        shun=Side(hand=["shun-verycommon", "geist"]),
        ikki=Side(hand=["armure-du-lion", "ikki-common"]),
        shiryu=Side(),
        field=["jaki"],
    )
    t.seiya.play("milo-du-scorpion")
    t.pending("use-effect", "seiya")
    t.seiya.accept()
    t.pending("choose-player", "seiya")
    assert sorted(t.seiya.options) == ["player/1", "player/2"]
    t.seiya.choose_player("ikki")
    t.pending("choose-discard", "ikki")
    assert sorted(t.ikki.options) == ["armure-du-lion", "ikki-common"]
    t.ikki.choose("armure-du-lion")
    assert t.ikki.hand == ["ikki-common"]
    assert t.ikki.discard == ["armure-du-lion"]
    assert len(t.shun.hand) == 2
    assert t.seiya.hand == ["oko"]


@rule("seiya:card:milo-du-scorpion:1")
def test_milo_may_spare_everybody(table: Factory) -> None:
    t = table(seiya=Side(hand=["milo-du-scorpion"]), shun=Side(hand=["geist", "oko"]), field=["jaki"])
    t.seiya.play("milo-du-scorpion")
    t.pending("use-effect", "seiya")
    t.seiya.decline()
    t.pending("main-phase", "seiya")
    assert t.shun.hand == ["geist", "oko"]
    assert not t.seiya.can_activate("milo-du-scorpion")


# Aiolos


@rule("seiya:card:aiolos-du-sagittaire:1")
@pytest.mark.parametrize(
    ("field", "cosmos"),
    [
        (["jabu-de-la-licorne", "misty-du-lezard"], 2),
        (["jabu-de-la-licorne", "mu-du-belier"], 3),
        (["jabu-de-la-licorne", "mu-du-belier", "armure-du-lion", "saga-des-gemeaux"], 4),
    ],
)
def test_aiolos_gains_cosmos_for_each_gold_saint_on_the_field(table: Factory, field: list[str], cosmos: int) -> None:
    t = table(seiya=Side(hand=["aiolos-du-sagittaire", "shura-du-capricorne"], wounded=["aiolia-du-lion"]), field=field)
    send(t.seiya, "jabu-de-la-licorne", "aiolos-du-sagittaire", "shura-du-capricorne")
    assert t.seiya.cosmos_of("aiolos-du-sagittaire") == cosmos
    assert t.seiya.force_of("aiolos-du-sagittaire") == 2
    assert t.seiya.cosmos_of("shura-du-capricorne") == 1, "he alone gains"


@rule("seiya:card:aiolos-du-sagittaire:2")
@pytest.mark.parametrize(("other", "flames"), [("mu-du-belier", 11), ("misty-du-lezard", 12)])
def test_aiolos_arrival_removes_a_flame_if_another_gold_saint_is_there(table: Factory, other: str, flames: int) -> None:
    t = table(
        seiya=Side(wounded=["aiolia-du-lion"]),
        field=["jaki", other],
        reserve=["aiolos-du-sagittaire"],
    )
    t.seiya.end_turn()
    assert t.field == {6: other, 5: "jaki", 4: "aiolos-du-sagittaire"}
    assert t.flames == flames


# Shura

NINE_FORCE = ["shura-du-capricorne"] * 3


@rule("seiya:card:shura-du-capricorne:1", "seiya:faq:shura-du-capricorne:4")
def test_shura_gives_an_adjacent_character_to_the_discard_pile(table: Factory) -> None:
    t = table(
        seiya=Side(hand=NINE_FORCE),
        field={1: "jaki", 2: "athena", 3: "shura-du-capricorne", 4: "mu-du-belier", 5: "oko"},
    )
    send(t.seiya, "shura-du-capricorne", *NINE_FORCE)
    t.seiya.acquire("shura-du-capricorne", "force")
    t.pending("choose-acquire", "seiya")
    assert sorted(t.seiya.options) == ["athena@2", "mu-du-belier@4"]
    t.seiya.choose("mu-du-belier")
    assert t.field == {1: "jaki", 2: "athena", 5: "oko"}
    assert t.seiya.hand == []
    assert sorted(t.seiya.discard) == ["mu-du-belier", *["shura-du-capricorne"] * 4]
    assert t.flames == 10


@rule("seiya:faq:shura-du-capricorne:1")
def test_an_empty_slot_breaks_the_adjacency_to_shura(table: Factory) -> None:
    t = table(seiya=Side(hand=NINE_FORCE), field={1: "jaki", 3: "shura-du-capricorne", 5: "oko"})
    send(t.seiya, "shura-du-capricorne", *NINE_FORCE)
    t.seiya.acquire("shura-du-capricorne", "force")
    t.pending("main-phase", "seiya")
    assert t.events("unable")
    assert t.field == {1: "jaki", 5: "oko"}
    assert t.seiya.discard == ["shura-du-capricorne"] * 4


@rule("seiya:faq:shura-du-capricorne:2")
def test_an_armour_breaks_the_adjacency_to_shura_and_is_not_acquired_itself(table: Factory) -> None:
    t = table(
        seiya=Side(hand=NINE_FORCE),
        field={1: "jaki", 2: "armure-du-lion", 3: "shura-du-capricorne", 4: "armure-du-cancer", 5: "oko"},
    )
    send(t.seiya, "shura-du-capricorne", *NINE_FORCE)
    t.seiya.acquire("shura-du-capricorne", "force")
    t.pending("main-phase", "seiya")
    assert t.events("unable")
    assert t.field == {1: "jaki", 2: "armure-du-lion", 4: "armure-du-cancer", 5: "oko"}
    assert t.seiya.discard == ["shura-du-capricorne"] * 4


@rule("seiya:faq:shura-du-capricorne:3")
def test_the_character_acquired_through_shura_is_defeated_too(table: Factory) -> None:
    t = table(
        seiya=Side(hand=NINE_FORCE),
        shun=Side(hand=["armure-du-lion", "oko"]),
        field={3: "shura-du-capricorne", 4: "arachne-de-la-tarentule"},
    )
    send(t.seiya, "shura-du-capricorne", *NINE_FORCE)
    t.seiya.acquire("shura-du-capricorne", "force")
    assert "arachne-de-la-tarentule" in t.seiya.discard
    assert t.shun.hand == ["oko"]
    assert t.shun.discard == ["armure-du-lion"]


# Camus


@rule("seiya:card:camus-du-verseau:1")
def test_camus_comes_wounded_to_who_defeats_him(table: Factory) -> None:
    t = table(seiya=Side(hand=NINE_FORCE), field=["camus-du-verseau"])
    send(t.seiya, "camus-du-verseau", *NINE_FORCE)
    t.seiya.acquire("camus-du-verseau", "force")
    assert t.seiya.wounded == ["camus-du-verseau"]
    assert t.seiya.discard == NINE_FORCE
    assert t.flames == 11


@rule("seiya:card:camus-du-verseau:2", "seiya:faq:camus-du-verseau:1")
def test_hyoga_acquires_camus_for_eight_cosmos_and_he_comes_wounded(table: Factory) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-verycommon", "shaka-de-la-vierge", "shiva-du-paon"], armour="armure-du-lion"),
        field=["camus-du-verseau"],
    )
    send(t.hyoga, "camus-du-verseau", "shaka-de-la-vierge", "shiva-du-paon")
    assert not t.hyoga.can_acquire("camus-du-verseau", "cosmos"), "8 Cosmos, but no Hyôga takes part"
    t.hyoga.play("hyoga-verycommon")
    t.hyoga.acquire("camus-du-verseau", "cosmos")
    assert t.hyoga.wounded == ["camus-du-verseau"]
    assert t.hyoga.hand == []
    assert sorted(t.hyoga.discard) == ["armure-du-lion", "hyoga-verycommon", "shaka-de-la-vierge", "shiva-du-paon"]
    assert t.flames == 11


@rule("seiya:card:camus-du-verseau:2")
def test_camus_lets_no_other_card_of_the_field_be_acquired_by_cosmos(table: Factory) -> None:
    allies = ["hyoga-verycommon", "shaka-de-la-vierge", "shiva-du-paon"]
    t = table(hyoga=Side(hand=allies, armour="armure-du-lion"), field=["camus-du-verseau", "misty-du-lezard"])
    send(t.hyoga, "misty-du-lezard", *allies)
    assert not t.hyoga.can_acquire("misty-du-lezard", "cosmos")


@rule("seiya:card:camus-du-verseau:2")
def test_seven_cosmos_are_not_enough_for_camus(table: Factory) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "shaka-de-la-vierge", "shiva-du-paon"]), field=["camus-du-verseau", "jaki"]
    )
    send(t.hyoga, "camus-du-verseau", "hyoga-common", "shaka-de-la-vierge", "shiva-du-paon")
    assert not t.hyoga.can_acquire("camus-du-verseau", "cosmos")


@rule("seiya:faq:camus-du-verseau:2")
@pytest.mark.parametrize(
    ("slot", "helper"),
    [
        pytest.param(6, "oko", id="sixth slot"),
        pytest.param(1, "daichi-a-la-cloth-terrestre", id="Daichi"),
    ],
)
def test_cosmos_cost_reductions_apply_when_hyoga_acquires_camus(table: Factory, slot: int, helper: str) -> None:
    t = table(
        hyoga=Side(hand=["hyoga-common", "shaka-de-la-vierge", "shiva-du-paon", helper]),
        field={slot: "camus-du-verseau"},
    )
    send(t.hyoga, "camus-du-verseau", "hyoga-common", "shaka-de-la-vierge", "shiva-du-paon", helper)
    t.hyoga.acquire("camus-du-verseau", "cosmos", using=["hyoga-common", "shaka-de-la-vierge", "shiva-du-paon"])
    assert t.hyoga.wounded == ["camus-du-verseau"]


# Aphrodite


@rule("seiya:card:aphrodite-des-poissons:1")
def test_aphrodite_makes_each_opponent_wound_two_characters_from_hand(table: Factory) -> None:
    t = table(
        seiya=Side(hand=[*NINE_FORCE, "oko", "jaki"]),
        shun=Side(hand=["shun-verycommon", "shun-common", "armure-du-lion", "geist"]),
        ikki=Side(hand=["armure-du-cancer", "ikki-verycommon"]),
        hyoga=Side(hand=["hyoga-verycommon", "hyoga-common", "cassios"]),
        field=["aphrodite-des-poissons"],
    )
    send(t.seiya, "aphrodite-des-poissons", *NINE_FORCE)
    t.seiya.acquire("aphrodite-des-poissons", "force")
    decision = t.pending("choose-wound", "shun")
    assert (decision.least, decision.most) == (2, 2)
    assert not t.shun.can_choose("armure-du-lion")
    t.shun.choose("shun-verycommon", "geist")
    t.pending("choose-wound", "hyoga")
    t.hyoga.choose("hyoga-verycommon", "cassios")
    assert (t.hyoga.hand, t.hyoga.wounded) == (["hyoga-common"], ["hyoga-verycommon", "cassios"])
    assert sorted(t.shun.wounded) == ["geist", "shun-verycommon"]
    assert t.shun.hand == ["shun-common", "armure-du-lion"]
    assert t.ikki.wounded == ["ikki-verycommon"], "one Character is all that can be wounded there"
    assert t.ikki.hand == ["armure-du-cancer"]
    assert t.seiya.wounded == []
    assert t.seiya.hand == ["oko", "jaki"]
