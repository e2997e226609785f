"""The smallest phrases: numbers, colours, players, areas, names, keywords, and until when something lasts."""

from __future__ import annotations

from typing import Any

from pioche.games.dbs.areas import ACTIVE, REST
from pioche.games.dbs.card import COLOURS, FAMILIES
from pioche.games.dbs.files import keywords
from pioche.games.dbs.reading.chart import Grammar
from pioche.kernel.cards.query import ACTOR, ANYONE, OPPONENTS, YOU

GRAMMAR = Grammar()
phrase, terminal = GRAMMAR.phrase, GRAMMAR.terminal

COUNTERS = tuple(f"Counter: {what}" for what in ("Play", "Attack", "Battle Card Attack", "Counter"))
ZONES = {
    "deck": "deck", "hand": "hand", "drop area": "drop", "drop": "drop", "life": "life", "life area": "life",
    "energy": "energy", "energy area": "energy", "warp": "warp", "battle area": "battle", "combo area": "combo",
    "leader area": "leader", "unison area": "unison",
}  # fmt: skip


VIA = {
    "Over Realm": "over-realm",
    "Union": "union",
    "Union-Fusion": "union-fusion",
    "Union-Potara": "union-potara",
    "Union-Absorb": "union-absorb",
    "Arrival": "arrival",
    "Successor": "successor",
    "Swap": "swap",
    "Evolve": "evolve",
}  # how a card was played, by the keyword that did it


def proper(icon: str) -> str | None:
    """A keyword in its own capitals, perhaps with a number or colours behind it; None if there is no such keyword."""
    name = icon[1:-1].title().replace("Ex-", "EX-").replace("Of", "of")
    bare, _, rest = name.rpartition(" ")
    told = rest.isdecimal() or all(colour.lower() in COLOURS for colour in rest.split("/"))
    known = {*keywords(), *FAMILIES, *COUNTERS}
    return name if name in known or (told and bare in known) else None


terminal("number", "#", int)
terminal("change", "±", int)
terminal("icon", "[", str)
terminal("keyword", "[", proper)
for bracket in "<《{":
    terminal("name", bracket, str)

phrase("n", "{number}", lambda number: number)
phrase("n", "a|an|one", lambda: 1)
phrase("bounds", "{number}", lambda number: (number, number))
phrase("bounds", "{number} or less", lambda number: (None, number))
phrase("bounds", "{number} or more", lambda number: (number, None))
phrase("bounds", "exactly {number}", lambda number: (number, number))
phrase("bounds", "at least {number}", lambda number: (number, None))
phrase(
    "bounds",
    "{least:number} or {most:number}",
    lambda least, most: (least, most) if most == least + 1 else None,
)
phrase("bounds", "{least:number} to {most:number}", lambda least, most: (least, most))
phrase("bounds", "between {least:number} and {most:number}", lambda least, most: (least, most))
phrase("least", "{number} or more", lambda number: number)

phrase("and", "and | , and?", lambda: True)
phrase("or", "or | and / or | , (or | and / or)?", lambda: True)
phrase("colour", "word:(red|blue|green|yellow|black)", lambda word: word)
phrase("colours", "{colour} ({_:or} {more:colour})*", lambda colour, more=(): (colour, *more))
phrase("names", "{name} ({_:or} {more:name})*", lambda name, more=(): (name, *more))

phrase("whose", "your|you", lambda: YOU)
phrase("whose", "(your|an|the|their)? opponent's | opponent | your opponent", lambda: OPPONENTS)
phrase("whose", "their", lambda: ACTOR)
phrase("whose", "both players'|each player's", lambda: ANYONE)
phrase("owners", "(its|their|the|your) (owner's|owners'|owners|opponent's)?", lambda: True)
phrase("owners", "your|the|a", lambda: True)
phrase("who", "you", lambda: YOU)
phrase("who", "your opponent", lambda: OPPONENTS)

phrase("area", f"word:({' | '.join(ZONES)})", lambda word: ZONES[word])
phrase(
    "areas",
    "{area} ((or | and | and / or | , (or | and | and / or)?) (in|from)? your? {more:area})*",
    lambda area, more=(): (area, *more),
)
phrase("mode", "active", lambda: ACTIVE)
phrase("mode", "rest|rested", lambda: REST)

phrase("until", "for the|this|that ends:(turn|battle|game)", lambda ends: ends)
phrase("until", "this ends:(turn|battle)", lambda ends: ends)
phrase("until", "until the end of your next turn", lambda: "your-next-turn")
phrase("until", "until the end of their next turn", lambda: "opponents-next-turn")
phrase("until", "until the end of your|their opponent's next turn", lambda: "opponents-next-turn")
phrase("until", "until the end of (your|their) opponent's turn", lambda: "opponents-turn")
phrase("until", "until the start of your next turn", lambda: "your-next-start")
phrase("until", "until the start of your next main phase", lambda: "your-next-main")
phrase("until", "until the start of (your|their) opponent's next turn", lambda: "opponents-next-start")
phrase("until", "(during your next turn | for your next turn)", lambda: "during-your-next-turn")
phrase("until", "for your opponent's next turn", lambda: "during-opponents-next-turn")
phrase("until", "during (your opponent's | their) next turn", lambda: "during-opponents-next-turn")
phrase("turn", "your turn", lambda: YOU)
phrase("turn", "your opponent's turn", lambda: OPPONENTS)


def merged(*parts: tuple[tuple[str, Any], ...]) -> dict[str, Any] | None:
    """What several phrases say of the same thing, by field; None if two of them say the same field."""
    found: dict[str, Any] = {}
    for part in parts:
        for field, value in part:
            if field in found:
                return None
            found[field] = value
    return found
