"""Mutants: the code is broken on purpose, one clause at a time, and a test must notice.

Parts (each card effect, keyword and cited step) are taken out in turn; clauses of cards and of steps and effects are
changed, by a seeded sample. Run with `make mutants`, or

    python -m tests.mutants [--game seiya] [--only cards] [--all] [--seed 1] [--tests PATH] [WORD…]

for those whose name contains a word; `--all` leaves none out, `--tests` names the only tests that may notice. Every
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
from pathlib import Path
from random import Random

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
)
KINDS = {"parts": parts, "cards": trees, "code": code}
WANTED = {"parts": 1.0, "clauses": 0.95}
SECONDS = 30  # of processor time; a mutant that runs longer has been noticed
SURVIVED, NOTICED, UNMADE = 0, 1, 99


class Campaign:
    """A pytest plugin that runs mutants where tests would be run."""

    def __init__(self, chosen: list[Mutant], known: dict[str, str]) -> None:
        self.chosen = chosen
        self.known = known
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = [item for item in session.items if not any(word in item.nodeid for word in IDLE)]
        self.sources = [inspect.getsource(item.function) for item in self.items]  # type: ignore[attr-defined]
        self.carried = [{rule for mark in item.iter_markers("rule") for rule in mark.args} for item in self.items]
        self.runs = [set[Place]() for _ in self.items]
        chosen = self.chosen
        if any(mutant.place for mutant in chosen):
            known = traces(self.items)
            self.runs = [known.tests[item.nodeid].places for item in self.items]
            # What has only built values is not run again by tests: the values themselves are changed as trees.
            idle = known.loading - set().union(*self.runs)
            chosen = [mutant for mutant in chosen if mutant.place not in idle]
        loaded(), memories()
        gc.freeze()  # what is never looked at is never copied to a child
        self.report(chosen, self.results(chosen))
        return True

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

    def results(self, chosen: list[Mutant]) -> list[int]:
        """The exit code of each mutant's process, as many at once as there are processors."""
        codes: dict[int, int] = {}
        running: dict[int, int] = {}
        began = time.monotonic()
        for number, mutant in enumerate(chosen):
            if len(running) == os.cpu_count():
                self.wait(running, codes, chosen)
            if (child := os.fork()) == 0:
                self.live(mutant)
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

    def live(self, mutant: Mutant) -> None:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            mutant.happen()
        except Exception:
            os._exit(UNMADE)
        for place in self.noticing(mutant):
            if not passes(self.items[place]):
                os._exit(NOTICED)
        os._exit(SURVIVED)

    def report(self, chosen: list[Mutant], results: list[int]) -> None:
        made = [(mutant, code) for mutant, code in zip(chosen, results, strict=True) if code != UNMADE]
        for game in RULES:
            for kind, wanted in WANTED.items():
                codes = [code for mutant, code in made if mutant.game == game and kind_of(mutant) == kind]
                if codes:
                    left = codes.count(SURVIVED)
                    share = 1 - left / len(codes)
                    print(f"{game}: {len(codes)} {kind}, {left} survived, {share:.1%} noticed")
                    self.failed |= share < wanted


def kind_of(mutant: Mutant) -> str:
    return "parts" if type(mutant).__module__.endswith("parts") else "clauses"


def sample(mutants: Iterable[Mutant], size: int, seed: int) -> list[Mutant]:
    """For each game so many, the same for the same seed."""
    found = list(mutants)
    chosen: list[Mutant] = []
    for game in RULES:
        own = [mutant for mutant in found if mutant.game == game]
        chosen += Random(f"{seed}/{game}").sample(own, min(size, len(own)))
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--sample", type=int, default=1000, help="clauses for each game, half of them of cards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(RULES))
    parser.add_argument("--only", nargs="+", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--all", action="store_true", help="no sample")
    parser.add_argument("--tests", nargs="+", default=PROVING)
    given = parser.parse_args()
    os.environ["PIOCHE_ONCE"] = "1"
    chosen = list(parts()) if "parts" in given.only else []
    for kind in ("cards", "code"):
        if kind in given.only:
            clauses = list(KINDS[kind]())
            chosen += clauses if given.all else sample(clauses, given.sample // 2, given.seed)
    chosen = [mutant for mutant in chosen if not given.game or mutant.game == given.game]
    chosen = [mutant for mutant in chosen if not given.words or any(word in mutant.name for word in given.words)]
    known: dict[str, str] = {}
    for path in sorted((HERE / "survivors").glob("*.toml")):
        known |= tomllib.loads(path.read_text())
    campaign = Campaign(chosen, known)
    options = ["-q", "-q", "-s", "-m", "not slow", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"]
    code_of_run = pytest.main([*options, *given.tests], plugins=[campaign])
    return int(code_of_run not in (0, pytest.ExitCode.NO_TESTS_COLLECTED)) or int(campaign.failed)


if __name__ == "__main__":
    sys.exit(main())
