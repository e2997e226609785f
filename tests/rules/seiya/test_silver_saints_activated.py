"""The Silver Saints who are activated."""

import pytest

from tests.rules.seiya.saints import COMMON_ARMOUR, SIX_FORCE, send
from tests.scenario import Factory, Side, rule

# Misty


@rule("seiya:card:misty-du-lezard:1")
def test_misty_destroys_an_own_wounded_character_to_draw_two_cards(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["misty-du-lezard"], draw=["docrates", "jabu-de-la-licorne", "geist"], wounded=["oko", "seiya-common"]
        ),
        shun=Side(wounded=["shun-common"]),
        field=["jaki"],
    )
    t.seiya.play("misty-du-lezard")
    t.seiya.use("misty-du-lezard")
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["oko@wounded/0", "seiya-common@wounded/0"]
    t.seiya.choose("oko")
    assert t.seiya.destroyed == ["oko"]
    assert t.seiya.wounded == ["seiya-common"]
    assert t.seiya.hand == ["geist", "jabu-de-la-licorne"]
    assert t.seiya.discard == ["misty-du-lezard"]


@rule("seiya:card:misty-du-lezard:1")
def test_misty_cannot_be_activated_without_an_own_wounded_character(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["misty-du-lezard"], draw=["docrates", "geist"]),
        shun=Side(wounded=["shun-common"]),
        field=["jaki"],
    )
    t.seiya.play("misty-du-lezard")
    assert not t.seiya.can_activate("misty-du-lezard")


@rule("seiya:faq:misty-du-lezard:1")
def test_misty_is_shuffled_into_the_new_draw_pile_when_it_runs_out(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["misty-du-lezard"], draw=["docrates"], wounded=["oko"]),
        field=["jaki"],
    )
    t.seiya.play("misty-du-lezard")
    t.seiya.use("misty-du-lezard")
    assert t.seiya.hand == ["docrates", "misty-du-lezard"]
    assert t.seiya.discard == []


@rule("seiya:card:misty-du-lezard:2")
def test_on_mistys_arrival_each_player_destroys_an_own_wounded_character(table: Factory) -> None:
    t = table(
        seiya=Side(wounded=["oko", "seiya-common"]),
        shun=Side(wounded=["shun-common"]),
        ikki=Side(wounded=["ikki-common", "geist"]),
        hyoga=Side(hand=["oko"]),
        field=["jaki"],
        reserve=["misty-du-lezard"],
    )
    t.seiya.end_turn()
    t.pending("choose-destroy", "seiya")
    assert sorted(t.seiya.options) == ["oko@wounded/0", "seiya-common@wounded/0"]
    t.seiya.choose("oko")
    t.pending("choose-destroy", "ikki")
    t.ikki.choose("geist")
    assert [seat.destroyed for seat in (t.seiya, t.shun, t.ikki, t.hyoga)] == [["oko"], ["shun-common"], ["geist"], []]
    assert (t.seiya.wounded, t.ikki.wounded) == (["seiya-common"], ["ikki-common"])


# Astérion


@rule("seiya:card:asterion-des-chiens-de-chasse:1")
def test_asterion_looks_at_an_opponents_hand_and_wounds_a_character_in_it(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["asterion-des-chiens-de-chasse", "jaki"]),
        ikki=Side(hand=["oko"]),
        shun=Side(hand=["shun-common", "armure-du-lion", "geist"]),
        field=["jaki"],
    )
    t.seiya.play("asterion-des-chiens-de-chasse")
    t.seiya.use("asterion-des-chiens-de-chasse")
    t.pending("choose-player", "seiya")
    assert sorted(t.seiya.options) == ["player/1", "player/2"]
    t.seiya.choose_player("shun")
    t.pending("choose-wound", "seiya")
    assert {card.slug for card in t.seiya.view.cards("hand", 2)} == {"shun-common", "armure-du-lion", "geist"}
    assert {card.slug for card in t.ikki.view.cards("hand", 2)} == {""}
    assert {card.slug for card in t.seiya.view.cards("hand", 1)} == {""}
    assert sorted(t.seiya.options) == ["geist@hand/2", "shun-common@hand/2"]
    t.seiya.choose("geist")
    assert t.shun.wounded == ["geist"]
    assert t.shun.hand == ["shun-common", "armure-du-lion"]
    assert t.seiya.discard == ["asterion-des-chiens-de-chasse"]


@rule("seiya:faq:asterion-des-chiens-de-chasse:1")
def test_asterion_wounds_nothing_in_a_hand_without_characters(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["asterion-des-chiens-de-chasse"]),
        shun=Side(hand=["armure-du-cancer", "armure-du-lion"]),
        field=["jaki"],
    )
    t.seiya.play("asterion-des-chiens-de-chasse")
    t.seiya.use("asterion-des-chiens-de-chasse")
    t.pending("main-phase", "seiya")
    assert {card.slug for card in t.seiya.view.cards("hand", 1)} == {"armure-du-cancer", "armure-du-lion"}
    assert t.shun.hand == ["armure-du-cancer", "armure-du-lion"]
    assert t.shun.wounded == []


# Capella


@rule("seiya:card:capella-du-cocher:1")
def test_capella_is_destroyed_to_lower_the_force_cost_of_a_character(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["capella-du-cocher", "shura-du-capricorne"]),
        field=["shaina-d-ophiuchus", "armure-du-lion", "babel-du-centaure"],
    )
    send(t.seiya, "shaina-d-ophiuchus", "capella-du-cocher", "shura-du-capricorne")
    assert not t.seiya.can_acquire("shaina-d-ophiuchus", "force")
    t.seiya.use("capella-du-cocher")
    t.pending("choose-affect", "seiya")
    assert sorted(t.seiya.options) == ["babel-du-centaure@3", "shaina-d-ophiuchus@1"]
    t.seiya.choose("shaina-d-ophiuchus")
    assert t.seiya.destroyed == ["capella-du-cocher"]
    assert t.number("cost_force", "shaina-d-ophiuchus") == 3
    assert t.number("cost_cosmos", "shaina-d-ophiuchus") == 4
    assert t.number("cost_force", "babel-du-centaure") == 6
    t.seiya.acquire("shaina-d-ophiuchus", "force")
    assert sorted(t.seiya.discard) == ["shaina-d-ophiuchus", "shura-du-capricorne"]


@rule("seiya:card:capella-du-cocher:1")
def test_capella_lowers_no_cost_below_one(table: Factory) -> None:
    t = table(seiya=Side(hand=["capella-du-cocher", "gigas"]), field=["cassios"])
    send(t.seiya, "cassios", "capella-du-cocher", "gigas")
    t.seiya.use("capella-du-cocher")
    assert t.number("cost_force", "cassios") == 1
    assert not t.seiya.can_acquire("cassios", "force")


@rule("seiya:faq:capella-du-cocher:1")
def test_capella_gives_no_force_cost_to_a_character_without_one(table: Factory) -> None:
    t = table(seiya=Side(hand=["capella-du-cocher", *SIX_FORCE]), field=["athena"])
    send(t.seiya, "athena", "capella-du-cocher", *SIX_FORCE)
    t.seiya.use("capella-du-cocher")
    assert t.number("cost_force", "athena") is None
    assert t.number("cost_cosmos", "athena") == 4
    assert not t.seiya.can_acquire("athena", "force")


# Albior


@rule("seiya:card:albior-de-cephee:1")
def test_shun_beside_albior_gains_cosmos(table: Factory) -> None:
    t = table(
        shun=Side(hand=["albior-de-cephee", "shun-verycommon", "shun-verycommon", "seiya-verycommon"]),
        seiya=Side(),
        field=["jabu-de-la-licorne", "jaki"],
    )
    t.shun.play("shun-verycommon", facing="jaki")
    t.shun.play("albior-de-cephee", facing="jabu-de-la-licorne")
    t.shun.play("seiya-verycommon", facing="jabu-de-la-licorne")
    assert t.shun.cosmos_of("shun-verycommon") == 0
    assert t.shun.cosmos_of("seiya-verycommon") == 0
    assert not t.shun.can_acquire("jabu-de-la-licorne", "cosmos")
    t.shun.play("shun-verycommon", facing="jabu-de-la-licorne")
    t.shun.acquire("jabu-de-la-licorne", "cosmos", using=["albior-de-cephee", "shun-verycommon"])
    assert t.shun.hand == ["jabu-de-la-licorne"]


@rule("seiya:faq:albior-de-cephee:1")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_albior_helps_every_shun_played_before_or_after_him(table: Factory, place: int) -> None:
    played = ["shun-verycommon", "shun-verycommon"]
    played.insert(place, "albior-de-cephee")
    t = table(shun=Side(hand=played), seiya=Side(), field=["marine-de-l-aigle"])
    send(t.shun, "marine-de-l-aigle", *played)
    t.shun.acquire("marine-de-l-aigle", "cosmos")
    assert t.shun.hand == ["marine-de-l-aigle"]


@rule("seiya:card:albior-de-cephee:2")
def test_albior_is_discarded_to_take_a_character_from_the_own_discard_pile(table: Factory) -> None:
    t = table(
        shun=Side(hand=["albior-de-cephee"], discard=["oko", "armure-du-lion", "geist"]),
        seiya=Side(discard=["seiya-common"]),
        field=["jaki"],
    )
    t.shun.play("albior-de-cephee")
    t.shun.use("albior-de-cephee")
    t.pending("choose-take", "shun")
    assert sorted(t.shun.options) == ["albior-de-cephee@discard/0", "geist@discard/0", "oko@discard/0"]
    t.shun.choose("geist")
    assert t.shun.hand == ["geist"]
    assert t.shun.discard == ["oko", "armure-du-lion", "albior-de-cephee"]


# Ptolemy


@rule("seiya:card:ptolemy-de-la-fleche:1")
def test_ptolemy_is_wounded_and_each_opponent_shuffles_an_athena_into_the_reserve(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ptolemy-de-la-fleche", "athena"]),
        shun=Side(hand=["oko", "athena", "geist"], discard=["athena"]),
        ikki=Side(hand=["ikki-common"]),
        hyoga=Side(hand=["athena", "cassios"]),
        field=["jaki"],
        reserve=["leda", "spica"],
    )
    t.seiya.play("ptolemy-de-la-fleche")
    t.seiya.use("ptolemy-de-la-fleche")
    t.pending("choose-shuffle-into", "shun")
    assert t.shun.options == ["athena"]
    t.shun.choose("athena")
    t.pending("choose-shuffle-into", "hyoga")
    t.hyoga.choose("athena")
    assert t.hyoga.hand == ["cassios"]
    assert sorted(t.reserve) == ["athena", "athena", "leda", "spica"]
    assert {event.to for event in t.events("shuffle")} == {t.game.bases["reserve"]}
    assert t.shun.hand == ["oko", "geist"]
    assert t.shun.discard == ["athena"]
    assert t.ikki.hand == ["ikki-common"]
    assert t.seiya.hand == ["athena"]
    assert t.seiya.wounded == ["ptolemy-de-la-fleche"]


@rule("seiya:card:ptolemy-de-la-fleche:1")
def test_an_opponent_with_two_athena_gives_one_to_ptolemy(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["ptolemy-de-la-fleche"]),
        shun=Side(hand=["athena", "athena"]),
        field=["jaki"],
    )
    t.seiya.play("ptolemy-de-la-fleche")
    t.seiya.use("ptolemy-de-la-fleche")
    t.shun.choose("athena")
    assert t.shun.hand == ["athena"]
    assert t.reserve == ["athena"]


@rule("seiya:card:ptolemy-de-la-fleche:2")
def test_on_ptolemys_arrival_a_flame_goes_out(table: Factory) -> None:
    t = table(seiya=Side(), field=["jaki"], reserve=["ptolemy-de-la-fleche"])
    t.seiya.end_turn()
    assert t.flames == 11


# Sirius


@rule("seiya:card:sirius-du-grand-chien:1", "seiya:faq:sirius-du-grand-chien:1", "seiya:faq:sirius-du-grand-chien:2")
def test_sirius_turns_a_very_common_hero_in_hand_into_a_common_one_set_aside(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["sirius-du-grand-chien", "seiya-verycommon", "seiya-common", "oko"],
            aside=["seiya-common", "seiya-common", COMMON_ARMOUR, "seiya-uncommon-asgard", "seiya-uncommon-poseidon"],
            destroyed=["seiya-common"],
        ),
        field=["jaki"],
    )
    t.seiya.play("sirius-du-grand-chien")
    t.seiya.use("sirius-du-grand-chien")
    t.pending("choose-destroy", "seiya")
    assert t.seiya.options == ["seiya-verycommon"]
    t.seiya.choose("seiya-verycommon")
    t.pending("choose-add", "seiya")
    assert len(t.seiya.options) == 2, "one of the Heroes is common and uncommon"
    assert t.seiya.can_choose("seiya-uncommon-asgard")
    t.seiya.choose("seiya-common")
    assert t.seiya.armour == []
    assert t.seiya.discard == ["seiya-common"]
    assert t.seiya.aside == ["seiya-common", COMMON_ARMOUR, "seiya-uncommon-asgard", "seiya-uncommon-poseidon"]
    assert t.seiya.destroyed == ["seiya-common", "seiya-verycommon"]
    assert t.seiya.hand == ["seiya-common", "oko"]
    assert t.seiya.wounded == ["sirius-du-grand-chien"]


@rule("seiya:faq:sirius-du-grand-chien:2")
def test_sirius_brings_back_no_destroyed_hero(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["sirius-du-grand-chien", "seiya-verycommon"], destroyed=["seiya-common"]), field=["jaki"]
    )
    t.seiya.play("sirius-du-grand-chien")
    t.seiya.use("sirius-du-grand-chien")
    assert t.seiya.discard == []
    assert t.seiya.destroyed == ["seiya-common", "seiya-verycommon"]


@rule("seiya:faq:sirius-du-grand-chien:3")
def test_sirius_cannot_be_activated_without_a_very_common_hero_in_hand(table: Factory) -> None:
    t = table(
        seiya=Side(
            hand=["sirius-du-grand-chien", "seiya-common", "oko", "seiya-verycommon"],
            discard=["seiya-verycommon"],
            aside=["seiya-common"],
        ),
        field=["jaki"],
    )
    t.seiya.play("sirius-du-grand-chien")
    assert t.seiya.can_activate("sirius-du-grand-chien")
    t.seiya.play("seiya-verycommon")
    assert not t.seiya.can_activate("sirius-du-grand-chien")


# Dio


@rule("seiya:card:dio-de-la-mouche:1")
def test_dio_is_destroyed_to_acquire_an_armour_of_the_field(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["dio-de-la-mouche"]),
        field=["jaki", "armure-du-lion", "armure-du-cancer", "oko"],
    )
    t.seiya.play("dio-de-la-mouche", facing="jaki")
    t.seiya.use("dio-de-la-mouche")
    t.pending("choose-acquire", "seiya")
    assert sorted(t.seiya.options) == ["armure-du-cancer@3", "armure-du-lion@2"]
    t.seiya.choose("armure-du-lion")
    assert t.seiya.discard == ["armure-du-lion"]
    assert t.seiya.destroyed == ["dio-de-la-mouche"]
    assert t.field == {1: "jaki", 3: "armure-du-cancer", 4: "oko"}


@rule("seiya:card:dio-de-la-mouche:1")
def test_dio_cannot_be_activated_without_an_armour_on_the_field(table: Factory) -> None:
    t = table(seiya=Side(hand=["dio-de-la-mouche"], discard=["armure-du-lion"]), field=["jaki"])
    t.seiya.play("dio-de-la-mouche")
    assert not t.seiya.can_activate("dio-de-la-mouche")
