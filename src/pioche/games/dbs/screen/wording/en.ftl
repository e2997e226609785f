# The game in a terminal.

screen-legend = An underlined number has changed.
screen-mean-score = Mean life of the winner (95 %)
settings-decks = { $one } against { $other }
settings-cards = { $count ->
    [one] with one card brought along
   *[other] with { $count } cards brought along
}
dbs-side = hand { $hand } · deck { $deck } · life { $life }
dbs-pile = { $count }: { $cards }
dbs-area = { $area ->
    [leader] Leader
    [unison] Unison
    [battle] Battle
    [combo] Combo
    [energy] Energy
    [life] Life
    [drop] Drop
   *[warp] Warp
}
dbs-number = { $amount }
dbs-under = { $count ->
    [one] one card underneath
   *[other] { $count } cards underneath
}
dbs-active = { $count } in Active Mode
dbs-rested = { $count } in Rest Mode
dbs-fight = Battle: { $attacker } ({ $mine }) attacks { $guard } ({ $theirs })
dbs-column = { $column ->
    [cost] Cost
    [power] Power
   *[combo] Combo
}
dbs-none = none
dbs-score = { $who }: life { $life }, deck { $deck }
dbs-type = { $side ->
    [back] back of the Leader
   *[front] { $type ->
        [leader] Leader Card
        [battle] Battle Card
        [extra] Extra Card
        [unison] Unison Card
       *[token] token
    }
}
dbs-cost = { $colours ->
    [none] cost { $total }
   *[other] cost { $total } ({ $colours })
}
dbs-power = power { $amount }
dbs-combo = combo + { $power } for { $cost }
dbs-not-playable = text not understood: not playable
dbs-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
