"""Green: the folk of the Bocage, who keep the lantern of sap. What they plant outgrows everything."""

from __future__ import annotations

from pioche.games.dbs.calls import awaken, evolve, field, life_at_most, potara, successor
from pioche.games.dbs.card import Counter
from pioche.games.dbs.cards.builders import (
    BATTLE,
    DAWN,
    STORM,
    WATCH,
    activate,
    auto,
    battle,
    deck,
    discard,
    draw,
    dropped,
    energy,
    extra,
    fighters,
    gets,
    hand,
    leader,
    marked,
    mine,
    pay,
    permanent,
    played,
    spell,
    then,
    token,
    unison,
    up_to,
)
from pioche.games.dbs.deck import DeckLimit
from pioche.games.dbs.effects import Create
from pioche.games.dbs.keywords import blocker, repeated_attack, revenge
from pioche.games.dbs.negate import NegateAttack
from pioche.games.dbs.verbs import Stand, ToEnergy, ToLife
from pioche.kernel.cards.effect import If
from pioche.kernel.cards.query import Anything, Count, Exists, Fixed, Is, IsBound, Turn, Yours
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.verbs import Until

SHOOT = "pi1-t01"
SHOOTS = mine(Is("{Pousse}") & BATTLE)

GREEN = (
    token(1, "green", "Pousse", 5000),
    *leader(
        43,
        "green",
        ("Sève, doyenne du Bocage", "Sève, mémoire des haies"),
        (
            activate(Create(SHOOT), pay("green"), once=True),
            awaken(life_at_most(4), then(Stand(up_to(energy(), 2)), draw(2))),
        ),
        (auto("attack", then(draw(1), gets(5000, up_to(SHOOTS)))), activate(Create(SHOOT), pay("green"), once=True)),
        STORM,
    ),
    # Small cards
    battle(44, "green", "Graine, enfant du Bocage", 1, 5000, DeckLimit(None), era=WATCH),
    battle(45, "green", "Rameau, cueilleur", 1, 10_000, era=WATCH),
    battle(46, "green", "Ronce, piégeuse", 1, 5000, revenge(), era=WATCH),
    battle(
        47,
        "green",
        "Lierre, veilleuse",
        2,
        10_000,
        blocker(),
        auto("defense-begins", gets(5000, ends="battle")),
        era=WATCH,
    ),
    battle(48, "green", "Souche, lutteur", 2, 15_000, era=STORM),
    battle(49, "green", "Bourgeon, semeuse", 2, 10_000, auto("ko", Create(SHOOT, rested=True)), era=WATCH),
    # Fighters
    battle(50, "green", "Chêne, colosse", 3, 20_000, era=WATCH),
    battle(
        51,
        "green",
        "Aubépine, guérisseuse",
        4,
        15_000,
        played(If(life_at_most(3), ToLife(up_to(dropped(Is("green")))))),
        era=STORM,
    ),
    battle(
        52,
        "green",
        "Mousse, esprit des talus",
        3,
        15_000,
        permanent(Number(("power",), Fixed(5000), Yours() & Is("{Pousse}") & BATTLE)),
        era=WATCH,
    ),
    battle(
        53,
        "green",
        "Rameau, sourcier",
        4,
        20_000,
        evolve(Is("<Rameau>"), pay("green", more=1), kind="Xeno-Evolve"),
        played(Stand(up_to(energy(), 1)), "evolve"),
        era=STORM,
    ),
    battle(
        54,
        "green",
        "Glane, moissonneuse",
        3,
        15_000,
        played(ToEnergy(up_to(dropped(Is("green"))), rested=True)),
        era=STORM,
    ),
    # Great ones
    battle(55, "green", "Lichen, doyen des pierres", 5, 30_000, era=STORM),
    battle(
        56,
        "green",
        "Sylve, âme des haies",
        6,
        30_000,
        potara(Is("<Lierre>"), Is("<Rameau>"), pay("green", more=1)),
        played(draw(2), "union"),
        era=DAWN,
    ),
    battle(57, "green", "Futaie, héritière", 7, 35_000, successor(), repeated_attack(2), era=DAWN),
    battle(
        58,
        "green",
        "Orme, roi des talus",
        8,
        40_000,
        auto("turn-begins", Create(SHOOT), Anything(), when=Turn()),
        auto("to-energy", gets(5000), Yours(), once=True),
        era=DAWN,
    ),
    # Deeds
    extra(59, "green", "Sillon fertile", 2, spell(then(ToEnergy(up_to(hand()), rested=True), draw(1)))),
    extra(60, "green", "Racines tenaces", 2, Counter("attack", NegateAttack())),
    extra(
        61,
        "green",
        "Clairière aux lanternes",
        1,
        field(),
        auto("main-begins", Create(SHOOT), Anything(), cost=(discard(),), when=Turn(), needs=Exists(energy(), 3)),
    ),
    extra(
        62,
        "green",
        "Grande poussée",
        1,
        spell(
            Until((Number(("power",), Count(SHOOTS, 5000), IsBound("it")),), up_to(fighters()), "battle"),
            battle=True,
        ),
    ),
    unison(
        63,
        "green",
        "Vieux Saule, gardien des graines",
        15_000,
        marked(0, gets(5000, up_to(SHOOTS))),
        marked(-1, Create(SHOOT)),
        marked(-3, Stand(up_to(energy(), 3))),
    ),
)

DECK = deck(
    43,
    {
        44: 2, 45: 4, 46: 3, 47: 3, 48: 3, 49: 2, 50: 3, 51: 2, 52: 2, 53: 3, 54: 3, 55: 3, 56: 2, 57: 2, 58: 2, 59: 3,
        60: 2, 61: 2, 62: 2, 63: 2,
    },
)  # fmt: skip
