"""Mutants: each card effect, keyword and cited step is taken out in turn; a test that carries its id must notice.

Run with `make mutants`, or `python -m tests.mutants WORD…` for those whose name contains a word. Every mutant lives in
a process of its own, forked from one that has already collected the tests.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from pioche.games import dbs, seiya
from pioche.games.dbs.card import DbsCard, keywords_of
from pioche.games.dbs.cards import ALL as DBS_CARDS
from pioche.games.dbs.rules import DbsRules
from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import ALL as SEIYA_CARDS
from pioche.kernel.catalogue import Ability, Definition, Static
from pioche.kernel.flow import Procedure
from pioche.kernel.rules import Rules

WANTED = {"seiya": 0.9, "dbs": 0.85}
UNMADE = 99  # the exit code of a mutant that cannot be made
SECONDS = 120  # a mutant that runs longer has been noticed
NOTHING = Static((), ())

# The section of the comprehensive rules that is about a keyword.
KEYWORDS = {
    "Awaken": "10-2", "Field": "10-3", "Blocker": "10-4", "Evolve": "10-5", "EX-Evolve": "10-5", "Xeno-Evolve": "10-5",
    "Critical": "10-6", "Double Strike": "10-7", "Triple Strike": "10-7", "Quadruple Strike": "10-7",
    "Dual Attack": "10-8", "Triple Attack": "10-8", "Revenge": "10-9", "Indestructible": "10-12",
    "Union-Fusion": "10-13", "Union-Potara": "10-13", "Union-Absorb": "10-13", "Ultimate": "10-14",
    "Over Realm": "10-15", "Barrier": "10-16", "Super Combo": "10-17", "Victory Strike": "10-20",
    "Warrior of Universe 7": "10-21", "Deflect": "10-22", "Swap": "10-24", "Dark Over Realm": "10-25",
    "Wormhole": "10-26", "Wish": "10-28", "Dragon Ball": "10-31", "Arrival": "10-32", "Aegis": "10-33",
    "Energy-Exhaust": "10-34", "Alliance": "10-35", "Offering": "10-36", "Revive": "10-37", "Heroic": "10-38",
    "Villainous": "10-39", "Invoker": "10-40", "Successor": "10-41", "Unique": "10-42",
}  # fmt: skip


class Mutant(Struct, frozen=True):
    """What is taken out, and the statements it carries out; an id that ends with a star means all that begin so."""

    name: str
    ids: tuple[str, ...]
    game: str

    def happen(self) -> None:
        raise NotImplementedError


class WithoutStep(Mutant, frozen=True):
    procedure: type[Procedure]
    step: str

    def happen(self) -> None:
        for name, step in self.procedure.STEPS.items():
            if step.name == self.step:
                self.procedure.STEPS[name] = replace(step, run=lambda frame, game: None, takes=False)


class WithoutAbility(Mutant, frozen=True):
    card: Definition
    rules: Rules
    place: int  # of the ability, -1: its rule of Victory Points

    def happen(self) -> None:
        if self.place < 0:
            force_setattr(self.card, "pv_rule", None)
        else:
            before, after = self.card.abilities[: self.place], self.card.abilities[self.place + 1 :]
            force_setattr(self.card, "abilities", (*before, NOTHING, *after))
        made_anew(self.rules)


class WithoutKeyword(Mutant, frozen=True):
    """Cards of every table have lost a keyword, wherever they come from."""

    keyword: str

    def happen(self) -> None:
        build = DbsRules.__init__

        def bereft(rules: DbsRules, cards: Iterable[DbsCard]) -> None:
            build(rules, [replace(card, abilities=tuple(map(self.left, card.abilities))) for card in cards])

        DbsRules.__init__ = bereft  # type: ignore[assignment,method-assign]
        made_anew(dbs.RULES)

    def left(self, ability: Ability) -> Ability:
        return NOTHING if self.keyword in keywords_of(ability) else ability


def made_anew(rules: Rules) -> None:
    """The rules, and with them the index of their cards, as if they had just been loaded."""
    if isinstance(rules, DbsRules):
        rules.__init__(DBS_CARDS)  # type: ignore[misc]
    else:
        rules.__init__()  # type: ignore[misc]


def mutants() -> Iterator[Mutant]:
    games: tuple[tuple[Rules, tuple[Definition, ...]], ...] = ((seiya.RULES, SEIYA_CARDS), (dbs.RULES, DBS_CARDS))
    for rules, cards in games:
        game = rules.name
        for card in cards:
            if isinstance(card, SeiyaCard) and card.pv_rule:
                name = card.statements()[1]
                yield WithoutAbility(name, (name,), game, card, rules, -1)
            for place, ability in enumerate(card.abilities):
                name = card.citation(ability)
                yield WithoutAbility(name, (name,), game, card, rules, place)
        for procedure in rules.procedures:
            for name, step in procedure.STEPS.items():
                ids = tuple(rule for rule in step.rules if rule.startswith(game + ":"))
                if ids and name == step.name:
                    yield WithoutStep(f"{game}:{procedure.__name__}.{step.name}", ids, game, procedure, step.name)
    for keyword, section in KEYWORDS.items():
        yield WithoutKeyword(f"dbs:[{keyword}]", (f"dbs:{section}-*",), "dbs", keyword)


class Collected:
    """A pytest plugin that notes which tests carry which ids."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for name in mark.args:
                    self.tests.setdefault(name, []).append(item.nodeid)

    def carrying(self, name: str) -> list[str]:
        if not name.endswith("*"):
            return self.tests.get(name, [])
        return [test for other, tests in self.tests.items() if other.startswith(name[:-1]) for test in tests]


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
        return noticed(mutant, sorted({test for name in mutant.ids for test in collected.carrying(name)}))

    if noticed(None, sorted({test for tests in collected.tests.values() for test in tests})):
        print("tests fail without any mutant")
        return 1
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(test, chosen))
    survivors = [mutant for mutant, killed in zip(chosen, results, strict=True) if not killed]
    for mutant in survivors:
        print("survived:", mutant.name, *mutant.ids)
    enough = True
    for game, wanted in WANTED.items():
        count = sum(mutant.game == game for mutant in chosen)
        left = sum(mutant.game == game for mutant in survivors)
        if count:
            share = 1 - left / count
            print(f"{game}: {count} mutants, {left} survived, {share:.1%} noticed")
            enough &= share >= wanted
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
