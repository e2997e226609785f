# What Saint Seiya tells a page that knows no game.

title = Saint Seiya Deckbuilding
about = Enlist Saints, don Armours and gather VP before the last Flame of the Clock goes out.
mode-classic = Classic
mode-classic-about = Everyone for themselves around the Sanctuary, 2 to 5 players.
option-variant = Upkeep variant
option-variant-about = The official variant: the last card of the field leaves at every upkeep, even if it is not in the sixth slot.
option-promos = Promo cards
option-promos-about = The promo cards join the Reserve.
choice-hero = Hero
number-force = Force
number-heal = Heal
number-cosmos = Cosmos
number-cost-force = Force cost
number-cost-cosmos = Cosmos cost
counter-turn = Turn
counter-flames = Flames
fact-copies = Copies
fact-set = Set
fact-source = Known from
facet-class = Class
facet-rank = Rank
facet-type = Type
facet-cost = Cost
facet-keyword = Keyword
facet-set = Set
set = { $set ->
    [promo] Promo
   *[base] Base box
}
source = { $source ->
    [rulebook] Rulebook
    [public] Published by the publisher
   *[original] Made for Pioche
}

## Why a card cannot do anything

reason-short-of-force = More Force is needed for { $card }: { $detail }. Play more Characters facing it.
reason-short-of-cosmos = More Cosmos is needed for { $card }: { $detail }. Play more cards that give it.
reason-no-cost = This card has no cost: only an effect can acquire it.
reason-in-reserve = The cards of the Reserve come to the field by themselves.
reason-in-common-discard = This card has left the game: the common discard does not come back by itself.
reason-in-acquisition = This card is just being acquired.
reason-in-draw-pile = The cards of a draw pile wait to be drawn.
reason-in-discard = A discarded card comes back when the draw pile is empty and the discard pile replaces it.
reason-in-destroyed = A destroyed card is of no more use and no longer counts.
reason-in-aside = This card is set aside: only an effect brings it in.
reason-not-yours = This card is another player's.
reason-nobody-to-face = There is no card on the field to face.
reason-wounded = A wounded Character does nothing before it is healed.
reason-only-values = This card has no effect to use: it serves by its values, to acquire the card that it faces.
reason-effect-impossible = Its effect could not do anything just now.

## Around the game

standing = VP
part-classic = Rules
part-glossary = Glossary
part-faq = F.A.Q.
part-card = Cards
