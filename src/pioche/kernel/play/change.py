"""The one door through which cards change (law 10).

A group of changes is judged before the first is made: what is forbidden is left out, what is replaced goes another
way, then the rest is made and triggers are collected. A verb that happens singly makes a group of each card; one that
needs its whole group happens to all of it or not at all.

Where something happens to no card in particular, as when a pile is shuffled, the group is `NO_CARD`: rules about
anything have a say in it, and may ask who does it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioche.kernel.cards.answers import applying, sharing, touching, unforbidden
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.rule import Entry, Replace
from pioche.kernel.cards.select import distinct
from pioche.kernel.cards.value import Effect, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import Waiting, arriving, bind_now, find_triggers, negated, queue_or_resolve

if TYPE_CHECKING:
    from pioche.kernel.cards.verb import Verb
    from pioche.kernel.state.game import Game


NO_CARD = (0,)  # the group of a change that happens to no card in particular


def unheard(game: Game, verb: Verb) -> bool:
    """Whether no rule in force has a say in such a change, nor waits for it: then it need not ask at the door."""
    return game.index.keys().isdisjoint(verb.heard)


def change(game: Game, verb: Verb, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
    """Do something to a group of cards, on the spot if no rule has a say, else by a procedure."""
    if verb.singly and len(refs) > 1:
        return OneByOne(game.rules.catalogue.number(verb), scope, refs, len(refs))
    if verb.simple and "spared" not in scope.binds and game.index.keys().isdisjoint(verb.heard):
        return make_plainly(game, verb, refs, scope, len(refs))
    unasked = game.index.keys().isdisjoint(verb.asked)
    if not unasked:
        refs = sharing(game, refs)
    if "spared" in scope.binds:
        refs = tuple(verb.sparing(game, refs, scope))
    if unasked and verb.always_fits and not (len(refs) > 1 and verb.orders()):
        return make(game, verb, refs, scope, len(refs))  # no rule has a say
    return judged(game, verb, refs, scope)


def judged(game: Game, verb: Verb, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
    """Do to a group of cards what rules in force let happen."""
    found = [ref for ref in refs if verb.fits(game, ref)]
    for name in touching(game, verb.names, scope):
        found = unforbidden(game, name, found, scope)
    allowed = () if verb.whole and len(found) < len(refs) else tuple(found)
    if len(allowed) > 1 and verb.orders() and "ordered" not in scope.binds:
        return Ordering(game.rules.catalogue.number(verb), scope, allowed)
    replaceable = not game.index.keys().isdisjoint(verb.replaced)
    if replaceable and any(replacements(game, verb, ref, scope) for ref in allowed):
        return Judging(game.rules.catalogue.number(verb), scope, allowed, len(refs))
    return make(game, verb, allowed, scope, len(refs))


class OneByOne(Procedure):
    """Something is done to one card after the other, with all that comes of it; who is gone by then is left out."""

    node: int
    scope: Scope
    refs: tuple[int, ...]
    asked: int
    cards: tuple[int, ...] = ()
    places: tuple[int, ...] = ()

    @step()
    def next_card(self, game: Game) -> Outcome | Procedure | Done:
        left = [ref for ref in self.refs if game.alive(ref)]
        if not left:
            return Done(Outcome(self.asked, len(self.cards), self.cards, self.places))
        self.refs = tuple(left[1:])
        return change(game, game.node(self.node), (left[0],), self.scope)

    @step()
    def again(self, game: Game, outcome: Outcome) -> Go:
        self.cards += outcome.cards
        self.places += outcome.places
        return Go("next_card")


class Ordering(Procedure):
    """Who arranges several cards that go to one place says in which order, the active player first."""

    node: int
    scope: Scope
    refs: tuple[int, ...]
    ordered: tuple[int, ...] = ()

    @step()
    def order(self, game: Game) -> Decision | Go:
        verb: Verb = game.node(self.node)
        for seat in game.order():
            mine = [ref for ref in self.refs if verb.arranger(game, ref, self.scope) == seat]
            if mine:
                options = distinct(game, mine, seat)
                size = len(options)
                return Decision(seat, "order", options, size, size, self.scope.source, self.scope.rule, size > 1)
        return Go("go_on")

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Go:
        self.ordered += tuple(option.card for option in chosen)
        self.refs = tuple(ref for ref in self.refs if ref not in self.ordered)
        return Go("order")

    @step()
    def go_on(self, game: Game) -> Outcome | Procedure:
        return change(game, game.node(self.node), self.ordered, self.scope.having("ordered", ()))


class Preparing(Procedure):
    """What must be done before a change, once it is settled that it will be made; who is gone by then is left out."""

    node: int
    scope: Scope
    refs: tuple[int, ...]
    asked: int

    @step()
    def prepare(self, game: Game) -> Outcome | Procedure:
        verb: Verb = game.node(self.node)
        return verb.before(game, self.refs, self.scope)

    @step()
    def make(self, game: Game) -> Outcome | Procedure:
        refs = tuple(ref for ref in self.refs if game.alive(ref))
        return make(game, game.node(self.node), refs, self.scope, self.asked, prepared=True)


def make(
    game: Game,
    verb: Verb,
    refs: tuple[int, ...],
    scope: Scope,
    asked: int,
    causes: Mapping[int, Scope] = MappingProxyType({}),
    prepared: bool = False,
) -> Outcome | Procedure:
    """Make changes that nothing forbids or replaces any more; `causes` tells for which cards the cause is another."""
    unnoticed = game.index.keys().isdisjoint(verb.noticed)
    if unnoticed and verb.plain and not causes:
        return make_plainly(game, verb, refs, scope, asked)
    left: list[int] = []
    reached: list[int] = []
    if verb.prepares and refs and not prepared:
        return Preparing(game.rules.catalogue.number(verb), scope, refs, asked)
    met: list[Waiting] = []
    if not unnoticed:
        for name in verb.names:
            if causes:
                for ref in refs:
                    met += find_triggers(game, name, (ref,), causes.get(ref, scope))
            else:
                met += find_triggers(game, name, refs, scope)
    own = game.rules.reactions(game, verb, refs, scope) if verb.reacts else ()
    silent = [negated(game, ref) for ref in refs] if verb.arrives else ()
    places: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    if verb.whole:
        cards = verb.make_whole(game, refs, scope) if refs else ()
    elif verb.cardless:
        for ref in refs:
            verb.make(game, ref, scope)
    else:
        for ref in refs:
            left.append(game.cards[ref].place)
            reached.append(verb.make(game, ref, causes.get(ref, scope) if causes else scope))
        places, cards = tuple(left), tuple(reached)
    if met and cards:
        met = bind_now(met, refs, cards)
    if own:
        now = dict(zip(refs, cards, strict=True))
        met = [*(replace(trigger, scope=trigger.scope.at(now[trigger.scope.source])) for trigger in own), *met]
    if game.rules.interrupts:
        game.rules.interrupt(game)
    if verb.arrives and cards:
        met += arriving(game, verb.arrives, cards, silent, scope)
    follow = verb.after(game, cards, scope) if verb.follows else None
    if follow is not None:
        return follow
    outcome = Outcome(asked, len(refs), cards, places)
    if verb.concludes:
        return verb.conclude(game, outcome, met, scope)
    return queue_or_resolve(game, met, outcome) if met else outcome


def make_plainly(game: Game, verb: Verb, refs: tuple[int, ...], scope: Scope, asked: int) -> Outcome | Procedure:
    """Make changes for which nobody waits, and to which nothing else belongs: most of them, so it is short."""
    cards, make_one = game.cards, verb.make
    left: list[int] = []
    reached: list[int] = []
    for ref in refs:
        left.append(cards[ref].place)
        reached.append(make_one(game, ref, scope))
    if game.rules.interrupts:
        game.rules.interrupt(game)
    outcome = Outcome(asked, len(refs), tuple(reached), tuple(left))
    return verb.conclude(game, outcome, [], scope) if verb.concludes else outcome


def replacements(game: Game, verb: Verb, ref: int, scope: Scope) -> list[tuple[Entry, Scope]]:
    """What may come instead of a change to a card, each once; what is optional only if it may be possible."""
    used = replaced(scope)
    found = []
    for name in verb.names:
        for entry, inner in applying(game, "replace:" + name, ref, scope):
            inner = inner.having("it", (ref,) if ref else ())
            if key_of(game, entry, ref) not in used and (
                not optional(entry) or effect_of(entry).can(game, inner, EVERYONE)
            ):
                found.append((entry, inner))
    return found


def key_of(game: Game, entry: Entry, ref: int) -> tuple[int, int, int]:
    """By which a replacement is known: of which card, by which rule, for which card."""
    return entry.source, game.rules.catalogue.number(entry.rule), ref


def replaced(scope: Scope) -> set[tuple[int, int, int]]:
    """The replacements that have led here: each applies once to an event."""
    flat = iter(scope.binds.get("replaced", ()))
    return set(zip(flat, flat, flat, strict=True))


def optional(entry: Entry) -> bool:
    return isinstance(entry.rule, Replace) and entry.rule.optional


def effect_of(entry: Entry) -> Effect:
    assert isinstance(entry.rule, Replace)
    return entry.rule.effect


class Judging(Procedure):
    """Each card of a group whose change may be replaced is judged, then all changes are made."""

    node: int
    scope: Scope
    refs: tuple[int, ...]
    asked: int
    kept: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    instead: tuple[tuple[int, int, Scope, bool], ...] = ()  # card, node of the replacing effect, its scope, optional
    replacing: int = 0  # the card whose replacement, being optional, may come to nothing; -1: no card in particular

    @step()
    def judge(self, game: Game) -> Decision | Go | tuple[Option, ...]:
        if not self.refs:
            return Go("make")
        found = replacements(game, game.node(self.node), self.refs[0], self.scope)
        if not found:
            return ()
        master = game.master(self.refs[0]) if self.refs[0] else self.scope.actor
        seat = master if master >= 0 else game.active
        options = [
            Option(f"instead/{place}", "instead", entry.source, place)
            for place, (entry, inner) in enumerate(found)
            if not optional(entry) or effect_of(entry).can(game, inner, 1 << seat)
        ]
        free = all(optional(entry) for entry, _ in found)
        if free:
            options.append(Option("no", "no"))
        return Decision(seat, "choose-replacement", tuple(options), card=self.refs[0], always=free)

    @step()
    def settle(self, game: Game, chosen: tuple[Option, ...]) -> Go:
        ref, *rest = self.refs
        self.refs = tuple(rest)
        if not chosen or chosen[0].key == "no":
            self.kept += (ref,)
            return Go("judge")
        entry, inner = replacements(game, game.node(self.node), ref, self.scope)[chosen[0].value]
        used = (*self.scope.binds.get("replaced", ()), *key_of(game, entry, ref))
        effect = game.rules.catalogue.number(effect_of(entry))
        self.instead += ((ref, effect, inner.having("replaced", used), optional(entry)),)
        return Go("judge")

    @step()
    def make(self, game: Game) -> Outcome | Procedure:
        verb = game.node(self.node)
        refs, self.refs = () if verb.whole and self.instead else self.kept, ()
        return make(game, verb, refs, self.scope, self.asked)

    @step()
    def remember(self, game: Game, outcome: Outcome) -> None:
        self.kept, self.places = outcome.cards, outcome.places

    @step()
    def replace(self, game: Game) -> Outcome | Procedure | Done:
        if not self.instead:
            return Done(Outcome(self.asked, len(self.kept), self.kept, self.places))
        (ref, node, scope, free), *rest = self.instead
        self.instead = tuple(rest)
        self.replacing = (ref or -1) if free else 0
        return game.carry_out(node, scope)

    @step()
    def again(self, game: Game, outcome: Outcome) -> Outcome | Procedure | Go:
        """What was chosen instead and could not be done does not apply: the change is made after all."""
        if game.rules.instead_counts:
            self.kept += outcome.cards
            self.places += outcome.places
        if not self.replacing or outcome.done or (self.replacing > 0 and not game.alive(self.replacing)):
            return Go("replace")
        verb: Verb = game.node(self.node)
        refs = () if verb.whole else (max(self.replacing, 0),)  # the rest of a whole group has been left out already
        return make(game, verb, refs, self.scope, 1)

    @step()
    def keep(self, game: Game, outcome: Outcome) -> Go:
        self.kept += outcome.cards
        self.places += outcome.places
        return Go("replace")
