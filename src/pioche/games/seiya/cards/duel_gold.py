"""The duel: the six Heroes of the Gold Saints, and Athéna, who joins whoever reaches Élysion."""

from functools import partial

from pioche.games.seiya.cards.poseidon_heroes import goes_back
from pioche.games.seiya.vocabulary import (
    ACTOR,
    ARMOUR,
    COSMOS,
    FORCE,
    OPPONENTS,
    Discard,
    Each,
    Equip,
    GainEnergy,
    SeiyaCard,
    character,
    discard_pile,
    gains,
    hand,
    in_order,
    one,
    this_turn,
)
from pioche.games.seiya.vocabulary.decks import OwnSenses, Recharge, champion

gold = partial(champion, "gold")

CARDS: tuple[SeiyaCard, ...] = (
    gold(
        "belier", "mu-duel", "078", "Mu du Bélier",
        Equip(one(discard_pile(ARMOUR))),
        source="rulebook", force=1, heal=1, cosmos=1,
    ),
    gold(
        "taureau", "aldebaran-duel", "079", "Aldébaran du Taureau",
        this_turn(gains(FORCE, 2)),
        force=2,
    ),
    gold(
        "lion", "aiolia-duel", "080", "Aiolia du Lion",
        in_order(this_turn(gains(FORCE, 1)), GainEnergy()),
        force=1, cosmos=1,
    ),
    gold(
        "vierge", "shaka-duel", "081", "Shaka de la Vierge",
        in_order(Recharge(one(OwnSenses())), this_turn(gains(COSMOS, 1))),
        cosmos=2,
    ),
    gold(
        "balance", "doko-duel", "082", "Doko de la Balance",
        this_turn(gains(FORCE, 2), gains(COSMOS, 1)),
        source="rulebook", force=1, heal=1, cosmos=1,
    ),
    gold(
        "scorpion", "milo-duel", "083", "Milo du Scorpion",
        Each(OPPONENTS, Discard(one(hand(whose=ACTOR)))),
        force=1, cosmos=1,
    ),
    character(
        "athena-combattante-divine", "090", "Athéna, Combattante Divine", "very-rare",
        goes_back(),
        copies=1, force=4, heal=2, cosmos=4, set="hades", mode="duel",
    ),
)  # fmt: skip
