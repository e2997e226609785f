"""The Autels d'Athéna of the duel, of which one is chosen (Hadès)."""

from pioche.games.seiya.vocabulary import (
    ACTIVE,
    Anything,
    Bonus,
    Cards,
    Each,
    EndGame,
    Exists,
    If,
    Most,
    When,
    amount,
    gains_if,
)
from pioche.games.seiya.vocabulary.duel import DROP, HOUSE, Fewest, altar, beside, houses
from pioche.games.seiya.vocabulary.hades import GainSouls

CARDS = (
    altar("gloire", "121", "de la Gloire", Bonus(Most(houses(), 5)), source="rulebook"),
    altar("justice", "122", "de la Justice", Bonus(Most(Cards(("neant",)), 4)), source="rulebook"),
    altar("offrandes", "123", "des Offrandes", beside(When("acquire", HOUSE, Each(ACTIVE, GainSouls(amount(2)))))),
    altar("equilibre", "124", "de l'Équilibre", beside(gains_if((DROP,), 1, Fewest(houses()), Anything()))),
    altar(
        "victoire", "125", "de la Victoire",
        beside(When("take-house", HOUSE, If(Exists(houses(ACTIVE), 7), EndGame()))), source="rulebook",
    ),
)  # fmt: skip
