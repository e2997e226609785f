"""Athéna, Poséidon, the two Relics and the nine Scales of the box of Poséidon."""

from pioche.games.seiya.vocabulary import (
    A_BRONZE_ARMOUR,
    A_HERO,
    A_SAINT,
    ACTIVE,
    ACTOR,
    ANYONE,
    ARMOUR,
    BOTH_COSTS,
    CHARACTER,
    COSMOS,
    COSMOS_COST,
    FORCE_COST,
    IT,
    MARINA,
    OPPONENTS,
    RARE,
    SCALE,
    SELF,
    THIS,
    TRANSCENDED,
    UNCOMMON,
    VERY_COMMON,
    VERY_RARE,
    YOU,
    AddToDiscard,
    AddTokens,
    Among,
    AsOwn,
    Beneath,
    Cards,
    Count,
    Destroy,
    Discard,
    Do,
    Each,
    Exchange,
    Exists,
    FaceNow,
    Freeze,
    FromField,
    Laden,
    LastToFirst,
    LookAt,
    OneOf,
    Oneself,
    Perform,
    Player,
    PutIntoPlay,
    PutUnder,
    Reclaim,
    Remove,
    Replace,
    Reveal,
    SameHero,
    SameRank,
    SeiyaCard,
    Share,
    ShuffleInto,
    SpendTokens,
    Spent,
    Take,
    Together,
    Top,
    Valued,
    Wound,
    activation,
    aside,
    at_random,
    character,
    common_discard,
    discard_pile,
    draw,
    every,
    field,
    gains,
    hand,
    in_order,
    in_play,
    marked,
    on_arrival,
    on_defeated,
    on_exit,
    on_marked,
    on_play,
    one,
    power,
    relic,
    relics,
    scale,
    some,
    this_turn,
    while_before_you,
    while_on_field,
)

NO_COSMOS = CHARACTER & ~Valued("cosmos")
TRIDENT_TOKENS = 3  # the most that the Trident bears

CHARACTERS: tuple[SeiyaCard, ...] = (
    character(
        "athena-poseidon", "011", "Athéna", "very-rare",
        on_marked(Do(Take(one(marked(A_HERO, OPPONENTS))), may=True)),
        on_arrival(
            Each(
                ANYONE,
                Do(
                    ShuffleInto(
                        Together(every(discard_pile(whose=ACTOR)), every(Cards(("aside",), TRANSCENDED, ACTOR))), "draw"
                    ),
                    may=True,
                ),
            )
        ),
        copies=1, cost_cosmos=4, heal=1, cosmos=1, pv=2, set="poseidon",
    ),
    character(
        "poseidon", "012", "Poséidon", "very-rare",
        activation(
            "wound",
            Do(
                Destroy(one(hand(A_HERO & VERY_COMMON & SameHero(aside(UNCOMMON))))),
                then=AddToDiscard(one(aside(UNCOMMON & SameHero(Among("first"))))),
            ),
        ),
        on_defeated(
            Take(
                Together(
                    Together(every(field(VERY_RARE)), every(common_discard(VERY_RARE))), every(relics(whose=ANYONE))
                )
            )
        ),
        copies=1, cost_force=10, pv=-1, set="poseidon",
    ),
)  # fmt: skip

RELICS: tuple[SeiyaCard, ...] = (
    relic(
        "trident-de-poseidon", "027", "Trident de Poséidon",
        power(AddTokens(THIS, -1), needs=Laden(most=TRIDENT_TOKENS - 1), once=False),
        power(
            SpendTokens(
                in_order(
                    OneOf((
                        this_turn(gains(FORCE_COST, Spent(-1), IT), on=one(field(MARINA))),
                        this_turn(gains(COSMOS_COST, Spent(-1), IT), on=one(field(MARINA))),
                    )),
                    Discard(THIS),
                )
            ),
            once=False,
        ),
        on_arrival(Each(ANYONE, Do(Discard(every(hand(whose=ACTOR))), then=draw(Count(Among("first")))))),
        cost_cosmos=4, pv=1, set="poseidon",
    ),
    relic(
        "urne-d-athena", "028", "Urne d'Athéna",
        while_before_you(Share(SELF, Beneath())),
        on_play(PutUnder(one(discard_pile(CHARACTER, OPPONENTS)))),
        while_before_you(Reclaim(Oneself(), kind="cosmos", cost=4, wins=AddToDiscard(THIS))),
        cost_cosmos=3, pv=1, set="poseidon",
    ),
)  # fmt: skip

SCALES: tuple[SeiyaCard, ...] = (
    scale(
        "ecaille-de-poseidon", "029", "Écaille de Poséidon",
        activation("discard", Exchange(one(discard_pile(CHARACTER)), one(marked()))),
        while_on_field(Replace("gain", ~SELF & FromField(), Freeze(every(Among("it"))))),
        rank="very-rare", cost_cosmos=6, force=1, heal=1, cosmos=1, pv=4,
    ),
    scale(
        "ecaille-du-dragon-des-mers", "030", "Écaille du Dragon des Mers",
        on_arrival(
            Player(OPPONENTS, Do(Discard(at_random(hand(whose=ACTOR))), then=FaceNow(Among("first"))), by=ACTIVE),
        ),
        on_exit(Remove(every(field(ARMOUR)))),
        cost_cosmos=5, force=1, cosmos=2, pv=3,
    ),
    scale(
        "ecaille-de-la-sirene", "031", "Écaille de la Sirène",
        activation(
            "discard",
            Player(
                OPPONENTS,
                Do(
                    LookAt(every(hand(whose=ACTOR))),
                    then=Do(
                        Exchange(one(Among("first", A_SAINT), by=YOU), one(hand(SameRank("it")), by=YOU)),
                        may=True,
                        by=YOU,
                    ),
                ),
            ),
        ),
        on_arrival(
            Each(
                ANYONE,
                Do(
                    Wound(one(hand(CHARACTER, ACTOR))),
                    may=True,
                    then=Take(one(discard_pile(A_HERO & SameRank(), ACTOR))),
                ),
            )
        ),
        cost_cosmos=5, cosmos=2, pv=3,
    ),
    scale(
        "ecaille-du-kraken", "032", "Écaille du Kraken",
        activation("discard", Take(one(marked(CHARACTER & Valued("cosmos"))))),
        on_arrival(
            Each(
                ANYONE,
                Do(
                    Reveal(every(Top("draw", whose=ACTOR))),
                    then=in_order(Wound(every(Among("first", NO_COSMOS))), Take(every(Among("first", ~NO_COSMOS)))),
                ),
            )
        ),
        cost_cosmos=5, cosmos=2, pv=3,
    ),
    scale(
        "ecaille-des-lyumnades", "033", "Écaille des Lyumnades",
        activation("discard", Perform("Arrival", one(field()))),
        on_arrival(Perform("Exit", LastToFirst())),
        cost_cosmos=5, cosmos=2, pv=3,
    ),
    scale(
        "ecaille-de-chrysaor", "034", "Écaille de Chrysaor",
        activation("destroy", this_turn(gains(BOTH_COSTS, -4, IT), on=one(field(CHARACTER & RARE)))),
        on_arrival(Each(ANYONE, Do(PutIntoPlay(one(hand(ARMOUR, ACTOR))), may=True, then=draw(1)))),
        cost_cosmos=5, cosmos=2, pv=3,
    ),
    scale(
        "ecaille-de-scylla", "035", "Écaille de Scylla",
        on_arrival(Each(ANYONE, in_order(draw(5, short=True), Discard(some(5, hand(whose=ACTOR)))))),
        on_defeated(Each(ANYONE, Freeze(one(hand(whose=ACTOR))))),
        cost_cosmos=5, cosmos=2, pv=3,
    ),
    scale(
        "ecaille-du-cheval-des-mers", "036", "Écaille du Cheval des Mers",
        on_play(this_turn(gains(COSMOS, 1, IT), on=one(in_play(A_HERO)))),
        on_arrival(Each(ANYONE, Do(Discard(one(Cards(("hand", "armour"), ARMOUR, ACTOR))), may=True, then=draw(2)))),
        cost_cosmos=5, cosmos=2, pv=3,
    ),
    scale(
        "ecaille-de-la-sirene-marine", "037", "Écaille de la Sirène Marine",
        activation("discard", draw(Count(field(MARINA | SCALE))), needs=Exists(field(MARINA | SCALE))),
        on_exit(
            Each(
                ANYONE,
                AsOwn(
                    Do(
                        Reveal(every(Top("draw"))),
                        then=in_order(
                            Freeze(every(Among("first", A_BRONZE_ARMOUR))),
                            Player(OPPONENTS, AddToDiscard(every(Among("first", ~A_BRONZE_ARMOUR)))),
                        ),
                    )
                ),
            )
        ),
        rank="uncommon", cost_cosmos=3, cosmos=1, pv=1,
    ),
)  # fmt: skip

CARDS: tuple[SeiyaCard, ...] = (*CHARACTERS, *RELICS, *SCALES)
