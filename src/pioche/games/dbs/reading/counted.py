"""What is done as often as there are cards of a kind, and with cards that chance chooses."""

from __future__ import annotations

from pioche.games.dbs.effects import Draw, Inflict, Mill, TopOf
from pioche.games.dbs.reading.acts import action
from pioche.games.dbs.reading.picks import there
from pioche.games.dbs.reading.verbs import VERBS, shuffled
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.verbs import Drop, ToLife, ToWarp
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.query import ACTOR, YOU, Cards, Count, Selector, Who
from pioche.kernel.cards.select import AtRandom, Every, Pick


def counted(cards: Noun) -> Selector | None:
    return cards.selector() if there(cards) else None


# So many as there are cards of a kind.
action("draw", "draws", "{n} card {each}", lambda n, each: Draw(Count(each, n)))
action("draw", "draws", "(a number of)? card equal to the number of {cards}", lambda cards: drawn(counted(cards)))
action("draw", "draws", "as many card as (there are)? {cards}", lambda cards: drawn(counted(cards)))
action("place", "places", "{n} card from the top of (your|their) deck in {_:owners} drop area {each}",
       lambda n, each: Mill(Count(each, n)))  # fmt: skip
action("deal", "deals", "{number} damage to your opponent {each}", lambda number, each: Inflict(Count(each, number)))


action(
    "add|place",
    "adds|places",
    "{top} (to|in) {_:owners} life",
    lambda top: None if top[1] else ToLife(Every(TopOf(top[0]))),
)


action(
    "send",
    "sends",
    "{top} to {_:owners} warp",
    lambda top: None if top[1] else ToWarp(Every(TopOf(top[0]))),
)


def drawn(among: Selector | None) -> Draw | None:
    return Draw(Count(among)) if among else None


# Hands as a whole, and cards of a hand that need no area told.
for verb, whose, their in (("do", YOU, "your"), ("does", ACTOR, "their")):
    s = "s" if verb == "does" else ""
    hand = Cards(("hand",), None, whose)
    phrase(verb, f"discard{s} {{amount}} card", lambda amount, hand=hand: Drop(Pick(hand, amount[0], up_to=amount[1])))
    for says in (f"discard{s} {their} hand", f"place{s} {their} hand in {{_:owners}} drop area"):
        phrase(verb, says, lambda hand=hand: Drop(Every(hand)))
    for made in VERBS:
        if made.name in ("to-deck", "to-warp") or made.make is shuffled:
            words = made.they if verb == "does" else made.you
            phrase(verb, f"{words} {their} hand {made.rest}", lambda hand=hand, make=made.make: make(Every(hand)))


def at_random(whose: Who, n: int) -> AtRandom | None:
    """One card of a hand, by chance."""
    return AtRandom(Cards(("hand",), None, whose)) if n == 1 else None


for words in (
    "{n} card (from|in) {whose} hand at random",
    "{n} card at random (from|in) {whose} hand",
    "{n} random card (from|in) {whose} hand",
):
    for name in ("pick", "what"):
        phrase(name, words, at_random)
for verb, says, whose in (("does", "discards", ACTOR), ("do", "discard", YOU)):
    phrase(
        verb,
        f"{says} {{n}} card at random (from (your|their) hand)?",
        lambda n, whose=whose: Drop(found) if (found := at_random(whose, n)) else None,
    )
