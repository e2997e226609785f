"""Multicolour: the Caravane, which carries the seven wishing lanterns from tower to tower."""

from __future__ import annotations

from pioche.games.dbs.vocabulary import (
    BATTLE,
    DAWN,
    IT,
    OPPONENTS,
    SELF,
    STORM,
    WATCH,
    Also,
    Among,
    Cards,
    Choose,
    Counter,
    Do,
    Drop,
    Every,
    Exists,
    Extend,
    Fixed,
    Forbid,
    Gain,
    GiveControl,
    HasMarkers,
    If,
    Inflict,
    Is,
    Ko,
    Look,
    Myself,
    NegateSkill,
    NoSkill,
    Number,
    OneOf,
    Play,
    Remove,
    Replace,
    Shuffle,
    Silence,
    This,
    ToHand,
    TopOf,
    Turn,
    Under,
    Until,
    Win,
    Yours,
    activate,
    aegis,
    alliance,
    arrival,
    auto,
    awaken,
    battle,
    costing,
    critical,
    deck,
    dragon_ball,
    draw,
    dropped,
    extra,
    fighters,
    foes,
    gets,
    hand,
    heroic,
    invoker,
    leader,
    marked,
    mine,
    one,
    pay,
    permanent,
    played,
    revive,
    search,
    side,
    spell,
    strike,
    then,
    unison,
    universe_7,
    up_to,
)

BOTH = "red/blue"
HEROIC = ("Heroic",)
SEVENTH = ("Universe 7",)
LANTERNS = dropped(Is("[Dragon Ball]"))
FOUND = Cards(("drop", "energy"), Is("[Dragon Ball]"))

MULTICOLOUR = (
    *leader(
        106, BOTH, era=STORM,
        front=side(
            "Mirage, guide de la Caravane",
            auto("attack", search(3, Is("[Dragon Ball]"))),
            awaken(Exists(FOUND, 3), draw(2), "Wish"),
        ),
        back=side(
            "Mirage, porteuse des vœux",
            auto("attack", then(draw(1), gets(5000, up_to(mine(Is("multicolour") & BATTLE))))),
        ),
    ),
    # Small cards
    battle(107, BOTH, "Lanterne des vœux", dragon_ball(), cost=1, power=10_000, era=WATCH),
    battle(
        108, BOTH, "Baladin, colporteur",
        played(then(ToHand(up_to(Cards(("deck",), Is("[Dragon Ball]")))), Shuffle())),
        cost=2, power=10_000, era=WATCH,
    ),
    battle(109, BOTH, "Prisme, illusionniste", invoker(), cost=2, power=15_000, era=STORM),
    battle(
        110, BOTH, "Ricochet, acrobate",
        arrival(("red", "blue"), pay(more=2)),
        played(Until((Forbid("counter", ~Yours()),), This())),
        cost=4, power=20_000, era=STORM,
    ),
    battle(111, BOTH, "Paravent, garde du corps", aegis(("red", "blue"), once=True), cost=2, power=15_000, era=WATCH),
    # Fighters
    battle(
        112, BOTH, "Fanfare, capitaine de route",
        alliance(("red", "blue"), gets(10_000, ends="battle")),
        cost=3, power=20_000, era=STORM, traits=HEROIC,
    ),
    battle(113, BOTH, "Cocarde, infatigable", revive(("red", "blue")), cost=4, power=20_000, era=STORM, traits=HEROIC),
    battle(114, BOTH, "Septime, voyageur", universe_7(), cost=5, power=25_000, era=DAWN, traits=SEVENTH),
    battle(115, "green", "Estafette, coureur des mondes", universe_7(), cost=3, power=20_000, era=DAWN, traits=SEVENTH),
    battle(116, BOTH, "Roulotte, colosse de bois", cost=4, power=25_000, era=WATCH),
    battle(117, BOTH, "Écho, imitatrice", Also(("<Tison>", "<Onde>")), cost=1, power=10_000, era=WATCH),
    battle(
        118, BOTH, "Passeur, guide des seuils",
        permanent(Extend("Evolve", Yours(), ("drop",))),
        cost=2, power=15_000, era=WATCH,
    ),
    battle(
        119, BOTH, "Bannière, porte-étendard",
        activate(Gain(up_to(mine(BATTLE & ~SELF)), (strike(2), critical())), pay("red", "blue"), once=True),
        heroic(),
        cost=3, power=15_000, era=STORM, traits=HEROIC,
    ),
    battle(
        120, BOTH, "Gigogne, poupée sans fin",
        activate(then(Under(one(hand(BATTLE)), Myself()), gets(5000, ends="game")), pay(more=1), once=True),
        permanent(Replace("ko", SELF, Drop(This(), alone=True))),
        cost=2, power=10_000, era=STORM,
    ),
    battle(
        121, BOTH, "Cadeau, boîte à surprise",
        played(Do(GiveControl(This()), may=True, then=draw(2))),
        auto("damage", gets(5000, ends="your-next-turn"), Yours(), once=True),
        cost=1, power=5000, era=WATCH,
    ),
    battle(
        122, BOTH, "Mirage, mille visages",
        played(
            Look(
                TopOf(Fixed(1)),
                If(Exists(Among("looked", BATTLE & costing(4))), Play(Every(Among("looked")))),
                all=True,
            )
        ),
        auto("attack", then(Ko(up_to(foes(BATTLE & costing(3)))), Until((Silence(SELF, this=True),), This()))),
        cost=6, power=30_000, era=DAWN,
    ),
    battle(
        129, BOTH, "Statue, gardienne du bivouac",
        permanent(Forbid("attack", SELF)),
        permanent(Forbid("ko", SELF, by="opponents", cause="skill")),
        cost=3, power=25_000, era=WATCH,
    ),
    battle(
        130, BOTH, "Cantine, mémoire des braves",
        played(ToHand(up_to(dropped(BATTLE & NoSkill())))),
        cost=3, power=15_000, era=WATCH,
    ),
    battle(123, BOTH, "Géant, qui dort debout", cost=8, power=45_000, era=DAWN),
    # Deeds
    extra(
        124, BOTH, "Tour de passe-passe",
        Counter("play", then(NegateSkill(), draw(1)), needs=Turn(OPPONENTS)),
        cost=2,
    ),
    extra(125, BOTH, "Feu d'artifice", spell(then(Inflict(Fixed(1)), draw(1))), cost=5, traits=HEROIC),
    extra(
        126, BOTH, "Parade des lanternes",
        spell(
            OneOf(
                (
                    then(Choose(up_to(fighters())), gets(10_000, IT, "battle")),
                    draw(1),
                    ToHand(up_to(LANTERNS)),
                ),
                2,
            ),
            battle=True,
        ),
        cost=2,
    ),
    extra(127, BOTH, "Septième lanterne", spell(Win(), needs=Exists(LANTERNS, 7)), cost=7),
    unison(
        128, BOTH, "Caravane, ville en marche",
        marked(1, gets(5000, up_to(fighters()), "opponents-next-turn")),
        marked(-2, ToHand(up_to(dropped(Is("multicolour") & BATTLE & costing(4))))),
        marked(-4, Remove(up_to(foes()))),
        permanent(Number(("power",), Fixed(5000), SELF), needs=Exists(Cards(("unison",), SELF & HasMarkers(3)))),
        power=15_000,
    ),
)  # fmt: skip

DECK = deck(
    106,
    {
        107: 7, 108: 3, 109: 2, 110: 3, 111: 2, 112: 2, 113: 3, 114: 2, 115: 1, 116: 2, 117: 2, 118: 1, 119: 2, 120: 2,
        121: 1, 122: 2, 123: 2, 124: 1, 125: 2, 126: 2, 127: 1, 128: 2, 129: 1, 130: 1, 33: 1,
    },
)  # fmt: skip
