"""Constructs of card text: from where a card is played, what costs nothing, what is lost of life and hand."""

import pytest
from msgspec.structs import replace

from pioche.games.dbs.reading import compiled, read
from pioche.games.dbs.wording import skill_text
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.test_reading_constructs import MAIN, hero, spell

NEAR_MISSES = [
    ("[Auto] When this card is played from an Energy Area, draw 1 card.", "an Energy Area", "your hand"),
    ("[Auto] When you play this card from your hand or Warp, draw 1 card.", " or Warp", ""),
    ("[Auto] When a card in your hand is placed in your Drop Area by a skill, draw 1 card.", "hand", "life"),
    (
        "[Auto] When a card in your opponent's life is placed in their Drop Area, draw 1 card.",
        "your opponent's",
        "your",
    ),
    ("[Permanent] Increase the energy cost of this card in all areas by 3.", "all areas", "your hand"),
    (
        "[Permanent] All cards in your opponent's Battle Area get -5000 power/combo power.",
        "power/combo power",
        "combo power",
    ),
    (
        MAIN + "Choose up to 1 Battle Card with a combo power of 10000 in your deck and add it to your hand.",
        "combo ",
        "",
    ),
    (MAIN + "Choose up to 1 card without keyword skills in your Drop Area and play it.", " without keyword skills", ""),
    ("[Counter Attack] Choose the attacking card, ignoring [Barrier], and KO it.", ", ignoring [Barrier],", ""),
    (
        "[Auto] If this card is placed in your Drop Area from your hand by a skill, you may play this card from your "
        "Drop Area.",
        "from your hand",
        "from your deck",
    ),
    (
        MAIN + "This card gets +6000 power for each card in your energy and [Triple Strike] for the turn.",
        "energy",
        "hand",
    ),
    ("[Evolve] 《Guild》 <Ember>", "《Guild》 <Ember>", "《Guild》 or <Ember>"),
    ("[Permanent] You can activate this card from your hand without paying its energy cost.", "activate", "play"),
    (
        MAIN + "Choose 1 of your Battle Cards that are blue and/or yellow and KO it.",
        "blue and/or yellow",
        "blue and/or red",
    ),
    ("[Auto] During your opponent's turn : When you play this card, draw 1 card.", "your opponent's", "your"),
    (
        "[Auto] When this card is removed from a Battle Area by a skill or KO'd, and if your Leader Card is red, draw "
        "1 card.",
        "by a skill or KO'd",
        "by a skill",
    ),
    (
        MAIN + "Your opponent can't attack for the turn unless they place 1 of their energy in its owner's Drop Area.",
        " unless they place 1 of their energy in its owner's Drop Area",
        "",
    ),
    (MAIN + "Choose 1 or 2 cards in your life and add them to your hand.", "1 or 2", "up to 2"),
    ("[Auto] When this card or one of your opponent's cards attacks, draw 1 card.", "this card or ", ""),
]


@pytest.mark.parametrize(("line", "old", "new"), NEAR_MISSES)
def test_near_misses_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    assert compiled(line, "battle") != read(other)


def test_a_keyword_with_a_number_and_others_on_one_line() -> None:
    assert compiled("[Over Realm 6][Critical][Double Strike]", "battle") == (
        *read("[Over Realm 6]"), *read("[Critical]"), *read("[Double Strike]"),
    )  # fmt: skip


def test_from_which_area_a_card_was_played(duel: Factory) -> None:
    card = hero("[Auto] When this card is played from an Energy Area, draw 2 cards.")
    call = spell("[Activate Main] Choose 1 red Battle Card in your energy or Drop Area and play it.")
    for side, drawn in (Side(hand=["spell"], energy=["hero"]), 2), (Side(hand=["spell"], drop=["hero"]), 0):
        t = duel(side, cards=(card, call))
        t.you.use("spell")
        assert len(t.you.hand) == drawn


def test_a_card_that_is_thrown_from_the_hand_comes_back(duel: Factory) -> None:
    card = hero(
        "[Auto] If this card is placed in your Drop Area from your hand by a skill, you may play this card from your "
        "Drop Area."
    )
    call = spell("[Activate Main] Choose 1 card in your hand and discard it.")
    t = duel(Side(hand=["spell", "hero"]), cards=(card, call))
    t.you.use("spell")
    t.you.accept()
    assert t.you.battle == ["hero"]


def test_life_that_an_opponent_loses_otherwise(duel: Factory) -> None:
    card = hero("[Auto] When a card in your opponent's life is placed in their Drop Area, draw 1 card.")
    call = spell("[Activate Main] Your opponent chooses 1 card in their life and places it in their Drop Area.")
    mine = spell("[Activate Main] Choose 1 card in your life and place it in your Drop Area.", slug="mine")
    t = duel(Side(hand=["spell", "mine"], battle=["hero"]), cards=(card, call, mine))
    t.you.use("mine").answer("?@life/0/0")
    assert t.you.hand == ["spell"]
    t.you.use("spell")
    t.foe.answer("?@life/1/0")
    assert len(t.you.hand) == 1


def test_less_power_in_and_beside_the_battle(duel: Factory) -> None:
    card = hero(
        "[Permanent] All cards in your opponent's Leader Area, Battle Area, and Combo Area get -5000 power/combo power."
    )
    t = duel(Side(battle=["hero"]), Side(battle=["red-2"], hand=["red-1"]), cards=(card,))
    bare = duel(Side(), Side(battle=["red-2"]), cards=(card,))
    assert t.foe.power("red-2") == (bare.foe.power("red-2") or 0) - 5000
    assert t.foe.power("scout") == (bare.foe.power("scout") or 0) - 5000
    assert t.you.power("hero") == 10_000


def test_a_counter_that_costs_nothing(duel: Factory) -> None:
    lines = (
        "[Counter Attack] Negate the attack.",
        "[Permanent] If you have 4 or more cards in your Drop Area, you can activate this card from your hand without "
        "paying its energy cost.",
    )
    for drop, able in (["red-1"], False), (["red-1"] * 4, True):
        t = duel(Side(battle=["red-2"]), Side(hand=["spell"], drop=drop), cards=(spell(*lines, cost=3),))
        t.you.attack("red-2", "scout")
        if able:
            t.foe.counter("spell")
            assert len(t.foe.life) == 8
        else:
            t.fight()
            assert len(t.foe.life) == 7


def test_a_card_of_two_names(duel: Factory) -> None:
    line = "[Activate Main] Choose up to 1 《Guild》 <Ember> card in your Drop Area and add it to your hand."
    both = replace(hero(), slug="both", characters=("Ember",), traits=("Guild",))
    one = replace(hero(), slug="one", characters=("Ember",), traits=())
    t = duel(Side(hand=["spell"], drop=["both", "one"]), cards=(spell(line), both, one))
    t.you.use("spell")
    assert t.you.can_choose("both")
    assert not t.you.can_choose("one")
    t.you.choose("both")
    assert t.you.hand == ["both"]


def test_one_or_two(duel: Factory) -> None:
    line = "[Activate Main] Choose 1 or 2 cards in your life and add them to your hand."
    t = duel(Side(hand=["spell"]), cards=(spell(line),))
    t.you.use("spell")
    decision = t.pending("choose-to-hand", t.you)
    assert (decision.least, decision.most) == (1, 2)
    t.you.answer("?@life/0/0", "?@life/0/1")
    assert len(t.you.hand) == 2


def test_cards_of_the_opponent_that_were_looked_at_become_their_energy(duel: Factory) -> None:
    line = (
        "[Activate Main] Your opponent reveals their hand, and you choose up to 1 card from it and add it to their "
        "energy in Rest Mode."
    )
    (skill,) = compiled(line, "extra")
    assert "in its owner's energy in Rest Mode" in skill_text((skill,), "en")
    t = duel(Side(hand=["spell"]), Side(hand=["red-1"]), cards=(spell(line),))
    t.you.use("spell").choose("red-1")
    assert t.foe.rested_energy == ["red-1"]
