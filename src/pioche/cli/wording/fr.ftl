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
    q         quitter
    F Force, S Soin, C Cosmos, PV points de victoire (* : selon vos cartes), ■ Flamme. Un nombre souligné a changé.
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
play-undone = Votre dernière réponse est reprise.
play-undone-anew = Votre dernière réponse est reprise. Tous sont d'accord ; le hasard repart autrement.
play-save-where = Dites dans quel fichier : « s ma-partie.json ».
play-saved = La partie est enregistrée dans { $file }. Pour la reprendre : pioche play --load { $file } --bots { $bots }
play-not-saved = La partie n'a pas pu être enregistrée dans { $file } ({ $error }) : essayez un autre nom.

screen-heading = { $you ->
    [yes] Tour { $turn }, à vous ({ $who })
   *[no] Tour { $turn }, { $who } joue
}
screen-clock = Horloge
screen-flames = { $count ->
    [0] plus de Flamme : dernier tour de table
    [one] une Flamme
   *[other] { $count } Flammes
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
replay-config = Réglages : { $config }
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
reason-load-alone = --load reprend une partie telle qu'elle est : --players, --hero, --seed, --variant et --promos n'y changent rien ; enlevez-les.
reason-cannot-write = Impossible d'écrire ({ $detail }) : libérez de la place ou choisissez un autre endroit.
reason-too-many-bots = { $detail } bots, c'est trop : il faut au moins une place pour vous.
reason-bench-failed = La mesure « { $detail } » a échoué : lancez bench/{ $detail }.py pour voir pourquoi.
reason-more-bots-than-players = Il y a plus de bots que de joueurs ({ $detail }) : nommez moins de bots, ou ajoutez des joueurs.
reason-no-checkout = Cette commande demande le code source de Pioche : lancez-la dans une copie du dépôt.
reason-no-pytest = Cette commande demande pytest : « make setup » l'installe.
reason-tests-unreadable = pytest n'a pas pu lire les tests ({ $detail }) : corrigez-les d'abord.
reason-too-few-workers = { $detail } processus, ce n'est pas assez : demandez-en au moins un.
reason-unknown-rule = Aucune règle ne répond à « { $detail } » : essayez un autre mot ; « pioche rules seiya » les montre toutes.
reason-too-few-games = { $detail } partie, ce n'est pas assez : demandez-en au moins une.
reason-unknown-bot = Bot inconnu : « { $detail } ». Choisissez parmi random et greedy.
reason-unknown-card = Carte inconnue : « { $detail } ». « pioche cards seiya » donne la liste.
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
simulate-points = PV en moyenne (95 %)
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-interval = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-single = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (–)
simulate-figures = Graine { $seed } · { NUMBER($turns, maximumFractionDigits: 1) } tours par partie · { $decisions } décisions · { NUMBER($speed, maximumFractionDigits: 0) } décisions/s · { NUMBER($games, maximumFractionDigits: 1) } parties/s
simulate-interrupted = { $count ->
    [0] Interrompu avant la fin de la première partie.
    [one] Interrompu après une partie.
   *[other] Interrompu après { $count } parties.
}

## pioche cards

cards-group = { $set ->
    [base] { $group }
   *[promo] Promo : { $group }
}
cards-cost = coûte
cards-or = {" "}ou{" "}
cards-gives = donne
cards-force = F{ $amount }
cards-heal = S{ $amount }
cards-cosmos = C{ $amount }
cards-points = { $points } PV
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
rules-no-test = aucun test
rules-covered = { $covered } règles sur { $rules } sont prouvées par un test, { $scenarios } par une partie jouée.

## pioche bench

bench-calibration-ms = Étalon : une boucle de Python (ms)
bench-decisions-per-second = seiya : décisions par seconde
bench-games-per-second = seiya : parties par seconde
bench-copy-us = seiya : copier un état (µs)
bench-dump-load-us = seiya : enregistrer et recharger un état (µs)
bench-rss-growth-mb = { $quick ->
    [True] seiya : mémoire gagnée de la 100e à la 1000e partie (Mo)
   *[other] seiya : mémoire gagnée de la 1000e à la 10 000e partie (Mo)
}
