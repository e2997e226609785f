"""Conditions about what was just done and the cards of it: "if you did", "if you played a card", "if it is red"."""

from __future__ import annotations

from pioche.games.dbs.effects import Inflict
from pioche.games.dbs.reading.clauses import Asks
from pioche.games.dbs.reading.conditions import it_is, rule
from pioche.games.dbs.reading.permanents import of_this
from pioche.games.dbs.reading.picks import DEED
from pioche.games.dbs.reading.steps import of_it
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.nouns import Bounds, Noun
from pioche.kernel.cards.query import Among, Between, Exists, Fixed, Lies, Not, Unless
from pioche.kernel.cards.value import Condition


def deed(noun: Noun, bounds: Bounds = (1, None)) -> Condition | None:
    """That something was just done with so many cards."""
    least, most = bounds
    return Exists(Among(DEED, noun.test()), least) if least and most in (None, least) else None


def among_them(noun: Noun) -> Condition | None:
    """One of the cards that a text has just spoken of is of a kind."""
    return Exists(Among("it", test)) if (test := it_is(noun)) else None


rule("that card was your own {noun:kin}", lambda noun: Exists(Among("it", noun.members())))
rule(
    "you use this skill to (play|ko|add|place|send|return) a|an {noun:kin}",
    lambda noun: deed(noun),
)
rule(
    "this skill is used to (play|ko|add|place|send|return) a|an {noun:kin}",
    lambda noun: deed(noun),
)
rule("you did", lambda: deed(Noun()))
rule("you ko'd it", lambda: Exists(Among("it")))
BY_THIS = "((using|with|by) this skill)?"
DONE = "(added|add|placed|place|played|sent|switched|returned|discarded|revealed|ko'd)"
THERE = "((to|in|into) {_:owners} (hand | drop area | warp | energy | deck) | to (rest|active) mode)?"
rule(f"you {DONE} {{bounds}} {{noun:kin}} {THERE} {BY_THIS}", lambda noun, bounds: deed(noun, bounds))
rule(f"you {DONE} a|an {{noun:kin}} {THERE} {BY_THIS}", lambda noun: deed(noun))
rule("you did with {bounds} card", lambda bounds: deed(Noun(), bounds))
rule(
    f"the card your opponent (sent|placed|discarded) {THERE} {BY_THIS} is|was {{kind}}",
    lambda kind: deed(kind) if kind.test() else None,
)
rule(
    "there is|was|are|were {bounds} {noun:kin} among them",
    lambda bounds, noun: Exists(Among("it", noun.test())) if bounds == (1, None) else None,
)
rule("there is|was a|an {noun:kin} among them", lambda noun: Exists(Among("it", noun.test())))
rule("you place a|an {noun:kin} in {_:owners} drop area with this skill", lambda noun: Exists(Among("it", noun.test())))
rule(
    "the card you placed in {_:owners} drop area with this skill is|was {kind}",
    lambda kind: Exists(Among("it", kind.test())),
)
rule("(either | any | 1 or more | at least 1) of them is|are {kind}", lambda kind: among_them(kind))
rule("its energy cost is {bounds}", lambda bounds: Exists(Among("it", Between("cost", *bounds))))
rule("its power is {bounds}", lambda bounds: Exists(Among("it", Between("power", *bounds))))
rule("(it | that card) has {bounds} power", lambda bounds: Exists(Among("it", Between("power", *bounds))))
rule("(it | that card) has {number} power or less", lambda number: Exists(Among("it", Between("power", None, number))))
rule("(it | that card | the chosen card) is in {mode} mode", lambda mode: Exists(Among("it", Lies(mode))))
rule(
    "(it | that card | the chosen card | the revealed card | the card revealed) is|was {kind}",
    lambda kind: Exists(Among("it", test)) if (test := it_is(kind)) else None,
)
rule(
    "all (of the)? (card placed in {_:owners} drop area (with this skill)? | of them) are {kind}",
    lambda kind: Unless(Exists(Among("it", Not(test)))) if (test := it_is(kind)) else None,
)
rule(
    "you chose to (add|place|send|discard|choose|ko|play|return) 1 or more card ((to|in) your (hand | drop area | warp))?",
    lambda: deed(Noun()),
)

phrase(
    "clauses",
    "if {conditions} , it deals {number} damage to your opponent",
    lambda conditions, number: (Asks(conditions), Inflict(Fixed(number))) if of_this(conditions) else None,
)
phrase(
    "clauses",
    "if {conditions} , {clauses} . if (not | it is not) , {other:clauses}",
    lambda conditions, clauses, other: (Asks(conditions, other), *clauses) if of_it(conditions) else None,
)
