"""What is printed on a card: names, types, colours, power and costs (2)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from pioche.games.dbs.card import COLOURS, Activate, Also, Counter, DbsCard, NoSkill, Permanent, Type
from pioche.games.dbs.cost import Way
from pioche.games.dbs.deck import DeckBan, check
from pioche.games.dbs.effects import Draw, Flip, XOf
from pioche.games.dbs.files import faults_of
from pioche.games.dbs.keywords import critical, strike
from pioche.games.dbs.negate import BeingPlayed, NegatePlay
from pioche.games.dbs.offers.why import obstacles
from pioche.games.dbs.reading import read
from pioche.games.dbs.verbs import Drop, Ko, Play, Rest
from pioche.kernel.cards.effect import Do, If
from pioche.kernel.cards.query import OPPONENTS, YOU, Between, Cards, Count, Exists, Fixed, Is, IsBound
from pioche.kernel.cards.rule import Number, Silence
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import CARDS, ONE, battle, extra, leader, spell, unison
from tests.scenario import rule

RED = ["red-1"]
CHEAP = Exists(BeingPlayed(Between("cost", most=2)))


def all_with(word: str, *areas: str) -> Every:
    """Every opposing card that card text calls so."""
    return Every(Cards(areas or ("battle",), Is(word), OPPONENTS))


# Names


@rule("dbs:2-1-1", "dbs:2-1-2")
def test_a_name_in_braces_is_the_name_of_a_card(duel: Factory) -> None:
    cards = (
        battle("twin-a", "blue", 1, 5000, name="Twin"),
        battle("twin-b", "blue", 1, 5000, name="Twin"),
        battle("alias", "blue", 1, 5000, name="Other", characters=("Twin",), traits=("Twin",)),
        spell("ban", Ko(all_with("{Twin}"))),
    )
    t = duel(Side(hand=["ban"]), Side(battle=["twin-a", "alias", "twin-b"]), cards=cards)
    t.you.use("ban")
    assert t.foe.battle == ["alias"]


@rule("dbs:2-5-1", "dbs:2-5-2", "dbs:2-5-3")
def test_a_name_in_angle_brackets_is_the_name_of_a_character(duel: Factory) -> None:
    cards = (
        battle("kid", "blue", 1, 5000, name="Kid", characters=("Ana",)),
        battle("pair", "blue", 1, 5000, name="Pair", characters=("Bo", "Ana")),
        battle("namesake", "blue", 1, 5000, name="Ana"),
        spell("ban", Ko(all_with("<Ana>"))),
    )
    t = duel(Side(hand=["ban"]), Side(battle=["kid", "namesake", "pair"]), cards=cards)
    t.you.use("ban")
    assert t.foe.battle == ["namesake"]


@rule("dbs:2-5-2", "dbs:2-6-2", "dbs:2-7-2")
def test_the_rules_themselves_ask_for_no_character_trait_or_era(duel: Factory) -> None:
    same: dict[str, Any] = {"characters": ("Ana",), "traits": ("Saiyan",), "era": "First Saga"}
    cards = (battle("ana-1", "red", 1, 5000, **same), battle("ana-2", "red", 1, 5000, **same))
    t = duel(Side(hand=["ana-2"], battle=["ana-1", "ana-1"], energy=RED), cards=cards)
    t.you.play("ana-2")
    assert t.you.battle == ["ana-1", "ana-1", "ana-2"]


@rule("dbs:2-6-1", "dbs:2-6-2", "dbs:2-6-3", "dbs:2-6-4")
def test_a_name_in_double_brackets_is_one_of_the_traits_of_a_card(duel: Factory) -> None:
    cards = (
        battle("half", "blue", 1, 5000, traits=("Earthling", "Saiyan")),
        battle("whole", "blue", 1, 5000, traits=("Saiyan",)),
        battle("fan", "blue", 1, 5000, name="Saiyan", traits=("Earthling",)),
        spell("ban", Ko(all_with("《Saiyan》"))),
    )
    t = duel(Side(hand=["ban"]), Side(battle=["half", "fan", "whole"]), cards=cards)
    t.you.use("ban")
    assert t.foe.battle == ["fan"]


@rule("dbs:2-6-5")
def test_a_card_of_another_type_has_a_trait_only_if_it_carries_one(duel: Factory) -> None:
    cards = (
        spell("relic", Draw(ONE), traits=("Ancient",)),
        spell("trinket", Draw(ONE)),
        spell("dig", Drop(Every(Cards(("hand",), Is("《Ancient》"), YOU)))),
    )
    t = duel(Side(hand=["dig", "relic", "trinket", "red-1"]), cards=cards)
    t.you.use("dig")
    assert t.you.hand == ["trinket", "red-1"]


@rule("dbs:2-7-1", "dbs:2-7-2")
def test_card_text_may_ask_for_the_era_of_a_card(duel: Factory) -> None:
    cards = (
        battle("elder", "blue", 1, 5000, era="First Saga"),
        battle("younger", "blue", 1, 5000, era="Last Saga"),
        spell("ban", Ko(all_with("era First Saga"))),
    )
    t = duel(Side(hand=["ban"]), Side(battle=["elder", "younger", "blue-1"]), cards=cards)
    t.you.use("ban")
    assert t.foe.drop == ["elder"]


@rule("dbs:2-1-3", "dbs:2-5-5", "dbs:2-6-6")
@pytest.mark.parametrize("word", ["{Mask}", "<Mask>", "《Mask》"])
def test_names_and_traits_that_a_card_adds_to_itself_count_in_hidden_areas_and_in_decks(
    duel: Factory, word: str
) -> None:
    actor = battle("actor", "red", 1, 5000, Also((word,)))
    for area in ("hand", "deck", "life", "battle"):
        hunt = spell("hunt", Drop(Every(Cards((area,), Is(word), YOU))))
        side = Side()
        setattr(side, area, ["red-1", "actor", "red-1"])
        side.hand = [*side.hand, "hunt"]
        t = duel(side, cards=(actor, hunt))
        t.you.use("hunt")
        assert t.you.drop == ["hunt", "actor"]
    host = leader("host", "red", 10_000, DeckBan(Is(word)))
    faults = check(
        "1 host\n4 actor\n4 plain", {card.slug: card for card in (host, actor, battle("plain", "red", 1, 1))}
    )
    assert [fault.card for fault in faults.faults if fault.text == "banned"] == ["actor"]


# What only some types have


def wrong(card: DbsCard) -> set[str]:
    """The fields in which a card holds what no card has."""
    return {field for field, _ in faults_of(card)}


@rule("dbs:2-5-4", "dbs:2-7-3")
@pytest.mark.parametrize("fact", [{"characters": ("Ana",)}, {"era": "First Saga"}])
def test_only_leaders_and_battle_cards_have_a_character_and_an_era(duel: Factory, fact: dict[str, Any]) -> None:
    cards = (leader("boss", "red", 10_000, **fact), battle("minion", "red", 1, 5000, **fact))
    t = duel(Side(leader="boss", hand=["minion"], energy=RED), cards=cards)
    t.you.play("minion")
    assert (t.you.leader, t.you.battle) == (["boss"], ["minion"])
    assert set(fact) <= wrong(extra("letter", "red", 1, **fact))
    assert set(fact) <= wrong(unison("choir", "red", 10_000, **fact))


@rule("dbs:2-8-2")
def test_an_extra_card_has_no_power_and_takes_no_part_in_battles(duel: Factory) -> None:
    t = duel(Side(battle=["red-1", "blast"], unison="herald"), Side(rested=["blast", "blue-1"]))
    assert sorted(t.you.offered("attack")) == ["captain", "herald", "red-1"]
    assert sorted(t.you.targets("red-1")) == ["blue-1", "scout"]
    assert "power" in wrong(extra("letter", "red", 1, power=5000))


@rule("dbs:2-9-2", "dbs:2-10-2")
@pytest.mark.parametrize("fact", ["combo_power", "combo_cost"])
def test_only_battle_cards_combo(duel: Factory, fact: str) -> None:
    t = duel(Side(hand=["red-1", "blast", "herald"], unison="herald", battle=["red-2"]))
    t.you.attack("captain", "scout")
    assert sorted(t.you.offered("combo")) == ["red-1", "red-2"]
    facts: dict[str, Any] = {fact: 5000}
    for make in (leader, unison):
        assert fact in wrong(make("x", "red", 5000, **facts))
    assert fact in wrong(extra("x", "red", 1, **facts))


@rule("dbs:2-11-2")
def test_a_leader_has_no_energy_cost(duel: Factory) -> None:
    t = duel(Side(energy=RED * 5))
    assert t.you.number("cost", "captain") in (None, 0)
    for fact in ({"cost": 1}, {"specified": ("red",)}, {"x_cost": True}):
        assert set(fact) <= wrong(leader("dear", "red", 10_000, **fact))


# Types


@rule("dbs:2-3-1", "dbs:2-3-2")
def test_there_are_four_types_and_a_card_has_one() -> None:
    assert set(get_args(Type)) == {"leader", "battle", "extra", "unison"}
    assert {card.type for card in CARDS} == set(get_args(Type))
    with pytest.raises(TypeError, match="type"):
        DbsCard(slug="blank", number="blank", name="blank", colours=("red",))  # type: ignore[call-arg]


@rule("dbs:2-3-2-1", "dbs:2-3-2-2", "dbs:2-3-2-4")
def test_each_type_has_its_area(duel: Factory) -> None:
    t = duel(Side(hand=["red-1", "herald", "red-2"], energy=RED * 3))
    t.you.play("red-1").play("herald", x=0).attack("captain", "scout").combo("red-2")
    assert (t.you.leader, t.you.battle, t.you.unison) == (["captain"], ["red-1"], ["herald"])
    assert t.you.combo_area == ["red-2"]


@rule("dbs:2-3-2-2-1", "dbs:2-3-2-3-1", "dbs:2-3-2-4-1")
@pytest.mark.parametrize(
    ("word", "found"),
    [("leader", ["scout"]), ("battle", ["blue-1"]), ("extra", ["blast"]), ("unison", ["herald"])],
)
def test_card_text_calls_cards_by_their_type(duel: Factory, word: str, found: list[str]) -> None:
    anywhere = Cards(("leader", "battle", "unison"), Is(word), OPPONENTS)
    weaken = Until((Number(("power",), Fixed(1), IsBound("it")),), Pick(anywhere, ONE, up_to=True))
    t = duel(Side(hand=["mark"]), Side(battle=["blue-1", "blast"], unison="herald"), cards=(spell("mark", weaken),))
    t.you.use("mark")
    assert t.you.offered("card") == found
    t.you.decline()


@rule("dbs:2-3-2-1-1")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1 Leader Card", ["captain", "scout"]),
        ("1 of your Leader Cards", ["captain"]),
        ("1 of your opponent's Leader Cards", ["scout"]),
    ],
)
def test_a_leader_in_card_text_is_one_in_a_leader_area(duel: Factory, text: str, found: list[str]) -> None:
    """Leader Cards never leave their area; those that lie elsewhere here are there by the test's hand only."""
    skill = f"[Activate: Main] Choose up to {text} and it gets +1000 power for the turn."
    herald = extra("crier", "red", 0, *read(skill, "extra"))
    strays = {area: ["captain-back"] for area in ("battle", "hand", "drop", "energy", "warp")}
    side, foe = Side(**strays), Side(**strays)
    side.hand = ["crier", "captain-back"]
    t = duel(side, foe, cards=(herald,))
    t.you.use("crier")
    assert t.you.offered("card") == found
    t.you.decline()


@rule("dbs:2-3-2-1-1")
def test_the_leader_that_a_condition_names_is_the_one_in_the_leader_area(duel: Factory) -> None:
    check = extra("check", "red", 0, *read("[Activate: Main] If your Leader Card is blue : Draw 1 card.", "extra"))
    for leader_card, usable in (("captain", False), ("scout", True)):
        t = duel(Side(leader=leader_card, hand=["check"], battle=["scout"], drop=["scout"]), cards=(check,))
        assert t.you.can_use("check") is usable


@rule("dbs:2-3-2-1-2", "dbs:2-3-2-1-3")
def test_only_the_visible_side_of_a_leader_counts(duel: Factory) -> None:
    flip = Activate("main", Flip())
    front = (flip, Activate("main", Draw(ONE), once=True), strike(2))
    cards = (
        leader("moon", "red", 10_000, *front, back="moon-back", traits=("Light",)),
        leader("moon-back", "blue", 15_000, flip, critical(), back="moon", front=False, traits=("Dark",)),
        spell("dusk", Do(Rest(Every(Cards(("leader",), Is("blue") & Is("《Dark》"), YOU))), then=Draw(ONE))),
    )
    t = duel(Side(leader="moon", hand=["dusk"] * 2), cards=cards)
    assert (t.you.power("moon"), t.you.number("strike", "moon"), t.you.number("critical", "moon")) == (10_000, 2, 0)
    assert t.you.can_use("moon", 1)
    t.you.use("dusk")
    assert t.you.rested == [], "the back does not exist yet"
    t.you.use("moon", 0)
    assert t.you.power("moon-back") == 15_000
    assert t.you.number("strike", "moon-back") == 0
    assert t.you.number("critical", "moon-back") == 1
    assert not t.you.can_use("moon-back", 1), "the front no longer exists"
    t.you.use("dusk")
    assert t.you.rested == ["moon-back"]


@rule("dbs:2-3-2-3", "dbs:8-5-2-5-1")
def test_an_extra_card_is_in_the_drop_area_before_its_effect_is_carried_out(duel: Factory) -> None:
    echo = spell("echo", Draw(Count(Cards(("drop",), Is("{echo}"), YOU))))
    t = duel(Side(hand=["echo"]), cards=(echo,))
    t.you.use("echo")
    assert t.you.drop == ["echo"]
    assert t.you.hand == ["black-3"], "it counted itself"


# Colours


@rule("dbs:2-4-1", "dbs:2-4-1-1")
def test_there_are_five_colours_and_every_card_has_one(duel: Factory) -> None:
    assert COLOURS == ("red", "blue", "green", "yellow", "black")
    assert all(card.colours and set(card.colours) <= set(COLOURS) for card in CARDS)
    rainbow = [f"{colour}-1" for colour in COLOURS]
    for colour in COLOURS:
        ban = spell("ban", Ko(all_with(colour)))
        t = duel(Side(hand=["ban"]), Side(battle=rainbow), cards=(ban,))
        t.you.use("ban")
        assert t.foe.drop == [f"{colour}-1"]
    assert "colours" in wrong(battle("drab", "brown", 1, 5000))
    assert "colours" not in wrong(battle("bright", "red", 1, 5000))


@rule("dbs:2-4-1-2", "dbs:2-4-1-2-1")
def test_a_card_of_several_colours_is_each_of_them_and_multicolour(duel: Factory) -> None:
    cards = (
        battle("dawn", "red/yellow", 1, 5000),
        battle("ember", "red", 2, 5000, specified=("red", "red")),
        spell("fade", Ko(all_with("multicolour"))),
        spell("dim", Ko(all_with("yellow"))),
    )
    t = duel(Side(hand=["fade"]), Side(battle=["dawn", "red-1"]), cards=cards)
    t.you.use("fade")
    assert t.foe.drop == ["dawn"]
    t = duel(Side(hand=["dim"]), Side(battle=["dawn", "red-1"]), cards=cards)
    t.you.use("dim")
    assert t.foe.drop == ["dawn"]
    assert duel(Side(hand=["ember"], energy=["dawn", "red-1"]), cards=cards).you.can_play("ember")
    assert not duel(Side(hand=["ember"], energy=["yellow-1", "red-1"]), cards=cards).you.can_play("ember")


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


# Where skills count


@rule("dbs:2-13-2")
def test_skills_count_only_in_the_area_of_their_card(duel: Factory) -> None:
    aid = battle("aid", "red", 1, 5000, Activate("both", Draw(ONE)), combo=(0, 5000))
    t = duel(Side(hand=["aid"], energy=["aid"], drop=["aid"], warp=["aid"], life=["aid"] * 3), cards=(aid,))
    assert not t.you.can_use("aid")
    t.you.attack("captain", "scout").combo("aid")
    assert not t.you.can_use("aid"), "in a combo it is not in the Battle Area"
    t = duel(Side(battle=["aid"]), cards=(aid,))
    assert t.you.can_use("aid")


# Numbers


@rule("dbs:2-15-1", "dbs:2-15-2", "dbs:2-15-2-1")
def test_cards_are_told_apart_by_their_number_when_a_deck_is_prepared() -> None:
    names = ("one", "two", "one-again")
    numbers = ("PI1-001", "PI1-002", "PI1-001")
    cards = {slug: battle(slug, "red", 1, 5000, number=number) for slug, number in zip(names, numbers, strict=True)}
    faults = check("4 one\n1 one-again\n4 two", cards).faults
    assert [(fault.card, fault.count) for fault in faults if fault.rule == "dbs:5-1-3-1"] == [("PI1-001", 5)]
    with pytest.raises(TypeError, match="number"):
        DbsCard(slug="blank", type="battle", name="blank", colours=("red",))  # type: ignore[call-arg]
