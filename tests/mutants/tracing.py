"""Which functions of the games each test runs. Kept under .mutants, so that only what has changed is traced again."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Iterable
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple, TypeVar

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.code import ROOT
from tests.mutants.mutant import RULES, Place, memories

KEPT = Path(__file__).parents[2] / ".mutants"
T = TypeVar("T")


class Trace(NamedTuple):
    """What a test runs, with a mark of the file it stands in."""

    mark: str
    places: set[Place]


class Traces(NamedTuple):
    """What each test runs, by its id, and what runs when the games are loaded."""

    tests: dict[str, Trace]
    loading: set[Place]


def traces(items: list[pytest.Item]) -> Traces:
    kept = KEPT / f"{mark_of(sorted(ROOT.parent.rglob('*.py')))}.pickle"
    known = pickle.loads(kept.read_bytes()) if kept.exists() else Traces({}, set())
    marks = {path: mark_of([path]) for path in {item.path for item in items}}
    unknown = Trace("", set())
    anew = [item for item in items if known.tests.get(item.nodeid, unknown).mark != marks[item.path]]
    if anew:
        more = traced_elsewhere(anew, marks, kept)
        known = Traces({**known.tests, **more.tests}, more.loading)
        for old in KEPT.glob("*.pickle"):
            old.unlink()
        kept.write_bytes(pickle.dumps(known))
    return known


def mark_of(paths: Iterable[Path]) -> str:
    mark = blake2b(digest_size=16)
    for path in paths:
        mark.update(path.read_bytes())
    return mark.hexdigest()


def traced_elsewhere(items: list[pytest.Item], marks: dict[Path, str], target: Path) -> Traces:
    """By a process of its own, so that nothing is remembered here; tests that fail as they are end it all."""
    KEPT.mkdir(exist_ok=True)
    if (child := os.fork()) == 0:
        found = {item.nodeid: (item, *traced(lambda item=item: passes(item))) for item in items}  # type: ignore[misc]
        failing = [name for name, (_, passed, _) in found.items() if not passed]
        tests = {name: Trace(marks[item.path], places) for name, (item, _, places) in found.items()}
        target.write_bytes(pickle.dumps(failing or Traces(tests, traced(load_anew)[1])))
        os._exit(0)
    os.waitpid(child, 0)
    result = pickle.loads(target.read_bytes())
    if not isinstance(result, Traces):
        target.unlink()
        raise pytest.UsageError(f"tests fail without any mutant: {result[:3]}")
    return result


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def load_anew() -> None:
    """Import the games once more."""
    for name in [name for name in sys.modules if name.startswith("pioche.games")]:
        del sys.modules[name]
    for game in RULES:
        import_module(f"pioche.games.{game}")


def traced(work: Callable[[], T]) -> tuple[T, set[Place]]:
    """What comes of it, and the functions of the games that it runs, as if it were the first to ask them."""
    root, seen = str(ROOT), set()
    for memory in memories():
        memory.cache_clear()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            seen.add(frame.f_code)

    sys.setprofile(note)
    try:
        result = work()
    finally:
        sys.setprofile(None)
    return result, {(code.co_filename, code.co_firstlineno) for code in seen if code.co_filename.startswith(root)}
