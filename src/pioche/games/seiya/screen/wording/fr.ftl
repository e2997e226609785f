# Le jeu dans un terminal.

screen-legend = F Force, S Soin, C Cosmos, PV points de victoire (* : selon vos cartes), ■ Flamme. Un nombre souligné a changé.
screen-mean-score = PV en moyenne (95 %)
screen-clock = Horloge
screen-flames = { $count ->
    [0] plus de Flamme : dernier tour de table
    [one] une Flamme
   *[other] { $count } Flammes
}
screen-counter = Tour { $turn } sur { $turns }
screen-die = Dé { $number } : { $number ->
    [1] Défausser
    [2] Piocher
    [3] Purifier
    [4] Geler
    [5] Force
   *[6] Cosmos
}
screen-houses = { $count ->
    [0] { $left ->
        [yes] La dernière Maison
       *[no] Plus de Maison : dernier tour
    }
    [one] { $count } Maison à venir
   *[other] { $count } Maisons à venir
}
screen-next-house = , puis { $card }
screen-own-houses = Maisons : { $cards }
screen-sapphires = Saphirs d'Odin
screen-pillars = Piliers
screen-epic = Épopée : { $name }
screen-with-tokens = { $card } ({ $amount } PV)
screen-energy = Énergie { $amount }/{ $most }{ $used ->
    [yes] { " " }(Technique utilisée)
   *[no] { "" }
}
screen-relics = Reliques : { $cards }
screen-frozen = Gelées : { $cards }
screen-frost = { $card } ❄{ $level }
screen-guard = Défendent la fondation : { $cards }
screen-trophies = Piliers détruits : { $cards }
screen-weapons = { $count ->
    [one] { $count } Arme de la Balance
   *[other] { $count } Armes de la Balance
}
screen-tokens = jetons { $amount } PV
screen-held = en main : { $cards }
screen-apart = { $count ->
    [0] aucune carte écartée
    [one] { $count } carte écartée
   *[other] { $count } cartes écartées
}
screen-piles = {" "}· Réserve { $reserve } · retirées { $removed }
screen-slot = #
screen-card = Terrain
screen-cost = Coût
screen-gives = Donne
screen-pv = PV
screen-text = Texte
screen-empty = (vide)
screen-force = F{ $amount }
screen-heal = S{ $amount }
screen-cosmos = C{ $amount }
screen-cost_force = F{ $amount }
screen-cost_cosmos = C{ $amount }
screen-enfers = Enfers
screen-souls = Âmes
screen-grade = Grade
screen-gain = Gain
screen-cost_souls = { $amount }
screen-gain_souls = +{ $amount }
screen-face-down = (cachée)
screen-pawns = Pions
screen-pawn = { $who } : { $slot ->
    [1] Élysion
    [5] au-dessus de la Porte
   *[other] au-dessus de l'emplacement { $slot }
}
screen-styx = Styx { $count }
screen-trials = Épreuves
screen-purse = { $count ->
    [one] { $count } Âme
   *[other] { $count } Âmes
}
screen-sense = { $card }{ $side ->
    [0] { "" }
   *[1] { " " }(inactif)
}
screen-gifts = Capacités : { $cards ->
    [none] –
   *[other] { $cards }
}
screen-neant = Néant { $count }
screen-entrave = Entravé par { $card }{ $count ->
    [one] { "" }
   *[other] { " " }(dessus d'une pile de { $count })
} :
screen-reach-force = Force { $have } sur { $cost }
screen-reach-cosmos = Cosmos { $have } sur { $cost }
screen-own = pioche { $draw } · défausse { $discard } · détruites { $destroyed } · mises de côté { $aside }{ screen-has }
screen-other = main { $hand } · pioche { $draw } · défausse { $discard } · détruites { $destroyed }{ screen-has }
screen-has = { $armour ->
    [none] {""}
   *[other] {" "}· équipe { $armour }
}{ $wounded ->
    [none] {""}
   *[other] {" "}· blessés : { $wounded }
}
screen-score = { $who } : { $count } PV
settings-players = { $count } joueurs
settings-heroes = héros { $heroes }
settings-first = le joueur { $seat } commence
settings-variant = variante de la phase d'entretien
settings-promos = avec les cartes promo
settings-asgard = avec Asgard
settings-poseidon = avec Poséidon
settings-hades = avec Hadès
settings-flames = { $count ->
    [one] { $count } Flamme
   *[other] { $count } Flammes
} sur l'Horloge
settings-epics = avec les Épopées
settings-left-out = sans les cartes de { $boxes } dans la Réserve
settings-solo = { $difficulty ->
    [difficult] seul contre Hilda, difficile
    [expert] seul contre Hilda, expert
   *[normal] seul contre Hilda
}
settings-duel = duel
settings-side = joueur { $seat } : { $side }
settings-altar = Autel d'Athéna « { $altar } »
settings-shuffled = Maisons mélangées
settings-fewer = { $count ->
    [one] { $count } Maison retirée
   *[other] { $count } Maisons retirées
}
reason-unknown-set = Extension inconnue : « { $detail } ». Choisissez parmi base, asgard, poseidon, hades et promo.
cards-group = { $set ->
    [base] { $group }
    [asgard] Asgard : { $group }
    [poseidon] Poséidon : { $group }
    [hades] Hadès : { $group }
   *[promo] Promo : { $group }
}
cards-cost = coûte
cards-or = {" "}ou{" "}
cards-gives = donne
cards-force = F{ $amount }
cards-heal = S{ $amount }
cards-cosmos = C{ $amount }
cards-styx = grade { $grade }, entrave pour { $hampers } et rapporte { $gain ->
    [one] { $gain } Âme
   *[other] { $gain } Âmes
}
cards-side = { $side }, constellation { $sign }
cards-points = { $points } PV
cards-sapphire = ◆ Saphir
cards-hourglasses = { $count } sabliers
cards-flame = ■ Flamme
cards-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}, { $copies ->
    [one] un exemplaire
   *[other] { $copies } exemplaires
} · F Force, S Soin, C Cosmos, * : selon vos cartes
cards-original = { $sign } créée pour Pioche
