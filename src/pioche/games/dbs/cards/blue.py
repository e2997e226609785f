"""Blue: the fleet of Hautemer, which keeps the lantern of tides. It sends back what it cannot sink."""

from __future__ import annotations

from pioche.games.dbs.calls import awaken, evolve, field, life_at_most, swap
from pioche.games.dbs.card import Counter
from pioche.games.dbs.cards.builders import (
    BATTLE,
    DAWN,
    EXTRA,
    IN_HAND,
    SELF,
    STORM,
    WATCH,
    activate,
    auto,
    battle,
    costing,
    deck,
    discard,
    draw,
    energy,
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
from pioche.games.dbs.cost import Surcharge, Way
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.keywords import barrier, blocker, deflect, indestructible, strike, unique
from pioche.games.dbs.negate import BeingPlayed, NegatePlay
from pioche.games.dbs.verbs import Rest, Stand, ToDeck, ToHand
from pioche.kernel.cards.effect import Do, If
from pioche.kernel.cards.query import Between, Exists, Fixed, Is, Not, Or, Unless, Yours
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.select import This

ALL_BLUE = Unless(Exists(energy(Not(Is("blue")))))  # all of your energy is blue

BLUE = (
    *leader(
        22,
        "blue",
        ("Corail, capitaine de Hautemer", "Corail, voix des marées"),
        (
            activate(draw(1), discard(), once=True),
            awaken(Or(life_at_most(3), Exists(energy(), 6)), then(Stand(up_to(energy(), 2)), draw(2)), "Awaken: Surge"),
        ),
        (auto("attack", then(draw(1), Stand(up_to(energy())))),),
        STORM,
    ),
    # Small cards
    battle(23, "blue", "Onde, mousse", 1, 10_000, era=WATCH),
    battle(24, "blue", "Goutte, vigie", 1, 5000, barrier(), era=WATCH),
    battle(
        25,
        "blue",
        "Écume, plongeuse",
        1,
        5000,
        auto("combo-ends", Do(ToDeck(This(), "bottom"), may=True, then=draw(1)), where=("drop",)),
        era=WATCH,
    ),
    battle(26, "blue", "Marée, gabière", 2, 10_000, played(ToHand(up_to(foes(BATTLE & costing(2))))), era=WATCH),
    battle(
        27,
        "blue",
        "Récif, rempart",
        2,
        10_000,
        blocker(),
        auto("play", gets(5000), ~Yours() & BATTLE, once=True),
        era=STORM,
    ),
    battle(28, "blue", "Ancre, lutteur", 2, 15_000, era=WATCH),
    # Fighters
    battle(29, "blue", "Éperon, harponneuse", 3, 20_000, era=STORM),
    battle(
        30,
        "blue",
        "Ressac, duelliste",
        3,
        15_000,
        deflect(),
        played(then(Draw(Fixed(2), up_to=True), ToDeck(one(hand()), "bottom"))),
        era=STORM,
    ),
    battle(
        31,
        "blue",
        "Digue, gardienne",
        4,
        20_000,
        blocker(),
        permanent(Number(("cost",), Fixed(-1), SELF), where=IN_HAND, needs=Exists(foes(), 2)),
        era=STORM,
    ),
    battle(32, "blue", "Nacre, médium", 3, 15_000, auto("use", draw(1), Yours() & EXTRA, once=True), era=WATCH),
    battle(
        33,
        "blue",
        "Onde, navigatrice",
        4,
        20_000,
        evolve(Is("<Onde>"), pay("blue", more=1), kind="EX-Evolve"),
        played(draw(1), "evolve"),
        era=STORM,
    ),
    battle(
        34,
        "blue",
        "Houle, pilote",
        4,
        20_000,
        swap(3, Is("blue"), pay("blue")),
        auto("to-hand", gets(5000), ~Yours() & BATTLE, by="you", cause="skill"),
        era=STORM,
    ),
    # Great ones
    battle(
        35,
        "blue",
        "Tempête, reine",
        5,
        25_000,
        played(If(ALL_BLUE, ToHand(up_to(foes(BATTLE & costing(4)))))),
        era=STORM,
    ),
    battle(36, "blue", "Abysse, léviathan", 6, 35_000, era=DAWN),
    battle(
        37,
        "blue",
        "Syzygie, marée haute",
        7,
        35_000,
        indestructible(),
        strike(2),
        auto("removes-markers", draw(1)),
        era=DAWN,
    ),
    battle(
        38,
        "blue",
        "Corail, amirale",
        6,
        30_000,
        unique(),
        permanent(Surcharge("counter", ~Yours(), (pay(more=1),))),
        era=DAWN,
    ),
    # Deeds
    extra(
        39,
        "blue",
        "Brume soudaine",
        2,
        Counter("play", NegatePlay("hand"), needs=Exists(BeingPlayed(Is("battle") & Between("cost", most=5)))),
    ),
    extra(
        40,
        "blue",
        "Changement de cap",
        2,
        spell(draw(2)),
        permanent(Way("use", SELF, (discard(),)), where=IN_HAND, needs=life_at_most(4)),
    ),
    extra(
        41,
        "blue",
        "Phare de Hautemer",
        1,
        field(),
        activate(then(draw(1), ToDeck(one(hand()), "top")), Rest(This()), once=True),
    ),
    unison(
        42,
        "blue",
        "Hautemer, vaisseau-lanterne",
        15_000,
        marked(1, then(draw(1), ToDeck(one(hand()), "bottom"))),
        marked(-2, ToDeck(up_to(foes(BATTLE & costing(3))), "bottom")),
        auto("to-deck", draw(1), ~Yours() & BATTLE, by="you", cause="skill", once=True),
    ),
)

DECK = deck(
    22,
    {
        23: 4, 24: 3, 25: 2, 26: 3, 27: 2, 28: 3, 29: 3, 30: 3, 31: 2, 32: 2, 33: 3, 34: 3, 35: 3, 36: 2, 37: 2, 38: 2,
        39: 2, 40: 2, 41: 2, 42: 2,
    },
)  # fmt: skip
