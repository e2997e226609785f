"""Which tests prove which rules: those that carry a rule are run, and what became of each is written down.

The second half is a pytest plugin: `pytest -p pioche.cli.proving`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from pioche.kernel.play.decision import Reason, Refused

TARGET = "PIOCHE_PROOF"  # names the file to write
SCENARIOS = frozenset({"table", "duel", "starter", "camp", "opening"})  # the fixtures that make scenarios
READ = ("src/pioche/**/*", "tests/**/*", "pyproject.toml")  # what a result depends on
KEPT = ".pytest_cache/proof.json"
SOME_FAILED = 1  # the exit code of pytest

Outcome = Literal["passed", "skipped", "failed"]


class Proof(Struct):
    """A test, the ids of its rule marks, whether it plays a scenario at a table, and what became of it."""

    test: str
    rules: list[str]
    scenario: bool
    outcome: Outcome = "passed"


class Kept(Struct):
    """The results of a run, with a mark of the files it was made from."""

    mark: str
    proofs: list[Proof]


def proofs(root: Path, running: Callable[[], None]) -> list[Proof]:
    """The tests of a checkout that carry rules, after they were run; not again while no file has changed."""
    if find_spec("pytest") is None:
        raise Refused(Reason("no-pytest"))
    mark = mark_of(root)
    kept = root / KEPT
    try:
        found = msgspec.json.decode(kept.read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        found = Kept("", [])
    if found.mark != mark:
        running()
        found = Kept(mark, run(root))
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(msgspec.json.encode(found))
    return found.proofs


def mark_of(root: Path) -> str:
    """Changes whenever one of the files does from which a result is made."""
    mark = blake2b(digest_size=16)
    for pattern in READ:
        for path in sorted(root.glob(pattern)):
            if path.is_file() and path.suffix != ".pyc":
                mark.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
    return mark.hexdigest()


def run(root: Path) -> list[Proof]:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "proof.json"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "pioche.cli.proving", "tests"]
        cores = os.cpu_count() or 1
        if cores > 1 and find_spec("xdist"):
            command += ["-n", str(cores)]
        # Once is enough: scenario tests that run in several modes prove the same rules in each.
        environment = os.environ | {TARGET: str(target), "PIOCHE_ONCE": "1"}
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        if done.returncode > SOME_FAILED or not target.exists():
            lines = (done.stdout + done.stderr).strip().splitlines()
            raise Refused(Reason("tests-unreadable", detail=lines[-1] if lines else str(done.returncode)))
        return msgspec.json.decode(target.read_bytes(), type=list[Proof])


# The plugin

found: dict[str, Proof] = {}
unreadable: list[str] = []


def pytest_collectreport(report: Any) -> None:
    if report.failed:
        unreadable.append(report.nodeid)


def pytest_collection_modifyitems(config: Any, items: list[Any]) -> None:
    """Leave out what proves nothing; tell the others' rules with their results, to whichever process counts them."""
    idle = []
    for item in items:
        rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        if not rules:
            idle.append(item)
        item.user_properties.append(("proof", [rules, not SCENARIOS.isdisjoint(item.fixturenames)]))
    config.hook.pytest_deselected(items=idle)
    items[:] = [item for item in items if item not in set(idle)]


def pytest_runtest_logreport(report: Any) -> None:
    rules, scenario = dict(report.user_properties)["proof"]
    proof = found.setdefault(report.nodeid, Proof(report.nodeid, rules, scenario))
    if proof.outcome == "passed":
        proof.outcome = report.outcome


def pytest_sessionfinish(session: Any) -> None:
    if not hasattr(session.config, "workerinput") and not unreadable:
        Path(os.environ[TARGET]).write_bytes(msgspec.json.encode(list(found.values())))
