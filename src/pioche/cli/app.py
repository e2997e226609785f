"""The application: its commands register here, each from a module of its own."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import App, Parameter

from pioche import __version__
from pioche.kernel.wording import Speech, speech

Language = Annotated[Literal["fr", "en"], Parameter(name="--lang", help="Language of what is printed.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")]

app = App(name="pioche", version=__version__, help="A card table that knows the rules.")


def words(language: str) -> Speech:
    """What the command line says."""
    return speech(language, "pioche.kernel", "pioche.cli")
