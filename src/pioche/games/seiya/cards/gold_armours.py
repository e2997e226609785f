"""The twelve Gold Armours."""

from pioche.games.seiya.vocabulary import (
    A_SAINT,
    ACTOR,
    ANYONE,
    CHARACTER,
    COMMON,
    FORCE,
    GOLD_ARMOUR,
    IT,
    OPPONENTS,
    THIS,
    UNCOMMON,
    VERY_COMMON,
    AcquireFree,
    Among,
    Count,
    Destroy,
    Discard,
    Do,
    Drawable,
    Exchange,
    Exists,
    Fewer,
    Fill,
    Heal,
    LookAt,
    Player,
    Possible,
    Remove,
    Reveal,
    SeiyaCard,
    Shuffle,
    ShuffleInto,
    Take,
    Top,
    Wound,
    Yours,
    activation,
    draw,
    draw_pile,
    equipped,
    every,
    field,
    gains,
    gold_armour,
    hand,
    in_order,
    in_play,
    on_play,
    one,
    some,
    this_turn,
    wounded,
)

ACQUIRE_A_CHARACTER = AcquireFree(one(field(CHARACTER)))

CARDS: tuple[SeiyaCard, ...] = (
    gold_armour(
        "armure-du-belier", "018", "Armure du Bélier",
        activation("discard", in_order(LookAt(every(draw_pile())), Take(one(draw_pile(CHARACTER))), Shuffle())),
    ),
    gold_armour(
        "armure-du-taureau", "019", "Armure du Taureau",
        activation("discard", this_turn(gains(FORCE, 2, IT), on=one(in_play(CHARACTER & (VERY_COMMON | COMMON))))),
    ),
    gold_armour(
        "armure-des-gemeaux", "020", "Armure des Gémeaux",
        on_play(Exchange(THIS, one(equipped(GOLD_ARMOUR, OPPONENTS)))),
    ),
    gold_armour(
        "armure-du-cancer", "021", "Armure du Cancer",
        activation(
            "discard",
            Do(
                Reveal(every(Top("draw", 3))),
                then=in_order(Player(OPPONENTS, Wound(one(Among("first", CHARACTER)))), Take(every(Among("first")))),
            ),
            needs=Exists(draw_pile(), 3),
        ),
    ),
    gold_armour(
        "armure-du-lion", "022", "Armure du Lion",
        activation(
            "discard",
            Do(Wound(one(hand(A_SAINT))), then=this_turn(gains(FORCE, 4, IT), on=one(in_play(A_SAINT)))),
            needs=Exists(in_play(A_SAINT)),
        ),
    ),
    gold_armour("armure-de-la-vierge", "023", "Armure de la Vierge", activation("discard", draw(2))),
    gold_armour(
        "armure-de-la-balance", "024", "Armure de la Balance",
        activation("discard", Do(Discard(one(hand(CHARACTER))), then=this_turn(gains(FORCE, 1, CHARACTER & Yours())))),
    ),
    gold_armour(
        "armure-du-scorpion", "025", "Armure du Scorpion",
        activation("discard", Destroy(one(wounded(whose=ANYONE)))),
    ),
    gold_armour(
        "armure-du-sagittaire", "026", "Armure du Sagittaire",
        on_play(
            Destroy(one(hand(CHARACTER))),
            then=in_order(ACQUIRE_A_CHARACTER, ShuffleInto(THIS, "reserve")),
            needs=Possible(ACQUIRE_A_CHARACTER),
        ),
    ),
    gold_armour(
        "armure-du-capricorne", "027", "Armure du Capricorne",
        activation("discard", in_order(Remove(every(field(VERY_COMMON | COMMON | UNCOMMON))), Fill())),
    ),
    gold_armour("armure-du-verseau", "028", "Armure du Verseau", activation("discard", Heal(every(wounded(A_SAINT))))),
    gold_armour(
        "armure-des-poissons", "029", "Armure des Poissons",
        activation(
            "discard",
            Player(
                ANYONE,
                Do(
                    Wound(some(Fewer(Count(hand(CHARACTER, ACTOR)), Drawable()), hand(CHARACTER, ACTOR))),
                    then=draw(Count(Among("first"))),
                ),
            ),
        ),
    ),
)  # fmt: skip
