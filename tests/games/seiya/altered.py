"""Values altered in one fact: what two cards may differ in, so that their texts must differ too.

Nothing here knows a card: what a field may hold is what it holds on some card, or what its type allows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, get_args

from msgspec.structs import fields, replace

from pioche.games.seiya.again import While
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.rules import ZONES
from pioche.games.seiya.scoring import Plus
from pioche.games.seiya.terms import Product
from pioche.games.seiya.verbs import (
    AddToDiscard,
    AsOwn,
    Destroy,
    Discard,
    Freeze,
    Heal,
    PutOnDrawPile,
    Remove,
    Reveal,
    SetAside,
    Take,
    Wound,
)
from pioche.kernel.cards.effect import Do, Each, If, Player, Seq
from pioche.kernel.cards.perform import Sparing
from pioche.kernel.cards.query import And, Both, Cards, Either, Fewer, Fixed, Not, Or, Top, Unless, Who
from pioche.kernel.cards.select import AtRandom, Every, Pick, Together
from pioche.kernel.cards.value import Value, walk

COMMON_ZONES = {zone.name for zone in ZONES if zone.common}
OTHERS: tuple[Who, ...] = ("opponents", "anyone")  # "you" and "actor" may be the same player
WRAPPED = {If: "effect", Each: "effect", Player: "effect", Sparing: "effect", AsOwn: "effect", While: "effect",
           Do: "first", Not: "test", Unless: "condition"}  # fmt: skip
PAIRED = (Both, Either, And, Or, Plus, Product, Fewer, Together)
OPPOSITE = {Both: Either, Either: Both, And: Or, Or: And}
TRIED = 2  # of the other words that a field could hold
BINDINGS = frozenset({"it", "first", "now"})  # by which a card is found again: which card it is shows
DEEDS = (Wound, Destroy, Discard, Freeze, Heal, Take, AddToDiscard, Remove, Reveal, SetAside, PutOnDrawPile)


@cache
def seen() -> dict[tuple[type[Any], str], list[Any]]:
    """What each field of words or numbers holds on the cards."""
    found: dict[tuple[type[Any], str], list[Any]] = defaultdict(list)
    for card in ALL:
        for value in (*card.abilities, *([card.pv_rule] if card.pv_rule else [])):
            for node in walk(value):
                for field in fields(type(node)):
                    content = getattr(node, field.name)
                    plain = isinstance(content, str | int) or (
                        isinstance(content, tuple) and all(isinstance(item, str) for item in content)
                    )
                    if plain and content not in found[type(node), field.name]:
                        found[type(node), field.name].append(content)
    return found


def altered(node: Any) -> Iterator[Any]:
    """The same value with one fact of it changed, left out, or put the other way round."""
    yield from turned(node)
    for field in fields(type(node)):
        content = getattr(node, field.name)
        yield from (replace(node, **{field.name: other}) for other in other_contents(node, field, content))


def turned(node: Any) -> Iterator[Any]:
    """Something else in the place of the value."""
    kind = type(node)
    if kind in WRAPPED:
        yield getattr(node, WRAPPED[kind])
    if kind in PAIRED:
        yield from (node.first, node.second)
    if kind in OPPOSITE:
        yield OPPOSITE[kind](node.first, node.second)
    if kind in DEEDS:
        yield from (other(node.what) for other in following(DEEDS, kind))
    if isinstance(node, Fixed) and node.number:
        yield Fixed(-node.number)
    if {"least", "most"}.issubset(node.__struct_fields__) and (node.most is None or not node.least):
        yield replace(node, least=node.most or 0, most=node.least or None)
    match node:
        case Every(among) | AtRandom(among):
            yield Pick(among, Fixed(1))
        case Pick(among):
            yield from (Every(among), AtRandom(among))
        case Seq(parts):
            yield from (
                Seq((*parts[:place], parts[place + 1], parts[place], *parts[place + 2 :]))
                for place in range(len(parts) - 1)
                if parts[place] != parts[place + 1]
            )


def other_contents(node: Any, field: Any, content: Any) -> Iterator[Any]:
    """What else a field could hold."""
    if content is not None and type(None) in get_args(field.type):
        yield None
    if field.type is Who or (field.name in ("who", "whose", "by") and isinstance(content, str)):
        if not is_common(node):
            yield from (who for who in OTHERS if who != content)
    elif isinstance(content, bool):
        yield not content
    elif isinstance(content, int):  # none of something, or less than none, is no fact of a card
        yield from (other for other in (content + 1, content - 1) if other * content > 0 or other == 1)
    elif isinstance(content, str):
        known = seen()[type(node), field.name]
        if field.name == "name" and content in BINDINGS:
            known = [word for word in known if word == content or word not in BINDINGS]
        yield from following(known, content)
    elif isinstance(content, Value):
        yield from altered(content)
    elif isinstance(content, tuple):
        yield from other_tuples(seen()[type(node), field.name], content)


def following(known: Sequence[Any], content: Any) -> Iterable[Any]:
    """Those that come after something in a list, as many as are tried: all of them would take minutes."""
    place = known.index(content)
    return [other for other in (*known[place + 1 :], *known[:place]) if other != content][:TRIED]


def other_tuples(known: Sequence[Any], content: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    for place, item in enumerate(content):
        before, after = content[:place], content[place + 1 :]
        if isinstance(item, Value):
            yield from ((*before, other, *after) for other in altered(item))
        if len(content) > 1:
            yield (*before, *after)
    if content and not any(isinstance(item, Value) for item in content):
        yield from (other for other in following(known, content) if sorted(other) != sorted(content))


def is_common(node: Any) -> bool:
    """Whether the cards meant lie where it makes no difference whose they are."""
    zones = node.zones if isinstance(node, Cards) else (node.zone,) if isinstance(node, Top) else ("",)
    return COMMON_ZONES.issuperset(zones)
