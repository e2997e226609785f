"""Noun phrases: "up to 1 of your opponent's battle cards with an energy cost of 4 or less", in whatever order."""

from __future__ import annotations

from typing import Any

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import BATTLE, EXTRA, LEADER, UNISON
from pioche.games.dbs.reading.words import merged, phrase
from pioche.games.dbs.terms import Compared, Groups
from pioche.games.dbs.wording.nouns import HOME, IN_PLAY, MODES, OPEN_AREAS, Bounds, Kind, Noun
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Among, Cards, Count, Fixed, IsSource, Who
from pioche.kernel.cards.select import Every, Pick, Selection, This

Fields = tuple[tuple[str, Any], ...]
KINDS = ("colours", "names", "type", "mono", "every", "without")
TYPES = {"leader": LEADER, "battle": BATTLE, "extra": EXTRA, "unison": UNISON, "": ""}

# Before the noun: what sort of card it is, and what else is said of it there.
phrase("before", "{colours}", lambda colours: (("colours", colours),))
phrase("before", "mono- {colours}", lambda colours: (("colours", colours), ("mono", True)))
phrase(
    "before",
    "{colour} / {other:colour} multicolour?",
    lambda colour, other: (("colours", (colour, other)), ("every", True)),
)
phrase("before", "multicolour", lambda: (("colours", ("multicolour",)),))
phrase("before", "non- {colour}", lambda colour: (("colours", (colour,)), ("without", True)))
phrase("before", "non- {name}", lambda name: (("names", (name,)), ("without", True)))
phrase("before", "{names}", lambda names: (("names", names),))
phrase("before", "{keyword}", lambda keyword: (("keyword", keyword),))
phrase("before", "skill-less", lambda: (("skillless", True),))
phrase("before", "other|another", lambda: (("other", True),))
phrase("before", "attacking", lambda: (("role", "attacker"),))
phrase("before", "attacked", lambda: (("role", "guard"),))
phrase("before", "fighting|battling", lambda: (("role", "either"),))
phrase("before", "{mode} mode?", lambda mode: (("mode", mode),))

# Behind it.
phrase("trait", "(an|a)? energy cost of? {bounds}", lambda bounds: (("cost", bounds),))
phrase("trait", "{bounds} energy cost", lambda bounds: (("cost", bounds),))
phrase("trait", "(a? power of?)? {bounds}", lambda bounds: (("power", bounds),) if large(bounds) else None)
phrase("trait", "power|powers {bounds}", lambda bounds: (("power", bounds),) if large(bounds) else None)
phrase("trait", "{bounds} power", lambda bounds: (("power", bounds),))
phrase("trait", "{number} power or less", lambda number: (("power", (None, number)),))
phrase("trait", "{number} power or more", lambda number: (("power", (number, None)),))
phrase("trait", "(a|an)? {keyword} skill|skills?", lambda keyword: (("keyword", keyword),))
phrase("trait", "{names}", lambda names: (("names", names),))
phrase("trait", "{least} marker", lambda least: (("markers", least),))
phrase("trait", "(an|a)? original energy cost of? {bounds}", lambda bounds: (("cost", bounds), ("original", ("cost",))))
phrase("trait", "(an|a)? original power of? {bounds}", lambda bounds: (("power", bounds), ("original", ("power",))))
phrase("trait", "(an|a)? specified cost of? {bounds}", lambda bounds: (("specified", bounds),))
phrase("trait", "(an|a)? combo cost of? {bounds}", lambda bounds: (("combo_cost", bounds),))
phrase(
    "trait",
    "(an|a)? energy cost {than} {counted}",
    lambda than, counted: (("compared", Compared("cost", than, counted)),),
)
phrase("trait", "power {than} {counted}", lambda than, counted: (("compared", Compared("power", than, counted)),))
phrase("trait", "{name} in (its|their) (card|character)? name | special trait", lambda name: (("including", (name,)),))
phrase("than", "less than or equal to | equal to or less than", lambda: "most")
phrase("than", "more than or equal to | equal to or more than", lambda: "least")
phrase("than", "less than", lambda: "less")
phrase("than", "more than", lambda: "more")
phrase("counted", "{whose} current? energy", lambda whose: Count(Cards(("energy",), None, whose)))
phrase("counted", "{whose} current? life", lambda whose: Count(Cards(("life",), None, whose)))
phrase(
    "apart",
    "(whose (card|character)? name includes | (that include|includes|has|have)) {name} (in (its|their) (card|character)? name)?",
    lambda name: (("including", (name,)),),
)
phrase("apart", "(other than | except for?) (a copy | copies) of this card", lambda: (("no_copy", True),))
phrase("apart", "(from|placed|stacked)? under this card", lambda: (("beneath", Myself()),))
phrase("apart", "that has|have {trait}", lambda trait: trait)
phrase("apart", "with {trait} ({_:and} with? {more:trait})*", lambda trait, more=(): joined(trait, *more))
phrase("apart", "(in|from) it", lambda: (("bound", "looked"),))
phrase("apart", "(in play)? (that is|are)? in {mode} mode?", lambda mode: (("mode", mode),))
phrase("apart", "(other than | except for?) this card", lambda: (("other", True),))
phrase("apart", "(other than|except for?) a|an? {names} card?", lambda names: (("beside", names),))
phrase("apart", "(in play)? (in|from) {whose} {areas}", lambda whose, areas: (("whose", whose), ("zones", areas)))
phrase("apart", "(in|from) (all | both players') {areas}", lambda areas: (("whose", ANYONE), ("zones", areas)))
phrase(
    "apart",
    "in area other than your deck , hand , or life",
    lambda: (("whose", YOU), ("zones", OPEN_AREAS)),
)
phrase("apart", "in play", lambda: (("in_play", True),))
phrase("apart", "in the battle area", lambda: ())
phrase("apart", "in a battle area", lambda: (("whose", ANYONE), ("zones", ("battle",))))
phrase("apart", "from? among (them | those card | the card)", lambda: (("bound", "looked"),))
phrase("apart", "(that is|are)? being attacked", lambda: (("role", "guard"),))
phrase("apart", "in battle", lambda: (("role", "either"),))
phrase(
    "apart",
    "(that is|are) both {colour} and {other:colour}",
    lambda colour, other: (("colours", (colour, other)), ("every", True)),
)

phrase("behind", "{apart}", lambda apart: apart)
phrase("behind", "with energy costs of {bounds}", lambda bounds: (("cost", bounds),))
phrase(
    "behind",
    "with energy costs of {bounds} {_:and} with? {trait}",
    lambda bounds, trait: joined((("cost", bounds),), trait),
)
phrase(
    "behind",
    "with {trait} {_:and} with? energy costs of {bounds}",
    lambda bounds, trait: joined((("cost", bounds),), trait),
)
phrase("single", "{sorts} {apart}*", lambda sorts, apart=(): noun(sorts, apart))

phrase("head", "card", lambda: (("type", ""),))
phrase("head", "word:(leader|battle|extra|unison) card", lambda word: (("type", TYPES[word]),))
phrase("head", "word:(leader)", lambda word: (("type", TYPES[word]),))
phrase("sort", "{before}* {head}", lambda head, before=(): joined(*before, head))
phrase("sort", "{before} {more:before}*", lambda before, more=(): named(joined(before, *more)))
phrase("sorts", "{sort}", lambda sort: (sort,))
phrase(
    "sorts",
    "{sort} {_:or} {sorts}",
    lambda sort, sorts: None if mergeable(dict(sort), dict(sorts[0])) else (sort, *sorts),
)


def large(bounds: Bounds) -> bool:
    """Whether a number is a power, and no energy cost, where a text does not say it."""
    return max(number or 0 for number in bounds) >= 1000


def joined(*parts: Fields) -> Fields | None:
    found = merged(*(part for part in parts if part is not None))
    return None if found is None or None in parts else tuple(sorted(found.items()))


def named(fields: Fields | None) -> Fields | None:
    """A sort of card without the word "card" has a name or a keyword; with both, the keyword may be another skill."""
    return fields if fields and len({"names", "keyword"} & dict(fields).keys()) == 1 else None


def noun(sorts: tuple[Fields, ...], behind: tuple[Fields, ...] = ()) -> Noun | None:
    """Cards, as a text tells them apart; without area only what they are."""
    said = joined(*behind)
    if said is None:
        return None
    kinds, others = [], dict(said)
    for place, sort in enumerate(sorts):
        kind = {field: value for field, value in sort if field in KINDS}
        more = {field: value for field, value in sort if field not in KINDS}
        if kind.keys() & others.keys() or more.keys() & others.keys() or (more and place):
            return None
        if len(sorts) > 1 and not more.keys() <= {"other", "role"}:
            return None  # said of the first sort, or of all?
        kind |= {field: others.pop(field) for field in KINDS if field in others and len(sorts) == 1}
        others |= more
        kinds.append(Kind(**kind))
    if any(not sensible(kind) for kind in kinds) or any(field in KINDS for field in others):
        return None
    if others.pop("in_play", False):
        if others.get("zones") or others.get("bound"):
            return None
        homes = {HOME.get(kind.type, "") for kind in kinds}
        others |= {"zones": IN_PLAY if "" in homes else tuple(zone for zone in IN_PLAY if zone in homes)}
        others["whose"] = ANYONE
    found = Noun(kinds=tuple(kinds), **others)
    if found.mode is not None and (found.bound or not set(found.zones) <= {*IN_PLAY, "energy", "combo"}):
        return None  # elsewhere cards have no mode, nor have those that are looked at
    return found


def mergeable(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two sorts are one: "<A> or <B> card" is a card of one of two names."""
    return "type" not in one and "names" in one and "names" in other and not other.keys() - {"names", "type"}


def sensible(kind: Kind) -> bool:
    if kind.colours and len({name[0] for name in kind.names}) > 1:
        return False  # a colour is said of the first name only
    return not (kind.without and len(kind.colours) + len(kind.names) != 1)


def cards(found: Noun | None, owner: Who | None) -> Noun | None:
    """Cards of a player. Where no area is named: in play, as far as their type tells (8-5-4, 8-5-7)."""
    if found is None:
        return None
    if owner is not None:
        if found.zones and found.whose not in (YOU, owner, ANYONE):
            return None
        found = found._replace(whose=owner)
    if found.zones or found.bound or found.beneath:
        return found
    homes = {HOME.get(kind.type, "") for kind in found.kinds}
    if "" not in homes:
        whose = found.whose if owner else ANYONE
        return found._replace(zones=tuple(zone for zone in IN_PLAY if zone in homes), whose=whose)
    if owner and {kind.type for kind in found.kinds} == {""}:
        return found._replace(zones=IN_PLAY if found.mode is None else MODES)
    return found


def energy(
    whose: Who, before: tuple[Fields, ...] = (), behind: tuple[Fields, ...] = (), zone: str = "energy"
) -> Noun | None:
    sort = joined(*before)
    found = noun((sort,), behind) if sort is not None else None
    return found._replace(zones=(zone,), whose=whose) if found and not found.zones else None


phrase("noun", "{sorts} {behind}*", noun)
phrase("kin", "{noun}", lambda noun: None if noun.zones or noun.bound or noun.beneath else noun)
phrase("cards", "{noun}", lambda noun: cards(noun, None))
phrase("cards", "of? {whose} {noun}", lambda whose, noun: cards(noun, whose))
phrase("cards", "of? {whose} {before}* energy {behind}*", energy)
phrase("cards", "of? {whose} life", lambda whose: Noun(zones=("life",), whose=whose))


# Selections

UNPLACED = "unplaced"
IT = Every(Among("it"))
PRONOUN = Every(Among("pronoun"))  # "it", "them", "that card": what these mean is found out when the whole text is read
THAT = Every(Among("that"))  # what the trigger was about
REST_OF = Every(Among("looked"))  # the cards looked at that are still where they were


def pick(cards: Noun, n: int | None, up_to: bool = False, regardless: bool = False) -> Pick | None:
    if not there(cards):
        return None
    among = cards.selector()
    return Pick(among, Count(among) if n is None else Fixed(n), up_to=up_to, regardless=regardless)


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


def or_energy(noun: Noun, whose: Who, up_to: bool, mode: int | None) -> Pick | None:
    found = cards(noun._replace(mode=mode), whose)
    if not found or not there(found):
        return None
    both = Groups((found.selector(), Noun(zones=("energy",), whose=whose, mode=mode).selector()))
    return Pick(both, Fixed(1), up_to=up_to)


def all_and_energy(noun: Noun, whose: Who, mode: int | None, regardless: bool) -> Pick | None:
    """All cards of a kind, and all energy; a mode that is told behind both is told of both."""
    found = cards(noun._replace(mode=mode) if mode is not None else noun, whose)
    return all_groups((found, Noun(zones=("energy",), whose=whose, mode=mode)), regardless)


def all_groups(nouns: tuple[Noun | None, ...], regardless: bool) -> Pick | None:
    found = tuple(noun.selector() for noun in nouns if noun and there(noun))
    both = Groups(found)
    return Pick(both, Count(both), regardless=regardless) if len(found) == len(nouns) else None


def of_theirs(found: Noun | None, whose: Who, n: int, up_to: bool) -> Pick | None:
    placed = cards(found, whose)
    return pick(placed, n, up_to, regardless=True) if placed else None


def unplaced(noun: Noun, n: int, up_to: bool) -> Pick | None:
    """Cards of which the text does not say where they are: that is clear only where cards are looked at."""
    return Pick(Among(UNPLACED, noun.test()), Fixed(n), up_to=up_to)


def leader(whose: Who, mode: int | None = None) -> Pick | None:
    return pick(Noun(kinds=(Kind(type=LEADER),), zones=("leader",), whose=whose, mode=mode), 1)


def this_or(cards: Noun, n: int, up_to: bool) -> Pick | None:
    return Pick(Groups((Myself(), cards.selector())), Fixed(n), up_to=up_to) if there(cards) and n == 1 else None


def leader_or(whose: Who, cards: Noun, n: int) -> Pick | None:
    one = Noun(kinds=(Kind(type=LEADER),), zones=("leader",), whose=whose)
    return Pick(Groups((one.selector(), cards.selector())), Fixed(n)) if there(cards) and n == 1 else None


def here(area: str) -> Selection:
    """This card, in the area that a text names: there the skill counts."""
    return Every(Cards((area,), IsSource()))


phrase("ignoring", ",? ignoring [barrier] ,?", lambda: True)
phrase("pick", "{n} (of the)? {cards} {ignoring}?", lambda n, cards, ignoring=False: pick(cards, n, False, ignoring))
phrase(
    "pick", "up to {n} (of the)? {cards} {ignoring}?", lambda n, cards, ignoring=False: pick(cards, n, True, ignoring)
)
phrase("pick", "up_to:(up to)? {n} {noun:kin}", lambda n, noun, up_to="": unplaced(noun, n, bool(up_to)))
phrase("pick", "{whose} leader card {mode:in-mode}?", lambda whose, mode=None: leader(whose, mode))
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
        "up_to:(up to)? 1 of {whose} {noun:kin} or energy {behind:in-mode}?",
        lambda noun, whose, up_to="", behind=None: or_energy(noun, whose, bool(up_to), behind),
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
        "all of? your {noun:kin} and (all of)? your opponent's {other:kin} {ignoring}?",
        lambda noun, other, ignoring=False: all_groups((cards(noun, YOU), cards(other, OPPONENTS)), ignoring),
    )
phrase(
    "pick",
    "up_to:(up to)? {n} of {whose} {sorts} ignoring [barrier] {behind} {more:behind}*",
    lambda n, whose, sorts, behind, up_to="", more=(): of_theirs(noun(sorts, (behind, *more)), whose, n, bool(up_to)),
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
phrase("pick", "all (of the)? {cards} {ignoring}?", lambda cards, ignoring=False: pick(cards, None, False, ignoring))
phrase("group", "all (of the | the)? {cards}", every)
phrase("group", "{whose} leader card?", lambda whose: Every(Cards(("leader",), None, whose)))
phrase("this", "this card", This)
phrase("this", "this card (from|in) your {area}", lambda area: here(area))
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
phrase("what", "(the|any) remaining card | the rest", lambda: REST_OF)
phrase("what", "the attacking card", lambda: Every(Among("attacker")))
