"""The one door through which cards change (law 10).

A group of changes is judged before the first is made: what is forbidden is left out, what is replaced goes another
way, then the rest is made and triggers are collected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.decision import Decision, Option
from pioche.kernel.flow import Done, Go, Procedure, step
from pioche.kernel.modify import Entry, Replace, applying
from pioche.kernel.trigger import collect, meet
from pioche.kernel.value import Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.effect import Verb
    from pioche.kernel.game import Game


def change(game: Game, verb: Verb, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
    """Do something to a group of cards, on the spot if no rule has a say, else by a procedure."""
    name = verb.verb
    index = game.index
    if "forbid:" + name in index:
        allowed = tuple(ref for ref in refs if not game.forbidden(name, ref, scope.doing()))
    else:
        allowed = refs
    if "replace:" + name in index:
        return Judging(game.rules.catalogue.number(verb), scope, allowed, len(refs))
    return make(game, verb, allowed, scope, len(refs))


def make(game: Game, verb: Verb, refs: tuple[int, ...], scope: Scope, asked: int) -> Outcome | Procedure:
    """Make changes that nothing forbids or replaces any more."""
    met = meet(game, verb.verb, refs, scope) if "when:" + verb.verb in game.index else []
    places = tuple([game.card(ref).place for ref in refs])
    cards = tuple([verb.make(game, ref, scope) for ref in refs])
    follow = verb.after(game, cards, scope)
    if follow is not None:
        return follow
    outcome = Outcome(asked, len(cards), cards, places)
    return collect(game, met, outcome) if met else outcome


def replacements(game: Game, verb: str, ref: int, scope: Scope) -> list[tuple[Entry, Scope]]:
    """What may come instead of a change to a card, each once."""
    used = scope.binds.get("replaced", ())
    return [
        (entry, inner.having("it", (ref,)))
        for entry, inner in applying(game, "replace:" + verb, ref, scope.binds)
        if game.rules.catalogue.number(entry.rule) not in used
    ]


class Judging(Procedure):
    """Each card of a group whose change may be replaced is judged, then all changes are made."""

    node: int
    scope: Scope
    refs: tuple[int, ...]
    asked: int
    kept: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    instead: tuple[tuple[int, int, Scope], ...] = ()  # card, node of the replacing effect, its scope

    @step()
    def judge(self, game: Game) -> Decision | Go | tuple[Option, ...]:
        if not self.refs:
            return Go("make")
        verb = game.node(self.node)
        found = replacements(game, verb.verb, self.refs[0], self.scope)
        if not found:
            return ()
        options = [Option(f"instead/{place}", "instead", entry.source, place) for place, (entry, _) in enumerate(found)]
        if all(isinstance(entry.rule, Replace) and entry.rule.optional for entry, _ in found):
            options.append(Option("no", "no"))
        owner = game.card(self.refs[0]).owner
        seat = owner if owner >= 0 else game.active
        return Decision(seat, "choose-replacement", tuple(options), card=self.refs[0])

    @step()
    def settle(self, game: Game, chosen: tuple[Option, ...]) -> Go:
        ref, *rest = self.refs
        self.refs = tuple(rest)
        if not chosen or chosen[0].key == "no":
            self.kept += (ref,)
            return Go("judge")
        verb = game.node(self.node)
        entry, inner = replacements(game, verb.verb, ref, self.scope)[chosen[0].value]
        used = (*self.scope.binds.get("replaced", ()), game.rules.catalogue.number(entry.rule))
        assert isinstance(entry.rule, Replace)
        effect = game.rules.catalogue.number(entry.rule.effect)
        self.instead += ((ref, effect, inner.having("replaced", used)),)
        return Go("judge")

    @step()
    def make(self, game: Game) -> Outcome | Procedure:
        verb = game.node(self.node)
        refs, self.refs = self.kept, ()
        return make(game, verb, refs, self.scope, self.asked)

    @step()
    def remember(self, game: Game, outcome: Outcome) -> None:
        self.kept, self.places = outcome.cards, outcome.places

    @step()
    def replace(self, game: Game) -> Outcome | Procedure | Done:
        if not self.instead:
            return Done(Outcome(self.asked, len(self.kept), self.kept, self.places))
        (_, node, scope), *rest = self.instead
        self.instead = tuple(rest)
        return game.carry_out(node, scope)

    @step()
    def again(self, game: Game) -> Go:
        return Go("replace")
