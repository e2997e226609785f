"""What thinking gains, beside the policy: in the same deals, but in others than those of the thought.

    python -m bench.thoughts seiya --positions 40 --budget '{"tries": 240, "steps": 8000, "deals": 16}'

At the beginnings of turns, in games of greedy bots with two players, a thought with this budget (else that of the
level) says how to go on; the position at the horizon is compared with the one to which the policy leads, by the
evaluation of the game: in points where it has points, else in logarithms of odds. Far quicker than whole games, but it
tells nothing of what the evaluation does not see; and where a tree is grown, a bot would think again on the way, which
is left out here. Prints one JSON line after each position.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

import msgspec

from pioche import games
from pioche.bots import SUPPOSED, answer_of, seen_by
from pioche.bots.search import Budget, Search, SearchBot
from pioche.bots.search.bot import Follower
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import supposed
from pioche.table import Table

APART = 7  # turns from one position to the next: they shall have little in common


def beginnings(name: str, seed: str, config: dict[str, Any]) -> Iterator[tuple[Game, int]]:
    """The first main question of a turn now and then, and whose it is."""
    turns = number = 0
    while True:
        game = Table.new(name, f"{seed}/{number}", **{"players": 2, **config}).game
        bots, number, last = [games.bot(name, "greedy", seat) for seat in range(2)], number + 1, 0
        while asked := game.seats_asked():
            decision = game.decision_of(asked[0])
            if decision and decision.ask == "main-phase" and decision.answers > 1 and game.counters["turn"] != last:
                last, turns = game.counters["turn"], turns + 1
                if turns % APART == 0:
                    yield game.copy(), asked[0]
            game.answer(asked[0], answer_of(bots[asked[0]], game, asked[0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--budget", type=partial(msgspec.json.decode, type=Budget))
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--deals", type=int, default=16, help="in which the two are compared")
    parser.add_argument("--seed", default="thoughts")
    parser.add_argument("--config", type=json.loads, default={}, help="of a table for two")
    asked = parser.parse_args()
    bot = games.bot(asked.game, asked.level, asked.seed)
    assert isinstance(bot, SearchBot)
    mind, budget = bot.mind, asked.budget or bot.budget
    gains, times, steps = list[float](), list[float](), list[int]()
    found = beginnings(asked.game, asked.seed, asked.config)
    for number, (game, seat) in zip(range(1, asked.positions + 1), found, strict=False):
        view, world = seen_by(bot, game, seat), supposed(game, seat, Chance(SUPPOSED))
        start = time.process_time()
        search = Search(mind, view, world, budget, f"{asked.seed}/{number}")
        root = search.run()
        times.append(time.process_time() - start)
        steps.append(search.steps)
        others = Search(mind, view, world, budget, f"{asked.seed}/{number}/others")
        make = (
            partial(mind.moods, asked.seed, search.moods[root.best]) if mind.moods else partial(mind.policy, asked.seed)
        )
        ends = [
            [others.played(deal, own) for deal in range(asked.deals)]
            for own in (Follower(make, dict(root.foreseen())), mind.policy(asked.seed))
        ]
        worth = [mean(sum(mind.evaluation.parts(end, seat).values()) for end in each) for each in ends]
        gains.append(worth[0] - worth[1])
        error = stdev(gains) / sqrt(number) if number > 1 else None
        told = {
            "game": asked.game, "budget": msgspec.to_builtins(budget), "positions": number,
            "gain": round(mean(gains), 2), "error": error and round(error, 2), "steps": round(mean(steps)),
            "seconds": round(mean(times), 2), "longest": round(max(times), 2),
        }  # fmt: skip
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
