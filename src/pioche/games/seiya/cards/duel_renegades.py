"""The duel: the six Heroes of the Renegades."""

from functools import partial

from pioche.games.seiya.vocabulary import (
    ACTOR,
    CHARACTER,
    COSMOS,
    FORCE,
    FORCE_COST,
    IT,
    OPPONENTS,
    Each,
    Freeze,
    OneOf,
    PutOnDrawPile,
    SeiyaCard,
    Wound,
    amount,
    discard_pile,
    draw,
    every,
    gains,
    hand,
    in_order,
    one,
    this_turn,
)
from pioche.games.seiya.vocabulary.decks import Opposite, champion
from pioche.games.seiya.vocabulary.hades import GainSouls

renegade = partial(champion, "renegade")

CARDS: tuple[SeiyaCard, ...] = (
    renegade(
        "belier", "shion-duel", "084", "Shion du Bélier",
        PutOnDrawPile(one(discard_pile(whose=ACTOR))),
        force=1, heal=1,
    ),
    renegade(
        "gemeaux", "saga-duel", "085", "Saga des Gémeaux",
        OneOf((this_turn(gains(FORCE, 2)), this_turn(gains(COSMOS, 2)))),
        force=2,
    ),
    renegade(
        "cancer", "deathmask-duel", "086", "Deathmask du Cancer",
        GainSouls(amount(2)),
        force=1, cosmos=1,
    ),
    renegade(
        "capricorne", "shura-duel", "087", "Shura du Capricorne",
        this_turn(gains(FORCE_COST, -2, IT), on=every(Opposite())),
        force=1, cosmos=1,
    ),
    renegade(
        "verseau", "camus-duel", "088", "Camus du Verseau",
        in_order(Freeze(one(hand())), draw(2)),
        force=1, heal=1, cosmos=1,
    ),
    renegade(
        "poissons", "aphrodite-duel", "089", "Aphrodite des Poissons",
        Each(OPPONENTS, Wound(one(hand(CHARACTER, ACTOR)))),
        cosmos=2,
    ),
)  # fmt: skip
