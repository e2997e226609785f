# What Saint Seiya tells a page that knows no game.

title = Saint Seiya Deckbuilding
about = Enlist Saints, don Armours and gather VP before the last Flame of the Clock goes out.
mode-classic = Classic
mode-classic-about = Everyone for themselves around the Sanctuary, 2 to 5 players.
option-variant = Upkeep variant
option-variant-about = The official variant: the last card of the field leaves at every upkeep, even if it is not in the sixth slot.
option-promos = Promo cards
option-promos-about = The promo cards join the Reserve.
option-epics = Épopées
option-epics-about = One Épopée after the other changes the rules for a while.
option-boxes = Boxes
boxes-base = Base
boxes-base-about = The base game, without expansions.
boxes-asgard = Base and Asgard
boxes-asgard-about = Boards and Techniques, frozen cards, God Warriors and Odin's robe.
boxes-poseidon = Base, Asgard and Poséidon
boxes-poseidon-about = With the Generals, their Pillars and the Transcended Heroes.
boxes-hades = Base, Asgard, Poséidon and Hadès
boxes-hades-about = With the Enfers beside the field: Spectres, Souls, Sens and Épreuves.
boxes-hades-alone = Base and Hadès
boxes-hades-alone-about = Hadès with the material of Asgard and Poséidon, but without their cards in the Reserve: best for a first game.
option-flames = Length
flames-12 = 12 Flames
flames-12-about = The whole Clock.
flames-9 = 9 Flames
flames-9-about = A little shorter. Only with Hadès.
flames-6 = 6 Flames
flames-6-about = Half as long. Only with Hadès.
flames-3 = 3 Flames
flames-3-about = Just to have a look. Only with Hadès.
option-solo-boxes = Boxes
solo-boxes-asgard = Base and Asgard
solo-boxes-asgard-about = What it takes to face Hilda.
solo-boxes-poseidon = Base, Asgard and Poséidon
solo-boxes-poseidon-about = With the Generals, their Pillars and the Transcended Heroes.
option-difficulty = Difficulty
difficulty-normal = Normal
difficulty-normal-about = Hilda takes the God Warriors that leave the field.
difficulty-difficult = Difficult
difficulty-difficult-about = She starts with her own card and takes every Warrior and every Divine Robe.
difficulty-expert = Expert
difficulty-expert-about = She also applies the effects of the cards that she has to discard.
mode-duel = Duel
mode-duel-about = Gold Saints against Renegades, for the twelve Maisons of the Sanctuary. For two, with the box Hadès.
option-altar = Autel d'Athéna
option-houses = Maisons
houses-sorted = Sorted
houses-sorted-about = From Bélier to Poissons: everybody knows which comes next.
houses-shuffled = Shuffled
houses-shuffled-about = Nobody knows which comes next.
option-length = Length
length-12 = 12 Maisons
length-12-about = The whole way.
length-8 = 8 Maisons
length-8-about = Four are removed at random.
length-4 = 4 Maisons
length-4-about = Eight are removed at random.
length-2 = 2 Maisons
length-2-about = Just to have a look.
option-duel-boxes = Reserve
duel-boxes-hades = Base, Asgard, Poséidon and Hadès
duel-boxes-hades-about = The cards of all boxes.
duel-boxes-hades-alone = Base and Hadès
duel-boxes-hades-alone-about = Without the cards of Asgard and Poséidon.
choice-side = Side
mode-solo = Alone against Hilda
mode-solo-about = Twenty-four turns to beat Hilda, who acts by a die.
counter-sapphires = Odin's Sapphires
counter-weapons = Libra Weapons
counter-die = Die
counter-gate = ♦ on the Gate
counter-souls = Souls in the supply
choice-hero = Hero
number-force = Force
number-heal = Heal
number-cosmos = Cosmos
number-cost-force = Force cost
number-cost-cosmos = Cosmos cost
number-cost-souls = Souls to hamper
number-gain-souls = Souls gained
counter-turn = Turn
counter-flames = Flames
fact-side = Side
fact-constellation = Constellation
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
    [asgard] Asgard
    [poseidon] Poséidon
    [hades] Hadès
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
reason-short-of-energy = More Energy is needed for { $card }: { $detail }.
reason-technique-used = A Technique has already been used this turn.
reason-power-impossible = Its power cannot be used just now.
reason-counts-by-itself = This card acts by itself: there is nothing to do with it.
reason-frozen = A frozen card does nothing before it has been healed twice.
reason-in-trophies = This Pillar is destroyed: it counts at the end of the game.
reason-in-guard = This card defends the foundation until the Épopée ends.
reason-in-apart = Hilda has pushed this card aside: it only counts for its VP now.
reason-in-under = This card follows another one, under which it lies.
reason-in-pillars-aside = This Pillar waits for its Marina General to be acquired.
reason-in-epics = This Épopée will come in its time.
reason-in-epics-past = This Épopée is over.
reason-gone = This card is out of the game.
reason-in-styx = The cards of the Styx come into the Enfers by themselves.
reason-face-down = This card lies face down: it is nobody yet, and is revealed when a pawn is above it or to its left.
reason-in-neant = This card has been annihilated: it counts for its VP at the end of the game.
reason-before-pawn = { $card } is out of your pawn's reach: only what is under it or to its right can be faced.
reason-short-of-souls = More Souls are needed to hamper somebody with { $card }: { $detail }.
reason-eveil-is-a-reward = Éveil is used as the reward of an Épreuve.
reason-sense-inactive = This Sens is inactive: it is turned over in your upkeep.
reason-sense-not-gained = This Sens is not yours yet: Éveil brings it, as the reward of an Épreuve.
reason-trial-not-met = This Épreuve is met as soon as its condition is, in your main phase.
reason-trial-to-come = This Épreuve will come in its time.
reason-trial-past = This Épreuve has been met; it may come back.
reason-in-capacities = The Capacités of the pile wait to be drawn.
reason-house-to-come = This Maison will come in its time.
reason-house-acquired = This Maison is acquired: it counts at the end of the duel.
reason-in-elysion = She waits in Élysion for the first pawn that arrives there.
reason-only-values = This card has no effect to use: it serves by its values, to acquire the card that it faces.
reason-effect-impossible = Its effect could not do anything just now.

## Around the game

standing = VP
part-classic = Rules
part-glossary = Glossary
part-faq = F.A.Q.
part-card = Cards
part-solo = Alone against Hilda
part-asgard = Asgard booklet
part-hades = Hadès booklet
part-board = Boards
part-pilier = Pillars
part-epopee = Épopées
