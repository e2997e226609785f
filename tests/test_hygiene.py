"""What the source of the rules may not contain (the laws of the house, read from the code)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pioche

SOURCE = Path(pioche.__file__).parent
RULES = sorted([*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games").rglob("*.py"), SOURCE / "table.py"])
FORBIDDEN = {"random", "time", "datetime", "secrets", "threading", "asyncio", "uuid"}


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_know_no_clock_and_no_chance_but_their_own(path: Path) -> None:
    assert not FORBIDDEN & set(imports(ast.parse(path.read_text("utf-8"))))


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_do_not_depend_on_hash_order(path: Path) -> None:
    """Neither hash() nor a loop over a set: their order differs from process to process."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "hash", f"{path}:{node.lineno}"
        if isinstance(node, ast.For | ast.comprehension):
            assert not isinstance(node.iter, ast.Set | ast.SetComp), f"{path}: a loop over a set"


# A grammar of English card text is made of English phrases, which nobody but card lists ever says.
SPEAKING = [path for path in RULES if "reading" not in path.parts]


@pytest.mark.parametrize("path", SPEAKING, ids=name)
def test_rules_hold_no_sentence_for_people(path: Path) -> None:
    """What people read comes from language files and rulebook data; names of cards are the only exception."""
    tree = ast.parse(path.read_text("utf-8"))
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    raised = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)}
    asserted = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Assert) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in documentation | raised | asserted
        ):
            words = node.value.split()
            sentence = len(words) > 3 and node.value[-1] in ".!?…"
            assert not sentence, f"{path}:{node.lineno}: {node.value!r}"


HOUSE = Path(__file__).parents[1]
WRITTEN = [
    path
    for folder in ("src/pioche", "tests", "bench", "web/src")
    for path in sorted((HOUSE / folder).rglob("*"))
    if path.suffix in (".py", ".ts", ".svelte", ".css") and path.name != "messages.ts"  # that one is made by a program
]


def test_no_file_holds_two_ideas() -> None:
    """Which is what those above 400 lines usually do."""
    assert len(WRITTEN) > 500
    long = {str(path.relative_to(HOUSE)): count for path in WRITTEN if (count := length(path)) > 400}
    assert long == {}


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())
