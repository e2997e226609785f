"""pioche cards: every card with its facts and the text made from what it does."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter

from pioche.cli import screens
from pioche.cli.by_game import by_game
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording.text import plain
from pioche.terminal.console import Terminal
from pioche.terminal.options import Json, Language, Listing


@by_game
def cards(
    game: str,
    *search: Annotated[str, Parameter(help="Words to look for in names, classes and the like.")],
    options: Listing,
    json: Json = False,
    lang: Language = "fr",
) -> None:
    """Show cards: all of them, or those that the words name."""
    screen = screens.find(game)
    wanted = plain(" ".join(search)).split()
    found = [card for card in screen.in_order(options) if all(word in plain(screen.names(card)) for word in wanted)]
    if not found:
        raise Refused(Reason("unknown-card", detail=" ".join(search)))
    if json:
        print(msgspec.json.encode([screen.facts(card) for card in found]).decode())
    else:
        screen.show_cards(Terminal(), found, lang)
