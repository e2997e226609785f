# Ce que dit le serveur.

read-only = Cette table a été faite avec d'autres règles ou d'autres cartes que celles installées ici : on peut la regarder et en garder le fichier, mais plus y jouer.
forgotten = Cette partie n'est plus conservée : on sait seulement qui l'a jouée et comment elle a fini.
stopped-closed = Cette table a été fermée par la personne qui tient le serveur.
stopped-upgrade = Cette partie a été arrêtée par une mise à jour : elle ne pouvait pas continuer avec les nouvelles règles ou cartes. On peut toujours tout en voir.
carried-replay = Les règles ou les cartes ont été renouvelées pendant cette partie : elle est montrée telle qu'elle a été conservée.
former-replay = Cette partie a été jouée avec d'autres règles ou d'autres cartes que celles installées ici : elle est montrée telle qu'elle a été gardée, sans les scores.
remark-bot-failed = Le robot qui joue pour { $who } est tombé en panne : un plus simple prend le relais pour l'instant.
remark-time-up = Le temps de { $who } est écoulé : un robot joue à sa place.
remark-lost-time = Le temps de { $who } est écoulé : la partie est perdue pour { $who }.
remark-lost-left = { $who } quitte une partie classée : elle est perdue pour { $who }.
remark-handed-over = { $who } laisse jouer un robot à sa place.
remark-sat-in = { $who } ne revient pas : un robot joue à sa place en attendant.
remark-took-back = { $who } reprend sa place.
remark-carried = Les règles ou les cartes ont été renouvelées : à partir d'ici, la partie continue avec les nouvelles.
remark-left = { $who } quitte la table : un robot joue à sa place jusqu'à la fin.
option-unknown = la carte cachée n° { $number }
result = { $how ->
    [won] { $you ->
        [yes] Vous gagnez !
       *[no] { $who } gagne.
    }
    [together] Vous gagnez tous ensemble !
    [lost] Vous avez tous perdu.
    [shared] { $count ->
        [0] Match nul.
       *[other] { $you ->
            [yes] Victoire partagée, dont la vôtre : { $who }.
           *[no] Victoire partagée : { $who }.
        }
    }
   *[stopped] La partie s'arrête sans vainqueur.
}

## Ennuis

trouble-store-away = La base de données ne répond pas. Ce qui était joué est gardé ; la partie reprendra d'elle-même, attendez un instant.
trouble-store-back = La base de données répond de nouveau : la partie reprend.
trouble-table-damaged = Cette table ne peut plus être lue dans la base de données. Les autres tables continuent ; prévenez la personne qui tient le serveur.
trouble-table-back = La table peut de nouveau être lue : la partie reprend.

## Pourquoi une carte ne peut rien faire

why-watching = Vous regardez cette partie : prenez une place libre pour jouer.
why-over = La partie est finie.
why-not-asked = C'est à { $who } de choisir : attendez votre tour.
why-other-question = Répondez d'abord à la question posée : { $question }

## Refus

reason-already-begun = La partie a déjà commencé : les places ne changent plus.
reason-already-here = Vous êtes déjà à cette table : continuez à jouer.
reason-bad-clock = L'horloge doit laisser de 10 secondes à 14 jours par choix.
reason-banned = Vous ne pouvez plus venir ici : la personne qui tient le serveur en a décidé ainsi.
reason-muted = Vous ne pouvez pas écrire dans la discussion : la personne qui tient le serveur en a décidé ainsi.
reason-bot-plays = Un robot joue à votre place : reprenez-la d'abord.
reason-card-not-there = Cette carte n'est plus là : regardez la table, elle a changé.
reason-collection-full = Votre collection est pleine : elle contient { $detail } cartes au plus. Videz-la, ou importez moins de listes.
reason-empty-text = Il n'y a rien à lire là : écrivez au moins un signe.
reason-no-such-line = Cette ligne n'est pas de quelqu'un d'autre, ou n'est plus là.
reason-no-advice = Contre d’autres personnes, personne ne souffle.
reason-solve-first = Cherchez d’abord : le coach montre sa ligne dès que vous avez répondu.
reason-no-bot-here = Aucun robot ne joue à votre place : elle est déjà à vous.
reason-no-decks-here = On n'apporte pas de deck à ce jeu : il a toutes ses cartes.
reason-no-guest = Dites d'abord comment vous vous appelez.
reason-no-page = La page n'est pas construite : lancez « make setup » dans le dossier du code.
reason-no-such-cell = Cette case n’existe pas à cette table : montrez une case de son plateau.
reason-no-such-deck = Ce deck n'existe pas, ou plus : choisissez-en un autre.
reason-no-such-number = Cette carte n'a pas ce nombre ({ $detail }) : choisissez-en un qu'elle porte.
reason-no-such-place = Il n'y a rien à cette adresse : revenez à l'accueil.
reason-no-puzzle = Ce jeu ({ $detail }) n’a pas de problème que les règles actuelles connaissent : jouez plutôt une partie.
reason-no-such-guide = Cette partie guidée n’existe pas : choisissez-en une autre.
reason-no-such-rule = Cette règle est inconnue : cherchez-la dans le livret.
reason-no-such-seat = Il n'y a pas de place { $detail } à cette table : choisissez-en une autre.
reason-no-such-step = Ces étapes ne sont pas dans la partie, ou il y en a trop à la fois : demandez-en { $detail } au plus.
reason-no-such-table = Cette table n'existe pas, ou son adresse est incomplète : redemandez le lien.
reason-no-undo-asked = Personne ne demande à reprendre un coup : il n'y a rien à accepter.
reason-nobody-seated = Il faut au moins une personne à la table : prenez une place.
reason-not-asked-to-agree = Ce n'est pas à vous d'accepter : les autres joueurs décident.
reason-not-begun = La partie n'a pas commencé : il reste des places à prendre.
reason-not-over = Cela n'est possible qu'une fois la partie finie.
reason-not-readable = Ce message n'est pas compréhensible : rechargez la page.
reason-not-seated = Vous regardez seulement cette table : prenez une place pour jouer.
reason-only-watching = Votre lien permet seulement de regarder : demandez une invitation pour jouer.
reason-not-the-host = Seule la personne qui a ouvert la table peut faire cela.
reason-other-origin = Cette demande vient d'un autre site : ouvrez la page de Pioche elle-même.
reason-our-fault = Quelque chose a mal tourné de notre côté. Rien n'a changé à la table : réessayez, ou rechargez la page.
reason-read-only = Cette table vient d'autres règles ou d'autres cartes : on peut la regarder, pas y jouer.
reason-seat-taken = Cette place est prise : choisissez-en une autre.
reason-not-your-seat = Cette place est à quelqu'un d'autre : regardez depuis l'une des vôtres, ou en spectateur.
reason-store-away = La base de données ne répond pas. Attendez un instant : la table dira si votre coup a compté.
reason-table-damaged = Cette table est abîmée dans la base de données et ne peut pas être lue. Les autres tables vont bien : prévenez la personne qui tient le serveur.
reason-taken = C'est déjà pris : { $detail }. Choisissez autre chose.
reason-already-revealed = Quelqu'un a déjà révélé sa part du mélange : personne ne peut plus en promettre une.
reason-reveal-later = Les parts du mélange se révèlent quand toutes les places sont prises : attendez les autres.
reason-wished-seed = La graine de cette table a été souhaitée : personne n'y a de part.
reason-wrong-share = Ce n'est pas la part que vous avez promise : promettez-en une autre.
reason-too-busy = Beaucoup de choses arrivent en même temps à cette table : réessayez.
reason-too-fast = C'est trop à la fois : attendez une seconde.
reason-too-large = C'est trop long : envoyez moins de texte.
reason-too-late = La table a changé entre-temps : regardez ce qui est demandé maintenant.
reason-too-long = C'est trop long ({ $detail }) : raccourcissez.
reason-too-many = C'est beaucoup en peu de temps : attendez un moment, puis réessayez.
reason-choose-again = Ce qui a été choisi pour la place { $detail } ne peut plus être joué : la personne qui s'y trouve doit choisir à nouveau.
reason-undo-too-late = Quelqu'un dont il faudrait l'accord a quitté la table : ce qui a été montré depuis ne peut plus être repris.
reason-too-many-decks = Vous avez { $detail } decks : supprimez-en un avant d'en ajouter.
reason-undo-already-asked = Quelqu'un demande déjà à reprendre un coup : attendez la réponse.
reason-unknown-mode = Ce jeu n'a pas de mode « { $detail } » : choisissez-en un de la liste.
reason-unknown-setting = Ce jeu ne connaît pas le réglage « { $detail } » : ôtez-le.
reason-unknown-value = « { $detail } » n'est pas un choix possible : prenez-en un de la liste.
reason-wrong-seats = Ce jeu se joue à { $detail } : changez le nombre de places.
reason-unknown-bot = Aucun robot ne s'appelle « { $detail } » : choisissez-en un de la liste.
reason-unknown-game = Aucun jeu ne s'appelle « { $detail } » : choisissez-en un de la liste.
reason-unknown-card = Aucune carte ne s'appelle « { $detail } » : vérifiez son numéro.

## Comptes

reason-already-account = Vous avez déjà un compte : il n'y a rien à créer.
reason-last-way-in = C'est votre seule façon de revenir : choisissez d'abord un mot de passe, ou ajoutez une autre clé d'accès.
reason-name-taken = Ce nom appartient à un compte : choisissez-en un autre, ou connectez-vous si c'est le vôtre.
reason-no-account = Cela demande un compte : créez le vôtre, ou connectez-vous.
reason-passkey-failed = La clé d'accès n'a pas pu être créée ici : réessayez, ou choisissez un mot de passe.
reason-sign-in-failed = Rien ne correspond à cela : vérifiez le nom et le mot de passe (ou le code), ou essayez une autre clé d'accès.
reason-too-many-passkeys = Un compte garde { $detail } clés d'accès au plus : ôtez-en une d'abord.
reason-weak-password = Ce mot de passe est trop facile : prenez au moins { $detail } caractères variés, et pas votre nom.
reason-wrong-password = Ce n'est pas le mot de passe de ce compte : réessayez.

## Parties classées

reason-not-rated = Une partie classée se joue entre personnes, chacune à une place, sans robot ni graine choisie : changez cela, ou jouez sans classement.
reason-rated-game = Cette partie est classée : personne ne la joue à votre place. Qui la quitte la perd.
reason-rated-undo = Dans une partie classée, rien n'est repris : ce qui est joué est joué.

## Absents

reason-already-warned = { $detail } est déjà prévenu : laissez-lui le temps de revenir.
reason-is-here = { $detail } est là : attendez sa réponse.
reason-nobody-away = Personne ne manque à cette table : la partie continue.
reason-over-days = Cette partie se joue sur plusieurs jours : l'horloge seule décide quand un robot prend le relais.
reason-wait-for-them = { $detail } peut encore revenir : prévenez d'abord, puis laissez le temps de revenir.

## Amis

reason-no-such-friend = Personne ne correspond à cela : le lien est peut-être incomplet, ou cette personne n'est plus votre amie.
reason-own-link = C'est votre propre lien : envoyez-le à quelqu'un d'autre.
reason-too-many-friends = On garde { $detail } amis au plus : faites d'abord de la place.
