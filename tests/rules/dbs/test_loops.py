"""Infinite loops: nobody can stop it, one player can, both can (11-1)."""

from __future__ import annotations

from pioche.games.dbs.card import Activate, Auto, DbsCard
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.verbs import Rest, Stand, ToHand
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import ANYONE, Cards, Fixed, Is, IsBound
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, spell
from tests.scenario import rule

ENOUGH = 200  # a loop that goes on so long does not stop
TOP = Is("{top}")
THE_TOP = Every(Cards(("battle",), TOP, ANYONE))
PLAIN = battle("top", "red", 1, 5000)
PUSH = spell("push", Rest(THE_TOP))


def spinner(slug: str, when: str, effect: Effect, may: bool = False) -> DbsCard:
    """When the top is rested, it stands; or the other way round; perhaps only if the master wants it."""
    done = Do(effect, may=True) if may else effect
    return battle(slug, "red", 1, 5000, Auto(("battle",), (When(when, TOP, done, "auto"),)))


def accept_as_long_as_asked(t: Duel) -> int:
    """How often the players could go on with the loop, both always wanting to."""
    for count in range(ENOUGH):
        if t.over or t.decision.ask != "use-effect" or "yes" not in [option.key for option in t.decision.options]:
            return count
        t.answer(t.decision.seat, ["yes"])
    raise AssertionError("the loop goes on")


@rule("dbs:11-1-1", "dbs:11-1-2")
def test_a_loop_that_nobody_can_stop_is_a_draw(duel: Factory) -> None:
    cards = (PLAIN, PUSH, spinner("up", "rest", Stand(THE_TOP)), spinner("down", "stand", Rest(THE_TOP)))
    t = duel(Side(hand=["push"], battle=["top", "up", "down"]), cards=cards)
    t.you.use("push")
    assert t.winner == "draw"
    t = duel(Side(hand=["push"], battle=["top", "up"]), cards=cards)
    t.you.use("push")
    assert (t.winner, t.you.rested) == ("", []), "half of it is no loop"


@rule("dbs:11-1-1", "dbs:11-1-2-1")
def test_a_player_who_repeats_an_action_that_changes_nothing_has_to_stop(duel: Factory) -> None:
    idler = battle("idler", "red", 1, 5000, Activate("main", Stand(This()), (Rest(This()),)))
    draw = spell("draw", Draw(ONE))
    t = duel(Side(hand=["draw"], battle=["idler"]), cards=(idler, draw))
    count = 0
    while t.you.can_use("idler"):
        t.you.use("idler")
        count += 1
        assert count < ENOUGH
    assert count > 1
    assert t.you.can_use("draw"), "anything else may be done"
    t.you.use("draw")
    assert t.you.can_use("idler"), "that is another position"


@rule("dbs:11-1-2-1")
def test_actions_that_lead_to_another_position_are_no_loop(duel: Factory) -> None:
    rules = (Number(("power",), Fixed(1000), IsBound("it")),)
    grower = battle("grower", "red", 1, 5000, Activate("main", Until(rules, This())))
    t = duel(Side(battle=["grower"]), cards=(grower,))
    for _ in range(40):
        t.you.use("grower")
    assert t.you.power("grower") == 45_000


@rule("dbs:11-1-1", "dbs:11-1-2-1")
def test_a_card_that_comes_back_with_its_skill_unused_makes_no_other_position(duel: Factory) -> None:
    yoyo = battle("yoyo", "red", 0, 5000, Activate("main", ToHand(This()), once=True))
    t = duel(Side(hand=["yoyo"]), cards=(yoyo,))
    count = 0
    while t.you.can_play("yoyo") or t.you.can_use("yoyo"):
        if t.you.can_play("yoyo"):
            t.you.play("yoyo")
        else:
            t.you.use("yoyo")
        count += 1
        assert count < ENOUGH
    assert count > 2


@rule("dbs:11-1-2-1")
def test_the_only_player_who_can_stop_a_loop_of_skills_has_to_stop_it(duel: Factory) -> None:
    cards = (PLAIN, PUSH, spinner("up", "rest", Stand(THE_TOP), may=True), spinner("down", "stand", Rest(THE_TOP)))
    t = duel(Side(hand=["push"], battle=["top", "up", "down"]), cards=cards)
    t.you.use("push")
    assert accept_as_long_as_asked(t) > 1
    if not t.over and t.decision.ask == "use-effect":
        t.you.decline()
    assert (t.winner, t.you.rested) == ("", ["top"])
    assert t.asked == ("you", "main-phase")


@rule("dbs:11-1-2-2")
def test_of_two_players_who_could_stop_a_loop_the_turn_player_has_to(duel: Factory) -> None:
    cards = (
        PLAIN,
        PUSH,
        spinner("up", "rest", Stand(THE_TOP), may=True),
        spinner("down", "stand", Rest(THE_TOP), may=True),
    )
    for mine, theirs, rested in (("up", "down", True), ("down", "up", False)):
        t = duel(Side(hand=["push"], battle=["top", mine]), Side(battle=[theirs]), cards=cards)
        t.you.use("push")
        assert accept_as_long_as_asked(t) > 1
        if not t.over and t.decision.ask == "use-effect":
            assert t.asked == ("you", "use-effect")
            t.you.decline()
        assert t.winner == ""
        assert ("top" in t.you.rested) is rested, "the skill of the turn player was the first not to be used again"


@rule("dbs:11-1-1")
def test_a_free_timing_does_not_last_for_ever(duel: Factory) -> None:
    rules = (Number(("power",), Fixed(1), IsBound("it")),)
    grower = battle("grower", "red", 1, 5000, Activate("main", Until(rules, This())))
    t = duel(Side(battle=["grower"]), cards=(grower,))
    for _ in range(300):
        t.you.use("grower")
    assert t.you.options == ["end"]


@rule("dbs:11-1-1")
def test_a_game_of_four_hundred_turns_is_a_draw(duel: Factory) -> None:
    t = duel(at="turn", turn=400)
    assert t.winner == "", "the last turn is played"
    t.you.end_turn()
    assert t.winner == "draw"
