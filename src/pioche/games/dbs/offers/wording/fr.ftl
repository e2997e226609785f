# Ce que Dragon Ball Super dit à une page qui ne connaît aucun jeu.

title = Dragon Ball Super Card Game
about = Menez votre Leader au duel : rechargez votre énergie, attaquez, contrez, et réduisez à rien la vie adverse.
mode-duel = Duel
mode-duel-about = Deux joueurs, un deck chacun.
choice-deck = Deck
choice-list = Votre propre deck
choice-list-about = Une ligne par carte : combien, puis le numéro, comme dans « 4 PI1-005 ». Cette liste passe avant le deck choisi plus haut.
deck-red = Rouge
deck-blue = Bleu
deck-green = Vert
deck-yellow = Jaune
deck-black = Noir
deck-multi = Multicolore
number-power = Puissance
number-cost = Coût en énergie
number-combo-power = Puissance de combo
number-combo-cost = Coût de combo
counter-turn = Tour
type-leader = Leader
type-battle = Carte de Combat
type-extra = Carte Extra
type-unison = Carte Unisson
fact-number = Numéro
fact-era = Ère
fact-source = D'où on la connaît
facet-type = Type
facet-colour = Couleur
facet-cost = Coût en énergie
facet-keyword = Capacité-clef
facet-trait = Origine
source = { $source ->
    [public] Publiée par l'éditeur
   *[original] Créée pour Pioche
}
life-left = vie restante
cards-left = cartes restantes dans le deck

## Pourquoi une carte ne peut rien faire

reason-not-yours = Cette carte est à votre adversaire.
reason-lies-there = Une carte ne fait rien à cet endroit, sauf si une Capacité le dit.
reason-too-dear = Il faut { $detail } sources d'énergie en mode Action : ajoutez-en à la phase de Recharge, ou attendez le prochain tour.
reason-no-energy-cost = Cette carte n'a pas de coût d'énergie : on ne peut pas la jouer depuis la main en la payant, seule une Capacité le permet.
reason-wrong-colours = Vos sources d'énergie en mode Action n'ont pas les couleurs qu'il faut : { $detail }.
reason-rested = Cette carte est en mode Inertie : elle se redressera à votre prochaine phase de Recharge.
reason-no-target = Il n'y a rien que cette carte puisse attaquer.
reason-not-this-timing = Ses Capacités ne s'activent pas à ce moment-ci.
reason-not-understood = Le texte de cette carte n'a pas été compris : elle ne peut pas être jouée.
reason-for-counters = Cette carte sert à contrer : attendez une action de votre adversaire.
reason-bad-deck = Ce deck ne suit pas les règles de construction ({ $detail ->
        [whole] il faut une carte Leader et de 50 à 60 autres cartes
       *[other] { $detail }
    }) : corrigez sa liste, ou prenez un deck tout fait.

## Autour de la partie

standing = Vie
part-cards = Cartes
