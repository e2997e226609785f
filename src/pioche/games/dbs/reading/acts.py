"""Acts: what is done beside the verbs of cards, as drawing and negating, and what is said of a card being played."""

from __future__ import annotations

import re
from collections.abc import Callable

from pioche.games.dbs.effects import (
    AnotherTurn,
    Chosen,
    Create,
    Draw,
    Flip,
    Inflict,
    Mill,
    Shuffle,
    ShuffleSearched,
    TopOf,
    UpTo,
)
from pioche.games.dbs.gather import Differing, Summing
from pioche.games.dbs.keywords import SameName
from pioche.games.dbs.negate import NegateAttack, NegateBlocker
from pioche.games.dbs.reading.gains import lasting
from pioche.games.dbs.reading.nouns import cards as cards_of
from pioche.games.dbs.reading.nouns import noun as noun_with
from pioche.games.dbs.reading.picks import IT, PRONOUN
from pioche.games.dbs.reading.verbs import LEADER, VERBS, lasting_rules, shuffled
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.terms import Beneath, Beyond
from pioche.games.dbs.verbs import (
    Drop,
    Markers,
    Play,
    ToEnergy,
    ToHand,
    ToWarp,
    Under,
)
from pioche.games.dbs.wording.nouns import IN_PLAY, Noun
from pioche.kernel.cards.effect import Each, Seq
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
from pioche.kernel.cards.rule import Forbid, Number, Silence
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until


def action(you: str, they: str, rest: str, make: Callable[..., Effect | None]) -> None:
    """What is done without choosing cards."""
    phrase("do", f"{you} {rest}", make)
    if they:
        phrase("does", f"{they} {rest}", make)


SUM = {"energy cost": "cost", "energy costs": "cost", "power": "power"}


def summing(cards: Noun, key: str, number: int, most: str = "") -> Effect | None:
    """Any number of cards of which a number adds up to a total."""
    return Summing(cards.selector(), SUM[key], Fixed(number), exact=not most) if cards.zones else None


def differing(n: int, noun: Noun | None, whose: Who | None = None, up_to: str = "") -> Effect | None:
    """So many cards of which no two share a name."""
    found = cards_of(noun, whose)
    return Differing(found.selector(), Fixed(n), bool(up_to)) if found and found.zones and n > 1 else None


DIFFERENT = "with different card? names"
phrase(
    "differing",
    f"up_to:(up to)? {{n}} (of {{whose}})? {{sorts}} {{behind}}* {DIFFERENT} and energy costs of {{bounds}} {{more:behind}}*",
    lambda n, sorts, bounds, behind=(), more=(), whose=None, up_to="": differing(
        n, noun_with(sorts, (*behind, (("cost", bounds),), *more)), whose, up_to
    ),
)
phrase(
    "differing",
    f"up_to:(up to)? {{n}} (of {{whose}})? {{sorts}} {{behind}}* {DIFFERENT} {{more:behind}}*",
    lambda n, sorts, behind=(), more=(), whose=None, up_to="": differing(
        n, noun_with(sorts, (*behind, *more)), whose, up_to
    ),
)
action("choose", "chooses", "{differing}", lambda differing: differing)
for verb in VERBS:
    if verb.they:
        phrase(
            "do",
            f"{verb.you} {{differing}} {verb.rest}",
            lambda differing, make=verb.make, **said: Seq((differing, made)) if (made := make(IT, **said)) else None,
        )


SUMS = (
    "(of|for) which the total key:(energy cost | power) adds up to {number} most:(or less)?",
    "that add up to a total key:(energy cost | power) (of|to) {number} most:(or less)?",
    "with total key:(energy costs | power) adding up to {number} most:(or less)?",
    "whose total key:(energy cost | energy costs | power) add|adds up to {number} most:(or less)?",
)
for words in SUMS:
    action("choose", "chooses", f"any number of {{cards}} {words}", summing)


def until_left(make: Callable[..., Effect], zone: str, whose: Who, number: int) -> Effect:
    """So many that a number of them is left."""
    among = Cards((zone,), None, whose)
    return make(Pick(among, Beyond(Count(among), Fixed(number))))


LEFT = "until (you|they) have {{number}} (life|card) (left | in (your|their)? {zone})?"
for owner, whose in (("your", YOU), ("their", ACTOR)):
    phrase(
        "do",
        f"choose card (from|in) {owner} hand until there are only? {{number}} (remaining|left) ,? and place the chosen card in "
        "{_:owners} drop area",
        lambda number, whose=whose: until_left(Drop, "hand", whose, number),
    )
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
action("draw", "draws", "{n} more card", lambda n: Draw(Fixed(n)))
action("shuffle", "shuffles", "(your|their) deck (afterwards | if you looked through it)?", lambda: Shuffle())
action("shuffle", "shuffles", "(any | all) area you looked through", ShuffleSearched)
action(
    "draw",
    "draws",
    "card until (you|they) have {number} card in (your|their)? hand",
    lambda number: Draw(Beyond(Fixed(number), Count(Cards(("hand",))))),
)
action("shuffle", "shuffles", "(your|their) life", lambda: Shuffle(ACTOR, "life"))
action("flip", "", "this card over", Flip)
action("negate", "negates", "the attack", NegateAttack)
action("negate", "", "(that|the) [blocker]", NegateBlocker)
action("negate", "", "the attack and this skill {until}", lambda until: Seq((NegateAttack(), this_negated(until))))
action(
    "deal",
    "deals",
    "{number} damage to (your opponent | them | (your|the) opponent's life)",
    lambda number: Inflict(Fixed(number)),
)
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
phrase("do", "place this card in {_:owners} drop area from your battle area", lambda: Drop(This()))
action("place", "places", "{top} under {onto}", lambda top, onto: tucked(top, onto))
action(
    "take",
    "takes",
    "{top} and add them to {_:owners} energy",
    lambda top: None if top[1] else ToEnergy(Every(TopOf(top[0]))),
)
action("draw", "draws", "that many card", lambda: Draw(Count(Among("it"))))
action("take", "takes", "another turn after this one", AnotherTurn)


phrase(
    "do",
    "place card from the top of your deck under your {name} until there are {number} card under {other:name}",
    lambda name, number, other: filled(Cards(IN_PLAY, Is(name)), number) if name == other else None,
)


def filled(top: Selector, number: int) -> Effect:
    """Cards from the top of the deck go under a card until there are so many."""
    return Under(Every(TopOf(Beyond(Fixed(number), Count(Beneath(top))))), top)


phrase(
    "combos", ",? {cost:number} combo cost|costs ,? and? {power:number} combo power", lambda cost, power: (cost, power)
)
phrase(
    "do",
    "play {n} {name} token with {number} power {combos}? rested:(in rest mode)?",
    lambda n, name, number, combos=None, rested="": created(name[1:-1], number, combos, n, bool(rested)),
)


def created(name: str, power: int, combo: tuple[int, int] | None, n: int, rested: bool) -> Effect:
    """Tokens of which the text says what they are; those that it describes alike are alike."""
    facts = [name.replace("'", ""), str(power), *(str(part) for part in combo or ())]
    slug = "-".join(("token", *re.findall("[a-z0-9]+", " ".join(facts).lower())))
    return Create(slug, rested, Fixed(n), name, power, combo)


def tucked(top: tuple[Fixed, bool], onto: Selector) -> Effect:
    """Cards from the top of the deck go under a card."""
    size, up_to = top
    return UpTo(size, Under(Every(TopOf(Chosen())), onto)) if up_to else Under(Every(TopOf(size)), onto)


action("remove", "removes", "{n} marker from {what}", lambda n, what: Markers(-n, what))
action("add", "adds", "{n} marker to {what}", lambda n, what: Markers(n, what))
action(
    "negate",
    "negates",
    "(all (of the | the)? | the) skills of {what} {until}",
    lambda what, until: Until((Silence(IsBound("it")),), what, until),
)
action("negate", "negates", "that card's skills? {until}", lambda until: silenced(until))
phrase("do", "(its|their skills | the skills of {it}) are negated {until}", lambda until, it=None: silenced(until))
phrase("do", "its skill is negated {until}", lambda until: silenced(until))
phrase("do", "{until} their skills are negated", lambda until: silenced(until))
phrase(
    "do",
    "{until} ,? their skills are negated ,? and they can't be placed in a combo area (from your opponent's battle area)?",
    lambda until: Seq((silenced(until), lasting_rules((Forbid("combo", IsBound("it")),), PRONOUN, until))),
)
phrase("do", "after your current turn ends , take another turn", AnotherTurn)
action("negate", "negates", "(all of? (its|their) | its|their) skills? {until}", lambda until: silenced(until))


def this_negated(until: str) -> Effect:
    return Until((Silence(IsSource(), "", True),), This(), until)


action("negate", "", "this skill {until}", this_negated)
phrase("do", "this skill is negated {until}", this_negated)
phrase(
    "do",
    "{subject} {predicates} {_:and} this skill is negated {until}",
    lambda subject, predicates, until: (
        Seq((made, this_negated(until))) if (made := lasting(subject, predicates, until)) else None
    ),
)


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

phrase("do", "play {what} with {n} marker (on it)?", lambda what, n: Play(what, markers=n))
