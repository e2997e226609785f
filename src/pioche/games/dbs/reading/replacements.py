"""What would happen, where something else comes instead."""

from __future__ import annotations

from pioche.games.dbs.reading.restrictions import home, such
from pioche.games.dbs.reading.verbs import VERBS
from pioche.games.dbs.reading.words import phrase
from pioche.kernel.cards.query import OPPONENTS, YOU, IsSource, Within, Yours

SELF = IsSource()

phrase("would", "this card would be ko'd", lambda: ("ko", SELF))
phrase(
    "would",
    "this card would (be removed from (your|a|the|its) (battle area | area) | leave the battle area)",
    lambda: ("leave", SELF),
)
phrase("would", "damage (is | would be) dealt to your life", lambda: ("damage", Yours()))
FROM_ATTACK = "(this card | it) would loses|lose a marker from"
phrase(
    "would",
    "(your|the) opponent would play a|an {noun:kin} (using|with) a skill",
    lambda noun: ("play by a skill", such(OPPONENTS, noun)),
)
phrase("would", f"{FROM_ATTACK} an opponent's attack", lambda: ("markers", SELF))
phrase("would", f"{FROM_ATTACK} an attack", lambda: ("markers by anyone", SELF))
for verb in VERBS:
    if verb.name in ("to-hand", "to-warp", "rest", "drop"):
        phrase("would", f"this card would be {verb.done} {verb.rest}", lambda name=verb.name: (name, SELF))
LEAVING = "placed in {_:owners} drop area from (your|a|the) battle area or (your|a|the)? combo area"
FIELDED = ("dropped", SELF & Within(("battle", "combo")))
phrase("would", f"this card would be {LEAVING}", lambda: FIELDED)
phrase("would-be", f"this card is {LEAVING}", lambda: FIELDED)
# One of several cards.
phrase("any", "(a|an|one)? of? {whose} {noun:kin}", lambda whose, noun: home(noun, whose))
phrase("any", "a|an {noun:kin} in your battle area", lambda noun: home(noun._replace(zones=("battle",)), YOU))
phrase(
    "would",
    "{any} would (be removed from (your|the|its) (battle area | area) | leave (your|the|its) battle area)",
    lambda any: ("leave", any),
)
for verb in VERBS:
    if verb.name in ("ko", "to-hand", "to-warp", "drop"):
        phrase("would", f"{{any}} would be {verb.done} {verb.rest}", lambda any, name=verb.name: (name, any))
