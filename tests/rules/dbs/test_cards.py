"""What is printed on a card: names, types and colours, numbers, and where its skills count (2)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from pioche.games.dbs.card import COLOURS, Activate, Also, DbsCard, Type
from pioche.games.dbs.deck import DeckBan, check
from pioche.games.dbs.effects import Draw, Flip
from pioche.games.dbs.files import faults_of
from pioche.games.dbs.keywords import critical, strike
from pioche.games.dbs.reading import read
from pioche.games.dbs.verbs import Drop, Ko, Rest
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import OPPONENTS, YOU, Cards, Count, Fixed, Is, IsBound
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import CARDS, ONE, battle, extra, leader, spell, unison
from tests.rules.dbs.samples import RED
from tests.scenario import rule


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
