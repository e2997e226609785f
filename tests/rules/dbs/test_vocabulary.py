"""The words of the game: skills, owner and master, checkpoints, timings, drawing, damage, markers (4)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.areas import ACTIVE, REST
from pioche.games.dbs.card import Activate, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.effects import Draw, Inflict
from pioche.games.dbs.verbs import Drop, Ko, Markers, Play, Rest, TakeControl, ToEnergy, ToHand, ToLife, ToWarp
from pioche.kernel.effect import Seq
from pioche.kernel.modify import Forbid, Number, Replace, When
from pioche.kernel.query import (
    ANYONE,
    OPPONENTS,
    YOU,
    Anything,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Lies,
    Test,
    Yours,
)
from pioche.kernel.select import Every, Pick, This
from pioche.kernel.value import Effect
from pioche.kernel.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, spell, unison
from tests.scenario import rule

RED = ["red-1"]
OPPOSING_BATTLE = Cards(("battle",), Is("battle"), OPPONENTS)
COUNT_OPPOSING = Count(OPPOSING_BATTLE)


def watcher(slug: str, effect: Effect, of: Test | None = None, verb: str = "played", power: int = 5000) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for a card, any unless told, to be played."""
    return battle(slug, "red", 1, power, Auto(("battle",), (When(verb, of or Anything(), effect, "auto"),)))


def weaken(by: int, selection: Every | Pick) -> Until:
    return Until((Number(("power",), Fixed(-by), IsBound("it")),), selection)


# Skills and effects


@rule("dbs:4-1-1", "dbs:4-1-1-1", "dbs:4-1-2")
def test_a_skill_is_used_at_will_or_is_always_in_force_or_waits_for_its_moment(duel: Factory) -> None:
    cards = (
        battle("doer", "red", 1, 5000, Activate("main", Draw(ONE), once=True)),
        battle("being", "red", 1, 5000, Permanent(("battle",), (Number(("power",), Fixed(1000), IsSource()),))),
        watcher("waiter", Draw(ONE)),
    )
    t = duel(Side(hand=["red-1"], battle=["doer", "being", "waiter"], energy=RED), cards=cards)
    assert t.you.offered("use") == ["captain", "doer"], "only [Activate] is offered"
    assert t.you.power("being") == 6000, "[Permanent] needs nobody to do anything"
    t.you.use("doer")
    assert t.you.hand == ["red-1", "black-3"]
    t.you.play("red-1")
    assert t.you.hand == ["black-3", "black-3"], "[Auto] does it of itself"


@rule("dbs:4-1-2", "dbs:4-1-2-1")
def test_an_effect_is_immediate_or_lasts_or_replaces(duel: Factory) -> None:
    cards = (
        spell("now", Ko(OPPOSING)),
        spell("lasting", weaken(1000, Every(OPPOSING_BATTLE))),
        battle("instead", "blue", 1, 5000, Permanent(("battle",), (Replace("ko", IsSource(), ToHand(This())),))),
    )
    t = duel(Side(hand=["now", "lasting"]), Side(battle=["blue-2"]), cards=cards)
    t.you.use("lasting")
    assert t.foe.power("blue-2") == 9000
    t.you.use("now")
    assert t.foe.drop == ["blue-2"]
    t = duel(Side(hand=["now", "lasting"]), Side(battle=["blue-2"]), cards=cards)
    t.you.use("lasting").end_turn()
    assert t.foe.power("blue-2") == 10_000, "until the end of the turn"
    t = duel(Side(hand=["now"]), Side(battle=["instead"]), cards=cards)
    t.you.use("now")
    assert (t.foe.drop, t.foe.hand) == ([], ["instead"])


# Owner and master


@rule("dbs:4-2-1", "dbs:4-2-2", "dbs:4-2-4", "dbs:3-1-7", "dbs:3-1-7-1")
@pytest.mark.parametrize(
    ("verb", "area"),
    [(Drop, "drop"), (Ko, "drop"), (ToHand, "hand"), (ToWarp, "warp"), (ToLife, "life"), (ToEnergy, "energy")],
)
def test_a_card_goes_to_the_area_of_its_owner_whoever_is_its_master(
    duel: Factory, verb: type[Drop] | type[Ko], area: str
) -> None:
    away = spell("away", verb(Pick(Cards(("battle",), None, ANYONE), ONE)))
    t = duel(Side(hand=["away"], stolen=["blue-1"]), cards=(away,))
    before = len(t.you.area(area)), len(t.foe.area(area))
    t.you.use("away")
    assert t.you.battle == []
    assert t.foe.area(area)[-1] == "blue-1"
    assert len(t.foe.area(area)) == before[1] + 1
    assert "blue-1" not in t.you.area(area)


@rule("dbs:3-1-7")
def test_a_card_that_can_no_longer_come_into_play_goes_to_the_drop_area_of_its_owner(duel: Factory) -> None:
    bar = Until((Forbid("play", IsBound("it")),), Every(Cards(("limbo",), Is("battle"), ANYONE)))
    gate = extra("gate", "blue", 0, Counter("play", bar))
    t = duel(Side(hand=["red-1"], energy=RED), Side(hand=["gate"]), cards=(gate,))
    t.you.play("red-1")
    t.foe.counter("gate")
    assert (t.you.battle, t.you.drop) == ([], ["red-1"])


@rule("dbs:4-2-2")
def test_the_owner_is_who_began_with_the_card(duel: Factory) -> None:
    rob = spell("rob", TakeControl(OPPOSING))
    t = duel(Side(hand=["rob"], battle=["red-3"]), Side(battle=["blue-1"]), cards=(rob,))
    t.you.use("rob")
    assert t.you.battle == ["red-3", "blue-1"]
    assert t.game.card(t.you.card("blue-1")).owner == 1


@rule("dbs:4-3-1", "dbs:4-3-2", "dbs:4-3-3", "dbs:4-3-4", "dbs:4-3-5")
def test_the_master_of_a_card_and_of_its_skills_is_the_player_in_whose_area_it_is(duel: Factory) -> None:
    yours = Number(("power",), Fixed(1000), Is("leader") & Yours())
    tool = battle(
        "tool",
        "blue",
        1,
        5000,
        Activate("main", Draw(ONE), once=True),
        Permanent(("battle",), (yours,)),
        Auto(("battle",), (When("played", Anything(), Draw(ONE), "auto"),)),
    )
    t = duel(Side(hand=["red-1"], energy=RED, stolen=["tool"]), cards=(tool,))
    assert (t.you.power("captain"), t.foe.power("scout")) == (11_000, 10_000)
    t.you.use("tool")
    assert (t.you.hand, t.foe.hand) == (["red-1", "black-3"], [])
    t.you.play("red-1")
    assert (t.you.hand, t.foe.hand) == (["black-3", "black-3"], [])
    t = duel(Side(hand=["red-1"], energy=RED), Side(battle=["tool"]), cards=(tool,))
    assert (t.you.power("captain"), t.foe.power("scout")) == (10_000, 11_000)
    assert not t.you.can_use("tool")
    t.you.play("red-1")
    assert (t.you.hand, t.foe.hand) == ([], ["black-3"])


@rule("dbs:4-4-1", "dbs:4-4-2")
def test_the_turn_player_is_whose_turn_it_is(duel: Factory) -> None:
    t = duel()
    assert t.active == "you"
    t.you.end_turn()
    assert t.active == "foe"
    t.pending("charge", t.foe)


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
    t = duel(Side(battle=["gloom", "herder"]), Side(hand=["parry"], battle=["blue-1"]), cards=(gloom, herder))
    t.you.attack("captain", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.drop == ["blue-1"]
    assert t.you.hand == [], "the skill waits for the checkpoint"
    t.foe.decline()
    assert t.you.hand == ["black-3"]


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


# Modes


@rule("dbs:4-8-1", "dbs:4-8-1-1", "dbs:4-8-1-1-1", "dbs:4-8-1-2")
def test_cards_in_play_and_energy_are_in_active_mode_or_in_rest_mode(duel: Factory) -> None:
    doze = spell("doze", Rest(Every(Cards(("leader", "battle", "energy", "unison"), None, YOU))))
    t = duel(Side(hand=["doze"], battle=["red-1"], energy=RED, unison="herald"), cards=(doze,))
    areas = ("leader", "battle", "energy", "unison")
    assert {card.mode for area in areas for card in t.foe.view.cards(area, 0)} == {ACTIVE}
    assert t.you.offered("attack") == ["captain", "red-1", "herald"]
    t.you.use("doze")
    assert {card.mode for area in areas for card in t.foe.view.cards(area, 0)} == {REST}
    assert t.you.offered("attack") == []


# Drawing


@rule("dbs:4-9-4", "dbs:4-9-4-1", "dbs:4-9-4-2", "dbs:4-9-4-3")
def test_who_draws_up_to_a_number_may_stop_before_each_card(duel: Factory) -> None:
    fill = spell("fill", Draw(Fixed(2), up_to=True))
    for wanted in (0, 1):
        t = duel(Side(hand=["fill"]), cards=(fill,))
        t.you.use("fill")
        for _ in range(wanted):
            t.you.accept()
        t.you.decline()
        assert len(t.you.hand) == wanted
        assert t.asked == ("you", "main-phase")
    t = duel(Side(hand=["fill"]), cards=(fill,))
    t.you.use("fill").accept()
    assert len(t.you.hand) == 1, "it is seen before the player goes on"
    t.you.accept()
    assert len(t.you.hand) == 2
    assert t.asked == ("you", "main-phase")
    t = duel(Side(hand=["none"]), cards=(spell("none", Draw(Fixed(0), up_to=True)),))
    t.you.use("none")
    assert t.asked == ("you", "main-phase")
    assert t.you.hand == []


# Damage


@rule("dbs:4-10-1", "dbs:4-10-2", "dbs:4-10-2-1", "dbs:4-10-2-2")
@pytest.mark.parametrize("size", [0, 1, 3])
def test_for_each_damage_a_life_that_its_player_chooses_goes_to_their_hand(duel: Factory, size: int) -> None:
    burn = spell("burn", Inflict(Fixed(size)))
    life = ["red-1", "red-2", "red-3", "blue-1", "blue-2"]
    t = duel(Side(hand=["burn"]), Side(life=life), cards=(burn,))
    t.you.use("burn")
    chosen = ["blue-1", "red-1", "red-3"][:size]
    for slug in chosen:
        t.pending("choose-life", t.foe)
        t.foe.choose(slug)
    assert t.foe.hand == chosen
    assert t.foe.life == [slug for slug in life if slug not in chosen]
    assert t.asked == ("you", "main-phase")


@rule("dbs:4-11-1", "dbs:4-11-1-1", "dbs:4-11-1-1b")
def test_damage_comes_from_the_attacking_card_or_from_the_card_whose_skill_it_is(duel: Factory) -> None:
    cards = (
        battle("hitter", "red", 1, 20_000),
        battle("burner", "red", 1, 5000, Activate("main", Inflict(ONE), once=True)),
        watcher("judge", Draw(ONE), Is("{hitter}"), "inflict"),
        watcher("clerk", Draw(ONE), Is("{burner}"), "inflict"),
    )
    t = duel(Side(battle=["hitter", "burner", "judge"]), cards=cards)
    t.you.use("burner")
    assert t.you.hand == []
    t.you.attack("hitter", "scout").fight()
    assert t.you.hand == ["black-3"]
    t = duel(Side(battle=["hitter", "burner", "clerk"]), cards=cards)
    t.you.attack("hitter", "scout").fight()
    assert t.you.hand == []
    t.you.use("burner")
    assert t.you.hand == ["black-3"]


# Markers


@rule("dbs:4-12-1", "dbs:4-12-3")
def test_markers_lie_on_a_unison_card_and_are_taken_off_it(duel: Factory) -> None:
    t = duel(Side(unison="herald", markers=3))
    t.you.use("herald")
    assert t.you.markers == 2
    assert t.you.hand == ["black-3"]
    t = duel(Side(battle=["double"]), Side(unison="herald", markers=5))
    t.you.attack("double", "herald").fight()
    assert t.foe.markers == 3


@rule("dbs:4-12-2")
def test_there_are_never_fewer_markers_than_one_on_a_unison_card_that_stays(duel: Factory) -> None:
    t = duel(Side(battle=["double"]), Side(unison="herald", markers=1))
    t.you.attack("double", "herald").fight()
    assert (t.foe.unison, t.foe.drop) == ([], ["herald"])
    steep = unison("steep", "red", 10_000, Activate("main", Draw(ONE), (Markers(-2),)))
    t = duel(Side(unison="steep", markers=1), cards=(steep,))
    assert not t.you.can_use("steep"), "a cost cannot take more than there are"


@rule("dbs:4-12-4")
def test_a_card_that_leaves_the_unison_area_loses_its_markers(duel: Factory) -> None:
    recall = spell("recall", ToHand(Every(Cards(("unison",), None, YOU))))
    t = duel(Side(hand=["recall"], unison="herald", markers=5, energy=RED), cards=(recall,))
    t.you.use("recall")
    assert t.game.card(t.you.card("herald", "hand")).counters == 0
    t.you.play("herald", x=0)
    assert t.you.markers == 1
    swap = spell("swap", TakeControl(Every(Cards(("unison",), None, OPPONENTS))))
    t = duel(Side(hand=["swap"]), Side(unison="herald", markers=5), cards=(swap,))
    t.you.use("swap")
    assert t.you.unison == ["herald"]
    assert t.you.markers == 5, "but not in the other Unison Area"


# Not being affected


@rule("dbs:4-13-1")
def test_a_card_that_skills_do_not_affect_is_neither_chosen_nor_touched_by_them(duel: Factory) -> None:
    idol = battle("idol", "blue", 1, 5000, Permanent(("battle",), (Forbid("affected", IsSource()),)))
    cards = (
        idol,
        spell("bolt", Ko(Pick(OPPOSING_BATTLE, ONE, up_to=True))),
        spell("flood", Seq((weaken(5000, Every(OPPOSING_BATTLE)), Rest(Every(OPPOSING_BATTLE))))),
        spell("recall", ToHand(Every(Cards(("battle",), None, YOU)))),
    )
    t = duel(Side(hand=["bolt", "flood"]), Side(battle=["idol", "blue-2"]), cards=cards)
    t.you.use("bolt")
    assert t.you.offered("card") == ["blue-2"]
    t.you.decline().use("flood")
    assert (t.foe.power("idol"), t.foe.power("blue-2")) == (5000, 5000)
    assert t.foe.rested == ["blue-2"]
    t = duel(Side(hand=["recall"], battle=["idol", "red-1"]), cards=cards)
    t.you.use("recall")
    assert t.you.battle == ["idol"], "nor by the skills of its master"
    t = duel(Side(battle=["red-3"]), Side(rested=["idol"]), cards=cards)
    t.you.attack("red-3", "idol").fight()
    assert t.foe.drop == ["idol"], "a battle is no skill"
