"""How hard L'Ordre de Veiel is: whole games of bots at tables of every kind, and what came of them.

    python -m bench.veiel_balance --games 200 --json

A cell is a number of heroes and a difficulty. Game i of a cell draws its heroes and Novices by lot and meets boss
i modulo 5; it depends on the seed, the cell and i alone. `--json` prints all figures as one line, else tables in
Markdown; `--write` puts these into docs/veiel-balance.md. `--keep FILE` writes down each game as it ends: a run that
was stopped goes on where it was, and `--games 0` tells what there is.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field, to_builtins
from msgspec.json import decode, encode

from pioche import games
from pioche.arena.report import wilson
from pioche.arena.tournament import pool
from pioche.games.veiel import RULES, Config, new
from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.setup import NOVICES, WAVES
from pioche.kernel.state.view import Look, Rows

CARDS = {card.slug: card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)}
HEROES = [card.slug for card in CARDS.values() if card.kind == "hero"]
BOSSES = [card.slug for card in CARDS.values() if card.kind == "boss"]
PAGE = Path(__file__).parents[1] / "docs" / "veiel-balance.md"
MARKS = ("<!-- figures -->", "<!-- end of figures -->")


class Played(Struct):
    """What came of a game."""

    number: int
    heroes: tuple[str, ...]
    difficulty: str
    boss: str
    battlefields: bool
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


def agreed(heroes: int, difficulty: str, number: int, battlefields: bool, seed: str) -> Config:
    """Heroes and Novices by lot, as many of each as there are; the bosses in turn."""
    chance = Random(f"{seed}/{heroes}/{difficulty}/{number}")
    team = tuple(chance.sample(HEROES, heroes))
    left = Counter({card.slug: card.copies for card in CARDS.values() if card.kind == "novice"})
    novices = []
    for hero in team:
        chosen: list[str] = []
        for _ in range(NOVICES):
            fit = [slug for slug in left if left[slug] and set(CARDS[slug].colours) <= set(CARDS[hero].colours)]
            chosen.append(chance.choice(fit))
            left[chosen[-1]] -= 1
        novices.append(tuple(chosen))
    boss = BOSSES[number % len(BOSSES)]
    return Config(team, tuple(novices), (boss,), difficulty, battlefields)  # type: ignore[arg-type]


def play(number: int, config: Config, name: str, seed: str) -> Played:
    """One game; whoever is first of several who are asked is drawn by lot."""
    game = new(config, seed)
    bots = [games.bot("veiel", name, f"{seed}/{seat}") for seat in range(config.players)]
    found = Played(number, config.heroes, config.difficulty, config.bosses[0], config.battlefields)
    chance = Random(f"{seed}/asked")
    rows: Rows = {}  # what lies as it lay is looked at once
    wounds, shown, taken = Counter[str](), Counter[str](), Counter[str]()
    while (decision := game.decision) is not None:
        found.decisions += decision.answers > 1
        seat = chance.choice(game.seats_asked()) if decision.others else decision.seat
        if len(found.rounds) < game.counters["encounter"]:
            found.rounds.append(0)
        found.rounds[-1] = max(found.rounds[-1], game.counters["round"])
        keys = bots[seat].choose(Look(game, rows).view(seat))
        match decision.ask:
            case "hero-turn":
                found.cards += keys != ("end",)
            case "reward":
                found.phases += 1
                found.cured += keys == ("heal",)
                shown.update(option.key[5:] for option in decision.options if option.kind == "take")
                taken.update(key[5:] for key in keys if key != "heal")
        game.answer(seat, keys)
        for event in game.events:
            if event.kind in ("wound", "substitute"):
                wounds[config.heroes[event.seat]] += 1
    assert game.result is not None
    found.won = game.result.how == "together"
    found.reached = game.counters["encounter"]
    found.wounds, found.shown, found.taken = dict(wounds), dict(shown), dict(taken)
    return found


def job(given: argparse.Namespace, task: tuple[int, str, int]) -> Played:
    heroes, difficulty, number = task
    seed = f"{given.seed}/{heroes}/{difficulty}/{number}"
    config = agreed(heroes, difficulty, number, given.battlefields, given.seed)
    return play(number, config, given.bot, seed)


# Figures


def share(won: int, games: int) -> dict[str, Any]:
    return {"share": round(won / games, 4), "interval": wilson(won, games), "games": games}


def wins(played: Iterable[Played]) -> dict[str, Any]:
    found = list(played)
    return share(sum(game.won for game in found), len(found)) if found else {}


def figures(played: list[Played]) -> dict[str, Any]:
    """All that is told of the games."""
    cells = {}
    for cell in sorted({(len(game.heroes), game.difficulty) for game in played}):
        here = [game for game in played if (len(game.heroes), game.difficulty) == cell]
        won = [game for game in here if game.won]
        cells[f"{cell[0]} {cell[1]}"] = wins(here) | {
            "reached": [sum(game.reached >= number for game in here) for number in range(1, 5)],
            "rounds": [mean([game.rounds[number] for game in won]) for number in range(4)],
            "longest": max(max(game.rounds) for game in here),
            "decisions": mean([game.decisions for game in won or here]),
            "cards": mean([game.cards for game in won or here]),
            "cured": round(sum(game.cured for game in here) / max(1, sum(game.phases for game in here)), 3),
        }
    difficulties = [name for name in WAVES if any(game.difficulty == name for game in played)]
    return {
        "cells": cells,
        "bosses": {
            name: {
                boss: wins(
                    game for game in played if game.difficulty == name and game.boss == boss and game.reached == 4
                )
                for boss in BOSSES
            }
            for name in difficulties
        },
        "heroes": {
            name: {
                hero: wins(game for game in played if game.difficulty == name and hero in game.heroes)
                for hero in HEROES
            }
            for name in difficulties
        },
        "wounds": {size: wounds(played, size) for size in sorted({len(game.heroes) for game in played})},
        "rewards": rewards(played),
    }


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
    """By Reward: how often it was taken when it was shown, and how its takers fared compared with all."""
    shown, taken = Counter[str](), Counter[str]()
    for game in played:
        shown.update(game.shown)
        taken.update(game.taken)
    found = {}
    for slug in sorted(shown, key=lambda slug: -taken[slug] / shown[slug]):
        holders = [game for game in played if game.taken.get(slug)]
        found[slug] = {"shown": shown[slug], "taken": round(taken[slug] / shown[slug], 3), "won": wins(holders)}
    return found


# Tables


def percent(figure: dict[str, Any]) -> str:
    if not figure:
        return "–"
    low, high = figure["interval"]
    return f"{figure['share']:.0%} ({low:.0%}–{high:.0%})".replace("%", " %")


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def table(head: list[str], rows: list[list[object]]) -> str:
    return "\n".join([row(*head), row(*["---"] * len(head)), *(row(*line) for line in rows)])


def tables(found: dict[str, Any]) -> str:
    cells = found["cells"]
    sizes = sorted({int(name.split()[0]) for name in cells})
    difficulties = [name for name in WAVES if any(cell.endswith(" " + name) for cell in cells)]

    def by_cell(what: str) -> str:
        lines = []
        for name in difficulties:
            here = [cells.get(f"{size} {name}") for size in sizes]
            lines.append([name, *(told(cell, what) for cell in here)])
        return table(["", *(f"{size} heroes" for size in sizes)], lines)

    parts = [
        ("Won", by_cell("won")),
        ("Games that reach encounters 2, 3 and 4", by_cell("reached")),
        ("Rounds of the four encounters, games won", by_cell("rounds")),
        ("Decisions with two or more answers, and cards played or discarded, games won", by_cell("length")),
        ("Phases of reinforcement in which a hero heals", by_cell("cured")),
        ("Won once the boss is met", by_name(found["bosses"], BOSSES)),
        ("Won by teams with a hero", by_name(found["heroes"], HEROES)),
        ("Share of the team's wounds", wound_table(found["wounds"])),
        ("Rewards taken when shown, and games won by teams that took one", reward_table(found["rewards"])),
    ]
    return "\n\n".join(f"### {title}\n\n{body}" for title, body in parts)


def told(cell: dict[str, Any] | None, what: str) -> str:
    if cell is None:
        return "–"
    match what:
        case "won":
            return percent(cell)
        case "reached":
            return " ".join(f"{count / cell['games']:.0%}".replace("%", " %") for count in cell["reached"][1:])
        case "rounds":
            return " ".join(f"{number:g}" for number in cell["rounds"]) + f", longest {cell['longest']}"
        case "length":
            return f"{cell['decisions']:.0f}, {cell['cards']:.0f}"
    return f"{cell['cured']:.0%}".replace("%", " %")


def by_name(found: dict[str, dict[str, Any]], names: list[str]) -> str:
    return table(
        ["", *found], [[CARDS[name].name, *(percent(figures[name]) for figures in found.values())] for name in names]
    )


def wound_table(found: dict[int, dict[str, float]]) -> str:
    lines: list[list[object]] = [
        [CARDS[hero].name, *(f"{shares[hero]:.0%}".replace("%", " %") for shares in found.values())] for hero in HEROES
    ]
    return table(["", *(f"{size} heroes" for size in found)], lines)


def reward_table(found: dict[str, dict[str, Any]]) -> str:
    lines: list[list[object]] = [
        [CARDS[slug].name, figure["shown"], f"{figure['taken']:.0%}".replace("%", " %"), percent(figure["won"])]
        for slug, figure in found.items()
    ]
    return table(["", "shown", "taken", "won"], lines)


def write(text: str) -> None:
    """Put the tables into the page, between its marks."""
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    PAGE.write_text(f"{before}{MARKS[0]}\n\n{text}\n\n{MARKS[1]}{after}", "utf-8")


def played(given: argparse.Namespace) -> list[Played]:
    """The games that are wanted: those written down already, and the others, cell by cell in turn."""
    kept = Path(given.keep).read_bytes().splitlines() if given.keep and Path(given.keep).exists() else []
    found = [decode(line, type=Played) for line in kept]
    known = {(len(game.heroes), game.difficulty, game.number) for game in found}
    cells = list(product(map(int, given.heroes.split(",")), given.difficulty.split(",")))
    tasks = [(*cell, number) for number in range(given.games) for cell in cells if (*cell, number) not in known]
    if not tasks:
        return found
    with pool(given.workers) as crew, open(given.keep or os.devnull, "ab") as file:
        for game in crew.imap_unordered(partial(job, given), tasks):
            found.append(game)
            file.write(encode(game) + b"\n")
            file.flush()
    return sorted(found, key=lambda game: (game.difficulty, len(game.heroes), game.number))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.veiel_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="of each cell")
    parser.add_argument("--heroes", default="2,3,4,5")
    parser.add_argument("--difficulty", default=",".join(WAVES))
    parser.add_argument("--battlefields", action="store_true")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", help="a file for the games played")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="the tables into the page of the docs")
    given = parser.parse_args()
    found = figures(played(given))
    if given.write:
        write(tables(found))
    print(json.dumps(to_builtins(found, str_keys=True)) if given.json else tables(found))


if __name__ == "__main__":
    main()
