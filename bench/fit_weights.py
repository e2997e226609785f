"""Fits the weights of a game's evaluation to the outcomes of games between bots.

    python -m bench.fit_weights seiya --games 100 --seed fit --noise 0.1 --write

At the end of each turn the terms of every seat are noted; when the game is over, a logistic regression (ridge, by
Newton's method) finds what each term adds to the odds of having won. Bots answer at random now and then (`--noise`), so
that positions occur to which good play does not lead. The data file says by which command it was made.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from math import exp, sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

from pioche import games
from pioche.bots import RandomBot, answer_of
from pioche.kernel.state.chance import key_of
from pioche.table import Table

RIDGE = 1.0
ROUNDS = 12  # of Newton's method; it has long settled by then

Sample = tuple[dict[str, float], float]  # the terms, and whether it was won


def played(given: tuple[str, str, str, float]) -> list[Sample]:
    """One game: the terms at the ends of turns, each with what came of it."""
    name, bot, seed, noise = given
    module = import_module(f"{games.find(name).__name__}.bots.mind")
    chance = Random(key_of(f"{seed}/practice"))
    table = Table.new(name, seed, **chance.choice(module.PRACTICE))
    game, mind = table.game, module.MIND
    bots = [games.bot(name, bot, f"{seed}/{seat}") for seat in range(game.players)]
    rough = RandomBot(f"{seed}/noise")
    seats = [seat for seat in range(game.players) if seat not in game.automatic]
    noted: list[tuple[int, dict[str, float]]] = []
    clock = mind.clock(game)
    while asked := game.seats_asked():
        if mind.clock(game) != clock:
            clock = mind.clock(game)
            noted += [(seat, mind.evaluation.terms(game, seat)) for seat in seats]
        player = rough if chance.random() < noise else bots[asked[0]]
        game.answer(asked[0], answer_of(player, game, asked[0]))
    won = {seat: 1.0 / len(game.winners) if seat in game.winners else 0.0 for seat in seats}
    return [(terms, won[seat]) for seat, terms in noted]


def fitted(samples: list[Sample]) -> tuple[dict[str, float], float]:
    """The weights, and the mean log loss with them."""
    names = sorted({name for terms, _ in samples for name in terms})
    scale = {name: sqrt(sum(terms[name] ** 2 for terms, _ in samples) / len(samples)) or 1.0 for name in names}
    rows = [([terms[name] / scale[name] for name in names], won) for terms, won in samples]
    size = len(names)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won in rows:
            chance = sigmoid(sum(weight * value for weight, value in zip(weights, row, strict=True)))
            steep = chance * (1 - chance)
            for i in range(size):
                slope[i] += (won - chance) * row[i]
                for j in range(i + 1):
                    curve[i][j] += steep * row[i] * row[j]
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    loss = 0.0
    for row, won in rows:
        chance = sigmoid(sum(weight * value for weight, value in zip(weights, row, strict=True)))
        loss += (won - chance) ** 2
    return {name: weight / scale[name] for name, weight in zip(names, weights, strict=True)}, loss / len(rows)


def sigmoid(odds: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for other in range(size):
            if other != i:
                factor = rows[other][i] / rows[i][i]
                rows[other] = [value - factor * above for value, above in zip(rows[other], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--noise", type=float, default=0.1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into the game's data file")
    asked = parser.parse_args()
    jobs = [(asked.game, asked.bot, f"{asked.seed}/{number}", asked.noise) for number in range(asked.games)]
    with Pool(asked.workers) as pool:
        samples = [sample for found in pool.imap(played, jobs) for sample in found]
    weights, error = fitted(samples)
    made = (
        f"python -m bench.fit_weights {asked.game} --bot {asked.bot} --games {asked.games} --seed {asked.seed} "
        f"--noise {asked.noise}: {len(samples)} positions, mean squared error {error:.4f}"
    )
    found: dict[str, Any] = {"made": made, "terms": {name: round(weight, 5) for name, weight in weights.items()}}
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    if asked.write:
        module = import_module(f"{games.find(asked.game).__name__}.bots.mind")
        Path(str(module.__file__)).with_name("weights.json").write_text(text, "utf-8")
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
