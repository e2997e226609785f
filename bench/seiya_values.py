"""What cards are worth to their owner in Saint Seiya: the lead to come in games of greedy, explained by the decks.

    python -m bench.seiya_values --games 300 --seed values

At the beginning of each turn the decks of both players are noted; when the game is over, least squares say by how many
points more the lead grew for each average Force (the greater of both values, the other one, a Heal, an effect as greedy
counts it) in a hand to come, for each in the hand drawn, and for an equipped Armour. Prints one JSON line: each figure
with its standard error, which is too small, for the turns of one game are no independent samples.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt

from pioche import games
from pioche.bots import answer_of
from pioche.games.seiya.bots.mind import DRAWN, ROUND, left
from pioche.games.seiya.bots.worth import CARDS, effect
from pioche.games.seiya.scoring import score
from pioche.games.seiya.upkeep import HAND
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import Rows
from pioche.table import Table

KINDS = ("greater", "other", "heal", "effect")
TERMS = ("all", *KINDS, "size", "hand_greater", "hand_other", "armour", "lead")
TURNS = 4  # that are left out at the beginning: all decks are alike


def kinds(game: Game, ref: int) -> list[float]:
    card = CARDS[game.rules.catalogue.definitions[game.cards[ref].true_face].slug]
    values = sorted((float(card.force or 0), float(card.cosmos or 0)))
    return [values[1], values[0], float(card.heal or 0), effect(card)]


def total(game: Game, refs: Sequence[int]) -> list[float]:
    return [sum(column) for column in zip([0.0] * len(KINDS), *[kinds(game, ref) for ref in refs], strict=True)]


def noted(game: Game) -> list[float]:
    """What the active player has, beside the other."""
    me = game.active
    draws = HAND * max(0.0, left(game) - DRAWN)
    decks = [[ref for zone in ROUND for ref in game.cards_in(zone, seat)] for seat in (me, 1 - me)]
    means = [[part / max(HAND, len(deck)) for part in total(game, deck)] for deck in decks]
    hand = game.cards_in("hand", me)
    beyond = [part - len(hand) * mean for part, mean in zip(total(game, hand), means[0], strict=True)]
    armours = [sum(total(game, game.cards_in("armour", seat))[:2]) for seat in (me, 1 - me)]
    return [
        1.0,
        *[draws * (mine - other) for mine, other in zip(*means, strict=True)],
        float(len(decks[0]) - len(decks[1])),
        *beyond[:2],
        armours[0] - armours[1],
        float(score(game, me) - score(game, 1 - me)),
    ]


def played(seed: str) -> tuple[list[list[float]], list[float]]:
    """One game: what was noted at the beginnings of turns, and by how much the lead of that player grew."""
    game = Table.new("seiya", seed, players=2).game
    bots = [games.bot("seiya", "greedy", seat) for seat in range(game.players)]
    rows: Rows = {}
    seen: list[tuple[int, list[float]]] = []
    turn = TURNS
    while asked := game.seats_asked():
        if game.counters["turn"] > turn:
            turn = game.counters["turn"]
            seen.append((game.active, noted(game)))
        game.answer(asked[0], answer_of(bots[asked[0]], game, asked[0], rows))
    grown = [score(game, seat) - score(game, 1 - seat) - now[-1] for seat, now in seen]
    return [now for _, now in seen], grown


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination."""
    size = len(matrix)
    rows = [[*line, *[float(i == j) for j in range(size)]] for i, line in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for other in range(size):
            if other != i:
                factor = rows[other][i]
                rows[other] = [value - factor * above for value, above in zip(rows[other], rows[i], strict=True)]
    return [row[size:] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="values")
    asked = parser.parse_args()
    size = len(TERMS)
    square, right, grown, count = [[0.0] * size for _ in range(size)], [0.0] * size, 0.0, 0
    for number in range(asked.games):
        for row, value in zip(*played(f"{asked.seed}/{number}"), strict=True):
            for i in range(size):
                right[i] += row[i] * value
                for j in range(size):
                    square[i][j] += row[i] * row[j]
            grown += value * value
            count += 1
    found = inverse(square)
    weights = [sum(found[i][j] * right[j] for j in range(size)) for i in range(size)]
    error = (grown - sum(weight * value for weight, value in zip(weights, right, strict=True))) / count
    told = {name: (round(weights[i], 3), round(sqrt(error * found[i][i]), 3)) for i, name in enumerate(TERMS)}
    print(
        json.dumps(
            {"games": asked.games, "seed": asked.seed, "turns": count, "left_over": round(sqrt(error), 1), **told}
        )
    )


if __name__ == "__main__":
    main()
