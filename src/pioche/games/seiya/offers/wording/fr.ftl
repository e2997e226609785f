# Ce que Saint Seiya dit à une page qui ne connaît aucun jeu.

title = Saint Seiya Deckbuilding
about = Enrôlez des Chevaliers, revêtez des Armures et amassez des PV avant que la dernière Flamme de l'Horloge ne s'éteigne.
mode-classic = Classique
mode-classic-about = Chacun pour soi autour du Sanctuaire, de 2 à 5 joueurs.
option-variant = Variante d'entretien
option-variant-about = La variante officielle : la dernière carte du terrain part à chaque entretien, même hors du sixième emplacement.
option-promos = Cartes promo
option-promos-about = Les cartes promotionnelles rejoignent la Réserve.
option-epics = Épopées
option-epics-about = Une Épopée après l'autre change les règles pour un temps.
option-boxes = Boîtes
boxes-base = Base
boxes-base-about = Le jeu de base, sans extension.
boxes-asgard = Base et Asgard
boxes-asgard-about = Plateaux et Techniques, cartes gelées, Guerriers Divins et Robe d'Odin.
boxes-poseidon = Base, Asgard et Poséidon
boxes-poseidon-about = Avec en plus les Généraux, leurs Piliers et les Héros Transcendés.
boxes-hades = Base, Asgard, Poséidon et Hadès
boxes-hades-about = Avec les Enfers à côté du terrain : Spectres, Âmes, Sens et Épreuves.
boxes-hades-alone = Base et Hadès
boxes-hades-alone-about = Hadès avec le matériel d'Asgard et de Poséidon, mais sans leurs cartes dans la Réserve : l'idéal pour une première partie.
option-flames = Durée
flames-12 = 12 Flammes
flames-12-about = L'Horloge entière.
flames-9 = 9 Flammes
flames-9-about = Un peu plus court. Seulement avec Hadès.
flames-6 = 6 Flammes
flames-6-about = Deux fois plus court. Seulement avec Hadès.
flames-3 = 3 Flammes
flames-3-about = Juste pour voir. Seulement avec Hadès.
option-solo-boxes = Boîtes
solo-boxes-asgard = Base et Asgard
solo-boxes-asgard-about = Ce qu'il faut pour affronter Hilda.
solo-boxes-poseidon = Base, Asgard et Poséidon
solo-boxes-poseidon-about = Avec en plus les Généraux, leurs Piliers et les Héros Transcendés.
option-difficulty = Difficulté
difficulty-normal = Normale
difficulty-normal-about = Hilda récupère les Guerriers Divins qui sortent du terrain.
difficulty-difficult = Difficile
difficulty-difficult-about = Elle commence avec sa propre carte et récupère tous les Guerriers et toutes les Robes Divines.
difficulty-expert = Expert
difficulty-expert-about = Elle applique aussi les effets des cartes qu'elle doit défausser.
mode-duel = Duel
mode-duel-about = Chevaliers d'Or contre Renégats, pour les douze Maisons du Sanctuaire. À deux, avec la boîte Hadès.
option-altar = Autel d'Athéna
option-houses = Maisons
houses-sorted = Dans l'ordre
houses-sorted-about = Du Bélier aux Poissons : chacun sait laquelle vient ensuite.
houses-shuffled = Mélangées
houses-shuffled-about = Personne ne sait laquelle vient ensuite.
option-length = Durée
length-12 = 12 Maisons
length-12-about = Tout le chemin.
length-8 = 8 Maisons
length-8-about = Quatre sont retirées au hasard.
length-4 = 4 Maisons
length-4-about = Huit sont retirées au hasard.
length-2 = 2 Maisons
length-2-about = Juste pour voir.
option-duel-boxes = Réserve
duel-boxes-hades = Base, Asgard, Poséidon et Hadès
duel-boxes-hades-about = Les cartes de toutes les boîtes.
duel-boxes-hades-alone = Base et Hadès
duel-boxes-hades-alone-about = Sans les cartes d'Asgard et de Poséidon.
choice-side = Camp
mode-solo = Seul contre Hilda
mode-solo-about = Vingt-quatre tours pour battre Hilda, qui agit d'un coup de dé.
counter-sapphires = Saphirs d'Odin
counter-weapons = Armes de la Balance
counter-die = Dé
counter-gate = ♦ sur la Porte
counter-souls = Âmes dans la réserve
choice-hero = Héros
number-force = Force
number-heal = Soin
number-cosmos = Cosmos
number-cost-force = Coût en Force
number-cost-cosmos = Coût en Cosmos
number-cost-souls = Âmes pour entraver
number-gain-souls = Âmes gagnées
counter-turn = Tour
counter-flames = Flammes
fact-side = Camp
fact-constellation = Constellation
fact-copies = Exemplaires
fact-set = Extension
fact-source = Provenance
facet-class = Classe
facet-rank = Rang
facet-type = Type
facet-cost = Coût
facet-keyword = Mot-clé
facet-set = Extension
set = { $set ->
    [asgard] Asgard
    [poseidon] Poséidon
    [hades] Hadès
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
reason-short-of-energy = Il manque de l'Énergie pour { $card } : { $detail }.
reason-technique-used = Une Technique a déjà été utilisée ce tour.
reason-power-impossible = Son pouvoir ne peut pas servir en ce moment.
reason-counts-by-itself = Cette carte agit d'elle-même : il n'y a rien à en faire.
reason-frozen = Une carte gelée ne fait rien avant d'avoir été soignée deux fois.
reason-in-trophies = Ce Pilier est détruit : il compte à la fin de la partie.
reason-in-guard = Cette carte défend la fondation jusqu'à la fin de l'Épopée.
reason-in-apart = Hilda a écarté cette carte : elle ne compte plus que pour ses PV.
reason-in-under = Cette carte en suit une autre, sous laquelle elle est placée.
reason-in-pillars-aside = Ce Pilier attend que son Général Marina soit acquis.
reason-in-epics = Cette Épopée viendra à son heure.
reason-in-epics-past = Cette Épopée est terminée.
reason-gone = Cette carte est hors de la partie.
reason-in-styx = Les cartes du Styx arrivent d'elles-mêmes dans les Enfers.
reason-face-down = Cette carte est cachée : elle n'est encore personne, et sera révélée quand un pion sera au-dessus ou à sa gauche.
reason-in-neant = Cette carte est anéantie : elle compte pour ses PV à la fin de la partie.
reason-before-pawn = { $card } est hors de portée de votre pion : on n'affronte que ce qui est sous lui ou à sa droite.
reason-short-of-souls = Il manque des Âmes pour entraver quelqu'un avec { $card } : { $detail }.
reason-eveil-is-a-reward = L'Éveil s'utilise en récompense d'une Épreuve.
reason-sense-inactive = Ce Sens est inactif : il se retourne à votre entretien.
reason-sense-not-gained = Ce Sens n'est pas encore à vous : l'Éveil l'apporte, en récompense d'une Épreuve.
reason-trial-not-met = Cette Épreuve est réussie dès que sa condition est remplie, pendant votre phase principale.
reason-trial-to-come = Cette Épreuve viendra à son heure.
reason-trial-past = Cette Épreuve a été réussie ; elle pourra revenir.
reason-in-capacities = Les Capacités de la pile attendent d'être piochées.
reason-house-to-come = Cette Maison viendra en son temps.
reason-house-acquired = Cette Maison est acquise : elle compte à la fin du duel.
reason-in-elysion = Elle attend en Élysion le premier pion qui y arrive.
reason-only-values = Cette carte n'a pas d'effet à utiliser : elle sert par ses valeurs, pour acquérir la carte à laquelle elle fait face.
reason-effect-impossible = Son effet ne pourrait rien accomplir en ce moment.

## Autour de la partie

standing = PV
part-classic = Règles
part-glossary = Glossaire
part-faq = F.A.Q.
part-card = Cartes
part-solo = Seul contre Hilda
part-asgard = Livret d'Asgard
part-hades = Livret d'Hadès
part-board = Plateaux
part-pilier = Piliers
part-epopee = Épopées
