# Ce que dit une table de Saint Seiya.

## Petites pièces

slot = emplacement { $slot }
zone-of = { $zone }, { $who }
facing = face à { $card }
frost = Gel, face { $side }
card-at = { $card } (emplacement { $place })
costs-force = Force { $amount }
costs-cosmos = Cosmos { $amount }
costs-nothing = sans coût
gives-force = Force { $amount }
gives-cosmos = Cosmos { $amount }
gives-heal = Soin { $amount }
value-force = Force : { $number }
value-heal = Soin : { $number }
value-cosmos = Cosmos : { $number }
value-cost_force = Coût en Force : { $number }
value-cost_cosmos = Coût en Cosmos : { $number }
value-cost_souls = Âmes pour entraver avec elle : { $number }
value-gain_souls = Âmes qu'elle rapporte : { $number }
at = { $you ->
    [yes] chez vous
   *[no] chez { $who }
}

## Questions

ask-main-phase = à vous : jouez une carte, utilisez celles en jeu, ou terminez votre tour.
ask-choose-to-face = { because }face à quelle carte ?
ask-choose-fighters = { $target } : quelles cartes se battent ? Il faut { $cost } en Force, vous en avez { $have }.
ask-choose-allies = { $target } : quelles cartes donnent leur Cosmos ? Il en faut { $cost }, vous en avez { $have }.
ask-choose-acquire = { because }choisissez { many } à acquérir gratuitement{ or-not }.
ask-choose-add = { because }choisissez { many } à mettre dans votre défausse{ or-not }.
ask-choose-destroy = { because }choisissez { many } à détruire{ or-not }.
ask-choose-discard = { because }choisissez { many } à défausser{ or-not }.
ask-choose-heal = { because }choisissez { many } à soigner{ or-not }.
ask-choose-look = { because }choisissez { many } à regarder{ or-not }.
ask-choose-put-on-draw = { because }choisissez { many } à poser sur la pioche{ or-not }.
ask-choose-remove = { because }choisissez { many } à retirer{ or-not }.
ask-choose-reveal = { because }choisissez { many } à révéler{ or-not }.
ask-choose-shuffle-into = { because }choisissez { many } à mélanger dans la pile{ or-not }.
ask-choose-take = { because }choisissez { many } à prendre en main{ or-not }.
ask-choose-wound = { because }choisissez { many } à blesser{ or-not }.
ask-choose-add-tokens = { because }choisissez { many } pour y poser le jeton PV{ or-not }.
ask-choose-equip = { because }choisissez l'Armure à équiper{ or-not }.
ask-choose-freeze = { because }choisissez { many } à geler{ or-not }.
ask-choose-gain = { because }choisissez { many } à mettre dans la défausse{ or-not }.
ask-choose-hand-over = { because }choisissez { many } à donner, toujours gelée{ or-not }.
ask-choose-leave = { because }choisissez { many } à retirer de la partie{ or-not }.
ask-choose-perform = { because }choisissez { many } dont appliquer l'effet{ or-not }.
ask-choose-put-before = { because }choisissez { many } à placer dans l'espace de jeu{ or-not }.
ask-choose-put-into-play = { because }choisissez { many } à jouer{ or-not }.
ask-choose-put-under = { because }choisissez { many } à placer sous cette carte{ or-not }.
ask-choose-stand-guard = { because }choisissez { many } pour défendre la fondation{ or-not }.
ask-choose-step-aside = { because }choisissez { many } à retirer de son emplacement{ or-not }.
ask-choose-take-pillar = { because }choisissez le Pilier à garder{ or-not }.
ask-confront = vous affrontez { $card } : jouez des cartes contre elle, acquérez-la, ou laissez-la.
ask-choose-pledge = { because }choisissez { many } à engager avec elle{ or-not }.
ask-choose-set-aside = { because }choisissez { many } à mettre de côté{ or-not }.
ask-choose-evolve = { because }choisissez l'Armure de Bronze à échanger{ or-not }.
ask-evolve-armour = échanger votre Armure de Bronze contre { $card } ?
ask-choose-upkeep = entretien : quelles cartes de votre main défausser ? Vous complétez ensuite votre main à { $size } cartes.
ask-choose-bonus = { $card } était sous votre pion : quel bonus de la case prenez-vous ?
ask-choose-put-under-styx = { because }choisissez { many } à placer sous le Styx{ or-not }.
ask-choose-space = { because }sur quelle case déplacer votre pion ?
ask-use-effect = { because }{ $counter ->
    [none] utiliser cet effet ?
   *[other] baisser votre compteur à { $counter } ?
}
ask-choose-player = { because }{ $malus ->
    [0] { $does ->
        [none] choisissez un joueur.
       *[other] qui { $does } ?
    }
   *[other] qui reçoit ce malus de { $malus } PV ?
}
ask-take-divine = votre pion atteint Élysion : prendre en main { $card } ?
ask-choose-gift = { because }quelle Capacité placer sous la pile ?
ask-trial = l'Épreuve « { $card } » est réussie : la défausser pour une récompense ?
ask-choose-hampered = dans la pile d'Entrave de qui placer { $card } ?
# Hadès A
ask-choose-bind = { because }choisissez { many } pour entraver un adversaire{ or-not }.
ask-choose-annihilate = { because }choisissez { many } à anéantir{ or-not }.
ask-choose-release = { because }choisissez { many } à placer sous le Styx{ or-not }.
ask-choose-recharge = { because }choisissez ce que vous retournez sur sa face active{ or-not }.
ask-choose-face-another = { because }choisissez { many } à tourner contre une autre carte{ or-not }.

## Options

none-choose-upkeep = ne rien défausser
option-play-character = jouer { $card }
option-play-armour = équiper { $card }
option-play-relic = jouer la Relique { $card }
option-technique = Technique : { $card } ({ $energy ->
    [0] sans Énergie
    [one] { $energy } Énergie
   *[other] { $energy } Énergies
})
option-power = { $card } : { $text }
option-option = { $text }
option-bind = entraver un adversaire avec { $card }{ where } : { $souls ->
    [one] { $souls } Âme
   *[other] { $souls } Âmes
}
option-sense = épuiser : { $card }
option-gift = Capacité : { $card }
option-talent = utiliser le Talent : { $card }{ where }
option-eveil = utiliser votre Éveil
option-capacity = piocher une Capacité
option-bonus = { $number ->
    [1] 1 Âme
    [2] un jeton +1 PV
    [3] 1 Énergie
   *[4] piocher une carte
}
option-space = { $number ->
    [2] Élysion
    [6] au-dessus de la Porte
   *[other] au-dessus de l'emplacement { $slot }
}
option-weapon = donner une Arme de la Balance à { $card }{ where }
option-acquire-force = { $deed ->
    [annihilate] anéantir { $card }{ where }
    [cheaper] anéantir { $card }{ where }, 1 Force de moins pour bonus de la case
    [release] vous libérer : { $card }{ where }
   *[acquire] acquérir { $card }{ where } par la Force
} : coût { $cost }, { $have } en jeu
option-acquire-cosmos = acquérir { $card }{ where } par le Cosmos : coût { $cost }, { $have } en jeu
option-use = utiliser l'effet { $keyword } : { $card }{ where }
option-heal = soigner avec { $card }{ where }
option-pay = { $own ->
    [yes] payer ce que demande { $card }{ where }
   *[no] payer ce que demande { $source } pour acquérir { $card }{ where }
}
option-yes = oui : { $ask ->
    [evolve-armour] l'échanger
    [take-divine] la prendre en main
   *[use-effect] { $counter ->
        [none] { $does ->
            [none] utiliser cet effet
           *[other] { $does }
        }
       *[other] baisser votre compteur à { $counter }
    }
}
option-end = terminer le tour

## Journal

goes = { $count ->
    [one] va
   *[other] vont
}
event-setup = le terrain est en place : { $cards }
event-turn = { $you ->
    [yes] tour { $amount } : à vous
   *[no] tour { $amount } : { $who }
}
event-draw = { $you ->
    [yes] vous piochez { $cards }
   *[no] { $who } pioche { $cards }
}
event-rebuild = { $you ->
    [yes] votre défausse redevient votre pioche ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    })
   *[no] la défausse redevient la pioche chez { $who } ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    })
}
event-shuffle = { $to ->
    [reserve] la Réserve est mélangée
    [epics] les Épopées sont mélangées
    [styx] le Styx est mélangé
    [trials-pile] les Épreuves à venir sont mélangées
    [capacities] les Capacités sont mélangées
    [own-capacities] { $you ->
        [yes] vous mélangez votre pile de Capacités
       *[no] { $who } mélange sa pile de Capacités
    }
   *[other] { $you ->
        [yes] vous mélangez votre pioche
       *[no] { $who } mélange sa pioche
    }
}
event-play = { $you ->
    [yes] vous jouez { $cards }
   *[no] { $who } joue { $cards }
}
event-equip = { $you ->
    [yes] vous équipez { $cards }
   *[no] { $who } équipe { $cards }
}
event-use = { $you ->
    [yes] vous utilisez l'effet : { $cards }
   *[no] { $who } utilise l'effet : { $cards }
}
event-acquire-force = { $you ->
    [yes] vous acquérez { $cards } par la Force
   *[no] { $who } acquiert { $cards } par la Force
}
event-acquire-cosmos = { $you ->
    [yes] vous acquérez { $cards } par le Cosmos
   *[no] { $who } acquiert { $cards } par le Cosmos
}
event-acquire-free = { $you ->
    [yes] vous acquérez { $cards } gratuitement
   *[no] { $who } acquiert { $cards } gratuitement
}
event-gain = { $to ->
    [armour] { $you ->
        [yes] vous équipez { $cards }
       *[no] { $who } équipe { $cards }
    }
    [hand] { $cards } { goes } en main, { at }
   *[discard] { $cards } { goes } à la défausse, { at }
}
event-discard = { $you ->
    [yes] vous défaussez { $cards }
   *[no] { $who } défausse { $cards }
}
event-wound = { $count ->
    [one] { $cards } reçoit une Blessure, { at }
   *[other] { $cards } reçoivent une Blessure, { at }
}
event-heal = { $count ->
    [one] { $cards } guérit et va à la défausse, { at }
   *[other] { $cards } guérissent et vont à la défausse, { at }
}
event-destroy = { $cards } { goes } parmi les cartes détruites, { at }
event-take = { $you ->
    [yes] vous prenez en main { $cards }
   *[no] { $who } prend en main { $cards }
}
event-add = { $giver ->
    [none] { $you ->
        [yes] vous mettez dans votre défausse { $cards }
       *[no] { $who } met dans sa défausse { $cards }
    }
    [you] vous donnez { $cards } à { $who }{ worth }
   *[other] { $you ->
        [yes] { $giver } vous donne { $cards }{ worth }
       *[no] { $giver } donne { $cards } à { $who }{ worth }
    }
}
worth = { $pv ->
    [0] {""}
   *[other]  : { $pv } PV
}
event-put-on-draw = { $you ->
    [yes] vous posez sur votre pioche { $cards }
   *[no] { $who } pose sur sa pioche { $cards }
}
event-shuffle-into = { $to ->
    [reserve] retour dans la Réserve : { $cards }
   *[other] retour dans la pioche, { at } : { $cards }
}
event-reveal = { $count ->
    [one] carte révélée
   *[other] cartes révélées
}, { at } : { $cards }
event-look = { $count ->
    [one] carte regardée
   *[other] cartes regardées
}, { at } : { $cards }
event-remove = { $count ->
    [one] { $cards } quitte le terrain
   *[other] { $cards } quittent le terrain
}
event-arrive = { $count ->
    [one] { $cards } arrive sur le terrain
   *[other] { $cards } arrivent sur le terrain
}
event-swap = { $to ->
    [none] échange de places : { $cards }
    [hand] échange : { $cards } va en main, { at }
    [discard] échange : { $cards } va à la défausse, { at }
    [wounded] échange : { $cards } va parmi les blessés, { at }
    [frozen] échange : { $cards } va parmi les cartes gelées, { at }
    [destroyed] échange : { $cards } va parmi les cartes détruites, { at }
    [enfers] { $cards } change d'emplacement dans les Enfers
    [field] échange : { $cards } va sur le terrain
   *[armour] échange : { $cards } passe { at }
}
event-pledge-force = { $cards } ne donnera que sa Force
event-pledge-cosmos = { $cards } ne donnera que son Cosmos
event-lift = le prix demandé pour { $cards } est payé pour ce tour
event-shift = les cartes du terrain glissent vers la droite
event-flame = { $amount ->
    [0] la dernière Flamme s'éteint : la partie finit avec ce tour de table
    [one] une Flamme s'éteint, il en reste une
   *[other] une Flamme s'éteint, il en reste { $amount }
}
event-freeze = { $count ->
    [one] { $cards } reçoit un marqueur Gel, { at }
   *[other] { $cards } reçoivent un marqueur Gel, { at }
}
event-thaw = { $count ->
    [one] { $cards } dégèle à moitié (marqueur Gel sur sa face 1), { at }
   *[other] { $cards } dégèlent à moitié (marqueurs Gel sur leur face 1), { at }
}
event-set-aside = { $cards } { goes } parmi les cartes mises de côté, { at }
event-leave = { $count ->
    [one] { $cards } quitte la partie
   *[other] { $cards } quittent la partie
}
event-evolve = { $you ->
    [yes] votre Armure évolue : { $cards }
   *[no] l'Armure { of-who } évolue : { $cards }
}
event-play-relic = { $you ->
    [yes] vous jouez la Relique { $cards }
   *[no] { $who } joue la Relique { $cards }
}
event-put-before = { $cards } va devant { $you ->
    [yes] vous
   *[no] { $who }
}
event-hand-over = { $cards } passe, toujours sous un marqueur Gel, { at }
event-technique = { $you ->
    [yes] vous utilisez la Technique { $cards }
   *[no] { $who } utilise la Technique { $cards }
}
event-energy = { $you ->
    [yes] vous avez maintenant { energies }
   *[no] { $who } a maintenant { energies }
}
energies = { $amount ->
    [one] { $amount } Énergie
   *[other] { $amount } Énergies
}
event-tokens = { $you ->
    [yes] vos jetons PV valent maintenant { $amount } PV
   *[no] les jetons PV { of-who } valent maintenant { $amount } PV
}
event-add-tokens = jeton { $amount ->
    [one] +1
   *[other] { $amount }
} PV sur { $cards }
event-spend-tokens = { $cards } perd ses jetons ({ $amount })
event-weapon = { $you ->
    [yes] vous recevez une Arme de la Balance ({ $amount } en tout)
   *[no] { $who } reçoit une Arme de la Balance ({ $amount } en tout)
}
event-weapon-lost = { $you ->
    [yes] vous rendez une Arme de la Balance (reste { $amount })
   *[no] { $who } rend une Arme de la Balance (reste { $amount })
}
event-eliminated = { $you ->
    [yes] vous êtes éliminé
   *[no] { $who } est éliminé
}
event-put-under = { $source } recouvre { $cards }
event-step-aside = { $count ->
    [one] { $cards } laisse son emplacement
   *[other] { $cards } laissent leur emplacement
}
event-stand-guard = { $count ->
    [one] { $cards } défend la fondation, { at }
   *[other] { $cards } défendent la fondation, { at }
}
event-take-pillar = { $you ->
    [yes] vous détruisez { $cards }
   *[no] { $who } détruit { $cards }
}
event-sapphire = un Saphir d'Odin rejoint la statue ({ $amount } sur 7)
event-reveal-pillar = un Pilier est révélé : { $cards }
event-reveal-epic = une Épopée commence : { $cards }
event-hourglass = un Sablier de plus sur { $cards }
event-end-epic = l'Épopée se termine : { $cards }
event-die = le dé d'Hilda donne { $amount } : { $amount ->
    [1] défausser
    [2] piocher
    [3] purifier
    [4] geler
    [5] Force
   *[6] Cosmos
}
event-push-aside = Hilda écarte { $cards }
event-gain-sense = { $you ->
    [yes] vous gagnez : { $cards }
   *[no] { $who } gagne : { $cards }
}
event-lose-sense = { $you ->
    [yes] vous perdez : { $cards }
   *[no] { $who } perd : { $cards }
}
event-exhaust = { $count ->
    [one] { $cards } passe sur sa face inactive, { at }
   *[other] { $cards } passent sur leur face inactive, { at }
}
event-recharge = { $count ->
    [one] { $cards } passe sur sa face active, { at }
   *[other] { $cards } passent sur leur face active, { at }
}
event-draw-gift = { $you ->
    [yes] vous piochez la Capacité { $cards }
   *[no] { $who } pioche la Capacité { $cards }
}
event-gift = { $you ->
    [yes] vous utilisez la Capacité { $cards }
   *[no] { $who } utilise la Capacité { $cards }
}
event-put-under-pile = { $cards } { goes } sous la pile de Capacités
event-meet-trial = { $you ->
    [yes] vous réussissez l'Épreuve { $cards }
   *[no] { $who } réussit l'Épreuve { $cards }
}
event-reveal-trial = nouvelle Épreuve : { $cards }
event-appear = { $count ->
    [one] { $cards } apparaît dans les Enfers
   *[other] { $cards } apparaissent dans les Enfers
}
event-lay = { $count ->
    [one] une carte arrive, cachée,
   *[other] { $count } cartes arrivent, cachées,
} dans les Enfers
event-renew-trials = les Épreuves réussies forment une nouvelle pile
event-shift-enfers = les cartes des Enfers glissent vers la Porte
event-gate = des ♦ vont sur la Porte : { $amount } maintenant
event-gate-less = un ♦ quitte la Porte : { $amount ->
    [0] il n'en reste plus
    [one] il en reste un
   *[other] il en reste { $amount }
}
event-pawn = { $amount ->
    [1] { pawn } atteint Élysion
    [5] { pawn } est au-dessus de la Porte
   *[other] { pawn } est au-dessus de l'emplacement { $amount }
}
pawn = { $you ->
    [yes] votre pion
   *[no] le pion { of-who }
}
event-annihilate = { $you ->
    [yes] vous anéantissez { $cards }
   *[no] { $who } anéantit { $cards }
}
event-void = { $cards } { goes } au Néant, { at }
event-bind = { $cards } { $count ->
    [one] entrave
   *[other] entravent
} { $you ->
    [yes] votre jeu
   *[no] { $who }
}
event-release = { $you ->
    [yes] vous vous libérez : { $cards }
   *[no] { $who } se libère : { $cards }
}
event-peek = { $you ->
    [yes] vous regardez { $cards }
   *[no] { $who } regarde { $cards }
}
event-put-under-styx = { $cards } { goes } sous le Styx
event-face-another = { $count ->
    [one] { $cards } affronte maintenant une autre carte
   *[other] { $cards } affrontent maintenant une autre carte
}
event-souls = { $you ->
    [yes] vous avez maintenant { souls }
   *[no] { $who } a maintenant { souls }
}
event-souls-lost = { $you ->
    [yes] il vous reste { souls }
   *[no] il reste { souls } à { $who }
}
souls = { $amount ->
    [0] 0 Âme
    [one] { $amount } Âme
   *[other] { $amount } Âmes
}
event-end = la partie est terminée

## Refus

reason-not-enough = Ce n'est pas assez ({ $detail }) : jouez d'autres cartes face à { $card }.
reason-needs-participant = { $card } demande qu'un certain Personnage y participe : lisez son texte et jouez-le face à cette carte.
reason-players-out-of-range = On joue à 2, 3, 4 ou 5, pas à { $detail } : changez le nombre de joueurs.
reason-poseidon-needs-asgard = Poséidon se joue avec le matériel d'Asgard : ajoutez Asgard.
reason-hades-needs-both = Hadès se joue avec le matériel d'Asgard et de Poséidon : ajoutez les deux ; leurs cartes peuvent rester de côté.
reason-hades-not-solo = Le livret d'Hadès ne connaît pas de mode solo : jouez à plusieurs, ou sans Hadès.
reason-flames-out-of-range = { $detail } Flammes : avec Hadès l'Horloge en porte de 1 à 12 au départ, sans Hadès 12.
reason-difficulty-only-solo = La difficulté ne se règle qu'en mode solo : choisissez ce mode, ou laissez la difficulté normale.
reason-left-out-unused = L'extension « { $detail } » n'est pas utilisée, on ne peut pas en écarter les cartes : ajoutez-la, ou ne l'écartez pas.
reason-unknown-hero = Héros inconnu : « { $detail } ». Choisissez parmi Seiya, Shiryû, Hyôga, Shun et Ikki.
reason-hero-twice = Le même Héros est pris deux fois : chacun le sien.
reason-too-many-heroes = { $detail } Héros, c'est plus qu'il n'y a de joueurs : nommez-en moins, ou jouez à plus.
reason-unknown-seat = Il n'y a pas de place n° { $detail } à cette table : comptez à partir de 0.

## Le duel

event-reveal-house = une Maison est révélée : { $cards }
event-take-house = { $you ->
    [yes] vous gardez { $cards }
   *[no] { $who } garde { $cards }
}
event-lower-house = { house-counter } baisse à { $amount }
event-set-house = { house-counter } est remis sur { $amount }
house-counter = { $you ->
    [yes] votre compteur
   *[no] le compteur { of-who }
}
reason-duel-for-two = Le duel se joue à deux, pas à { $detail } : changez le nombre de joueurs, ou de mode.
reason-duel-without-clock = Le duel se joue sans Horloge : ne réglez pas les Flammes, retirez plutôt des Maisons.
reason-renegade-begins = En duel, le Renégat commence toujours : choisissez les camps, pas le premier joueur.
reason-unknown-side = Camp inconnu : « { $detail } ». Choisissez gold (les Chevaliers d'Or) ou renegade (les Renégats).
reason-unknown-altar = Autel d'Athéna inconnu : « { $detail } ». Choisissez gloire, justice, offrandes, equilibre ou victoire, ou un numéro de 121 à 125.
reason-houses-out-of-range = On peut retirer de 0 à 11 Maisons, pas { $detail } : il en faut au moins une.
reason-only-duel = Les Maisons et l'Autel d'Athéna ne servent qu'en duel : choisissez ce mode, ou ne les réglez pas.

## Le conseil

coach-points = { $more ->
    [yes] { NUMBER($amount, maximumFractionDigits: 1) } PV de plus tout de suite
   *[no] { NUMBER($amount, maximumFractionDigits: 1) } PV de moins tout de suite
}
coach-deck = { $more ->
    [yes] des mains plus fortes, qui valent { NUMBER($amount, maximumFractionDigits: 1) } PV d'ici la fin
   *[no] des mains moins fortes, qui coûtent { NUMBER($amount, maximumFractionDigits: 1) } PV d'ici la fin
}
coach-hand = { $more ->
    [yes] une meilleure main au prochain tour, qui vaut { NUMBER($amount, maximumFractionDigits: 1) } PV
   *[no] une moins bonne main au prochain tour, ce qui coûte { NUMBER($amount, maximumFractionDigits: 1) } PV
}
coach-draws = { $more ->
    [yes] une meilleure pioche, qui vaut { NUMBER($amount, maximumFractionDigits: 1) } PV
   *[no] une pioche moins bonne, qui coûte { NUMBER($amount, maximumFractionDigits: 1) } PV
}
coach-prey = { $more ->
    [yes] moins de points à la portée d'Hilda, ce qui vaut { NUMBER($amount, maximumFractionDigits: 1) } PV
   *[no] plus de points à la portée d'Hilda, ce qui coûte { NUMBER($amount, maximumFractionDigits: 1) } PV
}
coach-hurt = { $more ->
    [yes] plus de cartes blessées ou gelées à soigner ({ NUMBER($amount, maximumFractionDigits: 1) } PV à reprendre)
   *[no] moins de cartes blessées ou gelées à soigner ({ NUMBER($amount, maximumFractionDigits: 1) } PV)
}
coach-souls = { $more ->
    [yes] plus d'Âmes, qui valent { NUMBER($amount, maximumFractionDigits: 1) } PV
   *[no] moins d'Âmes, ce qui coûte { NUMBER($amount, maximumFractionDigits: 1) } PV
}
coach-out = { $more ->
    [yes] vous n'êtes pas éliminé par l'Épopée
   *[no] l'Épopée vous élimine
}
