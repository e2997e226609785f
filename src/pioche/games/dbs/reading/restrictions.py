"""Restrictions: what players and cards can't do, always or for a time."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from pioche.games.dbs.keywords import AnyOtherColour, SameName
from pioche.games.dbs.reading.conditions import attacking
from pioche.games.dbs.reading.gains import ABOUT, Gets, lasting
from pioche.games.dbs.reading.verbs import LEADER, lasting_rules
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.vocabulary.later import during_next_turn, once_more, only_once_more
from pioche.games.dbs.wording.conditions import ATTACKING, IN_ITS_BATTLE
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import (
    ACTOR,
    ANYONE,
    OPPONENTS,
    YOU,
    Among,
    Both,
    Cards,
    Exists,
    Fixed,
    Is,
    IsSource,
    Test,
    Turn,
    Who,
    Yours,
)
from pioche.kernel.cards.rule import By, Cause, Forbid, Number
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
phrase(
    "by",
    "by one of {whose} (card|card's)? skills?",
    lambda whose: ("opponents" if whose == OPPONENTS else "you", "skill"),
)
phrase("by", "by a? skill|skills", lambda: ("anyone", "skill"))
phrase("by", "by you", lambda: ("you", "any"))
phrase("by", "due to skills", lambda: ("anyone", "skill"))
phrase("by", "in battle", lambda: ("anyone", "rules"))
phrase("by", "by {whose}", lambda whose: ("opponents", "any") if whose == OPPONENTS else None)

# What the rule is about: this card, or all cards of a kind.
phrase("about", "this card", lambda: SELF)
phrase("about", "all (of the)? {cards:all-cards}", lambda cards: members(cards) if cards.zones else None)
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
phrase(
    "forbids",
    f"{{about}} can't be one:({' | '.join(DONE)}) or other:({' | '.join(DONE)}) {{by}}?",
    lambda about, one, other, by=ANY: tuple(Forbid(DONE[done], about, by=by[0], cause=by[1]) for done in (one, other)),
)
forbid("this card can't attack", lambda: Forbid("attack", SELF))
forbid("{whose} {noun:kin} can't attack", lambda whose, noun: Forbid("attack", such(whose, noun)))
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
phrase("attackers", "{whose} {noun:kin}", lambda whose, noun: members(noun, whose) if whose == OPPONENTS else None)
forbid(
    "this card can't be attacked by {attackers}",
    lambda attackers: Forbid("be-attacked", SELF, when=Exists(Among("attacker", attackers))),
)
phrase(
    "able",
    "can't be attacked by {attackers}",
    lambda attackers: Gets((Forbid("be-attacked", ABOUT, when=Exists(Among("attacker", attackers))),)),
)
forbid(
    "{whose} {noun:kin} can't attack this card",
    lambda whose, noun: (
        Forbid("be-attacked", SELF, when=Exists(Among("attacker", members(noun, OPPONENTS))))
        if whose == OPPONENTS
        else None
    ),
)
forbid("(your|the) opponent can't attack {cards}", lambda cards: guarded(cards))
forbid("(your|the) opponent can't attack {cards} with {noun:kin}", lambda cards, noun: guarded(cards, noun))
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
    "{player} can only attack once more with {noun:kin} for the turn",
    lambda player, noun: only_once_more(such(player, noun)),
)
phrase(
    "do",
    "{player} can only attack (with {noun:kin})? once more? during (your opponent's | their) next turn",
    lambda player, noun=None: (
        during_next_turn(OPPONENTS, once_more(such(player, noun))) if player == OPPONENTS else None
    ),
)

phrase(
    "do",
    "{player} can only activate {keyword} skills? (once | once more) {until}",
    lambda player, keyword, until: (
        only_once_more(such(player, None), f"use [{keyword}]") if until == "turn" and player != ANYONE else None
    ),
)


forbid(
    "you can only place up to {number} energy (in your energy area)?",
    lambda number: Forbid("to-energy", Yours(), when=Exists(Cards(("energy",)), number)),
)
forbid("you can't place card in your energy area", lambda: Forbid("to-energy", Yours()))
forbid(
    "{player} do not take damage from whose:(your opponent's)? attacks", lambda player, whose="": unhurt(player, whose)
)
forbid("your leader card do not take damage from whose:(your opponent's)? attacks", lambda whose="": unhurt(YOU, whose))


def unhurt(player: Who, whose: str) -> Forbid | None:
    """Attacks deal no damage to a player."""
    if player == ANYONE:
        return None
    return Forbid("damage", such(player, None), by="opponents" if whose else "anyone", cause="rules")


forbid("{player} can't attack", lambda player: Forbid("attack", such(player, None)))
forbid("{player} can't attack with a|an? {noun:kin}", lambda player, noun: Forbid("attack", such(player, noun)))
forbid("{player} can't combo", lambda player: Forbid("combo", such(player, None)))
forbid(
    "{player} can't combo with {cards}",
    lambda player, cards: (
        Forbid("combo", members(cards, player)) if cards.zones and cards.whose in (player, ACTOR) else None
    ),
)
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
    "you can't activate the? {timing} skill|skills (of|on) copies of this card",
    lambda timing: Forbid(f"use [{timing}]", Both(SameName(), Yours())),
)
phrase("timing", "[activate: main]", lambda: "Activate: Main")
phrase("timing", "[activate: battle]", lambda: "Activate: Battle")
forbid(
    "you can't activate the? {keyword} skill|skills (of|on) copies of this card",
    lambda keyword: Forbid(f"use [{keyword}]", Both(SameName(), Yours())),
)
forbid(
    "{player} can only play battle card that are {colour} or {other:colour} and no other colour|color",
    lambda player, colour, other: (
        Forbid("play", Both(Both(Yours(), Is("battle")), AnyOtherColour((colour, other)))) if player == YOU else None
    ),
)
forbid(
    "{player} can only play (mono- {colour} battle card | battle card that are mono- {colour})",
    lambda player, colour: (
        Forbid("play", Both(Both(Yours(), Is("battle")), AnyOtherColour((colour,)))) if player == YOU else None
    ),
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
    "{player} can't activate {keyword} skills? ((against | during) this card's (attack|attacks|battle|battles) "
    "| when|while this card (attacks | is attacking) | when you attack with this card)",
    lambda player, keyword: Forbid(f"use [{keyword}]", such(player, None), when=ATTACKING),
)


def guarded(cards: Noun, attackers: Noun | None = None) -> Forbid | None:
    """Cards of yours that can't be attacked, perhaps by some cards only."""
    if cards.whose not in (YOU, ANYONE):
        return None
    of = members(cards, YOU) if cards.whose == YOU else members(cards._replace(zones=()), YOU)
    when = Exists(Among("attacker", members(attackers._replace(zones=()), ANYONE))) if attackers else None
    return Forbid("be-attacked", of, when=when)


def during_battle(rule: Forbid) -> Forbid | None:
    return None if rule.when else replace(rule, when=IN_ITS_BATTLE)


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
    lambda forbid: (found,) if (found := during_battle(forbid)) else None,
)
EXCEPT_BY_THIS = Exists(Among("doer", SELF))
phrase(
    "forbids",
    "{forbid} , except (with|by) this card's skill",
    lambda forbid: (replace(forbid, unless=EXCEPT_BY_THIS),) if forbid.unless is None else None,
)
phrase(
    "permanent-except",
    "{forbid} during {turn} , except (with|by) this card's skill",
    lambda forbid, turn: (replace(forbid, unless=EXCEPT_BY_THIS), Turn(turn)) if forbid.unless is None else None,
)
phrase(
    "forbids",
    "{forbid} as long as {conditions}",
    lambda forbid, conditions: (replace(forbid, when=conditions),) if forbid.when is None else None,
)
phrase(
    "do",
    "{until} , as long as {conditions} , {forbid}",
    lambda until, conditions, forbid: (
        lasting_rules((replace(forbid, when=conditions),), LEADER, until) if forbid.when is None else None
    ),
)
phrase(
    "do",
    "{until} , if your opponent plays a|an {noun:kin} , it is played in rest mode",
    lambda until, noun: lasting_rules((Number(("enter-rested",), Fixed(1), such(OPPONENTS, noun)),), LEADER, until),
)
phrase("forbids", "{forbid} unless {conditions}", lambda forbid, conditions: (unless(forbid, conditions),))
phrase(
    "forbids",
    "{player} can't activate {keyword} (or|and) {other:keyword} skills?",
    lambda player, keyword, other: tuple(Forbid(f"use [{name}]", such(player, None)) for name in (keyword, other)),
)
phrase(
    "forbids",
    "this card's (attack|attacks) and (skill|skills) can't be negated",
    lambda: (Forbid("negate-attack", SELF), Forbid("silence", SELF)),
)
phrase(
    "forbids",
    "during battles (where|when|in) which? this card (is attacking | attacks) , {forbids}",
    lambda forbids: tuple(replace(one, when=ATTACKING) for one in forbids),
)
phrase(
    "forbids",
    "during battles (where|when|in) which? this card (is attacking | attacks) {noun:target} , {forbids}",
    lambda noun, forbids: tuple(replace(one, when=met) for one in forbids) if (met := attacking(noun)) else None,
)
phrase(
    "do",
    "{subject} {predicates} and {forbids} {until}",
    lambda subject, predicates, forbids, until: (
        Seq((gained, lasting_rules(forbids, LEADER, until)))
        if (gained := lasting(subject, predicates, until))
        else None
    ),
)
phrase("do", "{forbids} {until}", lambda forbids, until: lasting_rules(forbids, LEADER, until))
phrase("do", "{until} , {forbids}", lambda forbids, until: lasting_rules(forbids, LEADER, until))
phrase(
    "do",
    "you can't play copies of this card {until}",
    lambda until: lasting_rules((Forbid("play", Both(SameName(), Yours())),), LEADER, until),
)
