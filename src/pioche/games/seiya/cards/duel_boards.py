"""The duel: the Techniques of the boards of both sides."""

from pioche.games.seiya.vocabulary import (
    A_HERO,
    CHARACTER,
    COSMOS,
    FORCE,
    IT,
    Choose,
    Discard,
    Do,
    Faces,
    SeiyaCard,
    amount,
    gains,
    hand,
    in_order,
    in_play,
    one,
    some,
    this_turn,
)
from pioche.games.seiya.vocabulary.decks import FacedBy, duel_technique
from pioche.games.seiya.vocabulary.hades import (
    GainSouls,
    Graded,
    HamperFree,
    InReach,
    ReleaseFree,
    enfers,
    entrave_pile,
)

# What both boards have in common.
VOW = Do(Discard(one(hand(A_HERO))), then=GainSouls(amount(1)))
STRENGTH = this_turn(gains(FORCE, 2, IT), gains(COSMOS, 1, IT), on=one(in_play(A_HERO)))
EXCLAMATION = in_order(
    Choose(one(FacedBy(A_HERO, 3))),
    this_turn(gains(FORCE, 2, IT), on=some(3, in_play(A_HERO & Faces(IT)))),
)

CARDS: tuple[SeiyaCard, ...] = (
    duel_technique("gold", "voeu-des-chevaliers", "Vœu des Chevaliers", VOW, number=1, energy=0),
    duel_technique(
        "gold", "mur-de-cristal", "Mur de Cristal",
        ReleaseFree(one(entrave_pile(CHARACTER & Graded(2))), gain=False),
        number=2, energy=1,
    ),
    duel_technique("gold", "mille-jours", "Combat de Mille Jours", STRENGTH, number=3, energy=2),
    duel_technique("gold", "exclamation-d-athena-or", "Exclamation d'Athéna", EXCLAMATION, number=4, energy=3),
    duel_technique("renegade", "pacte-des-renegats", "Pacte des Renégats", VOW, number=1, energy=0),
    duel_technique(
        "renegade", "ruse-des-renegats", "Ruse des Renégats",
        HamperFree(one(enfers(CHARACTER & Graded(2) & InReach()))),
        number=2, energy=1,
    ),
    duel_technique("renegade", "dernieres-forces", "Dernières Forces", STRENGTH, number=3, energy=2),
    duel_technique(
        "renegade", "exclamation-d-athena-renegats", "Exclamation d'Athéna", EXCLAMATION, number=4, energy=3
    ),
)  # fmt: skip
