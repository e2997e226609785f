"""What Leader and Unison Cards say, compiled from text and played out. The samples are written here."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.reading import NotUnderstood, compiled, read
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import battle, extra, leader

MAIN = "[Activate Main] "
NEAR_MISSES = [
    ("[Auto] When this card attacks, if this card attacks a Battle Card, draw 1 card.", "a Battle", "a Leader"),
    ("[Permanent] All of your <Ember> and <Ash> gain +5000 power.", "your", "your opponent's"),
    (MAIN + "Choose all of your red and green Battle Cards, and they get +5000 power for the turn.", "red and", ""),
    (MAIN + "KO up to 1 of your opponent's Battle Cards with [Critical] or [Blocker].", "[Critical] or ", ""),
    (MAIN + "Choose up to 2 of your opponent's Battle Cards and energy and KO them.", "and energy ", ""),
    (MAIN + "Your opponent can only activate [Counter] skills once more for the turn.", "Your opponent", "You"),
    (MAIN + "Place 3 cards from the top of your deck in your Drop Area. If all of them are black, draw 1 card.",
     "all of them are black", "there is a black card among them"),
    ("[Permanent] During battles where this card is attacking a Battle Card in Rest Mode, your opponent can't combo.",
     " in Rest Mode", ""),
    ("[Permanent] You can only place up to 6 energy in your Energy Area.", "6", "5"),
    ("[Permanent] You can activate this card's [Awaken] skill when your life is at 6 or less.", "less", "more"),
    (MAIN + "For the turn, when your opponent activates a [Counter Play] skill, draw 1 card.", "Play", "Attack"),
    (MAIN + "Until the start of your next Main Phase, you don't take damage from attacks.", "Main Phase",
     "turn"),
    (MAIN + "You don't take damage from your opponent's attacks for the turn.", "your opponent's ", ""),
    ("[Permanent] You can't add cards from your life to your hand, except with this card's skill.",
     ", except with this card's skill", ""),
    (MAIN + "Until the start of your next turn, if your opponent plays a Battle Card, it is played in Rest Mode.",
     "Battle", "Unison"),
    (MAIN + "You lose the game.", "lose", "win"),
]  # fmt: skip


def chief(*lines: str) -> DbsCard:
    return leader("chief", "red", 10_000, *(skill for line in lines for skill in read(line, "leader")))


def spell(*lines: str, cost: int = 0, slug: str = "spell") -> DbsCard:
    return extra(slug, "red", cost, *(skill for line in lines for skill in read(line, "extra")))


@pytest.mark.parametrize(("line", "old", "new"), NEAR_MISSES)
def test_near_misses_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    assert compiled(line, "leader") != compiled(other, "leader")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        # Does the first condition hold for the second as well?
        ("[Auto] When this card attacks, if you have 3 or more energy, draw 1 card, and if you have 2 or less life, "
         "draw 1 card.", "two-conditions"),
        (MAIN + "Draw 1 card, then choose that card, and it gets +5000 power for the turn.", "it"),
    ],
)  # fmt: skip
def test_what_no_value_says_is_never_half_read(line: str, why: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        compiled(line, "leader")
    assert error.value.why == why


def test_what_this_card_attacks_is_told_apart(duel: Factory) -> None:
    line = (
        "[Auto] When this card attacks, draw 1 card. If this card attacks a Battle Card, it gets +5000 power for the "
        "turn."
    )
    for target, power in (("scout", 10_000), ("blue-1", 15_000)):
        t = duel(Side(leader="chief"), Side(rested=["blue-1"]), cards=(chief(line),))
        t.you.attack("chief", target)
        assert t.you.power("chief") == power
        t.fight()


def test_cards_of_either_name_are_all_meant(duel: Factory) -> None:
    """Of "all of your <A> and <B>" a card that has one of the names is one."""
    card = chief("[Permanent] All of your {blue-1} and {red-1} gain +5000 power.")
    t = duel(Side(leader="chief", battle=["blue-1", "red-1", "red-2"]), Side(battle=["blue-1"]), cards=(card,))
    assert [t.you.power(slug) for slug in ("blue-1", "red-1", "red-2")] == [10_000, 10_000, 10_000]
    assert t.foe.power("blue-1") == 5000


def test_the_card_that_was_played_is_chosen_and_spoken_of(duel: Factory) -> None:
    line = (
        "[Auto][Once per turn] When you play a Battle Card, choose that card, and it gains +5000 power for the turn. "
        "Then, if its power is 20000 or more, draw 1 card."
    )
    for slug, drawn in (("red-3", 1), ("red-2", 0)):
        t = duel(Side(leader="chief", hand=[slug], energy=["red-1"] * 3), cards=(chief(line),))
        t.you.play(slug)
        assert t.you.power(slug) == {"red-3": 20_000, "red-2": 15_000}[slug]
        assert len(t.you.hand) == drawn


def test_all_of_what_was_placed_in_the_drop_area(duel: Factory) -> None:
    card = spell(MAIN + "Place 2 cards from the top of your deck in your Drop Area. If all of the cards placed in your "
                 "Drop Area are black, draw 1 card.")  # fmt: skip
    for top, drawn in (["black-1", "black-2"], 1), (["black-1", "red-1"], 0):
        t = duel(Side(hand=["spell"], deck=["black-3"] * 9 + top), cards=(card,))
        t.you.use("spell")
        assert len(t.you.hand) == drawn


def test_nobody_combos_against_an_attack_on_a_rested_card(duel: Factory) -> None:
    line = (
        "[Permanent] During battles where this card is attacking a Battle Card in Rest Mode, your opponent can't combo."
    )
    for target, able in (("blue-1", False), ("scout", True)):
        t = duel(Side(leader="chief"), Side(rested=["blue-1"], hand=["blue-2"]), cards=(chief(line),))
        t.you.attack("chief", target).pass_()
        assert t.foe.can_combo("blue-2") is able


def test_counters_only_once_more(duel: Factory) -> None:
    """The limit counts from now on, for the turn, and for one player."""
    card = spell(MAIN + "Your opponent can only activate [Counter] skills once for the duration of the turn.")
    foe = Side(hand=["parry", "parry"])
    t = duel(Side(hand=["spell"], battle=["red-1", "red-2"]), foe, cards=(card,), counters=True)
    t.you.use("spell")
    t.you.attack("red-1", "scout")
    t.foe.counter("parry")
    t.you.attack("red-2", "scout")
    assert t.pending("choose-counter", t.foe)
    assert not t.foe.can_choose("parry")


def test_a_condition_on_what_was_done_stands_within_another(duel: Factory) -> None:
    card = chief("[Auto] When this card attacks, if you have 1 energy, choose up to 1 of your opponent's Battle "
                 "Cards and KO it, and if you KO'd a card, draw 1 card.")  # fmt: skip
    for energy, choice, drawn in ((["red-1"], "blue-1", 1), (["red-1"], "", 0), ([], "", 0)):
        t = duel(Side(leader="chief", energy=energy), Side(battle=["blue-1"]), cards=(card,))
        t.you.attack("chief", "scout")
        if energy:
            t.you.choose(choice) if choice else t.you.decline()
        assert len(t.you.hand) == drawn
        t.fight()


def test_battle_cards_and_energy_together(duel: Factory) -> None:
    card = spell(
        MAIN + "Choose a total of up to 2 of your opponent's Battle Cards and energy and switch them to Rest Mode."
    )
    t = duel(Side(hand=["spell"]), Side(battle=["blue-1"], energy=["blue-2"]), cards=(card,))
    t.you.use("spell").up_to(2, "blue-1", "blue-2").choose("blue-1", "blue-2")
    assert (t.foe.rested, t.foe.rested_energy) == (["blue-1"], ["blue-2"])


def test_either_keyword_will_do(duel: Factory) -> None:
    card = spell(MAIN + "KO up to 1 of your opponent's Battle Cards with [Critical] or [Blocker].")
    plain = battle("plain", "blue", 1, 5000)
    t = duel(Side(hand=["spell"]), Side(battle=["critical", "wall", "plain"]), cards=(card, plain))
    t.you.use("spell")
    assert [t.you.can_choose(slug) for slug in ("critical", "wall", "plain")] == [True, True, False]
    t.you.choose("wall")
    assert t.foe.drop == ["wall"]


def test_a_limit_of_energy(duel: Factory) -> None:
    """No card is charged beyond it, and of several that a skill places only so many as fit."""
    card = chief("[Permanent] You can only place up to 3 energy in your Energy Area.")
    t = duel(Side(leader="chief", hand=["red-2"], energy=["red-1"] * 3), cards=(card,), at="charge")
    assert not t.you.can_choose("red-2")
    t.you.charge()
    more = spell(MAIN + "Place 2 cards from the top of your deck in your energy.")
    t = duel(Side(leader="chief", hand=["spell"], energy=["red-1"] * 2), cards=(card, more))
    t.you.use("spell")
    assert len(t.you.energy) == 3


def test_awakening_earlier(duel: Factory) -> None:
    line = (
        "[Permanent] If {red-3} is in your Drop Area, you can activate this card's [Awaken] when your life is at 6 or "
        "less."
    )
    awakens = "[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over."
    front = leader("chief", "red", 10_000, *read(line, "leader"), *read(awakens, "leader"), back="chief-back")
    back = leader("chief-back", "red", 15_000, back="chief", front=False)
    for life, drop, able in ((6, ["red-3"], True), (6, [], False), (7, ["red-3"], False), (4, [], True)):
        t = duel(Side(leader="chief", life=["black-1"] * life, drop=drop), cards=(front, back))
        assert t.you.can_use("chief") is able


def test_what_waits_for_the_opponent_for_a_turn(duel: Factory) -> None:
    card = spell(
        MAIN + "During this turn, when your opponent activates [Counter Play], they choose 1 card from their hand and "
        "place it in their Drop Area."
    )
    foe = Side(hand=["refusal", "blue-1"])
    t = duel(Side(hand=["spell", "red-1"], energy=["red-1"]), foe, cards=(card,), counters=True)
    t.you.use("spell")
    t.you.play("red-1")
    t.foe.counter("refusal")
    assert sorted(t.foe.drop) == ["blue-1", "refusal"]


def test_no_damage_from_attacks(duel: Factory) -> None:
    """Attacks win, but deal none as long as the condition holds; skills do."""
    card = chief(
        "[Activate Main] Until the start of your next Main Phase, as long as you have a {red-3} card in play, you "
        "don't take damage from your opponent's attacks."
    )
    burn = extra("burn", "blue", 0, *read("[Activate Main] Deal 1 damage to your opponent.", "extra"))
    for battle_area, life in ((["red-3"], 7), ([], 6)):
        foe = Side(battle=["blue-3"], hand=["burn"])
        t = duel(Side(leader="chief", battle=battle_area), foe, cards=(card, burn))
        t.you.use("chief")
        t.you.end_turn()
        t.foe.attack("blue-3", "chief")
        t.fight()
        t.foe.use("burn")
        assert len(t.you.life) == life


def test_the_life_that_only_this_card_adds_to_a_hand(duel: Factory) -> None:
    adds = "[Activate Main] Choose up to 1 card in your life and add it to your hand."
    card = chief(
        "[Permanent] You can't add cards from your life to your hand during your turn, except with this card's skill.",
        adds,
    )
    t = duel(Side(leader="chief", hand=["spell"]), cards=(card, spell(adds)))
    t.you.use("spell").decline()
    assert len(t.you.life) == 8
    t.you.use("chief").choose("?@life/0/0")
    assert len(t.you.life) == 7


def test_what_the_opponent_plays_is_rested(duel: Factory) -> None:
    card = spell(
        MAIN + "Until the start of your next Main Phase, if your opponent plays a Battle Card, it is played in Rest "
        "Mode."
    )
    t = duel(Side(hand=["spell"]), Side(hand=["blue-1"], energy=["blue-1"]), cards=(card,))
    t.you.use("spell")
    t.you.end_turn()
    t.foe.play("blue-1")
    assert t.foe.rested == ["blue-1"]


def test_a_game_that_is_lost_later(duel: Factory) -> None:
    t = duel(Side(hand=["spell"]), cards=(spell(MAIN + "At the end of this turn, you lose the game."),))
    t.you.use("spell")
    t.you.end_turn()
    assert t.winner == "foe"


def test_it_is_not_the_card_about_which_a_rule_is_lent(duel: Factory) -> None:
    """What was placed in the energy is still "it" after a rule about a player, which is lent about a Leader Card."""
    card = spell(
        MAIN + "Place the top card of your deck in your energy; you can't place cards in your Energy Area for the turn"
        ", then, at the end of the turn, place the card you placed in your energy with this skill in its owner's Drop "
        "Area."
    )
    t = duel(Side(hand=["spell"], deck=["black-3"] * 9 + ["red-3"]), cards=(card,))
    t.you.use("spell")
    assert t.you.energy == ["red-3"]
    t.you.end_turn()
    assert (t.you.energy, sorted(t.you.drop)) == ([], ["red-3", "spell"])
