"""What others must pay besides, for playing, activating or attacking."""

from __future__ import annotations

from typing import Any

from pioche.games.dbs.cost import Surcharge
from pioche.games.dbs.reading.effects import effect
from pioche.games.dbs.reading.restrictions import such
from pioche.games.dbs.reading.verbs import LEADER, lasting_rules
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import OPPONENTS, Who
from pioche.kernel.cards.verbs import Choose

PAID = "(as an additional cost | as they (play|activate) {_:it})?"
for says, actions in (
    ("play {noun:kin}", ("play",)),
    ("activate {noun:kin}", ("use", "counter")),
    ("attack with {noun:kin}", ("attack",)),
):
    phrase(
        "forbids",
        f"{{player}} can't {says} unless they {{clause}} ({{_:join}} {{more:clause}})* {PAID}",
        lambda player, noun, clause, more=(), actions=actions: surcharged(player, noun, actions, (clause, *more)),
    )
phrase(
    "forbids",
    f"{{player}} can't activate [counter] skills unless they {{clause}} ({{_:join}} {{more:clause}})* {PAID}",
    lambda player, clause, more=(): surcharged(player, None, ("counter",), (clause, *more)),
)


phrase(
    "forbids",
    "{player} can't attack unless they {clause} ({_:join} {more:clause})* (each time)?",
    lambda player, clause, more=(): surcharged(player, None, ("attack",), (clause, *more)),
)
phrase(
    "forbids",
    "they can't attack with {noun:kin} unless they {clause} ({_:join} {more:clause})*",
    lambda noun, clause, more=(): surcharged(OPPONENTS, noun, ("attack",), (clause, *more)),
)


def surcharged(who: Who, noun: Noun | None, actions: tuple[str, ...], clauses: Any) -> tuple[Surcharge, ...] | None:
    """What others must pay besides."""
    if who != OPPONENTS:
        return None
    paid = effect((clauses,), None, third=True)
    cost = paid.parts if isinstance(paid, Seq) else (paid,)
    if isinstance(cost[-1], Choose):
        return None  # choosing alone is no price: what is done with the card comes next
    return tuple(Surcharge(action, such(who, noun), cost) for action in actions)


phrase(
    "do",
    "{player} can't attack {until} unless they {clause} ({_:join} {more:clause})*",
    lambda player, until, clause, more=(): (
        lasting_rules(rules, LEADER, until)
        if (rules := surcharged(player, None, ("attack",), (clause, *more)))
        else None
    ),
)
