"""[Union-Fusion], [Union-Potara], [Union-Absorb] (10-13)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import ABSORB, FUSION, POTARA, absorb, field, fusion, potara
from pioche.games.dbs.card import Activate, Also, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.effects import Draw, Mill
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.verbs import Drop
from pioche.kernel.cards.query import OPPONENTS, YOU, Cards, Fixed, Is, IsSource, Marked
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, unison
from tests.rules.dbs.keywords.samples import BOOST, watcher
from tests.scenario import rule

SUN, MOON = Is("<Sun>"), Is("<Moon>")
PAIR = (
    battle("sun", "red", 1, 10_000, characters=("Sun",)),
    battle("moon", "blue", 1, 10_000, characters=("Moon",)),
    battle("full-moon", "blue", 1, 15_000, characters=("Moon",)),
)
SKY = (  # these have the names and are no Battle Cards
    extra("day", "red", 1, field(), Also(("<Sun>",))),
    extra("night", "blue", 1, field(), Also(("<Moon>",))),
    unison("idol", "red", 10_000, Also(("<Sun>",))),
    unison("icon", "blue", 10_000, Also(("<Moon>",))),
)
ENERGY = ["green-1"]
PROUD = Auto(("battle",), (When("played", IsSource() & Marked("union"), Draw(ONE), "auto"),))


def eclipse(skill: Activate) -> DbsCard:
    return battle("eclipse", "red", 6, 30_000, skill, PROUD)


def fused() -> DbsCard:
    return eclipse(fusion(SUN, MOON, Pay(1)))


def earrings() -> DbsCard:
    return eclipse(potara(SUN, MOON, Pay(1)))


ENERGETIC = absorb(Pick(Cards(("hand",), Is("<Sun>"), YOU), ONE), Pay(1))
BLOB = battle("blob", "red", 2, 5000, ENERGETIC)


@rule("dbs:10-13-1", "dbs:10-13-2")
def test_unions_play_a_battle_card_and_texts_mean_them_by_one_word(duel: Factory) -> None:
    fan = battle("fan", "red", 1, 5000, Permanent(("battle",), (Number(("power",), Fixed(1000), Is("[Union]")),)))
    for skill in (fusion(SUN, MOON, Pay(1)), potara(SUN, MOON, Pay(1)), ENERGETIC):
        assert skill.keyword in (FUSION, POTARA, ABSORB)
        cards = (*PAIR, eclipse(skill), fan)
        t = duel(Side(battle=["fan", "eclipse", "sun"]), cards=cards)
        assert t.you.power("eclipse") == 31_000
        assert t.you.power("sun") == 10_000
    t = duel(Side(hand=["eclipse", "sun", "moon"], energy=ENERGY), cards=(*PAIR, fused()))
    t.you.use("eclipse").choose("sun")
    assert t.you.hand == ["black-3"], "it knows that it was played by a union"
    t = duel(Side(hand=["eclipse"], energy=["green-1"] * 6), cards=(*PAIR, fused()))
    t.you.play("eclipse")
    assert t.you.hand == [], "and that it was not"


# [Union-Fusion]


@rule("dbs:10-13-3-1", "dbs:10-13-3-3")
@pytest.mark.parametrize(
    ("hand", "energy", "usable"),
    [
        (["sun", "moon"], ENERGY, True),
        (["sun", "moon"], [], False),
        (["sun", "full-moon"], ENERGY, False),
        (["sun"], ENERGY, False),
        (["sun", "sun"], ENERGY, False),
        (["red-2", "moon"], ENERGY, False),
        (["idol", "moon"], ENERGY, False),
        (["sun", "icon"], ENERGY, False),
    ],
)
def test_fusion_needs_both_cards_in_hand_with_the_same_power(
    duel: Factory, hand: list[str], energy: list[str], usable: bool
) -> None:
    t = duel(Side(hand=["eclipse", *hand], battle=["moon"], energy=energy), cards=(*PAIR, *SKY, fused()))
    assert t.you.can_use("eclipse") is usable
    t.you.attack("captain", "scout")
    assert not t.you.can_use("eclipse"), "in the Main Phase only"


@rule("dbs:10-13-3-2")
def test_fusion_is_activated_from_the_hand_only(duel: Factory) -> None:
    sides = Side(hand=["sun", "moon"], battle=["eclipse"], drop=["eclipse"], energy=ENERGY)
    t = duel(sides, cards=(*PAIR, fused()))
    assert t.you.offered("use") == ["captain"]


@rule("dbs:10-13-3-4")
def test_fusion_drops_both_cards_and_plays_its_card_in_active_mode(duel: Factory) -> None:
    hand = ["eclipse", "moon", "sun", "full-moon"]
    cards = (*PAIR, fused(), watcher("judge", "drop", effect=Mill(ONE)), watcher("guest", "played", effect=Mill(ONE)))
    t = duel(Side(hand=hand, energy=ENERGY), Side(battle=["judge"]), cards=cards)
    t.you.use("eclipse")
    t.pending("choose-mean", t.you)
    assert sorted(t.you.offered("card")) == ["moon", "sun"], "the full moon finds no partner"
    t.you.choose("sun")
    assert t.you.drop == ["sun", "moon"]
    assert t.you.battle == ["eclipse"]
    assert t.you.rested == []
    assert t.you.rested_energy == ENERGY
    t.in_any_order()
    assert t.you.hand == ["full-moon", "black-3"]
    assert t.foe.drop == ["black-3"] * 2, "both were seen to be dropped"
    assert t.happened("drop", "play") == [("drop", "sun"), ("drop", "moon"), ("play", "eclipse")], "one after another"
    t = duel(Side(hand=hand, energy=ENERGY), Side(battle=["guest"]), cards=cards)
    t.you.use("eclipse").choose("moon")
    t.in_any_order()
    assert (t.you.drop, t.foe.drop) == (["moon", "sun"], ["black-3"]), "and one card to be played"


@rule("dbs:10-13-3-4", "dbs:1-3-2")
@pytest.mark.parametrize(("lost", "dropped"), [(["sun"], ["sun", "moon"]), (["sun", "moon"], ["sun", "moon"])])
def test_fusion_whose_cards_are_gone_does_what_is_left(duel: Factory, lost: list[str], dropped: list[str]) -> None:
    gone = Is("{sun}") | Is("{moon}") if len(lost) > 1 else Is("{sun}")
    trip = extra("trip", "blue", 0, Counter("play", Drop(Every(Cards(("hand",), gone, OPPONENTS)))))
    side = Side(hand=["eclipse", "sun", "moon", "full-moon"], energy=ENERGY)
    t = duel(side, Side(hand=["trip"]), cards=(*PAIR, fused(), trip))
    t.you.use("eclipse").choose("sun")
    t.pending("choose-counter", t.foe)
    assert t.you.drop == [], "they are only chosen yet"
    t.foe.counter("trip")
    assert (t.you.drop, t.you.battle, t.you.rested) == (dropped, ["eclipse"], [])
    assert t.you.hand == ["full-moon", "black-3"], "no other card takes their place"


# [Union-Potara]


@rule("dbs:10-13-4-1", "dbs:10-13-4-3")
@pytest.mark.parametrize(
    ("area", "energy", "usable"),
    [
        (["sun", "full-moon"], ENERGY, True),
        (["sun", "full-moon"], [], False),
        (["sun"], ENERGY, False),
        (["sun", "sun"], ENERGY, False),
        (["red-2", "moon"], ENERGY, False),
        (["sun", "night"], ENERGY, False),
        (["day", "moon"], ENERGY, False),
    ],
)
def test_potara_needs_both_cards_in_the_battle_area(
    duel: Factory, area: list[str], energy: list[str], usable: bool
) -> None:
    side = Side(hand=["eclipse", "sun", "moon"], battle=area, energy=energy)
    t = duel(side, Side(battle=["sun", "moon"]), cards=(*PAIR, *SKY, earrings()))
    assert t.you.can_use("eclipse") is usable
    t.you.attack("captain", "scout")
    assert not t.you.can_use("eclipse"), "in the Main Phase only"


@rule("dbs:10-13-4-1")
def test_potara_chooses_its_cards_before_its_cost_is_paid(duel: Factory) -> None:
    side = Side(hand=["eclipse"], battle=["sun", "moon", "full-moon"], energy=["green-1", "blue-1"])
    t = duel(side, cards=(*PAIR, earrings()), paying=True)
    t.you.use("eclipse")
    t.pending("choose-mean", t.you)
    t.you.choose("sun")
    t.pending("choose-mean", t.you)
    t.you.choose("moon")
    t.pending("choose-energy", t.you)
    t.you.pay("blue-1")
    assert sorted(t.you.battle) == ["eclipse", "full-moon"]
    assert t.you.rested_energy == ["blue-1"]


@rule("dbs:10-13-4-1", "dbs:10-13-4-4")
def test_potara_may_cost_cards_as_well(duel: Factory) -> None:
    costly = eclipse(potara(SUN, MOON, Drop(Pick(Cards(("hand",), None, YOU), ONE)), Pay(1)))
    t = duel(Side(hand=["eclipse", "red-1"], battle=["sun", "moon"], energy=ENERGY), cards=(*PAIR, costly))
    t.you.use("eclipse").choose("sun")
    assert (t.you.drop, t.you.battle) == (["red-1"], ["eclipse"])
    assert sorted(t.you.under_card("eclipse")) == ["moon", "sun"]


@rule("dbs:10-13-4-2")
def test_potara_is_activated_from_the_hand_only(duel: Factory) -> None:
    sides = Side(battle=["sun", "moon", "eclipse"], drop=["eclipse"], energy=ENERGY)
    t = duel(sides, cards=(*PAIR, earrings()))
    assert t.you.offered("use") == ["captain"]


@rule("dbs:10-13-4-4", "dbs:9-4-2")
def test_potara_lies_on_both_cards_in_active_mode_as_its_own_rule_says(duel: Factory) -> None:
    t = duel(Side(hand=["eclipse"], rested=["sun", "moon"], energy=ENERGY), cards=(*PAIR, earrings()))
    t.you.use("eclipse").choose("sun")
    assert t.you.battle == ["eclipse"]
    assert sorted(t.you.under_card("eclipse")) == ["moon", "sun"]
    assert t.you.rested == []


@rule("dbs:10-13-4-4")
def test_potara_does_not_lie_on_a_card_that_is_the_other_players_by_then(duel: Factory) -> None:
    thief = extra("thief", "blue", 0, Counter("play", TakeControl(Every(Cards(("battle",), SUN, OPPONENTS)))))
    sides = Side(hand=["eclipse"], battle=["sun", "moon"], energy=ENERGY), Side(hand=["thief"])
    t = duel(*sides, cards=(*PAIR, earrings(), thief))
    t.you.use("eclipse").choose("sun")
    t.foe.counter("thief")
    assert t.foe.battle == ["sun"]
    assert (t.you.battle, t.you.under_card("eclipse")) == (["eclipse"], ["moon"])


@rule("dbs:10-13-4-4-1")
def test_potara_keeps_the_effects_on_the_power_of_both_cards(duel: Factory) -> None:
    side = Side(hand=["eclipse", "boost", "boost"], battle=["sun", "moon"], energy=ENERGY)
    t = duel(side, cards=(*PAIR, earrings(), BOOST))
    t.you.use("boost").choose("sun").use("boost").choose("moon").use("eclipse").choose("moon")
    assert t.you.power("eclipse") == 40_000
    t.you.end_turn()
    assert t.you.power("eclipse") == 30_000


# [Union-Absorb]


@rule("dbs:10-13-5-1", "dbs:10-13-5-3", "dbs:10-13-5-4")
def test_absorb_plays_a_card_on_top_of_the_one_that_has_it(duel: Factory) -> None:
    t = duel(Side(hand=["sun", "moon"], battle=["blob", "red-1"], energy=ENERGY), cards=(*PAIR, BLOB))
    t.you.use("blob")
    if t.decision.ask == "choose-play":
        assert t.you.offered("card") == ["sun"]
        t.you.choose("sun")
    assert t.you.battle == ["red-1", "sun"]
    assert t.you.under_card("sun") == ["blob"]
    assert t.you.rested_energy == ENERGY
    assert t.you.hand == ["moon"]


@rule("dbs:10-13-5-1", "dbs:10-13-5-2")
def test_absorb_is_activated_in_the_battle_area_in_the_main_phase_and_must_be_paid(duel: Factory) -> None:
    t = duel(Side(hand=["sun", "blob"], drop=["blob"], energy=ENERGY), cards=(*PAIR, BLOB))
    assert not t.you.can_use("blob")
    t = duel(Side(hand=["sun"], battle=["blob"]), cards=(*PAIR, BLOB))
    assert not t.you.can_use("blob")
    t = duel(Side(hand=["sun"], battle=["blob"], energy=ENERGY), cards=(*PAIR, BLOB))
    assert t.you.can_use("blob")
    t.you.attack("captain", "scout")
    assert not t.you.can_use("blob")


@rule("dbs:10-13-5-4-1")
def test_absorb_keeps_the_mode_and_the_effects_on_power(duel: Factory) -> None:
    side = Side(hand=["sun", "boost"], battle=["blob"], energy=ENERGY)
    t = duel(side, cards=(*PAIR, BLOB, BOOST))
    t.you.use("boost").choose("blob").attack("blob", "scout").fight()
    t.you.use("blob")
    if t.decision.ask == "choose-play":
        t.you.choose("sun")
    assert t.you.rested == ["sun"]
    assert t.you.power("sun") == 15_000
