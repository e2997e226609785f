# What Dragon Ball Super tells a page that knows no game.

title = Dragon Ball Super Card Game
about = Lead your Leader into a duel: charge energy, attack, counter, and bring your opponent's life down to nothing.
mode-duel = Duel
mode-duel-about = Two players, a deck each.
choice-deck = Deck
choice-list = A deck of your own
choice-list-about = A line for each card: how many, then the number, as in “4 PI1-005”. This list goes before the deck chosen above.
deck-red = Red
deck-blue = Blue
deck-green = Green
deck-yellow = Yellow
deck-black = Black
deck-multi = Multicolour
number-power = Power
number-cost = Energy cost
number-combo-power = Combo power
number-combo-cost = Combo cost
counter-turn = Turn
type-leader = Leader
type-battle = Battle Card
type-extra = Extra Card
type-unison = Unison Card
fact-number = Number
fact-era = Era
fact-source = Known from
facet-type = Type
facet-colour = Colour
facet-cost = Energy cost
facet-keyword = Keyword skill
facet-trait = Special trait
source = { $source ->
    [public] Published by the publisher
   *[original] Made for Pioche
}
life-left = life left
cards-left = cards left in the deck

## Why a card cannot do anything

reason-not-yours = This card is your opponent's.
reason-lies-there = A card does nothing in this place, unless a skill says so.
reason-too-dear = { $detail } energy in Active Mode is needed: add some in the Charge Phase, or wait for your next turn.
reason-no-energy-cost = This card has no energy cost: it cannot be played from the hand by paying, only by a skill.
reason-wrong-colours = Your energy in Active Mode does not have the colours that it takes: { $detail }.
reason-rested = This card is in Rest Mode: it stands up again in your next Charge Phase.
reason-no-target = There is nothing that this card could attack.
reason-not-this-timing = Its skills are not activated at this time.
reason-not-understood = The text of this card was not understood: it cannot be played.
reason-for-counters = This card is for countering: wait for an action of your opponent.
reason-bad-deck = This deck does not follow the rules of construction ({ $detail ->
        [whole] it needs one Leader Card and 50 to 60 others
       *[other] { $detail }
    }): correct its list, or take a ready-made deck.

## Around the game

standing = Life
part-cards = Cards
