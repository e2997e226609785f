"""The source code around the current folder: some commands read its tests and benchmarks."""

from __future__ import annotations

import tomllib
from pathlib import Path

from pioche.kernel.play.decision import Reason, Refused


def checkout(folder: str) -> Path:
    """The nearest folder, from the current one upwards, that holds Pioche's code with this folder in it."""
    here = Path.cwd()
    for place in (here, *here.parents):
        project = place / "pyproject.toml"
        if project.is_file() and (place / folder).is_dir():
            try:
                name = tomllib.loads(project.read_text("utf-8")).get("project", {}).get("name")
            except (tomllib.TOMLDecodeError, UnicodeDecodeError):
                continue
            if name == "pioche":
                return place
    raise Refused(Reason("no-checkout"))
