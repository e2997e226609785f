"""[Auto] skills: when they become pending, and what they know of a card that moved (8-6)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import Sparking
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest, Stand, TakeControl, ToHand, ToWarp
from pioche.kernel.cards.effect import Do, If, Seq
from pioche.kernel.cards.query import (
    ANYONE,
    OPPONENTS,
    YOU,
    Among,
    Anything,
    Between,
    Cards,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Lies,
    Test,
    Within,
    Yours,
)
from pioche.kernel.cards.rule import Number, Silence, When, Whenever
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, spell
from tests.scenario import rule

RED = ["red-1"]
IN_BATTLE = ("battle",)
HAND = Cards(("hand",), None, YOU)
SELF = IsSource()
CALL = spell("call", Play(Every(Cards(("hand",), Is("{comer}"), YOU))))
LEADER = Cards(("leader",), None, YOU)


def waiter(slug: str, verb: str, effect: Effect, of: Test = SELF, where: tuple[str, ...] = IN_BATTLE) -> DbsCard:
    """A Battle Card with an [Auto] skill."""
    return battle(slug, "red", 1, 5000, Auto(where, (When(verb, of, effect, "auto"),)))


def strengthen(by: int, what: Every | Pick) -> Until:
    return Until((Number(("power",), Fixed(by), IsBound("it")),), what)


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


# Moving from area to area


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
    cards = (mourner, spell("feed", strengthen(5000, OPPOSING)), spell("away", away))
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


# States


@rule("dbs:8-6-6", "dbs:8-6-6-1")
def test_a_state_makes_a_skill_pending_once_and_again_when_it_arises_again(duel: Factory) -> None:
    empty = Exists(HAND, 0, 0)
    cards = (
        battle("beggar", "red", 1, 5000, Auto(IN_BATTLE, (Whenever(empty, Draw(Fixed(2)), "auto"),))),
        spell("spend", Drop(Every(HAND))),
        spell("idle", strengthen(1, Every(Cards(("leader",), None, YOU)))),
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
