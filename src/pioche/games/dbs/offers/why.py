"""Why a card of the Dragon Ball Super Card Game cannot do anything just now."""

from __future__ import annotations

from pioche.games.dbs.areas import REST, area, definition
from pioche.games.dbs.card import BATTLE, UNISON, Activate, Counter
from pioche.games.dbs.cost import energy_cost
from pioche.games.dbs.energy import active_energy
from pioche.games.dbs.turn import targets
from pioche.kernel.cards.value import Scope
from pioche.kernel.play.decision import Reason
from pioche.kernel.state.game import Game

FIGHTERS = ("leader", "battle", "unison")


def obstacles(game: Game, seat: int, ref: int) -> list[Reason]:
    """What stands in the way of acting with a card in one's main phase."""
    place = area(game, ref)
    if place == "limbo" or game.master(ref) != seat:
        return [Reason("lies-there" if place == "limbo" else "not-yours")]
    if place == "hand":
        return not_from_hand(game, seat, ref)
    if place in FIGHTERS:
        return not_fighting(game, seat, ref)
    return [Reason("lies-there")]


def not_from_hand(game: Game, seat: int, ref: int) -> list[Reason]:
    card = definition(game, ref)
    if card.unread:
        return [Reason("not-understood", card=ref)]
    if card.type in (BATTLE, UNISON) and (forbidden := game.forbidden("play", ref)):
        return [forbidden]
    if card.cost is None and not card.x_cost:
        return [Reason("no-energy-cost", "dbs:2-11-1", ref)]
    total, colours = energy_cost(game, Scope(seat, seat, ref))
    total = max(total, len(colours))
    have = len(active_energy(game, seat))
    if have < total:
        return [Reason("too-dear", "dbs:2-11-1-1", ref, f"{have} < {total}")]
    if card.type in (BATTLE, UNISON):
        return [Reason("wrong-colours", "dbs:2-11-1-1", ref, card.name)]
    if any(isinstance(ability, Counter) for ability in card.abilities):
        return [Reason("for-counters", "dbs:4-7-1", ref)]
    return [Reason("not-this-timing", "dbs:8-5-2-1", ref)]


def not_fighting(game: Game, seat: int, ref: int) -> list[Reason]:
    """Why it does not attack, and that its skills cannot be used."""
    found = []
    if game.cards[ref].mode == REST:
        found.append(Reason("rested", "dbs:7-1", ref))
    elif forbidden := game.forbidden("attack", ref) or game.forbidden("rest", ref, Scope(seat, seat).doing()):
        found.append(forbidden)
    elif not targets(game, seat, ref):
        found.append(Reason("no-target", "dbs:7-1", ref))
    if any(isinstance(ability, Activate) for ability in definition(game, ref).abilities):
        found.append(Reason("not-this-timing", "dbs:8-5-2-1", ref))
    return found or [Reason("lies-there")]
