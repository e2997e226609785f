"""Verbs: each entry says how it is written, what it does to cards, and so what is forbidden, replaced or waited for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.control import TakeControl
from pioche.games.dbs.effects import (
    AnotherTurn,
    Chosen,
    Draw,
    Flip,
    Inflict,
    Mill,
    Reveal,
    Shuffle,
    ShuffleSearched,
    TopOf,
    UpTo,
    Win,
)
from pioche.games.dbs.gather import Summing
from pioche.games.dbs.keywords import BecomeGuard, SameName
from pioche.games.dbs.negate import NegateAttack, NegateBlocker, NegateCounter, NegatePlay, PlayedAs
from pioche.games.dbs.play import ActivateIt
from pioche.games.dbs.reading.nouns import PRONOUN
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.terms import Beyond
from pioche.games.dbs.verbs import (
    Combo,
    Drop,
    Ko,
    Markers,
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
from pioche.games.dbs.wording.nouns import IN_PLAY, MODES, Noun
from pioche.kernel.cards.effect import Each, OneOf, Seq
from pioche.kernel.cards.query import (
    ACTOR,
    OPPONENTS,
    YOU,
    Among,
    Both,
    Cards,
    Count,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Selector,
    Who,
    Yours,
)
from pioche.kernel.cards.rule import Forbid, Number, Rule, Silence
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


phrase("onto", "this card", Myself)
phrase("onto", "it | (that | the chosen) card", lambda: PRONOUN.among)
phrase("onto", "your {name} card?", lambda name: Cards(IN_PLAY, Is(name)))
phrase("onto", "{whose} leader card", lambda whose: Cards(("leader",), None, whose))
ORDER = "(in any order)?"
HERE = "(in (your|its owner's|their owners'|the) battle area)"
VERBS = (
    Verb("play or add to your hand", "", "", "",
         lambda what: OneOf((Play(what), ToHand(what))) if isinstance(what, Pick) else None),
    Verb("return", "returns", "",
         "to {_:owners} deck (, then | , and then | then | , and | and) "
         "(shuffle (it | your deck | the deck) | your opponent shuffles (their|that) deck)", shuffled),
    Verb("ko", "ko's", "ko'd", "", Ko, "ko"),
    Verb("switch", "switches", "switched", "(to|in) active mode?", moded(Stand), "stand"),
    Verb("switch", "switches", "switched", "(to|in) rest mode?", moded(Rest), "rest"),
    Verb("place|put", "places|puts", "placed|put", "(in|into|to) {_:owners} drop area", Drop, "drop"),
    Verb("discard", "discards", "discarded", "", Drop, "drop"),
    Verb("return", "returns", "returned", "to {_:owners} hand", ToHand, "to-hand"),
    Verb("add", "adds", "added", "to {_:owners} hand", ToHand, "to-hand"),
    Verb("send", "sends", "sent", "to {_:owners} warp", ToWarp, "to-warp"),
    Verb("place", "places", "placed", "in {_:owners} warp", ToWarp, "to-warp"),
    Verb("remove", "removes", "removed", "from the game", Remove, "remove"),
    Verb("place|return", "places|returns", "placed", f"(at|on|to) the bottom of {{_:owners}} deck {ORDER}",
         lambda what: ToDeck(what, "bottom"), "to-deck"),
    Verb("place|return", "places|returns", "placed", f"(at|on|to) the? top of {{_:owners}} deck {ORDER}",
         lambda what: ToDeck(what, "top"), "to-deck"),
    Verb("place|return", "places|returns", "", f"(at|on|to) the top or (at the)? bottom of {{_:owners}} deck {ORDER}",
         lambda what: OneOf((ToDeck(what, "top"), ToDeck(what, "bottom")))),
    Verb("shuffle", "shuffles", "shuffled", "into {_:owners} deck", shuffled, "to-deck"),
    Verb("play", "plays", "played", f"{HERE}? rested:(in rest mode)? {HERE}?", lambda what, rested="": Play(what, rested=bool(rested)), "play"),
    Verb("play|place", "plays|places", "played", "on top of {onto} active:(in active mode)?",
         lambda what, onto, active="": Play(what, onto=onto, active=bool(active))),
    Verb("add|place", "adds|places", "placed", "(to|in) {_:owners} energy area? rested:(in rest mode)?",
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


def action(you: str, they: str, rest: str, make: Callable[..., Effect | None]) -> None:
    """What is done without choosing cards."""
    phrase("do", f"{you} {rest}", make)
    if they:
        phrase("does", f"{they} {rest}", make)


SUM = {"energy cost": "cost", "energy costs": "cost", "power": "power"}


def summing(cards: Noun, key: str, number: int, most: str = "") -> Effect | None:
    """Any number of cards of which a number adds up to a total."""
    return Summing(cards.selector(), SUM[key], Fixed(number), exact=not most) if cards.zones else None


SUMS = (
    "(of|for) which the total key:(energy cost | power) adds up to {number} most:(or less)?",
    "that add up to a total key:(energy cost | power) (of|to) {number} most:(or less)?",
    "with total key:(energy costs | power) adding up to {number} most:(or less)?",
)
for words in SUMS:
    action("choose", "chooses", f"any number of {{cards}} {words}", summing)


def until_left(make: Callable[..., Effect], zone: str, whose: Who, number: int) -> Effect:
    """So many that a number of them is left."""
    among = Cards((zone,), None, whose)
    return make(Pick(among, Beyond(Count(among), Fixed(number))))


LEFT = "until (you|they) have {{number}} (life|card) (left | in (your|their)? {zone})?"
for owner, whose in (("your", YOU), ("their", ACTOR)):
    for zone in ("life", "hand"):
        cards_ = f"card (in|from) {owner} {zone}"
        for make, says, to in (
            (ToHand, "add", "to {_:owners} hand"),
            (Drop, "place", "in {_:owners} drop area"),
            (Drop, "discard", ""),
            (ToWarp, "send", "to {_:owners} warp"),
            (shuffled, "shuffle", "into {_:owners} deck"),
        ):
            for name, s in (("do", ""), ("does", "s")):
                for words in (f"{says}{s} {cards_} {to}", f"choose{s} {cards_} and {says}{s} them {to}"):
                    phrase(
                        name,
                        f"{words} {LEFT.format(zone=zone)}",
                        lambda number, make=make, zone=zone, whose=whose: until_left(make, zone, whose, number),
                    )


def fixed(n: int, up_to: str = "") -> tuple[Fixed, bool]:
    return Fixed(n), bool(up_to)


phrase("amount", "up_to:(up to)? {n}", fixed)
phrase("top", "{amount} card (from|on) the top of (your|their) deck", lambda amount: amount)
phrase(
    "top",
    "up_to:(up to)? the top {number} card (of|from) (your|their) deck",
    lambda number, up_to="": fixed(number, up_to),
)
phrase("top", "the top card (of|from) (your|their) deck", lambda: fixed(1))


def mill(top: tuple[Fixed, bool]) -> Effect:
    size, up_to = top
    return UpTo(size, Mill(Chosen())) if up_to else Mill(size)


phrase(
    "do",
    "add {change} to this card's combo power? {until}",
    lambda change, until: Until((Number(("combo_power",), Fixed(change), IsBound("it")),), This(), until),
)
action("draw", "draws", "{amount} card", lambda amount: Draw(*amount))
action("shuffle", "shuffles", "(your|their) deck (afterwards | if you looked through it)?", lambda: Shuffle())
action("shuffle", "shuffles", "(any | all) area you looked through", ShuffleSearched)
action(
    "draw",
    "draws",
    "card until (you|they) have {number} card in (your|their)? hand",
    lambda number: Draw(Beyond(Fixed(number), Count(Cards(("hand",))))),
)
action("flip", "", "this card over", Flip)
action("negate", "negates", "the attack", NegateAttack)
action("negate", "", "(that|the) [blocker]", NegateBlocker)
action("negate", "", "the attack and this skill {until}", lambda until: Seq((NegateAttack(), this_negated(until))))
action("deal", "deals", "{number} damage to your opponent", lambda number: Inflict(Fixed(number)))
action("place", "places", "{top} (in|into) {_:owners} drop area", mill)
action(
    "add|place",
    "adds|places",
    "{top} (to|in) {_:owners} energy rested:(in rest mode)?",
    lambda top, rested="": None if top[1] else ToEnergy(Every(TopOf(top[0])), bool(rested)),
)
action(
    "add|place",
    "adds|places",
    "{n} card to {_:owners} energy from the top of (your|their) deck rested:(in rest mode)?",
    lambda n, rested="": ToEnergy(Every(TopOf(Fixed(n))), bool(rested)),
)
phrase(
    "theirs-top",
    "{n} card (from|on) the top of (your|an) opponent's deck",
    lambda n: Fixed(n),
)
phrase("theirs-top", "the top {number} card of (your|an) opponent's deck", lambda number: Fixed(number))
phrase("theirs-top", "the top card of (your|an) opponent's deck", lambda: Fixed(1))
phrase("do", "place {top:theirs-top} (in|into) {_:owners} drop area", lambda top: Each(OPPONENTS, Mill(top)))
action("place", "places", "{top} under {onto}", lambda top, onto: tucked(top, onto))
action(
    "take",
    "takes",
    "{top} and add them to {_:owners} energy",
    lambda top: None if top[1] else ToEnergy(Every(TopOf(top[0]))),
)
action("draw", "draws", "that many card", lambda: Draw(Count(Among("it"))))
action("take", "takes", "another turn after this one", AnotherTurn)


def tucked(top: tuple[Fixed, bool], onto: Selector) -> Effect:
    """Cards from the top of the deck go under a card."""
    size, up_to = top
    return UpTo(size, Under(Every(TopOf(Chosen())), onto)) if up_to else Under(Every(TopOf(size)), onto)


action("remove", "removes", "{n} marker from {what}", lambda n, what: Markers(-n, what))
action("add", "adds", "{n} marker to {what}", lambda n, what: Markers(n, what))
action(
    "negate",
    "negates",
    "the skills of {what} {until}",
    lambda what, until: Until((Silence(IsBound("it")),), what, until),
)
action("negate", "negates", "that card's skills? {until}", lambda until: silenced(until))
action("negate", "negates", "its|their skills? {until}", lambda until: silenced(until))


def this_negated(until: str) -> Effect:
    return Until((Silence(IsSource(), "", True),), This(), until)


action("negate", "", "this skill {until}", this_negated)


def lasting_rules(rules: tuple[Rule, ...], what: Selection, until: str) -> Effect:
    """Rules in force until a moment, or in a player's next turn only."""
    if until.startswith("during-"):
        return during_next_turn(OPPONENTS if "opponents" in until else YOU, *rules, what=what)
    return Until(rules, what, until)


def silenced(until: str) -> Effect:
    return lasting_rules((Silence(IsBound("it")),), PRONOUN, until)


def forbidden(*rules: Forbid, until: str) -> Effect:
    return lasting_rules(rules, LEADER, until)


def by_name(action: str, name: str) -> Forbid:
    return Forbid(action, Both(Is(name), Yours()))


phrase("do", "you can't play {name} {until}", lambda name, until: forbidden(by_name("play", name), until=until))
phrase(
    "do",
    "you can't activate {name} {until}",
    lambda name, until: forbidden(by_name("use", name), by_name("counter", name), until=until),
)
phrase(
    "do",
    "you can't play copies of this card {until}",
    lambda until: forbidden(Forbid("play", Both(SameName(), Yours())), until=until),
)

NEGATED = (Silence(IsBound("it")),)
phrase(
    "do",
    "play {what} with (its|their) skills negated {until}",
    lambda what, until: Play(what, rules=NEGATED, ends=until),
)
phrase(
    "do",
    "play {what} in rest mode with (its|their) skills negated {until}",
    lambda what, until: Play(what, rested=True, rules=NEGATED, ends=until),
)

phrase(
    "do",
    "evolve {onto} into {what} active:(in active mode)?",
    lambda onto, what, active="": Play(what, onto=onto, active=bool(active), via="evolve"),
)
phrase(
    "do",
    "evolve into {what:it} by placing it on top of this card active:(in active mode)?",
    lambda what, active="": Play(what, onto=Myself(), active=bool(active), via="evolve"),
)

# A card that is being played.
phrase("played", "the battle? card (being played | your opponent plays | played) | it", lambda: True)
phrase(
    "do",
    "{_:played} is played in rest mode with its skills negated {until}",
    lambda until: PlayedAs(Play(This(), rested=True, rules=NEGATED, ends=until)),
)
phrase("do", "{_:played} is played in rest mode", lambda: PlayedAs(Play(This(), rested=True)))
phrase(
    "do",
    "{_:played} is played with its skills negated {until}",
    lambda until: PlayedAs(Play(This(), rules=NEGATED, ends=until)),
)
phrase(
    "do", "{_:played} has its skills? negated {until}", lambda until: PlayedAs(Play(This(), rules=NEGATED, ends=until))
)
phrase("do", "negate the [counter] skill?", NegateCounter)
phrase("do", "activate (it | that card | its [activate: main] skill)", ActivateIt)
phrase("do", "change the target of the attack to it", lambda: BecomeGuard(Among("it")))
phrase("do", "change the target of the attack to this card", lambda: BecomeGuard(Among("it")))
phrase("do", "you win (the|this) game", Win)
phrase(
    "do",
    "(send the card being played to {_:owners} warp | {_:played} is sent to {_:owners} warp instead of being played)",
    lambda: NegatePlay("warp"),
)
PLAYED = "(it | the card being played | the battle card)"
phrase("do", "return the card being played to {_:owners} hand", lambda: NegatePlay("hand"))
phrase("do", "place the card being played in {_:owners} drop area", lambda: NegatePlay("drop"))
phrase("do", "place the card being played at the bottom of {_:owners} deck", lambda: NegatePlay("deck"))
phrase("do", f"{PLAYED} is returned to {{_:owners}} hand instead of being played", lambda: NegatePlay("hand"))
phrase("do", f"{PLAYED} is placed in {{_:owners}} drop area instead of being played", lambda: NegatePlay("drop"))
phrase(
    "do", f"{PLAYED} is placed at the bottom of {{_:owners}} deck instead of being played", lambda: NegatePlay("deck")
)
