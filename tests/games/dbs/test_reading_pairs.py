"""Near misses, more of them: two texts that differ in little, and must not mean the same."""

from __future__ import annotations

import pytest

from pioche.games.dbs.reading import NotUnderstood, compiled

MAIN = "[Activate Main] "
PAIRS = [
    (MAIN + "Choose any number of your opponent's Battle Cards without [Blocker] for which the total cost adds up to 5 "
     "or less and KO them.", "without", "with"),
    (MAIN + "Choose up to 1 <Ember> card in your Drop Area with an energy cost of 2 or less and no keyword skills and "
     "play it.", " and no keyword skills", ""),
    ("[Permanent] If you or your opponent's Leader Card has 15000 or more power, this card gains +5000 power.",
     "you or ", ""),
    ("[Permanent] If your opponent has 6 or more energy in Rest Mode, this card gains +5000 power.", "Rest", "Active"),
    ("[Permanent] If your opponent has 6 or more energy in Rest Mode, this card gains +5000 power.", " in Rest "
     "Mode", ""),
    ("[Auto] When you combo with this card, if one of your yellow Battle Cards is being attacked, draw 1 card.",
     "yellow", "red"),
    ("[Auto] At the end of their turn, your opponent must choose cards from their hand until there are only 6 "
     "remaining, "
     "and place the chosen cards in the Drop Area.", "their turn", "your turn"),
    (MAIN + "Your opponent chooses cards from their hand and sends them to their Warp until they have 10 cards in "
     "hand.",
     "sends them to their Warp", "places them in their Drop Area"),
    (MAIN + "You may draw 1 card. If you did not draw a card with this skill, this card gains [Critical] for the turn.",
     "did not draw a card with this skill", "do"),
    (MAIN + "Your opponent chooses 1 card from their hand and sends it to their Warp. If that card was a Battle Card, "
     "combo with it.", "combo with it", "draw 1 card"),
    (MAIN + "Your opponent chooses 1 of their Battle Cards and KO-s it. If this skill is used to KO a Battle Card "
     "with an "
     "energy cost of 3 or less, draw 1 card.", "3", "4"),
    (MAIN + "Choose all of your other red Leader Cards and red Battle Cards. They gain +5000 power for the turn.",
     " and red Battle Cards", ""),
    (MAIN + "Choose all of your other red Leader Cards and red Battle Cards. They gain +5000 power for the turn.",
     "other ", ""),
    ("[Auto] When this card attacks, this card gains +5000 power for each <Ember> and <Ash> in your Drop Area for the "
     "duration of the turn.", " and <Ash>", ""),
    ("[Activate Main]([red_ball])([red_ball]), switch this card to Rest Mode : Draw 1 card.", "([red_ball])", ""),
    (MAIN + "Look at up to 5 cards from the bottom of your deck, choose up to 1 red card among them and add it to your "
     "hand.", "bottom", "top"),
    (MAIN + "Choose up to 2 [Dragon Ball] or 《Ember》 cards from your Drop Area and add them to your hand.",
     "[Dragon Ball] or ", ""),
    (MAIN + "Choose up to 1 Battle Card with a card name that includes {Ember} from your deck and play it.",
     "with a card name that includes ", ""),
    ("[Permanent] This card's attack and skill cannot be negated.", "attack and ", ""),
    (MAIN + "Your opponent can only attack one more time with Battle Cards for the turn.", " with Battle Cards", ""),
    ("[Permanent] Your opponent can't combo for the duration of this card's battle.",
     "for the duration of this card's battle", ""),
    ("[Permanent] Your opponent can't combo for the duration of this card's battle.",
     "for the duration of this card's battle", "during battles where this card is attacking"),
    ("[Permanent] Your opponent can't activate [Counter] against this card's attack and can't activate [Blocker] "
     "during "
     "this card's attack.", " and can't activate [Blocker] during this card's attack", ""),
    (MAIN + "Choose up to 1 of your or your opponent's Battle Cards and return it to its owner's hand. If that card "
     "was "
     "your own Battle Card, draw 1 card.", "your own", "a"),
    (MAIN + "If your Leader Card is red, this card gains +5000 power for the turn, and if it's your turn, draw 1 card.",
     "and if it's your turn", "and if it's your opponent's turn"),
    (MAIN + "If your Leader Card is red, this card gains +5000 power for the turn, and if it's your turn, draw 1 card.",
     ", and if it's your turn, draw", ", and draw"),
    (MAIN + "Choose up to 1 of your opponent's Battle Cards and up to 1 of the cards in your opponent's hand and place "
     "them in the Drop Area.", " and up to 1 of the cards in your opponent's hand", ""),
    ("[Activate Main] [1], switch this card to Rest Mode and place 1 card from the top of your deck in the Drop Area : "
     "Draw 1 card.", " and place 1 card from the top of your deck in the Drop Area", ""),
    (MAIN + "Choose this card and 1 each of <Ash> and <Ember> from your Battle Area and place them in your Drop Area : "
     "Draw 1 card.", "1 each of <Ash> and", "1"),
    ("[Auto] At the end of the turn when you play this card, draw 1 card.", "turn when you play this card", "turn"),
    ("[Auto] When this card KO-s your opponent's Battle Card, place cards from the top of your deck under your {Ash} "
     "until "
     "there are 5 cards under {Ash}.", "5", "4"),
    ("[Permanent] If your Leader Card is red, when you activate this card's [Counter], you may choose 1 card in your "
     "life "
     "and add it to your hand. If you do so, you may activate this card's [Counter] without paying its energy cost.",
     "life", "energy"),
    ("[Auto] When this card attacks, if this card's power is 60000 or more, it deals 1 damage to your opponent's life.",
     "if this card's power is 60000 or more, it deals", "deal"),
    ("[Auto] When this card is played using [Union-Potara], draw 1 card.", "[Union-Potara]", "[Union-Fusion]"),
    ("[Auto] When this card is played using [Union-Potara], draw 1 card.", "[Union-Potara]", "[Union]"),
    ("[Auto] When you play this card with [Swap], draw 2 cards.", " with [Swap]", ""),
    ("[Permanent] If you played this card with [Evolve], it can't be KO'd by your opponent.",
     "If you played this card with [Evolve], it", "This card"),
    (MAIN + "Choose up to a total of 3 of your opponent's Battle Cards or energy and switch them to Rest Mode.",
     " or energy", ""),
    (MAIN + "Choose up to a total of 3 of your opponent's Battle Cards or energy ignoring [Barrier], and switch them "
     "to Rest Mode.", " ignoring [Barrier],", ""),
    (MAIN + "Reduce the combo cost of blue and yellow 《Ember》 cards in your hand by 1 for the turn.",
     "blue and ", ""),
    (MAIN + "Reduce the combo cost of blue and yellow 《Ember》 cards in your hand by 1 for the turn.", "combo",
     "energy"),
    (MAIN + "You can only play Battle Cards that are green or yellow and no other color for the turn.", "green or",
     "red or"),
    ("[Auto] When this card is sent to the Warp from your Battle Area or deck, add it to your hand.", " or deck", ""),
    ("[Permanent] If this card would leave the Battle Area when there are any <Ember> cards placed under this card, "
     "place "
     "all the cards under this card in the Drop Area instead.",
     " when there are any <Ember> cards placed under this card", ""),
    (MAIN + "You may discard 1 card from your hand. If you do so, choose up to 2 of your opponent's Battle Cards and "
     "switch "
     "them to Rest Mode. Those cards cannot be switched to Active Mode during your opponent's next Charge Phase.",
     " Those cards cannot be switched to Active Mode during your opponent's next Charge Phase.", ""),
    (MAIN + "Choose 1 of your <Ember> and 1 of your opponent's Battle Cards. Place the chosen opponent Battle Card "
     "under the chosen <Ember>.", "1 of your opponent's Battle", "1 of your Battle"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "old", "new"), PAIRS)
def test_near_misses_mean_something_else(line: str, old: str, new: str) -> None:
    other = line.replace(old, new, 1)
    assert other != line
    try:
        assert compiled(line, "battle") != compiled(other, "battle")
    except NotUnderstood:
        assert compiled(line, "battle")
