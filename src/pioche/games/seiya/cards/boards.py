"""The Techniques of the five players' boards.

Some icons are lost in the sources; Force and Cosmos are read as the facts table says.
"""

from pioche.games.seiya.cards.heroes import HEROES, Hero
from pioche.games.seiya.vocabulary import (
    A_SAINT,
    ANYONE,
    ARMOUR,
    CHARACTER,
    COMMON,
    COSMOS,
    FORCE,
    FORCE_AND_COSMOS,
    FORCE_COST,
    HYOGA,
    IKKI,
    IT,
    SEIYA,
    SHIRYU,
    SHUN,
    UNCOMMON,
    VERY_COMMON,
    Acquirable,
    AcquireFree,
    Among,
    Amount,
    And,
    Anything,
    Cards,
    Confront,
    Count,
    Destroy,
    Discard,
    Do,
    Exists,
    Faces,
    Fill,
    Fixed,
    Freeze,
    Is,
    Number,
    Or,
    Perform,
    Possible,
    PutIntoPlay,
    Remove,
    Reveal,
    SeiyaCard,
    Selector,
    Take,
    Test,
    Top,
    Until,
    Within,
    Wound,
    destroyed,
    discard_pile,
    equipped,
    every,
    field,
    frozen,
    gains,
    hand,
    in_order,
    in_play,
    marked,
    one,
    some,
    technique,
    this_turn,
    wounded,
)

PEGASUS, DRAGON, SWAN, ANDROMEDA, PHOENIX = HEROES

ONE_HERO_LESS = Number(("heroes",), Fixed(-1), Anything())


def knight(hero: Hero, slug: str, name: str) -> SeiyaCard:
    """A card of the hand for the effect of the Bronze Armour, on one Hero instead of two; the Armour stays."""
    effect = Perform("Activation", every(equipped(Is(hero.armour_name))), (ONE_HERO_LESS,))
    return technique(
        hero.slug, slug, name, Do(Discard(one(hand())), then=effect),
        needs=And(Exists(hand(), 2), Possible(effect)), number=1, energy=0,
    )  # fmt: skip


def stronger(keys: tuple[str, ...], by: int | Amount, who: Selector) -> Until:
    """One of these cards gains so much this turn."""
    return this_turn(gains(keys, by, IT), on=one(who))


def facing(hero: Test, what: Test) -> Selector:
    return in_play(hero & Faces(what))


HYOGA_FACING = facing(HYOGA, CHARACTER)
RESERVE = Cards(("reserve",))

CARDS: tuple[SeiyaCard, ...] = (
    knight(PEGASUS, "chevalier-de-pegase", "Chevalier de Pégase"),
    knight(DRAGON, "chevalier-du-dragon", "Chevalier du Dragon"),
    knight(SWAN, "chevalier-du-cygne", "Chevalier du Cygne"),
    knight(ANDROMEDA, "chevalier-d-andromede", "Chevalier d'Andromède"),
    knight(PHOENIX, "chevalier-du-phoenix", "Chevalier du Phoenix"),
    technique(
        "seiya", "meteores-de-pegase", "Météores de Pégase",
        PutIntoPlay(one(discard_pile(SEIYA & VERY_COMMON))),
        number=2, energy=1,
    ),
    technique(
        "seiya", "broyeur-de-pegase", "Broyeur de Pégase",
        Do(Wound(one(discard_pile(SEIYA))), then=stronger(FORCE, 2, in_play(SEIYA))),
        needs=Exists(in_play(SEIYA)), number=3, energy=2,
    ),
    technique(
        "seiya", "comete-de-pegase", "Comète de Pégase",
        Do(Discard(one(Cards(("hand", "play"), SEIYA))), then=this_turn(gains(FORCE_COST, -2, Within(("field",))))),
        number=4, energy=3,
    ),
    technique(
        "shiryu", "colere-du-dragon", "Colère du Dragon",
        Do(Wound(one(hand(CHARACTER))), then=stronger(FORCE, 2, in_play(SHIRYU))),
        needs=Exists(in_play(SHIRYU)), number=2, energy=1,
    ),
    technique(
        "shiryu", "excalibur", "Excalibur",
        Do(Destroy(one(hand(A_SAINT))), then=stronger(FORCE, Count(wounded(SHIRYU, ANYONE)), in_play(SHIRYU))),
        needs=Exists(in_play(SHIRYU)), number=3, energy=2,
    ),
    technique(
        "shiryu", "ultime-dragon", "Ultime Dragon",
        Do(
            Discard(one(marked(SHIRYU))),
            then=Do(
                Reveal(every(Top("reserve"))),
                then=Do(
                    AcquireFree(every(Among("first", CHARACTER)), wounded=True),
                    otherwise=Remove(every(Among("first"))),
                ),
            ),
        ),
        needs=Exists(RESERVE), number=4, energy=3,
    ),
    technique(
        "hyoga", "poussiere-de-diamant", "Poussière de diamant",
        stronger(COSMOS, 1, in_play(HYOGA)),
        number=2, energy=1,
    ),
    technique(
        "hyoga", "cercle-de-glace", "Cercle de glace",
        Do(Discard(one(Cards(("hand", "armour"), ARMOUR))), then=Take(every(frozen(HYOGA)))),
        needs=Exists(frozen(HYOGA)), number=3, energy=2,
    ),
    technique(
        "hyoga", "chevalier-du-cygne-4", "Chevalier du Cygne",
        Do(Freeze(one(hand())), then=stronger(FORCE_AND_COSMOS, 3, HYOGA_FACING)),
        needs=Exists(HYOGA_FACING), number=4, energy=3,
    ),
    technique(
        "shun", "defense-tournoyante", "Défense tournoyante",
        stronger(("heal",), 2, in_play(CHARACTER)),
        number=2, energy=1,
    ),
    technique(
        "shun", "vague-de-tonnerre", "Vague de tonnerre",
        this_turn(
            Confront(Among("it"), kind="force"),
            gains(FORCE_COST, Count(facing(SHUN, IT), -1), IT),
            on=every(Top("removed", test=CHARACTER & Acquirable("force"))),
        ),
        number=3, energy=2,
    ),
    technique(
        "shun", "tempete-nebulaire", "Tempête nébulaire",
        in_order(
            Remove(some(2, field(VERY_COMMON | COMMON | UNCOMMON))),
            stronger(COSMOS, 3, in_play(SHUN)),
        ),
        number=4, energy=3,
    ),
    technique(
        "ikki", "illusion-du-phoenix", "Illusion du Phoenix",
        in_order(Remove(one(Cards(("hand", "field", "play", "armour", "relics")))), Fill()),
        number=2, energy=1,
    ),
    technique(
        "ikki", "renaissance-du-phoenix", "Renaissance du Phoenix",
        Do(Destroy(one(marked(CHARACTER))), then=Take(one(destroyed(IKKI)))),
        needs=Or(Exists(destroyed(IKKI)), Exists(marked(IKKI))), number=3, energy=2,
    ),
    technique(
        "ikki", "envol-du-phoenix", "Envol du Phoenix",
        stronger(FORCE, 3, facing(IKKI, CHARACTER & ~Acquirable("cosmos"))),
        number=4, energy=3,
    ),
)  # fmt: skip
