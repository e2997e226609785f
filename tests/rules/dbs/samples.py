"""Cards and effects for the tests of more than one chapter."""

from __future__ import annotations

from pioche.games.dbs.card import Activate, Auto, DbsCard, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.verbs import Markers
from pioche.kernel.cards.query import OPPONENTS, YOU, Anything, Cards, Exists, Fixed, Is, IsBound, IsSource, Test
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.sample_cards import ONE, battle, unison

RED = ["red-1"]
IN_BATTLE = ("battle",)
SELF = IsSource()
HAND = Cards(("hand",), None, YOU)
OPPOSING_BATTLE = Cards(("battle",), Is("battle"), OPPONENTS)
THEIRS = Every(OPPOSING_BATTLE)


def watcher(slug: str, effect: Effect, of: Test | None = None, verb: str = "played", power: int = 5000) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for a card, any unless told, to be played."""
    return battle(slug, "red", 1, power, Auto(("battle",), (When(verb, of or Anything(), effect, "auto"),)))


def waiter(
    slug: str, verb: str, effect: Effect, of: Test = SELF, where: tuple[str, ...] = IN_BATTLE, **about: str
) -> DbsCard:
    """A Battle Card with an [Auto] skill that waits for what happens to a card, to itself unless told."""
    return battle(slug, "red", 1, 5000, Auto(where, (When(verb, of, effect, "auto", **about),)))  # type: ignore[arg-type]


def power(by: int, selection: Every | Pick | This, ends: str = "turn") -> Until:
    return Until((Number(("power",), Fixed(by), IsBound("it")),), selection, ends)


def weaken(by: int, selection: Every | Pick) -> Until:
    return power(-by, selection)


SAGE = unison(
    "sage",
    "red",
    5000,
    Activate("main", Draw(ONE), (Markers(-1),)),
    Activate("main", power(3000, This())),
    Permanent(("unison",), (Number(("power",), Fixed(500), SELF, when=Exists(Cards(("drop",)))),)),
)
