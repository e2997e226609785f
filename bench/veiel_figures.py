"""Figures of games of L'Ordre de Veiel that bots have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from msgspec import Struct, field

from bench.balance import share, spread
from pioche.games.veiel import RULES
from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.setup import WAVES

CARDS = {card.slug: card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)}
HEROES = [card.slug for card in CARDS.values() if card.kind == "hero"]
BOSSES = [card.slug for card in CARDS.values() if card.kind == "boss"]
FIELDS = [card.slug for card in CARDS.values() if card.kind == "battlefield"]
LONG = 25  # rounds of an encounter
FEW = 10  # games of which nothing can be told


class Played(Struct):
    """What came of a game."""

    number: int
    heroes: tuple[str, ...]
    difficulty: str
    boss: str
    battlefields: bool
    bot: str = "greedy"
    alone: str = ""  # the battlefield that is kept for the whole game, if one is
    won: bool = False
    reached: int = 0  # the encounter in which it ended
    rounds: list[int] = field(default_factory=list)  # of each encounter
    decisions: int = 0
    cards: int = 0  # played or discarded for a move
    wounds: dict[str, int] = field(default_factory=dict)  # by hero
    shown: dict[str, int] = field(default_factory=dict)  # Rewards, by slug
    taken: dict[str, int] = field(default_factory=dict)
    phases: int = 0
    cured: int = 0  # phases in which a hero healed instead


def wins(played: Iterable[Played]) -> dict[str, Any]:
    found = list(played)
    return share(sum(game.won for game in found), len(found)) if found else {}


def figures(everything: list[Played]) -> dict[str, Any]:
    """All that is told of the games: of the greedy bot without battlefields, and what others are compared with."""
    played = [game for game in everything if game.bot == "greedy" and not game.battlefields]
    difficulties = [name for name in WAVES if any(game.difficulty == name for game in played)]
    return {
        "cells": cells(played),
        "bosses": {name: {boss: wins(met(played, name, boss)) for boss in BOSSES} for name in difficulties},
        "heroes": {name: {hero: wins(led(played, name, hero)) for hero in HEROES} for name in difficulties},
        "threes": {hero: wins(game for game in led(played, "hard", hero) if len(game.heroes) == 3) for hero in HEROES},
        "wounds": {size: wounds(played, size) for size in sorted({len(game.heroes) for game in played})},
        "rewards": rewards(played),
        "battlefields": cells([game for game in everything if game.battlefields and not game.alone]),
        "fields": {slug: cost(played, [game for game in everything if game.alone == slug]) for slug in FIELDS},
        "random": cells([game for game in everything if game.bot == "random"]),
    }


def cells(played: list[Played]) -> dict[str, Any]:
    """By number of heroes and difficulty."""
    found = {}
    for cell in sorted({(len(game.heroes), game.difficulty) for game in played}):
        here = [game for game in played if (len(game.heroes), game.difficulty) == cell]
        won = [game for game in here if game.won]
        found[f"{cell[0]} {cell[1]}"] = wins(here) | {
            "reached": [sum(game.reached >= number for game in here) for number in range(1, 5)],
            "rounds": [mean([game.rounds[number] for game in won]) for number in range(4)],
            "longest": max(max(game.rounds) for game in here),
            "long": sum(rounds > LONG for game in here for rounds in game.rounds),
            "encounters": sum(len(game.rounds) for game in here),
            "decisions": mean([game.decisions for game in won or here]),
            "cards": mean([game.cards for game in won or here]),
            "phases": sum(game.phases for game in here),
            "cured": sum(game.cured for game in here),
        }
    return found


def met(played: list[Played], difficulty: str, boss: str) -> list[Played]:
    """The games in which a boss was met."""
    return [game for game in played if (game.difficulty, game.boss, game.reached) == (difficulty, boss, 4)]


def led(played: list[Played], difficulty: str, hero: str) -> list[Played]:
    return [game for game in played if game.difficulty == difficulty and hero in game.heroes]


def cost(without: list[Played], among: list[Played]) -> dict[str, Any]:
    """Games with one battlefield, and how many more are won without it, by the same teams against the same boss."""

    def table(game: Played) -> object:
        return game.heroes, game.difficulty, game.number

    same = {table(game): game.won for game in without}
    return wins(among) | {"cost": spread(same[table(game)] - game.won for game in among if table(game) in same)}


def mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0


def wounds(played: list[Played], size: int) -> dict[str, float]:
    """By hero, the share of all wounds of the teams of that size in which the hero was."""
    found = {}
    for hero in HEROES:
        teams = [game for game in played if hero in game.heroes and len(game.heroes) == size]
        whole = sum(sum(game.wounds.values()) for game in teams)
        found[hero] = round(sum(game.wounds.get(hero, 0) for game in teams) / whole, 3) if whole else 0.0
    return found


def rewards(played: list[Played]) -> dict[str, dict[str, Any]]:
    """By Reward: how often it was taken when it was shown, and how its takers fared compared with who left it."""
    usual = {cell: wins(here)["share"] for cell, here in by_cell(played).items()}
    shown, taken = Counter[str](), Counter[str]()
    for game in played:
        shown.update(game.shown)
        taken.update(game.taken)
    found = {}
    for slug in sorted(shown, key=lambda slug: -taken[slug] / shown[slug]):
        beyond: dict[bool, list[float]] = {True: [], False: []}  # what games brought beyond their cell: taken, or left
        for game in played:
            if slug in game.shown:
                beyond[slug in game.taken].append(game.won - usual[len(game.heroes), game.difficulty])
        found[slug] = {
            "taken": share(taken[slug], shown[slug]),
            "won": wins(game for game in played if slug in game.taken),
            "shift": shift(beyond[True], beyond[False]),
        }
    return found


def by_cell(played: list[Played]) -> dict[tuple[int, str], list[Played]]:
    found: dict[tuple[int, str], list[Played]] = {}
    for game in played:
        found.setdefault((len(game.heroes), game.difficulty), []).append(game)
    return found


def shift(taken: list[float], left: list[float]) -> dict[str, float]:
    """How many more games were won by those who took it, and how much chance there is in that."""
    if len(taken) < FEW or len(left) < FEW:
        return {}
    means = [sum(every) / len(every) for every in (taken, left)]
    spread = sum(
        sum((each - mean) ** 2 for each in every) / len(every) ** 2
        for every, mean in zip((taken, left), means, strict=True)
    )
    return {"points": round(means[0] - means[1], 3), "give": round(1.96 * sqrt(spread), 3)}
