"""What Unison Cards say, compiled from text and played out. The samples are written here."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.reading import compiled, read
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import battle, extra, leader, unison

MAIN = "[Unison -1][Activate Main] "
NEAR_MISSES = [
    (MAIN + "Until the end of your opponent's next turn, your opponent can't attack unless they choose 1 card in their "
     "hand and discard it.", "attack", "attack with Battle Cards"),
    ("[Auto] When the power of one of your Battle Cards is decreased, draw 1 card.", "your", "your opponent's"),
    ("[Auto] When the power of one of your Battle Cards is decreased by a skill, draw 1 card.", "a skill",
     "the skill of one of your Battle Cards"),
    ("[Auto] When your Leader Card's power is decreased, draw 1 card.", "your Leader Card", "this card"),
    ("[Permanent] If this card would lose a marker from an attack, you may draw 1 card instead.", "an attack",
     "an opponent's attack"),
    (MAIN + "Until the end of your opponent's next turn, if your opponent would play a Battle Card using a skill, it's "
     "placed in their Drop Area instead.", "Battle", "Unison"),
    (MAIN + "Your opponent can't attack with Battle Cards with energy costs greater than their current energy until "
     "the end of their next turn.", "their current energy", "your current energy"),
    (MAIN + "Choose 1 of your Battle Cards and KO it, or choose 1 of your energy and switch it to Active Mode.",
     "KO it, or", "KO it, then"),
    (MAIN + "Your opponent shuffles their life.", "life", "deck"),
    ("[Activate Main] Play 1 Unison Card from your Drop Area with 2 markers on it.", " with 2 markers on it", ""),
    (MAIN + "Play up to 3 red cards with different card names from your Drop Area.", " with different card names", ""),
    (MAIN + "Look at your opponent's hand, choose up to 1 multicolor Battle Card or Battle Card with 10000 power or "
     "less in it, and place it in its owner's Drop Area.", "multicolor Battle Card or ", "multicolor "),
    ("[Auto] When you combo with 1 of your cards, if your Combo Area has 2 or more red cards that you comboed with "
     "from a Battle Area, draw 1 card.", "from a Battle Area", "from your hand"),
    ("[Auto] When you deal damage to your opponent by attacking with this card, draw 1 card.",
     "you deal damage to your opponent by attacking with this card", "this card deals damage"),
    ("[Auto] When your opponent plays a Battle Card using a non-keyword skill, draw 1 card.",
     " using a non-keyword skill", ""),
    ("[Permanent] You can't include non-red Battle Cards in your deck, except for <Ember> cards.",
     ", except for <Ember> cards", ""),
]  # fmt: skip


def fellow(*lines: str, power: int = 20_000) -> DbsCard:
    return unison("fellow", "red", power, *(skill for line in lines for skill in read(line, "unison")))


def spell(*lines: str, slug: str = "spell") -> DbsCard:
    return extra(slug, "red", 0, *(skill for line in lines for skill in read(line, "extra")))


@pytest.mark.parametrize(("line", "old", "new"), NEAR_MISSES)
def test_near_misses_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    assert compiled(line, "unison") != compiled(other, "unison")


def test_attacks_at_a_price(duel: Factory) -> None:
    card = fellow(
        MAIN + "Until the end of your opponent's next turn, your opponent can't attack with Battle Cards unless they "
        "choose 1 of their Battle Cards with an energy cost of 2 or more and place it in its owner's Drop Area."
    )
    foe = Side(battle=["blue-1", "blue-2"], leader="scout")
    t = duel(Side(unison="fellow", markers=2), foe, cards=(card,))
    t.you.use("fellow")
    t.you.end_turn()
    t.foe.attack("blue-1", "captain")
    assert (t.foe.drop, t.foe.rested) == (["blue-2"], ["blue-1"])
    t.fight()
    assert not t.foe.can_attack("blue-1"), "nobody is left to pay with"
    assert t.foe.can_attack("scout"), "a Leader Card is no Battle Card"


def test_who_pays_with_the_attacking_card_does_not_attack(duel: Factory) -> None:
    card = fellow(
        MAIN + "Until the end of your opponent's next turn, your opponent can't attack with Battle Cards unless they "
        "choose 1 of their Battle Cards and place it in its owner's Drop Area."
    )
    t = duel(Side(unison="fellow", markers=2), Side(battle=["blue-1", "blue-2"]), cards=(card,))
    t.you.use("fellow")
    t.you.end_turn()
    t.foe.attack("blue-1", "captain").choose("blue-1")
    assert (t.foe.drop, t.foe.rested, len(t.you.life)) == (["blue-1"], [], 8)


def test_a_power_that_is_decreased_is_noticed(duel: Factory) -> None:
    weaken = "[Activate Main] Choose 1 of your opponent's Battle Cards and it gets -5000 power for the turn."
    raise_ = "[Activate Main] Choose 1 of your opponent's Battle Cards and it gets +5000 power for the turn."
    card = fellow("[Auto] When the power of one of your opponent's Battle Cards is decreased, draw 1 card.")
    for line, drawn in ((weaken, 1), (raise_, 0)):
        t = duel(Side(unison="fellow", hand=["spell"]), Side(battle=["blue-2"]), cards=(card, spell(line)))
        t.you.use("spell")
        assert len(t.you.hand) == drawn


def test_by_whose_skill_a_power_is_decreased(duel: Factory) -> None:
    card = fellow(
        "[Auto] When the power of one of your opponent's Battle Cards is decreased by the skill of one of your Battle "
        "Cards, draw 1 card."
    )
    weaken = "[Activate Main] Choose 1 of your opponent's Battle Cards and it gets -5000 power for the turn."
    caster = battle("caster", "red", 1, 5000, *read(weaken, "battle"))
    you = Side(unison="fellow", hand=["spell"], battle=["caster"])
    t = duel(you, Side(battle=["blue-3"]), cards=(card, caster, spell(weaken)))
    t.you.use("spell")
    assert t.you.hand == []
    t.you.use("caster")
    assert len(t.you.hand) == 1


def test_markers_lost_in_an_attack(duel: Factory) -> None:
    """The skill counts even if the last marker goes."""
    card = fellow(
        "[Auto] When this card loses markers due to an opponent's attack, draw 1 card.",
        "[Unison -1][Activate Main] Draw 2 cards.",
        power=1000,
    )
    for markers in (2, 1):
        t = duel(Side(battle=["red-2"]), Side(unison="fellow", markers=markers), cards=(card,))
        t.you.attack("red-2", "fellow")
        t.fight()
        assert len(t.foe.hand) == 1
        assert t.foe.unison == ["fellow"] * (markers - 1)
    t = duel(Side(unison="fellow", markers=2), cards=(card,))
    t.you.use("fellow")
    assert len(t.you.hand) == 2


def test_a_card_that_a_skill_would_play_goes_elsewhere(duel: Factory) -> None:
    card = fellow(
        MAIN + "Until the end of your opponent's next turn, if your opponent would play a Battle Card using a skill, "
        "it's placed in their Drop Area instead."
    )
    call = extra("call", "blue", 0, *read("[Activate Main] Play 1 Battle Card from your hand.", "extra"))
    foe = Side(hand=["call", "blue-1", "blue-2"], energy=["blue-1"] * 2)
    t = duel(Side(unison="fellow", markers=2), foe, cards=(card, call))
    t.you.use("fellow")
    t.you.end_turn()
    t.foe.use("call").choose("blue-1")
    assert (t.foe.battle, sorted(t.foe.drop)) == ([], ["blue-1", "call"])
    t.foe.play("blue-2")
    assert t.foe.battle == ["blue-2"], "no skill played it"


def test_cards_that_cost_more_than_their_player_has(duel: Factory) -> None:
    card = fellow(
        MAIN + "Your opponent can't attack with Battle Cards with energy costs greater than their current energy until "
        "the end of their next turn."
    )
    foe = Side(battle=["blue-1", "blue-2"], energy=["blue-1"], leader="scout")
    t = duel(Side(unison="fellow", markers=2, energy=["red-1"] * 5), foe, cards=(card,))
    t.you.use("fellow")
    t.you.end_turn()
    t.foe.charge()
    assert [t.foe.can_attack(slug) for slug in ("blue-1", "blue-2", "scout")] == [True, False, True]


def test_one_thing_or_another(duel: Factory) -> None:
    card = fellow(
        MAIN
        + "Choose up to 1 of your opponent's Battle Cards with an energy cost of 1 and KO it, or choose up to 1 of "
        "their Battle Cards with an energy cost of 2 and switch it to Rest Mode."
    )
    t = duel(Side(unison="fellow", markers=2), Side(battle=["blue-1", "blue-2"]), cards=(card,))
    t.you.use("fellow").answer("option/2").choose("blue-2")
    assert (t.foe.rested, t.foe.drop) == (["blue-2"], [])


def test_a_life_that_was_looked_at_is_shuffled(duel: Factory) -> None:
    card = fellow(
        MAIN + "Look at your opponent's life, place 1 card among them in their Drop Area, then your opponent shuffles "
        "their life, chooses 1 card in their hand, and discards it."
    )
    life = ["blue-1", "red-1", "blue-3", "green-1"]
    t = duel(Side(unison="fellow", markers=2), Side(life=life, hand=["blue-2"]), cards=(card,))
    t.you.use("fellow").choose("red-1")
    assert t.foe.drop == ["red-1", "blue-2"]
    life_area = t.you.view.zones["life"][1]
    assert len(life_area) == 3
    assert not any(card.tag for card in life_area), "nobody knows any longer which is which"


def test_a_unison_card_that_a_skill_plays_with_markers(duel: Factory) -> None:
    card = spell("[Activate Main] Choose 1 Unison Card in your Drop Area and play it with 3 markers on it.")
    t = duel(Side(hand=["spell"], drop=["herald"]), cards=(card,))
    t.you.use("spell")
    assert (t.you.unison, t.you.markers) == (["herald"], 3)


def test_who_may_choose_a_card_gives_it_something(duel: Factory) -> None:
    card = fellow(
        "[Unison +1][Activate Main] You may choose 1 of your Battle Cards. If you do, that card gains [Double Strike] "
        "for the turn, then draw 1 card."
    )
    for chosen, drawn, life in ((True, 1, 6), (False, 0, 7)):
        t = duel(Side(unison="fellow", battle=["red-3"]), cards=(card,))
        t.you.use("fellow")
        t.you.choose("red-3") if chosen else t.you.decline()
        assert len(t.you.hand) == drawn
        t.you.attack("red-3", "scout")
        t.fight()
        assert len(t.foe.life) == life


def test_cards_of_different_names(duel: Factory) -> None:
    card = spell("[Activate Main] Play up to 3 red Battle Cards with different card names from your Drop Area.")
    t = duel(Side(hand=["spell"], drop=["red-1", "red-1", "red-2", "blue-1"]), cards=(card,))
    t.you.use("spell")
    assert not t.you.can_choose("blue-1")
    t.you.choose("red-1")
    assert not t.you.can_choose("red-1"), "no second card of that name"
    t.you.choose("red-2")
    assert sorted(t.you.battle) == ["red-1", "red-2"]


def test_a_power_told_behind_two_sorts_is_said_of_the_last_one_if_the_other_is_narrower(duel: Factory) -> None:
    line = (
        "[Activate Main] Look at your opponent's hand, choose up to 1 multicolor Battle Card or Battle Card with 10000 "
        "power or less in it, and place it in its owner's Drop Area."
    )
    giant = battle("giant", "red/blue", 5, 30_000)
    t = duel(Side(hand=["spell"]), Side(hand=["giant", "blue-2", "blue-3"]), cards=(spell(line), giant))
    t.you.use("spell")
    assert [t.you.can_choose(slug) for slug in ("giant", "blue-2", "blue-3")] == [True, True, False]
    t.you.choose("giant")
    assert t.foe.drop == ["giant"]


def test_extra_cards_have_no_power_by_which_they_are_told(duel: Factory) -> None:
    line = (
        "[Activate Main] Look at your opponent's hand, choose up to 1 Extra Card or Battle Card with 10000 power or "
        "less in it, and place it in its owner's Drop Area."
    )
    t = duel(Side(hand=["spell"]), Side(hand=["blast", "blue-3"]), cards=(spell(line),))
    t.you.use("spell")
    assert [t.you.can_choose(slug) for slug in ("blast", "blue-3")] == [True, False]
    t.you.choose("blast")


def test_cards_of_the_deck_go_instead_of_life(duel: Factory) -> None:
    line = (
        "[Permanent] If damage is inflicted to your life, place 5 cards from the top of your deck in the Drop Area "
        "instead."
    )
    sturdy = leader("sturdy", "blue", 5000, *read(line, "leader"))
    for attacker, dropped in (("red-3", 5), ("double", 10)):
        foe = Side(leader="sturdy", deck=["black-3"] * 20)
        t = duel(Side(battle=[attacker]), foe, cards=(sturdy,))
        t.you.attack(attacker, "sturdy")
        t.fight()
        assert (len(t.foe.life), len(t.foe.drop), t.foe.hand) == (8, dropped, [])


def test_what_my_skills_switch_to_rest_mode(duel: Factory) -> None:
    card = fellow(
        "[Auto] When one of your card skills switches an opponent's Battle Card or energy to Rest Mode, draw 1 card."
    )
    tire = spell("[Activate Main] Choose 1 of your opponent's Battle Cards or energy and switch it to Rest Mode.")
    for chosen in ("blue-1", "blue-2"):
        t = duel(Side(unison="fellow", hand=["spell"]), Side(battle=["blue-1"], energy=["blue-2"]), cards=(card, tire))
        t.you.use("spell").choose(chosen)
        assert len(t.you.hand) == 1


def test_cards_in_the_combo_area_by_where_they_came_from(duel: Factory) -> None:
    card = fellow(
        "[Auto] When you combo with 1 of your cards, if your Combo Area has 2 or more red cards that you comboed with "
        "from a Battle Area, draw 1 card."
    )
    you = Side(unison="fellow", battle=["red-1", "red-2", "red-3"], hand=["red-1"], deck=["blue-1"] * 9)
    t = duel(you, cards=(card,))
    t.you.attack("red-3", "scout").combo("red-1@battle", "red-1")
    assert t.you.hand == []
    t.you.combo("red-2")
    assert t.you.hand == ["blue-1"]
    t.fight()


def test_what_a_skill_plays_is_not_what_a_keyword_plays(duel: Factory) -> None:
    card = fellow("[Auto] When your opponent plays a Battle Card using a non-keyword skill, draw 1 card.")
    call = extra("call", "blue", 0, *read("[Activate Main] Play 1 Battle Card from your hand.", "extra"))
    heir = battle("heir", "blue", 2, 10_000, *read("[Evolve][1]: {blue-1}", "battle"))
    foe = Side(hand=["call", "blue-1", "heir", "blue-3"], energy=["blue-1"] * 4)
    t = duel(Side(unison="fellow"), foe, cards=(card, call, heir), first="foe")
    t.foe.use("call").choose("blue-1")
    assert len(t.you.hand) == 1
    t.foe.use("heir")
    assert t.foe.battle == ["heir"]
    t.foe.play("blue-3")
    assert len(t.you.hand) == 1, "neither [Evolve] nor its cost is such a skill"
