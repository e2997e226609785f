"""The application: its commands register here, each from a module of its own."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

from cyclopts import App, CoercionError, Parameter, Token
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from pioche import __version__
from pioche.games import NAMES
from pioche.kernel.play.decision import Reason
from pioche.kernel.wording import Speech, speech
from pioche.kernel.wording.talk import NONE

# Spaces at which no line may be broken, and what stands for them meanwhile: signs that no text has.
GLUED = str.maketrans({"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"})
LOOSE = {ord(sign): space for space, sign in GLUED.items()}

Language = Annotated[Literal["fr", "en"], Parameter(name="--lang", help="Language of what is printed.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")]


class Terminal(Console):
    """Where commands print. When the reader has gone, nothing more is said."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Rich breaks lines at no-break spaces too: meanwhile they look like letters."""
        options = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=options.highlight, markup=options.markup)
        if not isinstance(renderable, Text) or (plain := renderable.plain.translate(GLUED)) == renderable.plain:
            yield from super().render(renderable, options)
            return
        glued = renderable.copy()
        glued.plain = plain
        for text, style, control in super().render(glued, options):
            yield Segment(text.translate(LOOSE), style, control)


app = App(name="pioche", version=__version__, help="A card table that knows the rules.", console=Terminal())


def whole(kind: type, tokens: Sequence[Token]) -> int:
    """A whole number, for Parameter(converter=whole): left alone, Cyclopts rounds 2.5."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", tokens[0].value):
        raise CoercionError(token=tokens[0], target_type=kind)
    return int(tokens[0].value)


def words(language: str) -> Speech:
    """What the command line says, the reasons of its games included."""
    return speech(language, "pioche.kernel", *(f"pioche.games.{name}.wording.talk" for name in NAMES), "pioche.cli")


def refusal(reason: Reason, language: str) -> str:
    """Why something was refused before there was a table to name its cards."""
    return words(language).say("reason-" + reason.text, detail=reason.detail, card=NONE, rule=NONE)


def trouble(error: Exception, language: str) -> str:
    """What the system complains about; the usual complaints in the reader's language."""
    kind: Any = getattr(error, "errno", None)
    text = getattr(error, "strerror", None) or str(error)
    return words(language).say("trouble", kind=errno.errorcode.get(kind, NONE), text=text)
