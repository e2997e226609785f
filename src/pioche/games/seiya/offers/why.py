"""Why a card of Saint Seiya Deckbuilding cannot do anything just now."""

from __future__ import annotations

from pioche.games.seiya.acquire import able, obstacle, ways
from pioche.games.seiya.card import Activation
from pioche.games.seiya.field import abilities
from pioche.kernel.decision import Reason
from pioche.kernel.game import Game

ELSEWHERE = {
    "reserve": "in-reserve",
    "removed": "in-common-discard",
    "limbo": "in-acquisition",
    "draw": "in-draw-pile",
    "discard": "in-discard",
    "destroyed": "in-destroyed",
    "aside": "in-aside",
}


def obstacles(game: Game, seat: int, ref: int) -> list[Reason]:
    """What stands in the way of acting with a card in one's main phase."""
    card = game.card(ref)
    zone = game.rules.zone_list[card.zone >> 3]
    if zone.name == "field":
        return out_of_reach(game, seat, ref)
    if zone.name in ELSEWHERE:
        return [Reason(ELSEWHERE[zone.name])]
    if card.zone & 7 != seat:
        return [Reason("not-yours", "seiya:classic:5.1:1")]
    match zone.name:
        case "hand":
            return [Reason("nobody-to-face", "seiya:classic:5.1.2:3")]
        case "wounded":
            return [Reason("wounded", "seiya:classic:5.1.6:4")]
    if not abilities(game, ref, Activation):
        return [Reason("only-values", "seiya:classic:5.1.4.a:5")]
    return [Reason("effect-impossible", "seiya:classic:5.1.5:10")]


def out_of_reach(game: Game, seat: int, target: int) -> list[Reason]:
    """For each way to acquire a card of the field, what is missing."""
    found = []
    for way in ways(game, target):
        used = able(game, seat, target, way.kind)
        reason = obstacle(game, target, way, used)
        if reason is not None:
            found.append(
                Reason("short-of-" + way.kind, reason.rule, target, reason.detail)
                if reason.text == "not-enough"
                else reason
            )
    return found or [Reason("no-cost", "seiya:classic:5.1.4.a:5")]
