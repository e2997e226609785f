"""Red: the smiths of the Caldeira, who keep the lantern of embers. They strike first and hardest."""

from __future__ import annotations

from pioche.games.dbs.calls import awaken, evolve, life_at_most
from pioche.games.dbs.card import Counter
from pioche.games.dbs.cards.builders import (
    BATTLE,
    DAWN,
    SELF,
    STORM,
    WATCH,
    auto,
    battle,
    deck,
    draw,
    extra,
    fighters,
    foes,
    gets,
    leader,
    marked,
    mine,
    pay,
    permanent,
    played,
    search,
    spell,
    strong,
    then,
    unison,
    up_to,
)
from pioche.games.dbs.deck import ultimate
from pioche.games.dbs.keywords import blocker, critical, repeated_attack, strike, victory_strike
from pioche.games.dbs.negate import NegateAttack, NegateBlocker
from pioche.games.dbs.verbs import Ko
from pioche.kernel.cards.query import Count, Is, Lies
from pioche.kernel.cards.rule import Forbid, Number
from pioche.kernel.cards.select import This

RED = (
    *leader(
        1,
        "red",
        ("Braise, cœur de la forge", "Braise, flamme éveillée"),
        (auto("attack", gets(5000, up_to(mine(Is("red") & BATTLE)))), awaken(life_at_most(4), draw(2))),
        (auto("attack", gets(5000, up_to(fighters(), 2), "battle")),),
        STORM,
    ),
    # Small cards
    battle(2, "red", "Tison, apprenti", 1, 10_000, era=WATCH),
    battle(3, "red", "Escarbille, coureuse", 1, 5000, auto("attack", gets(5000, This(), "battle")), era=WATCH),
    battle(
        4,
        "red",
        "Soufflet, aide de forge",
        1,
        5000,
        auto("comboed", gets(5000, up_to(fighters()), "battle"), where=("combo",)),
        era=WATCH,
    ),
    battle(5, "red", "Flambeau, éclaireuse", 2, 10_000, played(search(5, Is("《Ardent》") & BATTLE)), era=WATCH),
    battle(6, "red", "Cendre, veilleuse", 2, 10_000, blocker(), era=WATCH),
    battle(7, "red", "Marteau, lutteur", 2, 15_000, era=STORM),
    # Fighters
    battle(8, "red", "Enclume, colosse", 3, 20_000, era=WATCH),
    battle(9, "red", "Scorie, briseuse", 3, 15_000, critical(), era=STORM),
    battle(10, "red", "Brandon, duelliste", 3, 15_000, repeated_attack(2), era=STORM),
    battle(
        11,
        "red",
        "Tison, maître de forge",
        4,
        20_000,
        evolve(Is("<Tison>"), pay("red", more=1)),
        played(Ko(up_to(foes(BATTLE & strong(15_000)))), "evolve"),
        era=STORM,
    ),
    battle(
        12,
        "red",
        "Fournaise, gardienne",
        4,
        15_000,
        permanent(Number(("power",), Count(mine(Is("red") & BATTLE & ~SELF), 5000), SELF)),
        era=STORM,
    ),
    battle(
        13,
        "red",
        "Brasero, héraut",
        4,
        20_000,
        auto("offense-begins", gets(-5000, up_to(foes()))),
        auto("kos", draw(1)),
        era=STORM,
    ),
    # Great ones
    battle(14, "red", "Magma, géant", 5, 25_000, strike(2), era=STORM),
    battle(15, "red", "Basalte, titan", 6, 35_000, era=DAWN),
    battle(
        16,
        "red",
        "Incendie, tyran",
        7,
        35_000,
        strike(3),
        auto("inflict", Ko(up_to(foes(BATTLE & strong(20_000))))),
        permanent(Forbid("negate-attack", SELF)),
        era=DAWN,
    ),
    battle(17, "red", "Braise, dernier soleil", 9, 45_000, ultimate(), victory_strike(), era=DAWN),
    # Deeds
    extra(
        18,
        "red",
        "Coup de soufflet",
        1,
        spell(then(NegateBlocker(), gets(10_000, up_to(fighters()), "battle")), battle=True),
    ),
    extra(19, "red", "Pluie d'escarbilles", 2, spell(Ko(up_to(foes(BATTLE & strong(20_000)))))),
    extra(
        20,
        "red",
        "Contre-feu",
        2,
        Counter("battle-attack", then(NegateAttack(), Ko(up_to(foes(BATTLE & strong(10_000) & Lies(1)))))),
    ),
    unison(
        21,
        "red",
        "Caldeira, volcan éveillé",
        15_000,
        marked(1, gets(5000, up_to(fighters()), "main")),
        marked(-2, Ko(up_to(foes(BATTLE & strong(15_000))))),
    ),
)

DECK = deck(
    1,
    {
        2: 4,
        3: 3,
        4: 2,
        5: 3,
        6: 2,
        7: 3,
        8: 3,
        9: 3,
        10: 3,
        11: 3,
        12: 2,
        13: 2,
        14: 3,
        15: 2,
        16: 2,
        17: 1,
        18: 3,
        19: 2,
        20: 2,
        21: 2,
    },
)
