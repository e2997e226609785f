"""Red: the smiths of the Caldeira, who keep the lantern of embers. They strike first and hardest."""

from __future__ import annotations

from pioche.games.dbs.vocabulary import (
    BATTLE,
    DAWN,
    SELF,
    STORM,
    WATCH,
    Count,
    Counter,
    Forbid,
    Is,
    Ko,
    Lies,
    NegateAttack,
    NegateBlocker,
    Number,
    This,
    auto,
    awaken,
    battle,
    blocker,
    critical,
    deck,
    draw,
    evolve,
    extra,
    fighters,
    foes,
    gets,
    leader,
    life_at_most,
    marked,
    mine,
    pay,
    permanent,
    played,
    repeated_attack,
    search,
    side,
    spell,
    strike,
    strong,
    then,
    ultimate,
    unison,
    up_to,
    victory_strike,
)

RED = (
    *leader(
        1, "red", era=STORM,
        front=side(
            "Braise, cœur de la forge",
            auto("attack", gets(5000, up_to(mine(Is("red") & BATTLE)))),
            awaken(life_at_most(4), draw(2)),
        ),
        back=side("Braise, flamme éveillée", auto("attack", gets(5000, up_to(fighters(), 2), "battle"))),
    ),
    # Small cards
    battle(2, "red", "Tison, apprenti", cost=1, power=10_000, era=WATCH),
    battle(
        3, "red", "Escarbille, coureuse",
        auto("attack", gets(5000, This(), "battle")),
        cost=1, power=5000, era=WATCH,
    ),
    battle(
        4, "red", "Soufflet, aide de forge",
        auto("comboed", gets(5000, up_to(fighters()), "battle"), where=("combo",)),
        cost=1, power=5000, era=WATCH,
    ),
    battle(
        5, "red", "Flambeau, éclaireuse",
        played(search(5, Is("《Ardent》") & BATTLE)),
        cost=2, power=10_000, era=WATCH,
    ),
    battle(6, "red", "Cendre, veilleuse", blocker(), cost=2, power=10_000, era=WATCH),
    battle(7, "red", "Marteau, lutteur", cost=2, power=15_000, era=STORM),
    # Fighters
    battle(8, "red", "Enclume, colosse", cost=3, power=20_000, era=WATCH),
    battle(9, "red", "Scorie, briseuse", critical(), cost=3, power=15_000, era=STORM),
    battle(10, "red", "Brandon, duelliste", repeated_attack(2), cost=3, power=15_000, era=STORM),
    battle(
        11, "red", "Tison, maître de forge",
        evolve(Is("<Tison>"), pay("red", more=1)),
        played(Ko(up_to(foes(BATTLE & strong(15_000)))), "evolve"),
        cost=4, power=20_000, era=STORM,
    ),
    battle(
        12, "red", "Fournaise, gardienne",
        permanent(Number(("power",), Count(mine(Is("red") & BATTLE & ~SELF), 5000), SELF)),
        cost=4, power=15_000, era=STORM,
    ),
    battle(
        13, "red", "Brasero, héraut",
        auto("offense-begins", gets(-5000, up_to(foes()))),
        auto("kos", draw(1)),
        cost=4, power=20_000, era=STORM,
    ),
    # Great ones
    battle(14, "red", "Magma, géant", strike(2), cost=5, power=25_000, era=STORM),
    battle(15, "red", "Basalte, titan", cost=6, power=35_000, era=DAWN),
    battle(
        16, "red", "Incendie, tyran",
        strike(3),
        auto("inflict", Ko(up_to(foes(BATTLE & strong(20_000))))),
        permanent(Forbid("negate-attack", SELF)),
        cost=7, power=35_000, era=DAWN,
    ),
    battle(17, "red", "Braise, dernier soleil", ultimate(), victory_strike(), cost=9, power=45_000, era=DAWN),
    # Deeds
    extra(
        18, "red", "Coup de soufflet",
        spell(then(NegateBlocker(), gets(10_000, up_to(fighters()), "battle")), battle=True),
        cost=1,
    ),
    extra(19, "red", "Pluie d'escarbilles", spell(Ko(up_to(foes(BATTLE & strong(20_000))))), cost=2),
    extra(
        20, "red", "Contre-feu",
        Counter("battle-attack", then(NegateAttack(), Ko(up_to(foes(BATTLE & strong(10_000) & Lies(1)))))),
        cost=2,
    ),
    unison(
        21, "red", "Caldeira, volcan éveillé",
        marked(1, gets(5000, up_to(fighters()), "main")),
        marked(-2, Ko(up_to(foes(BATTLE & strong(15_000))))),
        power=15_000,
    ),
)  # fmt: skip

DECK = deck(
    1,
    {
        2: 4, 3: 3, 4: 2, 5: 3, 6: 2, 7: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 2, 13: 2, 14: 3, 15: 2, 16: 2, 17: 1, 18: 3,
        19: 2, 20: 2, 21: 2,
    },
)  # fmt: skip
