"""The twelve Maisons of the duel: what lowers the cost of each (Hadès)."""

from pioche.games.seiya.vocabulary import A_HERO, ARMOUR, CHARACTER, Destroy, hand, one
from pioche.games.seiya.vocabulary.duel import SpendSouls, house, price, reduced
from pioche.games.seiya.vocabulary.hades import ON_FIELD, OfActive

OWN = OfActive()

CARDS = (
    house("belier", "109", "du Bélier", reduced(3, "acquire", ARMOUR), by=3, pv=2, source="rulebook"),
    house("taureau", "110", "du Taureau", reduced(2, "overcome-force", ON_FIELD), by=2, pv=2),
    house("gemeaux", "111", "des Gémeaux", reduced(2, "use-gift"), by=2, pv=2, source="rulebook"),
    house("cancer", "112", "du Cancer", price(2, SpendSouls(2)), by=2, pv=2),
    house("lion", "113", "du Lion", reduced(2, "energy"), by=2, pv=3, source="rulebook"),
    house("vierge", "114", "de la Vierge", reduced(1, "exhaust"), by=1, pv=3),
    house("balance", "115", "de la Balance", reduced(3, "acquire-cosmos"), by=3, pv=3),
    house("scorpion", "116", "du Scorpion", reduced(2, "wound", CHARACTER & OWN), by=2, pv=3),
    house("sagittaire", "117", "du Sagittaire", price(5, Destroy(one(hand(A_HERO)))), by=5, pv=4, source="rulebook"),
    house("capricorne", "118", "du Capricorne", reduced(3, "annihilate", CHARACTER), by=3, pv=4),
    house("verseau", "119", "du Verseau", reduced(3, "freeze", OWN), by=3, pv=4),
    house("poissons", "120", "des Poissons", reduced(4, "bind", CHARACTER), by=4, pv=4, source="rulebook"),
)
