# Le jeu dans un terminal.

screen-legend = ● héros, ▲ ennemi, ★ boss, ✝ hors de combat, ◇ rune, ▒ case barrée. M menace, ♥ vies, 1/2 blessures sur dégâts par vie, ▣ blocage, ✓ tour joué, zz passe son tour, marge : cartes à perdre avant de tomber. Un nombre souligné a changé. « ? NOM » dit ce qu'un ennemi va faire, et par quelles règles.
veiel-title = Affrontement { $encounter } sur { $of } · { $turn ->
    [setup] mise en place
    [rewards] renforcement
    [enemies] manche { $round }, tour des ennemis
   *[heroes] manche { $round }, tour des héros
}
veiel-battlefield = Champ de bataille : { $name }.
veiel-threat = M{ $amount }
veiel-lives = ♥{ $amount }
veiel-block = ▣{ $amount }
veiel-actions = Actions vues : { $cards }
veiel-hero = · main { $hand } · pioche { $deck } · défausse { $discard } · blessures { $wounds }{ $exile ->
    [0] {""}
   *[other] {" "}· exil { $exile }
} · { $margin ->
    [none] tombera
   *[other] marge { $margin }
}
veiel-zone = [{ $zone }]
veiel-under = sous l'effet de : { $cards }
veiel-pile = { $zone } : { $cards }
veiel-hand = Main { of-hero } ({ $count })
veiel-end = { $dead ->
    [yes] { the-hero } est hors de combat
   *[no] { the-hero } est debout
} · blessures { $wounds } · exil { $exile }
veiel-reached = Affrontement { $encounter }, manche { $round }
settings-veiel-heroes = { $heroes }
settings-veiel-bosses = contre { $bosses }
settings-veiel-difficulty = difficulté { $difficulty ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[extreme] extrême
}
settings-veiel-waves = table d'ennemis à soi
settings-veiel-battlefields = champs de bataille
settings-veiel-hidden = mains cachées
group-difficulty = Difficulté
group-difficulty-easy = facile
group-difficulty-normal = normale
group-difficulty-hard = difficile
group-difficulty-extreme = extrême
group-heroes = Héros
group-bosses = Boss
group-players = Nombre de héros
colour-rouge = rouge
colour-jaune = jaune
colour-bleu = bleu
colour-vert = vert
colour-violet = violet
colour-incolore = incolore
cards-veiel-kind = { $kind ->
    [base] carte de base
    [hero] héros
    [novice] Novice
    [initiate] Initié
    [adept] Adeptes
    [master] Maître
    [reward] Récompense
    [enemy] ennemi { $tier ->
        [basic] basique
        [intermediate] intermédiaire
       *[powerful] puissant
    }
    [boss] boss
    [action] Action de boss
   *[battlefield] champ de bataille
}
cards-veiel-group = { $kind ->
    [base] Cartes de base
    [hero] Héros
    [novice] Novices
    [initiate] Initiés
    [adept] Adeptes
    [master] Maîtres
    [reward] Récompenses
    [enemy] Ennemis
    [boss] Boss
    [action] Actions de boss
   *[battlefield] Champs de bataille
}
cards-veiel-count = { $count ->
    [one] une carte
   *[other] { $count } cartes différentes
}, { $copies ->
    [one] un exemplaire
   *[other] { $copies } exemplaires
}
reason-unknown-kind = Il n'y a pas de cartes « { $detail } » : choisissez parmi base, hero, novice, initiate, adept, master, reward, enemy, boss, action et battlefield.
