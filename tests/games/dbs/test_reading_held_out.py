"""What lists from which nothing had been learnt taught the reader: what a small word changes, and what then "
"happens."""

from __future__ import annotations

import pytest

from pioche.games.dbs.reading import NotUnderstood, compiled
from pioche.games.dbs.reading.later import later
from pioche.games.dbs.reading.text import tokens
from pioche.games.dbs.wording import skill_text
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.test_reading_plays import hero, spell

MAIN, ATTACKS = "[Activate Main] ", "[Auto] When this card attacks, "
TOP = "your opponent reveals the top card of their deck; if it's a Battle Card, draw 1 card."
PAIRS = [
    (ATTACKS + TOP, "your opponent reveals the top card of their deck", "reveal the top card of your deck"),
    (ATTACKS + TOP, "a Battle Card", "a non-Battle Card"),
    (ATTACKS + "you and your opponent draw 1 card.", "you and your opponent draw", "your opponent draws"),
    (ATTACKS + "look at up to 3 cards from the top of your opponent's deck and put them back in any order.",
     "your opponent's deck", "your deck"),
    (MAIN + "Choose this card and all of your non-red Battle Cards. They get +5000 power for the turn.", "this "
     "card and", ""),
    (MAIN + "Choose this card and all of your non-red Battle Cards. They get +5000 power for the turn.", "non-", ""),
    ("[Permanent] If your Leader Card is red or an 《Ember》 card, this card gets +5000 power.", "red or an", "a red"),
    ("[Awaken] When you or your opponent's life is at 4 or less : You may draw 1 card, then flip this card over.",
     "you or your opponent's", "your"),
    ("[Permanent] All of your red 《Ember》 cards in your Battle Area with original energy costs of 1 have their "
     "energy costs "
     "increased by 2.", "increased", "reduced"),
    ("[Auto] When this card deals damage by attacking, draw 1 card.", " by attacking", ""),
    ("[Auto] When one of your 《Ember》 cards is played, draw 1 card.", "your", "your opponent's"),
    ("[Auto] When you or your opponent play a red Battle Card, draw 1 card.", "you or your opponent play", "you play"),
    ("[Auto] When you combo with this card, if one of your red <Ember> cards is being attacked, draw 1 card.",
     "<Ember> cards", "Battle Cards"),
    ("[Auto] When this card attacks or is removed from your Battle Area by a skill, draw 1 card.", " by a skill", ""),
    ("[Auto] When you play this card or combo with it from your hand, draw 1 card.", " from your hand", ""),
    ("[Permanent] If a red card in your Battle Area would be placed in its owner's Drop Area by one of your "
     "skills, it's sent to "
     "its owner's Warp instead.", "one of your skills", "one of your opponent's skills"),
    ("[Permanent] If there are 2 or more 《Ember》 cards under this card, this card gets +5000 power.", "under "
     "this card",
     "in your Drop Area"),
    (MAIN + "Choose up to 1 of your opponent's Battle Cards and negate its non-keyword skills for the turn.",
     "non-keyword ", ""),
    (MAIN + "All of your opponent's Battle Cards get -5000 power and have their non-keyword skills negated for "
     "the turn.",
     "non-keyword ", ""),
    (MAIN + "Draw 1 card, and you can't activate the [Auto] skill on copies of this card for the turn.", "[Auto]",
     "[Activate Main]"),
    ("[Blocker][Bond 2] Red 《Ember》 cards.", "Bond 2", "Bond 3"),
    ("[Permanent] Only 1 copy of this card can be played in your Battle Area.", "copy of this card", "{Ember}"),
    (MAIN + "Place the top card of your deck under a {Ember} in your Battle Area.", "a {Ember} in your Battle "
     "Area", "this card"),
    (MAIN + "If a {Ember} in your Battle Area has 7 or more cards under it : Draw 1 card.", "7", "6"),
    ("[Counter Attack] Choose any number of your opponent's Battle Cards whose total energy costs add up to 3 "
     "or less and KO "
     "them.", " or less", ""),
    (MAIN + "Play up to 3 《Ember》 cards with different card names and energy costs of 3 or less from your Drop Area.",
     "different card names and ", ""),
    ("[Auto] When this card in your Battle Area is placed in its owner's Drop Area by one of your skills, draw "
     "1 card.", "your skills",
     "your opponent's skills"),
    ("[Auto] When a red card in your Battle Area other than this card is placed in its owner's Drop Area by one "
     "of your skills, "
     "draw 1 card.", " other than this card", ""),
    ("[Auto] When one of your red cards is KO'd, you may play this card from your hand.", "your red", "your "
     "opponent's red"),
    ("[Auto] When your opponent's Battle Card's power is decreased, draw 1 card.", "opponent's Battle Card's",
     "Leader Card's"),
    (MAIN + "Choose up to 1 《Ember》 or card whose card name includes {Ash} in your hand and play it.", "《Ember》 or",
     "《Ember》"),
    (MAIN + "Place this card in your energy from your Drop Area.", "Drop Area", "hand"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "old", "new"), PAIRS)
def test_near_misses_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    found = compiled(line, "battle")
    try:
        assert compiled(other, "battle") != found
    except NotUnderstood:
        assert found
    assert skill_text(found, "fr")


REFUSED = [
    "[Permanent] Reduce the energy cost (and specified red cost) of <Ember> in your hand by 1.",  # more than an aside
    MAIN + "Place the top card of your deck under a <Ember> card in your Battle Area.",  # under which of them?
    "[Auto] When a red card in your hand is placed in your Drop Area, if you have a red card in your hand, you "
    "may play this "
    "card from your hand.",  # what the hand holds is asked
]


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_clear_is_refused(line: str) -> None:
    with pytest.raises(NotUnderstood):
        compiled(line, "battle")


def test_a_trait_in_the_brackets_of_a_name_set_twice_is_a_trait() -> None:
    assert compiled("[Permanent] All of your ＜＜Ember＞＞ cards get +5000 power.", "battle") == compiled(
        "[Permanent] All of your 《Ember》 cards get +5000 power.", "battle"
    )


def test_life_that_lies_face_up_is_later() -> None:
    assert later(tokens("[Awaken] When your opponent has 3 or more life face up : Flip this card over."))
    assert not later(tokens("[Activate Main] Draw 1 card."))


def test_whoever_looks_at_the_deck_of_another_puts_it_in_order(duel: Factory) -> None:
    card = hero(ATTACKS + "look at up to 3 cards from the top of your opponent's deck and put them back in any order.")
    t = duel(Side(battle=["hero"]), Side(deck=["black-1"] * 4 + ["red-1", "red-2", "red-3"]), cards=(card,))
    t.you.attack("hero", "scout").choose("number/3")
    t.pending("order", t.you)
    t.you.choose("red-2", "red-3", "red-1")
    assert t.foe.deck[-3:] == ["red-2", "red-3", "red-1"]
    assert [shown.slug for shown in t.foe.view.cards("deck", 1) if shown.slug] == []


def test_skills_without_keyword_are_negated_and_keywords_are_not(duel: Factory) -> None:
    guard = hero("[Blocker]", "[Permanent] This card gets +5000 power.", slug="guard")
    card = spell(
        MAIN + "Choose up to 1 of your opponent's Battle Cards and negate its non-keyword skills for the turn."
    )
    t = duel(Side(hand=["spell"]), Side(battle=["guard"]), cards=(guard, card))
    assert t.foe.power("guard") == 15_000
    t.you.use("spell").choose("guard")
    assert t.foe.power("guard") == 10_000
    t.you.attack("captain", "scout")
    assert t.foe.can_use("guard") or t.asked[0] == "foe"
    t.foe.decline()
    t.fight()


def test_auto_skills_of_copies_are_not_activated(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card is played, draw 1 card, and you can't activate the [Auto] skill on copies of "
        "this card for the "
        "turn."
    )
    t = duel(Side(hand=["hero", "hero"], energy=["red-1"] * 2), cards=(card,))
    t.you.play("hero")
    assert len(t.you.hand) == 2
    t.you.play("hero")
    assert len(t.you.hand) == 1


def test_a_keyword_counts_while_there_are_so_many_cards(duel: Factory) -> None:
    card = hero("[Critical][Bond 2] Red cards.")
    for others, drop in ((["red-1"], 1), ([], 0)):
        t = duel(Side(battle=["hero", *others]), cards=(card,))
        t.you.attack("hero", "scout")
        t.fight()
        assert len(t.foe.drop) == drop


def test_you_and_your_opponent_draw(duel: Factory) -> None:
    card = hero(ATTACKS + "you and your opponent draw 1 card.")
    t = duel(Side(battle=["hero"]), cards=(card,))
    before = len(t.foe.hand)
    t.you.attack("hero", "scout")
    assert (len(t.you.hand), len(t.foe.hand)) == (1, before + 1)
    t.fight()


def test_a_card_that_would_go_to_the_drop_area_goes_elsewhere(duel: Factory) -> None:
    """Whether it is KO'd or has been used in a combo; from elsewhere it goes where it would."""
    line = (
        "[Permanent] When this card is placed in a Drop Area from a Battle Area or Combo Area, it is placed at the "
        "bottom of its owner's deck instead."
    )
    bolt = spell(MAIN + "Choose 1 of your Battle Cards and KO it.")
    t = duel(Side(hand=["spell", "hero"], battle=["hero"]), cards=(hero(line), bolt))
    t.you.use("spell")
    assert (t.you.deck[0], t.you.drop) == ("hero", ["spell"])
    t.you.attack("captain", "scout").combo("hero")
    t.fight()
    assert t.you.deck[:2] == ["hero", "hero"]
    away = spell(MAIN + "Choose 1 card in your hand and place it in your Drop Area.")
    t = duel(Side(hand=["spell", "hero"]), cards=(hero(line), away))
    t.you.use("spell")
    assert sorted(t.you.drop) == ["hero", "spell"]
