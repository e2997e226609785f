"""How fast L'Ordre de Veiel is: two random heroes, states, the enemies' turn, answers of greedy. Prints one JSON line.

Only decisions with two or more answers are counted. All times are of the processor, so that a busy machine tells the
same as an idle one.
"""

import argparse
import json
from collections.abc import Callable
from statistics import median, quantiles
from time import process_time

from pioche.bots import Bot, seen_by
from pioche.bots.random import RandomBot
from pioche.games.veiel import Config, new
from pioche.games.veiel.bots import GreedyBot
from pioche.games.veiel.forecast import forecast
from pioche.kernel.state.game import Game
from pioche.table import store_of

HEROES = ("barbare", "guerisseur")


def play(config: Config, seed: str, bots: list[Bot], watch: Callable[[Game, float], object] | None = None) -> int:
    """A whole game; `watch` is shown the game with the seconds that an answer took. Returns the number of decisions."""
    game, decisions = new(config, seed), 0
    while (decision := game.decision) is not None:
        decisions += decision.answers > 1
        seen = seen_by(bots[decision.seat], game, decision.seat)
        start = process_time()
        keys = bots[decision.seat].choose(seen)
        if watch is not None and decision.answers > 1:
            watch(game, process_time() - start)
        game.answer(decision.seat, keys)
    return decisions


def per_second(games: int, run: int) -> float:
    start = process_time()
    decisions = sum(
        play(Config(HEROES), f"bench/{run}/{number}", [RandomBot(f"{number}/{seat}") for seat in range(2)])
        for number in range(games)
    )
    return decisions / (process_time() - start)


def microseconds(action: Callable[[], object], times: int) -> float:
    start = process_time()
    for _ in range(times):
        action()
    return (process_time() - start) / times * 1e6


def there_and_back(game: Game) -> Game:
    store = store_of(game.rules)
    return store.load(store.dump(game))


def thinking(games: int, heroes: tuple[str, ...]) -> tuple[list[float], list[Game]]:
    """The seconds of each answer of greedy, and states on the way, each at the beginning of a hero's turn."""
    seconds: list[float] = []
    states: list[Game] = []

    def watch(game: Game, taken: float) -> None:
        seconds.append(taken)
        if game.decision is not None and game.decision.ask == "hero-turn" and len(seconds) % 20 == 0:
            states.append(game.copy())

    for number in range(games):
        play(Config(heroes), f"bench/{number}", [GreedyBot(seat) for seat in range(len(heroes))], watch)
    return seconds, states


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of one run of random bots")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    seconds, states = thinking(max(1, given.games // 5), HEROES)
    slow = quantiles(seconds, n=100)
    figures = {
        "decisions_per_second": round(median(per_second(given.games, run) for run in range(given.runs)), 1),
        "copy_us": round(median(microseconds(state.copy, 200) for state in states), 2),
        "dump_load_us": round(median(microseconds(lambda: there_and_back(state), 20) for state in states), 2),  # noqa: B023
        "foresee_ms": round(median(microseconds(lambda: forecast(state), 20) for state in states) / 1000, 3),  # noqa: B023
        "thinking_p50_ms": round(median(seconds) * 1000, 3),
        "thinking_p95_ms": round(slow[94] * 1000, 3),
        "thinking_max_ms": round(max(seconds) * 1000, 1),
    }
    print(json.dumps({"veiel": figures}))


if __name__ == "__main__":
    main()
