"""Selectors, tests, amounts and conditions: how a card speaks of other cards and of numbers.

`eyes` is a mask of seats. Where it is given, a card that not all of them have seen counts as one that may match:
what a seat is offered, or asked, must depend on nothing that it, or the others, cannot see (law 7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from pioche.kernel.cards.value import Amount, Condition, Effect, Node, Scope, Value

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

EVERYONE = 0xFF  # the mask of all seats; the last one, NOBODY, is the spectators'
NOBODY = 7

Who = Literal["you", "actor", "active", "opponents", "anyone"]
One = Literal["you", "actor", "active", "opponents"]  # where one player is meant; of two, the opponent is one
YOU: Who = "you"  # whose effect it is
ACTOR: Who = "actor"  # who carries it out
ACTIVE: Who = "active"  # whose turn it is
OPPONENTS: Who = "opponents"  # everybody but you
ANYONE: Who = "anyone"


def seats(game: Game, who: Who, scope: Scope) -> tuple[int, ...]:
    """The players meant, from the active one in seat order; those bound to `spared` are left out."""
    if who == "you":
        return (scope.you,)
    if who == "actor":
        return (scope.actor,)
    found = (game.active,) if who == "active" else game.order()
    if who == "opponents":
        found = tuple([seat for seat in found if seat != scope.you])
    spared = scope.binds.get("spared")
    return tuple([seat for seat in found if seat not in spared]) if spared else found


class Test(Value):
    """A test on a card."""

    __slots__ = ()

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        raise NotImplementedError

    def passes(self, words: frozenset[str]) -> bool | None:
        """Whether a card of these words passes, whatever happens in the game; None if that depends on more."""
        return None

    def lies(self) -> frozenset[str] | None:
        """The zones where alone a card can pass; None if it may anywhere."""
        return None

    def __and__(self, other: Test) -> Test:
        return Both(self, other)

    def __or__(self, other: Test) -> Test:
        return Either(self, other)

    def __invert__(self) -> Test:
        return Not(self)


class Asking(Test):
    """A test that asks for a number of the card."""

    __slots__ = ()


class Is(Test, Node, frozen=True):
    """The card's definition carries this word: a type, a class, a rank, a name."""

    word: str

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return self.word in game.words[game.cards[ref].definition]

    def passes(self, words: frozenset[str]) -> bool | None:
        return self.word in words


class Anything(Test, Node, frozen=True):
    """Every card."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return True

    def passes(self, words: frozenset[str]) -> bool | None:
        return True


class Both(Test, Node, frozen=True):
    first: Test
    second: Test

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return self.first.holds(game, ref, scope) and self.second.holds(game, ref, scope)

    def passes(self, words: frozenset[str]) -> bool | None:
        told = self.first.passes(words), self.second.passes(words)
        return False if False in told else None if None in told else True

    def lies(self) -> frozenset[str] | None:
        first, second = self.first.lies(), self.second.lies()
        return second if first is None else first if second is None else first & second


class Either(Test, Node, frozen=True):
    first: Test
    second: Test

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return self.first.holds(game, ref, scope) or self.second.holds(game, ref, scope)

    def passes(self, words: frozenset[str]) -> bool | None:
        told = self.first.passes(words), self.second.passes(words)
        return True if True in told else None if None in told else False


class Not(Test, Node, frozen=True):
    test: Test

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return not self.test.holds(game, ref, scope)

    def passes(self, words: frozenset[str]) -> bool | None:
        told = self.test.passes(words)
        return None if told is None else not told


class IsSource(Test, Node, frozen=True):
    """The very card whose effect or rule this is."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return ref == scope.source


class IsBound(Test, Node, frozen=True):
    """One of the cards bound to this name."""

    name: str

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return ref in scope.binds.get(self.name, ())


class Yours(Test, Node, frozen=True):
    """A card of the player whose effect or rule this is."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.master(ref) == scope.you


class Valued(Asking, Node, frozen=True):
    """The card has a number of that name, printed or gained."""

    key: str

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return (game.number(self.key, ref, scope.binds) or 0) > 0


class Selector(Value):
    """Cards, by where they are and what they are."""

    __slots__ = ()

    def places(self, game: Game, scope: Scope) -> list[int]:
        """Every card that lies where the selector looks, whatever it is."""
        raise NotImplementedError

    @property
    def test(self) -> Test | None:
        """What the cards must be, besides lying there."""
        return None

    def cards(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        """The cards meant; with `eyes`, those that may be meant as far as these seats have seen."""
        found = self.places(game, scope)
        test = self.test
        if test is None or not found:
            return found
        eligible, settled, _ = game.told.get(id(test), ANYTHING)
        cards = game.cards
        kept = []
        for ref in found:
            card = cards[ref]
            if (eyes and card.seen & eyes != eyes) or (
                (eligible is None or card.definition in eligible) and (settled or test.holds(game, ref, scope))
            ):
                kept.append(ref)
        return kept


# What can be told of a test beforehand: the definitions that it does not rule out by their printed words, None if these
# are all; whether that settles it; and the spaces where alone a card can pass, None if it may anywhere.
Told = tuple[frozenset[int] | None, bool, frozenset[int] | None]
ANYTHING: Told = None, False, None


class Cards(Selector, Node, frozen=True):
    """The cards in certain zones."""

    zones: tuple[str, ...]
    test: Test | None = None
    whose: Who = YOU

    def places(self, game: Game, scope: Scope) -> list[int]:
        found: list[int] = []
        zones, bases, commons = game.zones, game.bases, game.rules.commons
        for name in self.zones:
            base = bases[name]
            if name in commons:
                found += zones[base]
            elif self.whose == "you":
                found += zones[base + scope.you]
            else:
                for seat in seats(game, self.whose, scope):
                    found += zones[base + seat]
        return found


class Among(Selector, Node, frozen=True):
    """The cards bound to a name, as far as they still are what they were."""

    name: str
    test: Test | None = None

    def places(self, game: Game, scope: Scope) -> list[int]:
        return [ref for ref in scope.binds.get(self.name, ()) if game.alive(ref)]


class Top(Selector, Node, frozen=True):
    """The top cards of a pile, fewer if it does not hold so many; of these, those that pass a test."""

    zone: str
    size: Annotated[int, Meta(ge=1)] = 1
    whose: Who = YOU
    test: Test | None = None

    def places(self, game: Game, scope: Scope) -> list[int]:
        zone = game.rules.zones[self.zone]
        if zone.common:
            return list(game.zones[zone.base][-self.size :])
        return [ref for seat in seats(game, self.whose, scope) for ref in game.zones[zone.base + seat][-self.size :]]


class Fixed(Amount, Node, frozen=True):
    number: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.number


class Count(Amount, Node, frozen=True):
    """How many cards there are, times a factor, divided into full groups."""

    among: Selector
    factor: int = 1
    group: Annotated[int, Meta(ge=1)] = 1

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.factor * (len(self.among.cards(game, scope, eyes)) // self.group)


class Fewer(Amount, Node, frozen=True):
    """The smaller of two amounts."""

    first: Amount
    second: Amount

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return min(self.first.count(game, scope, eyes), self.second.count(game, scope, eyes))


class Between(Asking, Node, frozen=True):
    """A number of the card lies within bounds; a card without that number does not pass."""

    key: str
    least: int | None = None
    most: int | None = None

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        if game.printed(self.key, ref) is None:
            return False
        number = game.number(self.key, ref) or 0
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


class Marked(Test, Node, frozen=True):
    """Something is true of the present life of the card."""

    mark: str

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return self.mark in game.cards[ref].marks


class Lies(Test, Node, frozen=True):
    """How the card lies: upright, or turned."""

    mode: int

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].mode == self.mode


class Within(Test, Node, frozen=True):
    """The card is in one of these zones."""

    zones: tuple[str, ...]

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.where(ref) in self.zones

    def lies(self) -> frozenset[str]:
        return frozenset(self.zones)


class Exists(Condition, Node, frozen=True):
    """There are so many such cards, one if nothing else is said."""

    among: Selector
    least: int = 1
    most: int | None = None

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        found = len(self.among.cards(game, scope, eyes))
        return found >= self.least and (self.most is None or found <= self.most)


class Turn(Condition, Node, frozen=True):
    """It is the turn of these players."""

    whose: Who = YOU

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return game.active in seats(game, self.whose, scope)


class Or(Condition, Node, frozen=True):
    first: Condition
    second: Condition

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return self.first.met(game, scope, eyes) or self.second.met(game, scope, eyes)


class Unless(Condition, Node, frozen=True):
    """The opposite of a condition."""

    condition: Condition

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return not self.condition.met(game, scope, eyes)


class Reached(Condition, Node, frozen=True):
    """A counter of the game has come to so much."""

    counter: str
    least: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return game.counters.get(self.counter, 0) >= self.least


class Even(Condition, Node, frozen=True):
    """A counter of the game is even, or odd; one that the game does not have is neither."""

    counter: str
    odd: bool = False

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        counter = game.counters.get(self.counter)
        return counter is not None and (counter % 2 == 1) is self.odd


class And(Condition, Node, frozen=True):
    first: Condition
    second: Condition

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return self.first.met(game, scope, eyes) and self.second.met(game, scope, eyes)


class Possible(Condition, Node, frozen=True):
    """An effect could be carried out."""

    effect: Effect

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return self.effect.can(game, scope, eyes)
