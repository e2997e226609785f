# Ce que dit une table du jeu de cartes Dragon Ball Super.

## Petites pièces

label-rule = Règle { $number }
label-card = Carte { $title }, { $n }
name-of-two = { $name } { $n }
name-and-number = { $name } ({ $number })
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-black = noir
zone-deck = deck
zone-hand = main
zone-drop = Zone de Dispersion
zone-leader = Zone du Leader
zone-battle = Zone de Combat
zone-combo = Zone de Combo
zone-energy = Zone d'Énergie
zone-life = Zone de Vie
zone-warp = Dimension parallèle
zone-unison = Zone Unisson
zone-removed = hors de la partie
zone-under = sous une carte
zone-limbo = en train d'être jouée
zone-of = { $zone }, { $who }
hidden-card = carte cachée
which = n° { $n }
rested = en mode Inertie
markers = { $count ->
    [one] un marqueur
   *[other] { $count } marqueurs
}
power = puissance { NUMBER($amount) }
value-power = Puissance : { $number }
value-cost = Coût en énergie : { $number }
value-combo_power = Puissance de Combo : { $number }
value-combo_cost = Coût de Combo : { $number }
at = { $you ->
    [yes] chez vous
   *[no] chez { $who }
}

## Questions

ask-redraw = votre main de départ : quelles cartes remettre pour en piocher autant d'autres ?
ask-charge = phase de Recharge : quelle carte de votre main placer dans votre Zone d'Énergie ?
ask-main-phase = phase principale : jouez une carte, activez une Capacité, attaquez, ou terminez votre tour.
ask-choose-target = { because }quelle carte attaque-t-elle ?
ask-choose-energy = { because }quelle source d'énergie paie ? Reste à payer : { $amount }.
ask-choose-x = { because }combien vaut X ?
ask-choose-counter = fenêtre de contre : activez-vous une Capacité [Contre] ?
ask-offense-step = étape d'Attaque : { $attacker } a { NUMBER($mine) } de puissance contre { NUMBER($theirs) }. Combos et Capacités ?
ask-defense-step = étape de Défense : { $guard } a { NUMBER($mine) } de puissance contre { NUMBER($theirs) }. Combos et Capacités ?
ask-choose-way = { because }comment payez-vous ?
ask-choose-number = { because }choisissez un nombre.
ask-draw-more = { because }piochez-vous encore une carte ?
ask-choose-life = { because }quelle carte de votre vie prenez-vous ?
ask-choose-combo = { because }choisissez { many } à utiliser en Combo{ or-not }.
ask-choose-damage = { because }choisissez { many } à prendre de la vie{ or-not }.
ask-choose-drop = { because }choisissez { many } à placer dans la Zone de Dispersion{ or-not }.
ask-choose-ko = { because }choisissez { many } à mettre KO{ or-not }.
ask-choose-markers = { because }choisissez { many } dont les marqueurs changent{ or-not }.
ask-choose-place = { because }choisissez { many } à placer dans la Zone de Combat{ or-not }.
ask-choose-play = { because }choisissez { many } à mettre en jeu{ or-not }.
ask-choose-put-under = { because }choisissez { many } à placer dessous{ or-not }.
ask-choose-remove = { because }choisissez { many } à retirer de la partie{ or-not }.
ask-choose-rest = { because }choisissez { many } à passer en mode Inertie{ or-not }.
ask-choose-stand = { because }choisissez { many } à passer en mode Action{ or-not }.
ask-choose-take-control = { because }choisissez { many } dont prendre le contrôle{ or-not }.
ask-choose-to-deck = { because }choisissez { many } à placer dans le deck{ or-not }.
ask-choose-to-energy = { because }choisissez { many } à placer dans la Zone d'Énergie{ or-not }.
ask-choose-to-hand = { because }choisissez { many } à ajouter à la main{ or-not }.
ask-choose-to-life = { because }choisissez { many } à ajouter à la vie{ or-not }.
ask-choose-to-warp = { because }choisissez { many } à placer dans la Dimension parallèle{ or-not }.

## Options

option-play = jouer { $card } (coût { $cost })
option-use = activer { $card }{ where } : { $skill }
option-attack = attaquer avec { $card }{ where }
option-grow = placer { $card } sous votre carte Unisson, pour un marqueur de plus
option-end = terminer le tour
option-combo = Combo avec { $card }{ where } : + { NUMBER($combo_power) }, coût { $combo_cost }
option-pass = plus de Combo ni de Capacité
option-life = carte de vie n° { $number }
option-x = X = { $value }
option-draw = piocher une carte
option-number = { $value }
option-way = { $source ->
    [none] payer le coût en énergie
   *[other] payer comme { $source } le permet ({ $value })
}
option-trigger = { $number }. { $card }{ where } : { $skill }
option-no-more = non, ni pour le reste du tour

## Journal

event-turn = { $you ->
    [yes] tour { $amount } : à vous
   *[no] tour { $amount } : { $who }
}
event-draw = { $you ->
    [yes] vous piochez { $cards }
   *[no] { $who } pioche { $cards }
}
event-life = { $you ->
    [yes] vous disposez votre vie : { $cards }
   *[no] { $who } dispose sa vie : { $cards }
}
event-shuffle = { $you ->
    [yes] vous mélangez votre deck
   *[no] { $who } mélange son deck
}
event-stand-all = { $you ->
    [yes] vous passez vos cartes en mode Action
   *[no] { $who } passe ses cartes en mode Action
}
event-declare = { $you ->
    [yes] vous annoncez { $cards }
   *[no] { $who } annonce { $cards }
}
event-play = { $you ->
    [yes] vous jouez { $cards }
   *[no] { $who } joue { $cards }
}
event-use = { $you ->
    [yes] vous activez une Capacité de { $cards }
   *[no] { $who } active une Capacité de { $cards }
}
event-counter = { $you ->
    [yes] vous contrez avec { $cards }
   *[no] { $who } contre avec { $cards }
}
event-attack = { $cards } attaque ({ at })
event-attacked = { $cards } subit l'attaque ({ at })
event-guard = { $cards } devient la carte de défense ({ at })
event-combo = { $you ->
    [yes] Combo : vous ajoutez { $cards }
   *[no] Combo : { $who } ajoute { $cards }
}
event-damage = { $you ->
    [yes] un dégât : vous prenez { $cards } de votre vie en main
   *[no] un dégât : { $who } prend { $cards } de sa vie en main
}
event-critical = un dégât critique : { $cards } va de la vie à la Zone de Dispersion ({ at })
event-ko = KO : { $cards } ({ at })
event-drop = Zone de Dispersion ({ at }) : { $cards }
event-to-energy = Zone d'Énergie ({ at }) : { $cards }
event-to-deck = deck ({ at }) : { $cards }
event-rest = mode Inertie ({ at }) : { $cards }
event-stand = mode Action ({ at }) : { $cards }
event-flip = { $you ->
    [yes] votre Leader est retourné : { $cards }
   *[no] le Leader de { $who } est retourné : { $cards }
}
event-markers = { $cards } : { markers-now }
markers-now = { $amount ->
    [0] plus de marqueur
    [one] un marqueur
   *[other] { $amount } marqueurs
}
event-put-under = { $cards } va sous { $source }
event-another-turn = { $you ->
    [yes] vous jouerez un tour de plus
   *[no] { $who } jouera un tour de plus
}
event-bring-in = { $cards } entre dans la partie
event-mill = du deck à la Zone de Dispersion ({ at }) : { $cards }
event-negated = { $cards } est sans effet
event-place = Zone de Combat ({ at }) : { $cards }
event-put-back = { $cards } revient à sa place
event-remove = hors de la partie : { $cards }
event-take-control = { $you ->
    [yes] vous prenez le contrôle de { $cards }
   *[no] { $who } prend le contrôle de { $cards }
}
event-to-hand = main ({ at }) : { $cards }
event-to-life = vie ({ at }) : { $cards }
event-to-warp = Dimension parallèle ({ at }) : { $cards }
event-token = jeton créé ({ at }) : { $cards }
event-vanish = le jeton disparaît : { $cards }
event-uncover = { $cards } est de nouveau sur le dessus
event-concede = { $you ->
    [yes] vous abandonnez
   *[no] { $who } abandonne
}
event-win = { $you ->
    [yes] vous gagnez la partie
   *[no] { $who } gagne la partie
}
event-lose = { $you ->
    [yes] vous avez perdu
   *[no] { $who } a perdu
}

## Refus

reason-two-players = Ce jeu se joue à deux, pas à { $detail } : changez le nombre de joueurs.
reason-not-a-leader = { $detail } n'est pas une carte Leader : il en faut une pour un deck.
reason-not-for-a-deck = { $detail } n'a pas sa place dans un deck : on n'y met que des cartes de Combat, Extra et Unisson.
reason-unknown-seat = Il n'y a pas de place n° { $detail } à cette table : comptez à partir de 0.
