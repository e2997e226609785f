"""What the values of a card may name: a word that nobody listens to would never do anything."""

from __future__ import annotations

from typing import Any

from pioche.games.dbs.areas import DROPPED
from pioche.games.dbs.terms import Compared, Original
from pioche.games.dbs.verbs import Play
from pioche.kernel.cards.query import Between
from pioche.kernel.cards.rule import Forbid, Number, Permit, Replace, When, Whenever
from pioche.kernel.cards.verbs import Until

# What only other games have: counters of even turns, cards that change places or share a fate.
FOREIGN = frozenset({
    "Even", "Exchange", "Perform", "Reached", "Share", "Sparing",
})  # fmt: skip

EVENTS = frozenset({
    "play", "played", "placed", "attack", "attacked", "comboed", "combo-ends", "kos", "removes-markers", "inflict",
    "damaged", "damage", "use", "ko", "drop", "to-hand", "to-warp", "to-energy", "to-deck", "to-life", "remove",
    "leave", DROPPED, "put-under", "take-control", "rest", "stand", "combo", "place", "markers", "affect",
    "turn-begins", "turn-ends", "main-begins", "main-ends", "offense-begins", "defense-begins", "damage-begins",
    "battle-ends", "lowered power",
})  # fmt: skip
ACTIONS = EVENTS | {
    "choose", "affected", "be-attacked", "counter", "charge", "counter-play", "negate-attack", "attack-active",
    "combo-rested", "silence",
}  # fmt: skip
KEYS = frozenset({
    "power", "cost", "combo_cost", "combo_power", "strike", "critical", "victory-strike", "energy-exhaust",
    "no-specified", "limit:over-realm", "enter-rested", "enter-active",
})  # fmt: skip
PRINTED_KEYS = KEYS | {"specified"}
ENDS = frozenset({
    "battle", "main", "turn", "game", "your-next-turn", "opponents-next-turn", "your-next-charge",
    "opponents-next-charge", "your-next-start", "opponents-next-start", "opponents-turn", "your-next-main",
})  # fmt: skip
NAMED: dict[tuple[type[Any], str], frozenset[str]] = {
    (When, "verb"): EVENTS,
    (When, "kind"): frozenset({"auto", "at-once"}),
    (Whenever, "kind"): frozenset({"auto"}),
    (Replace, "verb"): EVENTS,
    (Forbid, "action"): ACTIONS,
    (Permit, "action"): ACTIONS,
    (Number, "keys"): KEYS,
    (Between, "key"): PRINTED_KEYS,
    (Original, "key"): PRINTED_KEYS,
    (Compared, "key"): PRINTED_KEYS,
    (Until, "ends"): ENDS,
    (Play, "ends"): ENDS,
}
