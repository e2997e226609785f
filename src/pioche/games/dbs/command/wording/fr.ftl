# pioche deck, pioche import

reason-unknown-deck = Deck inconnu : « { $detail } ». Donnez un fichier, ou un des decks red, blue, green, yellow, black et multi.
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
