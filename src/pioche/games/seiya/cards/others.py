"""Characters without a class."""

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.scoring import deck
from pioche.games.seiya.verbs import AddToDiscard, Destroy, FillPlace, Heal, Remove, ShuffleInto
from pioche.games.seiya.vocabulary import (
    A_SAINT,
    BOTH_COSTS,
    CHARACTER,
    GOLD_SAINT,
    IT,
    THIS,
    activation,
    character,
    common_discard,
    destroyed,
    draw,
    every,
    field,
    gains,
    hand,
    on_arrival,
    on_play,
    one,
    this_turn,
    wounded,
)
from pioche.kernel.cards.effect import Do, Each, Player, Seq
from pioche.kernel.cards.query import ACTIVE, ACTOR, ANYONE, OPPONENTS, Count
from pioche.kernel.cards.select import Together

CARDS: tuple[SeiyaCard, ...] = (
    character(
        "athena",
        "016",
        "Athéna",
        "very-rare",
        on_arrival(Each(ANYONE, Seq((draw(1), Heal(every(wounded(whose=ACTOR))))))),
        cost=(None, 4),
        gives=(None, 2, 1),
        pv_rule=Count(deck(), group=10),
    ),
    character(
        "pope",
        "017",
        "Pope",
        "very-rare",
        on_arrival(ShuffleInto(Together(THIS, every(common_discard(GOLD_SAINT))), "reserve")),
        copies=1,
    ),
    character(
        "cassios",
        "086",
        "Cassios",
        "very-common",
        activation("destroy", this_turn(gains(BOTH_COSTS, -2, IT), on=one(field(A_SAINT)))),
        cost=(2, None),
        gives=(1, None, None),
        pv=1,
    ),
    character(
        "gigas",
        "087",
        "Gigas",
        "very-common",
        activation("discard", Do(Remove(one(field(CHARACTER))), then=FillPlace())),
        on_arrival(Player(ANYONE, AddToDiscard(THIS), by=ACTIVE)),
        pv=-1,
    ),
    character(
        "phaeton",
        "088",
        "Phaeton",
        "very-common",
        on_play(Destroy(one(hand(CHARACTER))), then=draw(2)),
        cost=(2, None),
        gives=(1, None, None),
        pv=1,
    ),
    character(
        "oko",
        "089",
        "Oko",
        "very-common",
        activation("destroy", Each(OPPONENTS, Destroy(one(hand(A_SAINT, ACTOR))))),
        cost=(3, None),
        gives=(1, None, None),
        pv=1,
    ),
    character(
        "jaki",
        "090",
        "Jaki",
        "very-common",
        activation("destroy", AddToDiscard(one(destroyed()))),
        cost=(3, None),
        gives=(1, None, None),
        pv_rule=Count(destroyed(), group=5),
    ),
)
