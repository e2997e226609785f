"""Keyword skills by their names."""

from __future__ import annotations

from collections.abc import Callable

from pioche.games.dbs import deck, keywords
from pioche.games.dbs.card import Auto, Permanent
from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.kernel.state.catalogue import Ability

IN_FORCE: dict[str, Callable[[], Permanent | Auto]] = {
    "double strike": lambda: keywords.strike(2),
    "triple strike": lambda: keywords.strike(3),
    "quadruple strike": lambda: keywords.strike(4),
    "dual attack": lambda: keywords.repeated_attack(2),
    "triple attack": lambda: keywords.repeated_attack(3),
    "critical": keywords.critical,
    "victory strike": keywords.victory_strike,
    "energy-exhaust": keywords.energy_exhaust,
    "barrier": keywords.barrier,
    "indestructible": keywords.indestructible,
    "deflect": keywords.deflect,
    "unique": keywords.unique,
    "blocker": keywords.blocker,
    "revenge": keywords.revenge,
    "offering": keywords.offering,
    "wormhole": keywords.wormhole,
    "invoker": keywords.invoker,
    "heroic": keywords.heroic,
    "villainous": keywords.villainous,
    "warrior of universe 7": keywords.universe_7,
}
IN_DECKS: dict[str, Callable[[], Ability]] = {
    "ultimate": deck.ultimate,
    "super combo": deck.super_combo,
    "dragon ball": deck.dragon_ball,
}


def gained(name: str) -> Permanent | Auto:
    """A keyword that a card gets for a time."""
    if name not in IN_FORCE:
        raise NotUnderstood(f"gets: [{name}]")
    return IN_FORCE[name]()


def keyword(name: str) -> Ability:
    """A keyword that is its name alone."""
    if name in IN_DECKS:
        return IN_DECKS[name]()
    if name not in IN_FORCE:
        raise NotUnderstood(f"keyword: [{name}]")
    return IN_FORCE[name]()
