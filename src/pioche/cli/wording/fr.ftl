# cli

## pioche play, pioche replay

play-welcome = Tapez le numéro de votre choix, ou « ? » pour l'aide.
play-prompt = { $who }>{" "}
play-hand-over = { $who }, c'est à vous. Prenez le clavier et appuyez sur Entrée.
play-help =
    3         choisir l'option 3 ; là où plusieurs choix sont permis : 1 4 5
    Entrée    ne rien choisir, là où c'est permis
    ? 3       expliquer l'option 3 : texte de la carte, calculs, règles
    ? NOM     lire les cartes de ce nom
    u         reprendre votre dernière réponse
    l         relire tout le journal
    s FICHIER enregistrer la partie
    c         abandonner la partie, là où le jeu le permet
    q         quitter
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

replay-heading = Partie enregistrée : { $game }
replay-settings = Réglages : { $settings }
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

reason-load-alone = --load reprend une partie telle qu'elle est : les autres réglages n'y changent rien ; enlevez-les.
reason-not-a-setting = { $detail } n'est pas un réglage de ce jeu : enlevez-le.
reason-unknown-game = Jeu inconnu : « { $detail } ». Choisissez parmi { $games }.
reason-too-many-bots = { $detail } bots, c'est trop : il faut au moins une place pour vous.
reason-bench-failed = La mesure « { $detail } » a échoué : lancez bench/{ $detail }.py pour voir pourquoi.
reason-more-bots-than-players = Il y a plus de bots que de joueurs ({ $detail }) : nommez moins de bots, ou ajoutez des joueurs.
reason-fewer-bots-than-players = Il y a moins de bots que de joueurs ({ $detail }) : nommez un bot pour chaque place.
reason-no-checkout = Cette commande demande le code source de Pioche : lancez-la dans une copie du dépôt.
reason-no-pytest = Cette commande demande pytest : « make setup » l'installe.
reason-tests-unreadable = pytest n'a pas pu lire les tests ({ $detail }) : corrigez-les d'abord.
reason-too-few-workers = { $detail } processus, ce n'est pas assez : demandez-en au moins un.
reason-unknown-rule = Aucune règle ne répond à « { $detail } » : essayez un autre mot ; « pioche rules » suivi du seul nom du jeu les montre toutes.
reason-too-few-games = { $detail } partie, ce n'est pas assez : demandez-en au moins une.
reason-unknown-bot = Bot inconnu : « { $detail } ». Choisissez parmi { $bots }.
reason-unreadable-file = Ce fichier ne peut pas être lu ({ $detail }) : vérifiez son nom.

## pioche simulate

simulate-progress = Parties
simulate-title = { $game }, { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
}
simulate-seat = Place
simulate-bot = Bot
simulate-games = Parties
simulate-wins = Victoires
simulate-share = % de victoires (95 %)
simulate-number = { NUMBER($number, maximumFractionDigits: 1) }
simulate-interval = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-single = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (–)
simulate-figures = Graine { $seed } · { NUMBER($turns, maximumFractionDigits: 1) } tours par partie · { $decisions } décisions · { NUMBER($speed, maximumFractionDigits: 0) } décisions/s · { NUMBER($games, maximumFractionDigits: 1) } parties/s
simulate-interrupted = { $count ->
    [0] Interrompu avant la fin de la première partie.
    [one] Interrompu après une partie.
   *[other] Interrompu après { $count } parties.
}

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
bench-foresee-ms = { $game } : prévoir ce que feront les cartes (ms)
bench-thinking-p50-ms = { $game } : une réponse de greedy, la moitié en moins de (ms)
bench-thinking-p95-ms = { $game } : une réponse de greedy, 95 % en moins de (ms)
bench-thinking-max-ms = { $game } : la plus longue réponse de greedy (ms)
bench-all-boxes-decisions-per-second = { $game }, toutes les boîtes : décisions par seconde
bench-all-boxes-games-per-second = { $game }, toutes les boîtes : parties par seconde
bench-all-boxes-copy-us = { $game }, toutes les boîtes : copier un état (µs)
bench-all-boxes-dump-load-us = { $game }, toutes les boîtes : sauver et relire un état (µs)
bench-rss-growth-mb = { $quick ->
    [True] { $game } : mémoire gagnée de la 100e à la 1000e partie (Mo)
   *[other] { $game } : mémoire gagnée de la 1000e à la 10 000e partie (Mo)
}

## pioche import

reason-no-importer = Il n'y a pas de listes à importer pour « { $detail } » : « pioche import --help » nomme les jeux qui en ont.

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
