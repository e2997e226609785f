"""What the rules in force answer: numbers with their parts, what is forbidden, what is allowed (laws 9 and 10).

All questions go through `applying`: who asks needs no guard, for a question that no rule answers costs one look-up.
A rule whose condition asks its own question is left out meanwhile. Which of two rules counts that contradict each
other, `Rules.prevails` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pioche.kernel.cards.query import Anything, Asking, Fixed, IsBound, IsSource
from pioche.kernel.cards.rule import PLAIN, Binds, Entry, Number, Rule, Share, Silence
from pioche.kernel.cards.value import Amount, Condition, Scope, walk
from pioche.kernel.play.decision import Reason

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Part(Struct, frozen=True):
    """One term of a number that explains itself: what it does, by how much, because of which card and rule."""

    phase: str
    amount: int
    source: int = 0
    rule: str = ""


def concerns(game: Game, entry: Entry, ref: int) -> bool:
    """Whether a rule may have a say about a card, told without looking further than at its words and where it lies."""
    of = entry.rule.of
    if of.__class__ is IsSource:
        return ref == entry.source
    if of.__class__ is IsBound and of.name in entry.scope.binds:
        return ref in entry.scope.binds[of.name]
    told = game.told.get(id(of))
    if told is None:
        return True
    eligible, _, spaces = told
    card = game.cards[ref]
    return (eligible is None or card.definition in eligible) and (spaces is None or card.zone in spaces)


def applying(game: Game, key: str, ref: int, binds: Binds | Scope | None = None) -> list[tuple[Entry, Scope]]:
    """The rules that answer a question about a card, each with the scope to ask it in: its own bindings count first.

    They may ask what else is bound; where something is done within a scope, that scope tells it, and who does it.
    0 stands for no card, as where a pile is shuffled: only rules answer that are about anything.
    """
    entries = game.index.get(key)
    if entries is None:
        return []
    if not ref:
        entries = tuple([entry for entry in entries if entry.rule.of is None or isinstance(entry.rule.of, Anything)])
    found = []
    asking = game.asking
    quiet = "silence" in game.index and key not in UNSILENCED
    deep = bool(asking) and depth(asking, key) >= DEPTH
    for entry in entries:
        if entry.rule.of.__class__ is IsSource:  # most often: said here, although `concerns` would do
            if ref != entry.source:
                continue
        elif not concerns(game, entry, ref):
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
            if isinstance(binds, Scope):
                binds = binds.doing()
            scope = Scope(scope.you, scope.actor, scope.source, scope.rule, {**binds, **scope.binds})
        asking.append(entry)
        if entry.rule.applies(game, ref, scope) and (entry.guard is None or entry.guard.met(game, scope)):
            found.append((entry, scope))
        asking.pop()
    return found


def depth(asking: list[Entry], key: str) -> int:
    """How many of these rules are being asked this very question."""
    return sum(key in entry.rule.questions() for entry in asking)


UNSILENCED = ("silence", "forbid:silence")  # what is asked of rules whether they have an effect or not
OVER = "over"  # binds the cards for which a rule that was lent is over, while it is still in force for others
DEPTH = 2  # questions within the same question; deeper, rules that ask something themselves are left out


def plain(rule: Rule) -> bool:
    """Whether a rule asks for nothing that depends on the game: so many of them cannot ask each other in circles."""
    return not any(isinstance(node, Amount | Condition | Asking) and not isinstance(node, Fixed) for node in walk(rule))


def silenced(game: Game, ref: int, skill: str) -> bool:
    """Whether a skill of a card, told by the statement that it is, has no effect now."""
    if "forbid:silence" in game.index and forbidden(game, "silence", ref):
        return False
    for entry, scope in applying(game, "silence", ref):
        assert isinstance(entry.rule, Silence)
        if entry.rule.this:
            if scope.rule == skill:
                return True
        elif not entry.rule.keyword or entry.rule.keyword in (game.rules.catalogue.keywords(skill) or (PLAIN,)):
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
        if changed >= result or not unshakable(game, ref, entry):
            result = changed
    return result


def unshakable(game: Game, ref: int, lowering: Entry) -> bool:
    """Whether some rule that the lowering one does not beat says that the numbers of a card cannot be lowered."""
    return any(not game.rules.prevails(game, lowering, entry) for entry, _ in applying(game, "forbid:lower", ref))


def parts(game: Game, key: str, ref: int, base: int, binds: Binds | None = None) -> list[Part]:
    """The terms of a number, for people: those that change nothing are left out."""
    terms = [Part("base", base)]
    result = base
    for entry, scope in applying(game, key, ref, binds):
        assert isinstance(entry.rule, Number)
        by = amount(game, entry, scope, ref)
        before, result = result, entry.rule.change(result, by)
        if result < before and unshakable(game, ref, entry):
            result = before
        if result != before:
            terms.append(Part(entry.rule.phase, by, entry.source, scope.rule))
    return terms


def forbidden(game: Game, action: str, ref: int, binds: Binds | None = None) -> Reason | None:
    """Why this cannot be done to the card, if some rule in force forbids it and none that beats it allows it."""
    for entry, scope in applying(game, "forbid:" + action, ref, binds):
        allowing = applying(game, "permit:" + action, ref, binds)
        if not allowing or not prevailing(game, allowing, entry):
            return Reason("forbidden", scope.rule, entry.source)
    return None


def prevailing(game: Game, allowing: list[tuple[Entry, Scope]], forbidding: Entry) -> bool:
    """Whether some rule that allows something counts although another forbids it."""
    return any(game.rules.prevails(game, entry, forbidding) for entry, _ in allowing)


def permitted(game: Game, action: str, ref: int) -> bool:
    """Whether some rule in force allows this although the rules of the game do not, and none that it does not beat
    forbids it.
    """
    return bool(applying(game, "permit:" + action, ref)) and forbidden(game, action, ref) is None


def unforbidden(game: Game, action: str, refs: list[int], within: Scope | Binds, eyes: int = 0) -> list[int]:
    """Of some cards those to which no rule forbids this, as far as these seats have seen: of another they cannot tell.

    Rules may ask who does it and what else is bound: the scope within which it is done tells, or what is bound alone.
    """
    if "forbid:" + action not in game.index:
        return refs
    return not_forbidden(game, action, refs, within.doing() if isinstance(within, Scope) else within, eyes)


def not_forbidden(game: Game, action: str, refs: list[int], doing: Binds, eyes: int) -> list[int]:
    """The same where some rule forbids it to some cards."""
    cards = game.cards
    return [ref for ref in refs if cards[ref].seen & eyes != eyes or forbidden(game, action, ref, doing) is None]


def touching(game: Game, names: tuple[str, ...], scope: Scope) -> list[str]:
    """Of the names by which something is done to a card, those that some rule forbids; a skill also affects it."""
    index = game.index
    found = [name for name in names if "forbid:" + name in index]
    if "forbid:affected" in index and scope.skill:
        found.append("affected")
    return found


def sharing(game: Game, refs: tuple[int, ...]) -> tuple[int, ...]:
    """A group of cards, with those that share the fate of some of them."""
    if "share" not in game.index:
        return refs
    found = list(refs)
    for ref in refs:
        for entry, scope in applying(game, "share", ref) if ref else ():
            assert isinstance(entry.rule, Share)
            found += [other for other in entry.rule.others.cards(game, scope) if other not in found]
    return tuple(found)
