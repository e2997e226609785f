"""Mutants: each card effect and each cited step is taken out in turn; a test that carries its id must notice.

Run with `make mutants`, or `python -m tests.mutants WORD…` for those whose name contains a word. Every mutant lives in
a process of its own, forked from one that has already collected the tests.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr

from pioche.games.seiya import RULES
from pioche.games.seiya.cards import ALL
from pioche.kernel.catalogue import Static
from pioche.kernel.flow import Procedure

WANTED = 0.9
UNMADE = 99  # the exit code of a mutant that cannot be made
SECONDS = 120  # a mutant that runs longer has been noticed


class Mutant(Struct, frozen=True):
    """What is taken out, and the statements it carries out."""

    name: str
    ids: tuple[str, ...]
    slug: str = ""
    ability: int = -1  # of the card, -1: its PV rule
    procedure: type[Procedure] | None = None
    step: str = ""

    def happen(self) -> None:
        if self.procedure:
            for name, step in self.procedure.STEPS.items():
                if step.name == self.step:
                    self.procedure.STEPS[name] = step._replace(run=lambda frame, game: None, takes=False)
            return
        card = next(card for card in ALL if card.slug == self.slug)
        if self.ability < 0:
            force_setattr(card, "pv_rule", None)
        else:
            nothing = Static((), ())
            force_setattr(
                card, "abilities", (*card.abilities[: self.ability], nothing, *card.abilities[self.ability + 1 :])
            )
        RULES.__init__()  # type: ignore[misc]


def mutants() -> Iterator[Mutant]:
    for card in ALL:
        if card.pv_rule:
            name = f"seiya:card:{card.slug}:1"
            yield Mutant(name, (name,), card.slug)
        for place, ability in enumerate(card.abilities):
            name = card.citation(ability)
            yield Mutant(name, (name,), card.slug, place)
    for procedure in RULES.procedures:
        for name, step in procedure.STEPS.items():
            if step.rules and name == step.name:
                yield Mutant(f"{procedure.__name__}.{step.name}", step.rules, "", -1, procedure, step.name)


class Collected:
    """A pytest plugin that notes which tests carry which ids."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for name in mark.args:
                    self.tests.setdefault(name, []).append(item.nodeid)


def noticed(mutant: Mutant | None, tests: list[str]) -> bool:
    """Whether some test fails in a world with this mutant, or in the world as it is."""
    if not tests:
        return False
    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        signal.alarm(SECONDS)
        try:
            if mutant:
                mutant.happen()
        except Exception:
            os._exit(UNMADE)
        os._exit(int(pytest.main([*tests, "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"])))
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, int(pytest.ExitCode.TESTS_FAILED), -signal.SIGALRM):
        raise RuntimeError(f"{mutant}: the tests could not be run (exit code {code})")
    return code != 0


def main(words: list[str]) -> int:
    os.environ["PIOCHE_ONCE"] = "1"
    collected = Collected()
    pytest.main(["--collect-only", "-q", "-q", "-p", "no:xdist", "tests"], plugins=[collected])
    chosen = [mutant for mutant in mutants() if not words or any(word in mutant.name for word in words)]

    def test(mutant: Mutant) -> bool:
        return noticed(mutant, sorted({test for name in mutant.ids for test in collected.tests.get(name, [])}))

    if noticed(None, sorted({test for tests in collected.tests.values() for test in tests})):
        print("tests fail without any mutant")
        return 1
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(test, chosen))
    survivors = [mutant for mutant, killed in zip(chosen, results, strict=True) if not killed]
    for mutant in survivors:
        print("survived:", mutant.name, *mutant.ids)
    share = 1 - len(survivors) / len(chosen)
    print(f"{len(chosen)} mutants, {len(survivors)} survived, {share:.1%} noticed")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
