"""Groups of cards told one by one: "this card and 1 other card in your hand", "up to 1 each of <A> and <B>"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.reading.clauses import Chooses
from pioche.games.dbs.reading.nouns import Fields, cards, joined, noun
from pioche.games.dbs.reading.picks import IT, PRONOUN, pick, there
from pioche.games.dbs.reading.verbs import VERBS
from pioche.games.dbs.reading.words import phrase
from pioche.games.dbs.wording.nouns import Noun
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import ANYONE, Cards, Who
from pioche.kernel.cards.select import Pick, Selection, This, Together
from pioche.kernel.cards.value import Effect


class Some(NamedTuple):
    """So many cards of a kind, perhaps still without where they are, or one thing that is told as a whole."""

    noun: Noun
    n: int = 1
    up_to: bool = False
    owner: Who | None = None
    whole: Selection | None = None


phrase("some", "{this}", lambda this: Some(Noun(), whole=this))
phrase("some", "up_to:(up to)? {n} {single}", lambda n, single, up_to="": Some(single, n, bool(up_to)))
phrase(
    "some",
    "up_to:(up to)? {n} of {whose} {noun}",
    lambda n, noun, whose, up_to="": Some(noun, n, bool(up_to), whose),
)
phrase(
    "some",
    "up_to:(up to)? {n} of {whose} energy {behind}*",
    lambda n, whose, up_to="", behind=(): energy(n, whose, bool(up_to), behind),
)
phrase(
    "some",
    "up_to:(up to)? {n} of the {noun:single}",
    lambda n, single=None, noun=None, up_to="": Some(noun, n, bool(up_to)) if noun and noun.zones else None,
)
phrase("each-with", "(with | apiece with) energy costs of {bounds}", lambda bounds: (("cost", bounds),))
phrase(
    "each-with",
    "(with | apiece with) energy costs of {bounds} {_:and} {trait}",
    lambda bounds, trait: joined((("cost", bounds),), trait),
)
phrase("each-with", "apiece with {trait}", lambda trait: trait)
phrase("each-in", "(in|from) {whose} {areas}", lambda whose, areas: (("whose", whose), ("zones", areas)))
phrase("shared", "{each-with}? {each-in}?", lambda **said: joined(*said.values()) if said else ())
phrase("shared", "{each-in} {each-with}", lambda **said: joined(*said.values()))
phrase(
    "row",
    "{some} {_:and} {other:some} ({_:and} {more:some})* {shared}",
    lambda some, other, shared, more=(): row((some, other, *more), shared),
)
phrase("row", "{each-row}", lambda **said: said["each-row"])
phrase("row", "{this} {_:and} {each-row}", lambda this, **said: (this, *said["each-row"]))
phrase(
    "each-row",
    "up_to:(up to)? {n} apiece of {sort} {_:and} {other:sort} ({_:and} {more:sort})* {behind}*",
    lambda n, sort, other, up_to="", more=(), behind=(): each_of((sort, other, *more), n, bool(up_to), behind),
)


def energy(n: int, whose: Who, up_to: bool, behind: tuple[Fields, ...]) -> Some | None:
    found = noun(((),), behind)
    return Some(found._replace(zones=("energy",)), n, up_to, whose) if found and not found.zones else None


def each_of(sorts: tuple[Fields, ...], n: int, up_to: bool, behind: tuple[Fields, ...]) -> tuple[Selection, ...] | None:
    """So many of each sort; a colour that is told of the first, or a type of the last, is told of all."""
    first, last = dict(sorts[0]), dict(sorts[-1])
    common: dict[str, Any] = {field: first[field] for field in ("colours", "mono") if field in first}
    common["type"] = last.get("type", "")
    found: list[Selection] = []
    for sort in sorts:
        made = noun((tuple(sorted({**common, **dict(sort)}.items())),), behind)
        chosen = pick(made, n, up_to) if made and len(dict(sort).get("names", ())) == 1 else None
        if chosen is None:
            return None
        found.append(chosen)
    return tuple(found)


def row(parts: tuple[Some, ...], shared: Fields) -> tuple[Selection, ...] | None:
    """Several choices; what is told behind the last one, and where it is, is told of all that say nothing else."""
    said = dict(shared)
    last = parts[-1].noun
    if not said.get("zones") and there(last) and parts[-1].owner is None:
        said |= {"zones": last.zones, "whose": last.whose, "bound": last.bound, "beneath": last.beneath}
    found: list[Selection] = []
    for place, part in enumerate(parts):
        if part.whole and place:
            return (
                None  # behind others it may begin what is said next: "choose 1 card, and both this card and it get …"
            )
        if part.whole:
            found.append(part.whole)
            continue
        if part.noun.other and "hand" in (*part.noun.zones, *said.get("zones", ())):
            return None  # is this card in the hand, too?
        cards_ = part.noun
        if "cost" in said or "power" in said:
            if cards_.cost or cards_.power or part.owner:
                return None
            cards_ = cards_._replace(cost=said.get("cost"), power=said.get("power"))
        if part.owner is None and not there(cards_) and "zones" in said:
            cards_ = cards_._replace(**{k: v for k, v in said.items() if k in ("zones", "whose", "bound", "beneath")})
        placed = cards(cards_, part.owner) if not there(cards_) or part.owner else cards_
        chosen = pick(placed, part.n, part.up_to) if placed else None
        if chosen is None or (isinstance(chosen.among, Cards) and chosen.among.whose == ANYONE):
            return None
        found.append(chosen)
    return tuple(found) if any(isinstance(part, Pick) for part in found) else None


phrase("do", "choose both? {row}", lambda row: ChooseEach(row))
phrase("does", "chooses {row}", lambda row: ChooseEach(row))
for verb in VERBS:

    def done(row: tuple[Selection, ...], make: Callable[..., Effect | None] = verb.make, **said: str) -> Effect | None:
        made = make(IT, **said)
        return Seq((ChooseEach(row), made)) if made else None

    phrase("do", f"{verb.you} both? {{row}} {verb.rest}", done)
    if verb.they:
        phrase("does", f"{verb.they} {{row}} {verb.rest}", done)

ING = {"switch": "switching", "place": "placing", "discard": "discarding", "return": "returning", "add": "adding",
       "send": "sending", "remove": "removing", "ko": "ko'ing", "put": "putting"}  # fmt: skip
for verb in VERBS:
    doing = "|".join(ING[word] for word in verb.you.split("|") if word in ING)
    if doing:
        phrase("doing", f"{doing} {{what}} {verb.rest}", verb.make)
phrase("doing", "choosing {pick}", lambda pick: Chooses(pick))
phrase("doings", "{doing} ({_:and} {more:doing})*", lambda doing, more=(): (doing, *more))

phrase("subject", "both? this card and {it}", lambda it: Together(This(), PRONOUN))
phrase("subject", "both? {it} and this card", lambda it: Together(This(), PRONOUN))
