"""The Styx: Skeletons, soldiers and lost souls."""

from pioche.games.seiya.vocabulary import (
    ACTIVE,
    ACTOR,
    ANYONE,
    CHARACTER,
    FORCE_COST,
    Among,
    Cards,
    Do,
    Each,
    Exists,
    Fixed,
    GainEnergy,
    GainTokens,
    If,
    LeftOf,
    LookAt,
    SeiyaCard,
    Top,
    Unless,
    draw,
    every,
    gains,
    in_order,
    on_exit,
)
from pioche.games.seiya.vocabulary.hades import (
    GainSouls,
    LoseSouls,
    PutOnGate,
    PutUnderStyx,
    in_enfers,
    of_the_styx,
    on_annihilated,
    on_apparition,
)

SKELETON = ("Squelette",)

CARDS: tuple[SeiyaCard, ...] = (
    of_the_styx(
        "markino", "065", "Markino",
        on_annihilated(in_order(LookAt(every(Top("styx"))), Do(PutUnderStyx(every(Among("it"))), may=True))),
        classes=SKELETON, cost_force=2, pv=1, grade=1, cost_souls=2, gain_souls=1,
    ),
    of_the_styx(
        "squelette-1", "066", "Squelette (1)",
        on_annihilated(GainEnergy()),
        classes=SKELETON, cost_force=3, pv=1, grade=1, cost_souls=2, gain_souls=1,
    ),
    of_the_styx(
        "squelette-2", "067", "Squelette (2)",
        in_enfers(gains(FORCE_COST, 1, CHARACTER & LeftOf())),
        classes=SKELETON, cost_force=2, pv=1, grade=1, cost_souls=2, gain_souls=1,
    ),
    of_the_styx(
        "squelette-3", "068", "Squelette (3)",
        on_annihilated(draw(1)),
        classes=SKELETON, cost_force=3, pv=1, grade=1, cost_souls=2, gain_souls=1,
    ),
    of_the_styx(
        "squelette-4", "069", "Squelette (4)",
        on_exit(Each(ANYONE, Do(LoseSouls(), otherwise=GainTokens(Fixed(1), -1)))),
        classes=SKELETON, cost_force=2, pv=1, grade=1, cost_souls=2, gain_souls=1,
    ),
    of_the_styx(
        "squelette-5", "070", "Squelette (5)",
        on_apparition(PutOnGate()),
        classes=SKELETON, cost_force=2, pv=1, grade=1, cost_souls=2, gain_souls=1,
    ),
    of_the_styx(
        "fee-des-enfers", "071", "Fée des Enfers",
        on_annihilated(LookAt(every(Cards(("veiled",))))),
        classes=(), cost_force=2, pv=1, grade=1, cost_souls=1, gain_souls=0,
    ),
    of_the_styx(
        "ame-damnee", "072", "Âme damnée",
        on_exit(Each(ACTIVE, GainSouls(Fixed(1)))),
        classes=(), cost_force=3, pv=0, grade=1, cost_souls=1, gain_souls=3,
    ),
    of_the_styx(
        "soldat-du-chateau", "073", "Soldat du château d'Hadès",
        on_apparition(Each(ANYONE, If(Unless(Exists(Cards(("entrave",), None, ACTOR))), LoseSouls()))),
        classes=SKELETON, cost_force=2, pv=1, grade=1, cost_souls=2, gain_souls=1,
    ),
)  # fmt: skip
