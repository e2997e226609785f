"""What is printed on a card: power, combos and energy costs (2)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate, Counter, NoSkill, Permanent
from pioche.games.dbs.cost import Way
from pioche.games.dbs.effects import Draw, XOf
from pioche.games.dbs.negate import BeingPlayed, NegatePlay
from pioche.games.dbs.offers.why import obstacles
from pioche.games.dbs.reading import read
from pioche.games.dbs.verbs import Drop, Ko, Play
from pioche.kernel.cards.effect import If
from pioche.kernel.cards.query import OPPONENTS, YOU, Between, Cards, Exists, Fixed, Is, IsBound
from pioche.kernel.cards.rule import Number, Silence
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, spell, unison
from tests.rules.dbs.samples import RED
from tests.scenario import rule

CHEAP = Exists(BeingPlayed(Between("cost", most=2)))


# Power and combos


@rule("dbs:2-8-1")
@pytest.mark.parametrize(("attacker", "life"), [("red-1", 8), ("red-2", 7), ("red-3", 7)])
def test_power_decides_an_attack(duel: Factory, attacker: str, life: int) -> None:
    t = duel(Side(battle=[attacker]))
    t.you.attack(attacker, "scout").fight()
    assert len(t.foe.life) == life


@rule("dbs:2-8-3")
def test_power_may_fall_below_zero_and_is_kept_there(duel: Factory) -> None:
    weaker = Permanent(("battle",), (Number(("power",), Fixed(-15_000), Is("leader")),))
    stronger = Until(
        (Number(("power",), Fixed(10_000), IsBound("it")),), Pick(Cards(("leader",), None, OPPONENTS), ONE)
    )
    cards = (battle("burden", "red", 1, 5000, weaker), spell("relief", stronger))
    t = duel(Side(hand=["relief"], battle=["burden"]), cards=cards)
    assert t.foe.power("scout") == -5000
    t.you.use("relief")
    assert t.foe.power("scout") == 5000


@rule("dbs:2-9-1")
def test_a_combo_adds_its_combo_power(duel: Factory) -> None:
    for power, life in ((4000, 8), (5000, 7)):
        push = battle("push", "red", 1, 30_000, combo=(0, power))
        t = duel(Side(battle=["red-1"], hand=["push"]), cards=(push,))
        t.you.attack("red-1", "scout").combo("push")
        t.fight()
        assert len(t.foe.life) == life


@rule("dbs:2-10-1")
def test_a_combo_costs_its_combo_cost_from_the_hand_and_from_the_battle_area(duel: Factory) -> None:
    for side in (Side(hand=["costly-combo"]), Side(battle=["costly-combo"])):
        t = duel(side)
        t.you.attack("captain", "scout")
        assert not t.you.can_combo("costly-combo")
        side.energy = RED * 2
        t = duel(side)
        t.you.attack("captain", "scout").combo("costly-combo")
        assert t.you.combo_area == ["costly-combo"]
        assert len(t.you.rested_energy) == 1


# Energy costs


@rule("dbs:2-11-1", "dbs:2-11-1-1")
def test_a_battle_card_costs_its_total_cost_with_its_specified_colours(duel: Factory) -> None:
    dear = battle("dear", "red", 3, 5000, specified=("red", "blue"))
    t = duel(Side(hand=["dear"], energy=["red-1", "blue-1", "green-1", "green-2"]), cards=(dear,), paying=True)
    t.you.play("dear").pay("green-2", "blue-1")
    assert t.you.rested_energy == ["red-1", "blue-1", "green-2"]
    assert t.you.battle == ["dear"]
    for energy in (["red-1", "blue-1"], ["red-1"] * 3, ["blue-1", "green-1", "green-2"]):
        assert not duel(Side(hand=["dear"], energy=energy), cards=(dear,)).you.can_play("dear")


@rule("dbs:2-11-1-1-1", "dbs:2-11-1-2-1")
def test_a_specified_cost_above_the_total_is_paid_in_full(duel: Factory) -> None:
    lofty = battle("lofty", "red", 1, 5000, specified=("red", "red"))
    grand = extra("grand", "red", 0, Activate("main", Draw(ONE), where=("hand",)), specified=("red", "red"))
    t = duel(Side(hand=["lofty", "grand"], energy=["red-1", "blue-1"]), cards=(lofty, grand))
    assert not t.you.can_play("lofty")
    assert not t.you.can_use("grand")
    t = duel(Side(hand=["lofty", "grand"], energy=RED * 4), cards=(lofty, grand))
    t.you.play("lofty")
    assert len(t.you.rested_energy) == 2
    t.you.use("grand")
    assert len(t.you.rested_energy) == 4


@rule("dbs:2-11-1-2")
def test_an_extra_card_costs_its_total_cost_with_its_specified_colours(duel: Factory) -> None:
    tonic = extra("tonic", "red", 2, Activate("main", Draw(ONE), where=("hand",)), specified=("red",))
    t = duel(Side(hand=["tonic"], energy=["red-1", "blue-1", "green-1"]), cards=(tonic,), paying=True)
    t.you.use("tonic").pay("green-1")
    assert t.you.rested_energy == ["red-1", "green-1"]
    assert t.you.drop == ["tonic"]
    for energy in (["red-1"], ["blue-1", "green-1"]):
        assert not duel(Side(hand=["tonic"], energy=energy), cards=(tonic,)).you.can_use("tonic")


@rule("dbs:2-11-1-3", "dbs:2-11-1-3-1-1", "dbs:2-11-1-3-1-2", "dbs:2-12-1", "dbs:2-12-3")
def test_a_unison_card_costs_its_specified_cost_and_the_x_its_player_sets(duel: Factory) -> None:
    for x in (0, 1, 2):
        t = duel(Side(hand=["herald"], energy=["red-1", "blue-1", "blue-1"]))
        t.you.play("herald", x=x)
        assert len(t.you.rested_energy) == 1 + x
        assert "red-1" in t.you.rested_energy
        assert t.you.markers == 1 + x
    t = duel(Side(hand=["herald"], energy=["red-1", "blue-1"]))
    t.you.answer("play:herald")
    t.pending("choose-x", t.you)
    assert t.you.options == ["x/0", "x/1"]
    assert not duel(Side(hand=["herald"], energy=["blue-1"] * 3)).you.can_play("herald")


@rule("dbs:2-11-1-3-1-2")
def test_a_unison_card_without_a_specified_cost_costs_x_alone(duel: Factory) -> None:
    choir = unison("choir", "red", 10_000)
    t = duel(Side(hand=["choir"], energy=["blue-1"] * 3), cards=(choir,))
    t.you.play("choir", x=2)
    assert (len(t.you.rested_energy), t.you.markers) == (2, 2)


@rule("dbs:2-12-2")
def test_x_in_the_text_of_a_card_is_its_x_cost(duel: Factory) -> None:
    sage = unison(
        "sage", "red", 10_000, Activate("main", Draw(XOf()), where=("unison",), once=True), specified=("red",)
    )
    for x in (0, 2):
        t = duel(Side(hand=["sage"], energy=RED * 3), cards=(sage,))
        t.you.play("sage", x=x).use("sage")
        assert len(t.you.hand) == x
    call = spell("call", Play(Every(Cards(("drop",), Is("{sage}"), YOU))))
    t = duel(Side(hand=["call"], drop=["sage"]), cards=(sage, call))
    t.you.use("call").use("sage")
    assert t.you.hand == [], "no X was paid for a card that a skill has played"
    assert t.you.markers == 1


@rule("dbs:2-11-3")
def test_the_energy_cost_that_card_text_means(duel: Factory) -> None:
    lofty = battle("lofty", "blue", 1, 5000, specified=("blue", "blue", "blue"))
    for most, left in ((2, ["lofty", "blue-3"]), (3, [])):
        ban = spell("ban", Ko(Every(Cards(("battle",), Between("cost", most=most), OPPONENTS))))
        t = duel(Side(hand=["ban"]), Side(battle=["lofty", "blue-2", "blue-3"]), cards=(lofty, ban))
        t.you.use("ban")
        assert t.foe.battle == left
    for markers, left in ((2, []), (3, ["herald"])):
        ban = spell("ban", Drop(Every(Cards(("unison",), Between("cost", most=2), OPPONENTS))))
        t = duel(Side(hand=["ban"]), Side(unison="herald", markers=markers), cards=(ban,))
        t.you.use("ban")
        assert t.foe.unison == left, "in play its cost is the number of its markers"


@rule("dbs:2-11-3")
@pytest.mark.parametrize(("change", "cost"), [(-2, 3), (-1, 3), (0, 3), (1, 3), (2, 4), (3, 5)])
def test_a_specified_cost_above_the_total_as_it_is_now_is_the_energy_cost(
    duel: Factory, change: int, cost: int
) -> None:
    """Its total cost is 2, its specified cost 3; those of the other cards are 4 and 3, 1 and 1."""
    lofty = battle("lofty", "blue", 2, 5000, specified=("blue",) * 3)
    lower = battle("lower", "blue", 4, 5000, specified=("blue",) * 3)
    guide = battle("guide", "red", 1, 5000, Permanent(("battle",), (Number(("cost",), Fixed(change), Is("blue")),)))
    for slug, energy_cost in (("lofty", cost), ("lower", max(4 + change, 3)), ("blue-1", max(1 + change, 1))):
        for most in (energy_cost - 1, energy_cost):
            ban = spell("ban", Ko(Every(Cards(("battle",), Between("cost", most=most), OPPONENTS))))
            t = duel(Side(hand=["ban"], battle=["guide"]), Side(battle=[slug]), cards=(lofty, lower, guide, ban))
            t.you.use("ban")
            assert t.foe.battle == ([slug] if most < energy_cost else [])
        t = duel(Side(hand=[slug], battle=["guide"], energy=["blue-1"] * 7), cards=(lofty, lower, guide))
        t.you.play(slug)
        assert len(t.you.rested_energy) == energy_cost, "which is what is paid"


@rule("dbs:2-11-3", "dbs:6-3-1-2-2-1")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_the_energy_cost_of_a_unison_card_that_is_being_played_is_what_is_paid_for_it(duel: Factory, x: int) -> None:
    halt = extra("halt", "blue", 0, Counter("play", Draw(ONE), needs=CHEAP))
    guide = battle("guide", "red", 1, 5000, Permanent(("battle",), (Number(("cost",), Fixed(-1), Is("unison")),)))
    for helpers, paid in ((["red-1"], 1 + x), (["guide"], max(x, 1))):
        side = Side(hand=["herald"], battle=helpers, energy=RED * 3)
        t = duel(side, Side(hand=["halt"]), cards=(halt, guide), counters=True)
        t.you.play("herald", x=x)
        t.pending("choose-counter", t.foe)
        assert len(t.you.rested_energy) == paid
        assert t.foe.offered() == (["halt"] if paid <= 2 else [])
    rival = unison("rival", "blue", 5000, Counter("play", If(CHEAP, NegatePlay())))
    t = duel(Side(hand=["herald"], energy=RED * 3), Side(hand=["rival"]), cards=(rival,))
    t.you.play("herald", x=x)
    t.foe.counter("rival")
    assert t.you.unison == ([] if x < 2 else ["herald"]), "whatever another Unison Card costs that is shown meanwhile"
    gag = spell("gag", Until((Silence(IsBound("it")),), Every(Cards(("hand",), Is("unison"), YOU))))
    t = duel(Side(hand=["gag", "herald"], energy=RED * 3), Side(hand=["halt"]), cards=(halt, gag), counters=True)
    t.you.use("gag").play("herald", x=x)
    t.pending("choose-counter", t.foe)
    assert t.foe.offered() == (["halt"] if x < 2 else []), "whatever became of its skills"


@rule("dbs:2-11-1", "dbs:2-11-1-1", "dbs:2-11-1-2")
def test_a_card_without_an_energy_cost_is_not_played_from_the_hand_for_nothing(duel: Factory) -> None:
    free = Permanent(("battle",), (Way("play", Is("{waif}"), (Drop(Pick(Cards(("hand",), Is("red"), YOU), ONE)),)),))
    cards = (
        battle("waif", "red", None, 5000),
        extra("shard", "red", None, Activate("main", Draw(ONE), where=("hand",))),
        spell("call", Play(Pick(Cards(("hand",), Is("{waif}"), YOU), ONE))),
        spell("ban", Ko(Every(Cards(("battle",), Between("cost", most=9), YOU)))),
        battle("host", "green", 9, 5000, free),
    )
    t = duel(Side(hand=["waif", "shard", "call", "ban"], energy=RED * 3), cards=cards)
    assert not t.you.can_play("waif")
    assert not t.you.can_use("shard")
    for slug in ("waif", "shard"):
        assert [reason.text for reason in obstacles(t.game, 0, t.you.card(slug))] == ["no-energy-cost"]
    t.you.use("call").choose("waif")
    assert t.you.battle == ["waif"], "a skill plays it"
    t.you.use("ban")
    assert t.you.battle == ["waif"], "it has no energy cost, not one of 0"
    t = duel(Side(hand=["waif", "red-1"], battle=["host"]), cards=cards)
    t.you.play("waif")
    assert (t.you.battle, t.you.drop) == (["host", "waif"], ["red-1"]), "or it is played at another price"


@rule("dbs:2-12-3-1")
def test_what_stands_in_parentheses_only_explains_a_skill() -> None:
    for skill in ("[Blocker]", "[Double Strike]", "[Auto] When you play this card, draw 1 card."):
        assert read(f"{skill} (As everybody knows.)") == read(skill)


@rule("dbs:2-11-3-1")
def test_a_specified_cost_in_card_text_is_not_the_total_cost(duel: Factory) -> None:
    guide = battle("guide", "red", 1, 5000, Permanent(("battle",), (Number(("no-specified",), ONE, Is("green")),)))
    t = duel(Side(hand=["green-2"], battle=["guide"], energy=["blue-1"] * 2), cards=(guide,))
    t.you.play("green-2")
    assert len(t.you.rested_energy) == 2
    assert not duel(Side(hand=["green-2"], battle=["guide"], energy=["blue-1"]), cards=(guide,)).you.can_play("green-2")
    assert not duel(Side(hand=["green-2"], energy=["blue-1"] * 2)).you.can_play("green-2")


@rule("dbs:2-12-4")
def test_a_card_without_a_skill_is_one_without_text(duel: Factory) -> None:
    t = duel(
        Side(hand=["ban"]),
        Side(battle=["blue-1", "wall", "greeter"]),
        cards=(spell("ban", Ko(Every(Cards(("battle",), NoSkill(), OPPONENTS)))),),
    )
    t.you.use("ban")
    assert t.foe.drop == ["blue-1"]
