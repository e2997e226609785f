"""Two copies of a card are two cards: where they differ, who chooses says which (7-1, 8-5-3)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate
from pioche.games.dbs.verbs import Drop, Ko, Rest, ToHand
from pioche.kernel.cards.query import YOU, Cards, Fixed, Is, IsBound
from pioche.kernel.cards.rule import Forbid
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Duel, Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, spell
from tests.rules.dbs.samples import OPPOSING_BATTLE, weaken
from tests.scenario import rule

MINE = Cards(("battle",), Is("battle"), YOU)
HIT = spell("hit", Ko(OPPOSING))


def powers(t: Duel, kind: str = "") -> list[int | None]:
    """The power of each card that may be chosen now."""
    cards = [option.card for option in t.decision.options if option.card and kind in ("", option.kind)]
    return [t.game.number("power", ref) for ref in cards]


@rule("dbs:8-5-3")
def test_of_copies_of_different_power_the_player_chooses_one(duel: Factory) -> None:
    sap = spell("sap", weaken(1000, Pick(OPPOSING_BATTLE, ONE)))
    drain = spell("drain", weaken(2000, Pick(OPPOSING_BATTLE, ONE)))
    sides = Side(hand=["sap", "drain", "hit"]), Side(battle=["blue-1", "blue-1", "blue-1"])
    for chosen, left in ((0, [3000, 5000]), (1, [4000, 5000]), (2, [4000, 3000])):
        t = duel(*sides, cards=(sap, drain, HIT))
        t.you.use("sap").answer(t.you.options[0])
        t.you.use("drain").answer(t.you.options[1])
        t.you.use("hit")
        assert powers(t, "card") == [4000, 3000, 5000]
        t.you.answer(t.you.options[chosen])
        assert [t.game.number("power", ref) for ref in t.game.cards_in("battle", t.foe.seat)] == left


@rule("dbs:8-5-3")
def test_of_copies_of_different_owners_the_player_chooses_one(duel: Factory) -> None:
    for chosen, drops in ((0, (["hit"], ["blue-1"])), (1, (["hit", "blue-1"], []))):
        t = duel(Side(hand=["hit"]), Side(battle=["blue-1"], stolen=["blue-1"]), cards=(HIT,))
        t.you.use("hit")
        assert t.you.offered("card") == ["blue-1", "blue-1"]
        t.you.answer(t.you.options[chosen])
        assert (t.you.drop, t.foe.drop) == drops


@rule("dbs:8-5-3")
def test_of_copies_with_and_without_cards_beneath_the_player_chooses_one(duel: Factory) -> None:
    sides = Side(hand=["hit"]), Side(battle=["blue-1", "blue-1"], under={"blue-1": ["blue-2"]})
    for chosen, drop in ((0, ["blue-1", "blue-2"]), (1, ["blue-1"])):
        t = duel(*sides, cards=(HIT,))
        t.you.use("hit")
        assert t.you.offered("card") == ["blue-1", "blue-1"]
        t.you.answer(t.you.options[chosen])
        assert t.foe.drop == drop


@rule("dbs:7-1")
def test_who_attacks_says_which_copy_attacks_and_which_is_attacked(duel: Factory) -> None:
    sap = spell("sap", weaken(4000, Pick(OPPOSING_BATTLE, ONE)))
    cheer = spell("cheer", weaken(-15_000, Pick(MINE, ONE)))
    t = duel(
        Side(hand=["sap", "cheer"], battle=["red-1", "red-1"]), Side(rested=["blue-2", "blue-2"]), cards=(sap, cheer)
    )
    t.you.use("sap").answer(t.you.options[1])
    t.you.use("cheer").answer(t.you.options[1])
    attackers = [option for option in t.you.choices if option.kind == "attack"]
    assert powers(t, "attack") == [10_000, 5000, 20_000]
    t.you.answer(attackers[2].key)
    t.pending("choose-target", t.you)
    assert powers(t) == [10_000, 10_000, 6000]
    t.you.answer(t.you.options[1])
    t.fight()
    (left,) = t.game.cards_in("battle", t.foe.seat)
    assert t.game.number("power", left) == 6000, "the other one was attacked"


@rule("dbs:8-5-3", "dbs:7-1")
def test_the_copy_that_attacks_is_another_card_than_the_one_beside_it(duel: Factory) -> None:
    snipe = spell("snipe", Ko(OPPOSING), "battle")
    for chosen, life in ((0, 8), (1, 7)):
        t = duel(Side(battle=["red-3"], rested=["red-3"]), Side(hand=["snipe"]), cards=(snipe,))
        t.you.attack("red-3", "scout").pass_()
        t.foe.use("snipe")
        assert t.foe.offered("card") == ["red-3", "red-3"]
        fighting = [option.card in t.rules.focus(t.game)["attacker"] for option in t.foe.choices]
        t.foe.answer(t.foe.options[fighting.index(chosen == 0)])
        if not t.over and t.decision.ask != "main-phase":
            t.fight()
        assert len(t.foe.life) == life


@rule("dbs:8-1-3")
@pytest.mark.parametrize("chosen", [0, 1])
def test_of_two_copies_the_player_says_which_uses_its_skill(duel: Factory, chosen: int) -> None:
    monk = battle("monk", "red", 1, 5000, Activate("main", ToHand(This())))
    sap = spell("sap", weaken(1000, Pick(MINE, ONE)))
    t = duel(Side(hand=["sap"], battle=["monk", "monk"]), cards=(monk, sap))
    t.you.use("sap").answer(t.you.options[0])
    keys = [option.key for option in t.you.choices if option.kind == "use" and t.slug(option.card) == "monk"]
    assert len(keys) == 2
    t.you.answer(keys[chosen])
    (left,) = t.game.cards_in("battle", t.you.seat)
    assert t.game.number("power", left) == (5000, 4000)[chosen]


@rule("dbs:8-5-3")
def test_copies_under_different_cards_are_different(duel: Factory) -> None:
    fetch = spell("fetch", ToHand(Pick(Cards(("under",), None, YOU), ONE)))
    side = Side(hand=["fetch"], battle=["red-2", "red-3"], under={"red-2": ["red-1"], "red-3": ["red-1"]})
    t = duel(side, cards=(fetch,))
    t.you.use("fetch").answer(t.you.options[1])
    assert (t.you.under_card("red-2"), t.you.under_card("red-3")) == (["red-1"], [])


@rule("dbs:8-5-3")
def test_copies_that_different_effects_hold_are_different_wherever_they_lie(duel: Factory) -> None:
    energy = Cards(("energy",), None, YOU)
    hold = spell("hold", Until((Forbid("charge", IsBound("it")),), Pick(energy, ONE)))
    keep = spell("keep", Until((Forbid("rest", IsBound("it")),), Pick(energy, ONE)))
    away = spell("away", Drop(Pick(energy, ONE)))
    t = duel(Side(hand=["hold", "keep", "away"], energy=["red-1"] * 4), cards=(hold, keep, away))
    t.you.use("hold")
    t.you.use("keep")
    t.pending("choose-affect", t.you)
    assert len(t.you.options) == 2, "three of them are alike"
    t.you.answer(t.you.options[1])
    t.you.use("away")
    t.pending("choose-drop", t.you)
    assert len(t.you.options) == 3


@rule("dbs:8-5-3")
def test_copies_in_a_hand_or_among_energy_are_one_option(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"] * 3 + ["weary"], energy=["red-1"] * 3), cards=(
        spell("weary", Rest(Pick(Cards(("energy",), None, YOU), ONE))),
    ))  # fmt: skip
    assert t.you.offered("play") == ["red-1"]
    t.you.use("weary")
    assert t.asked == ("you", "main-phase"), "nobody can tell them apart: there was nothing to choose"


def test_every_copy_is_listed_where_several_are_chosen(duel: Factory) -> None:
    two = spell("two", Ko(Pick(OPPOSING_BATTLE, Fixed(2))))
    every = spell("every", Ko(Every(OPPOSING_BATTLE)))
    t = duel(Side(hand=["two"]), Side(battle=["blue-1"] * 3), cards=(two, every))
    t.you.use("two")
    assert len(t.you.options) == 3
    t.you.answer(*t.you.options[1:])
    assert t.foe.battle == ["blue-1"]
