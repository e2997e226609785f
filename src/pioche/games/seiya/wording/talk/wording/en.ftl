# What a table of Saint Seiya says.

## Small pieces

slot = slot { $slot }
zone-of = { $zone }, { $who }
facing = facing { $card }
frost = Frost, side { $side }
card-at = { $card } (slot { $place })
costs-force = Force { $amount }
costs-cosmos = Cosmos { $amount }
costs-nothing = no cost
gives-force = Force { $amount }
gives-cosmos = Cosmos { $amount }
gives-heal = Heal { $amount }
value-force = Force: { $number }
value-heal = Heal: { $number }
value-cosmos = Cosmos: { $number }
value-cost_force = Force cost: { $number }
value-cost_cosmos = Cosmos cost: { $number }
value-cost_souls = Souls to hamper with it: { $number }
value-gain_souls = Souls that it brings: { $number }
whose = { $you ->
    [yes] your
   *[no] { $who }’s
}

## Questions

ask-main-phase = your turn: play a card, use those in play, or end your turn.
ask-choose-to-face = { because }which card shall it face?
ask-choose-fighters = { $target }: which cards fight? { $cost } Force is needed, you have { $have }.
ask-choose-allies = { $target }: which cards give their Cosmos? { $cost } is needed, you have { $have }.
ask-choose-acquire = { because }choose { many } to acquire for free{ or-not }.
ask-choose-add = { because }choose { many } to put on your discard pile{ or-not }.
ask-choose-destroy = { because }choose { many } to destroy{ or-not }.
ask-choose-discard = { because }choose { many } to discard{ or-not }.
ask-choose-heal = { because }choose { many } to heal{ or-not }.
ask-choose-look = { because }choose { many } to look at{ or-not }.
ask-choose-put-on-draw = { because }choose { many } to put on the draw pile{ or-not }.
ask-choose-remove = { because }choose { many } to remove{ or-not }.
ask-choose-reveal = { because }choose { many } to reveal{ or-not }.
ask-choose-shuffle-into = { because }choose { many } to shuffle into the pile{ or-not }.
ask-choose-take = { because }choose { many } to take into your hand{ or-not }.
ask-choose-wound = { because }choose { many } to wound{ or-not }.
ask-choose-add-tokens = { because }choose { many } to put the VP token on{ or-not }.
ask-choose-equip = { because }choose the Armour to equip{ or-not }.
ask-choose-freeze = { because }choose { many } to freeze{ or-not }.
ask-choose-gain = { because }choose { many } to put on the discard pile{ or-not }.
ask-choose-hand-over = { because }choose { many } to hand over, still frozen{ or-not }.
ask-choose-leave = { because }choose { many } to take out of the game{ or-not }.
ask-choose-perform = { because }choose { many } whose effect is applied{ or-not }.
ask-choose-put-before = { because }choose { many } to put into the play area{ or-not }.
ask-choose-put-into-play = { because }choose { many } to play{ or-not }.
ask-choose-put-under = { because }choose { many } to put under this card{ or-not }.
ask-choose-stand-guard = { because }choose { many } to defend the foundation{ or-not }.
ask-choose-step-aside = { because }choose { many } to take out of its slot{ or-not }.
ask-choose-take-pillar = { because }choose the Pillar to keep{ or-not }.
ask-confront = you face { $card }: play cards against it, acquire it, or leave it.
ask-choose-pledge = { because }choose { many } to commit along with it{ or-not }.
ask-choose-set-aside = { because }choose { many } to set aside{ or-not }.
ask-choose-evolve = { because }choose the Bronze Armour to exchange{ or-not }.
ask-evolve-armour = exchange your Bronze Armour for { $card }?
ask-choose-upkeep = upkeep: which cards of your hand do you discard? You then draw up to { $size } cards.
ask-choose-bonus = { $card } lay under your pawn: which bonus of the space do you take?
ask-choose-put-under-styx = { because }choose { many } to put under the Styx{ or-not }.
ask-choose-space = { because }move your pawn to which space?
ask-use-effect = { because }{ $counter ->
    [none] use this effect?
   *[other] lower your counter to { $counter }?
}
ask-choose-player = { because }{ $malus ->
    [0] { $does ->
        [none] choose a player.
       *[other] who { $does }?
    }
   *[other] who gets this card and its -{ $malus } VP?
}
ask-take-divine = your pawn reaches Élysion: take { $card } into hand?
ask-choose-gift = { because }which Capacité do you put under the pile?
ask-trial = the Épreuve “{ $card }” is met: discard it for a reward?
ask-choose-hampered = whose Entrave pile does { $card } join?
# Hadès A
ask-choose-bind = { because }choose { many } to hamper an opponent with{ or-not }.
ask-choose-annihilate = { because }choose { many } to annihilate{ or-not }.
ask-choose-release = { because }choose { many } to put under the Styx{ or-not }.
ask-choose-recharge = { because }choose what to turn active{ or-not }.
ask-choose-face-another = { because }choose { many } to turn against another card{ or-not }.

## Options

none-choose-upkeep = discard nothing
option-play-character = play { $card }
option-play-armour = equip { $card }
option-play-relic = play the Relic { $card }
option-technique = Technique: { $card } ({ $energy ->
    [0] without Energy
   *[other] { $energy } Energy
})
option-power = { $card }: { $text }
option-option = { $text }
option-bind = hamper an opponent with { $card }{ where }: { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}
option-sense = exhaust: { $card }
option-gift = Capacité: { $card }
option-talent = use the Talent of { $card }{ where }
option-eveil = use your Éveil
option-capacity = draw a Capacité
option-bonus = { $number ->
    [1] 1 Soul
    [2] a +1 VP token
    [3] 1 Energy
   *[4] draw a card
}
option-space = { $number ->
    [2] Élysion
    [6] above the Gate
   *[other] above slot { $slot }
}
option-weapon = give a Libra Weapon to { $card }{ where }
option-acquire-force = { $deed ->
    [annihilate] annihilate { $card }{ where }
    [cheaper] annihilate { $card }{ where }, 1 Force less as the bonus of the space
    [release] free yourself of { $card }{ where }
   *[acquire] acquire { $card }{ where } by Force
}: cost { $cost }, { $have } in play
option-acquire-cosmos = acquire { $card }{ where } by Cosmos: cost { $cost }, { $have } in play
option-use = use the { $keyword } effect: { $card }{ where }
option-heal = heal with { $card }{ where }
option-pay = { $own ->
    [yes] pay what { $card }{ where } demands
   *[no] pay what { $source } demands to acquire { $card }{ where }
}
option-yes = yes: { $ask ->
    [evolve-armour] exchange it
    [take-divine] take it into hand
   *[use-effect] { $counter ->
        [none] { $does ->
            [none] use this effect
           *[other] { $does }
        }
       *[other] lower your counter to { $counter }
    }
}
option-end = end the turn

## Log

goes = { $count ->
    [one] goes
   *[other] go
}
event-setup = the field is set up: { $cards }
event-turn = { $you ->
    [yes] turn { $amount }: yours
   *[no] turn { $amount }: { $who }
}
event-draw = { $you ->
    [yes] you draw { $cards }
   *[no] { $who } draws { $cards }
}
event-rebuild = { whose } discard pile becomes { $you ->
    [yes] your
   *[no] the
} draw pile again ({ $count ->
    [one] one card
   *[other] { $count } cards
})
event-shuffle = { $to ->
    [reserve] the Reserve is shuffled
    [epics] the Épopées are shuffled
    [styx] the Styx is shuffled
    [trials-pile] the Épreuves to come are shuffled
    [capacities] the Capacités are shuffled
    [own-capacities] { $you ->
        [yes] you shuffle your pile of Capacités
       *[no] { $who } shuffles their pile of Capacités
    }
   *[other] { $you ->
        [yes] you shuffle your draw pile
       *[no] { $who } shuffles their draw pile
    }
}
event-play = { $you ->
    [yes] you play { $cards }
   *[no] { $who } plays { $cards }
}
event-equip = { $you ->
    [yes] you equip { $cards }
   *[no] { $who } equips { $cards }
}
event-use = { $you ->
    [yes] you use the effect of { $cards }
   *[no] { $who } uses the effect of { $cards }
}
event-acquire-force = { $you ->
    [yes] you acquire { $cards } by Force
   *[no] { $who } acquires { $cards } by Force
}
event-acquire-cosmos = { $you ->
    [yes] you acquire { $cards } by Cosmos
   *[no] { $who } acquires { $cards } by Cosmos
}
event-acquire-free = { $you ->
    [yes] you acquire { $cards } for free
   *[no] { $who } acquires { $cards } for free
}
event-gain = { $to ->
    [armour] { $you ->
        [yes] you equip { $cards }
       *[no] { $who } equips { $cards }
    }
    [hand] { $cards } { goes } to { whose } hand
   *[discard] { $cards } { goes } to { whose } discard pile
}
event-discard = { $you ->
    [yes] you discard { $cards }
   *[no] { $who } discards { $cards }
}
event-wound = { whose } { $cards } { $count ->
    [one] is wounded
   *[other] are wounded
}
event-heal = { whose } { $cards } { $count ->
    [one] is healed and goes to the discard pile
   *[other] are healed and go to the discard pile
}
event-destroy = { whose } { $cards } { $count ->
    [one] is destroyed
   *[other] are destroyed
}
event-take = { $you ->
    [yes] you take { $cards } into your hand
   *[no] { $who } takes { $cards } into hand
}
event-add = { $giver ->
    [none] { $you ->
        [yes] you put { $cards } on your discard pile
       *[no] { $who } puts { $cards } on their discard pile
    }
    [you] you give { $cards } to { $who }{ worth }
   *[other] { $giver } gives { $you ->
        [yes] you { $cards }
       *[no] { $cards } to { $who }
    }{ worth }
}
worth = { $pv ->
    [0] {""}
   *[other] : { $pv } VP
}
event-put-on-draw = { $you ->
    [yes] you put { $cards } on your draw pile
   *[no] { $who } puts { $cards } on their draw pile
}
event-shuffle-into = { $to ->
    [reserve] back into the Reserve: { $cards }
   *[other] back into { whose } draw pile: { $cards }
}
event-reveal = { whose } { $count ->
    [one] card is
   *[other] cards are
} revealed: { $cards }
event-look = { whose } { $count ->
    [one] card is
   *[other] cards are
} looked at: { $cards }
event-remove = { $count ->
    [one] { $cards } leaves the field
   *[other] { $cards } leave the field
}
event-arrive = { $count ->
    [one] { $cards } arrives on the field
   *[other] { $cards } arrive on the field
}
event-swap = { $to ->
    [none] change places: { $cards }
    [hand] exchange: { $cards } goes to { whose } hand
    [discard] exchange: { $cards } goes to { whose } discard pile
    [wounded] exchange: { $cards } goes to { whose } wounded
    [frozen] exchange: { $cards } goes to { whose } frozen cards
    [destroyed] exchange: { $cards } goes to { whose } destroyed cards
    [enfers] { $cards } changes slots in the Enfers
    [field] exchange: { $cards } goes to the field
   *[armour] exchange: { $cards } is now { $you ->
        [yes] yours
       *[no] { $who }’s
    }
}
event-pledge-force = { $cards } will give its Force only
event-pledge-cosmos = { $cards } will give its Cosmos only
event-lift = the price for { $cards } is paid for this turn
event-shift = the cards of the field shift to the right
event-flame = { $amount ->
    [0] the last Flame goes out: the game ends with this round
    [one] a Flame goes out, one is left
   *[other] a Flame goes out, { $amount } are left
}
event-freeze = { whose } { $cards } { $count ->
    [one] is frozen
   *[other] are frozen
}
event-thaw = the Frost marker turns to side 1: { whose } { $cards }
event-set-aside = { $count ->
    [one] { whose } { $cards } is set aside
   *[other] { whose } { $cards } are set aside
}
event-leave = { $count ->
    [one] { $cards } leaves the game
   *[other] { $cards } leave the game
}
event-evolve = { whose } Armour evolves: { $cards }
event-play-relic = { $you ->
    [yes] you play the Relic { $cards }
   *[no] { $who } plays the Relic { $cards }
}
event-put-before = { $cards } goes in front of { $you ->
    [yes] you
   *[no] { $who }
}
event-hand-over = { $cards } goes, still frozen, to { $you ->
    [yes] you
   *[no] { $who }
}
event-technique = { $you ->
    [yes] you use the Technique { $cards }
   *[no] { $who } uses the Technique { $cards }
}
event-energy = { $you ->
    [yes] you now have { energies }
   *[no] { $who } now has { energies }
}
energies = { $amount } Energy
event-tokens = { whose } VP tokens are now worth { $amount } VP
event-add-tokens = a { $amount ->
    [one] +1
   *[other] { $amount }
} VP token on { $cards }
event-spend-tokens = { $cards } loses its tokens ({ $amount })
event-weapon = { $you ->
    [yes] you receive a Libra Weapon ({ $amount } in all)
   *[no] { $who } receives a Libra Weapon ({ $amount } in all)
}
event-weapon-lost = { $you ->
    [yes] you give a Libra Weapon back ({ $amount } left)
   *[no] { $who } gives a Libra Weapon back ({ $amount } left)
}
event-eliminated = { $you ->
    [yes] you are eliminated
   *[no] { $who } is eliminated
}
event-put-under = { $source } covers { $cards }
event-step-aside = { $count ->
    [one] { $cards } leaves its slot
   *[other] { $cards } leave their slots
}
event-stand-guard = { $count ->
    [one] { whose } { $cards } defends the foundation
   *[other] { whose } { $cards } defend the foundation
}
event-take-pillar = { $you ->
    [yes] you destroy { $cards }
   *[no] { $who } destroys { $cards }
}
event-sapphire = an Odin Sapphire goes on the statue ({ $amount } of 7)
event-reveal-pillar = a Pillar is revealed: { $cards }
event-reveal-epic = an Épopée begins: { $cards }
event-hourglass = one more Hourglass on { $cards }
event-end-epic = the Épopée ends: { $cards }
event-die = Hilda's die shows { $amount }: { $amount ->
    [1] discard
    [2] draw
    [3] purify
    [4] freeze
    [5] Force
   *[6] Cosmos
}
event-push-aside = Hilda pushes aside { $cards }
event-gain-sense = { $you ->
    [yes] you gain { $cards }
   *[no] { $who } gains { $cards }
}
event-lose-sense = { $you ->
    [yes] you lose { $cards }
   *[no] { $who } loses { $cards }
}
event-exhaust = { whose } { $cards } turns inactive
event-recharge = { whose } { $cards } turns active
event-draw-gift = { $you ->
    [yes] you draw the Capacité { $cards }
   *[no] { $who } draws the Capacité { $cards }
}
event-gift = { $you ->
    [yes] you use the Capacité { $cards }
   *[no] { $who } uses the Capacité { $cards }
}
event-put-under-pile = { $count ->
    [one] { $cards } goes under the pile of Capacités
   *[other] { $cards } go under the pile of Capacités
}
event-meet-trial = { $you ->
    [yes] you meet the Épreuve { $cards }
   *[no] { $who } meets the Épreuve { $cards }
}
event-reveal-trial = a new Épreuve: { $cards }
event-appear = { $count ->
    [one] { $cards } appears in the Enfers
   *[other] { $cards } appear in the Enfers
}
event-lay = { $count ->
    [one] a card comes
   *[other] { $count } cards come
} face down into the Enfers
event-renew-trials = the Épreuves that were met make a new pile
event-shift-enfers = the cards of the Enfers shift toward the Gate
event-gate = the Gate gets ♦: { $amount } now
event-gate-less = a ♦ leaves the Gate: { $amount ->
    [0] none is left
   *[other] { $amount } left
}
event-pawn = { $amount ->
    [1] { pawn } reaches Élysion
    [5] { pawn } is above the Gate
   *[other] { pawn } is above slot { $amount }
}
pawn = { $you ->
    [yes] your pawn
   *[no] { $who }’s pawn
}
event-annihilate = { $you ->
    [yes] you annihilate { $cards }
   *[no] { $who } annihilates { $cards }
}
event-void = { $count ->
    [one] { $cards } goes into { whose } Néant
   *[other] { $cards } go into { whose } Néant
}
event-bind = { $cards } { $count ->
    [one] hampers
   *[other] hamper
} { $you ->
    [yes] you
   *[no] { $who }
}
event-release = { $you ->
    [yes] you free yourself of { $cards }
   *[no] { $who } is free of { $cards }
}
event-peek = { $you ->
    [yes] you look at { $cards }
   *[no] { $who } looks at { $cards }
}
event-put-under-styx = { $count ->
    [one] { $cards } goes under the Styx
   *[other] { $cards } go under the Styx
}
event-face-another = { $count ->
    [one] { $cards } now faces another card
   *[other] { $cards } now face another card
}
event-souls = { $you ->
    [yes] you now have { souls }
   *[no] { $who } now has { souls }
}
event-souls-lost = { $you ->
    [yes] you have { souls } left
   *[no] { $who } has { souls } left
}
souls = { $amount ->
    [one] 1 Soul
   *[other] { $amount } Souls
}
event-end = the game is over

## Refusals

reason-not-enough = That is not enough ({ $detail }): play more cards facing { $card }.
reason-needs-participant = { $card } asks for a certain Character to take part: read its text and play that one facing this card.
reason-players-out-of-range = This game is for 2, 3, 4 or 5 players, not { $detail }: change the number of players.
reason-poseidon-needs-asgard = Poséidon is played with the material of Asgard: add Asgard.
reason-hades-needs-both = Hadès is played with the material of Asgard and Poséidon: add both; their cards may be left out.
reason-hades-not-solo = The booklet of Hadès knows no solo mode: play with others, or without Hadès.
reason-flames-out-of-range = { $detail } Flames: with Hadès the Clock begins with 1 to 12, without it with 12.
reason-difficulty-only-solo = Only the solo mode has difficulties: choose that mode, or leave the difficulty normal.
reason-left-out-unused = The expansion “{ $detail }” is not used, so its cards cannot be left out: add it, or do not leave it out.
reason-unknown-hero = Unknown hero: “{ $detail }”. Choose among Seiya, Shiryû, Hyôga, Shun and Ikki.
reason-hero-twice = The same hero is taken twice: each player needs their own.
reason-too-many-heroes = { $detail } heroes are more than there are players: name fewer, or add players.
reason-unknown-seat = There is no seat { $detail } at this table: count from 0.

## The duel

event-reveal-house = a Maison is revealed: { $cards }
event-take-house = { $you ->
    [yes] you keep { $cards }
   *[no] { $who } keeps { $cards }
}
event-lower-house = { house-counter } drops to { $amount }
event-set-house = { house-counter } is set to { $amount }
house-counter = { $you ->
    [yes] your counter
   *[no] the counter of { $who }
}
reason-duel-for-two = The duel is for two players, not { $detail }: change the number of players, or the mode.
reason-duel-without-clock = The duel is played without the Clock: leave the Flames alone, and remove Maisons instead.
reason-renegade-begins = In the duel the Renegade always begins: choose sides, not the first player.
reason-unknown-side = Unknown side: “{ $detail }”. Choose gold (the Gold Saints) or renegade (the Renegades).
reason-unknown-altar = Unknown Autel d'Athéna: “{ $detail }”. Choose gloire, justice, offrandes, equilibre or victoire, or a number from 121 to 125.
reason-houses-out-of-range = Between 0 and 11 Maisons can be removed, not { $detail }: at least one must remain.
reason-only-duel = Maisons and the Autel d'Athéna serve in the duel only: choose that mode, or leave them alone.

## Advice

coach-points = { $more ->
    [yes] { NUMBER($amount, maximumFractionDigits: 1) } more VP at once
   *[no] { NUMBER($amount, maximumFractionDigits: 1) } fewer VP at once
}
coach-deck = { $more ->
    [yes] stronger hands, worth { NUMBER($amount, maximumFractionDigits: 1) } VP by the end
   *[no] weaker hands, which cost { NUMBER($amount, maximumFractionDigits: 1) } VP by the end
}
coach-hand = { $more ->
    [yes] a better hand next turn, worth { NUMBER($amount, maximumFractionDigits: 1) } VP
   *[no] a poorer hand next turn, which costs { NUMBER($amount, maximumFractionDigits: 1) } VP
}
coach-draws = { $more ->
    [yes] better cards still to be drawn, worth { NUMBER($amount, maximumFractionDigits: 1) } VP
   *[no] poorer cards still to be drawn, which costs { NUMBER($amount, maximumFractionDigits: 1) } VP
}
coach-prey = { $more ->
    [yes] fewer points within Hilda's reach, worth { NUMBER($amount, maximumFractionDigits: 1) } VP
   *[no] more points within Hilda's reach, which costs { NUMBER($amount, maximumFractionDigits: 1) } VP
}
coach-hurt = { $more ->
    [yes] more wounded or frozen cards to heal ({ NUMBER($amount, maximumFractionDigits: 1) } VP to win back)
   *[no] fewer wounded or frozen cards to heal ({ NUMBER($amount, maximumFractionDigits: 1) } VP)
}
coach-souls = { $more ->
    [yes] more Souls, worth { NUMBER($amount, maximumFractionDigits: 1) } VP
   *[no] fewer Souls, which costs { NUMBER($amount, maximumFractionDigits: 1) } VP
}
coach-out = { $more ->
    [yes] the Epic does not eliminate you
   *[no] the Epic eliminates you
}
