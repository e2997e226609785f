"""Green: the folk of the Bocage, who keep the lantern of sap. What they plant outgrows everything."""

from __future__ import annotations

from pioche.games.dbs.vocabulary import (
    BATTLE,
    DAWN,
    STORM,
    WATCH,
    Anything,
    Count,
    Counter,
    Create,
    DeckLimit,
    Exists,
    Fixed,
    If,
    Is,
    IsBound,
    NegateAttack,
    Number,
    Stand,
    ToEnergy,
    ToLife,
    Turn,
    Until,
    Yours,
    activate,
    auto,
    awaken,
    battle,
    blocker,
    deck,
    discard,
    draw,
    dropped,
    energy,
    evolve,
    extra,
    field,
    fighters,
    gets,
    hand,
    leader,
    life_at_most,
    marked,
    mine,
    pay,
    permanent,
    played,
    potara,
    repeated_attack,
    revenge,
    side,
    spell,
    successor,
    then,
    token,
    unison,
    up_to,
)

SHOOT = "pi1-t01"
SHOOTS = mine(Is("{Pousse}") & BATTLE)

GREEN = (
    token(1, "green", "Pousse", power=5000),
    *leader(
        43, "green", era=STORM,
        front=side(
            "Sève, doyenne du Bocage",
            activate(Create(SHOOT), pay("green"), once=True),
            awaken(life_at_most(4), then(Stand(up_to(energy(), 2)), draw(2))),
        ),
        back=side(
            "Sève, mémoire des haies",
            auto("attack", then(draw(1), gets(5000, up_to(SHOOTS)))),
            activate(Create(SHOOT), pay("green"), once=True),
        ),
    ),
    # Small cards
    battle(44, "green", "Graine, enfant du Bocage", DeckLimit(None), cost=1, power=5000, era=WATCH),
    battle(45, "green", "Rameau, cueilleur", cost=1, power=10_000, era=WATCH),
    battle(46, "green", "Ronce, piégeuse", revenge(), cost=1, power=5000, era=WATCH),
    battle(
        47, "green", "Lierre, veilleuse",
        blocker(),
        auto("defense-begins", gets(5000, ends="battle")),
        cost=2, power=10_000, era=WATCH,
    ),
    battle(48, "green", "Souche, lutteur", cost=2, power=15_000, era=STORM),
    battle(49, "green", "Bourgeon, semeuse", auto("ko", Create(SHOOT, rested=True)), cost=2, power=10_000, era=WATCH),
    # Fighters
    battle(50, "green", "Chêne, colosse", cost=3, power=20_000, era=WATCH),
    battle(
        51, "green", "Aubépine, guérisseuse",
        played(If(life_at_most(3), ToLife(up_to(dropped(Is("green")))))),
        cost=4, power=15_000, era=STORM,
    ),
    battle(
        52, "green", "Mousse, esprit des talus",
        permanent(Number(("power",), Fixed(5000), Yours() & Is("{Pousse}") & BATTLE)),
        cost=3, power=15_000, era=WATCH,
    ),
    battle(
        53, "green", "Rameau, sourcier",
        evolve(Is("<Rameau>"), pay("green", more=1), kind="Xeno-Evolve"),
        played(Stand(up_to(energy(), 1)), "evolve"),
        cost=4, power=20_000, era=STORM,
    ),
    battle(
        54, "green", "Glane, moissonneuse",
        played(ToEnergy(up_to(dropped(Is("green"))), rested=True)),
        cost=3, power=15_000, era=STORM,
    ),
    # Great ones
    battle(55, "green", "Lichen, doyen des pierres", cost=5, power=30_000, era=STORM),
    battle(
        56, "green", "Sylve, âme des haies",
        potara(Is("<Lierre>"), Is("<Rameau>"), pay("green", more=1)),
        played(draw(2), "union"),
        cost=6, power=30_000, era=DAWN,
    ),
    battle(57, "green", "Futaie, héritière", successor(), repeated_attack(2), cost=7, power=35_000, era=DAWN),
    battle(
        58, "green", "Orme, roi des talus",
        auto("turn-begins", Create(SHOOT), Anything(), when=Turn()),
        auto("to-energy", gets(5000), Yours(), once=True),
        cost=8, power=40_000, era=DAWN,
    ),
    # Deeds
    extra(59, "green", "Sillon fertile", spell(then(ToEnergy(up_to(hand()), rested=True), draw(1))), cost=2),
    extra(60, "green", "Racines tenaces", Counter("attack", NegateAttack()), cost=2),
    extra(
        61, "green", "Clairière aux lanternes",
        field(),
        auto("main-begins", Create(SHOOT), Anything(), cost=(discard(),), when=Turn(), needs=Exists(energy(), 3)),
        cost=1,
    ),
    extra(
        62, "green", "Grande poussée",
        spell(
            Until((Number(("power",), Count(SHOOTS, 5000), IsBound("it")),), up_to(fighters()), "battle"),
            battle=True,
        ),
        cost=1,
    ),
    unison(
        63, "green", "Vieux Saule, gardien des graines",
        marked(0, gets(5000, up_to(SHOOTS))),
        marked(-1, Create(SHOOT)),
        marked(-3, Stand(up_to(energy(), 3))),
        power=15_000,
    ),
)  # fmt: skip

DECK = deck(
    43,
    {
        44: 2, 45: 4, 46: 3, 47: 3, 48: 3, 49: 2, 50: 3, 51: 2, 52: 2, 53: 3, 54: 3, 55: 3, 56: 2, 57: 2, 58: 2, 59: 3,
        60: 2, 61: 2, 62: 2, 63: 2,
    },
)  # fmt: skip
