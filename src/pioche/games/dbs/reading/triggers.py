"""Triggers: what stands behind "when", or "at the end of"."""

from __future__ import annotations

from typing import NamedTuple

from pioche.games.dbs.reading.verbs import VERBS
from pioche.games.dbs.reading.words import VIA, phrase
from pioche.games.dbs.wording.conditions import ATTACKING
from pioche.games.dbs.wording.nouns import Noun, unfold
from pioche.kernel.cards.query import (
    OPPONENTS,
    YOU,
    Among,
    Anything,
    Both,
    Exists,
    Is,
    IsSource,
    Marked,
    Not,
    Test,
    Turn,
    Who,
    Yours,
)
from pioche.kernel.cards.rule import By, Cause
from pioche.kernel.cards.value import Condition

SELF = IsSource()


class Trigger(NamedTuple):
    """What a skill waits for, and where its card must be meanwhile."""

    verb: str
    of: Test
    by: By = "anyone"
    cause: Cause = "any"
    where: tuple[str, ...] = ("leader", "battle", "unison")
    when: Condition | None = None

    @property
    def moves(self) -> bool:
        """Whether the card goes on as another one."""
        return self.verb in MOVES


# After these a card goes on as another one.
MOVES = ("ko", "leave", "drop", "to-hand", "to-warp", "to-deck", "to-energy", "dropped")


def of_player(noun: Noun, whose: Who) -> Test:
    """A card of a player, of a kind."""
    test = noun.test()
    owner: Test = Yours() if whose == YOU else Not(Yours())
    return Both(owner, test) if test else owner


def trigger(pattern: str, made: object) -> None:
    phrase("trigger", pattern, made)  # type: ignore[arg-type]


def marked(verb: str, mark: str, where: tuple[str, ...] = ("leader", "battle", "unison")) -> Trigger:
    return Trigger(verb, SELF & Marked(mark), where=where)


LEAVING = ("leave", "ko", "dropped", "to-hand", "to-warp", "to-deck")
PLAYED = "(this card is played | you play this card)"
COMBO = ("combo",)
trigger(PLAYED, lambda: Trigger("played", SELF))
trigger(f"{PLAYED} from (your|an|a|the) {{area}}", lambda area: marked("played", "from " + area))
phrase(
    "triggers",
    f"when {PLAYED} from (your|an|a|the) {{area}} or (from? your|the)? {{other:area}}",
    lambda area, other: tuple(marked("played", "from " + one) for one in (area, other)),
)
phrase("triggers", "if {trigger}", lambda trigger: (trigger,) if trigger.verb in LEAVING else None)
phrase(
    "triggers",
    "when this card or {one} attacks",
    lambda one: (Trigger("attack", SELF), Trigger("attack", one)),
)
trigger(
    f"{PLAYED} (using|with) {{keyword}}",
    lambda keyword: marked("played", VIA[keyword]) if keyword in VIA else None,
)
trigger("a card evolves into this card", lambda: marked("played", "evolve"))
trigger(
    "(this card is placed | you place this card) in (your|the) leader area",
    lambda: Trigger("placed", SELF, where=("leader",)),
)
trigger("this card is placed in (your|the|a) battle area", lambda: Trigger("placed", SELF, where=("battle",)))
trigger("(this card attacks | you attack with this card)", lambda: Trigger("attack", SELF))
trigger("this card attacks {noun:target}", lambda noun: Trigger("attack", SELF, when=attacks(noun)))
trigger(
    "(one|1)? of? {whose} {noun:kin} attacks|attack {target}",
    lambda whose, noun, target: Trigger("attack", of_player(noun, whose), when=attacks(target)),
)
phrase("target", "a|an? {noun:kin}", lambda noun: noun)


def attacked_by(noun: Noun) -> Condition | None:
    test = noun.test()
    return Exists(Among("attacker", test)) if test else None


def attacks(noun: Noun) -> Condition | None:
    test = noun.test()
    return Exists(Among("guard", test)) if test else None


trigger("this card is attacked", lambda: Trigger("attacked", SELF))
trigger("this card is attacked by {noun:target}", lambda noun: Trigger("attacked", SELF, when=attacked_by(noun)))
trigger("(you combo with this card | this card is used in a combo)", lambda: Trigger("comboed", SELF, where=COMBO))
trigger(
    "you combo with this card from (your|a|the) area:(hand|battle) area?",
    lambda area: marked("comboed", "combo from " + area, COMBO),
)
trigger("(one|1)? of? {whose} {noun:kin} attacks|attack", lambda whose, noun: Trigger("attack", of_player(noun, whose)))
trigger("you attack with (a|an | one of your) {noun:kin}", lambda noun: Trigger("attack", of_player(noun, YOU)))
trigger(
    "your opponent attacks with (a|an | one of their) {noun:kin}",
    lambda noun: Trigger("attack", of_player(noun, OPPONENTS)),
)
trigger("you play a|an? {noun:kin} (in your battle area)?", lambda noun: Trigger("played", of_player(noun, YOU)))
trigger("(a|an|your)? {noun:kin} is played in your battle area", lambda noun: Trigger("played", of_player(noun, YOU)))
trigger("(one|1) of {whose} {noun:kin} is|are played", lambda whose, noun: Trigger("played", of_player(noun, whose)))
trigger(
    "your opponent plays a|an? {noun:kin} (using|with) a non- keyword skill",
    lambda noun: Trigger("played", Both(of_player(noun, OPPONENTS), Marked("skill"))),
)
trigger("your opponent plays a|an? {noun:kin}", lambda noun: Trigger("played", of_player(noun, OPPONENTS)))
trigger(
    "this card ko's (one of)? {whose} battle card", lambda whose: Trigger("kos", SELF) if whose == OPPONENTS else None
)
trigger(
    "this card (is removed from | leaves) (your|a|the | its owner's) battle area {cause}?",
    lambda cause=("anyone", "any"): Trigger("leave", SELF, *cause),
)
trigger("you activate this card", lambda: Trigger("use", SELF, where=("limbo",)))


def removed(by: str) -> Trigger:
    return Trigger("leave", SELF, "anyone" if by == "a" else "opponents", "skill")


# What is done to this card, or to one of a player's cards, by somebody's skill or however.
phrase(
    "cause",
    "by (a|an)? {whose} (card|cards|card's)? skill|skills",
    lambda whose: ("opponents", "skill") if whose == OPPONENTS else ("you", "skill") if whose == YOU else None,
)
phrase("cause", "by one of your (card|card's)? skills?", lambda: ("you", "skill"))
phrase("cause", "by one of your opponent's (card|card's)? skills?", lambda: ("opponents", "skill"))
phrase("cause", "by the skill of one of your opponent's card", lambda: ("opponents", "skill"))
phrase("cause", "by a? skill|skills", lambda: ("anyone", "skill"))
phrase("cause", "in battle", lambda: ("anyone", "rules"))
phrase("one", "this card", lambda: SELF)
phrase("one", "(a|an|one|1)? of? {whose} {noun:kin}", lambda whose, noun: of_player(noun, whose))
HEARD = ("ko", "stand", "rest", "to-hand", "to-warp", "to-deck", "to-energy")
for verb in VERBS:
    if verb.name in HEARD:
        trigger(
            f"{{one}} (is|are) {verb.done} {verb.rest} {{cause}}?",
            lambda one, cause=("anyone", "any"), name=verb.name, **_: Trigger(name, one, *cause),
        )
trigger(
    "(a|an|one|1)? of? {whose} {noun:kin} is attacked", lambda whose, noun: Trigger("attacked", of_player(noun, whose))
)
trigger(
    "you combo with (a|an | one|1 of your) {noun:kin} from (your|a|the) area:(hand|battle) area?",
    lambda noun, area: Trigger("comboed", Both(of_player(noun, YOU), Marked("combo from " + area))),
)
trigger("you combo with (a|an | one|1 of your) {noun:kin}", lambda noun: Trigger("comboed", of_player(noun, YOU)))
trigger(
    "(a|an|one)? of? {whose} {noun:kin} is used in a combo",
    lambda whose, noun: Trigger("comboed", of_player(noun, whose)),
)
trigger("this card deals damage (to your opponent)?", lambda: Trigger("inflict", SELF))
trigger("this card deals damage by attacking", lambda: Trigger("inflict", SELF, cause="rules"))
trigger("you deal damage to your opponent by attacking with this card", lambda: Trigger("inflict", SELF, cause="rules"))
trigger("you activate a|an? {keyword} skill?", lambda keyword: Trigger(f"use [{keyword}]", Yours()))
trigger("this card activates its? {keyword} skill?", lambda keyword: Trigger(f"use [{keyword}]", SELF))
trigger("your opponent activates a|an? {keyword} skill?", lambda keyword: Trigger(f"use [{keyword}]", Not(Yours())))
trigger("you activate this card's {keyword} skill?", lambda keyword: Trigger(f"use [{keyword}]", SELF))
trigger(
    "(one|a|an)? of? {whose} {noun:kin} activates a|an? {keyword} skill?",
    lambda whose, noun, keyword: Trigger(f"use [{keyword}]", of_player(noun, whose)),
)
trigger("you activate a|an {noun:kin}", lambda noun: activated(noun, YOU))
trigger("your opponent activates a|an {noun:kin}", lambda noun: activated(noun, OPPONENTS))
trigger("your opponent attacks", lambda: Trigger("attack", Not(Yours())))
trigger("your opponent combos with a|an {noun:kin}", lambda noun: Trigger("comboed", of_player(noun, OPPONENTS)))
for name, words in (("to-hand", "returned to {_:owners} hand"), ("to-warp", "sent to {_:owners} warp")):
    trigger(
        f"this card is {words} from (your|a|the) battle area {{cause}}?",
        lambda cause=("anyone", "any"), name=name: Trigger(name, SELF, *cause),
    )
trigger(
    "this card is sent to {_:owners} warp from your battle area or deck {cause}?",
    lambda cause=("anyone", "any"): Trigger("to-warp", SELF, cause[0], cause[1], ("battle", "deck")),
)
trigger("this card is sent from (your|a|the) battle area to {_:owners} warp", lambda: Trigger("to-warp", SELF))
trigger("your opponent combos", lambda: Trigger("comboed", Not(Yours())))
trigger(
    "this card is placed in {_:owners} drop area from (your|a|the) battle area {cause}?",
    lambda cause=("anyone", "any"): dropped(cause, "battle"),
)
trigger(
    "it is placed in {_:owners} drop area from (your|a|the) battle area {cause}?",
    lambda cause=("anyone", "any"): dropped(cause, "battle"),
)
trigger(
    "this card is placed in {_:owners} drop area from (your|a|the) {area} {cause}?",
    lambda area, cause=("anyone", "any"): dropped(cause, area) if area not in ("battle", "hand", "drop") else None,
)
trigger(
    "this card is sent to {_:owners} warp from your {area} {cause}?",
    lambda area, cause=("anyone", "any"): (
        Trigger("to-warp", SELF, cause[0], cause[1], (area,)) if area not in ("battle", "warp") else None
    ),
)
for words in ("placed in {_:owners} drop area from your hand", "discarded (from your hand)?"):
    trigger(f"this card is {words} {{cause}}?", lambda cause=("anyone", "any"): dropped(cause, "hand"))
trigger("you discard this card (from your hand)?", lambda: dropped(("you", "any"), "hand"))
phrase("lowered", "the power of {one} is decreased", lambda one: one)
phrase("lowered", "this card's power is decreased", lambda: SELF)
phrase("lowered", "your leader card's power is decreased", lambda: Both(Yours(), Is("leader")))
trigger("{lowered} {cause}?", lambda lowered, cause=("anyone", "any"): Trigger("lowered power", lowered, *cause))
trigger(
    "{lowered} by the skill of {one}",
    lambda lowered, one: Trigger("lowered power", lowered, cause="skill", when=Exists(Among("doer", one))),
)
trigger("you take damage", lambda: Trigger("damaged", Yours()))


def activated(noun: Noun, whose: Who) -> Trigger | None:
    """An Extra Card: others have skills that are activated."""
    return Trigger("use", of_player(noun, whose)) if {kind.type for kind in noun.kinds} == {"extra"} else None


def dropped(cause: tuple[By, Cause], area: str) -> Trigger:
    return Trigger("dropped", SELF, cause[0], cause[1], (area,))


# Moments
MOMENTS = {"turn": "turn", "main phase": "main"}
TURNS: dict[str, Condition | None] = {
    "your": Turn(),
    "your opponent's": Turn(OPPONENTS),
    "their": Turn(OPPONENTS),
    "the": None,
    "each": None,
    "each player's": None,
    "the opponent's": Turn(OPPONENTS),
}


def moment(edge: str, whose: str, name: str) -> tuple[Trigger, ...]:
    return (Trigger(f"{MOMENTS[name]}-{'ends' if edge == 'end' else 'begins'}", Anything(), when=TURNS[whose]),)


phrase(
    "triggers",
    "at the edge:(start|end) of whose:(your opponent's | the opponent's | your | their | the | each | each player's) name:(turn | main phase)",
    moment,
)
phrase(
    "triggers",
    "at the end of (a|the) battle (after | in which | where) (you combo with this card | this card is used in a combo) "
    "hand:(from your hand)?",
    lambda hand="": (
        marked("combo-ends", "combo from hand", ("drop",)) if hand else Trigger("combo-ends", SELF, where=("drop",)),
    ),
)
phrase("triggers", "when {trigger}", lambda trigger: (trigger,))
phrase(
    "triggers",
    "when this card is ko'd or is? removed from (your|a|the) battle area by by:(an opponent's | your opponent's | a) skill|skills",
    lambda by: otherwise_ko(removed(by)),
)
phrase("triggers", "when {trigger} (or | , or) (when|if)? {other:trigger}", lambda trigger, other: (trigger, other))
phrase("also", "attacks", lambda: Trigger("attack", SELF))
phrase(
    "also",
    "is removed from (your|a|the) battle area {cause}?",
    lambda cause=("anyone", "any"): Trigger("leave", SELF, *cause),
)
phrase("also", "is attacked", lambda: Trigger("attacked", SELF))
phrase("also", "is used in a combo", lambda: Trigger("comboed", SELF, where=COMBO))
phrase("also", "ko's (one of)? (your|an) opponent's battle card", lambda: Trigger("kos", SELF))
phrase(
    "also",
    "is placed in {_:owners} drop area from (your|a|the) battle area {cause}?",
    lambda cause=("anyone", "any"): dropped(cause, "battle"),
)
phrase(
    "triggers",
    "when {trigger} or {also}",
    lambda trigger, also: (
        (trigger, also) if SELF in parts(trigger.of) and (trigger.verb, also.verb) != ("ko", "leave") else None
    ),
)
trigger("it attacks", lambda: Trigger("attack", SELF))
trigger("combo with it", lambda: Trigger("comboed", SELF, where=COMBO))
phrase("triggers", "when {trigger} or is? ko'd", lambda trigger: otherwise_ko(trigger))
phrase("triggers", "when you verb:(attack|play) or combo with this card", lambda verb: both(verb))


def parts(test: Test) -> list[Test]:
    return unfold(Both, test)


def both(verb: str) -> tuple[Trigger, ...]:
    return Trigger("attack" if verb == "attack" else "played", SELF), Trigger("comboed", SELF, where=COMBO)


def otherwise_ko(first: Trigger) -> tuple[Trigger, ...] | None:
    """KO'd in any way that is not the first trigger already: in battle, or by a skill of one's own."""
    if (first.verb, first.cause) != ("leave", "skill"):
        return None
    found = (first, Trigger("ko", first.of, cause="rules"))
    return (*found, Trigger("ko", first.of, "you", "skill")) if first.by == "opponents" else found


def while_(triggers: tuple[Trigger, ...], met: Condition) -> tuple[Trigger, ...] | None:
    return None if any(one.when for one in triggers) else tuple(one._replace(when=met) for one in triggers)


phrase(
    "triggers",
    "at the end of (a|the) battle (after | in which) this card (attacks|attacked)",
    lambda: (Trigger("battle-ends", SELF),),
)
phrase("waits", "{triggers}", lambda triggers: triggers)
phrase("waits", "{triggers} during {turn}", lambda triggers, turn: while_(triggers, Turn(turn)))
phrase("waits", "during {turn} , {triggers}", lambda triggers, turn: while_(triggers, Turn(turn)))
phrase(
    "waits",
    "during a? battle|battles where|when this card is attacking , {triggers}",
    lambda triggers: while_(triggers, ATTACKING),
)
phrase("waits", "{triggers} ,? and (if|when)? {condition}", lambda triggers, condition: while_(triggers, condition))
