"""Skills that wait where their card lies, chance, and attacks that find another target, played out from text."""

from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import battle, unison
from tests.games.dbs.test_reading_plays import hero, spell


def test_a_skill_waits_in_the_drop_area(duel: Factory) -> None:
    card = hero(
        "[Auto] When you play a red Battle Card, if this card is in your Drop Area, you may add it to your hand."
    )
    t = duel(Side(drop=["hero"], hand=["red-1"], energy=["red-1"]), cards=(card,))
    t.you.play("red-1").accept()
    assert t.you.hand == ["hero"]
    assert t.you.drop == []


def test_it_does_not_wait_in_play(duel: Factory) -> None:
    card = hero("[Auto] When you play a red Battle Card, if this card is in your Drop Area, draw 1 card.")
    t = duel(Side(battle=["hero"], hand=["red-1"], energy=["red-1"]), cards=(card,))
    t.you.play("red-1")
    assert t.you.hand == []


def test_a_skill_is_activated_in_the_drop_area(duel: Factory) -> None:
    card = hero("[Activate Main] If this card is in your Drop Area and you have 1 or more energy : Play this card.")
    t = duel(Side(drop=["hero"], energy=["red-1"]), cards=(card,))
    t.you.use("hero")
    assert t.you.battle == ["hero"]


def test_chance_chooses_a_card_of_their_hand(duel: Factory) -> None:
    card = spell("[Activate Main] Your opponent discards 1 card at random.")
    t = duel(Side(hand=["spell"]), Side(hand=["red-1", "red-2"]), cards=(card,))
    t.you.use("spell")
    assert len(t.foe.hand) == 1
    assert t.foe.drop in (["red-1"], ["red-2"])


def test_a_card_is_drawn_for_each(duel: Factory) -> None:
    card = spell("[Activate Main] Draw a number of cards equal to the number of red Battle Cards in your Battle Area.")
    t = duel(Side(hand=["spell"], battle=["red-1", "red-2", "blue-1"]), cards=(card,))
    t.you.use("spell")
    assert len(t.you.hand) == 2


def test_the_top_of_the_deck_becomes_life(duel: Factory) -> None:
    card = spell("[Activate Main] Add the top card of your deck to your life.")
    t = duel(Side(hand=["spell"], deck=["black-3", "red-1"]), cards=(card,))
    t.you.use("spell")
    assert len(t.you.life) == 9
    assert t.you.deck == ["black-3"]


def test_this_card_becomes_the_guard(duel: Factory) -> None:
    line = (
        "[Auto] When your Leader Card is attacked, switch this card to Rest Mode and change the target of the attack "
        "to this card."
    )
    guard = battle("guard", "red", 1, 5000, *hero(line).abilities)
    t = duel(Side(battle=["red-3"]), Side(battle=["guard"]), cards=(guard,))
    t.you.attack("red-3", "scout")
    t.fight()
    assert t.foe.drop == ["guard"]
    assert len(t.foe.life) == 8


def test_an_extra_card_of_a_colour_is_waited_for(duel: Factory) -> None:
    card = hero("[Auto] When you activate a blue Extra Card, this card gets +5000 power for the turn.")
    red = spell("[Activate Main] Shuffle your deck.")
    t = duel(Side(battle=["hero"], hand=["spell"]), cards=(card, red))
    t.you.use("spell")
    assert t.you.power("hero") == 10_000


def test_a_card_that_attacks_one_of_a_name(duel: Factory) -> None:
    card = hero("[Auto] When this card attacks a blue Battle Card, draw 1 card.")
    t = duel(Side(battle=["hero", "red-3"]), Side(rested=["blue-1", "red-1"]), cards=(card,))
    t.you.attack("hero", "red-1")
    t.fight()
    assert t.you.hand == []


def test_only_cards_of_one_colour_are_played(duel: Factory) -> None:
    card = hero("[Permanent] You can only play mono-red Battle Cards.")
    t = duel(Side(battle=["hero"], hand=["red-1", "blue-1"], energy=["red-1", "blue-1"] * 4), cards=(card,))
    assert t.you.can_play("red-1")
    assert not t.you.can_play("blue-1")


def test_markers_go_to_the_unison_card(duel: Factory) -> None:
    card = spell("[Activate Main] Add 2 markers to your Unison Card.")
    t = duel(Side(hand=["spell"], unison="pillar", markers=1), cards=(card, unison("pillar", "red", 1)))
    t.you.use("spell")
    assert t.you.markers == 3


def test_it_counts_from_where_a_card_was_played(duel: Factory) -> None:
    card = hero("[Auto] When you play a red Battle Card from your Drop Area, draw 1 card.")
    raise_ = spell("[Activate Main] Choose 1 red Battle Card in your Drop Area and play it.")
    t = duel(Side(battle=["hero"], hand=["red-1", "spell"], drop=["red-2"], energy=["red-1"]), cards=(card, raise_))
    t.you.play("red-1")
    assert t.you.hand == ["spell"]
    t.you.use("spell").choose("red-2")
    assert t.you.hand == ["black-3"]


def test_damage_to_the_opponent_is_waited_for(duel: Factory) -> None:
    card = hero("[Auto] When your opponent takes damage, this card gets +5000 power for the turn.")
    t = duel(Side(battle=["hero", "red-3"]), cards=(card,))
    t.you.attack("red-3", "scout")
    t.fight()
    assert t.you.power("hero") == 15_000


def test_the_top_of_the_deck_goes_to_the_warp(duel: Factory) -> None:
    card = spell("[Activate Main] Send the top 2 cards of your deck to your Warp.")
    t = duel(Side(hand=["spell"], deck=["black-3", "red-1", "red-2"]), cards=(card,))
    t.you.use("spell")
    assert sorted(t.you.warp) == ["red-1", "red-2"]


def test_a_cost_is_compared_with_cards_that_are_counted(duel: Factory) -> None:
    card = spell(
        "[Activate Main] KO up to 1 of your opponent's Battle Cards with an energy cost less than or equal to the "
        "number of cards in your hand."
    )
    t = duel(Side(hand=["spell", "blue-1"]), Side(battle=["red-1", "red-3"]), cards=(card,))
    t.you.use("spell").up_to(1, "red-1").choose("red-1")
    assert t.foe.battle == ["red-3"]


def test_a_card_of_one_trait_only_is_found(duel: Factory) -> None:
    card = spell("[Activate Main] Choose up to 1 《Guild》-only Battle Card in your Drop Area and play it.")
    pure = battle("pure", "red", 1, 5000, traits=("Guild",))
    mixed = battle("mixed", "red", 1, 5000, traits=("Guild", "Watch"))
    t = duel(Side(hand=["spell"], drop=["pure", "mixed"]), cards=(card, pure, mixed))
    t.you.use("spell").up_to(1, "pure").choose("pure")
    assert t.you.battle == ["pure"]


def test_another_card_is_saved(duel: Factory) -> None:
    line = (
        "[Permanent] If one of your other Battle Cards would be removed from the Battle Area by an opponent's skill, "
        "you may place this card in the Drop Area instead."
    )
    strike = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and return it to its owner's hand.")
    t = duel(Side(hand=["spell"]), Side(battle=["hero", "red-1"]), cards=(hero(line), strike))
    t.you.use("spell").choose("red-1")
    t.foe.choose("instead/0")
    assert t.foe.battle == ["red-1"]
    assert t.foe.drop == ["hero"]


def test_a_card_goes_from_life_to_the_drop_area(duel: Factory) -> None:
    card = hero("[Auto] When this card is placed in your Drop Area from your life, draw 1 card.")
    lose = spell("[Activate Main] Choose 1 card in your life and place it in your Drop Area.")
    t = duel(Side(hand=["spell"], life=["black-1"] * 7 + ["hero"]), cards=(card, lose))
    t.you.use("spell").choose("?@life/0/7")
    assert len(t.you.hand) == 1


def test_a_card_comes_back_later_under_a_condition(duel: Factory) -> None:
    card = hero(
        "[Activate Main] Send this card to the Warp : At the end of the turn, if your Leader Card is red, play it."
    )
    t = duel(Side(leader="captain", battle=["hero"]), cards=(card,))
    t.you.use("hero")
    assert t.you.warp == ["hero"]
    t.you.end_turn()
    assert t.you.battle == ["hero"]


def test_what_is_chosen_later_does_not_ask_what_became_of_the_card_before(duel: Factory) -> None:
    card = spell(
        "[Activate Main] Choose 1 of your Battle Cards and KO it. At the end of the turn, choose up to 1 of your "
        "energy and switch it to Active Mode."
    )
    t = duel(Side(hand=["spell"], battle=["red-1"], rested_energy=["red-1"]), cards=(card,))
    t.you.use("spell").end_turn()
    t.you.choose("red-1")
    assert len(t.you.active_energy) == 1
