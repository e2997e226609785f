"""The nine Épopées that need Hadès."""

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards.epics import at_end_of_turn
from pioche.games.seiya.vocabulary import (
    A_SAINT,
    ACTOR,
    ANYONE,
    CHARACTER,
    COSMOS,
    FORCE_COST,
    SELF,
    Among,
    Anything,
    Bonus,
    Count,
    Destroy,
    Do,
    Each,
    Exists,
    Fixed,
    Forbid,
    Silence,
    When,
    Within,
    Worth,
    at_end,
    during,
    epic,
    gains,
    gains_if,
    hand,
    one,
)
from pioche.games.seiya.vocabulary.hades import (
    ACTIVE_SIDE,
    IN_ENFERS,
    JUDGE,
    RENEGADE,
    GainSouls,
    Graded,
    HasSouls,
    Lead,
    MovePawn,
    RevealAll,
    Souls,
    TurnSenses,
    neant,
)
from pioche.kernel.state.catalogue import Ability


def of_hades(slug: str, name: str, *abilities: Ability, hourglasses: int) -> SeiyaCard:
    return epic(
        slug, name, *abilities, hourglasses=hourglasses, wants=("hades",), source="original", set="hades"
    )  # fmt: skip


CARDS: tuple[SeiyaCard, ...] = (
    of_hades(
        "eveil-des-spectres", "L'Éveil des 108 Spectres",
        during(Forbid("veil", Anything()), When("reveal-epic", SELF, RevealAll())),
        hourglasses=3,
    ),
    of_hades(
        "grande-eclipse", "La Grande Éclipse",
        during(gains(COSMOS, -1, CHARACTER & Worth("cosmos", 3))),
        at_end(Each(ANYONE, TurnSenses(ACTIVE_SIDE))),
        hourglasses=3,
    ),
    of_hades(
        "douze-heures-de-vie", "Douze heures de vie",
        during(gains(FORCE_COST, -2, (RENEGADE | JUDGE) & Within(("enfers",)))),
        hourglasses=2,
    ),
    of_hades(
        "exclamation-d-athena", "L'Exclamation d'Athéna",
        during(gains_if(FORCE_COST, -2, Exists(Among("fighters", A_SAINT), 3), Anything())),
        hourglasses=2,
    ),
    of_hades(
        "devant-le-mur", "Devant le Mur des Lamentations",
        during(Forbid("enter-elysion", Anything())),
        at_end(Each(ANYONE, Do(MovePawn(toward="elysion"), may=True))),
        hourglasses=3,
    ),
    of_hades(
        "requiem-d-orphee", "Le Requiem d'Orphée",
        during(Silence(Within(("entrave",)))),
        hourglasses=2,
    ),
    of_hades(
        "sacrifice-d-athena", "Le Sacrifice d'Athéna",
        during(at_end_of_turn(Do(Destroy(one(hand(whose=ACTOR))), may=True, then=GainSouls(Fixed(2))))),
        hourglasses=2,
    ),
    of_hades(
        "ame-la-plus-pure", "L'Âme la plus pure",
        during(Forbid("bind", CHARACTER, when=HasSouls(5))),
        Bonus(Lead(Souls(), 3)),
        hourglasses=3,
    ),
    of_hades(
        "chute-des-dieux", "La Chute des Dieux",
        during(gains(FORCE_COST, -1, IN_ENFERS & Graded(least=4))),
        Bonus(Count(neant(CHARACTER & Graded(least=4)))),
        hourglasses=3,
    ),
)  # fmt: skip
