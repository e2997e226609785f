"""Declaring an attack: who attacks whom, what waits for it and what answers it (7-1)."""

from __future__ import annotations

from typing import Literal

import pytest

from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.card import Auto, Counter, Permanent
from pioche.games.dbs.effects import Draw, Mill
from pioche.games.dbs.negate import NegateAttack
from pioche.games.dbs.verbs import Rest
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import ANYONE, OPPONENTS, Anything, Cards, Fixed, Is, IsBound, IsSource, Yours
from pioche.kernel.cards.rule import Forbid, Number, Permit, When
from pioche.kernel.cards.select import Every
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell
from tests.rules.dbs.battles import watcher
from tests.scenario import rule

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


@rule("dbs:7-1")
def test_a_card_that_may_attack_nothing_cannot_attack(duel: Factory) -> None:
    haven = battle("haven", "blue", 1, 5000, Permanent(("battle",), (Forbid("be-attacked", Yours()),)))
    for foe, offered in (([], ["captain", "red-1"]), (["haven"], [])):
        t = duel(Side(battle=["red-1"], rested=["red-2"]), Side(battle=foe, unison="herald"), cards=(haven,))
        assert t.you.offered("attack") == offered


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


@rule("dbs:7-1-4")
def test_what_follows_if_an_attack_was_negated_follows_once_it_was(duel: Factory) -> None:
    bold = battle("bold", "red", 1, 20_000, Permanent(("battle",), (Forbid("negate-attack", IsSource()),)))
    halt = extra("halt", "blue", 0, Counter("attack", Do(NegateAttack(), then=Draw(ONE))))
    for slug, hand in (("red-1", ["black-3"]), ("bold", [])):
        t = duel(Side(battle=[slug]), Side(hand=["halt"]), cards=(bold, halt))
        t.you.attack(slug, "scout")
        t.foe.counter("halt")
        assert t.foe.hand == hand
