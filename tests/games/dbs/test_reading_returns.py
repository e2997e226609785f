"""Constructs of card text: cards that come back, decks that are arranged, copies that rest, costs of this card."""

import pytest
from msgspec.structs import replace

from pioche.games.dbs.reading import compiled, read
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.test_reading_constructs import MAIN, hero, spell

NEAR_MISSES = [
    (
        MAIN + "Choose 1 of your opponent's Battle Cards and send it to its owner's Warp. At the end of the turn, play "
        "the card sent to the Warp with this skill in its owner's Battle Area.",
        "its owner's Battle Area",
        "your Battle Area",
    ),
    (
        MAIN
        + "Look at up to 3 cards from the top of your deck and place them on the top and/or bottom of your deck in "
        "any order.",
        "top and/or bottom of",
        "bottom of",
    ),
    (
        MAIN + "You can't activate the [Activate Main] skill on copies of this card for the turn.",
        "[Activate Main] skill on",
        "[Counter] skills of",
    ),
    (
        MAIN + "This card gets +5000 power until the end of your opponent's turn.",
        "opponent's turn",
        "opponent's next turn",
    ),
    (MAIN + "Choose 1 of your opponent's non-Token Battle Cards and KO it.", "non-Token ", ""),
    ("[Permanent] Reduce the combo cost of this card in your hand by 1.", "combo", "energy"),
    ("[Permanent] Reduce the energy cost of this card in your hand and Drop Area by 1.", " and Drop Area", ""),
    (
        "[Permanent] This card's skills can't be negated in any area by your opponent's skills.",
        " by your opponent's skills",
        "",
    ),
    (
        "[Swap 3] If your Leader Card is red : Red <Ember> with an energy cost of 3.",
        "If your Leader Card is red : ",
        "",
    ),
    (
        "[Auto] During a battle where this card is attacking, when your opponent activates a [Counter] skill, draw 1 "
        "card.",
        "During a battle where this card is attacking, when",
        "When",
    ),
]


@pytest.mark.parametrize(("line", "old", "new"), NEAR_MISSES)
def test_near_misses_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    assert compiled(line, "battle") != read(other)


def test_a_card_comes_back_from_where_its_cost_sent_it(duel: Factory) -> None:
    card = hero(
        "[Activate Main] Send this card to its owner's Warp : At the start of your next Main Phase, play the card that "
        "was sent to the Warp by this skill in its owner's Battle Area."
    )
    t = duel(Side(battle=["hero"], warp=["hero"]), cards=(card,))
    t.you.use("hero")
    assert t.you.warp == ["hero", "hero"]
    t.you.end_turn()
    t.foe.end_turn()
    t.you.charge()
    assert (t.you.battle, t.you.warp) == (["hero"], ["hero"])


def test_a_card_comes_back_to_its_owner(duel: Factory) -> None:
    line = (
        "[Activate Main] Choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp. At the end of "
        "the turn, play the card sent to the Warp by this skill from the Warp in its owner's Battle Area in Rest Mode."
    )
    t = duel(Side(hand=["spell"]), Side(battle=["red-2"]), cards=(spell(line),))
    t.you.use("spell").choose("red-2")
    assert t.foe.warp == ["red-2"]
    t.you.end_turn()
    assert (t.you.battle, t.foe.warp) == ([], [])
    assert t.foe.battle == ["red-2"]


def test_the_opponent_gets_back_what_they_gave_up(duel: Factory) -> None:
    line = (
        "[Activate Main] Choose up to 2 cards in your opponent's hand and send them to their Warp. At the end of your "
        "opponent's next turn, they add all cards sent to their Warp by this skill from their Warp to their hand."
    )
    t = duel(Side(hand=["spell"]), Side(hand=["red-1", "blue-1"], warp=["red-2"]), cards=(spell(line),))
    t.you.use("spell").answer("?@hand/1/0", "?@hand/1/1")
    assert sorted(t.foe.warp) == ["blue-1", "red-1", "red-2"]
    t.you.end_turn()
    assert t.foe.hand == ["black-3"]
    t.foe.end_turn()
    t.in_any_order()
    assert sorted(t.foe.hand) == ["black-3", "blue-1", "red-1"]
    assert t.foe.warp == ["red-2"]


def test_a_deck_is_arranged_at_both_ends(duel: Factory) -> None:
    line = (
        "[Activate Main] Look at up to 3 cards from the top of your deck and place them on the top and/or bottom of "
        "your deck in any order."
    )
    t = duel(Side(hand=["spell"], deck=[*["black-3"] * 5, "red-1", "red-2", "blue-1"]), cards=(spell(line),))
    t.you.use("spell").answer("number/3").answer("red-2@deck/0")
    t.pending("order", t.you)
    t.you.answer("blue-1@deck/0", "red-1@deck/0")
    assert t.you.deck == ["red-2", *["black-3"] * 5, "blue-1", "red-1"]


def test_copies_of_a_card_rest_for_a_turn(duel: Factory) -> None:
    line = (
        "[Activate Main] Send this card from your Drop Area to your Warp : You can't activate the [Activate Main] "
        "skill on copies of this card for the turn."
    )
    other = "[Activate Main] Send this card from your Drop Area to your Warp : Draw 1 card."
    t = duel(Side(drop=["hero", "hero", "other"]), cards=(hero(line), hero(other, slug="other")))
    t.you.use("hero@drop")
    assert not t.you.can_use("hero@drop")
    assert t.you.can_use("other@drop")
    t.you.end_turn()
    t.foe.end_turn()
    t.you.charge()
    assert t.you.can_use("hero@drop")


def test_until_the_end_of_the_opponents_turn(duel: Factory) -> None:
    """Be it the turn that is going on."""
    line = (
        "[Activate Main] Choose 1 of your Battle Cards, and it gets +5000 power until the end of your opponent's turn."
    )
    t = duel(Side(hand=["spell"], battle=["red-1"]), cards=(spell(line),))
    before = t.you.power("red-1")
    t.you.use("spell")
    t.you.end_turn()
    assert t.you.power("red-1") == before + 5000
    t.foe.end_turn()
    assert t.you.power("red-1") == before
    call = spell("[Counter Attack] Choose 1 of your Battle Cards, and it gets +5000 power until the end of your "
                 "opponent's turn.", slug="call")  # fmt: skip
    t = duel(Side(battle=["red-2"]), Side(hand=["call"], battle=["red-1"]), cards=(call,))
    t.you.attack("red-2", "scout")
    t.foe.counter("call")
    t.fight()
    t.you.end_turn()
    assert t.foe.power("red-1") == before


def test_a_combo_that_costs_less(duel: Factory) -> None:
    card = hero(
        "[Permanent] If you have 2 or more cards in your Drop Area, reduce the combo cost of this card in your hand by "
        "1."
    )
    for drop, able in ([], False), (["red-1", "red-2"], True):
        t = duel(Side(hand=["hero"], battle=["red-2"], drop=drop), cards=(replace(card, combo_cost=1),))
        t.you.attack("red-2", "scout")
        assert t.you.can_combo("hero") is able
        t.fight()
