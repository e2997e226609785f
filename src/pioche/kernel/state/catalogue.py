"""The catalogue: all cards of a game, and the numbers of their nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from pioche.kernel.cards.query import ANYTHING, Test, Told
from pioche.kernel.cards.rule import Rule
from pioche.kernel.cards.value import Condition, Node, Value, walk
from pioche.kernel.cards.verbs import SHUFFLE, SWAP


class Ability(Value):
    """Something a card can do, or a rule it puts in force."""

    __slots__ = ()


T = TypeVar("T")
Printed = tuple[Rule, str, Condition | None]  # a rule, the statement that it is, and while what it counts


class Static(Ability, Node, frozen=True):
    """Rules in force while the card is in one of these zones."""

    where: tuple[str, ...]
    rules: tuple[Rule, ...]
    keyword: str = ""
    when: Condition | None = None


class Definition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """A card as printed. Games add their own facts."""

    slug: str
    name: str
    abilities: tuple[Ability, ...] = ()

    def words(self) -> frozenset[str]:
        """The words by which tests know the card."""
        raise NotImplementedError

    def numbers(self) -> dict[str, int]:
        """The printed numbers."""
        raise NotImplementedError

    def citation(self, ability: Ability) -> str:
        """The rule statement that an ability is."""
        raise NotImplementedError

    def keywords(self, ability: Ability) -> frozenset[str]:
        """The names by which the rulebook knows an ability."""
        return frozenset()

    def reverse(self) -> str:
        """What its back tells when it lies face down: cards of different backs cannot be taken for each other."""
        return ""

    def inherent(self) -> tuple[tuple[Static, str], ...]:
        """What every card of its kind has by the rules of the game, each with the statement that it is."""
        return ()


class Blank(Definition, frozen=True, kw_only=True):
    """What a card is for the rules while it lies face down: it has no name, no number, no ability."""

    slug: str = "face-down"
    name: str = ""

    def words(self) -> frozenset[str]:
        return frozenset()

    def numbers(self) -> dict[str, int]:
        return {}

    def citation(self, ability: Ability) -> str:
        raise LookupError(ability)


class Abilities(dict[type[Any], list[tuple[tuple[Any, str], ...]]]):
    """By kind, for each definition its abilities of that kind, each with its citation; found out when first asked."""

    def __init__(self, definitions: tuple[Definition, ...]) -> None:
        self.definitions = definitions

    def __missing__(self, kind: type[Any]) -> list[tuple[tuple[Any, str], ...]]:
        found = self[kind] = [
            tuple(
                (ability, definition.citation(ability)) for ability in definition.abilities if isinstance(ability, kind)
            )
            for definition in self.definitions
        ]
        return found


class Catalogue:
    """The definitions of a game sorted by slug, what the kernel looks up of them, and their nodes by number."""

    def __init__(
        self,
        definitions: Iterable[Definition],
        verbs: tuple[Value, ...] = (),
        others: tuple[Value, ...] = (),
        face_down: bool = False,
    ) -> None:
        """`verbs` and `others` are values of the rules themselves; the latter are numbered last, so that one more of
        them changes no other number. `face_down`: cards of this game may lie so.
        """
        if face_down:
            definitions = (*definitions, Blank())
        self.definitions = tuple(sorted(definitions, key=lambda definition: definition.slug))
        self.by_slug = {definition.slug: number for number, definition in enumerate(self.definitions)}
        self.blank = self.by_slug.get(Blank().slug, -1) if face_down else -1
        self.slugs = tuple(definition.slug for definition in self.definitions)
        self.words = tuple(definition.words() for definition in self.definitions)
        self.numbers = tuple(definition.numbers() for definition in self.definitions)
        self.backs = tuple(definition.reverse() for definition in self.definitions)
        self.keys = tuple(sorted({key for numbers in self.numbers for key in numbers}))
        self.statics: list[dict[int, tuple[Printed, ...]] | None] = [None] * len(self.definitions)
        self.nodes: list[Any] = []
        self._numbers: dict[int, int] = {}
        self.abilities = Abilities(self.definitions)
        self._answers: dict[tuple[str, int], Any] = {}
        self._keywords: dict[str, frozenset[str]] | None = None
        printed = [ability for definition in self.definitions for ability in definition.abilities]
        for value in (*verbs, *printed, SHUFFLE, SWAP, *others):
            for node in walk(value):
                if id(node) not in self._numbers:
                    self._numbers[id(node)] = len(self.nodes)
                    self.nodes.append(node)
        self.told: dict[int, Told] = {}  # by the identity of a test, unless nothing can be told of it
        for node in self.nodes:
            passing = [node.passes(words) for words in self.words] if isinstance(node, Test) else []
            if False in passing or (passing and None not in passing):
                eligible = frozenset(number for number, passes in enumerate(passing) if passes is not False)
                self.told[id(node)] = eligible, None not in passing, None

    def number(self, node: Any) -> int:
        """The number of a node, by which a frame keeps it."""
        return self._numbers[id(node)]

    def once(self, question: str, node: Any, answer: Callable[[Any], T]) -> T:
        """What a question about a node is answered with, asked only once: nodes never change."""
        key = question, self._numbers[id(node)]
        if key not in self._answers:
            self._answers[key] = answer(node)
        found: T = self._answers[key]
        return found

    def place(self, zones: Mapping[str, Iterable[int]]) -> None:
        """Note for each card which rules count in which zone, and for each test where alone cards can pass."""
        for node in self.nodes:
            if isinstance(node, Test) and (lies := node.lies()) is not None:
                eligible, settled, _ = self.told.get(id(node), ANYTHING)
                self.told[id(node)] = eligible, settled, frozenset([at for name in lies for at in zones[name]])
        for number, definition in enumerate(self.definitions):
            found: dict[int, tuple[Printed, ...]] = {}
            printed = [
                (ability, definition.citation(ability))
                for ability in definition.abilities
                if isinstance(ability, Static)
            ]
            for ability, citation in (*definition.inherent(), *printed):
                for name in ability.where:
                    cited = tuple((rule, citation, ability.when) for rule in ability.rules)
                    for space in zones[name]:
                        found[space] = found.get(space, ()) + cited
            self.statics[number] = found or None

    def keywords(self, citation: str) -> frozenset[str]:
        """The keywords by which people know an ability, told by the statement that it is."""
        if self._keywords is None:
            self._keywords = {
                definition.citation(ability): definition.keywords(ability)
                for definition in self.definitions
                for ability in definition.abilities
            }
        return self._keywords.get(citation, frozenset())

    def fingerprint(self) -> str:
        """Changes whenever a card does."""
        return blake2b(msgspec.json.encode(self.definitions), digest_size=16).hexdigest()
