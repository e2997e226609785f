"""Corners where several rules meet: found by reviews and random games, and kept."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import evolve
from pioche.games.dbs.card import Activate, Auto, Counter, Permanent
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.cost import Surcharge, Way
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import victory_strike
from pioche.games.dbs.negate import NegateAttack
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest, Stand, ToDeck, ToHand
from pioche.kernel.cards.query import OPPONENTS, Anything, Between, Cards, Count, Fixed, Is, IsSource, Yours
from pioche.kernel.cards.rule import Number, Replace, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from pioche.kernel.state.view import view
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.scenario import rule

SELF = IsSource()
HAND = Cards(("hand",))


@rule("dbs:8-5-1", "dbs:8-5-2-4", "dbs:4-7-2-3", "dbs:8-5-2-5-2", "dbs:8-5-2-6")
def test_an_auto_skill_that_plays_a_card_can_be_answered(duel: Factory) -> None:
    calls = Auto(("battle",), (When("played", SELF, Play(Pick(HAND, ONE, up_to=True)), "auto"),))
    caller = battle("caller", "red", 1, 5000, calls)
    for negated in (True, False):
        t = duel(
            Side(hand=["caller", "red-2"], energy=["red-1"]), Side(hand=["refusal"]), cards=(caller,), counters=True
        )
        t.you.play("caller")
        t.foe.decline()
        t.pending("choose-counter", t.foe)
        if negated:
            t.foe.counter("refusal")
            t.you.decline()
            assert t.you.battle == ["caller"]
        else:
            t.foe.decline()
            t.you.choose("red-2")
            t.foe.decline()
            assert t.you.battle == ["caller", "red-2"]


@rule("dbs:3-1-6-1")
def test_the_owner_alone_knows_the_order_of_cards_that_another_put_under_the_deck(duel: Factory) -> None:
    flush = spell("flush", ToDeck(Every(Cards(("battle",), None, OPPONENTS)), to="bottom"))
    t = duel(Side(hand=["flush"]), Side(battle=["blue-1", "blue-2"]), cards=(flush,))
    t.you.use("flush")
    t.foe.choose("blue-2", "blue-1")
    seats = {player: view(t.game, seat) for seat, player in ((t.you.seat, "you"), (t.foe.seat, "foe"))}
    known = {player: [card.slug for card in sight.cards("deck", t.foe.seat)[:2]] for player, sight in seats.items()}
    assert known == {"you": ["", ""], "foe": ["blue-1", "blue-2"]}


@rule("dbs:10-20-1", "dbs:8-9-1-1")
def test_damage_that_is_replaced_wins_nothing(duel: Factory) -> None:
    shield = Permanent(("battle",), (Replace("damage", Yours(), Draw(ONE)),))
    cards = (battle("ace", "red", 1, 20_000, victory_strike()), battle("monk", "blue", 1, 5000, shield))
    t = duel(Side(battle=["ace"]), Side(battle=["monk"]), cards=cards)
    t.you.attack("ace", "scout").fight()
    assert t.winner == ""
    assert len(t.foe.life) == 8
    t = duel(Side(battle=["ace"]), cards=cards)
    t.you.attack("ace", "scout").fight()
    assert t.winner == "you"


@rule("dbs:2-11-1-3", "dbs:6-3-1-2-2-1")
def test_a_unison_card_can_be_played_at_another_price(duel: Factory) -> None:
    offers = Way("play", Is("unison"), (Drop(Pick(HAND, ONE)),))
    patron = battle("patron", "red", 1, 5000, Permanent(("battle",), (offers,)))
    t = duel(Side(hand=["herald", "red-1"], battle=["patron"]), cards=(patron,))
    t.you.play("herald", x=0)
    assert (t.you.unison, t.you.drop) == (["herald"], ["red-1"])


@rule("dbs:11-3-3", "dbs:6-3-1-2-3-3")
def test_a_card_that_lets_a_unison_card_grow_goes_to_the_very_bottom(duel: Factory) -> None:
    t = duel(Side(hand=["herald"], unison="herald", markers=2, under={"herald": ["red-1"]}))
    t.you.grow("herald")
    assert t.you.under_card("herald") == ["herald", "red-1"]
    assert t.you.markers == 3


@rule("dbs:10-10-3")
def test_of_two_counters_of_a_card_the_player_chooses(duel: Factory) -> None:
    both = extra("both", "blue", 0, Counter("attack", NegateAttack()), Counter("attack", Draw(ONE)))
    t = duel(Side(), Side(hand=["both"], deck=["black-1"] * 3), cards=(both,))
    t.you.attack("captain", "scout")
    t.foe.answer("both:1")
    assert t.foe.hand == ["black-1"]
    assert t.asked == ("you", "offense-step")


@rule("dbs:8-4-2-1-1")
def test_what_a_surcharge_takes_is_not_what_the_skill_speaks_of(duel: Factory) -> None:
    grown = battle("grown", "red", 3, 15_000, evolve(Is("{red-1}")))
    dearer = Surcharge("use", Is("{grown}"), (Drop(Pick(HAND, ONE)),))
    toll = battle("toll", "blue", 1, 5000, Permanent(("battle",), (dearer,)))
    t = duel(Side(hand=["grown", "blue-2"], battle=["red-1"]), Side(battle=["toll"]), cards=(grown, toll))
    t.you.use("grown")
    assert (t.you.battle, t.you.under_card("grown"), t.you.drop) == (["grown"], ["red-1"], ["blue-2"])


@rule("dbs:8-4-2-2")
def test_a_cost_may_do_several_things_to_this_card(duel: Factory) -> None:
    guest = battle("guest", "red", 1, 5000, Activate("main", Draw(ONE), (Rest(This()), ToHand(This()))))
    t = duel(Side(battle=["guest"]), cards=(guest,))
    t.you.use("guest")
    assert t.you.hand == ["guest", "black-3"]


@rule("dbs:10-18-7", "dbs:10-19-2")
def test_what_exists_in_no_area_is_not_played(duel: Factory) -> None:
    again = Auto(("battle",), (When("leave", Yours(), Play(Every(Cards(("removed",)))), "auto"),))
    banish = spell("banish", Drop(Every(Cards(("battle",), Is("token")))))
    cards = (battle("witness", "red", 1, 5000, again), battle("ghost", "red", 0, 5000, token=True), banish)
    t = duel(Side(hand=["banish"], battle=["witness", "ghost"]), cards=cards)
    t.you.use("banish")
    assert t.you.battle == ["witness"]


@rule("dbs:8-6-7")
def test_a_skill_of_a_card_that_has_left_still_helps_others(duel: Factory) -> None:
    last = Until((Number(("power",), Fixed(5000), Is("battle") & Yours()),), This())
    martyr = battle("martyr", "red", 1, 5000, Auto(("battle",), (When("ko", SELF, last, "auto"),)))
    t = duel(Side(battle=["red-2"]), Side(rested=["martyr"], battle=["blue-1"]), cards=(martyr,))
    t.you.attack("red-2", "martyr").fight()
    assert t.foe.power("blue-1") == 10_000


@rule("dbs:7-1")
def test_a_card_that_attacks_is_switched_to_rest_mode_for_all_to_see(duel: Factory) -> None:
    watcher = battle("watcher", "blue", 1, 5000, Auto(("battle",), (When("rest", ~Yours(), Draw(ONE), "auto"),)))
    t = duel(Side(battle=["red-1"]), Side(battle=["watcher"]), cards=(watcher,))
    t.you.attack("red-1", "scout").fight()
    assert "black-3" in t.foe.hand


@rule("dbs:8-8-1")
@pytest.mark.parametrize("count", [2, 9])
def test_rules_that_ask_each_others_numbers_come_to_an_end(duel: Factory, count: int) -> None:
    strong = Cards(("battle",), Between("power", least=5000))
    pack = battle("wolf", "red", 1, 5000, Permanent(("battle",), (Number(("power",), Count(strong, 1000), SELF),)))
    t = duel(Side(battle=["wolf"] * count), Side(battle=["wolf"] * count), cards=(pack,))
    assert t.you.power("wolf") == 5000 + 1000 * count


@rule("dbs:7-4-1-8", "dbs:6-4-1-1")
def test_a_moment_is_about_no_card(duel: Factory) -> None:
    stronger = Until((Number(("power",), Fixed(5000), SELF),), This(), "opponents-next-turn")
    gift = Auto(("battle",), (When("turn-ends", Anything(), stronger, "auto"),))
    t = duel(Side(battle=["red-1", "sage"]), cards=(battle("sage", "red", 1, 5000, gift),))
    t.you.end_turn()
    assert (t.you.power("sage"), t.you.power("captain")) == (10_000, 10_000)


@rule("dbs:6-4-1-4", "dbs:10-11-5")
def test_an_end_phase_that_starts_again_is_still_the_same_turn(duel: Factory) -> None:
    late = Until((When("turn-ends", Anything(), Stand(This()), "auto"),), This())
    slow = battle("slow", "red", 1, 5000, Auto(("battle",), (When("turn-ends", Anything(), late, "auto"),)))
    once = When("stand", Yours(), Draw(ONE), "auto", once=True)
    keen = battle("keen", "red", 1, 5000, Auto(("battle",), (once,)))
    both = spell("both", Stand(Every(Cards(("battle",), Is("{red-1}")))))
    t = duel(Side(hand=["both"], rested=["slow", "red-1"], battle=["keen"]), cards=(slow, keen, both))
    t.you.use("both")
    assert t.you.hand == ["black-3"]
    t.you.end_turn()
    assert (t.you.rested, t.you.hand) == ([], ["black-3"])


@rule("dbs:1-3-6")
def test_a_combo_power_below_zero_counts_as_zero(duel: Factory) -> None:
    damp = battle("damp", "blue", 1, 5000, Permanent(("battle",), (Number(("combo_power",), Fixed(-9000), ~Yours()),)))
    t = duel(Side(hand=["red-1"], battle=["red-3"]), Side(battle=["damp"]), cards=(damp,))
    t.you.attack("red-3", "scout").combo("red-1")
    assert t.you.number("combo_power", "red-1", "combo") == 0
    t = duel(Side(battle=["damp"]), Side(hand=["blue-1"]), cards=(damp,))
    t.you.attack("captain", "scout").pass_()
    t.foe.combo("blue-1")
    t.fight()
    assert len(t.foe.life) == 7, "such a combo is no help"


@rule("dbs:3-5-3", "dbs:4-2-4")
def test_nobody_takes_a_leader_or_a_card_of_a_hand(duel: Factory) -> None:
    grab = spell("grab", TakeControl(Every(Cards(("leader", "hand", "battle"), None, OPPONENTS))))
    t = duel(Side(hand=["grab"]), Side(hand=["blue-2"], battle=["blue-1"]), cards=(grab,))
    t.you.use("grab")
    assert (t.you.battle, t.foe.leader, t.foe.hand) == (["blue-1"], ["scout"], ["blue-2"])


@rule("dbs:8-9-2-3")
def test_two_copies_of_a_card_may_both_replace_one_after_the_other(duel: Factory) -> None:
    saves = Replace("ko", Is("{saint}"), Drop(Pick(HAND, ONE)), optional=True)
    angel = battle("angel", "blue", 1, 5000, Permanent(("battle",), (saves,)))
    bolt = spell("bolt", Ko(Every(Cards(("battle",), Is("{saint}"), OPPONENTS))))
    cards = (angel, battle("saint", "blue", 1, 5000), bolt)
    t = duel(Side(hand=["bolt"]), Side(battle=["saint", "angel", "angel"], hand=["blue-1"]), cards=cards)
    t.you.use("bolt")
    assert [key for key in t.foe.options if key.startswith("instead")] == ["instead/0", "instead/1"]
    t.foe.answer("instead/1")
    assert t.foe.battle == ["saint", "angel", "angel"]
