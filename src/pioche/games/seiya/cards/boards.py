"""The Techniques of the five players' boards.

Some icons are lost in the sources; Force and Cosmos are read as the facts table says.
"""

from pioche.games.seiya.acquire import AcquireFree, Confront
from pioche.games.seiya.card import SeiyaCard, Technique
from pioche.games.seiya.cards.heroes import HEROES
from pioche.games.seiya.play import PutIntoPlay
from pioche.games.seiya.terms import Acquirable, Faces
from pioche.games.seiya.verbs import Destroy, Discard, Fill, Freeze, Remove, Reveal, Take, Wound
from pioche.games.seiya.vocabulary import (
    A_SAINT,
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
    board,
    destroyed,
    discard_pile,
    equipped,
    every,
    field,
    frozen,
    gains,
    hand,
    in_play,
    marked,
    one,
    some,
    technique,
    this_turn,
    wounded,
)
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.perform import Perform
from pioche.kernel.cards.query import (
    ANYONE,
    Among,
    And,
    Anything,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    Or,
    Possible,
    Selector,
    Test,
    Top,
    Within,
)
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.value import Amount
from pioche.kernel.cards.verbs import Until

ONE_HERO_LESS = Number(("heroes",), Fixed(-1), Anything())


def first(armour: str) -> Technique:
    """A card of the hand for the effect of the Bronze Armour, on one Hero instead of two; the Armour stays."""
    effect = Perform("Activation", every(equipped(Is(armour))), (ONE_HERO_LESS,))
    return technique(0, Do(Discard(one(hand())), then=effect), needs=And(Exists(hand(), 2), Possible(effect)))


def stronger(keys: tuple[str, ...], by: int | Amount, who: Selector) -> Until:
    """One of these cards gains so much this turn."""
    return this_turn(gains(keys, by, IT), on=one(who))


def facing(hero: Test, what: Test) -> Selector:
    return in_play(hero & Faces(what))


HYOGA_FACING = facing(HYOGA, CHARACTER)
RESERVE = Cards(("reserve",))

CARDS: tuple[SeiyaCard, ...] = (
    *(
        board(hero, slug, 1, name, first(armour))
        for ((hero, _), (_, armour), *_), (slug, name) in zip(
            HEROES,
            (
                ("chevalier-de-pegase", "Chevalier de Pégase"),
                ("chevalier-du-dragon", "Chevalier du Dragon"),
                ("chevalier-du-cygne", "Chevalier du Cygne"),
                ("chevalier-d-andromede", "Chevalier d'Andromède"),
                ("chevalier-du-phoenix", "Chevalier du Phoenix"),
            ),
            strict=True,
        )
    ),
    board(
        "seiya", "meteores-de-pegase", 2, "Météores de Pégase",
        technique(1, PutIntoPlay(one(discard_pile(SEIYA & VERY_COMMON)))),
    ),
    board(
        "seiya", "broyeur-de-pegase", 3, "Broyeur de Pégase",
        technique(
            2, Do(Wound(one(discard_pile(SEIYA))), then=stronger(FORCE, 2, in_play(SEIYA))),
            needs=Exists(in_play(SEIYA)),
        ),
    ),
    board(
        "seiya", "comete-de-pegase", 4, "Comète de Pégase",
        technique(
            3,
            Do(Discard(one(Cards(("hand", "play"), SEIYA))), then=this_turn(gains(FORCE_COST, -2, Within(("field",))))),
        ),
    ),
    board(
        "shiryu", "colere-du-dragon", 2, "Colère du Dragon",
        technique(
            1, Do(Wound(one(hand(CHARACTER))), then=stronger(FORCE, 2, in_play(SHIRYU))),
            needs=Exists(in_play(SHIRYU)),
        ),
    ),
    board(
        "shiryu", "excalibur", 3, "Excalibur",
        technique(
            2, Do(Destroy(one(hand(A_SAINT))), then=stronger(FORCE, Count(wounded(SHIRYU, ANYONE)), in_play(SHIRYU))),
            needs=Exists(in_play(SHIRYU)),
        ),
    ),
    board(
        "shiryu", "ultime-dragon", 4, "Ultime Dragon",
        technique(
            3,
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
            needs=Exists(RESERVE),
        ),
    ),
    board(
        "hyoga", "poussiere-de-diamant", 2, "Poussière de diamant",
        technique(1, stronger(COSMOS, 1, in_play(HYOGA))),
    ),
    board(
        "hyoga", "cercle-de-glace", 3, "Cercle de glace",
        technique(
            2, Do(Discard(one(Cards(("hand", "armour"), ARMOUR))), then=Take(every(frozen(HYOGA)))),
            needs=Exists(frozen(HYOGA)),
        ),
    ),
    board(
        "hyoga", "chevalier-du-cygne-4", 4, "Chevalier du Cygne",
        technique(
            3, Do(Freeze(one(hand())), then=stronger(FORCE_AND_COSMOS, 3, HYOGA_FACING)), needs=Exists(HYOGA_FACING)
        ),
    ),
    board(
        "shun", "defense-tournoyante", 2, "Défense tournoyante",
        technique(1, stronger(("heal",), 2, in_play(CHARACTER))),
    ),
    board(
        "shun", "vague-de-tonnerre", 3, "Vague de tonnerre",
        technique(
            2,
            this_turn(
                Confront(Among("it"), kind="force"),
                gains(FORCE_COST, Count(facing(SHUN, IT), -1), IT),
                on=every(Top("removed", test=CHARACTER & Acquirable("force"))),
            ),
        ),
    ),
    board(
        "shun", "tempete-nebulaire", 4, "Tempête nébulaire",
        technique(
            3,
            Seq((
                Remove(some(2, field(VERY_COMMON | COMMON | UNCOMMON))),
                stronger(COSMOS, 3, in_play(SHUN)),
            )),
        ),
    ),
    board(
        "ikki", "illusion-du-phoenix", 2, "Illusion du Phoenix",
        technique(1, Seq((Remove(one(Cards(("hand", "field", "play", "armour", "relics")))), Fill()))),
    ),
    board(
        "ikki", "renaissance-du-phoenix", 3, "Renaissance du Phoenix",
        technique(
            2, Do(Destroy(one(marked(CHARACTER))), then=Take(one(destroyed(IKKI)))),
            needs=Or(Exists(destroyed(IKKI)), Exists(marked(IKKI))),
        ),
    ),
    board(
        "ikki", "envol-du-phoenix", 4, "Envol du Phoenix",
        technique(3, stronger(FORCE, 3, facing(IKKI, CHARACTER & ~Acquirable("cosmos")))),
    ),
)  # fmt: skip
