"""The nineteen Épopées.

An Épopée is nobody's card: it speaks of the player whose turn it is, or of every player who acts.
"""

from pioche.games.seiya.vocabulary import (
    A_HERO,
    ACTIVE,
    ACTOR,
    ANYONE,
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
    SELF,
    SHIRYU,
    SHUN,
    STEEL_SAINT,
    UNCOMMON,
    VERY_COMMON,
    AcquireFree,
    AddTokens,
    Among,
    And,
    Anything,
    Bears,
    Bonus,
    Cards,
    ChangePlaces,
    Choose,
    Count,
    Curable,
    Destroy,
    Discard,
    Do,
    Each,
    Effect,
    Eliminate,
    Eliminated,
    EndGame,
    Exists,
    Fill,
    Fixed,
    Forbid,
    Freeze,
    GainTokens,
    If,
    Is,
    IsBound,
    Marked,
    Most,
    Number,
    OneOf,
    Possible,
    Product,
    Remove,
    RemoveFlame,
    Replace,
    SeiyaCard,
    ShuffleInto,
    StandGuard,
    Test,
    Tokened,
    Unless,
    Valued,
    When,
    Within,
    Wound,
    at_end,
    common_discard,
    deck,
    destroyed,
    discard_pile,
    during,
    epic,
    every,
    field,
    gains,
    hand,
    in_order,
    in_play,
    marked,
    one,
    power,
    some,
    this_turn,
)


def at_start_of_turn(effect: Effect) -> When:
    """For the player whose turn it is."""
    return When("start-of-turn", Anything(), Each(ACTIVE, effect))


def at_end_of_turn(effect: Effect) -> When:
    return When("end-of-turn", Anything(), Each(ACTIVE, effect))


def on_arrival_of(test: Test, effect: Effect) -> When:
    """When such a card comes on the field, for the player whose turn it is."""
    return When("arrive", test, Each(ACTIVE, effect))


def hourglasses(count: int) -> Bears:
    """While exactly so many lie on the Épopée."""
    return Bears(count, count)


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
        "attaque-de-la-fondation-graad", "Attaque de la fondation Graad",
        power(StandGuard(one(hand(BRONZE_SAINT | STEEL_SAINT))), once=False),
        at_end(If(DEFENDED, Discard(every(Cards(("guard",), None, ANYONE))))),
        at_end(
            If(
                Unless(DEFENDED),
                in_order(Each(ANYONE, If(Unless(Exists(Cards(("guard",), None, ACTOR), 2)), Eliminate())), EndGame()),
            )
        ),
        hourglasses=4,
    ),
    epic(
        "blizzard", "Blizzard",
        during(on_arrival_of(GOD_WARRIOR, Freeze(one(hand(None, ACTOR))))),
        hourglasses=3, wants=("asgard",),
    ),
    epic("defiance", "Défiance", during(at_end_of_turn(AddTokens(one(field()), -1))), hourglasses=2),
    epic(
        "deluge", "Déluge",
        during(on_arrival_of(MARINA, Discard(one(hand(None, ACTOR))))),
        at_end(Each(ANYONE, Wound(every(discard_pile(MARINA, ACTOR))))),
        hourglasses=3, wants=("poseidon",),
    ),
    epic(
        "destruction-de-death-queen-island", "Destruction de Death Queen Island",
        during(at_start_of_turn(Do(Remove(one(field(BLACK_SAINT))), may=True, then=Fill()))),
        Bonus(Product(Most(deck(BLACK_SAINT)), Count(common_discard(BLACK_SAINT)))),
        hourglasses=3,
    ),
    epic(
        "doutes", "Doutes",
        during(gains(FORCE_COST, -1, CHARACTER & UNCOMMON), when=hourglasses(0)),
        during(gains(FORCE_COST, -1, CHARACTER & RARE), when=hourglasses(1)),
        during(gains(BOTH_COSTS, -1, CHARACTER & RARE), when=hourglasses(2)),
        hourglasses=3,
    ),
    epic(
        "encercles", "Encerclés",
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
        hourglasses=2, wants=("expansion",),
    ),
    epic(
        "epuisement-d-athena", "Épuisement d'Athéna",
        during(When("join-discard", Is("Athéna"), RemoveFlame())),
        hourglasses=3, wants=("flames",),
    ),
    epic(
        "fonte-des-glaces", "Fonte des glaces",
        during(When("remove", GOD_WARRIOR, RemoveFlame())),
        Eliminated(And(Exists(common_discard(GOD_WARRIOR), 7), Unless(Exists(deck(DIVINE_ROBE))))),
        hourglasses=2, wants=("asgard", "flames"),
    ),
    epic(
        "la-force-de-l-amitie", "La force de l'amitié",
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
        hourglasses=2,
    ),
    epic("fuite", "Fuite", during(Forbid("sapphire", ~IsBound("acquired"))), hourglasses=2, wants=("asgard",)),
    epic(
        "encercles-2", "Instinct de survie",
        during(Replace("destroy", A_HERO & ~Within(("discard",)), Discard(every(Among("it"))), optional=True)),
        hourglasses=2, source="original",
    ),
    epic(
        "ne-jamais-abandonner", "Ne jamais abandonner",
        during(
            Forbid("join", HEALER, when=PATIENT),
            Forbid("use", HEALER, when=PATIENT),
            Forbid("end", Anything(), when=And(PATIENT, Exists(Cards(("play",), HEALER, ACTIVE)))),
        ),
        hourglasses=2,
    ),
    epic(
        "prise-d-otages", "Prise d'otages",
        during(at_end_of_turn(GainTokens(Count(field(GUARD | GHOST_SAINT)), -1))),
        hourglasses=3,
    ),
    epic(
        "septieme-sens", "Septième sens",
        during(gains(("steps",), 1, A_HERO & VERY_COMMON)),
        at_end(
            Each(
                ANYONE,
                If(
                    And(Exists(RISEN), Exists(FALLEN)),
                    in_order(
                        Choose(some(Count(FALLEN), RISEN)),
                        Do(Choose(some(Count(RISEN), FALLEN)), then=ChangePlaces()),
                    ),
                ),
            )
        ),
        hourglasses=3, wants=("expansion", "bronze"),
    ),
    epic(
        "soutien-telepathique", "Soutien télépathique",
        during(Number(("hand_size",), Fixed(1), Anything(), when=Exists(marked(None, ACTIVE)))),
        hourglasses=2,
    ),
    epic(
        "tournoi-galactique", "Tournoi galactique",
        during(gains(("force", "heal"), 1, A_HERO, "set"), gains(("cosmos",), 0, A_HERO, "set")),
        at_end(Each(ANYONE, GainTokens(Most(discard_pile(A_HERO), 2)))),
        hourglasses=3,
    ),
    epic(
        "victoire-decisive", "Victoire décisive",
        during(at_end_of_turn(AddTokens(one(field(~Tokened())), 1))),
        hourglasses=2,
    ),
    epic(
        "volonte-propre", "Volonté propre",
        power(Do(Discard(some(4, YOUR_HEROES)), then=WILLING), And(hourglasses(0), Possible(WILLING)), once=False),
        power(Do(Wound(some(3, YOUR_HEROES)), then=WILLING), And(hourglasses(1), Possible(WILLING)), once=False),
        power(Do(Destroy(some(2, YOUR_HEROES)), then=WILLING), And(hourglasses(2), Possible(WILLING)), once=False),
        hourglasses=3,
    ),
)  # fmt: skip
