"""What is read is what happens, more of it: what others do for a card, what is left, what cards lack."""

import pytest

from pioche.games.dbs.calls import swap
from pioche.games.dbs.reading import NotUnderstood
from pioche.games.dbs.vocabulary import blocker
from pioche.kernel.cards.query import Is
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import battle
from tests.games.dbs.test_reading_plays import hero, spell


def test_what_the_opponent_sent_away_is_what_a_text_speaks_of_next(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks, your opponent chooses 1 card from their hand and places it in the Drop Area. "
        "If "
        "that card is a Battle Card with an energy cost of 2 or more, draw 1 card."
    )
    for dropped, drawn in (("red-2", 1), ("blue-1", 0)):
        t = duel(Side(battle=["hero"]), Side(hand=["blue-1", "red-2"]), cards=(card,))
        t.you.attack("hero", "scout")
        t.foe.choose(dropped)
        assert len(t.you.hand) == drawn
        t.fight()


def test_an_opponent_without_a_card_leaves_nothing_to_speak_of(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks, your opponent chooses 1 card from their hand and sends it to their Warp. If "
        "that "
        "card was a Battle Card, combo with it in your Combo Area."
    )
    t = duel(Side(battle=["hero"]), cards=(card,))
    t.you.attack("hero", "scout")
    assert t.you.combo_area == []
    t.fight()
    t = duel(Side(battle=["hero"]), Side(hand=["red-2", "red-2"]), cards=(card,))
    t.you.attack("hero", "scout")
    t.foe.choose("red-2")
    assert t.you.combo_area == ["red-2"]
    t.fight()


def test_who_did_not_draw_gets_something_else(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks, you may draw 1 card. If you did not draw a card with this skill, this card "
        "gains "
        "+5000 power for the turn."
    )
    t = duel(Side(battle=["hero"]), cards=(card,))
    t.you.attack("hero", "scout").decline()
    assert (t.you.power("hero"), t.you.hand) == (15_000, [])
    t.fight()
    t = duel(Side(battle=["hero"]), cards=(card,))
    t.you.attack("hero", "scout").accept()
    assert (t.you.power("hero"), len(t.you.hand)) == (10_000, 1)
    t.fight()


def test_cards_without_a_keyword(duel: Factory) -> None:
    line = "[Activate Main][Once per turn] Choose up to 1 of your opponent's Battle Cards without [Blocker] and KO it."
    guard = battle("guard", "red", 1, 5000, blocker())
    t = duel(Side(battle=["hero"]), Side(battle=["guard", "red-2"]), cards=(hero(line), guard))
    t.you.use("hero")
    assert not t.you.can_choose("guard")
    t.you.choose("red-2")
    assert t.foe.battle == ["guard"]


def test_cards_with_no_keyword_at_all(duel: Factory) -> None:
    line = "[Activate Main] Choose up to 1 red card in your Drop Area with no keyword skills and play it."
    guard = battle("guard", "red", 1, 5000, blocker())
    t = duel(Side(battle=["hero"], drop=["guard", "red-2"]), cards=(hero(line), guard))
    t.you.use("hero")
    assert not t.you.can_choose("guard")
    t.you.choose("red-2")


def test_a_card_asks_whether_one_of_its_player_is_attacked(duel: Factory) -> None:
    card = hero("[Auto] When you combo with this card, if one of your red Battle Cards is being attacked, draw 1 card.")
    for target, gained in (("red-2", True), ("scout", False)):
        foe = Side(leader="scout", rested=["red-2"], hand=["hero"])
        t = duel(Side(battle=["black-1"]), foe, cards=(card,))
        t.you.attack("black-1", target).pass_()
        t.foe.combo("hero")
        assert bool(t.foe.hand) == gained
        t.fight()


def test_the_hand_goes_to_the_warp_until_so_many_are_left(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks, your opponent chooses cards from their hand and sends them to their Warp "
        "until they "
        "have 1 card in hand."
    )
    t = duel(Side(battle=["hero"]), Side(hand=["blue-1", "red-2", "red-1"]), cards=(card,))
    t.you.attack("hero", "scout")
    t.foe.choose("blue-1", "red-1")
    assert t.foe.hand == ["red-2"]
    t.fight()


def test_that_card_is_the_one_that_is_attacked(duel: Factory) -> None:
    card = hero("[Auto] When this card attacks a Battle Card, if that card has 10000 power or less, KO it.")
    t = duel(Side(battle=["hero"]), Side(rested=["red-2"]), cards=(card,))
    t.you.attack("hero", "red-2")
    assert (t.you.battle, t.foe.drop) == (["hero"], ["red-2"])
    with pytest.raises(NotUnderstood, match="it"):
        hero("[Auto] When this card attacks a Battle Card, it gains +5000 power for the turn.")


def test_what_comes_behind_something_later_is_not_guessed() -> None:
    with pytest.raises(NotUnderstood, match="after-later"):
        hero("[Auto] When you play this card, switch it to Active Mode after the battle. Then, draw 1 card.")


def test_two_conditions_in_one_sentence_hold_one_within_the_other(duel: Factory) -> None:
    line = "[Activate Main] If your Leader Card is {}, draw 1 card, and if you have {} or more life, draw 2 cards."
    for colour, life, drawn in (("red", 8, 3), ("red", 9, 1), ("blue", 8, 0)):
        t = duel(Side(battle=["hero"]), cards=(hero(line.format(colour, life)),))
        t.you.use("hero")
        assert len(t.you.hand) == drawn
    with pytest.raises(NotUnderstood, match="two-conditions"):
        hero("[Activate Main] If your Leader Card is red, draw 1 card, and if your Leader Card is blue, draw 2 cards.")


def test_who_refuses_lets_something_happen_to_what_is_chosen_then(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks a Leader Card, your opponent may choose 2 cards from their hand and place "
        "them in "
        "the Drop Area. If they don't, choose all of your opponent's Battle Cards and energy. Place them in the Drop "
        "Area."
    )
    foe = Side(hand=["blue-1", "red-2", "red-1"], battle=["red-2"], energy=["blue-1"])
    t = duel(Side(battle=["hero"]), foe, cards=(card,))
    t.you.attack("hero", "scout")
    t.foe.decline()
    assert (len(t.foe.hand), sorted(t.foe.drop)) == (3, ["blue-1", "red-2"])
    t.fight()
    t = duel(Side(battle=["hero"]), foe, cards=(card,))
    t.you.attack("hero", "scout")
    t.foe.accept().choose("blue-1", "red-1")
    assert (t.foe.hand, sorted(t.foe.drop), t.foe.battle) == (["red-2"], ["blue-1", "red-1"], ["red-2"])
    t.fight()


def test_a_condition_speaks_of_the_players_own_card(duel: Factory) -> None:
    line = (
        "[Activate Main][Once per turn] Choose up to 1 of your or your opponent's Battle Cards and return it to its "
        "owner's "
        "hand. If that card was your own Battle Card, draw 1 card."
    )
    for chosen, hand in (("red-1", 2), ("blue-1", 0)):
        t = duel(Side(battle=["hero", "red-1"]), Side(battle=["blue-1"]), cards=(hero(line),))
        t.you.use("hero").choose(chosen)
        assert len(t.you.hand) == hand


def test_nobody_combos_in_the_battle_of_a_card(duel: Factory) -> None:
    card = hero("[Permanent] Your opponent can't combo for the duration of this card's battle.")
    for attacker, allowed in (("hero", False), ("red-2", True)):
        t = duel(Side(battle=["hero", "red-2"]), Side(hand=["blue-1"]), cards=(card,))
        t.you.attack(attacker, "scout").pass_()
        assert t.foe.can_combo("blue-1") == allowed
        t.fight()


def test_cards_go_under_a_card_until_there_are_so_many(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks, place cards from the top of your deck under your {Ball} until there are 3 "
        "cards under "
        "{Ball}."
    )
    ball = battle("ball", "red", 1, 5000, name="Ball")
    t = duel(Side(battle=["hero", "ball"], under={"ball": ["red-1"]}), cards=(card, ball))
    t.you.attack("hero", "scout")
    assert len(t.you.deck) == 18
    t.fight()


def test_a_counter_may_be_paid_in_another_way(duel: Factory) -> None:
    lines = (
        "[Counter Attack] Negate the attack.",
        "[Permanent] When you activate this card's [Counter], you may choose 1 card in your life and add it to your "
        "hand. If "
        "you do so, you may activate this card's [Counter] without paying its energy cost.",
    )
    t = duel(Side(battle=["red-2"]), Side(hand=["spell"]), cards=(spell(*lines, cost=2),))
    t.you.attack("red-2", "scout")
    t.foe.counter("spell").choose("?@life/1/0")
    assert (len(t.foe.life), t.foe.hand) == (7, ["black-1"])


def test_what_happens_at_the_end_of_the_turn_in_which_a_card_is_played(duel: Factory) -> None:
    card = hero("[Auto] At the end of the turn when you play this card, draw 2 cards.", cost=0)
    t = duel(Side(hand=["hero"]), cards=(card,))
    t.you.play("hero")
    assert t.you.hand == []
    t.you.end_turn()
    assert len(t.you.hand) == 2


def test_a_card_tells_by_which_keyword_it_was_played(duel: Factory) -> None:
    swapper = battle("swapper", "red", 1, 5000, swap(2, Is("red")))
    card = hero("[Auto] When you play this card with [Swap], draw 2 cards.", cost=2)
    t = duel(Side(battle=["swapper"], hand=["hero", "hero"], energy=["red-1"] * 2), cards=(swapper, card))
    t.you.use("swapper").choose("hero")
    assert (t.you.battle, len(t.you.hand)) == (["hero"], 4)
    t.you.play("hero")
    assert len(t.you.hand) == 3, "played from the hand it is not swapped"


def test_several_of_two_groups_may_be_of_either(duel: Factory) -> None:
    card = hero(
        "[Activate Main][Once per turn] Choose up to a total of 2 of your opponent's Battle Cards or energy and "
        "switch them "
        "to Rest Mode."
    )
    t = duel(Side(battle=["hero"]), Side(battle=["red-2"], energy=["blue-1"]), cards=(card,))
    t.you.use("hero").choose("red-2", "blue-1")
    assert t.foe.rested == ["red-2"]


def test_only_cards_of_some_colours_can_be_played(duel: Factory) -> None:
    card = hero("[Activate Main] You can only play Battle Cards that are green or red and no other color for the turn.")
    t = duel(Side(battle=["hero"], hand=["blue-1", "red-1"], energy=["blue-1", "red-1"]), cards=(card,))
    assert t.you.can_play("blue-1")
    t.you.use("hero")
    assert (t.you.can_play("blue-1"), t.you.can_play("red-1")) == (False, True)


def test_a_card_comes_back_from_the_warp(duel: Factory) -> None:
    line = "[Auto] When this card is sent to the Warp from your Battle Area or deck, add it to your hand."
    banish = spell(
        "[Activate Main] Choose 1 {} and send it to the Warp.".format("card in your Drop Area"), slug="banish"
    )
    send = spell("[Activate Main] Choose 1 of your Battle Cards and send it to the Warp.", slug="send")
    t = duel(Side(battle=["hero"], hand=["send"]), cards=(hero(line), send))
    t.you.use("send")
    assert (t.you.hand, t.you.warp) == (["hero"], [])
    t = duel(Side(drop=["hero"], hand=["banish"]), cards=(hero(line), banish))
    t.you.use("banish").choose("hero")
    assert (t.you.hand, t.you.warp) == ([], ["hero"])


def test_what_lies_under_a_card_goes_instead_of_it(duel: Factory) -> None:
    card = hero(
        "[Permanent] If this card would leave the Battle Area when there are any red cards placed under this card, "
        "place all "
        "the cards under this card in the Drop Area instead."
    )
    send = spell("[Activate Main] Choose 1 of your Battle Cards and send it to the Warp.", slug="send")
    for below, warp in ((["red-1", "blue-1"], []), (["blue-1"], ["hero"])):
        t = duel(Side(battle=["hero"], under={"hero": below}, hand=["send"]), cards=(card, send))
        t.you.use("send")
        assert t.you.warp == warp
        assert {*below} <= {*t.you.drop}


def test_a_chosen_card_goes_under_another_chosen_one(duel: Factory) -> None:
    card = hero(
        "[Activate Main][Once per turn] Choose 1 of your {hero} and 1 of your opponent's Battle Cards. Place the "
        "chosen "
        "opponent Battle Card under the chosen {hero}."
    )
    t = duel(Side(battle=["hero", "red-2"]), Side(battle=["blue-1", "red-1"]), cards=(card,))
    t.you.use("hero").choose("blue-1")
    assert (t.foe.battle, t.foe.drop) == (["red-1"], [])


def test_the_cost_of_cards_in_hand_is_reduced_for_the_turn(duel: Factory) -> None:
    card = hero("[Activate Main] Reduce the energy cost of red and blue cards in your hand by 1 for the turn.")
    t = duel(Side(battle=["hero"], hand=["red-2", "black-3"], energy=["red-1"] * 2), cards=(card,))
    assert not t.you.can_play("black-3")
    t.you.use("hero").play("red-2")
    assert len(t.you.rested_energy) == 1
