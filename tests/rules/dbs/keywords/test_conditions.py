"""Keywords before other skills: [Bond], [Sparking], [Burst], "Choose X" (10-23, 10-27, 10-29, 10-30)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import burst
from pioche.games.dbs.card import Activate, Auto, DbsCard, Permanent
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import Bond, Sparking
from pioche.games.dbs.verbs import Drop, Ko
from pioche.kernel.cards.effect import Do, OneOf
from pioche.kernel.cards.query import YOU, Cards, Fixed, Is, IsSource
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every
from pioche.kernel.cards.value import Condition
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, extra, spell
from tests.rules.dbs.keywords.samples import watcher
from tests.scenario import rule

GROUND = extra("ground", "red", 0)  # as a [Field] lies in the Battle Area


def bound(condition: Condition) -> DbsCard:
    """A card with a skill of each kind that counts only under a condition."""
    return battle(
        "bound",
        "red",
        1,
        15_000,
        Permanent(("battle",), (Number(("power",), Fixed(1000), IsSource()),), when=condition),
        Activate("main", Draw(ONE), once=True, needs=condition),
        Auto(("battle",), (When("attack", IsSource(), Draw(ONE), "auto"),), when=condition),
    )


def in_force(duel: Factory, side: Side, condition: Condition, foe: Side | None = None) -> bool:
    """Whether the skills of that card, in the Battle Area of the side, have an effect: all or none of them."""
    t = duel(side, foe, cards=(bound(condition), GROUND))
    power, usable = t.you.power("bound"), t.you.can_use("bound")
    t.you.attack("bound", "scout").fight()
    drawn = len(t.you.hand) - len(side.hand)
    assert (power, usable, drawn) in ((16_000, True, 1), (15_000, False, 0))
    return usable


@rule("dbs:10-23-1", "dbs:10-23-2")
@pytest.mark.parametrize(
    ("others", "met"),
    [([], False), (["blue-1"], False), (["blue-1", "red-1"], True), (["blue-1", "red-1", "red-2"], True)],
)
def test_bond_counts_the_battle_cards_in_the_battle_area(duel: Factory, others: list[str], met: bool) -> None:
    assert in_force(duel, Side(battle=["bound", *others]), Bond(3), Side(rested=["blue-1"] * 3)) is met


@rule("dbs:10-23-1")
def test_bond_counts_nothing_but_battle_cards(duel: Factory) -> None:
    assert not in_force(duel, Side(battle=["bound", "blue-1", "ground"]), Bond(3))
    assert not in_force(duel, Side(battle=["bound", "ground"]), Bond(2, Is("red")))
    assert in_force(duel, Side(battle=["bound", "red-1"]), Bond(2, Is("red")))


@rule("dbs:10-23-2", "dbs:10-23-2-1")
@pytest.mark.parametrize(("others", "met"), [(["red-1", "red-2"], False), (["blue-1"], False), (["blue-1"] * 2, True)])
def test_bond_counts_only_the_cards_it_indicates(duel: Factory, others: list[str], met: bool) -> None:
    assert in_force(duel, Side(battle=["bound", *others]), Bond(2, Is("blue"))) is met


@rule("dbs:10-29-1", "dbs:10-29-2")
@pytest.mark.parametrize(("dropped", "met"), [(0, False), (2, False), (3, True), (4, True)])
def test_sparking_counts_the_cards_of_the_drop_area(duel: Factory, dropped: int, met: bool) -> None:
    side = Side(battle=["bound"], drop=["black-1"] * dropped)
    assert in_force(duel, side, Sparking(3), Side(drop=["black-1"] * 5)) is met


# [Burst]

BLAZE = battle("blaze", "red", 1, 5000, Activate("main", Draw(ONE), (burst(3),), once=True))


@rule("dbs:10-30-1", "dbs:10-30-2")
def test_burst_is_paid_with_the_top_cards_of_the_deck(duel: Factory) -> None:
    deck = ["black-3", "black-3", "red-1", "red-2", "red-3"]
    t = duel(Side(battle=["blaze"], deck=deck), cards=(BLAZE,))
    t.you.use("blaze")
    assert t.you.drop == ["red-3", "red-2", "red-1"]
    assert t.you.hand == ["black-3"]
    t = duel(Side(battle=["blaze"], deck=deck[:2]), cards=(BLAZE,))
    assert not t.you.can_use("blaze"), "not with fewer cards"
    t = duel(Side(battle=["blaze"], deck=deck[:3]), cards=(BLAZE,))
    t.you.use("blaze")
    assert t.winner == "foe", "with just as many, and then no deck is left"


@rule("dbs:10-30-1")
def test_burst_of_an_auto_skill_is_a_choice(duel: Factory) -> None:
    spark = Do(Cost((burst(2),)), may=True, then=Draw(ONE))
    cards = (watcher("spark", "attack", IsSource(), spark),)
    t = duel(Side(battle=["spark"]), cards=cards)
    t.you.attack("spark", "scout").decline()
    assert (t.you.drop, t.you.hand) == ([], [])
    t = duel(Side(battle=["spark"]), cards=cards)
    t.you.attack("spark", "scout").accept()
    assert (len(t.you.drop), len(t.you.hand)) == (2, 1)


@rule("dbs:10-30-3")
def test_burst_is_carried_out_first_as_a_cost(duel: Factory) -> None:
    hoard = battle(
        "hoard", "red", 1, 5000, Activate("main", Drop(Every(Cards(("hand",), None, YOU))), (burst(2),), once=True)
    )
    t = duel(Side(battle=["hoard"], hand=["red-1"], deck=["black-3"] * 5 + ["blue-1", "blue-2"]), cards=(hoard,))
    t.you.use("hoard")
    assert t.you.drop == ["blue-2", "blue-1", "red-1"]
    assert [kind for kind, _ in t.happened("mill", "drop")] == ["mill", "mill", "drop"]


# Choose X

HAND = Cards(("hand",), None, YOU)


@rule("dbs:10-27-1", "dbs:10-27-2")
def test_one_option_of_the_list_is_chosen_and_resolved(duel: Factory) -> None:
    fork = spell("fork", OneOf((Draw(ONE), Ko(OPPOSING), Draw(Fixed(3)))))
    for place, (drawn, dropped) in enumerate([(1, 0), (0, 1), (3, 0)], 1):
        t = duel(Side(hand=["fork"]), Side(battle=["blue-1"]), cards=(fork,))
        t.you.use("fork")
        t.pending("choose-option", t.you)
        assert t.you.options == ["option/1", "option/2", "option/3"]
        t.you.choose(f"option/{place}")
        assert (len(t.you.hand), len(t.foe.drop)) == (drawn, dropped)


@rule("dbs:10-27-1")
def test_auto_skills_let_choose_as_well(duel: Factory) -> None:
    cards = (watcher("torn", "attack", IsSource(), OneOf((Draw(ONE), Draw(Fixed(2))))),)
    t = duel(Side(battle=["torn"]), cards=cards)
    t.you.attack("torn", "scout")
    t.you.choose("option/2")
    assert len(t.you.hand) == 2


@rule("dbs:10-27-1", "dbs:10-27-3")
@pytest.mark.parametrize(("order", "hand", "dropped"), [((1, 2), 0, 2), ((2, 1), 1, 1), ((1, 3), 4, 0), ((2, 3), 2, 1)])
def test_several_options_resolve_in_the_order_of_their_player(
    duel: Factory, order: tuple[int, int], hand: int, dropped: int
) -> None:
    fork = spell("fork", OneOf((Draw(ONE), Drop(Every(HAND)), Draw(Fixed(2))), size=2))
    t = duel(Side(hand=["fork", "red-1"]), cards=(fork,))
    t.you.use("fork")
    t.pending("choose-option", t.you)
    t.you.choose(*(f"option/{place}" for place in order))
    assert len(t.you.hand) == hand
    assert len(t.you.drop) - 1 == dropped
