"""Continuous effects: in which order they count, for which cards, and what an effect knows of a card (8-8, 8-10)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate, Auto, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import strike
from pioche.games.dbs.verbs import Drop, Gain, Play, ToHand, ToWarp
from pioche.kernel.cards.effect import If, Seq
from pioche.kernel.cards.query import (
    YOU,
    Among,
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
)
from pioche.kernel.cards.rule import Number, Silence, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, spell
from tests.scenario import rule

RED = ["red-1"]
IN_BATTLE = ("battle",)
OWN = Every(Cards(IN_BATTLE, None, YOU))
TARGET = Every(Cards(IN_BATTLE, Is("{red-3}"), YOU))


def power(by: int, what: Every | Pick | This, ends: str = "turn") -> Until:
    return Until((Number(("power",), Fixed(by), IsBound("it")),), what, ends)


def aura(by: int, of: Test, *where: str) -> Permanent:
    return Permanent(where or IN_BATTLE, (Number(("power",), Fixed(by), of),))


@rule("dbs:8-8-1", "dbs:8-8-1-1")
def test_what_is_printed_on_a_card_is_what_all_effects_start_from(duel: Factory) -> None:
    cards = (
        spell("up", power(3000, OWN)),
        spell("down", power(-1000, OWN)),
        battle("flag", "red", 1, 5000, aura(500, Is("{red-2}"))),
    )
    t = duel(Side(hand=["up", "down"], battle=["red-2"]), cards=cards)
    assert t.you.power("red-2") == 10_000
    t.you.use("up").use("down")
    assert t.you.power("red-2") == 12_000
    t = duel(Side(hand=["up", "down"], battle=["red-2", "flag"]), cards=cards)
    t.you.use("down").use("up")
    assert t.you.power("red-2") == 12_500
    t.you.end_turn()
    assert t.you.power("red-2") == 10_500, "the printed power with what is still in force"
    assert t.game.printed("power", t.you.card("red-2")) == 10_000


@rule("dbs:8-8-1-2", "dbs:8-8-1-3")
@pytest.mark.parametrize("order", [("gag", "cheer"), ("cheer", "gag")])
def test_effects_on_anything_but_numbers_count_before_effects_on_numbers(duel: Factory, order: tuple[str, str]) -> None:
    """A skill lost, by an effect that came first or last, changes no number; what others do to it still does."""
    banner = battle("banner", "red", 1, 5000, aura(5000, IsSource()))
    cards = (banner, spell("gag", Until((Silence(IsBound("it")),), OWN)), spell("cheer", power(1000, OWN)))
    t = duel(Side(hand=["gag", "cheer"], battle=["banner"]), cards=cards)
    assert t.you.power("banner") == 10_000
    for slug in order:
        t.you.use(slug)
    assert t.you.power("banner") == 6000


@rule("dbs:8-8-1-2", "dbs:8-8-1-3")
def test_a_skill_gained_changes_numbers_like_a_printed_one(duel: Factory) -> None:
    double = battle("plain", "red", 1, 5000)
    gain = spell("gain", Gain(OWN, (aura(2000, IsSource()), strike(2))))
    flip = spell("half", Until((Number(("power",), Fixed(1000), IsBound("it"), "set"),), OWN))
    t = duel(Side(hand=["gain", "half"], battle=["plain"]), cards=(double, gain, flip))
    t.you.use("gain")
    assert t.you.power("plain") == 7000
    t.you.use("half")
    assert t.you.power("plain") == 3000, "its power is set, then what is added is added"


def becomes(to: int, of: Test) -> Number:
    return Number(("power",), Fixed(to), of, "set")


@rule("dbs:8-8-1", "dbs:8-8-1-3")
@pytest.mark.parametrize("order", [("one", "other"), ("other", "one")])
def test_of_two_effects_by_which_power_becomes_something_the_later_one_wins(
    duel: Factory, order: tuple[str, str]
) -> None:
    """Whichever of the two cards came into play first, and whatever else is added before, between or after."""
    to = {"one": 9000, "other": 3000}
    idols = tuple(
        battle(slug, "red", 1, 5000, Activate("main", Until((becomes(value, IsBound("it")),), TARGET)))
        for slug, value in to.items()
    )
    t = duel(Side(hand=["cheer"], battle=["one", "red-3", "other"]), cards=(*idols, spell("cheer", power(500, TARGET))))
    t.you.use(order[0])
    assert t.you.power("red-3") == to[order[0]]
    t.you.use("cheer").use(order[1])
    assert t.you.power("red-3") == to[order[1]] + 500
    t.you.use(order[0])
    assert t.you.power("red-3") == to[order[0]] + 500, "once more, and later again"
    t.you.end_turn()
    assert t.you.power("red-3") == 15_000


@rule("dbs:8-8-1", "dbs:8-8-1-3")
@pytest.mark.parametrize("first", ["statue", "shrink"])
def test_a_permanent_skill_counts_from_when_its_card_came(duel: Factory, first: str) -> None:
    statue = battle("statue", "red", 1, 5000, Permanent(IN_BATTLE, (becomes(9000, Is("{red-3}")),)))
    shrink = spell("shrink", Until((becomes(3000, IsBound("it")),), TARGET))
    t = duel(Side(hand=["statue", "shrink"], energy=RED, battle=["red-3"]), cards=(statue, shrink))
    if first == "statue":
        t.you.play("statue").use("shrink")
    else:
        t.you.use("shrink").play("statue")
    assert t.you.power("red-3") == (3000 if first == "statue" else 9000)
    t.you.end_turn()
    assert t.you.power("red-3") == 9000


@rule("dbs:8-8-1-4")
@pytest.mark.parametrize("away", [ToHand, ToWarp, Drop])
def test_an_effect_on_a_card_is_over_when_the_card_leaves_play(
    duel: Factory, away: type[ToHand] | type[ToWarp] | type[Drop]
) -> None:
    area = {ToHand: "hand", ToWarp: "warp", Drop: "drop"}[away]
    back = Play(Every(Cards((area,), Is("{red-1}"), YOU)))
    cards = (spell("cheer", power(5000, OWN, "game")), spell("blink", Seq((away(OWN), back))))
    t = duel(Side(hand=["cheer", "blink"], battle=["red-1"]), cards=cards)
    t.you.use("cheer")
    assert t.you.power("red-1") == 10_000
    t.you.use("blink")
    assert t.you.battle == ["red-1"]
    assert t.you.power("red-1") == 5000


@rule("dbs:8-8-1-4", "dbs:3-1-4")
def test_a_card_that_goes_from_battle_area_to_combo_area_keeps_the_effects_on_it(duel: Factory) -> None:
    rules = (Number(("combo_power",), Fixed(5000), IsBound("it")),)
    t = duel(Side(hand=["train"], battle=["red-1"]), cards=(spell("train", Until(rules, OWN)),))
    t.you.use("train").attack("captain", "scout").combo("red-1")
    assert t.you.number("combo_power", "red-1") == 10_000


@rule("dbs:8-8-1-4")
def test_what_a_permanent_skill_does_counts_again_when_the_card_is_back(duel: Factory) -> None:
    blink = spell(
        "blink",
        Seq((ToHand(Every(Cards(IN_BATTLE, Is("{red-1}"), YOU))), Play(Every(Cards(("hand",), Is("{red-1}"), YOU))))),
    )
    t = duel(
        Side(hand=["blink"], battle=["red-1", "flag"]),
        cards=(blink, battle("flag", "red", 1, 5000, aura(500, Is("{red-1}")))),
    )
    t.you.use("blink")
    assert t.you.power("red-1") == 5500


@rule("dbs:8-8-1-5")
def test_what_is_in_force_for_an_area_counts_for_a_card_the_moment_it_enters(duel: Factory) -> None:
    frost = battle("frost", "blue", 1, 5000, aura(-5000, Is("red") & Within(IN_BATTLE)))
    t = duel(Side(hand=["red-1", "red-2"], energy=RED * 3), Side(battle=["frost"]), cards=(frost,))
    t.you.play("red-2")
    assert t.you.power("red-2") == 5000
    t.you.play("red-1")
    assert (t.you.battle, t.you.drop) == (["red-2"], ["red-1"]), "it had no power from the beginning"


@rule("dbs:8-8-1-5-1")
def test_a_skill_that_waits_for_a_card_with_some_power_looks_at_it_after_such_effects(duel: Factory) -> None:
    host = Auto(IN_BATTLE, (When("played", Between("power", least=10_000), Draw(ONE), "auto"),))
    cards = (battle("host", "red", 1, 5000, host), battle("flag", "red", 1, 5000, aura(5000, Is("{red-1}"))))
    for helpers, drawn in ((["host", "flag"], 1), (["host"], 0)):
        t = duel(Side(hand=["red-1"], energy=RED, battle=helpers), cards=cards)
        t.you.play("red-1")
        assert len(t.you.hand) == drawn
    frost = battle("frost", "blue", 1, 5000, aura(-5000, Is("red") & Within(IN_BATTLE)))
    t = duel(
        Side(hand=["red-2"], energy=RED * 2, battle=["host", "red-3"]), Side(battle=["frost"]), cards=(*cards, frost)
    )
    t.you.play("red-2")
    assert t.you.hand == []


@rule("dbs:8-10-1")
def test_an_effect_on_a_card_that_it_moves_looks_at_it_where_it_has_gone(duel: Factory) -> None:
    dearer = Number(("cost",), Fixed(3), Within(("warp",)))
    cards = (
        battle("customs", "red", 1, 5000, Permanent(IN_BATTLE, (dearer,))),
        spell(
            "export",
            Seq(
                (
                    ToWarp(Pick(Cards(("drop",), None, YOU), ONE)),
                    If(Exists(Among("it", Between("cost", least=4))), Draw(ONE)),
                )
            ),
        ),
    )
    for helpers, drawn in ((["customs"], 1), ([], 0)):
        t = duel(Side(hand=["export"], battle=helpers, drop=["red-1"]), cards=cards)
        t.you.use("export")
        if t.decision.ask == "choose-to-warp":
            t.you.choose("red-1")
        assert t.you.warp == ["red-1"]
        assert len(t.you.hand) == drawn


@rule("dbs:8-10-1")
def test_an_effect_looks_at_the_mode_in_which_the_card_lies_there(duel: Factory) -> None:
    wake = Seq(
        (Play(Every(Cards(("drop",), Is("{red-1}"), YOU)), rested=True), If(Exists(Among("it", Lies(1))), Draw(ONE)))
    )
    t = duel(Side(hand=["wake"], drop=["red-1"]), cards=(spell("wake", wake),))
    t.you.use("wake")
    assert (t.you.rested, t.you.hand) == (["red-1"], ["black-3"])


@rule("dbs:8-1-4-2")
def test_a_permanent_skill_that_takes_a_card_out_of_its_own_reach_applies_once_and_stays(duel: Factory) -> None:
    school = battle("school", "red", 3, 20_000, aura(5000, Is("battle") & Between("power", most=5000)))
    cheer = spell("cheer", power(2000, Every(Cards(IN_BATTLE, Is("{red-1}"), YOU)), "battle"), "battle")
    t = duel(Side(hand=["cheer"], battle=["school", "red-1", "red-2"]), cards=(school, cheer))
    assert (t.you.power("red-1"), t.you.power("red-2")) == (10_000, 10_000), "once for the one, not for the other"
    t.you.attack("red-1", "scout")
    assert t.you.power("red-1") == 10_000, "it goes on although 10000 is more than it asks for"
    t.you.use("cheer")
    assert t.you.power("red-1") == 7000, "out of reach by another effect"
    t.fight()
    assert t.you.power("red-1") == 10_000, "and in reach again without it"
