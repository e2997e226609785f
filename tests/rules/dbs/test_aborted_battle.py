"""Battles that go on, or end before their time (7-1)."""

from __future__ import annotations

from pioche.games.dbs.card import Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.negate import NegateAttack
from pioche.games.dbs.verbs import Combo, Drop, Ko, Play, ToHand
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import (
    ANYONE,
    YOU,
    Among,
    Anything,
    Between,
    Cards,
    Count,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.rules.dbs.battles import ATTACKER, watcher
from tests.scenario import rule

GUARD = Every(Among("guard"))
STRONG = Count(Cards(("leader",), Between("power", 15_000), ANYONE))


# Going on, or not


@rule("dbs:7-1-3", "dbs:7-1-4")
def test_when_a_trigger_takes_one_of_the_cards_away_there_is_no_offense_step(duel: Factory) -> None:
    trap = battle("trap", "blue", 1, 5000, Auto(("battle",), (When("attacked", IsSource(), Ko(ATTACKER), "auto"),)))
    cards = (trap, watcher("herder", "offense-begins", Draw(ONE)))
    t = duel(Side(battle=["red-3", "herder"]), Side(rested=["trap"]), cards=cards)
    t.you.attack("red-3", "trap")
    assert t.asked == ("you", "main-phase")
    assert (t.you.drop, t.foe.battle) == (["red-3"], ["trap"])
    assert t.you.hand == [], "the step did not even begin"


@rule("dbs:7-1-4", "dbs:7-1-4-4")
def test_a_negated_attack_has_no_steps_and_the_main_phase_goes_on(duel: Factory) -> None:
    cards = tuple(watcher(f"at-{step}", f"{step}-begins", Draw(ONE)) for step in ("offense", "defense", "damage"))
    t = duel(Side(battle=["double", *(card.slug for card in cards)]), Side(hand=["parry"]), cards=cards)
    t.you.attack("double", "scout")
    t.foe.counter("parry")
    assert t.asked == ("you", "main-phase")
    assert (t.you.hand, len(t.foe.life)) == ([], 8)
    assert not t.you.can_attack("double"), "it stays in Rest Mode"
    assert t.you.can_attack("captain")


def climb(slug: str, onto: str) -> DbsCard:
    """In battle, play a red-3 of the hand on top of a card of one's own."""
    hand = Cards(("hand",), Is("{red-3}"), YOU)
    return spell(slug, Play(Pick(hand, ONE), onto=Cards(("battle",), Is(f"{{{onto}}}"), YOU)), "battle")


@rule("dbs:7-1-4")
def test_a_card_played_on_top_of_the_attacking_card_goes_on_attacking(duel: Factory) -> None:
    t = duel(Side(battle=["red-1"], hand=["climb", "red-3"]), cards=(climb("climb", "red-1"),))
    t.you.attack("red-1", "scout").use("climb")
    assert (t.you.battle, t.asked) == (["red-3"], ("you", "offense-step"))
    t.fight()
    assert len(t.foe.life) == 7, "with its own power of 15000"


@rule("dbs:7-1-4")
def test_a_card_played_on_top_of_the_defending_card_goes_on_defending(duel: Factory) -> None:
    foe = Side(rested=["blue-1"], hand=["climb", "red-3"])
    t = duel(Side(battle=["red-2"]), foe, cards=(climb("climb", "blue-1"),))
    t.you.attack("red-2", "blue-1").pass_()
    t.foe.use("climb")
    assert (t.foe.battle, t.foe.rested, t.asked) == (["red-3"], ["red-3"], ("foe", "defense-step"))
    t.fight()
    assert t.foe.battle == ["red-3"], "its power of 15000 was compared"


FLEE = spell("flee", ToHand(Every(Cards(("battle",), Is("{red-3}") | Is("{blue-1}"), YOU))), "battle")


@rule("dbs:7-1-4")
def test_when_the_attacking_card_is_gone_in_the_offense_step_the_battle_ends(duel: Factory) -> None:
    herder = watcher("herder", "defense-begins", Draw(ONE))
    t = duel(Side(battle=["red-3", "herder"], hand=["flee"]), cards=(FLEE, herder))
    t.you.attack("red-3", "scout").use("flee")
    assert t.asked == ("you", "main-phase")
    assert (t.you.hand, len(t.foe.life)) == (["red-3"], 8)


@rule("dbs:7-1-4")
def test_when_the_defending_card_is_gone_in_the_defense_step_the_battle_ends(duel: Factory) -> None:
    herder = watcher("herder", "damage-begins", Draw(ONE))
    t = duel(Side(battle=["red-3", "herder"]), Side(rested=["blue-1"], hand=["flee"]), cards=(FLEE, herder))
    t.you.attack("red-3", "blue-1").pass_()
    t.foe.use("flee")
    assert t.asked == ("you", "main-phase")
    assert (t.foe.hand, t.foe.drop, t.you.hand) == (["blue-1"], ["flee"], [])


@rule("dbs:7-1-4")
def test_when_a_card_is_gone_at_the_beginning_of_the_damage_step_nothing_results(duel: Factory) -> None:
    savior = watcher("savior", "damage-begins", ToHand(GUARD))
    t = duel(Side(battle=["red-3", "savior"]), Side(rested=["blue-1"]), cards=(savior,))
    t.you.attack("red-3", "blue-1").fight()
    assert (t.foe.hand, t.foe.drop) == (["blue-1"], [])


@rule("dbs:7-1-4")
def test_an_attacking_or_defending_card_that_is_used_in_a_combo_is_gone_from_the_battle(duel: Factory) -> None:
    yield_ = spell("yield", Combo(Every(Cards(("battle",), Is("{blue-1}"), YOU))), "battle")
    t = duel(Side(battle=["red-3"]), Side(rested=["blue-1"], hand=["yield"]), cards=(yield_,))
    t.you.attack("red-3", "blue-1").pass_()
    t.foe.use("yield")
    assert t.asked == ("you", "main-phase")
    assert (t.foe.drop, len(t.foe.life)) == (["yield", "blue-1"], 8)
    assert t.events("ko") == []


@rule("dbs:7-2-1-2", "dbs:1-3-3")
def test_a_card_that_a_rule_keeps_out_of_combos_is_not_offered(duel: Factory) -> None:
    bar = battle("bar", "blue", 1, 5000, Permanent(("battle",), (Forbid("combo", Is("red") & ~Yours()),)))
    for foe, offered in (([], ["red-1", "green-1", "red-2"]), (["bar"], ["green-1"])):
        t = duel(Side(hand=["red-1", "green-1"], battle=["red-2"]), Side(battle=foe), cards=(bar,))
        t.you.attack("captain", "scout")
        assert t.you.offered("combo") == offered


# A battle that ends before its time


STUMBLE = spell("stumble", NegateAttack(), "battle")


@rule("dbs:7-1-4-1", "dbs:7-1-4-2")
def test_in_an_aborted_battle_combos_are_dropped_then_skills_at_the_end_of_the_battle_resolve(duel: Factory) -> None:
    teller = watcher("teller", "battle-ends", Draw(Count(Cards(("drop",), Is("battle"), ANYONE))))
    t = duel(
        Side(hand=["red-1"], battle=["teller", "red-2"]), Side(hand=["stumble", "blue-1"]), cards=(STUMBLE, teller)
    )
    t.you.attack("captain", "scout").combo("red-1", "red-2").pass_()
    t.foe.combo("blue-1").use("stumble")
    assert t.asked == ("you", "main-phase")
    assert (sorted(t.you.drop), t.foe.drop) == (["red-1", "red-2"], ["stumble", "blue-1"])
    assert len(t.you.hand) == 3, "all three were in the Drop Area when the skill resolved"
    assert len(t.foe.life) == 8


@rule("dbs:7-1-4-1")
def test_combos_go_to_the_drop_area_of_their_owner(duel: Factory) -> None:
    t = duel(Side(stolen=["blue-1"]), Side(hand=["stumble"]), cards=(STUMBLE,))
    t.you.attack("captain", "scout").combo("blue-1").pass_()
    t.foe.use("stumble")
    assert (t.you.drop, t.foe.drop) == ([], ["stumble", "blue-1"])


@rule("dbs:7-1-4-2", "dbs:7-1-4-3")
def test_in_an_aborted_battle_effects_for_the_battle_expire_after_those_skills(duel: Factory) -> None:
    boost = Until((Number(("power",), Fixed(5000), IsBound("it")),), Every(Cards(("leader",), None, YOU)), "battle")
    cards = (STUMBLE, spell("rouse", boost, "battle"), watcher("teller", "battle-ends", Draw(STRONG)))
    t = duel(Side(hand=["rouse"], battle=["teller"]), Side(hand=["stumble"]), cards=cards)
    t.you.attack("captain", "scout").use("rouse")
    assert t.you.power("captain") == 15_000
    t.you.pass_()
    t.foe.use("stumble")
    assert (t.you.power("captain"), t.you.hand) == (10_000, ["black-3"])


@rule("dbs:7-1-4-3", "dbs:7-1-4-4")
def test_what_was_in_force_for_an_aborted_battle_does_not_count_in_the_next(duel: Factory) -> None:
    curb = Until((Forbid("combo", Anything(), by="anyone"),), Every(Cards(("leader",), None, YOU)), "battle")
    bar = extra("bar", "blue", 0, Counter("attack", Seq((curb, NegateAttack()))))
    t = duel(Side(hand=["red-1"], battle=["red-2"]), Side(hand=["bar"]), cards=(bar,))
    t.you.attack("captain", "scout")
    t.foe.counter("bar")
    assert t.asked == ("you", "main-phase")
    t.you.attack("red-2", "scout")
    assert t.you.can_combo("red-1")


@rule("dbs:7-1-4", "dbs:7-1-4-4")
def test_after_an_aborted_battle_more_actions_are_possible(duel: Factory) -> None:
    drop = Auto(("battle",), (When("attack", Yours(), Drop(ATTACKER), "auto"),))
    t = duel(
        Side(battle=["red-1", "cliff"], hand=["red-2"], energy=["red-1"] * 2),
        cards=(battle("cliff", "red", 1, 5000, drop),),
    )
    t.you.attack("red-1", "scout")
    assert t.you.drop == ["red-1"]
    t.you.play("red-2")
    assert t.you.can_attack("red-2")
    t.you.attack("captain", "scout").fight()
    assert len(t.foe.life) == 7, "a Leader Card stays where it is"
