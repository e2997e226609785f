"""Rules in force, printed or lent, indexed by the question they answer (laws 9 and 10).

A question that no rule answers costs one look-up. A rule whose condition asks its own question is left out meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from pioche.kernel.decision import Reason
from pioche.kernel.query import NUMBER, Asking, Fixed, IsBound, IsSource, Selector, Test
from pioche.kernel.value import Amount, Condition, Effect, Node, Scope, Value, walk

if TYPE_CHECKING:
    from pioche.kernel.game import Game

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


class Entry(NamedTuple):
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
        return self.rule.rank(), self.since or self.source >> 12, self.since > 0


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


class Silence(Rule, Node, frozen=True):
    """The skills of the cards that pass the test have no effect: all of them, those of a keyword, or this very one."""

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


def sharing(game: Game, refs: tuple[int, ...]) -> tuple[int, ...]:
    """A group of cards, with those that share the fate of some of them."""
    found = list(refs)
    for ref in refs:
        for entry, scope in applying(game, "share", ref) if ref else ():
            assert isinstance(entry.rule, Share)
            found += [other for other in entry.rule.others.cards(game, scope) if other not in found]
    return tuple(found)


def paid(source: int, ref: int) -> str:
    """The tally that says that what a card asks for another one, or for itself, was paid this turn."""
    return f"turn/paid/{source}/{ref}"


class Part(Struct, frozen=True):
    """One term of a number that explains itself: what it does, by how much, because of which card and rule."""

    phase: str
    amount: int
    source: int = 0
    rule: str = ""


def concerns(game: Game, entry: Entry, ref: int) -> bool:
    """Whether a rule may have a say about a card, told without looking further than at what is printed on it."""
    of = entry.rule.of
    if of.__class__ is IsSource:
        return ref == entry.source
    if of.__class__ is IsBound and of.name in entry.scope.binds:
        return ref in entry.scope.binds[of.name]
    told = game.eligible.get(id(of))
    return told is None or game.cards[ref & NUMBER].definition in told[0]


def applying(game: Game, key: str, ref: int, binds: Binds | None = None) -> list[tuple[Entry, Scope]]:
    """The rules that answer a question about a card, each with the scope to ask it in: its own bindings count first."""
    found = []
    asking = game.asking
    quiet = "silence" in game.index and key != "silence"
    deep = bool(asking) and sum(key in entry.rule.questions() for entry in asking) >= DEPTH
    for entry in game.index.get(key, ()):
        if not concerns(game, entry, ref):
            continue
        if asking and (entry in asking or (deep and not game.rules.catalogue.once("plain", entry.rule, plain))):
            continue
        if not entry.skill:
            if ref in entry.scope.binds.get(OVER, ()):
                continue
        elif quiet and entry.source and silenced(game, entry.source, entry.scope.rule):
            continue
        scope = entry.scope
        if binds and entry.source:
            scope = Scope(scope.you, scope.actor, scope.source, scope.rule, {**binds, **scope.binds})
        asking.append(entry)
        if entry.rule.applies(game, ref, scope) and (entry.guard is None or entry.guard.met(game, scope)):
            found.append((entry, scope))
        asking.pop()
    return found


OVER = "over"  # binds the cards for which a rule that was lent is over, while it is still in force for others
DEPTH = 2  # questions within the same question; deeper, rules that ask something themselves are left out


def plain(rule: Rule) -> bool:
    """Whether a rule asks for nothing that depends on the game: so many of them cannot ask each other in circles."""
    return not any(isinstance(node, Amount | Condition | Asking) and not isinstance(node, Fixed) for node in walk(rule))


def silenced(game: Game, ref: int, skill: str) -> bool:
    """Whether a skill of a card, told by the statement that it is, has no effect now."""
    for entry, scope in applying(game, "silence", ref):
        assert isinstance(entry.rule, Silence)
        if entry.rule.this:
            if scope.rule == skill:
                return True
        elif not entry.rule.keyword or entry.rule.keyword in game.rules.catalogue.keywords(skill):
            return True
    return False


def amount(game: Game, entry: Entry, scope: Scope, ref: int) -> int:
    """By how much a rule changes a number of a card, bound to `that`; meanwhile the rule itself is not asked."""
    assert isinstance(entry.rule, Number)
    by = entry.rule.by
    if isinstance(by, Fixed):
        return by.number
    game.asking.append(entry)
    count = by.count(game, scope.having("that", (ref,)))
    game.asking.pop()
    return count


def number(game: Game, key: str, ref: int, base: int, binds: Binds | None = None) -> int:
    """A number of a card, changed by the rules in force in the order base, set, times, add, least, most."""
    result = base
    for entry, scope in applying(game, key, ref, binds):
        assert isinstance(entry.rule, Number)
        changed = entry.rule.change(result, amount(game, entry, scope, ref))
        if changed >= result or not unshakable(game, ref):
            result = changed
    return result


BOUNDLESS = 1_000_000  # more than any number of a card


def leeway(game: Game, key: str, ref: int, up: bool) -> int:
    """By how much rules of cards could raise, or else lower, that number of a card; BOUNDLESS if nobody can tell."""
    total = 0
    for entry in game.index.get(key, ()):
        rule = entry.rule
        assert isinstance(rule, Number)
        if not entry.source or rule.phase == ("most" if up else "least") or not concerns(game, entry, ref):
            continue
        if not isinstance(rule.by, Fixed) or not (rule.phase == "add" or (up and rule.phase == "set")):
            return BOUNDLESS
        total += max(0, rule.by.number if up else -rule.by.number)
    return total


def unshakable(game: Game, ref: int) -> bool:
    """Whether some rule says that the numbers of a card cannot be lowered."""
    return "forbid:lower" in game.index and forbidden(game, "lower", ref) is not None


def parts(game: Game, key: str, ref: int, base: int, binds: Binds | None = None) -> list[Part]:
    """The terms of a number, for people: those that change nothing are left out."""
    terms = [Part("base", base)]
    result = base
    for entry, scope in applying(game, key, ref, binds):
        assert isinstance(entry.rule, Number)
        by = amount(game, entry, scope, ref)
        before, result = result, entry.rule.change(result, by)
        if result < before and unshakable(game, ref):
            result = before
        if result != before:
            terms.append(Part(entry.rule.phase, by, entry.source, scope.rule))
    return terms


def forbidden(game: Game, action: str, ref: int, binds: Binds | None = None) -> Reason | None:
    """Why this cannot be done to the card, if some rule in force forbids it."""
    for entry, scope in applying(game, "forbid:" + action, ref, binds):
        return Reason("forbidden", scope.rule, entry.source)
    return None


def permitted(game: Game, action: str, ref: int) -> bool:
    """Whether some rule in force allows this although the rules of the game do not."""
    key = "permit:" + action
    return key in game.index and bool(applying(game, key, ref))


def touching(game: Game, names: tuple[str, ...], scope: Scope) -> list[str]:
    """Of the names by which something is done to a card, those that some rule forbids; a skill also affects it."""
    index = game.index
    found = [name for name in names if "forbid:" + name in index]
    if "forbid:affected" in index and scope.skill:
        found.append("affected")
    return found
