"""[Once per turn] (10-11)."""

from __future__ import annotations

from pioche.games.dbs.calls import burst
from pioche.games.dbs.card import Activate, Auto
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.verbs import Ko
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import Anything, Fixed
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, spell
from tests.rules.dbs.keywords.samples import THEIRS
from tests.scenario import rule

ONCE = battle("once", "red", 1, 5000, Activate("main", Draw(ONE), once=True))
TWICE = battle(
    "twice", "red", 1, 5000, Activate("main", Draw(ONE), once=True), Activate("main", Draw(Fixed(2)), once=True)
)
MOURNER = battle("mourner", "red", 1, 5000, Auto(("battle",), (When("ko", Anything(), Draw(ONE), "auto", once=True),)))
FLOOD = spell("flood", Ko(Every(THEIRS)))


@rule("dbs:10-11-1", "dbs:10-11-5")
def test_an_activated_skill_is_used_once_a_turn(duel: Factory) -> None:
    t = duel(Side(battle=["once"]), cards=(ONCE,))
    t.you.use("once")
    assert t.you.hand == ["black-3"]
    assert not t.you.can_use("once")
    t.you.end_turn()
    t.foe.end_turn()
    t.you.charge()
    assert t.you.can_use("once"), "each turn anew"


@rule("dbs:10-11-1", "dbs:10-11-5")
def test_an_auto_skill_resolves_once_a_turn(duel: Factory) -> None:
    t = duel(Side(battle=["mourner", "red-3", "red-2"]), Side(rested=["blue-1", "blue-2"]), cards=(MOURNER,))
    t.you.attack("red-3", "blue-1").fight()
    assert t.you.hand == ["black-3"]
    t.you.attack("red-2", "blue-2").fight()
    assert t.foe.drop == ["blue-1", "blue-2"]
    assert t.you.hand == ["black-3"], "the second KO no longer meets it"


@rule("dbs:10-11-2")
def test_the_limit_is_one_of_each_skill_of_each_card(duel: Factory) -> None:
    t = duel(Side(battle=["once", "once"]), cards=(ONCE,))
    t.you.use("once").use("once")
    assert len(t.you.hand) == 2
    assert not t.you.can_use("once")
    t = duel(Side(battle=["twice"]), cards=(TWICE,))
    t.you.use("twice", 0)
    assert not t.you.can_use("twice", 0)
    t.you.use("twice", 1)
    assert len(t.you.hand) == 3
    t = duel(Side(battle=["mourner", "mourner"], hand=["flood"]), Side(battle=["blue-1"]), cards=(MOURNER, FLOOD))
    t.you.use("flood")
    t.you.answer(t.you.options[0])
    assert len(t.you.hand) == 2


@rule("dbs:10-11-2")
def test_a_card_that_comes_into_play_again_is_another_card(duel: Factory) -> None:
    other = battle("once", "red", 0, 5000, Activate("main", Draw(ONE), once=True))
    t = duel(Side(battle=["once"], hand=["once"]), cards=(other,))
    t.you.use("once").play("once")
    assert t.you.can_use("once")


@rule("dbs:10-11-3")
def test_without_the_limit_a_skill_is_used_as_often_as_it_can_be_paid(duel: Factory) -> None:
    free = battle("free", "red", 1, 5000, Activate("main", Draw(ONE), (Pay(1),)))
    t = duel(Side(battle=["free"], energy=["red-1"] * 3), cards=(free,))
    for _ in range(3):
        t.you.use("free")
    assert len(t.you.hand) == 3
    assert not t.you.can_use("free")


@rule("dbs:10-11-4")
def test_of_several_that_wait_one_resolves_and_the_others_vanish(duel: Factory) -> None:
    side = Side(battle=["mourner"], hand=["flood"])
    t = duel(side, Side(battle=["blue-1", "blue-2", "blue-3"]), cards=(MOURNER, FLOOD))
    t.you.use("flood")
    t.pending("choose-trigger", t.you)
    assert len(t.you.options) == 3
    t.you.answer(t.you.options[0])
    assert t.asked == ("you", "main-phase")
    assert t.you.hand == ["black-3"]


@rule("dbs:10-11-5", "dbs:8-1-5-2-1")
def test_an_auto_skill_that_was_declined_has_not_resolved(duel: Factory) -> None:
    offer = Do(Cost((burst(1),)), may=True, then=Draw(ONE))
    eager = battle("eager", "red", 1, 5000, Auto(("battle",), (When("attack", Anything(), offer, "auto", once=True),)))
    t = duel(Side(battle=["eager", "red-3"]), cards=(eager,))
    t.you.attack("red-3", "scout").decline().fight()
    t.you.attack("eager", "scout").accept().fight()
    assert len(t.you.hand) == 1
    t.you.attack("captain", "scout")
    assert t.asked == ("you", "offense-step")
