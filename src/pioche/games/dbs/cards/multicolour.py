"""Multicolour: the Caravane, which carries the seven wishing lanterns from tower to tower."""

from __future__ import annotations

from pioche.games.dbs.calls import Myself, aegis, arrival, awaken
from pioche.games.dbs.card import Also, Counter, HasMarkers, NoSkill
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
    fighters,
    foes,
    gets,
    hand,
    leader,
    marked,
    mine,
    one,
    pay,
    permanent,
    played,
    search,
    spell,
    then,
    unison,
    up_to,
)
from pioche.games.dbs.deck import dragon_ball
from pioche.games.dbs.effects import Inflict, Shuffle, TopOf, Win
from pioche.games.dbs.gather import Extend
from pioche.games.dbs.keywords import alliance, critical, heroic, invoker, revive, strike, universe_7
from pioche.games.dbs.negate import NegateSkill
from pioche.games.dbs.verbs import Drop, Gain, GiveControl, Ko, Play, Remove, ToHand, Under
from pioche.kernel.cards.effect import Do, If, OneOf
from pioche.kernel.cards.query import OPPONENTS, Among, Cards, Exists, Fixed, Is, Turn, Yours
from pioche.kernel.cards.rule import Forbid, Number, Replace, Silence
from pioche.kernel.cards.select import Every, This
from pioche.kernel.cards.verbs import Choose, Look, Until

BOTH = "red/blue"
HEROIC = ("Heroic",)
SEVENTH = ("Universe 7",)
LANTERNS = dropped(Is("[Dragon Ball]"))
FOUND = Cards(("drop", "energy"), Is("[Dragon Ball]"))

MULTICOLOUR = (
    *leader(
        106,
        BOTH,
        ("Mirage, guide de la Caravane", "Mirage, porteuse des vœux"),
        (auto("attack", search(3, Is("[Dragon Ball]"))), awaken(Exists(FOUND, 3), draw(2), "Wish")),
        (auto("attack", then(draw(1), gets(5000, up_to(mine(Is("multicolour") & BATTLE))))),),
        STORM,
    ),
    # Small cards
    battle(107, BOTH, "Lanterne des vœux", 1, 10_000, dragon_ball(), era=WATCH),
    battle(
        108,
        BOTH,
        "Baladin, colporteur",
        2,
        10_000,
        played(then(ToHand(up_to(Cards(("deck",), Is("[Dragon Ball]")))), Shuffle())),
        era=WATCH,
    ),
    battle(109, BOTH, "Prisme, illusionniste", 2, 15_000, invoker(), era=STORM),
    battle(
        110,
        BOTH,
        "Ricochet, acrobate",
        4,
        20_000,
        arrival(("red", "blue"), pay(more=2)),
        played(Until((Forbid("counter", ~Yours()),), This())),
        era=STORM,
    ),
    battle(111, BOTH, "Paravent, garde du corps", 2, 15_000, aegis(("red", "blue"), once=True), era=WATCH),
    # Fighters
    battle(
        112,
        BOTH,
        "Fanfare, capitaine de route",
        3,
        20_000,
        alliance(("red", "blue"), gets(10_000, ends="battle")),
        era=STORM,
        traits=HEROIC,
    ),
    battle(113, BOTH, "Cocarde, infatigable", 4, 20_000, revive(("red", "blue")), era=STORM, traits=HEROIC),
    battle(114, BOTH, "Septime, voyageur", 5, 25_000, universe_7(), era=DAWN, traits=SEVENTH),
    battle(115, "green", "Estafette, coureur des mondes", 3, 20_000, universe_7(), era=DAWN, traits=SEVENTH),
    battle(116, BOTH, "Roulotte, colosse de bois", 4, 25_000, era=WATCH),
    battle(117, BOTH, "Écho, imitatrice", 1, 10_000, Also(("<Tison>", "<Onde>")), era=WATCH),
    battle(
        118, BOTH, "Passeur, guide des seuils", 2, 15_000, permanent(Extend("Evolve", Yours(), ("drop",))), era=WATCH
    ),
    battle(
        119,
        BOTH,
        "Bannière, porte-étendard",
        3,
        15_000,
        activate(Gain(up_to(mine(BATTLE & ~SELF)), (strike(2), critical())), pay("red", "blue"), once=True),
        heroic(),
        era=STORM,
        traits=HEROIC,
    ),
    battle(
        120,
        BOTH,
        "Gigogne, poupée sans fin",
        2,
        10_000,
        activate(then(Under(one(hand(BATTLE)), Myself()), gets(5000, ends="game")), pay(more=1), once=True),
        permanent(Replace("ko", SELF, Drop(This(), alone=True))),
        era=STORM,
    ),
    battle(
        121,
        BOTH,
        "Cadeau, boîte à surprise",
        1,
        5000,
        played(Do(GiveControl(This()), may=True, then=draw(2))),
        auto("damage", gets(5000, ends="your-next-turn"), Yours(), once=True),
        era=WATCH,
    ),
    battle(
        122,
        BOTH,
        "Mirage, mille visages",
        6,
        30_000,
        played(
            Look(
                TopOf(Fixed(1)),
                If(Exists(Among("looked", BATTLE & costing(4))), Play(Every(Among("looked")))),
                all=True,
            )
        ),
        auto("attack", then(Ko(up_to(foes(BATTLE & costing(3)))), Until((Silence(SELF, this=True),), This()))),
        era=DAWN,
    ),
    battle(
        129,
        BOTH,
        "Statue, gardienne du bivouac",
        3,
        25_000,
        permanent(Forbid("attack", SELF)),
        permanent(Forbid("ko", SELF, by="opponents", cause="skill")),
        era=WATCH,
    ),
    battle(
        130,
        BOTH,
        "Cantine, mémoire des braves",
        3,
        15_000,
        played(ToHand(up_to(dropped(BATTLE & NoSkill())))),
        era=WATCH,
    ),
    battle(123, BOTH, "Géant, qui dort debout", 8, 45_000, era=DAWN),
    # Deeds
    extra(124, BOTH, "Tour de passe-passe", 2, Counter("play", then(NegateSkill(), draw(1)), needs=Turn(OPPONENTS))),
    extra(125, BOTH, "Feu d'artifice", 5, spell(then(Inflict(Fixed(1)), draw(1))), traits=HEROIC),
    extra(
        126,
        BOTH,
        "Parade des lanternes",
        2,
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
    ),
    extra(127, BOTH, "Septième lanterne", 7, spell(Win(), needs=Exists(LANTERNS, 7))),
    unison(
        128,
        BOTH,
        "Caravane, ville en marche",
        15_000,
        marked(1, gets(5000, up_to(fighters()), "opponents-next-turn")),
        marked(-2, ToHand(up_to(dropped(Is("multicolour") & BATTLE & costing(4))))),
        marked(-4, Remove(up_to(foes()))),
        permanent(Number(("power",), Fixed(5000), SELF), needs=Exists(Cards(("unison",), SELF & HasMarkers(3)))),
    ),
)

DECK = deck(
    106,
    {
        107: 7, 108: 3, 109: 2, 110: 3, 111: 2, 112: 2, 113: 3, 114: 2, 115: 1, 116: 2, 117: 2, 118: 1, 119: 2, 120: 2,
        121: 1, 122: 2, 123: 2, 124: 1, 125: 2, 126: 2, 127: 1, 128: 2, 129: 1, 130: 1, 33: 1,
    },
)  # fmt: skip
