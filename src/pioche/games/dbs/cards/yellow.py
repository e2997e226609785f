"""Yellow: the riders of the Crêtes, who keep the lantern of lightning. Nobody stands up before they have gone."""

from __future__ import annotations

from pioche.games.dbs.calls import awaken, fusion, life_at_most
from pioche.games.dbs.card import Counter
from pioche.games.dbs.cards.builders import (
    BATTLE,
    DAWN,
    IN_HAND,
    SELF,
    STORM,
    WATCH,
    auto,
    battle,
    costing,
    deck,
    draw,
    dropped,
    energy,
    extra,
    foes,
    gets,
    leader,
    marked,
    mine,
    pay,
    permanent,
    played,
    spell,
    then,
    unison,
    up_to,
)
from pioche.games.dbs.cost import Way
from pioche.games.dbs.deck import super_combo, ultimate
from pioche.games.dbs.effects import AnotherTurn, XOf
from pioche.games.dbs.keywords import Bond, Sparking, blocker, energy_exhaust, repeated_attack
from pioche.games.dbs.negate import NegateAttack
from pioche.games.dbs.verbs import Combo, Rest, Stand, ToHand
from pioche.kernel.cards.effect import Do, OneOf
from pioche.kernel.cards.query import Among, Anything, Exists, Is, IsBound, Lies, Turn, Yours
from pioche.kernel.cards.rule import Forbid, Permit
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.verbs import Until

YELLOW = (
    *leader(
        64,
        "yellow",
        ("Foudre, messagère des Crêtes", "Foudre, éclair sans retour"),
        (
            auto("attack", Rest(up_to(foes(BATTLE & costing(2))))),
            awaken(life_at_most(4), then(draw(1), Rest(up_to(foes(), 2)))),
        ),
        (auto("attack", then(draw(1), Rest(up_to(foes(BATTLE & costing(4)))))),),
        STORM,
    ),
    # Small cards
    battle(65, "yellow", "Luciole, éclaireuse", 1, 10_000, era=WATCH),
    battle(66, "yellow", "Givre, sauteuse", 1, 5000, super_combo(), combo=(0, 10_000), era=WATCH),
    battle(
        67,
        "yellow",
        "Ailette, planeuse",
        1,
        10_000,
        energy_exhaust(),
        permanent(Permit("combo-rested", SELF)),
        era=WATCH,
    ),
    battle(
        68, "yellow", "Cumulus, veilleur", 2, 10_000, blocker(), auto("attacked", gets(5000, ends="battle")), era=WATCH
    ),
    battle(69, "yellow", "Grêle, lutteuse", 2, 15_000, era=STORM),
    battle(
        70,
        "yellow",
        "Zéphyr, duelliste",
        2,
        10_000,
        permanent(Permit("attack-active", SELF)),
        auto("battle-ends", Do(ToHand(This()), may=True, then=draw(1))),
        era=STORM,
    ),
    # Fighters
    battle(71, "yellow", "Tonnerre, colosse", 3, 20_000, era=WATCH),
    battle(
        72,
        "yellow",
        "Bourrasque, briseuse",
        3,
        15_000,
        played(Rest(up_to(foes(BATTLE & costing(3))))),
        auto("rest", gets(5000), ~Yours() & BATTLE, by="you", cause="skill"),
        era=STORM,
    ),
    battle(
        73,
        "yellow",
        "Nimbus, jumeau du vent",
        3,
        15_000,
        auto("stand", draw(1), Yours() & BATTLE & ~SELF, cause="skill", once=True),
        era=STORM,
    ),
    battle(
        74,
        "yellow",
        "Stratus, jumelle du vent",
        3,
        15_000,
        auto("main-ends", Stand(This()), Anything(), when=Turn()),
        era=STORM,
    ),
    battle(
        75,
        "yellow",
        "Tornade, souffle des jumeaux",
        6,
        30_000,
        fusion(Is("<Nimbus>"), Is("<Stratus>"), pay("yellow", more=1)),
        played(Rest(Every(foes())), "union"),
        era=DAWN,
    ),
    battle(
        76,
        "yellow",
        "Luciole, porte-foudre",
        4,
        20_000,
        auto("attack", gets(10_000, ends="battle"), needs=Sparking(5)),
        era=STORM,
    ),
    # Great ones
    battle(
        77,
        "yellow",
        "Orage, chevaucheur",
        6,
        20_000,
        repeated_attack(3),
        auto("damage-begins", gets(5000, ends="battle"), needs=Bond(3)),
        permanent(Forbid("be-attacked", BATTLE, when=Exists(Among("attacker", SELF)))),
        era=DAWN,
    ),
    battle(78, "yellow", "Aquilon, rapace", 7, 40_000, era=DAWN),
    battle(79, "yellow", "Foudre, jour sans fin", 9, 40_000, ultimate(), played(AnotherTurn(), "from hand"), era=DAWN),
    battle(
        80,
        "yellow",
        "Mercure, insaisissable",
        3,
        15_000,
        permanent(Way("play", SELF), where=IN_HAND, needs=Exists(foes(), 3)),
        era=STORM,
    ),
    # Deeds
    extra(
        81, "yellow", "Vent arrière", 1, spell(Combo(up_to(dropped(Is("yellow") & BATTLE & costing(3)))), battle=True)
    ),
    extra(
        82,
        "yellow",
        "Vent contraire",
        2,
        Counter(
            "attack",
            then(
                NegateAttack(),
                Until((Forbid("charge", IsBound("it")),), up_to(foes(BATTLE & Lies(1))), "opponents-next-charge"),
            ),
        ),
    ),
    extra(
        83,
        "yellow",
        "Ciel d'orage",
        2,
        spell(
            OneOf(
                (
                    Rest(up_to(foes(), 2)),
                    then(Stand(up_to(mine(Is("yellow") & BATTLE))), draw(1)),
                    Stand(up_to(energy(), 2)),
                )
            )
        ),
    ),
    unison(
        84,
        "yellow",
        "Girouette, autel des vents",
        15_000,
        played(Rest(Pick(foes(), XOf(), up_to=True))),
        marked(1, Rest(up_to(foes(BATTLE & costing(2))))),
        marked(-2, Stand(up_to(mine(Is("yellow") & BATTLE)))),
    ),
)

DECK = deck(
    64,
    {
        65: 4, 66: 4, 67: 2, 68: 3, 69: 3, 70: 2, 71: 3, 72: 3, 73: 3, 74: 2, 75: 3, 76: 3, 77: 2, 78: 2, 79: 1, 80: 2,
        81: 2, 82: 2, 83: 2, 84: 2,
    },
)  # fmt: skip
