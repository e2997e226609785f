"""General rules: winning and losing, and the principles of play (1)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.effects import Chosen, Draw, UpTo, Win
from pioche.games.dbs.keywords import strike
from pioche.games.dbs.setup import Config, new
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest
from pioche.kernel.cards.effect import Do, Each, Seq
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Anything, Cards, Count, Fixed, Is, IsSource
from pioche.kernel.cards.rule import Forbid, Number, Permit, Replace, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.play.decision import Refused
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, spell
from tests.scenario import rule

RED = ["red-1"]
YOUR_HAND = Cards(("hand",), None, YOU)
OPPOSING_BATTLE = Cards(("battle",), Is("battle"), OPPONENTS)


@rule("dbs:1-1-1")
def test_two_players_and_no_more_take_turns(duel: Factory) -> None:
    t = duel()
    assert [t.active, t.you.end_turn().duel.active, t.foe.end_turn().duel.active] == ["you", "foe", "you"]
    for players in (1, 3):
        with pytest.raises(Refused) as refusal:
            new(t.rules, Config(players=players), 1)
        assert refusal.value.reason.rule == "dbs:1-1-1"


@rule("dbs:1-2-1", "dbs:1-2-1-1-1", "dbs:1-2-2-1")
def test_who_has_no_life_left_has_lost_and_the_other_wins(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(life=["black-1", "black-1"]))
    t.you.attack("red-3", "scout").fight()
    assert t.winner == "", "one life is left"
    t.you.use("captain").attack("captain-back", "scout").fight()
    assert t.winner == "you"
    assert t.over, "nothing is asked any more"
    assert [(event.seat, event.source, event.rule) for event in t.events("lose")] == [(t.foe.seat, -1, "dbs:9-2-2")], (
        "a rule says so and no card"
    )


@rule("dbs:1-2-1", "dbs:1-2-1-1-2", "dbs:1-2-2-2")
def test_who_has_no_deck_left_has_lost_without_a_failed_draw(duel: Factory) -> None:
    t = duel(Side(hand=["greeter"] * 2, energy=RED * 2, deck=["black-3"] * 2))
    t.you.play("greeter")
    assert t.winner == "", "one card is left"
    t.you.play("greeter")
    assert t.winner == "foe"
    assert t.you.hand == ["black-3", "black-3"]


@rule("dbs:1-2-1-1")
def test_no_other_area_loses_the_game_by_being_empty(duel: Factory) -> None:
    t = duel(Side(), Side(life=["black-1"], deck=["black-3"] * 3))
    t.you.end_turn()
    t.foe.charge("black-3").end_turn()
    assert t.foe.hand == t.foe.battle == t.foe.drop == t.you.energy == []
    assert t.winner == ""


@rule("dbs:1-2-2", "dbs:9-2-1")
def test_a_loss_does_not_wait_for_the_rest_of_the_effect(duel: Factory) -> None:
    ruin = spell("ruin", Seq((Draw(Fixed(2)), Ko(OPPOSING))))
    t = duel(Side(hand=["ruin"], deck=["black-3"]), Side(battle=["blue-1"]), cards=(ruin,))
    t.you.use("ruin")
    assert t.winner == "foe"
    assert t.foe.battle == ["blue-1"]


@rule("dbs:1-2-3")
def test_who_both_lose_at_once_draw(duel: Factory) -> None:
    doom = spell("doom", Drop(Every(Cards(("life",), None, ANYONE))))
    t = duel(Side(hand=["doom"]), Side(), cards=(doom,))
    t.you.use("doom")
    assert t.winner == "draw"


@rule("dbs:1-2-4")
def test_a_player_may_concede_at_any_moment_and_loses_at_once(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"], energy=RED), Side(hand=["refusal"]))
    t.you.play("red-1")
    t.pending("choose-counter", t.foe)
    t.you.concede()
    assert t.winner == "foe"
    assert t.you.battle == [], "the play is not completed"
    t = duel()
    t.foe.concede()
    assert t.winner == "you"


@rule("dbs:1-2-5")
def test_no_card_has_a_say_in_a_concession(duel: Factory) -> None:
    never = tuple(Forbid(action, Anything()) for action in ("concede", "lose"))
    instead = tuple(Replace(action, Anything(), Draw(ONE)) for action in ("concede", "lose"))
    tyrant = battle("tyrant", "blue", 1, 5000, Permanent(("battle",), (*never, *instead)))
    t = duel(Side(), Side(battle=["tyrant"]), cards=(tyrant,))
    t.you.concede()
    assert t.winner == "foe"
    assert t.happened("draw") == []


@rule("dbs:1-2-6")
def test_a_card_that_wins_the_game_wins_it_at_once(duel: Factory) -> None:
    t = duel(Side(battle=["victor"]))
    t.you.attack("victor", "scout").fight()
    assert t.winner == "you"
    assert len(t.foe.life) == 7
    triumph = spell("triumph", Seq((Win(), Ko(OPPOSING))))
    t = duel(Side(hand=["triumph"]), Side(battle=["blue-1"]), cards=(triumph,))
    t.you.use("triumph")
    assert t.winner == "you"
    assert t.foe.battle == ["blue-1"], "nothing else happens"


@rule("dbs:1-3-1")
def test_a_card_that_contradicts_the_rules_prevails(duel: Factory) -> None:
    t = duel(Side(hand=["tired", "blue-1"]), at="charge")
    t.you.charge("tired")
    assert t.you.rested_energy == ["tired"], "although energy is placed in Active Mode"
    t = duel(Side(hand=["tired", "blue-1"]), at="charge")
    t.you.charge("blue-1")
    assert t.you.rested_energy == []


@rule("dbs:1-3-2")
def test_of_a_series_of_actions_those_that_are_possible_are_carried_out(duel: Factory) -> None:
    raid = spell("raid", Seq((Draw(ONE), Ko(OPPOSING), Drop(Pick(YOUR_HAND, Fixed(2))))))
    t = duel(Side(hand=["raid"]), Side(), cards=(raid,))
    t.you.use("raid")
    assert t.happened("draw", "ko", "drop") == [("drop", "raid"), ("draw", "black-3"), ("drop", "black-3")]
    assert t.you.hand == []


@rule("dbs:1-3-2-1")
def test_what_is_already_so_is_not_done(duel: Factory) -> None:
    lull = spell("lull", Do(Rest(Every(OPPOSING_BATTLE)), then=Draw(ONE)))
    t = duel(Side(hand=["lull"]), Side(rested=["blue-1"]), cards=(lull,))
    t.you.use("lull")
    assert t.you.hand == [], "a rested card was not rested, and so nothing is drawn"
    t = duel(Side(hand=["lull"]), Side(rested=["blue-1"], battle=["blue-2"]), cards=(lull,))
    t.you.use("lull")
    assert t.happened("rest") == [("rest", "blue-2")]
    assert t.you.hand == ["black-3"]


@rule("dbs:1-3-2-2", "dbs:4-9-3")
@pytest.mark.parametrize("count", [0, -2])
@pytest.mark.parametrize("heeded", [False, True], ids=["unheeded", "heeded"])
def test_an_action_done_no_times_or_less_is_not_done(duel: Factory, count: int, heeded: bool) -> None:
    """Whether a skill waits for cards being drawn or not."""
    idle = spell("idle", Seq((Draw(Fixed(count)), Drop(Pick(YOUR_HAND, Fixed(count))))))
    heed = battle("heed", "red", 1, 5000, Auto(("battle",), (When("draw", Anything(), Ko(OPPOSING), "auto"),)))
    t = duel(Side(hand=["idle", "red-1"], battle=["heed"] if heeded else []), cards=(idle, heed))
    t.you.use("idle")
    assert t.you.hand == ["red-1"]
    assert len(t.you.deck) == 20
    assert t.you.drop == ["idle"]


@rule("dbs:1-3-3")
def test_what_one_effect_forbids_no_other_can_order(duel: Factory) -> None:
    saint = battle("saint", "blue", 1, 5000, Permanent(("battle",), (Forbid("ko", IsSource()),)))
    sweep = spell("sweep", Ko(Every(OPPOSING_BATTLE)))
    t = duel(Side(hand=["sweep"]), Side(battle=["saint", "blue-1"]), cards=(saint, sweep))
    t.you.use("sweep")
    assert t.foe.battle == ["saint"]
    assert t.foe.drop == ["blue-1"]


@rule("dbs:1-3-3")
def test_what_one_skill_allows_another_can_forbid(duel: Factory) -> None:
    keen = battle("keen", "red", 1, 5000, Permanent(("battle",), (Permit("attack-active", IsSource()),)))
    calm = battle("calm", "blue", 1, 5000, Permanent(("battle",), (Forbid("attack-active", Anything()),)))
    t = duel(Side(battle=["keen"]), Side(battle=["blue-1"]), cards=(keen, calm))
    assert t.you.targets("keen") == ["scout", "blue-1"]
    t = duel(Side(battle=["keen"]), Side(battle=["calm"]), cards=(keen, calm))
    assert t.you.targets("keen") == ["scout"]


@rule("dbs:1-3-3", "dbs:2-11-1-1")
def test_energy_that_cannot_be_rested_pays_for_nothing(duel: Factory) -> None:
    idol = battle("idol", "blue", 1, 5000, Permanent(("battle",), (Forbid("rest", Is("{red-2}")),)))
    side = Side(hand=["red-1", "red-2"], battle=["idol"], energy=["red-2", "red-1"])
    t = duel(side, cards=(idol,), paying=True)
    assert t.you.offered("play") == ["red-1"]
    t.you.play("red-1")
    assert (t.you.battle, t.you.rested_energy) == (["idol", "red-1"], ["red-1"])
    assert t.you.offered("play") == []


@rule("dbs:1-3-3", "dbs:6-2-2")
@pytest.mark.parametrize(
    ("forbid", "rested"),
    [
        (Forbid("stand", Is("{red-1}")), ["red-1"]),
        (
            Forbid("stand", Is("{red-1}"), by="opponents"),
            ["red-1"],
        ),  # its master stands it, the skill is the opponent's
        (Forbid("stand", Is("{red-1}"), cause="skill"), []),
        (Forbid("stand", Is("{red-1}"), by="you"), []),
    ],
)
def test_what_may_not_stand_does_not_stand_in_the_charge_phase(
    duel: Factory, forbid: Forbid, rested: list[str]
) -> None:
    idol = battle("idol", "blue", 1, 5000, Permanent(("battle",), (forbid,)))
    side = Side(rested=["red-1", "red-2"], rested_energy=["red-1"])
    t = duel(side, Side(battle=["idol"]), at="turn", cards=(idol,))
    assert (t.you.rested, t.you.rested_energy) == (rested, rested)


@rule("dbs:1-3-3", "dbs:7-4-1-4-3")
@pytest.mark.parametrize("attacker", ["red-3", "double", "victor"])
@pytest.mark.parametrize(
    ("forbid", "safe"),
    [(Forbid("markers", Is("unison")), True), (Forbid("markers", Is("unison"), cause="skill"), False)],
)
def test_a_unison_card_that_may_lose_no_marker_loses_none_in_battle(
    duel: Factory, attacker: str, forbid: Forbid, safe: bool
) -> None:
    idol = battle("idol", "blue", 1, 5000, Permanent(("battle",), (forbid,)))
    noticed = Auto(("battle",), (When("removes-markers", Anything(), Draw(ONE), "auto"),))
    cards = (idol, battle("double", "red", 1, 15_000, strike(2)), battle("clerk", "red", 1, 5000, noticed))
    foe = Side(battle=["idol"], unison="herald", markers=3)
    t = duel(Side(battle=[attacker, "clerk"]), foe, cards=cards)
    t.you.attack(attacker, "herald").fight()
    assert (t.foe.unison == ["herald"] and t.foe.markers == 3) is safe
    assert t.you.hand == ([] if safe else ["black-3"]), "nothing was removed"


@rule("dbs:1-3-4", "dbs:4-4-1", "dbs:4-4-2")
def test_of_two_players_who_choose_at_once_the_turn_player_chooses_first(duel: Factory) -> None:
    toll = extra("toll", "blue", 0, Counter("attack", Each(ANYONE, Drop(Pick(Cards(("hand",), None, "actor"), ONE)))))
    t = duel(Side(hand=["red-1", "red-2"]), Side(hand=["toll", "blue-1", "blue-2"]), cards=(toll,))
    t.you.attack("captain", "scout")
    t.foe.counter("toll")
    t.pending("choose-drop", t.you)
    t.you.choose("red-2")
    t.pending("choose-drop", t.foe)
    t.foe.choose("blue-1")
    assert t.you.drop == ["red-2"]
    assert t.foe.drop == ["toll", "blue-1"]


@rule("dbs:1-3-5-1")
def test_up_to_a_number_may_be_none(duel: Factory) -> None:
    purge = spell("purge", Ko(Pick(OPPOSING_BATTLE, Fixed(2), up_to=True)))
    for chosen in ([], ["blue-1"], ["blue-1", "blue-2"]):
        t = duel(Side(hand=["purge"]), Side(battle=["blue-1", "blue-2", "blue-3"]), cards=(purge,))
        t.you.use("purge").choose(*chosen)
        assert t.foe.drop == chosen
    t = duel(Side(hand=["purge"]), Side(battle=["blue-1", "blue-2", "blue-3"]), cards=(purge,))
    t.you.use("purge")
    t.pending("choose-ko", t.you)
    assert t.you.refused(*t.you.options) == "wrong-number"


@rule("dbs:1-3-5-1")
def test_a_number_chosen_up_to_a_limit_may_be_zero(duel: Factory) -> None:
    fill = spell("fill", UpTo(Fixed(2), Draw(Chosen())))
    for number in (0, 1, 2):
        t = duel(Side(hand=["fill"]), cards=(fill,))
        t.you.use("fill")
        t.pending("choose-number", t.you)
        assert sorted(t.you.options) == ["number/0", "number/1", "number/2"]
        t.you.choose(f"number/{number}")
        assert len(t.you.hand) == number


def test_a_limit_beyond_measure_stops_no_table(duel: Factory) -> None:
    """Whatever somebody writes on a card of their own: nobody is sent a million options."""
    fill = spell("fill", UpTo(Fixed(1_000_000), Draw(Chosen())))
    t = duel(Side(hand=["fill"]), cards=(fill,))
    t.you.use("fill")
    assert len(t.you.options) == 101
    t.you.choose("number/0")


@rule("dbs:1-3-5-1")
@pytest.mark.parametrize("drop", [[], ["red-2"]])
def test_where_the_limit_is_none_at_all_nobody_is_asked_for_a_number(duel: Factory, drop: list[str]) -> None:
    offer = Do(UpTo(Count(Cards(("drop",), None, YOU)), Draw(Chosen())), may=True)
    teller = battle("teller", "red", 1, 5000, Auto(("battle",), (When("attack", IsSource(), offer, "auto"),)))
    t = duel(Side(battle=["teller"], drop=drop), cards=(teller,))
    t.you.attack("teller", "scout")
    if drop:
        t.pending("use-effect", t.you)
        t.you.accept().choose("number/1")
    assert (t.asked, len(t.you.hand)) == (("you", "offense-step"), len(drop))


@rule("dbs:1-3-5")
def test_a_number_chosen_without_a_limit_to_it_is_at_least_one(duel: Factory) -> None:
    fill = spell("fill", UpTo(Fixed(2), Draw(Chosen()), least=1))
    t = duel(Side(hand=["fill"]), cards=(fill,))
    t.you.use("fill")
    t.pending("choose-number", t.you)
    assert sorted(t.you.options) == ["number/1", "number/2"]
    assert t.you.refused("number/0") == "not-listed"
    t.you.choose("number/1")
    assert len(t.you.hand) == 1


@rule("dbs:1-3-6")
def test_a_cost_below_zero_counts_as_zero_but_is_kept(duel: Factory) -> None:
    def cheaper(by: int) -> Permanent:
        return Permanent(("battle",), (Number(("cost",), Fixed(by), Is("green")),))

    cards = (battle("patron", "red", 1, 5000, cheaper(-3)), battle("usurer", "red", 1, 5000, cheaper(1)))
    free = battle("free", "green", 1, 5000)
    t = duel(Side(hand=["free"], battle=["patron", "usurer"]), cards=(*cards, free))
    assert t.you.number("cost", "free") == 0, "nothing costs less than nothing"
    t.you.play("free")
    assert t.you.battle == ["patron", "usurer", "free"], "it costs nothing"
    t = duel(Side(hand=["free"], battle=["patron", "usurer", "usurer", "usurer"]), cards=(*cards, free))
    assert not t.you.can_play("free"), "1 - 3 + 3 = 1"


@rule("dbs:1-3-6")
def test_numbers_are_rounded_down(duel: Factory) -> None:
    pairs = Number(("power",), Count(Cards(("hand",), None, YOU), 5000, 2), IsSource())
    t = duel(
        Side(hand=["red-1"] * 3, battle=["herd"]),
        cards=(battle("herd", "red", 1, 5000, Permanent(("battle",), (pairs,))),),
    )
    assert t.you.power("herd") == 10_000


@rule("dbs:1-3-7")
def test_effects_are_carried_out_in_their_printed_order(duel: Factory) -> None:
    discard = Drop(Pick(YOUR_HAND, ONE))
    sift, tax = spell("sift", Seq((Draw(ONE), discard))), spell("tax", Seq((discard, Draw(ONE))))
    t = duel(Side(hand=["sift"]), cards=(sift, tax))
    t.you.use("sift")
    assert (t.you.hand, t.you.drop) == ([], ["sift", "black-3"])
    t = duel(Side(hand=["tax"]), cards=(sift, tax))
    t.you.use("tax")
    assert (t.you.hand, t.you.drop) == (["black-3"], ["tax"])


@rule("dbs:1-3-8")
def test_rest_mode_prevails_over_active_mode(duel: Factory) -> None:
    def entering(slug: str, key: str) -> DbsCard:
        return battle(slug, "red", 1, 5000, Permanent(("battle",), (Number((key,), ONE, Is("{red-1}")),)))

    enlist = spell("enlist", Play(Every(Cards(("drop",), Is("battle"), YOU)), rested=True))
    cards = (entering("lullaby", "enter-rested"), entering("bugle", "enter-active"), enlist)
    t = duel(Side(hand=["enlist"], drop=RED, battle=["bugle"]), cards=cards)
    t.you.use("enlist")
    assert t.you.rested == RED
    t = duel(Side(hand=RED, energy=RED, battle=["lullaby", "bugle"]), cards=cards)
    t.you.play("red-1")
    assert t.you.rested == RED, "both would have it in a mode of theirs as it is played"
