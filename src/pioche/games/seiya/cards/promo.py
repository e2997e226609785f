"""Promo cards, an option that is off by default."""

from pioche.games.seiya.vocabulary import (
    A_HERO,
    ANYONE,
    CHARACTER,
    FORCE_AND_COSMOS,
    IT,
    SILVER_SAINT,
    THIS,
    AcquireFree,
    Among,
    Count,
    Destroy,
    Do,
    Each,
    Exists,
    If,
    Remove,
    RemoveFlame,
    SeiyaCard,
    Take,
    While,
    Wound,
    activation,
    character,
    common_discard,
    draw,
    every,
    field,
    frozen,
    gains,
    in_order,
    in_play,
    on_arrival,
    on_defeated,
    one,
    this_turn,
    wounded,
)

CARDS: tuple[SeiyaCard, ...] = (
    character(
        "seiya-du-sagittaire", "501", "Seiya du Sagittaire", "rare",
        on_arrival(If(Exists(field(SILVER_SAINT)), RemoveFlame())),
        on_defeated(in_order(Remove(THIS), Take(one(common_discard(~IT))))),
        copies=1, cost_cosmos=7, set="promo",
    ),
    character(
        "shiryu-de-la-balance", "", "Shiryû de la Balance", "rare",
        activation(
            "destroy", this_turn(gains(FORCE_AND_COSMOS, Count(wounded(A_HERO, ANYONE)), IT), on=one(in_play(A_HERO)))
        ),
        on_defeated(Do(Wound(every(Among("used", CHARACTER))), then=draw(Count(Among("first"))))),
        copies=1, cost_force=7, cost_cosmos=6, set="promo",
    ),
    character(
        "hyoga-du-verseau", "", "Hyôga du Verseau", "rare",
        activation("destroy", Destroy(every(frozen(CHARACTER, ANYONE)))),
        on_defeated(While(Exists(field()), Each(ANYONE, AcquireFree(one(field()), frozen=True)))),
        copies=1, cost_force=7, cost_cosmos=6, wants=("asgard",), set="promo",
    ),
)  # fmt: skip
