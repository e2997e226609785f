"""How even Saint Seiya Deckbuilding is: whole games of bots with every set of boxes, and what came of them.

    python -m bench.seiya_balance --games 200 --keep games.jsonl --write

A cell is a set of boxes and a number of players: base; all; hades, which is all with Hadès; first, which is Hadès with
the Reserve of the base box, as the booklet recommends for a first game; sorted and shuffled, which are duels, with the
five Autels in turn. Game i of a cell draws its heroes, or sides, by lot; it depends on the seed, the cell and i alone.
`--json` prints all figures as one line, else tables in Markdown; `--write` puts these into docs/seiya-balance.md.
`--keep FILE` writes down each game as it ends: a run that was stopped goes on where it was, and `--games 0` tells what
there is. `--bots greedy,random` lets these sit at the table in turn; games of two kinds of bots may be kept in the same
file and have figures of their own.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from functools import partial
from itertools import product
from random import Random
from typing import Any

from msgspec import to_builtins

from bench.balance import kept, played, write
from bench.seiya_figures import ALTARS, BOXES, DUELS, Played, figures
from bench.seiya_tables import tables
from pioche import games
from pioche.bots import answer_of
from pioche.games.seiya import Config, new
from pioche.games.seiya.card import HEROES, SIDES, SeiyaCard
from pioche.games.seiya.hades import LAID
from pioche.games.seiya.scoring import extras, points, scored
from pioche.games.seiya.senses import LADDER
from pioche.games.seiya.spaces import ELYSION, pawn
from pioche.games.seiya.turn import ACTIONS
from pioche.kernel.play.decision import Decision
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import Rows

USED: dict[str, dict[str, Any]] = {
    "base": {},
    "all": {"asgard": True, "poseidon": True},
    "hades": {"asgard": True, "poseidon": True, "hades": True},
    "first": {"asgard": True, "poseidon": True, "hades": True, "left_out": ("asgard", "poseidon")},
    "sorted": {"mode": "duel", "houses": "sorted"},
    "shuffled": {"mode": "duel", "houses": "shuffled"},
}
ACQUIRED = ("acquire-force", "acquire-cosmos", "acquire-free", "annihilate")
TOLD = {
    "lay": "drawn", "annihilate": "annihilated", "release": "released", "meet-trial": "trials", "gift": "gifts",
    "gain-sense": "gained", "lose-sense": "lost",
}  # fmt: skip
GATE_RULE = "hades:enfers-emplacements:5"
ZONES = {"neant": "neant", "trophies": "pillars", "own-houses": "houses"}
SOURCE = {"hades:entrave:10": "entrave", "seiya:glossary:jeton-point-de-victoire:3": "tokens"}


class Record:
    """What is noted of a game while it is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.counts, self.came, self.taken = Counter[str](), Counter[str](), Counter[str]()
        self.opened, self.met = Counter[str](), Counter[str]()
        self.counts["drawn"] += LAID * ("gate" in game.counters)
        self.actions = self.cut = 0  # of this main phase; main phases that were cut

    def card(self, number: int) -> SeiyaCard:
        return self.game.rules.catalogue.definitions[number]  # type: ignore[return-value]

    def happened(self) -> None:
        """Note what came of an answer."""
        game = self.game
        for event in game.events:
            if event.kind in TOLD:
                self.counts[TOLD[event.kind]] += 1
            if event.kind in ACQUIRED:
                self.taken[self.card(event.definition).slug] += 1
            match event.kind:
                case "arrive" | "appear":
                    self.came[self.card(event.definition).slug] += 1
                case "acquire-force":
                    self.counts["force"] += self.card(event.definition).cost_force or 0
                case "annihilate" | "release":
                    self.counts["force-enfers"] += self.card(event.definition).cost_force or 0
                case "bind":
                    self.counts["gate" if event.rule == GATE_RULE else "placed"] += 1
                case "meet-trial":
                    self.met[self.card(event.definition).slug] += 1
                case "pawn":
                    self.counts["elysion"] += game.counters[pawn(event.seat)] == ELYSION
                case "turn":
                    self.turn()

    def turn(self) -> None:
        game = self.game
        self.actions = 0
        for ref in game.cards_in("trials"):
            self.opened[self.card(game.cards[ref].definition).slug] += 1
        own = {self.card(game.cards[ref].definition).slug for ref in game.cards_in("senses", game.active)}
        self.counts["eighth"] += LADDER[-1] in own

    def answered(self, decision: Decision, keys: tuple[str, ...]) -> None:
        if decision.ask == "main-phase":
            self.actions += 1
            self.cut += self.actions == ACTIONS
        if decision.ask == "trial":
            self.counts[keys[0]] += keys != ("no",)
        for key in keys:
            if key.startswith(("sense:", "talent:")):
                self.counts[key.split("@")[0].split(">")[0]] += 1


def sources(game: Game, seat: int) -> dict[str, int]:
    """The points of a player by where they come from."""
    found = Counter[str]()
    for ref in scored(game, seat):
        zone = game.where(ref)
        found[ZONES.get(zone, "deck")] += points(game, seat, ref)
    for rule, extra in extras(game, seat):
        found[SOURCE.get(rule, "others")] += extra
    return dict(found)


def play(number: int, boxes: str, players: int, names: list[str], seed: str) -> Played:
    """One game; the bots sit down in turn."""
    duel = boxes in DUELS
    heroes = tuple(Random(f"{seed}/heroes").sample(list(SIDES if duel else HEROES), players))
    altar = ALTARS[number % len(ALTARS)] if duel else ""
    game = new(Config(players=players, heroes=heroes, altar=altar, **USED[boxes]), seed)
    sitting = tuple(names[(seat + number) % len(names)] for seat in range(players))
    bots = [games.bot("seiya", name, f"{seed}/{seat}") for seat, name in enumerate(sitting)]
    found = Played(number, boxes, players, sitting, heroes, game.counters["first"], altar=altar)
    record = Record(game)
    rows: Rows = {}  # what lies as it lay is looked at once
    record.happened()
    while (decision := game.decision) is not None:
        found.decisions += decision.answers > 1
        keys = answer_of(bots[decision.seat], game, decision.seat, rows)
        record.answered(decision, keys)
        game.answer(decision.seat, keys)
        record.happened()
    assert game.result is not None
    found.cut = record.cut
    found.winners, found.turns = game.result.winners, game.counters["turn"]
    found.houses = [len(game.cards_in("own-houses", seat)) for seat in range(players)] if duel else []
    found.points = [sources(game, seat) for seat in range(players)]
    found.counts, found.came, found.taken = dict(record.counts), dict(record.came), dict(record.taken)
    found.opened, found.met = dict(record.opened), dict(record.met)
    return found


def job(given: argparse.Namespace, task: tuple[str, int, int]) -> Played:
    boxes, players, number = task
    return play(number, boxes, players, given.bots.split(","), f"{given.seed}/{boxes}/{players}/{number}")


def wanted(given: argparse.Namespace) -> list[Played]:
    """The games that are wanted: those written down already, and the others, cell by cell in turn."""
    found = kept(given.keep, Played)
    names = set(given.bots.split(","))
    known = {(*game.cell, game.number) for game in found if set(game.bots) == names}
    named = product(given.boxes.split(","), map(int, given.players.split(",")))
    cells = [(boxes, players) for boxes, players in named if players == 2 or boxes not in DUELS]
    tasks = [(*cell, number) for number in range(given.games) for cell in cells if (*cell, number) not in known]
    return found + played(given.keep, given.workers, partial(job, given), tasks)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.seiya_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="of each cell")
    parser.add_argument("--boxes", default=",".join(BOXES))
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", help="a file for the games played")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="the tables into the page of the docs")
    given = parser.parse_args()
    found = figures(wanted(given))
    if given.write:
        write("seiya-balance.md", tables(found))
    print(json.dumps(to_builtins(found, str_keys=True)) if given.json else tables(found))


if __name__ == "__main__":
    main()
