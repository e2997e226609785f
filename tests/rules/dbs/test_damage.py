"""The Damage Step: powers are compared, the result, the end of the battle (7-4)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto, DbsCard, Permanent
from pioche.games.dbs.effects import Draw, Mill
from pioche.games.dbs.keywords import strike, victory_strike
from pioche.games.dbs.verbs import ToHand
from pioche.kernel.cards.query import (
    ANYONE,
    YOU,
    Among,
    Anything,
    Between,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Marked,
)
from pioche.kernel.cards.rule import Number, Permit, Replace, When
from pioche.kernel.cards.select import Every, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, spell
from tests.scenario import rule

COMBOED = Count(Cards(("combo",), None, ANYONE))
ALL_LEADERS = Every(Cards(("leader",), None, ANYONE))
MINE = Every(Cards(("leader",), None, YOU))


def watcher(slug: str, moment: str, effect: Effect) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for a moment of any battle."""
    return battle(slug, "red", 1, 5000, Auto(("battle",), (When(moment, Anything(), effect, "auto"),)))


def fighter(slug: str, moment: str, effect: Effect, power: int = 20_000) -> DbsCard:
    """A strong Battle Card whose [Auto] skill waits for what this card does in battle."""
    return battle(slug, "red", 1, power, Auto(("battle",), (When(moment, IsSource(), effect, "auto"),)))


def boost(what: Every, by: int = 5000) -> Until:
    """Cards have more power for the duration of the battle."""
    return Until((Number(("power",), Fixed(by), IsBound("it")),), what, "battle")


# Comparing powers


@rule("dbs:7-4-1", "dbs:7-4-1-4")
@pytest.mark.parametrize(("attacker", "wins"), [("red-1", False), ("red-2", True), ("red-3", True)])
def test_the_attack_succeeds_with_equal_or_greater_power(duel: Factory, attacker: str, wins: bool) -> None:
    t = duel(Side(battle=[attacker]), Side(rested=["blue-2"]))
    t.you.attack(attacker, "blue-2").fight()
    assert (t.foe.battle, t.foe.drop) == (([], ["blue-2"]) if wins else (["blue-2"], []))
    assert t.you.battle == [attacker], "nothing happens to the attacking card"
    t = duel(Side(battle=[attacker]))
    t.you.attack(attacker, "scout").fight()
    assert len(t.foe.life) == 8 - wins


@rule("dbs:7-4-1-1")
def test_skills_at_the_beginning_of_the_damage_step_resolve_before_powers_are_compared(duel: Factory) -> None:
    rouser = watcher("rouser", "damage-begins", boost(Every(Among("attacker"))))
    t = duel(Side(battle=["red-1", "rouser"]), cards=(rouser,))
    t.you.attack("red-1", "scout").fight()
    assert len(t.foe.life) == 7


@rule("dbs:7-4-1-2", "dbs:7-4-1-3")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"), [(0, 1, False), (1, 1, True), (1, 2, False), (2, 2, True), (1, 0, True)]
)
def test_the_combo_powers_of_both_combo_areas_are_added(duel: Factory, mine: int, theirs: int, wins: bool) -> None:
    t = duel(Side(hand=["red-1"] * mine), Side(hand=["blue-1"] * theirs))
    t.you.attack("captain", "scout").combo(*["red-1"] * mine).pass_()
    t.foe.combo(*["blue-1"] * theirs).pass_()
    assert len(t.foe.life) == 8 - wins


@rule("dbs:7-4-1-2", "dbs:7-4-1-3")
def test_a_combo_power_counts_as_it_is_in_the_damage_step(duel: Factory) -> None:
    drum = Permanent(("battle",), (Number(("combo_power",), Fixed(1000), Is("battle")),))
    cards = battle("drum", "red", 1, 5000, drum), battle("weighty", "red", 1, 5000, combo=(0, 10_000))
    t = duel(Side(hand=["weighty", "red-1"], battle=["drum", "red-2"]), Side(hand=["blue-1"] * 4), cards=cards)
    t.you.attack("captain", "scout").combo("weighty", "red-1", "red-2").pass_()
    assert (t.you.power("captain"), t.you.number("combo_power", "weighty")) == (10_000, 11_000)
    t.foe.combo("blue-1", "blue-1", "blue-1").pass_()
    assert len(t.foe.life) == 7, "23000 against 18000"


# A Leader is the defending card


@rule("dbs:7-4-1-4-1")
def test_an_ordinary_attack_on_a_leader_deals_one_damage_that_its_player_takes_from_their_life(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(life=["blue-1", "blue-2", "blue-3"]))
    t.you.attack("red-3", "scout").fight()
    assert [option.kind for option in t.pending("choose-life", t.foe).options] == ["life"] * 3
    t.foe.choose("blue-2")
    assert (t.foe.life, t.foe.hand) == (["blue-1", "blue-3"], ["blue-2"])
    assert t.asked == ("you", "main-phase")


@rule("dbs:7-4-1-4-1")
def test_an_attack_whose_damage_is_nothing_takes_no_life(duel: Factory) -> None:
    feather = battle("feather", "red", 1, 20_000, Permanent(("battle",), (Number(("strike",), Fixed(-1), IsSource()),)))
    t = duel(Side(battle=["feather"]), cards=(feather,))
    t.you.attack("feather", "scout").fight()
    assert (len(t.foe.life), t.foe.hand) == (8, [])


@rule("dbs:7-4-1-4-1", "dbs:7-4-1-5")
def test_skills_that_wait_for_damage_resolve_before_the_combos_are_dropped(duel: Factory) -> None:
    cards = (fighter("hitter", "inflict", Mill(COMBOED)), watcher("victim", "damaged", Mill(ONE)))
    t = duel(
        Side(battle=["hitter", "red-1"]), Side(battle=["victim"], hand=["blue-1"], life=["black-1"] * 4), cards=cards
    )
    t.you.attack("hitter", "scout").combo("red-1").pass_()
    t.foe.combo("blue-1").pass_()
    assert t.you.drop == ["black-3", "black-3", "red-1"], "two cards lay in the Combo Areas"
    assert t.foe.drop == ["black-3", "blue-1"]
    assert len(t.foe.life) == 3


@rule("dbs:7-4-1-4-1")
def test_without_damage_nothing_waits_for_it(duel: Factory) -> None:
    cards = (fighter("hitter", "inflict", Mill(ONE), 5000), watcher("victim", "damaged", Mill(ONE)))
    t = duel(Side(battle=["hitter"]), Side(battle=["victim"]), cards=cards)
    t.you.attack("hitter", "scout").fight()
    assert (t.you.drop, t.foe.drop) == ([], [])


# A Battle Card is the defending card


@rule("dbs:7-4-1-4-2", "dbs:7-4-1-4-4")
def test_a_defending_battle_card_is_ko_d_once_and_goes_to_its_owners_drop_area(duel: Factory) -> None:
    t = duel(Side(battle=["double"]), Side(rested=["blue-1"]))
    t.you.attack("double", "blue-1").fight()
    assert (t.foe.battle, t.foe.drop) == ([], ["blue-1"])
    assert t.happened("ko", "drop") == [("ko", "blue-1")]
    assert len(t.foe.life) == 8, "no damage is dealt"
    keen = battle("keen", "red", 1, 20_000, Permanent(("battle",), (Permit("attack-active", IsSource()),)))
    t = duel(Side(battle=["keen"]), Side(stolen=["red-1"]), cards=(keen,))
    t.you.attack("keen", "red-1").fight()
    assert (t.you.drop, t.foe.drop) == (["red-1"], [])


@rule("dbs:7-4-1-4-4-1", "dbs:7-4-1-5")
def test_skills_that_wait_for_a_card_to_ko_another_resolve_before_the_combos_are_dropped(duel: Factory) -> None:
    killer = fighter("killer", "kos", Mill(COMBOED))
    t = duel(Side(battle=["killer", "red-1"]), Side(rested=["blue-1", "rock"]), cards=(killer,))
    t.you.attack("killer", "blue-1").combo("red-1").fight()
    assert t.you.drop == ["black-3", "red-1"]
    t = duel(Side(battle=["killer", "red-1"]), Side(rested=["blue-1", "rock"]), cards=(killer,))
    t.you.attack("killer", "rock").combo("red-1").fight()
    assert (t.you.drop, t.foe.battle) == (["red-1"], ["blue-1", "rock"]), "without a KO there is nothing"
    t = duel(Side(battle=["killer", "red-1"]), cards=(killer,))
    t.you.attack("killer", "scout").combo("red-1").fight()
    assert t.you.drop == ["red-1"], "nor when a Leader is damaged"


# A Unison Card is the defending card


STRIKERS = (battle("triple", "red", 1, 20_000, strike(3)), battle("quadruple", "red", 1, 20_000, strike(4)))


@pytest.mark.parametrize(
    ("attacker", "left"),
    [
        pytest.param("red-3", 5, marks=rule("dbs:7-4-1-4-3", "dbs:7-4-1-4-3-3")),
        pytest.param("captain-back", 5, marks=rule("dbs:7-4-1-4-3-3")),
        pytest.param("critical", 5, marks=rule("dbs:7-4-1-4-3-3")),
        pytest.param("double", 4, marks=rule("dbs:7-4-1-4-3-1")),
        pytest.param("triple", 3, marks=rule("dbs:7-4-1-4-3-1")),
        pytest.param("quadruple", 2, marks=rule("dbs:7-4-1-4-3-1")),
    ],
)
def test_a_defending_unison_card_loses_as_many_markers_as_a_leader_would_take_damage(
    duel: Factory, attacker: str, left: int
) -> None:
    side = Side(leader="captain-back") if attacker == "captain-back" else Side(battle=[attacker])
    t = duel(side, Side(unison="herald", markers=6), cards=STRIKERS)
    t.you.attack(attacker, "herald").fight()
    assert (t.foe.unison, t.foe.markers) == (["herald"], left)
    assert (len(t.foe.life), t.foe.drop) == (8, [])


@rule("dbs:7-4-1-4-3")
def test_without_enough_power_a_unison_card_loses_no_marker(duel: Factory) -> None:
    t = duel(Side(battle=["red-2"]), Side(unison="herald", markers=6))
    t.you.attack("red-2", "herald").fight()
    assert t.foe.markers == 6


@rule("dbs:7-4-1-4-3-2")
def test_victory_strike_takes_all_markers_off_a_unison_card(duel: Factory) -> None:
    both = battle("both", "red", 1, 20_000, strike(2), victory_strike())
    for attacker in ("victor", "both"):
        t = duel(Side(battle=[attacker]), Side(unison="herald", markers=6), cards=(both,))
        t.you.attack(attacker, "herald").fight()
        assert (t.foe.unison, t.foe.drop, t.winner) == ([], ["herald"], "")


@rule("dbs:7-4-1-4-3", "dbs:7-4-1-4-3-4", "dbs:7-4-1-5")
@pytest.mark.parametrize("markers", [1, 3])
def test_skills_that_wait_for_markers_to_be_taken_off_resolve_once_after_that(duel: Factory, markers: int) -> None:
    gone = Count(Cards(("drop",), Is("unison"), ANYONE), 2)
    cards = (
        fighter("taker", "removes-markers", Mill(ONE)),
        fighter("looker", "removes-markers", Mill(gone)),
    )
    t = duel(Side(battle=["taker", "red-1"]), Side(unison="herald", markers=markers), cards=cards)
    t.you.attack("taker", "herald").combo("red-1").fight()
    assert t.you.drop == ["black-3", "red-1"], "once, and before the combos were dropped"
    t = duel(Side(battle=["looker"]), Side(unison="herald", markers=markers), cards=cards)
    t.you.attack("looker", "herald").fight()
    assert len(t.you.drop) == (2 if markers == 1 else 0), "after the markers were taken off"


# The end of the battle


@rule("dbs:7-4-1-6")
def test_all_combos_go_to_their_owners_drop_areas_before_the_skills_at_the_end_of_the_battle(duel: Factory) -> None:
    teller = watcher("teller", "battle-ends", Draw(COMBOED))
    t = duel(Side(hand=["red-1"], battle=["teller"], stolen=["blue-2"]), Side(hand=["blue-1"]), cards=(teller,))
    t.you.attack("captain", "scout").combo("red-1", "blue-2").pass_()
    t.foe.combo("blue-1").pass_()
    assert (t.you.combo_area, t.foe.combo_area) == ([], [])
    assert (t.you.drop, sorted(t.foe.drop)) == (["red-1"], ["blue-1", "blue-2"])
    assert t.you.hand == [], "none was left in a Combo Area then"


@rule("dbs:7-4-1-6")
def test_a_skill_may_replace_that_a_combo_card_is_dropped(duel: Factory) -> None:
    spring = battle("spring", "red", 1, 5000, Permanent(("combo",), (Replace("drop", IsSource(), ToHand(This())),)))
    t = duel(Side(hand=["spring", "red-1"]), cards=(spring,))
    t.you.attack("captain", "scout").combo("spring", "red-1").fight()
    assert (t.you.hand, t.you.drop) == (["spring"], ["red-1"])


@rule("dbs:7-4-1-7")
def test_what_a_combo_added_counts_in_that_battle_only(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"] * 2, battle=["flurry"]), Side(hand=["blue-1"]))
    t.you.attack("flurry", "scout").combo("red-1").pass_()
    t.foe.pass_()
    assert len(t.foe.life) == 7
    assert (t.you.power("flurry"), t.foe.power("scout")) == (5000, 10_000)
    t.you.attack("flurry", "scout").fight()
    assert len(t.foe.life) == 7, "5000 against 10000"


@rule("dbs:7-4-1-8", "dbs:7-4-1-9")
def test_skills_at_the_end_of_the_battle_resolve_before_effects_for_the_battle_expire(duel: Factory) -> None:
    strong = Count(Cards(("leader",), Between("power", 15_000), ANYONE))
    cards = (watcher("teller", "battle-ends", Draw(strong)), spell("rouse", boost(ALL_LEADERS), "battle"))
    t = duel(Side(hand=["rouse"], battle=["teller"]), cards=cards)
    t.you.attack("captain", "scout").use("rouse").fight()
    assert t.you.hand == ["black-3", "black-3"]
    assert (t.you.power("captain"), t.foe.power("scout")) == (10_000, 10_000)
    assert t.asked == ("you", "main-phase")


@rule("dbs:7-4-1-8-1")
def test_a_skill_for_the_end_of_the_battle_in_which_its_card_was_comboed_resolves_from_the_drop_area(
    duel: Factory,
) -> None:
    back = Auto(("drop",), (When("combo-ends", IsSource(), ToHand(This()), "auto"),))
    phoenix = battle("phoenix", "red", 1, 5000, back)
    t = duel(Side(hand=["phoenix"], drop=["phoenix"]), Side(hand=["phoenix"]), cards=(phoenix,))
    t.you.attack("captain", "scout").combo("phoenix").pass_()
    t.foe.combo("phoenix").pass_()
    assert (t.you.hand, t.you.drop) == (["phoenix"], ["phoenix"]), "but not the one that was in the Drop Area before"
    assert t.foe.hand == ["black-1", "phoenix"], "and its damage"


@rule("dbs:7-4-1-8-1")
def test_such_a_skill_may_ask_from_where_its_card_was_used_in_the_combo(duel: Factory) -> None:
    thrown = IsSource() & Marked("combo from hand")
    dart = battle("dart", "red", 1, 5000, Auto(("drop",), (When("combo-ends", thrown, ToHand(This()), "auto"),)))
    t = duel(Side(hand=["dart"], battle=["dart"]), cards=(dart,))
    t.you.attack("captain", "scout").combo("dart@hand", "dart@battle").fight()
    assert (t.you.hand, t.you.drop) == (["dart"], ["dart"])
    t = duel(Side(hand=["red-1"], energy=["red-1"]))
    t.you.play("red-1").attack("captain", "scout").combo("red-1").fight()
    (card,) = t.you.view.cards("drop", 0)
    assert card.marks == ("combo from battle",), "and nothing else of what was true of it in play"


@rule("dbs:7-4-1-8", "dbs:7-4-1-8-1")
def test_skills_of_combo_cards_wait_together_with_those_at_the_end_of_the_battle(duel: Factory) -> None:
    back = Auto(("drop",), (When("combo-ends", IsSource(), ToHand(This()), "auto"),))
    cards = (battle("phoenix", "red", 1, 5000, back), watcher("teller", "battle-ends", Draw(ONE)))
    t = duel(Side(hand=["phoenix"], battle=["teller"]), cards=cards)
    t.you.attack("captain", "scout").combo("phoenix").fight()
    t.pending("choose-trigger", t.you)
    assert sorted(t.you.offered()) == ["phoenix", "teller"]
    t.you.choose("teller")
    assert t.you.hand == ["black-3", "phoenix"]


@rule("dbs:7-4-1-9", "dbs:7-4-1-10")
def test_after_the_battle_its_effects_are_over_and_the_main_phase_goes_on(duel: Factory) -> None:
    rouse = spell("rouse", boost(MINE), "battle")
    t = duel(Side(hand=["rouse", "red-1"], battle=["red-2"], energy=["red-1"]), cards=(rouse,))
    t.you.attack("captain", "scout").use("rouse").fight()
    assert (t.you.power("captain"), t.asked) == (10_000, ("you", "main-phase"))
    t.you.play("red-1").attack("red-2", "scout").fight()
    assert (len(t.foe.life), t.you.offered("attack")) == (6, ["red-1"])


@rule("dbs:7-4-1-5")
def test_rule_processing_due_to_the_result_comes_before_the_skills_at_the_end_of_the_battle(duel: Factory) -> None:
    sick = Number(("power",), Fixed(-5000), IsSource(), when=Exists(Cards(("drop",), Is("battle"), ANYONE)))
    frail = battle("frail", "red", 1, 5000, Permanent(("battle",), (sick,)))
    teller = watcher("teller", "battle-ends", Draw(Count(Cards(("battle",), Is("{frail}"), YOU))))
    t = duel(Side(battle=["red-3", "frail", "teller"]), Side(rested=["blue-1"]), cards=(frail, teller))
    t.you.attack("red-3", "blue-1").fight()
    assert (t.you.drop, t.you.hand) == (["frail"], [])
