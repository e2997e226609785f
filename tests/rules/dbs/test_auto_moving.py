"""[Auto] skills that wait for a card to move: what they know of it, and where (8-6)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate, Auto, Counter, Permanent
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.verbs import Drop, Ko, Play, ToHand, ToWarp
from pioche.kernel.cards.effect import If
from pioche.kernel.cards.query import OPPONENTS, YOU, Among, Between, Cards, Exists, Fixed, Is, IsBound, Within, Yours
from pioche.kernel.cards.rule import Number, Silence, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, spell
from tests.rules.dbs.samples import IN_BATTLE, RED, SELF, power, waiter
from tests.scenario import rule

CALL = spell("call", Play(Every(Cards(("hand",), Is("{comer}"), YOU))))


@rule("dbs:8-6-5", "dbs:8-6-5-3")
@pytest.mark.parametrize("origin", ["hand", "drop", "warp", "life", "energy", "deck"])
def test_a_card_is_played_when_it_comes_into_play_from_any_other_area(duel: Factory, origin: str) -> None:
    comer = waiter("comer", "played", Draw(ONE))
    call = spell("call", Play(Every(Cards((origin,), Is("{comer}"), YOU))))
    side = Side(hand=["call"])
    pile = ["black-1", "comer", "black-1"]
    match origin:
        case "hand":
            side.hand = ["call", "comer"]
        case "drop":
            side.drop = pile
        case "warp":
            side.warp = pile
        case "life":
            side.life = pile
        case "energy":
            side.energy = pile
        case "deck":
            side.deck = pile
    t = duel(side, cards=(comer, call))
    t.you.use("call")
    assert t.you.battle == ["comer"]
    assert len(t.you.hand) == 1


@rule("dbs:8-6-5-3")
def test_a_card_that_changes_sides_or_comes_from_a_combo_is_not_played(duel: Factory) -> None:
    cards = (waiter("comer", "played", Draw(ONE)), spell("rob", TakeControl(OPPOSING)))
    t = duel(Side(hand=["rob"]), Side(battle=["comer"]), cards=cards)
    t.you.use("rob")
    assert (t.you.battle, t.you.hand, t.foe.hand) == (["comer"], [], [])


@rule("dbs:8-6-5-1", "dbs:8-6-5-1-1")
def test_between_an_open_area_and_a_hidden_one_a_card_counts_as_it_is_in_the_open_one(duel: Factory) -> None:
    big = Is("battle") & Between("power", least=10_000)
    growth = battle("growth", "red", 1, 5000, Permanent(IN_BATTLE, (Number(("power",), Fixed(5000), Is("{red-1}")),)))
    cards = (
        growth,
        waiter("receiver", "to-hand", Draw(ONE), big),
        waiter("host", "played", Draw(ONE), big),
        spell("recall", ToHand(Every(Cards(IN_BATTLE, Is("{red-1}"), YOU)))),
    )
    t = duel(Side(hand=["recall"], battle=["red-1", "growth", "receiver"]), cards=cards)
    t.you.use("recall")
    assert t.you.hand == ["red-1", "black-3"], "it had 10000 power where all could see it"
    t = duel(Side(hand=["red-1"], energy=RED, battle=["growth", "host"]), cards=cards)
    t.you.play("red-1")
    assert t.you.hand == ["black-3"], "it has 10000 power where all can see it"


@rule("dbs:8-6-5-1", "dbs:8-6-5-1-2")
@pytest.mark.parametrize("verb", ["ko", "drop", "to-warp"])
def test_a_card_that_leaves_the_battle_area_counts_as_it_was_there(duel: Factory, verb: str) -> None:
    away = {"ko": Ko, "drop": Drop, "to-warp": ToWarp}[verb](Every(Cards(IN_BATTLE, Is("{blue-1}"), OPPONENTS)))
    mourner = waiter("mourner", verb, Draw(ONE), Between("power", least=10_000) & ~SELF)
    cards = (mourner, spell("feed", power(5000, OPPOSING)), spell("away", away))
    t = duel(Side(hand=["feed", "away"], battle=["mourner"]), Side(battle=["blue-1"]), cards=cards)
    t.you.use("feed").use("away")
    assert t.you.hand == ["black-3"], "it had 10000 power when it left"
    t = duel(Side(hand=["away"], battle=["mourner"]), Side(battle=["blue-1"]), cards=cards)
    t.you.use("away")
    assert t.you.hand == []


@rule("dbs:8-6-5-1-2")
def test_a_card_that_changes_sides_counts_as_the_card_of_its_former_master(duel: Factory) -> None:
    cards = (
        waiter("loser", "take-control", Draw(ONE), Is("battle") & Yours()),
        spell("rob", TakeControl(Pick(Cards(IN_BATTLE, Is("{blue-1}"), OPPONENTS), ONE))),
    )
    t = duel(Side(hand=["rob"], battle=["loser"]), Side(battle=["blue-1", "loser"]), cards=cards)
    t.you.use("rob")
    assert (t.you.hand, t.foe.hand) == ([], ["black-3"])


@rule("dbs:8-6-5-1", "dbs:8-6-5-1-3")
def test_between_other_open_areas_a_card_counts_as_it_is_where_it_comes(duel: Factory) -> None:
    dearer = Number(("cost",), Fixed(1), Is("{red-1}"), when=Exists(Cards(("warp",), Is("{red-1}"))))
    cards = (
        battle("warden", "red", 1, 5000, Permanent(IN_BATTLE, (dearer,))),
        waiter("clerk", "to-warp", If(Exists(Among("now", Between("cost", least=2))), Draw(ONE)), Is("red")),
        spell("banish", ToWarp(Every(Cards(("drop",), Is("{red-1}"), YOU)))),
    )
    for helpers, drawn in ((["warden", "clerk"], ["black-3"]), (["clerk"], [])):
        t = duel(Side(hand=["banish"], battle=helpers, drop=["red-1"]), cards=cards)
        t.you.use("banish")
        assert t.you.warp == ["red-1"]
        assert t.you.hand == drawn


@rule("dbs:8-6-5-2")
def test_a_skill_that_is_negated_where_its_card_was_does_not_trigger_when_the_card_moves(duel: Factory) -> None:
    cards = (
        waiter("martyr", "ko", Draw(ONE)),
        spell("gag", Until((Silence(IsBound("it")),), Every(Cards(IN_BATTLE, None, YOU)))),
        spell("slay", Ko(Every(Cards(IN_BATTLE, None, YOU)))),
    )
    t = duel(Side(hand=["gag", "slay"], battle=["martyr"]), cards=cards)
    t.you.use("gag").use("slay")
    assert (t.you.drop[-1], t.you.hand) == ("martyr", [])
    t = duel(Side(hand=["slay"], battle=["martyr"]), cards=cards)
    t.you.use("slay")
    assert t.you.hand == ["black-3"]


@rule("dbs:8-6-5-2", "dbs:8-6-5-3")
def test_a_skill_that_an_effect_has_negated_in_the_hand_does_not_trigger(duel: Factory) -> None:
    gag = spell("gag", Until((Silence(IsBound("it")),), Every(Cards(("hand",), Is("battle"), YOU))))
    t = duel(Side(hand=["gag", "greeter"], energy=RED), cards=(gag,))
    t.you.use("gag").play("greeter")
    assert (t.you.battle, t.you.hand) == (["greeter"], [])
    t = duel(Side(hand=["greeter"], energy=RED), cards=(gag,))
    t.you.play("greeter")
    assert t.you.hand == ["black-3"]
    assert [event.rule for event in t.events("draw")] == ["dbs:card:greeter:1"], "its first skill is the reason"


@rule("dbs:8-6-5-2", "dbs:8-6-5-3")
@pytest.mark.parametrize("way", ["play", "skill", "own skill", "counter", "combo"])
@pytest.mark.parametrize("origin", ["hand", "drop"])
def test_a_skill_that_is_negated_where_its_card_was_stays_silent_however_it_comes(
    duel: Factory, way: str, origin: str
) -> None:
    """Only that skill: another one of the card and one of another card wait for the same, and trigger."""
    verb = "comboed" if way == "combo" else "played"
    here = (*IN_BATTLE, "combo")
    cards = (
        battle(
            "comer",
            "red",
            1,
            5000,
            Auto(here, (When(verb, SELF, Draw(ONE), "auto"),), "Heroic"),
            Auto(here, (When(verb, SELF, Draw(ONE), "auto"),)),
            Activate("main", Play(This()), where=("hand",)),
            Counter("attack", Play(This())),
        ),
        battle("hush", "blue", 1, 5000, Permanent(IN_BATTLE, (Silence(Within((origin,)), "Heroic"),))),
        waiter("host", verb, Draw(ONE), Is("{comer}")),
        CALL,
    )
    for hush in (["hush"], []):
        mine, other = Side(hand=["comer", "call"], energy=RED, battle=["host"]), Side(battle=hush)
        if way == "counter":
            t = duel(other, mine, cards=cards)
            t.you.attack("captain", "scout")
            actor = t.foe.counter("comer")
        else:
            t = duel(mine, other, cards=cards)
            actor = t.you
            match way:
                case "play":
                    actor.play("comer")
                case "skill":
                    actor.use("call")
                case "own skill":
                    actor.use("comer")
                case "combo":
                    actor.attack("captain", "scout").combo("comer")
        t.in_any_order()
        silent = bool(hush) and origin == "hand"
        assert actor.hand.count("black-3") == (2 if silent else 3)
