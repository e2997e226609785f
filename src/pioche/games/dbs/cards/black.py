"""Black: the Éclipse, who blew the five lanterns out. Nothing that they lose is lost to them."""

from __future__ import annotations

from pioche.games.dbs.vocabulary import (
    ANYONE,
    BATTLE,
    DAWN,
    IN_PLAY,
    IT,
    OPPONENTS,
    SELF,
    STORM,
    WATCH,
    Among,
    Anything,
    Auto,
    Cards,
    Counter,
    DeckBan,
    Do,
    Drop,
    Each,
    Every,
    Fighting,
    Fixed,
    Is,
    IsBound,
    Ko,
    Mill,
    NegateCounter,
    Pick,
    Play,
    Replace,
    Silence,
    Stand,
    TakeControl,
    This,
    Together,
    ToHand,
    ToWarp,
    Turn,
    Until,
    When,
    Whenever,
    Yours,
    absorb,
    activate,
    auto,
    awaken,
    battle,
    blocker,
    burst,
    costing,
    deck,
    draw,
    dropped,
    extra,
    field,
    foes,
    gets,
    hand,
    leader,
    life_at_most,
    marked,
    offering,
    one,
    over_realm,
    pay,
    permanent,
    played,
    side,
    spell,
    strike,
    then,
    unison,
    up_to,
    villainous,
    wormhole,
)

VILLAINOUS = ("Villainous",)
LOSES_A_CARD = Each(OPPONENTS, Drop(Pick(Cards(("hand",), None, "actor"), Fixed(1))))

BLACK = (
    *leader(
        85, "black", era=STORM,
        front=side(
            "Obscur, roi sans lanterne",
            activate(gets(5000), burst(2), once=True),
            awaken(life_at_most(4), then(draw(1), ToHand(up_to(dropped(Is("black") & BATTLE & costing(3)))))),
        ),
        back=side(
            "Obscur, couronne d'éclipse",
            auto("attack", draw(1)),
            activate(gets(-10_000, up_to(foes())), ToWarp(Pick(dropped(), Fixed(4))), once=True),
        ),
    ),
    # Small cards
    battle(86, "black", "Suie, chapardeur", cost=1, power=10_000, era=WATCH),
    battle(
        87, "black", "Pénombre, espionne",
        auto("played", ToHand(up_to(dropped(Is("black") & BATTLE & costing(1)))), cost=(burst(2),)),
        cost=1, power=5000, era=WATCH, traits=VILLAINOUS,
    ),
    battle(
        88, "black", "Crêpe, pleureuse",
        auto("drop", Do(ToWarp(Every(Among("now"))), may=True, then=draw(1)), where=("hand",)),
        cost=1, power=5000, era=WATCH,
    ),
    battle(
        89, "black", "Corbeau, veilleur",
        blocker(),
        auto("damaged", Stand(This()), Yours()),
        cost=2, power=10_000, era=WATCH,
    ),
    battle(90, "black", "Nuitée, lutteuse", cost=2, power=15_000, era=STORM),
    # Fighters
    battle(91, "black", "Goule, affamée", offering(), cost=3, power=10_000, era=STORM, traits=VILLAINOUS),
    battle(92, "black", "Ébène, colosse", cost=3, power=20_000, era=STORM),
    battle(93, "black", "Masque, conspirateur", villainous(), cost=3, power=15_000, era=STORM, traits=VILLAINOUS),
    battle(
        94, "black", "Spectre, sans visage",
        over_realm(7, pay("black", more=1)),
        played(LOSES_A_CARD, "over-realm"),
        cost=5, power=25_000, era=DAWN, traits=VILLAINOUS,
    ),
    battle(
        95, "black", "Néant, dernier convive",
        over_realm(8, pay("black", more=2), dark=True),
        strike(2),
        cost=7, power=35_000, era=DAWN,
    ),
    battle(
        96, "black", "Faille, gardienne du seuil",
        wormhole(),
        auto("to-warp", gets(5000), Yours(), once=True),
        activate(draw(2), ToWarp(Together(This(), Every(dropped())))),
        cost=4, power=20_000, era=STORM,
    ),
    # Great ones
    battle(
        97, "black", "Ficelle, marionnettiste",
        played(TakeControl(up_to(foes(BATTLE & costing(2))))),
        cost=5, power=20_000, era=STORM, traits=VILLAINOUS,
    ),
    battle(
        98, "black", "Linceul, qui ne meurt pas",
        permanent(Replace("ko", SELF, ToWarp(Pick(dropped(), Fixed(3))), optional=True)),
        Auto(IN_PLAY, (Whenever(life_at_most(2), draw(1), "auto"),)),
        auto("leave", draw(1), by="opponents", cause="skill"),
        cost=5, power=25_000, era=DAWN,
    ),
    battle(
        99, "black", "Larve, faim sans nom",
        absorb(one(hand(Is("<Gouffre>"))), pay("black", more=2)),
        cost=3, power=15_000, era=STORM, traits=VILLAINOUS,
    ),
    battle(
        100, "black", "Gouffre, faim éternelle",
        strike(4),
        DeckBan(Is("《Heroic》")),
        cost=8, power=40_000, era=DAWN, traits=VILLAINOUS,
    ),
    # Deeds
    extra(
        101, "black", "Extinction des feux",
        spell(then(Until((Silence(IsBound("it")),), up_to(foes())), gets(-15_000, IT))),
        cost=2, traits=VILLAINOUS,
    ),
    extra(102, "black", "Lanterne soufflée", Counter("counter", NegateCounter()), cost=1),
    extra(
        103, "black", "Pacte de minuit",
        spell(Ko(up_to(foes(BATTLE & costing(4)))), ToHand(one(Cards(("life",))))),
        cost=1,
    ),
    extra(
        104, "black", "Nuit sans lanterne",
        field(),
        permanent(Replace("ko", ~Yours() & BATTLE, ToWarp(IT))),
        auto("turn-ends", Each(ANYONE, Mill(Fixed(1))), Anything(), when=Turn()),
        cost=1,
    ),
    extra(
        131, "black", "Regard vide",
        spell(
            gets(-10_000, Every(Cards(("leader", "battle"), Fighting("attacker"), OPPONENTS)), "battle"), battle=True
        ),
        cost=1,
    ),
    unison(
        105, "black", "Tour de l'Éclipse, gouffre du ciel",
        marked(1, Mill(Fixed(2))),
        marked(
            -2,
            then(
                Play(up_to(dropped(Is("black") & BATTLE & costing(3)))),
                Until((When("turn-ends", Anything(), ToWarp(IT), "auto"),), IT),
            ),
        ),
        power=15_000,
    ),
)  # fmt: skip

DECK = deck(
    85,
    {
        86: 4, 87: 4, 88: 3, 89: 3, 90: 3, 91: 2, 92: 4, 93: 3, 94: 2, 95: 2, 96: 2, 97: 2, 98: 3, 99: 3, 100: 2,
        101: 1, 102: 1, 103: 2, 104: 1, 105: 2, 131: 1,
    },
)  # fmt: skip
