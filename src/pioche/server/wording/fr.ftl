# Ce que dit le serveur.

read-only = Cette table a été faite avec d'autres règles ou d'autres cartes que celles installées ici : on peut la regarder et en garder le fichier, mais plus y jouer.
former-replay = Cette partie a été jouée avec d'autres règles ou d'autres cartes que celles installées ici : elle est montrée telle qu'elle a été gardée, sans les scores.
bot-failed = Le robot qui joue pour { $who } est tombé en panne : un plus simple prend le relais pour l'instant.
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
trouble-table-damaged = Cette table ne peut plus être lue dans la base de données. Les autres tables continuent ; prévenez la personne qui tient le serveur.
trouble-table-back = La table peut de nouveau être lue : la partie reprend.

## Pourquoi une carte ne peut rien faire

why-watching = Vous regardez cette partie : prenez une place libre pour jouer.
why-over = La partie est finie.
why-not-asked = C'est à { $who } de choisir : attendez votre tour.
why-other-question = Répondez d'abord à la question posée : { $question }

## Refus

reason-already-begun = La partie a déjà commencé : les places ne changent plus.
reason-already-here = Vous êtes déjà à cette table : continuez à jouer.
reason-bad-clock = L'horloge doit laisser entre { $detail } secondes par choix.
reason-bot-plays = Un robot joue à votre place : reprenez-la d'abord.
reason-card-not-there = Cette carte n'est plus là : regardez la table, elle a changé.
reason-empty-text = Il n'y a rien à lire là : écrivez au moins un signe.
reason-no-bot-here = Aucun robot ne joue à votre place : elle est déjà à vous.
reason-no-guest = Dites d'abord comment vous vous appelez.
reason-no-page = La page n'est pas construite : lancez « make setup » dans le dossier du code.
reason-no-such-cell = Cette case n’existe pas à cette table : montrez une case de son plateau.
reason-no-such-number = Cette carte n'a pas ce nombre ({ $detail }) : choisissez-en un qu'elle porte.
reason-no-such-place = Il n'y a rien à cette adresse : revenez à l'accueil.
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
reason-only-watching = Votre lien permet seulement de regarder : demandez une invitation pour jouer.
reason-not-the-host = Seule la personne qui a ouvert la table peut faire cela.
reason-other-origin = Cette demande vient d'un autre site : ouvrez la page de Pioche elle-même.
reason-our-fault = Quelque chose a mal tourné de notre côté. Rien n'a changé à la table : réessayez, ou rechargez la page.
reason-read-only = Cette table vient d'autres règles ou d'autres cartes : on peut la regarder, pas y jouer.
reason-seat-taken = Cette place est prise : choisissez-en une autre.
reason-not-your-seat = Cette place est à quelqu'un d'autre : regardez depuis l'une des vôtres, ou en spectateur.
reason-store-away = La base de données ne répond pas. Attendez un instant : la table dira si votre coup a compté.
reason-table-damaged = Cette table est abîmée dans la base de données et ne peut pas être lue. Les autres tables vont bien : prévenez la personne qui tient le serveur.
reason-taken = C'est déjà pris : { $detail }. Choisissez autre chose.
reason-too-busy = Beaucoup de choses arrivent en même temps à cette table : réessayez.
reason-too-fast = C'est trop à la fois : attendez une seconde.
reason-too-large = C'est trop long : envoyez moins de texte.
reason-too-late = La table a changé entre-temps : regardez ce qui est demandé maintenant.
reason-too-long = C'est trop long ({ $detail }) : raccourcissez.
reason-too-many = C'est beaucoup en peu de temps : attendez un moment, puis réessayez.
reason-choose-again = Ce qui a été choisi pour la place { $detail } ne peut plus être joué : la personne qui s'y trouve doit choisir à nouveau.
reason-undo-too-late = Quelqu'un dont il faudrait l'accord a quitté la table : ce qui a été montré depuis ne peut plus être repris.
reason-undo-already-asked = Quelqu'un demande déjà à reprendre un coup : attendez la réponse.
reason-unknown-mode = Ce jeu n'a pas de mode « { $detail } » : choisissez-en un de la liste.
reason-unknown-setting = Ce jeu ne connaît pas le réglage « { $detail } » : ôtez-le.
reason-unknown-value = « { $detail } » n'est pas un choix possible : prenez-en un de la liste.
reason-wrong-seats = Ce jeu se joue à { $detail } : changez le nombre de places.
reason-unknown-bot = Aucun robot ne s'appelle « { $detail } » : choisissez-en un de la liste.
reason-unknown-game = Aucun jeu ne s'appelle « { $detail } » : choisissez-en un de la liste.
reason-unknown-card = Aucune carte ne s'appelle « { $detail } » : vérifiez son numéro.
