"""What is forbidden while a card attacks."""

from __future__ import annotations

from msgspec.structs import replace

from pioche.games.dbs.reading.restrictions import such
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.conditions import ATTACKING
from pioche.kernel.cards.rule import Forbid

phrase(
    "forbids",
    "{forbid} during battles (where|when|in) which? this card (is attacking | attacks)",
    lambda forbid: (replace(forbid, when=ATTACKING),),
)
AGAINST = "((against | during) this card's attack|attacks | when|while this card (attacks | is attacking) | when you attack with this card)"
phrase(
    "forbids",
    f"{{player}} can't activate {{keyword}} skills? {AGAINST} and can't activate {{other:keyword}} skills? {AGAINST}",
    lambda player, keyword, other: tuple(
        Forbid(f"use [{name}]", such(player, None), when=ATTACKING) for name in (keyword, other)
    ),
)
