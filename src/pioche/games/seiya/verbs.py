"""The effects of Saint Seiya cards: each says what it does and whether it can be done; its wordings are in wording/.

Drawing and rebuilding a draw pile are in piles.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.clock import extinguish
from pioche.games.seiya.deeds import deed
from pioche.games.seiya.epic import HOURGLASS
from pioche.games.seiya.field import FillField, definition, leave_field, player_of
from pioche.games.seiya.part import Part, aloof, parts
from pioche.games.seiya.piles import draw, drawable, rebuild
from pioche.games.seiya.tallies import count_up
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.select import Pick, Selection, This
from pioche.kernel.cards.value import NOTHING, Amount, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import shuffle

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.play.trigger import Waiting
    from pioche.kernel.state.game import Game

JOIN_DISCARD = "join-discard"  # what all changes are by which a card comes into a discard pile
FROZEN = 2  # the side of the marker on a card that was just frozen (5.1.7)


class Draw(Effect, Node, frozen=True):
    """The actor draws cards, or all that are left; with `short`, it may be started even if too few are left."""

    size: Amount
    short: bool = False

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.short or drawable(game, scope.actor) >= self.size.count(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if scope.actor in scope.binds.get("spared", ()):
            return NOTHING
        return draw(game, scope.actor, self.size.count(game, scope), scope)


class Drawable(Amount, Node, frozen=True):
    """How many cards the actor can still draw."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return drawable(game, scope.actor)


class ToOwner(Verb):
    """A verb that moves cards to a zone of their owner."""

    __slots__ = ()
    zone: ClassVar[str]
    mode: ClassVar[int] = 0  # how they lie there

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        owner = game.cards[ref].owner
        return game.move(ref, self.zone, owner, self.verb, scope, owner, mode=self.mode)


class ToActor(Verb):
    """A verb by which cards become the actor's, whoever had them."""

    __slots__ = ()
    zone: ClassVar[str]

    def concerns(self, game: Game, ref: int, scope: Scope) -> int:
        return scope.actor

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        """Who takes a card that nobody or somebody else had acquires it."""
        gained = game.cards[ref].owner != scope.actor
        now = game.move(ref, self.zone, scope.actor, self.verb, scope, scope.actor)
        if gained:
            gain_otherwise(game, now, scope.actor)
        return now


def gain_otherwise(game: Game, ref: int, seat: int) -> None:
    """A player acquires a card without overcoming it (hades:precisions:18, hades:precisions:19)."""
    count_up(game, "acquire", seat)
    deed(game, "acquire", seat, card=ref)


def exchanged(game: Game, refs: tuple[int, ...], scope: Scope) -> None:
    """Of two cards about to change places, the actor acquires the one that comes to them for an own one."""
    for ref, other in zip(refs, refs[::-1], strict=True):
        if game.cards[ref].owner != scope.actor == game.cards[other].owner:
            gain_otherwise(game, ref, scope.actor)


def beneath(game: Game, ref: int) -> list[int]:
    return [under for under in game.cards_in("under") if game.cards[under].link == ref]


class Wound(ToOwner, Node, frozen=True):
    what: Selection
    verb: ClassVar[str] = "wound"
    also: ClassVar[tuple[str, ...]] = ("mark",)
    zone: ClassVar[str] = "wounded"
    reacts: ClassVar[bool] = True


class Freeze(ToOwner, Node, frozen=True):
    """Any card, with a marker on side 2, in front of its owner (5.1.7)."""

    what: Selection
    verb: ClassVar[str] = "freeze"
    also: ClassVar[tuple[str, ...]] = ("mark",)
    zone: ClassVar[str] = "frozen"
    mode: ClassVar[int] = FROZEN
    reacts: ClassVar[bool] = True

    def fits(self, game: Game, ref: int) -> bool:
        return game.where(ref) != "frozen"


class Destroy(ToOwner, Node, frozen=True):
    what: Selection
    verb: ClassVar[str] = "destroy"
    zone: ClassVar[str] = "destroyed"


class Discard(ToOwner, Node, frozen=True):
    what: Selection
    verb: ClassVar[str] = "discard"
    also: ClassVar[tuple[str, ...]] = (JOIN_DISCARD,)
    zone: ClassVar[str] = "discard"

    def arranged(self, game: Game, refs: tuple[int, ...]) -> tuple[int, ...]:
        for part in parts(game, Part.arranged):
            refs = part.arranged(game, refs)
        return refs


class Heal(ToOwner, Node, frozen=True):
    """A wounded Character loses its marker and goes to its owner's discard pile (5.1.6); the marker of a frozen card
    is first turned to side 1 (5.1.7), unless it is healed fully.
    """

    what: Selection
    fully: bool = False
    verb: ClassVar[str] = "heal"
    also: ClassVar[tuple[str, ...]] = (JOIN_DISCARD,)
    zone: ClassVar[str] = "discard"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        if game.cards[ref].mode == FROZEN and not self.fully:
            game.alter(ref, mode=FROZEN - 1)
            game.happens("thaw", scope.actor, scope, card=ref)
            return ref
        return super().make(game, ref, scope)


class Gain(ToOwner, Node, frozen=True):
    """A card that was acquired by Force or for free joins its new owner's discard pile (5.1.4.a)."""

    what: Selection
    verb: ClassVar[str] = "gain"
    also: ClassVar[tuple[str, ...]] = (JOIN_DISCARD,)
    zone: ClassVar[str] = "discard"


class SetAside(Verb, Node, frozen=True):
    """Out of the play space, where the cards lie that wait for their hero: with the player who plays him.

    Who may join either player of the duel waits in Élysion, nobody's.
    """

    what: Selection
    verb: ClassVar[str] = "set-aside"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        if definition(game, ref).mode == "duel":
            return game.move(ref, "elysion", 0, "set-aside", scope, owner=-1)
        seat = player_of(game, ref)
        return game.move(ref, "aside", seat, "set-aside", scope, owner=seat)


class PutOnDrawPile(ToOwner, Node, frozen=True):
    """On top of the owner's draw pile."""

    what: Selection
    verb: ClassVar[str] = "put-on-draw"
    zone: ClassVar[str] = "draw"


class Take(ToActor, Node, frozen=True):
    """The actor takes cards into hand."""

    what: Selection
    verb: ClassVar[str] = "take"
    zone: ClassVar[str] = "hand"


class AddToDiscard(ToActor, Node, frozen=True):
    """The actor puts cards on the own discard pile."""

    what: Selection
    verb: ClassVar[str] = "add"
    also: ClassVar[tuple[str, ...]] = (JOIN_DISCARD,)
    zone: ClassVar[str] = "discard"


class PutBefore(ToActor, Node, frozen=True):
    """A Relic in the actor's play area."""

    what: Selection
    verb: ClassVar[str] = "put-before"
    zone: ClassVar[str] = "relics"


class TakePillar(ToActor, Node, frozen=True):
    """A Pillar is destroyed: the actor keeps it, with the tokens on it (5.1.4.b)."""

    what: Selection
    verb: ClassVar[str] = "take-pillar"
    zone: ClassVar[str] = "trophies"


class PutUnder(Verb, Node, frozen=True):
    """Under this card; they stay their owners'."""

    what: Selection
    verb: ClassVar[str] = "put-under"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "under", 0, "put-under", scope, link=scope.source)


class HandFrozen(Verb, Node, frozen=True):
    """Frozen as they are, to the player whose card was bound to `first`."""

    what: Selection
    verb: ClassVar[str] = "hand-over"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        seat = game.cards[scope.binds["first"][0]].owner
        return game.move(ref, "frozen", seat, "hand-over", scope, owner=seat, mode=game.cards[ref].mode)


class ShuffleInto(Verb, Node, frozen=True):
    """Into the Reserve or the actor's draw pile, which is then shuffled, even if no card joined it."""

    what: Selection
    zone: str
    verb: ClassVar[str] = "shuffle-into"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        common = self.zone == "reserve"
        return game.move(
            ref, self.zone, 0 if common else scope.actor, "shuffle-into", scope, owner=-1 if common else None
        )

    def conclude(self, game: Game, outcome: Outcome, met: list[Waiting], scope: Scope) -> Outcome | Procedure:
        seat = 0 if self.zone == "reserve" else scope.actor
        return shuffle(game, (game.bases[self.zone] + seat,), scope, outcome, met)

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        if self.zone == "draw" and scope.actor in aloof(game):
            return False
        return not isinstance(self.what, Pick) or super().can(game, scope, eyes)


class Shuffle(Effect, Node, frozen=True):
    """The actor shuffles the own draw pile."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return shuffle(game, (game.bases["draw"] + scope.actor,), scope)


class Reveal(Verb, Node, frozen=True):
    """Shows cards to everybody, where they lie."""

    what: Selection
    verb: ClassVar[str] = "reveal"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.reveal(ref, EVERYONE, "reveal", scope)
        return ref


class LookAt(Verb, Node, frozen=True):
    """You look at cards, somebody's or nobody's."""

    what: Selection
    verb: ClassVar[str] = "look"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        if game.cards[ref].owner < 0:
            game.reveal(ref, 1 << scope.you, "peek", scope, scope.you)
        else:
            game.reveal(ref, 1 << scope.you, "look", scope)
        return ref


class Remove(Verb, Node, frozen=True):
    """From the field to the common discard, card by card from the last slot to the first, each with its Flame or
    Sapphire and its Exit (6, 5.1.5).
    """

    what: Selection
    verb: ClassVar[str] = "remove"
    also: ClassVar[tuple[str, ...]] = (JOIN_DISCARD,)
    reacts: ClassVar[bool] = True
    singly: ClassVar[bool] = True

    def arranged(self, game: Game, refs: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(refs, key=lambda ref: -game.cards[ref].place))

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return leave_field(game, ref, scope)


class RemoveFlame(Effect, Node, frozen=True):
    """One Flame of the Clock goes out."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return HOURGLASS.carry_out(game, scope) if extinguish(game, scope) else NOTHING


class Fill(Effect, Node, frozen=True):
    """The field is filled from the Reserve, without shifting."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return FillField()


class FillPlace(Effect, Node, frozen=True):
    """The top card of the Reserve comes into the place that became free."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return FillField(only=scope.binds["place"][0])


class Restock(Effect, Node, frozen=True):
    """The actor's draw pile is rebuilt if it is empty, for a card of it is needed."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if scope.actor in aloof(game) or game.cards_in("draw", scope.actor):
            return NOTHING
        return rebuild(game, scope.actor)


class StepAside(Verb, Node, frozen=True):
    """A card leaves its slot of the field for another one, until it is said where it goes."""

    what: Selection
    verb: ClassVar[str] = "step-aside"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "limbo", 0, "step-aside", scope)


class AsOwn(Effect, Node, frozen=True):
    """Each who carries it out does so as if it were the own effect: the opponents are the others."""

    effect: Effect

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.effect.can(game, self.owned(scope), eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return self.effect.carry_out(game, self.owned(scope))

    def owned(self, scope: Scope) -> Scope:
        return Scope(scope.actor, scope.actor, scope.source, scope.rule, scope.binds)


class Pledge(Verb, Node, frozen=True):
    """The use of this card is settled, and with it that of another one, if one is meant: they contribute this value,
    against the card they face, or nothing.
    """

    use: str
    what: Selection = This()
    verb: ClassVar[str] = "pledge"

    def allowed(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        """Nobody who is bound to another use, and nobody more than needed: who is bound to this one is enough."""
        found = super().allowed(game, scope, eyes)
        bound = [ref for ref in found if self.use in game.cards[ref].marks]
        return bound[:1] or [ref for ref in found if not game.cards[ref].marks]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        kind = "pledge-force" if self.use == "force" else "pledge-cosmos"
        for card in dict.fromkeys((scope.source, ref)):
            if self.use not in game.cards[card].marks:
                game.mark(card, self.use)
                game.happens(kind, scope.actor, scope, card=card)
        return ref


DISCARD, WOUND, DESTROY, HEAL, REMOVE = Discard(This()), Wound(This()), Destroy(This()), Heal(This()), Remove(This())
FREEZE, GAIN = Freeze(This()), Gain(This())
