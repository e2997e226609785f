"""The statue of Odin: seven Sapphires free the robe, which all players then profit from."""

from pioche.games.seiya.vocabulary import (
    A_HERO,
    FORCE_AND_COSMOS,
    IT,
    SAPPHIRES,
    And,
    Anything,
    Discard,
    Do,
    Exists,
    Fixed,
    Number,
    Reached,
    SeiyaCard,
    Static,
    equipped,
    every,
    gains,
    in_play,
    one,
    power,
    statue,
    this_turn,
)

FREED = Reached("sapphires", SAPPHIRES)

CARDS: tuple[SeiyaCard, ...] = (
    statue(
        "robe-d-odin",
        "Robe d'Odin",
        Static(("statue",), (Number(("times",), Fixed(2), Anything(), "times"),), when=FREED),
        power(
            Do(Discard(every(equipped())), then=this_turn(gains(FORCE_AND_COSMOS, 2, IT), on=one(in_play(A_HERO)))),
            needs=And(FREED, Exists(in_play(A_HERO))),
        ),
    ),
)
