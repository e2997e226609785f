# pioche deck, pioche import

reason-unknown-deck = Deck inconnu : « { $detail } ». Donnez un fichier, un des decks red, blue, green, yellow, black et multi, ou avec --cards un archétype : androids, frieza-clan, goku-black, gokus-lineage, machine-mutants, majin-buu, masked-saiyan, paragus, pride-troopers et universe-6.
reason-archetype-lacks = Des cartes de ce deck manquent, ou ne sont pas comprises ({ $detail }). Importez des listes qui les contiennent avec « pioche import dbs », et nommez le dossier avec --cards.
reason-file-missing = { $detail } : ce fichier ou ce dossier n'existe pas. Vérifiez son nom.
reason-file-denied = { $detail } : l'accès est interdit. Changez ses droits ou choisissez un autre endroit.
reason-file-is-folder = { $detail } est un dossier : nommez un fichier qu'il contient.
reason-file-not-folder = { $detail } n'est pas un dossier : nommez le dossier qui contient les fichiers.
reason-file-unreadable = Ce fichier ne peut pas être lu ({ $detail }) : vérifiez son nom.
reason-no-card-files = Aucun fichier de cartes dans { $detail } : « pioche import » en écrit, leurs noms finissent par .json.
reason-bad-deck = Ce deck ne suit pas les règles ({ $detail }) : « pioche deck check » nomme toutes les fautes.
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
fault-unknown = Aucune carte n'a ce numéro : corrigez-le, ou ajoutez ses cartes avec --cards.
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

import-later = { $count ->
    [one] Une carte demande des règles postérieures à la version 1.1.
   *[other] { $count } cartes demandent des règles postérieures à la version 1.1.
}
report-title = Ce qui est lu de ces listes
report-figures = { $cards } cartes : { $compiled } jouables, { $later } qui demandent des règles postérieures à la version 1.1.
report-type = Type
report-cards = Cartes
report-compiled = Jouables
report-later = Règles postérieures
report-more = De même : { $numbers }.
report-gain = Lignes : { $lines }. Cartes qui n'attendent rien d'autre : { $cards }.
