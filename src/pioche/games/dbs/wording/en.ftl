# What cards of the Dragon Ball Super Card Game say.
#
# $number: one, many. $mood: imperative, third, infinitive. $whose, $who: you, they (a player named before), actor, opponents,
# anyone, none. $role: subject, object. $how: least, most, exactly. Flags are yes or no.


## Rulebook

label-rule = { $number }
label-card = { $title }, { $n }


## Joining

comma = { $first }, { $second }
and = { $first } and { $second }
or = { $first } or { $second }
then = { $first }, then { $second }
next-clause = { $first }, { $second }
next-sentence = { $first }. { $second }
stop = .
colon = { $before }: { $upper }


## Areas

area-deck = { $whose ->
    [opponents] your opponent's deck
    [actor] their deck
    [anyone] all decks
    [none] deck
   *[you] your deck
}
area-hand = { $whose ->
    [opponents] your opponent's hand
    [actor] their hand
    [anyone] all hands
    [none] hand
   *[you] your hand
}
area-drop = { $whose ->
    [opponents] your opponent's Drop Area
    [actor] their Drop Area
    [anyone] all Drop Areas
    [none] Drop Area
   *[you] your Drop Area
}
area-life = { $whose ->
    [opponents] your opponent's life
    [actor] their life
    [anyone] all Life Areas
    [none] life
   *[you] your life
}
area-energy = { $whose ->
    [opponents] your opponent's energy
    [actor] their energy
    [anyone] all Energy Areas
    [none] energy
   *[you] your energy
}
area-warp = { $whose ->
    [opponents] your opponent's Warp
    [actor] their Warp
    [anyone] all Warps
    [none] Warp
   *[you] your Warp
}
area-battle = { $whose ->
    [opponents] your opponent's Battle Area
    [actor] their Battle Area
    [anyone] all Battle Areas
    [none] Battle Area
   *[you] your Battle Area
}
area-combo = { $whose ->
    [opponents] your opponent's Combo Area
    [actor] their Combo Area
    [anyone] all Combo Areas
    [none] Combo Area
   *[you] your Combo Area
}
area-leader = { $whose ->
    [opponents] your opponent's Leader Area
    [actor] their Leader Area
    [anyone] all Leader Areas
    [none] Leader Area
   *[you] your Leader Area
}
area-unison = { $whose ->
    [opponents] your opponent's Unison Area
    [actor] their Unison Area
    [anyone] all Unison Areas
    [none] Unison Area
   *[you] your Unison Area
}
in-areas = in { $areas }
in-open-areas = in areas other than your deck, hand, or life
among-them = among them


## Cards

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
colour-multicolour = multicolour
multicolour = { $colours } multicolour
only-name = { $name }-only
mono = mono-{ $colours }
non = non-{ $word }

noun-card = { $number ->
    [many] cards
   *[one] card
}
noun-battle = { $number ->
    [many] Battle Cards
   *[one] Battle Card
}
noun-extra = { $number ->
    [many] Extra Cards
   *[one] Extra Card
}
noun-unison = { $number ->
    [many] Unison Cards
   *[one] Unison Card
}
noun-leader = { $number ->
    [many] Leader Cards
   *[one] Leader Card
}
noun-token = { $number ->
    [many] tokens
   *[one] token
}
noun-energy = energy

kind = { $colours } { $names } { $noun }
of-kind = { $adjective ->
    [yes] { $kind }
   *[no] { $number ->
        [many] { $kind }
       *[one] { $vowel ->
            [yes] an { $kind }
           *[no] a { $kind }
        }
    }
}
cards = { $skillless ->
    [yes] skill-less
   *[no] { "" }
} { $never } { $role } { $kinds } { $markers } { $keyword } { $lacking } { $plain } { $including } { $numbers } { $costs } { $compared } { $mode } { $beside } { $copy } { $other ->
    [yes] other than this card
   *[no] { "" }
} { $place }
never = non-{ $type ->
    [leader] Leader
    [battle] Battle
    [extra] Extra
    [unison] Unison
   *[token] Token
}
role-attacker = attacking
role-guard = attacked
role-either = fighting
with-markers = with { $n } or more { $number ->
    [many] markers
   *[one] marker
}
other-than = other than { $name }
without-keyword = without { $name }
without-keywords = with no keyword skills
with-keyword = with { $name }
bounds = { $n }{ $how ->
    [most] { " " }or less
    [least] { " " }or more
   *[exactly] { "" }
}
bounds-between = { $least } to { $most }
original = { $original ->
    [yes] original{ " " }
   *[no] { "" }
}
with-cost = with { $number ->
    [many] { original }energy costs
   *[one] { $original ->
        [yes] an original energy cost
       *[no] an energy cost
    }
} of { bounds }
with-cost-between = with { $number ->
    [many] { original }energy costs
   *[one] { $original ->
        [yes] an original energy cost
       *[no] an energy cost
    }
} between { $least } and { $most }
with-costs = { $number ->
    [many] with energy costs of { $costs }
   *[one] with an energy cost of { $costs }
}
with-power = with { $original ->
    [yes] an original power of { bounds }
   *[no] { bounds } power
}
with-power-between = with { $original ->
    [yes] an original power between { $least } and { $most }
   *[no] { $least } to { $most } power
}
with-specified = with a specified cost of { bounds }
with-specified-between = with a specified cost between { $least } and { $most }
with-combo-cost = with a combo cost of { bounds }
with-combo-cost-between = with a combo cost between { $least } and { $most }
with-combo-power = with a combo power of { bounds }
with-combo-power-between = with a combo power between { $least } and { $most }
with-compared = with { $key ->
    [power] power
   *[cost] an energy cost
} { $how ->
    [most] less than or equal to
    [least] greater than or equal to
    [more] greater than
   *[less] less than
} { $amount }
count-cards = the number of { $owned ->
    [yes] { $whose ->
        [opponents] your opponent's { $cards }
       *[you] your { $cards }
    }
   *[no] { $cards }
}
count-energy = { $whose ->
    [opponents] your opponent's current energy
    [actor] their current energy
   *[you] your current energy
}
count-life = { $whose ->
    [opponents] your opponent's life
    [actor] their life
   *[you] your life
}
including = with { $name } in { $number ->
    [many] their
   *[one] its
} { $sort ->
    [character] character name
    [trait] special trait
   *[other] card name
}
other-than-copies = other than copies of this card
beneath = under { $top }
your = your { $name }
any-number = any number of { $owned ->
    [yes] { $whose ->
        [opponents] your opponent's
        [actor] their
        [anyone] { "" }
       *[you] your
    } { $cards }
   *[no] { $cards }
}
in-rest = in Rest Mode
in-active = in Active Mode

up-to = { $upto ->
    [yes] up to { $n }
   *[no] { $n }
}
counted = { up-to } { $owned ->
    [yes] { $whose ->
        [opponents] of your opponent's
        [actor] of their
        [anyone] { "" }
       *[you] of your
    } { $cards }
   *[no] { $cards }
}
all = all { $owned ->
    [yes] { $whose ->
        [opponents] of your opponent's
        [actor] of their
        [anyone] { "" }
       *[you] of your
    } { $cards }
   *[no] { $cards }
}
for-each = { $group ->
    [one] for each
   *[other] for every { $group }
} { $owned ->
    [yes] { $group ->
        [one] of
       *[other] { "" }
    } { $whose ->
        [opponents] your opponent's
        [actor] their
       *[you] your
    } { $cards }
   *[no] { $exactly }
}
times-x = times X
as-many = that many
regardless = { $cards }, ignoring [Barrier],
one-of = { $whose ->
    [you] one of your { $cards }
    [opponents] one of your opponent's { $cards }
   *[anyone] { $kind }
}
one-in-battle = { $kind } in your Battle Area
these = { $placed ->
    [yes] all { $cards }
   *[no] { $whose ->
        [you] your { $cards }
        [opponents] your opponent's { $cards }
       *[anyone] all { $cards }
    }
}
top-cards = { up-to } { noun-card } from the { $bottom ->
    [yes] bottom
   *[no] top
} of { area-deck }

this-card = this card
this-from = this card from { $area }
the-leader = { $whose ->
    [opponents] your opponent's Leader Card
   *[you] your Leader Card
}
bound-it = { $number ->
    [many] { $role ->
        [subject] they
       *[object] them
    }
   *[one] it
}
bound-that = it
bound-now = { $own ->
    [yes] this card
   *[no] it
}
bound-attacker = the attacking card
bound-guard = the guard card
bound-first = { bound-it }
bound-looked = { $looked ->
    [one] it
   *[many] the remaining cards
}


## What is done

picked = { do-choose } and { $does }
picked-first = { do-choose } and { $does }
picked-about = { do-choose } and { $does }
picked-gets = { do-choose } and { $does }
do-choose = { $mood ->
    [third] chooses
   *[other] choose
} { $what }
do-ko = { $mood ->
    [third] KO's
   *[other] KO
} { $what }
do-drop = { $mood ->
    [third] places
   *[other] place
} { $alone ->
    [yes] only the top card of { $what }
   *[no] { $what }
} in the Drop Area
do-return = { $mood ->
    [third] returns
   *[other] return
} { $what } to { $owners ->
    [many] their owners' hands
   *[one] its owner's hand
}
do-add = { $mood ->
    [third] adds { $what } to their hand
   *[other] add { $what } to your hand
}
do-to-warp = { $mood ->
    [third] sends
   *[other] send
} { $what } to the Warp
do-to-life = { $mood ->
    [third] adds { $what } to their life
   *[other] add { $what } to your life
}
do-remove = { $mood ->
    [third] removes
   *[other] remove
} { $what } from the game
do-to-deck-top = { $mood ->
    [third] places
   *[other] place
} { $what } on the top of { $owners ->
    [many] their owners' decks
   *[one] its owner's deck
}
do-put-back = put them back in any order
do-to-deck-bottom = { $mood ->
    [third] places
   *[other] place
} { $what } at the bottom of { $owners ->
    [many] their owners' decks
   *[one] its owner's deck
}
do-to-deck-either = { $mood ->
    [third] places
   *[other] place
} { $what } on the top or at the bottom of { $owners ->
    [many] their owners' decks
   *[one] its owner's deck
}
do-play-or-add = { $mood ->
    [third] plays or adds to their hand
   *[other] play or add to your hand
} { $what }
do-to-deck-shuffled = { $mood ->
    [third] shuffles
   *[other] shuffle
} { $what } into { $owners ->
    [many] their owners' decks
   *[one] its owner's deck
}
do-to-energy = { $mood ->
    [third] adds { $what } to their energy
   *[other] add { $what } to your energy
}{ $rested ->
    [yes] { " " }in Rest Mode
   *[no] { "" }
}
do-to-energy-owner = { $mood ->
    [third] places
   *[other] place
} { $what } in { $owners ->
    [many] their owners' energy
   *[one] its owner's energy
}{ $rested ->
    [yes] { " " }in Rest Mode
   *[no] { "" }
}
do-rest = { $mood ->
    [third] switches
   *[other] switch
} { $what } to Rest Mode
do-stand = { $mood ->
    [third] switches
   *[other] switch
} { $what } to Active Mode
do-play = { $mood ->
    [third] plays
   *[other] play
} { $what } { $onto }{ $home ->
    [yes] { " " }in { $owners ->
        [many] their owners' Battle Areas
       *[one] its owner's Battle Area
    }
   *[no] { "" }
}{ $rested ->
    [yes] { " " }in Rest Mode
   *[no] { "" }
}{ $active ->
    [yes] { " " }in Active Mode
   *[no] { "" }
} { $markers } { $negated }
with-markers-on = with { $n } { $number ->
    [many] markers
   *[one] marker
} on it
with-skills-negated = with { $number ->
    [many] their
   *[one] its
} skills negated { $ends }
do-played-as = the card being played is played{ $rested ->
    [yes] { " " }in Rest Mode
   *[no] { "" }
} { $negated }
do-evolve = { $mood ->
    [third] evolves
   *[other] evolve
} { $top } into { $what }{ $active ->
    [yes] { " " }in Active Mode
   *[no] { "" }
}
do-under = { $mood ->
    [third] places
   *[other] place
} { $what } under { $top }
do-tuck = { $mood ->
    [third] chooses { $first } and { $second }, then places
   *[other] choose { $first } and { $second }, then place
} the chosen Battle Card under the chosen { $name }
do-under-until = { $mood ->
    [third] places cards from the top of their deck
   *[other] place cards from the top of your deck
} under { $top } until there are { $n } { noun-card } under { $below }
on-top = on top of { $top }
do-combo = { $mood ->
    [third] combos
   *[other] combo
} with { $what }
do-take-control = { $mood ->
    [third] takes
   *[other] take
} control of { $what }
do-give-control = { $mood ->
    [third] gives
   *[other] give
} control of { $what } to { $mood ->
    [third] their opponent
   *[other] your opponent
}
do-add-markers = { $mood ->
    [third] adds
   *[other] add
} { $n } { $number ->
    [many] markers
   *[one] marker
} to { $what }
do-remove-markers = { $mood ->
    [third] removes
   *[other] remove
} { $n } { $number ->
    [many] markers
   *[one] marker
} from { $what }
at-random = { $cards } at random
do-draw = { $mood ->
    [third] draws
   *[other] draw
} { up-to } { noun-card } { $each }
do-draw-until = { $mood ->
    [third] draws cards until they have { $n } { noun-card } in their hand
   *[other] draw cards until you have { $n } { noun-card } in your hand
}
do-add-until = { $mood ->
    [third] adds cards in { $area } to their hand until they have
   *[other] add cards in { $area } to your hand until you have
} { $n } { $zone ->
    [life] life left
   *[other] cards left
}
do-drop-until = { $mood ->
    [third] chooses cards in their hand and places them in the Drop Area until they have
   *[other] choose cards in your hand and place them in the Drop Area until you have
} { $n } { noun-card } left
do-to-warp-until = { $mood ->
    [third] chooses cards in their hand and sends them to the Warp until they have
   *[other] choose cards in your hand and send them to the Warp until you have
} { $n } { noun-card } left
do-choose-differing = { $cards } with different names
do-choose-sum = { $mood ->
    [third] chooses
   *[other] choose
} { $cards } with total { $key ->
    [cost] energy costs
   *[power] power
} adding up to { $n }{ $exact ->
    [yes] { "" }
   *[no] { " " }or less
}
do-mill = { $mood ->
    [third] places
   *[other] place
} { up-to } { noun-card } from the top of { $mood ->
    [third] their
   *[other] your
} deck in the Drop Area
do-look = { $shown ->
    [yes] { $mood ->
        [third] reveals
       *[other] reveal
    }
   *[no] { $mood ->
        [third] looks at
       *[other] look at
    }
} { up-to } { noun-card } from the { $bottom ->
    [yes] bottom
   *[no] top
} of { area-deck }
do-look-area = { $shown ->
    [yes] { $mood ->
        [third] reveals
       *[other] reveal
    }
   *[no] { $mood ->
        [third] looks at
       *[other] look at
    }
} { $area }
do-inflict = { $whose ->
    [you] { $mood ->
        [third] takes
       *[other] take
    } { $n } damage
   *[opponents] { $mood ->
        [third] deals
       *[other] deal
    } { $n } damage to your opponent
} { $each }
do-shuffle = { $mood ->
    [third] shuffles
   *[other] shuffle
} { $area }
do-become-guard = { $mood ->
    [third] changes
   *[other] change
} the target of the attack to { $what }
do-activate = { $mood ->
    [third] activates
   *[other] activate
} { $what }
do-reveal = { $mood ->
    [third] reveals
   *[other] reveal
} { $what }
do-shufflesearched = { $mood ->
    [third] shuffles any areas they looked through
   *[other] shuffle any areas you looked through
}
do-create = { $mood ->
    [third] plays
   *[other] play
} { $n } {"{"}{ $name }{"}"} { $number ->
    [many] tokens
   *[one] token
} { $facts }{ $rested ->
    [yes] { " " }in Rest Mode
   *[no] { "" }
}
token-facts = with { $power } power{ $combos ->
    [yes] , { $cost } combo cost, and { $combo } combo power
   *[no] { "" }
}
do-flip = { $mood ->
    [third] flips
   *[other] flip
} this card over
do-negate-play = { $to ->
    [hand] return the card being played to its owner's hand
    [deck] place the card being played at the bottom of its owner's deck
    [warp] send the card being played to the Warp
   *[drop] place the card being played in the Drop Area
}
do-negateattack = negate the attack
do-negateskill = negate the skill being activated
do-negatecounter = negate the [Counter]
do-negateblocker = negate the [Blocker]
do-anotherturn = take another turn after this one
do-win = { $who ->
    [opponents] you lose the game
   *[you] you win the game
}
do-silence-it = negate { $number ->
    [many] their
   *[one] its
} skills { $ends }
do-silence = negate the skills of { $what } { $ends }
do-silence-keyword = negate { $keyword } of { $what } { $ends }
plain-skills = the non-keyword skills
do-silence-this = negate this skill { $ends }
cannot-charge = { $what } can't be switched to Active Mode during your opponent's next Charge Phase
cannot-attack = { $what } can't attack { $ends }
cannot-combo = { $what } can't be used in a combo { $ends }
cannot-use = the skills of { $what } can't be activated { $ends }
cannot-rest = { $what } can't be switched to Rest Mode { $cause } { $ends }
cannot-stand = { $what } can't be switched to Active Mode { $cause } { $ends }
cannot-ko = { $what } can't be KO'd { $cause } { $ends }
cannot-leave = { $what } can't leave { $number ->
    [many] their areas
   *[one] its area
} { $cause } { $ends }
cannot-affected = { $number ->
    [many] { $what } aren't affected
   *[one] { $what } isn't affected
} { $cause } { $ends }
cannot-negate-attack = the attacks of { $what } can't be negated { $ends }
can-attack-active = { $what } can attack Battle Cards in Active Mode { $ends }
can-combo-rested = { $what } can combo when in Rest Mode
until-when = { $ends }, { $when }, { $does }
until-then = { $ends }, { $rules }
for-a-time = { $rules } { $ends }
at-end-of-turn = at the end of the turn, { $does }
at-end-of-your-next-turn = at the end of your next turn, { $does }
at-end-of-opponents-next-turn = at the end of your opponent's next turn, { $does }
at-start-of-your-next-turn = at the start of your next turn, { $does }
at-start-of-your-next-main = at the start of your next Main Phase, { $does }
at-start-of-opponents-next-main = at the start of your opponent's next Main Phase, { $does }
at-end-of-battle = at the end of the battle, { $does }
only-once-more = { who-can } only attack { $cards } once more { $ends }
use-only-once-more = { who-can } only activate { $keyword } skills once more { $ends }
who-can = { $who ->
    [opponents] your opponent
   *[you] you
} can


gets = { $what } { $number ->
    [many] get
   *[one] gets
} { $things } { $each } { $ends }
more-power = { $n } power
more-combo_power = { $n } combo power
until-turn = for the turn
until-battle = for the battle
until-game = for the game
until-main = for the Main Phase
until-your-next-turn = until the end of your next turn
until-opponents-next-turn = until the end of your opponent's next turn
until-opponents-turn = until the end of your opponent's turn
until-your-next-start = until the start of your next turn
until-opponents-next-start = until the start of your opponent's next turn
until-your-next-main = until the start of your next Main Phase
until-during-your-next-turn = during your next turn
until-during-opponents-next-turn = during your opponent's next turn
until-your-next-charge = until the end of your next Charge Phase
until-opponents-next-charge = until the end of your opponent's next Charge Phase

if = if { $condition }, { $then }
and-if = { $first }, and if { $condition }, { $then }
otherwise = { $first }, otherwise { $second }
may = { $who ->
    [they] { $named ->
        [yes] may { $does }
       *[no] your opponent may { $does }
    }
   *[you] you may { $does }
}
if-done = { $first }. If { $who ->
    [they] they do
   *[you] you do
}, { $second }
if-not = { $first }. If { $who ->
    [they] they do not
   *[you] you do not
}, { $second }
others-do = { $who ->
    [anyone] each player
   *[opponents] your opponent
} { $does }
choose-one = choose { $number ->
    [one] one
   *[many] { $n }
} -
option = ・{ $text }


## Conditions

leader-is = { the-leader } is { $kind }
leader-is-not = { the-leader } is not { $kind }
has = { $whose ->
    [opponents] your opponent has
   *[you] you have
}
this-played = this card was played using { $keyword }
this-played-from = this card was played from { $area }
this-fights = this card is in battle
this-attacks = this card attacks { $kind }
all-of-them = all of them are { $kind }
there-among = there is { $kind } among them
life-most = { $whose ->
    [opponents] your opponent's life is less than or equal to your life
   *[you] your life is less than or equal to your opponent's life
}
leader-power = { the-leader } has { $power } power
it-lies = it is { $mode }
not-under = { $kind } is not under { $top }
has-life = { has } { bounds } life
has-hand = { has } { bounds } { noun-card } in { $whose ->
    [opponents] their
   *[you] your
} hand
has-energy = { has } { bounds } { $kind } energy
has-energy-in = { has } { bounds } energy { $mode }
is-attacked = one of your { $cards } is being attacked
has-no = { has } no { $cards }{ $owned ->
    [yes] { " " }in play
   *[no] { "" }
}
fighting = your Battle Card in battle is { $kind }
has-unison = you have { $kind } in play
all-energy = all of { $whose ->
    [opponents] your opponent's
   *[you] your
} energy is { $kind }
in-battle = { $kind } is { $so ->
    [no] not in your Battle Area
   *[yes] in your Battle Area
}
in-zone = { $kind } is { $areas }
comboed-from = your Combo Area has { bounds } { $cards } that you comboed with from { $area }
has-any = you have any { $cards }
both-in-battle = { $first } and { $second } are in your Battle Area
has-in-mode = { has } { bounds } { $cards }
there-are = { $owned ->
    [yes] { has } { bounds } { $cards } in play
   *[no] there are { bounds } { $cards }
}
is-turn = it is { $so ->
    [no] not
   *[yes] { "" }
} { $whose ->
    [opponents] your opponent's turn
   *[you] your turn
}
more-in-play = { $whose ->
    [opponents] your opponent has more { $cards } in play than you
   *[you] you have more { $cards } in play than your opponent
}
more-than = { $whose ->
    [opponents] your opponent has { as-much-as } you
   *[you] you have { as-much-as } your opponent
}
as-much-as = { $equal ->
    [yes] as much or more { more-of } than
   *[no] more { more-of } than
}
more-of = { $zone ->
    [life] life
    [energy] energy
    [hand] cards in hand
    [drop] cards in the Drop Area
    [battle] cards in the Battle Area
   *[other] cards in the Warp
}
fighter-power = the { $role ->
    [attacker] attacking
   *[guard] guard
} card has { $power } power
has-one = { has } { $kind } in play
fighter-is = the { $role ->
    [attacker] attacking
   *[guard] guard
} card is { $kind }
defending = it is your Defense Step
being-played = { $battle ->
    [yes] the Battle Card being played
   *[no] the card being played
}
being-played-cost = { being-played } has an energy cost of { $bound }
being-played-power = { being-played } has { $bound } power
being-played-is = { being-played } is { $kind }
it-is-yours = that card was your own { $kind }
it-is = it is { $kind }
its-power = its power is { $power }
you-did-with = you did with { $n } or more cards
you-did = you did
this-rests = this card is in Rest Mode
this-stands = this card is in Active Mode
this-markers-most = this card has { $n } or less { $number ->
    [many] markers
   *[one] marker
}
this-markers = this card has { $n } or more { $number ->
    [many] markers
   *[one] marker
}
this-is = this card is { $kind }
this-power = this card's power is { $power }


## Skills

unworded = (a skill for which there are no words)
needs = if { $condition }
during = { $whose ->
    [opponents] during your opponent's turn
   *[you] during your turn
}, { $event }
awaken-when = when { $condition }
auto = Auto
permanent = Permanent
once = Once per turn
unison = Unison { $n }
activate = Activate: { $when ->
    [battle] Battle
    [both] Main/Battle
   *[main] Main
}
counter = Counter: { $on ->
    [play] Play
    [battle-attack] Battle Card Attack
    [counter] Counter
   *[attack] Attack
}
ball-red = red
ball-blue = blue
ball-green = green
ball-yellow = yellow
ball-black = black
also = this card gets { $words } in all areas
any-copies = you can include as many copies of this card in your deck as you like
most-copies = you can include up to { $n } copies of this card in your deck
not-in-deck = you can't include { $cards } in your deck


## Rules in force

cost-less = reduce the { one-cost } of this card in { $where ->
    [hand-battle] your hand and Battle Area
    [hand-drop] your hand and Drop Area
   *[hand] your hand
} by { $n } { $each }
cost-more = increase the { one-cost } of this card in { $where ->
    [everywhere] all areas
    [hand-battle] your hand and Battle Area
    [battle] your Battle Area
   *[hand] your hand
} by { $n } { $each }
costs-less = reduce the { cost-of } of { $cards } by { $n } { $each }
costs-more = increase the { cost-of } of { $cards } by { $n } { $each }
one-cost = { $key ->
    [combo_cost] combo cost
   *[cost] energy cost
}
cost-of = { $key ->
    [combo_cost] combo costs
   *[cost] energy costs
}
paying = { $paid ->
    [yes] if you { $price } instead of paying its energy cost
   *[no] without paying its energy cost
}
free-play = you can play this card from your hand { paying }
free-card = you can activate this card from your hand { paying }
free-counter = you can activate this card's [Counter] skill from your hand { paying }
free-activate = you can activate this card's { $when ->
    [battle] [Activate: Battle]
   *[main] [Activate: Main]
} from your hand without paying its energy cost
free-use = you can activate this card's skill from your hand { paying }
with-cards = { $cards ->
    [none] { "" }
   *[other] with { $cards }
}
unless-they = your opponent can't { $action ->
    [play] play { $cards }
    [counter] activate [Counter] skills
    [attack] attack { with-cards }
   *[use] activate { $cards }
} unless they { $price }
surcharge-counter = your opponent pays { $more } more for each [Counter] skill
surcharge-use = your opponent pays { $more } more for each skill they activate
surcharge-play = your opponent pays { $more } more for each card they play
permit-attack-active = this card can attack Battle Cards in Active Mode
permit-combo-rested = you can combo with this card from your Battle Area even when it is in Rest Mode
by-whom = { $cause ->
    [skill] { $by ->
        [opponents] by your opponent's skills
        [you] by your skills
       *[anyone] by skills
    }
    [rules] in battle
   *[any] { $by ->
        [opponents] by your opponent
        [you] by you
       *[anyone] { "" }
    }
}
unless = { $does } unless { $condition }
for-its-battle = { $event } for this card's battle
while-attacking = during battles where this card is attacking, { $event }
while-attacking-such = during battles where this card is attacking { $kind }, { $event }
with-such = with { $cards }
of-such = of { $cards }
most-energy = you can only place up to { $n } energy in your Energy Area
forbid-energy = you can't place cards in your Energy Area
unhurt = { $who ->
    [opponents] your opponent doesn't
   *[you] you don't
} take damage from { $by ->
    [opponents] your opponent's attacks
   *[anyone] attacks
}
except-by-this = { $does }, except with this card's skill
as-long-as = { $does } as long as { $condition }
also-when = you can activate this card's { $keyword } skill when { $condition }
played-rested = if your opponent plays { $kind }, it is played in Rest Mode
forbid-attack = this card can't attack
forbid-attack-such = this card can't attack { $cards }
forbid-be-attacked = this card can't be attacked { by-such }
by-such = { $attackers ->
    [none] { "" }
   *[other] by { $theirs ->
        [yes] your opponent's{ " " }
       *[no] { "" }
    }{ $attackers }
}
forbid-attack-yours = { $attackers ->
    [none] your opponent
   *[other] your opponent's { $attackers }
} can't attack { $owned ->
    [yes] your { $cards }
   *[no] { $cards }
}
forbid-with-attack = { cannot } attack { $cards }
forbid-with-combo = { cannot } combo { $cards }
cannot = { $who ->
    [opponents] your opponent can't
    [you] you can't
   *[anyone] players can't
}
forbid-playing = { cannot } play { $cards }
forbid-keyword = { cannot } activate { $keyword } skills { $cards }
forbid-ko = { $what } can't be KO'd { by-whom }
forbid-leave = { $what } can't leave { $number ->
    [many] their areas
   *[one] its area
} { by-whom }
forbid-drop = { $what } can't be placed in the Drop Area { by-whom }
forbid-damage = { $what } can't be dealt as damage { by-whom }
forbid-to-warp = { $what } can't be sent to the Warp { by-whom }
forbid-to-hand = { $what } can't be added to a hand { by-whom }
forbid-choose = { $what } can't be chosen { by-whom }
forbid-affected = { $number ->
    [many] { $what } aren't affected
   *[one] { $what } isn't affected
} { by-whom }
forbid-rest = { $what } can't be switched to Rest Mode { by-whom }
forbid-stand = { $what } can't be switched to Active Mode { by-whom }
forbid-charge = { $number ->
    [many] { $what } aren't switched
   *[one] { $what } isn't switched
} to Active Mode in your Charge Phase
forbid-combo = you can't combo with this card
forbid-play-but = this card can only be played from { $areas }
forbid-play-by-skills = this card can't be played by skills from any area
forbid-play = you can't play this card from any area
forbid-silence = the skills of { $what } can't be negated { by-whom }
in-any-area = { $rule } in any area
no-specified = treat { $cards } { $all ->
    [yes] in all areas
   *[no] { "" }
} as if they had no specified cost
copies-of-this = copies of this card
forbid-negate-attack = the attacks of { $what } can't be negated
forbid-you-play = you can't play { $name }
forbid-you-use = you can't activate { $name }
only-mono = you can only play mono-{ $colour } Battle Cards
only-colours = you can only play Battle Cards that are { $colours } and no other colour
forbid-copies = you can't play copies of this card
forbid-opponent-counter = your opponent can't activate [Counter] skills
forbid-opponent-use = your opponent can't activate skills
one-copy-in-play = only 1 copy of this card can be played in your Battle Area
one-in-play = only 1 { $name } can be played in your Battle Area
silence-group = negate the skills of { $whose ->
    [you] your { $cards }
    [opponents] your opponent's { $cards }
   *[anyone] all { $cards }
}
silence-this = negate this card's { $keyword } in all areas
extend = you can choose Battle Cards in { $area } when choosing cards to use with { $this ->
    [yes] this card's { $keyword } skill from your hand
   *[no] the { $keyword } skills of your cards
}
replace = if { $would }, { $optional ->
    [yes] you may { $does } instead
   *[no] { $does } instead
}
would-markers = { $subject } would lose a marker from { $by ->
    [opponents] an opponent's attack
   *[anyone] an attack
}
would-ko = { $subject } would be KO'd { $cause }
would-drop = { $subject } would be placed in the Drop Area { $cause }
would-leave = { $subject } would be removed from its area { $cause }
would-dropped-from = this card would be placed in the Drop Area from { $areas } { $cause }
would-dropped = { $subject } would be placed in the Drop Area from any area { $cause }
would-to-hand = { $subject } would be returned to its owner's hand { $cause }
would-to-warp = { $subject } would be sent to the Warp { $cause }
would-damage-you = damage would be dealt to your life
would-damage = { $subject } would be dealt as damage
would-rest = { $subject } would be switched to Rest Mode
would-play-by-skill = your opponent would play { $kind } using a skill
would-play = { $subject } would be played


## Triggers

when = when
or-when = { $first } or{ $second }
or-ko = { $first } or KO'd
when-you-play = { $whose ->
    [opponents] when your opponent plays { $kind }
   *[you] when you play { $kind }
}
when-you-play-from = { $whose ->
    [opponents] when your opponent plays { $kind } from { $area }
   *[you] when you play { $kind } from { $area }
}
whenever = when { $condition }
cause = { $cause ->
    [skill] { $by ->
        [opponents] by an opponent's skill
        [you] by one of your skills
       *[anyone] by a skill
    }
    [rules] in battle
   *[any] { "" }
}
at-turn-begins = at the start of { $whose ->
    [anyone] the turn
    [opponents] your opponent's turn
   *[you] your turn
}
at-main-begins = at the start of { $whose ->
    [anyone] the Main Phase
    [opponents] your opponent's Main Phase
   *[you] your Main Phase
}
at-main-ends = at the end of { $whose ->
    [anyone] the Main Phase
    [opponents] your opponent's Main Phase
   *[you] your Main Phase
}
at-turn-ends = at the end of { $whose ->
    [anyone] the turn
    [opponents] your opponent's turn
   *[you] your turn
}
when-played = when this card is played
when-placed = when this card is placed in your Battle Area
when-placed-leader = when this card is placed in your Leader Area
when-use-extra = { $whose ->
    [opponents] when your opponent activates { $kind }
   *[you] when you activate { $kind }
}
when-played-by-skill = when your opponent plays { $kind } using a non-keyword skill
when-played-any = when { $subject } is played
when-played-from-hand = when this card is played from your hand
when-played-from-energy = when this card is played from your energy
when-played-from-warp = when this card is played from your Warp
when-played-from-drop = when this card is played from your Drop Area
when-played-from-deck = when this card is played from your deck
when-played-from-life = when this card is played from your life
when-played-evolve = when a card evolves into this card
when-played-union-fusion = when this card is played using [Union-Fusion]
when-played-union-potara = when this card is played using [Union-Potara]
when-played-union-absorb = when this card is played using [Union-Absorb]
when-played-swap = when this card is played using [Swap]
when-played-union = when this card is played using [Union]
when-played-over-realm = when this card is played using [Over Realm]
when-played-arrival = when this card is played using [Arrival]
when-played-successor = when this card is played using [Successor]
when-played-skill = when this card is played by a skill
when-attack = when this card attacks
when-attack-opponent = when your opponent attacks
when-attack-any = when { $subject } attacks
when-attack-such = when this card attacks { $kind }
when-attacked = when this card is attacked
when-attacked-any = when { $subject } is attacked
when-you-combo = when you combo with { $kind }
when-you-combo-from = when you combo with { $kind } from { $area }
when-comboed-opponent = when your opponent combos
when-comboed = when you combo with this card
when-comboed-any = when { $subject } is used in a combo
when-comboed-combo-from-hand = when you combo with this card from your hand
when-comboed-combo-from-battle = when you combo with this card from your Battle Area
when-combo-ends-combo-from-hand = at the end of the battle after you combo with this card from your hand
when-combo-ends = at the end of the battle after you combo with this card
when-offense-begins = at the start of the Offense Step of a battle in which this card attacks
when-defense-begins = at the start of the Defense Step of a battle in which this card is attacked
when-damage-begins = at the start of the Damage Step of a battle in which this card attacks
when-battle-ends = at the end of a battle in which this card attacks
when-ko = when this card is KO'd { $cause }
when-ko-any = when { $subject } is KO'd { $cause }
when-kos = when this card KO's your opponent's Battle Card
when-kos-any = when { $subject } KO's a Battle Card in battle
when-removes-markers = when this card removes markers from a Unison Card in battle
when-inflict = when this card deals damage
when-inflict-attacking = when you deal damage to your opponent by attacking with this card
when-inflict-any = when { $subject } deals damage
when-lowered-power = when this card's power is decreased { $cause }
when-lowered-power-any = when the power of { $subject } is decreased { $cause }
by-skill-of = { $event } by the skill of { $card }
when-markers = when this card loses markers from an opponent's attack
when-damaged-you = when you take damage
when-damaged-opponent = when your opponent takes damage
when-damage-you = when one of your life is taken by damage
when-leave = when this card is removed from your Battle Area { $cause }
when-leave-any = when { $subject } is removed from its area { $cause }
when-leave-from = when { $subject } is removed from { $place } { $cause }
from-area = from { $area }
when-dropped = when this card is placed in the Drop Area { $place } { $cause }
when-dropped-any = when { $subject } is placed in the Drop Area from any area { $cause }
when-dropped-from = when { $subject } is placed in the Drop Area from { $place } { $cause }
when-drop = when this card is placed in the Drop Area { $place } { $cause }
when-drop-any = when { $subject } is placed in the Drop Area { $cause }
when-to-hand = when this card is returned to its owner's hand { $cause }
when-to-hand-any = when { $subject } is returned to its owner's hand { $cause }
when-to-deck = when this card is returned to its owner's deck { $cause }
when-to-deck-any = when { $subject } is returned to its owner's deck { $cause }
when-to-energy = when this card is placed in the Energy Area { $cause }
when-to-energy-any = when { $subject } is placed in the Energy Area { $cause }
when-to-warp = when this card is sent to the Warp { $place } { $cause }
when-to-warp-any = when { $subject } is sent to the Warp { $cause }
when-rest-theirs = when a Battle Card or energy of your opponent's is switched to Rest Mode { $cause }
when-rest = when this card is switched to Rest Mode { $cause }
when-rest-any = when { $subject } is switched to Rest Mode { $cause }
when-stand = when this card is switched to Active Mode { $cause }
when-stand-any = when { $subject } is switched to Active Mode { $cause }
when-use = when you activate this card
when-use-keyword = { $who ->
    [this] when you activate this card's { $keyword } skill
    [you] when you activate a { $keyword } skill
    [opponents] when your opponent activates a { $keyword } skill
    [anyone] when a player activates a { $keyword } skill
   *[card] when { $subject } activates a { $keyword } skill
}
when-use-any = when a skill of { $subject } is activated


## Keywords

keyword-double-strike = Double Strike
keyword-triple-strike = Triple Strike
keyword-quadruple-strike = Quadruple Strike
keyword-dual-attack = Dual Attack
keyword-triple-attack = Triple Attack
keyword-critical = Critical
keyword-victory-strike = Victory Strike
keyword-energy-exhaust = Energy-Exhaust
keyword-auto = Auto
keyword-barrier = Barrier
keyword-indestructible = Indestructible
keyword-deflect = Deflect
keyword-unique = Unique
keyword-blocker = Blocker
keyword-revenge = Revenge
keyword-offering = Offering
keyword-wormhole = Wormhole
keyword-invoker = Invoker
keyword-heroic = Heroic
keyword-villainous = Villainous
keyword-warrior-of-universe = Warrior of Universe { $rest }
keyword-ultimate = Ultimate
keyword-super-combo = Super Combo
keyword-dragon-ball = Dragon Ball
keyword-awaken = Awaken
keyword-awaken-surge = Awaken: Surge
keyword-wish = Wish
keyword-field = Field
keyword-evolve = Evolve
keyword-ex-evolve = EX-Evolve
keyword-xeno-evolve = Xeno-Evolve
keyword-union = Union
keyword-union-fusion = Union-Fusion
keyword-union-potara = Union-Potara
keyword-union-absorb = Union-Absorb
keyword-over-realm = Over Realm { $rest }
keyword-dark-over-realm = Dark Over Realm { $rest }
keyword-swap = Swap { $rest }
keyword-arrival = Arrival { $rest }
keyword-aegis = Aegis { $rest }
keyword-alliance = Alliance { $rest }
keyword-revive = Revive { $rest }
keyword-successor = Successor
keyword-bond = Bond { $rest }
keyword-sparking = Sparking { $rest }
keyword-burst = Burst { $rest }
keyword-activate-main = Activate: Main
keyword-activate-battle = Activate: Battle
keyword-counter = Counter
keyword-counter-play = Counter: Play
keyword-counter-attack = Counter: Attack
keyword-counter-battle-card-attack = Counter: Battle Card Attack
keyword-counter-counter = Counter: Counter
keyword-colour-red = Red
keyword-colour-blue = Blue
keyword-colour-green = Green
keyword-colour-yellow = Yellow
keyword-colour-black = Black
