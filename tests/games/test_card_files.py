"""Card files read alike: their words come from the vocabulary of the game alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import pioche.games

GAMES = Path(pioche.games.__file__).parent
FILES = [path for path in sorted(GAMES.glob("*/cards/*.py")) if path.name not in ("__init__.py", "files.py")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_card_file_takes_its_words_from_one_place(path: Path) -> None:
    game = f"pioche.games.{path.parents[1].name}"
    imports = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)]
    words = [node.module for node in imports if node.module and node.module.startswith("pioche")]
    others = [module for module in words if not module.startswith((f"{game}.cards.", f"{game}.vocabulary."))]
    assert others == [f"{game}.vocabulary"]
