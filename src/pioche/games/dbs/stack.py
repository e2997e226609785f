"""Cards on top of cards: one card in play, with what lies under it (9-4, 11-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.dbs.areas import area, definition, leave, under
from pioche.kernel.cards.inforce import pass_on
from pioche.kernel.cards.value import Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def cover(game: Game, top: int, onto: tuple[int, ...], scope: Scope) -> None:
    """A card that has come into play lies on others: they go under it, and what was in force about them is so of it.

    Interruptive (9-4-1).
    """
    for ref in onto:
        for other in under(game, ref):
            game.alter(other, link=top)
        pass_on(game, ref, top)
        game.move(ref, "under", game.master(ref), "put-under", scope, link=top)


def tuck(game: Game, ref: int, top: int, scope: Scope) -> int:
    """A card goes under another one, at the very bottom (11-3-3); what lay under it goes with it."""
    if definition(game, ref).token:
        return leave(game, ref, "drop", "drop", scope)
    beneath = under(game, ref)
    now = game.move(ref, "under", game.master(top), "put-under", scope, link=top, bottom=True)
    for other in beneath:
        game.move(other, "under", game.master(top), "put-under", scope, link=top, bottom=True)
    return now


def peel(game: Game, ref: int, to: str, kind: str, scope: Scope) -> int:
    """Only the top card leaves: the next one stays in play, with its mode and what is in force about it (11-3-6)."""
    beneath = under(game, ref)
    card, where, seat = game.cards[ref], area(game, ref), game.master(ref)
    if beneath:
        heir = game.move(beneath[-1], where, seat, "uncover", scope, mode=card.mode)
        game.alter(heir, counters=card.counters)
        pass_on(game, ref, heir)
        for other in beneath[:-1]:
            game.alter(other, link=heir)
    return leave(game, ref, to, kind, scope)


def change_sides(game: Game, ref: int, seat: int, scope: Scope) -> int:
    """A player takes control: the card goes to their area as it is, with what lies under it (11-3-5, 11-5)."""
    beneath = under(game, ref)
    now = game.move(ref, area(game, ref), seat, "take-control", scope)
    for other in beneath:
        game.move(other, "under", seat, "put-under", scope, link=now)
    return now
