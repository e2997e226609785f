"""What can be agreed on before a game: the options of `pioche play` and `pioche simulate`, each known to some games."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from pioche.cli import screens
from pioche.cli.app import whole


@Parameter(name="*")
@dataclass(frozen=True)
class Settings:
    """Options that a game may know."""

    players: Annotated[
        int | None,
        Parameter(converter=whole, help="How many play, bots included; by default as many as the list of bots says."),
    ] = None
    hero: Annotated[str, Parameter(help="seiya: your hero; several people name theirs as in shun,ikki.")] = ""
    variant: Annotated[bool, Parameter(negative="", help="seiya: use the official variant of the upkeep phase.")] = (
        False
    )
    promos: Annotated[bool, Parameter(negative="", help="seiya: add the promo cards.")] = False
    asgard: Annotated[bool, Parameter(negative="", help="seiya: play with the Asgard box.")] = False
    poseidon: Annotated[bool, Parameter(negative="", help="seiya: play with the Poséidon box too.")] = False
    epics: Annotated[bool, Parameter(negative="", help="seiya: play with the Épopées.")] = False
    left_out: Annotated[
        str, Parameter(help="seiya: boxes whose cards stay out of the Reserve, as in asgard,poseidon.")
    ] = ""
    mode: Annotated[str, Parameter(help="seiya: classic, or solo against Hilda.")] = "classic"
    difficulty: Annotated[str, Parameter(help="seiya, solo: normal, difficult or expert.")] = "normal"
    deck: Annotated[str, Parameter(help="dbs: your deck, a file or one of red, blue, green, yellow, black, multi.")] = (
        ""
    )
    versus: Annotated[str, Parameter(help="dbs: the deck of your opponent.")] = ""
    cards: Annotated[Path | None, Parameter(help="dbs: a folder with more cards, for deck files.")] = None

    def given(self) -> dict[str, Any]:
        """What was typed."""
        return {field.name: value for field in fields(self) if (value := getattr(self, field.name)) != field.default}

    def config(self, game: str, players: int) -> dict[str, Any]:
        """What a table of a game agrees on."""
        screen = screens.find(game)
        given = screens.only(("players", *screen.SETTINGS), self.given())
        return {"players": players, **screen.config(given)}


NO_SETTINGS = Settings()


def names_in(text: str) -> tuple[str, ...]:
    """The names in a list with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
