"""Black: the Éclipse, who blew the five lanterns out. Nothing that they lose is lost to them."""

from __future__ import annotations

from pioche.games.dbs.battle import Fighting
from pioche.games.dbs.calls import absorb, awaken, burst, field, life_at_most, over_realm
from pioche.games.dbs.card import Auto, Counter
from pioche.games.dbs.cards.builders import (
    BATTLE,
    DAWN,
    IT,
    SELF,
    STORM,
    WATCH,
    activate,
    auto,
    battle,
    costing,
    deck,
    draw,
    dropped,
    extra,
    foes,
    gets,
    hand,
    leader,
    marked,
    one,
    pay,
    permanent,
    played,
    spell,
    then,
    unison,
    up_to,
)
from pioche.games.dbs.deck import DeckBan
from pioche.games.dbs.effects import Mill
from pioche.games.dbs.keywords import IN_PLAY, blocker, offering, strike, villainous, wormhole
from pioche.games.dbs.negate import NegateCounter
from pioche.games.dbs.verbs import Drop, Ko, Play, Stand, TakeControl, ToHand, ToWarp
from pioche.kernel.cards.effect import Do, Each
from pioche.kernel.cards.query import ANYONE, OPPONENTS, Among, Anything, Cards, Fixed, Is, IsBound, Turn, Yours
from pioche.kernel.cards.rule import Replace, Silence, When, Whenever
from pioche.kernel.cards.select import Every, Pick, This, Together
from pioche.kernel.cards.verbs import Until

VILLAINOUS = ("Villainous",)
LOSES_A_CARD = Each(OPPONENTS, Drop(Pick(Cards(("hand",), None, "actor"), Fixed(1))))

BLACK = (
    *leader(
        85,
        "black",
        ("Obscur, roi sans lanterne", "Obscur, couronne d'éclipse"),
        (
            activate(gets(5000), burst(2), once=True),
            awaken(life_at_most(4), then(draw(1), ToHand(up_to(dropped(Is("black") & BATTLE & costing(3)))))),
        ),
        (
            auto("attack", draw(1)),
            activate(gets(-10_000, up_to(foes())), ToWarp(Pick(dropped(), Fixed(4))), once=True),
        ),
        STORM,
    ),
    # Small cards
    battle(86, "black", "Suie, chapardeur", 1, 10_000, era=WATCH),
    battle(
        87,
        "black",
        "Pénombre, espionne",
        1,
        5000,
        auto("played", ToHand(up_to(dropped(Is("black") & BATTLE & costing(1)))), cost=(burst(2),)),
        era=WATCH,
        traits=VILLAINOUS,
    ),
    battle(
        88,
        "black",
        "Crêpe, pleureuse",
        1,
        5000,
        auto("drop", Do(ToWarp(Every(Among("now"))), may=True, then=draw(1)), where=("hand",)),
        era=WATCH,
    ),
    battle(89, "black", "Corbeau, veilleur", 2, 10_000, blocker(), auto("damaged", Stand(This()), Yours()), era=WATCH),
    battle(90, "black", "Nuitée, lutteuse", 2, 15_000, era=STORM),
    # Fighters
    battle(91, "black", "Goule, affamée", 3, 10_000, offering(), era=STORM, traits=VILLAINOUS),
    battle(92, "black", "Ébène, colosse", 3, 20_000, era=STORM),
    battle(93, "black", "Masque, conspirateur", 3, 15_000, villainous(), era=STORM, traits=VILLAINOUS),
    battle(
        94,
        "black",
        "Spectre, sans visage",
        5,
        25_000,
        over_realm(7, pay("black", more=1)),
        played(LOSES_A_CARD, "over-realm"),
        era=DAWN,
        traits=VILLAINOUS,
    ),
    battle(
        95,
        "black",
        "Néant, dernier convive",
        7,
        35_000,
        over_realm(8, pay("black", more=2), dark=True),
        strike(2),
        era=DAWN,
    ),
    battle(
        96,
        "black",
        "Faille, gardienne du seuil",
        4,
        20_000,
        wormhole(),
        auto("to-warp", gets(5000), Yours(), once=True),
        activate(draw(2), ToWarp(Together(This(), Every(dropped())))),
        era=STORM,
    ),
    # Great ones
    battle(
        97,
        "black",
        "Ficelle, marionnettiste",
        5,
        20_000,
        played(TakeControl(up_to(foes(BATTLE & costing(2))))),
        era=STORM,
        traits=VILLAINOUS,
    ),
    battle(
        98,
        "black",
        "Linceul, qui ne meurt pas",
        5,
        25_000,
        permanent(Replace("ko", SELF, ToWarp(Pick(dropped(), Fixed(3))), optional=True)),
        Auto(IN_PLAY, (Whenever(life_at_most(2), draw(1), "auto"),)),
        auto("leave", draw(1), by="opponents", cause="skill"),
        era=DAWN,
    ),
    battle(
        99,
        "black",
        "Larve, faim sans nom",
        3,
        15_000,
        absorb(one(hand(Is("<Gouffre>"))), pay("black", more=2)),
        era=STORM,
        traits=VILLAINOUS,
    ),
    battle(
        100,
        "black",
        "Gouffre, faim éternelle",
        8,
        40_000,
        strike(4),
        DeckBan(Is("《Heroic》")),
        era=DAWN,
        traits=VILLAINOUS,
    ),
    # Deeds
    extra(
        101,
        "black",
        "Extinction des feux",
        2,
        spell(then(Until((Silence(IsBound("it")),), up_to(foes())), gets(-15_000, IT))),
        traits=VILLAINOUS,
    ),
    extra(102, "black", "Lanterne soufflée", 1, Counter("counter", NegateCounter())),
    extra(
        103, "black", "Pacte de minuit", 1, spell(Ko(up_to(foes(BATTLE & costing(4)))), ToHand(one(Cards(("life",)))))
    ),
    extra(
        104,
        "black",
        "Nuit sans lanterne",
        1,
        field(),
        permanent(Replace("ko", ~Yours() & BATTLE, ToWarp(IT))),
        auto("turn-ends", Each(ANYONE, Mill(Fixed(1))), Anything(), when=Turn()),
    ),
    extra(
        131,
        "black",
        "Regard vide",
        1,
        spell(
            gets(-10_000, Every(Cards(("leader", "battle"), Fighting("attacker"), OPPONENTS)), "battle"), battle=True
        ),
    ),
    unison(
        105,
        "black",
        "Tour de l'Éclipse, gouffre du ciel",
        15_000,
        marked(1, Mill(Fixed(2))),
        marked(
            -2,
            then(
                Play(up_to(dropped(Is("black") & BATTLE & costing(3)))),
                Until((When("turn-ends", Anything(), ToWarp(IT), "auto"),), IT),
            ),
        ),
    ),
)

DECK = deck(
    85,
    {
        86: 4, 87: 4, 88: 3, 89: 3, 90: 3, 91: 2, 92: 4, 93: 3, 94: 2, 95: 2, 96: 2, 97: 2, 98: 3, 99: 3, 100: 2,
        101: 1, 102: 1, 103: 2, 104: 1, 105: 2, 131: 1,
    },
)  # fmt: skip
