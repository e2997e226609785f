"""The nineteen Épopées.

An Épopée is nobody's card: it speaks of the player whose turn it is, or of every player who acts.
"""

from pioche.games.seiya.acquire import AcquireFree
from pioche.games.seiya.card import Bonus, Eliminated, SeiyaCard
from pioche.games.seiya.epic_verbs import ChangePlaces, Eliminate, EndGame, StandGuard
from pioche.games.seiya.scoring import Most, deck
from pioche.games.seiya.terms import SELF, Bears, Curable, Product, Tokened
from pioche.games.seiya.tokens import AddTokens, GainTokens
from pioche.games.seiya.verbs import Destroy, Discard, Fill, Freeze, Remove, RemoveFlame, ShuffleInto, Wound
from pioche.games.seiya.vocabulary import (
    A_HERO,
    ARMOUR,
    BLACK_SAINT,
    BOTH_COSTS,
    BRONZE_SAINT,
    CHARACTER,
    COMMON,
    DIVINE_ROBE,
    FORCE,
    FORCE_COST,
    GHOST_SAINT,
    GOD_WARRIOR,
    GUARD,
    HYOGA,
    IKKI,
    IT,
    MARINA,
    RARE,
    SEIYA,
    SHIRYU,
    SHUN,
    STEEL_SAINT,
    UNCOMMON,
    VERY_COMMON,
    at_end,
    common_discard,
    destroyed,
    discard_pile,
    during,
    epic,
    every,
    field,
    gains,
    hand,
    in_play,
    marked,
    one,
    power,
    some,
    this_turn,
)
from pioche.kernel.cards.effect import Do, Each, If, OneOf, Seq
from pioche.kernel.cards.query import (
    ACTIVE,
    ACTOR,
    ANYONE,
    Among,
    And,
    Anything,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsBound,
    Marked,
    Possible,
    Test,
    Unless,
    Valued,
    Within,
)
from pioche.kernel.cards.rule import Forbid, Number, Replace, When
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Choose


def at_start_of_turn(effect: Effect) -> When:
    """For the player whose turn it is."""
    return When("start-of-turn", Anything(), Each(ACTIVE, effect))


def at_end_of_turn(effect: Effect) -> When:
    return When("end-of-turn", Anything(), Each(ACTIVE, effect))


def on_arrival_of(test: Test, effect: Effect) -> When:
    """When such a card comes on the field, for the player whose turn it is."""
    return When("arrive", test, Each(ACTIVE, effect))


# Attaque de la fondation Graad
DEFENDERS = 7
DEFENDED = Exists(Cards(("guard",), None, ANYONE), DEFENDERS)

# Ne jamais abandonner: who could heal, and whom
HEALER = CHARACTER & Valued("heal") & ~Marked("force") & ~Marked("cosmos")
PATIENT = Exists(marked(Curable(), ACTIVE))

# Septième sens: of either side as many as there are on the other, or all
RISEN = marked(A_HERO & (COMMON | UNCOMMON), ACTOR)
FALLEN = destroyed(A_HERO & VERY_COMMON, ACTOR)

# Volonté propre
YOUR_HEROES = Cards(("hand", "play"), A_HERO)
WILLING = AcquireFree(one(field(ARMOUR)))

CARDS: tuple[SeiyaCard, ...] = (
    epic(
        "attaque-de-la-fondation-graad",
        "",
        "Attaque de la fondation Graad",
        4,
        power(StandGuard(one(hand(BRONZE_SAINT | STEEL_SAINT))), once=False),
        at_end(If(DEFENDED, Discard(every(Cards(("guard",), None, ANYONE))))),
        at_end(
            If(
                Unless(DEFENDED),
                Seq((Each(ANYONE, If(Unless(Exists(Cards(("guard",), None, ACTOR), 2)), Eliminate())), EndGame())),
            )
        ),
    ),
    epic(
        "blizzard",
        "",
        "Blizzard",
        3,
        during(on_arrival_of(GOD_WARRIOR, Freeze(one(hand(None, ACTOR))))),
        wants=("asgard",),
    ),
    epic("defiance", "", "Défiance", 2, during(at_end_of_turn(AddTokens(one(field()), -1)))),
    epic(
        "deluge",
        "",
        "Déluge",
        3,
        during(on_arrival_of(MARINA, Discard(one(hand(None, ACTOR))))),
        at_end(Each(ANYONE, Wound(every(discard_pile(MARINA, ACTOR))))),
        wants=("poseidon",),
    ),
    epic(
        "destruction-de-death-queen-island",
        "",
        "Destruction de Death Queen Island",
        3,
        during(at_start_of_turn(Do(Remove(one(field(BLACK_SAINT))), may=True, then=Fill()))),
        Bonus(Product(Most(deck(BLACK_SAINT)), Count(common_discard(BLACK_SAINT)))),
    ),
    epic(
        "doutes",
        "",
        "Doutes",
        3,
        during(gains(FORCE_COST, -1, CHARACTER & UNCOMMON), when=Bears(0, 0)),
        during(gains(FORCE_COST, -1, CHARACTER & RARE), when=Bears(1, 1)),
        during(gains(BOTH_COSTS, -1, CHARACTER & RARE), when=Bears(2, 2)),
    ),
    epic(
        "encercles",
        "",
        "Encerclés",
        2,
        during(gains(FORCE_COST, 1, GUARD)),
        during(
            When(
                "reveal-epic",
                SELF,
                If(Exists(marked(GUARD, ANYONE)), ShuffleInto(every(marked(GUARD, ANYONE)), "reserve")),
            ),
            When("mark", GUARD, ShuffleInto(every(Among("now")), "reserve")),
        ),
        Bonus(Count(deck(GUARD))),
        wants=("expansion",),
    ),
    epic(
        "epuisement-d-athena",
        "",
        "Épuisement d'Athéna",
        3,
        during(When("join-discard", Is("Athéna"), RemoveFlame())),
        wants=("flames",),
    ),
    epic(
        "fonte-des-glaces",
        "",
        "Fonte des glaces",
        2,
        during(When("remove", GOD_WARRIOR, RemoveFlame())),
        Eliminated(And(Exists(common_discard(GOD_WARRIOR), 7), Unless(Exists(deck(DIVINE_ROBE))))),
        wants=("asgard", "flames"),
    ),
    epic(
        "la-force-de-l-amitie",
        "",
        "La force de l'amitié",
        2,
        power(
            OneOf(
                tuple(
                    Do(
                        Each(ANYONE, Discard(one(hand(hero, ACTOR)))),
                        then=this_turn(gains(FORCE, 1, IT), on=one(in_play(A_HERO))),
                    )
                    for hero in (SEIYA, SHIRYU, HYOGA, SHUN, IKKI)
                )
            )
        ),
    ),
    epic(
        "fuite",
        "",
        "Fuite",
        2,
        during(Forbid("sapphire", ~IsBound("acquired"))),
        wants=("asgard",),
    ),
    epic(
        "encercles-2",
        "",
        "Instinct de survie",
        2,
        during(Replace("destroy", A_HERO & ~Within(("discard",)), Discard(every(Among("it"))), optional=True)),
        source="original",
    ),
    epic(
        "ne-jamais-abandonner",
        "",
        "Ne jamais abandonner",
        2,
        during(
            Forbid("join", HEALER, when=PATIENT),
            Forbid("use", HEALER, when=PATIENT),
            Forbid("end", Anything(), when=And(PATIENT, Exists(Cards(("play",), HEALER, ACTIVE)))),
        ),
    ),
    epic(
        "prise-d-otages",
        "",
        "Prise d'otages",
        3,
        during(at_end_of_turn(GainTokens(Count(field(GUARD | GHOST_SAINT)), -1))),
    ),
    epic(
        "septieme-sens",
        "",
        "Septième sens",
        3,
        during(gains(("steps",), 1, A_HERO & VERY_COMMON)),
        at_end(
            Each(
                ANYONE,
                If(
                    And(Exists(RISEN), Exists(FALLEN)),
                    Seq(
                        (
                            Choose(some(Count(FALLEN), RISEN)),
                            Do(Choose(some(Count(RISEN), FALLEN)), then=ChangePlaces()),
                        )
                    ),
                ),
            )
        ),
        wants=("expansion",),
    ),
    epic(
        "soutien-telepathique",
        "",
        "Soutien télépathique",
        2,
        during(Number(("hand_size",), Fixed(1), Anything(), when=Exists(marked(None, ACTIVE)))),
    ),
    epic(
        "tournoi-galactique",
        "",
        "Tournoi galactique",
        3,
        during(gains(("force", "heal"), 1, A_HERO, "set"), gains(("cosmos",), 0, A_HERO, "set")),
        at_end(Each(ANYONE, GainTokens(Most(discard_pile(A_HERO), 2)))),
    ),
    epic(
        "victoire-decisive",
        "",
        "Victoire décisive",
        2,
        during(at_end_of_turn(AddTokens(one(field(~Tokened())), 1))),
    ),
    epic(
        "volonte-propre",
        "",
        "Volonté propre",
        3,
        power(Do(Discard(some(4, YOUR_HEROES)), then=WILLING), And(Bears(0, 0), Possible(WILLING)), once=False),
        power(Do(Wound(some(3, YOUR_HEROES)), then=WILLING), And(Bears(1, 1), Possible(WILLING)), once=False),
        power(Do(Destroy(some(2, YOUR_HEROES)), then=WILLING), And(Bears(2, 2), Possible(WILLING)), once=False),
    ),
)
