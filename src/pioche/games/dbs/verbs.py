"""The effects of the game's skills: each says what it does and whether it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.dbs import areas
from pioche.games.dbs.areas import ACTIVE, REST, leave
from pioche.kernel.effect import Verb
from pioche.kernel.query import NUMBER
from pioche.kernel.select import Selection, This
from pioche.kernel.value import NOTHING, Amount, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.flow import Procedure
    from pioche.kernel.game import Game


class Draw(Effect, Node, frozen=True):
    """The actor draws cards (4-9)."""

    size: Amount

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        size = self.size.count(game, scope)
        drawn = areas.draw(game, scope.actor, size, scope)
        return Outcome(size, len(drawn), drawn)


class Leave(Verb):
    """A verb that moves cards to an area of their owner."""

    __slots__ = ()
    area: ClassVar[str]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return leave(game, ref, self.area, self.verb, scope)


class Ko(Leave, Node, frozen=True):
    """A Battle Card is KO'd: it goes to its owner's Drop Area (10-1)."""

    what: Selection
    verb: ClassVar[str] = "ko"
    area: ClassVar[str] = "drop"


class Drop(Leave, Node, frozen=True):
    """Cards are placed in their owner's Drop Area."""

    what: Selection
    verb: ClassVar[str] = "drop"
    area: ClassVar[str] = "drop"


class ToEnergy(Verb, Node, frozen=True):
    """Cards are placed in their owner's Energy Area, in Active Mode or rested (3-8-3, 10-34)."""

    what: Selection
    rested: bool = False
    verb: ClassVar[str] = "to-energy"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        exhaust = bool(game.number("energy-exhaust", ref))
        return leave(game, ref, "energy", "to-energy", scope, mode=REST if self.rested or exhaust else ACTIVE)


class Rest(Verb, Node, frozen=True):
    """Cards are switched to Rest Mode; one that is already so is not switched (1-3-2-1)."""

    what: Selection
    verb: ClassVar[str] = "rest"

    def allowed(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return [ref for ref in super().allowed(game, scope, eyes) if game.cards[ref & NUMBER].mode == ACTIVE]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.alter(ref, mode=REST)
        game.happens("rest", game.master(ref), scope, card=ref)
        return ref


class Stand(Verb, Node, frozen=True):
    """Cards are switched to Active Mode."""

    what: Selection
    verb: ClassVar[str] = "stand"

    def allowed(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return [ref for ref in super().allowed(game, scope, eyes) if game.cards[ref & NUMBER].mode == REST]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.alter(ref, mode=ACTIVE)
        game.happens("stand", game.master(ref), scope, card=ref)
        return ref


class Flip(Effect, Node, frozen=True):
    """This Leader Card is turned over; it remains the same card, with its mode and the effects on it (10-2, 10-28)."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(areas.definition(game, scope.source).back)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        back = areas.definition(game, scope.source).back
        if not back:
            return NOTHING
        game.alter(scope.source, definition=game.rules.catalogue.by_slug[back])
        game.happens("flip", scope.you, scope, card=scope.source)
        return Outcome(1, 1, (scope.source,))


class Markers(Effect, Node, frozen=True):
    """A marker cost: so many are added to this card, or taken off it (8-4-2-5)."""

    by: int

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.card(scope.source).counters + self.by >= 0

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        change_markers(game, scope.source, self.by, scope)
        return Outcome(1, 1)


def change_markers(game: Game, ref: int, by: int, scope: Scope) -> None:
    """Interruptive: a Unison Card without markers goes to its owner's Drop Area (9-6)."""
    left = max(game.card(ref).counters + by, 0)
    game.alter(ref, counters=left)
    game.happens("markers", game.master(ref), scope, card=ref, amount=left)
    if not left:
        leave(game, ref, "drop", "drop", scope)


DROP, KO, TO_ENERGY = Drop(This()), Ko(This()), ToEnergy(This())
