"""Noun phrases: "up to 1 of your opponent's battle cards with an energy cost of 4 or less", in whatever order."""

from __future__ import annotations

from typing import Any

from pioche.games.dbs.calls import Myself
from pioche.games.dbs.card import BATTLE, EXTRA, LEADER, TOKEN, UNISON
from pioche.games.dbs.reading.words import ZONES, merged, phrase
from pioche.games.dbs.terms import Compared
from pioche.games.dbs.wording.nouns import HOME, IN_PLAY, MODES, NUMBERS, OPEN_AREAS, Bounds, Kind, Noun
from pioche.kernel.cards.query import ACTOR, ANYONE, OPPONENTS, YOU, Cards, Count, Is, Who

Fields = tuple[tuple[str, Any], ...]
KINDS = ("colours", "names", "also", "type", "mono", "every", "without", "sole")
TYPES = {"token": TOKEN, "leader": LEADER, "battle": BATTLE, "extra": EXTRA, "unison": UNISON, "": ""}

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
phrase(
    "before",
    "{name} {other:name}",
    lambda name, other: (("names", (name,)), ("also", (other,))) if name[0] != other[0] else None,
)
phrase("before", "{name} - only", lambda name: (("names", (name,)), ("sole", True)))
phrase("before", "{names}", lambda names: (("names", names),))
phrase("before", "{keyword} {_:or} {names}", lambda keyword, names: (("names", (f"[{keyword}]", *names)),))
phrase("before", "{colour} {_:or} {names}", lambda colour, names: (("names", (colour, *names)),))
phrase("before", "{keyword}", lambda keyword: (("keywords", (keyword,)),))
phrase("before", "non- word:(token|leader|battle|extra|unison)", lambda word: (("never", (word,)),))
phrase("apart", "that is not a|an word:(leader|battle|extra|unison) card", lambda word: (("never", (word,)),))
phrase("before", "skill-less", lambda: (("skillless", True),))
phrase("before", "other|another", lambda: (("other", True),))
phrase("before", "attacking", lambda: (("role", "attacker"),))
phrase("before", "attacked", lambda: (("role", "guard"),))
phrase("before", "fighting|battling", lambda: (("role", "either"),))
phrase("before", "{mode} mode?", lambda mode: (("mode", mode),))

# Behind it.
phrase("trait", "(an|a)? energy cost of? {bounds}", lambda bounds: (("cost", bounds),))
phrase(
    "trait",
    "(an|a)? energy cost of? {number} or {other:number}",
    lambda number, other: (("costs", (number, other)),) if other != number + 1 else None,
)
phrase(
    "behind",
    "with energy costs of {number} or {other:number}",
    lambda number, other: (("costs", (number, other)),) if other != number + 1 else None,
)
phrase("trait", "{bounds} energy cost", lambda bounds: (("cost", bounds),))
phrase("trait", "(a? power of?)? {bounds}", lambda bounds: (("power", bounds),) if large(bounds) else None)
phrase("trait", "power|powers {bounds}", lambda bounds: (("power", bounds),) if large(bounds) else None)
phrase("trait", "{bounds} power", lambda bounds: (("power", bounds),))
phrase("trait", "{number} power or less", lambda number: (("power", (None, number)),))
phrase("trait", "{number} power or more", lambda number: (("power", (number, None)),))
phrase(
    "trait",
    "(a|an|the)? {keyword} ({_:or} {more:keyword})* skill|skills?",
    lambda keyword, more=(): (("keywords", (keyword, *more)),),
)
phrase("trait", "(an|a)? combo power of? {bounds}", lambda bounds: (("combo_power", bounds),))
phrase("trait", "no keyword skill|skills", lambda: (("plain", True),))
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
phrase("counted", "the number of {cards}", lambda cards: Count(cards.selector()) if cards.zones else None)
phrase("counted", "{whose} current? life", lambda whose: Count(Cards(("life",), None, whose)))
phrase(
    "apart",
    "(whose (card|character)? name includes | (that|which include|includes|has|have) | with a (card|character)? name that includes) {name} (in (its|their) (card|character)? name)?",
    lambda name: (("including", (name,)),),
)
phrase("apart", "(other than | except for?) (a copy | copies) of this card", lambda: (("no_copy", True),))
phrase("apart", "(from|placed|stacked)? under this card", lambda: (("beneath", Myself()),))
phrase("apart", "(placed|stacked)? under your {name}", lambda name: (("beneath", Cards(IN_PLAY, Is(name))),))
phrase("apart", "without a|an? {keyword} (skill|skills)?", lambda keyword: (("lacking", keyword),))
phrase("apart", "that has|have {trait}", lambda trait: trait)
phrase("apart", "with {trait} ({_:and} with? {more:trait})*", lambda trait, more=(): joined(trait, *more))
phrase("apart", "(in|from) it", lambda: (("bound", "looked"),))
phrase("apart", "(in play)? (that is|are)? in {mode} mode?", lambda mode: (("mode", mode),))
phrase("apart", "(other than | except for?) this card", lambda: (("other", True),))
phrase("apart", "(other than | except for?) a|an? {names} card?", lambda names: (("beside", names),))
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

phrase("apart", "that is|are {colours}", lambda colours: (("colours", colours),))
phrase("apart", "that is|are not {colour}", lambda colour: (("colours", (colour,)), ("without", True)))
phrase("apart", "that is|are not (a|an)? {name} card?", lambda name: (("names", (name,)), ("without", True)))
phrase("behind", "{apart}", lambda apart: apart)
phrase("behind", "with energy costs of? {bounds}", lambda bounds: (("cost", bounds),))
phrase("behind", "with original energy costs of? {bounds}", lambda bounds: (("cost", bounds), ("original", ("cost",))))
phrase(
    "behind",
    "with energy costs {than} {counted}",
    lambda than, counted: (("compared", Compared("cost", than, counted)),),
)
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
phrase("head", "token", lambda: (("type", TOKEN),))
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
    return fields if fields and len({"names", "keywords"} & dict(fields).keys()) == 1 else None


def noun(sorts: tuple[Fields, ...], behind: tuple[Fields, ...] = ()) -> Noun | None:
    """Cards, as a text tells them apart; without area only what they are."""
    said = joined(*behind)
    if said is None:
        return None
    kinds, others = [], dict(said)
    if others.get("without") and "names" in others and any("names" in dict(sort) for sort in sorts):
        others |= {"beside": others.pop("names")}  # "a <A> card that is not a <B> card"
        del others["without"]
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
    if len(kinds) > 1 and kinds[-1] == Kind() and "including" in others:
        kinds[-1] = Kind(including=others.pop("including"))  # "a <A> or card that has … in its name"
    if len(kinds) > 1 and Kind() in kinds:
        return None
    if len(kinds) > 1 and (numbers := [key for key in (*NUMBERS, "compared") if key in others]):
        bare = any(kind.type == EXTRA for kind in kinds) and "power" in numbers  # Extra Cards have none
        if bare or any(narrower(kind, kinds[-1]) for kind in kinds[:-1]):
            if numbers != ["power"] or "original" in others or kinds[-1].type == EXTRA:
                return None
            kinds[-1] = kinds[-1]._replace(power=others.pop("power"))
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


def narrower(one: Kind, other: Kind) -> bool:
    """Whether any card of one kind is of the other, too: then a number that is told behind both is said of the last."""
    return one != other and all(said in (found, plain) for found, said, plain in zip(one, other, Kind(), strict=True))


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
        if found.zones and found.whose not in (YOU, owner, ANYONE) and (owner, found.whose) != (OPPONENTS, ACTOR):
            return None
        found = found._replace(whose=owner)
    if found.zones or found.bound or found.beneath:
        return found
    homes = {HOME.get(kind.type, "") for kind in found.kinds}
    if owner is None and any(kind.type == TOKEN for kind in found.kinds):
        return None  # those in play, or such as come into play now?
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
# Where all are meant, "red and green cards" are red ones and green ones.
phrase("all-cards", "{cards}", lambda cards: cards)
phrase(
    "both-sorts",
    "{colour} and {other:colour} {head}",
    lambda colour, other, head: joined((("colours", (colour, other)),), head),
)
phrase(
    "both-sorts", "{name} and {other:name} {head}", lambda name, other, head: joined((("names", (name, other)),), head)
)
phrase(
    "both-sorts",
    "{colour} and {other:colour} {name} and {second:name} {head}",
    lambda colour, other, name, second, head: joined(
        (("colours", (colour, other)),), (("names", (name, second)),), head
    ),
)
phrase(
    "both-sorts",
    "{colour} and {other:colour} {names} {head}",
    lambda colour, other, names, head: joined((("colours", (colour, other)),), (("names", names),), head),
)
phrase("both-sorts", "{name} and {other:name}", lambda name, other: (("names", (name, other)), ("type", "")))
phrase(
    "all-cards",
    "of? {whose} {sort:both-sorts} {behind}*",
    lambda whose, sort, behind=(): cards(noun((sort,), behind), whose),
)
phrase("all-cards", "{sort:both-sorts} {behind}*", lambda sort, behind=(): cards(noun((sort,), behind), None))
phrase(
    "cards",
    "of? {whose} {sorts} (in|from) the area:(drop area | warp)",
    lambda whose, sorts, area: cards(noun(sorts, ((("zones", (ZONES[area],)),),)), whose),
)
phrase("cards", "the remaining {noun:kin}", lambda noun: noun._replace(bound="looked") if noun.mode is None else None)
phrase("cards", "{noun:kin} (that)? {who} have|has in play", lambda noun, who: cards(noun, who))
phrase("cards", "of? {whose} life", lambda whose: Noun(zones=("life",), whose=whose))
