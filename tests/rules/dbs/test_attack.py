"""Declaring an attack, and battles that end before their time (7-1)."""

from __future__ import annotations

from typing import Literal

import pytest

from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.card import Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.effects import Draw, Mill
from pioche.games.dbs.negate import NegateAttack
from pioche.games.dbs.verbs import Combo, Drop, Ko, Play, Rest, ToHand
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import (
    ANYONE,
    OPPONENTS,
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
from pioche.kernel.cards.rule import Forbid, Number, Permit, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.scenario import rule

ATTACKER = Every(Among("attacker"))
GUARD = Every(Among("guard"))
STRONG = Count(Cards(("leader",), Between("power", 15_000), ANYONE))


def watcher(slug: str, moment: str, effect: Effect) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for a moment of any battle."""
    return battle(slug, "red", 1, 5000, Auto(("battle",), (When(moment, Anything(), effect, "auto"),)))


# Who attacks whom


@rule("dbs:7-1")
def test_leader_battle_and_unison_cards_in_active_mode_attack(duel: Factory) -> None:
    t = duel(Side(battle=["red-1"], rested=["red-2"], unison="herald", energy=["red-3"], hand=["blue-3"]))
    assert t.you.offered("attack") == ["captain", "red-1", "herald"]
    for slug in ("captain", "red-1", "herald"):
        t.you.attack(slug, "scout").fight()
    assert t.you.offered("attack") == [], "all are in Rest Mode now"
    assert t.you.rested == ["captain", "red-1", "red-2", "herald"]


@rule("dbs:7-1", "dbs:1-3-3")
@pytest.mark.parametrize(
    ("forbid", "attackers"),
    [
        (Forbid("rest", Anything()), []),
        (Forbid("rest", Is("battle")), ["captain", "herald"]),
        (
            Forbid("rest", Anything(), cause="skill"),
            ["captain", "red-1", "herald"],
        ),  # no skill rests a card that attacks
        (Forbid("rest", Anything(), by="you"), ["captain", "red-1", "herald"]),  # their own skills only
    ],
)
def test_what_cannot_be_rested_cannot_attack(duel: Factory, forbid: Forbid, attackers: list[str]) -> None:
    idol = battle("idol", "blue", 1, 5000, Permanent(("battle",), (forbid,)))
    t = duel(Side(battle=["red-1"], unison="herald"), Side(battle=["idol"]), cards=(idol,))
    assert t.you.offered("attack") == attackers
    for slug in attackers:
        t.you.attack(slug, "scout").fight()
    assert (t.you.offered("attack"), t.you.rested) == ([], attackers)


@rule("dbs:7-1")
def test_the_opposing_leader_unison_card_and_rested_battle_cards_are_attacked(duel: Factory) -> None:
    side = Side(battle=["red-1"], rested=["red-2"], hand=["doze"], unison="herald")
    doze = spell("doze", Rest(Every(Cards(("unison",), None, OPPONENTS))))
    t = duel(side, Side(battle=["blue-1"], rested=["blue-2"], unison="herald"), cards=(doze,))
    assert t.you.targets("red-1") == ["scout", "herald", "blue-2"]
    t.you.use("doze")
    assert t.foe.rested == ["blue-2", "herald"]
    assert t.you.targets("red-1") == ["scout", "herald", "blue-2"], "a Unison Card in either mode"
    t.you.answer("attack:red-1@battle/0")
    t.pending("choose-target", t.you)
    t.you.choose("blue-2")
    assert t.happened("attack", "attacked") == [("attack", "red-1"), ("attacked", "blue-2")]
    assert [event.seat for event in t.log if event.kind in ("attack", "attacked")] == [t.you.seat, t.foe.seat]


@rule("dbs:7-1")
def test_skills_may_forbid_attacking_or_being_attacked_or_allow_attacking_active_cards(duel: Factory) -> None:
    cards = (
        battle("meek", "red", 1, 5000, Permanent(("battle",), (Forbid("attack", IsSource()),))),
        battle("keen", "red", 1, 5000, Permanent(("battle",), (Permit("attack-active", IsSource()),))),
        battle("hidden", "blue", 1, 5000, Permanent(("battle",), (Forbid("be-attacked", IsSource()),))),
    )
    t = duel(Side(battle=["meek", "keen"]), Side(battle=["blue-1"], rested=["hidden"]), cards=cards)
    assert t.you.offered("attack") == ["captain", "keen"]
    assert (t.you.targets("captain"), t.you.targets("keen")) == (["scout"], ["scout", "blue-1"])


@rule("dbs:7-1")
def test_the_attacking_card_is_rested_and_both_cards_have_their_part_until_the_battle_ends(duel: Factory) -> None:
    t = duel(Side(battle=["red-1"]), Side(rested=["blue-2"]))
    ((attacker,), (guard,)) = (t.foe.view.cards("battle", seat) for seat in (0, 1))
    t.you.attack("red-1", "blue-2")
    assert t.you.rested == ["red-1"]
    assert t.foe.view.focus == {"attacker": (attacker.tag,), "guard": (guard.tag,)}
    t.fight()
    assert t.foe.view.focus == {}
    t = duel(Side(battle=["red-1"]), Side(rested=["blue-2"], hand=["parry"]))
    t.you.attack("red-1", "blue-2")
    t.foe.counter("parry")
    assert t.foe.view.focus == {}, "or until it is negated"
    assert t.you.rested == ["red-1"]


@rule("dbs:7-1", "dbs:7-1-4-2")
def test_in_a_battle_that_was_negated_no_card_attacks_or_defends_any_more(duel: Factory) -> None:
    last = watcher("last", "battle-ends", Do(Draw(ONE), may=True))
    t = duel(Side(battle=["red-1", "last"]), Side(hand=["parry"]), cards=(last,))
    t.you.attack("red-1", "scout")
    t.pending("choose-counter", t.foe)
    assert set(t.you.view.focus) == {"attacker", "guard"}
    t.foe.counter("parry")
    t.pending("use-effect", t.you)
    assert t.you.view.focus == {}
    t.you.decline()


# Triggers, counters, checkpoint


@rule("dbs:7-1-1", "dbs:7-1-2", "dbs:7-1-3")
def test_attack_triggers_wait_for_the_checkpoint_after_the_counter_timing(duel: Factory) -> None:
    cards = (
        battle("raider", "red", 1, 5000, Auto(("battle",), (When("attack", IsSource(), Mill(ONE), "auto"),))),
        battle("hedgehog", "blue", 1, 5000, Auto(("battle",), (When("attacked", IsSource(), Mill(ONE), "auto"),))),
    )
    t = duel(
        Side(battle=["raider"]), Side(hand=["parry", "refusal"], battle=["wall"], rested=["hedgehog"]), cards=cards
    )
    t.you.attack("raider", "hedgehog")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == ["parry"], "only [Counter: Attack]"
    assert (t.you.drop, t.foe.drop) == ([], [])
    t.foe.decline()
    t.pending("choose-trigger", t.foe)
    assert t.you.drop == ["black-3"], "the turn player's first"
    assert sorted(t.foe.offered()) == ["hedgehog", "wall"], "with [Blocker]"
    t.foe.choose("hedgehog").decline()
    assert t.foe.drop == ["black-3"]
    assert t.asked == ("you", "offense-step")


@rule("dbs:7-1-1")
@pytest.mark.parametrize(("attacker", "target", "drawn"), [("red-1", "scout", 0), ("mob", "scout", 1)])
def test_a_skill_that_waits_for_its_own_card_to_attack_waits_for_no_other(
    duel: Factory, attacker: str, target: str, drawn: int
) -> None:
    mob = battle("mob", "red", 1, 5000, Auto(("battle",), (When("attack", IsSource(), Draw(ONE), "auto"),)))
    t = duel(Side(battle=["mob", "red-1"]), cards=(mob,))
    t.you.attack(attacker, target)
    assert len(t.you.hand) == drawn


@rule("dbs:7-1")
@pytest.mark.parametrize(
    ("role", "powers"), [("either", (8000, 3000)), ("attacker", (8000, 5000)), ("guard", (10_000, 3000))]
)
def test_skills_speak_of_the_attacking_and_of_the_defending_card(
    duel: Factory, role: Literal["either", "attacker", "guard"], powers: tuple[int, int]
) -> None:
    fighters = Cards(("leader", "battle"), Fighting(role), ANYONE)
    daze = spell("daze", Until((Number(("power",), Fixed(-2000), IsBound("it")),), Every(fighters)), "both")
    t = duel(Side(battle=["red-2", "red-1"], hand=["daze", "daze"]), Side(rested=["blue-1"]), cards=(daze,))
    t.you.use("daze")
    t.you.attack("red-2", "blue-1").use("daze")
    assert (t.you.power("red-2"), t.foe.power("blue-1")) == powers, "and of none outside of a battle"
    assert (t.you.power("captain"), t.you.power("red-1")) == (10_000, 5000)


@rule("dbs:7-1-1", "dbs:7-1-4")
def test_skills_that_wait_for_the_attack_resolve_although_it_was_negated(duel: Factory) -> None:
    mob = battle("mob", "red", 1, 5000, Auto(("battle",), (When("attack", IsSource(), Draw(ONE), "auto"),)))
    t = duel(Side(battle=["mob"]), Side(hand=["parry"]), cards=(mob,))
    t.you.attack("mob", "scout")
    t.foe.counter("parry")
    assert t.you.hand == ["black-3"]
    assert t.asked == ("you", "main-phase")


@rule("dbs:7-1-2")
def test_a_counter_to_the_attack_of_a_battle_card_does_not_answer_a_leader(duel: Factory) -> None:
    duck = extra("duck", "blue", 0, Counter("battle-attack", NegateAttack()))
    sides = Side(battle=["red-1"], unison="herald"), Side(hand=["duck", "parry"])
    t = duel(*sides, cards=(duck,))
    t.you.attack("red-1", "scout")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == ["duck", "parry"]
    for slug in ("captain", "herald"):
        t = duel(*sides, cards=(duck,))
        t.you.attack(slug, "scout")
        t.pending("choose-counter", t.foe)
        assert t.foe.offered() == ["parry"]


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


@rule("dbs:7-1")
def test_a_card_that_may_attack_nothing_cannot_attack(duel: Factory) -> None:
    haven = battle("haven", "blue", 1, 5000, Permanent(("battle",), (Forbid("be-attacked", Yours()),)))
    for foe, offered in (([], ["captain", "red-1"]), (["haven"], [])):
        t = duel(Side(battle=["red-1"], rested=["red-2"]), Side(battle=foe, unison="herald"), cards=(haven,))
        assert t.you.offered("attack") == offered


@rule("dbs:7-2-1-2", "dbs:1-3-3")
def test_a_card_that_a_rule_keeps_out_of_combos_is_not_offered(duel: Factory) -> None:
    bar = battle("bar", "blue", 1, 5000, Permanent(("battle",), (Forbid("combo", Is("red") & ~Yours()),)))
    for foe, offered in (([], ["red-1", "green-1", "red-2"]), (["bar"], ["green-1"])):
        t = duel(Side(hand=["red-1", "green-1"], battle=["red-2"]), Side(battle=foe), cards=(bar,))
        t.you.attack("captain", "scout")
        assert t.you.offered("combo") == offered


@rule("dbs:7-1-4")
def test_what_follows_if_an_attack_was_negated_follows_once_it_was(duel: Factory) -> None:
    bold = battle("bold", "red", 1, 20_000, Permanent(("battle",), (Forbid("negate-attack", IsSource()),)))
    halt = extra("halt", "blue", 0, Counter("attack", Do(NegateAttack(), then=Draw(ONE))))
    for slug, hand in (("red-1", ["black-3"]), ("bold", [])):
        t = duel(Side(battle=[slug]), Side(hand=["halt"]), cards=(bold, halt))
        t.you.attack(slug, "scout")
        t.foe.counter("halt")
        assert t.foe.hand == hand
