# What a table of L'Ordre de Veiel says.

## Small pieces

the-hero = the { $name }
of-hero = the { $name }’s
cell = row { $row }, column { $column }
damage = { $amount ->
    [0] no damage
   *[other] { $amount } damage
}
some-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
and-blocked = { $blocked ->
    [0] {""}
   *[other] , { $blocked } blocked
}
and-lives = { $lives ->
    [0] {""}
    [1] , one life lost
   *[other] , { $lives } lives lost
}
and-block = { $block ->
    [0] {""}
   *[other] , block { $block }
}
figure = { cell }{ $side ->
    [hero] , threat { $threat }
   *[enemy] , { $lives ->
        [1] 1 life
       *[other] { $lives } lives
    }, wounds { $wounds }/{ $toughness }
}{ and-block }{ $state ->
    [dead] , out of the fight
    [stunned] , will not take its next turn
   *[well] {""}
}
suffers = { damage }
which = no. { $number }
by-rule = { $label }: { $statement }
value-threat = Threat: { $number }
value-swords = Swords: { $number }
value-attack = Damage to { $figure }: { $number }
value-damage = Damage: { $number }
value-armour = Less: { $number }

## What an enemy is going to do

plan-goes = goes to { cell }
plan-attacks = attacks { $blows }
plan-blow = { $figure } ({ damage }{ $wounds ->
    [none] {""}
    [0] , no wound
    [1] , 1 wound
   *[other] , { $wounds } wounds
})
plan-unsure = unless the enemies before it change that
plan-walk = does not reach anybody yet
plan-idle = stays and attacks nobody
plan-stunned = does not take this turn
plan-summons = summons a Basic enemy
plan-shields = shields the enemies nearby
plan-boss = plays two Actions on its turn, and one for each life lost ({ $left } of { $every } to come)

## Zones

zone-board = board
zone-ground = on the ground
zone-limbo = being resolved
zone-hand = hand
zone-deck = deck
zone-discard = discard
zone-wounds = wounds
zone-exile = exile
zone-aside = Adept and Master
zone-lasting = lasting effects
zone-apart = apart until the encounter ends
zone-camp = hero at rest
zone-basic = Basic enemies
zone-basic-dead = Basic enemies defeated
zone-intermediate = Intermediate enemies
zone-intermediate-dead = Intermediate enemies defeated
zone-powerful = Powerful enemies
zone-powerful-dead = Powerful enemies defeated
zone-bosses = boss
zone-bosses-dead = bosses defeated
zone-actions = Actions to come
zone-actions-past = past Actions
zone-actions-lasting = lasting Actions
zone-acting = Action being played
zone-battlefields = battlefields to come
zone-battlefield = battlefield
zone-battlefields-past = past battlefields
zone-rewards-rouge = red Rewards
zone-rewards-jaune = yellow Rewards
zone-rewards-bleu = blue Rewards
zone-rewards-vert = green Rewards
zone-rewards-violet = violet Rewards
zone-rewards-incolore = colourless Rewards
zone-rewards-rouge-past = past red Rewards
zone-rewards-jaune-past = past yellow Rewards
zone-rewards-bleu-past = past blue Rewards
zone-rewards-vert-past = past green Rewards
zone-rewards-violet-past = past violet Rewards
zone-rewards-incolore-past = past colourless Rewards
zone-shown = Rewards revealed
zone-stock = base cards
zone-gone = out of the game

## Questions

ask-place-hero = { the-hero } enters: on which cell?
ask-who-plays = the heroes’ turn: who plays now?
ask-hero-turn = { of-hero } turn: play a card, discard one to make a step, or end the turn.
ask-aim = { because }{ $deed ->
    [damage] which enemy takes the damage?
    [block] which hero gains the block?
    [loseblock] who loses block?
    [heal] which hero is healed?
    [recover] which hero takes cards back from exile?
    [walk] which hero moves?
    [push] { $figure ->
        [enemy] which enemy is pushed?
       *[hero] which hero is pushed?
    }
    [pull] { $figure ->
        [enemy] which enemy is pulled?
       *[hero] which hero is pulled?
    }
    [shift] which enemy is moved?
    [bring] which hero is brought beside you?
    [swap] which hero do you change places with?
    [draw] which hero draws?
    [discard] which hero discards?
    [stun] which enemy loses its next turn?
   *[other] { $figure ->
        [enemy] which enemy is meant?
       *[hero] which hero is meant?
    }
}
ask-turn-zone = { because }which way is the zone turned?
ask-walk = { because }where does { the-hero } go? At most { $amount ->
    [1] one step
   *[other] { $amount } steps
}.
ask-place-figure = { because }on which cell is { $figure } placed?
ask-lay-rune = { because }on which cell is the rune laid?
ask-choose-discard = { because }{ the-hero } discards { many }: which?
ask-choose-heal = { because }{ the-hero } is healed: which { $most ->
    [1] wound goes
   *[other] { $most } wounds go
} to the discard?
ask-choose-exile = { because }{ the-hero } exiles a card: which?
ask-choose-recover-hand = { because }which cards ({ $most }) does { the-hero } take from exile into the hand?
ask-choose-recover-discard = { because }which cards ({ $most }) go from exile to { of-hero } discard?
ask-choose-x = { because }{ $deed ->
    [exile] how many cards are exiled?
   *[discard] how many cards are discarded?
}
ask-choose-option = { because }which of these effects?
ask-choose-take = { because }which { $most ->
    [1] card revealed goes
   *[other] { $most } cards revealed go
} to the hand? The others are discarded.
ask-choose-seek = { because }which card of the deck goes to the hand?
ask-choose-base = { because }which base card goes to the hand?
ask-substitute = { the-hero } is about to take { $amount ->
    [1] a wound
   *[other] { $amount } wounds
}: a Substitution card of the hand instead of the top card of the deck?
ask-lose-card = { the-hero } is about to take { $amount ->
    [1] a wound
   *[other] { $amount } wounds
} and has neither deck nor discard left: which card of the hand is lost?
ask-play-at-once = { because }{ the-hero } may play a card at once.
ask-return = { the-hero } returns to the fight, but the cell is taken: on which cell?
ask-reward = { of-hero } reinforcement, { $phase } of { $phases }: take a Reward, or heal?

## Options

option-place = { cell }
option-cell = { $stay ->
    [hero] stay ({ cell })
    [enemy] leave it there ({ cell })
   *[none] { cell }
}
option-rune = { cell }
option-go = { $state ->
    [dead] { the-hero } gets up and plays
   *[well] { the-hero } plays
}
option-play = play { $card }{ $comes ->
    [nobody] {" "}(nobody within reach)
    [nothing] {" "}(no effect now)
   *[something] {""}
}
option-discard = discard { $card } to make a step
option-end = end the turn
option-turn = { $facing ->
    [right] to the right
    [down] downwards
    [left] to the left
   *[up] upwards
}: { $cards }
option-x = X = { $value }
option-seek = { $card }
option-option = { $text ->
    [none] effect { $number }
   *[other] { $text }
}
option-take = take { $card }
option-heal-wounds = heal { $amount } wounds ({ the-hero } has { $wounds })
option-substitute = { $card }
option-from-deck = no: the top card of the deck
option-top-of-deck = the top card of the deck

## Log

event-encounter = { $amount ->
    [4] fourth encounter: the boss
    [1] first encounter
    [2] second encounter
   *[3] third encounter
}
event-battlefield = battlefield: { $cards }
event-roll = the dice give a cell
event-stand = { $figure } takes up { cell }
event-appear = { $source ->
    [none] { $figure } comes to { cell }
   *[other] { $source } brings { $figure } to { cell }
}
event-turn = { of-hero } turn
event-enemies-turn = the enemies’ turn
event-play = { the-hero } plays { $cards }
event-discard = { the-hero } discards { $cards }
event-draw = { the-hero } draws { $cards }
event-shuffle = a pile is shuffled
event-replenish = { of-hero } discard becomes the deck again ({ some-cards })
event-walk = { $figure } goes to { cell }
event-place = { $figure } is placed on { cell }
event-push = { $source } pushes { $figure } to { cell }
event-pull = { $source } pulls { $figure } to { cell }
event-swap = places are changed: { $figure }
event-hurt = { $source }: { damage } to { $cards }{ and-blocked }{ and-lives }
event-lose-life = { $figure } loses { $amount ->
    [1] a life
   *[other] { $amount } lives
}
event-blocked = { $figure } blocks { damage }
event-die = an enemy dies: { $cards }
event-block = { $figure } gains { $amount } block
event-lose-block = { $figure } loses { $amount } block
event-recover = { $to ->
    [none] { $figure } heals all wounds
    [hand] { the-hero } takes from exile into the hand { $cards }
   *[other] from exile to { of-hero } discard: { $cards }
}
event-strike = { $attack ->
    [yes] { $source } attacks { $figure }{ $action ->
        [none] {""}
       *[other] {" "}({ $action })
    }: { damage }{ and-blocked }
   *[no] { $figure } suffers { damage }{ and-blocked } ({ $source })
}
event-wound = { of-hero } { $count ->
    [one] wound
   *[other] { $count } wounds
}: { $cards }
event-substitute = Substitution: { $cards } goes to { of-hero } wounds
event-heal = { the-hero } heals { $cards }
event-exile = { the-hero } exiles { $cards }
event-affect = { $own ->
    [yes] { $source } takes effect
   *[no] { $source } takes effect on { $figure }
}
event-stun = { $figure } will not take its next turn
event-action = { $source } plays the Action { $cards }
event-stay = the effect of { $cards } lasts
event-ended = the effect is over: { $cards }
event-lay = { the-hero } lays { $cards } on { cell }
event-reveal = { $origin ->
    [deck] { the-hero } reveals { $cards }
   *[other] Rewards revealed for { the-hero }: { $cards }
}
event-take = { the-hero } takes into the hand { $cards }
event-mill = { the-hero } puts into the discard { $cards }
event-pass = { $cards } is passed
event-gain = { $origin ->
    [aside] { $cards } joins { of-hero } discard
   *[other] { the-hero } takes { $cards }
}
event-refuse = Rewards left: { $cards }
event-leave = { $to ->
    [exile] { $cards } goes to exile
    [apart] { $cards } is put apart until the encounter ends
   *[other] { $cards } leaves the game
}
event-leave-board = { $figure } leaves the board
event-perish = { the-hero } has no five cards left: out of the fight
event-return = { the-hero } gets up again
event-encounter-won = { $amount ->
    [4] fourth encounter won
    [1] first encounter won
    [2] second encounter won
   *[3] third encounter won
}

## Refusals

reason-heroes-number = It takes 2 to 5 heroes, not { $detail }: change their number. Who plays alone takes at least two heroes.
reason-no-such-hero = There is no hero “{ $detail }”: “pioche cards veiel --kind hero” names them all.
reason-hero-twice = The same hero is taken twice: each player needs their own.
reason-bosses-number = You face one boss, or two different ones: name one or two.
reason-unknown-boss = There is no boss “{ $detail }”: “pioche cards veiel --kind boss” names them all.
reason-unknown-difficulty = There is no difficulty “{ $detail }”: choose among easy, normal, hard and extreme.
reason-novices-number = Each hero takes two Novice cards{ $detail ->
    [0] {""}
   *[other] {" "}({ $detail })
}: name two, or leave those that are suggested.
reason-unknown-novice = There is no Novice card “{ $detail }”: “pioche cards veiel --kind novice” names them all.
reason-novice-colour = The Novice card “{ $detail }” has none of this hero’s colours: take one of the hero’s two colours, or a colourless one.
reason-novice-copies = There are only two copies of the Novice card “{ $detail }”: take another one.
reason-waves-shape = A table of enemies has four encounters, and for each three numbers: Basic, Intermediate, Powerful. Write it like this: 2-0-0,1-3-0,1-1-2,0-0-0.
reason-waves-number = Encounter { $detail } has a wrong number of enemies: 1 to 12, and in the fourth, with the boss, 0 to 12.
reason-several-cards = Several cards begin like that ({ $detail }): write more of the name.
reason-more-heroes-than-players = There are more heroes than seats ({ $detail }): name fewer heroes, or add seats.
reason-novices-of-whom = The heroes are drawn by lot: their Novice cards cannot be chosen beforehand. Choose the hero, or leave the cards that are suggested.
