"""The effects of Saint Seiya cards: each says what it does and whether it can be done; its wordings are in wording/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.field import FillField, extinguish, leave_field
from pioche.kernel.change import change
from pioche.kernel.effect import Verb
from pioche.kernel.query import EVERYONE, NUMBER
from pioche.kernel.select import Pick, Selection, This
from pioche.kernel.value import NOTHING, Amount, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.flow import Procedure
    from pioche.kernel.game import Game


def drawable(game: Game, seat: int) -> int:
    """How many cards a player can still draw."""
    return len(game.cards_in("draw", seat)) + len(game.cards_in("discard", seat))


def draw(game: Game, seat: int, count: int, scope: Scope | None = None) -> tuple[int, ...]:
    """Draw cards; an empty draw pile is rebuilt from the discard pile when a card must be drawn, never before."""
    drawn = []
    for _ in range(count):
        if not game.cards_in("draw", seat):
            if not game.cards_in("discard", seat):
                break
            rebuild(game, seat)
        drawn.append(game.move(game.cards_in("draw", seat)[-1], "hand", seat, "draw", scope))
    return tuple(drawn)


def rebuild(game: Game, seat: int) -> None:
    """Glossary: Pioche 2, Piocher 2."""
    scope = Scope(seat, seat, 0, "seiya:glossary:piocher:2")
    for ref in game.cards_in("discard", seat):
        game.move(ref, "draw", seat, "rebuild", scope)
    game.shuffle("draw", seat, scope)


class Draw(Effect, Node, frozen=True):
    """The actor draws cards, or all that are left; with `short`, it may be started even if too few are left."""

    size: Amount
    short: bool = False

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.short or drawable(game, scope.actor) >= self.size.count(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        size = self.size.count(game, scope)
        drawn = draw(game, scope.actor, size, scope)
        return Outcome(size, len(drawn), drawn, (0,) * len(drawn))


class Drawable(Amount, Node, frozen=True):
    """How many cards the actor can still draw."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return drawable(game, scope.actor)


class ToOwner(Verb):
    """A verb that moves cards to a zone of their owner."""

    __slots__ = ()
    zone: ClassVar[str]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, self.zone, game.cards[ref & NUMBER].owner, self.verb, scope)


class ToActor(Verb):
    """A verb by which cards become the actor's, whoever had them."""

    __slots__ = ()
    zone: ClassVar[str]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, self.zone, scope.actor, self.verb, scope, owner=scope.actor)


class Wound(ToOwner, Node, frozen=True):
    what: Selection
    verb: ClassVar[str] = "wound"
    zone: ClassVar[str] = "wounded"


class Destroy(ToOwner, Node, frozen=True):
    what: Selection
    verb: ClassVar[str] = "destroy"
    zone: ClassVar[str] = "destroyed"


class Discard(ToOwner, Node, frozen=True):
    what: Selection
    verb: ClassVar[str] = "discard"
    zone: ClassVar[str] = "discard"


class Heal(ToOwner, Node, frozen=True):
    """A wounded Character loses its marker and goes to its owner's discard pile (5.1.6)."""

    what: Selection
    verb: ClassVar[str] = "heal"
    zone: ClassVar[str] = "discard"


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
    zone: ClassVar[str] = "discard"


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

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> None:
        game.shuffle(self.zone, 0 if self.zone == "reserve" else scope.actor, scope)

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return not isinstance(self.what, Pick) or super().can(game, scope, eyes)


class Shuffle(Effect, Node, frozen=True):
    """The actor shuffles the own draw pile."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        game.shuffle("draw", scope.actor, scope)
        return NOTHING


class Reveal(Verb, Node, frozen=True):
    """Shows cards to everybody, where they lie."""

    what: Selection
    verb: ClassVar[str] = "reveal"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.reveal(ref, EVERYONE, "reveal", scope)
        return ref


class LookAt(Verb, Node, frozen=True):
    """You look at cards."""

    what: Selection
    verb: ClassVar[str] = "look"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.reveal(ref, 1 << scope.you, "look", scope)
        return ref


class Remove(Verb, Node, frozen=True):
    """From the field to the common discard, from the last slot to the first; a Flame on a card goes out (6)."""

    what: Selection
    verb: ClassVar[str] = "remove"

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if isinstance(self.what, Pick):
            return super().carry_out(game, scope)
        found = sorted(self.what.candidates(game, scope), key=lambda ref: -game.card(ref).place)
        return change(game, self, tuple(found), scope)

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return leave_field(game, ref, scope)


class RemoveFlame(Effect, Node, frozen=True):
    """One Flame of the Clock goes out."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Outcome(1, extinguish(game, scope))


class Fill(Effect, Node, frozen=True):
    """The field is filled from the Reserve, without shifting."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return FillField()


class FillPlace(Effect, Node, frozen=True):
    """The top card of the Reserve comes into the place that became free."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return FillField(only=scope.binds["place"][0])


class Pledge(Effect, Node, frozen=True):
    """This card's use is settled: it contributes this value, against the card it faces, or nothing."""

    use: str

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        game.mark(scope.source, self.use)
        kind = "pledge-force" if self.use == "force" else "pledge-cosmos"
        game.happens(kind, scope.actor, scope, card=scope.source)
        return Outcome(1, 1)


DISCARD, WOUND, DESTROY, HEAL, REMOVE = Discard(This()), Wound(This()), Destroy(This()), Heal(This()), Remove(This())
