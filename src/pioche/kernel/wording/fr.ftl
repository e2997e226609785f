# Ce que dit tout jeu.

## Petites pièces, reprises par les autres messages

because = { $card ->
    [none] {""}
   *[other] { $card } :{" "}
}
many = { $span ->
    [one] une carte
    [up-to] { $most ->
        [one] une carte au plus
       *[other] jusqu'à { $most } cartes
    }
    [some] de { $least } à { $most } cartes
    [alike] { $most } cartes identiques
   *[exactly] { $most } cartes
}
or-not = { $may ->
    [yes] , ou refusez
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
of-who = { $vowel ->
    [yes] d'{ $who }
   *[no] de { $who }
}
card-at = { $card } (place { $place })
card-times = { $card }{ times }
hidden-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
line = { $label ->
    [none] { $text }
   *[other] { $text } [{ $label }]
}

## Questions

ask-choose-affect = { because }choisissez { many } pour cet effet{ or-not }.
ask-choose-exchange = { because }choisissez la première carte à échanger{ or-not }.
ask-choose-exchange-with = { because }choisissez l'autre carte de l'échange{ or-not }.
ask-choose-mean = { because }choisissez { many }{ or-not }.
ask-choose-option = { because }choisissez un effet.
ask-choose-player = { because }{ $does ->
    [none] choisissez un joueur.
   *[other] qui { $does } ?
}
ask-order = { because }dites dans quel ordre y vont les cartes.
ask-use-effect = { because }utiliser cet effet ?
ask-choose-trigger = plusieurs effets attendent : choisissez le premier à résoudre.
ask-choose-replacement = { because }que faire à la place ?

## Options

option-card = { $card }{ times }{ where }
option-player = { $you ->
    [yes] vous-même ({ $who })
   *[no] { $who }
}
option-yes = { $does ->
    [none] oui, l'utiliser
   *[other] oui : { $does }
}
option-no = non, pas cette fois
none = aucune, non merci
option-done = c'est tout
option-instead = { $does ->
    [none] à la place : { $card }
   *[other] à la place : { $does } ({ $card })
}
option-option = effet { $number }
option-trigger = { $card }

## Journal

event-affect = { $own ->
    [yes] { $source } fait effet
   *[no] { $source } fait effet sur { $cards }
}
event-walkover = les autres ont abandonné la partie : { $you ->
    [yes] vous gagnez
   *[no] { $who } gagne
}
event-broken-off = la partie est arrêtée d'un commun accord : personne ne gagne
event-endless = la partie n'en finirait pas : elle s'arrête sans vainqueur
event-look = { $you ->
    [yes] vous regardez { $cards }
   *[no] { $who } regarde { $cards }
}
event-reveal = { $you ->
    [yes] vous révélez { $cards }
   *[no] { $who } révèle { $cards }
}
event-move = { $cards } change de place
event-search = { $you ->
    [yes] vous cherchez parmi des cartes cachées
   *[no] { $who } cherche parmi des cartes cachées
}
event-shuffle = { $you ->
    [yes] vous mélangez une pile
   *[no] { $who } mélange une pile
}
event-swap = échange : { $cards }
event-random = le hasard désigne une carte
event-unable = { $you ->
    [yes] vous n'avez rien à quoi appliquer cet effet
   *[no] { $who } n'a rien à quoi appliquer cet effet
}

## Nombres

number = { $total } = { $base } { $parts }
part-set = → { $amount } ({ $why })
part-times = × { $amount } ({ $why })
part-add = { $sign ->
    [minus] −
   *[plus] +
} { $amount } ({ $why })
part-least = → au moins { $amount } ({ $why })
part-most = → au plus { $amount } ({ $why })

## Refus

reason-cannot-concede = Dans ce jeu, on ne peut pas abandonner : laissez votre place à un bot, ou quittez la partie.
reason-game-is-over = La partie est terminée : il n'y a plus rien à décider.
reason-not-your-decision = Ce n'est pas à ce joueur de décider : attendez sa prochaine décision.
reason-chosen-twice = La même option est choisie deux fois : choisissez-la une seule fois.
reason-not-listed = « { $detail } » n'est pas une des options : choisissez parmi celles de la liste.
reason-wrong-number = Ce n'est pas le bon nombre de choix ({ $detail }) : choisissez-en autant qu'il est demandé.
reason-forbidden = C'est interdit{ $card ->
    [none] {""}
   *[other] {" "}par { $card }
}{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
} : cette carte ou cette règle doit d'abord cesser de s'appliquer.
reason-bad-config = Ces réglages ne conviennent pas au jeu ({ $detail }) : corrigez-les.
reason-damaged-state = Cet état de partie est abîmé ({ $detail }) : reprenez une sauvegarde intacte.
reason-damaged-file = Ce fichier n'est pas une partie enregistrée, ou il est abîmé ({ $detail }) : choisissez un fichier enregistré par Pioche.
reason-damaged-cards = Ce fichier n'est pas un fichier de cartes, ou il est abîmé ({ $detail }) : corrigez-le à cet endroit.
reason-no-record = Cette table a été reprise en cours de partie, sans ce qui précède : elle ne peut pas être enregistrée.
reason-unknown-format = Ce fichier a un format inconnu (« { $detail } ») : il faut un fichier de partie « game/1 ».
reason-other-rules = Cette partie a été jouée avec d'autres règles ou d'autres cartes ({ $detail }) : reprenez-la avec la version de Pioche qui l'a enregistrée.
reason-replay-differs = La partie rejouée n'est plus la même à partir de l'entrée n° { $detail } : le fichier a été modifié, ou le jeu n'est pas le même.
reason-replay-refused = La réponse n° { $detail } de cette partie n'est pas permise : le fichier a été modifié, ou le jeu n'est pas le même.
reason-nothing-to-undo = Il n'y a rien à reprendre : vous n'avez encore rien décidé.
reason-undo-needs-consent = Une carte cachée a été vue, le hasard a parlé ou quelqu'un d'autre a décidé : tous doivent accepter que cette réponse soit reprise.

## Le conseil : ce qu'une réponse laisse espérer, et pourquoi

coach-outlook = { $chance } % de chances de gagner{ $points ->
    [none] {""}
   *[other] , { NUMBER($points, maximumFractionDigits: 1) } points d'écart attendus
}
coach-why = { $first }{ $second ->
    [none] {""}
   *[other] {" "}; { $second }
}.
coach-term = { $more ->
    [yes] de l'avance ({ $name })
   *[no] du retard ({ $name })
}

## Un jeu qui n'a pas de mots à lui

plain-player = Joueur { $number }
plain-turn = Tour
plain-score = Score
plain-ask = { because }{ $what }
plain-option = { $card ->
    [none] { $what }
   *[other] { $what } : { $card }
}
plain-spot = { $what }, case { $cell }
plain-event = { $who ->
    [none] { $what }
   *[other] { $who } : { $what }
}{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
plain-number = { $name } : { $number }
