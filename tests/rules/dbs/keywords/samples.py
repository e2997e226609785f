"""What several tests of keywords need: effects in short, and cards to cause or to notice something."""

from __future__ import annotations

from pioche.games.dbs.card import Auto, DbsCard
from pioche.games.dbs.effects import Draw
from pioche.kernel.cards.query import OPPONENTS, YOU, Anything, Cards, Fixed, Is, IsBound, Test
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.sample_cards import ONE, battle, spell

RED = ["red-1"]
MINE = Cards(("leader", "battle", "unison"), None, YOU)
MY_BATTLE = Cards(("battle",), Is("battle"), YOU)
THEIRS = Cards(("battle",), Is("battle"), OPPONENTS)


def powered(by: int, what: Every | Pick) -> Until:
    """Power for the turn."""
    return Until((Number(("power",), Fixed(by), IsBound("it")),), what)


def watcher(slug: str, verb: str, of: Test | None = None, effect: Effect | None = None) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for something to happen to a card; it draws unless told otherwise."""
    trigger = When(verb, of or Anything(), effect or Draw(ONE), "auto")
    return battle(slug, "red", 1, 5000, Auto(("battle",), (trigger,)))


BOOST = spell("boost", powered(5000, Pick(MINE, ONE)), "both")
"""An Extra Card: one of your cards in play gets +5,000 power for the turn."""
