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
    h         demander conseil : que joueriez-vous ?
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
replay-carried = { $count ->
    [one] La première entrée a été donnée avec d'autres règles ou cartes : elle est conservée, mais pas rejouée.
   *[other] Les { $count } premières entrées ont été données avec d'autres règles ou cartes : elles sont conservées, mais pas rejouées.
}
replay-rekey = le hasard repart autrement : une réponse a été reprise
replay-concession = { $who } abandonne
replay-walkover = { $who } gagne, faute d'adversaires
replay-stop = { $who } arrête la partie
replay-secret = { $who } fait un choix secret
replay-deed = { $what ->
    [none] { $who } : rien
   *[other] { $who } : { $what }
}
replay-unfinished = La partie n'est pas terminée.

coach-heading = Chances de gagner
coach-turn = tour
coach-end = fin
coach-turned = { $count ->
    [0] Aucun tour n'a tout décidé : les chances ont glissé peu à peu
    [one] Le tour décisif
   *[other] Les tours décisifs
}
coach-swing = Tour { $turn } : { $who }, chances en baisse de { $lost } points
coach-given = Réponse { $number } : { $deed } ({ $outlook })
coach-instead = Le coach : { $deed } ({ $outlook }). { $why }
coach-agrees = Le coach n'aurait pas fait mieux.
reason-no-coach = Aucun coach ne connaît ce jeu ({ $detail }) : --coach n'a rien à en dire. Enlevez cette option.
reason-coach-waits = La partie n'est pas terminée : d'ici là, le coach n'en dit rien. Reprenez-la avec pioche play --load.

play-no-advice = Contre d'autres personnes, personne ne souffle.
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
reason-no-cluster-library = Pour jouer sur une grappe de machines il faut Ray : installez pioche[cluster].
reason-no-cluster = Cette grappe est injoignable ({ $detail }) : vérifiez l'adresse, ou n'en donnez pas pour en lancer une sur cette machine.
reason-kept-file = Impossible de garder les parties dans ce fichier ({ $detail }) : choisissez-en un autre.
reason-kept-others = { $detail } garde d'autres parties, ou n'en garde aucune : reprenez les mêmes réglages, ou un autre fichier.
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
rules-skipped = { $test } (ignoré : ne prouve rien pour l'instant)
rules-failed = { $test } (échoué)
rules-no-test = aucun test
rules-covered = { $game } : { $covered } règles sur { $rules } sont prouvées par un test, { $scenarios } par une partie jouée.

## pioche bench

bench-calibration-ms = Étalon : une boucle de Python (ms)
bench-decisions-per-second = { $game } : décisions par seconde
bench-games-per-second = { $game } : parties par seconde
bench-copy-us = { $game } : copier un état (µs)
bench-dump-load-us = { $game } : enregistrer et recharger un état (µs)
bench-foresee-ms = { $game } : prévoir ce que feront les cartes (ms)
bench-thinking-p50-ms = { $game } : une réponse de greedy, la moitié en moins de (ms)
bench-thinking-p95-ms = { $game } : une réponse de greedy, 95 % en moins de (ms)
bench-thinking-max-ms = { $game } : la plus longue réponse de greedy (ms)
bench-all-boxes-decisions-per-second = { $game }, toutes les boîtes : décisions par seconde
bench-all-boxes-games-per-second = { $game }, toutes les boîtes : parties par seconde
bench-all-boxes-copy-us = { $game }, toutes les boîtes : copier un état (µs)
bench-all-boxes-dump-load-us = { $game }, toutes les boîtes : sauver et relire un état (µs)
bench-hades-decisions-per-second = { $game }, toutes les boîtes et Hadès : décisions par seconde
bench-hades-games-per-second = { $game }, toutes les boîtes et Hadès : parties par seconde
bench-hades-copy-us = { $game }, toutes les boîtes et Hadès : copier un état (µs)
bench-hades-dump-load-us = { $game }, toutes les boîtes et Hadès : sauver et relire un état (µs)
bench-rss-growth-mb = { $quick ->
    [True] { $game } : mémoire gagnée de la 100e à la 1000e partie (Mo)
   *[other] { $game } : mémoire gagnée de la 1000e à la 10 000e partie (Mo)
}

## pioche simulate --out, pioche report

report-made = La page est faite : { $path }
reason-missing-extra = Il manque une bibliothèque : pip install { $detail }.
reason-not-results = Ce ne sont pas des résultats de Pioche ({ $detail }) : choisissez un fichier écrit par « pioche simulate --out ».
reason-nowhere-to-note = --per-turn et --per-card ont besoin d'un fichier : nommez-en un avec --out.
reason-noted-here = --out écrit les parties de cette machine, dès la première : enlevez --cluster et --keep.

## pioche import

reason-no-importer = Il n'y a pas de listes à importer pour « { $detail } » : « pioche import --help » nomme les jeux qui en ont.

## Serveur

serve-address = La table est ouverte : { $url }
serve-stop = Ctrl-C l'arrête ; les parties sont gardées et reprennent au prochain démarrage.
reason-bad-number = Ce nombre ne convient pas ({ $detail }) : de 1 à 64 processus, un port de 0 à 65535.
reason-bad-limit = « { $detail } » n'est pas une limite : écrivez par exemple --limit chat=1/8 (par seconde, et d'un coup) ou --limit connections=16. docs/host.md les nomme toutes.
reason-bad-setting = Ce réglage ne va pas ({ $detail }) : docs/host.md les nomme tous.
reason-secret-shown = Tout le monde sur cette machine peut lire comment une commande est lancée : enlevez le mot de passe de --db et mettez-le dans PIOCHE_DB_PASSWORD ou dans le fichier que nomme db-password-file.
reason-bad-database = Cette base de données n'est pas connue : écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
reason-newer-database = Cette base de données vient d'une version plus récente de Pioche : installez cette version, ou indiquez une autre base avec --db.
reason-no-database = La base de données ne répond pas ({ $detail }) : vérifiez qu'elle tourne, et son adresse.
reason-no-address = On ne peut pas écouter à cette adresse ({ $detail }) : choisissez un autre port avec --port.
replay-proven = { $practice ->
    [yes] Table d'entraînement : la graine avait été choisie.
   *[no] La graine et le sel donnent bien l'empreinte annoncée : comparez-la à celle du début de la partie.
} { $commitment }
reason-not-committed = La partie n'a pas suivi la graine et le sel que le serveur avait annoncés : ne vous y fiez pas.

## pioche backup, pioche restore, pioche admin

backup-made = La base de données est copiée dans { $file }.
restored = La base de données est telle qu'elle était dans { $file }.
admin-is-account = compte
admin-is-guest = invité
admin-is-mute = ne peut pas écrire
admin-is-ban = ne peut pas venir
admin-closed = La table { $table } est fermée.
admin-renamed = { $id } s'appelle maintenant { $name }.
admin-mute = { $lifted ->
    [yes] { $name } ({ $id }) peut de nouveau écrire.
   *[no] { $name } ({ $id }) ne peut plus écrire.
}
admin-ban = { $lifted ->
    [yes] { $name } ({ $id }) peut de nouveau venir.
   *[no] { $name } ({ $id }) ne peut plus venir.
}
admin-report-insult = insulte{ $times ->
    [one] {""}
   *[other] , { $times } fois
}
admin-report-flood = spam{ $times ->
    [one] {""}
   *[other] , { $times } fois
}
admin-report-other = autre chose{ $times ->
    [one] {""}
   *[other] , { $times } fois
}
admin-settled = Le signalement { $line } est classé.
admin-announced = { $count ->
    [0] Il n'y a aucune table où le dire.
    [one] C'est dit à une table.
   *[other] C'est dit à { $count } tables.
}
reason-empty-text = Il n'y a rien à lire : écrivez au moins un signe.
reason-too-long = C'est trop long ({ $detail }) : raccourcissez.
reason-too-busy = Beaucoup de choses arrivent en même temps à cette table : essayez encore.
reason-nobody-called = Personne ne s'appelle « { $detail } » : « pioche admin people » dit qui est venu.
reason-no-such-report = Rien n'est signalé sous le numéro { $detail } : « pioche admin reports » donne la liste.
reason-several-called = Plusieurs personnes s'appellent ainsi, nommez-en une par son identifiant : { $detail }.
reason-name-taken = Ce nom est celui du compte de quelqu'un d'autre : choisissez-en un autre.
reason-no-such-table = Cette table n'existe pas : « pioche admin tables » dit lesquelles il y a.
reason-database-in-use = La base de données est en service : arrêtez d'abord le serveur.
reason-database-not-empty = Cette base de données contient déjà quelque chose : avec --replace, la copie prend sa place.
reason-no-backup = { $detail } n'est pas la copie d'une telle base : donnez-en une que « pioche backup » a faite d'une base du même genre.
reason-no-program = Le programme { $detail } n'est pas installé : installez le client de PostgreSQL.

## pioche ladder

ladder-bot = Bot
ladder-rating = Niveau
ladder-bots = Bots
ladder-won = Gagnées
ladder-interval = 95 %
ladder-row-bots = { $first } contre { $second }
ladder-row-won = { $won } sur { $games }
ladder-row-interval = { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) } %
ladder-progress = { ladder-row-bots } : { ladder-row-won } ({ ladder-row-interval })
reason-ladder-of-few = Il faut au moins deux bots différents ({ $detail }) : nommez-en d'autres.

## pioche tune

tune-generation = Génération { $number } : { NUMBER($best, maximumFractionDigits: 2) } pour les meilleurs poids, { NUMBER($mean, maximumFractionDigits: 2) } en moyenne
tune-term = Terme
tune-before = Avant
tune-found = Trouvé
tune-number = { NUMBER($number, maximumFractionDigits: 3) }
tune-proof = Dans de nouvelles donnes, en points d'avance ou en part de parties gagnées : { NUMBER($now, maximumFractionDigits: 2) } ± { NUMBER($error-now, maximumFractionDigits: 2) } avec les poids trouvés, { NUMBER($before, maximumFractionDigits: 2) } ± { NUMBER($error-before, maximumFractionDigits: 2) } avec ceux d'avant.
reason-tune-not-searching = « { $detail } » ne pèse rien : nommez un bot qui réfléchit, comme club, dans un jeu qui en a un.
reason-tune-too-few = C'est trop peu ({ $detail }) : demandez-en plus.

## pioche puzzles

puzzles-looking = partie { $number } sur { $games }
puzzles-kept = gardé dans { $file }
puzzles-found = { $count ->
    [0] Aucun problème trouvé : cherchez dans plus de parties, ou avec une autre graine.
    [one] Un problème trouvé.
   *[other] { $count } problèmes trouvés.
}
puzzles-checked = { $puzzle } : { $holds ->
    [yes] une réponse reste nettement la meilleure
    [no] aucune réponse n'est plus nettement la meilleure : enlevez-le
   *[other] les règles actuelles n'y mènent plus : enlevez-le
}
reason-nobody-knows-best = Aucun coach ne connaît ce jeu ({ $detail }) : personne ne peut dire quelle réponse est la meilleure. Choisissez un autre jeu.
