"""Areas, losing, drawing: what happens to cards wherever they are (1-2, 3, 4-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.dbs.card import DbsCard
from pioche.kernel.cards.select import This
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import change, unheard
from pioche.kernel.play.trigger import NEGATED, negated

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.state.game import Game

ACTIVE, REST = 0, 1
HAND, LIFE = 6, 8  # cards dealt at the start
HIDDEN = ("deck", "hand", "life")  # areas whose cards not all players see
DROPPED = "dropped"  # whatever places a card in the Drop Area: it is KO'd, dropped, taken off the deck


def definition(game: Game, ref: int) -> DbsCard:
    found: DbsCard = game.rules.catalogue.definitions[game.cards[ref].definition]  # type: ignore[assignment]
    return found


def area(game: Game, ref: int) -> str:
    return game.where(ref)


def defeat(game: Game) -> None:
    """Interruptive rule processing: who has no life or no deck loses at once; both: a draw (1-2-2, 1-2-3, 9-2)."""
    if game.result is not None or not game.counters["begun"]:
        return
    zones, life, deck = game.zones, game.bases["life"], game.bases["deck"]
    if zones[life] and zones[life + 1] and zones[deck] and zones[deck + 1]:
        return  # most often
    lose(game, [seat for seat in (0, 1) if not zones[life + seat] or not zones[deck + seat]])


def lose(game: Game, lost: list[int]) -> None:
    """These players have lost."""
    if lost:
        for seat in lost:
            game.happens("lose", seat, Scope(seat, seat, 0, "dbs:9-2-2"))
        game.finish(tuple(seat for seat in (0, 1) if seat not in lost), "won" if len(lost) == 1 else "shared")


class DrawCard(Verb):
    """The top card of a deck comes into its player's hand (4-9)."""

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "draw"
    singly: ClassVar[bool] = True

    def make(self, game: Game, ref: int, scope: Scope | None) -> int:
        return game.move(ref, "hand", game.seat_of(ref), "draw", scope)


class MillCard(Verb):
    """The top card of a deck is placed in the Drop Area (3-2-3)."""

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "mill"
    also: ClassVar[tuple[str, ...]] = (DROPPED,)
    singly: ClassVar[bool] = True

    def make(self, game: Game, ref: int, scope: Scope | None) -> int:
        return leave(game, ref, "drop", "mill", scope)


DRAW, MILL = DrawCard(), MillCard()


def off_the_deck(
    game: Game, verb: DrawCard | MillCard, seat: int, count: int, scope: Scope | None = None
) -> Outcome | Procedure:
    """Something happens to the top cards of a deck, one at a time; the last card of it ends the game."""
    count = max(count, 0)
    if game.result is not None:
        return Outcome(count, 0)
    if not unheard(game, verb):
        top = game.cards_in("deck", seat)[: -count - 1 : -1]
        return change(game, verb, top, scope or Scope(seat, seat, 0, game.step.rule))
    dealt = deal(game, verb, seat, count, scope)
    return Outcome(count, len(dealt), dealt)


def deal(game: Game, verb: DrawCard | MillCard, seat: int, count: int, scope: Scope | None = None) -> tuple[int, ...]:
    """The same where no rule has a say in it, as when the game is set up."""
    dealt = []
    for _ in range(count):
        if game.result is not None:
            break
        dealt.append(verb.make(game, game.cards_in("deck", seat)[-1], scope))
        game.rules.interrupt(game)
    return tuple(dealt)


def declare(game: Game, ref: int, kind: str, scope: Scope) -> int:
    """A card of the hand is shown, and waits in no area; its skills that were negated there still are (8-6-5-2)."""
    silent = negated(game, ref)
    now = game.move(ref, "limbo", 0, kind, scope)
    if silent:
        game.mark(now, *sorted(NEGATED + skill for skill in silent))
    return now


def under(game: Game, ref: int) -> list[int]:
    """The cards under a card, from the bottom."""
    return [other for other in game.cards_in("under", game.master(ref)) if game.cards[other].link == ref]


def leave(game: Game, ref: int, to: str, kind: str, scope: Scope | None, *, mode: int = 0, bottom: bool = False) -> int:
    """A card goes to an area of its owner, and what lay under it to the Drop Area (3-1-7, 11-3-4).

    What lay under it triggers nothing (11-3-4-1). A token ceases to exist instead (10-18-7).
    """
    beneath = under(game, ref)
    card = game.cards[ref]
    if definition(game, ref).token:
        to, kind = "removed", "vanish"
    now = game.move(ref, to, card.owner, kind, scope, mode=mode, bottom=bottom)
    for other in beneath:
        leave(game, other, "drop", "drop", scope)
    return now
