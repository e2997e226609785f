"""Yellow: the riders of the Crêtes, who keep the lantern of lightning. Nobody stands up before they have gone."""

from __future__ import annotations

from pioche.games.dbs.vocabulary import (
    BATTLE,
    DAWN,
    IN_HAND,
    SELF,
    STORM,
    WATCH,
    Among,
    AnotherTurn,
    Anything,
    Bond,
    Combo,
    Counter,
    Do,
    Every,
    Exists,
    Forbid,
    Is,
    IsBound,
    Lies,
    NegateAttack,
    OneOf,
    Permit,
    Pick,
    Rest,
    Sparking,
    Stand,
    This,
    ToHand,
    Turn,
    Until,
    Way,
    XOf,
    Yours,
    auto,
    awaken,
    battle,
    blocker,
    costing,
    deck,
    draw,
    dropped,
    energy,
    energy_exhaust,
    extra,
    foes,
    fusion,
    gets,
    leader,
    life_at_most,
    marked,
    mine,
    pay,
    permanent,
    played,
    repeated_attack,
    side,
    spell,
    super_combo,
    then,
    ultimate,
    unison,
    up_to,
)

YELLOW = (
    *leader(
        64, "yellow", era=STORM,
        front=side(
            "Foudre, messagère des Crêtes",
            auto("attack", Rest(up_to(foes(BATTLE & costing(2))))),
            awaken(life_at_most(4), then(draw(1), Rest(up_to(foes(), 2)))),
        ),
        back=side("Foudre, éclair sans retour", auto("attack", then(draw(1), Rest(up_to(foes(BATTLE & costing(4))))))),
    ),
    # Small cards
    battle(65, "yellow", "Luciole, éclaireuse", cost=1, power=10_000, era=WATCH),
    battle(
        66, "yellow", "Givre, sauteuse",
        super_combo(),
        cost=1, power=5000, combo_cost=0, combo_power=10_000, era=WATCH,
    ),
    battle(
        67, "yellow", "Ailette, planeuse",
        energy_exhaust(),
        permanent(Permit("combo-rested", SELF)),
        cost=1, power=10_000, era=WATCH,
    ),
    battle(
        68, "yellow", "Cumulus, veilleur",
        blocker(),
        auto("attacked", gets(5000, ends="battle")),
        cost=2, power=10_000, era=WATCH,
    ),
    battle(69, "yellow", "Grêle, lutteuse", cost=2, power=15_000, era=STORM),
    battle(
        70, "yellow", "Zéphyr, duelliste",
        permanent(Permit("attack-active", SELF)),
        auto("battle-ends", Do(ToHand(This()), may=True, then=draw(1))),
        cost=2, power=10_000, era=STORM,
    ),
    # Fighters
    battle(71, "yellow", "Tonnerre, colosse", cost=3, power=20_000, era=WATCH),
    battle(
        72, "yellow", "Bourrasque, briseuse",
        played(Rest(up_to(foes(BATTLE & costing(3))))),
        auto("rest", gets(5000), ~Yours() & BATTLE, by="you", cause="skill"),
        cost=3, power=15_000, era=STORM,
    ),
    battle(
        73, "yellow", "Nimbus, jumeau du vent",
        auto("stand", draw(1), Yours() & BATTLE & ~SELF, cause="skill", once=True),
        cost=3, power=15_000, era=STORM,
    ),
    battle(
        74, "yellow", "Stratus, jumelle du vent",
        auto("main-ends", Stand(This()), Anything(), when=Turn()),
        cost=3, power=15_000, era=STORM,
    ),
    battle(
        75, "yellow", "Tornade, souffle des jumeaux",
        fusion(Is("<Nimbus>"), Is("<Stratus>"), pay("yellow", more=1)),
        played(Rest(Every(foes())), "union"),
        cost=6, power=30_000, era=DAWN,
    ),
    battle(
        76, "yellow", "Luciole, porte-foudre",
        auto("attack", gets(10_000, ends="battle"), needs=Sparking(5)),
        cost=4, power=20_000, era=STORM,
    ),
    # Great ones
    battle(
        77, "yellow", "Orage, chevaucheur",
        repeated_attack(3),
        auto("damage-begins", gets(5000, ends="battle"), needs=Bond(3)),
        permanent(Forbid("be-attacked", BATTLE, when=Exists(Among("attacker", SELF)))),
        cost=6, power=20_000, era=DAWN,
    ),
    battle(78, "yellow", "Aquilon, rapace", cost=7, power=40_000, era=DAWN),
    battle(
        79, "yellow", "Foudre, jour sans fin",
        ultimate(),
        played(AnotherTurn(), "from hand"),
        cost=9, power=40_000, era=DAWN,
    ),
    battle(
        80, "yellow", "Mercure, insaisissable",
        permanent(Way("play", SELF), where=IN_HAND, needs=Exists(foes(), 3)),
        cost=3, power=15_000, era=STORM,
    ),
    # Deeds
    extra(
        81, "yellow", "Vent arrière",
        spell(Combo(up_to(dropped(Is("yellow") & BATTLE & costing(3)))), battle=True),
        cost=1,
    ),
    extra(
        82, "yellow", "Vent contraire",
        Counter(
            "attack",
            then(
                NegateAttack(),
                Until((Forbid("charge", IsBound("it")),), up_to(foes(BATTLE & Lies(1))), "opponents-next-charge"),
            ),
        ),
        cost=2,
    ),
    extra(
        83, "yellow", "Ciel d'orage",
        spell(
            OneOf(
                (
                    Rest(up_to(foes(), 2)),
                    then(Stand(up_to(mine(Is("yellow") & BATTLE))), draw(1)),
                    Stand(up_to(energy(), 2)),
                )
            )
        ),
        cost=2,
    ),
    unison(
        84, "yellow", "Girouette, autel des vents",
        played(Rest(Pick(foes(), XOf(), up_to=True))),
        marked(1, Rest(up_to(foes(BATTLE & costing(2))))),
        marked(-2, Stand(up_to(mine(Is("yellow") & BATTLE)))),
        power=15_000,
    ),
)  # fmt: skip

DECK = deck(
    64,
    {
        65: 4, 66: 4, 67: 2, 68: 3, 69: 3, 70: 2, 71: 3, 72: 3, 73: 3, 74: 2, 75: 3, 76: 3, 77: 2, 78: 2, 79: 1, 80: 2,
        81: 2, 82: 2, 83: 2, 84: 2,
    },
)  # fmt: skip
