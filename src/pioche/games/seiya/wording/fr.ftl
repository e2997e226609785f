# Ce que dit Saint Seiya Deckbuilding.
#
# $number : one, many. $gender : m, f. $who et $whose : you (le lecteur), they (un joueur nommé avant), opponent,
# opponents, any, all, none. $mood : imperative, third, infinitive. $named : la carte vient d'être nommée.


## Noms : types, classes, cartes

gender = { $word ->
    [carte] f
    [armure] f
    [armure-d-or] f
    [armure-de-bronze] f
   *[other] m
}

noun-carte = { $number ->
    [many] cartes
   *[one] carte
}
noun-personnage = { $number ->
    [many] Personnages
   *[one] Personnage
}
noun-armure = { $number ->
    [many] Armures
   *[one] Armure
}
noun-heros = Héros
noun-chevalier = { $number ->
    [many] Chevaliers
   *[one] Chevalier
}
noun-chevalier-d-or = { noun-chevalier } d'Or
noun-chevalier-d-argent = { noun-chevalier } d'Argent
noun-chevalier-de-bronze = { noun-chevalier } de Bronze
noun-chevalier-d-acier = { noun-chevalier } d'Acier
noun-chevalier-noir = { $number ->
    [many] Chevaliers Noirs
   *[one] Chevalier Noir
}
noun-chevalier-fantome = { $number ->
    [many] Chevaliers Fantômes
   *[one] Chevalier Fantôme
}
noun-chevalier-sans-constellation = { noun-chevalier } sans constellation
noun-armure-d-or = { noun-armure } d'Or
noun-armure-de-bronze = { noun-armure } de Bronze

noun-phrase = { $other } { $noun } { $name } { $alike } { $ranks } { $step } { $state } { $excepted } { $value } { $relation } { $place } { $note }

other = { $number ->
    [many] autres
   *[one] autre
}
alike = { $number ->
    [many] identiques
   *[one] identique
}
excepted = autre que { $name }
with-value = ayant du { $value }
without-value = sans { $value }

rank-very-common = { $gender ->
    [f] { $number ->
        [many] très communes
       *[one] très commune
    } ●
   *[m] { $number ->
        [many] très communs
       *[one] très commun
    } ●
}
rank-common = { $gender ->
    [f] { $number ->
        [many] communes
       *[one] commune
    } ▲
   *[m] { $number ->
        [many] communs
       *[one] commun
    } ▲
}
rank-uncommon = { $gender ->
    [f] { $number ->
        [many] peu communes
       *[one] peu commune
    } ◆
   *[m] { $number ->
        [many] peu communs
       *[one] peu commun
    } ◆
}
rank-rare = { $number ->
    [many] rares
   *[one] rare
} ★
rank-very-rare = { $number ->
    [many] très rares
   *[one] très rare
}

relation-beside = { $gender ->
    [f] { $number ->
        [many] jouées
       *[one] jouée
    }
   *[m] { $number ->
        [many] joués
       *[one] joué
    }
} { $named ->
    [yes] à ses côtés
   *[no] à côté de cette carte
}
relation-fights-beside = combattant { $named ->
    [yes] à ses côtés
   *[no] à côté de cette carte
}
relation-faced = que cette carte affronte

note-adjacent = { $gender ->
    [f] { $number ->
        [many] adjacentes
       *[one] adjacente
    }
   *[m] { $number ->
        [many] adjacents
       *[one] adjacent
    }
} à l'emplacement de cette carte
note-rises = qui { $number ->
    [many] peuvent
   *[one] peut
} monter de rang
step-next-rank = du rang suivant


## Lieux

zone-reserve = { $whose ->
    [none] Réserve
   *[other] la Réserve
}
zone-field = { $whose ->
    [none] terrain
   *[other] le terrain
}
zone-removed = { $whose ->
    [none] défausse commune
   *[other] la défausse commune
}
zone-hand = { $whose ->
    [you] votre main
    [they] sa main
   *[none] main
}
zone-draw = { $whose ->
    [you] votre pioche
    [they] sa pioche
   *[none] pioche
}
zone-discard = { $whose ->
    [you] votre défausse
    [they] sa défausse
   *[none] défausse
}
zone-armour = { $whose ->
    [you] votre Armure équipée
    [they] son Armure équipée
   *[none] Armure équipée
}
zone-wounded = { $whose ->
    [you] vos Personnages blessés
    [they] ses Personnages blessés
   *[none] Personnages blessés
}
zone-destroyed = { $whose ->
    [you] vos cartes détruites
    [they] ses cartes détruites
   *[none] cartes détruites
}
zone-aside = { $whose ->
    [you] vos cartes mises de côté
    [they] ses cartes mises de côté
   *[none] cartes mises de côté
}
zone-play = { $whose ->
    [you] vos cartes en jeu
    [they] ses cartes en jeu
   *[none] cartes en jeu
}
zone-limbo = { $whose ->
    [none] carte en cours d'acquisition
   *[other] la carte en cours d'acquisition
}

state-wounded = { $gender ->
    [f] { $number ->
        [many] blessées
       *[one] blessée
    }
   *[m] { $number ->
        [many] blessés
       *[one] blessé
    }
}
state-destroyed = { $gender ->
    [f] { $number ->
        [many] détruites
       *[one] détruite
    }
   *[m] { $number ->
        [many] détruits
       *[one] détruit
    }
}
state-aside = { $gender ->
    [f] { $number ->
        [many] mises de côté
       *[one] mise de côté
    }
   *[m] mis de côté
}

place-reserve = de la Réserve
place-field = du terrain
place-removed = de la défausse commune
place-play = en jeu
place-hand = { $whose ->
    [they] de sa main
    [opponent] de la main d'un adversaire
    [opponents] des mains de vos adversaires
    [any] de la main de n'importe quel joueur
    [all] des mains de tous les joueurs
   *[you] de votre main
}
place-draw = { $whose ->
    [they] de sa pioche
    [opponent] de la pioche d'un adversaire
    [opponents] des pioches de vos adversaires
    [any] de la pioche de n'importe quel joueur
    [all] des pioches de tous les joueurs
   *[you] de votre pioche
}
place-discard = { $whose ->
    [they] de sa défausse
    [opponent] de la défausse d'un adversaire
    [opponents] des défausses de vos adversaires
    [any] de la défausse de n'importe quel joueur
    [all] des défausses de tous les joueurs
   *[you] de votre défausse
}
place-deck = { $whose ->
    [they] dans son jeu
   *[you] dans votre jeu
}
place-armour = { $gender ->
    [f] { $number ->
        [many] équipées
       *[one] équipée
    }
   *[m] { $number ->
        [many] équipés
       *[one] équipé
    }
} { $whose ->
    [opponent] par un adversaire
    [opponents] par vos adversaires
    [any] par n'importe quel joueur
    [all] par les joueurs
   *[you] { "" }
}
place-wounded = { $whose ->
    [opponent] d'un adversaire
    [opponents] de vos adversaires
    [any] de n'importe quel joueur
    [all] chez tous les joueurs
   *[you] { "" }
}
place-destroyed = { place-wounded }
place-aside = { place-wounded }
place-fighters = { $number ->
    [many] qui ont combattu cette carte
   *[one] qui a combattu cette carte
}
place-used = { $gender ->
    [f] { $number ->
        [many] utilisées
       *[one] utilisée
    }
   *[m] { $number ->
        [many] utilisés
       *[one] utilisé
    }
} pour acquérir cette carte
place-first = parmi ces cartes


## Articles et nombres

a = { $gender ->
    [f] une
   *[m] un
} { $phrase }
a-yours = { $gender ->
    [f] l'une
   *[m] l'un
} de { $who ->
    [they] ses
   *[you] vos
} { $phrase }
n = { $n } { $phrase }
n-yours = { $n } de { $who ->
    [they] ses
   *[you] vos
} { $phrase }
at-least = au moins { $n } { $phrase }
all = { $gender ->
    [f] toutes
   *[m] tous
} les { $phrase }
all-yours = { $gender ->
    [f] toutes
   *[m] tous
} { $who ->
    [they] ses
   *[you] vos
} { $phrase }
plural = { $phrase }
per = par { $phrase }
per-yours = pour { $gender ->
    [f] chacune
   *[m] chacun
} de { $who ->
    [they] ses
   *[you] vos
} { $phrase }
per-group = par groupe complet de { $what }
each = chaque { $phrase }
the = { $vowel ->
    [yes] l'{ $phrase }
   *[no] { $gender ->
        [f] la
       *[m] le
    } { $phrase }
}
no = { $gender ->
    [f] aucune
   *[m] aucun
} { $phrase }

this-card = cette carte
the-rest = les cartes restantes
top = { $n ->
    [one] la carte
   *[other] les { $n } cartes
} du dessus { $pile }
all-but-at-most = { $all }, sans dépasser { $most }
drawable = { $who ->
    [they] le nombre de cartes qu'il peut piocher
   *[you] le nombre de cartes que vous pouvez piocher
}
so-many-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} { $per }
as-many-cards = autant de cartes

value-force = Force
value-cosmos = Cosmos
value-heal = Soin
own-force = sa Force
own-cosmos = son Cosmos
by-force = par la Force
by-cosmos = par le Cosmos
amount-more = +{ $n } { $value }
amount-less = −{ $n } { $value }
amount-cost = { $n } { $value }

and = { $first } et { $second }
or = { $first } ou { $second }
comma = { $first }, { $second }


## Verbes

do-so = { $mood ->
    [third] le fait
    [infinitive] le faire
   *[imperative] faites-le
}
do-wound = { $mood ->
    [third] blesse
    [infinitive] blesser
   *[imperative] blessez
} { $what }
do-destroy = { $mood ->
    [third] détruit
    [infinitive] détruire
   *[imperative] détruisez
} { $what }
do-discard = { $mood ->
    [third] défausse
    [infinitive] défausser
   *[imperative] défaussez
} { $what }
do-heal = { $mood ->
    [third] soigne
    [infinitive] soigner
   *[imperative] soignez
} { $what }
do-take = { $mood ->
    [third] prend
    [infinitive] prendre
   *[imperative] prenez
} en main { $what }
do-add = { $mood ->
    [third] ajoute
    [infinitive] ajouter
   *[imperative] ajoutez
} { $this ->
    [yes] { $what } à { $who ->
        [they] sa
       *[you] votre
    } défausse
   *[no] à { $who ->
        [they] sa
       *[you] votre
    } défausse { $what }
}
do-put-on-draw = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $what } sur le dessus de { $who ->
    [they] sa
   *[you] votre
} pioche
do-shuffle-into = { $mood ->
    [third] mélange
    [infinitive] mélanger
   *[imperative] mélangez
} { $what } à { $pile }
do-shuffle = { $mood ->
    [third] mélange
    [infinitive] mélanger
   *[imperative] mélangez
} { $pile }
do-reveal = { $mood ->
    [third] révèle
    [infinitive] révéler
   *[imperative] révélez
} { $what }
do-look = { $mood ->
    [third] regarde
    [infinitive] regarder
   *[imperative] regardez
} { $what }
do-remove = { $mood ->
    [third] retire
    [infinitive] retirer
   *[imperative] retirez
} { $what } { $this ->
    [yes] de la partie
   *[no] { "" }
}
do-remove-flame = { $mood ->
    [third] retire
    [infinitive] retirer
   *[imperative] retirez
} 1 Flamme de l'Horloge
do-fill = { $mood ->
    [third] complète
    [infinitive] compléter
   *[imperative] complétez
} le terrain
do-fill-place = { $mood ->
    [third] révèle
    [infinitive] révéler
   *[imperative] révélez
} à sa place la carte du dessus de la Réserve
do-acquire = { $mood ->
    [third] acquiert
    [infinitive] acquérir
   *[imperative] acquérez
} gratuitement { $what }
do-draw = { $mood ->
    [third] pioche
    [infinitive] piocher
   *[imperative] piochez
} { $cards } { $short ->
    [yes] s'il en reste
   *[no] { "" }
}
do-exchange = { $mood ->
    [third] échange
    [infinitive] échanger
   *[imperative] échangez
} { $one } avec { $other }
do-exchange-both = { $mood ->
    [third] échange
    [infinitive] échanger
   *[imperative] échangez
} la place de { $what }
do-give = { $mood ->
    [third] donne
    [infinitive] donner
   *[imperative] donnez
} { $counted ->
    [yes] à { $whom } { $amounts } { $per }
   *[no] { $amounts } à { $whom }
}
do-reduce = { $mood ->
    [third] réduit
    [infinitive] réduire
   *[imperative] réduisez
} de { $amounts } { $per } le coût { $vowel ->
    [yes] d'{ $whom }
   *[no] de { $whom }
}
pledge = cette carte ne peut plus servir que par { $value }, contre la carte qu'elle affronte

until-turn = { $clause } jusqu'à la fin du tour
until-turn-own = jusqu'à la fin du tour, { $clause }


## Phrases

sentence = { $text }.
line = { $keyword }{ "\u00A0" }: { $raw }
listed = { $first }, { $second }
then = { $first }, puis { $second }
next = { $first }. Ensuite, { $second }
to = { $first } pour { $second }
after = { $first }. { $second }
if-so = { $first }. { $who ->
    [they] S'il le fait
   *[you] Si vous le faites
}, { $second }
may = { $mood ->
    [third] peut
   *[imperative] vous pouvez
} { $does }
provided = { $condition }, { $clause }
with = { $clause } { $condition }

each-player = chaque { $whom ->
    [opponents] adversaire
   *[anyone] joueur
} { $does }
one-player = { $by ->
    [active] le joueur actif désigne un { $whom ->
        [opponents] adversaire
       *[anyone] joueur
    }, qui { $does }
   *[you] { $mood ->
        [infinitive] désigner un { $whom ->
            [opponents] adversaire
           *[anyone] joueur
        }, qui { $does }
       *[imperative] un { $whom ->
            [opponents] adversaire
           *[anyone] joueur
        } de votre choix { $does }
    }
}
choose-player = { $mood ->
    [infinitive] choisir
   *[imperative] choisissez
} { $whom ->
    [opponents] un adversaire
   *[anyone] un joueur
} et { $does }


## Conditions

if = si
unless = sauf si
exists-draw = { $lead } votre pioche contient { $what }
exists-discard = { $lead } votre défausse contient { $what }
exists-hand = { $lead } votre main contient { $what }
exists-deck = { $lead } votre jeu contient { $what }
exists-play = { $lead } vous avez { $what } en jeu
exists-field = { $lead } { $what } { $n ->
    [one] est
   *[other] sont
} sur le terrain
exists-beside = { $lead } { $what } { $n ->
    [one] est
   *[other] sont
} { $gender ->
    [f] { $n ->
        [one] jouée
       *[other] jouées
    }
   *[m] { $n ->
        [one] joué
       *[other] joués
    }
} { $named ->
    [yes] à ses côtés
   *[no] à côté de cette carte
}
exists-fights-beside = { $lead } { $what } { $n ->
    [one] combat
   *[other] combattent
} { $named ->
    [yes] à ses côtés
   *[no] à côté de cette carte
}
exists-fighters = { $lead } { $what } { $named ->
    [yes] la { $n ->
        [one] combat
       *[other] combattent
    }
   *[no] { $n ->
        [one] combat
       *[other] combattent
    } cette carte
}
filled = { $lead } { $pile } n'est pas vide
even-flames = { $lead } l'Horloge porte un nombre { $odd ->
    [yes] impair
   *[no] pair
} de Flammes
possible = { $lead } vous pouvez { $does }
faces-end = { $lead } { $named ->
    [yes] elle
   *[no] cette carte
} affronte la { $end ->
    [last] dernière
   *[first] première
} carte du terrain
faces-open = { $lead } { $named ->
    [yes] elle
   *[no] cette carte
} affronte { $what } qui peut être { $gender ->
    [f] acquise
   *[m] acquis
} { $by }


## Règles en vigueur

number-gains = { $subject } gagne { $amounts } { $per }
number-costs = { $subject } coûte { $amounts } de { $sign ->
    [less] moins
   *[more] plus
} { $per }
number-doubles = { $subject } double { $values } de base
forbid-this = { $subject } ne peut pas être { $done }
forbid-none = { $subject } ne peut être { $done }
done-wound = { $gender ->
    [f] blessée
   *[m] blessé
}
done-heal = { $gender ->
    [f] soignée
   *[m] soigné
}
done-fight = { $gender ->
    [f] combattue
   *[m] combattu
}
done-acquire = { $gender ->
    [f] acquise
   *[m] acquis
}
price-fight = pour combattre cette carte, vous devez d'abord { $does }
way = { $subject } { $number ->
    [many] peuvent
   *[one] peut
} aussi être { $gender ->
    [f] { $number ->
        [many] acquises
       *[one] acquise
    }
   *[m] acquis
} { $by } pour { $cost }
cost-of = un coût de { $n }
cost-like = un coût égal à { $number ->
    [many] leur
   *[one] son
} coût en { $value }
takes-part = { $clause } si { $what } participe à l'acquisition


## Points de Victoire

pv-rule = cette carte vaut { $worth }.
worth = { $sign ->
    [less] −{ $n }
   *[more] { $n }
} PV { $per }
worth-plus = { $first }, plus { $second }
worth-most = { $n } PV si vous avez plus de { $what } que tout autre joueur
worth-names = 1 PV par nom différent parmi les { $what }


## Cartes

keyword-play = Mise en jeu
keyword-arrival = Arrivée
keyword-defeated = Vaincu
keyword-discard = Défausser
keyword-wound = Blesser
keyword-destroy = Détruire
keyword-field = Terrain
no-effect = Cette carte n'a pas d'effet propre.

profile = { $noun } { $ranks }, { $classes }{ "\u00A0" }: { $costs }{ "\u00A0" }; { $gives }{ "\u00A0" }; { $pv }{ "\u00A0" }; { $copies }{ $flame }.
profile-cost = coûte { $costs }
profile-gives = donne { $gives }
no-class = sans classe
no-cost = sans coût d'acquisition
no-value = sans valeur
no-pv = sans PV
variable-pv = PV variables
copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
icon-flame = { "\u00A0" }; Flamme


## Règles

label-classic = { $section }-{ $n }
label-glossary = Glossaire «{ "\u00A0" }{ $title }{ "\u00A0" }», { $n }
label-faq = F.A.Q. { $title }, { $n }
label-card = Carte { $title }, { $n }
