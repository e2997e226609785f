"""[Auto] skills: when they become pending, and what makes them so (8-6)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import Sparking
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest, Stand, ToHand, ToWarp
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Anything, Cards, Exists, Fixed, Is, IsBound, Lies
from pioche.kernel.cards.rule import Silence, Whenever
from pioche.kernel.cards.select import Every, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, spell
from tests.rules.dbs.samples import HAND, IN_BATTLE, RED, SELF, power, waiter
from tests.scenario import rule

LEADER = Cards(("leader",), None, YOU)


# Pending


@rule("dbs:8-6-1", "dbs:8-6-2")
def test_an_auto_skill_waits_for_the_checkpoint_after_its_trigger(duel: Factory) -> None:
    cards = (
        waiter("griever", "ko", Draw(ONE), Is("battle")),
        spell("volley", Seq((Ko(OPPOSING), Drop(Every(HAND))))),
    )
    t = duel(Side(hand=["volley", "red-1"], battle=["griever"]), Side(battle=["blue-1"]), cards=cards)
    t.you.use("volley")
    assert t.you.drop == ["volley", "red-1"], "nothing was drawn before the hand was dropped"
    assert t.you.hand == ["black-3"]


@rule("dbs:8-6-3")
@pytest.mark.parametrize("victims", [1, 3])
def test_an_auto_skill_is_pending_as_often_as_its_trigger_was_met(duel: Factory, victims: int) -> None:
    cards = (
        waiter("griever", "ko", Draw(ONE), Is("battle") & ~SELF),
        spell("storm", Ko(Every(Cards(IN_BATTLE, Is("battle"), OPPONENTS)))),
    )
    t = duel(Side(hand=["storm"], battle=["griever"]), Side(battle=["blue-1"] * victims), cards=cards)
    t.you.use("storm")
    while t.decision.ask == "choose-trigger":
        t.you.answer(t.you.options[0])
    assert len(t.you.hand) == victims


@rule("dbs:8-6-4")
def test_a_player_chooses_among_the_pending_skills_and_each_resolves_once(duel: Factory) -> None:
    cards = (
        waiter("drawer", "played", Draw(ONE), Anything()),
        waiter("dropper", "played", Drop(Every(HAND)), Anything()),
    )
    t = duel(Side(hand=["red-1"], energy=RED, battle=["drawer", "dropper"]), cards=cards)
    t.you.play("red-1")
    t.pending("choose-trigger", t.you)
    assert t.you.offered() == ["drawer", "dropper"]
    t.you.choose("dropper")
    assert t.asked == ("you", "main-phase"), "one was left and needed no choice, then none"
    assert t.you.hand == ["black-3"]


@rule("dbs:8-6-4-1")
def test_a_pending_skill_that_can_no_longer_be_activated_is_cancelled(duel: Factory) -> None:
    blow = Do(Rest(This()), then=Draw(Fixed(2)))
    bugler = waiter("bugler", "played", blow, Anything())
    t = duel(Side(hand=["red-1"], energy=RED, battle=["bugler", "bugler"]), cards=(bugler,))
    t.you.play("red-1")
    while t.decision.ask == "choose-trigger":
        t.you.answer(t.you.options[0])
    assert len(t.you.hand) == 4
    twice = spell("twice", Play(Every(Cards(("hand",), Is("battle"), YOU))))
    t = duel(Side(hand=["red-1", "red-2", "twice"], battle=["bugler"]), cards=(bugler, twice))
    t.you.use("twice")
    while t.decision.ask == "choose-trigger":
        t.you.answer(t.you.options[0])
    assert t.you.rested == ["bugler"]
    assert len(t.you.hand) == 2, "it was pending twice, and cannot be rested twice"


# States


@rule("dbs:8-6-6", "dbs:8-6-6-1")
def test_a_state_makes_a_skill_pending_once_and_again_when_it_arises_again(duel: Factory) -> None:
    empty = Exists(HAND, 0, 0)
    cards = (
        battle("beggar", "red", 1, 5000, Auto(IN_BATTLE, (Whenever(empty, Draw(Fixed(2)), "auto"),))),
        spell("spend", Drop(Every(HAND))),
        spell("idle", power(1, Every(Cards(("leader",), None, YOU)))),
    )
    t = duel(Side(hand=["red-1"], energy=RED, battle=["beggar"], deck=["black-3", "spend", "idle"]), cards=cards)
    t.you.play("red-1")
    assert t.you.hand == ["idle", "spend"], "the hand was empty: two cards, once"
    t.you.use("idle")
    assert t.you.hand == ["spend"]
    t = duel(Side(hand=["red-1"], energy=RED, battle=["beggar"], deck=["black-1"] * 9 + ["idle", "spend"]), cards=cards)
    t.you.play("red-1").use("spend")
    assert t.you.hand == ["black-1", "black-1"], "it was empty again"


@rule("dbs:8-6-6-1")
def test_a_state_that_lasts_does_not_make_a_skill_pending_again(duel: Factory) -> None:
    many = Auto(IN_BATTLE, (Whenever(Sparking(2), Draw(ONE), "auto"),))
    cards = (battle("counter", "red", 1, 5000, many), spell("noise", Rest(Every(Cards(("leader",), None, YOU)))))
    t = duel(Side(hand=["noise", "noise"], battle=["counter"], drop=["red-1"]), cards=cards)
    t.you.use("noise")
    assert t.you.hand == ["noise", "black-3"]
    t.you.use("noise")
    assert t.you.hand == ["black-3"], "three cards are still two or more"


@rule("dbs:8-6-6-1")
def test_a_state_that_arises_in_the_middle_of_an_effect_makes_a_skill_pending(duel: Factory) -> None:
    churn = Seq((Drop(Every(HAND)), Draw(ONE)))
    cards = (
        battle("beggar", "red", 1, 5000, Auto(IN_BATTLE, (Whenever(Exists(HAND, 0, 0), Draw(Fixed(2)), "auto"),))),
        spell("churn", churn),
        spell("churn-twice", Seq((churn, Drop(Every(HAND)), Draw(ONE)))),
    )
    t = duel(Side(hand=["churn", "red-1"], battle=["beggar"]), cards=cards)
    t.you.use("churn")
    assert t.you.drop == ["churn", "red-1"]
    assert len(t.you.hand) == 3, "one by the effect, two because the hand was empty before it"
    t = duel(Side(hand=["churn-twice", "red-1"], battle=["beggar"]), cards=cards)
    t.you.use("churn-twice")
    assert len(t.you.hand) == 3, "pending once, although the hand was empty twice before it resolved"
    t = duel(Side(hand=["churn", "red-1"]), cards=cards)
    t.you.use("churn")
    assert len(t.you.hand) == 1


@rule("dbs:8-6-6-1", "dbs:4-9-3")
def test_a_state_between_two_cards_that_are_drawn_is_one(duel: Factory) -> None:
    two = Auto(IN_BATTLE, (Whenever(Exists(HAND, 2, 2), ToWarp(This()), "auto"),))
    three = spell("three", Draw(Fixed(3)))
    t = duel(Side(hand=["three"], battle=["pair"]), cards=(battle("pair", "red", 1, 5000, two), three))
    t.you.use("three")
    assert (t.you.warp, len(t.you.hand)) == (["pair"], 3)


@rule("dbs:8-6-6-1", "dbs:9-1-2-3")
def test_what_happens_at_the_same_time_leaves_no_state_between(duel: Factory) -> None:
    lone = Auto(IN_BATTLE, (Whenever(Exists(Cards(("hand",), None, YOU), 1, 1), Draw(ONE), "auto"),))
    cards = (battle("lone", "red", 1, 5000, lone), spell("dump", Drop(Every(HAND))))
    t = duel(Side(hand=["dump", "red-1", "red-2", "red-3"], battle=["lone"]), cards=cards)
    t.you.use("dump")
    assert t.you.hand == [], "three cards at once: there never was just one"


@rule("dbs:8-6-6-1")
def test_a_state_that_has_passed_by_the_time_of_the_checkpoint_still_counts(duel: Factory) -> None:
    tired = Exists(Cards(("leader",), Lies(1), YOU))
    cards = (
        battle("nurse", "red", 1, 5000, Auto(IN_BATTLE, (Whenever(tired, Draw(ONE), "auto"),))),
        spell("nod", Seq((Rest(Every(LEADER)), Stand(Every(LEADER))))),
    )
    t = duel(Side(hand=["nod", "nod"], battle=["nurse"]), cards=cards)
    t.you.use("nod")
    assert t.you.hand == ["nod", "black-3"]
    t.you.use("nod")
    assert t.you.hand == ["black-3", "black-3"], "it has arisen again since"


@rule("dbs:8-6-6-1", "dbs:8-3-2")
def test_a_skill_that_does_not_count_is_not_made_pending_by_its_state(duel: Factory) -> None:
    empty = Whenever(Exists(HAND, 0, 0), Draw(ONE), "auto")
    awake = Exists(Cards(("leader",), Lies(0), YOU))
    cards = (
        battle("beggar", "red", 1, 5000, Auto(IN_BATTLE, (empty,), when=awake)),
        spell("nap", Rest(Every(LEADER))),
        spell("noise", Rest(Every(Cards(IN_BATTLE, Is("{red-1}"), YOU)))),
        spell("gag", Until((Silence(IsBound("it")),), Every(Cards(IN_BATTLE, None, YOU)))),
    )
    for slug, drawn in (("nap", 0), ("gag", 0), ("noise", 1)):
        t = duel(Side(hand=[slug, slug], battle=["beggar"]), cards=cards)
        t.you.use(slug).use(slug)
        assert len(t.you.hand) == drawn, slug


# A pending skill whose card has changed


@rule("dbs:8-6-7")
def test_a_pending_skill_resolves_although_its_card_has_gone(duel: Factory) -> None:
    cards = (
        waiter("teller", "played", Draw(ONE), Is("{red-1}")),
        waiter("striker", "played", Ko(Every(Cards(IN_BATTLE, Is("{teller}"), ANYONE))), Is("{red-1}")),
        waiter(
            "muter", "played", Until((Silence(IsBound("it")),), Every(Cards(IN_BATTLE, Is("{teller}")))), Is("{red-1}")
        ),
    )
    for other in ("striker", "muter"):
        t = duel(Side(hand=["red-1"], energy=RED, battle=["teller", other]), cards=cards)
        t.you.play("red-1").choose(other)
        assert ("teller" in t.you.battle) is (other == "muter")
        assert t.you.hand == ["black-3"], other


@rule("dbs:8-6-7")
def test_a_pending_skill_fails_if_it_has_become_impossible(duel: Factory) -> None:
    cards = (
        waiter("runner", "played", ToHand(This()), Is("{red-1}")),
        waiter("striker", "played", Ko(Every(Cards(IN_BATTLE, Is("{runner}"), ANYONE))), Is("{red-1}")),
    )
    t = duel(Side(hand=["red-1"], energy=RED, battle=["runner", "striker"]), cards=cards)
    t.you.play("red-1").choose("striker")
    assert (t.you.hand, t.you.drop) == ([], ["runner"]), "it is not the card that it was"
