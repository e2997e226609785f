"""Cards and effects for the tests of more than one chapter."""

from __future__ import annotations

from pioche.games.dbs.card import Auto, DbsCard
from pioche.kernel.cards.query import OPPONENTS, Anything, Cards, Fixed, Is, IsBound, Test
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.sample_cards import battle

OPPOSING_BATTLE = Cards(("battle",), Is("battle"), OPPONENTS)


def watcher(slug: str, effect: Effect, of: Test | None = None, verb: str = "played", power: int = 5000) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for a card, any unless told, to be played."""
    return battle(slug, "red", 1, power, Auto(("battle",), (When(verb, of or Anything(), effect, "auto"),)))


def weaken(by: int, selection: Every | Pick) -> Until:
    return Until((Number(("power",), Fixed(-by), IsBound("it")),), selection)
