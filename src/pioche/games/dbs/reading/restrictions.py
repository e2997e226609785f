"""Restrictions: what players and cards can't do, always or for a time, and what comes instead of something."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from pioche.games.dbs.cost import Surcharge
from pioche.games.dbs.keywords import SameName
from pioche.games.dbs.reading.effects import effect
from pioche.games.dbs.reading.verbs import LEADER, VERBS, lasting_rules
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.vocabulary.later import during_next_turn, once_more, only_once_more
from pioche.games.dbs.wording.forbids import ATTACKING
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Among, Both, Exists, IsSource, Test, Who, Yours
from pioche.kernel.cards.rule import By, Cause, Forbid
from pioche.kernel.cards.value import Condition

SELF = IsSource()


def members(cards: Noun, whose: Who | None = None) -> Test:
    """Cards as a test, for a rule about them."""
    return (cards._replace(whose=whose) if whose else cards).members()


def such(who: Who, noun: Noun | None) -> Test:
    """Cards of a player, of a kind, wherever they are."""
    return members((noun or Noun())._replace(zones=()), who)


phrase("player", "you", lambda: YOU)
phrase("player", "(your|the) opponent", lambda: OPPONENTS)
phrase("player", "players | both players | neither player", lambda: ANYONE)
phrase(
    "by",
    "by (a|an)? {whose} own? (card|cards|card's)? skill|skills",
    lambda whose: ("opponents", "skill") if whose == OPPONENTS else ("you", "skill") if whose == YOU else None,
)
phrase("by", "by a? skill|skills", lambda: ("anyone", "skill"))
phrase("by", "by you", lambda: ("you", "any"))
phrase("by", "due to skills", lambda: ("anyone", "skill"))
phrase("by", "in battle", lambda: ("anyone", "rules"))
phrase("by", "by {whose}", lambda whose: ("opponents", "any") if whose == OPPONENTS else None)

# What the rule is about: this card, or all cards of a kind.
phrase("about", "this card", lambda: SELF)
phrase("about", "all (of the)? {cards}", lambda cards: members(cards) if cards.zones else None)
phrase("about", "{whose} {noun:kin}", lambda whose, noun: home(noun, whose))


def home(noun: Noun, whose: Who) -> Test | None:
    from pioche.games.dbs.reading.nouns import cards

    found = cards(noun, whose)
    return members(found) if found and found.zones else None


def forbid(pattern: str, made: Any) -> None:
    phrase("forbid", pattern, made)


ANY: tuple[By, Cause] = ("anyone", "any")
DONE = {
    "ko'd": "ko", "chosen": "choose", "switched to active mode": "stand", "switched to rest mode": "rest",
    "placed in the drop area": "drop", "removed from the battle area": "leave", "removed from your battle area": "leave",
    "removed from battle area": "leave", "removed from a battle area": "leave",
}  # fmt: skip
forbid(
    f"{{about}} can't be done:({' | '.join(DONE)}) {{by}}?",
    lambda about, done, by=ANY: Forbid(DONE[done], about, by=by[0], cause=by[1]),
)
forbid(
    "{about} can't leave (its|their|the) (area | battle area) {by}?",
    lambda about, by=ANY: Forbid("leave", about, by=by[0], cause=by[1]),
)
forbid("{about} (is|are) not affected {by}", lambda about, by: Forbid("affected", about, by=by[0], cause=by[1]))
forbid(
    "(the attacks of this card | this card's attack|attacks | attacks made by this card) can't be negated",
    lambda: Forbid("negate-attack", SELF),
)
forbid(
    "(the skills of this card | this card's skills?) can't be negated {by}?",
    lambda by=ANY: Forbid("silence", SELF, by=by[0], cause=by[1]),
)
forbid(
    "this card can't attack {noun:kin}",
    lambda noun: (
        Forbid("be-attacked", members(noun._replace(zones=()), ANYONE), when=Exists(Among("attacker", SELF)))
        if noun.whose != OPPONENTS
        else None
    ),
)
forbid("this card can't be attacked", lambda: Forbid("be-attacked", SELF))
forbid(
    "this card can't be attacked by a|an? {noun:kin}",
    lambda noun: Forbid("be-attacked", SELF, when=Exists(Among("attacker", members(noun, ANYONE)))),
)
forbid(
    "{whose} {noun:kin} can't attack this card",
    lambda whose, noun: (
        Forbid("be-attacked", SELF, when=Exists(Among("attacker", members(noun, ANYONE))))
        if whose == OPPONENTS
        else None
    ),
)
forbid("(your|the) opponent can't attack {cards}", lambda cards: guarded(cards))
forbid("{whose} card can't attack {cards}", lambda whose, cards: guarded(cards) if whose == OPPONENTS else None)
forbid(
    "{whose} {noun:kin} can't attack {cards}",
    lambda whose, noun, cards: guarded(cards, noun) if whose == OPPONENTS and noun != Noun() else None,
)
ONCE = "(once more | once more this turn)"
phrase(
    "do",
    f"{{player}} can only attack (with {{noun:kin}})? {ONCE} {{until}}?",
    lambda player, noun=None, until="turn": only_once_more(such(player, noun)) if until == "turn" else None,
)
phrase(
    "do",
    "{player} can only attack (with {noun:kin})? once more? during (your opponent's | their) next turn",
    lambda player, noun=None: (
        during_next_turn(OPPONENTS, once_more(such(player, noun))) if player == OPPONENTS else None
    ),
)


forbid("{player} can't attack", lambda player: Forbid("attack", such(player, None)))
forbid("{player} can't attack with a|an? {noun:kin}", lambda player, noun: Forbid("attack", such(player, noun)))
forbid("{player} can't combo", lambda player: Forbid("combo", such(player, None)))
forbid("{player} can't combo with a|an? {noun:kin}", lambda player, noun: Forbid("combo", such(player, noun)))
forbid(
    "{player} can't play a|an? {noun:kin}",
    lambda player, noun: (
        Forbid("play", such(player, noun))
        if noun.kinds[0].names == () or noun.kinds[0].type or len(noun.kinds[0].names) > 1
        else None
    ),
)
forbid(
    "{player} can't activate the? {keyword} skills?",
    lambda player, keyword: Forbid(f"use [{keyword}]", such(player, None)),
)
forbid(
    "{player} can't activate the? {keyword} skill|skills? (of|on) {noun:kin}",
    lambda player, keyword, noun: Forbid(f"use [{keyword}]", such(player, noun)),
)
forbid(
    "{player} can't activate {keyword} skills? with energy costs of {bounds}",
    lambda player, keyword, bounds: Forbid(f"use [{keyword}]", such(player, Noun(cost=bounds))),
)
forbid(
    "you can't activate the? {keyword} skill|skills (of|on) copies of this card",
    lambda keyword: Forbid(f"use [{keyword}]", Both(SameName(), Yours())),
)
TO = {"hand": "to-hand", "warp": "to-warp", "drop area": "drop", "drop": "drop"}
forbid(
    "you can't (add|send|place) card from your {area} to:(to your hand | to your warp | in your drop area)",
    lambda area, to: Forbid(TO[to.split(" ", 2)[2]], members(Noun(zones=(area,))), by="you"),
)
forbid(
    "you can't send card from drop area to warp",
    lambda: Forbid("to-warp", members(Noun(zones=("drop",), whose=ANYONE)), by="you"),
)
forbid(
    "{about} can't be (sent|added) to (the|a) to:(hand|warp) {by}?",
    lambda about, to, by=ANY: Forbid(TO[to], about, by=by[0], cause=by[1]),
)
forbid(
    "{player} can't activate {keyword} skills? (against | during) this card's (attack|attacks|battle|battles)",
    lambda player, keyword: Forbid(f"use [{keyword}]", such(player, None), when=ATTACKING),
)


def guarded(cards: Noun, attackers: Noun | None = None) -> Forbid | None:
    """Cards of yours that can't be attacked, perhaps by some cards only."""
    if cards.whose not in (YOU, ANYONE):
        return None
    of = members(cards, YOU) if cards.whose == YOU else members(cards._replace(zones=()), YOU)
    when = Exists(Among("attacker", members(attackers._replace(zones=()), ANYONE))) if attackers else None
    return Forbid("be-attacked", of, when=when)


def during_attack(rule: Forbid) -> Forbid | None:
    return None if rule.when else replace(rule, when=ATTACKING)


def unless(rule: Forbid, met: Condition) -> Forbid:
    return replace(rule, unless=met)


phrase("forbids", "{forbid}", lambda forbid: (forbid,))
phrase(
    "forbids",
    "you can't activate copies of this card",
    lambda: (Forbid("use", Both(SameName(), Yours())), Forbid("counter", Both(SameName(), Yours()))),
)
phrase(
    "forbids",
    "{forbid} for this card's battle",
    lambda forbid: (found,) if (found := during_attack(forbid)) else None,
)
PAID = "(as an additional cost | as they (play|activate) {_:it})?"
for says, actions in (("play {noun:kin}", ("play",)), ("activate {noun:kin}", ("use", "counter"))):
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


def surcharged(who: Who, noun: Noun | None, actions: tuple[str, ...], clauses: Any) -> tuple[Surcharge, ...] | None:
    """What others must pay besides."""
    if who != OPPONENTS:
        return None
    paid = effect((clauses,), None, third=True)
    cost = paid.parts if isinstance(paid, Seq) else (paid,)
    return tuple(Surcharge(action, such(who, noun), cost) for action in actions)


phrase("forbids", "{forbid} unless {conditions}", lambda forbid, conditions: (unless(forbid, conditions),))
phrase(
    "forbids",
    "{player} can't activate {keyword} (or|and) {other:keyword} skills?",
    lambda player, keyword, other: tuple(Forbid(f"use [{name}]", such(player, None)) for name in (keyword, other)),
)
phrase(
    "forbids",
    "during battles (where|when|in) which? this card (is attacking | attacks) , {forbids}",
    lambda forbids: tuple(replace(one, when=ATTACKING) for one in forbids),
)
phrase("do", "{forbids} {until}", lambda forbids, until: lasting_rules(forbids, LEADER, until))
phrase("do", "{until} , {forbids}", lambda forbids, until: lasting_rules(forbids, LEADER, until))
phrase(
    "do",
    "you can't play copies of this card {until}",
    lambda until: lasting_rules((Forbid("play", Both(SameName(), Yours())),), LEADER, until),
)

# What comes instead.
phrase("would", "this card would be ko'd", lambda: ("ko", SELF))
phrase(
    "would",
    "this card would (be removed from (your|a|the|its) (battle area | area) | leave the battle area)",
    lambda: ("leave", SELF),
)
phrase("would", "this card would loses|lose a marker from (an opponent's | an) attack", lambda: ("markers", SELF))
for verb in VERBS:
    if verb.name in ("to-hand", "to-warp", "rest", "drop"):
        phrase("would", f"this card would be {verb.done} {verb.rest}", lambda name=verb.name: (name, SELF))
phrase(
    "would",
    "(a|an|one)? of? {whose} {noun:kin} would be ko'd",
    lambda whose, noun: ("ko", home(noun, whose)) if home(noun, whose) else None,
)
