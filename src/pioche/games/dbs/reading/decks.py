"""What holds outside of games as well: names that a card has everywhere, and which cards a deck may hold."""

from __future__ import annotations

from pioche.games.dbs.card import Also
from pioche.games.dbs.deck import DeckBan, DeckLimit
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.query import Test
from pioche.kernel.state.catalogue import Ability


def banned(noun: Noun) -> Ability | None:
    test: Test | None = noun._replace(zones=()).test()
    return DeckBan(test) if test else None


phrase("ability", "this card gets {name} in all area .?", lambda name: Also((name,)))
phrase(
    "ability", "this card is (also|always)? treated as a|an {name} card? (in all area)? .?", lambda name: Also((name,))
)
phrase("ability", "you can include as many copies of this card in your deck as you like .?", lambda: DeckLimit(None))
phrase("ability", "you can't include {noun} in your deck .?", banned)
phrase(
    "ability",
    "you can't include {noun} in your deck , except for {names} card .?",
    lambda noun, names: banned(noun._replace(beside=names)) if len(names) == 1 and not noun.beside else None,
)
phrase("ability-and", "you can't include {noun} in your deck", banned)
