"""Why a card of L'Ordre de Veiel cannot do anything just now."""

from __future__ import annotations

from pioche.games.veiel.card import OPENER
from pioche.kernel.play.decision import Reason
from pioche.kernel.state.game import Game

ELSEWHERE = {
    "deck": "in-deck",
    "discard": "in-hero-discard",
    "wounds": "in-wounds",
    "exile": "in-exile",
    "aside": "waits-aside",
    "lasting": "effect-lasts",
    "apart": "apart-for-now",
}


def obstacles(game: Game, seat: int, ref: int) -> list[Reason]:
    """What stands in the way of acting with a card in a hero's turn."""
    card = game.cards[ref]
    zone = game.rules.zone_at[card.zone]
    if zone.name == "board":
        return [Reason("figure-acts" if card.owner < 0 else "figure-of-hero", "veiel:tour-des-ennemis:1")]
    if zone.common:
        return [Reason("not-a-hero-card")]
    if zone.name in ELSEWHERE:
        return [Reason(ELSEWHERE[zone.name])]
    if game.rules.seat_at[card.zone] != seat:
        return [Reason("another-heros", "veiel:tour-des-heros:4")]
    if OPENER in game.words[card.definition]:
        return [Reason("opener-too-late", "veiel:glossaire-amorce:1", ref)]
    return [Reason("not-a-hero-card")]
