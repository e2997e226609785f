"""Where commands print."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

# Spaces at which no line may be broken, and what stands for them meanwhile: signs that no text has.
GLUED = str.maketrans({"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"})
LOOSE = {ord(sign): space for space, sign in GLUED.items()}


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
