"""Clauses: what a sentence does, one thing after the other, before it is known what "it" means."""

from __future__ import annotations

from typing import Any, NamedTuple

from pioche.games.dbs.reading.nouns import cards
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.verbs import Under
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Among, Cards, Fixed, One, Turn, Who
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import Condition
from pioche.kernel.cards.verbs import Choose


class Chooses(NamedTuple):
    """Cards are chosen; what is done with them comes next."""

    pick: Pick


class Asks(NamedTuple):
    """If so, what follows; otherwise perhaps something else."""

    condition: Condition
    otherwise: tuple[Any, ...] = ()


class May(NamedTuple):
    clauses: tuple[Any, ...]


class Refusable(NamedTuple):
    """Your opponent may do something; otherwise something else is done."""

    clauses: tuple[Any, ...]
    otherwise: tuple[Any, ...]


class IfDone(NamedTuple):
    """If you do."""


class IfNot(NamedTuple):
    """If you do not."""


class Later(NamedTuple):
    """At a moment to come: what happens then, in whose turn, and until when it is waited for."""

    moment: tuple[str, Condition | None, str]
    clauses: tuple[Any, ...]


class Waits(NamedTuple):
    """Whenever something happens, until a moment."""

    heard: Any
    until: str
    clauses: tuple[Any, ...]


class Looks(NamedTuple):
    """Cards are looked at, or shown to all: so many from the top of the deck, or up to so many."""

    size: Fixed
    up_to: bool
    shown: bool
    bottom: bool = False
    among: Cards | None = None  # all cards of an area
    whose: One = "you"


class Only(NamedTuple):
    """A clause with its condition behind it."""

    condition: Condition
    clause: Any


class Others(NamedTuple):
    who: Who
    clauses: tuple[Any, ...]


class Activates(NamedTuple):
    pick: Pick


class Options(NamedTuple):
    options: tuple[Any, ...]


THEIR_HAND = Cards(("hand",), None, OPPONENTS)
Clauses = tuple[Any, ...]
Sentences = tuple[Clauses, ...]

phrase("join", ", (and then? | then)? ,? | and then? ,? | then ,?", lambda: True)
phrase("clause", "you? {do}", lambda do: do)
phrase("clause", "you? choose {pick}", lambda pick: Chooses(pick))
phrase("clause", "you? choose {pick:known-card}", lambda pick: Chooses(pick))
phrase("clause", "you? look at {top}", lambda top: Looks(top[0], top[1], False))
phrase("clause", "you? reveal {top}", lambda top: Looks(top[0], top[1], True))
phrase(
    "clause",
    "you? look at (the bottom card of | 1 card from the bottom of) your deck",
    lambda: Looks(Fixed(1), False, False, True),
)
phrase(
    "clause",
    "you? look at up to {number} card from the bottom of your deck",
    lambda number: Looks(Fixed(number), True, False, True),
)
phrase("clause", "you? choose the chosen card and {do}", lambda do: do)
phrase("hidden", "{whose} word:(hand|life|deck)", lambda whose, word: Cards((word,), None, whose))
phrase("clause", "you? look at {hidden}", lambda hidden: Looks(Fixed(0), False, False, among=hidden))
phrase("clause", "you? reveal {hidden}", lambda hidden: Looks(Fixed(0), False, True, among=hidden))
phrase("clause", "your opponent reveals their hand", lambda: Looks(Fixed(0), False, True, among=THEIR_HAND))
for words in ("the top card", "{n} card from the top"):
    for verb, shown in (("look at", False), ("reveal", True)):
        phrase(
            "clause",
            f"you? {verb} {words} of your opponent's deck",
            lambda n=1, shown=shown: Looks(Fixed(n), False, shown, whose="opponents"),
        )
        if shown:
            phrase(
                "clause",
                f"your opponent reveals {words} of their deck",
                lambda n=1: Looks(Fixed(n), False, True, whose="opponents"),
            )
for words, up_to in (("up to {n} card from the top", True), ("up to the top {n} card", True)):
    phrase(
        "clause",
        f"you? look at {words} of your opponent's deck",
        lambda n, up_to=up_to: Looks(Fixed(n), up_to, False, whose="opponents"),
    )
phrase("clause", "you? activate {pick}", lambda pick: Activates(pick))
phrase("third", "{does}", lambda does: does)
phrase("third", "chooses {pick}", lambda pick: Chooses(pick))
phrase(
    "others",
    "your opponent then? {third} ({_:join} {more:third})*",
    lambda third, more=(): Others(OPPONENTS, (third, *more)),
)
phrase("others", "each player {third} ({_:join} {more:third})*", lambda third, more=(): Others(ANYONE, (third, *more)))
phrase(
    "others", "each player {clause} ({_:join} {more:clause})*", lambda clause, more=(): Others(ANYONE, (clause, *more))
)
phrase("others", "each player may {do}", lambda do: Others(ANYONE, (May((do,)),)))
phrase(
    "others",
    "you and your opponent may:(may)? {do}",
    lambda do, may="": Others(ANYONE, (May((do,)),) if may else (do,)),
)
phrase(
    "others",
    "your opponent must {clause} ({_:join} {more:clause})*",
    lambda clause, more=(): Others(OPPONENTS, (clause, *more)),
)
phrase("others", "they {clause} ({_:join} {more:clause})*", lambda clause, more=(): Others(OPPONENTS, (clause, *more)))
phrase("clauses", "{clause}", lambda clause: (clause,))
phrase("clauses", "{others}", lambda others: (others,))
phrase("clauses", "{clause} {_:join} {clauses}", lambda clause, clauses: (clause, *clauses))
phrase("clauses", "{others} {_:join} {clauses}", lambda others, clauses: (others, *clauses))
phrase("clauses", "if {conditions} , {clauses}", lambda conditions, clauses: (Asks(conditions), *clauses))
phrase(
    "clauses",
    "if {conditions} , {clauses} (,|.|;) otherwise ,? {other:clauses}",
    lambda conditions, clauses, other: (Asks(conditions, other), *clauses),
)
phrase("clauses", "{clause} if {conditions}", lambda clause, conditions: (Only(conditions, clause),))
phrase("clauses", "you may {clauses}", lambda clauses: (May(clauses),))
phrase(
    "clauses",
    "your opponent may {clause} ({_:join} {more:clause})* . if they (do not | didn't | don't) , {clauses}",
    lambda clause, clauses, more=(): (Refusable((clause, *more), clauses),),
)
phrase(
    "clauses",
    "if you (do not | did not (draw a card (with|using|by) this skill)?) , {clauses}",
    lambda clauses: (IfNot(), *clauses),
)
phrase(
    "clauses",
    "choose 1 of your {noun:kin} and 1 of {whose} {other:kin} (. | , then) "
    "place the chosen opponent? battle card under the chosen {name} card?",
    lambda noun, whose, other, name: tucked_under(cards(noun, YOU), cards(other, whose), name),
)
phrase(
    "clauses",
    "if you do , {clauses} (; {more:clauses})*",
    lambda clauses, more=(): (IfDone(), *clauses, *sum(more, ())),
)
phrase("clauses", "{clause} {later}", lambda clause, later: (Later(later, (clause,)),))
phrase("clauses", "{later} ,? {clauses}", lambda later, clauses: (Later(later, clauses),))
for words, moment in {
    "at the end of (the|that|this) turn": ("turn-ends", None, "turn"),
    "at the end of (the|that|this) battle": ("battle-ends", None, "battle"),
    "at the end of your opponent's next turn": ("turn-ends", Turn(OPPONENTS), "opponents-next-turn"),
    "at the end of your next turn": ("turn-ends", Turn(), "your-next-turn"),
    "at the start of your next turn": ("turn-begins", Turn(), "your-next-turn"),
    "at the start of your next main phase": ("main-begins", Turn(), "your-next-turn"),
    "at the start of your opponent's next main phase": ("main-begins", Turn(OPPONENTS), "opponents-next-turn"),
}.items():
    phrase("later", words, lambda moment=moment: moment)
phrase(
    "sentences",
    "{clauses} ((.|;) ((then|afterwards) ,?)? {more:clauses})* .?",
    lambda clauses, more=(): (clauses, *more),
)
phrase(
    "clauses",
    "{until} , when {trigger} , {clauses}",
    lambda until, trigger, clauses: None if until.startswith("during-") else (Waits(trigger, until, clauses),),
)
phrase(
    "clauses",
    "choose {pick} and {do} , or choose {other:pick} and {second:do}",
    lambda pick, do, other, second: (Options((((Chooses(pick), do),), ((Chooses(other), second),))),),
)
phrase("option", "・ {sentences}", lambda sentences: sentences)
phrase(
    "clauses",
    "choose one|1 (of the following)? (-|:)* {option} {more:option}*",
    lambda option, more=(): (Options((option, *more)),),
)


def tucked_under(top: Noun | None, card: Noun | None, name: str) -> tuple[Any, ...] | None:
    """One card is chosen, then another one that goes under it."""
    if not top or not card or top.kinds[0].names != (name,) or {kind.type for kind in card.kinds} != {"battle"}:
        return None
    under = Under(Pick(card.selector(), Fixed(1)), Among("it"))
    return (Seq((Choose(Pick(top.selector(), Fixed(1))), under)),)
