# What a table of the Dragon Ball Super Card Game says.

## Small pieces

label-rule = Rule { $number }
label-card = Card { $title }, { $n }
name-of-two = { $name } { $n }
name-and-number = { $name } ({ $number })
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
zone-deck = deck
zone-hand = hand
zone-drop = Drop Area
zone-leader = Leader Area
zone-battle = Battle Area
zone-combo = Combo Area
zone-energy = Energy Area
zone-life = Life Area
zone-warp = Warp
zone-unison = Unison Area
zone-removed = removed from the game
zone-under = under a card
zone-limbo = being played
zone-of = { $zone }, { $who }
hidden-card = hidden card
which = no. { $n }
rested = in Rest Mode
does-to = { $first } to { $second }
markers = { $count ->
    [one] one marker
   *[other] { $count } markers
}
power = power { $amount }
value-power = Power: { $number }
value-cost = Energy cost: { $number }
value-combo_power = Combo power: { $number }
value-combo_cost = Combo cost: { $number }
whose = { $you ->
    [yes] your
   *[no] { $who }’s
}

## Questions

ask-redraw = your opening hand: which cards do you put back, to draw as many others?
ask-charge = Charge Phase: which card of your hand do you place in your Energy Area?
ask-main-phase = Main Phase: play a card, use a skill, attack, or end your turn.
ask-choose-target = { because }which card does it attack?
ask-choose-energy = { because }which energy pays? { $amount } still to pay.
ask-choose-x = { because }how much is X?
ask-choose-counter = counter timing: do you activate a [Counter] skill?
ask-offense-step = Offense Step: { $attacker } has { $mine } power against { $theirs }. Combos and skills?
ask-defense-step = Defense Step: { $guard } has { $mine } power against { $theirs }. Combos and skills?
ask-choose-way = { because }how do you pay?
ask-choose-number = { because }choose a number.
ask-use-from-hand = { because }which card of your hand do you use this skill of, if you have one?
ask-draw-more = { because }do you draw another card?
ask-choose-life = { because }which card of your life do you take?
ask-choose-combo = { because }choose { many } to combo with{ or-not }.
ask-choose-damage = { because }choose { many } to take from life{ or-not }.
ask-choose-drop = { because }choose { many } to place in the Drop Area{ or-not }.
ask-choose-ko = { because }choose { many } to KO{ or-not }.
ask-choose-markers = { because }choose { many } whose markers change{ or-not }.
ask-choose-place = { because }choose { many } to place in the Battle Area{ or-not }.
ask-choose-play = { because }choose { many } to play{ or-not }.
ask-choose-put-under = { because }choose { many } to place underneath{ or-not }.
ask-choose-remove = { because }choose { many } to remove from the game{ or-not }.
ask-choose-reveal = { because }choose { many } to reveal{ or-not }.
ask-choose-rest = { because }choose { many } to switch to Rest Mode{ or-not }.
ask-choose-stand = { because }choose { many } to switch to Active Mode{ or-not }.
ask-choose-take-control = { because }choose { many } to take control of{ or-not }.
ask-choose-to-deck = { because }choose { many } to place in the deck{ or-not }.
ask-choose-to-energy = { because }choose { many } to place in the Energy Area{ or-not }.
ask-choose-to-hand = { because }choose { many } to add to the hand{ or-not }.
ask-choose-to-life = { because }choose { many } to add to life{ or-not }.
ask-choose-to-warp = { because }choose { many } to place in the Warp{ or-not }.

## Options

none-redraw = keep my hand
option-play = play { $card } (cost { $cost })
option-use = use { $card }{ where }: { $skill }
option-attack = attack with { $card }{ where }
option-grow = place { $card } under your Unison Card, for one more marker
option-end = end the turn
option-combo = combo with { $card }{ where }: + { $combo_power }, cost { $combo_cost }
option-pass = no more combos or skills
option-life = life card no. { $number }
option-x = X = { $value }
option-draw = draw a card
option-number = { $value }
option-way = { $source ->
    [none] pay the energy cost
   *[other] pay as { $source } allows ({ $value })
}
option-option = { $text }
option-trigger = { $number }. { $card }{ where }: { $skill }
option-no-more = no, and do not ask me again this turn

## Log

goes = { $count ->
    [one] goes
   *[other] go
}
goes-back = { goes } back
turns = { $count ->
    [one] is switched
   *[other] are switched
}
drop-of = { whose } Drop Area
energy-of = { whose } Energy Area
deck-of = { whose } deck
of-life = { whose } life
event-turn = { $you ->
    [yes] turn { $amount }: yours
   *[no] turn { $amount }: { $who }
}
event-draw = { $you ->
    [yes] you draw { $cards }
   *[no] { $who } draws { $cards }
}
event-life = { $you ->
    [yes] you lay out your life: { $cards }
   *[no] { $who } lays out their life: { $cards }
}
event-shuffle = { $you ->
    [yes] you shuffle your deck
   *[no] { $who } shuffles their deck
}
event-stand-all = { $you ->
    [yes] you switch your cards to Active Mode
   *[no] { $who } switches their cards to Active Mode
}
event-declare = { $you ->
    [yes] you announce { $cards }
   *[no] { $who } announces { $cards }
}
event-play = { $you ->
    [yes] you play { $cards }
   *[no] { $who } plays { $cards }
}
event-use = { $you ->
    [yes] you use a skill of { $cards }
   *[no] { $who } uses a skill of { $cards }
}
event-counter = { $you ->
    [yes] you counter with { $cards }
   *[no] { $who } counters with { $cards }
}
event-attack = { whose } { $cards } attacks
event-attacked = { whose } { $cards } is attacked
event-guard = { whose } { $cards } becomes the guard card
event-combo = { $you ->
    [yes] you combo with { $cards }
   *[no] { $who } combos with { $cards }
}
event-damage = { $you ->
    [yes] one damage: you take { $cards } from your life into your hand
   *[no] one damage: { $who } takes { $cards } from their life into hand
}
event-critical = one critical damage: { $cards } goes from { of-life } to the Drop Area
event-ko = { whose } { $cards } { $count ->
    [one] is KO’d
   *[other] are KO’d
}
event-drop = { $cards } { goes } to { drop-of }
event-to-energy = { $cards } { goes } to { energy-of }
event-to-deck = { $cards } { goes-back } into { deck-of }
event-rest = { whose } { $cards } { turns } to Rest Mode
event-stand = { whose } { $cards } { turns } to Active Mode
event-flip = { $you ->
    [yes] your leader is turned over: { $cards }
   *[no] { $who }’s leader is turned over: { $cards }
}
event-markers = { $cards }: { markers-now }
markers-now = { $amount ->
    [0] no marker left
    [one] one marker
   *[other] { $amount } markers
}
event-put-under = { $cards } goes under { $source }
event-another-turn = { $you ->
    [yes] you will take another turn
   *[no] { $who } will take another turn
}
event-bring-in = { $cards } comes into the game
event-mill = { whose } deck loses { $cards } to the Drop Area
event-negated = { $cards } is negated
event-place = { $you ->
    [yes] you place { $cards } in your Battle Area
   *[no] { $who } places { $cards } in their Battle Area
}
event-put-back = { $cards } goes back where it was
event-remove = removed from the game: { $cards }
event-take-control = { $you ->
    [yes] you take control of { $cards }
   *[no] { $who } takes control of { $cards }
}
event-to-hand = { $cards } { goes } to { whose } hand
event-to-life = { $cards } { goes } to { whose } life
event-to-warp = { $cards } { goes } to { whose } Warp
event-token = { $you ->
    [yes] you create a token: { $cards }
   *[no] { $who } creates a token: { $cards }
}
event-vanish = the token vanishes: { $cards }
event-uncover = { $cards } is on top again
event-concede = { $you ->
    [yes] you concede
   *[no] { $who } concedes
}
event-win = { $you ->
    [yes] you win the game
   *[no] { $who } wins the game
}
event-lose = { $you ->
    [yes] you have lost
   *[no] { $who } has lost
}

## Refusals

reason-two-players = This game is for two players, not { $detail }: change the number of players.
reason-not-a-leader = { $detail } is no Leader Card: a deck needs one.
reason-not-for-a-deck = { $detail } does not belong into a deck: Battle, Extra and Unison Cards only.
reason-unknown-seat = There is no seat { $detail } at this table: count from 0.

## Files of cards and decks that somebody brings

reason-file-too-large = This file is larger than may be read ({ $detail }): split it.
reason-file-not-text = This file is not text in UTF-8 ({ $detail }): save it as such.
reason-file-not-json = This file is not JSON ({ $detail }): correct it at that place.
reason-file-too-deep = Lists and objects are nested too deeply ({ $detail }): make them flatter.
reason-not-a-card-file = This is not a file of cards of this game ({ $detail }): it begins with "pioche": "cards/1" and "game": "dbs".
reason-bad-card = This card cannot be read ({ $detail }): correct it at that place.
reason-bad-card-field = No card has such a value ({ $detail }): correct it.
reason-card-twice = This card exists twice ({ $detail }): keep one of them.
reason-card-other-side = The two sides of a Leader Card must name each other ({ $detail }): correct that.
reason-not-a-list = This is not a list of cards ({ $detail }): a list is a JSON array of objects.
reason-bad-entry = This entry of a list cannot be read ({ $detail }): correct it.
fault-line = “{ $detail }” is not understood: write how many and the number of the card, as in “4 PI1-005”.
fault-not-playable = The text of this card is not understood: it is not playable.
fault-no-leader = There is no Leader Card: add one.
fault-leaders = A deck has exactly one Leader Card: remove this one.
fault-too-few = { $count ->
    [one] One card is
   *[other] { $count } cards are
} too few: a deck has at least { $most }.
fault-too-many = { $count } cards are too many: a deck has at most { $most }.
fault-countless = So many copies are too many: a deck has at most { $most } cards.
fault-copies = { $count } copies of { $detail } are too many: at most { $most } may be included.
fault-banned = A skill of { $detail } keeps this card out of the deck.

## Why a line of a card is not understood

unread-words = “{ $words }” is not understood.
unread-later = “{ $words }” needs rules later than 1.1.
unread-two-meanings = This can be read in two ways.
unread-no-icon = There is no icon before “{ $words }”.
unread-keyword = { $words } is not a skill of its own.
unread-no-words = There are no words yet for what this means ({ $words }).
unread-other-words = What this means cannot be said in the same words yet.
unread-another-meaning = What this means, once said, is read as something else.
unread-it = It is not clear which card is meant by “it”.
unread-other = This is not understood ({ $why } { $words }).
unread-after-if-you-do = It is not clear whether what follows is done only by whoever does what comes before.
unread-after-later = It is not clear whether what follows is done then, or at once.
unread-after-options = It is not clear whether what follows is done after one of the choices, or after all.
unread-awaken = An [Awaken] ends with the card being flipped over.
unread-cards = It is not clear which cards are needed.
unread-colours = “{ $words }” is no colour.
unread-condition-reach = It is not clear how far the condition reaches.
unread-icons = The icons “{ $words }” do not go together.
unread-cost = A { $words } skill has no cost and no limit.
unread-if-you-do = It is not clear what has to be done.
unread-kind = { $words } does not say when the skill counts.
unread-no-effect = The skill does nothing that is understood.
unread-trigger = “{ $words }” does not say how the card got there.
unread-two-conditions = It is not clear whether the second condition is asked under the first one.
unread-where = It is not clear where the card is by then.
unread-unseen = This would tell others what only one player may see.
unread-too-long = The skill is too long to be read.

## Advice

coach-life = { $more ->
    [yes] ahead in Life
   *[no] behind in Life
}
coach-danger = { $more ->
    [yes] farther from defeat than the opponent
   *[no] closer to defeat than the opponent
}
coach-cards = { $more ->
    [yes] ahead in Battle Cards
   *[no] behind in Battle Cards
}
coach-power = { $more ->
    [yes] ahead in power
   *[no] behind in power
}
coach-strongest = { $more ->
    [yes] ahead by the strongest card
   *[no] behind by the strongest card
}
coach-hand = { $more ->
    [yes] ahead in cards in hand
   *[no] behind in cards in hand
}
coach-combo = { $more ->
    [yes] ahead in combo power in hand
   *[no] behind in combo power in hand
}
coach-energy = { $more ->
    [yes] ahead in energy
   *[no] behind in energy
}
coach-leader = { $more ->
    [yes] ahead by the Leader
   *[no] behind by the Leader
}
coach-unison = { $more ->
    [yes] ahead by the Unison Card
   *[no] behind by the Unison Card
}
coach-move = { $more ->
    [yes] ahead by having the turn
   *[no] behind by having the turn
}
