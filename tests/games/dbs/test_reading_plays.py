"""What is read is what happens: skills compiled from text, played out. The samples are written here."""

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.reading import read
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import battle, extra, unison


def hero(*lines: str, cost: int = 1, slug: str = "hero") -> DbsCard:
    return battle(slug, "red", cost, 10_000, *(skill for line in lines for skill in read(line)))


def spell(*lines: str, cost: int = 0, slug: str = "spell") -> DbsCard:
    return extra(slug, "red", cost, *(skill for line in lines for skill in read(line, "extra")))


def test_a_card_is_searched_for_in_the_deck(duel: Factory) -> None:
    card = hero(
        "[Auto] When you play this card, choose up to 1 blue card from your deck and add it to your "
        "hand. Then, shuffle your deck."
    )
    t = duel(Side(hand=["hero"], energy=["red-1"], deck=["blue-1", *["black-3"] * 9]), cards=(card,))
    t.you.play("hero").choose("blue-1")
    assert t.you.hand == ["blue-1"]
    assert len(t.you.deck) == 9


def test_a_card_is_paid_before_the_colon_for_what_follows(duel: Factory) -> None:
    card = hero(
        "[Activate Main][Once per turn][red_ball] : Choose 1 card in your hand and place it in your "
        "Drop Area, then draw 2 cards."
    )
    t = duel(Side(battle=["hero"], hand=["blue-1", "red-2"], energy=["red-1"]), cards=(card,))
    t.you.use("hero").choose("red-2")
    assert t.you.drop == ["red-2"]
    assert len(t.you.hand) == 3
    assert not t.you.can_use("hero")


def test_you_may_and_if_you_do(duel: Factory) -> None:
    card = hero("[Auto] When this card attacks, you may choose 1 card in your hand and place it in your Drop "
                "Area. If you do, this card gets "
                "+5000 power and [Double Strike] for the turn.")  # fmt: skip
    t = duel(Side(battle=["hero"], hand=["blue-1", "red-2"]), cards=(card,))
    t.you.attack("hero", "scout").choose("blue-1")
    assert t.you.power("hero") == 15_000
    t.fight()
    assert len(t.foe.life) == 6


def test_who_does_not_gets_nothing(duel: Factory) -> None:
    card = hero(
        "[Auto] When this card attacks, you may choose 1 card in your hand and place it in your Drop "
        "Area. If you do, draw 2 cards."
    )
    t = duel(Side(battle=["hero"], hand=["blue-1", "red-2"]), cards=(card,))
    t.you.attack("hero", "scout").decline()
    t.fight()
    assert sorted(t.you.hand) == ["blue-1", "red-2"]


def test_it_is_the_card_that_was_chosen(duel: Factory) -> None:
    card = spell(
        "[Activate Main] Choose up to 1 of your Battle Cards, switch it to Active Mode, and it gets "
        "+5000 power for the turn."
    )
    t = duel(Side(hand=["spell"], battle=["red-2"], rested=["red-1"]), cards=(card,))
    t.you.use("spell").choose("red-1")
    assert "red-1" not in t.you.rested
    assert t.you.power("red-1") == 10_000


def test_a_condition_at_the_beginning_holds_for_all(duel: Factory) -> None:
    card = spell(
        "[Activate Main] If you have 3 or more energy, switch up to 1 of your energy to Active Mode. "
        "Then, draw 2 cards."
    )
    t = duel(Side(hand=["spell", "blue-1"], energy=["red-1"] * 2), cards=(card,))
    t.you.use("spell")
    assert t.you.hand == ["blue-1"]


def test_the_opponent_chooses_from_their_own_hand(duel: Factory) -> None:
    card = hero(
        "[Auto] When you play this card, your opponent chooses 1 card from their hand and places it in their Drop Area."
    )
    t = duel(Side(hand=["hero"], energy=["red-1"]), Side(hand=["blue-1", "red-2"]), cards=(card,))
    t.you.play("hero")
    t.foe.choose("red-2")
    assert t.foe.drop == ["red-2"]


def test_the_remaining_cards_go_under_the_deck(duel: Factory) -> None:
    card = hero("[Auto] When you play this card, look at up to 2 cards from the top of your deck, choose up to "
                "1 red card among them and add it "
                "to your hand, then place the remaining cards at the bottom of your deck in any order.")  # fmt: skip
    deck = [*["black-3"] * 8, "blue-1", "red-2"]
    t = duel(Side(hand=["hero"], energy=["red-1"], deck=deck), cards=(card,))
    t.you.play("hero").answer("number/2").choose("red-2")
    assert t.you.hand == ["red-2"]
    assert t.you.deck == ["blue-1", *["black-3"] * 8]


def test_a_skill_that_names_the_drop_area_counts_there(duel: Factory) -> None:
    card = hero("[Activate Main][red_ball], send this card from your Drop Area to your Warp : Draw 1 card.")
    t = duel(Side(drop=["hero"], hand=["hero"], battle=["hero"], energy=["red-1"]), cards=(card,))
    t.you.use("hero@drop")
    assert t.you.warp == ["hero"]
    assert len(t.you.hand) == 2


def test_a_combo_from_the_hand_is_not_one_from_the_battle_area(duel: Factory) -> None:
    card = hero("[Auto] When you combo with this card from your hand, draw 1 card.")
    t = duel(Side(hand=["hero"], battle=["hero", "red-2"], deck=["blue-1"] * 9), cards=(card,))
    t.you.attack("red-2", "scout").combo("hero@battle")
    assert t.you.hand == ["hero"]
    t.you.combo("hero")
    assert t.you.hand == ["blue-1"]
    t.fight()


def test_it_comes_back_at_the_end_of_the_battle(duel: Factory) -> None:
    card = hero(
        "[Auto] At the end of the battle after you combo with this card from your hand, play this card in Rest Mode."
    )
    t = duel(Side(hand=["hero"], battle=["red-2"]), cards=(card,))
    t.you.attack("red-2", "scout").combo("hero")
    t.fight()
    assert sorted(t.you.battle) == ["hero", "red-2"]
    assert "hero" in t.you.rested


def test_a_later_effect_waits_for_the_end_of_the_turn(duel: Factory) -> None:
    card = hero(
        "[Auto] When you play this card, draw 1 card, then at the end of the turn, return this card to "
        "its owner's hand."
    )
    t = duel(Side(hand=["hero"], energy=["red-1"]), cards=(card,))
    t.you.play("hero")
    assert t.you.battle == ["hero"]
    t.you.end_turn()
    assert t.you.battle == []
    assert "hero" in t.you.hand


def test_a_free_battle_skill_is_not_a_free_main_skill(duel: Factory) -> None:
    card = spell("[Permanent] You can activate this card's [Activate Battle] from your hand without paying its "
                 "energy cost.",
                 "[Activate Main] Draw 2 cards.",
                 "[Activate Battle] Draw 1 card.", cost=3)  # fmt: skip
    t = duel(Side(hand=["spell"], battle=["red-2"]), cards=(card,))
    assert not t.you.can_use("spell")
    t.you.attack("red-2", "scout")
    t.you.use("spell")
    assert len(t.you.hand) == 1
    t.fight()


def test_a_price_instead_of_the_energy_cost(duel: Factory) -> None:
    card = spell("[Counter Attack] Negate the attack.",
                 "[Permanent] You can activate this card's [Counter] skill from your hand by adding a card from "
                 "your life to your hand instead of "
                 "paying its energy cost.", cost=5)  # fmt: skip
    t = duel(Side(battle=["red-2"]), Side(hand=["spell"]), cards=(card,))
    t.you.attack("red-2", "scout")
    t.foe.counter("spell").answer("?@life/1/0")
    assert len(t.foe.life) == 7
    assert t.foe.hand == ["black-1"]
    assert len(t.foe.drop) == 1


def test_cards_that_cannot_stand_in_the_next_charge_phase(duel: Factory) -> None:
    card = spell("[Activate Main] Choose up to 1 of your opponent's Battle Cards in Rest Mode, and it can't be "
                 "switched to Active Mode during "
                 "your opponent's next Charge Phase.")  # fmt: skip
    t = duel(Side(hand=["spell"]), Side(rested=["red-2", "red-1"]), cards=(card,))
    t.you.use("spell").choose("red-2")
    t.you.end_turn()
    assert t.foe.rested == ["red-2"]


def test_removed_by_an_opposing_skill_or_ko_d_triggers_once(duel: Factory) -> None:
    card = hero("[Auto] When this card is removed from your Battle Area by an opponent's skill or KO'd, draw 1 card.")
    bolt = spell("[Activate Main] Choose 1 Battle Card and KO it.")
    t = duel(Side(hand=["spell"]), Side(battle=["hero", "red-2"]), cards=(card, bolt))
    t.you.use("spell").choose("hero")
    assert len(t.foe.hand) == 1
    giant = battle("giant", "red", 5, 30_000)
    t = duel(Side(battle=["giant"]), Side(rested=["hero"]), cards=(card, giant))
    t.you.attack("giant", "hero")
    t.fight()
    assert len(t.foe.hand) == 1


def test_cards_chosen_one_by_one_in_a_deck_are_shown(duel: Factory) -> None:
    card = spell(
        "[Activate Main] Add up to 1 red card and up to 1 blue card from your deck to your hand. Shuffle your deck."
    )
    deck = [*["black-3"] * 8, "blue-1", "red-2"]
    t = duel(Side(hand=["spell"], deck=deck), cards=(card,))
    t.you.use("spell").choose("red-2").choose("blue-1")
    assert sorted(t.you.hand) == ["blue-1", "red-2"]
    assert t.happened("reveal") == [("reveal", "red-2"), ("reveal", "blue-1")]


def test_another_card_that_is_kod_does_not_stand_for_this_one(duel: Factory) -> None:
    card = hero("[Auto] When one of your opponent's Battle Cards is KO'd, this card gets +5000 power for the turn.")
    doom = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.")
    t = duel(Side(hand=["spell"], battle=["hero"]), Side(battle=["red-1"]), cards=(card, doom))
    power = t.you.power("hero")
    t.you.use("spell")
    assert t.you.power("hero") == power + 5000


def test_energy_in_rest_mode_is_a_card_in_rest_mode(duel: Factory) -> None:
    card = spell("[Activate Main] If your opponent has 2 or more cards in Rest Mode, draw 2 cards.")
    for rested, drawn in (["red-1"], 0), (["red-1", "red-2"], 2):
        t = duel(Side(hand=["spell"]), Side(rested_energy=rested), cards=(card,))
        t.you.use("spell")
        assert len(t.you.hand) == drawn


def test_the_opponent_loses_the_top_card_of_their_own_deck(duel: Factory) -> None:
    card = spell("[Activate Main] Place the top card of your opponent's deck in their Drop Area.")
    t = duel(Side(hand=["spell"]), Side(deck=["black-3"] * 8 + ["blue-1"]), cards=(card,))
    t.you.use("spell")
    assert t.foe.drop == ["blue-1"]


def test_all_of_two_things_or_nothing(duel: Factory) -> None:
    card = hero("[Auto] When this card attacks, you may choose 1 card in your hand, discard it, and switch 1 of your "
                "energy to Rest Mode. If you do, draw 2 cards.")  # fmt: skip
    t = duel(Side(hand=["red-1"], battle=["hero"]), cards=(card,))
    t.you.attack("hero", "scout")
    assert t.you.hand == ["red-1"], "there is no energy: it was not even asked"


def test_a_unison_card_keeps_its_markers_at_another_price(duel: Factory) -> None:
    (keeps,) = read(
        "[Permanent] If this card would lose a marker from an opponent's attack, you may place 1 card from your "
        "life in your Drop Area instead.",
        "unison",
    )
    fellow = unison("fellow", "red", 5000, keeps)
    for answer, markers in (("instead/0", 2), ("no", 1)):
        t = duel(Side(battle=["red-2"]), Side(unison="fellow", markers=2), cards=(fellow,))
        t.you.attack("red-2", "fellow")
        t.fight()
        t.foe.answer(answer)
        if answer != "no":
            t.foe.answer("?@life/1/0")
        assert (t.foe.markers, len(t.foe.drop)) == (markers, markers - 1)


def test_what_your_opponent_must_pay_besides(duel: Factory) -> None:
    tax = hero(
        "[Permanent] Your opponent can't play Battle Cards unless they choose 1 card in their hand and discard it."
    )
    for hand, able in ((["red-1"], False), (["red-1", "blue-1"], True)):
        t = duel(Side(hand=hand, energy=["red-1"] * 2), Side(battle=["hero"]), cards=(tax,))
        assert t.you.can_play("red-1") is able
        if able:
            t.you.play("red-1")
            assert t.you.drop == ["blue-1"]


def test_some_of_them_are_not_all_of_them(duel: Factory) -> None:
    card = spell("[Activate Main] Send 3 cards from your Drop Area to your Warp. If you do, draw 1 card.")
    for drop, drawn in ((["red-1"], 0), (["red-1", "blue-1"], 1)):
        t = duel(Side(hand=["spell"], drop=drop), cards=(card,))
        t.you.use("spell")
        assert len(t.you.hand) == drawn, "the card itself lies there as well"


def test_an_offer_under_a_condition_is_one_with_what_follows(duel: Factory) -> None:
    """Who does not meet the condition is neither asked nor given anything, but what comes before holds."""
    line = (
        "[Activate Main] Draw 1 card. Then, if you have 1 or more energy, you may choose 1 card in your hand and place "
        "it in your Drop Area. If you do so, draw 2 cards."
    )
    for energy, dropped, held in ((["red-1"], ["blue-1"], 3), ([], [], 2)):
        t = duel(Side(hand=["spell", "blue-1"], energy=energy, deck=["black-3"] * 9), cards=(spell(line),))
        t.you.use("spell")
        if energy:
            t.you.choose("blue-1")
        assert [card for card in t.you.drop if card != "spell"] == dropped
        assert len(t.you.hand) == held


def test_what_is_sent_elsewhere_instead_of_being_removed(duel: Factory) -> None:
    card = hero(
        "[Permanent] If this card would be removed from your Battle Area, it's sent to its owner's Warp instead."
    )
    away = spell("[Activate Main] Choose 1 of your Battle Cards and return it to your hand.")
    t = duel(Side(hand=["spell"], battle=["hero", "red-1"]), cards=(card, away))
    t.you.use("spell").choose("hero")
    assert (t.you.warp, t.you.hand) == (["hero"], [])


def test_a_card_of_another_colour_in_the_open_keeps_a_card_from_being_played(duel: Factory) -> None:
    line = "[Permanent] If you have any non-red cards in areas other than your deck, hand, or life, you can't play "
    for drop, played in ((["red-2"], True), (["blue-1"], False)):
        t = duel(
            Side(hand=["hero", "blue-1"], energy=["red-1"], drop=drop, life=["blue-1"] * 8, deck=["blue-1"] * 9),
            cards=(hero(line + "this card from any area."),),
        )
        assert t.you.can_play("hero") == played


def test_a_card_is_as_strong_as_it_has_cards_under_it(duel: Factory) -> None:
    card = hero(
        "[Permanent] This card gets +5000 power for each card placed under it.",
        "[Activate Main] Choose 1 card in your hand and place it under this card.",
    )
    t = duel(Side(battle=["hero"], hand=["blue-1", "blue-1"]), cards=(card,))
    assert t.you.power("hero") == 10_000
    t.you.use("hero").choose("blue-1")
    assert t.you.power("hero") == 15_000


def test_any_battle_area_is_also_the_opponents(duel: Factory) -> None:
    card = spell("[Activate Main] Choose 1 blue card in a Battle Area and place it in its owner's Drop Area.")
    t = duel(Side(hand=["spell"]), Side(battle=["blue-1"]), cards=(card,))
    t.you.use("spell")
    assert t.foe.drop == ["blue-1"]


def test_both_this_card_and_the_chosen_one(duel: Factory) -> None:
    card = hero(
        "[Activate Main][Once per turn] Choose up to 1 of your blue Battle Cards, and both this card and the chosen "
        "card get +5000 power for the turn."
    )
    t = duel(Side(battle=["hero", "blue-1", "red-1"]), cards=(card,))
    before = {slug: t.you.power(slug) for slug in ("hero", "blue-1", "red-1")}
    t.you.use("hero").choose("blue-1")
    assert {slug: t.you.power(slug) - before[slug] for slug in before} == {"hero": 5000, "blue-1": 5000, "red-1": 0}
