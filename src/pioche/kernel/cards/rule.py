"""The kinds of rules that cards and games put in force: each says which questions it answers (laws 9 and 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from pioche.kernel.cards.query import Selector, Test
from pioche.kernel.cards.value import Amount, Condition, Effect, Node, Scope, Value
from pioche.kernel.state.card import life_of

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

Binds = dict[str, tuple[int, ...]]

By = Literal["anyone", "you", "opponents"]
Cause = Literal["any", "skill", "rules"]
Phase = Literal["set", "times", "add", "least", "most"]
PHASES: dict[str, int] = {"set": 0, "times": 1, "add": 2, "least": 3, "most": 4}


class Rule(Value):
    """A rule that a card or the game puts in force."""

    __slots__ = ()

    @property
    def of(self) -> Test | None:
        """What the cards must be that it has a say about, where a test tells."""
        return None

    @property
    def when(self) -> Condition | None:
        """While what it counts, where not always."""
        return None

    def questions(self) -> tuple[str, ...]:
        """The keys under which the index lists it."""
        raise NotImplementedError

    def applies(self, game: Game, ref: int, scope: Scope) -> bool:
        """Whether it has a say about a card now."""
        of, when = self.of, self.when
        return (of is None or of.holds(game, ref, scope)) and (when is None or when.met(game, scope))

    def rank(self) -> int:
        """Its place among the rules that answer the same question."""
        return 0


class Entry(Struct, frozen=True, gc=False):
    """A rule in force: the card that has it (0: the rules of the game), the rule, its scope, and whether the card has
    it as a skill of its own, which can be silenced, and counts only while a condition is met.
    """

    source: int
    rule: Rule
    scope: Scope
    skill: bool = True
    guard: Condition | None = None
    since: int = 0  # when it was lent; one that a card has is in force since the card's life began

    def order(self) -> tuple[int, int, bool]:
        """Its place among the rules that answer the same question: of one rank, the later one comes after."""
        return self.rule.rank(), self.since or life_of(self.source), self.since > 0


class Lent(Struct, frozen=True, array_like=True, gc=False):
    """A rule in force for a time: its node, the scope of the effect that lent it, the moment at which it ends.

    A card that has gained a skill has it as if it were printed: `skill`.
    """

    node: int
    scope: Scope
    ends: str
    skill: bool = False
    since: int = 0  # the last life that had begun by then


class Caused(Rule):
    """A rule about something being done to cards, perhaps only by some player, or only because a card says so."""

    __slots__ = ()
    of: Test
    when: Condition | None
    by: By
    cause: Cause

    def applies(self, game: Game, ref: int, scope: Scope) -> bool:
        if not Rule.applies(self, game, ref, scope):
            return False
        binds = scope.binds
        if self.by != "anyone" and (binds.get("by", (scope.you,))[0] == scope.you) is (self.by == "opponents"):
            return False
        return self.cause == "any" or bool(binds.get("skill", (0,))[0]) is (self.cause == "skill")


class Number(Rule, Node, frozen=True):
    """Changes numbers of the cards that pass the test."""

    keys: tuple[str, ...]
    by: Amount
    of: Test
    phase: Phase = "add"
    when: Condition | None = None

    def questions(self) -> tuple[str, ...]:
        return self.keys

    def rank(self) -> int:
        return PHASES[self.phase]

    def change(self, number: int, amount: int) -> int:
        match self.phase:
            case "add":
                return number + amount
            case "set":
                return amount
            case "times":
                return number * amount
            case "least":
                return max(number, amount)
            case "most":
                return min(number, amount)


class Forbid(Caused, Node, frozen=True):
    """Forbids doing something to the cards that pass the test, unless a condition is met or a price was paid."""

    action: str
    of: Test
    unless: Condition | None = None
    price: Effect | None = None
    by: By = "anyone"
    cause: Cause = "any"
    when: Condition | None = None

    def questions(self) -> tuple[str, ...]:
        return ("forbid:" + self.action, "price") if self.price else ("forbid:" + self.action,)

    def applies(self, game: Game, ref: int, scope: Scope) -> bool:
        if not Caused.applies(self, game, ref, scope) or (self.unless is not None and self.unless.met(game, scope)):
            return False
        return self.price is None or paid(scope.source, ref) not in game.tallies


class Permit(Rule, Node, frozen=True):
    """Allows the cards that pass the test to do what the rules of the game would not."""

    action: str
    of: Test
    when: Condition | None = None

    def questions(self) -> tuple[str, ...]:
        return ("permit:" + self.action,)


class Replace(Caused, Node, frozen=True):
    """Instead of a change to the cards that pass the test, an effect is carried out; the card is bound to `it`."""

    verb: str
    of: Test
    effect: Effect
    optional: bool = False
    by: By = "anyone"
    cause: Cause = "any"
    when: Condition | None = None

    def questions(self) -> tuple[str, ...]:
        return ("replace:" + self.verb,)


class When(Caused, Node, frozen=True):
    """When a change happens to a card that passes the test, an effect is carried out.

    The card is bound to `that`, and to `it` unless the rule was lent about another one; where it is now, to `now`. The
    game says for each kind of trigger whether it resolves at once or waits for a checkpoint.
    """

    verb: str
    of: Test
    effect: Effect
    kind: str = "trigger"
    by: By = "anyone"
    cause: Cause = "any"
    when: Condition | None = None
    once: bool = False  # a turn

    def questions(self) -> tuple[str, ...]:
        return ("when:" + self.verb,)


class Whenever(Rule, Node, frozen=True):
    """A trigger that waits for a state of the game: met once each time that state arises."""

    condition: Condition
    effect: Effect
    kind: str = "trigger"

    def questions(self) -> tuple[str, ...]:
        return ("whenever",)

    def applies(self, game: Game, ref: int, scope: Scope) -> bool:
        return self.condition.met(game, scope)


PLAIN = "-"  # stands for skills without keyword


class Silence(Rule, Node, frozen=True):
    """The skills of cards have no effect: all of them, those of a keyword, those without one, or this very one."""

    of: Test
    keyword: str = ""
    this: bool = False
    when: Condition | None = None

    def questions(self) -> tuple[str, ...]:
        return ("silence",)


class Share(Rule, Node, frozen=True):
    """Whatever is done to the cards that pass the test is done to others as well, as one group."""

    of: Test
    others: Selector

    def questions(self) -> tuple[str, ...]:
        return ("share",)


def paid(source: int, ref: int) -> str:
    """The tally that says that what a card asks for another one, or for itself, was paid this turn."""
    return f"turn/paid/{source}/{ref}"
