"""pioche cards: every card with its facts and the text made from what it does."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from pioche.cli import screens
from pioche.cli.app import Json, Language, Terminal, app
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.wording.text import plain


@app.command
def cards(
    game: str = "seiya",
    *search: Annotated[str, Parameter(help="Words to look for in names and classes.")],
    set: Annotated[str | None, Parameter(help="seiya: only those of base, asgard, poseidon or promo.")] = None,
    folder: Annotated[Path | None, Parameter(name="--cards", help="dbs: also the cards of this folder.")] = None,
    json: Json = False,
    lang: Language = "fr",
) -> None:
    """Show cards: all of them, or those that the words name."""
    screen = screens.find(game)
    typed: dict[str, Any] = {"set": set, "cards": folder}
    given = screens.only(screen.CHOICES, {name: value for name, value in typed.items() if value is not None})
    wanted = plain(" ".join(search)).split()
    found = [card for card in screen.in_order(given) if all(word in plain(screen.names(card)) for word in wanted)]
    if not found:
        raise Refused(Reason("unknown-card", detail=" ".join(search)))
    if json:
        print(msgspec.json.encode([screen.facts(card) for card in found]).decode())
    else:
        screen.show_cards(Terminal(), found, lang)
