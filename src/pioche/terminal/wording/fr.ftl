# Ce que l'écran de n'importe quel jeu dit dans un terminal.

screen-heading = { $turn ->
    [0] Mise en place
   *[other] { $you ->
        [yes] Tour { $turn }, à vous ({ $who })
       *[no] Tour { $turn }, { $who } joue
    }
}
screen-player = { $who } :
screen-hand = Votre main ({ $count })
screen-you = Vous
screen-several = { $span ->
    [up-to] { $most ->
        [1] Un choix au plus ; Entrée pour aucun.
       *[other] Plusieurs choix possibles, séparés par des espaces ; Entrée pour aucun.
    }
    [some] De { $least } à { $most } choix, séparés par des espaces.
   *[exactly] { $most } choix, séparés par des espaces.
}
screen-over = La partie est terminée
screen-winners = { $how ->
    [won] { $who } gagne la partie !
    [together] Vous gagnez tous ensemble !
    [lost] Vous avez tous perdu.
    [shared] { $count ->
        [0] Match nul.
       *[other] Victoire partagée : { $who } !
    }
   *[stopped] Personne ne gagne.
}
trouble = { $kind ->
    [ENOENT] ce fichier ou ce dossier n'existe pas
    [EACCES] l'accès est interdit
    [EISDIR] c'est un dossier
    [ENOSPC] le disque est plein
   *[other] { $text }
}
reason-cannot-write = Impossible d'écrire ({ $detail }) : libérez de la place ou choisissez un autre endroit.
reason-unknown-card = Carte inconnue : « { $detail } ». « pioche cards » suivi du nom du jeu donne la liste.
reason-no-subcommand = Que faut-il faire ? Écrivez { $detail } et ce qui va avec.
screen-legend = Les nombres sont ceux du moment, avec tout ce qui les change.
screen-mean-score = Score en moyenne (95 %)
