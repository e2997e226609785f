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
power = puissance { $amount }
value-power = Puissance : { $number }
value-cost = Coût en énergie : { $number }
value-combo_power = Puissance de Combo : { $number }
value-combo_cost = Coût de Combo : { $number }
does-to = { $first } pour { $second }
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
ask-offense-step = étape d'Attaque : { $attacker } a { $mine } de puissance contre { $theirs }. Combos et Capacités ?
ask-defense-step = étape de Défense : { $guard } a { $mine } de puissance contre { $theirs }. Combos et Capacités ?
ask-choose-way = { because }comment payez-vous ?
ask-choose-number = { because }choisissez un nombre.
ask-use-from-hand = { because }de quelle carte de votre main utilisez-vous cette Capacité, si vous en avez une ?
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
ask-choose-reveal = { because }choisissez { many } à révéler{ or-not }.
ask-choose-rest = { because }choisissez { many } à passer en mode Inertie{ or-not }.
ask-choose-stand = { because }choisissez { many } à passer en mode Action{ or-not }.
ask-choose-take-control = { because }choisissez { many } dont prendre le contrôle{ or-not }.
ask-choose-to-deck = { because }choisissez { many } à placer dans le deck{ or-not }.
ask-choose-to-energy = { because }choisissez { many } à placer dans la Zone d'Énergie{ or-not }.
ask-choose-to-hand = { because }choisissez { many } à ajouter à la main{ or-not }.
ask-choose-to-life = { because }choisissez { many } à ajouter à la vie{ or-not }.
ask-choose-to-warp = { because }choisissez { many } à placer dans la Dimension parallèle{ or-not }.

## Options

none-redraw = garder ma main
option-play = jouer { $card } (coût { $cost })
option-use = activer { $card }{ where } : { $skill }
option-attack = attaquer avec { $card }{ where }
option-grow = placer { $card } sous votre carte Unisson, pour un marqueur de plus
option-end = terminer le tour
option-combo = Combo avec { $card }{ where } : + { $combo_power }, coût { $combo_cost }
option-pass = plus de Combo ni de Capacité
option-life = carte de vie n° { $number }
option-x = X = { $value }
option-draw = piocher une carte
option-number = { $value }
option-way = { $source ->
    [none] payer le coût en énergie
   *[other] payer comme { $source } le permet ({ $value })
}
option-option = { $text }
option-trigger = { $number }. { $card }{ where } : { $skill }
option-no-more = non, et ne plus demander pendant ce tour

## Journal

goes = { $count ->
    [one] va
   *[other] vont
}
goes-back = { $count ->
    [one] retourne
   *[other] retournent
}
turns = { $count ->
    [one] passe
   *[other] passent
}
drop-of = { $you ->
    [yes] votre Zone de Dispersion
   *[no] la Zone de Dispersion { of-who }
}
energy-of = { $you ->
    [yes] votre Zone d'Énergie
   *[no] la Zone d'Énergie { of-who }
}
deck-of = { $you ->
    [yes] votre deck
   *[no] le deck { of-who }
}
of-life = { $you ->
    [yes] votre vie
   *[no] la vie { of-who }
}
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
    [yes] vous activez une Capacité : { $cards }
   *[no] { $who } active une Capacité : { $cards }
}
event-counter = { $you ->
    [yes] vous contrez avec { $cards }
   *[no] { $who } contre avec { $cards }
}
event-attack = { $you ->
    [yes] vous attaquez avec { $cards }
   *[no] { $who } attaque avec { $cards }
}
event-attacked = { $you ->
    [yes] l'attaque vise votre carte { $cards }
   *[no] l'attaque vise { $cards }
}
event-guard = { $you ->
    [yes] { $cards } prend l'attaque à sa place, chez vous
   *[no] { $cards } prend l'attaque à sa place, chez { $who }
}
event-combo = { $you ->
    [yes] Combo : vous ajoutez { $cards }
   *[no] Combo : { $who } ajoute { $cards }
}
event-damage = { $you ->
    [yes] un dégât : vous prenez en main { $cards } de votre vie
   *[no] un dégât : { $who } prend en main { $cards } de sa vie
}
event-critical = dégât critique : { $cards } passe de { of-life } à la Zone de Dispersion
event-ko = { $you ->
    [yes] vous perdez { $cards }, KO
   *[no] { $who } perd { $cards }, KO
}
event-drop = { $cards } { goes } dans { drop-of }
event-to-energy = { $cards } { goes } dans { energy-of }
event-to-deck = { $cards } { goes-back } dans { deck-of }
event-rest = { $cards } { turns } en mode Inertie, { at }
event-stand = { $cards } { turns } en mode Action, { at }
event-flip = { $you ->
    [yes] votre Leader est retourné : { $cards }
   *[no] le Leader { of-who } est retourné : { $cards }
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
event-mill = { $cards } { goes } du deck à { drop-of }
event-negated = { $cards } est sans effet
event-place = { $you ->
    [yes] vous placez { $cards } dans votre Zone de Combat
   *[no] { $who } place { $cards } dans sa Zone de Combat
}
event-put-back = { $cards } revient à sa place
event-remove = hors de la partie : { $cards }
event-take-control = { $you ->
    [yes] vous prenez le contrôle d'une carte : { $cards }
   *[no] { $who } prend le contrôle d'une carte : { $cards }
}
event-to-hand = { $you ->
    [yes] { $cards } { goes } dans votre main
   *[no] { $cards } { goes } dans la main { of-who }
}
event-to-life = { $you ->
    [yes] { $cards } { goes } dans votre vie
   *[no] { $cards } { goes } dans la vie { of-who }
}
event-to-warp = { $cards } { goes } dans la Dimension parallèle, { at }
event-token = { $you ->
    [yes] vous créez un jeton : { $cards }
   *[no] { $who } crée un jeton : { $cards }
}
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

## Fichiers de cartes et decks que quelqu'un apporte

reason-file-too-large = Ce fichier est plus grand que ce qui peut être lu ({ $detail }) : scindez-le.
reason-file-not-text = Ce fichier n'est pas du texte en UTF-8 ({ $detail }) : enregistrez-le ainsi.
reason-file-not-json = Ce fichier n'est pas du JSON ({ $detail }) : corrigez-le à cet endroit.
reason-file-too-deep = Listes et objets sont trop imbriqués ({ $detail }) : aplatissez-les.
reason-not-a-card-file = Ce n'est pas un fichier de cartes de ce jeu ({ $detail }) : il commence par "pioche": "cards/1" et "game": "dbs".
reason-bad-card = Cette carte ne peut pas être lue ({ $detail }) : corrigez-la à cet endroit.
reason-bad-card-field = Aucune carte n'a une telle valeur ({ $detail }) : corrigez-la.
reason-card-twice = Cette carte existe deux fois ({ $detail }) : gardez-en une.
reason-card-other-side = Les deux faces d'une carte Leader doivent se nommer l'une l'autre ({ $detail }) : corrigez cela.
reason-not-a-list = Ce n'est pas une liste de cartes ({ $detail }) : une liste est un tableau JSON d'objets.
reason-bad-entry = Cette entrée d'une liste ne peut pas être lue ({ $detail }) : corrigez-la.
fault-line = « { $detail } » n'est pas compris : écrivez le nombre d'exemplaires et le numéro de la carte, comme « 4 PI1-005 ».
fault-not-playable = Le texte de cette carte n'est pas compris : elle n'est pas jouable.
fault-no-leader = Il n'y a pas de carte Leader : ajoutez-en une.
fault-leaders = Un deck a une carte Leader et une seule : enlevez celle-ci.
fault-too-few = { $count ->
    [0] Aucune carte, c'est
    [one] Une carte, c'est
   *[other] { $count } cartes, c'est
} trop peu : un deck en compte au moins { $most }.
fault-too-many = { $count } cartes, c'est trop : un deck en compte au plus { $most }.
fault-countless = Autant d'exemplaires, c'est trop : un deck compte au plus { $most } cartes.
fault-copies = { $count } exemplaires de { $detail }, c'est trop : { $most } au plus.
fault-banned = Une Capacité de { $detail } exclut cette carte du deck.

## Pourquoi une ligne de carte n'est pas comprise

unread-words = « { $words } » n'est pas compris.
unread-later = « { $words } » demande des règles postérieures à la version 1.1.
unread-two-meanings = Cela peut se lire de deux façons.
unread-no-icon = Il n'y a pas d'icône devant « { $words } ».
unread-keyword = { $words } n'est pas une Capacité à elle seule.
unread-no-words = Les mots manquent encore pour dire ce que cela signifie ({ $words }).
unread-other-words = Ce que cela signifie ne peut pas encore se dire avec les mêmes mots.
unread-another-meaning = Ce que cela signifie, une fois dit, se lit autrement.
unread-it = On ne sait pas de quelle carte il s'agit.
unread-other = Ce n'est pas compris ({ $why } { $words }).
unread-after-if-you-do = On ne sait pas si la suite ne concerne que celui qui fait ce qui précède.
unread-after-later = On ne sait pas si la suite se fait à ce moment-là ou tout de suite.
unread-after-options = On ne sait pas si la suite vient après un des choix ou après tous.
unread-awaken = Un [Éveil] se termine par le retournement de la carte.
unread-cards = On ne sait pas quelles cartes il faut.
unread-colours = « { $words } » n'est pas une couleur.
unread-condition-reach = On ne sait pas jusqu'où va la condition.
unread-icons = Les icônes « { $words } » ne vont pas ensemble.
unread-cost = Une Capacité { $words } n'a ni coût ni limite.
unread-if-you-do = On ne sait pas ce qu'il faut avoir fait.
unread-kind = { $words } ne dit pas quand la Capacité compte.
unread-no-effect = La Capacité ne fait rien qui soit compris.
unread-trigger = « { $words } » ne dit pas comment la carte y est arrivée.
unread-two-conditions = On ne sait pas si la seconde condition dépend de la première.
unread-where = On ne sait pas où la carte se trouve à ce moment-là.
unread-unseen = Cela apprendrait aux autres ce qu'un seul joueur peut voir.
unread-too-long = La Capacité est trop longue pour être lue.

## Le conseil

coach-life = { $more ->
    [yes] de l'avance en Vies
   *[no] du retard en Vies
}
coach-danger = { $more ->
    [yes] plus loin de la défaite que l'adversaire
   *[no] plus près de la défaite que l'adversaire
}
coach-cards = { $more ->
    [yes] de l'avance en cartes de combat
   *[no] du retard en cartes de combat
}
coach-power = { $more ->
    [yes] de l'avance en Puissance
   *[no] du retard en Puissance
}
coach-strongest = { $more ->
    [yes] de l'avance par la plus forte carte
   *[no] du retard par la plus forte carte
}
coach-hand = { $more ->
    [yes] de l'avance en cartes en main
   *[no] du retard en cartes en main
}
coach-combo = { $more ->
    [yes] de l'avance en Combo en main
   *[no] du retard en Combo en main
}
coach-energy = { $more ->
    [yes] de l'avance en Énergie
   *[no] du retard en Énergie
}
coach-leader = { $more ->
    [yes] de l'avance par le Leader
   *[no] du retard par le Leader
}
coach-unison = { $more ->
    [yes] de l'avance par la carte Unisson
   *[no] du retard par la carte Unisson
}
coach-move = { $more ->
    [yes] de l'avance à l'initiative
   *[no] du retard à l'initiative
}
