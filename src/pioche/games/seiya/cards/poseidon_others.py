"""Athéna, Poséidon, the two Relics and the nine Scales of the box of Poséidon."""

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.confront import FaceNow
from pioche.games.seiya.play import PutIntoPlay
from pioche.games.seiya.terms import (
    SELF,
    Beneath,
    FromField,
    Laden,
    LastToFirst,
    Oneself,
    Reclaim,
    SameHero,
    SameRank,
    Spent,
)
from pioche.games.seiya.tokens import AddTokens, SpendTokens
from pioche.games.seiya.verbs import (
    AddToDiscard,
    AsOwn,
    Destroy,
    Discard,
    Freeze,
    LookAt,
    PutUnder,
    Remove,
    Reveal,
    ShuffleInto,
    Take,
    Wound,
)
from pioche.games.seiya.vocabulary import (
    A_BRONZE_ARMOUR,
    A_HERO,
    A_SAINT,
    ARMOUR,
    BOTH_COSTS,
    CHARACTER,
    COSMOS,
    COSMOS_COST,
    FORCE_COST,
    IT,
    MARINA,
    RARE,
    SCALE,
    THIS,
    TRANSCENDED,
    UNCOMMON,
    VERY_COMMON,
    VERY_RARE,
    activation,
    armour,
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
    some,
    this_turn,
    while_before_you,
    while_on_field,
)
from pioche.kernel.cards.effect import Do, Each, OneOf, Player, Seq
from pioche.kernel.cards.perform import Perform
from pioche.kernel.cards.query import ACTIVE, ACTOR, ANYONE, OPPONENTS, YOU, Among, Cards, Count, Exists, Top, Valued
from pioche.kernel.cards.rule import Replace, Share
from pioche.kernel.cards.select import Together
from pioche.kernel.cards.verbs import Exchange

NO_COSMOS = CHARACTER & ~Valued("cosmos")
TRIDENT_TOKENS = 3  # the most that the Trident bears

CHARACTERS: tuple[SeiyaCard, ...] = (
    character(
        "athena-poseidon",
        "011",
        "Athéna",
        "very-rare",
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
        copies=1,
        cost=(None, 4),
        gives=(None, 1, 1),
        pv=2,
        set="poseidon",
    ),
    character(
        "poseidon",
        "012",
        "Poséidon",
        "very-rare",
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
        copies=1,
        cost=(10, None),
        pv=-1,
        set="poseidon",
    ),
)

RELICS: tuple[SeiyaCard, ...] = (
    relic(
        "trident-de-poseidon",
        "027",
        "Trident de Poséidon",
        power(AddTokens(THIS, -1), needs=Laden(most=TRIDENT_TOKENS - 1), once=False),
        power(
            SpendTokens(
                Seq((
                    OneOf((
                        this_turn(gains(FORCE_COST, Spent(-1), IT), on=one(field(MARINA))),
                        this_turn(gains(COSMOS_COST, Spent(-1), IT), on=one(field(MARINA))),
                    )),
                    Discard(THIS),
                ))
            ),
            once=False,
        ),
        on_arrival(Each(ANYONE, Do(Discard(every(hand(whose=ACTOR))), then=draw(Count(Among("first")))))),
        cost=4,
        pv=1,
        set="poseidon",
    ),
    relic(
        "urne-d-athena",
        "028",
        "Urne d'Athéna",
        while_before_you(Share(SELF, Beneath())),
        on_play(PutUnder(one(discard_pile(CHARACTER, OPPONENTS)))),
        while_before_you(Reclaim(Oneself(), kind="cosmos", cost=4, wins=AddToDiscard(THIS))),
        cost=3,
        pv=1,
        set="poseidon",
    ),
)  # fmt: skip

SCALES: tuple[SeiyaCard, ...] = (
    armour(
        "ecaille-de-poseidon",
        "029",
        "Écaille de Poséidon",
        "very-rare",
        activation("discard", Exchange(one(discard_pile(CHARACTER)), one(marked()))),
        while_on_field(Replace("gain", ~SELF & FromField(), Freeze(every(Among("it"))))),
        classes=("Armure",),
        cost=6,
        force=1,
        heal=1,
        cosmos=1,
        pv=4,
        set="poseidon",
    ),
    armour(
        "ecaille-du-dragon-des-mers",
        "030",
        "Écaille du Dragon des Mers",
        "rare",
        on_arrival(
            Player(OPPONENTS, Do(Discard(at_random(hand(whose=ACTOR))), then=FaceNow(Among("first"))), by=ACTIVE),
        ),
        on_exit(Remove(every(field(ARMOUR)))),
        classes=("Armure",),
        cost=5,
        force=1,
        cosmos=2,
        pv=3,
        set="poseidon",
    ),
    armour(
        "ecaille-de-la-sirene",
        "031",
        "Écaille de la Sirène",
        "rare",
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
        classes=("Armure",),
        cost=5,
        cosmos=2,
        pv=3,
        set="poseidon",
    ),
    armour(
        "ecaille-du-kraken",
        "032",
        "Écaille du Kraken",
        "rare",
        activation("discard", Take(one(marked(CHARACTER & Valued("cosmos"))))),
        on_arrival(
            Each(
                ANYONE,
                Do(
                    Reveal(every(Top("draw", whose=ACTOR))),
                    then=Seq((Wound(every(Among("first", NO_COSMOS))), Take(every(Among("first", ~NO_COSMOS))))),
                ),
            )
        ),
        classes=("Armure",),
        cost=5,
        cosmos=2,
        pv=3,
        set="poseidon",
    ),
    armour(
        "ecaille-des-lyumnades",
        "033",
        "Écaille des Lyumnades",
        "rare",
        activation("discard", Perform("Arrival", one(field()))),
        on_arrival(Perform("Exit", LastToFirst())),
        classes=("Armure",),
        cost=5,
        cosmos=2,
        pv=3,
        set="poseidon",
    ),
    armour(
        "ecaille-de-chrysaor",
        "034",
        "Écaille de Chrysaor",
        "rare",
        activation("destroy", this_turn(gains(BOTH_COSTS, -4, IT), on=one(field(CHARACTER & RARE)))),
        on_arrival(Each(ANYONE, Do(PutIntoPlay(one(hand(ARMOUR, ACTOR))), may=True, then=draw(1)))),
        classes=("Armure",),
        cost=5,
        cosmos=2,
        pv=3,
        set="poseidon",
    ),
    armour(
        "ecaille-de-scylla",
        "035",
        "Écaille de Scylla",
        "rare",
        on_arrival(Each(ANYONE, Seq((draw(5, short=True), Discard(some(5, hand(whose=ACTOR))))))),
        on_defeated(Each(ANYONE, Freeze(one(hand(whose=ACTOR))))),
        classes=("Armure",),
        cost=5,
        cosmos=2,
        pv=3,
        set="poseidon",
    ),
    armour(
        "ecaille-du-cheval-des-mers",
        "036",
        "Écaille du Cheval des Mers",
        "rare",
        on_play(this_turn(gains(COSMOS, 1, IT), on=one(in_play(A_HERO)))),
        on_arrival(Each(ANYONE, Do(Discard(one(Cards(("hand", "armour"), ARMOUR, ACTOR))), may=True, then=draw(2)))),
        classes=("Armure",),
        cost=5,
        cosmos=2,
        pv=3,
        set="poseidon",
    ),
    armour(
        "ecaille-de-la-sirene-marine",
        "037",
        "Écaille de la Sirène Marine",
        "uncommon",
        activation("discard", draw(Count(field(MARINA | SCALE))), needs=Exists(field(MARINA | SCALE))),
        on_exit(
            Each(
                ANYONE,
                AsOwn(
                    Do(
                        Reveal(every(Top("draw"))),
                        then=Seq((
                            Freeze(every(Among("first", A_BRONZE_ARMOUR))),
                            Player(OPPONENTS, AddToDiscard(every(Among("first", ~A_BRONZE_ARMOUR)))),
                        )),
                    )
                ),
            )
        ),
        classes=("Armure",),
        cost=3,
        cosmos=1,
        pv=1,
        set="poseidon",
    ),
)  # fmt: skip

CARDS: tuple[SeiyaCard, ...] = (*CHARACTERS, *RELICS, *SCALES)
