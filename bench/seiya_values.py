"""What the terms of a position are worth in Saint Seiya: the lead to come in games of greedy, explained by them.

    python -m bench.seiya_values --games 500 --seed values

At the end of each turn what its player has beside the other is noted; when the game is over, least squares say by how
many points more the lead grew for each unit of a term, and, in a second go, for each average Force in a hand to come,
by what gives it: the greater of both values, the other one, a Heal, an effect as greedy counts it. One player in two
plays the whole game in one mood, so that there are decks of all kinds. Prints one JSON line: each figure with its
standard error, the games taken as what is independent.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from random import Random

from pioche.bots import answer_of
from pioche.games.seiya.bots.greedy import GreedyBot
from pioche.games.seiya.bots.mind import DRAWN, ROUND, left, terms
from pioche.games.seiya.bots.moods import SOBER
from pioche.games.seiya.bots.worth import CARDS, effect
from pioche.games.seiya.scoring import score
from pioche.games.seiya.upkeep import HAND
from pioche.kernel.state.chance import key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import Rows
from pioche.table import Table

TERMS = ("turn", "deck", "hand", "draws", "hurt")
KINDS = ("turn", "hand", "draws", "hurt", "greater", "other", "heal", "effect")
TURNS = 4  # that are left out at the beginning: all decks are alike
MOODS = 10_000  # among which those of the players are drawn


def kinds(game: Game, ref: int) -> list[float]:
    card = CARDS[game.rules.catalogue.definitions[game.cards[ref].true_face].slug]
    values = sorted((float(card.force or 0), float(card.cosmos or 0)))
    return [values[1], values[0], float(card.heal or 0), effect(card)]


def means(game: Game, seat: int) -> list[float]:
    """What an average card of a player gives of each kind."""
    deck = [ref for zone in ROUND for ref in game.cards_in(zone, seat)]
    return [sum(column) / max(HAND, len(deck)) for column in zip(*[kinds(game, ref) for ref in deck], strict=True)]


def noted(game: Game, seat: int) -> dict[str, float]:
    """What a player has, beside the other."""
    draws = HAND * max(0.0, left(game) - DRAWN)
    beyond = [draws * (mine - other) for mine, other in zip(means(game, seat), means(game, 1 - seat), strict=True)]
    found = {"turn": 1.0, **terms(game, seat), **dict(zip(KINDS[4:], beyond, strict=True))}
    return {**found, "lead": float(score(game, seat) - score(game, 1 - seat))}


def played(seed: str) -> list[tuple[dict[str, float], float]]:
    """One game: what was noted at the ends of turns, and by how much the lead of that player grew."""
    game = Table.new("seiya", seed, players=2).game
    chance = Random(key_of(f"{seed}/moods"))
    moods = [chance.choice((SOBER, 1 + chance.randrange(MOODS))) for _ in range(game.players)]
    bots = [GreedyBot(seat, mood) for seat, mood in enumerate(moods)]
    rows: Rows = {}
    seen: list[tuple[int, dict[str, float]]] = []
    turn = TURNS
    while asked := game.seats_asked():
        if game.counters["turn"] > turn:
            turn = game.counters["turn"]
            seen.append((1 - game.active, noted(game, 1 - game.active)))
        game.answer(asked[0], answer_of(bots[asked[0]], game, asked[0], rows))
    return [(now, score(game, seat) - score(game, 1 - seat) - now["lead"]) for seat, now in seen]


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


def explained(games: Sequence[list[tuple[dict[str, float], float]]], names: Sequence[str]) -> dict[str, object]:
    """The growth of the lead by these terms: each figure with its standard error, and how much stays unexplained."""
    size = len(names)
    rows = [[([now[name] for name in names], grown) for now, grown in game] for game in games]
    every = [row for game in rows for row in game]
    square = [[sum(row[i] * row[j] for row, _ in every) for j in range(size)] for i in range(size)]
    right = [sum(row[i] * grown for row, grown in every) for i in range(size)]
    found = inverse(square)
    weights = [sum(found[i][j] * right[j] for j in range(size)) for i in range(size)]

    def missed(row: list[float], grown: float) -> float:
        return grown - sum(weight * value for weight, value in zip(weights, row, strict=True))

    pulls = [[sum(row[i] * missed(row, grown) for row, grown in game) for i in range(size)] for game in rows]
    errors = [sqrt(sum(sum(found[i][j] * pull[j] for j in range(size)) ** 2 for pull in pulls)) for i in range(size)]
    over = sqrt(sum(missed(row, grown) ** 2 for row, grown in every) / len(every))
    told = {name: (round(weights[i], 3), round(errors[i], 3)) for i, name in enumerate(names)}
    return {"turns": len(every), "left_over": round(over, 2), **told}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="values")
    asked = parser.parse_args()
    found = [played(f"{asked.seed}/{number}") for number in range(asked.games)]
    told = {"terms": explained(found, TERMS), "kinds": explained(found, KINDS)}
    print(json.dumps({"games": asked.games, "seed": asked.seed, **told}))


if __name__ == "__main__":
    main()
