# What any game says.

## Small pieces that the other messages use

because = { $card ->
    [none] {""}
   *[other] { $card }:{" "}
}
many = { $span ->
    [one] one card
    [up-to] { $most ->
        [one] at most one card
       *[other] up to { $most } cards
    }
    [some] { $least } to { $most } cards
    [alike] { $most } cards of the same kind
   *[exactly] { $most } cards
}
or-not = { $may ->
    [yes] , or decline
   *[no] {""}
}
where = { $details ->
    [none] {""}
   *[other] {" "}({ $details })
}
times = { $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
of-who = of { $who }
card-at = { $card } (place { $place })
card-times = { $card }{ times }
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
line = { $label ->
    [none] { $text }
   *[other] { $text } [{ $label }]
}

## Questions

ask-choose-affect = { because }choose { many } for this effect{ or-not }.
ask-choose-exchange = { because }choose the first card to exchange{ or-not }.
ask-choose-exchange-with = { because }choose the other card of the exchange{ or-not }.
ask-choose-mean = { because }choose { many }{ or-not }.
ask-choose-option = { because }choose an effect.
ask-choose-player = { because }{ $does ->
    [none] choose a player.
   *[other] who { $does }?
}
ask-order = { because }say in which order the cards go there.
ask-use-effect = { because }use this effect?
ask-choose-trigger = several effects are waiting: choose the one to resolve first.
ask-choose-replacement = { because }what shall happen instead?

## Options

option-card = { $card }{ times }{ where }
option-player = { $you ->
    [yes] yourself ({ $who })
   *[no] { $who }
}
option-yes = { $does ->
    [none] yes, use it
   *[other] yes: { $does }
}
option-no = no, not this time
none = none, thank you
option-done = that is all
option-instead = { $does ->
    [none] instead: { $card }
   *[other] instead: { $does } ({ $card })
}
option-option = effect { $number }
option-trigger = { $card }

## Log

event-affect = { $own ->
    [yes] { $source } takes effect
   *[no] { $source } takes effect on { $cards }
}
event-walkover = the others have given the game up: { $you ->
    [yes] you win
   *[no] { $who } wins
}
event-broken-off = the game is broken off by agreement: nobody wins
event-endless = the game would never end: it stops without a winner
event-look = { $you ->
    [yes] you look at { $cards }
   *[no] { $who } looks at { $cards }
}
event-reveal = { $you ->
    [yes] you reveal { $cards }
   *[no] { $who } reveals { $cards }
}
event-move = { $cards } moves
event-search = { $you ->
    [yes] you look through hidden cards
   *[no] { $who } looks through hidden cards
}
event-shuffle = { $you ->
    [yes] you shuffle a pile
   *[no] { $who } shuffles a pile
}
event-swap = exchange: { $cards }
event-random = chance picks a card
event-unable = { $you ->
    [yes] you have nothing to apply this effect to
   *[no] { $who } has nothing to apply this effect to
}

## Numbers

number = { $total } = { $base } { $parts }
part-set = → { $amount } ({ $why })
part-times = × { $amount } ({ $why })
part-add = { $sign ->
    [minus] −
   *[plus] +
} { $amount } ({ $why })
part-least = → at least { $amount } ({ $why })
part-most = → at most { $amount } ({ $why })

## Refusals

reason-cannot-concede = This game knows no concession: hand your seat to a bot, or leave the table.
reason-game-is-over = The game is over: there is nothing left to decide.
reason-not-your-decision = This player is not asked: wait for their next decision.
reason-chosen-twice = The same option is chosen twice: choose it only once.
reason-not-listed = “{ $detail }” is not one of the options: choose from the list.
reason-wrong-number = That is the wrong number of choices ({ $detail }): choose as many as are asked for.
reason-forbidden = This is forbidden{ $card ->
    [none] {""}
   *[other] {" "}by { $card }
}{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}: that card or rule must first stop applying.
reason-bad-config = These settings do not suit the game ({ $detail }): correct them.
reason-damaged-state = This state of a game is damaged ({ $detail }): go back to an intact save.
reason-damaged-file = This file is not a recorded game, or it is damaged ({ $detail }): choose a file saved by Pioche.
reason-damaged-cards = This file is not a file of cards, or it is damaged ({ $detail }): correct it at that place.
reason-no-record = This table was taken up in the middle of a game, without what came before: it cannot be recorded.
reason-unknown-format = This file has an unknown format (“{ $detail }”): a game file is “game/1”.
reason-other-rules = This game was played with other rules or cards ({ $detail }): use the version of Pioche that saved it.
reason-replay-differs = Played again, the game is no longer the same from input no. { $detail } on: the file was changed, or the game is not the same.
reason-replay-refused = Answer no. { $detail } of this game is not allowed: the file was changed, or the game is not the same.
reason-nothing-to-undo = There is nothing to take back: you have not decided anything yet.
reason-undo-needs-consent = A hidden card was seen, chance was drawn or somebody else chose: everyone must agree that this answer is taken back.

## Advice: what an answer promises, and why

coach-outlook = { $chance } % to win{ $points ->
    [none] {""}
   *[other] , { NUMBER($points, maximumFractionDigits: 1) } points ahead expected
}
coach-why = { $first }{ $second ->
    [none] {""}
   *[other] ; { $second }
}.
coach-term = { $more ->
    [yes] ahead ({ $name })
   *[no] behind ({ $name })
}

## A game that has no words of its own

plain-player = Player { $number }
plain-turn = Turn
plain-score = Score
plain-ask = { because }{ $what }
plain-option = { $card ->
    [none] { $what }
   *[other] { $what }: { $card }
}
plain-spot = { $what }, cell { $cell }
plain-event = { $who ->
    [none] { $what }
   *[other] { $who }: { $what }
}{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
plain-number = { $name }: { $number }
