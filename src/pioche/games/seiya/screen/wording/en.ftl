# The game in a terminal.

screen-legend = F Force, H Heal, C Cosmos, VP victory points (*: depends on your cards), ■ Flame. An underlined number has changed.
screen-mean-score = Mean VP (95 %)
screen-clock = Clock
screen-flames = { $count ->
    [0] no Flame left: last round
    [one] one Flame
   *[other] { $count } Flames
}
screen-counter = Turn { $turn } of { $turns }
screen-die = Die { $number }: { $number ->
    [1] Discard
    [2] Draw
    [3] Purify
    [4] Freeze
    [5] Force
   *[6] Cosmos
}
screen-houses = { $count ->
    [0] { $left ->
        [yes] The last Maison
       *[no] No Maison left: last turn
    }
    [one] { $count } Maison to come
   *[other] { $count } Maisons to come
}
screen-next-house = , next { $card }
screen-own-houses = Maisons: { $cards }
screen-sapphires = Odin's Sapphires
screen-pillars = Pillars
screen-epic = Épopée: { $name }
screen-with-tokens = { $card } ({ $amount } VP)
screen-energy = Energy { $amount }/{ $most }{ $used ->
    [yes] { " " }(Technique used)
   *[no] { "" }
}
screen-relics = Relics: { $cards }
screen-frozen = Frozen: { $cards }
screen-frost = { $card } ❄{ $level }
screen-guard = Defending the foundation: { $cards }
screen-trophies = Pillars destroyed: { $cards }
screen-weapons = { $count ->
    [one] { $count } Libra Weapon
   *[other] { $count } Libra Weapons
}
screen-tokens = tokens { $amount } VP
screen-held = in hand: { $cards }
screen-apart = { $count ->
    [0] no card pushed aside
    [one] { $count } card pushed aside
   *[other] { $count } cards pushed aside
}
screen-piles = {" "}· Reserve { $reserve } · removed { $removed }
screen-slot = #
screen-card = Field
screen-cost = Cost
screen-gives = Gives
screen-pv = VP
screen-text = Text
screen-empty = (empty)
screen-force = F{ $amount }
screen-heal = H{ $amount }
screen-cosmos = C{ $amount }
screen-cost_force = F{ $amount }
screen-cost_cosmos = C{ $amount }
screen-enfers = Enfers
screen-souls = Souls
screen-grade = Grade
screen-gain = Gain
screen-cost_souls = { $amount }
screen-gain_souls = +{ $amount }
screen-face-down = (face down)
screen-pawns = Pawns
screen-pawn = { $who }: { $slot ->
    [1] Élysion
    [5] above the Gate
   *[other] above slot { $slot }
}
screen-styx = Styx { $count }
screen-trials = Épreuves
screen-purse = { $count ->
    [one] { $count } Soul
   *[other] { $count } Souls
}
screen-sense = { $card }{ $side ->
    [0] { "" }
   *[1] { " " }(inactive)
}
screen-gifts = Capacités: { $cards ->
    [none] –
   *[other] { $cards }
}
screen-neant = Néant { $count }
screen-entrave = Hampered by { $card }{ $count ->
    [one] { "" }
   *[other] { " " }(top card of { $count })
}:
screen-reach-force = Force { $have } of { $cost }
screen-reach-cosmos = Cosmos { $have } of { $cost }
screen-own = draw pile { $draw } · discard pile { $discard } · destroyed { $destroyed } · set aside { $aside }{ screen-has }
screen-other = hand { $hand } · draw pile { $draw } · discard pile { $discard } · destroyed { $destroyed }{ screen-has }
screen-has = { $armour ->
    [none] {""}
   *[other] {" "}· equips { $armour }
}{ $wounded ->
    [none] {""}
   *[other] {" "}· wounded: { $wounded }
}
screen-score = { $who }: { $count } VP
settings-players = { $count } players
settings-heroes = { $count ->
    [one] hero { $heroes }
   *[other] heroes { $heroes }
}
settings-first = player { $seat } begins
settings-variant = variant of the upkeep phase
settings-promos = with the promo cards
settings-asgard = with Asgard
settings-poseidon = with Poséidon
settings-hades = with Hadès
settings-flames = { $count ->
    [one] { $count } Flame
   *[other] { $count } Flames
} on the Clock
settings-epics = with the Épopées
settings-left-out = without the cards of { $boxes } in the Reserve
settings-solo = { $difficulty ->
    [difficult] alone against Hilda, difficult
    [expert] alone against Hilda, expert
   *[normal] alone against Hilda
}
settings-duel = duel
settings-side = player { $seat }: { $side }
settings-altar = Autel d'Athéna “{ $altar }”
settings-shuffled = Maisons shuffled
settings-fewer = { $count ->
    [one] { $count } Maison removed
   *[other] { $count } Maisons removed
}
reason-unknown-set = Unknown set: “{ $detail }”. Choose among base, asgard, poseidon, hades and promo.
cards-group = { $set ->
    [base] { $group }
    [asgard] Asgard: { $group }
    [poseidon] Poséidon: { $group }
    [hades] Hadès: { $group }
   *[promo] Promo: { $group }
}
cards-cost = costs
cards-or = {" "}or{" "}
cards-gives = gives
cards-force = F{ $amount }
cards-heal = H{ $amount }
cards-cosmos = C{ $amount }
cards-styx = grade { $grade }, hampers for { $hampers } and brings { $gain ->
    [one] { $gain } Soul
   *[other] { $gain } Souls
}
cards-side = { $side }, constellation { $sign }
cards-points = { $points } VP
cards-sapphire = ◆ Sapphire
cards-hourglasses = { $count } hourglasses
cards-flame = ■ Flame
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}, { $copies ->
    [one] one copy
   *[other] { $copies } copies
} · F Force, H Heal, C Cosmos, *: depends on your cards
cards-original = { $sign } made for Pioche
