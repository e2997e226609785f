# What Dragon Ball Super tells a page that knows no game.

title = Dragon Ball Super Card Game
about = Lead your Leader into a duel: charge energy, attack, counter, and bring your opponent's life down to nothing.
mode-duel = Duel
mode-duel-about = Two players, a deck each.
choice-deck = Deck
choice-list = Paste a list
choice-list-about = A line for each card: how many, then the number, as in “4 PI1-005”. This list goes before the deck chosen above.
deck-red = The Forge (red)
deck-red-plan = Attack from the first turns on and pump your attackers until they break through. Evolve Tison to sweep small blockers away, then finish with Magma's double strikes.
deck-blue = The Tides (blue)
deck-blue-plan = Send your opponent's Battle Cards back to their hand and draw more than they do. Once you set the pace, Tempête and then Abysse carry the game.
deck-green = The Hedgerows (green)
deck-green-plan = Let your energy grow fast and cover the field with Pousse tokens. Mousse makes all of them dangerous, and Orme comes long before his time.
deck-yellow = The Crests (yellow)
deck-yellow-plan = Turn your opponent's Battle Cards to Rest Mode, then attack those that can no longer defend. Unite Nimbus and Stratus: Tornade lays the whole field open at once.
deck-black = The Eclipse (black)
deck-black-plan = Fill your Drop Area: it pays for your greatest cards. As soon as it holds eight cards, Néant appears for three energy instead of seven and strikes twice.
deck-multi = The Caravan (red and blue)
deck-multi-plan = Look for the seven wishing lanterns and send them to the Drop Area as combos. Hold out until you have seven energy: the Septième lanterne wins the game on the spot.
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

## Cards that somebody brings, and decks that are built of them

fault-unknown = No card has this number: correct it, or import the list that holds it first.
unread = { $why } Line: “{ $line }”

## Around the game

standing = Life
part-cards = Cards
