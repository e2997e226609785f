"""The same said in other words: texts as cards of different years write them, which must mean the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioche.games.dbs import reading
from pioche.games.dbs.command.words import words
from pioche.games.dbs.reading import NotUnderstood, compiled
from pioche.games.dbs.wording import skill_text
from tests.games.dbs import variety

MAIN, DRAW = "[Activate Main] ", ", draw 1 card."
SAME = [
    ("[Permanent] While you have 4 or less life, this card gains [Critical].",
     "[Permanent] If you have 4 or less life, this card gains [Critical]."),
    ("[Permanent] This card gains [Critical] as long as you have 4 or less life.",
     "[Permanent] If you have 4 or less life, this card gains [Critical]."),
    ("[Permanent] [Barrier]", "[Barrier]"),
    ("[Burst 3][Auto] When this card attacks" + DRAW, "[Auto][Burst 3] When this card attacks" + DRAW),
    ("[Permanent] This card is also treated as an <Ember> card.",
     "[Permanent] This card gains <Ember> in all areas."),
    ("[Permanent] Your opponent can't activate [Blocker] when this card attacks.",
     "[Permanent] Your opponent can't activate [Blocker] against this card's attack."),
    ("[Auto] Whenever this card attacks" + DRAW, "[Auto] When this card attacks" + DRAW),
    ("[Auto] At the end of each player's turn" + DRAW, "[Auto] At the end of the turn" + DRAW),
    ("[Auto] When markers are removed from this card by an opponent's attack" + DRAW,
     "[Auto] When this card loses markers from an opponent's attack" + DRAW),
    ("[Auto] When this card is discarded from your hand by your opponent's skill" + DRAW,
     "[Auto] When this card is placed in the Drop Area from your hand by an opponent's skill" + DRAW),
    ("[Auto] When this card is removed from the Battle Area by your opponent's skill" + DRAW,
     "[Auto] When this card is removed from your Battle Area by an opponent's skill" + DRAW),
    ("[Auto] When this card leaves the Battle Area" + DRAW,
     "[Auto] When this card is removed from your Battle Area" + DRAW),
    ("[Auto] When you play this card from your Drop Area or Warp" + DRAW,
     "[Auto] When this card is played from your Drop Area or when this card is played from your Warp" + DRAW),
    ("[Auto] When you play a red Battle Card, if this card is in your Drop Area, you may add it to your hand.",
     "[Auto] When you play a red Battle Card, you may add this card from your Drop Area to your hand."),
    ("[Auto] If this card is in your Drop Area : When you play a red Battle Card, you may add this card to your hand.",
     "[Auto] When you play a red Battle Card, you may add this card from your Drop Area to your hand."),
    (MAIN + "If this card is in your Drop Area and you have 4 or more energy : Play this card.",
     MAIN + "If you have 4 or more energy : Play this card from your Drop Area."),
    (MAIN + "Draw a number of cards equal to the number of <Ember> cards in your Battle Area.",
     MAIN + "Draw 1 card for each <Ember> card in your Battle Area."),
    (MAIN + "Draw as many cards as there are <Ember> cards in your Battle Area.",
     MAIN + "Draw 1 card for each <Ember> card in your Battle Area."),
    (MAIN + "All players draw 2 cards.", MAIN + "Each player draws 2 cards."),
    (MAIN + "Your opponent must discard 1 card.",
     MAIN + "Your opponent chooses 1 card in their hand and places it in the Drop Area."),
    (MAIN + "Discard your hand" + DRAW, MAIN + "Place all cards from your hand in your Drop Area" + DRAW),
    (MAIN + "Choose 1 of your Battle Cards and place it in your energy in Active Mode.",
     MAIN + "Choose 1 of your Battle Cards and place it in your energy."),
    (MAIN + "Your opponent discards 1 card at random from their hand.",
     MAIN + "Your opponent places 1 card in their hand at random in their Drop Area."),
    (MAIN + "If you have less life than your opponent" + DRAW, MAIN + "If your opponent has more life than you" + DRAW),
    (MAIN + "If you have 2 or more red and 2 or more green energy" + DRAW,
     MAIN + "If you have 2 or more red energy and 2 or more green energy" + DRAW),
    ("[Counter Attack] Play this card, then switch the target of the attack to it.",
     "[Counter Attack] Play this card, then change the target of the attack to this card."),
    (MAIN + "Look at your life cards, choose 1, and add it to your hand.",
     MAIN + "Look at your life, choose 1 card among them and add it to your hand."),
    (MAIN + "Negate all skills of your opponent's Leader Card for the turn.",
     MAIN + "Negate the skills of your opponent's Leader Card for the turn."),
    (MAIN + "Shuffle your hand into your deck" + DRAW, MAIN + "Shuffle all cards in your hand into your deck" + DRAW),
    (MAIN + "Until the start of your next turn, your opponent can't attack your Leader Card with Battle Cards.",
     MAIN + "Your opponent's Battle Cards can't attack your Leader Cards until the start of your next turn."),
    ("[Permanent] If this card is in your hand, reduce its energy cost by 1 for each <Ember> card in your Drop Area.",
     "[Permanent] Reduce the energy cost of this card in your hand by 1 for each <Ember> card in your Drop Area."),
    ("[Permanent] The energy cost of this card in your hand is reduced by 1 for each <Ember> card in your Drop Area.",
     "[Permanent] Reduce the energy cost of this card in your hand by 1 for each <Ember> card in your Drop Area."),
    ("[Permanent] You can only have 1 {Ember} in play.",
     "[Permanent] Only 1 {Ember} can be played in your Battle Area."),
    ("[Permanent] You can only play Battle Cards that are black and no other color.",
     "[Permanent] You can only play mono-black Battle Cards."),
    ("[Auto] When this card is played, you may send up to 3 cards from your Drop Area to your Warp. If you sent 3 cards"
     + DRAW,
     "[Auto] When this card is played, send up to 3 cards from your Drop Area to your Warp. If you sent 3 cards"
     + DRAW),
    ("[Auto] When a card is placed in your opponent's Drop Area from their hand" + DRAW,
     "[Auto] When a card in your opponent's hand is placed in its owner's Drop Area" + DRAW),
    ("[Counter Play] Place the Battle Card being played in its owner's Drop Area instead of it being played.",
     "[Counter Play] Place the card being played in its owner's Drop Area."),
    ("[Counter Play] Negate the skills of the Battle Card being played for the turn.",
     "[Counter Play] The Battle Card being played has its skills negated for the turn."),
    ("[Auto] When you play a red Battle Card in your Battle Area" + DRAW,
     "[Auto] When you play a red Battle Card" + DRAW),
    (MAIN + "Look at the top 3 cards of your deck, place 1 of them in your Drop Area, and place the rest on top of "
     "your deck.",
     MAIN + "Look at the top 3 cards of your deck, choose 1 card among them and place it in your Drop Area, then place "
     "the remaining cards on top of your deck."),
    ("[Permanent] If you have a total of 5 or more cards in your Battle Area and Warp, this card gains [Critical].",
     "[Permanent] If you have 5 or more cards in your Battle Area or Warp, this card gains [Critical]."),
    (MAIN + "If your life is less than your opponent's life" + DRAW,
     MAIN + "If your opponent has more life than you" + DRAW),
    (MAIN + "If you have fewer Battle Cards in play than your opponent" + DRAW,
     MAIN + "If your opponent has more Battle Cards in play than you" + DRAW),
    (MAIN + "Draw cards equal to the number of Battle Cards your opponent has in play.",
     MAIN + "Draw 1 card for each of your opponent's Battle Cards."),
    ("[Auto] When you play this card using [Evolve]" + DRAW, "[Auto] When a card evolves into this card" + DRAW),
    ("[Activate Battle] Discard this card : Choose 1 of your cards and it gains +10000 power for the battle.",
     "[Activate Battle] Place this card from your hand in your Drop Area : Choose 1 of your cards and it gains +10000 "
     "power for the battle."),
    (MAIN + "Look at the top card of your deck, then place the card on the top or bottom of your deck.",
     MAIN + "Look at the top card of your deck, then place it on the top or at the bottom of your deck."),
    (MAIN + "Draw 1 card; at the end of the turn, switch up to 1 of your energy to Active Mode.",
     MAIN + "Draw 1 card, then at the end of the turn, choose up to 1 of your energy and switch it to Active Mode."),
    (MAIN + "Reveal the top card of your deck. If it is a red card, play it. If not, place it at the bottom of your "
     "deck.",
     MAIN + "Reveal the top card of your deck. If it is a red card, play it, otherwise place it at the bottom of your "
     "deck."),
    (MAIN + "Place the top 2 cards of your deck in your Drop Area. If either of them is a red card" + DRAW,
     MAIN + "Place the top 2 cards of your deck in your Drop Area. If there is a red card among them" + DRAW),
    (MAIN + "Look at the top 2 cards of your deck, add 1 of them to your hand, and place the other in your Drop Area.",
     MAIN + "Look at the top 2 cards of your deck, choose 1 card among them and add it to your hand, then place the "
     "remaining cards in your Drop Area."),
    ("[Auto] When this card attacks, choose 1 of the following : ・Draw 1 card. ・Draw 2 cards.",
     "[Auto] When this card attacks, choose one- ・Draw 1 card. ・Draw 2 cards."),
    ("[Counter Play] The Battle Card being played is placed in its owner's Drop Area instead of being played.",
     "[Counter Play] Place the card being played in its owner's Drop Area."),
    (MAIN + "Choose 1 of your Battle Cards and it gains +5000 power this turn.",
     MAIN + "Choose 1 of your Battle Cards and it gains +5000 power for the turn."),
    (MAIN + "Choose 1 of your Battle Cards and it gains +5000 power until the end of the battle.",
     MAIN + "Choose 1 of your Battle Cards and it gains +5000 power for the battle."),
    (MAIN + "KO 1 of your opponent's Battle Cards that is red.", MAIN + "KO 1 of your opponent's red Battle Cards."),
    (MAIN + "KO 1 of your opponent's Battle Cards that isn't red.",
     MAIN + "KO 1 of your opponent's non-red Battle Cards."),
    (MAIN + "KO 1 of your opponent's Battle Cards with an energy cost less than or equal to the number of your energy.",
     MAIN + "KO 1 of your opponent's Battle Cards with an energy cost less than or equal to your energy."),
    (MAIN + "KO 1 of your opponent's Battle Cards with an original energy cost of 3 or less.",
     MAIN + "KO 1 of your opponent's Battle Cards with original energy costs of 3 or less."),
    (MAIN + "KO 1 of your opponent's Battle Cards with an energy cost of 3 to 5.",
     MAIN + "KO 1 of your opponent's Battle Cards with an energy cost between 3 and 5."),
    (MAIN + "Choose 1 of your opponent's Battle Cards and put it on the bottom of its owner's deck.",
     MAIN + "Choose 1 of your opponent's Battle Cards and place it at the bottom of its owner's deck."),
    (MAIN + "Choose 1 of your opponent's Battle Cards and negate all of its skills for the turn.",
     MAIN + "Choose 1 of your opponent's Battle Cards and negate its skills for the turn."),
    (MAIN + "If you have exactly 4 life" + DRAW, MAIN + "If you have 4 life" + DRAW),
    (MAIN + "If you have 4 life or less" + DRAW, MAIN + "If you have 4 or less life" + DRAW),
    (MAIN + "If your hand has 3 or less cards" + DRAW, MAIN + "If you have 3 or less cards in your hand" + DRAW),
    (MAIN + "If your Leader Card is both red and green" + DRAW,
     MAIN + "If your Leader Card is a Red/Green multicolor card" + DRAW),
    (MAIN + "If you have both a <Ember> card and a <Ash> card in play" + DRAW,
     MAIN + "If you have a <Ember> card in play and you have a <Ash> card in play" + DRAW),
    ("[Auto] When this card attacks your opponent's Leader Card" + DRAW,
     "[Auto] When this card attacks a Leader Card" + DRAW),
    ("[Auto] When another of your Battle Cards attacks" + DRAW,
     "[Auto] When one of your other Battle Cards attacks" + DRAW),
    ("[Auto] When this card becomes the target of an attack" + DRAW, "[Auto] When this card is attacked" + DRAW),
    ("[Auto] When a <Ember> card is placed in your Drop Area" + DRAW,
     "[Auto] When one of your <Ember> cards is placed in the Drop Area from any area" + DRAW),
    ("[Permanent] Your opponent's Battle Cards can't attack.",
     "[Permanent] Your opponent can't attack with Battle Cards."),
    ("[Permanent] This card can't be affected by your opponent's skills.",
     "[Permanent] This card isn't affected by your opponent's skills."),
    ("[Permanent] This card gains +5000 power for every card in your hand.",
     "[Permanent] This card gains +5000 power for each card in your hand."),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "plain"), SAME)
def test_the_same_in_other_words(variant: str, plain: str) -> None:
    assert compiled(variant, "battle") == compiled(plain, "battle")


NEARLY = [
    ("[Auto] When this card attacks a <Ember> card" + DRAW, "<Ember>", "<Ash>"),
    ("[Auto] When this card attacks a <Ember> card" + DRAW, " a <Ember> card", ""),
    ("[Auto] When you play this card from your Drop Area or Warp" + DRAW, " or Warp", ""),
    ("[Auto] When you play this card from your deck" + DRAW, "deck", "life"),
    ("[Auto] When you activate a blue Extra Card" + DRAW, "blue ", ""),
    ("[Auto] When you activate a blue Extra Card" + DRAW, "you activate", "your opponent activates"),
    ("[Auto] When this card leaves the Battle Area" + DRAW, " leaves the Battle Area", " is KO'd"),
    ("[Auto] When you play a red Battle Card, if this card is in your Drop Area, you may add it to your hand.",
     "Drop Area", "Warp"),
    (MAIN + "Place the top card of your deck in your life.", "life", "Drop Area"),
    (MAIN + "Draw 2 cards for each <Ember> card in your Battle Area.", "2 cards", "1 card"),
    (MAIN + "Choose 1 card at random from your opponent's hand and place it in their Drop Area.", " at random", ""),
    (MAIN + "Your opponent discards 1 card.", "discards 1", "discards 2"),
    (MAIN + "If you have less life than your opponent" + DRAW, "less", "more"),
    (MAIN + "If you have fewer cards in your hand than your opponent" + DRAW, "cards in your hand", "energy"),
    ("[Auto] When your Leader Card is attacked, switch this card to Rest Mode and change the target of the attack to "
     "this card.", "this card to Rest Mode", "1 of your energy to Rest Mode"),
    (MAIN + "Choose up to 1 red <Ember>-only Battle Card in your Drop Area and play it.", "-only", ""),
    ("[Permanent] Reduce the energy cost of this card in your hand by 1 for every 2 <Ember> cards in your Drop Area.",
     "every 2", "every 3"),
    ("[Auto] When this card is placed in your Drop Area from your energy" + DRAW, "energy", "life"),
    ("[Auto] When this card is sent to your Warp from your Drop Area" + DRAW, " from your Drop Area", ""),
    ("[Auto] When your opponent plays a Battle Card, if its energy cost is 3 or less, KO it.", "is 3", "is 4"),
    ("[Permanent] If one of your Battle Cards would leave the Battle Area by an opponent's skill, you may place this "
     "card in the Drop Area instead.", "one of your Battle Cards", "this card"),
    ("[Auto] When you play a red Battle Card from your hand" + DRAW, " from your hand", ""),
    ("[Auto] When you play a red Battle Card from your hand" + DRAW, "hand", "Drop Area"),
    ("[Auto] When your opponent plays a red Battle Card from their hand" + DRAW, " from their hand", ""),
    ("[Auto] When your opponent takes damage" + DRAW, "your opponent takes", "you take"),
    ("[Auto] When a red Battle Card is KO'd" + DRAW, "a red Battle Card", "one of your red Battle Cards"),
    ("[Auto] When a red Battle Card is sent to your Warp" + DRAW, "your Warp", "your opponent's Warp"),
    ("[Auto] When you combo with a red card" + DRAW, "red", "blue"),
    (MAIN + "KO 1 of your opponent's Battle Cards that isn't red.", "isn't", "is"),
    (MAIN + "KO 1 of your opponent's Battle Cards with an energy cost less than or equal to the number of Battle Cards "
     "you have in play.", "you have", "your opponent has"),
    (MAIN + "KO 1 of your opponent's Battle Cards with an energy cost less than or equal to the number of cards in "
     "your hand.", "cards in your hand", "cards in your Drop Area"),
    (MAIN + "If your Leader Card isn't red" + DRAW, "isn't", "is"),
    (MAIN + "If your Unison Card has 3 or more markers" + DRAW, "3", "2"),
    (MAIN + "If this card was played from your hand" + DRAW, "hand", "Drop Area"),
    (MAIN + "If this card has 20000 or more power" + DRAW, "20000", "15000"),
    (MAIN + "Send the top 3 cards of your deck to your Warp.", "3", "2"),
    (MAIN + "Choose 1 of your opponent's Battle Cards and it can't combo for the turn.", "combo", "attack"),
    ("[Permanent] You can only play mono-black Battle Cards.", "black", "red"),
    ("[Permanent] This card can't be KO'd or removed from the Battle Area by your opponent's skills.",
     " or removed from the Battle Area", ""),
    ("[Permanent] This card can't attack unless you have 3 or more Battle Cards in play.", "3 or more", "4 or more"),
    (MAIN + "If you have more red Battle Cards in play than your opponent" + DRAW, "red ", ""),
    (MAIN + "Add 1 marker to your Unison Card.", "your", "your opponent's"),
    ("[Aegis Red]", "Red", "Blue"),
    ("[Revive Green]", "Green", "Green/Red"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "old", "new"), NEARLY)
def test_nearly_the_same_words_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    assert compiled(line, "battle") != compiled(other, "battle")


REFUSED = [
    "[Auto][Bond 2] <Ember> : This card gets +5000 power.",  # it waits for nothing
    "[Auto][Once per turn] If this card is in your hand : When you play a card, play this card.",  # once for each
    MAIN + "Change the target of the attack to it.",  # to which card?
    "[Auto] When this card attacks, if your opponent has a Unison Card in play, remove 1 marker from it.",  # which?
    MAIN + "Choose 3 cards in your hand and place 1 of them in your Drop Area.",  # nothing was looked at
]


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_clear_is_refused(line: str) -> None:
    with pytest.raises(NotUnderstood):
        compiled(line, "battle")


def reasons() -> set[str]:
    """Why a line may not be understood, as the code of the reading raises it."""
    folder = Path(reading.__file__).parent
    return {why for path in folder.glob("*.py") for why in re.findall(r'NotUnderstood\("([a-z-]+)"', path.read_text())}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_reason_is_a_sentence(lang: str) -> None:
    said = words(lang)
    plain = {why for why in reasons() if not said.knows("unread-" + why)}
    assert len(reasons()) > 20
    assert plain == set()


def test_the_grammar_reaches_as_far_as_it_did() -> None:
    """Phrases that no list was needed for: most are read, and none stops an import."""
    varied = [line for sort in variety.lines().values() for line in sort]
    assert len(varied) > 700
    assert sum(map(variety.is_read, varied)) >= 0.8 * len(varied)


def test_french_players_say_it_so() -> None:
    """Where a message meets another one, the words between them are the right ones."""
    for line, said in (
        (
            "KO 1 of your opponent's Battle Cards with an energy cost less than or equal to the number of cards in "
            "your hand.",
            "inférieur ou égal au nombre de cartes dans votre main",
        ),
        ("Choose 1 red <Ember>-only Battle Card in your Drop Area and play it.", "exclusivement <Ember>"),
        ("Your opponent discards 1 card at random.", "1 carte de sa main au hasard"),
    ):
        assert said in skill_text(compiled(MAIN + line, "battle"), "fr")
