"""Promo cards, an option that is off by default."""

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.verbs import Remove, RemoveFlame, Take, Wound
from pioche.games.seiya.vocabulary import (
    A_HERO,
    CHARACTER,
    FORCE_AND_COSMOS,
    IT,
    SILVER_SAINT,
    THIS,
    activation,
    character,
    common_discard,
    draw,
    every,
    field,
    gains,
    in_play,
    on_arrival,
    on_defeated,
    one,
    this_turn,
    wounded,
)
from pioche.kernel.effect import Do, If, Seq
from pioche.kernel.query import ANYONE, Among, Count, Exists

CARDS: tuple[SeiyaCard, ...] = (
    character(
        "seiya-du-sagittaire",
        "501",
        "Seiya du Sagittaire",
        "rare",
        on_arrival(If(Exists(field(SILVER_SAINT)), RemoveFlame())),
        on_defeated(Seq((Remove(THIS), Take(one(common_discard(~IT)))))),
        copies=1,
        cost=(None, 7),
        set="promo",
    ),
    character(
        "shiryu-de-la-balance",
        "",
        "Shiryû de la Balance",
        "rare",
        activation(
            "destroy", this_turn(gains(FORCE_AND_COSMOS, Count(wounded(A_HERO, ANYONE)), IT), on=one(in_play(A_HERO)))
        ),
        on_defeated(Do(Wound(every(Among("used", CHARACTER))), then=draw(Count(Among("first"))))),
        copies=1,
        cost=(7, 6),
        set="promo",
    ),
)
