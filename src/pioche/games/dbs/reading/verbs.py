"""Verbs: each entry says how it is written, what it does to cards, and so what is forbidden, replaced or waited for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.effects import (
    Reveal,
)
from pioche.games.dbs.reading.picks import PRONOUN, REST_OF, here
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.verbs import (
    Combo,
    Drop,
    Ko,
    Play,
    Remove,
    Rest,
    Stand,
    ToDeck,
    ToEnergy,
    ToHand,
    ToLife,
    ToWarp,
    Under,
)
from pioche.games.dbs.vocabulary.later import during_next_turn
from pioche.games.dbs.wording.nouns import IN_PLAY, MODES
from pioche.kernel.cards.effect import OneOf, Seq
from pioche.kernel.cards.query import (
    OPPONENTS,
    YOU,
    Cards,
    Count,
    Is,
)
from pioche.kernel.cards.rule import Rule
from pioche.kernel.cards.select import Every, Pick, Selection, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until

LEADER = Every(Cards(("leader",)))  # what is in force about a player is lent about the one card that never leaves


class Verb(NamedTuple):
    """How a verb is written: by you, by others, as what is done to cards; and what stands behind its cards."""

    you: str
    they: str
    done: str
    rest: str
    make: Callable[..., Effect | None]
    name: str = ""  # of the change, where cards may forbid it, replace it or wait for it


def moded(make: Callable[..., Effect]) -> Callable[[Selection], Effect]:
    """A verb of modes: "1 of your cards" is any card that has one, energy included."""

    def made(what: Selection) -> Effect:
        if isinstance(what, Pick) and isinstance(what.among, Cards) and what.among.zones == IN_PLAY:
            among = replace(what.among, zones=MODES)
            what = replace(what, among=among, size=Count(among) if what.size == Count(what.among) else what.size)
        return make(what)

    return made


def shuffled(what: Selection) -> Effect:
    return ToDeck(what, "shuffled")


def both_ends(what: Selection) -> Effect | None:
    """Cards that were looked at go under the deck or on top of it, each as its player likes."""
    if what not in (REST_OF, PRONOUN):
        return None
    some = Pick(REST_OF.among, Count(REST_OF.among), up_to=True)
    return Seq((ToDeck(some, "bottom"), ToDeck(REST_OF, "top")))


phrase("onto", "this card", Myself)
phrase("onto", "it | (that | the chosen) card", lambda: PRONOUN.among)
phrase(
    "onto", "(that|the) card you (played|chose) (with|by|using) (this skill | this card's skill)", lambda: PRONOUN.among
)
phrase(
    "onto", "a|an {name} card? in your battle area", lambda name: Cards(IN_PLAY, Is(name)) if name[0] == "{" else None
)
phrase("onto", "your {name} card?", lambda name: Cards(IN_PLAY, Is(name)))
phrase("do", "place this card under {onto} from your {area}", lambda onto, area: Under(here(area), onto))
phrase(
    "do",
    "place|add this card (in|to) {_:owners} energy from your {area} (in active mode | rested:(in rest mode))?",
    lambda area, rested="": ToEnergy(here(area), rested=bool(rested)),
)
phrase("onto", "{whose} leader card", lambda whose: Cards(("leader",), None, whose))
ORDER = "(in any order)?"
HERE = "(in your|the battle area (from {_:owners} warp)?)"
HOME = "in (its owner's | their owners') battle area (from {_:owners} warp)?"
VERBS = (
    Verb("play or add to your hand", "", "", "",
         lambda what: OneOf((Play(what), ToHand(what))) if isinstance(what, Pick) else None),
    Verb("return", "returns", "",
         "to {_:owners} deck (, then | , and then | then | , and | and) "
         "(shuffle|shuffles (it | your|their|the deck) | your opponent shuffles (their|that) deck)", shuffled),
    Verb("ko", "ko's", "ko'd", "", Ko, "ko"),
    Verb("switch", "switches", "switched", "(to|in) active mode?", moded(Stand), "stand"),
    Verb("switch", "switches", "switched", "(to|in) rest mode?", moded(Rest), "rest"),
    Verb("place|put", "places|puts", "placed|put", "(in|into|to) {_:owners} drop area", Drop, "drop"),
    Verb("discard", "discards", "discarded", "", lambda what: Drop(here("hand") if what == This() else what), "drop"),
    Verb("return", "returns", "returned", "to {_:owners} hand", ToHand, "to-hand"),
    Verb("add", "adds", "added", "to {_:owners} hand", ToHand, "to-hand"),
    Verb("send", "sends", "sent", "to {_:owners} warp", ToWarp, "to-warp"),
    Verb("place", "places", "placed", "in {_:owners} warp", ToWarp, "to-warp"),
    Verb("remove", "removes", "removed", "from the game", Remove, "remove"),
    Verb("place|return|put", "places|returns|puts", "placed|returned|put", f"(at|on|to) the bottom of {{_:owners}} deck {ORDER}",
         lambda what: ToDeck(what, "bottom"), "to-deck"),
    Verb("place|return|put", "places|returns|puts", "placed|returned|put", f"(at|on|to) the? top of {{_:owners}} deck {ORDER}",
         lambda what: ToDeck(what, "top"), "to-deck"),
    Verb("place|return", "places|returns", "", f"(at|on|to) the top or (at the)? bottom of {{_:owners}} deck {ORDER}",
         lambda what: OneOf((ToDeck(what, "top"), ToDeck(what, "bottom")))),
    Verb("place|return", "places|returns", "", f"(at|on|to) the? top and / or bottom of {{_:owners}} deck {ORDER}", both_ends),
    Verb("put|place|return", "", "", "back (on top of {_:owners} deck)? in any order",
         lambda what: ToDeck(what, "top") if what in (REST_OF, PRONOUN) else None),
    Verb("shuffle", "shuffles", "shuffled", "into {_:owners} deck", shuffled, "to-deck"),
    Verb("play", "plays", "", f"rested:(in rest mode)? {HOME} rested:(in rest mode)?",
         lambda what, rested="": Play(what, rested=bool(rested), home=True)),
    Verb("play", "plays", "played", f"{HERE}? rested:(in rest mode)? {HERE}?", lambda what, rested="": Play(what, rested=bool(rested)), "play"),
    Verb("play|place", "plays|places", "played", "on top of {onto} active:(in active mode)?",
         lambda what, onto, active="": Play(what, onto=onto, active=bool(active))),
    Verb("add|place", "adds|places", "placed", "(to|in) {_:owners} energy area? (in active mode | rested:(in rest mode))?",
         lambda what, rested="": ToEnergy(what, rested=bool(rested)), "to-energy"),
    Verb("add|place", "adds|places", "added|placed", "(to|in) {_:owners} life", ToLife, "to-life"),
    Verb("place", "places", "placed", "under {onto}", lambda what, onto: Under(what, onto)),
    Verb("reveal", "reveals", "revealed", "", Reveal),
    Verb("combo with", "combos with", "used in a combo", "(in your combo area)?", Combo),
    Verb("combo", "combos", "comboed", "with this card", Combo),
    Verb("place", "places", "placed", "in {_:owners} combo area", Combo),
    Verb("(gets|take|gain) control of", "(gets|takes|gains) control of", "", "", TakeControl),
)  # fmt: skip


for verb in VERBS:
    phrase("do", f"{verb.you} {{what}} {verb.rest}", verb.make)
    if verb.they:
        phrase("does", f"{verb.they} {{what}} {verb.rest}", verb.make)
    if "," not in verb.rest and verb.rest.startswith(("(to", "to")):  # "add to your hand up to 1 …"
        phrase("do", f"{verb.you} {verb.rest} {{what}}", verb.make)


def lasting_rules(rules: tuple[Rule, ...], what: Selection, until: str) -> Effect:
    """Rules in force until a moment, or in a player's next turn only."""
    if until.startswith("during-"):
        return during_next_turn(OPPONENTS if "opponents" in until else YOU, *rules, what=what)
    return Until(rules, what, until)
