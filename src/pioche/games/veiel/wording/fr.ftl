# Ce que disent les cartes de L'Ordre de Veiel.
#
# $mood : order (la carte dit quoi faire), fact (ce qui arrive). $form : order, you (vous), other ($who sujet, $whom objet, $of avec de).
# $me : you, rune, enemy, boss, battlefield. $number : one, many. $role : subject, object, of. $sign : more, less.
# $x : ce qu'est X. $per : par quoi, ou à quelle condition, un nombre augmente.


## Liaisons

comma = { $first }, { $second }
and = { $first } et { $second }
or = { $first } ou { $second }
as-well = { $first }, et { $second }
then = { $first }, puis { $second }
plus = { $first } + { $second }
semicolon = { $first }{ "\u00A0" }; { $second }
sentence = { $text }.
provided = { $condition }, { $clause }
provided-behind = { $clause } { $condition }
provided-else = { $condition }, { $clause }{ "\u00A0" }; sinon, { $otherwise }
choose-one = au choix{ "\u00A0" }: { $options }
option = ({ $letter }) { $text }
choose = choisissez { $whom }{ "\u00A0" }: { $clause }
for-a-time = { $moment }, { $clause }
line-passive = { $keyword }{ "\u00A0" }: { $lower }
line-keyword = { $keyword }. { $text }


## Mots-clés, types, couleurs, catégories

keyword-amorce = Amorce
keyword-passif = Passif
keyword-substitution = Substitution
keyword-rune = Rune

type-attaque = attaque
type-defense = défense
type-deplacement = déplacement
type-soin = soin
type-technique = technique
of-type-attaque = d'attaque
of-type-defense = de défense
of-type-deplacement = de déplacement
of-type-soin = de soin
of-type-technique = de technique

colour-rouge = rouge
colour-jaune = jaune
colour-bleu = bleu
colour-vert = vert
colour-violet = violet
colour-incolore = incolore

category-base = Deck de base
category-hero = Héros
category-novice = Héros{ "\u00A0" }: Novice { $stars }
category-initiate = Héros{ "\u00A0" }: Initié { $stars } ({ $owner })
category-adept = Héros{ "\u00A0" }: Adeptes { $stars } ({ $owner })
category-master = Héros{ "\u00A0" }: Maître { $stars } ({ $owner })
category-reward = Récompense { $sort ->
    [rare] rare
   *[common] commune
}
category-enemy = Ennemi{ "\u00A0" }: { $sort ->
    [basic] Basique
    [intermediate] Intermédiaire
   *[powerful] Puissant
}
category-boss = Ennemi{ "\u00A0" }: Boss
category-action = Action ({ $owner })
category-battlefield = Champ de bataille

family-bande = la bande
family-betes = les bêtes
family-culte = le culte
family-demons = les démons
family-morts = les morts

title = { $name }
card-named = «{ "\u00A0" }{ $name }{ "\u00A0" }»
cards-of-type = { $number ->
    [one] carte
   *[many] cartes
} { $type }

profile-threat = menace { $threat }, { $n } { $number ->
    [one] épée
   *[many] épées
}
profile-base = { $n } «{ "\u00A0" }{ $name }{ "\u00A0" }»
profile-deck = deck de base{ "\u00A0" }: { $cards }
vitality = { $lives } × { $damage } à { $heroes } héros
profile-vitality = vitalité (vies × dégâts){ "\u00A0" }: { $by }
profile-zone = zone{ "\u00A0" }: { $zone }
profile-copies = { $n } { $number ->
    [one] exemplaire
   *[many] exemplaires
}
profile-original = conçue pour ce projet


## Zones

crossed = { $crossed ->
    [yes] , sauf le héros qui joue la carte
   *[no] {""}
}
zone-soi = la case du héros{ crossed }
zone-contact = tout droit, 1 case{ crossed }
zone-allonge = en ligne, jusqu'à 2 cases{ crossed }
zone-trait = en ligne, jusqu'à 3 cases{ crossed }
zone-ligne = en ligne, jusqu'au bord du plateau{ crossed }
zone-tir = en ligne, à 2 ou 3 cases{ crossed }
zone-tir-long = en ligne, de 2 à 4 cases{ crossed }
zone-arc = en arc, les 3 cases de devant{ crossed }
zone-cone = en cône, 1 case devant et les 3 cases derrière elle{ crossed }
zone-eclat = en éclat, 3 cases en ligne et les 2 cases à côté de la deuxième{ crossed }
zone-croix = en croix, les 4 cases adjacentes{ crossed }
zone-anneau = en anneau, les 8 cases autour{ crossed }
zone-losange = en losange, toutes les cases à 2 pas ou moins{ crossed }
zone-losange3 = en losange, toutes les cases à 3 pas ou moins{ crossed }
zone-croisee = toute la ligne et toute la colonne{ crossed }
zone-infini = tout le plateau{ crossed }


## Noms de choses

damages = { $number ->
    [one] dégât
   *[many] dégâts
}
blocks = { $number ->
    [one] blocage
   *[many] blocages
}
wounds = { $number ->
    [one] blessure
   *[many] blessures
}
steps = { $number ->
    [one] déplacement
   *[many] déplacements
}
moves = { $n } { steps }
cells = { $number ->
    [one] case
   *[many] cases
}
cards = { $number ->
    [one] carte
   *[many] cartes
}
more-or-less = { $sign ->
    [less] de moins
   *[more] de plus
}


## Personnages

de = { $role ->
    [of] de
   *[other] {""}
}
un = { $role ->
    [of] d'un
   *[other] un
}
figure = { $side ->
    [heroes] héros
   *[enemies] ennemi
}
near = { $within ->
    [1] adjacent
   *[other] à { $within } cases ou moins
}

self = { $named ->
    [yes] il
   *[no] { $me ->
        [boss] le boss
       *[enemy] cet ennemi
    }
}
of-self = { $me ->
    [boss] du boss
   *[enemy] de cet ennemi
}
to-self = { $me ->
    [boss] au boss
   *[enemy] à cet ennemi
}
who-self = { $role ->
    [of] { of-self }
   *[other] { self }
}
who-hero = { un } { $other ->
    [yes] autre
   *[no] {""}
} héros{ $dead ->
    [yes] , mort ou vivant,
   *[no] {""}
} dans la zone
who-heroes = { de } chaque { $other ->
    [yes] autre
   *[no] {""}
} héros dans la zone
who-enemy = { un } ennemi dans la zone { $boss ->
    [no] autre qu'un boss
   *[yes] {""}
}
who-allenemies = { $role ->
    [object] tous les ennemis
    [of] de chaque ennemi
   *[subject] chaque ennemi
} dans la zone
who-beside = { de } chaque autre ennemi adjacent à cet ennemi
who-spared = { de } chaque ennemi auquel elle n'a pas infligé de dégâts
who-foremost = { $role ->
    [of] du héros
   *[other] le héros
} qui a la plus haute menace
who-chained = { un } autre ennemi auquel cette carte n'a pas encore infligé de dégâts, à { $within } { $within ->
    [one] case
   *[other] cases
} ou moins du dernier
who-nearrune = { un } ennemi à { $within } { $within ->
    [one] case
   *[other] cases
} ou moins de cette rune
who-it-hero = { de } ce héros
who-it-heroes = { de } chacun d'eux
who-it-enemy = { de } cet ennemi
who-it-enemies = { de } chacun d'eux
who-it-stopped-one = s'il est arrêté avant, cet ennemi
who-it-stopped = celui qui est arrêté avant
who-that-attacker = { de } cet ennemi
who-that-that = { de } cet ennemi
who-that-player = { de } ce héros
place = { $place ->
    [rune] { $within ->
        [1] à cette rune
       *[other] de cette rune
    }
    [fallen] { $within ->
        [1] à sa case
       *[other] de sa case
    }
   *[other] { $within ->
        [1] { to-self }
       *[other] { of-self }
    }
}
who-around = { de } chaque { figure } { $own ->
    [yes] { $place ->
        [rune] sur sa case ou { near }
       *[other] { near } { place }, lui compris,
    }
   *[no] { near } { place }
}
who-such = { de } chaque { figure } { $such }
such-columns = dans la colonne { $columns }
such-still = qui n'a pas changé de case pendant le dernier tour des héros
such-centre = sur l'une des quatre cases du milieu (lignes 2 et 3, colonnes 3 et 4)
such-beside = adjacent à un autre ennemi


## Nombres

x-being = , X valant { $terms }
x-is-heroes = X est le nombre de héros moins 1
share-more = +{ $n } { $per } { $bounds }
share-just = { $n } { $per } { $bounds }
more-bounds = { $low ->
    [yes] (+{ $least } au moins, +{ $most } au plus)
   *[no] (+{ $most } au plus)
}
just-bounds = { $low ->
    [yes] ({ $least } au moins, { $most } au plus)
   *[no] ({ $most } au plus)
}
per-wounds = { $every ->
    [1] par blessure
   *[other] par tranche de { $every } blessures
} { $whose ->
    [you] que vous avez
   *[it] de ce héros
}
per-block = { $every ->
    [1] par blocage
   *[other] par tranche de { $every } blocages
} que vous avez
percardinhand = par carte qui reste dans votre main
perattack = par carte d'attaque que vous avez déjà jouée pendant ce tour
percolour = par couleur différente parmi les cartes que vous avez jouées pendant ce tour
per-damage-taken = par dégât, bloqué ou non, que vous avez subi au dernier tour des ennemis
percellmoved = { $every ->
    [1] par case
   *[other] par tranche de { $every } cases
} que { self } vient de parcourir
perlifelost = { $every ->
    [1] par vie qu'il a perdue
   *[other] par tranche de { $every } vies qu'il a perdues
}


## Conditions

if-lifelost = si un ennemi a perdu une vie ainsi
if-killed = si un ennemi est mort ainsi
if-hitseveral = si cette carte a infligé des dégâts à au moins { $n } { $number ->
    [one] ennemi
   *[many] ennemis
}
if-wounded = si vous avez au moins { $n } { wounds }
if-hasblock = si vous avez du blocage
if-hasdiscarded = si vous avez défaussé une carte pendant ce tour
if-hasnotmoved = si vous n'avez pas changé de case pendant ce tour
if-isanother = si ce n'est pas vous
if-flanked = si un autre héros est adjacent à cet ennemi
if-onelifeleft = s'il ne reste qu'une vie à cet ennemi
if-targetalone = si aucun autre héros n'est adjacent à ce héros
if-gavewound = si cette attaque a donné au moins 1 blessure
if-otherenemies = tant qu'un autre ennemi est sur le plateau
if-fewsummoned = { $n ->
    [1] si aucun ennemi invoqué par { self } n'est sur le plateau
   *[other] si moins de { $n } ennemis invoqués par { self } sont sur le plateau
}
if-roundis = si c'est la manche { $n } de l'affrontement
if-movedbydiscarding = s'il l'a déjà fait { $n } fois pendant ce tour
if-playedmorethan = s'il en a déjà joué { $n } autres pendant ce tour


## Effets

do-damage = { $mood ->
    [fact] { $who } subit { $n } { damages }
   *[order] infligez { $n } { damages } à { $whom }
}{ $x }
do-suffer = { $form ->
    [other] { $who } subit
   *[you] vous subissez
} { $n } { damages }{ $x }
do-heal = soignez { $form ->
    [other] { $n } { wounds } à { $whom }
   *[you] { $n } de vos blessures
}{ $x }
do-block = { $form ->
    [other] { $who } gagne
   *[you] vous gagnez
} { $n } { blocks }{ $x }{ $kept ->
    [yes] { $number ->
        [one] , gardé
       *[many] , gardés
    } jusqu'à la fin du prochain tour des ennemis
   *[no] {""}
}
do-lose-block = { $form ->
    [order] perdez
    [you] vous perdez
   *[other] { $who } perd
} { $all ->
    [yes] { $form ->
        [other] tous ses blocages
       *[you] tous vos blocages
    }
   *[no] { $n } { blocks }
}
do-share-damage = les héros adjacents { to-self } se partagent { $n } { damages } (à parts égales, le reste à la plus haute menace)
do-healwounds = { self } soigne toutes ses blessures
do-walk = { $form ->
    [other] { $who } peut
   *[you] vous pouvez
} faire { $number ->
    [one] { $n } { steps }
   *[many] jusqu'à { $n } { steps }
} { $through ->
    [yes] et passer à travers les ennemis
   *[no] {""}
}
do-push = { $mood ->
    [fact] { $who } est repoussé de { $n } { cells }
   *[order] repoussez { $whom } de { $n } { cells }
}
do-pull = { $mood ->
    [fact] { $who } est attiré de { $n } { cells }
   *[order] attirez { $whom } de { $n } { cells } vers vous
}
do-shift = déplacez { $whom } de { $n } { cells } au plus, comme vous voulez
do-leap = placez-vous sur une case libre de la zone
do-bring = placez { $whom } sur une case libre adjacente à vous
do-swap = échangez votre place avec celle { $of }
do-draw = { $form ->
    [order] piochez
    [you] vous piochez
   *[other] { $who } pioche
} { $n } { cards }
do-discard = { $form ->
    [order] défaussez
    [you] vous défaussez
   *[other] { $who } défausse
} { $n } { cards }
do-exile = exilez { $n } { cards }
do-x = choisissez X, { $most } au plus{ "\u00A0" }: { $verb ->
    [exile] exilez
   *[discard] défaussez
} X cartes
do-recover = { $form ->
    [order] reprenez
    [you] vous reprenez
   *[other] { $who } reprend
} { $into ->
    [hand] en main
   *[discard] { $form ->
        [other] dans sa défausse
       *[you] dans votre défausse
    }
} { $free ->
    [yes] jusqu'à
   *[no] {""}
} { $n } { cards } de { $form ->
    [other] son exil, à son choix
   *[you] votre exil, à votre choix
}
do-reveal = révélez les { $show } premières cartes de votre deck{ "\u00A0" }: prenez-en { $n } en main et défaussez les autres
do-seek-type = cherchez dans votre deck { $number ->
    [one] la prochaine { $cards } et prenez-la
   *[many] les { $n } prochaines { $cards } et prenez-les
} en main{ "\u00A0" }; défaussez les autres cartes passées
do-seek = cherchez dans votre deck une carte { $named ->
    [yes] { $name }
   *[no] de la catégorie Héros
}, prenez-la en main et mélangez le deck
do-send-exile = exilez cette carte
do-send-gone = retirez cette carte du jeu
do-send-apart = retirez cette carte du jeu jusqu'à la fin de l'affrontement
do-takebase = prenez en main une carte de base de votre choix dans la réserve
do-ally-plays = { $who } peut jouer aussitôt 1 carte de sa main
do-stun = { $who } ne joue pas son prochain tour
do-layrune = posez cette carte sur votre case ou sur une case de la zone, s'il ne s'y trouve pas de rune
do-liftrune = défaussez-la
do-summon = { self } invoque { $n } { $number ->
    [one] ennemi basique
   *[many] ennemis basiques
}
do-rally = chaque autre ennemi joue un tour, dans l'ordre de lecture
do-moveonly = chaque ennemi, dans l'ordre de lecture, se déplace comme à son tour, mais n'attaque pas
do-placeanew = chaque ennemi qui n'a aucun héros à { $within } { $within ->
    [one] case
   *[other] cases
} ou moins est replacé aux dés, dans l'ordre de lecture
do-reinforcement = un ennemi basique de plus est pioché et placé
each-rune = pour chaque rune sur le plateau, { $most } au plus, { $clause }


## Ce que font les ennemis

assault-first = d'abord, { $clause }
assault-only = { $clause }
assault = { $walk ->
    [0] sans se déplacer,
   *[other] fait jusqu'à { $moves }, puis
} inflige { $n } { damages } à { $several ->
    [yes] tous les héros
   *[no] un héros
} dans la zone
assault-more = { $n } { damages } de plus { $per } { $bounds }
assault-before = avant les dégâts, { $clause }
assault-times = { $several ->
    [yes] chacun d'eux est attaqué
   *[no] ce héros est attaqué
} { $times } fois de suite de cette façon
assault-after = ensuite, { $clause }


## Durées

their-turn = { $form ->
    [other] son tour
   *[you] votre tour
}
until-their-turn = jusqu'à la fin de { their-turn }
until-their-next-turn = pendant { $form ->
    [other] son prochain tour
   *[you] votre prochain tour
}
until-heroes = pendant ce tour des héros
until-enemies = jusqu'à la fin du tour des ennemis
until-next-enemies = jusqu'à la fin du prochain tour des ennemis
at-their-turn = à la fin de { their-turn }
at-enemies = à la fin de ce tour des ennemis
rune-lies = tant que cette rune est posée, { $clause }
rune-ends-enemies = défaussez-la à la fin du tour des ennemis
rune-ends-encounter = elle reste jusqu'à la fin de l'affrontement


## Règles en vigueur : nombres

next-damage-played = { $form ->
    [other] la prochaine { $card } { $of }
   *[you] votre prochaine { $card }
} inflige { $n } { damages } { more-or-less }
next-damage-against = la prochaine { $card } qui inflige des dégâts à { $whom } lui en inflige { $n } { more-or-less }
next-times-played = { $form ->
    [other] la prochaine { $card } { $of }
   *[you] votre prochaine { $card }
} est résolue { $total } fois avant d'être défaussée
number-damage-played = { $form ->
    [other] les { $cards } { $of }
   *[you] vos { $cards }
} infligent { $n } { damages } { more-or-less }
number-damage-cards = les { $cards } infligent { $n } { damages } { more-or-less } à chaque ennemi touché
number-damage-played-here = les { $cards } jouées par un héros sur sa case infligent { $n } { damages } { more-or-less }
number-damage-near-here = les { $cards } infligent { $n } { damages } { more-or-less } à chaque ennemi sur sa case ou adjacent
number-hand-size-it = { $form ->
    [other] { $who } pioche
   *[you] vous piochez
} jusqu'à avoir { $total } cartes en main
number-last-draw-here = un héros qui finit son tour sur sa case pioche alors { $n } { cards } { more-or-less }
number-threat-it = { $form ->
    [other] la menace { $of }
   *[you] votre menace
} est { $sign ->
    [less] réduite
   *[more] augmentée
} de { $n }
number-threat-heroes-set = la menace de tous les héros est de { $total }{ "\u00A0" }; ce qu'une carte jouée ajoute ou retire compte, et les épées départagent
number-attack-it = les attaques { $of } infligent { $n } { damages } { more-or-less }
number-attack-self = les attaques { of-self } infligent { $n } { damages } { more-or-less } { $per }
number-attack-against-it = chaque attaque { $form ->
    [other] contre { $whom } lui
   *[you] vous
} inflige { $n } { damages } { more-or-less }
number-attack-enemies = les attaques des ennemis infligent { $n } { damages } { more-or-less }
number-attack-neighbours = les attaques des autres ennemis adjacents { to-self } infligent { $n } { damages } { more-or-less }
number-attack-last-life = les attaques des ennemis à qui il ne reste qu'une vie infligent { $n } { damages } { more-or-less }
number-attack-row = les attaques infligent { $n } { damages } { more-or-less } aux héros de la ligne { $row }
number-moves-it = { $who } a { $n } { steps } { more-or-less }
number-moves-it-most = { $total ->
    [0] { $who } ne peut pas se déplacer
   *[other] { $who } fait au plus { $n } { steps }
}
number-moves-enemies = les ennemis ont { $n } { steps } { more-or-less }, de même que chaque Action qui déplace un boss
number-armour-self = chaque carte d'attaque inflige { to-self } { $n } { $sign ->
    [less] dégât de plus
   *[more] { damages } de moins (1 au moins)
}
number-armour-struck-afar = les cartes d'attaque jouées depuis une case non adjacente { to-self } lui infligent { $n } { $sign ->
    [less] dégât de plus
   *[more] { damages } de moins (1 au moins)
}
number-keep-heroes-set = à la fin de son tour, avant de piocher, un héros défausse toutes les cartes qu'il a en main sauf { $total }


## Règles en vigueur : interdictions

forbid-lose-block-it = { $form ->
    [other] les blocages { $of } ne sont pas retirés
   *[you] vos blocages ne sont pas retirés
}
forbid-heal-wounds-it = les blessures { $of } ne sont pas soignées
forbid-attack-it = les ennemis ne peuvent pas { $form ->
    [other] attaquer { $whom }
   *[you] vous attaquer
}
forbid-move-it = { $who } ne fait aucun déplacement
forbid-choose-distant = une carte jouée depuis une case non adjacente { to-self } ne peut pas le cibler
forbid-displace-self = les cartes des héros ne peuvent pas déplacer { self }
forbid-discard-move-heroes = un héros ne se déplace pas en défaussant une carte sans la jouer
forbid-pass-heroes = les héros ne passent pas à travers les autres héros
near-it = { $within ->
    [1] sur une case adjacente à { $form ->
        [other] { $whom }
       *[you] vous
    }
   *[other] à { $within } cases ou moins { $form ->
        [other] { $of }
       *[you] de vous
    }
}
guards-others-near-it = { $form ->
    [other] { $who } subit
   *[you] vous subissez
} à la place de tout autre héros { near-it } les dégâts qu'une attaque lui infligerait
obstacle = personne ne s'y arrête, n'y passe ni n'y est placé
obstacle-cells = les cases { $cells } (ligne-colonne) sont des obstacles{ "\u00A0" }: { obstacle }
obstacle-rows = les lignes { $rows } sont des obstacles{ "\u00A0" }: { obstacle }


## Règles en vigueur : ce qui arrive quand

when-resolve-played = après chaque { $card } que vous jouez, { $effect }
when-resolve-struck-beside = quand un héros adjacent { to-self } lui a infligé des dégâts avec une carte d'attaque, { $effect } une fois la carte résolue
when-resolve = après chaque carte qu'un héros joue pendant son tour, { $effect }
when-attacked-it = après chaque attaque d'un ennemi contre { $form ->
    [other] { $whom }
   *[you] vous
}, { $effect }
when-attacked-adjacent = après chaque attaque d'un ennemi adjacent contre vous, { $effect }
when-wounded-own-hero = chaque fois que l'attaque d'un ennemi vous donne au moins 1 blessure, { $effect }
when-arrive-near-it = quand un ennemi finit son déplacement { near-it }, même sans avoir bougé, { $effect } avant d'attaquer
when-lose-life-self = quand { self } perd une vie, { $effect }
when-appear-self = quand { self } est placé, { $effect }
when-target-self = chaque fois qu'une carte d'attaque cible { self }, { $effect } avant les dégâts
when-action-wounds-self = chaque fois qu'une Action { of-self } donne au moins 1 blessure, { $effect }
when-die = quand un ennemi meurt, { $effect }
when-begin = avant le premier tour des héros, { $effect }
when-enemies-turn = au début du tour des ennemis, { $effect }
when-end-of-enemies = à la fin du tour des ennemis, avant que les blocages soient retirés, { $effect }
when-cleaned = à la fin du tour des ennemis, une fois les blocages retirés, { $effect }
