"""The words of the game: skills, owner and master, modes, drawing, damage, markers (4)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.areas import ACTIVE, REST
from pioche.games.dbs.card import Activate, Auto, Counter, Permanent
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.effects import AnotherTurn, Draw, Inflict, Shuffle
from pioche.games.dbs.verbs import Drop, Ko, Markers, Rest, ToEnergy, ToHand, ToLife, ToWarp
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import (
    ANYONE,
    OPPONENTS,
    YOU,
    Anything,
    Cards,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Within,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, Replace, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, spell, unison
from tests.rules.dbs.samples import OPPOSING_BATTLE, watcher, weaken
from tests.scenario import rule

RED = ["red-1"]


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
    assert t.happened("play", "drop") == [("drop", "gate"), ("drop", "red-1")]


@rule("dbs:4-2-2")
def test_the_owner_is_who_began_with_the_card(duel: Factory) -> None:
    rob = spell("rob", TakeControl(OPPOSING))
    t = duel(Side(hand=["rob"], battle=["red-3"]), Side(battle=["blue-1"]), cards=(rob,))
    t.you.use("rob")
    assert t.you.battle == ["red-3", "blue-1"]
    assert t.game.cards[t.you.card("blue-1")].owner == 1


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
    assert t.game.cards[t.you.card("herald", "hand")].counters == ()
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


@rule("dbs:4-13-1", "dbs:8-1-4")
def test_what_permanent_skills_and_effects_before_it_do_to_such_a_card_goes_on(duel: Factory) -> None:
    """A [Permanent] skill does not resolve, nor does an effect that has resolved already."""
    still = Forbid("affected", IsSource())
    idol = battle("idol", "blue", 1, 10_000, Permanent(("battle",), (still, Number(("power",), ONE, IsSource()))))
    chill = Permanent(("battle",), (Number(("power",), Fixed(-1000), Is("blue") & Within(("battle",))),))
    shell = Until((Forbid("affected", IsBound("it")),), Every(OPPOSING_BATTLE))
    cards = (
        idol,
        battle("frost", "red", 1, 5000, chill),
        spell("sap", weaken(2000, Every(OPPOSING_BATTLE))),
        spell("shell", shell),
    )
    t = duel(Side(battle=["frost"], hand=["sap"]), Side(battle=["idol", "blue-2"]), cards=cards)
    assert (t.foe.power("idol"), t.foe.power("blue-2")) == (9001, 9000), "its own and the opponent's"
    t.you.use("sap")
    assert (t.foe.power("idol"), t.foe.power("blue-2")) == (9001, 7000)
    t = duel(Side(hand=["sap", "shell", "sap"]), Side(battle=["blue-2"]), cards=cards)
    t.you.use("sap").use("shell").use("sap")
    assert t.foe.power("blue-2") == 8000, "the first was there before, the second did nothing"


@rule("dbs:3-2-4", "dbs:4-1-2")
def test_what_follows_if_a_deck_was_shuffled_or_a_turn_was_gained_follows(duel: Factory) -> None:
    for effect in (Shuffle(YOU), AnotherTurn()):
        t = duel(Side(hand=["deed"]), cards=(spell("deed", Do(effect, then=Draw(ONE))),))
        t.you.use("deed")
        assert t.you.hand == ["black-3"]
