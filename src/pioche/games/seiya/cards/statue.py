"""The statue of Odin: seven Sapphires free the robe, which all players then profit from."""

from pioche.games.seiya.card import STATUE_TYPE, SeiyaCard
from pioche.games.seiya.field import SAPPHIRES
from pioche.games.seiya.verbs import Discard
from pioche.games.seiya.vocabulary import (
    A_HERO,
    FORCE_AND_COSMOS,
    IT,
    equipped,
    every,
    gains,
    in_play,
    one,
    power,
    this_turn,
)
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import And, Anything, Exists, Fixed, Reached
from pioche.kernel.cards.rule import Number
from pioche.kernel.state.catalogue import Static

FREED = Reached("sapphires", SAPPHIRES)

CARDS: tuple[SeiyaCard, ...] = (
    SeiyaCard(
        slug="robe-d-odin",
        number="",
        name="Robe d'Odin",
        set="asgard",
        type=STATUE_TYPE,
        abilities=(
            Static(("statue",), (Number(("times",), Fixed(2), Anything(), "times"),), when=FREED),
            power(
                Do(Discard(every(equipped())), then=this_turn(gains(FORCE_AND_COSMOS, 2, IT), on=one(in_play(A_HERO)))),
                needs=And(FREED, Exists(in_play(A_HERO))),
            ),
        ),
    ),
)
