"""Triggers: what a card does when something happens.

A change, or a moment that is announced, meets the triggers that wait for it. `Rules.waiting_kinds` says for each kind
of trigger for which moment it waits to be resolved; one of another kind resolves at once. A `Checkpoint` is such a
moment: it resolves the triggers that wait for it, and leaves the others waiting for theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from pioche.kernel.cards.answers import applying, silenced
from pioche.kernel.cards.rule import Binds, When, Whenever
from pioche.kernel.cards.value import NOTHING, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


CHECKPOINT = "checkpoint"  # the name of the moment that the rules of most games call so


class Waiting(Struct, frozen=True, array_like=True, gc=False):
    """A trigger that was met: the node of its effect, its scope, and the name of its kind, which tells until when it
    waits (`Rules.waiting_kinds`).
    """

    node: int
    scope: Scope
    kind: str
    once: str = ""  # the tally of a trigger that resolves once a turn


def find_triggers(game: Game, verb: str, refs: tuple[int, ...], scope: Scope) -> list[Waiting]:
    """The triggers that something meets which happens to a group of cards.

    Asked before it happens: who leaves counts as it was. 0 stands for no card: a moment has come.
    """
    key = "when:" + verb
    if key not in game.index:
        return []
    found = []
    for ref in refs:
        for entry, inner in applying(game, key, ref, scope):
            rule = entry.rule
            assert isinstance(rule, When)
            once = f"turn/once/{entry.source}/{inner.rule}" if rule.once else ""
            if once not in game.tallies:
                named: Binds = {"that": (ref,)} if ref else {}
                if ref and "it" not in entry.scope.binds:
                    named["it"] = (ref,)
                found.append(Waiting(game.rules.catalogue.number(rule.effect), inner.within(named), rule.kind, once))
    return found


NEGATED = "negated "  # the mark of a card on its way: a skill that had no effect where it came from


def negated(game: Game, ref: int) -> frozenset[str]:
    """The skills of a card that have no effect where it lies, or had none where it came from on its way."""
    card = game.cards[ref]
    found = {mark.removeprefix(NEGATED) for mark in card.marks if mark.startswith(NEGATED)}
    if "silence" in game.index:
        printed = game.statics[card.definition] or {}
        skills = {rule for rules in printed.values() for _, rule, _ in rules}
        found |= {rule for rule in skills if silenced(game, ref, rule)}
    return frozenset(found)


def arriving(
    game: Game, verb: str, cards: tuple[int, ...], before: Sequence[frozenset[str]], scope: Scope
) -> list[Waiting]:
    """The triggers that cards meet by arriving; a skill that was negated where its card came from is not met."""
    silent = dict(zip(cards, before, strict=True))
    met = find_triggers(game, verb, cards, scope)
    return [trigger for trigger in met if trigger.scope.rule not in silent.get(trigger.scope.source, ())]


def bind_now(met: list[Waiting], refs: tuple[int, ...], cards: tuple[int, ...]) -> list[Waiting]:
    """The same triggers after the change: what has become of the card that each is about is bound to `now`."""
    now = dict(zip(refs, cards, strict=True))
    return [
        Waiting(
            trigger.node,
            trigger.scope.having("now", (now[trigger.scope.binds["that"][0]],)),
            trigger.kind,
            trigger.once,
        )
        for trigger in met
    ]


def resolve(game: Game, trigger: Waiting) -> Outcome | Procedure:
    """Carry out what a trigger does; one that resolves once a turn has no twins then."""
    if trigger.once:
        if trigger.once in game.tallies:
            return NOTHING
        if getattr(game.node(trigger.node), "may", False):
            return ResolvingOnce(trigger)
        game.tallies[trigger.once] = 1
    return game.carry_out(trigger.node, trigger.scope)


class ResolvingOnce(Procedure):
    """An optional trigger that resolves once a turn: if its player declines, it has not resolved."""

    trigger: Waiting

    @step()
    def carry_out(self, game: Game) -> Outcome | Procedure:
        return game.carry_out(self.trigger.node, self.trigger.scope)

    @step()
    def count(self, game: Game, outcome: Outcome) -> Done:
        if outcome.asked or outcome.done:
            game.tallies[self.trigger.once] = 1
        return Done(outcome)


def situations(game: Game) -> None:
    """Triggers that wait for a state: one waits once its state has arisen, if it does not do so already."""
    for entry in game.index.get("whenever", ()):
        rule = entry.rule
        assert isinstance(rule, Whenever)
        tally = f"whenever/{entry.source}/{game.rules.catalogue.number(rule)}"
        silent = silenced(game, entry.source, entry.scope.rule)
        counts = not silent and (entry.guard is None or entry.guard.met(game, entry.scope))
        if not counts or not rule.condition.met(game, entry.scope):
            game.tallies.pop(tally, None)
        elif tally not in game.tallies:
            game.tallies[tally] = 1
            trigger = Waiting(game.rules.catalogue.number(rule.effect), entry.scope, rule.kind)
            if trigger not in game.waiting:
                game.waiting += (trigger,)


def queue_or_resolve(game: Game, met: list[Waiting], outcome: Outcome) -> Outcome | Procedure:
    """Triggers that wait for some moment join those that wait already; the others resolve now."""
    waits = game.rules.waiting_kinds
    game.waiting += tuple(trigger for trigger in met if trigger.kind in waits)
    now = tuple(trigger for trigger in met if trigger.kind not in waits)
    return Resolving(now, outcome) if now else outcome


def announce(
    game: Game, verb: str, refs: tuple[int, ...], scope: Scope, outcome: Outcome = NOTHING
) -> Outcome | Procedure:
    """Something happens that triggers may wait for although no card changes by it: an attack, the end of a turn."""
    met = find_triggers(game, verb, refs, scope)
    return queue_or_resolve(game, met, outcome) if met else outcome


class Resolving(Procedure):
    """Triggers that resolve at once, in order; the outcome of the change comes back afterwards."""

    triggers: tuple[Waiting, ...]
    outcome: Outcome

    @step(then="next_trigger")
    def next_trigger(self, game: Game) -> Any:
        if not self.triggers:
            return Done(self.outcome)
        first, *rest = self.triggers
        self.triggers = tuple(rest)
        return resolve(game, first)


def checkpoint(game: Game) -> Checkpoint | None:
    """The next checkpoint; None if nothing waits for it and the rules have nothing to do of themselves: most often."""
    return None if not game.waiting and game.rules.settled(game) else Checkpoint()


class Checkpoint(Procedure):
    """A moment for which triggers wait: rule processing first, then one trigger that waits for this moment, the turn
    player's first, and again until none does.

    Other moments are subclasses that name themselves; `Rules.waiting_kinds` says which kinds of triggers wait for them.
    """

    resolved: int = 0  # triggers; a game may say that so many are a loop
    moment: ClassVar[str] = CHECKPOINT

    @step()
    def process_rules(self, game: Game) -> Procedure | None:
        return game.rules.rule_processing(game)

    @step()
    def choose(self, game: Game) -> Decision | Done:
        if not game.waiting:
            return Done()
        moments = game.rules.waiting_kinds
        due = [
            (place, trigger)
            for place, trigger in enumerate(game.waiting)
            if moments.get(trigger.kind, CHECKPOINT) == self.moment
        ]
        if not due:
            return Done()
        for seat in game.order():
            options = tuple(
                Option(f"trigger/{place}", "trigger", trigger.scope.source, place)
                for place, trigger in due
                if trigger.scope.you == seat
            )
            if options:
                return Decision(seat, "choose-trigger", options)
        raise AssertionError("a waiting trigger belongs to a player")

    @step(then="process_rules")
    def resolve(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        self.resolved += 1
        place = chosen[0].value
        trigger = game.waiting[place]
        game.waiting = tuple(
            other
            for number, other in enumerate(game.waiting)
            if number != place and not (trigger.once and other.once == trigger.once)
        )
        return game.rules.activate(game, trigger)
