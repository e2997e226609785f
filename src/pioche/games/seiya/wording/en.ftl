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

noun-phrase = { $other } { $alike } { $state } { $ranks } { $name } { $noun } { $step } { $excepted } { $value } { $relation } { $place } { $note }

other = other
alike = identical
excepted = other than { $name }
with-value = with { $value }
without-value = without { $value }

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

note-adjacent = adjacent to this card's slot
note-rises = that can rise in rank
step-next-rank = of the next rank


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

state-wounded = wounded
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
place-discard = { $at } { $whose ->
    [they] their discard pile
    [opponent] an opponent's discard pile
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
place-fighters = that fought this card
place-used = used to acquire this card
place-first = among these cards


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
all = all { $phrase }
all-yours = all { $who ->
    [they] their
   *[you] your
} { $phrase }
plural = { $phrase }
per = for each { $phrase }
per-yours = for each of { $who ->
    [they] their
   *[you] your
} { $phrase }
per-group = for each full group of { $what }
each = each { $phrase }
the = the { $phrase }
no = no { $phrase }

this-card = this card
the-rest = the remaining cards
top = the top { $n ->
    [one] card
   *[other] { $n } cards
} { $pile }
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

value-force = Force
value-cosmos = Cosmos
value-heal = Heal
own-force = its Force
own-cosmos = its Cosmos
by-force = by Force
by-cosmos = by Cosmos
amount-more = +{ $n } { $value }
amount-less = −{ $n } { $value }
amount-cost = { $n } { $value }

and = { $first } and { $second }
or = { $first } or { $second }
comma = { $first }, { $second }


## Verbs

do-so = { $mood ->
    [third] does so
   *[other] do so
}
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
} for free { $what }
do-draw = { $mood ->
    [third] draws
   *[other] draw
} { $cards } { $short ->
    [yes] if any are left
   *[no] { "" }
}
do-exchange = { $mood ->
    [third] exchanges
   *[other] exchange
} { $one } with { $other }
do-exchange-both = { $mood ->
    [third] swaps
   *[other] swap
} the places of { $what }
do-give = { $mood ->
    [third] gives
   *[other] give
} { $whom } { $amounts } { $per }
do-reduce = { $mood ->
    [third] reduces
   *[other] reduce
} the cost of { $whom } by { $amounts } { $per }
pledge = this card can only be used for { $value }, against the card it faces

until-turn = { $clause } this turn
until-turn-own = this turn, { $clause }


## Sentences

sentence = { $text }.
line = { $keyword }: { $text }
listed = { $first }, { $second }
then = { $first }, then { $second }
next = { $first }. Then { $second }
to = { $first } to { $second }
after = { $first }. { $second }
if-so = { $first }. { $who ->
    [they] If they do
   *[you] If you do
}, { $second }
may = { $mood ->
    [third] may
   *[imperative] you may
} { $does }
provided = { $condition }, { $clause }
with = { $clause } { $condition }

each-player = each { $whom ->
    [opponents] opponent
   *[anyone] player
} { $does }
one-player = { $by ->
    [active] the active player chooses { $whom ->
        [opponents] an opponent
       *[anyone] a player
    }, who { $does }
   *[you] { $mood ->
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


## Conditions

if = if
unless = unless
exists-draw = { $lead } your draw pile holds { $what }
exists-discard = { $lead } your discard pile holds { $what }
exists-hand = { $lead } your hand holds { $what }
exists-deck = { $lead } your deck holds { $what }
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
filled = { $lead } { $pile } is not empty
even-flames = { $lead } the Clock shows an { $odd ->
    [yes] odd
   *[no] even
} number of Flames
possible = { $lead } you can { $does }
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


## Rules in force

number-gains = { $subject } gains { $amounts } { $per }
number-costs = { $subject } costs { $amounts } { $sign ->
    [less] less
   *[more] more
} { $per }
number-doubles = { $subject } doubles its base { $names }
forbid-this = { $subject } cannot be { $done }
forbid-none = { $subject } can be { $done }
done-wound = wounded
done-heal = healed
done-fight = fought
done-acquire = acquired
price-fight = to fight this card, you must first { $does }
way = { $subject } can also be acquired { $by } for { $cost }
cost-of = a cost of { $n }
cost-like = a cost equal to { $number ->
    [many] their
   *[one] its
} { $value } cost
takes-part = { $clause } if { $what } takes part in the acquisition


## Victory Points

pv-rule = this card is worth { $worth }.
worth = { $sign ->
    [less] −{ $n }
   *[more] { $n }
} VP { $per }
worth-plus = { $first }, plus { $second }
worth-most = { $n } VP if you have more { $what } than any other player
worth-names = 1 VP for each different name among the { $what }


## Cards

keyword-play = Play
keyword-arrival = Arrival
keyword-defeated = Defeated
keyword-discard = Discard
keyword-wound = Wound
keyword-destroy = Destroy
keyword-field = Field
no-effect = This card has no effect of its own.

profile = { $ranks } { $noun }, { $classes }: { $costs }; { $gives }; { $pv }; { $copies }{ $flame }.
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


## Rules

label-classic = { $section }-{ $n }
label-glossary = Glossary { $title }, { $n }
label-faq = F.A.Q. { $title }, { $n }
label-card = Card { $title }, { $n }
