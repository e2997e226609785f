"""The Capacités of the classic game (Hadès)."""

from pioche.games.seiya.vocabulary import (
    CHARACTER,
    FORCE_AND_COSMOS,
    FORCE_COST,
    IT,
    Cards,
    Heal,
    amount,
    draw,
    gains,
    in_play,
    marked,
    one,
    this_turn,
)
from pioche.games.seiya.vocabulary.hades import GainSouls, InReach, MovePawn, gift

CARDS = (
    gift(
        "capacite-cosmos-ultime",
        "091",
        "Cosmos ultime",
        this_turn(gains(FORCE_AND_COSMOS, 1, IT), on=one(in_play(CHARACTER))),
    ),
    gift("capacite-teleportation", "092", "Téléportation", MovePawn()),
    gift("capacite-sang-d-athena", "093", "Sang d'Athéna", Heal(one(marked()), fully=True)),
    gift(
        "capacite-requiem",
        "094",
        "Requiem",
        this_turn(gains(FORCE_COST, -2, IT), on=one(Cards(("enfers", "entrave"), CHARACTER & InReach()))),
    ),
    gift("capacite-volonte-des-chevaliers", "095", "Volonté des Chevaliers", draw(1)),
    gift("capacite-offrande", "096", "Offrande", GainSouls(amount(2))),
)
