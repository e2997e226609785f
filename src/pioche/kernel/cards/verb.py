"""Verbs: effects on cards. One says what happens to one card; the rest is the same for all of them (law 10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from pioche.kernel.cards.answers import touching, unforbidden
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.select import Pick, Selection
from pioche.kernel.cards.value import NOTHING, Effect, Outcome, Scope
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import START, Done, Procedure, step
from pioche.kernel.play.trigger import queue_or_resolve
from pioche.kernel.state.laying import search

if TYPE_CHECKING:
    from pioche.kernel.play.trigger import Waiting
    from pioche.kernel.state.game import Game


class Verb(Effect):
    """An effect on cards. Subclasses say what happens to one card."""

    __slots__ = ()
    verb: ClassVar[str]
    also: ClassVar[tuple[str, ...]] = ()  # wider names of the same change, for rules about all changes of a kind
    arrives: ClassVar[str] = ""  # what is announced of the cards after the change, as they are then
    what: Selection

    reacts: ClassVar[bool] = False  # whether cards may do something of themselves when it happens to them
    singly: ClassVar[bool] = False  # whether it happens to several cards one after the other, not as one group
    whole: ClassVar[bool] = False  # whether it happens to all cards of a group or to none of them (`make_whole`)
    cardless: ClassVar[bool] = False  # whether it happens to no card in particular (`NO_CARD`)

    # What follows from the class, found out once for all:
    names: ClassVar[tuple[str, ...]] = ()  # all names of the change, the narrowest first
    noticed: ClassVar[tuple[str, ...]] = ()  # the questions of rules that wait for it
    asked: ClassVar[tuple[str, ...]] = ()  # the questions of rules that forbid, replace or widen it
    replaced: ClassVar[tuple[str, ...]] = ()  # of these, those of rules that put something in its place
    heard: ClassVar[tuple[str, ...]] = ()  # all questions of rules that have a say in it or wait for it
    always_fits: ClassVar[bool] = True  # unless the verb says otherwise of some cards
    prepares: ClassVar[bool] = False  # whether something must be done before it
    follows: ClassVar[bool] = False  # whether something belongs to it that is done after it
    concludes: ClassVar[bool] = False  # whether it ends in a way of its own
    plain: ClassVar[bool] = True  # whether it is made card by card, and nothing else belongs to it
    simple: ClassVar[bool] = True  # whether it is plain, and happens to any card in any order

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.names = (getattr(cls, "verb", ""), *cls.also)
        cls.noticed = tuple("when:" + name for name in cls.names)
        asked = [kind + name for name in cls.names for kind in ("forbid:", "replace:")]
        cls.asked = (*asked, "forbid:affected", "share")
        cls.replaced = tuple("replace:" + name for name in cls.names)
        cls.heard = (*cls.asked, *cls.noticed)
        cls.always_fits = cls.fits is Verb.fits
        cls.prepares = cls.before is not Verb.before
        cls.follows = cls.after is not Verb.after
        cls.concludes = cls.conclude is not Verb.conclude
        cls.plain = not any((cls.reacts, cls.whole, cls.cardless, cls.arrives, cls.prepares, cls.follows))
        cls.simple = cls.plain and cls.always_fits and cls.orders is Verb.orders

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        """Make the change to one card; returns its reference afterwards."""
        raise NotImplementedError

    def make_whole(self, game: Game, refs: tuple[int, ...], scope: Scope) -> tuple[int, ...]:
        """Make the change to a whole group at once; returns the references afterwards, in the same order."""
        raise NotImplementedError

    def before(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        """Changes that the rules make first, once it is settled that this one will be made."""
        return NOTHING

    def conclude(self, game: Game, outcome: Outcome, met: list[Waiting], scope: Scope) -> Outcome | Procedure:
        """How the change ends once it is made, with the triggers that it has met: they are collected."""
        return queue_or_resolve(game, met, outcome) if met else outcome

    def orders(self) -> bool:
        """Whether the order of several cards counts where they go: then their owner decides it."""
        return False

    def arranger(self, game: Game, ref: int, scope: Scope) -> int:
        """Who decides where a card lies among those that go to one place."""
        return game.cards[ref].owner

    def arranged(self, game: Game, refs: tuple[int, ...]) -> tuple[int, ...]:
        """The cards in the order in which it happens to them, where the rules say so, else as they were chosen."""
        return refs

    def fits(self, game: Game, ref: int) -> bool:
        """Whether it would change anything about the card: what is already so is not done."""
        return True

    def concerns(self, game: Game, ref: int, scope: Scope) -> int:
        """The player to whom it happens, whom an effect may spare: who has the card, unless the verb says otherwise."""
        return game.master(ref)

    def sparing(self, game: Game, refs: Iterable[int], scope: Scope) -> list[int]:
        """The cards without those whose players are spared."""
        spared = scope.binds.get("spared", ())
        return [ref for ref in refs if self.concerns(game, ref, scope) not in spared]

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        """What belongs to the change of the whole group; a procedure here announces it and ends with its outcome."""
        return None

    def allowed(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        """The candidates to which no rule forbids it."""
        found = self.what.candidates(game, scope, eyes)
        if not found:
            return found
        if "spared" in scope.binds:
            found = self.sparing(game, found, scope)
        if not self.always_fits:
            found = self.fitting(game, found, eyes)
        if not game.index.keys().isdisjoint(self.asked):
            for name in touching(game, self.names, scope):
                found = unforbidden(game, name, found, scope, eyes)
        return found

    def fitting(self, game: Game, refs: list[int], eyes: int) -> list[int]:
        """Of some cards those about which it would change anything, as far as these seats have seen."""
        return [ref for ref in refs if game.cards[ref].seen & eyes != eyes or self.fits(game, ref)]

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        found = self.allowed(game, scope, eyes)
        if not found:
            return False
        what = self.what
        if isinstance(what, Pick) and what.up_to:
            return True
        needed = what.needed(game, scope, eyes)
        if needed == 0 or len(found) < needed:
            return False
        if isinstance(what, Pick) and what.alike:
            return most_alike(game, found) >= needed
        return True

    @property
    def chooses(self) -> bool:
        return isinstance(self.what, Pick)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if isinstance(self.what, Pick):
            return choosing(game, game.rules.catalogue.number(self), scope)
        return change(game, self, self.arranged(game, tuple(self.what.settled(game, scope))), scope)


def most_alike(game: Game, refs: list[int]) -> int:
    """How many of these cards are of one definition."""
    faces = [game.cards[ref].definition for ref in refs]
    return max([faces.count(face) for face in faces])


class Choosing(Procedure):
    """A player chooses the cards for a verb, which then acts on them."""

    node: int
    scope: Scope
    may: bool = False

    @step()
    def search(self, game: Game) -> None:
        """Where nobody sees the cards, who chooses looks through them first."""
        pick: Pick = game.node(self.node).what
        if pick.among.test is not None:
            search(game, pick.among.places(game, self.scope), pick.chooser(game, self.scope), self.scope)

    @step()
    def choose(self, game: Game) -> Decision | Done:
        verb = game.node(self.node)
        found = verb.allowed(game, self.scope)
        if not found and not self.may and not self.unsure(game):
            if not verb.what.up_to:
                game.happens("unable", self.scope.actor, self.scope)
            return Done(NOTHING)
        decision: Decision = verb.what.decision(game, self.scope, verb.verb, found, self.may)
        if decision.most == 0:
            return Done(NOTHING)
        return decision

    def unsure(self, game: Game) -> bool:
        """Whether none need be chosen, and others cannot tell that there is none: then it is asked all the same."""
        verb = game.node(self.node)
        if not verb.what.free(game, self.scope) or not verb.what.wanted(game, self.scope):
            return False
        return bool(verb.allowed(game, self.scope, EVERYONE))

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure | Done:
        if not chosen or chosen[0].key == "no":
            return Done(NOTHING)
        verb = game.node(self.node)
        picked = [option.card for option in chosen]
        if verb.what.alike:
            picked = verb.what.alike_to(game, self.scope, picked[0], verb.allowed(game, self.scope))
        return change(game, verb, verb.arranged(game, tuple(picked)), self.scope)


def choosing(game: Game, node: int, scope: Scope, may: bool = False) -> Choosing:
    """The choice for a verb; where no hidden cards are looked through, it begins with the question."""
    return Choosing(node, scope, may, at=START if game.rules.searched else "choose")
