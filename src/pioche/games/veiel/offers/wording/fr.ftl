# Ce que L'Ordre de Veiel dit à une page qui ne connaît aucun jeu.

title = L'Ordre de Veiel
about = Des héros sur un plateau de cases, ensemble, contre des ennemis dont on peut prévoir chaque pas, et un boss au bout de quatre affrontements.
mode-together = Ensemble
mode-together-about = De 2 à 5 héros, qui gagnent ou perdent tous ensemble. Seul, on prend deux places ou plus.
option-difficulty = Difficulté
difficulty-easy = Facile
difficulty-easy-about = Peu d'ennemis ; le boss vient seul.
difficulty-normal = Normale
difficulty-normal-about = Des ennemis plus forts ; deux accompagnent le boss.
difficulty-hard = Difficile
difficulty-hard-about = Beaucoup d'ennemis ; quatre ennemis puissants avant le boss.
difficulty-extreme = Extrême
difficulty-extreme-about = Pour qui connaît bien le jeu : jusqu'à six ennemis à la fois.
option-boss = Boss
option-second = Second boss
second-none = aucun
option-battlefields = Champs de bataille
option-battlefields-about = Chaque affrontement a lieu sur un champ de bataille qui change les règles.
option-hidden = Mains cachées
option-hidden-about = Chacun ne voit que sa main. D'ordinaire, les mains sont ouvertes.
option-waves = Table d'ennemis à vous
option-waves-about = Au lieu de la difficulté. Pour chacun des quatre affrontements : basiques-intermédiaires-puissants, comme 2-0-0,1-3-0,1-1-2,0-0-0.
choice-hero = Héros
choice-novice = Novice { $n }
choice-novice-about = Une carte d'une des deux couleurs du héros, ou incolore. Il y a deux exemplaires de chacune.
novice-suggested = conseillée
hero-about = { $colours } · menace { $threat } · { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}
number-threat = Menace
number-swords = Épées
counter-encounter = Affrontement
counter-round = Manche
standing = Marge
margin-left = Cartes à perdre avant de tomber
kind = { $kind ->
    [base] Carte de base
    [hero] Héros
    [novice] Novice
    [initiate] Initié
    [adept] Adeptes
    [master] Maître
    [reward] Récompense
    [enemy] { $tier ->
        [basic] Ennemi basique
        [intermediate] Ennemi intermédiaire
        [powerful] Ennemi puissant
       *[none] Ennemi
    }
    [boss] Boss
    [action] Action de boss
   *[battlefield] Champ de bataille
}
colour-rouge = rouge
colour-jaune = jaune
colour-bleu = bleu
colour-vert = vert
colour-violet = violet
colour-incolore = incolore
type-attaque = attaque
type-defense = défense
type-deplacement = déplacement
type-soin = soin
type-technique = technique
keyword-amorce = Amorce
keyword-passif = Passif
keyword-substitution = Substitution
keyword-rune = Rune
tier-basic = basique
tier-intermediate = intermédiaire
tier-powerful = puissant
family-bande = bande
family-betes = bêtes
family-culte = culte
family-demons = démons
family-morts = morts
vitality = { $lives } × { $damage } à { $heroes } héros
fact-copies = Exemplaires
fact-vitality = Vitalité (vies × dégâts par vie)
fact-source = Connue par
source = { $source ->
    [rulebook] le livret de règles
    [public] l'éditeur
   *[original] faite pour Pioche
}
facet-kind = Sorte
facet-colour = Couleur
facet-type = Type
facet-keyword = Mot-clé
facet-tier = Rang
facet-family = Famille

## Pourquoi une carte ne peut rien faire

reason-in-deck = Les cartes de la pioche attendent d'être piochées.
reason-in-hero-discard = Une carte défaussée revient quand la pioche est vide et que la défausse la remplace.
reason-in-wounds = Une blessure ne sert plus à rien tant qu'elle n'est pas soignée.
reason-in-exile = Une carte exilée ne revient que par un effet qui le dit.
reason-waits-aside = Cette carte rejoint le héros après un affrontement : Adeptes après le premier, Maître après le deuxième.
reason-effect-lasts = L'effet de cette carte dure encore : elle ira à la défausse quand il prendra fin.
reason-apart-for-now = Cette carte reste à l'écart jusqu'à la fin de l'affrontement.
reason-figure-acts = Les ennemis jouent après les héros, selon leur carte : on peut les viser avec une carte de sa main.
reason-figure-of-hero = Pour déplacer un héros, jouez une carte de déplacement ou défaussez une carte de sa main.
reason-not-a-hero-card = On ne joue que les cartes de sa main.
reason-another-heros = Cette carte est dans la main d'un autre héros : ce n'est pas son tour.
reason-opener-too-late = { $card } est une Amorce : elle se joue avant toute autre carte. Gardez-la pour le prochain tour, ou défaussez-la.
