"""The Characters, Relics and Surplices of Hadès that join the Reserve."""

from pioche.games.seiya.vocabulary import (
    A_HERO,
    ACTIVE,
    ACTOR,
    ANYONE,
    ARMOUR,
    CHARACTER,
    FORCE,
    FORCE_COST,
    GAIN_WEAPON,
    IT,
    SELF,
    Count,
    Do,
    Each,
    Exists,
    Faces,
    Fewer,
    Fixed,
    Freeze,
    Permit,
    SeiyaCard,
    Take,
    Top,
    When,
    Within,
    Wound,
    Yours,
    activation,
    armour,
    character,
    discard_pile,
    draw,
    every,
    gains,
    hand,
    in_order,
    in_play,
    on_arrival,
    on_exit,
    on_play,
    one,
    relic,
    this_turn,
    while_before_you,
    while_on_field,
    while_played,
)
from pioche.games.seiya.vocabulary.hades import (
    IN_ENFERS,
    RENEW_ARMOUR,
    GainSense,
    GainSouls,
    GoToElysion,
    Graded,
    HamperCheaper,
    HamperFree,
    InReach,
    LoseSouls,
    MovePawn,
    Recharge,
    ReleaseFree,
    enfers,
    entrave_pile,
    neant,
    senses,
)

TOP_OF_PILE = every(Top("entrave"))
HOSTILE = CHARACTER & Within(("enfers", "entrave"))  # of the Enfers, or of an Entrave pile, where only the own is faced
GOLD = ("Chevalier d'Or",)

CHARACTERS: tuple[SeiyaCard, ...] = (
    character(
        "athena-hades", "016", "Athéna", "very-rare",
        activation("wound", ReleaseFree(TOP_OF_PILE)),
        on_arrival(
            Each(ANYONE, in_order(Do(MovePawn(toward="elysion"), may=True), Recharge(every(senses(ACTOR)))))
        ),
        copies=1, cost_cosmos=4, heal=1, cosmos=1, pv=2, set="hades", source="original",
    ),
    character(
        "shaka-de-la-vierge-hades", "019", "Shaka de la Vierge", "rare",
        activation("destroy", in_order(GoToElysion(), GainSense())),
        classes=GOLD, copies=1, icon="flame", cost_force=8, cost_cosmos=8, force=2, cosmos=3, pv=5, set="hades",
    ),
    character(
        "doko-de-la-balance-hades", "020", "Doko de la Balance", "rare",
        on_play(GAIN_WEAPON),
        while_played(Permit("weapon", A_HERO & Yours() & Faces(HOSTILE))),
        classes=GOLD, copies=1, icon="flame", cost_force=9, cost_cosmos=8, force=3, cosmos=2, pv=5, set="hades",
        source="original",
    ),
    character(
        "kanon-des-gemeaux", "021", "Kanon des Gémeaux", "rare",
        while_played(gains(FORCE, 2, SELF & Faces(IN_ENFERS))),
        activation("wound", HamperCheaper(one(enfers(CHARACTER & InReach())), 2)),
        classes=GOLD, copies=1, icon="flame", cost_force=8, cost_cosmos=7, force=2, cosmos=2, pv=5, set="hades",
        source="original",
    ),
    character(
        "orphee-de-la-lyre", "022", "Orphée de la Lyre", "uncommon",
        activation("discard", this_turn(gains(FORCE_COST, -2, HOSTILE))),
        classes=("Chevalier d'Argent",), copies=1, cost_force=6, cost_cosmos=5, force=1, cosmos=2, pv=3, set="hades",
        source="original",
    ),
    character(
        "julian-solo", "023", "Julian Solo", "uncommon",
        on_play(Take(one(discard_pile(ARMOUR)))),
        copies=1, cost_cosmos=4, heal=1, cosmos=1, pv=2, set="hades", source="original",
    ),
    character(
        "shion-grand-pope", "024", "Shion, ancien Grand Pope", "uncommon",
        on_play(RENEW_ARMOUR),
        copies=1, cost_force=6, cost_cosmos=5, force=1, cosmos=2, pv=3, set="hades", source="original",
    ),
    character(
        "eurydice", "025", "Eurydice", "very-common",
        activation("destroy", ReleaseFree(one(entrave_pile(CHARACTER & Graded(2))))),
        copies=1, cost_cosmos=2, heal=1, pv=1, set="hades", source="original",
    ),
    character(
        "shunrei", "030", "Shunrei", "very-common",
        activation("discard", Recharge(one(senses()))),
        cost_cosmos=2, heal=2, pv=1, set="hades", source="original",
    ),
    character(
        "seika", "031", "Seika", "very-common",
        activation("discard", MovePawn()),
        cost_cosmos=3, heal=1, cosmos=1, pv=1, set="hades", source="original",
    ),
)  # fmt: skip

RELICS: tuple[SeiyaCard, ...] = (
    relic(
        "chapelet-de-shaka", "017", "Chapelet de Shaka",
        while_before_you(When("annihilate", CHARACTER, GainSouls(Fixed(1)), by="you")),
        cost_cosmos=4, pv_rule=Count(neant(), group=3), set="hades",
    ),
    relic(
        "dague-doree", "018", "Dague dorée",
        activation("destroy", MovePawn(2, toward="elysion")),
        cost_cosmos=3, pv=1, set="hades", source="original",
    ),
)  # fmt: skip

SURPLICES: tuple[SeiyaCard, ...] = (
    armour(
        "surplis-d-hades", "026", "Surplis d'Hadès", "very-rare",
        activation("discard", HamperFree(TOP_OF_PILE)),
        while_on_field(gains(FORCE_COST, 1, IN_ENFERS)),
        classes=("Armure",), cost_cosmos=6, force=1, cosmos=2, pv=4, set="hades", source="original",
    ),
    armour(
        "surplis-du-belier", "027", "Surplis du Bélier", "rare",
        activation("discard", GainSouls(Fewer(Count(discard_pile(ARMOUR)), Fixed(3)))),
        on_arrival(Each(ANYONE, Do(Wound(one(hand(CHARACTER, ACTOR))), may=True, then=GainSouls(Fixed(2))))),
        classes=("Armure",), cost_cosmos=5, cosmos=2, pv=3, set="hades", source="original",
    ),
    armour(
        "surplis-des-gemeaux", "028", "Surplis des Gémeaux", "rare",
        activation(
            "discard",
            this_turn(gains(FORCE, Fewer(Count(entrave_pile(CHARACTER)), Fixed(4)), IT), on=one(in_play(CHARACTER))),
            needs=Exists(entrave_pile()),
        ),
        on_exit(Each(ACTIVE, LoseSouls())),
        classes=("Armure",), cost_cosmos=5, cosmos=2, pv=3, set="hades", source="original",
    ),
    armour(
        "surplis-du-verseau", "029", "Surplis du Verseau", "rare",
        activation("freeze", draw(2)),
        on_arrival(Each(ANYONE, Do(Freeze(one(hand(whose=ACTOR))), may=True, then=draw(1)))),
        classes=("Armure",), cost_cosmos=5, cosmos=2, pv=3, set="hades", source="original",
    ),
)  # fmt: skip

CARDS: tuple[SeiyaCard, ...] = (*CHARACTERS, *RELICS, *SURPLICES)
