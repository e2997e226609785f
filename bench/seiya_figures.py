"""Figures of games of Saint Seiya Deckbuilding that bots have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct, field

from bench.balance import share, spread
from pioche.games.seiya import RULES
from pioche.games.seiya.card import ALTAR_TYPE, HEROES, TRIAL_TYPE, SeiyaCard
from pioche.games.seiya.duel import ALTAR

CARDS = {card.slug: card for card in RULES.catalogue.definitions if isinstance(card, SeiyaCard)}
STYX = [card.slug for card in CARDS.values() if card.grade is not None]
TRIALS = [card.slug for card in CARDS.values() if card.type == TRIAL_TYPE]
ALTARS = [card.slug.removeprefix(ALTAR) for card in CARDS.values() if card.type == ALTAR_TYPE]
SOURCES = ("deck", "pillars", "neant", "houses", "entrave", "tokens", "others")


class Played(Struct):
    """What came of a game."""

    number: int
    boxes: str
    players: int
    bots: tuple[str, ...]  # by seat
    heroes: tuple[str, ...]
    first: int
    winners: tuple[int, ...] = ()
    points: list[dict[str, int]] = field(default_factory=list)  # by seat and source
    turns: int = 0
    decisions: int = 0  # with two or more answers
    cut: int = 0  # main phases that were cut
    counts: dict[str, int] = field(default_factory=dict)  # what happened how often
    came: dict[str, int] = field(default_factory=dict)  # cards revealed on the field or in the Enfers, by slug
    taken: dict[str, int] = field(default_factory=dict)  # those acquired or annihilated
    opened: dict[str, int] = field(default_factory=dict)  # turns in which an Épreuve was open
    met: dict[str, int] = field(default_factory=dict)  # Épreuves rewarded
    altar: str = ""  # of a duel
    houses: list[int] = field(default_factory=list)  # Maisons by seat

    @property
    def cell(self) -> tuple[str, int]:
        return self.boxes, self.players


def figures(everything: list[Played]) -> dict[str, Any]:
    """All that is told of the games of greedy bots, by cell, and how they fare against random ones."""
    alike = [game for game in everything if set(game.bots) == {"greedy"}]
    cells = sorted({game.cell for game in alike}, key=lambda cell: (BOXES.index(cell[0]), cell[1]))
    return {
        "cells": {f"{boxes} {players}": cell_figures(alike, boxes, players) for boxes, players in cells},
        "random": against(everything),
    }


DUELS = ("sorted", "shuffled")  # how the Maisons come
BOXES = ("base", "all", "first", "hades", *DUELS)


def against(everything: list[Played]) -> dict[str, Any]:
    """Games of two players won by a greedy bot against a random one."""
    found = {}
    for boxes in BOXES:
        here = [game for game in everything if game.boxes == boxes and set(game.bots) == {"greedy", "random"}]
        if here:
            won = sum(game.winners == (game.bots.index("greedy"),) for game in here)
            found[boxes] = share(won, len(here))
    return found


def cell_figures(played: list[Played], boxes: str, players: int) -> dict[str, Any]:
    here = [game for game in played if game.cell == (boxes, players)]
    seats = [(game, seat) for game in here for seat in range(players)]

    def each(count: Callable[[Played], float]) -> dict[str, float]:
        return spread(map(count, here))

    def counted(name: str) -> dict[str, float]:
        return each(lambda game: game.counts.get(name, 0))

    return {
        "games": len(here),
        "turns": each(lambda game: game.turns),
        "decisions": each(lambda game: game.decisions),
        "cut": sum(game.cut for game in here),
        "score": spread(sum(game.points[seat].values()) for game, seat in seats),
        "sources": {name: spread(game.points[seat].get(name, 0) for game, seat in seats) for name in SOURCES},
        "first": share(sum(game.first in game.winners for game in here), len(here)),
        "heroes": {
            hero: wins((game, game.heroes.index(hero)) for game in here if hero in game.heroes) for hero in HEROES
        },
        "counts": {name: counted(name) for name in sorted({name for game in here for name in game.counts})},
        "depths": spread(
            game.counts.get("force-enfers", 0)
            / max(1, game.counts.get("force-enfers", 0) + game.counts.get("force", 0))
            for game in here
        ),
        "trials": spread(sum(game.met.values()) / game.turns for game in here),
        "eighth": spread(game.counts.get("eighth", 0) / game.turns for game in here),
        "elysion": spread(game.counts.get("elysion", 0) / players for game in here),
        "cards": {slug: share(min(taken, came), came) for slug, (taken, came) in both(here, "taken", "came").items()},
        "designs": {
            slug: share(min(met, opened), opened) for slug, (met, opened) in both(here, "met", "opened").items()
        },
        "duel": duel_figures(here) if boxes in DUELS else {},
    }


def duel_figures(here: list[Played]) -> dict[str, Any]:
    """What only duels have."""
    won = [(game, 1 - game.winners[0]) for game in here if len(game.winners) == 1]
    every = [(game.points[0], game.points[1]) for game in here]

    def renegade(played: list[Played]) -> dict[str, Any]:
        return wins((game, game.heroes.index("renegade")) for game in played)

    return {
        "loser": spread(game.houses[seat] for game, seat in won),
        "share": spread(sum(side.get("houses", 0) for side in both) / max(1, total(both)) for both in every),
        "renegade": renegade(here),
        "altars": {altar: renegade([game for game in here if game.altar == altar]) for altar in ALTARS},
    }


def total(sides: tuple[dict[str, int], ...]) -> int:
    return sum(sum(side.values()) for side in sides)


def wins(seats: Iterable[tuple[Played, int]]) -> dict[str, Any]:
    found = [seat in game.winners for game, seat in seats]
    return share(sum(found), len(found)) if found else {}


def both(played: list[Played], some: str, of: str) -> dict[str, tuple[int, int]]:
    """By slug: how often the one happened, and how often the other."""
    part, whole = Counter[str](), Counter[str]()
    for game in played:
        part.update(getattr(game, some))
        whole.update(getattr(game, of))
    return {slug: (part[slug], whole[slug]) for slug in sorted(whole) if whole[slug]}
