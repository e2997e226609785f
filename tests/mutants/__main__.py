"""Mutants: the code is broken on purpose, one clause at a time, and a test must notice.

Parts (each card effect, keyword and cited step) are taken out in turn; clauses of cards and of steps and effects are
changed, by a seeded sample: so many of each that count. One does not count that cannot be made, or that only builds
values when a game is loaded. Run with `make mutants`, or

    python -m tests.mutants [--game seiya] [--only cards] [--all] [--seed 1] [--after 0] [--tests PATH] [WORD…]

among those whose name contains a word; `--all` leaves none out, `--tests` names the only tests that may notice.
`--after` goes on with a run that was broken off: so many were drawn then, and are not run again. Every
mutant lives in a process of its own, forked from one that has collected the tests. Tests that compare texts and
recorded games do not count: they notice everything and prove nothing. Survivors that are no fault of the tests are
named in survivors/*.toml, each with its reason.
"""

from __future__ import annotations

import argparse
import gc
import inspect
import os
import signal
import sys
import time
import tomllib
from collections.abc import Iterable
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.mutants.code import code, loaded
from tests.mutants.mutant import RULES, Mutant, Place, memories
from tests.mutants.parts import parts
from tests.mutants.tracing import passes, traces
from tests.mutants.trees import trees

HERE = Path(__file__).parent
PROVING = ("tests/rules", "tests/games")
# These compare printed facts and texts, read lists of cards, or play whole games, which prove nothing of a rule.
IDLE = (
    "tests/rules/test_rulings",
    "test_facts",
    "wording",
    "test_card_files",
    "test_reading",
    "test_importer",
    "test_files",
    "test_starter",
    "test_real_games",
    "test_bots",
    "test_greedy",
    "test_solo.py",
    "test_table.py",
    "test_talk.py",
    "test_screen",
    "test_command",
    "test_offers",
    "test_rulebook",
    "test_served",
    "test_foresight",
)
KINDS = {"parts": parts, "cards": trees, "code": code}
NAMES = {"parts": "parts", "cards": "clauses of cards", "code": "clauses of code"}
WANTED = {"parts": 1.0, "clauses": 0.95}  # of each game
SECONDS = 30  # of processor time; a mutant that runs longer has been noticed
SURVIVED, NOTICED, UNMADE = 0, 1, 99


class Draw(NamedTuple):
    """Mutants of one kind and game in the order in which they are drawn, and how many shall count."""

    kind: str
    game: str
    order: list[Mutant]
    size: int


class Campaign:
    """A pytest plugin that runs mutants where tests would be run."""

    def __init__(self, draws: list[Draw], known: dict[str, str], after: int = 0) -> None:
        self.draws = draws
        self.known = known
        self.after = after
        self.codes: dict[tuple[str, str], list[int]] = {}  # by game, and by what was broken

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = [
            item for item in session.items if not any(word in item.nodeid.partition("::")[0] for word in IDLE)
        ]
        self.sources = [inspect.getsource(item.function) for item in self.items]  # type: ignore[attr-defined]
        self.carried = [{rule for mark in item.iter_markers("rule") for rule in mark.args} for item in self.items]
        self.runs = [set[Place]() for _ in self.items]
        idle = set[Place]()
        if any(mutant.place for draw in self.draws for mutant in draw.order):
            known = traces(self.items)
            self.runs = [known.tests[item.nodeid].places for item in self.items]
            # What has only built values is not run again by tests: the values themselves are changed as trees.
            idle = known.loading - set().union(*self.runs)
        loaded(), memories()
        gc.freeze()  # what is never looked at is never copied to a child
        for draw in self.draws:
            codes = self.counted(draw, idle)
            self.codes.setdefault((draw.game, "parts" if draw.kind == "parts" else "clauses"), []).extend(codes)
            left = codes.count(SURVIVED)
            print(f"{draw.game}: {len(codes)} {NAMES[draw.kind]}, {left} survived", flush=True)
        for (game, what), codes in self.codes.items():
            print(f"{game}: {noticed(codes):.1%} of {len(codes)} {what} noticed")
        return True

    def counted(self, draw: Draw, idle: set[Place]) -> list[int]:
        """The exit codes of the first mutants of a draw that count."""
        left = (mutant for mutant in draw.order if mutant.place not in idle)
        codes: list[int] = []
        size = draw.size
        if self.after:
            before = self.results(list(islice(left, self.after)), run=False)
            size -= len(before) - before.count(UNMADE)
            print(f"{draw.game}: {draw.size - size} of the first {self.after} count, {size} are to come", flush=True)
        while drawn := list(islice(left, size - len(codes))):
            codes += [code for code in self.results(drawn) if code != UNMADE]
        return codes

    def noticing(self, mutant: Mutant) -> list[int]:
        """The tests that could notice a mutant, those that carry its statements first, then the narrowest."""

        def carries(rules: set[str]) -> bool:
            return any(
                rule.startswith(name[:-1]) if name.endswith("*") else rule == name
                for name in mutant.ids
                for rule in rules
            )

        direct = [place for place, rules in enumerate(self.carried) if carries(rules)]
        also = [
            place
            for place, source in enumerate(self.sources)
            if (mutant.slug and mutant.slug in source) or (mutant.place and mutant.place in self.runs[place])
        ]
        if mutant.place:
            direct = [place for place in direct if mutant.place in self.runs[place]]
        also.sort(key=lambda place: len(self.runs[place]))
        return list(dict.fromkeys(direct + also))

    def results(self, chosen: list[Mutant], run: bool = True) -> list[int]:
        """The exit code of each mutant's process, as many at once as there are processors, or only if it is made."""
        codes: dict[int, int] = {}
        running: dict[int, int] = {}
        began = time.monotonic()
        for number, mutant in enumerate(chosen):
            if len(running) == os.cpu_count():
                self.wait(running, codes, chosen)
            if (child := os.fork()) == 0:
                self.live(mutant, run)
            running[child] = number
            if number % 100 == 99:
                print(f"{number + 1} of {len(chosen)}, {time.monotonic() - began:.0f} s", flush=True)
        while running:
            self.wait(running, codes, chosen)
        return [codes[number] for number in range(len(chosen))]

    def wait(self, running: dict[int, int], codes: dict[int, int], chosen: list[Mutant]) -> None:
        child, status = os.wait()
        number = running.pop(child)
        codes[number] = os.waitstatus_to_exitcode(status)
        if codes[number] == SURVIVED:
            name = chosen[number].name
            print("survived:", name, f"({self.known.get(name, 'why is not known')})", flush=True)

    def live(self, mutant: Mutant, run: bool) -> None:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            mutant.happen()
        except Exception:
            os._exit(UNMADE)
        for place in self.noticing(mutant) if run else ():
            if not passes(self.items[place]):
                os._exit(NOTICED)
        os._exit(SURVIVED if run else NOTICED)


def proves(item: pytest.Item) -> bool:
    """Whether a test may notice: by the file in which it stands, whatever its own name."""
    file, _, _ = item.nodeid.partition("::")
    return not any(word in file for word in IDLE)


def noticed(codes: list[int]) -> float:
    """Which share of the mutants was noticed."""
    return 1 - codes.count(SURVIVED) / len(codes) if codes else 1.0


def by_lot(mutants: Iterable[Mutant], game: str, seed: int) -> list[Mutant]:
    """Those of a game in an order that the seed gives to their names: whatever comes and goes, the others keep it."""

    def lot(mutant: Mutant) -> bytes:
        return blake2b(f"{seed}/{mutant.name}".encode(), digest_size=8).digest()

    return sorted((mutant for mutant in mutants if mutant.game == game), key=lot)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument(
        "--sample", type=int, default=1000, help="clauses that count for each game, half of them of cards"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(RULES))
    parser.add_argument("--only", nargs="+", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--all", action="store_true", help="no sample")
    parser.add_argument("--after", type=int, default=0, help="drawn of each kind by a run that was broken off")
    parser.add_argument("--tests", nargs="+", default=PROVING)
    given = parser.parse_args()
    os.environ["PIOCHE_ONCE"] = "1"
    draws: list[Draw] = []
    for kind in given.only:
        found = [each for each in KINDS[kind]() if not given.words or any(word in each.name for word in given.words)]
        for game in [given.game] if given.game else RULES:
            order = by_lot(found, game, given.seed)
            draws.append(Draw(kind, game, order, len(order) if given.all or kind == "parts" else given.sample // 2))
    known: dict[str, str] = {}
    for path in sorted((HERE / "survivors").glob("*.toml")):
        known |= tomllib.loads(path.read_text())
    campaign = Campaign(draws, known, given.after)
    options = ["-q", "-q", "-s", "-m", "not slow", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"]
    code_of_run = pytest.main([*options, *given.tests], plugins=[campaign])
    too_few = any(noticed(codes) < WANTED[what] for (_, what), codes in campaign.codes.items())
    return int(code_of_run not in (0, pytest.ExitCode.NO_TESTS_COLLECTED) or too_few)


if __name__ == "__main__":
    sys.exit(main())
