"""Values altered in one fact: what two cards may differ in, so that their texts must differ too.

Nothing here knows a card: what a field may hold is what it holds on some card, or what its type allows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from msgspec.structs import fields, replace

from pioche.games.veiel.card import Assault
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.lasting import Ends, Lasting, NextAttack
from pioche.games.veiel.play import Whether
from pioche.games.veiel.targets import AHero, AllEnemies, AllHeroes, AnEnemy, Me, Target, Those
from pioche.games.veiel.terms import Sum
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Both, Either, Fixed, Not
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.value import Value, walk

TARGETS = (Me(), AHero(), AllHeroes(), AnEnemy(), AllEnemies())
PAIRED = (Both, Either)
TOLD_ELSEWHERE = {(Assault, "zone"), (Those, "name")}  # by the profile; by who has just been named
ENDS = get_args(Ends)


@cache
def seen() -> dict[tuple[type[Any], str], list[Any]]:
    """What each field of words holds on the cards."""
    found: dict[tuple[type[Any], str], list[Any]] = defaultdict(list)
    for card in ALL:
        for ability in card.abilities:
            for node in walk(ability):
                for field in fields(type(node)):
                    content = getattr(node, field.name)
                    plain = isinstance(content, str) or (
                        isinstance(content, tuple) and not any(isinstance(item, Value) for item in content)
                    )
                    if plain and content not in found[type(node), field.name]:
                        found[type(node), field.name].append(content)
    return found


def altered(node: Any) -> Iterator[Any]:
    """The same value with one fact of it changed, left out, or put the other way round."""
    yield from turned(node)
    for field in fields(type(node)):
        if (type(node), field.name) in TOLD_ELSEWHERE:
            continue
        content = getattr(node, field.name)
        yield from (replace(node, **{field.name: other}) for other in other_contents(node, field, content))


def turned(node: Any) -> Iterator[Any]:
    """Something else in the place of the value."""
    match node:
        case Target():
            yield from (other for other in TARGETS if other != node)
        case Fixed(number) if number:
            yield Fixed(-number)
        case Both(first, second):
            yield from (first, second, Either(first, second))
        case Either(first, second):
            yield from (first, second, Both(first, second))
        case Not(test):
            yield test
        case Whether(_, then, otherwise):
            yield then
            if otherwise:
                yield replace(node, then=otherwise, otherwise=then)
        case NextAttack(keys, by, of):
            yield Number(keys, by, of)
        case Seq(parts):
            yield from (
                Seq((*parts[:place], parts[place + 1], parts[place], *parts[place + 2 :]))
                for place in range(len(parts) - 1)
                if parts[place] != parts[place + 1]
            )
        case Sum(parts):
            yield from parts


def other_contents(node: Any, field: Any, content: Any) -> Iterator[Any]:
    """What else a field could hold."""
    if content is not None and type(None) in get_args(field.type):
        yield None
    if isinstance(node, Lasting) and field.name == "ends":
        yield from (ends for ends in ENDS if ends != content)
    elif isinstance(content, bool):
        yield not content
    elif isinstance(content, int):  # less than none of something is no fact of a card
        yield from (other for other in (content + 1, content - 1) if other >= 1)
    elif isinstance(content, str):
        yield from (other for other in seen()[type(node), field.name] if other != content)
    elif isinstance(content, Value):
        yield from altered(content)
    elif isinstance(content, tuple):
        yield from other_tuples(seen()[type(node), field.name], content)


def other_tuples(known: list[Any], content: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    for place, item in enumerate(content):
        before, after = content[:place], content[place + 1 :]
        if isinstance(item, Value):
            yield from ((*before, other, *after) for other in altered(item))
        if len(content) > 1:
            yield (*before, *after)
    if content and not any(isinstance(item, Value) for item in content):
        yield from (other for other in known if other != content)
