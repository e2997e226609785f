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
    [robe-divine] f
    [ecaille] f
    [relique] f
    [maison] f
    [epopee] f
    [board-technique] f
    [statue] f
    [epreuve] f
    [capacite] f
    [ame] f
    [energie] f
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
noun-guerrier = { $number ->
    [many] Guerriers
   *[one] Guerrier
}
noun-guerrier-divin = { $number ->
    [many] Guerriers Divins
   *[one] Guerrier Divin
}
noun-garde = { $number ->
    [many] Gardes
   *[one] Garde
}
noun-marina = { $number ->
    [many] Marinas
   *[one] Marina
}
noun-general-marina = { $number ->
    [many] Généraux Marinas
   *[one] Général Marina
}
noun-heros-transcende = { $number ->
    [many] Héros Transcendés
   *[one] Héros Transcendé
}
noun-spectre = { $number ->
    [many] Spectres
   *[one] Spectre
}
noun-juge = { $number ->
    [many] Juges
   *[one] Juge
}
noun-renegat = { $number ->
    [many] Renégats
   *[one] Renégat
}
noun-squelette = { $number ->
    [many] Squelettes
   *[one] Squelette
}
noun-dieu = { $number ->
    [many] Dieux
   *[one] Dieu
}
noun-robe-divine = { $number ->
    [many] Robes Divines
   *[one] Robe Divine
}
noun-ecaille = { $number ->
    [many] Écailles
   *[one] Écaille
}
noun-relique = { $number ->
    [many] Reliques
   *[one] Relique
}
noun-pilier = { $number ->
    [many] Piliers
   *[one] Pilier
}
noun-epopee = { $number ->
    [many] Épopées
   *[one] Épopée
}
noun-board-technique = { $number ->
    [many] Techniques
   *[one] Technique
}
noun-statue = { $number ->
    [many] statues
   *[one] statue
}
noun-defenseur = { $number ->
    [many] défenseurs de la fondation
   *[one] défenseur de la fondation
}
noun-heros-nomme = Héros de ce nom
noun-plateau-de-pegase = Plateau de Pégase
noun-plateau-du-dragon = Plateau du Dragon
noun-plateau-du-cygne = Plateau du Cygne
noun-plateau-d-andromede = Plateau d'Andromède
noun-plateau-du-phoenix = Plateau du Phoenix

noun-phrase = { $other } { $noun } { $name } { $alike } { $ranks } { $step } { $state } { $excepted } { $value } { $relation } { $place } { $trait } { $note }

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
with-cost = ayant un coût en { $value }
without-cost = sans coût en { $value }
span-exactly = ayant exactement { $least } { $value }
span-least = ayant au moins { $least } { $value }
span-most = ayant au plus { $most } { $value }
span-between = ayant de { $least } à { $most } { $value }

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
relation-facing = qui { $named ->
    [yes] l'{ $number ->
        [many] affrontent
       *[one] affronte
    }
   *[no] { $number ->
        [many] affrontent
       *[one] affronte
    } cette carte
}
link-faces = qui { $number ->
    [many] affrontent
   *[one] affronte
} { $what }
link-faces-it = qui l'{ $number ->
    [many] affrontent
   *[one] affronte
}
link-next-to-this = { $gender ->
    [f] { $number ->
        [many] adjacentes
       *[one] adjacente
    }
   *[m] { $number ->
        [many] adjacents
       *[one] adjacent
    }
} à cette carte
link-next-to = { $gender ->
    [f] { $number ->
        [many] adjacentes
       *[one] adjacente
    }
   *[m] { $number ->
        [many] adjacents
       *[one] adjacent
    }
} à { $what }

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
note-left-of = à gauche de cette carte
note-curable = qui { $number ->
    [many] peuvent
   *[one] peut
} être { $gender ->
    [f] { $number ->
        [many] soignées
       *[one] soignée
    }
   *[m] { $number ->
        [many] soignés
       *[one] soigné
    }
}
note-tokened = portant un jeton +1 PV
note-untokened = sans jeton +1 PV
note-not-bound-to-force = { $gender ->
    [f] non réservée
   *[m] non réservé
} à sa Force
note-not-bound-to-cosmos = { $gender ->
    [f] non réservée
   *[m] non réservé
} à son Cosmos
note-unbound = et dont l'usage est encore libre
note-outside-discard = hors de la défausse
note-from-field = { $gender ->
    [f] acquise
   *[m] acquis
} sur le terrain
link-same-hero = du même nom
link-same-hero-as = du même nom que { $what }
transcended = { $name } { $number ->
    [many] Transcendés
   *[one] Transcendé
}
step-next-rank = du rang suivant
step-same-rank = du même rang

# Hadès
graded = de grade { $n ->
    [1] 1
   *[other] { $n } ou moins
}
note-by-force = { $gender ->
    [f] { $number ->
        [many] acquises
       *[one] acquise
    }
   *[m] acquis
} par la Force
note-last = en dernière place
noun-epreuve = { $number ->
    [many] Épreuves
   *[one] Épreuve
}
noun-capacite = { $number ->
    [many] Capacités
   *[one] Capacité
}
noun-sens = Sens
noun-ame = { $number ->
    [many] Âmes
   *[one] Âme
}
noun-energie = { $number ->
    [many] Énergies
   *[one] Énergie
}
paid = qui vous coûte { $least } Force ou plus, réductions comprises
note-in-reach = à votre portée


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
    [opponents] l'Armure équipée de chaque adversaire
    [all] l'Armure équipée de chaque joueur
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
zone-frozen = { $whose ->
    [you] vos cartes gelées
    [they] ses cartes gelées
   *[none] cartes gelées
}
zone-relics = { $whose ->
    [you] vos Reliques en jeu
    [they] ses Reliques en jeu
   *[none] Reliques en jeu
}
zone-board = { $whose ->
    [you] votre plateau
    [they] son plateau
   *[none] plateau
}
zone-trophies = { $whose ->
    [you] vos Piliers détruits
    [they] ses Piliers détruits
   *[none] Piliers détruits
}
zone-guard = { $whose ->
    [you] vos défenseurs de la fondation
    [they] ses défenseurs de la fondation
   *[none] défenseurs de la fondation
}
zone-apart = { $whose ->
    [you] vos cartes écartées
    [they] ses cartes écartées
   *[none] cartes écartées
}
zone-under = { $whose ->
    [none] cartes sous une autre
   *[other] les cartes sous une autre
}
zone-statue = { $whose ->
    [none] statue d'Odin
   *[other] la statue d'Odin
}
zone-pillars = { $whose ->
    [none] Piliers révélés
   *[other] les Piliers révélés
}
zone-pillars-aside = { $whose ->
    [none] Piliers à révéler
   *[other] les Piliers à révéler
}
zone-epic = { $whose ->
    [none] Épopée en cours
   *[other] l'Épopée en cours
}
zone-epics = { $whose ->
    [none] Épopées à venir
   *[other] les Épopées à venir
}
zone-epics-past = { $whose ->
    [none] Épopées passées
   *[other] les Épopées passées
}
zone-styx = { $whose ->
    [none] Styx
   *[other] le Styx
}
zone-veiled = { $whose ->
    [none] cartes cachées des Enfers
   *[other] les cartes cachées des Enfers
}
zone-enfers = { $whose ->
    [none] Enfers
   *[other] les Enfers
}
zone-neant = { $whose ->
    [you] votre Néant
    [they] son Néant
   *[none] Néant
}
zone-entrave = { $whose ->
    [you] votre pile d'Entrave
    [they] sa pile d'Entrave
   *[none] pile d'Entrave
}
zone-senses = { $whose ->
    [you] votre Éveil et vos Sens
    [they] leur Éveil et leurs Sens
   *[none] Éveil et Sens
}
zone-senses-aside = { $whose ->
    [you] vos Sens à gagner
    [they] leurs Sens à gagner
   *[none] Sens à gagner
}
zone-trials = { $whose ->
    [none] Épreuves révélées
   *[other] les Épreuves révélées
}
zone-trials-pile = { $whose ->
    [none] Épreuves à venir
   *[other] les Épreuves à venir
}
zone-trials-past = { $whose ->
    [none] Épreuves passées
   *[other] les Épreuves passées
}
zone-capacities = { $whose ->
    [none] pile de Capacités
   *[other] la pile de Capacités
}
zone-gifts = { $whose ->
    [you] vos Capacités
    [they] leurs Capacités
   *[none] Capacités
}
zone-gone = { $whose ->
    [none] hors de la partie
   *[other] hors de la partie
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
state-frozen = { $gender ->
    [f] { $number ->
        [many] gelées
       *[one] gelée
    }
   *[m] { $number ->
        [many] gelés
       *[one] gelé
    }
}
state-marked = { $gender ->
    [f] { $number ->
        [many] marquées
       *[one] marquée
    }
   *[m] { $number ->
        [many] marqués
       *[one] marqué
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
    [they] { $at ->
        [within] dans sa défausse
       *[other] de sa défausse
    }
    [opponent] de la défausse { of-opponent }
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
    [all] par tous les joueurs
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
place-frozen = { place-wounded }
place-marked = { place-wounded }
place-relics = en jeu { $whose ->
    [opponent] chez un adversaire
    [opponents] chez vos adversaires
    [any] chez n'importe quel joueur
    [all] chez tous les joueurs
   *[you] { "" }
}
place-relics-too = parmi vos Reliques
place-guard = { $whose ->
    [opponent] d'un adversaire
    [opponents] de vos adversaires
   *[you] { "" }
}
place-pillars = en jeu
place-beneath = sous cette carte
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

# Hadès
place-styx = du Styx
place-enfers = des Enfers
place-enfers-in-reach = des Enfers à votre portée
place-entrave = { $whose ->
    [they] de sa pile d'Entrave
    [opponent] de la pile d'Entrave d'un adversaire
    [opponents] des piles d'Entrave de vos adversaires
    [any] de la pile d'Entrave de n'importe quel joueur
    [all] des piles d'Entrave de tous les joueurs
   *[you] de votre pile d'Entrave
}


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
fewer = moins de { $n } { $phrase }
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
plural-yours = { $who ->
    [they] ses
   *[you] vos
} { $phrase }
these = les { $phrase }
per = { $other ->
    [yes] pour chaque
   *[no] par
} { $phrase }
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
the-yours = { $who ->
    [they] { $gender ->
        [f] sa
       *[m] son
    }
   *[you] votre
} { $phrase }
no = { $gender ->
    [f] aucune
   *[m] aucun
} { $phrase }

this-card = cette carte
the-rest = les cartes restantes
one-of-these = { $gender ->
    [f] l'une
   *[m] l'un
} de ces cartes
revealed-card = la carte révélée
that-card = la carte en question
your-armour = votre { $name } équipée
at-random = { $what } au hasard
last-to-first = chaque carte du terrain, de la dernière à la première
any-number = autant de { $what } que { $who ->
    [they] ce joueur le veut
   *[you] vous le voulez
}
up-to = au plus { $what }
above = les cartes du dessus { $pile } jusqu'à rencontrer { $what }
top = { $n ->
    [one] la carte
   *[other] les { $n } cartes
} du dessus { $pile }
top-if = { $top } si c'est { $what }
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
as-many-cards-and = autant de cartes plus { $n }
per-player = par joueur
per-counter-sapphires = par Saphir d'Odin sur la statue
per-token = par jeton sur cette carte
per-spent-token = par jeton retiré
if-most = { $who ->
    [they] s'il a
   *[you] si vous avez
} plus de { $what } que tout autre joueur
pv-tokens = { $n ->
    [one] un jeton
   *[other] { $n } jetons
} { $sign ->
    [less] −{ $each }
   *[more] +{ $each }
} PV

value-force = Force
value-cosmos = Cosmos
value-heal = Soin
own-force = sa Force
own-cosmos = son Cosmos
their-force = leur seule Force
their-cosmos = leur seul Cosmos
by-force = par la Force
by-cosmos = par le Cosmos
amount-more = +{ $n } { $value }
amount-less = −{ $n } { $value }
amount-cost = { $n } { $value }

and = { $first } et { $second }
nor = { $first } ni { $second }
or = { $first } ou { $second }
comma = { $first }, { $second }
besides = { $first }, et { $second }

# Hadès
any = { $gender ->
    [f] aucune
   *[m] aucun
} { $phrase }
each-yours = { $gender ->
    [f] chacune
   *[m] chacun
} de { $who ->
    [they] ses
   *[you] vos
} { $phrase }
no-yours = { $gender ->
    [f] aucune
   *[m] aucun
} de { $who ->
    [they] ses
   *[you] vos
} { $phrase }
per-slot-from-elysion = par emplacement qui { $named ->
    [yes] la sépare
   *[no] sépare cette carte
} d'Élysion (aucun à Élysion, { $n } à la Porte)
beyond = { $per } au-delà du { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] { $n }e
}
some-souls = { $n ->
    [one] { $n } Âme
   *[other] { $n } Âmes
}
until-left = des { $what } jusqu'à n'en garder que { $n }
per-soul = par Âme { $who ->
    [they] qu'il possède
   *[you] que vous possédez
}
most-souls = d'Âmes
most-cards = de { $what }
the-force = la Force
the-heal = le Soin
the-cosmos = le Cosmos
nth-of-turn = votre { $n ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $n }e
} { $phrase } du tour


## Verbes

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
} gratuitement { $what }{ $state ->
    [wounded] , avec une Blessure
    [frozen] , avec un marqueur Gel
   *[none] { "" }
}
do-draw = { $mood ->
    [third] pioche
    [infinitive] piocher
   *[imperative] piochez
} { $cards }{ $left ->
    [any] , s'il en reste
    [fewer] , ou celles qui restent s'il y en a moins
    [least] , s'il en reste au moins { $n }
    [enough] , s'il en reste assez
   *[all] { "" }
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
do-exchange-pairs = { $mood ->
    [third] échange
    [infinitive] échanger
   *[imperative] échangez
}{ $able ->
    [yes] , { $who ->
        [they] s'il le peut
       *[you] si vous le pouvez
    },
   *[no] { "" }
} le plus possible de { $one } contre autant de { $other }
do-freeze = { $mood ->
    [third] gèle
    [infinitive] geler
   *[imperative] gelez
} { $what }
do-set-aside = { $duel ->
    [yes] { $mood ->
        [third] remet
        [infinitive] remettre
       *[imperative] remettez
    } { $what } à Élysion
   *[no] { $mood ->
        [third] met
        [infinitive] mettre
       *[imperative] mettez
    } { $what } de côté
}
do-put-before = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $what } dans { $who ->
    [they] son
   *[you] votre
} espace de jeu
do-hand-over = { $mood ->
    [third] remet
    [infinitive] remettre
   *[imperative] remettez
} { $what }, toujours gelée, au joueur touché
do-put-into-play = { $mood ->
    [third] joue
    [infinitive] jouer
   *[imperative] jouez
} { $what }{ $others ->
    [yes] { "" }, qui rejoint la défausse de son propriétaire à la fin du tour
   *[no] { "" }
}
do-equip = { $mood ->
    [third] équipe
    [infinitive] équiper
   *[imperative] équipez
} { $what }
do-take-pillar = { $mood ->
    [third] garde
    [infinitive] garder
   *[imperative] gardez
} { $what } devant { $who ->
    [they] lui
   *[you] vous
}
do-stand-guard = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $what } devant { $who ->
    [they] lui
   *[you] vous
} avec un jeton +1 PV, comme défenseur de la fondation
do-mean = { $mood ->
    [third] choisit
    [infinitive] choisir
   *[imperative] choisissez
} { $what }
do-step-aside = { $mood ->
    [third] retire
    [infinitive] retirer
   *[imperative] retirez
} { $what } de son emplacement
do-add-tokens = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $tokens } sur { $what }
do-gain-tokens = { $mood ->
    [third] reçoit
    [infinitive] recevoir
   *[imperative] recevez
} { $tokens } { $per }
do-gain-energy = { $mood ->
    [third] gagne
    [infinitive] gagner
   *[imperative] gagnez
} { $n } Énergie
do-gain-weapon = { $mood ->
    [third] reçoit
    [infinitive] recevoir
   *[imperative] recevez
} un jeton Arme de la Balance
do-give-weapon = { $mood ->
    [third] rend
    [infinitive] rendre
   *[imperative] rendez
} un jeton Arme de la Balance
do-be-eliminated = { $mood ->
    [third] est éliminé
    [infinitive] être éliminé
   *[imperative] soyez éliminé
} 
do-restock = { $mood ->
    [third] reforme
    [infinitive] reformer
   *[imperative] reformez
} { $who ->
    [they] sa
   *[you] votre
} pioche si elle est vide
do-put-under = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $what } sous cette carte
do-spend-tokens = { $mood ->
    [third] retire
    [infinitive] retirer
   *[imperative] retirez
} tous les jetons de cette carte
do-perform = { $mood ->
    [third] applique
    [infinitive] appliquer
   *[imperative] appliquez
} l'effet { $kind ->
    [play] Mise en jeu
    [arrival] Arrivée
    [exit] Sortie
    [marked] Marqué
   *[any] { "" }
} { $vowel ->
    [yes] d'{ $what }
   *[no] de { $what }
}
one-hero-less = { $clause } en détruisant 1 Héros de moins
spared = { $clause } sans subir vous-même leurs effets Sortie
without-effects = { $clause }, sans appliquer { $number ->
    [many] leurs
   *[one] ses
} effets
name-hero = { $mood ->
    [infinitive] nommer
   *[imperative] nommez
} un Héros. { $does }
game-ends = la partie s'arrête
do-give = { $mood ->
    [third] donne
    [infinitive] donner
   *[imperative] donnez
} { $counted ->
    [yes] à { $whom }, { $until }, { $amounts } { $per }
   *[no] { $amounts } { $until } à { $whom }
}
do-give-it = { $mood ->
    [third] lui donne
    [infinitive] lui donner
   *[imperative] donnez-lui
} { $amounts } { $until }
do-reduce = { $mood ->
    [third] réduit
    [infinitive] réduire
   *[imperative] réduisez
} de { $amounts } { $counted ->
    [yes] { $per }
   *[no] { $until }
} le coût { $vowel ->
    [yes] d'{ $whom }
   *[no] de { $whom }
} { $counted ->
    [yes] { $until }
   *[no] { "" }
} { $least }
its-cost = son coût est réduit de { $amounts } { $per } { $least }
least-cost = (minimum { $n })
pledge = cette carte ne peut plus servir que par { $value }, contre la carte qu'elle affronte
do-pledge = { $mood ->
    [third] engage
    [infinitive] engager
   *[imperative] engagez
} cette carte et { $what } par { $value }, contre la carte qu'ils affrontent,

until-turn = jusqu'à la fin du tour
until-turn-own = { $until }, { $clause }

# Hadès
do-heal-fully = { $mood ->
    [third] soigne
    [infinitive] soigner
   *[imperative] soignez
} entièrement { $what }
do-gain-souls = { $mood ->
    [third] gagne
    [infinitive] gagner
   *[imperative] gagnez
} { some-souls } { $per }
do-lose-souls = { $mood ->
    [third] perd
    [infinitive] perdre
   *[imperative] perdez
} { some-souls }
take-souls = { $whom ->
    [opponents] chaque adversaire
    [active] le joueur actif
   *[anyone] chaque joueur
} vous donne 1 Âme, s'il en a
do-gain-sense = { $mood ->
    [third] gagne son
    [infinitive] gagner { $who ->
        [they] son
       *[you] votre
    }
   *[imperative] gagnez votre
} prochain Sens, actif
do-move-pawn = { $mood ->
    [third] déplace
    [infinitive] déplacer
   *[imperative] déplacez
} { $who ->
    [they] son
   *[you] votre
} pion de { $span ->
    [next] { $least } ou { $most }
    [range] { $least } à { $most }
   *[exactly] { $most }
} { $most ->
    [one] case
   *[other] cases
} { $toward ->
    [elysion] vers Élysion
   *[either] vers Élysion ou vers la Porte
}
drive-back = chaque pion recule de 1 case vers la Porte
do-reveal-all = { $mood ->
    [third] révèle
    [infinitive] révéler
   *[imperative] révélez
} toutes les cartes cachées des Enfers, de la Porte à Élysion
do-put-on-gate = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $n } ♦ sur la Porte, si aucune carte ne s'y trouve
do-put-under-styx = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $what } sous le Styx{ $souls ->
    [gain] { "" } et { $mood ->
        [third] gagne
        [infinitive] gagner
       *[imperative] gagnez
    } ses Âmes
    [none] { "" } sans gagner ses Âmes
   *[untold] { "" }
}
do-take-from-gate = { $mood ->
    [third] retire
    [infinitive] retirer
   *[imperative] retirez
} 1 ♦ de la Porte
do-draw-gift = { $mood ->
    [third] pioche
    [infinitive] piocher
   *[imperative] piochez
} une Capacité
do-turn-senses = { $mood ->
    [third] retourne
    [infinitive] retourner
   *[imperative] retournez
} tous { $who ->
    [they] ses
   *[you] vos
} Sens sur leur face { $side ->
    [inactive] inactive
   *[active] active
}
do-annihilate = { $mood ->
    [third] anéantit
    [infinitive] anéantir
   *[imperative] anéantissez
} sans combat { $what }
do-bind = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $what } dans la pile d'Entrave { of-opponent }, sans dépenser d'Âmes
do-exchange-last = { $mood ->
    [third] échange
    [infinitive] échanger
   *[imperative] échangez
} cette carte avec la dernière carte des Enfers, si c'en est une autre
do-foresee = { $mood ->
    [third] révèle
    [infinitive] révéler
   *[imperative] révélez
} la carte du dessus de { $who ->
    [they] sa pioche (d'abord reformée si elle est vide){ "\u00A0" }: un Héros rejoint sa main{ "\u00A0" }; toute autre carte retourne face cachée sur la pioche et son Éveil devient inactif
   *[you] votre pioche (d'abord reformée si elle est vide){ "\u00A0" }: un Héros rejoint votre main{ "\u00A0" }; toute autre carte retourne face cachée sur la pioche et votre Éveil devient inactif
}


## Phrases

sentence = { $text }.
line = { $keyword }{ "\u00A0" }: { $raw }
listed = { $first }, { $second }
then = { $first }, puis { $second }
next = { $first }. Ensuite, { $second }
to = { $first } pour { $second }
after = { $first }. { $second }
if-so = { $first }. { $by ->
    [anyone] Si quelqu'un le fait
    [they] S'il le fait
   *[you] Si vous le faites
}, { $second }
or-else = { $first }. { $by ->
    [they] S'il ne le fait pas
   *[you] Sinon
}, { $second }
if-none = { $clause } ({ $n } si vous n'en choisissez aucune)
alternative = si c'est { $what }, { $first }{ "\u00A0" }; sinon, { $second }
and-if-it-is = { $first } et, si c'est { $what }, { $second }
they-do = ce joueur { $does }
twice = deux fois de suite{ "\u00A0" }: { $clause }
if-any = { $clause }, s'il y en a
must-be-possible = { $clause } (il faut que ce soit possible)
while-before-you = Tant que cette carte est devant vous, { $text }
technique = { $n ->
    [0] sans Énergie
    [one] pour { $n } Énergie
   *[other] pour { $n } Énergies
}, { $clause }
power = { $once ->
    [yes] une fois par tour
   *[no] à votre tour
}, { $clause }
offer = une fois par affrontement, { $clause }
bonus = vous gagnez { $worth }
eliminated = vous êtes éliminé { $condition }
may = { $mood ->
    [third] peut
   *[imperative] vous pouvez
} { $does }
provided = { $condition }, { $clause }
with = { $clause } { $condition }
in-that-case = dans ce cas, { $clause } { $condition }

each-player = { $whom ->
    [opponents] { $duel ->
        [yes] l'adversaire
       *[no] chaque adversaire
    }
    [active] le joueur actif
   *[anyone] chaque joueur
} { $does }
for-each-player = pour chaque { $whom ->
    [opponents] adversaire
   *[anyone] joueur
}, { $does }
one-player = { $by ->
    [active] le joueur actif désigne un { $whom ->
        [opponents] adversaire
       *[anyone] joueur
    }, qui { $does }
   *[you] { $mood ->
        [third] désigne un { $whom ->
            [opponents] adversaire
           *[anyone] joueur
        }, qui { $does }
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

# Hadès
who-has-none = { $first }{ "\u00A0" }; qui n'en a pas { $second }
foremost = le joueur qui a le plus { $most } { $does } (en cas d'égalité, personne)


## Conditions

if = si
unless = sauf si
if-they = s'il
unless-they = sauf s'il
while = tant que
exists-draw = { $lead } votre pioche { contains } { $what }
exists-discard = { $lead } votre défausse { contains } { $what }
exists-hand = { $lead } votre main { contains } { $what }
exists-deck = { $lead } votre jeu { contains } { $what }
exists-removed = { $lead } la défausse commune { contains } { $what }
exists-draw-discard = { $lead } votre pioche et votre défausse { $none ->
    [yes] ne contiennent
   *[no] contiennent
} ensemble { $what }
exists-have = { $lead } { $whose ->
    [they] { has }
    [active] le joueur actif { has }
    [opponent] un adversaire { has }
    [any] les joueurs { $none ->
        [yes] n'ont ensemble
       *[no] ont ensemble
    }
   *[you] vous { $none ->
        [yes] n'avez
       *[no] avez
    }
} { $what }
has = { $none ->
    [yes] n'a
   *[no] a
}
contains = { $none ->
    [yes] ne contient
   *[no] contient
}
exists-facing = { $lead } { $what } { $none ->
    [yes] n'affronte
   *[no] affronte
} cette carte
exists-play = { $lead } vous { $none ->
    [yes] n'avez
   *[no] avez
} { $what } en jeu
exists-field = { $lead } { $what } { $none ->
    [yes] n'est
   *[no] { $n ->
        [one] est
       *[other] sont
    }
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
filled = { $lead } { $pile } { $none ->
    [yes] est vide
   *[no] n'est pas vide
}
bears-hourglass = { $lead } cette Épopée { $none ->
    [yes] ne porte aucun Sablier
   *[no] porte { bounded } { $n ->
        [one] Sablier
       *[other] Sabliers
    }
}
bears-token = { $lead } cette carte { $none ->
    [yes] ne porte aucun jeton
   *[no] porte { bounded } { $n ->
        [one] jeton
       *[other] jetons
    }
}
bounded = { $span ->
    [least] au moins { $n }
    [most] au plus { $n }
   *[exactly] { $n }
}
reached-sapphires = { $lead } la statue porte { $n } Saphirs d'Odin
even-flames = { $lead } l'Horloge porte un nombre { $odd ->
    [yes] impair
   *[no] pair
} de Flammes
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

# Hadès
turn-of = { $lead } c'est { $whose ->
    [they] le tour de ce joueur
    [active] le tour du joueur actif
    [opponent] le tour d'un adversaire
    [any] le tour de n'importe quel joueur
   *[you] votre tour
}
at-gate = { $lead } cette carte est à la Porte


## Règles en vigueur

number-gains = { $subject } gagne { $amounts } { $per }
number-costs = { $subject } { $you ->
    [yes] vous
   *[no] { "" }
} coûte { $amounts } de { $sign ->
    [less] moins
   *[more] plus
} { $per } { $least }
number-set = { $subject } n'a que { $amounts }
number-none = { $subject } n'a de { $values }
number-hand-size = { $named ->
    [you] lors de l'entretien, vous complétez votre main
    [yes] il complète sa main
   *[no] le joueur actif complète sa main
} à { $n } cartes au lieu de { $base }{ $named ->
    [you] { "" }
   *[other] { " " }à la fin de son tour
}
number-steps = { $subject } monte de { $n } rangs au lieu de { $base } par l'effet d'une Armure de Bronze
number-times = chaque effet Sortie s'applique { $n } fois
number-pv = { $subject } vaut { $n } PV de plus { $per }
number-doubles = { $subject } double { $values } de base
forbid-this = { $subject } ne peut pas être { $done }
forbid-none = { $subject } ne peut être { $done } { $against }
forbid-others = { $gender ->
    [f] seules
   *[m] seuls
} { $subject } peuvent être { $done } { $against }
forbid-lower = les coûts de { $subject } ne peuvent pas être réduits
forbid-equip = vous ne pouvez équiper aucune Armure
forbid-end = le tour ne peut pas se terminer
forbid-sapphire = un Guerrier Divin n'ajoute de Saphir d'Odin à la statue que s'il est acquis
against = contre { $what }
done-wound = { $gender ->
    [f] { $number ->
        [many] blessées
       *[one] blessée
    }
   *[m] { $number ->
        [many] blessés
       *[one] blessé
    }
}
done-heal = { $gender ->
    [f] { $number ->
        [many] soignées
       *[one] soignée
    }
   *[m] { $number ->
        [many] soignés
       *[one] soigné
    }
}
done-fight = { $gender ->
    [f] { $number ->
        [many] combattues
       *[one] combattue
    }
   *[m] { $number ->
        [many] combattus
       *[one] combattu
    }
}
done-acquire = { $gender ->
    [f] { $number ->
        [many] acquises
       *[one] acquise
    }
   *[m] { $number ->
        [many] acquis
       *[one] acquis
    }
}
done-acquire-free = { $gender ->
    [f] { $number ->
        [many] acquises
       *[one] acquise
    }
   *[m] { $number ->
        [many] acquis
       *[one] acquis
    }
} gratuitement
done-acquire-cosmos = { $gender ->
    [f] { $number ->
        [many] acquises
       *[one] acquise
    }
   *[m] { $number ->
        [many] acquis
       *[one] acquis
    }
} par le Cosmos
done-join = { $gender ->
    [f] { $number ->
        [many] utilisées
       *[one] utilisée
    }
   *[m] { $number ->
        [many] utilisés
       *[one] utilisé
    }
} pour acquérir une carte
done-join-against = { $gender ->
    [f] { $number ->
        [many] utilisées
       *[one] utilisée
    }
   *[m] { $number ->
        [many] utilisés
       *[one] utilisé
    }
}
done-use = { $gender ->
    [f] { $number ->
        [many] activées
       *[one] activée
    }
   *[m] { $number ->
        [many] activés
       *[one] activé
    }
} pour son effet
done-lower = { $gender ->
    [f] { $number ->
        [many] affaiblies
       *[one] affaiblie
    }
   *[m] { $number ->
        [many] affaiblis
       *[one] affaibli
    }
}
done-mark = { $gender ->
    [f] { $number ->
        [many] marquées
       *[one] marquée
    }
   *[m] { $number ->
        [many] marqués
       *[one] marqué
    }
}
done-freeze = { $gender ->
    [f] { $number ->
        [many] gelées
       *[one] gelée
    }
   *[m] { $number ->
        [many] gelés
       *[one] gelé
    }
}
done-discard = { $gender ->
    [f] { $number ->
        [many] défaussées
       *[one] défaussée
    }
   *[m] { $number ->
        [many] défaussés
       *[one] défaussé
    }
}
done-destroy = { $gender ->
    [f] { $number ->
        [many] détruites
       *[one] détruite
    }
   *[m] { $number ->
        [many] détruits
       *[one] détruit
    }
}
done-gain = { $gender ->
    [f] { $number ->
        [many] mises
       *[one] mise
    }
   *[m] { $number ->
        [many] mis
       *[one] mis
    }
} dans la défausse
replace = quand { $subject } devrait être { $done }, { $does } à la place
moment-start-of-turn = au début de { $yours ->
    [yes] votre
   *[no] chaque
} tour
moment-end-of-turn = à la fin de { $yours ->
    [yes] votre
   *[no] chaque
} tour
moment-reward = chaque fois que vous êtes récompensé pour une Épreuve
moment-reveal-epic = quand cette Épopée commence
when-arrive = quand { $subject } arrive sur le terrain
when-mark = quand { $subject } est { $gender ->
    [f] marquée
   *[m] marqué
}
when-remove = quand { $subject } passe du terrain à la défausse commune
when-join-discard = quand { $subject } rejoint une défausse
turned = le coût en Force de { $subject } devient un coût en Cosmos
grant = { $subject } a l'effet «{ "\u00A0" }{ $keyword }{ "\u00A0" }: { $text }{ "\u00A0" }»
silence = { $subject } est sans effet
confront = { $whom ->
    [you] vous pouvez
    [active] le joueur actif peut
    [opponents] vos adversaires peuvent
    [beneath] le joueur à qui appartient la carte du dessous peut
   *[anyone] les joueurs peuvent
} affronter { $priced ->
    [yes] { $what } { $by } { $cost }
   *[no] { $by } { $what }
}
confront-cost = pour un coût de { $n }
confront-wins = { $clause }. { $whom ->
    [you] Si vous l'emportez,
   *[other] Qui l'emporte
} { $does }
share = tout ce que subit { $subject }, { $what } le subissent aussi
face-now = le joueur actif peut affronter aussitôt { $what }
price-acquire = pour acquérir { $what }, vous devez d'abord { $does }
price-acquire-faced = pour acquérir { $what } en l'affrontant, vous devez d'abord { $does }
price-fight = pour combattre { $what }, vous devez d'abord { $does }
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

# Hadès
number-cost-souls = { $subject } coûte { some-souls } de { $sign ->
    [less] moins
   *[more] plus
} à placer dans une pile d'Entrave { $per }
end-of-enfers = la { $end ->
    [last] dernière
   *[first] première
} carte des Enfers{ $other ->
    [yes] { " " }(sauf si c'est celle-ci)
   *[no] { "" }
}
cannot-acquire = vous ne pouvez acquérir { $what }
cannot-acquire-more = vous ne pouvez pas acquérir plus de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} par tour
cannot-bind = vous ne pouvez placer { $what } dans une pile d'Entrave
cannot-move-pawn = votre pion ne peut pas se déplacer
cannot-tokens = vous ne recevez aucun jeton +1 PV
cannot-draw-gift = vous ne pouvez pas piocher de Capacité
cannot-gift = vous ne pouvez utiliser ni Capacité ni Talent
cannot-awaken = vous ne pouvez pas utiliser votre Éveil
cannot-exhaust = vous ne pouvez épuiser aucun Sens
cannot-exhaust-more = { $you ->
    [yes] vous ne pouvez pas
   *[no] personne ne peut
} épuiser plus de { $n } Sens par tour
done-annihilate = { $gender ->
    [f] { $number ->
        [many] anéanties
       *[one] anéantie
    }
   *[m] { $number ->
        [many] anéantis
       *[one] anéanti
    }
}
number-loses = { $subject } a { $amounts } de moins { $per } { $least }
number-nil = { $values } de { $subject } { $many ->
    [yes] sont
   *[no] est
} de 0
forbid-ascend = votre pion ne peut pas avancer vers Élysion
forbid-leave-gate = aucun pion ne peut quitter la case de la Porte
forbid-souls = vous ne pouvez pas gagner d'Âmes
forbid-technique = vous ne pouvez utiliser aucune Technique
forbid-keep = lors de l'entretien, vous devez défausser toute votre main
forbid-face = vous ne pouvez affronter { $subject }
cannot-play-more = vous ne pouvez pas jouer plus de { $n ->
    [one] { $n } Personnage
   *[other] { $n } Personnages
} par tour
when-destroy = quand { $subject } est { $gender ->
    [f] détruite
   *[m] détruit
}
trial-wound = blessez { $what }
trial-destroy = détruisez { $what }
trial-freeze = gelez { $what }
trial-discard = défaussez { $what }
trial-heal = soignez { $what }
trial-acquire = acquérez { $what }
trial-acquire-cosmos = acquérez { $what } par le Cosmos
trial-overcome-force = remportez par la Force un affrontement contre { $what }
trial-annihilate = anéantissez { $what }
trial-release = placez sous le Styx { $what } de votre pile d'Entrave
trial-bind = placez { $what } dans la pile d'Entrave d'un adversaire
trial-play = jouez { $what }
trial-technique = utilisez { $what } de votre plateau
trial-exhaust = épuisez { $what }
trial-energy = gagnez { $what }
trial-souls = gagnez { $what }
trial-move-pawn = déplacez votre pion


## Points de Victoire

pv-rule = cette carte vaut { $worth }.
worth = { $sign ->
    [less] −{ $n }
   *[more] { $n }
} PV { $per }
worth-plus = { $first }, plus { $second }
worth-names = 1 PV par nom différent parmi les { $what }


## Cartes

keyword-play = Mise en jeu
keyword-arrival = Arrivée
keyword-defeated = Vaincu
keyword-discard = Défausser
keyword-wound = Blesser
keyword-destroy = Détruire
keyword-field = Terrain
keyword-freeze = Geler
keyword-exit = Sortie
keyword-apparition = Apparition
keyword-annihilated = Anéanti
keyword-enfers = Enfers
keyword-entrave = Entrave
keyword-trial = Épreuve
keyword-sense = Sens
keyword-gift = Capacité
keyword-talent = Talent
keyword-marked = Marqué
keyword-technique = Technique
keyword-end-of-epic = Fin de l'Épopée
keyword-end-of-game = Fin de la partie
no-effect = Cette carte n'a pas d'effet propre.

of-class = , { $classes }
profile = { $noun }{ $ranked ->
    [yes] { " " }{ $ranks }
   *[no] { "" }
}{ $classes }{ "\u00A0" }: { $costs }{ "\u00A0" }; { $gives }{ "\u00A0" }; { $pv }{ "\u00A0" }; { $copies }{ $flame }{ $guards }.
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
icon-sapphire = { "\u00A0" }; Saphir d'Odin
guards = { "\u00A0" }; garde le { $pillar }
profile-technique = Technique, { $board }.
profile-pillar = Pilier{ "\u00A0" }: { $costs } à fournir pour le détruire{ "\u00A0" }; { $pv }.
profile-styx = Personnage du Styx{ $classes }{ "\u00A0" }: coûte { $costs }{ "\u00A0" }; grade { $grade }{ "\u00A0" }; entrave pour { $souls ->
    [one] { $souls } Âme
   *[other] { $souls } Âmes
}{ "\u00A0" }; rapporte { $gain ->
    [one] { $gain } Âme
   *[other] { $gain } Âmes
}{ "\u00A0" }; { $pv }{ "\u00A0" }; { $copies }.
profile-epic = Épopée{ "\u00A0" }: dure { $n } Sabliers.
profile-statue = La statue d'Odin et sa Robe, près du terrain.

numbered = { $name } ({ $number })
of-box = { $name } ({ $box ->
    [asgard] Asgard
    [hades] Hadès
    [duel] duel
   *[poseidon] Poséidon
})

# Hadès
keyword-reward = Récompense d'une Épreuve
profile-trial = Épreuve.
profile-gift = Capacité{ "\u00A0" }: { $copies }{ $icon }.
profile-sense = Jeton du plateau des Sens, un par joueur.

# Héros et Armures d'Hadès
noun-heros-divin = { $number ->
    [many] Héros Divins
   *[one] Héros Divin
}
keyword-discard-talent = Défausser / Talent
when-it-faces = quand elle affronte { $what }
permit-weapon = vous pouvez donner une Arme de la Balance à cette carte, quoi qu'elle affronte
do-renew-armour = { $mood ->
    [infinitive] échanger
   *[imperative] échangez
} votre Armure de Bronze, équipée ou en main, contre celle d'Hadès mise de côté

# Réserve et Épopées d'Hadès
graded-least = de grade { $n } ou plus
at-most-in-all = { $per } ({ $n } au plus)
if-most-of = { $who ->
    [they] s'il a
   *[you] si vous avez
} plus { $what } que tout autre joueur
do-bind-cheaper = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $what } dans la pile d'Entrave d'un adversaire, pour { some-souls } de moins que son coût (minimum 0)
do-go-to-elysion = { $mood ->
    [third] place
    [infinitive] placer
   *[imperative] placez
} { $who ->
    [they] son
   *[you] votre
} pion sur Élysion
do-recharge-one = { $mood ->
    [third] retourne
    [infinitive] retourner
   *[imperative] retournez
} { $who ->
    [they] son Éveil ou l'un de ses
   *[you] votre Éveil ou l'un de vos
} Sens sur sa face active
do-recharge-all = { $mood ->
    [third] retourne
    [infinitive] retourner
   *[imperative] retournez
} { $who ->
    [they] son Éveil et tous ses
   *[you] votre Éveil et tous vos
} Sens sur leur face active
when-annihilate = chaque fois que vous anéantissez { $subject }
permit-weapon-facing = vos jetons Arme de la Balance peuvent aussi armer un Héros qui affronte { $what }
silence-entrave = les effets d'Entrave ne s'appliquent pas
forbid-veil = aucune carte des Enfers ne reste face cachée
forbid-enter-elysion = aucun pion ne peut atteindre Élysion
cannot-bind-rich = un joueur qui a { some-souls } ou plus ne peut pas placer de { $what } dans les piles d'Entrave

# Le duel
noun-maison = { $number ->
    [many] Maisons
   *[one] Maison
}
noun-autel = { $number ->
    [many] Autels
   *[one] Autel
}
noun-autel-d-athena = { $number ->
    [many] Autels d'Athéna
   *[one] Autel d'Athéna
}
zone-altar = { $whose ->
    [none] Autel d'Athéna
   *[other] l'Autel d'Athéna
}
zone-houses = { $whose ->
    [none] Maisons à venir
   *[other] les Maisons à venir
}
zone-house = { $whose ->
    [none] Maison révélée
   *[other] la Maison révélée
}
zone-own-houses = { $whose ->
    [you] vos Maisons
    [they] ses Maisons
   *[none] Maisons
}
zone-own-capacities = { $whose ->
    [you] votre pile de Capacités
    [they] sa pile de Capacités
   *[none] pile de Capacités
}
zone-elysion = Élysion
place-own-houses = { "" }
place-neant = { $whose ->
    [they] dans son Néant
   *[you] dans votre Néant
}
trial-use-gift = utilisez { $what }, pour son effet ou pour un Talent
each-time = chaque fois que vous { $deed }, { $clause }
do-lower-counter = { $mood ->
    [third] baisse son compteur
    [infinitive] baisser votre compteur
   *[imperative] baissez votre compteur
} de { $n }
do-spend-souls = { $mood ->
    [third] dépense
    [infinitive] dépenser
   *[imperative] dépensez
} { $n ->
    [one] { $n } Âme
   *[other] { $n } Âmes
}
when-acquire = quand { $subject } est { $gender ->
    [f] acquise
   *[m] acquis
}
when-take-house = quand { $subject } est acquise
fewest = { $lead } le joueur actif possède moins de { $what } que son adversaire
number-house-drop = son compteur baisse de { $n } au lieu de { $base } à la fin du tour
profile-house = Maison{ "\u00A0" }: la première coûte { $n } Force{ "\u00A0" }; { $pv } PV.
profile-altar = Autel d'Athéna, face visible pendant tout le duel.

# Héros et Capacités du duel
noun-plateau-des-chevaliers-d-or = Plateau des Chevaliers d'Or
noun-plateau-des-renegats = Plateau des Renégats
of-opponent = { $duel ->
    [yes] de l'adversaire
   *[no] d'un adversaire
}
sign = { $sign ->
    [belier] du Bélier
    [taureau] du Taureau
    [gemeaux] des Gémeaux
    [cancer] du Cancer
    [lion] du Lion
    [vierge] de la Vierge
    [balance] de la Balance
    [scorpion] du Scorpion
    [capricorne] du Capricorne
    [verseau] du Verseau
   *[poissons] des Poissons
}
icon-constellation = { "\u00A0" }; { $side ->
    [gold] Chevaliers d'Or
   *[renegade] Renégats
}{ "\u00A0" }; constellation { sign }
talent-of = pour votre Capacité { sign }, { $clause }
note-may-face = que vous pouvez affronter
link-faced-by = que { $what } affrontent
do-recharge = { $mood ->
    [third] retourne
    [infinitive] retourner
   *[imperative] retournez
} { $what } sur sa face active
do-face-another = { $mood ->
    [third] tourne
    [infinitive] tourner
   *[imperative] tournez
} { $what } contre une autre carte { $who ->
    [they] qu'il peut
   *[you] que vous pouvez
} affronter, sans son effet Mise en jeu


## Règles

label-classic = { $section }-{ $n }
label-glossary = Glossaire «{ "\u00A0" }{ $title }{ "\u00A0" }», { $n }
label-faq = F.A.Q. { $title }, { $n }
label-card = Carte { $title }, { $n }
label-solo = Solo { $section }-{ $n }
label-solo-part = Solo { $section }, { $title }, { $n }
label-asgard = Asgard, { $n }
label-hades = Hadès, { $title }, { $n }
label-board = { $title } «{ "\u00A0" }{ $n }{ "\u00A0" }»
label-pilier = { $title }, { $n }
label-epopee = Épopée «{ "\u00A0" }{ $title }{ "\u00A0" }», { $n }
