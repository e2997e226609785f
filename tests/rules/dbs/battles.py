"""What tests of attacks have in common: the attacking card, and one that waits for a moment of the battle."""

from __future__ import annotations

from pioche.games.dbs.card import Auto, DbsCard
from pioche.kernel.cards.query import Among, Anything
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Every
from pioche.kernel.cards.value import Effect
from tests.games.dbs.sample_cards import battle

ATTACKER = Every(Among("attacker"))


def watcher(slug: str, moment: str, effect: Effect) -> DbsCard:
    """A Battle Card whose [Auto] skill waits for a moment of any battle."""
    return battle(slug, "red", 1, 5000, Auto(("battle",), (When(moment, Anything(), effect, "auto"),)))
