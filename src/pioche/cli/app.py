"""The application: its commands register here, each from a module of its own."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.console import Console

from pioche import __version__
from pioche.kernel.decision import Reason
from pioche.kernel.wording import Speech, speech
from pioche.kernel.wording.talk import NONE

Language = Annotated[Literal["fr", "en"], Parameter(name="--lang", help="Language of what is printed.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")]

app = App(name="pioche", version=__version__, help="A card table that knows the rules.")


class Terminal(Console):
    """Where commands print. When the reader has gone, main says nothing more."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def words(language: str) -> Speech:
    """What the command line says, the reasons of its games included."""
    return speech(language, "pioche.kernel", "pioche.games.seiya.wording.talk", "pioche.cli")


def refusal(reason: Reason, language: str) -> str:
    """Why something was refused before there was a table to name its cards."""
    return words(language).say("reason-" + reason.text, detail=reason.detail, card=NONE, rule=NONE)
