"""The Offense Step and the Defense Step: combos and skills in battle (7-2, 7-3)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pioche.games.dbs.areas import ACTIVE
from pioche.games.dbs.card import Activate, Auto, Counter, DbsCard, On, Permanent
from pioche.games.dbs.effects import Draw, Mill
from pioche.games.dbs.verbs import Play
from pioche.kernel.cards.query import ANYONE, YOU, Anything, Cards, Count, Fixed, Is, IsBound, IsSource
from pioche.kernel.cards.rule import Number, Permit, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.player import Seat
from tests.games.dbs.sample_cards import ONE, battle, extra, leader, spell, unison
from tests.scenario import rule

OFFENSE, DEFENSE = "offense", "defense"

CHEER = battle("cheerer", "red", 1, 5000, Auto(("battle",), (When("comboed", Anything(), Draw(ONE), "auto"),)))
AMBUSH = spell("ambush", Play(Pick(Cards(("hand",), Is("{red-1}"), YOU), ONE)), "battle")


def watcher(slug: str, moment: str, effect: Effect) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for a moment of any battle."""
    return battle(slug, "red", 1, 5000, Auto(("battle",), (When(moment, Anything(), effect, "auto"),)))


def at(
    duel: Factory, step: str, side: Side, other: Side | None = None, *, cards: Sequence[DbsCard] = (), **given: object
) -> tuple[Duel, Seat, Seat]:
    """A battle between the Leaders in the step in which this side may act, with the seat of this side and the other."""
    other = other or Side()
    if step == OFFENSE:
        t = duel(side, other, cards=tuple(cards), **given)
        t.you.attack("captain", "scout")
        return t, t.you, t.foe
    t = duel(other, side, cards=tuple(cards), **given)
    t.you.attack("captain", "scout").pass_()
    return t, t.foe, t.you


# The order of the steps


@rule("dbs:7-2-1", "dbs:7-2-1-3", "dbs:7-3-1", "dbs:7-3-1-3")
def test_first_the_turn_player_acts_until_passing_then_the_other_player_then_damage_is_dealt(duel: Factory) -> None:
    t = duel(Side(hand=["red-1", "red-1"]), Side(hand=["blue-1", "blue-1"]))
    t.you.attack("captain", "scout")
    assert t.asked == ("you", "offense-step")
    t.you.combo("red-1").combo("red-1").pass_()
    assert t.asked == ("foe", "defense-step")
    t.foe.combo("blue-1").combo("blue-1")
    assert (t.asked, len(t.foe.life)) == (("foe", "defense-step"), 8)
    t.foe.pass_()
    assert (t.asked, len(t.foe.life)) == (("you", "main-phase"), 7)


@rule("dbs:7-2-1-3-1")
def test_the_defense_step_is_skipped_when_a_unison_card_is_attacked(duel: Factory) -> None:
    herder = watcher("herder", "defense-begins", Draw(ONE))
    t = duel(Side(battle=["red-3", "herder"]), Side(hand=["blue-1"], unison="herald", markers=2), cards=(herder,))
    t.you.attack("red-3", "herald")
    assert t.asked == ("you", "offense-step")
    t.you.pass_()
    assert t.asked == ("you", "main-phase")
    assert (t.foe.markers, t.you.hand) == (1, [])
    t = duel(Side(battle=["red-3"]), Side(battle=["wall"], unison="herald"))
    t.you.attack("red-3", "herald")
    t.foe.accept()
    t.you.pass_()
    assert t.asked == ("foe", "defense-step"), "it is the [Blocker] that defends"


@rule("dbs:7-2-1-1", "dbs:7-3-1-1")
@pytest.mark.parametrize(
    ("moment", "step"), [("offense-begins", OFFENSE), ("defense-begins", DEFENSE), ("damage-begins", "")]
)
def test_skills_at_the_beginning_of_a_step_resolve_before_any_action_in_it(
    duel: Factory, moment: str, step: str
) -> None:
    t = duel(Side(battle=["herder"]), cards=(watcher("herder", moment, Draw(ONE)),))
    t.you.attack("captain", "scout")
    assert len(t.you.hand) == (step == OFFENSE)
    t.you.pass_()
    assert len(t.you.hand) == (step in (OFFENSE, DEFENSE))
    t.foe.pass_()
    assert len(t.you.hand) == 1, "and only once"


# Combos


@rule("dbs:7-2-1-2", "dbs:7-3-1-2")
@pytest.mark.parametrize("step", [OFFENSE, DEFENSE])
def test_after_each_combo_and_each_skill_comes_a_checkpoint_and_the_step_goes_on(duel: Factory, step: str) -> None:
    shout = spell("shout", Mill(ONE), "battle")
    roused = battle("roused", "red", 1, 5000, Auto(("battle",), (When("use", Is("extra"), Draw(ONE), "auto"),)))
    t, me, _ = at(duel, step, Side(hand=["red-1", "shout"], battle=["cheerer", "roused"]), cards=(CHEER, shout, roused))
    me.combo("red-1")
    assert (t.asked[1], me.hand) == (step + "-step", ["shout", "black-3"])
    me.use("shout")
    assert (t.asked[1], me.hand) == (step + "-step", ["black-3", "black-3"])


@rule("dbs:7-2-1-2", "dbs:7-3-1-2")
def test_in_the_counter_timing_of_a_combo_no_counter_fits_and_nobody_is_asked(duel: Factory) -> None:
    kinds: tuple[On, ...] = ("play", "attack", "battle-attack", "counter")
    counters = tuple(extra(f"to-{on}", "blue", 0, Counter(on, Draw(ONE))) for on in kinds)
    hand = [card.slug for card in counters]
    t = duel(Side(hand=["red-1", *hand]), Side(hand=["blue-1", *hand]), cards=counters, counters=True)
    t.you.attack("captain", "scout")
    t.foe.decline()
    t.you.combo("red-1")
    assert t.asked == ("you", "offense-step")
    t.you.pass_()
    t.foe.combo("blue-1")
    assert t.asked == ("foe", "defense-step")


@rule("dbs:7-2-1-2-1", "dbs:7-3-1-2-1")
@pytest.mark.parametrize("step", [OFFENSE, DEFENSE])
def test_active_battle_cards_that_are_not_in_the_battle_are_used_in_combos(duel: Factory, step: str) -> None:
    agile = battle("agile", "red", 1, 5000, Permanent(("battle",), (Permit("combo-rested", IsSource()),)))
    side = Side(battle=["red-1"], rested=["red-2", "agile"], unison="herald", energy=["red-3"], drop=["blue-1"])
    t, me, other = at(duel, step, side, Side(battle=["blue-2"]), cards=(agile,))
    assert me.offered("combo") == ["red-1", "agile"], "neither rested ones nor those of other areas or types"
    me.combo("red-1")
    assert (me.combo_area, me.battle) == (["red-1"], ["red-2", "agile"])
    assert [event.rule for event in t.events("combo")] == ["dbs:7-2-1-2-1" if step == OFFENSE else "dbs:7-3-1-2-1"]
    assert t.game.cards[me.card("red-1", "combo")].mode == ACTIVE
    assert other.battle == ["blue-2"]


@rule("dbs:7-2-1-2-1")
def test_the_attacking_card_is_not_used_in_a_combo_even_if_it_stands(duel: Factory) -> None:
    restless = battle("restless", "red", 1, 5000, Permanent(("battle",), (Permit("combo-rested", Anything()),)))
    t = duel(Side(battle=["restless", "red-1"]), cards=(restless,))
    t.you.attack("restless", "scout")
    assert t.you.offered("combo") == ["red-1"]


@rule("dbs:7-3-1-2-1")
def test_the_defending_card_is_not_used_in_a_combo(duel: Factory) -> None:
    keen = battle("keen", "red", 1, 5000, Permanent(("battle",), (Permit("attack-active", IsSource()),)))
    t = duel(Side(battle=["keen"]), Side(battle=["blue-1", "blue-2"]), cards=(keen,))
    t.you.attack("keen", "blue-1").pass_()
    assert t.foe.offered("combo") == ["blue-2"]


@rule("dbs:7-2-1-2-2", "dbs:7-3-1-2-2")
@pytest.mark.parametrize("step", [OFFENSE, DEFENSE])
def test_battle_cards_of_the_hand_are_used_in_combos(duel: Factory, step: str) -> None:
    t, me, other = at(duel, step, Side(hand=["red-3", "blast", "herald"]), Side(hand=["blue-1"]))
    assert me.offered("combo") == ["red-3"], "no Extra and no Unison Card; it costs no energy but its combo cost"
    me.combo("red-3")
    assert (me.combo_area, me.hand) == (["red-3"], ["blast", "herald"])
    assert [event.rule for event in t.events("combo")] == ["dbs:7-2-1-2-2" if step == OFFENSE else "dbs:7-3-1-2-2"]
    assert [card.slug for card in other.view.cards("combo", me.seat)] == ["red-3"]


@rule("dbs:7-2-1-2-1-1", "dbs:7-2-1-2-2-1", "dbs:7-3-1-2-1-1", "dbs:7-3-1-2-2-1")
@pytest.mark.parametrize("step", [OFFENSE, DEFENSE])
@pytest.mark.parametrize("area", ["hand", "battle"])
def test_a_combo_is_declared_by_resting_energy_for_its_combo_cost(duel: Factory, step: str, area: str) -> None:
    def side(*energy: str, rested: Sequence[str] = ()) -> Side:
        found = Side(energy=energy, rested_energy=rested)
        setattr(found, area, ["costly-combo", "red-1"])
        return found

    _, me, _ = at(duel, step, side("blue-1", "green-1"), paying=True)
    me.combo("costly-combo").pay("green-1")
    assert (me.rested_energy, me.active_energy) == (["green-1"], ["blue-1"]), "of any colour"
    me.combo("red-1")
    assert (me.combo_area, me.active_energy) == (["costly-combo", "red-1"], ["blue-1"])
    for poor in (side(), side(rested=["blue-1"])):
        _, me, _ = at(duel, step, poor)
        assert me.offered("combo") == ["red-1"]


@rule("dbs:7-2-1-2-1-1", "dbs:7-2-1-2-2-1")
def test_a_combo_cost_is_what_it_is_now(duel: Factory) -> None:
    cheap = Permanent(("battle",), (Number(("combo_cost",), Fixed(-1), Anything()),))
    t, me, _ = at(
        duel,
        OFFENSE,
        Side(hand=["costly-combo", "red-1"], battle=["aide"]),
        cards=(battle("aide", "red", 1, 5000, cheap),),
    )
    me.combo("costly-combo", "red-1")
    assert (me.combo_area, t.asked) == (["costly-combo", "red-1"], ("you", "offense-step")), "never less than 0"


# Skills


def doers(*timings: str) -> tuple[DbsCard, ...]:
    """A card of each type with one skill for each of these timings."""

    def skills(where: str) -> tuple[Activate, ...]:
        return tuple(Activate(timing, Mill(ONE), where=(where,), once=True) for timing in timings)  # type: ignore[arg-type]

    return (
        leader("captain-2", "red", 10_000, *skills("leader")),
        battle("soldier", "red", 1, 5000, *skills("battle")),
        extra("order", "red", 0, *skills("hand")),
        unison("banner", "red", 10_000, *skills("unison")),
    )


DOERS = Side(leader="captain-2", battle=["soldier"], hand=["order"], unison="banner")


@rule("dbs:7-2-1-2-3")
@pytest.mark.parametrize("slug", ["captain-2", "soldier", "order", "banner"])
def test_in_the_offense_step_the_turn_player_uses_battle_skills_of_all_types_of_cards(duel: Factory, slug: str) -> None:
    t = duel(DOERS, DOERS, cards=doers("main", "battle"))
    t.you.attack("captain-2", "captain-2")
    assert [key[-2:] for key in t.you.options if key.startswith("use:")] == [":1"] * 4, "no [Activate: Main]"
    assert not any("/1" in key for key in t.you.options), "only the turn player's own"
    t.you.use(slug, 1)
    assert t.you.drop.count("black-3") == 1
    assert t.asked == ("you", "offense-step")


@rule("dbs:7-3-1-2-3")
@pytest.mark.parametrize("slug", ["captain-2", "soldier", "order", "banner"])
def test_in_the_defense_step_the_other_player_uses_battle_skills_of_all_types_even_of_a_unison_card(
    duel: Factory, slug: str
) -> None:
    t = duel(DOERS, DOERS, cards=doers("main", "battle"))
    t.you.attack("captain-2", "captain-2").pass_()
    assert [key[-2:] for key in t.foe.options if key.startswith("use:")] == [":1"] * 4
    assert not any("/0" in key for key in t.foe.options)
    t.foe.use(slug, 1)
    assert t.foe.drop.count("black-3") == 1
    assert t.asked == ("foe", "defense-step")


@rule("dbs:7-2-1-2-3-1", "dbs:7-3-1-2-3-1")
@pytest.mark.parametrize("step", [OFFENSE, DEFENSE])
def test_a_counter_timing_comes_before_and_after_the_resolution_of_a_battle_skill(duel: Factory, step: str) -> None:
    reply = extra("reply", "blue", 0, Counter("play", Mill(ONE)))
    t, me, other = at(duel, step, Side(hand=["ambush", "red-1"]), Side(hand=["reply", "reply"]), cards=(AMBUSH, reply))
    me.use("ambush")
    t.pending("choose-counter", other)
    assert me.battle == []
    other.counter("reply")
    t.pending("choose-counter", other)
    assert me.battle == ["red-1"]
    other.counter("reply")
    assert t.asked[1] == step + "-step"
    assert other.drop == ["reply", "black-3", "reply", "black-3"]


@rule("dbs:7-2-1-2", "dbs:7-3-1-2")
@pytest.mark.parametrize("step", [OFFENSE, DEFENSE])
def test_a_skill_used_in_battle_counts_in_that_battle(duel: Factory, step: str) -> None:
    boost = Until((Number(("power",), Fixed(1000), IsBound("it")),), Every(Cards(("leader",), None, YOU)), "battle")
    t, me, _ = at(duel, step, Side(hand=["rouse"]), cards=(spell("rouse", boost, "battle"),))
    me.use("rouse")
    assert len(t.foe.life) == 8
    t.fight()
    assert len(t.foe.life) == (7 if step == OFFENSE else 8)


@rule("dbs:7-2-1-1")
def test_a_skill_at_the_beginning_of_the_offense_step_may_still_need_its_checkpoint(duel: Factory) -> None:
    """Rule processing belongs to that checkpoint too."""
    fade = Until((Number(("power",), Fixed(-5000), IsBound("it")),), Every(Cards(("battle",), Is("{blue-1}"), ANYONE)))
    teller = watcher("teller", "defense-begins", Draw(Count(Cards(("battle",), Is("{blue-1}"), ANYONE))))
    t = duel(
        Side(battle=["fader", "teller"]),
        Side(battle=["blue-1"]),
        cards=(watcher("fader", "offense-begins", fade), teller),
    )
    t.you.attack("captain", "scout")
    assert (t.asked, t.foe.battle) == (("you", "offense-step"), [])
    t.you.pass_()
    assert t.you.hand == []
