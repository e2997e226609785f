# Ce que dit une table de L'Ordre de Veiel.

## Petites pièces

the-hero = { $hero ->
    [assassin] l'Assassin
    [illusionniste] l'Illusionniste
    [penitente] la Pénitente
    [sentinelle] la Sentinelle
   *[other] le { $name }
}
of-hero = { $hero ->
    [assassin] de l'Assassin
    [illusionniste] de l'Illusionniste
    [penitente] de la Pénitente
    [sentinelle] de la Sentinelle
   *[other] du { $name }
}
cell = ligne { $row }, colonne { $column }
damage = { $amount ->
    [0] aucun dégât
    [1] 1 dégât
   *[other] { $amount } dégâts
}
some-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
and-blocked = { $blocked ->
    [0] {""}
    [1] , 1 bloqué
   *[other] , { $blocked } bloqués
}
and-lives = { $lives ->
    [0] {""}
    [1] , une vie perdue
   *[other] , { $lives } vies perdues
}
and-block = { $block ->
    [0] {""}
   *[other] , blocage { $block }
}
figure = { cell }{ $side ->
    [hero] , menace { $threat }
   *[enemy] , { $lives ->
        [1] 1 vie
       *[other] { $lives } vies
    }, blessures { $wounds }/{ $toughness }
}{ and-block }{ $state ->
    [dead] , hors de combat
    [stunned] , ne jouera pas son prochain tour
   *[well] {""}
}
suffers = { damage }
which = n° { $number }
by-rule = { $label } : { $statement }
value-threat = Menace : { $number }
value-swords = Épées : { $number }
value-attack = Dégâts contre { $figure } : { $number }
value-damage = Dégâts : { $number }
value-armour = Réduits de : { $number }

## Ce qu'un ennemi va faire

plan-goes = va { cell }
plan-attacks = attaque { $blows }
plan-blow = { $figure } ({ damage }{ $wounds ->
    [none] {""}
    [0] , aucune blessure
    [1] , 1 blessure
   *[other] , { $wounds } blessures
})
plan-unsure = à moins que les ennemis d'avant ne changent la donne
plan-walk = n'atteint encore personne
plan-idle = ne bouge pas et n'attaque personne
plan-stunned = ne joue pas à ce tour
plan-summons = invoque un ennemi basique
plan-shields = protège les ennemis proches
plan-boss = joue deux Actions à son tour, et une par vie perdue ({ $left } à venir sur { $every })

## Zones

zone-board = plateau
zone-ground = au sol
zone-limbo = en cours
zone-hand = main
zone-deck = pioche
zone-discard = défausse
zone-wounds = blessures
zone-exile = exil
zone-aside = Adeptes et Maître
zone-lasting = effets qui durent
zone-apart = à l'écart jusqu'à la fin de l'affrontement
zone-camp = héros au repos
zone-basic = ennemis basiques
zone-basic-dead = ennemis basiques vaincus
zone-intermediate = ennemis intermédiaires
zone-intermediate-dead = ennemis intermédiaires vaincus
zone-powerful = ennemis puissants
zone-powerful-dead = ennemis puissants vaincus
zone-bosses = boss
zone-bosses-dead = boss vaincus
zone-actions = Actions à venir
zone-actions-past = Actions passées
zone-actions-lasting = Actions en cours
zone-acting = Action jouée
zone-battlefields = champs de bataille à venir
zone-battlefield = champ de bataille
zone-battlefields-past = champs de bataille passés
zone-rewards-rouge = Récompenses rouges
zone-rewards-jaune = Récompenses jaunes
zone-rewards-bleu = Récompenses bleues
zone-rewards-vert = Récompenses vertes
zone-rewards-violet = Récompenses violettes
zone-rewards-incolore = Récompenses incolores
zone-rewards-rouge-past = Récompenses rouges passées
zone-rewards-jaune-past = Récompenses jaunes passées
zone-rewards-bleu-past = Récompenses bleues passées
zone-rewards-vert-past = Récompenses vertes passées
zone-rewards-violet-past = Récompenses violettes passées
zone-rewards-incolore-past = Récompenses incolores passées
zone-shown = Récompenses révélées
zone-stock = cartes de base
zone-gone = hors du jeu

## Questions

ask-place-hero = { the-hero } entre en scène : sur quelle case ?
ask-who-plays = tour des héros : qui joue maintenant ?
ask-hero-turn = tour { of-hero } : jouez une carte, défaussez-en une pour faire un pas, ou terminez le tour.
ask-aim = { because }{ $deed ->
    [damage] à quel ennemi infliger les dégâts ?
    [block] quel héros gagne le blocage ?
    [loseblock] qui perd du blocage ?
    [heal] quel héros est soigné ?
    [recover] quel héros reprend des cartes de son exil ?
    [walk] quel héros se déplace ?
    [push] { $figure ->
        [enemy] quel ennemi repousser ?
       *[hero] quel héros repousser ?
    }
    [pull] { $figure ->
        [enemy] quel ennemi attirer ?
       *[hero] quel héros attirer ?
    }
    [shift] quel ennemi déplacer ?
    [bring] quel héros amener près de vous ?
    [swap] avec quel héros échanger de place ?
    [draw] quel héros pioche ?
    [discard] quel héros défausse ?
    [stun] quel ennemi perd son prochain tour ?
   *[other] { $figure ->
        [enemy] quel ennemi viser ?
       *[hero] quel héros choisir ?
    }
}
ask-turn-zone = { because }dans quelle direction tourner la zone ?
ask-walk = { because }où va { the-hero } ? { $amount ->
    [1] Un pas
   *[other] { $amount } pas
} au plus.
ask-place-figure = { because }sur quelle case placer { $figure } ?
ask-lay-rune = { because }sur quelle case poser la rune ?
ask-choose-discard = { because }{ the-hero } défausse { many } : { $most ->
    [1] laquelle
   *[other] lesquelles
} ?
ask-choose-heal = { because }{ $most ->
    [1] quelle blessure { of-hero } retourne
   *[other] quelles blessures { of-hero } ({ $most }) retournent
} à la défausse ?
ask-choose-exile = { because }{ the-hero } exile une carte : laquelle ?
ask-choose-recover-hand = { because }quelles cartes ({ $most }) de l'exil { the-hero } reprend-il en main ?
ask-choose-recover-discard = { because }quelles cartes ({ $most }) de l'exil vont à la défausse { of-hero } ?
ask-choose-x = { because }{ $deed ->
    [exile] combien de cartes exiler ?
   *[discard] combien de cartes défausser ?
}
ask-choose-option = { because }lequel de ces effets ?
ask-choose-take = { because }{ $most ->
    [1] quelle carte révélée va
   *[other] quelles cartes révélées ({ $most }) vont
} en main ? Les autres sont défaussées.
ask-choose-seek = { because }quelle carte de la pioche va en main ?
ask-choose-base = { because }quelle carte de base va en main ?
ask-substitute = { the-hero } va recevoir { $amount ->
    [1] une blessure
   *[other] { $amount } blessures
} : une carte Substitution de la main à la place de la carte du dessus de la pioche ?
ask-lose-card = { the-hero } va recevoir { $amount ->
    [1] une blessure
   *[other] { $amount } blessures
} et n'a plus ni pioche ni défausse : quelle carte de la main perdre ?
ask-play-at-once = { because }{ the-hero } peut jouer une carte tout de suite.
ask-return = { the-hero } revient au combat, mais sa case est prise : sur quelle case ?
ask-reward = renforcement { of-hero }, { $phase } sur { $phases } : gagner une Récompense, ou se soigner ?

## Options

option-place = { cell }
option-cell = { $stay ->
    [hero] rester sur place ({ cell })
    [enemy] laisser sur place ({ cell })
   *[none] { cell }
}
option-rune = { cell }
option-go = { $state ->
    [dead] { the-hero } se relève et joue
   *[well] { the-hero } joue
}
option-play = jouer { $card }{ $comes ->
    [nobody] {" "}(personne à portée)
    [nothing] {" "}(sans effet pour l'instant)
   *[something] {""}
}
option-discard = défausser { $card } pour faire un pas
option-end = terminer le tour
option-turn = { $facing ->
    [right] vers la droite
    [down] vers le bas
    [left] vers la gauche
   *[up] vers le haut
} : { $cards }
option-x = X = { $value }
option-seek = { $card }
option-option = { $text ->
    [none] effet { $number }
   *[other] { $text }
}
option-take = gagner { $card }
option-heal-wounds = soigner { $amount } blessures ({ the-hero } en a { $wounds })
option-substitute = { $card }
option-from-deck = non : la carte du dessus de la pioche
option-top-of-deck = la carte du dessus de la pioche

## Journal

event-encounter = { $amount ->
    [4] quatrième affrontement : le boss
    [1] premier affrontement
    [2] deuxième affrontement
   *[3] troisième affrontement
}
event-battlefield = champ de bataille : { $cards }
event-roll = les dés donnent une case
event-stand = { $figure } se place { cell }
event-appear = { $source ->
    [none] { $figure } arrive { cell }
   *[other] { $source } fait venir { $figure } { cell }
}
event-turn = tour { of-hero }
event-enemies-turn = tour des ennemis
event-play = { the-hero } joue { $cards }
event-discard = { the-hero } défausse { $cards }
event-draw = { the-hero } pioche { $cards }
event-shuffle = une pile est mélangée
event-replenish = la défausse { of-hero } redevient sa pioche ({ some-cards })
event-walk = { $figure } va { cell }
event-place = { $figure } se retrouve { cell }
event-push = { $source } repousse { $figure } { cell }
event-pull = { $source } attire { $figure } { cell }
event-swap = échange de places : { $figure }
event-hurt = { $source } : { damage } à { $cards }{ and-blocked }{ and-lives }
event-lose-life = { $figure } perd { $amount ->
    [1] une vie
   *[other] { $amount } vies
}
event-blocked = { $figure } bloque { damage }
event-die = mort d'un ennemi : { $cards }
event-block = { $figure } gagne { $amount } de blocage
event-lose-block = { $figure } perd { $amount } de blocage
event-recover = { $to ->
    [none] { $figure } se remet de ses blessures
    [hand] { the-hero } reprend en main, de son exil, { $cards }
   *[other] retour de l'exil à la défausse { of-hero } : { $cards }
}
event-strike = { $attack ->
    [yes] { $source } attaque { $figure }{ $action ->
        [none] {""}
       *[other] {" "}({ $action })
    } : { damage }{ and-blocked }
   *[no] { $figure } subit { damage }{ and-blocked } ({ $source })
}
event-wound = { $count ->
    [one] blessure
   *[other] { $count } blessures
} { of-hero } : { $cards }
event-substitute = Substitution : { $cards } va aux blessures { of-hero }
event-heal = { the-hero } soigne { $cards }
event-exile = { the-hero } exile { $cards }
event-affect = { $own ->
    [yes] { $source } fait effet
   *[no] { $source } fait effet sur { $figure }
}
event-stun = { $figure } ne jouera pas son prochain tour
event-action = { $source } joue l'Action { $cards }
event-stay = l'effet de { $cards } dure
event-ended = fin de l'effet : { $cards }
event-lay = { the-hero } pose { $cards } { cell }
event-reveal = { $origin ->
    [deck] { the-hero } révèle { $cards }
   *[other] Récompenses révélées pour { the-hero } : { $cards }
}
event-take = { the-hero } prend en main { $cards }
event-mill = { the-hero } met à la défausse { $cards }
event-pass = { $cards } passe
event-gain = { $origin ->
    [aside] { $cards } rejoint la défausse { of-hero }
   *[other] { the-hero } gagne { $cards }
}
event-refuse = Récompenses laissées : { $cards }
event-leave = { $to ->
    [exile] { $cards } part en exil
    [apart] { $cards } est mis à l'écart jusqu'à la fin de l'affrontement
   *[other] { $cards } quitte le jeu
}
event-leave-board = { $figure } quitte le plateau
event-perish = { the-hero } n'a plus cinq cartes : hors de combat
event-return = { the-hero } se relève
event-encounter-won = { $amount ->
    [4] quatrième affrontement gagné
    [1] premier affrontement gagné
    [2] deuxième affrontement gagné
   *[3] troisième affrontement gagné
}

## Refus

reason-heroes-number = Il faut de 2 à 5 héros, pas { $detail } : changez leur nombre. Qui joue seul prend au moins deux héros.
reason-no-such-hero = Il n'y a pas de héros « { $detail } » : « pioche cards veiel --kind hero » les nomme tous.
reason-hero-twice = Le même Héros est pris deux fois : chacun le sien.
reason-bosses-number = On affronte un boss, ou deux différents : nommez-en un ou deux.
reason-unknown-boss = Il n'y a pas de boss « { $detail } » : « pioche cards veiel --kind boss » les nomme tous.
reason-unknown-difficulty = Il n'y a pas de difficulté « { $detail } » : choisissez parmi easy, normal, hard et extreme.
reason-novices-number = Chaque héros prend deux cartes Novice{ $detail ->
    [0] {""}
   *[other] {" "}({ $detail })
} : nommez-en deux, ou laissez celles qui sont conseillées.
reason-unknown-novice = Il n'y a pas de carte Novice « { $detail } » : « pioche cards veiel --kind novice » les nomme toutes.
reason-novice-colour = La carte Novice « { $detail } » n'a pas une des couleurs de ce héros : prenez-en une de ses deux couleurs, ou incolore.
reason-novice-copies = Il n'y a que deux exemplaires de la carte Novice « { $detail } » : prenez-en une autre.
reason-waves-shape = Une table d'ennemis a quatre affrontements, et pour chacun trois nombres : basiques, intermédiaires, puissants. Écrivez-la ainsi : 2-0-0,1-3-0,1-1-2,0-0-0.
reason-waves-number = L'affrontement { $detail } n'a pas le bon nombre d'ennemis : de 1 à 12, et au quatrième, avec le boss, de 0 à 12.
reason-several-cards = Plusieurs cartes commencent ainsi ({ $detail }) : écrivez le nom plus longuement.
reason-more-heroes-than-players = Il y a plus de héros que de places ({ $detail }) : nommez moins de héros, ou ajoutez des places.
reason-novices-of-whom = Les héros sont tirés au sort : on ne peut pas choisir d'avance leurs cartes Novice. Choisissez le héros, ou laissez les cartes conseillées.
