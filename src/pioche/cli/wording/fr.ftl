# cli

## pioche play, pioche replay

play-welcome = Tapez le numéro de votre choix, ou « ? » pour l'aide.
play-prompt = { $who }>{" "}
play-hand-over = { $who }, c'est à vous. Prenez le clavier et appuyez sur Entrée.
play-help =
    3         choisir l'option 3 ; là où plusieurs choix sont permis : 1 4 5
    Entrée    ne rien choisir, là où c'est permis
    ? 3       expliquer l'option 3 : texte de la carte, calculs, règles
    ? gigas   lire les cartes de ce nom
    u         reprendre votre dernière réponse
    l         relire tout le journal
    s FICHIER enregistrer la partie
    c         abandonner la partie, là où le jeu le permet
    q         quitter
play-legend = { $game ->
    [seiya] F Force, S Soin, C Cosmos, PV points de victoire (* : selon vos cartes), ■ Flamme. Un nombre souligné a changé.
   *[other] Un nombre souligné a changé.
}
play-not-understood = « { $typed } » n'est pas un numéro d'option. Tapez un numéro de la liste, ou « ? » pour l'aide.
play-out-of-range = Les options vont de 1 à { $count } : tapez un numéro de la liste.
play-wrong-number = { $span ->
    [one] Choisissez une seule option : tapez un numéro de la liste.
    [up-to] { $most ->
        [1] Choisissez une option au plus : tapez son numéro, ou Entrée seule pour aucune.
       *[other] Choisissez { $most } options au plus : tapez leurs numéros, séparés par des espaces.
    }
    [some] Choisissez de { $least } à { $most } options : tapez leurs numéros, séparés par des espaces.
   *[exactly] Choisissez { $most } options : tapez leurs numéros, séparés par des espaces.
}
play-left = Vous quittez la table. La prochaine fois, « s FICHIER » enregistre la partie et « pioche play --load FICHIER » la reprend.
play-quit = Vous quittez la table. Pour garder une partie, tapez « s FICHIER » avant « q » ; « pioche play --load FICHIER » la reprend.
play-after = « s FICHIER » enregistre la partie, « l » relit le journal, « u » reprend votre dernière réponse, Entrée quitte.
play-consent = Cette réponse a montré du caché ou laissé jouer les autres : tout le monde est d'accord pour la reprendre ? (oui/non)
play-yes = o oui y yes
play-not-undone = La réponse reste.
play-concede = Abandonner la partie ? Vous la perdez aussitôt. (oui/non)
play-not-conceded = La partie continue.
play-undone = Votre dernière réponse est reprise.
play-undone-anew = Votre dernière réponse est reprise. Tous sont d'accord ; le hasard repart autrement.
play-save-where = Dites dans quel fichier : « s ma-partie.json ».
play-saved = La partie est enregistrée dans { $file }. Pour la reprendre : pioche play --load { $file } --bots { $bots }
play-not-saved = La partie n'a pas pu être enregistrée dans { $file } ({ $error }) : essayez un autre nom.

screen-heading = { $turn ->
    [0] Mise en place
   *[other] { $you ->
        [yes] Tour { $turn }, à vous ({ $who })
       *[no] Tour { $turn }, { $who } joue
    }
}
screen-clock = Horloge
screen-flames = { $count ->
    [0] plus de Flamme : dernier tour de table
    [one] une Flamme
   *[other] { $count } Flammes
}
screen-counter = Tour { $turn } sur { $turns }
screen-die = Dé { $number } : { $number ->
    [1] Défausser
    [2] Piocher
    [3] Purifier
    [4] Geler
    [5] Force
   *[6] Cosmos
}
screen-sapphires = Saphirs d'Odin
screen-pillars = Piliers
screen-epic = Épopée : { $name }
screen-with-tokens = { $card } ({ $amount } PV)
screen-energy = Énergie { $amount }/{ $most }{ $used ->
    [yes] { " " }(Technique utilisée)
   *[no] { "" }
}
screen-relics = Reliques : { $cards }
screen-frozen = Gelées : { $cards }
screen-frost = { $card } ❄{ $level }
screen-guard = Défendent la fondation : { $cards }
screen-trophies = Piliers détruits : { $cards }
screen-weapons = { $count ->
    [one] { $count } Arme de la Balance
   *[other] { $count } Armes de la Balance
}
screen-tokens = jetons { $amount } PV
screen-held = en main : { $cards }
screen-apart = { $count ->
    [0] aucune carte écartée
    [one] { $count } carte écartée
   *[other] { $count } cartes écartées
}
screen-piles = {" "}· Réserve { $reserve } · retirées { $removed }
screen-slot = #
screen-card = Terrain
screen-cost = Coût
screen-gives = Donne
screen-pv = PV
screen-text = Texte
screen-empty = (vide)
screen-force = F{ $amount }
screen-heal = S{ $amount }
screen-cosmos = C{ $amount }
screen-cost_force = F{ $amount }
screen-cost_cosmos = C{ $amount }
screen-player = { $who } :
screen-reach-force = Force { $have } sur { $cost }
screen-reach-cosmos = Cosmos { $have } sur { $cost }
screen-hand = Votre main ({ $count })
screen-you = Vous
screen-own = pioche { $draw } · défausse { $discard } · détruites { $destroyed } · mises de côté { $aside }{ screen-has }
screen-other = main { $hand } · pioche { $draw } · défausse { $discard } · détruites { $destroyed }{ screen-has }
screen-has = { $armour ->
    [none] {""}
   *[other] {" "}· équipe { $armour }
}{ $wounded ->
    [none] {""}
   *[other] {" "}· blessés : { $wounded }
}
screen-several = { $span ->
    [up-to] { $most ->
        [1] Un choix au plus ; Entrée pour aucun.
       *[other] Plusieurs choix possibles, séparés par des espaces ; Entrée pour aucun.
    }
    [some] De { $least } à { $most } choix, séparés par des espaces.
   *[exactly] { $most } choix, séparés par des espaces.
}
screen-over = La partie est terminée
screen-score = { $who } : { $count } PV
screen-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $who } gagne la partie !
   *[other] Victoire partagée : { $who } !
}

replay-heading = Partie enregistrée : { $game }
replay-settings = Réglages : { $settings }
settings-players = { $count } joueurs
settings-heroes = héros { $heroes }
settings-first = le joueur { $seat } commence
settings-variant = variante de la phase d'entretien
settings-promos = avec les cartes promo
settings-asgard = avec Asgard
settings-poseidon = avec Poséidon
settings-epics = avec les Épopées
settings-left-out = sans les cartes de { $boxes } dans la Réserve
settings-solo = { $difficulty ->
    [difficult] seul contre Hilda, difficile
    [expert] seul contre Hilda, expert
   *[normal] seul contre Hilda
}
settings-decks = { $one } contre { $other }
settings-cards = { $count ->
    [one] avec une carte apportée
   *[other] avec { $count } cartes apportées
}
replay-inputs = { $count ->
    [one] une entrée
   *[other] { $count } entrées
}
replay-other-rules = Cette partie a été jouée avec d'autres règles ou d'autres cartes : elle ne peut pas être rejouée avec celles-ci.
replay-verified = La partie est bien celle qui a été enregistrée ({ $count ->
    [one] une entrée
   *[other] { $count } entrées
}).
replay-rekey = le hasard repart autrement : une réponse a été reprise
replay-concession = { $who } abandonne
replay-secret = { $who } fait un choix secret
replay-deed = { $what ->
    [none] { $who } : rien
   *[other] { $who } : { $what }
}
replay-unfinished = La partie n'est pas terminée.

trouble = { $kind ->
    [ENOENT] ce fichier ou ce dossier n'existe pas
    [EACCES] l'accès est interdit
    [EISDIR] c'est un dossier
    [ENOSPC] le disque est plein
   *[other] { $text }
}
reason-load-alone = --load reprend une partie telle qu'elle est : les autres réglages n'y changent rien ; enlevez-les.
reason-not-a-setting = { $detail } n'est pas un réglage de ce jeu : enlevez-le.
reason-unknown-set = Extension inconnue : « { $detail } ». Choisissez parmi base, asgard, poseidon et promo.
reason-unknown-deck = Deck inconnu : « { $detail } ». Donnez un fichier, ou un des decks red, blue, green, yellow, black et multi.
reason-unknown-game = Jeu inconnu : « { $detail } ». Choisissez parmi seiya et dbs.
reason-cannot-write = Impossible d'écrire ({ $detail }) : libérez de la place ou choisissez un autre endroit.
reason-too-many-bots = { $detail } bots, c'est trop : il faut au moins une place pour vous.
reason-bench-failed = La mesure « { $detail } » a échoué : lancez bench/{ $detail }.py pour voir pourquoi.
reason-more-bots-than-players = Il y a plus de bots que de joueurs ({ $detail }) : nommez moins de bots, ou ajoutez des joueurs.
reason-no-checkout = Cette commande demande le code source de Pioche : lancez-la dans une copie du dépôt.
reason-no-pytest = Cette commande demande pytest : « make setup » l'installe.
reason-tests-unreadable = pytest n'a pas pu lire les tests ({ $detail }) : corrigez-les d'abord.
reason-too-few-workers = { $detail } processus, ce n'est pas assez : demandez-en au moins un.
reason-unknown-rule = Aucune règle ne répond à « { $detail } » : essayez un autre mot ; « pioche rules seiya » ou « pioche rules dbs » les montre toutes.
reason-too-few-games = { $detail } partie, ce n'est pas assez : demandez-en au moins une.
reason-unknown-bot = Bot inconnu : « { $detail } ». Choisissez parmi random et greedy.
reason-unknown-card = Carte inconnue : « { $detail } ». « pioche cards seiya » ou « pioche cards dbs » donne la liste.
reason-unreadable-file = Ce fichier ne peut pas être lu ({ $detail }) : vérifiez son nom.

## pioche simulate

simulate-progress = Parties
simulate-title = { $game }, { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
}
simulate-seat = Place
simulate-bot = Bot
simulate-wins = Victoires
simulate-share = % de victoires (95 %)
simulate-points = { $game ->
    [seiya] PV en moyenne (95 %)
   *[other] Vie du vainqueur en moyenne (95 %)
}
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-interval = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-single = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (–)
simulate-figures = Graine { $seed } · { NUMBER($turns, maximumFractionDigits: 1) } tours par partie · { $decisions } décisions · { NUMBER($speed, maximumFractionDigits: 0) } décisions/s · { NUMBER($games, maximumFractionDigits: 1) } parties/s
simulate-interrupted = { $count ->
    [0] Interrompu avant la fin de la première partie.
    [one] Interrompu après une partie.
   *[other] Interrompu après { $count } parties.
}

## dbs: la table et les cartes

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
dbs-number = { NUMBER($amount) }
dbs-under = { $count ->
    [one] une carte dessous
   *[other] { $count } cartes dessous
}
dbs-active = { $count } en mode Action
dbs-rested = { $count } en mode Inertie
dbs-fight = Combat : { $attacker } ({ NUMBER($mine) }) attaque { $guard } ({ NUMBER($theirs) })
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
dbs-power = puissance { NUMBER($amount) }
dbs-combo = Combo + { NUMBER($power) } pour { $cost }
dbs-not-playable = texte non compris : injouable
dbs-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

## pioche cards

cards-group = { $set ->
    [base] { $group }
    [asgard] Asgard : { $group }
    [poseidon] Poséidon : { $group }
   *[promo] Promo : { $group }
}
cards-cost = coûte
cards-or = {" "}ou{" "}
cards-gives = donne
cards-force = F{ $amount }
cards-heal = S{ $amount }
cards-cosmos = C{ $amount }
cards-points = { $points } PV
cards-sapphire = ◆ Saphir
cards-hourglasses = { $count } sabliers
cards-flame = ■ Flamme
cards-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}, { $copies ->
    [one] un exemplaire
   *[other] { $copies } exemplaires
} · F Force, S Soin, C Cosmos, * : selon vos cartes

## pioche rules

rules-count = { $count } règles
rules-cards = Carte concernée : { $cards }
rules-id = Identifiant : { $id }
rules-running = Exécution des tests qui portent des règles…
rules-skipped = { $test } (ignoré : ne prouve rien pour l'instant)
rules-failed = { $test } (échoué)
rules-no-test = aucun test
rules-covered = { $game } : { $covered } règles sur { $rules } sont prouvées par un test, { $scenarios } par une partie jouée.

## pioche bench

bench-calibration-ms = Étalon : une boucle de Python (ms)
bench-decisions-per-second = { $game } : décisions par seconde
bench-games-per-second = { $game } : parties par seconde
bench-copy-us = { $game } : copier un état (µs)
bench-dump-load-us = { $game } : enregistrer et recharger un état (µs)
bench-all-boxes-decisions-per-second = { $game }, toutes les boîtes : décisions par seconde
bench-all-boxes-games-per-second = { $game }, toutes les boîtes : parties par seconde
bench-all-boxes-copy-us = { $game }, toutes les boîtes : copier un état (µs)
bench-all-boxes-dump-load-us = { $game }, toutes les boîtes : sauver et relire un état (µs)
bench-rss-growth-mb = { $quick ->
    [True] { $game } : mémoire gagnée de la 100e à la 1000e partie (Mo)
   *[other] { $game } : mémoire gagnée de la 1000e à la 10 000e partie (Mo)
}

## pioche deck, pioche import : fichiers de cartes et de decks

reason-file-missing = { $detail } : ce fichier ou ce dossier n'existe pas. Vérifiez son nom.
reason-file-denied = { $detail } : l'accès est interdit. Changez ses droits ou choisissez un autre endroit.
reason-file-is-folder = { $detail } est un dossier : nommez un fichier qu'il contient.
reason-file-not-folder = { $detail } n'est pas un dossier : nommez le dossier qui contient les fichiers.
reason-file-unreadable = Ce fichier ne peut pas être lu ({ $detail }) : vérifiez son nom.
reason-file-too-large = Ce fichier est plus grand que ce qui peut être lu ({ $detail }) : scindez-le.
reason-file-not-text = Ce fichier n'est pas du texte en UTF-8 ({ $detail }) : enregistrez-le ainsi.
reason-file-not-json = Ce fichier n'est pas du JSON ({ $detail }) : corrigez-le à cet endroit.
reason-file-too-deep = Listes et objets sont trop imbriqués ({ $detail }) : aplatissez-les.
reason-no-card-files = Aucun fichier de cartes dans { $detail } : « pioche import » en écrit, leurs noms finissent par .json.
reason-not-a-card-file = Ce n'est pas un fichier de cartes de ce jeu ({ $detail }) : il commence par "pioche": "cards/1" et "game": "dbs".
reason-bad-card = Cette carte ne peut pas être lue ({ $detail }) : corrigez-la à cet endroit.
reason-bad-card-field = Aucune carte n'a une telle valeur ({ $detail }) : corrigez-la.
reason-card-twice = Cette carte existe deux fois ({ $detail }) : gardez-en une.
reason-card-other-side = Les deux faces d'une carte Leader doivent se nommer l'une l'autre ({ $detail }) : corrigez cela.
reason-bad-deck = Ce deck ne suit pas les règles ({ $detail }) : « pioche deck check » nomme toutes les fautes.
reason-not-a-list = Ce n'est pas une liste de cartes ({ $detail }) : une liste est un tableau JSON d'objets.
reason-bad-entry = Cette entrée d'une liste ne peut pas être lue ({ $detail }) : corrigez-la.
reason-no-files = Nommez au moins un fichier.
reason-no-folder = Nommez avec --out le dossier où écrire les cartes.
reason-no-subcommand = Que faut-il faire ? Écrivez { $detail } et ce qui va avec.
reason-no-importer = Il n'y a pas de listes à importer pour « { $detail } » : le jeu à choisir est dbs.

## pioche deck

deck-legal = { $count ->
    [one] Ce deck suit les règles : une carte Leader et une carte.
   *[other] Ce deck suit les règles : une carte Leader et { $count } cartes.
}
deck-faults = { $count ->
    [one] Une faute :
   *[other] { $count } fautes :
}
deck-line = ligne { $line }
deck-whole = deck
deck-leader = Leader
deck-types = Types
deck-colours = Couleurs
deck-costs = Coûts en énergie
deck-type = { $type ->
    [battle] { $count ->
        [one] une carte de Combat
       *[other] { $count } cartes de Combat
    }
    [extra] { $count ->
        [one] une carte Extra
       *[other] { $count } cartes Extra
    }
   *[unison] { $count ->
        [one] une carte Unisson
       *[other] { $count } cartes Unisson
    }
}
deck-colour = { $colour ->
    [red] { $count ->
        [one] une rouge
       *[other] { $count } rouges
    }
    [blue] { $count ->
        [one] une bleue
       *[other] { $count } bleues
    }
    [green] { $count ->
        [one] une verte
       *[other] { $count } vertes
    }
    [yellow] { $count ->
        [one] une jaune
       *[other] { $count } jaunes
    }
   *[black] { $count ->
        [one] une noire
       *[other] { $count } noires
    }
}
deck-cost = { $count } × { $cost }
fault-line = « { $detail } » n'est pas compris : écrivez le nombre d'exemplaires et le numéro de la carte, comme « 4 PI1-005 ».
fault-unknown = Aucune carte n'a ce numéro : corrigez-le, ou ajoutez ses cartes avec --cards.
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

## pioche import

import-cards = { $cards ->
    [one] Une carte
   *[other] { $cards } cartes
}, dont { $compiled ->
    [one] une jouable
   *[other] { $compiled } jouables
} ({ NUMBER($share, maximumFractionDigits: 1) } %)
import-skills = { $skills ->
    [one] Une ligne de Capacité
   *[other] { $skills } lignes de Capacité
}, { $compiled } comprises, { $round_trip } redites comme elles sont imprimées
import-refused = { $count ->
    [one] Une entrée qui n'est pas une carte a été laissée de côté
   *[other] { $count } entrées qui ne sont pas des cartes ont été laissées de côté
}
import-files = { $count ->
    [one] Un fichier écrit
   *[other] { $count } fichiers écrits
} dans { $folder }
import-reasons = Ce qui n'est pas compris, le plus fréquent d'abord
import-more = … et { $count ->
    [one] une autre raison
   *[other] { $count } autres raisons
}
import-more-entries = … et { $count ->
    [one] une autre entrée
   *[other] { $count } autres entrées
}
import-differences = Variantes qui diffèrent de la carte elle-même, laquelle compte
import-difference = { $number }, { $field } : « { $variant } » au lieu de « { $base } »

## Serveur

serve-address = La table est ouverte : { $url }
serve-stop = Ctrl-C l'arrête ; les parties sont gardées et reprennent au prochain démarrage.
reason-bad-number = Ce nombre ne convient pas ({ $detail }) : de 1 à 64 processus, un port de 0 à 65535.
reason-bad-limit = « { $detail } » n'est pas une limite : écrivez par exemple --limit chat=1/8 (par seconde, et d'un coup) ou --limit connections=16. docs/host.md les nomme toutes.
reason-bad-database = Cette base de données n'est pas connue : écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
reason-newer-database = Cette base de données vient d'une version plus récente de Pioche : installez cette version, ou indiquez une autre base avec --db.
reason-no-database = La base de données ne répond pas ({ $detail }) : vérifiez qu'elle tourne, et son adresse.
reason-no-address = On ne peut pas écouter à cette adresse ({ $detail }) : choisissez un autre port avec --port.
replay-proven = { $practice ->
    [yes] Table d'entraînement : la graine avait été choisie.
   *[no] La graine et le sel donnent bien l'empreinte annoncée : comparez-la à celle du début de la partie.
} { $commitment }
reason-not-committed = La partie n'a pas suivi la graine et le sel que le serveur avait annoncés : ne vous y fiez pas.
