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
from itertools import chain, product
from random import Random
from typing import Any, NamedTuple

from pioche import games
from pioche.arena.play import play_game
from pioche.arena.tournament import pool
from pioche.games.dbs.cards import DECKS
from pioche.games.seiya.card import HEROES
from pioche.games.seiya.setup import DIFFICULTIES, PLAYERS
from pioche.kernel.state.game import Game
from tests import invariants
from tests.games.dbs import real

GAMES = 20_000
BOTS = tuple(games.bots("seiya"))
LONGEST = 20_000  # decisions; no game comes near it
SECONDS = 120  # of processor time; nor near that
REAL = len(DECKS) ** 2  # tables of decks dealt from real cards: as many as of starter decks


class Combination(NamedTuple):
    """A kind of table: the game, what is agreed, and who sits there. A deck that is dealt is settled by the seed."""

    game: str
    config: dict[str, Any]
    bots: tuple[str, ...]


class Fault(NamedTuple):
    name: str  # by which the game is played again
    table: Combination
    what: str


def boxes() -> Iterator[dict[str, Any]]:
    """The boxes of Saint Seiya, and which of them stay out of the Reserve."""
    yield {}
    for used in (("asgard",), ("asgard", "poseidon")):
        for size in range(2 ** len(used)):
            out = tuple(box for place, box in enumerate(used) if size >> place & 1)
            yield dict.fromkeys(used, True) | ({"left_out": out} if out else {})


def companies(seats: int) -> Iterator[tuple[str, ...]]:
    """Each bot among its like, and all of them together."""
    for bot in BOTS:
        yield (bot,) * seats
    if seats > 1:
        yield tuple(BOTS[seat % len(BOTS)] for seat in range(seats))


def flags(*names: str) -> Iterator[dict[str, Any]]:
    return (
        {name: True for name, on in zip(names, ons, strict=True) if on} for ons in product((0, 1), repeat=len(names))
    )


def seiya_tables() -> Iterator[Combination]:
    options = list(flags("variant", "promos", "epics"))
    for box, option, players in product(boxes(), options, range(PLAYERS[0], PLAYERS[1] + 1)):
        for bots in companies(players):
            yield Combination("seiya", {"players": players, **box, **option}, bots)
    for box, option, difficulty in product(boxes(), options, DIFFICULTIES):
        if box:  # Hilda's space is part of Asgard's
            for bots in companies(1):
                yield Combination("seiya", {"mode": "solo", "difficulty": difficulty, **box, **option}, bots)


def dbs_tables() -> Iterator[Combination]:
    for one, other in product(DECKS, repeat=2):
        for bots in product(BOTS, repeat=2):
            yield Combination("dbs", {"decks": (one, other)}, bots)
    if real.LISTS:
        for _, bots in product(range(REAL), product(BOTS, repeat=2)):
            yield Combination("dbs", {"decks": "real"}, bots)


@cache
def combinations() -> tuple[Combination, ...]:
    """All of them, well mixed, so that the first few are a fair sample."""
    found = list(chain(seiya_tables(), dbs_tables()))
    Random(0).shuffle(found)
    return tuple(found)


def table(number: int) -> Combination:
    """The table of a game by its number: the combinations in turn, and for each the Heroes in turn."""
    count = len(combinations())
    found = combinations()[number % count]
    if found.game == "seiya":
        hero = list(HEROES)[number // count % len(HEROES)]
        return found._replace(config={**found.config, "heroes": (hero,)})
    return found


def settings(found: Combination, seed: str) -> dict[str, Any]:
    """What the table agrees on, with decks by their cards."""
    if found.game == "seiya":
        return found.config
    if found.config["decks"] == "real":
        dealt = real.decks(Random(seed))
        return {"decks": dealt.decks, "cards": dealt.cards}
    return {"decks": tuple(DECKS[deck] for deck in found.config["decks"])}


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
    play_game(found.game, settings(found, name), bots, name, watch())


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


def faults(seed: str, games: int, workers: int) -> Iterator[Fault | None]:
    if workers == 1:
        yield from map(partial(fault, seed), range(games))
        return
    with pool(workers) as crew:
        yield from crew.imap_unordered(partial(fault, seed), range(games), 4)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
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
    with closing(faults(given.seed, given.games, given.workers)) as played:
        for count, one in enumerate(played, 1):
            if one:
                found += 1
                print(f"fault: {one.what}\n  {one.table}\n  python -m tests.soak --again {one.name}", flush=True)
            if count % 1000 == 0:
                print(f"{count:,} games, {found:,} faults so far", flush=True)
    print(f"{given.games:,} games over {len(combinations()):,} combinations, {found:,} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
