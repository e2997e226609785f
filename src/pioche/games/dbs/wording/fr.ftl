# Ce que disent les cartes du Dragon Ball Super Card Game.
#
# $number : one, many. $mood : imperative, third, infinitive. $whose, $who : you, they (un joueur nommé avant), actor, opponents,
# anyone, none. $role : subject, object. $how : least, most, exactly. $at : in (dans), from (de). Toutes les cartes sont féminines.


## Règles

label-rule = { $number }
label-card = { $title }, { $n }


## Liaisons

comma = { $first }, { $second }
and = { $first } et { $second }
or = { $first } ou { $second }
then = { $first }, puis { $second }
next-clause = { $first }, { $second }
next-sentence = { $first }. { $second }
stop = .
colon = { $before }{ "\u00A0" }: { $effect }


## Zones

area-deck = { $whose ->
    [opponents] le deck de votre adversaire
    [actor] son deck
    [anyone] tous les decks
    [none] deck
   *[you] votre deck
}
area-hand = { $whose ->
    [opponents] la main de votre adversaire
    [actor] sa main
    [anyone] toutes les mains
    [none] main
   *[you] votre main
}
area-drop = { $whose ->
    [opponents] la Zone de Dispersion de votre adversaire
    [actor] sa Zone de Dispersion
    [anyone] toutes les Zones de Dispersion
    [none] Zone de Dispersion
   *[you] votre Zone de Dispersion
}
area-life = { $whose ->
    [opponents] la Zone de Vie de votre adversaire
    [actor] sa Zone de Vie
    [anyone] toutes les Zones de Vie
    [none] Zone de Vie
   *[you] votre Zone de Vie
}
area-energy = { $whose ->
    [opponents] la Zone d'Énergie de votre adversaire
    [actor] sa Zone d'Énergie
    [anyone] toutes les Zones d'Énergie
    [none] Zone d'Énergie
   *[you] votre Zone d'Énergie
}
area-warp = { $whose ->
    [opponents] la Dimension parallèle de votre adversaire
    [actor] sa Dimension parallèle
    [anyone] toutes les Dimensions parallèles
    [none] Dimension parallèle
   *[you] votre Dimension parallèle
}
area-battle = { $whose ->
    [opponents] la Zone de Combat de votre adversaire
    [actor] sa Zone de Combat
    [anyone] toutes les Zones de Combat
    [none] Zone de Combat
   *[you] votre Zone de Combat
}
area-combo = { $whose ->
    [opponents] la Zone de Combo de votre adversaire
    [actor] sa Zone de Combo
    [anyone] toutes les Zones de Combo
    [none] Zone de Combo
   *[you] votre Zone de Combo
}
area-leader = { $whose ->
    [opponents] la Zone du Leader de votre adversaire
    [actor] sa Zone du Leader
    [anyone] toutes les Zones du Leader
    [none] Zone du Leader
   *[you] votre Zone du Leader
}
area-unison = { $whose ->
    [opponents] la Zone Unisson de votre adversaire
    [actor] sa Zone Unisson
    [anyone] toutes les Zones Unisson
    [none] Zone Unisson
   *[you] votre Zone Unisson
}
in-areas = { $at ->
    [in] dans
   *[from] de
} { $areas }
in-open-areas = dans une zone autre que votre deck, votre main ou votre Zone de Vie
among-them = parmi ces cartes


## Cartes

colour-red = { $number ->
    [many] rouges
   *[one] rouge
}
colour-blue = { $number ->
    [many] bleues
   *[one] bleue
}
colour-green = { $number ->
    [many] vertes
   *[one] verte
}
colour-yellow = { $number ->
    [many] jaunes
   *[one] jaune
}
colour-black = { $number ->
    [many] noires
   *[one] noire
}
colour-multicolour = { $number ->
    [many] multicolores
   *[one] multicolore
}
multicolour = { colour-multicolour } { $colours }
only-name = exclusivement { $name }
mono = uniquement { $colours }
non = non { $word }

noun-card = { $number ->
    [many] cartes
   *[one] carte
}
noun-battle = { noun-card } de Combat
noun-extra = { noun-card } Extra
noun-unison = { noun-card } Unisson
noun-leader = { noun-card } Leader
noun-token = { $number ->
    [many] jetons
   *[one] jeton
}
noun-energy = { $number ->
    [many] sources d'énergie
   *[one] source d'énergie
}

kind = { $noun } { $names } { $colours }
of-kind = { $adjective ->
    [yes] { $kind }
   *[no] { $number ->
        [many] des { $kind }
       *[one] une { $kind }
    }
}
cards = { $kinds } { $owned ->
    [yes] { $whose ->
        [opponents] { $number ->
            [many] adverses
           *[one] adverse
        }
        [anyone] { "" }
       *[you] { "" }
    }
   *[no] { "" }
} { $skillless ->
    [yes] sans Capacité
   *[no] { "" }
} { $never } { $role } { $markers } { $keyword } { $lacking } { $plain } { $including } { $numbers } { $costs } { $compared } { $mode } { $beside } { $copy } { $other ->
    [yes] autre{ $number ->
        [many] s
       *[one] { "" }
    } que celle-ci
   *[no] { "" }
} { $place }
never = { $type ->
    [leader] non Leader
    [battle] non de Combat
    [extra] non Extra
    [unison] non Unisson
   *[token] non Jeton
}
role-attacker = { $number ->
    [many] attaquantes
   *[one] attaquante
}
role-guard = { $number ->
    [many] attaquées
   *[one] attaquée
}
role-either = au combat
with-markers = avec au moins { $n } { $number ->
    [many] marqueurs
   *[one] marqueur
}
trait-heroic = 《Héroïque》
trait-villainous = 《Diabolique》
trait-universe-7 = 《Univers 7》
other-than = autre que { $name }
without-keyword = sans { $name }
without-keywords = sans aucun mot-clé
with-keyword = ayant { $name }
bounds = { $n }{ $how ->
    [most] { " " }ou moins
    [least] { " " }ou plus
   *[exactly] { "" }
}
bounds-between = { $least } à { $most }
original = { $original ->
    [yes] { " " }d'origine
   *[no] { "" }
}
with-cost = d'un coût d'énergie{ original } de { bounds }
with-cost-between = d'un coût d'énergie{ original } de { $least } à { $most }
with-costs = d'un coût d'énergie de { $costs }
with-power = d'une puissance{ original } de { bounds }
with-power-between = d'une puissance{ original } de { $least } à { $most }
with-specified = d'un coût de couleur de { bounds }
with-specified-between = d'un coût de couleur de { $least } à { $most }
with-combo-cost = d'un coût de Combo de { bounds }
with-combo-cost-between = d'un coût de Combo de { $least } à { $most }
with-combo-power = d'une puissance de Combo de { bounds }
with-combo-power-between = d'une puissance de Combo comprise entre { $least } et { $most }
with-compared = { $key ->
    [power] d'une puissance
   *[cost] d'un coût d'énergie
} { $how ->
    [most] inférieur{ with-gender } ou égal{ with-gender } à
    [least] supérieur{ with-gender } ou égal{ with-gender } à
    [more] supérieur{ with-gender } à
   *[less] inférieur{ with-gender } à
} { $amount }
with-gender = { $key ->
    [power] e
   *[cost] { "" }
}
count-cards = le nombre de { $owned ->
    [yes] { $whose ->
        [opponents] { $cards } de votre adversaire
       *[you] vos { $cards }
    }
   *[no] { $cards }
}
count-energy = { $whose ->
    [opponents] l'énergie actuelle de votre adversaire
    [actor] son énergie actuelle
   *[you] votre énergie actuelle
}
count-life = { $whose ->
    [opponents] la vie de votre adversaire
    [actor] sa vie
   *[you] votre vie
}
including = dont { $sort ->
    [character] le nom de personnage
    [trait] l'origine
   *[other] le nom de carte
} contient { $name }
other-than-copies = autre{ $number ->
    [many] s
   *[one] { "" }
} qu'un exemplaire de cette carte
beneath = sous { $top }
your = votre { $name }
any-number = autant de { $cards } que vous voulez
in-rest = en mode Inertie
in-active = en mode Action

up-to = { $upto ->
    [yes] jusqu'à { $n }
   *[no] { $n }
}
counted = { up-to } { $owned ->
    [yes] { $whose ->
        [opponents] { $exactly }
        [actor] de ses { $cards }
        [anyone] { $exactly }
       *[you] de vos { $cards }
    }
   *[no] { $exactly }
}
all = { $owned ->
    [yes] { $whose ->
        [opponents] toutes les { $cards }
        [actor] toutes ses { $cards }
        [anyone] toutes les { $cards }
       *[you] toutes vos { $cards }
    }
   *[no] toutes les { $cards }
}
for-each = { $group ->
    [one] pour chacune { $owned ->
        [yes] { $whose ->
            [opponents] des { $cards }
            [actor] de ses { $cards }
           *[you] de vos { $cards }
        }
       *[no] des { $cards }
    }
   *[other] pour chaque groupe de { $group } { $cards }{ $owned ->
        [yes] { $whose ->
            [actor] { " " }qu'il a
            [you] { " " }que vous avez
           *[opponents] { "" }
        }
       *[no] { "" }
    }
}
times-x = multiplié par X
as-many = autant de
regardless = { $cards } (sans tenir compte de [Barrière])
one-of = { $whose ->
    [you] une de vos { $cards }
    [opponents] une des { $cards } de votre adversaire
   *[anyone] { $kind }
}
one-in-battle = { $kind } de votre Zone de Combat
these = { $placed ->
    [yes] toutes les { $cards }
   *[no] { $whose ->
        [you] vos { $cards }
        [opponents] { $owned ->
            [yes] les { $cards }
           *[no] les { $cards } de votre adversaire
        }
       *[anyone] toutes les { $cards }
    }
}
top-cards = { up-to } { noun-card } du { $bottom ->
    [yes] dessous
   *[no] dessus
} { $whose ->
    [opponents] du deck de votre adversaire
    [actor] de son deck
   *[you] de votre deck
}

this-card = cette carte
this-from = cette carte de { $area }
the-leader = { $whose ->
    [opponents] la carte Leader de votre adversaire
   *[you] votre carte Leader
}
bound-it = { $role ->
    [subject] { $number ->
        [many] elles
       *[one] elle
    }
   *[object] { $chosen ->
        [yes] { $number ->
            [many] les cartes choisies
           *[one] la carte choisie
        }
       *[no] { $number ->
            [many] ces cartes-là
           *[one] cette dernière
        }
    }
}
bound-that = { $role ->
    [subject] elle
   *[object] cette dernière
}
bound-now = { $own ->
    [yes] cette carte
   *[no] { bound-that }
}
bound-attacker = la carte attaquante
bound-guard = la carte de défense
bound-first = { bound-it }
bound-looked = { $looked ->
    [one] cette dernière
   *[many] les cartes restantes
}


## Actions

picked = { $direct }
picked-first = { do-choose }, puis { $does }
picked-about = { do-choose }{ "\u00A0" }; { $does }
get = { $less ->
    [yes] { $number ->
        [many] subissent
       *[one] subit
    }
   *[no] { $number ->
        [many] gagnent
       *[one] gagne
    }
}
picked-gets = { do-choose }, qui { get } { $things } { $each } { $ends }
do-choose = { $mood ->
    [third] choisit
    [infinitive] choisir
   *[imperative] choisissez
} { $what }
do-ko = { $mood ->
    [third] met
    [infinitive] mettre
   *[imperative] mettez
} KO { $what }
put = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
}
do-drop = { put } { $alone ->
    [yes] seulement la carte du dessus de { $what }
   *[no] { $what }
} dans la Zone de Dispersion
do-return = { $mood ->
    [third] renvoie
    [infinitive] renvoyer
   *[imperative] renvoyez
} { $what } dans la main de { $owners ->
    [many] leur
   *[one] son
} propriétaire
add = { $mood ->
    [third] ajoute
    [infinitive] ajouter
   *[imperative] ajoutez
}
do-add = { add } à { $mood ->
    [third] sa
   *[other] votre
} main { $what }
do-to-warp = { $mood ->
    [third] transfère
    [infinitive] transférer
   *[imperative] transférez
} { $what } dans la Dimension parallèle
do-to-life = { add } { $what } à { $mood ->
    [third] sa
   *[other] votre
} Zone de Vie
do-remove = { $mood ->
    [third] retire
    [infinitive] retirer
   *[imperative] retirez
} { $what } de la partie
do-to-deck-top = { put } { $what } sur le dessus du deck de { $owners ->
    [many] leur
   *[one] son
} propriétaire
do-put-back = { $mood ->
    [infinitive] les remettre
   *[other] remettez-les
} dans l'ordre de votre choix
do-to-deck-bottom = { put } { $what } sous le deck de { $owners ->
    [many] leur
   *[one] son
} propriétaire
do-to-deck-either = { put } { $what } sur ou sous le deck de { $owners ->
    [many] leur
   *[one] son
} propriétaire
do-play-or-add = { $mood ->
    [third] met en jeu ou ajoute à sa main
    [infinitive] mettre en jeu ou ajouter à votre main
   *[imperative] mettez en jeu ou ajoutez à votre main
} { $what }
do-to-deck-shuffled = { $mood ->
    [third] mélange
    [infinitive] mélanger
   *[imperative] mélangez
} { $what } dans le deck de { $owners ->
    [many] leur
   *[one] son
} propriétaire
do-to-energy = { put } { $what } dans { $mood ->
    [third] sa
   *[other] votre
} Zone d'Énergie{ $rested ->
    [yes] { " " }en mode Inertie
   *[no] { "" }
}
switch = { $mood ->
    [third] passe
    [infinitive] passer
   *[imperative] passez
}
do-to-energy-owner = { put } { $what } dans la Zone d'Énergie de { $owners ->
    [many] leurs propriétaires
   *[one] son propriétaire
}{ $rested ->
    [yes] { " " }en mode Inertie
   *[no] { "" }
}
do-rest = { switch } { $what } en mode Inertie
do-stand = { switch } { $what } en mode Action
do-play = { $mood ->
    [third] met
    [infinitive] mettre
   *[imperative] mettez
} en jeu { $what } { $onto }{ $home ->
    [yes] { " " }dans la Zone de Combat de { $owners ->
        [many] leur propriétaire
       *[one] son propriétaire
    }
   *[no] { "" }
}{ $rested ->
    [yes] { " " }en mode Inertie
   *[no] { "" }
}{ $active ->
    [yes] { " " }en mode Action
   *[no] { "" }
} { $markers } { $negated }
with-markers-on = avec { $n } { $number ->
    [many] marqueurs
   *[one] marqueur
}
with-skills-negated = avec { $number ->
    [many] leurs
   *[one] ses
} Capacités annulées { $ends }
do-played-as = la carte en train d'être jouée est mise en jeu{ $rested ->
    [yes] { " " }en mode Inertie
   *[no] { "" }
} { $negated }
do-evolve = { $mood ->
    [third] fait
    [infinitive] faire
   *[imperative] faites
} évoluer { $top } en { $what }{ $active ->
    [yes] { " " }en mode Action
   *[no] { "" }
}
do-under = { put } { $what } sous { $top }
do-tuck = { $mood ->
    [third] choisit { $first } et { $second }, puis place
    [infinitive] choisir { $first } et { $second }, puis placer
   *[imperative] choisissez { $first } et { $second }, puis placez
} la carte de Combat choisie sous la carte { $name } choisie
do-under-until = { put } des cartes du dessus de { $mood ->
    [third] son
   *[other] votre
} deck sous { $top } jusqu'à ce qu'il y ait { $n } { noun-card } sous { $below }
on-top = au-dessus de { $top }
do-combo = { $mood ->
    [third] utilise
    [infinitive] utiliser
   *[imperative] utilisez
} { $what } en Combo
do-take-control = { $mood ->
    [third] prend
    [infinitive] prendre
   *[imperative] prenez
} le contrôle de { $what }
do-give-control = { $mood ->
    [third] donne
    [infinitive] donner
   *[imperative] donnez
} le contrôle de { $what } à { $mood ->
    [third] son
   *[other] votre
} adversaire
do-add-markers = { put } { $n } { $number ->
    [many] marqueurs
   *[one] marqueur
} sur { $what }
do-remove-markers = { $mood ->
    [third] retire
    [infinitive] retirer
   *[imperative] retirez
} { $n } { $number ->
    [many] marqueurs
   *[one] marqueur
} de { $what }
at-random = { $cards } au hasard
do-draw = { $mood ->
    [third] pioche
    [infinitive] piocher
   *[imperative] piochez
} { up-to } { noun-card } { $each }
do-draw-until = { $mood ->
    [third] pioche des cartes jusqu'à en avoir
    [infinitive] piocher des cartes jusqu'à en avoir
   *[imperative] piochez des cartes jusqu'à en avoir
} { $n } en main
do-add-until = { add } à { $mood ->
    [third] sa
   *[other] votre
} main des cartes de { $area } jusqu'à ce qu'il en reste { $n }
do-drop-until = { put } des cartes de { $mood ->
    [third] sa
   *[other] votre
} main dans la Zone de Dispersion jusqu'à ce qu'il en reste { $n }
do-to-warp-until = { $mood ->
    [third] choisit des cartes de sa main et les transfère dans sa Dimension parallèle
    [infinitive] choisir des cartes de votre main et les transférer dans votre Dimension parallèle
   *[imperative] choisissez des cartes de votre main et transférez-les dans votre Dimension parallèle
} jusqu'à ce qu'il en reste { $n }
do-choose-differing = { $cards }, toutes de noms différents
do-choose-sum = { $mood ->
    [third] choisit
    [infinitive] choisir
   *[imperative] choisissez
} { $cards } dont { $key ->
    [cost] les coûts d'énergie font
   *[power] les puissances font
} au total { $n }{ $exact ->
    [yes] { "" }
   *[no] { " " }ou moins
}
do-mill = { put } { up-to } { noun-card } du dessus de { $mood ->
    [third] son
   *[other] votre
} deck dans la Zone de Dispersion
see = { $shown ->
    [yes] { $mood ->
        [third] révèle
        [infinitive] révéler
       *[imperative] révélez
    }
   *[no] { $mood ->
        [third] regarde
        [infinitive] regarder
       *[imperative] regardez
    }
}
do-look = { see } { up-to } { noun-card } du { $bottom ->
    [yes] dessous
   *[no] dessus
} { $whose ->
    [opponents] du deck de votre adversaire
    [actor] de son deck
   *[you] de votre deck
}
do-look-area = { see } { $area }
do-inflict = { $whose ->
    [you] { $mood ->
        [third] subit
        [infinitive] subir
       *[imperative] subissez
    } { $n } { damage }
   *[opponents] { $mood ->
        [third] inflige
        [infinitive] infliger
       *[imperative] infligez
    } { $n } { damage } à votre adversaire
} { $each }
damage = { $number ->
    [many] dégâts
   *[one] dégât
}
do-shuffle = { $mood ->
    [third] mélange
    [infinitive] mélanger
   *[imperative] mélangez
} { $area }
do-become-guard = { $mood ->
    [third] redirige
    [infinitive] rediriger
   *[imperative] redirigez
} l'attaque vers { $what }
do-activate = { $mood ->
    [third] active
    [infinitive] activer
   *[imperative] activez
} { $what }
do-reveal = { $mood ->
    [third] révèle
    [infinitive] révéler
   *[imperative] révélez
} { $what }
do-shufflesearched = { $mood ->
    [third] mélange les zones qu'il a regardées
    [infinitive] mélanger les zones que vous avez regardées
   *[imperative] mélangez les zones que vous avez regardées
}
do-create = { $mood ->
    [third] met
    [infinitive] mettre
   *[imperative] mettez
} en jeu { $n } { $number ->
    [many] jetons
   *[one] jeton
} {"{"}{ $name }{"}"} { $facts }{ $rested ->
    [yes] { " " }en mode Inertie
   *[no] { "" }
}
token-facts = d'une puissance de { $power }{ $combos ->
    [yes] , d'un coût de Combo de { $cost } et d'une puissance de Combo de { $combo }
   *[no] { "" }
}
do-flip = { $mood ->
    [third] retourne
    [infinitive] retourner
   *[imperative] retournez
} cette carte
do-negate-play = { $to ->
    [hand] { $mood ->
        [infinitive] renvoyer
       *[imperative] renvoyez
    } la carte en train d'être jouée dans la main de son propriétaire
    [deck] { put } la carte en train d'être jouée sous le deck de son propriétaire
    [warp] { $mood ->
        [infinitive] transférer
       *[imperative] transférez
    } la carte en train d'être jouée dans la Dimension parallèle
   *[drop] { put } la carte en train d'être jouée dans la Zone de Dispersion
}
cancel = { $mood ->
    [third] annule
    [infinitive] annuler
   *[imperative] annulez
}
do-negateattack = { cancel } l'attaque
do-negateskill = { cancel } la Capacité en cours d'activation
do-negatecounter = { cancel } le [Contre]
do-negateblocker = { cancel } le [Bloqueur]
do-anotherturn = { $mood ->
    [third] joue
    [infinitive] jouer
   *[imperative] jouez
} un autre tour après celui-ci
do-win = { $who ->
    [opponents] vous perdez la partie
   *[you] vous gagnez la partie
}
do-silence-it = { cancel } { $number ->
    [many] leurs
   *[one] ses
} Capacités { $ends }
do-silence = { cancel } les Capacités de { $what } { $ends }
do-silence-keyword = { cancel } { $keyword } de { $what } { $ends }
plain-skills = les Capacités sans mot-clef
do-silence-this = { cancel } cette Capacité { $ends }
cannot-be = { $what } ne { $number ->
    [many] peuvent
   *[one] peut
} pas
cannot-charge = { cannot-be } passer en mode Action pendant la prochaine phase de Recharge de votre adversaire
cannot-attack = { cannot-be } attaquer { $ends }
cannot-use = les Capacités de { $what } ne peuvent pas être activées { $ends }
cannot-combo = { cannot-be } être { $number ->
    [many] utilisées
   *[one] utilisée
} en Combo { $ends }
cannot-rest = { cannot-be } passer en mode Inertie { $cause } { $ends }
cannot-stand = { cannot-be } passer en mode Action { $cause } { $ends }
cannot-leave = { cannot-be } quitter { $number ->
    [many] leur
   *[one] sa
} zone { $cause } { $ends }
cannot-affected = { $what } { $number ->
    [many] ne sont pas affectées
   *[one] n'est pas affectée
} { $cause } { $ends }
cannot-negate-attack = les attaques de { $what } ne peuvent pas être annulées { $ends }
cannot-ko = { cannot-be } être { $number ->
    [many] mises
   *[one] mise
} KO { $cause } { $ends }
can-attack-active = { $what } { $number ->
    [many] peuvent
   *[one] peut
} attaquer des cartes de Combat en mode Action { $ends }
can-combo-rested = { $what } peuvent être utilisées en Combo même en mode Inertie
until-when = { $ends }, { $when }, { $does }
until-then = { $ends }, { $rules }
for-a-time = { $rules } { $ends }
at-end-of-turn = à la fin du tour, { $does }
at-end-of-your-next-turn = à la fin de votre prochain tour, { $does }
at-end-of-opponents-next-turn = à la fin du prochain tour de votre adversaire, { $does }
at-start-of-your-next-turn = au début de votre prochain tour, { $does }
at-start-of-your-next-main = au début de votre prochaine phase principale, { $does }
at-start-of-opponents-next-main = au début de la prochaine phase principale de votre adversaire, { $does }
at-end-of-battle = à la fin du combat, { $does }
only-once-more = { who-can } attaquer { $cards } qu'une fois de plus { $ends }
use-only-once-more = { who-can } activer qu'une Capacité { $keyword } de plus { $ends }
who-can = { $who ->
    [opponents] votre adversaire ne peut
   *[you] vous ne pouvez
}


gets = { $what } { get } { $things } { $each } { $ends }
more-power = { $n } de puissance
more-combo_power = { $n } de puissance de Combo
until-turn = pour la durée du tour
until-battle = pour la durée du combat
until-game = pour la durée de la partie
until-main = pour la durée de la phase principale
until-your-next-turn = jusqu'à la fin de votre prochain tour
until-opponents-next-turn = jusqu'à la fin du prochain tour de votre adversaire
until-opponents-turn = jusqu'à la fin du tour de votre adversaire
until-your-next-start = jusqu'au début de votre prochain tour
until-opponents-next-start = jusqu'au début du prochain tour de votre adversaire
until-your-next-main = jusqu'au début de votre prochaine phase principale
until-during-your-next-turn = pendant votre prochain tour
until-during-opponents-next-turn = pendant le prochain tour de votre adversaire
until-your-next-charge = jusqu'à la fin de votre prochaine phase de Recharge
until-opponents-next-charge = jusqu'à la fin de la prochaine phase de Recharge de votre adversaire

if = si { $condition }, { $then }
and-if = { $first }, et si { $condition }, { $then }
otherwise = { $first }, sinon { $second }
may = { $who ->
    [they] { $named ->
        [yes] peut { $does }
       *[no] votre adversaire peut { $does }
    }
   *[you] vous pouvez { $does }
}
if-done = { $first }. Si { $who ->
    [they] votre adversaire le fait
   *[you] vous le faites
}, { $second }
if-not = { $first }. Si { $who ->
    [they] votre adversaire ne le fait pas
   *[you] vous ne le faites pas
}, { $second }
others-do = { $who ->
    [anyone] chaque joueur
   *[opponents] votre adversaire
} { $does }
choose-one = { $mood ->
    [third] choisit
    [infinitive] choisir
   *[imperative] choisissez
} { $n } —
option = ・{ $text }


## Conditions

leader-is = { the-leader } est { $kind }
leader-is-not = { the-leader } n'est pas { $kind }
has = { $whose ->
    [opponents] votre adversaire a
   *[you] vous avez
}
this-played = cette carte a été jouée avec { $keyword }
this-played-from = cette carte a été jouée depuis { $area }
this-fights = cette carte est en combat
this-attacks = cette carte attaque { $kind }
all-of-them = elles sont toutes { $kind }
there-among = il y a parmi elles { $kind }
life-most = { $whose ->
    [opponents] votre adversaire a au plus autant de points de vie que vous
   *[you] vous avez au plus autant de points de vie que votre adversaire
}
leader-power = { the-leader } a une puissance de { $power }
it-lies = elle est { $mode }
not-under = { $kind } n'est pas sous { $top }
has-life = { has } { $n } { $number ->
    [many] points de vie
   *[one] point de vie
}{ or-more }
or-more = { $how ->
    [most] { " " }ou moins
    [least] { " " }ou plus
   *[exactly] { "" }
}
has-hand = { has } { $n } { noun-card }{ or-more } en main
has-energy = { has } { $n } { noun-energy } { $kind }{ or-more }
has-energy-in = { has } { $n } { noun-energy } { $mode }{ or-more }
is-attacked = une de vos { $cards } est attaquée
has-no = { $whose ->
    [opponents] votre adversaire n'a
   *[you] vous n'avez
} pas de { $cards }{ $owned ->
    [yes] { " " }en jeu
   *[no] { "" }
}
fighting = votre carte de Combat au combat est { $kind }
has-unison = vous avez une { $kind } en jeu
all-energy = toutes { $whose ->
    [opponents] les sources d'énergie de votre adversaire
   *[you] vos sources d'énergie
} sont { $kind }
in-battle = { $so ->
    [no] { $kind } n'est pas
   *[yes] { $kind } est
} dans votre Zone de Combat
in-zone = { $kind } est { $areas }
comboed-from = votre Zone de Combo contient { $n } { $cards }{ or-more } que vous avez utilisées en Combo depuis { $area }
has-any = vous avez des { $cards }
both-in-battle = { $first } et { $second } sont dans votre Zone de Combat
has-in-mode = { has } { $n } { $cards }{ or-more }
there-are = { $owned ->
    [yes] { has } { $n } { $cards }{ or-more } en jeu
   *[no] il y a { $how ->
        [most] au plus { $n }
        [least] au moins { $n }
       *[exactly] { $n }
    } { $cards }
}
is-turn = { $so ->
    [no] ce n'est pas
   *[yes] c'est
} { $whose ->
    [opponents] le tour de votre adversaire
   *[you] votre tour
}
more-in-play = { $whose ->
    [opponents] votre adversaire a plus de { $cards } en jeu que vous
   *[you] vous avez plus de { $cards } en jeu que votre adversaire
}
more-than = { $whose ->
    [opponents] votre adversaire a { as-much-as } vous
   *[you] vous avez { as-much-as } votre adversaire
}
as-much-as = { $equal ->
    [yes] au moins autant de { more-of } que
   *[no] plus de { more-of } que
}
more-of = { $zone ->
    [life] points de vie
    [energy] sources d'énergie
    [hand] cartes en main
    [drop] cartes dans la Zone de Dispersion
    [battle] cartes dans la Zone de Combat
   *[other] cartes dans la Dimension parallèle
}
fighter-power = la carte { $role ->
    [attacker] attaquante
   *[guard] de défense
} a une puissance de { $power }
has-one = { has } { $kind } en jeu
fighter-is = la carte { $role ->
    [attacker] attaquante
   *[guard] de défense
} est { $kind }
defending = c'est votre étape de Défense
being-played = { $battle ->
    [yes] la carte de Combat en train d'être jouée
   *[no] la carte en train d'être jouée
}
being-played-cost = { being-played } a un coût d'énergie de { $bound }
being-played-power = { being-played } a une puissance de { $bound }
being-played-is = { being-played } est { $kind }
it-is-yours = c'était votre { $kind }
it-is = c'est { $kind }
its-power = sa puissance est de { $power }
you-did-with = vous l'avez fait avec au moins { $n } cartes
you-did = vous l'avez fait
this-rests = cette carte est en mode Inertie
this-stands = cette carte est en mode Action
this-markers-most = cette carte a au plus { $n } { $number ->
    [many] marqueurs
   *[one] marqueur
}
this-markers = cette carte a au moins { $n } { $number ->
    [many] marqueurs
   *[one] marqueur
}
this-is = cette carte est { $kind }
this-power = la puissance de cette carte est de { $power }


## Capacités

unworded = (une Capacité pour laquelle il n'y a pas de mots)
needs = si { $condition }
during = { $whose ->
    [opponents] pendant le tour de votre adversaire
   *[you] pendant votre tour
}, { $event }
awaken-when = quand { $condition }
auto = Auto.
permanent = Permanent
once = Une fois par tour
unison = Unisson { $n }
activate = Activation{ "\u00A0" }: { $when ->
    [battle] Combat
    [both] Principale/Combat
   *[main] Principale
}
counter = Contre{ "\u00A0" }: { $on ->
    [play] Mise en jeu
    [battle-attack] Attaque carte de Combat
    [counter] Contre
   *[attack] Attaque
}
ball-red = rouge
ball-blue = bleu
ball-green = vert
ball-yellow = jaune
ball-black = noir
also = cette carte a aussi { $words } dans toutes les zones
any-copies = vous pouvez inclure autant d'exemplaires de cette carte que vous voulez dans votre deck
most-copies = vous pouvez inclure jusqu'à { $n } exemplaires de cette carte dans votre deck
not-in-deck = vous ne pouvez pas inclure de { $cards } dans votre deck


## Règles en vigueur

cost-less = réduisez de { $n } { one-cost } de cette carte dans { $where ->
    [hand-battle] votre main et votre Zone de Combat
    [hand-drop] votre main et votre Zone de Dispersion
   *[hand] votre main
} { $each }
cost-more = augmentez de { $n } { one-cost } de cette carte dans { $where ->
    [everywhere] toutes les zones
    [hand-battle] votre main et votre Zone de Combat
    [battle] votre Zone de Combat
   *[hand] votre main
} { $each }
costs-less = réduisez de { $n } { cost-of } des { $cards } { $each }
costs-more = augmentez de { $n } { cost-of } des { $cards } { $each }
one-cost = { $key ->
    [combo_cost] le coût de Combo
   *[cost] le coût d'énergie
}
cost-of = { $key ->
    [combo_cost] le coût de Combo
   *[cost] le coût d'énergie
}
paying = { $paid ->
    [yes] sans payer son coût d'énergie, à condition de { $price }
   *[no] sans payer son coût d'énergie
}
free-play = vous pouvez jouer cette carte de votre main { paying }
free-card = vous pouvez activer cette carte de votre main sans payer son coût d'énergie
free-counter = vous pouvez activer la Capacité [Contre] de cette carte de votre main { paying }
free-activate = vous pouvez activer { $when ->
    [battle] [Activation{ "\u00A0" }: Combat]
   *[main] [Activation{ "\u00A0" }: Principale]
} de cette carte de votre main sans payer son coût d'énergie
free-use = vous pouvez activer la Capacité de cette carte de votre main { paying }
with-cards = { $cards ->
    [none] { "" }
   *[other] avec des { $cards }
}
unless-they = votre adversaire ne peut pas { $action ->
    [play] jouer de { $cards }
    [counter] activer de Capacité [Contre]
    [attack] attaquer { with-cards }
   *[use] activer de { $cards }
} à moins de { $price }
surcharge-counter = votre adversaire paie { $more } de plus pour chaque Capacité [Contre]
surcharge-use = votre adversaire paie { $more } de plus pour chaque Capacité qu'il active
surcharge-play = votre adversaire paie { $more } de plus pour chaque carte qu'il joue
permit-attack-active = cette carte peut attaquer des cartes de Combat en mode Action
permit-combo-rested = vous pouvez utiliser cette carte en Combo de votre Zone de Combat même en mode Inertie
by-whom = { $cause ->
    [skill] { $by ->
        [opponents] par les Capacités de votre adversaire
        [you] par vos Capacités
       *[anyone] par des Capacités
    }
    [rules] en combat
   *[any] { $by ->
        [opponents] par votre adversaire
        [you] par vous
       *[anyone] { "" }
    }
}
unless = { $does }, sauf si { $condition }
for-its-battle = pendant un combat de cette carte, { $event }
while-attacking = pendant les combats où cette carte attaque, { $event }
while-attacking-such = pendant les combats où cette carte attaque { $kind }, { $event }
with-such = avec des { $cards }
of-such = des { $cards }
most-energy = vous ne pouvez placer que jusqu'à { $n } sources d'énergie dans votre Zone d'Énergie
forbid-energy = vous ne pouvez pas placer de carte dans votre Zone d'Énergie
unhurt = { $who ->
    [opponents] votre adversaire ne subit
   *[you] vous ne subissez
} pas de dégâts des attaques{ $by ->
    [opponents] { " " }de votre adversaire
   *[anyone] { "" }
}
except-by-this = { $does }, sauf par une Capacité de cette carte
as-long-as = { $does } tant que { $condition }
also-when = vous pouvez activer la Capacité { $keyword } de cette carte quand { $condition }
played-rested = si votre adversaire joue { $kind }, elle est mise en jeu en mode Inertie
forbid-attack = cette carte ne peut pas attaquer
forbid-attack-such = cette carte ne peut pas attaquer de { $cards }
forbid-be-attacked = cette carte ne peut pas être attaquée { $attackers ->
    [none] { "" }
   *[other] par { $theirs ->
        [yes] les { $attackers } de votre adversaire
       *[no] des { $attackers }
    }
}
forbid-attack-yours = { $attackers ->
    [none] votre adversaire ne peut
   *[other] les { $attackers } de votre adversaire ne peuvent
} pas attaquer { $owned ->
    [yes] vos { $cards }
   *[no] les { $cards }
}
forbid-with-attack = { cannot } attaquer { $cards }
forbid-with-combo = { cannot } utiliser de carte en Combo { $cards }
cannot = { $who ->
    [opponents] votre adversaire ne peut pas
    [you] vous ne pouvez pas
   *[anyone] les joueurs ne peuvent pas
}
forbid-playing = { cannot } jouer de { $cards }
forbid-keyword = { cannot } activer de Capacité { $keyword } { $cards }
can-not = { $what } ne { $number ->
    [many] peuvent
   *[one] peut
} pas
forbid-ko = { can-not } être { $number ->
    [many] mises
   *[one] mise
} KO { by-whom }
forbid-leave = { can-not } quitter { $number ->
    [many] leur
   *[one] sa
} zone { by-whom }
forbid-drop = { can-not } être { $number ->
    [many] placées
   *[one] placée
} dans la Zone de Dispersion { by-whom }
forbid-damage = { can-not } être { $number ->
    [many] perdues
   *[one] perdue
} par des dégâts { by-whom }
forbid-to-warp = { can-not } être { $number ->
    [many] transférées
   *[one] transférée
} dans la Dimension parallèle { by-whom }
forbid-to-hand = { can-not } être { $number ->
    [many] ajoutées
   *[one] ajoutée
} à une main { by-whom }
forbid-choose = { can-not } être { $number ->
    [many] choisies
   *[one] choisie
} { by-whom }
forbid-affected = { $what } { $number ->
    [many] ne sont pas affectées
   *[one] n'est pas affectée
} { by-whom }
forbid-rest = { can-not } passer en mode Inertie { by-whom }
forbid-stand = { can-not } passer en mode Action { by-whom }
forbid-charge = { $what } ne { $number ->
    [many] passent
   *[one] passe
} pas en mode Action pendant votre phase de Recharge
forbid-combo = vous ne pouvez pas utiliser cette carte en Combo
forbid-play-but = cette carte ne peut être jouée que depuis { $areas }
forbid-play-by-skills = cette carte ne peut être jouée d'aucune zone par des Capacités
forbid-play = vous ne pouvez jouer cette carte d'aucune zone
forbid-silence = les Capacités de { $what } ne peuvent pas être annulées { by-whom }
in-any-area = { $rule }, quelle que soit la zone
no-specified = considérez { $all ->
    [yes] dans toutes les zones
   *[no] { "" }
} les { $cards } comme sans coût spécifique
copies-of-this = des copies de cette carte
forbid-negate-attack = les attaques de { $what } ne peuvent pas être annulées
forbid-you-play = vous ne pouvez pas jouer { $name }
forbid-you-use = vous ne pouvez pas activer { $name }
only-mono = vous ne pouvez jouer que des cartes de Combat uniquement { $colour }
only-colours = vous ne pouvez jouer que des cartes de Combat { $colours } et d'aucune autre couleur
forbid-copies = vous ne pouvez pas jouer d'exemplaire de cette carte
forbid-opponent-counter = votre adversaire ne peut pas activer de Capacité [Contre]
forbid-opponent-use = votre adversaire ne peut pas activer de Capacité
one-copy-in-play = un seul exemplaire de cette carte peut être joué dans votre Zone de Combat
one-in-play = une seule { $name } peut être jouée dans votre Zone de Combat
silence-group = annulez les Capacités { $whose ->
    [you] de vos { $cards }
    [opponents] des { $cards }
   *[anyone] de toutes les { $cards }
}
silence-this = annulez { $keyword } de cette carte dans toutes les zones
extend = vous pouvez aussi choisir des cartes de Combat dans { $area } pour { $this ->
    [yes] la Capacité { $keyword } de cette carte de votre main
   *[no] les Capacités { $keyword } de vos cartes
}
replace = si { $would }, { $optional ->
    [yes] vous pouvez, à la place, { $does }
   *[no] à la place, { $does }
}
would-markers = { $subject } devait perdre un marqueur à cause d'une attaque{ $by ->
    [opponents] { " " }de votre adversaire
   *[anyone] { "" }
}
would-ko = { $subject } devait être mise KO { $cause }
would-drop = { $subject } devait être placée dans la Zone de Dispersion { $cause }
would-leave = { $subject } devait quitter sa zone { $cause }
would-dropped-from = cette carte devait être placée dans la Zone de Dispersion depuis { $areas } { $cause }
would-dropped = { $subject } devait être placée de n'importe quelle zone dans la Zone de Dispersion { $cause }
would-to-hand = { $subject } devait être renvoyée dans la main de son propriétaire { $cause }
would-to-warp = { $subject } devait être transférée dans la Dimension parallèle { $cause }
would-damage-you = vous deviez subir un dégât
would-damage = { $subject } devait être perdue par des dégâts
would-rest = { $subject } devait passer en mode Inertie
would-play-by-skill = votre adversaire devait jouer { $kind } par une Capacité
would-play = { $subject } devait être jouée


## Déclenchements

when = quand
or-when = { $first } ou{ $second }
or-ko = { $first } ou mise KO
when-you-play = { $whose ->
    [opponents] quand votre adversaire joue { $kind }
   *[you] quand vous jouez { $kind }
}
when-you-play-from = { $whose ->
    [opponents] quand votre adversaire joue { $kind } depuis { $area }
   *[you] quand vous jouez { $kind } depuis { $area }
}
whenever = quand { $condition }
cause = { $cause ->
    [skill] { $by ->
        [opponents] par une Capacité de votre adversaire
        [you] par une de vos Capacités
       *[anyone] par une Capacité
    }
    [rules] en combat
   *[any] { "" }
}
at-turn-begins = au début { $whose ->
    [anyone] du tour
    [opponents] du tour de votre adversaire
   *[you] de votre tour
}
at-main-begins = au début { $whose ->
    [anyone] de la phase principale
    [opponents] de la phase principale de votre adversaire
   *[you] de votre phase principale
}
at-main-ends = à la fin { $whose ->
    [anyone] de la phase principale
    [opponents] de la phase principale de votre adversaire
   *[you] de votre phase principale
}
at-turn-ends = à la fin { $whose ->
    [anyone] du tour
    [opponents] du tour de votre adversaire
   *[you] de votre tour
}
when-played = quand cette carte est jouée
when-placed = quand cette carte est placée dans votre Zone de Combat
when-placed-leader = quand cette carte est placée dans votre Zone de Leader
when-use-extra = { $whose ->
    [opponents] quand votre adversaire active { $kind }
   *[you] quand vous activez { $kind }
}
when-played-by-skill = quand votre adversaire joue { $kind } par une Capacité sans mot-clé
when-played-any = quand { $subject } est jouée
when-played-from-hand = quand cette carte est jouée de votre main
when-played-from-energy = quand cette carte est jouée depuis votre Zone d'Énergie
when-played-from-warp = quand cette carte est jouée depuis votre Dimension parallèle
when-played-from-drop = quand cette carte est jouée depuis votre Zone de Dispersion
when-played-from-deck = quand cette carte est jouée depuis votre deck
when-played-from-life = quand cette carte est jouée depuis votre Zone de Vie
when-played-evolve = quand une carte évolue en cette carte
when-played-union-fusion = quand cette carte est jouée avec [Union-Fusion]
when-played-union-potara = quand cette carte est jouée avec [Union-Potara]
when-played-union-absorb = quand cette carte est jouée avec [Union-Absorption]
when-played-swap = quand cette carte est jouée avec [Échange]
when-played-union = quand cette carte est jouée avec [Union]
when-played-over-realm = quand cette carte est jouée avec [Espace-temps]
when-played-arrival = quand cette carte est jouée avec [Apparition]
when-played-successor = quand cette carte est jouée avec [Successeur]
when-played-skill = quand cette carte est jouée par une Capacité
when-attack = quand cette carte attaque
when-attack-opponent = quand votre adversaire attaque
when-attack-any = quand { $subject } attaque
when-attack-such = quand cette carte attaque { $kind }
when-attacked = quand cette carte est attaquée
when-attacked-any = quand { $subject } est attaquée
when-you-combo-from = quand vous utilisez { $kind } en Combo depuis { $area }
when-you-combo = quand vous utilisez { $kind } en Combo
when-comboed-opponent = quand votre adversaire utilise une carte en Combo
when-comboed = quand vous utilisez cette carte en Combo
when-comboed-any = quand { $subject } est utilisée en Combo
when-comboed-combo-from-hand = quand vous utilisez cette carte de votre main en Combo
when-comboed-combo-from-battle = quand vous utilisez cette carte de votre Zone de Combat en Combo
when-combo-ends-combo-from-hand = à la fin du combat où vous avez utilisé cette carte de votre main en Combo
when-combo-ends = à la fin du combat où vous avez utilisé cette carte en Combo
when-offense-begins = au début de l'étape d'Attaque d'un combat où cette carte attaque
when-defense-begins = au début de l'étape de Défense d'un combat où cette carte est attaquée
when-damage-begins = au début de l'étape des Dégâts d'un combat où cette carte attaque
when-battle-ends = à la fin d'un combat où cette carte attaque
when-ko = quand cette carte est mise KO { $cause }
when-ko-any = quand { $subject } est mise KO { $cause }
when-kos = quand cette carte met KO une carte de Combat adverse
when-kos-any = quand { $subject } met KO une carte de Combat en combat
when-removes-markers = quand cette carte retire des marqueurs d'une carte Unisson en combat
when-inflict = quand cette carte inflige des dégâts
when-inflict-attacking = quand vous infligez des dégâts à votre adversaire en attaquant avec cette carte
when-inflict-any = quand { $subject } inflige des dégâts
when-lowered-power = quand la puissance de cette carte est réduite { $cause }
when-lowered-power-any = quand la puissance d'{ $subject } est réduite { $cause }
by-skill-of = { $event } par la Capacité d'{ $card }
when-markers = quand cette carte perd des marqueurs à cause d'une attaque de votre adversaire
when-damaged-you = quand vous subissez des dégâts
when-damaged-opponent = quand votre adversaire subit des dégâts
when-damage-you = quand des dégâts vous font perdre un point de vie
when-leave = quand cette carte est retirée de votre Zone de Combat { $cause }
when-leave-any = quand { $subject } est retirée de sa zone { $cause }
when-leave-from = quand { $subject } est retirée de { $place } { $cause }
from-area = de { $area }
when-dropped = quand cette carte est placée { $place } dans la Zone de Dispersion { $cause }
when-dropped-any = quand { $subject } est placée de n'importe quelle zone dans la Zone de Dispersion { $cause }
when-dropped-from = quand { $subject } est placée de { $place } dans la Zone de Dispersion { $cause }
when-drop = quand cette carte est placée { $place } dans la Zone de Dispersion { $cause }
when-drop-any = quand { $subject } est placée dans la Zone de Dispersion { $cause }
when-to-hand = quand cette carte est renvoyée dans la main de son propriétaire { $cause }
when-to-hand-any = quand { $subject } est renvoyée dans la main de son propriétaire { $cause }
when-to-deck = quand cette carte est renvoyée dans le deck de son propriétaire { $cause }
when-to-deck-any = quand { $subject } est renvoyée dans le deck de son propriétaire { $cause }
when-to-energy = quand cette carte est placée dans la Zone d'Énergie { $cause }
when-to-energy-any = quand { $subject } est placée dans la Zone d'Énergie { $cause }
when-to-warp = quand cette carte est transférée { $place } dans la Dimension parallèle { $cause }
when-to-warp-any = quand { $subject } est transférée dans la Dimension parallèle { $cause }
when-rest-theirs = quand une carte de Combat ou une source d'énergie de votre adversaire passe en mode Inertie { $cause }
when-rest = quand cette carte passe en mode Inertie { $cause }
when-rest-any = quand { $subject } passe en mode Inertie { $cause }
when-stand = quand cette carte passe en mode Action { $cause }
when-stand-any = quand { $subject } passe en mode Action { $cause }
when-use = quand vous activez cette carte
when-use-keyword = { $who ->
    [this] quand vous activez la Capacité { $keyword } de cette carte
    [you] quand vous activez une Capacité { $keyword }
    [opponents] quand votre adversaire active une Capacité { $keyword }
    [anyone] quand un joueur active une Capacité { $keyword }
   *[card] quand { $subject } active une Capacité { $keyword }
}
when-use-any = quand une Capacité d'{ $subject } est activée


## Capacités-clefs

keyword-double-strike = Double frappe
keyword-triple-strike = Triple frappe
keyword-quadruple-strike = Quadruple frappe
keyword-dual-attack = Réplique
keyword-triple-attack = Tri-offensive
keyword-critical = Coup critique
keyword-victory-strike = Frappe de la Victoire
keyword-energy-exhaust = Fuite d'énergie
keyword-auto = Auto.
keyword-barrier = Barrière
keyword-indestructible = Immortalité
keyword-deflect = Déflexion
keyword-unique = Unique
keyword-blocker = Bloqueur
keyword-revenge = Vengeance
keyword-offering = Offrande
keyword-wormhole = Vortex
keyword-invoker = Invocateur
keyword-heroic = Héroïque
keyword-villainous = Diabolique
keyword-warrior-of-universe = Combattant de l'Univers { $rest }
keyword-ultimate = Ultime
keyword-super-combo = Super Combo
keyword-dragon-ball = Dragon Ball
keyword-awaken = Éveil
keyword-awaken-surge = Éveil{ "\u00A0" }: Afflux
keyword-wish = Vœu
keyword-field = Terrain
keyword-evolve = Évolution
keyword-ex-evolve = Évolution-EX
keyword-xeno-evolve = Évolution-Xeno
keyword-union = Union
keyword-union-fusion = Union-Fusion
keyword-union-potara = Union-Potara
keyword-union-absorb = Union-Absorption
keyword-over-realm = Espace-temps { $rest }
keyword-dark-over-realm = Espace-temps obscur { $rest }
keyword-swap = Échange { $rest }
keyword-arrival = Apparition { $rest }
keyword-aegis = Égide { $rest }
keyword-alliance = Alliance { $rest }
keyword-revive = Résurrection { $rest }
keyword-successor = Successeur
keyword-bond = Lien { $rest }
keyword-sparking = Étincelle { $rest }
keyword-burst = Explosion { $rest }
keyword-activate-main = Activation : Principale
keyword-activate-battle = Activation : Combat
keyword-counter = Contre
keyword-counter-play = Contre{ "\u00A0" }: Mise en jeu
keyword-counter-attack = Contre{ "\u00A0" }: Attaque
keyword-counter-battle-card-attack = Contre{ "\u00A0" }: Attaque carte de Combat
keyword-counter-counter = Contre{ "\u00A0" }: Contre
keyword-colour-red = Rouge
keyword-colour-blue = Bleu
keyword-colour-green = Vert
keyword-colour-yellow = Jaune
keyword-colour-black = Noir
