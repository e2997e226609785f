"""Values: the nodes of which cards are made, and the codec that reads them from files (law 3).

A card is a tree of frozen structs. Every kind of node inherits one of the plain classes below (a closed msgspec union
in the kernel could not be extended by a game), and carries its class name under `is`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.state.game import Game


class Value:
    """A node of a card."""

    __slots__ = ()


class Node(Struct, frozen=True, tag=True, tag_field="is", forbid_unknown_fields=True, gc=False):
    """The struct that every kind of node is: `class Draw(Effect, Node, frozen=True)`."""


class Amount(Value):
    """A number that may depend on the game."""

    __slots__ = ()

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        raise NotImplementedError


class Condition(Value):
    """Something that is so or not."""

    __slots__ = ()

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        raise NotImplementedError


class Scope(Struct, frozen=True, array_like=True, gc=False):
    """Within what an effect runs: whose effect, who does it, of which card, by which rule, and what was bound so far.

    A scope is never changed, only replaced.
    """

    you: int
    actor: int
    source: int = 0
    rule: str = ""
    binds: dict[str, tuple[int, ...]] = {}

    def having(self, name: str, values: tuple[int, ...]) -> Scope:
        return Scope(self.you, self.actor, self.source, self.rule, {**self.binds, name: values})

    def at(self, source: int) -> Scope:
        """The same scope where the card is another one, or leads another life."""
        return Scope(self.you, self.actor, source, self.rule, self.binds)

    def acting(self, actor: int) -> Scope:
        return Scope(self.you, actor, self.source, self.rule, self.binds)

    @property
    def skill(self) -> bool:
        """Whether a card does it by what it says, not the rules of the game."""
        return ":card:" in self.rule

    def doing(self) -> dict[str, tuple[int, ...]]:
        """What is bound, with who does it, which card, and whether that card says so, as rules in force ask for it."""
        doer = {"doer": (self.source,)} if self.source else {}
        return {**self.binds, "by": (self.you,), "skill": (int(self.skill),), **doer}

    def within(self, binds: dict[str, tuple[int, ...]]) -> Scope:
        """The same scope where these are bound too."""
        return Scope(self.you, self.actor, self.source, self.rule, {**self.binds, **binds}) if binds else self


class Outcome(Struct, frozen=True, gc=False, array_like=True):
    """What came of an effect: how much was asked, how much was done, to which cards, and where these were."""

    asked: int = 0
    done: int = 0
    cards: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


NOTHING = Outcome()


class Effect(Value):
    """Something that happens in the game."""

    __slots__ = ()

    @property
    def chooses(self) -> bool:
        """Whether somebody chooses what it acts on, so that "it" means these cards from then on, be it none."""
        return False

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        """Whether its first mandatory part could be carried out in full, as far as these seats have seen."""
        return True

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        """Do it, or return the procedure that will."""
        raise NotImplementedError


def children(node: Any) -> Iterator[Any]:
    """The values directly inside a value, in the order of its fields."""
    if isinstance(node, Struct):
        for name in node.__struct_fields__:
            yield from children_of(getattr(node, name))


def children_of(content: Any) -> Iterator[Any]:
    if isinstance(content, Value):
        yield content
    elif isinstance(content, tuple):
        for item in content:
            yield from children_of(item)


def walk(node: Any) -> Iterator[Any]:
    """A value and all that it is made of, depth first."""
    yield node
    for child in children(node):
        yield from walk(child)


def kinds_of_value(*packages: str) -> dict[str, type[Any]]:
    """The value structs defined in these packages, by their tag."""
    found: dict[str, type[Any]] = {}
    waiting: list[type[Any]] = [Value]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        tag = issubclass(kind, Struct) and kind.__struct_config__.tag
        if tag and any(kind.__module__ == package or kind.__module__.startswith(package + ".") for package in packages):
            found[str(tag)] = kind
    return found


class Codec:
    """Reads and writes the values of one game, strictly, with the path in its errors."""

    def __init__(self, *packages: str, without: frozenset[str] = frozenset()) -> None:
        self.kinds = {tag: kind for tag, kind in kinds_of_value(*packages).items() if tag not in without}

    def decode(self, kind: type[Any], content: Any) -> Any:
        if not isinstance(content, dict) or content.get("is") not in self.kinds:
            raise ValueError(f"unknown kind {content.get('is') if isinstance(content, dict) else content!r}")
        found = self.kinds[content["is"]]
        if not issubclass(found, kind):
            raise ValueError(f"{content['is']} is not a kind of {kind.__name__}")
        try:
            return msgspec.convert(content, found, dec_hook=self.decode)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from None  # msgspec adds the path of this node to it

    def read(self, data: bytes, kind: Any) -> Any:
        """What a file holds; a ValueError tells what is wrong and where."""
        try:
            return msgspec.json.decode(data, type=kind, dec_hook=self.decode)
        except msgspec.ValidationError as error:
            # Each level of nodes has added the path below it: read from the outermost to the innermost.
            text, *paths = str(error).split(" - at `$")
            raise ValueError(f"{text} - at `${''.join(path.removesuffix('`') for path in reversed(paths))}`") from None

    def write(self, content: Any) -> bytes:
        return msgspec.json.encode(content)
