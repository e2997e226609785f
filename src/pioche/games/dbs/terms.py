"""How cards of this game speak of others and of numbers, beyond what all games share (2, 11-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pioche.games.dbs.areas import under
from pioche.kernel.cards.query import Asking, Selector, Test
from pioche.kernel.cards.value import Amount, Condition, Node, Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Includes(Test, Node, frozen=True):
    """A name of the card holds these words, in the brackets of its sort: card `{…}`, character `<…>`, trait `《…》`."""

    name: str

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return self.found(game.words[game.cards[ref].definition])

    def passes(self, words: frozenset[str]) -> bool | None:
        return self.found(words)

    def found(self, words: frozenset[str]) -> bool:
        return any(word[0] == self.name[0] and self.name[1:-1] in word for word in words)


class Only(Test, Node, frozen=True):
    """The card has this character name, special trait or card name, and no other of that sort."""

    name: str

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return self.alone(game.words[game.cards[ref].definition])

    def passes(self, words: frozenset[str]) -> bool | None:
        return self.alone(words)

    def alone(self, words: frozenset[str]) -> bool:
        return {word for word in words if word[0] == self.name[0]} == {self.name}


class Original(Test, Node, frozen=True):
    """A number that is printed on the card lies within bounds, whatever has changed it since."""

    key: str
    least: int | None = None
    most: int | None = None

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        number = game.printed(self.key, ref)
        if number is None:
            return False
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


class Compared(Asking, Node, frozen=True):
    """A number of the card is compared with an amount; a card without that number does not pass."""

    key: str
    how: Literal["most", "least", "more", "less"]
    amount: Amount

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        if game.printed(self.key, ref) is None:
            return False
        number, amount = game.number(self.key, ref) or 0, self.amount.count(game, scope)
        match self.how:
            case "most":
                return number <= amount
            case "least":
                return number >= amount
            case "more":
                return number > amount
            case "less":
                return number < amount


class More(Condition, Node, frozen=True):
    """There is more of one thing than of another, or as much at least."""

    first: Amount
    second: Amount
    equal: bool = False  # as much is enough

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return self.first.count(game, scope, eyes) >= self.second.count(game, scope, eyes) + (not self.equal)


class Beyond(Amount, Node, frozen=True):
    """By how much one amount is above another."""

    first: Amount
    second: Amount

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return max(self.first.count(game, scope, eyes) - self.second.count(game, scope, eyes), 0)


class Groups(Selector, Node, frozen=True):
    """The cards of several groups, each by where and what they are."""

    parts: tuple[Selector, ...]

    @property
    def test(self) -> Test | None:
        """Whether they are told by what they are; each group has a test of its own."""
        return next((part.test for part in self.parts if part.test is not None), None)

    def places(self, game: Game, scope: Scope) -> list[int]:
        return list(dict.fromkeys(ref for part in self.parts for ref in part.places(game, scope)))

    def cards(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return list(dict.fromkeys(ref for part in self.parts for ref in part.cards(game, scope, eyes)))


class Beneath(Selector, Node, frozen=True):
    """The cards under cards in play (11-3)."""

    top: Selector
    test: Test | None = None

    def places(self, game: Game, scope: Scope) -> list[int]:
        return [ref for top in self.top.cards(game, scope) for ref in under(game, top)]
