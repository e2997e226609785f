"""The soak: whole games of bots over every combination of boxes, modes, players and decks, with every bot.

A fault is a bot or a rule that raises, an answer that is refused, a game that does not end, or an invariant of the
rulebook that does not hold at some decision. Run with `make soak`, or `python -m tests.soak --games 500 --seed 7`;
a game is named by its seed and number, and `python -m tests.soak --again 7/123` plays that one again and lets the
fault speak.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache, partial
from itertools import count as counter
from itertools import islice
from random import Random
from typing import NamedTuple

from pioche import games
from pioche.arena.play import play_game
from pioche.arena.tournament import pool
from pioche.kernel.state.game import Game
from tests import invariants
from tests.games.kinds import Combination, tables

GAMES = 20_000
LONGEST = 20_000  # decisions; no game comes near it
SECONDS = 120  # of processor time; nor near that


class Fault(NamedTuple):
    name: str  # by which the game is played again
    table: Combination
    what: str


@cache
def combinations() -> tuple[Combination, ...]:
    """All of them, well mixed, so that the first few are a fair sample."""
    found = [table for name in games.NAMES for table in tables(name).combinations()]
    Random(0).shuffle(found)
    return tuple(found)


def table(number: int) -> Combination:
    """The table of a game by its number: the combinations in turn, each time varied as its game does."""
    time, place = divmod(number, len(combinations()))
    found = combinations()[place]
    return found._replace(config=tables(found.game).varied(found.config, time))


def watch() -> Callable[[Game], None]:
    """Looks at a game at each decision."""
    left = LONGEST

    def look(game: Game) -> None:
        nonlocal left
        left -= 1
        assert left, "the game does not end"
        invariants.check(game)

    return look


def play(seed: str, number: int) -> None:
    """Play one game of the soak; raises what goes wrong."""
    found = table(number)
    name = f"{seed}/{number}"
    bots = [games.bot(found.game, bot, f"{name}/{seat}") for seat, bot in enumerate(found.bots)]
    play_game(found.game, tables(found.game).settings(found.config, name), bots, name, watch())


def fault(seed: str, number: int) -> Fault | None:
    """What went wrong in a game, if anything did."""
    signal.signal(signal.SIGPROF, endless)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        play(seed, number)
    except Exception as error:
        return Fault(f"{seed}/{number}", table(number), f"{type(error).__name__}: {error}")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return None


def endless(*_: object) -> None:
    raise AssertionError(f"the game has not ended in {SECONDS} s of processor time")


def numbers(count: int, names: list[str]) -> list[int]:
    """The numbers of the first so many games that are of these names."""
    return list(islice((number for number in counter() if table(number).game in names), count))


def faults(seed: str, numbers: list[int], workers: int) -> Iterator[Fault | None]:
    if workers == 1:
        yield from map(partial(fault, seed), numbers)
        return
    with pool(workers) as crew:
        yield from crew.imap_unordered(partial(fault, seed), numbers, 4)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--game", choices=games.NAMES, nargs="+", default=games.NAMES, help="these alone")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", metavar="SEED/NUMBER", help="play one game again")
    given = parser.parse_args()
    if given.again:
        seed, _, number = given.again.rpartition("/")
        print(table(int(number)))
        play(seed, int(number))
        print("no fault")
        return 0
    found = 0
    with closing(faults(given.seed, numbers(given.games, given.game), given.workers)) as played:
        for count, one in enumerate(played, 1):
            if one:
                found += 1
                print(f"fault: {one.what}\n  {one.table}\n  python -m tests.soak --again {one.name}", flush=True)
            if count % 1000 == 0:
                print(f"{count:,} games, {found:,} faults so far", flush=True)
    kinds = sum(one.game in given.game for one in combinations())
    print(f"{given.games:,} games over {kinds:,} combinations, {found:,} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
