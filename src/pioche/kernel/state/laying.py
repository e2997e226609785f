"""How cards lie: two that change places, face down and up again, piles that somebody looks through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.value import Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def inserted(game: Game, row: tuple[int, ...], ref: int, place: int) -> tuple[int, ...]:
    """The cards of a zone, which lie in the order of their places, with one more among them."""
    at = 0
    while at < len(row) and game.cards[row[at]].place <= place:
        at += 1
    return (*row[:at], ref, *row[at:])


def swap(game: Game, one: int, other: int, scope: Scope) -> tuple[int, int]:
    """Two cards change places. Within one zone they go on with their lives, else new ones start."""
    first, second = game.cards[one], game.cards[other]
    if first.zone == second.zone:
        game.shift(one, second.place, "swap", scope)
        game.shift(other, first.place, "swap", scope)
        return one, other
    rules = game.rules
    names = [rules.zone_at[card.zone].name for card in (first, second)]
    return (
        game.move(
            one,
            names[1],
            rules.seat_at[second.zone],
            "swap",
            scope,
            owner=second.owner,
            place=second.place,
            mode=second.mode,
        ),
        game.move(
            other,
            names[0],
            rules.seat_at[first.zone],
            "swap",
            scope,
            owner=first.owner,
            place=first.place,
            mode=first.mode,
        ),
    )


def turn_down(game: Game, ref: int, kind: str, scope: Scope) -> None:
    """A card lies face down from now on: whoever knows its face knows it still, but for the rules it has none."""
    card = game.cards[ref]
    game.alter(ref, definition=game.rules.catalogue.blank, face=card.true_face)
    game.happens(kind, scope.actor, scope, card=ref)


def turn_up(game: Game, ref: int, kind: str, scope: Scope) -> None:
    """A card shows its face from now on, to everybody."""
    card = game.cards[ref]
    game.alter(ref, definition=card.true_face, face=-1, seen=EVERYONE)
    game.happens(kind, scope.actor, scope, card=ref, before=card.seen)


def search(game: Game, refs: Iterable[int], seat: int, scope: Scope) -> None:
    """A player looks through cards that nobody sees; whoever put them there may shuffle them afterwards."""
    unseen = []
    for ref in refs:
        card = game.cards[ref]
        if not card.seen >> seat & 1:
            game.cards[ref] = replace(card, seen=card.seen | 1 << seat)
            unseen.append(ref)
    looked_through(game, unseen)
    for zone in sorted({game.cards[ref].zone for ref in unseen}):
        game.happens("search", seat, scope, to=zone, before=0, seen=1 << seat)


def looked_through(game: Game, refs: Iterable[int]) -> None:
    """Note that the piles in which these cards lie are to be shuffled, unless a text does so."""
    for zone in sorted({game.cards[ref].zone for ref in refs}):
        if zone in game.rules.searched:
            game.tallies[f"searched/{zone}"] = 1
