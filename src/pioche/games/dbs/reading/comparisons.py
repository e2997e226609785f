"""Conditions that compare what two players have."""

from __future__ import annotations

from pioche.games.dbs.reading.conditions import rule, there
from pioche.games.dbs.reading.nouns import cards
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.terms import More
from pioche.games.dbs.wording.nouns import IN_PLAY, Noun
from pioche.kernel.cards.query import OPPONENTS, YOU, Cards, Count, Is, Who
from pioche.kernel.cards.value import Condition

rule(
    "a|an {name} card? in your battle area has {bounds} card (placed)? under it",
    lambda name, bounds: there(Noun(beneath=Cards(IN_PLAY, Is(name))), bounds) if name[0] == "{" else None,
)


def other(who: Who) -> Who:
    return OPPONENTS if who == YOU else YOU


def more(who: Who, zone: str) -> Condition:
    """More of something than the other player has."""
    return More(Count(Cards((zone,), None, who)), Count(Cards((zone,), None, other(who))))


def more_in_play(who: Who, noun: Noun) -> Condition | None:
    """More cards of a kind in play than the other player has."""
    one, others = cards(noun, who), cards(noun, other(who))
    if not one or not others or not one.zones:
        return None
    return More(Count(one.selector()), Count(others.selector()))


rule("{who} has|have more {amount:thing-had} than (you | your opponent)", lambda who, amount: more(who, amount))
rule("{who} has|have less {amount:thing-had} than (you | your opponent)", lambda who, amount: more(other(who), amount))
rule(
    "{whose} life is how:(less|more) than {others:whose} life",
    lambda whose, how, others: (
        more(whose if how == "more" else others, "life") if {whose, others} == {YOU, OPPONENTS} else None
    ),
)
rule(
    "{who} has|have how:(less|more) {noun:kin} in play than (you | your opponent)",
    lambda who, how, noun: more_in_play(who if how == "more" else other(who), noun),
)
phrase("thing-had", "life", lambda: "life")
phrase("thing-had", "energy", lambda: "energy")
phrase("thing-had", "card in hand | card in (your|their) hand", lambda: "hand")
rule(
    "{whose} life is less than or equal to {other:whose} life",
    lambda whose, other: (
        More(Count(Cards(("life",), None, other)), Count(Cards(("life",), None, whose)), equal=True)
        if {whose, other} == {YOU, OPPONENTS}
        else None
    ),
)
