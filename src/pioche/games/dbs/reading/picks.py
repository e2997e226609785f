"""Selections: so many cards, all of them, this one, "it": what verbs act on."""

from __future__ import annotations

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import LEADER
from pioche.games.dbs.choices import SomeOf
from pioche.games.dbs.reading.nouns import cards, energy, noun
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.terms import Groups
from pioche.games.dbs.wording.nouns import Kind, Noun
from pioche.kernel.cards.query import OPPONENTS, YOU, Among, Cards, Count, Fixed, IsSource, Who
from pioche.kernel.cards.select import Every, Pick, Selection, This

UNPLACED = "unplaced"
FIRST = Every(Among("first"))  # the card of what was done: "if you do, it …"
DEED = "deed"  # the cards of what was just done: "if you played a card"
IT = Every(Among("it"))
PRONOUN = Every(Among("pronoun"))  # "it", "them", "that card": what these mean is found out when the whole text is read
THAT = Every(Among("that"))  # what the trigger was about
REST_OF = Every(Among("looked"))  # the cards looked at that are still where they were


def pick(cards: Noun, n: int | None, up_to: bool = False, regardless: bool = False) -> Pick | None:
    if not there(cards):
        return None
    among = cards.selector()
    return Pick(among, Count(among) if n is None else Fixed(n), up_to=up_to, regardless=regardless)


def some_of(cards: Noun, least: int, most: int, regardless: bool) -> Pick | None:
    """One or two cards."""
    found = pick(cards, most, True, regardless)
    if not found or most != least + 1:
        return None
    return SomeOf(found.among, found.size, up_to=True, regardless=regardless, least=least)


def every(cards: Noun) -> Every | None:
    return Every(cards.selector()) if there(cards) else None


def there(cards: Noun) -> bool:
    """Whether a text says where the cards are."""
    return bool(cards.zones or cards.bound or cards.beneath)


def alternatives(
    one: Noun, other: Noun, up_to: bool, owner: Who | None = None, owners: Who | None = None, n: int = 1
) -> Pick | None:
    """Cards of one group or of another; where they are may be told once, behind both."""
    if not there(one) and owner is None and there(other):
        one = one._replace(zones=other.zones, whose=other.whose, bound=other.bound, beneath=other.beneath)
    first, second = cards(one, owner), cards(other, owners)
    if not first or not second or not there(first) or not there(second):
        return None
    return Pick(Groups((first.selector(), second.selector())), Fixed(n), up_to=up_to)


def or_energy(
    n: int, noun: Noun, whose: Who, up_to: bool, mode: int | None = None, regardless: bool = False
) -> Pick | None:
    found = cards(noun._replace(mode=mode), whose)
    if not found or not there(found):
        return None
    both = Groups((found.selector(), Noun(zones=("energy",), whose=whose, mode=mode).selector()))
    return Pick(both, Fixed(n), up_to=up_to, regardless=regardless)


def all_and_energy(noun: Noun, whose: Who, mode: int | None, regardless: bool) -> Pick | None:
    """All cards of a kind, and all energy; a mode that is told behind both is told of both."""
    found = cards(noun._replace(mode=mode) if mode is not None else noun, whose)
    return all_groups((found, Noun(zones=("energy",), whose=whose, mode=mode)), regardless)


def sorts_of(whose: Who, first: Noun | None, other: Noun | None) -> Pick | None:
    """All cards of two sorts; that they are others than this card is said of both."""
    if first and other and first.other:
        other = other._replace(other=True)
    return all_groups((cards(first, whose), cards(other, whose)), False)


def all_groups(nouns: tuple[Noun | None, ...], regardless: bool) -> Pick | None:
    found = tuple(noun.selector() for noun in nouns if noun and there(noun))
    both = Groups(found)
    return Pick(both, Count(both), regardless=regardless) if len(found) == len(nouns) else None


def of_theirs(found: Noun | None, whose: Who, n: int, up_to: bool) -> Pick | None:
    placed = cards(found, whose)
    return pick(placed, n, up_to, regardless=True) if placed else None


def either(one: Noun | None, other: Noun, up_to: bool) -> Pick | None:
    """A card of one group or of another."""
    if one is None or not there(one):
        return None
    return Pick(Groups((one.selector(), other.selector())), Fixed(1), up_to=up_to)


def unplaced(noun: Noun, n: int, up_to: bool) -> Pick | None:
    """Cards of which the text does not say where they are: that is clear only where cards are looked at."""
    return Pick(Among(UNPLACED, noun.test()), Fixed(n), up_to=up_to)


def leader(whose: Who, mode: int | None = None) -> Pick | None:
    return pick(Noun(kinds=(Kind(type=LEADER),), zones=("leader",), whose=whose, mode=mode), 1)


def this_or(cards: Noun, n: int, up_to: bool) -> Pick | None:
    return Pick(Groups((Myself(), cards.selector())), Fixed(n), up_to=up_to) if there(cards) and n == 1 else None


def with_this(cards: Noun, regardless: bool) -> Pick | None:
    """This card and all cards of a kind."""
    both = Groups((Myself(), cards.selector()))
    return Pick(both, Count(both), regardless=regardless) if there(cards) else None


def leader_or(whose: Who, cards: Noun, n: int) -> Pick | None:
    one = Noun(kinds=(Kind(type=LEADER),), zones=("leader",), whose=whose)
    return Pick(Groups((one.selector(), cards.selector())), Fixed(n)) if there(cards) and n == 1 else None


def here(area: str) -> Selection:
    """This card, in the area that a text names: there the skill counts; in the Battle Area any skill does."""
    if area == "battle":
        return This()
    return Every(Cards((area,), IsSource()))


phrase("ignoring", ",? ignoring [barrier] ,?", lambda: True)
phrase("pick", "{n} (of the)? {cards} {ignoring}?", lambda n, cards, ignoring=False: pick(cards, n, False, ignoring))
phrase(
    "pick", "up to {n} (of the)? {cards} {ignoring}?", lambda n, cards, ignoring=False: pick(cards, n, True, ignoring)
)
for name in ("pick", "what"):
    phrase(
        name,
        "{least:number} or {most:number} (of the)? {cards} {ignoring}?",
        lambda least, most, cards, ignoring=False: some_of(cards, least, most, ignoring),
    )
phrase("pick", "up_to:(up to)? {n} {noun:kin}", lambda n, noun, up_to="": unplaced(noun, n, bool(up_to)))
phrase("pick", "{whose} leader card {mode:in-mode}?", lambda whose, mode=None: leader(whose, mode))
phrase(
    "known-card",
    "(it | that battle? card) {ignoring}?",
    lambda ignoring=False: Pick(PRONOUN.among, Fixed(1), regardless=ignoring),
)
phrase(
    "known-card",
    "the attacking card {ignoring}?",
    lambda ignoring=False: Pick(Among("attacker"), Fixed(1), regardless=ignoring),
)
phrase("energies", "of {whose} {before}* energy {behind}*", energy)
phrase("in-mode", "in {mode} mode?", lambda mode: mode)
phrase("pick", "this card or {n} {cards}", lambda n, cards: this_or(cards, n, False))
phrase("pick", "{whose} leader card or {n} {cards}", lambda whose, n, cards: leader_or(whose, cards, n))
phrase("pick", "up_to:(up to)? {number} of them", lambda number, up_to="": unplaced(Noun(), number, bool(up_to)))
phrase("pick", "up_to:(up to)? {number}", lambda number, up_to="": unplaced(Noun(), number, bool(up_to)))
for name in ("pick", "what"):
    phrase(
        name,
        "up_to:(up to)? 1 of your or your opponent's {noun}",
        lambda noun, up_to="": alternatives(noun, noun, bool(up_to), YOU, OPPONENTS),
    )
    phrase(
        name,
        "up_to:(up to)? {n} of {whose} {noun:kin} or|and energy {behind:in-mode}?",
        lambda n, noun, whose, up_to="", behind=None: or_energy(n, noun, whose, bool(up_to), behind),
    )
    phrase(
        name,
        "up_to:(up to)? 1 of {whose} {noun:kin} or (up to)? 1 {other:energies}",
        lambda whose, noun, other, up_to="": either(cards(noun, whose), other, bool(up_to)),
    )
    phrase(
        name,
        "up_to:(up to)? 1 {one:energies} or (up to)? 1 {other:energies}",
        lambda one, other, up_to="": Pick(Groups((one.selector(), other.selector())), Fixed(1), up_to=bool(up_to)),
    )
    phrase(
        name,
        "up_to:(up to)? {n} of {whose} {noun:kin} or energy {_:ignoring}",
        lambda n, noun, whose, up_to="": or_energy(n, noun, whose, bool(up_to), None, True),
    )
    phrase(
        name,
        "all of? {whose} {noun:kin} and energy {mode:in-mode}? {ignoring}?",
        lambda noun, whose, mode=None, ignoring=False: all_and_energy(noun, whose, mode, ignoring),
    )
    phrase(
        name,
        "all of? {cards} and all of? {other:cards} {ignoring}?",
        lambda cards, other, ignoring=False: all_groups((cards, other), ignoring),
    )
    phrase(
        name,
        "all of? your and your opponent's {noun} {ignoring}?",
        lambda noun, ignoring=False: all_groups((cards(noun, YOU), cards(noun, OPPONENTS)), ignoring),
    )
    phrase(
        name,
        "all of? {whose} {sorts} and {more:sorts}",
        lambda whose, sorts, more: sorts_of(whose, noun(sorts), noun(more)),
    )
    phrase(
        name,
        "all of? your {noun:kin} and (all of)? your opponent's {other:kin} {ignoring}?",
        lambda noun, other, ignoring=False: all_groups((cards(noun, YOU), cards(other, OPPONENTS)), ignoring),
    )
phrase(
    "pick",
    "up_to:(up to)? {n} of {whose} {sorts} ignoring [barrier] {behind} {more:behind}*",
    lambda n, whose, sorts, behind, up_to="", more=(): of_theirs(noun(sorts, (behind, *more)), whose, n, bool(up_to)),
)
phrase(
    "pick",
    "this card and all (of the)? {cards:all-cards} {ignoring}?",
    lambda cards, ignoring=False: with_this(cards, ignoring),
)
phrase("pick", "another {cards}", lambda cards: pick(cards._replace(other=True), 1))
phrase("pick", "any number of {cards} {ignoring}?", lambda cards, ignoring=False: pick(cards, None, True, ignoring))
phrase(
    "pick",
    "(1|a|an) (of? {owner:whose})? {one:noun} or (1|a|an) (of? {owners:whose})? {other:noun}",
    lambda **said: alternatives(up_to=False, **said),
)
phrase(
    "pick",
    "up to 1 (of? {owner:whose})? {one:noun} ,? or (up to)? (1|a|an) (of? {owners:whose})? {other:noun}",
    lambda **said: alternatives(up_to=True, **said),
)
phrase(
    "pick",
    "all (of the)? {cards:all-cards} {ignoring}?",
    lambda cards, ignoring=False: pick(cards, None, False, ignoring),
)
phrase("group", "all (of the | the)? {cards:all-cards}", every)
phrase("group", "{whose} leader card?", lambda whose: Every(Cards(("leader",), None, whose)))
phrase(
    "what",
    "up_to:(up to)? {n} (of them | of those card)",
    lambda n, up_to="": Pick(REST_OF.among, Fixed(n), up_to=bool(up_to)),
)
phrase("group", "{whose} unison card", lambda whose: Every(Cards(("unison",), None, whose)))
phrase("this", "this card", This)
phrase("this", "this card (from|in) your|the {area}", lambda area: here(area))
phrase(
    "it", "it|them|they | (that | those | the chosen) ((battle|unison|leader|extra)? card | energy)", lambda: PRONOUN
)
BY_THIS = "(with|by|using) (this skill | this card's skill)"
phrase(
    "it",
    f"(the | all the | all | those) card (that is|was|were|are)? you? (sent|placed|played|chosen) "
    f"((to|in|into) {{_:owners}} {{_:area}})? {BY_THIS}",
    lambda: PRONOUN,
)
phrase("it", f"card chosen {BY_THIS}", lambda: PRONOUN)
phrase("it", "the card (you looked at)?", lambda: PRONOUN)
phrase("what", "{it} (from|in) {_:owners} (warp | drop area)", lambda it: it)
phrase("what", "{it}", lambda it: it)
phrase("what", "{this}", lambda this: this)
phrase("what", "{group}", lambda group: group)
phrase("what", "up to {n} {cards} {ignoring}?", lambda n, cards, ignoring=False: pick(cards, n, True, ignoring))
phrase(
    "what",
    "(1|a|an) (of? {owner:whose})? {one:noun} or (1|a|an) (of? {owners:whose})? {other:noun}",
    lambda **said: alternatives(up_to=False, **said),
)
phrase(
    "what",
    "up to 1 (of? {owner:whose})? {one:noun} ,? or (up to)? (1|a|an) (of? {owners:whose})? {other:noun}",
    lambda **said: alternatives(up_to=True, **said),
)
phrase("what", "any number of {cards} {ignoring}?", lambda cards, ignoring=False: pick(cards, None, True, ignoring))
phrase("what", "{n} {cards} {ignoring}?", lambda n, cards, ignoring=False: pick(cards, n, False, ignoring))
phrase("what", "(the|any) remaining card | the rest | the other|others | the other card", lambda: REST_OF)
phrase("what", "the guard card", lambda: Every(Among("guard")))
phrase("what", "the attacking card", lambda: Every(Among("attacker")))
