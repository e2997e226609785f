"""Clauses of cards changed: a number, a limit, a condition, a test, "up to", another player, another zone. What cards
of a game on a board say besides is in board.py.

A card is a tree of values, so a clause is a field of a node. What a keyword brings is changed on every card with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.dbs.card import DbsCard
from pioche.games.seiya.card import SeiyaCard
from pioche.games.veiel.card import VeielCard
from pioche.kernel.cards.query import And, Anything, Either, Not, Or, Test, Unless
from pioche.kernel.cards.value import Condition, Value
from pioche.kernel.state.catalogue import Definition
from tests.mutants import board
from tests.mutants.mutant import CARDS, RULES, Mutant, change_every_dbs_card, made_anew, set_ability
from tests.mutants.parts import KEYWORDS

Path = tuple[str | int, ...]  # of a clause: names of fields, places in tuples

NO_CLAUSE = ("keyword", "name", "key", "mark", "word", "phase", "how", "on")  # these say which thing, not how much
TAKEN_UP = ("up_to", "may")  # where nothing is said, that much less is asked of the player
OPEN = ("any", "anyone")  # no restriction
WHO = ("whose", "who", "by", "players")
HOLDING_ZONES = ("zones", "zone", "where")
OTHER_PLAYER = {"you": "opponents", "actor": "opponents", "active": "opponents", "opponents": "you", "anyone": "you"}


def parts_of(node: Any, path: Path = ()) -> Iterator[tuple[Path, str, Any, Struct | None]]:
    """All that a tree is made of: where it stands, the name of its field, what it is, and within which node."""
    if isinstance(node, Struct):
        for name in node.__struct_fields__:
            content = getattr(node, name)
            yield (*path, name), name, content, node
            yield from parts_of(content, (*path, name))
    elif isinstance(node, tuple):
        for place, item in enumerate(node):
            yield from parts_of(item, (*path, place))


def put(node: Any, path: Path, content: Any) -> Any:
    """The same tree with something else at a place."""
    if not path:
        return content
    first, *rest = path
    if isinstance(node, tuple):
        assert isinstance(first, int)
        return (*node[:first], put(node[first], tuple(rest), content), *node[first + 1 :])
    return replace(node, **{str(first): put(getattr(node, str(first)), tuple(rest), content)})


def get(node: Any, path: Path) -> Any:
    for name in path:
        node = node[name] if isinstance(name, int) else getattr(node, name)
    return node


Change = Callable[[Any], Any]


def others(card: Definition, node: Struct, name: str, content: Any, game: str) -> Iterator[tuple[str, Change]]:
    """How a field could say something else, each with the name of the change."""
    if name in NO_CLAUSE or content is None:
        return
    if isinstance(card, VeielCard):
        if (own := board.instead(card, node, name, content)) is not None:
            yield from own
            return
        yield from board.besides(node, name, content)
    hint = get_type_hints(type(node)).get(name)
    zones = (content,) if isinstance(content, str) else content
    if isinstance(content, bool):
        if content or name in TAKEN_UP:
            yield f"{name} {not content}", lambda flag: not flag
    elif isinstance(content, int):
        yield f"{name} + 1", lambda number: number + unit(number)
        if content > 1 or content < 0:
            yield f"{name} - 1", lambda number: number - unit(number)
    elif isinstance(content, str) and content in OTHER_PLAYER and name in WHO:
        places = getattr(node, "zones", None) or (getattr(node, "zone", ""),)
        if any(zone not in RULES[game].commons for zone in places):
            yield f"{name} {OTHER_PLAYER[content]}", lambda who: OTHER_PLAYER[who]
    elif name in HOLDING_ZONES and zones:
        other = another_zone(zones, game)
        yield f"{name} {other}", lambda zones: other if isinstance(zones, str) else (other,)
        if len(zones) > 1 and name != "where":
            yield f"{name} fewer", lambda zones: zones[:-1]
    elif isinstance(content, str) and content not in OPEN:
        for choice in literals(hint):
            if choice != content:
                yield f"{name} {choice}", lambda _, choice=choice: choice
    elif isinstance(content, Condition):
        yield f"{name} negated", Unless
        if type(None) in get_args(hint):
            yield f"{name} dropped", lambda _: None
        if isinstance(content, And | Or):
            yield f"{name} only its first", lambda both: both.first
            yield f"{name} only its second", lambda both: both.second
    elif isinstance(content, Test):
        yield f"{name} negated", Not
        if not isinstance(content, Anything):
            yield f"{name} dropped", lambda _: Anything()
        if isinstance(content, Either):
            yield f"{name} only its first", lambda both: both.first
            yield f"{name} only its second", lambda both: both.second


def unit(number: int) -> int:
    """Power is counted in thousands."""
    return 1000 if abs(number) >= 1000 else 1


def another_zone(zones: tuple[str, ...], game: str) -> str:
    """Always the same for the same zones; a common one for a common one, where there is another."""
    commons = RULES[game].commons
    found = [zone for zone in RULES[game].zones if zone not in zones]
    alike = [zone for zone in found if (zone in commons) == (zones[0] in commons)]
    return Random(repr(zones)).choice(alike or found)


def literals(hint: Any) -> tuple[str, ...]:
    return get_args(hint) if get_origin(hint) is Literal else ()


class ChangedClause(Mutant, frozen=True, kw_only=True):
    """A clause of an ability of one card, or of a keyword of every card."""

    card: Definition
    ability: int  # its place, -1: the rule of Victory Points
    path: Path
    change: Change
    keyword: str = ""

    def happen(self) -> None:
        if self.keyword:
            change_every_dbs_card(self.changed)
            return
        tree = self.card.abilities[self.ability] if self.ability >= 0 else self.card.pv_rule  # type: ignore[attr-defined]
        set_ability(self.card, self.ability, put(tree, self.path, self.change(get(tree, self.path))))
        made_anew(self.game)

    def changed(self, ability: Any) -> Any:
        """The clause changed in whatever else has the keyword and such a clause."""
        if keyword_of(ability) != self.keyword:
            return ability
        try:
            like, own = get(ability, self.path), get(self.card.abilities[self.ability], self.path)
        except (AttributeError, IndexError, TypeError):
            return ability
        return put(ability, self.path, self.change(like)) if type(like) is type(own) else ability


def keyword_of(ability: Any) -> str:
    """The keyword without its number and colours, as the rulebook has a section about it."""
    label = getattr(ability, "keyword", "")
    return next((name for name in KEYWORDS if re.match(re.escape(name) + r"(?![\w-])", label)), "")


def trees() -> Iterator[Mutant]:
    seen: set[tuple[str, str]] = set()
    for game, cards in CARDS.items():
        for card in cards:
            abilities: list[tuple[int, Value]] = list(enumerate(card.abilities))
            if isinstance(card, SeiyaCard) and card.pv_rule:
                abilities.append((-1, card.pv_rule))
            if isinstance(card, VeielCard):
                yield from board.profile(game, card)
            for place, ability in abilities:
                keyword = keyword_of(ability) if isinstance(card, DbsCard) else ""
                name = card.citation(ability) if place >= 0 else card.statements()[1]  # type: ignore[arg-type,attr-defined]
                ids = (f"dbs:{KEYWORDS[keyword]}-*", name) if keyword else (name,)
                for path, field, content, node in parts_of(ability):
                    assert node is not None
                    for change, make in others(card, node, field, content, game):
                        at = "/".join(map(str, path[:-1]))
                        title = f"{keyword or name} {at}: {type(node).__name__} {change}"
                        if keyword and (keyword, title) in seen:
                            continue
                        seen.add((keyword, title))
                        yield ChangedClause(
                            title, game, ids, card.slug, card=card, ability=place, path=path, change=make,
                            keyword=keyword,
                        )  # fmt: skip
