"""How strong a bot is: every deal is played twice, with the seats swapped, and what an answer takes is measured.

    python -m bench.strength seiya expert greedy --games 40 --seed strength
    python -m bench.strength seiya expert --config '{"mode": "solo", "difficulty": "expert"}' --games 40

A budget and weights of one's own show what they are worth: `--budget '{"tries": 64, "steps": 1200, "deals": 12}'`.
Without another bot it plays alone against the game. Without a config the tables are drawn by lot from those at which
the weights of the game were found (`PRACTICE`). Where points are counted, the lead tells most in few games: its mean,
and its standard error with the games of a deal taken as one. Prints one JSON line after each game, so that a run may be
broken off.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev

import msgspec

from pioche import games
from pioche.arena import play_game
from pioche.arena.report import wilson
from pioche.bots import Bot, Pondering
from pioche.bots.search import Budget, SearchBot, weights
from pioche.kernel.state.chance import key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import View


class Timed:
    """A bot whose answers are timed."""

    looks = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, view: View) -> tuple[str, ...]:
        return self.bot.choose(view)

    def ponder(self, view: View, game: Game) -> tuple[str, ...]:
        start = time.process_time()
        keys = self.bot.ponder(view, game) if isinstance(self.bot, Pondering) else self.bot.choose(view)
        self.times.append(time.process_time() - start)
        return keys


def tuned(bot: Bot, budget: Budget | None, terms: dict[str, float] | None) -> Bot:
    """The same bot, if it searches, with another budget and other weights."""
    if isinstance(bot, SearchBot):
        bot = SearchBot(bot.mind, budget or bot.budget, bot.seed)
        return bot.weighed(terms) if terms else bot
    return bot


def lead(leads: list[int], seats: int) -> tuple[float, float] | None:
    """By how many points it leads in the end, and the standard error; games of one deal count as one."""
    whole = len(leads) // seats
    if whole < 2:
        return None
    deals = [sum(leads[deal * seats : (deal + 1) * seats]) / seats for deal in range(whole)]
    return round(mean(deals), 1), round(stdev(deals) / sqrt(whole), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("other", nargs="?", default="")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to go on with a run")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--config", type=json.loads)
    parser.add_argument("--budget", type=partial(msgspec.json.decode, type=Budget), help="of all that search")
    parser.add_argument("--weights", type=Path, help="a data file, for the first bot alone")
    asked = parser.parse_args()
    seats = 2 if asked.other else 1
    practice = import_module(f"{games.find(asked.game).__name__}.bots.mind").PRACTICE
    terms = weights(asked.weights).terms if asked.weights else None
    won, leads, times = 0.0, list[int](), list[float]()
    for number in range(asked.first, asked.first + asked.games):
        deal = f"{asked.seed}/{number // seats}"
        config = practice[Random(key_of(deal)).randrange(len(practice))] if asked.config is None else asked.config
        mine = number % seats
        names = [asked.bot if seat == mine else asked.other for seat in range(seats)]
        bots: list[Bot] = [games.bot(asked.game, name, f"{deal}/{name}") for name in names]
        bots = [tuned(bot, asked.budget, terms if seat == mine else None) for seat, bot in enumerate(bots)]
        timed = bots[mine] = Timed(bots[mine])
        outcome = play_game(asked.game, {"players": seats, **config}, bots, deal)
        won += 1 / len(outcome.winners) if mine in outcome.winners else 0
        others = [points for seat, points in enumerate(outcome.scores) if seat != mine]
        leads += [outcome.scores[mine] - max(others)] if others else []
        times += timed.times
        times.sort()
        played = number - asked.first + 1
        found = {
            "game": asked.game, "bot": asked.bot, "against": asked.other, "seed": asked.seed, "config": asked.config,
            "games": played, "won": won, "win_ci95": wilson(won, played), "lead": lead(leads, seats),
            "answer_mean_s": round(sum(times) / len(times), 3), "answer_p95_s": round(times[len(times) * 19 // 20], 3),
            "answer_max_s": round(times[-1], 3),
        }  # fmt: skip
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
