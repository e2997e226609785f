"""The field and the Reserve."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from pioche.games.seiya.card import HEROES, PLAYED, Arrival, SeiyaCard
from pioche.games.seiya.part import Part, exits_first, parts
from pioche.kernel.cards.select import This
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import change
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import Resolving, Waiting, announce
from pioche.kernel.state.card import number_of
from pioche.kernel.state.catalogue import Ability

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

A = TypeVar("A", bound=Ability)

SLOTS = 6
SLOTS_FROM_RIGHT = range(SLOTS, 0, -1)


def definition(game: Game, ref: int) -> SeiyaCard:
    found: SeiyaCard = game.rules.catalogue.definitions[game.cards[ref].definition]  # type: ignore[assignment]
    return found


def abilities(game: Game, ref: int, kind: type[A]) -> tuple[tuple[A, str], ...]:
    """The abilities of a kind that a card has, each with its citation."""
    return game.rules.catalogue.abilities[kind][game.cards[ref].definition]


def player_of(game: Game, ref: int) -> int:
    """The player who plays the hero of a card, else its owner."""
    hero = definition(game, ref).hero
    for seat in range(game.players):
        place = game.counters.get(f"hero/{seat}", -1)
        if place >= 0 and HEROES.get(PLAYED[place]) == hero is not None:
            return seat
    return game.cards[ref].owner


def slot_of(game: Game, ref: int) -> int:
    """The slot of a card of the field, 0 if it is not there."""
    return game.cards[ref].place if game.alive(ref) and game.where(ref) == "field" else 0


PLAYER, HILDA = range(2)  # the places in solo mode; she is the player without a seat
NORMAL, DIFFICULT, EXPERT = range(3)  # the difficulties of solo mode


def leave_field(game: Game, ref: int, scope: Scope) -> int:
    """A card is removed from the game, in upkeep or by an effect: to the common discard, if nobody claims it."""
    on_field = game.cards[ref].zone == game.bases["field"]
    claimed = (
        [seat for part in parts(game, Part.claims) if (seat := part.claims(game, ref)) is not None] if on_field else []
    )
    if claimed:
        now = game.move(ref, "limbo", 0, "remove", scope, owner=claimed[0])
    else:
        now = game.move(ref, "removed", 0, "remove", scope, owner=-1)
    if on_field and not exits_first(game):
        LEAVE_BEHIND.carry_out(game, scope.at(now))
    return now


class LeaveBehind(Effect, Node, frozen=True):
    """What comes of a card that has left the field without being acquired, besides its Exit: Flame, then Sapphire."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        for part in parts(game, Part.left):
            part.left(game, scope.source, scope)
        return NOTHING


LEAVE_BEHIND = LeaveBehind()


def performing(game: Game, ref: int, kind: type[Any], scope: Scope) -> Procedure | None:
    """What carries out a card's abilities of a kind, None if it has none."""
    found = abilities(game, ref, kind)
    if not found:
        return None
    number = game.rules.catalogue.number
    return Resolving(
        tuple(
            Waiting(number(ability.effect), Scope(scope.you, scope.actor, ref, rule, scope.binds), kind.__name__)
            for ability, rule in found
        ),
        NOTHING,
    )


class FillSlot(Verb):
    """The top card of the Reserve comes to the field, into the slot bound to `slot`."""

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "fill"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "field", 0, "arrive", scope, place=scope.binds["slot"][0])


FILL = FillSlot()


def free_slots(game: Game, slots: Iterable[int]) -> list[int]:
    """Those of these slots in which no card lies."""
    taken = [game.cards[ref].place for ref in game.cards_in("field")]
    return [slot for slot in slots if slot not in taken]


class FillField(Procedure):
    """Empty slots are filled from the Reserve, from right to left; each Arrival is resolved before the next card.

    A card that went back into the Reserve is not awaited again: the filling ends when only such cards are left there.
    If something comes instead of a card, its slot is filled with the next one.
    """

    only: int = 0  # the one slot to fill, 0: all
    revealed: tuple[int, ...] = ()
    arriving: int = 0

    @step("seiya:classic:5.2:8", "seiya:glossary:completer-le-terrain:1")
    def reveal(self, game: Game) -> Outcome | Procedure | Done:
        field, reserve = game.cards_in("field"), game.cards_in("reserve")
        if len(field) == SLOTS:
            return Done(NOTHING)
        free = free_slots(game, (self.only,) if self.only else SLOTS_FROM_RIGHT)
        if not free or not reserve or self.all_revealed(reserve):
            return Done(NOTHING)
        self.arriving = reserve[-1]
        scope = Scope(game.active, game.active, 0, "seiya:classic:5.2:8", {"slot": (free[0],)})
        return change(game, FILL, reserve[-1:], scope)

    def all_revealed(self, reserve: tuple[int, ...]) -> bool:
        """Whether only cards are left that went back into the Reserve."""
        return bool(self.revealed) and all(number_of(ref) in self.revealed for ref in reserve)

    @step("seiya:classic:5.1.1:9")
    def announce(self, game: Game, outcome: Outcome) -> Outcome | Procedure | Done:
        """A card that may not come stays where it is, and none can come after it."""
        if not outcome.cards and game.cards_in("reserve")[-1:] == (self.arriving,):
            return Done(NOTHING)
        self.revealed += (number_of(self.arriving),)
        self.arriving = outcome.cards[0] if outcome.cards else 0
        return announce(game, "arrive", outcome.cards, Scope(game.active, game.active))

    @step("seiya:classic:5.2:9", "seiya:classic:5.1.5:3", "seiya:glossary:arrivee:1", then="reveal")
    def arrival(self, game: Game) -> Procedure | None:
        if not game.alive(self.arriving):
            return None
        return performing(game, self.arriving, Arrival, Scope(game.active, game.active))
