"""Costs of cards that are other ones for a time: "reduce the energy costs of …"."""

from __future__ import annotations

from pioche.games.dbs.reading.permanents import COSTS, KEY, costs
from pioche.games.dbs.reading.verbs import LEADER, lasting_rules
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.value import Effect


def for_a_time(
    key: str, cards: Noun, number: int, until: str, sign: int, colour: str = "", other: str = ""
) -> Effect | None:
    """The costs of cards, for a time; cards of one colour and those of another are both meant."""
    if colour:
        if len(cards.kinds) > 1 or cards.kinds[0].colours:
            return None
        cards = cards._replace(kinds=(cards.kinds[0]._replace(colours=(colour, other)),))
    made = costs(cards, COSTS[key], sign * number)
    return lasting_rules(made.rules, LEADER, until) if made else None


for word, sign in (("reduce", -1), ("increase", 1)):
    for colours in ("", "{colour} and {other:colour} "):
        says = f"{word} the {KEY} of (all (of the)?)? {colours}{{cards}} by {{number}}"
        for pattern in (says + " {until}", "{until} ,? " + says):
            phrase("do", pattern, lambda sign=sign, **said: for_a_time(sign=sign, **said))
