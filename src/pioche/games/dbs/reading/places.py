"""Where the card of a skill is: the area that a text names, and whether the card is still there."""

from __future__ import annotations

from functools import reduce
from typing import Any

from msgspec import Struct

from pioche.games.dbs.choices import ChooseEach
from pioche.games.dbs.reading.clauses import Asks, Sentences
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.picks import here
from pioche.games.dbs.reading.pronouns import instead
from pioche.games.dbs.reading.triggers import SELF
from pioche.games.dbs.verbs import Leave
from pioche.games.dbs.wording.nouns import unfold
from pioche.games.dbs.wording.skills import all_of
from pioche.kernel.cards.query import Among, And, Both, Cards, Exists
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.select import Selection, This
from pioche.kernel.cards.value import Condition, walk

AREAS = ("hand", "drop", "warp", "energy", "combo")  # where a skill may be told to count (8-5-8)


def located(value: Any, told: str = "") -> tuple[Any, tuple[str, ...]]:
    """A skill that names the area where its card is counts there and nowhere else (8-5-8)."""
    named = {area: here(area) for area in AREAS}
    found = tuple(area for area, place in named.items() if area == told or mentions(value, place))
    unclear = found and any((moved(part) and not told) or delayed(part, named) for part in nodes(value))
    if len(found) > 1 or unclear:
        raise NotUnderstood("where", "this card")
    return instead(value, tuple(named.values()), This()), found


def in_area(area: str) -> Condition:
    """This card is in an area, not in play."""
    return Exists(Cards((area,), SELF))


def stands(met: Condition) -> str:
    """The area, not in play, in which a condition asks this card to be."""
    return next((area for area in AREAS if met == in_area(area)), "")


def where_told(needs: list[Condition], does: Sentences) -> tuple[str, Sentences]:
    """The area where a skill counts, if a condition tells it ("if this card is in your Drop Area"), and the rest of the skill."""
    needs[:] = [part for met in needs for part in all_of(met)]
    for place, met in enumerate(needs):
        if area := stands(met):
            del needs[place]
            return area, does
    first, *others = does
    if isinstance(first[0], Asks) and not first[0].otherwise:
        found = all_of(first[0].condition)
        area = next((area for met in found if (area := stands(met))), "")
        if area:
            rest = [met for met in found if not stands(met)]
            asks = (Asks(reduce(And, rest)),) if rest else ()
            return area, ((*asks, *first[1:]), *others)
    return "", does


def nodes(value: Any) -> list[Any]:
    if isinstance(value, tuple):
        return [node for part in value for node in nodes(part)]
    return list(walk(value)) if isinstance(value, Struct) else []


def moved(part: Any) -> bool:
    """Whether this card goes elsewhere, from wherever it is: then an area is where it came to."""
    return (isinstance(part, Leave) and part.what == This()) or (isinstance(part, ChooseEach) and This() in part.parts)


def of_this(part: Any) -> bool:
    """Whether a condition asks how this card is in play."""
    return isinstance(part, Exists) and part.among.test is not None and SELF in unfold(Both, part.among.test)


def delayed(part: Any, named: dict[str, Selection]) -> bool:
    """Whether what comes later speaks of an area: the card need not be there now."""
    return isinstance(part, When) and any(mentions(part.effect, place) for place in named.values())


def mentions(value: Any, what: Any) -> bool:
    if value == what:
        return True
    if isinstance(value, tuple):
        return any(mentions(part, what) for part in value)
    return isinstance(value, Struct) and any(mentions(getattr(value, name), what) for name in value.__struct_fields__)


def instead_of_that(value: Any) -> Any:
    """The same about the card that is attacked, where a condition speaks of it."""
    if isinstance(value, Among) and value.name == "that":
        return Among("guard", value.test)
    if isinstance(value, tuple):
        return tuple(instead_of_that(part) for part in value)
    if not isinstance(value, Struct):
        return value
    return type(value)(*(instead_of_that(getattr(value, name)) for name in value.__struct_fields__))


def fought(when: Condition | None) -> bool:
    """Whether a trigger speaks of the card that is attacked, too."""
    return isinstance(when, Exists) and isinstance(when.among, Among) and when.among.name == "guard"
