"""Constructs of card text: what a small word changes, and what is read is what happens."""

import pytest

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.reading import NotUnderstood, compiled, read
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import battle, extra

MAIN = "[Activate Main] "

NEAR_MISSES = [
    ("[Permanent] This card can only be played from Energy Areas.", "Energy Areas", "your hand"),
    ("[Permanent] This card can't be played with skills from any area.", "with skills ", ""),
    ("[Permanent] This card can't be attacked by your opponent's Battle Cards.", "Battle Cards", "cards"),
    ("[Permanent] You can't combo with cards in your Battle Area.", "in your Battle Area", "in your hand"),
    (
        "[Permanent] Only 1 {Ember} can be played in your Battle Area, and if you have 2 or more red energy, reduce "
        "the energy cost of this card in your hand by 1.",
        "and if you have 2 or more red energy, reduce",
        "and reduce",
    ),
    (MAIN + "Discard 1 card from your hand. If you discarded a red card, draw 1 card.", "red", "blue"),
    (
        MAIN + "Discard up to 2 cards from your hand. If you discarded 2 cards, draw 1 card.",
        "discarded 2",
        "discarded 1",
    ),
    (
        MAIN + "Look at the top card of your deck; if it's red, you may add it to your hand.",
        "you may add it to",
        "add it to",
    ),
    (
        "[Counter Play] The Battle Card being played is placed in its owner's Drop Area instead.",
        "placed in its owner's Drop Area",
        "returned to its owner's hand",
    ),
    ("[EX-Evolve] <Ember> with an energy cost of 3 or 6.", "3 or 6", "3 or 5"),
    (
        "[Counter Play] The Battle Card being played has its skills negated for the turn and is played in Rest Mode.",
        " and is played in Rest Mode",
        "",
    ),
]


@pytest.mark.parametrize(("line", "old", "new"), NEAR_MISSES)
def test_near_misses_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    assert compiled(line, "battle") != read(other)


def hero(*lines: str, cost: int = 1, slug: str = "hero") -> DbsCard:
    return battle(slug, "red", cost, 10_000, *(skill for line in lines for skill in compiled(line, "battle")))


def spell(*lines: str, cost: int = 0, slug: str = "spell") -> DbsCard:
    return extra(slug, "red", cost, *(skill for line in lines for skill in compiled(line, "extra")))


# Lines of several skills


def test_one_line_says_several_skills_that_count_in_other_areas(duel: Factory) -> None:
    line = (
        "[Permanent] This card can't attack; if you have 2 or more cards in your Drop Area, reduce the energy cost of "
        "this card in your hand by 1."
    )
    assert len(compiled(line, "battle")) == 2
    for drop, able in (["red-1"], False), (["red-1", "red-2"], True):
        t = duel(Side(hand=["hero"], battle=["hero"], energy=["red-1"], drop=drop), cards=(hero(line, cost=2),))
        assert t.you.can_play("hero") is able
        assert not t.you.can_attack("hero")


def test_each_condition_of_two_is_its_own(duel: Factory) -> None:
    line = (
        "[Permanent] If you have 2 or more cards in your Drop Area, this card gets +5000 power. If you have 4 or more "
        "cards in your Drop Area, this card gets an additional +5000 power."
    )
    for count, power in (1, 10_000), (2, 15_000), (4, 20_000):
        t = duel(Side(battle=["hero"], drop=["red-1"] * count), cards=(hero(line),))
        assert t.you.power("hero") == power


def test_what_follows_a_condition_in_the_same_sentence_is_not_guessed() -> None:
    line = (
        "[Permanent] If your Leader Card is red, this card can't attack and reduce the energy cost of this card in "
        "your hand by 1."
    )
    with pytest.raises(NotUnderstood):
        read(line)


def test_a_card_that_is_played_from_the_energy_only(duel: Factory) -> None:
    card = hero("[Permanent] This card can only be played from Energy Areas.")
    call = spell("[Activate Main] Choose up to 1 red Battle Card in your energy and play it.")
    t = duel(Side(hand=["spell", "hero"], energy=["hero", "red-1"]), cards=(card, call))
    assert not t.you.can_play("hero")
    t.you.use("spell").choose("hero")
    assert t.you.battle == ["hero"]


def test_a_card_that_no_skill_plays(duel: Factory) -> None:
    card = hero("[Permanent] This card can't be played with skills from any area.")
    call = spell("[Activate Main] Choose 1 Battle Card in your Drop Area and play it.")
    t = duel(Side(hand=["spell", "hero"], drop=["hero"], energy=["red-1"]), cards=(card, call))
    t.you.use("spell")
    assert t.you.battle == []
    t.you.play("hero")
    assert t.you.battle == ["hero"]


# What was just done


def test_whether_a_card_was_discarded_and_which(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks, discard 1 card from your hand. If you discarded a red card, draw 2 cards."
    )
    for chosen, held in ("red-1", 3), ("blue-1", 1):
        t = duel(Side(battle=["hero"], hand=["red-1", "blue-1"]), cards=(card,))
        t.you.attack("hero", "scout").choose(chosen)
        assert len(t.you.hand) == held
        t.fight()


def test_what_was_done_under_a_condition_is_asked_under_it(duel: Factory) -> None:
    line = (
        "[Activate Main] If you have 1 or more energy, choose up to 1 card in your Drop Area and add it to your hand. "
        "If you added a card to your hand, draw 1 card."
    )
    for energy, chosen, held in (["red-1"], "red-2", 2), (["red-1"], "", 0), ([], None, 0):
        t = duel(Side(hand=["spell"], drop=["red-2"], energy=energy), cards=(spell(line),))
        t.you.use("spell")
        if chosen:
            t.you.choose(chosen)
        elif chosen is not None:
            t.you.decline()
        assert len(t.you.hand) == held


def test_a_discard_that_depends_on_what_was_found(duel: Factory) -> None:
    line = (
        "[Activate Main] Look at up to 2 cards from the top of your deck, add up to 2 red cards among them to your "
        "hand; shuffle your deck, then choose 1 card in your hand and discard it if you added 2 cards to your hand."
    )
    for keys, held in (["red-1@deck/0", "red-2@deck/0"], 1), (["red-1@deck/0"], 1), ([], 0):
        t = duel(Side(hand=["spell"], deck=[*["black-3"] * 8, "red-1", "red-2"]), cards=(spell(line),))
        t.you.use("spell").answer("number/2").answer(*keys)
        if len(keys) == 2:
            t.you.choose("red-2")
        assert len(t.you.hand) == held


def test_the_card_that_the_opponent_gave_up_fights_for_you(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks, your opponent chooses 1 card in their hand and sends it to their Warp. If the "
        "card your opponent sent to their Warp was a Battle Card, combo it with this card."
    )
    for hand, fights in (["blue-1"], ["blue-1"]), (["spell"], []), ([], []):
        t = duel(Side(battle=["hero"]), Side(hand=hand), cards=(card, spell("[Activate Main] Draw 1 card.")))
        t.you.attack("hero", "scout")
        assert t.you.combo_area == fights
        t.fight()


def test_the_card_chosen_before_is_the_one_below(duel: Factory) -> None:
    card = spell(
        "[Activate Main] Choose 1 red card in your Battle Area and place this card under it : Choose up to 1 blue card "
        "in your hand, play it on top of the chosen card in Active Mode."
    )
    t = duel(Side(hand=["spell", "blue-1"], battle=["red-1", "red-2"]), cards=(card,))
    t.you.use("spell").choose("red-2").choose("blue-1")
    assert sorted(t.you.battle) == ["blue-1", "red-1"]
    assert sorted(t.you.under_card("blue-1")) == ["red-2", "spell"]


def test_if_you_do_it_is_the_card_of_which_it_was_done(duel: Factory) -> None:
    card = hero(
        "[Auto] When you play this card, you may choose 1 blue card from your hand and play it. If you do so, both "
        "that card and this card gain +5000 power for the duration of the turn."
    )
    t = duel(Side(hand=["hero", "blue-1"], battle=["red-2"], energy=["red-1"]), cards=(card,))
    before = t.you.power("red-2")
    t.you.play("hero").choose("blue-1")
    assert (t.you.power("hero"), t.you.power("blue-1"), t.you.power("red-2")) == (15_000, 10_000, before)


# Looking at a card that nobody else sees


def test_others_do_not_see_whether_the_card_looked_at_would_do(duel: Factory) -> None:
    card = spell(
        "[Activate Main] Look at the top card of your deck; if it's a red card, you may add it to your hand; "
        "otherwise, place it on top of your deck."
    )
    for top, taken in ("red-1", ["red-1"]), ("blue-1", []):
        t = duel(Side(hand=["spell"], deck=[*["black-3"] * 8, top]), cards=(card,))
        t.you.use("spell")
        assert t.pending("choose-to-hand", t.you), "asked, whatever the card is"
        if taken:
            t.you.choose(top)
        else:
            assert not t.you.can_choose(top)
            t.you.decline()
        assert t.you.hand == taken
        assert len(t.you.deck) == 9 - len(taken)


# A card that is being played


def test_an_opponent_may_give_up_the_card_they_play(duel: Factory) -> None:
    card = spell(
        "[Counter Play] Your opponent may place the Battle Card they're playing in its owner's Drop Area instead of "
        "playing it. If they didn't, your opponent chooses 2 cards in their hand and places them in their Drop Area."
    )
    for answer, played, drop in ("yes", [], ["red-1"]), ("no", ["red-1"], ["blue-1", "blue-1"]):
        t = duel(
            Side(hand=["red-1", "blue-1", "blue-1", "blue-1"], energy=["red-2"]), Side(hand=["spell"]), cards=(card,)
        )
        t.you.play("red-1")
        t.foe.counter("spell")
        t.you.answer(answer)
        if answer == "no":
            t.you.answer("blue-1", "blue-1#2")
        assert (t.you.battle, t.you.drop) == (played, drop)


def test_a_card_or_else_itself(duel: Factory) -> None:
    card = hero(
        "[Counter Play] You may discard this card from your hand. If you do, the Battle Card being played is returned "
        "to its owner's hand instead. If you don't, play this card.",
        cost=0,
    )
    for answer, held, played in ("yes", ["red-1"], []), ("no", [], ["hero"]):
        t = duel(Side(hand=["red-1"], energy=["red-2"]), Side(hand=["hero"]), cards=(card,))
        t.you.play("red-1")
        t.foe.counter("hero").answer(answer)
        assert t.you.hand == held
        assert t.foe.battle == played
