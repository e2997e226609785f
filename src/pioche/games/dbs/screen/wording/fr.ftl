# Le jeu dans un terminal.

screen-legend = Un nombre souligné a changé.
screen-mean-score = Vie du vainqueur en moyenne (95 %)
settings-decks = { $one } contre { $other }
settings-cards = { $count ->
    [one] avec une carte apportée
   *[other] avec { $count } cartes apportées
}
dbs-side = main { $hand } · deck { $deck } · vie { $life }
dbs-pile = { $count } : { $cards }
dbs-area = { $area ->
    [leader] Leader
    [unison] Unisson
    [battle] Combat
    [combo] Combo
    [energy] Énergie
    [life] Vie
    [drop] Dispers.
   *[warp] Dim. par.
}
dbs-number = { $amount }
dbs-under = { $count ->
    [one] une carte dessous
   *[other] { $count } cartes dessous
}
dbs-active = { $count } en mode Action
dbs-rested = { $count } en mode Inertie
dbs-fight = Combat : { $attacker } ({ $mine }) attaque { $guard } ({ $theirs })
dbs-column = { $column ->
    [cost] Coût
    [power] Puiss.
   *[combo] Combo
}
dbs-none = aucune
dbs-score = { $who } : vie { $life }, deck { $deck }
dbs-type = { $side ->
    [back] verso du Leader
   *[front] { $type ->
        [leader] carte Leader
        [battle] carte de Combat
        [extra] carte Extra
        [unison] carte Unisson
       *[token] jeton
    }
}
dbs-cost = { $colours ->
    [none] coût { $total }
   *[other] coût { $total } ({ $colours })
}
dbs-power = puissance { $amount }
dbs-combo = Combo + { $power } pour { $cost }
dbs-not-playable = texte non compris : injouable
dbs-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
