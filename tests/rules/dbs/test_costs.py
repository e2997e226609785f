"""Skill costs: what stands before the colon, energy, markers, and paying all or nothing (8-1-5-2, 8-4)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate, Auto, Permanent
from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.cost import Cost, Surcharge, Way
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.verbs import Drop, Ko, Markers, Rest, ToHand, ToWarp
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import YOU, Among, Cards, Is, IsSource, Lies, Yours
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, unison
from tests.scenario import rule

HAND = Cards(("hand",), None, YOU)
DISCARD = Drop(Pick(HAND, ONE))
DRAW = Draw(ONE)


@rule("dbs:8-4-1", "dbs:8-4-2", "dbs:8-5-2-2")
def test_paying_a_cost_is_doing_what_stands_before_the_colon(duel: Factory) -> None:
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, (Rest(This()), DISCARD)))
    t = duel(Side(hand=["red-1", "red-2"], battle=["payer"]), cards=(payer,))
    t.you.use("payer")
    t.pending("choose-drop", t.you)
    assert t.you.rested == ["payer"]
    t.you.choose("red-2")
    assert (t.you.drop, t.you.hand) == (["red-2"], ["red-1", "black-3"])
    assert not t.you.can_use("payer"), "it cannot be rested again"


@rule("dbs:8-4-2-1")
def test_the_parts_of_a_cost_are_paid_in_the_order_of_the_text(duel: Factory) -> None:
    away = ToWarp(Every(Cards(("drop",), None, YOU)))
    for slug, cost, warp, drop in (
        ("first", (DISCARD, away), ["blue-1", "red-1"], []),
        ("last", (away, DISCARD), ["blue-1"], ["red-1"]),
    ):
        card = battle(slug, "red", 1, 5000, Activate("main", DRAW, cost))
        t = duel(Side(hand=["red-1"], drop=["blue-1"], battle=[slug]), cards=(card,))
        t.you.use(slug)
        assert (t.you.warp, t.you.drop) == (warp, drop)


@rule("dbs:8-4-2-1-1")
def test_costs_that_other_effects_add_are_paid_afterwards_in_the_order_in_which_these_came(duel: Factory) -> None:
    def toll(slug: str, cost: Effect) -> Permanent:
        return Permanent(("battle",), (Surcharge("use", Is("{worker}"), (cost,)),))

    worker = battle("worker", "red", 1, 5000, Activate("main", DRAW, (Rest(This()),)))
    cards = (
        worker,
        battle("taxman", "blue", 1, 5000, toll("taxman", DISCARD)),
        battle("cleaner", "blue", 1, 5000, toll("cleaner", ToWarp(Every(Cards(("drop",), None, YOU))))),
    )
    sides = Side(hand=["red-1"], battle=["worker"], drop=["red-3"]), Side(battle=["taxman"])
    t = duel(*sides, cards=cards)
    t.you.use("worker")
    assert (t.you.rested, t.you.drop, t.you.hand) == (["worker"], ["red-3", "red-1"], ["black-3"])
    assert not duel(Side(battle=["worker"]), Side(battle=["taxman"]), cards=cards).you.can_use("worker")
    t = duel(Side(hand=["red-1"], battle=["worker"], drop=["red-3"]), Side(battle=["taxman", "cleaner"]), cards=cards)
    t.you.use("worker")
    assert (t.you.warp, t.you.drop) == (["red-3", "red-1"], [])
    t = duel(Side(hand=["red-1"], battle=["worker"], drop=["red-3"]), Side(battle=["cleaner", "taxman"]), cards=cards)
    t.you.use("worker")
    assert (t.you.warp, t.you.drop) == (["red-3"], ["red-1"])


@rule("dbs:8-4-2-1-1")
def test_what_others_add_to_an_attack_is_paid_before_it_is_made(duel: Factory) -> None:
    gate = battle("gate", "blue", 1, 5000, Permanent(("battle",), (Surcharge("attack", ~Yours(), (DISCARD,)),)))
    side = Side(hand=["red-2", "blue-2"], battle=["red-1"], energy=["red-1"])
    t = duel(side, Side(battle=["gate"], rested=["blue-1"]), cards=(gate,))
    t.you.attack("red-1", "scout")
    t.pending("choose-drop", t.you)
    assert t.you.rested == [], "it has not attacked yet"
    t.you.choose("blue-2")
    t.pending("offense-step", t.you)
    assert (t.you.rested, t.you.hand, t.you.drop) == (["red-1"], ["red-2"], ["blue-2"])
    assert t.you.rested_energy == [], "and nothing else"
    t.fight()
    assert len(t.foe.life) == 8, "5000 power against a Leader Card of 10000"
    assert not duel(Side(battle=["red-1"]), Side(battle=["gate"]), cards=(gate,)).you.can_attack("red-1")


@rule("dbs:8-4-2-1-1", "dbs:8-4-2-2")
def test_what_is_added_to_the_cost_of_a_card_is_not_paid_with_the_card_itself(duel: Factory) -> None:
    levy = battle("levy", "blue", 1, 5000, Permanent(("battle",), (Surcharge("play", Is("{red-1}"), (DISCARD,)),)))
    t = duel(Side(hand=["red-1"], energy=["red-1"]), Side(battle=["levy"]), cards=(levy,))
    assert not t.you.can_play("red-1")
    t = duel(Side(hand=["red-1", "red-2"], energy=["red-1"]), Side(battle=["levy"]), cards=(levy,))
    t.you.play("red-1")
    assert (t.you.battle, t.you.drop, t.you.rested_energy) == (["red-1"], ["red-2"], ["red-1"])
    bazaar = battle("bazaar", "red", 1, 5000, Permanent(("battle",), (Way("play", Is("{red-1}"), (DISCARD,)),)))
    assert not duel(Side(hand=["red-1"], battle=["bazaar"]), cards=(bazaar,)).you.can_play("red-1"), "nor another price"
    assert duel(Side(hand=["red-1", "red-2"], battle=["bazaar"]), cards=(bazaar,)).you.can_play("red-1")


@rule("dbs:8-4-2-2")
@pytest.mark.parametrize(
    ("hand", "energy", "usable"), [(["red-1"], 2, True), ([], 2, False), (["red-1"], 1, False), (["red-1"], 0, False)]
)
def test_a_cost_is_paid_in_full_or_the_skill_is_not_activated(
    duel: Factory, hand: list[str], energy: int, usable: bool
) -> None:
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, (Pay(1), DISCARD, Pay(1))))
    t = duel(Side(hand=hand, battle=["payer"], energy=["red-1"] * energy), cards=(payer,))
    assert t.you.can_use("payer") is usable
    assert t.you.rested_energy == []


@rule("dbs:8-4-2-2")
@pytest.mark.parametrize(
    "cost",
    [
        (DISCARD, DISCARD),
        (Rest(This()), Rest(This())),
        (Pay(1), Drop(Pick(Cards(("energy",), Lies(0), YOU), ONE))),
        (DISCARD, Seq((ChooseEach((Pick(HAND, ONE),)), ToWarp(Every(Among("it")))))),
    ],
)
def test_the_parts_of_a_cost_are_not_paid_with_the_same_card(duel: Factory, cost: tuple[Effect, ...]) -> None:
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, cost))
    t = duel(Side(hand=["red-1"], battle=["payer"], energy=["red-1"]), cards=(payer,))
    assert not t.you.can_use("payer")
    if cost[0] == DISCARD:
        t = duel(Side(hand=["red-1", "red-2"], battle=["payer"]), cards=(payer,))
        t.you.use("payer").choose("red-1")
        if t.decision.ask == "choose-drop":
            t.you.choose("red-2")
        assert (t.you.drop + t.you.warp, t.you.hand) == (["red-1", "red-2"], ["black-3"])


@rule("dbs:8-4-2-2")
def test_a_part_of_a_cost_takes_what_another_one_does_not_need(duel: Factory) -> None:
    red = Drop(Pick(Cards(("hand",), Is("red"), YOU), ONE))
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, (DISCARD, red)))
    t = duel(Side(hand=["red-1", "blue-1"], battle=["payer"]), cards=(payer,))
    t.you.use("payer").choose("blue-1")
    assert (t.you.drop, t.you.hand) == (["blue-1", "red-1"], ["black-3"])
    for hand in (["red-1"], ["blue-1", "blue-1"]):
        assert not duel(Side(hand=hand, battle=["payer"]), cards=(payer,)).you.can_use("payer")


@rule("dbs:8-4-2-2", "dbs:8-5-3-2")
def test_a_part_of_a_cost_that_may_be_nothing_takes_no_card_from_another_part(duel: Factory) -> None:
    some = Drop(Pick(HAND, ONE, up_to=True))
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, (some, DISCARD)))
    t = duel(Side(hand=["red-1"], battle=["payer"]), cards=(payer,))
    t.you.use("payer").choose("no")
    assert (t.you.drop, t.you.hand) == (["red-1"], ["black-3"])


@rule("dbs:8-4-2-2")
def test_energy_of_the_card_and_of_its_skill_must_be_there_together(duel: Factory) -> None:
    tome = extra("tome", "red", 1, Activate("main", DRAW, (Pay(1, ("blue",)),), ("hand",)), specified=("red",))
    purple = battle("purple", "red/blue", 1, 5000)
    for energy, usable in (
        (["red-1"], False),
        (["red-1", "red-1"], False),
        (["purple", "green-1"], False),  # either colour, but not both
        (["purple", "blue-1"], True),
        (["blue-1", "red-1"], True),
    ):
        t = duel(Side(hand=["tome"], energy=energy), cards=(tome, purple))
        assert t.you.can_use("tome") is usable
    t.you.use("tome")
    assert t.you.active_energy == []


@rule("dbs:8-4-2-2", "dbs:8-4-2-4", "dbs:3-8-2")
def test_energy_that_a_later_part_of_the_cost_needs_is_not_rested_before(duel: Factory) -> None:
    tome = extra("tome", "red", 2, Activate("main", DRAW, (Pay(1, ("blue",)),), ("hand",)), specified=("red",))
    t = duel(Side(hand=["tome"], energy=["red-1", "blue-1", "green-1", "red-2"]), cards=(tome,), paying=True)
    t.you.use("tome")
    assert t.you.offered() == ["red-1", "green-1", "red-2"], "the blue one is for the skill"
    t.you.pay("green-1")
    assert t.you.offered() == ["red-1", "red-2"]
    t.you.pay("red-2")
    assert (t.you.active_energy, t.you.hand) == (["red-1"], ["black-3"])
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, (Pay(1), Pay(1, ("blue",)), Pay(1, ("red",)))))
    t = duel(Side(battle=["payer"], energy=["red-1", "blue-1", "green-1"]), cards=(payer,), paying=True)
    t.you.use("payer")
    assert (t.you.active_energy, t.you.hand) == ([], ["black-3"]), "there is only one way to pay all of it"
    mixed = battle("olive", "red/green", 1, 5000), battle("teal", "blue/green", 1, 5000)
    cost = Pay(2, ("blue",)), Pay(2, ("green", "green"))
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, cost))
    side = Side(battle=["payer"], energy=["red-1", "olive", "green-1", "teal"])
    t = duel(side, cards=(payer, *mixed), paying=True)
    t.you.use("payer")
    assert t.you.offered() == ["red-1", "teal"], "the others are the only two that are left for the greens"
    t.you.pay("red-1", "olive")
    assert (t.you.active_energy, t.you.hand) == ([], ["black-3"])


@rule("dbs:8-4-2-2")
def test_where_there_are_several_ways_to_pay_only_those_that_can_be_paid_are_offered(duel: Factory) -> None:
    way = Permanent(("leader", "hand", "limbo"), (Way("use", IsSource(), (DISCARD,)),))
    tome = extra("tome", "red", 2, Activate("main", DRAW, where=("hand",)), way)
    side = Side(hand=["tome", "red-1"], energy=["red-1"] * 2)
    t = duel(side, cards=(tome,))
    t.you.use("tome")
    t.pending("choose-way", t.you)
    assert t.you.options == ["way/0", "way/1"]
    t.you.choose("way/1")
    assert (t.you.drop, t.you.rested_energy) == (["red-1", "tome"], [])
    t = duel(side, cards=(tome,))
    t.you.use("tome").choose("way/0")
    assert (t.you.drop, len(t.you.rested_energy)) == (["tome"], 2)
    t = duel(Side(hand=["tome", "red-1"]), cards=(tome,))
    t.you.use("tome")
    assert t.you.drop == ["red-1", "tome"], "the only way left"
    assert not duel(Side(hand=["tome"], energy=["red-1"]), cards=(tome,)).you.can_use("tome")


@rule("dbs:8-4-2-3")
def test_a_number_in_a_cost_is_so_much_energy_of_any_colour_to_rest(duel: Factory) -> None:
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, (Pay(2),)))
    t = duel(Side(battle=["payer"], energy=["red-1", "blue-1", "green-1"]), cards=(payer,), paying=True)
    t.you.use("payer")
    assert t.you.offered() == ["red-1", "blue-1", "green-1"]
    t.you.pay("green-1", "blue-1")
    assert sorted(t.you.rested_energy) == ["blue-1", "green-1"]
    assert not t.you.can_use("payer"), "one is left"


@rule("dbs:8-4-2-4")
def test_colours_in_a_cost_are_energy_of_these_colours_to_rest(duel: Factory) -> None:
    payer = battle("payer", "red", 1, 5000, Activate("main", DRAW, (Pay(2, ("red", "blue")),)))
    two_tone = battle("purple", "red/blue", 1, 5000)
    energy = ["red-1", "green-1", "purple", "red-2"]
    t = duel(Side(battle=["payer"], energy=energy), cards=(payer, two_tone), paying=True)
    t.you.use("payer")
    assert t.you.offered() == ["red-1", "purple", "red-2"], "green does not serve"
    t.you.pay("red-1")
    assert t.you.rested_energy == ["red-1", "purple"], "only this one is also blue"
    assert not duel(Side(battle=["payer"], energy=["red-1"] * 3), cards=(payer,)).you.can_use("payer")


# Markers


@rule("dbs:8-4-2-5-1", "dbs:8-4-2-5-1-1", "dbs:8-4-2-5-1-2", "dbs:8-4-2-5-1-3")
@pytest.mark.parametrize(("by", "left"), [(2, 5), (1, 4), (0, 3), (-1, 2), (-2, 1)])
def test_a_marker_cost_adds_markers_or_takes_them_off(duel: Factory, by: int, left: int) -> None:
    sage = unison("sage", "red", 5000, Activate("main", DRAW, (Markers(by),)))
    t = duel(Side(unison="sage", markers=3), cards=(sage,))
    t.you.use("sage")
    assert (t.you.markers, t.you.hand) == (left, ["black-3"])
    t = duel(Side(unison="sage", markers=0), cards=(sage,))
    if by >= 0:
        t.you.use("sage")
    assert (t.you.unison, t.you.markers) == (["sage"], max(by, 0)), "none is lost where none is taken off"


@rule("dbs:8-4-2-5-1-3")
def test_a_marker_cost_takes_no_more_than_there_are(duel: Factory) -> None:
    sage = unison("sage", "red", 5000, Activate("main", DRAW, (Markers(-3),)))
    assert not duel(Side(unison="sage", markers=2), cards=(sage,)).you.can_use("sage")
    t = duel(Side(unison="sage", markers=3), cards=(sage,))
    t.you.use("sage")
    assert (t.you.unison, t.you.drop, t.you.hand) == ([], ["sage"], ["black-3"]), "it resolves all the same"


@rule("dbs:8-4-2-5-1")
def test_a_marker_cost_of_another_card_is_not_paid_where_there_is_none(duel: Factory) -> None:
    feed = battle("feed", "red", 1, 5000, Activate("main", DRAW, (Markers(1, Every(Cards(("unison",), None, YOU))),)))
    assert not duel(Side(battle=["feed"]), Side(unison="herald"), cards=(feed,)).you.can_use("feed")
    t = duel(Side(battle=["feed"], unison="herald", markers=2), cards=(feed,))
    t.you.use("feed")
    assert (t.you.markers, t.you.hand) == (3, ["black-3"])


@rule("dbs:8-4-2-5-2")
def test_of_all_skills_with_a_marker_cost_a_card_uses_one_a_turn(duel: Factory) -> None:
    skills = (
        Activate("main", DRAW, (Markers(1),)),
        Activate("main", DRAW, (Markers(0),)),
        Activate("main", DRAW, (Markers(-1),)),
        Activate("main", DRAW, (DISCARD,)),
    )
    t = duel(Side(unison="sage", markers=3, hand=["red-1"]), cards=(unison("sage", "red", 5000, *skills),))
    assert [t.you.can_use("sage", n) for n in range(4)] == [True] * 4
    t.you.use("sage", 1)
    assert [t.you.can_use("sage", n) for n in range(4)] == [False, False, False, True]
    t.you.use("sage", 3)
    if t.decision.ask == "choose-drop":
        t.you.choose("red-1")
    t.you.end_turn()
    t.foe.end_turn()
    assert t.you.charge().can_use("sage", 0), "in another turn it may"


# The cost of an [Auto] skill


def toller(cost: Cost) -> Auto:
    return Auto(("battle",), (When("attack", IsSource(), Do(cost, may=True, then=Ko(OPPOSING)), "auto"),))


@rule("dbs:8-1-5-2", "dbs:8-1-5-2-1", "dbs:8-4-2-1")
def test_an_auto_skill_with_a_cost_resolves_only_if_it_is_paid(duel: Factory) -> None:
    bell = battle("bell", "red", 1, 5000, toller(Cost((Pay(1), DISCARD))))
    sides = Side(hand=["red-1"], battle=["bell"], energy=["red-1"]), Side(battle=["blue-1"])
    t = duel(*sides, cards=(bell,))
    t.you.attack("bell", "scout").accept()
    assert (t.foe.battle, t.you.drop, len(t.you.rested_energy)) == ([], ["red-1"], 1)
    t = duel(*sides, cards=(bell,))
    t.you.attack("bell", "scout").decline()
    assert (t.foe.battle, t.you.hand, t.you.rested_energy) == (["blue-1"], ["red-1"], [])


@rule("dbs:8-1-5-2-1", "dbs:8-4-2-2")
@pytest.mark.parametrize(
    ("cost", "side", "asked"),
    [
        (Cost((Pay(1), DISCARD)), Side(battle=["bell"], energy=["red-1"]), False),
        (Cost((Pay(1), DISCARD)), Side(battle=["bell"], hand=["red-1"]), False),
        (Cost((DISCARD, DISCARD)), Side(battle=["bell"], hand=["red-1"]), True),  # each part alone could be paid
        (Cost((Drop(Pick(Cards(("hand",), Is("blue"), YOU), ONE)),)), Side(battle=["bell"], hand=["red-1"]), True),
    ],
)
def test_of_the_cost_of_an_auto_skill_that_cannot_be_paid_in_full_nothing_is_paid(
    duel: Factory, cost: Cost, side: Side, asked: bool
) -> None:
    bell = battle("bell", "red", 1, 5000, toller(cost))
    t = duel(side, Side(battle=["blue-1"]), cards=(bell,))
    t.you.attack("bell", "scout")
    assert (t.decision.ask == "use-effect") is asked, "where nobody else can tell that it cannot be paid"
    if asked:
        assert t.you.options == ["no"]
        t.you.decline()
    assert (t.foe.battle, t.you.drop, t.you.rested_energy) == (["blue-1"], [], [])


@rule("dbs:8-1-5-2-1")
def test_what_a_cost_has_chosen_is_known_to_the_effect(duel: Factory) -> None:
    pay = Cost((Drop(Pick(Cards(("energy",), None, YOU), ONE)),))
    skill = Do(pay, may=True, then=ToHand(Every(Among("first"))))
    miner = battle("miner", "red", 1, 5000, Auto(("battle",), (When("attack", IsSource(), skill, "auto"),)))
    t = duel(Side(battle=["miner"], energy=["red-2", "blue-1"]), cards=(miner,))
    t.you.attack("miner", "scout").accept().choose("blue-1")
    assert (t.you.hand, t.you.energy) == (["blue-1"], ["red-2"])
