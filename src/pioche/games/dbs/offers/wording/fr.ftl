# Ce que Dragon Ball Super dit à une page qui ne connaît aucun jeu.

title = Dragon Ball Super Card Game
about = Menez votre Leader au duel : rechargez votre énergie, attaquez, contrez, et réduisez à rien la vie adverse.
mode-duel = Duel
mode-duel-about = Deux joueurs, un deck chacun.
choice-deck = Deck
choice-list = Coller une liste
choice-list-about = Une ligne par carte : combien, puis le numéro, comme dans « 4 PI1-005 ». Cette liste passe avant le deck choisi plus haut.
deck-red = La Forge (rouge)
deck-red-plan = Attaquez dès les premiers tours et grossissez vos attaquants jusqu'à passer la défense. Faites évoluer Tison pour balayer les petits bloqueurs, puis finissez avec Magma et ses doubles frappes.
deck-blue = Les Marées (bleu)
deck-blue-plan = Renvoyez les cartes de Combat adverses dans la main et piochez plus que votre adversaire. Une fois maître du rythme, Tempête puis Abysse emportent la partie.
deck-green = Le Bocage (vert)
deck-green-plan = Faites pousser vite votre énergie et couvrez le terrain de Pousses. Mousse les rend toutes dangereuses, et Orme arrive bien avant l'heure.
deck-yellow = Les Crêtes (jaune)
deck-yellow-plan = Couchez les cartes de Combat adverses, puis attaquez celles qui ne peuvent plus se défendre. Réunissez Nimbus et Stratus : Tornade ouvre tout le terrain d'un coup.
deck-black = L'Éclipse (noir)
deck-black-plan = Remplissez votre Zone de Dispersion : c'est elle qui paie vos plus grandes cartes. Dès qu'elle compte huit cartes, Néant surgit pour trois énergies au lieu de sept et frappe deux fois.
deck-multi = La Caravane (rouge et bleu)
deck-multi-plan = Cherchez les sept Lanternes des vœux et envoyez-les dans la Zone de Dispersion en combos. Tenez bon jusqu'à sept énergies : la Septième lanterne gagne la partie sur-le-champ.
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
fact-source = Provenance
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
reason-too-dear = Il manque de l'énergie en mode Action ({ $detail }) : ajoutez-en à la phase de Recharge, ou attendez le prochain tour.
reason-no-energy-cost = Cette carte n'a pas de coût d'énergie : on ne peut pas la jouer depuis la main en la payant, seule une Capacité le permet.
reason-wrong-colours = Vos sources d'énergie en mode Action n'ont pas les couleurs qu'il faut : { $detail }.
reason-rested = Cette carte est en mode Inertie : elle se redressera à votre prochaine phase de Recharge.
reason-no-target = Il n'y a rien que cette carte puisse attaquer.
reason-not-this-timing = Ses Capacités ne s'activent pas à ce moment-ci.
reason-not-understood = Le texte de cette carte n'a pas été compris : elle ne peut pas être jouée.
reason-for-counters = Cette carte sert à contrer : attendez une action de votre adversaire.
reason-bad-deck = Ce deck ne suit pas les règles de construction ({ $detail ->
        [whole] il faut une carte Leader et de 50 à 60 autres cartes
       *[other] { $detail }
    }) : corrigez sa liste, ou prenez un deck tout fait.

## Cartes que quelqu'un apporte, et decks qu'on en fait

fault-unknown = Aucune carte n'a ce numéro : corrigez-le, ou importez d'abord la liste qui la contient.
unread = { $why } Ligne : « { $line } »

## Autour de la partie

standing = Vie
part-cards = Cartes
