"""The actions of the Main Phase: playing cards, using skills, growing a Unison Card (6-3-1-2)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.areas import ACTIVE
from pioche.games.dbs.calls import awaken, life_at_most
from pioche.games.dbs.card import Activate, Auto, Counter, DbsCard, Permanent
from pioche.games.dbs.cost import Way
from pioche.games.dbs.effects import Draw, Mill, XOf
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.verbs import Drop, Play, Rest
from pioche.kernel.cards.query import YOU, Anything, Cards, Count, Fixed, Is, IsSource, Lies, Marked
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import Effect
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, leader, spell, unison
from tests.scenario import rule

SUMMONED = IsSource() & Marked("skill")
SUMMON = spell("summon", Play(Pick(Cards(("hand",), Is("battle"), YOU), ONE)))


def greeting(slug: str) -> Auto:
    """When this card is played, draw a card."""
    return Auto((slug,), (When("played", IsSource(), Draw(ONE), "auto"),))


# The free timing


@rule("dbs:6-3-1-2")
def test_in_the_main_phase_the_turn_player_plays_uses_skills_attacks_and_ends_it(duel: Factory) -> None:
    t = duel(
        Side(hand=["red-1", "herald"], battle=["red-2"], energy=["red-1"], unison="herald"),
        Side(hand=["blue-1"], battle=["blue-2"], energy=["blue-1"]),
    )
    assert t.asked == ("you", "main-phase")
    assert {option.partition(":")[0] for option in t.you.options} == {"play", "use", "attack", "grow", "end"}
    assert not {"blue-1", "blue-2", "scout"} & set(t.you.offered()), "nothing of the other player's"


@rule("dbs:6-3-1-2")
def test_an_attack_is_an_action_of_the_main_phase_even_in_the_first_turn(duel: Factory) -> None:
    t = duel(turn=1)
    assert t.you.can_attack("captain")
    t.you.attack("captain", "scout").fight()
    assert t.asked == ("you", "main-phase"), "and the phase goes on"
    assert len(t.foe.life) == 7


@rule("dbs:6-3-1-2")
@pytest.mark.parametrize("action", ["play", "use"])
def test_each_action_of_the_main_phase_brings_a_counter_timing_and_a_checkpoint(duel: Factory, action: str) -> None:
    cheerer = battle("cheerer", "red", 1, 5000, Auto(("battle",), (When("played", Anything(), Draw(ONE), "auto"),)))
    sides = Side(hand=["summon", "red-1"], battle=["cheerer"], energy=["red-1"]), Side(hand=["refusal"])
    t = duel(*sides, cards=(cheerer, SUMMON))
    if action == "play":
        t.you.play("red-1")
    else:
        t.you.use("summon")
    t.pending("choose-counter", t.foe)
    while t.decision.ask == "choose-counter":
        t.foe.decline()
    assert t.you.battle == ["cheerer", "red-1"]
    assert t.you.hand[-1] == "black-3"
    assert t.asked == ("you", "main-phase")


# Playing a Battle Card


@rule("dbs:6-3-1-2-1", "dbs:6-3-1-2-1-1")
def test_a_battle_card_is_played_from_the_hand_for_its_energy(duel: Factory) -> None:
    t = duel(Side(hand=["red-2", "red-3"], energy=["red-1", "blue-1", "green-1"], drop=["red-1"]), paying=True)
    assert t.you.offered("play") == ["red-2", "red-3"], "not from the Drop Area"
    t.you.play("red-2")
    t.you.pay("red-1", "green-1")
    assert (t.you.battle, t.you.hand) == (["red-2"], ["red-3"])
    assert (t.you.rested_energy, t.you.active_energy) == (["red-1", "green-1"], ["blue-1"])
    assert t.game.cards[t.you.card("red-2")].mode == ACTIVE


@rule("dbs:6-3-1-2-1-1")
@pytest.mark.parametrize(
    ("side", "playable"),
    [
        (Side(hand=["red-2"], energy=["red-1", "blue-1"]), ["red-2"]),
        (Side(hand=["red-2"], energy=["red-1"]), []),
        (Side(hand=["red-2"], energy=["blue-1"] * 3), []),
        (Side(hand=["red-2"], energy=["red-1"], rested_energy=["red-1"]), []),
        (Side(hand=["two-tone"], energy=["red-1", "red-1"]), []),
        (Side(hand=["two-tone"], energy=["red-1", "blue-1"]), ["two-tone"]),
    ],
)
def test_without_enough_energy_to_rest_a_card_cannot_be_declared(
    duel: Factory, side: Side, playable: list[str]
) -> None:
    assert duel(side).you.offered("play") == playable


@rule("dbs:6-3-1-2-1-1")
def test_a_card_whose_text_is_not_understood_cannot_be_declared(duel: Factory) -> None:
    riddle = battle("riddle", "red", 1, 5000, unread=("[Auto] Win.",))
    t = duel(Side(hand=["riddle", "red-1"], energy=["red-1"]), cards=(riddle,))
    assert t.you.offered("play") == ["red-1"]


@rule("dbs:6-3-1-2-1-1")
def test_a_card_that_is_declared_is_revealed(duel: Factory) -> None:
    t = duel(Side(hand=["red-1", "red-2"], energy=["red-1"]), Side(hand=["refusal"]))
    t.you.play("red-1")
    t.pending("choose-counter", t.foe)
    assert [card.slug for card in t.foe.view.cards("limbo")] == ["red-1"]
    assert [card.slug for card in t.foe.view.cards("hand", 0)] == [""], "what is not declared is not"
    assert [event.rule for event in t.events("declare")] == ["dbs:6-3-1-2-1-1"]


@rule("dbs:6-3-1-2-1-2", "dbs:6-3-1-2-1-3")
def test_a_battle_card_is_in_play_only_after_the_counter_timing(duel: Factory) -> None:
    side = Side(hand=["red-1", "refusal"], energy=["red-1"])
    t = duel(side, Side(hand=["refusal", "parry"]))
    t.you.play("red-1")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == ["refusal"], "only [Counter: Play]"
    assert (t.you.battle, t.you.rested_energy) == ([], ["red-1"])
    t.foe.decline()
    assert t.you.battle == ["red-1"]
    assert t.game.cards[t.you.card("red-1")].counters == (), "only a Unison Card comes with markers"
    t = duel(side, Side(hand=["refusal"]))
    t.you.play("red-1")
    t.foe.counter("refusal")
    assert (t.you.battle, t.you.drop, t.you.rested_energy) == ([], ["red-1"], ["red-1"])


@rule("dbs:6-3-1-2-1-4")
def test_skills_that_wait_for_a_card_to_be_played_resolve_after_it_is_in_play(duel: Factory) -> None:
    crowd = Draw(Count(Cards(("battle",), None, YOU)))
    joiner = battle("joiner", "red", 1, 5000, Auto(("battle",), (When("played", IsSource(), crowd, "auto"),)))
    t = duel(Side(hand=["joiner"], battle=["red-1"], energy=["red-1"]), Side(hand=["refusal"]), cards=(joiner,))
    t.you.play("joiner")
    t.foe.decline()
    assert t.you.hand == ["black-3", "black-3"], "it counts itself"
    assert t.asked == ("you", "main-phase")


@rule("dbs:6-3-1-2-1-4")
def test_a_skill_that_waits_for_its_card_to_be_played_by_a_skill_does_not_mean_any_other_play(duel: Factory) -> None:
    guest = battle("guest", "red", 1, 5000, Auto(("battle",), (When("played", SUMMONED, Draw(ONE), "auto"),)))
    t = duel(Side(hand=["summon", "guest"], energy=["red-1"]), cards=(SUMMON, guest))
    t.you.use("summon")
    assert (t.you.battle, t.you.hand) == (["guest"], ["black-3"])
    t = duel(Side(hand=["summon", "guest"], energy=["red-1"]), cards=(SUMMON, guest))
    t.you.play("guest")
    assert (t.you.battle, t.you.hand) == (["guest"], ["summon"])


@rule("dbs:6-3-1-2-1-4")
def test_a_play_that_was_negated_triggers_nothing(duel: Factory) -> None:
    t = duel(Side(hand=["greeter"], energy=["red-1"]), Side(hand=["refusal"]))
    t.you.play("greeter")
    t.foe.counter("refusal")
    assert (t.you.hand, t.you.drop) == ([], ["greeter"])


# Playing a Unison Card


@rule("dbs:6-3-1-2-2", "dbs:6-3-1-2-2-1", "dbs:6-3-1-2-2-3")
@pytest.mark.parametrize("x", [0, 2])
def test_a_unison_card_is_played_with_as_many_markers_as_energy_was_rested(duel: Factory, x: int) -> None:
    t = duel(Side(hand=["herald"], energy=["red-1", "blue-1", "blue-1"]))
    t.you.play("herald", x=x)
    assert (t.you.unison, t.you.hand, t.you.battle) == (["herald"], [], [])
    assert [event.rule for event in t.events("declare")] == ["dbs:6-3-1-2-2-1"]
    assert t.you.markers == len(t.you.rested_energy) == x + 1


def priced(*cost: Effect) -> DbsCard:
    """A Unison Card that may be played at another price, and then draws X cards."""
    way = Permanent(("hand", "limbo"), (Way("play", IsSource(), cost),))
    draws = Auto(("unison",), (When("played", IsSource(), Draw(XOf()), "auto"),))
    return unison("bargain", "red", 15_000, way, draws, specified=("red",))


@rule("dbs:6-3-1-2-2-3")
def test_at_another_price_a_unison_card_has_as_many_markers_as_energy_was_rested_for_it(duel: Factory) -> None:
    active = Cards(("energy",), Lies(ACTIVE), YOU)
    for cost, markers in (
        ((), 0),
        ((Drop(Pick(Cards(("hand",), None, YOU), ONE)),), 0),
        ((Drop(Pick(active, ONE)),), 0),
        ((Rest(Pick(active, Fixed(2))),), 2),
        ((Pay(1), Drop(Pick(Cards(("hand",), None, YOU), ONE))), 1),
    ):
        t = duel(Side(hand=["bargain", "red-1"], energy=["blue-1"] * 2), cards=(priced(*cost),))
        t.you.play("bargain")
        if t.decision.ask == "choose-rest":
            t.you.choose(*t.you.options)
        assert (t.you.unison, t.you.markers, len(t.you.rested_energy)) == (["bargain"], markers, markers)
        assert "black-3" not in t.you.hand, "X was not paid: it is 0"


@rule("dbs:6-3-1-2-2-3", "dbs:2-12-3")
def test_x_is_chosen_only_for_the_energy_cost(duel: Factory) -> None:
    t = duel(Side(hand=["bargain"], energy=["red-1"] * 3), cards=(priced(),))
    t.you.play("bargain", x=2)
    assert (t.you.markers, len(t.you.rested_energy), t.you.hand) == (3, 3, ["black-3"] * 2), "no other way is asked"
    for way, markers in (("way/0", 1), ("way/1", 0)):
        t = duel(Side(hand=["bargain"], energy=["red-1"] * 3), cards=(priced(),))
        t.you.play("bargain", x=0)
        t.pending("choose-way", t.you)
        t.you.choose(way)
        assert (t.you.markers, len(t.you.rested_energy)) == (markers, markers)


@rule("dbs:6-3-1-2-2-3", "dbs:9-6-1-2")
def test_a_unison_card_played_with_no_marker_stays_until_it_would_lose_one(duel: Factory) -> None:
    choir = unison("choir", "red", 10_000)
    t = duel(Side(hand=["choir"], energy=["red-1"]), Side(battle=["blue-3"]), cards=(choir,))
    t.you.play("choir", x=0)
    assert (t.you.unison, t.you.markers) == (["choir"], 0)
    t.you.end_turn()
    t.foe.attack("blue-3", "choir").fight()
    assert (t.you.unison, t.you.drop) == ([], ["choir"])


@rule("dbs:6-3-1-2-2-1")
def test_without_the_energy_for_its_cost_a_unison_card_cannot_be_declared(duel: Factory) -> None:
    assert not duel(Side(hand=["herald"], energy=["blue-1"] * 2)).you.can_play("herald")
    assert not duel(Side(hand=["herald"], rested_energy=["red-1"])).you.can_play("herald")
    t = duel(Side(hand=["herald"], energy=["red-1", "blue-1"]))
    t.you.answer("play:herald")
    assert [option.value for option in t.pending("choose-x", t.you).options] == [0, 1], "no more than can be paid"


@rule("dbs:6-3-1-2-2-2", "dbs:6-3-1-2-2-3")
def test_a_unison_card_is_in_play_only_after_the_counter_timing(duel: Factory) -> None:
    side = Side(hand=["herald"], energy=["red-1"], unison="herald", markers=4)
    t = duel(side, Side(hand=["refusal", "parry"]))
    t.you.play("herald")
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == ["refusal"]
    assert (t.you.markers, t.you.drop) == (4, []), "the one before is still there"
    t.foe.decline()
    assert (t.you.markers, t.you.drop) == (1, ["herald"])
    t = duel(side, Side(hand=["refusal"]))
    t.you.play("herald")
    t.foe.counter("refusal")
    assert (t.you.markers, t.you.drop) == (4, ["herald"]), "the new one was negated"


@rule("dbs:6-3-1-2-2-3")
def test_the_unison_card_before_it_goes_to_the_drop_area(duel: Factory) -> None:
    bugler = unison("bugler", "red", 15_000)
    t = duel(Side(hand=["bugler"], energy=["red-1"], unison="herald"), Side(unison="herald"), cards=(bugler,))
    t.you.play("bugler", x=1)
    assert (t.you.unison, t.you.drop) == (["bugler"], ["herald"])
    assert t.foe.unison == ["herald"]


@rule("dbs:6-3-1-2-2-4")
def test_skills_that_wait_for_a_unison_card_to_be_played_resolve_after_it_is_in_play(duel: Factory) -> None:
    bugler = unison("bugler", "red", 15_000, greeting("unison"), specified=("red",))
    t = duel(Side(hand=["bugler"], energy=["red-1"]), Side(hand=["refusal"]), cards=(bugler,))
    t.you.play("bugler")
    t.pending("choose-counter", t.foe)
    assert t.you.hand == []
    t.foe.decline()
    assert (t.you.unison, t.you.hand) == (["bugler"], ["black-3"])
    assert t.asked == ("you", "main-phase")


# Skills


def doers(*timings: str) -> tuple[DbsCard, ...]:
    """A card of each type with one skill for each of these timings."""

    def skills(where: str) -> tuple[Activate, ...]:
        return tuple(Activate(timing, Mill(ONE), where=(where,), once=True) for timing in timings)  # type: ignore[arg-type]

    return (
        leader("chief", "red", 10_000, *skills("leader")),
        battle("soldier", "red", 1, 5000, *skills("battle")),
        extra("order", "red", 0, *skills("hand")),
        unison("banner", "red", 10_000, *skills("unison")),
    )


DOERS = Side(leader="chief", battle=["soldier"], hand=["order"], unison="banner")


@rule("dbs:6-3-1-2-3")
@pytest.mark.parametrize("slug", ["chief", "soldier", "order", "banner"])
def test_activate_main_skills_of_all_types_of_cards_are_used_in_the_main_phase(duel: Factory, slug: str) -> None:
    t = duel(DOERS, cards=doers("battle", "main"))
    assert [option for option in t.you.options if option.startswith("use:") and not option.endswith(":1")] == []
    t.you.use(slug, 1)
    assert t.you.drop.count("black-3") == 1
    t = duel(Side(), DOERS, cards=doers("main"))
    assert t.you.offered("use") == ["captain"], "only the turn player's own"


@rule("dbs:6-3-1-2-3-1")
def test_a_counter_timing_comes_before_and_after_the_resolution_of_a_main_skill(duel: Factory) -> None:
    reply = extra("reply", "blue", 0, Counter("play", Mill(ONE)))
    t = duel(Side(hand=["summon", "red-1"]), Side(hand=["reply"] * 2 + ["parry"]), cards=(SUMMON, reply))
    t.you.use("summon")
    t.pending("choose-counter", t.foe)
    assert (t.foe.offered(), t.you.battle) == (["reply"], [])
    t.foe.counter("reply")
    t.pending("choose-counter", t.foe)
    assert (t.foe.offered(), t.you.battle) == (["reply"], ["red-1"])
    t.foe.counter("reply")
    assert t.asked == ("you", "main-phase")
    assert t.foe.drop == ["reply", "black-3", "reply", "black-3"]


@rule("dbs:6-3-1-2-3-2", "dbs:7-2-1-2-3-2", "dbs:7-3-1-2-3-2")
@pytest.mark.parametrize("label", ["Awaken", "Wish"])
def test_awaken_and_wish_are_activate_skills_for_the_main_phase_and_both_battle_steps(
    duel: Factory, label: str
) -> None:
    skill = awaken(life_at_most(4), label=label)
    assert isinstance(skill, Activate)
    cards = leader("seed", "red", 10_000, skill, back="seed-back"), leader("seed-back", "red", 15_000, front=False)
    side = Side(leader="seed", life=["black-1"] * 4)
    t = duel(side, cards=cards)
    t.you.use("seed")
    assert t.you.leader == ["seed-back"]
    t = duel(side, cards=cards)
    t.you.attack("seed", "scout").use("seed")
    assert (t.you.leader, t.asked) == (["seed-back"], ("you", "offense-step"))
    t = duel(Side(), side, cards=cards)
    t.you.attack("captain", "seed").pass_()
    t.foe.use("seed")
    assert (t.foe.leader, t.asked) == (["seed-back"], ("foe", "defense-step"))
    assert not duel(Side(leader="seed"), cards=cards).you.can_use("seed"), "its condition is not met"


# Growing a Unison Card


@rule("dbs:6-3-1-2-3-3")
def test_once_a_turn_a_unison_card_of_the_same_number_goes_under_the_one_in_play_for_a_marker(duel: Factory) -> None:
    t = duel(Side(hand=["herald", "herald"], unison="herald", markers=2))
    assert t.you.offered("grow") == ["herald"], "of two copies either does"
    t.you.grow("herald")
    assert (t.you.markers, t.you.under_card("herald"), t.you.hand) == (3, ["herald"], ["herald"])
    assert "herald" not in t.you.offered("grow")
    t.you.end_turn()
    t.foe.end_turn()
    t.you.charge("").grow("herald")
    assert (t.you.markers, t.you.under_card("herald")) == (4, ["herald", "herald"])


@rule("dbs:6-3-1-2-3-3")
def test_only_a_unison_card_of_the_same_number_grows_the_one_in_play(duel: Factory) -> None:
    cards = unison("bugler", "red", 15_000), unison("herald-2", "red", 10_000, number="herald")
    t = duel(Side(hand=["bugler", "red-1", "herald-2"], unison="herald"), cards=cards)
    assert t.you.offered("grow") == ["herald-2"]
    assert duel(Side(hand=["herald"]), Side(unison="herald")).you.offered("grow") == []
    t = duel(Side(), Side(hand=["herald"], unison="herald"))
    assert t.you.offered("grow") == [], "not in the turn of the other player"
