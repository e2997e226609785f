"""Checkpoints, free timings and counter timings (4-5, 4-6, 4-7)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.areas import REST
from pioche.games.dbs.card import Auto, Counter, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.verbs import Drop, Ko, Play
from pioche.kernel.cards.query import (
    OPPONENTS,
    YOU,
    Anything,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsSource,
    Lies,
    Yours,
)
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, spell
from tests.rules.dbs.samples import OPPOSING_BATTLE, watcher, weaken
from tests.scenario import rule

RED = ["red-1"]
COUNT_OPPOSING = Count(OPPOSING_BATTLE)


# Checkpoints


@rule("dbs:4-5-1", "dbs:4-5-2", "dbs:4-5-3")
def test_at_a_checkpoint_rule_processing_comes_before_auto_skills(duel: Factory) -> None:
    blaze = Permanent(("battle",), (Number(("power",), Fixed(-5000), Is("battle") & ~Yours()),))
    scorcher = battle(
        "scorcher",
        "red",
        1,
        5000,
        blaze,
        Auto(("battle",), (When("played", IsSource(), Draw(COUNT_OPPOSING), "auto"),)),
    )
    t = duel(Side(hand=["scorcher"], energy=RED), Side(battle=["blue-1", "blue-2"]), cards=(scorcher,))
    t.you.play("scorcher")
    assert t.foe.battle == ["blue-2"]
    assert t.you.hand == ["black-3"], "only one was still there to be counted"


@rule("dbs:4-5-3-1")
def test_all_due_rule_processing_is_done_at_the_same_time(duel: Factory) -> None:
    feud = Permanent(("battle",), (Number(("power",), Fixed(-5000), Is("{rival}") & ~IsSource()),))
    rival = battle("rival", "red", 1, 5000, feud)
    t = duel(Side(hand=["rival"], energy=RED), Side(battle=["rival"]), cards=(rival,))
    t.you.play("rival")
    assert (t.you.battle, t.foe.battle) == ([], []), "neither saves itself by the other's leaving"


@rule("dbs:4-5-3-1")
def test_rule_processing_is_repeated_before_any_auto_skill(duel: Factory) -> None:
    prop = battle("prop", "blue", 1, 5000, Permanent(("battle",), (Number(("power",), Fixed(5000), Is("{leaner}")),)))
    leaner = battle("leaner", "blue", 1, 5000)
    blaze = weaken(5000, Every(OPPOSING_BATTLE))
    counter = watcher("counter", Draw(COUNT_OPPOSING), Is("battle"), "affect")
    storm = spell("storm", blaze)
    cards = (prop, leaner, storm, counter)
    t = duel(Side(hand=["storm"], battle=["counter"]), Side(battle=["leaner", "prop"]), cards=cards)
    t.you.use("storm")
    t.in_any_order()
    assert t.foe.drop == ["prop", "leaner"]
    assert t.you.hand == [], "none was left to be counted"


@rule("dbs:4-5-3-2")
def test_the_turn_player_chooses_which_auto_skill_resolves_first(duel: Factory) -> None:
    cards = (watcher("drawer", Draw(ONE)), watcher("dropper", Drop(Every(Cards(("hand",), None, YOU)))))
    side = Side(hand=["red-1"], energy=RED, battle=["drawer", "dropper"])
    t = duel(side, cards=cards)
    t.you.play("red-1")
    t.pending("choose-trigger", t.you)
    assert t.you.offered() == ["drawer", "dropper"]
    t.you.choose("drawer")
    assert (t.you.hand, t.you.drop) == ([], ["black-3"])
    t = duel(side, cards=cards)
    t.you.play("red-1").choose("dropper")
    assert (t.you.hand, t.you.drop) == (["black-3"], [])


@rule("dbs:4-5-3-2")
def test_after_each_auto_skill_rule_processing_comes_again(duel: Factory) -> None:
    cards = (watcher("sapper", weaken(5000, Every(OPPOSING_BATTLE))), watcher("teller", Draw(COUNT_OPPOSING)))
    side = Side(hand=["red-1"], energy=RED, battle=["sapper", "teller"])
    t = duel(side, Side(battle=["blue-1", "blue-2"]), cards=cards)
    t.you.play("red-1").choose("sapper")
    assert t.foe.battle == ["blue-2"]
    assert t.you.hand == ["black-3"]
    t = duel(side, Side(battle=["blue-1", "blue-2"]), cards=cards)
    t.you.play("red-1").choose("teller")
    assert t.you.hand == ["black-3", "black-3"]


@rule("dbs:4-5-3-3", "dbs:4-5-3-4")
def test_auto_skills_of_the_other_player_come_after_all_of_the_turn_player(duel: Factory) -> None:
    cards = (watcher("drawer", Draw(ONE)), watcher("looter", Drop(Every(Cards(("hand",), None, OPPONENTS)))))
    for mine, theirs in ((["drawer"] * 2, ["looter"]), (["looter"], ["drawer"])):
        t = duel(Side(hand=["red-1"], energy=RED, battle=mine), Side(battle=theirs), cards=cards)
        t.you.play("red-1")
        t.in_any_order()
        assert t.you.hand == []
        assert t.asked == ("you", "main-phase"), "nothing is left, and the checkpoint ends"
    assert t.foe.hand == ["black-3"], "the looter came first, on an empty hand"


# Free timings


@rule("dbs:4-6-1", "dbs:4-6-2", "dbs:4-6-2-1")
def test_a_free_timing_begins_with_a_checkpoint(duel: Factory) -> None:
    hollow = battle("hollow", "red", 1, 0)
    t = duel(Side(battle=["hollow", "red-1"]), cards=(hollow,))
    assert t.asked == ("you", "main-phase")
    assert t.you.battle == ["red-1"]


@rule("dbs:4-6-2-1")
def test_after_each_action_in_battle_a_checkpoint_comes_before_the_next(duel: Factory) -> None:
    cheerer = watcher("cheerer", Draw(ONE), Anything(), "comboed")
    t = duel(Side(hand=["red-1"], battle=["cheerer"]), cards=(cheerer,))
    t.you.attack("captain", "scout").combo("red-1")
    assert t.asked == ("you", "offense-step")
    assert t.you.hand == ["black-3"]


@rule("dbs:4-6-1", "dbs:4-6-2", "dbs:4-6-2-2", "dbs:4-6-2-3")
def test_in_a_free_timing_a_player_acts_as_often_as_wanted_and_passes(duel: Factory) -> None:
    t = duel(Side(hand=["red-1", "red-1"], energy=RED * 2), Side(hand=["blue-1"]))
    for _ in range(2):
        t.you.play("red-1")
        assert t.asked == ("you", "main-phase")
    t.you.attack("captain", "scout")
    assert t.asked == ("you", "offense-step")
    t.you.combo("red-1")
    assert t.asked == ("you", "offense-step")
    t.you.pass_()
    assert t.asked == ("foe", "defense-step")
    t.foe.pass_()
    assert t.asked == ("you", "main-phase")
    t.you.end_turn()
    assert t.asked == ("foe", "charge"), "passing ends it"


# Counter timings


@rule("dbs:4-7-1", "dbs:4-7-2", "dbs:4-7-2-1", "dbs:4-7-2-2")
def test_a_counter_timing_opens_when_a_card_is_played_and_when_one_attacks(duel: Factory) -> None:
    t = duel(Side(hand=["red-1", "herald"], energy=RED * 2), Side(hand=["refusal", "parry"]))
    t.you.play("red-1")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == ["refusal"]
    assert t.you.battle == [], "it is not in play yet"
    t.foe.decline()
    assert t.you.battle == ["red-1"]
    t.you.play("herald", x=0)
    t.foe.counter("refusal")
    assert (t.you.unison, t.you.drop) == ([], ["herald"])
    t.you.attack("captain", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == ["parry"]


@rule("dbs:4-7-2-3", "dbs:4-7-2-4")
def test_a_counter_timing_opens_before_a_skill_resolves_and_after(duel: Factory) -> None:
    summon = spell("summon", Play(Pick(Cards(("hand",), Is("battle"), YOU), ONE)))
    sides = Side(hand=["summon", "red-1"]), Side(hand=["refusal"])
    t = duel(*sides, cards=(summon,))
    t.you.use("summon")
    t.pending("choose-counter", t.foe)
    t.foe.counter("refusal")
    assert (t.you.hand, t.you.battle) == (["red-1"], []), "the skill did not resolve"
    t = duel(*sides, cards=(summon,))
    t.you.use("summon")
    t.foe.decline()
    if t.decision.ask == "choose-play":
        t.you.choose("red-1")
    t.pending("choose-counter", t.foe)
    assert t.you.battle == ["red-1"], "it has resolved"
    t.foe.decline()
    assert t.asked == ("you", "main-phase")


@rule("dbs:4-7-2-3", "dbs:10-10-3-2")
@pytest.mark.parametrize(("moment", "answered"), [("attack", True), ("turn-ends", False)])
def test_only_a_skill_that_speaks_of_attacks_is_answered_by_counters_to_attacks(
    duel: Factory, moment: str, answered: bool
) -> None:
    later = Until((When(moment, Anything(), Draw(ONE), "auto"),), Every(Cards(("leader",), None, YOU)))
    t = duel(Side(hand=["plan"]), Side(hand=["parry"]), cards=(spell("plan", later),))
    t.you.use("plan")
    assert (t.asked == ("foe", "choose-counter")) is answered
    t.pending(t.decision.ask)


@rule("dbs:4-7-2-5")
def test_no_counter_timing_opens_within_another(duel: Factory) -> None:
    ambush = extra("ambush", "blue", 0, Counter("attack", Play(Pick(Cards(("hand",), Is("battle"), YOU), ONE))))
    t = duel(Side(hand=["refusal"]), Side(hand=["ambush", "blue-1"]), cards=(ambush,), counters=True)
    t.you.attack("captain", "scout")
    t.foe.counter("ambush")
    t.pending("choose-counter", t.you)
    assert t.you.offered() == [], "a play is no counter"
    t.you.decline()
    if t.decision.ask == "choose-play":
        t.foe.choose("blue-1")
    assert t.foe.battle == ["blue-1"], "nobody was asked whether to counter that play"
    assert t.asked == ("you", "offense-step")


@rule("dbs:4-7-3", "dbs:4-7-3-1")
def test_a_counter_timing_begins_with_rule_processing_but_no_auto_skill(duel: Factory) -> None:
    shadow = Number(("power",), Fixed(-5000), Is("{blue-1}"), when=Exists(Cards(("leader",), Lies(REST), YOU)))
    gloom = battle("gloom", "red", 1, 5000, Permanent(("battle",), (shadow,)))
    herder = watcher("herder", Draw(ONE), Is("leader"), "attack")
    mourner = watcher("mourner", Draw(ONE), Is("blue"), "drop")
    t = duel(
        Side(battle=["gloom", "herder", "mourner"]),
        Side(hand=["parry"], battle=["blue-1"]),
        cards=(gloom, herder, mourner),
    )
    t.you.attack("captain", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.drop == ["blue-1"]
    assert t.you.hand == [], "the skills wait for the checkpoint, whatever they waited for"
    t.foe.decline()
    t.in_any_order()
    assert t.you.hand == ["black-3", "black-3"]


@rule("dbs:4-7-3-1")
def test_at_a_counter_timing_all_that_is_due_happens_together_and_again_while_there_is_more(duel: Factory) -> None:
    """Two cards lose their power, the third only because these are gone."""
    shadow = Number(("power",), Fixed(-5000), Is("{blue-1}"), when=Exists(Cards(("leader",), Lies(REST), YOU)))
    weak = Number(("power",), Fixed(-5000), IsSource(), when=Exists(Cards(("battle",), Is("{blue-1}")), 0, 0))
    cards = (
        battle("gloom", "red", 1, 5000, Permanent(("battle",), (shadow,))),
        battle("orphan", "blue", 1, 5000, Permanent(("battle",), (weak,))),
    )
    t = duel(Side(battle=["gloom"]), Side(hand=["parry"], battle=["orphan", "blue-1", "blue-1"]), cards=cards)
    t.you.attack("captain", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.battle == []
    assert t.foe.drop == ["blue-1", "blue-1", "orphan"], "the orphan after those without whom it has no power"
    t.foe.decline()


@rule("dbs:4-7-3-2", "dbs:4-7-3-3", "dbs:4-7-3-4", "dbs:4-7-3-5")
def test_the_players_alternate_and_counters_resolve_last_in_first_out(duel: Factory) -> None:
    reply = extra("reply", "red", 0, Counter("counter", Drop(Every(Cards(("hand",), None, OPPONENTS)))))
    retort = extra("retort", "blue", 0, Counter("counter", Draw(ONE)))
    t = duel(
        Side(hand=["red-1", "reply"], energy=RED), Side(hand=["refusal", "retort", "retort"]), cards=(reply, retort)
    )
    t.you.play("red-1")
    t.pending("choose-counter", t.foe)
    t.foe.counter("refusal")
    t.pending("choose-counter", t.you)
    t.you.counter("reply")
    t.pending("choose-counter", t.foe)
    t.foe.counter("retort")
    assert t.foe.drop == ["retort", "retort", "black-3", "refusal"], "the draw came first, then the hand was dropped"
    assert t.you.drop == ["reply", "red-1"]
    assert [event.seat for event in t.events("use")] == [1, 0, 1], "told in the order in which they were activated"


@rule("dbs:4-7-3-2", "dbs:4-7-3-6")
def test_a_counter_timing_without_a_counter_ends_and_the_action_goes_on(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"], energy=RED), Side(hand=["refusal"]))
    t.you.play("red-1")
    t.foe.decline()
    assert t.you.battle == ["red-1"]
    t = duel(
        Side(battle=["red-3"]), Side(hand=["void"]), cards=(extra("void", "blue", 0, Counter("attack", Ko(OPPOSING))),)
    )
    t.you.attack("red-3", "scout")
    t.foe.counter("void")
    assert t.asked == ("you", "main-phase"), "the attack is no longer possible"
    assert len(t.foe.life) == 8
