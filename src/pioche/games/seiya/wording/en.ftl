# What Saint Seiya Deckbuilding says.
#
# $number: one, many. $who and $whose: you (the reader), they (a player named before), opponent, opponents, any, all,
# none. $mood: imperative, third, infinitive. $named: the card has just been named. $at: from, in, of.


## Nouns: types, classes, cards

gender = n

noun-carte = { $number ->
    [many] cards
   *[one] card
}
noun-personnage = { $number ->
    [many] Characters
   *[one] Character
}
noun-armure = { $number ->
    [many] Armours
   *[one] Armour
}
noun-heros = { $number ->
    [many] Heroes
   *[one] Hero
}
noun-chevalier = { $number ->
    [many] Saints
   *[one] Saint
}
noun-chevalier-d-or = Gold { noun-chevalier }
noun-chevalier-d-argent = Silver { noun-chevalier }
noun-chevalier-de-bronze = Bronze { noun-chevalier }
noun-chevalier-d-acier = Steel { noun-chevalier }
noun-chevalier-noir = Black { noun-chevalier }
noun-chevalier-fantome = Ghost { noun-chevalier }
noun-chevalier-sans-constellation = { noun-chevalier } without constellation
noun-armure-d-or = Gold { noun-armure }
noun-armure-de-bronze = Bronze { noun-armure }
noun-guerrier = { $number ->
    [many] Warriors
   *[one] Warrior
}
noun-guerrier-divin = { $number ->
    [many] God Warriors
   *[one] God Warrior
}
noun-garde = { $number ->
    [many] Guards
   *[one] Guard
}
noun-marina = { $number ->
    [many] Marinas
   *[one] Marina
}
noun-general-marina = { $number ->
    [many] Marina Generals
   *[one] Marina General
}
noun-heros-transcende = { $number ->
    [many] Transcended Heroes
   *[one] Transcended Hero
}
noun-spectre = { $number ->
    [many] Spectres
   *[one] Spectre
}
noun-juge = { $number ->
    [many] Judges
   *[one] Judge
}
noun-renegat = { $number ->
    [many] Renegades
   *[one] Renegade
}
noun-squelette = { $number ->
    [many] Skeletons
   *[one] Skeleton
}
noun-dieu = { $number ->
    [many] Gods
   *[one] God
}
noun-robe-divine = { $number ->
    [many] Divine Robes
   *[one] Divine Robe
}
noun-ecaille = { $number ->
    [many] Scales
   *[one] Scale
}
noun-relique = { $number ->
    [many] Relics
   *[one] Relic
}
noun-pilier = { $number ->
    [many] Pillars
   *[one] Pillar
}
noun-epopee = { $number ->
    [many] Épopées
   *[one] Épopée
}
noun-board-technique = { $number ->
    [many] Techniques
   *[one] Technique
}
noun-statue = { $number ->
    [many] statues
   *[one] statue
}
noun-defenseur = { $number ->
    [many] defenders of the foundation
   *[one] defender of the foundation
}
noun-heros-nomme = { $number ->
    [many] Heroes of that name
   *[one] Hero of that name
}
noun-plateau-de-pegase = Pégase board
noun-plateau-du-dragon = Dragon board
noun-plateau-du-cygne = Cygne board
noun-plateau-d-andromede = Andromède board
noun-plateau-du-phoenix = Phoenix board

noun-phrase = { $other } { $alike } { $state } { $ranks } { $name } { $noun } { $step } { $excepted } { $value } { $trait } { $relation } { $place } { $note }

other = other
alike = identical
excepted = other than { $name }
with-value = with { $value }
without-value = without { $value }
with-cost = with a { $value } cost
without-cost = without a { $value } cost
span-exactly = with exactly { $least } { $value }
span-least = with at least { $least } { $value }
span-most = with at most { $most } { $value }
span-between = with { $least } to { $most } { $value }

rank-very-common = very common ●
rank-common = common ▲
rank-uncommon = uncommon ◆
rank-rare = rare ★
rank-very-rare = very rare

relation-beside = played beside { $named ->
    [yes] it
   *[no] this card
}
relation-fights-beside = fighting beside { $named ->
    [yes] it
   *[no] this card
}
relation-faced = that this card faces
relation-facing = facing { $named ->
    [yes] it
   *[no] this card
}
link-faces = facing { $what }
link-faces-it = facing it
link-next-to-this = adjacent to this card
link-next-to = adjacent to { $what }

note-adjacent = adjacent to this card's slot
note-rises = that can rise in rank
note-left-of = to the left of this card
note-curable = that can be healed
note-tokened = with a +1 VP token
note-untokened = without a +1 VP token
note-not-bound-to-force = not bound to its Force
note-not-bound-to-cosmos = not bound to its Cosmos
note-unbound = whose use is still open
note-outside-discard = outside the discard pile
note-from-field = acquired on the field
link-same-hero = of the same name
link-same-hero-as = of the same name as { $what }
transcended = Transcended { $name }
step-next-rank = of the next rank
step-same-rank = of the same rank

# Hadès
graded = of grade { $n ->
    [1] 1
   *[other] { $n } or less
}
note-by-force = acquired by Force
note-last = in the last place
noun-epreuve = { $number ->
    [many] Épreuves
   *[one] Épreuve
}
noun-capacite = { $number ->
    [many] Capacités
   *[one] Capacité
}
noun-sens = Sens
noun-ame = { $number ->
    [many] Souls
   *[one] Soul
}
noun-energie = Energy
paid = that costs you { $least } Force or more, reductions included
note-in-reach = within your reach


## Places

zone-reserve = { $whose ->
    [none] Reserve
   *[other] the Reserve
}
zone-field = { $whose ->
    [none] field
   *[other] the field
}
zone-removed = { $whose ->
    [none] common discard
   *[other] the common discard
}
zone-hand = { $whose ->
    [you] your hand
    [they] their hand
   *[none] hand
}
zone-draw = { $whose ->
    [you] your draw pile
    [they] their draw pile
   *[none] draw pile
}
zone-discard = { $whose ->
    [you] your discard pile
    [they] their discard pile
   *[none] discard pile
}
zone-armour = { $whose ->
    [you] your equipped Armour
    [they] their equipped Armour
    [opponents] each opponent's equipped Armour
    [all] each player's equipped Armour
   *[none] equipped Armour
}
zone-wounded = { $whose ->
    [you] your wounded Characters
    [they] their wounded Characters
   *[none] wounded Characters
}
zone-destroyed = { $whose ->
    [you] your destroyed cards
    [they] their destroyed cards
   *[none] destroyed cards
}
zone-aside = { $whose ->
    [you] your set-aside cards
    [they] their set-aside cards
   *[none] set-aside cards
}
zone-play = { $whose ->
    [you] your cards in play
    [they] their cards in play
   *[none] cards in play
}
zone-limbo = { $whose ->
    [none] card being acquired
   *[other] the card being acquired
}
zone-frozen = { $whose ->
    [you] your frozen cards
    [they] their frozen cards
   *[none] frozen cards
}
zone-relics = { $whose ->
    [you] your Relics in play
    [they] their Relics in play
   *[none] Relics in play
}
zone-board = { $whose ->
    [you] your board
    [they] their board
   *[none] board
}
zone-trophies = { $whose ->
    [you] your destroyed Pillars
    [they] their destroyed Pillars
   *[none] destroyed Pillars
}
zone-guard = { $whose ->
    [you] your defenders of the foundation
    [they] their defenders of the foundation
   *[none] defenders of the foundation
}
zone-apart = { $whose ->
    [you] your cards pushed aside
    [they] their cards pushed aside
   *[none] cards pushed aside
}
zone-under = { $whose ->
    [none] cards under another
   *[other] the cards under another
}
zone-statue = { $whose ->
    [none] statue of Odin
   *[other] the statue of Odin
}
zone-pillars = { $whose ->
    [none] revealed Pillars
   *[other] the revealed Pillars
}
zone-pillars-aside = { $whose ->
    [none] Pillars to be revealed
   *[other] the Pillars to be revealed
}
zone-epic = { $whose ->
    [none] current Épopée
   *[other] the current Épopée
}
zone-epics = { $whose ->
    [none] Épopées to come
   *[other] the Épopées to come
}
zone-epics-past = { $whose ->
    [none] past Épopées
   *[other] the past Épopées
}
zone-styx = { $whose ->
    [none] Styx
   *[other] the Styx
}
zone-veiled = { $whose ->
    [none] face-down cards of the Enfers
   *[other] the face-down cards of the Enfers
}
zone-enfers = { $whose ->
    [none] Enfers
   *[other] the Enfers
}
zone-neant = { $whose ->
    [you] your Néant
    [they] their Néant
   *[none] Néant
}
zone-entrave = { $whose ->
    [you] your Entrave pile
    [they] their Entrave pile
   *[none] Entrave pile
}
zone-senses = { $whose ->
    [you] your Éveil and Sens
    [they] their Éveil and Sens
   *[none] Éveil and Sens
}
zone-senses-aside = { $whose ->
    [you] your Sens to be gained
    [they] their Sens to be gained
   *[none] Sens to be gained
}
zone-trials = { $whose ->
    [none] open Épreuves
   *[other] the open Épreuves
}
zone-trials-pile = { $whose ->
    [none] Épreuves to come
   *[other] the Épreuves to come
}
zone-trials-past = { $whose ->
    [none] past Épreuves
   *[other] the past Épreuves
}
zone-capacities = { $whose ->
    [none] pile of Capacités
   *[other] the pile of Capacités
}
zone-gifts = { $whose ->
    [you] your Capacités
    [they] their Capacités
   *[none] Capacités
}
zone-gone = { $whose ->
    [none] out of the game
   *[other] out of the game
}

state-wounded = wounded
state-frozen = frozen
state-marked = marked
state-destroyed = destroyed
state-aside = set-aside

place-reserve = { $at } the Reserve
place-field = { $at ->
    [in] on
   *[from] from
} the field
place-removed = { $at } the common discard
place-play = in play
place-hand = { $at } { $whose ->
    [they] their hand
    [opponent] an opponent's hand
    [opponents] your opponents' hands
    [any] any player's hand
    [all] all players' hands
   *[you] your hand
}
place-draw = { $at } { $whose ->
    [they] their draw pile
    [opponent] an opponent's draw pile
    [opponents] your opponents' draw piles
    [any] any player's draw pile
    [all] all players' draw piles
   *[you] your draw pile
}
place-discard = { $at ->
    [within] in
   *[other] { $at }
} { $whose ->
    [they] their discard pile
    [opponent] { of-opponent } discard pile
    [opponents] your opponents' discard piles
    [any] any player's discard pile
    [all] all players' discard piles
   *[you] your discard pile
}
place-deck = in { $whose ->
    [they] their deck
   *[you] your deck
}
place-armour = equipped { $whose ->
    [opponent] by an opponent
    [opponents] by your opponents
    [any] by any player
    [all] by any player
   *[you] { "" }
}
place-wounded = { $whose ->
    [opponent] of an opponent
    [opponents] of your opponents
    [any] of any player
    [all] among all players
   *[you] { "" }
}
place-destroyed = { place-wounded }
place-aside = { place-wounded }
place-frozen = { place-wounded }
place-marked = { place-wounded }
place-relics = in { $whose ->
    [opponent] an opponent's play area
    [opponents] your opponents' play areas
    [any] any player's play area
    [all] all players' play areas
   *[you] play
}
place-relics-too = among your Relics
place-guard = { $whose ->
    [opponent] of an opponent
    [opponents] of your opponents
   *[you] { "" }
}
place-pillars = in play
place-beneath = under this card
place-fighters = that fought this card
place-used = used to acquire this card
place-first = from among these cards

# Hadès
place-styx = { $at } the Styx
place-enfers = of the Enfers
place-enfers-in-reach = of the Enfers within your reach
place-entrave = { $at ->
    [within] in
   *[other] { $at }
} { $whose ->
    [they] their Entrave pile
    [opponent] an opponent's Entrave pile
    [opponents] your opponents' Entrave piles
    [any] any player's Entrave pile
    [all] all players' Entrave piles
   *[you] your Entrave pile
}


## Articles and numbers

# "an" before "other Saint" makes "another Saint".
a = { $other ->
    [yes] an{ $phrase }
   *[no] { $vowel ->
        [yes] an
       *[no] a
    } { $phrase }
}
a-yours = one of { $who ->
    [they] their
   *[you] your
} { $phrase }
n = { $n } { $phrase }
n-yours = { $n } of { $who ->
    [they] their
   *[you] your
} { $phrase }
at-least = at least { $n } { $phrase }
fewer = fewer than { $n } { $phrase }
all = all { $phrase }
all-yours = all { $who ->
    [they] their
   *[you] your
} { $phrase }
plural = { $phrase }
plural-yours = { $who ->
    [they] their
   *[you] your
} { $phrase }
these = { $phrase }
per = for each { $phrase }
per-yours = for each of { $who ->
    [they] their
   *[you] your
} { $phrase }
per-group = for each full group of { $what }
each = each { $phrase }
the = the { $phrase }
the-yours = { $who ->
    [they] their
   *[you] your
} { $phrase }
no = no { $phrase }

this-card = this card
the-rest = the remaining cards
one-of-these = one of these cards
revealed-card = the revealed card
that-card = that card
your-armour = your equipped { $name }
at-random = { $what } at random
last-to-first = each card on the field, from the last to the first
any-number = any number of { $what }
up-to = up to { $what }
above = the top cards { $pile } until { $what } comes up
top = the top { $n ->
    [one] card
   *[other] { $n } cards
} { $pile }
top-if = { $top } if it is { $what }
all-but-at-most = { $all }, up to { $most }
drawable = the number of cards { $who ->
    [they] they
   *[you] you
} can draw
so-many-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} { $per }
as-many-cards = as many cards
as-many-cards-and = as many cards plus { $n }
per-player = for each player
per-counter-sapphires = for each Odin Sapphire on the statue
per-token = for each token on this card
per-spent-token = for each token removed
if-most = if { $who ->
    [they] they have
   *[you] you have
} more { $what } than any other player
pv-tokens = { $n ->
    [one] a
   *[other] { $n }
} { $sign ->
    [less] −{ $each }
   *[more] +{ $each }
} VP { $n ->
    [one] token
   *[other] tokens
}

value-force = Force
value-cosmos = Cosmos
value-heal = Heal
own-force = its Force
own-cosmos = its Cosmos
their-force = their Force alone
their-cosmos = their Cosmos alone
by-force = by Force
by-cosmos = by Cosmos
amount-more = +{ $n } { $value }
amount-less = −{ $n } { $value }
amount-cost = { $n } { $value }

and = { $first } and { $second }
nor = { $first } or { $second }
or = { $first } or { $second }
comma = { $first }, { $second }
besides = { $first }, and { $second }

# Hadès
any = any { $phrase }
each-yours = each of { $who ->
    [they] their
   *[you] your
} { $phrase }
no-yours = none of { $who ->
    [they] their
   *[you] your
} { $phrase }
per-slot-from-elysion = for each slot that separates { $named ->
    [yes] it
   *[no] this card
} from Élysion (none at Élysion, { $n } at the Gate)
beyond = { $per } beyond the { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
}
some-souls = { $n ->
    [one] { $n } Soul
   *[other] { $n } Souls
}
until-left = { $what } until { $n } { $n ->
    [one] is
   *[other] are
} left
per-soul = for each of { $who ->
    [they] their
   *[you] your
} Souls
most-souls = Souls
most-cards = { $what }
the-force = the Force
the-heal = the Heal
the-cosmos = the Cosmos
nth-of-turn = your { $n ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $n }th
} { $phrase } of the turn


## Verbs

do-wound = { $mood ->
    [third] wounds
   *[other] wound
} { $what }
do-destroy = { $mood ->
    [third] destroys
   *[other] destroy
} { $what }
do-discard = { $mood ->
    [third] discards
   *[other] discard
} { $what }
do-heal = { $mood ->
    [third] heals
   *[other] heal
} { $what }
do-take = { $mood ->
    [third] takes
   *[other] take
} { $what } into { $who ->
    [they] their
   *[you] your
} hand
do-add = { $mood ->
    [third] adds
   *[other] add
} { $what } to { $who ->
    [they] their
   *[you] your
} discard pile
do-put-on-draw = { $mood ->
    [third] puts
   *[other] put
} { $what } on top of { $who ->
    [they] their
   *[you] your
} draw pile
do-shuffle-into = { $mood ->
    [third] shuffles
   *[other] shuffle
} { $what } into { $pile }
do-shuffle = { $mood ->
    [third] shuffles
   *[other] shuffle
} { $pile }
do-reveal = { $mood ->
    [third] reveals
   *[other] reveal
} { $what }
do-look = { $mood ->
    [third] looks
   *[other] look
} at { $what }
do-remove = { $mood ->
    [third] removes
   *[other] remove
} { $what } { $this ->
    [yes] from the game
   *[no] { "" }
}
do-remove-flame = { $mood ->
    [third] removes
   *[other] remove
} 1 Flame from the Clock
do-fill = { $mood ->
    [third] fills
   *[other] fill
} the field
do-fill-place = { $mood ->
    [third] reveals
   *[other] reveal
} the top card of the Reserve in its place
do-acquire = { $mood ->
    [third] acquires
   *[other] acquire
} { $what } for free{ $state ->
    [wounded] , wounded
    [frozen] , frozen
   *[none] { "" }
}
do-draw = { $mood ->
    [third] draws
   *[other] draw
} { $cards }{ $left ->
    [any] , if any are left
    [fewer] , or those that are left if there are fewer
    [least] , if at least { $n } are left
    [enough] , if enough are left
   *[all] { "" }
}
do-exchange = { $mood ->
    [third] exchanges
   *[other] exchange
} { $one } with { $other }
do-exchange-both = { $mood ->
    [third] swaps
   *[other] swap
} the places of { $what }
do-exchange-pairs = { $mood ->
    [third] exchanges
   *[other] exchange
}{ $able ->
    [yes] , { $who ->
        [they] if they can
       *[you] if you can
    },
   *[no] { "" }
} as many as possible of { $one } for as many of { $other }
do-freeze = { $mood ->
    [third] freezes
   *[other] freeze
} { $what }
do-set-aside = { $duel ->
    [yes] { $mood ->
        [third] returns
       *[other] return
    } { $what } to Élysion
   *[no] { $mood ->
        [third] sets
       *[other] set
    } { $what } aside
}
do-put-before = { $mood ->
    [third] puts
   *[other] put
} { $what } into { $who ->
    [they] their
   *[you] your
} play area
do-hand-over = { $mood ->
    [third] hands
   *[other] hand
} { $what }, still frozen, to the player affected
do-put-into-play = { $mood ->
    [third] plays
   *[other] play
} { $what }{ $others ->
    [yes] { "" }, which goes to its owner's discard pile at the end of the turn
   *[no] { "" }
}
do-equip = { $mood ->
    [third] equips
   *[other] equip
} { $what }
do-take-pillar = { $mood ->
    [third] keeps
   *[other] keep
} { $what }
do-stand-guard = { $mood ->
    [third] puts
   *[other] put
} { $what } in front of { $who ->
    [they] them
   *[you] you
} with a +1 VP token, as a defender of the foundation
do-mean = { $mood ->
    [third] chooses
   *[other] choose
} { $what }
do-step-aside = { $mood ->
    [third] takes
   *[other] take
} { $what } out of its slot
do-add-tokens = { $mood ->
    [third] puts
   *[other] put
} { $tokens } on { $what }
do-gain-tokens = { $mood ->
    [third] receives
   *[other] receive
} { $tokens } { $per }
do-gain-energy = { $mood ->
    [third] gains
   *[other] gain
} { $n } Energy
do-gain-weapon = { $mood ->
    [third] receives
   *[other] receive
} a Libra Weapon token
do-give-weapon = { $mood ->
    [third] gives back
   *[other] give back
} a Libra Weapon token
do-be-eliminated = { $mood ->
    [third] is eliminated
   *[other] be eliminated
} 
do-restock = { $mood ->
    [third] rebuilds
   *[other] rebuild
} { $who ->
    [they] their
   *[you] your
} draw pile if it is empty
do-put-under = { $mood ->
    [third] puts
   *[other] put
} { $what } under this card
do-spend-tokens = { $mood ->
    [third] removes
   *[other] remove
} all tokens from this card
do-perform = { $mood ->
    [third] applies
   *[other] apply
} the { $kind ->
    [play] Play
    [arrival] Arrival
    [exit] Exit
    [marked] Marked
   *[any] { "" }
} effect of { $what }
one-hero-less = { $clause }, destroying 1 Hero fewer
spared = { $clause } without suffering their Exit effects yourself
without-effects = { $clause }, without applying { $number ->
    [many] their
   *[one] its
} effects
name-hero = name a Hero. { $does }
game-ends = the game ends
do-give = { $mood ->
    [third] gives
   *[other] give
} { $counted ->
    [yes] { $whom }, { $until }, { $amounts } { $per }
   *[no] { $whom } { $amounts } { $until }
}
do-give-it = { $mood ->
    [third] gives
   *[other] give
} it { $amounts } { $until }
do-reduce = { $mood ->
    [third] reduces
   *[other] reduce
} the cost of { $whom } { $counted ->
    [yes] { $until } by { $amounts } { $per }
   *[no] by { $amounts } { $until }
} { $least }
its-cost = its cost is reduced by { $amounts } { $per } { $least }
least-cost = (minimum { $n })
pledge = this card can only be used for { $value }, against the card it faces
do-pledge = { $mood ->
    [third] commits
   *[other] commit
} this card and { $what } by { $value }, against the card they face,

until-turn = until the end of the turn
until-turn-own = { $until }, { $clause }

# Hadès
do-heal-fully = fully { $mood ->
    [third] heals
   *[other] heal
} { $what }
do-gain-souls = { $mood ->
    [third] gains
   *[other] gain
} { some-souls } { $per }
do-lose-souls = { $mood ->
    [third] loses
   *[other] lose
} { some-souls }
take-souls = { $whom ->
    [opponents] each opponent
    [active] the active player
   *[anyone] each player
} gives you 1 Soul, if they have any
do-gain-sense = { $mood ->
    [third] gains
   *[other] gain
} { $who ->
    [they] their
   *[you] your
} next Sens, active
do-move-pawn = { $mood ->
    [third] moves
   *[other] move
} { $who ->
    [they] their
   *[you] your
} pawn { $span ->
    [next] { $least } or { $most }
    [range] { $least } to { $most }
   *[exactly] { $most }
} { $most ->
    [one] space
   *[other] spaces
} { $toward ->
    [elysion] toward Élysion
   *[either] toward Élysion or toward the Gate
}
drive-back = each pawn moves 1 space toward the Gate
do-reveal-all = { $mood ->
    [third] reveals
   *[other] reveal
} all face-down cards of the Enfers, from the Gate to Élysion
do-put-on-gate = { $mood ->
    [third] puts
   *[other] put
} { $n } ♦ on the Gate, if no card is there
do-put-under-styx = { $mood ->
    [third] puts
   *[other] put
} { $what } under the Styx{ $souls ->
    [gain] { "" } and { $mood ->
        [third] gains
       *[other] gain
    } its Souls
    [none] { "" } without gaining its Souls
   *[untold] { "" }
}
do-take-from-gate = { $mood ->
    [third] removes
   *[other] remove
} 1 ♦ from the Gate
do-draw-gift = { $mood ->
    [third] draws
   *[other] draw
} a Capacité
do-turn-senses = { $mood ->
    [third] turns
   *[other] turn
} all { $who ->
    [they] their
   *[you] your
} Sens { $side ->
    [inactive] inactive
   *[active] active
}
do-annihilate = { $mood ->
    [third] annihilates
   *[other] annihilate
} { $what } without a fight
do-bind = { $mood ->
    [third] places
   *[other] place
} { $what } in { of-opponent } Entrave pile, without spending Souls
do-exchange-last = { $mood ->
    [third] swaps
   *[other] swap
} this card with the last card of the Enfers, if it is another one
do-foresee = { $mood ->
    [third] reveals
   *[other] reveal
} the top card of { $who ->
    [they] their draw pile (rebuilt first if it is empty): a Hero goes to their hand; any other card goes back on top face down and their Éveil turns inactive
   *[you] your draw pile (rebuilt first if it is empty): a Hero goes to your hand; any other card goes back on top face down and your Éveil turns inactive
}


## Sentences

sentence = { $text }.
line = { $keyword }: { $text }
listed = { $first }, { $second }
then = { $first }, then { $second }
next = { $first }. Then, { $second }
to = { $first } to { $second }
after = { $first }. { $second }
if-so = { $first }. { $by ->
    [anyone] If anyone does
    [they] If they do
   *[you] If you do
}, { $second }
or-else = { $first }. { $by ->
    [they] If they do not
   *[you] Otherwise
}, { $second }
if-none = { $clause } ({ $n } if you choose none)
alternative = if it is { $what }, { $first }; otherwise, { $second }
and-if-it-is = { $first } and, if it is { $what }, { $second }
they-do = that player { $does }
twice = twice in a row: { $clause }
if-any = { $clause }, if there are any
must-be-possible = { $clause } (which must be possible)
while-before-you = While this card is in front of you, { $text }
technique = { $n ->
    [0] without Energy
   *[other] for { $n } Energy
}, { $clause }
power = { $once ->
    [yes] once per turn
   *[no] on your turn
}, { $clause }
offer = once per confrontation, { $clause }
bonus = you gain { $worth }
eliminated = you are eliminated { $condition }
may = { $mood ->
    [third] may
   *[imperative] you may
} { $does }
provided = { $condition }, { $clause }
with = { $clause } { $condition }
in-that-case = in that case, { $clause } { $condition }

each-player = { $whom ->
    [opponents] { $duel ->
        [yes] the opponent
       *[no] each opponent
    }
    [active] the active player
   *[anyone] each player
} { $does }
for-each-player = for each { $whom ->
    [opponents] opponent
   *[anyone] player
}, { $does }
one-player = { $by ->
    [active] the active player chooses { $whom ->
        [opponents] an opponent
       *[anyone] a player
    }, who { $does }
   *[you] { $mood ->
        [third] chooses { $whom ->
            [opponents] an opponent
           *[anyone] a player
        }, who { $does }
        [infinitive] choose { $whom ->
            [opponents] an opponent
           *[anyone] a player
        }, who { $does }
       *[imperative] { $whom ->
            [opponents] an opponent
           *[anyone] a player
        } of your choice { $does }
    }
}
choose-player = choose { $whom ->
    [opponents] an opponent
   *[anyone] a player
} and { $does }

# Hadès
who-has-none = { $first }; whoever has none { $second }
foremost = the player with the most { $most } { $does } (on a tie, nobody does)


## Conditions

if = if
unless = unless
if-they = if they
unless-they = unless they
while = as long as
exists-draw = { $lead } your draw pile holds { $what }
exists-discard = { $lead } your discard pile holds { $what }
exists-hand = { $lead } your hand holds { $what }
exists-deck = { $lead } your deck holds { $what }
exists-removed = { $lead } the common discard holds { $what }
exists-draw-discard = { $lead } your draw pile and your discard pile together hold { $what }
exists-have = { $lead } { $whose ->
    [they] have
    [active] the active player has
    [opponent] an opponent has
    [any] the players together have
   *[you] you have
} { $what }
has = has
contains = holds
exists-facing = { $lead } { $what } faces this card
exists-play = { $lead } you have { $what } in play
exists-field = { $lead } { $what } { $n ->
    [one] is
   *[other] are
} on the field
exists-beside = { $lead } { $what } { $n ->
    [one] is
   *[other] are
} played beside { $named ->
    [yes] it
   *[no] this card
}
exists-fights-beside = { $lead } { $what } { $n ->
    [one] fights
   *[other] fight
} beside { $named ->
    [yes] it
   *[no] this card
}
exists-fighters = { $lead } { $what } { $n ->
    [one] fights
   *[other] fight
} { $named ->
    [yes] it
   *[no] this card
}
filled = { $lead } { $pile } { $none ->
    [yes] is empty
   *[no] is not empty
}
bears-hourglass = { $lead } this Épopée bears { $none ->
    [yes] no Hourglass
   *[no] { bounded } { $n ->
        [one] Hourglass
       *[other] Hourglasses
    }
}
bears-token = { $lead } this card bears { $none ->
    [yes] no token
   *[no] { bounded } { $n ->
        [one] token
       *[other] tokens
    }
}
bounded = { $span ->
    [least] at least { $n }
    [most] at most { $n }
   *[exactly] { $n }
}
reached-sapphires = { $lead } the statue bears { $n } Odin Sapphires
even-flames = { $lead } the Clock shows an { $odd ->
    [yes] odd
   *[no] even
} number of Flames
faces-end = { $lead } { $named ->
    [yes] it
   *[no] this card
} faces the { $end ->
    [last] last
   *[first] first
} card of the field
faces-open = { $lead } { $named ->
    [yes] it
   *[no] this card
} faces { $what } that can be acquired { $by }

# Hadès
turn-of = { $lead } it is { $whose ->
    [they] their
    [active] the active player's
    [opponent] an opponent's
    [any] any player's
   *[you] your
} turn
at-gate = { $lead } this card is at the Gate


## Rules in force

number-gains = { $subject } gains { $amounts } { $per }
number-costs = { $subject } costs { $you ->
    [yes] you
   *[no] { "" }
} { $amounts } { $sign ->
    [less] less
   *[more] more
} { $per } { $least }
number-set = { $subject } has only { $amounts }
number-none = { $subject } has { $values }
number-hand-size = { $named ->
    [you] in upkeep, you draw
    [yes] that player draws
   *[no] the active player draws
} up to { $n } cards instead of { $base }{ $named ->
    [you] { "" }
   *[other] { " " }at the end of their turn
}
number-steps = { $subject } rises { $n } ranks instead of { $base } by the effect of a Bronze Armour
number-times = each Exit effect is applied { $n ->
    [2] twice
   *[other] { $n } times
}
number-pv = { $subject } is worth { $n } VP more { $per }
number-doubles = { $subject } doubles its base { $names }
forbid-this = { $subject } cannot be { $done }
forbid-none = { $subject } can be { $done } { $against }
forbid-others = only { $subject } can be { $done } { $against }
forbid-lower = the costs of { $subject } cannot be reduced
forbid-equip = you cannot equip any Armour
forbid-end = the turn cannot be ended
forbid-sapphire = a God Warrior adds an Odin Sapphire to the statue only when acquired
against = against { $what }
done-wound = wounded
done-heal = healed
done-fight = fought
done-acquire = acquired
done-acquire-free = acquired for free
done-acquire-cosmos = acquired by Cosmos
done-join = used to acquire a card
done-join-against = used
done-use = activated for its effect
done-lower = lowered
done-mark = marked
done-freeze = frozen
done-discard = discarded
done-destroy = destroyed
done-gain = put into the discard pile
replace = when { $subject } would be { $done }, { $does } instead
moment-start-of-turn = at the start of { $yours ->
    [yes] your
   *[no] each
} turn
moment-end-of-turn = at the end of { $yours ->
    [yes] your
   *[no] each
} turn
moment-reward = each time you are rewarded for an Épreuve
moment-reveal-epic = when this Épopée begins
when-arrive = when { $subject } arrives on the field
when-mark = when { $subject } is marked
when-remove = when { $subject } goes from the field to the common discard
when-join-discard = when { $subject } joins a discard pile
turned = the Force cost of { $subject } becomes a Cosmos cost
grant = { $subject } has the effect “{ $keyword }: { $text }”
silence = { $subject } has no effect
confront = { $whom ->
    [you] you
    [active] the active player
    [opponents] your opponents
    [beneath] the player whose card is under this one
   *[anyone] the players
} may face { $priced ->
    [yes] { $what } { $by } { $cost }
   *[no] { $by } { $what }
}
confront-cost = for a cost of { $n }
confront-wins = { $clause }. { $whom ->
    [you] If you overcome it,
   *[other] Whoever overcomes it
} { $does }
share = whatever { $subject } suffers, { $what } suffer as well
face-now = the active player may face { $what } at once
price-acquire = to acquire { $what }, you must first { $does }
price-acquire-faced = to acquire { $what } by facing it, you must first { $does }
price-fight = to fight { $what }, you must first { $does }
way = { $subject } can also be acquired { $by } for { $cost }
cost-of = a cost of { $n }
cost-like = a cost equal to { $number ->
    [many] their
   *[one] its
} { $value } cost
takes-part = { $clause } if { $what } takes part in the acquisition

# Hadès
number-cost-souls = { $subject } costs { some-souls } { $sign ->
    [less] less
   *[more] more
} to put into an Entrave pile { $per }
end-of-enfers = the { $end ->
    [last] last
   *[first] first
} card of the Enfers{ $other ->
    [yes] { " " }(unless it is this one)
   *[no] { "" }
}
cannot-acquire = you cannot acquire { $what }
cannot-acquire-more = you cannot acquire more than { $n ->
    [one] { $n } card
   *[other] { $n } cards
} per turn
cannot-bind = you cannot put { $what } into an Entrave pile
cannot-move-pawn = your pawn cannot move
cannot-tokens = you receive no +1 VP tokens
cannot-draw-gift = you cannot draw a Capacité
cannot-gift = you can use neither Capacités nor Talents
cannot-awaken = you cannot use your Éveil
cannot-exhaust = you cannot exhaust Sens
cannot-exhaust-more = { $you ->
    [yes] you cannot
   *[no] nobody can
} exhaust more than { $n } Sens per turn
done-annihilate = annihilated
number-loses = { $subject } has { $amounts } less { $per } { $least }
number-nil = { $values } of { $subject } { $many ->
    [yes] are
   *[no] is
} 0
forbid-ascend = your pawn cannot move toward Élysion
forbid-leave-gate = no pawn can leave the space of the Gate
forbid-souls = you cannot gain Souls
forbid-technique = you cannot use any Technique
forbid-keep = in upkeep, you must discard your whole hand
forbid-face = you can face { $subject }
cannot-play-more = you cannot play more than { $n ->
    [one] { $n } Character
   *[other] { $n } Characters
} per turn
when-destroy = when { $subject } is destroyed
trial-wound = wound { $what }
trial-destroy = destroy { $what }
trial-freeze = freeze { $what }
trial-discard = discard { $what }
trial-heal = heal { $what }
trial-acquire = acquire { $what }
trial-acquire-cosmos = acquire { $what } by Cosmos
trial-overcome-force = overcome by Force { $what }
trial-annihilate = annihilate { $what }
trial-release = put { $what } of your Entrave pile under the Styx
trial-bind = put { $what } into an opponent's Entrave pile
trial-play = play { $what }
trial-technique = use { $what } of your board
trial-exhaust = exhaust { $what }
trial-energy = gain { $what }
trial-souls = gain { $what }
trial-move-pawn = move your pawn


## Victory Points

pv-rule = this card is worth { $worth }.
worth = { $sign ->
    [less] −{ $n }
   *[more] { $n }
} VP { $per }
worth-plus = { $first }, plus { $second }
worth-names = 1 VP for each different name among the { $what }


## Cards

keyword-play = Play
keyword-arrival = Arrival
keyword-defeated = Defeated
keyword-discard = Discard
keyword-wound = Wound
keyword-destroy = Destroy
keyword-field = Field
keyword-freeze = Freeze
keyword-exit = Exit
keyword-apparition = Apparition
keyword-annihilated = Annihilated
keyword-enfers = Enfers
keyword-entrave = Entrave
keyword-trial = Épreuve
keyword-sense = Sens
keyword-gift = Capacité
keyword-talent = Talent
keyword-marked = Marked
keyword-technique = Technique
keyword-end-of-epic = End of the Épopée
keyword-end-of-game = End of the game
no-effect = This card has no effect of its own.

of-class = , { $classes }
profile = { $ranks } { $noun }{ $classes }: { $costs }; { $gives }; { $pv }; { $copies }{ $flame }{ $guards }.
profile-cost = costs { $costs }
profile-gives = gives { $gives }
no-class = no class
no-cost = no acquisition cost
no-value = no values
no-pv = no VP
variable-pv = variable VP
copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
icon-flame = { "" }; Flame
icon-sapphire = { "" }; Odin Sapphire
guards = { "" }; guards the { $pillar }
profile-technique = Technique, { $board }.
profile-pillar = Pillar: { $costs } to destroy it; { $pv }.
profile-styx = Character of the Styx{ $classes }: costs { $costs }; grade { $grade }; hampers for { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}; gives { $gain ->
    [one] 1 Soul
   *[other] { $gain } Souls
}; { $pv }; { $copies }.
profile-epic = Épopée: lasts { $n } Hourglasses.
profile-statue = The statue of Odin and its robe, near the field.

numbered = { $name } ({ $number })
of-box = { $name } ({ $box ->
    [asgard] Asgard
    [hades] Hades
    [duel] duel
   *[poseidon] Poseidon
})

# Hadès
keyword-reward = Reward of an Épreuve
profile-trial = Épreuve.
profile-gift = Capacité: { $copies }{ $icon }.
profile-sense = Token of the Sens board, one for each player.

# Heroes and Armours of Hadès
noun-heros-divin = { $number ->
    [many] Divine Heroes
   *[one] Divine Hero
}
keyword-discard-talent = Discard / Talent
when-it-faces = when it faces { $what }
permit-weapon = you may give this card a Libra Weapon whatever it faces
do-renew-armour = exchange your Bronze Armour, equipped or in hand, for that of Hades, set aside

# Reserve and Épopées of Hadès
graded-least = of grade { $n } or more
at-most-in-all = { $per } ({ $n } at most)
if-most-of = if { $who ->
    [they] they have
   *[you] you have
} more { $what } than any other player
do-bind-cheaper = { $mood ->
    [third] places
   *[other] place
} { $what } in an opponent's Entrave pile, for { some-souls } less than its cost (minimum 0)
do-go-to-elysion = { $mood ->
    [third] puts
   *[other] put
} { $who ->
    [they] their
   *[you] your
} pawn on Élysion
do-recharge-one = { $mood ->
    [third] turns
   *[other] turn
} { $who ->
    [they] their Éveil or one of their
   *[you] your Éveil or one of your
} Sens active
do-recharge-all = { $mood ->
    [third] turns
   *[other] turn
} { $who ->
    [they] their Éveil and all their
   *[you] your Éveil and all your
} Sens active
when-annihilate = each time you annihilate { $subject }
permit-weapon-facing = your Libra Weapon tokens can also arm a Hero who faces { $what }
silence-entrave = Entrave effects do nothing
forbid-veil = no card of the Enfers stays face down
forbid-enter-elysion = no pawn can enter Élysion
cannot-bind-rich = a player with { some-souls } or more cannot put { $what } into Entrave piles

# The duel
noun-maison = { $number ->
    [many] Maisons
   *[one] Maison
}
noun-autel = { $number ->
    [many] Autels
   *[one] Autel
}
noun-autel-d-athena = { $number ->
    [many] Autels d'Athéna
   *[one] Autel d'Athéna
}
zone-altar = { $whose ->
    [none] Autel d'Athéna
   *[other] the Autel d'Athéna
}
zone-houses = { $whose ->
    [none] Maisons to come
   *[other] the Maisons to come
}
zone-house = { $whose ->
    [none] revealed Maison
   *[other] the revealed Maison
}
zone-own-houses = { $whose ->
    [you] your Maisons
    [they] their Maisons
   *[none] Maisons
}
zone-own-capacities = { $whose ->
    [you] your pile of Capacités
    [they] their pile of Capacités
   *[none] pile of Capacités
}
zone-elysion = Élysion
place-own-houses = { "" }
place-neant = in { $whose ->
    [they] their Néant
   *[you] your Néant
}
trial-use-gift = use { $what }, for its effect or for a Talent
each-time = each time that you { $deed }, { $clause }
do-lower-counter = { $mood ->
    [third] lowers their counter
   *[imperative] lower your counter
} by { $n }
do-spend-souls = { $mood ->
    [third] spends
   *[imperative] spend
} { $n ->
    [one] { $n } Soul
   *[other] { $n } Souls
}
when-acquire = when { $subject } is acquired
when-take-house = when { $subject } is acquired
fewest = { $lead } the active player has fewer { $what } than their opponent
number-house-drop = their counter drops by { $n } instead of { $base } at the end of the turn
profile-house = Maison: the first one costs { $n } Force; { $pv } VP.
profile-altar = Autel d'Athéna, face up during the whole duel.

# Heroes and Capacités of the duel
noun-plateau-des-chevaliers-d-or = board of the Gold Saints
noun-plateau-des-renegats = board of the Renegades
of-opponent = { $duel ->
    [yes] the opponent's
   *[no] an opponent's
}
sign = { $sign ->
    [belier] Bélier
    [taureau] Taureau
    [gemeaux] Gémeaux
    [cancer] Cancer
    [lion] Lion
    [vierge] Vierge
    [balance] Balance
    [scorpion] Scorpion
    [capricorne] Capricorne
    [verseau] Verseau
   *[poissons] Poissons
}
icon-constellation = { "" }; { $side ->
    [gold] Gold Saints
   *[renegade] Renegades
}; constellation: { sign }
talent-of = for your { sign } Capacité, { $clause }
note-may-face = that you may face
link-faced-by = that { $what } face
do-recharge = { $mood ->
    [third] turns
   *[other] turn
} { $what } active
do-face-another = { $mood ->
    [third] turns
   *[other] turn
} { $what } against another card that { $who ->
    [they] they
   *[you] you
} may face, without its Play effect


## Rules

label-classic = { $section }-{ $n }
label-glossary = Glossary { $title }, { $n }
label-faq = F.A.Q. { $title }, { $n }
label-card = Card { $title }, { $n }
label-solo = Solo { $section }-{ $n }
label-solo-part = Solo { $section }, { $title }, { $n }
label-asgard = Asgard, { $n }
label-hades = Hades, { $title }, { $n }
label-board = { $title } “{ $n }”
label-pilier = { $title }, { $n }
label-epopee = Épopée { $title }, { $n }
