"""How hard L'Ordre de Veiel is: whole games of bots at tables of every kind, and what came of them.

    python -m bench.veiel_balance --games 200 --keep games.jsonl --write

A cell is a number of heroes and a difficulty. Game i of a cell draws its heroes and Novices by lot and meets boss
i modulo 5; it depends on the seed, the cell and i alone. `--json` prints all figures as one line, else tables in
Markdown; `--write` puts these into docs/veiel-balance.md. `--keep FILE` writes down each game as it ends: a run that
was stopped goes on where it was, and `--games 0` tells what there is. Games with battlefields and of the random bot may
be kept in the same file: they have figures of their own. `--alone` keeps one battlefield for all four encounters, each
in turn, in games that are otherwise those without any.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from functools import partial
from itertools import product
from random import Random

from msgspec import to_builtins
from msgspec.structs import replace

from bench.balance import kept, played, write
from bench.veiel_figures import BOSSES, CARDS, FIELDS, HEROES, Played, figures
from bench.veiel_tables import tables
from pioche import games
from pioche.bots import answer_of
from pioche.games.veiel import RULES, Config
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.encounter import ENCOUNTERS
from pioche.games.veiel.rules import VeielRules
from pioche.games.veiel.setup import NOVICES, WAVES, new
from pioche.kernel.state.view import Rows


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


def rules_of(field: str) -> VeielRules:
    """The rules; with a battlefield named there is no other, and enough of it for all encounters."""
    if not field:
        return RULES
    copies = {slug: ENCOUNTERS if slug == field else 0 for slug in FIELDS}
    return VeielRules([replace(card, copies=copies.get(card.slug, card.copies)) for card in ALL])


def play(number: int, config: Config, name: str, seed: str, field: str = "") -> Played:
    """One game; whoever is first of several who are asked is drawn by lot."""
    game = new(rules_of(field), config, seed)
    bots = [games.bot("veiel", name, f"{seed}/{seat}") for seat in range(config.players)]
    found = Played(number, config.heroes, config.difficulty, config.bosses[0], config.battlefields, name, field)
    chance = Random(f"{seed}/asked")
    rows: Rows = {}  # what lies as it lay is looked at once
    wounds, shown, taken = Counter[str](), Counter[str](), Counter[str]()
    while (decision := game.decision) is not None:
        found.decisions += decision.answers > 1
        seat = chance.choice(game.seats_asked()) if decision.others else decision.seat
        if len(found.rounds) < game.counters["encounter"]:
            found.rounds.append(0)
        found.rounds[-1] = max(found.rounds[-1], game.counters["round"])
        bot = bots[seat]
        keys = answer_of(bot, game, seat, rows)
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


def job(given: argparse.Namespace, task: tuple[int, str, str, int]) -> Played:
    heroes, difficulty, field, number = task
    seed = f"{given.seed}/{heroes}/{difficulty}/{number}"
    config = agreed(heroes, difficulty, number, given.battlefields, given.seed)
    return play(number, config, given.bot, seed, field)


def wanted(given: argparse.Namespace) -> list[Played]:
    """The games that are wanted: those written down already, and the others, cell by cell in turn."""
    found = kept(given.keep, Played)
    given.battlefields |= given.alone
    like = [game for game in found if (game.bot, game.battlefields) == (given.bot, given.battlefields)]
    known = {(len(game.heroes), game.difficulty, game.alone, game.number) for game in like}
    fields = FIELDS if given.alone else [""]
    cells = list(product(map(int, given.heroes.split(",")), given.difficulty.split(","), fields))
    tasks = [(*cell, number) for number in range(given.games) for cell in cells if (*cell, number) not in known]
    found += played(given.keep, given.workers, partial(job, given), tasks)
    return sorted(found, key=lambda game: (game.difficulty, len(game.heroes), game.number))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.veiel_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="of each cell")
    parser.add_argument("--heroes", default="2,3,4,5")
    parser.add_argument("--difficulty", default=",".join(WAVES))
    parser.add_argument("--battlefields", action="store_true")
    parser.add_argument("--alone", action="store_true", help="each battlefield alone, for a whole game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", help="a file for the games played")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="the tables into the page of the docs")
    given = parser.parse_args()
    found = figures(wanted(given))
    if given.write:
        write("veiel-balance.md", tables(found))
    print(json.dumps(to_builtins(found, str_keys=True)) if given.json else tables(found))


if __name__ == "__main__":
    main()
