# Ce que Saint Seiya dit à une page qui ne connaît aucun jeu.

title = Saint Seiya Deckbuilding
about = Enrôlez des Chevaliers, revêtez des Armures et amassez des PV avant que la dernière Flamme de l'Horloge ne s'éteigne.
mode-classic = Classique
mode-classic-about = Chacun pour soi autour du Sanctuaire, de 2 à 5 joueurs.
option-variant = Variante d'intendance
option-variant-about = La variante officielle : la dernière carte du terrain part à chaque intendance, même hors du sixième emplacement.
option-promos = Cartes promo
option-promos-about = Les cartes promotionnelles rejoignent la Réserve.
choice-hero = Héros
number-force = Force
number-heal = Soin
number-cosmos = Cosmos
number-cost-force = Coût en Force
number-cost-cosmos = Coût en Cosmos
counter-turn = Tour
counter-flames = Flammes
fact-copies = Exemplaires
fact-set = Extension
fact-source = D'où on la connaît
facet-class = Classe
facet-rank = Rang
facet-type = Type
facet-cost = Coût
facet-keyword = Mot-clé
facet-set = Extension
set = { $set ->
    [promo] Promo
   *[base] Boîte de base
}
source = { $source ->
    [rulebook] Livret de règles
    [public] Publiée par l'éditeur
   *[original] Créée pour Pioche
}

## Pourquoi une carte ne peut rien faire

reason-short-of-force = Il manque de la Force pour { $card } : { $detail }. Jouez plus de Personnages face à elle.
reason-short-of-cosmos = Il manque du Cosmos pour { $card } : { $detail }. Jouez plus de cartes qui en donnent.
reason-no-cost = Cette carte n'a pas de coût : seul un effet permet de l'acquérir.
reason-in-reserve = Les cartes de la Réserve arrivent d'elles-mêmes sur le terrain.
reason-in-common-discard = Cette carte a quitté la partie : la défausse commune ne revient pas d'elle-même.
reason-in-acquisition = Cette carte est en train d'être acquise.
reason-in-draw-pile = Les cartes d'une pioche attendent d'être piochées.
reason-in-discard = Une carte défaussée revient quand la pioche est vide et que la défausse la remplace.
reason-in-destroyed = Une carte détruite ne sert plus et ne compte plus.
reason-in-aside = Cette carte est mise de côté : seul un effet la fait venir.
reason-not-yours = Cette carte est à un autre joueur.
reason-nobody-to-face = Il n'y a aucune carte sur le terrain à laquelle faire face.
reason-wounded = Un Personnage blessé ne fait rien avant d'être soigné.
reason-only-values = Cette carte n'a pas d'effet à utiliser : elle sert par ses valeurs, pour acquérir la carte à laquelle elle fait face.
reason-effect-impossible = Son effet ne pourrait rien accomplir en ce moment.

## Autour de la partie

standing = PV
part-classic = Règles
part-glossary = Glossaire
part-faq = F.A.Q.
part-card = Cartes
