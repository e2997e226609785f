"""What defends: [Blocker], [Revenge] (10-4, 10-9)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import BecomeGuard, blocker, revenge
from pioche.games.dbs.negate import NegateBlocker
from pioche.games.dbs.verbs import Play, Rest, ToHand
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import Anything, Cards, Is, IsBound, IsSource, Yours
from pioche.kernel.cards.rule import Forbid, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, spell
from tests.rules.dbs.keywords.samples import MY_BATTLE, watcher
from tests.scenario import rule

ATTACKED = Auto(("battle",), (When("attacked", IsSource(), Draw(ONE), "auto"),))


@rule("dbs:10-4-1")
@pytest.mark.parametrize("target", ["scout", "blue-1", "herald"])
def test_a_blocker_takes_the_place_of_any_other_card_that_is_attacked(duel: Factory, target: str) -> None:
    t = duel(Side(battle=["red-3"]), Side(battle=["wall"], rested=["blue-1"], unison="herald", markers=3))
    t.you.attack("red-3", target)
    t.pending("use-effect", t.foe)
    t.foe.accept()
    assert sorted(t.foe.rested) == ["blue-1", "wall"]
    t.fight()
    assert (len(t.foe.life), t.foe.markers) == (8, 3)
    assert sorted(t.foe.battle) == ["blue-1", "wall"], "15,000 does not beat 20,000"


@rule("dbs:10-4-1")
def test_a_blocker_need_not_block_and_cannot_do_so_in_rest_mode(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(battle=["wall"]))
    t.you.attack("red-3", "scout")
    t.foe.decline()
    t.fight()
    assert len(t.foe.life) == 7
    assert t.foe.rested == []
    t = duel(Side(battle=["red-3"]), Side(rested=["wall"]))
    t.you.attack("red-3", "scout")
    assert t.asked == ("you", "offense-step")


@rule("dbs:10-4-1")
def test_a_blocker_blocks_neither_for_the_other_player_nor_for_itself(duel: Factory) -> None:
    t = duel(Side(battle=["red-3", "wall"]), Side(rested=["wall"]))
    t.you.attack("red-3", "wall")
    assert t.asked == ("you", "offense-step")


@rule("dbs:10-4-1")
def test_each_of_two_blockers_is_asked_once(duel: Factory) -> None:
    fence = battle("fence", "blue", 1, 10_000, blocker())
    t = duel(Side(battle=["red-3"]), Side(battle=["wall", "fence"]), cards=(fence,))
    t.you.attack("red-3", "scout")
    t.pending("choose-trigger", t.foe)
    t.foe.choose("fence").accept()
    t.pending("use-effect", t.foe)
    t.foe.decline()
    t.pending("offense-step", t.you)
    t.fight()
    assert t.foe.drop == ["fence"]
    assert t.foe.battle == ["wall"]


@rule("dbs:10-4-1-1")
def test_who_blocks_has_been_attacked_and_nobody_else_has(duel: Factory) -> None:
    bait = battle("bait", "blue", 1, 20_000, blocker(), ATTACKED)
    t = duel(Side(battle=["red-3"]), Side(battle=["bait"]), cards=(bait,))
    t.you.attack("red-3", "scout")
    t.foe.accept()
    assert t.foe.hand == ["black-3"]
    gawker = watcher("gawker", "attacked", Yours())
    t = duel(Side(battle=["red-3"]), Side(battle=["wall", "gawker"]), cards=(gawker,))
    t.you.attack("red-3", "scout")
    t.foe.choose("wall").accept()
    assert t.foe.hand == ["black-3"], "once, for the attack on the Leader Card"


@rule("dbs:10-4-1", "dbs:7-1-4")
def test_a_card_that_has_left_in_the_meantime_does_not_become_the_defending_card(duel: Factory) -> None:
    for away, life in ((ToHand(This()), 7), (Rest(This()), 8)):
        block = Seq((away, Do(BecomeGuard(), then=Draw(ONE))))
        skill = Auto(("battle",), (When("attacked", Yours() & ~IsSource(), block, "auto"),))
        decoy = battle("decoy", "blue", 1, 20_000, skill)
        t = duel(Side(battle=["red-3"]), Side(battle=["decoy"]), cards=(decoy,))
        t.you.attack("red-3", "scout").fight()
        assert (len(t.foe.life), "black-3" in t.foe.hand) == (life, life == 8)


@rule("dbs:10-4-2")
def test_negating_a_blocker_turns_the_attack_back_to_its_first_target(duel: Factory) -> None:
    feint = spell("feint", Do(NegateBlocker(), then=Draw(ONE)), "battle")
    t = duel(Side(battle=["red-3"], hand=["feint", "feint"]), Side(battle=["wall"]), cards=(feint,))
    t.you.attack("red-3", "scout")
    t.foe.accept()
    t.you.use("feint").use("feint")
    assert t.you.hand == ["black-3"], "the second time there was none to negate"
    t.fight()
    assert len(t.foe.life) == 7
    assert t.foe.rested == ["wall"]


@rule("dbs:10-4-2", "dbs:7-1-4")
def test_the_first_target_of_a_blocked_attack_may_be_a_card_on_top_of_it_by_now(duel: Factory) -> None:
    climb = Play(Every(Cards(("hand",), Is("{blue-2}"))), onto=Cards(("battle",), Is("{blue-1}")))
    climber = battle(
        "climber", "blue", 1, 5000, Auto(("battle",), (When("offense-begins", Anything(), climb, "auto"),))
    )
    cards = (spell("feint", NegateBlocker(), "battle"), climber)
    foe = Side(battle=["wall", "climber"], rested=["blue-1"], hand=["blue-2"])
    t = duel(Side(battle=["red-3"], hand=["feint"]), foe, cards=cards)
    t.you.attack("red-3", "blue-1")
    t.foe.accept()
    assert t.foe.battle == ["wall", "climber", "blue-2"]
    t.you.use("feint").fight()
    assert sorted(t.foe.drop) == ["blue-1", "blue-2"]
    assert t.foe.battle == ["wall", "climber"]


# [Revenge]


@rule("dbs:10-9-1")
@pytest.mark.parametrize(("power", "fate"), [("red-3", ["avenger"]), ("feeble", [])])
def test_revenge_takes_the_attacking_card_along_at_the_end_of_the_battle(
    duel: Factory, power: str, fate: list[str]
) -> None:
    feeble = battle("feeble", "red", 1, 1000)
    t = duel(Side(battle=[power]), Side(rested=["avenger"]), cards=(feeble,))
    t.you.attack(power, "avenger")
    t.pending("offense-step", t.you)
    assert t.you.battle == [power], "not before"
    t.fight()
    assert (t.foe.drop, t.you.drop) == (fate, [power])
    assert t.happened("ko")[-1] == ("ko", power)


@rule("dbs:10-9-1")
def test_revenge_is_due_at_the_end_of_that_battle_and_of_no_other(duel: Factory) -> None:
    shield = spell("shield", Until((Forbid("ko", IsBound("it")),), Every(MY_BATTLE)))
    t = duel(Side(battle=["red-3"], hand=["shield"]), Side(rested=["avenger"]), cards=(shield,))
    t.you.use("shield").attack("red-3", "avenger").fight()
    assert (t.you.battle, t.foe.drop) == (["red-3"], ["avenger"])
    t.you.end_turn()
    t.foe.end_turn()
    t.you.attack("red-3", "scout").fight()
    assert t.you.battle == ["red-3"]


@rule("dbs:10-9-1")
def test_revenge_is_due_wherever_its_card_has_gone_and_whoever_blocked_for_it(duel: Factory) -> None:
    retreat = spell("retreat", ToHand(Pick(MY_BATTLE, ONE)), "battle")
    t = duel(Side(battle=["red-3"]), Side(rested=["avenger"], hand=["retreat"]), cards=(retreat,))
    t.you.attack("red-3", "avenger").pass_()
    t.foe.use("retreat")
    assert t.foe.hand == ["avenger"]
    assert t.you.drop == ["red-3"]
    t = duel(Side(battle=["red-3"]), Side(rested=["avenger"], battle=["wall"]))
    t.you.attack("red-3", "avenger")
    t.foe.choose("wall").accept()
    t.fight()
    assert t.foe.drop == []
    assert t.you.drop == ["red-3"], "it became the defending card first"


@rule("dbs:10-9-1")
def test_revenge_is_due_to_who_blocks_but_never_to_who_stands_by(duel: Factory) -> None:
    martyr = battle("martyr", "blue", 1, 5000, blocker(), revenge())
    t = duel(Side(battle=["red-3"]), Side(battle=["martyr"]), cards=(martyr,))
    t.you.attack("red-3", "scout")
    t.foe.accept()
    t.fight()
    assert (t.foe.drop, t.you.drop) == (["martyr"], ["red-3"])
    t = duel(Side(battle=["red-3"]), Side(rested=["avenger"]))
    t.you.attack("red-3", "scout").fight()
    assert t.you.battle == ["red-3"]


@rule("dbs:10-9-1", "dbs:10-1-1")
def test_revenge_does_nothing_to_a_leader_or_a_unison_card(duel: Factory) -> None:
    for attacker in ("captain", "herald"):
        t = duel(Side(unison="herald"), Side(rested=["avenger"]))
        t.you.attack(attacker, "avenger").fight()
        assert t.foe.drop == ["avenger"]
        assert (t.you.leader, t.you.unison, t.you.drop) == (["captain"], ["herald"], [])
