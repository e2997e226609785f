# What the cards of L'Ordre de Veiel say.
#
# $mood: order (the card says what to do), fact (what happens). $form: order, you, other ($who as subject, $whom as object, $of behind "of").
# $me: you, rune, enemy, boss, battlefield. $number: one, many. $role: subject, object, of. $sign: more, less.
# $x: what X is. $per: for each of what, or on what condition, a number grows.


## Joints

comma = { $first }, { $second }
and = { $first } and { $second }
or = { $first } or { $second }
as-well = { $first }, and { $second }
then = { $first }, then { $second }
plus = { $first } + { $second }
semicolon = { $first }; { $second }
sentence = { $text }.
provided = { $condition }, { $clause }
provided-behind = { $clause } { $condition }
provided-else = { $condition }, { $clause }; if not, { $otherwise }
choose-one = choose one: { $options }
option = ({ $letter }) { $text }
choose = choose { $whom }: { $clause }
for-a-time = { $moment }, { $clause }
line-passive = { $keyword }: { $lower }
line-keyword = { $keyword }. { $text }


## Keywords, types, colours, categories

keyword-amorce = Opener
keyword-passif = Passive
keyword-substitution = Substitution
keyword-rune = Rune

type-attaque = attack
type-defense = defence
type-deplacement = movement
type-soin = healing
type-technique = technique
of-type-attaque = attack
of-type-defense = defence
of-type-deplacement = movement
of-type-soin = healing
of-type-technique = technique

colour-rouge = red
colour-jaune = yellow
colour-bleu = blue
colour-vert = green
colour-violet = violet
colour-incolore = colourless

category-base = Base deck
category-hero = Hero
category-novice = Hero: Novice { $stars }
category-initiate = Hero: Initiate { $stars } ({ $owner })
category-adept = Hero: Adept { $stars } ({ $owner })
category-master = Hero: Master { $stars } ({ $owner })
category-reward = { $sort ->
    [rare] Rare
   *[common] Common
} Reward
category-enemy = Enemy: { $sort ->
    [basic] Basic
    [intermediate] Intermediate
   *[powerful] Powerful
}
category-boss = Enemy: Boss
category-action = Action ({ $owner })
category-battlefield = Battlefield

family-bande = the band
family-betes = the beasts
family-culte = the cult
family-demons = the demons
family-morts = the dead

title = { $same ->
    [yes] { $name }
   *[no] { $name } ({ $english })
}
card-named = “{ $name }”
cards-of-type = { $type } { $number ->
    [one] card
   *[many] cards
}

profile-threat = threat { $threat }, { $n } { $number ->
    [one] sword
   *[many] swords
}
profile-base = { $n } “{ $name }”
profile-deck = base deck: { $cards }
vitality = { $lives } × { $damage } with { $heroes } heroes
profile-vitality = vitality (lives × damage): { $by }
profile-zone = zone: { $zone }
profile-copies = { $n } { $number ->
    [one] copy
   *[many] copies
}
profile-original = designed for this project


## Zones

crossed = { $crossed ->
    [yes] , without the hero who plays the card
   *[no] {""}
}
zone-soi = the hero's own cell{ crossed }
zone-contact = straight ahead, 1 cell{ crossed }
zone-allonge = on line, up to 2 cells{ crossed }
zone-trait = on line, up to 3 cells{ crossed }
zone-ligne = on line, up to the edge of the board{ crossed }
zone-tir = on line, at 2 or 3 cells{ crossed }
zone-tir-long = on line, at 2 to 4 cells{ crossed }
zone-arc = an arc, the 3 cells in front{ crossed }
zone-cone = a cone, 1 cell in front and the 3 cells behind it{ crossed }
zone-eclat = a burst, 3 cells on line and the 2 cells beside the second{ crossed }
zone-croix = a cross, the 4 adjacent cells{ crossed }
zone-anneau = a ring, the 8 cells around{ crossed }
zone-losange = a diamond, all cells within 2 steps{ crossed }
zone-losange3 = a diamond, all cells within 3 steps{ crossed }
zone-croisee = the whole row and the whole column{ crossed }
zone-infini = the whole board{ crossed }


## Names of things

damages = damage
blocks = block
wounds = { $number ->
    [one] wound
   *[many] wounds
}
steps = { $number ->
    [one] move
   *[many] moves
}
moves = { $n } { steps }
cells = { $number ->
    [one] cell
   *[many] cells
}
cards = { $number ->
    [one] card
   *[many] cards
}
more-or-less = { $sign ->
    [less] less
   *[more] more
}


## Figures

de = {""}
un = a
figure = { $side ->
    [heroes] hero
   *[enemies] enemy
}
near = { $within ->
    [1] adjacent to
   *[other] within { $within } cells of
}

self = { $named ->
    [yes] it
   *[no] { $me ->
        [boss] the boss
       *[enemy] this enemy
    }
}
of-self = { $me ->
    [boss] the boss
   *[enemy] this enemy
}
to-self = { of-self }
who-self = { $role ->
    [of] { of-self }
   *[other] { self }
}
who-hero = { $other ->
    [yes] another
   *[no] a
} hero{ $dead ->
    [yes] , dead or alive,
   *[no] {""}
} in the zone
who-heroes = each { $other ->
    [yes] other
   *[no] {""}
} hero in the zone
who-enemy = an enemy in the zone { $boss ->
    [no] that is not a boss
   *[yes] {""}
}
who-allenemies = { $role ->
    [object] all enemies
   *[subject] each enemy
} in the zone
who-beside = each other enemy adjacent to that enemy
who-spared = each enemy that it did not damage
who-foremost = the hero with the highest threat
who-chained = another enemy that this card has not damaged yet, within { $within } { $within ->
    [one] cell
   *[other] cells
} of the last one
who-nearrune = an enemy within { $within } { $within ->
    [one] cell
   *[other] cells
} of that rune
who-it-hero = that hero
who-it-heroes = each of them
who-it-enemy = that enemy
who-it-enemies = each of them
who-it-stopped-one = if it is stopped before that, it
who-it-stopped = one that is stopped before that
who-that-attacker = that enemy
who-that-that = that enemy
who-that-player = that hero
place = { $place ->
    [rune] this rune
    [fallen] its cell
   *[other] { of-self }
}
who-around = each { figure } { $own ->
    [yes] { $place ->
        [rune] on its cell or { near } it
       *[other] { near } { place }, itself included,
    }
   *[no] { near } { place }
}
who-such = each { figure } { $such }
such-columns = in column { $columns }
such-still = who did not change cell in the last heroes' turn
such-centre = on one of the four middle cells (rows 2 and 3, columns 3 and 4)
such-beside = adjacent to another enemy


## Numbers

x-being = , X being { $terms }
x-is-heroes = X is the number of heroes minus 1
share-more = +{ $n } { $per } { $bounds }
share-just = { $n } { $per } { $bounds }
more-bounds = { $low ->
    [yes] (+{ $least } at least, +{ $most } at most)
   *[no] (+{ $most } at most)
}
just-bounds = { $low ->
    [yes] ({ $least } at least, { $most } at most)
   *[no] ({ $most } at most)
}
per-wounds = { $whose ->
    [you] { $every ->
        [1] for each of your wounds
       *[other] for every { $every } of your wounds
    }
   *[it] { $every ->
        [1] for each wound of that hero
       *[other] for every { $every } wounds of that hero
    }
}
per-block = { $every ->
    [1] for each
   *[other] for every { $every }
} of your block
percardinhand = for each card left in your hand
perattack = for each attack card that you have already played this turn
percolour = for each different colour among the cards that you have played this turn
per-damage-taken = for each damage, blocked or not, that you suffered in the last enemies' turn
percellmoved = { $every ->
    [1] for each cell
   *[other] for every { $every } cells
} that { self } has just moved
perlifelost = { $every ->
    [1] for each life
   *[other] for every { $every } lives
} that it has lost


## Conditions

if-lifelost = if an enemy lost a life by it
if-killed = if an enemy died by it
if-hitseveral = if this card has damaged at least { $n } { $number ->
    [one] enemy
   *[many] enemies
}
if-wounded = if you have at least { $n } { wounds }
if-hasblock = if you have block
if-hasdiscarded = if you have discarded a card this turn
if-hasnotmoved = if you have not changed cell this turn
if-isanother = if that is not you
if-flanked = if another hero is adjacent to that enemy
if-onelifeleft = if that enemy has one life left
if-targetalone = if no other hero is adjacent to that hero
if-gavewound = if this attack gave at least 1 wound
if-otherenemies = while another enemy is on the board
if-fewsummoned = { $n ->
    [1] if no enemy summoned by { self } is on the board
   *[other] if fewer than { $n } enemies summoned by { self } are on the board
}
if-roundis = if it is round { $n } of the encounter
if-movedbydiscarding = if that hero has already made { $n } such { steps } this turn
if-playedmorethan = if that hero has already played { $n } others this turn


## Effects

do-damage = { $mood ->
    [fact] { $who } suffers { $n } { damages }
   *[order] deal { $n } { damages } to { $whom }
}{ $x }
do-suffer = { $form ->
    [other] { $who } suffers
   *[you] you suffer
} { $n } { damages }{ $x }
do-heal = heal { $form ->
    [other] { $n } { wounds } of { $whom }
   *[you] { $n } of your wounds
}{ $x }
do-block = { $form ->
    [other] { $who } gains
   *[you] you gain
} { $n } { blocks }{ $x }{ $kept ->
    [yes] , which stays until the end of the next enemies' turn
   *[no] {""}
}
do-lose-block = { $form ->
    [order] lose
    [you] you lose
   *[other] { $who } loses
} { $all ->
    [yes] all block
   *[no] { $n } { blocks }
}
do-share-damage = the heroes adjacent to { to-self } share { $n } { damages } (evenly, the rest to the highest threat)
do-healwounds = { self } heals all its wounds
do-walk = { $form ->
    [other] { $who }
   *[you] you
} may make { $number ->
    [one] { $n } { steps }
   *[many] up to { $n } { steps }
} { $through ->
    [yes] and pass through enemies
   *[no] {""}
}
do-push = { $mood ->
    [fact] { $who } is pushed { $n } { cells } away
   *[order] push { $whom } { $n } { cells } away from you
}
do-pull = { $mood ->
    [fact] { $who } is pulled { $n } { cells } nearer
   *[order] pull { $whom } { $n } { cells } towards you
}
do-shift = move { $whom } up to { $n } { cells } as you like
do-leap = place yourself on a free cell of the zone
do-bring = place { $whom } on a free cell adjacent to you
do-swap = change places with { $whom }
do-draw = { $form ->
    [order] draw
    [you] you draw
   *[other] { $who } draws
} { $n } { cards }
do-discard = { $form ->
    [order] discard
    [you] you discard
   *[other] { $who } discards
} { $n } { cards }
do-exile = exile { $n } { cards }
do-x = choose X, { $most } at most: { $verb ->
    [exile] exile
   *[discard] discard
} X cards
do-recover = { $form ->
    [order] take
    [you] you take
   *[other] { $who } takes
} { $free ->
    [yes] up to
   *[no] {""}
} { $n } { cards } of { $form ->
    [other] their choice from their exile
   *[you] your choice from your exile
} into { $form ->
    [other] their
   *[you] your
} { $into ->
    [hand] hand
   *[discard] discard
}
do-reveal = reveal the top { $show } cards of your deck: take { $n } of them into your hand and discard the others
do-seek-type = search your deck for the next { $number ->
    [one] { $cards } and put it
   *[many] { $n } { $cards } and put them
} into your hand; discard the other cards you passed
do-seek = search your deck for a { $named ->
    [yes] { $name }
   *[no] card of the category Hero
}, put it into your hand and shuffle the deck
do-send-exile = exile this card
do-send-gone = remove this card from the game
do-send-apart = remove this card from the game until the end of the encounter
do-takebase = take a base card of your choice from the stock into your hand
do-ally-plays = { $who } may play 1 card from hand at once
do-stun = { $who } does not take its next turn
do-layrune = place this card on your cell or a cell of the zone, where no rune lies
do-liftrune = discard it
do-summon = { self } summons { $n } { $number ->
    [one] Basic enemy
   *[many] Basic enemies
}
do-rally = each other enemy takes a turn, in reading order
do-moveonly = each enemy, in reading order, moves as it would on its turn, but does not attack
do-placeanew = each enemy that has no hero within { $within } { $within ->
    [one] cell
   *[other] cells
} is placed anew with the dice, in reading order
do-reinforcement = a further Basic enemy is drawn and placed
each-rune = for each rune on the board, { $most } at most, { $clause }


## What enemies do

assault-first = first, { $clause }
assault-only = { $clause }
assault = { $walk ->
    [0] without moving,
   *[other] makes up to { $moves }, then
} deals { $n } { damages } to { $several ->
    [yes] all heroes
   *[no] a hero
} in the zone
assault-more = { $n } more damage { $per } { $bounds }
assault-before = before the damage, { $clause }
assault-times = { $several ->
    [yes] each of them is attacked
   *[no] that hero is attacked
} { $times } times in a row in this way
assault-after = then, { $clause }


## Durations

their-turn = { $form ->
    [other] that hero's turn
   *[you] your turn
}
until-their-turn = until the end of { their-turn }
until-their-next-turn = in { $form ->
    [other] their next turn
   *[you] your next turn
}
until-heroes = in this heroes' turn
until-enemies = until the end of the enemies' turn
until-next-enemies = until the end of the next enemies' turn
at-their-turn = at the end of { their-turn }
at-enemies = at the end of this enemies' turn
rune-lies = while this rune lies there, { $clause }
rune-ends-enemies = discard it at the end of the enemies' turn
rune-ends-encounter = it stays until the end of the encounter


## Rules in force: numbers

next-damage-played = { $form ->
    [other] the next { $card } of { $of }
   *[you] your next { $card }
} deals { $n } { more-or-less } damage
next-damage-against = the next { $card } that damages { $whom } deals it { $n } { more-or-less } damage
next-times-played = { $form ->
    [other] the next { $card } of { $of }
   *[you] your next { $card }
} is resolved { $total } times before it is discarded
number-damage-played = { $form ->
    [other] the { $cards } of { $of }
   *[you] your { $cards }
} deal { $n } { more-or-less } damage
number-damage-cards = { $cards } deal { $n } { more-or-less } damage to each enemy that they damage
number-damage-played-here = { $cards } played by a hero on its cell deal { $n } { more-or-less } damage
number-damage-near-here = { $cards } deal { $n } { more-or-less } damage to each enemy on its cell or adjacent to it
number-hand-size-it = { $form ->
    [other] { $who } draws
   *[you] you draw
} up to a hand of { $total } cards
number-last-draw-here = a hero who ends a turn on its cell then draws { $n } { cards } { more-or-less }
number-threat-it = { $form ->
    [other] { $who } has
   *[you] you have
} { $n } { more-or-less } threat
number-threat-heroes-set = all heroes have threat { $total }; what a played card adds or takes away counts, and swords decide ties
number-attack-it = the attacks of { $of } deal { $n } { more-or-less } damage
number-attack-self = the attacks of { of-self } deal { $n } { more-or-less } damage { $per }
number-attack-against-it = each attack deals { $n } { more-or-less } damage to { $form ->
    [other] { $whom }
   *[you] you
}
number-attack-enemies = attacks of enemies deal { $n } { more-or-less } damage
number-attack-neighbours = attacks of other enemies adjacent to { to-self } deal { $n } { more-or-less } damage
number-attack-last-life = attacks of enemies that have one life left deal { $n } { more-or-less } damage
number-attack-row = attacks deal { $n } { more-or-less } damage to heroes in row { $row }
number-moves-it = { $who } has { $n } { steps } { $sign ->
    [less] fewer
   *[more] more
}
number-moves-it-most = { $total ->
    [0] { $who } cannot move
   *[other] { $who } makes at most { $n } { steps }
}
number-moves-enemies = enemies have { $n } { $sign ->
    [less] { steps } fewer
   *[more] more { steps }
}, and so has each Action that moves a boss
number-armour-self = each attack card deals { $n } { $sign ->
    [less] more damage to { to-self }
   *[more] less damage to { to-self } (at least 1)
}
number-armour-struck-afar = attack cards played from a cell not adjacent to { to-self } deal it { $n } { $sign ->
    [less] more damage
   *[more] less damage (at least 1)
}
number-keep-heroes-set = at the end of their turn, before drawing, a hero discards all but { $total } of the cards left in hand


## Rules in force: what is forbidden

forbid-lose-block-it = { $form ->
    [other] the block of { $of } is not removed
   *[you] your block is not removed
}
forbid-heal-wounds-it = the wounds of { $of } are not healed
forbid-attack-it = enemies may not attack { $form ->
    [other] { $whom }
   *[you] you
}
forbid-move-it = { $who } makes no moves
forbid-choose-distant = a card played from a cell not adjacent to { to-self } cannot target it
forbid-displace-self = cards of heroes cannot move { self }
forbid-discard-move-heroes = a hero makes no move for discarding a card unplayed
forbid-pass-heroes = heroes do not pass through other heroes
near-it = { $within ->
    [1] adjacent to
   *[other] within { $within } cells of
} { $form ->
    [other] { $whom }
   *[you] you
}
guards-others-near-it = damage that an attack would deal to another hero { near-it } is dealt to { $form ->
    [other] { $whom }
   *[you] you
} instead
obstacle = nobody stops on them, passes through them or is placed there
obstacle-cells = cells { $cells } (row-column) are obstacles: { obstacle }
obstacle-rows = rows { $rows } are obstacles: { obstacle }


## Rules in force: what happens when

when-resolve-played = after each { $card } that you play, { $effect }
when-resolve-struck-beside = when a hero adjacent to { to-self } has damaged it with an attack card, { $effect } once the card is resolved
when-resolve = after each card that a hero plays in their turn, { $effect }
when-attacked-it = after each attack of an enemy on { $form ->
    [other] { $whom }
   *[you] you
}, { $effect }
when-attacked-adjacent = after each attack of an adjacent enemy on you, { $effect }
when-wounded-own-hero = each time an enemy's attack gives you at least 1 wound, { $effect }
when-arrive-near-it = when an enemy ends its movement { near-it }, even without having moved, { $effect } before it attacks
when-lose-life-self = when { self } loses a life, { $effect }
when-appear-self = when { self } is placed, { $effect }
when-target-self = each time an attack card targets { self }, { $effect } before the damage
when-action-wounds-self = each time an Action of { of-self } gives at least 1 wound, { $effect }
when-die = when an enemy dies, { $effect }
when-begin = before the first heroes' turn, { $effect }
when-enemies-turn = at the start of the enemies' turn, { $effect }
when-end-of-enemies = at the end of the enemies' turn, before block is removed, { $effect }
when-cleaned = at the end of the enemies' turn, after block was removed, { $effect }
