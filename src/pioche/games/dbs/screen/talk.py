"""The words of the screen of the Dragon Ball Super Card Game."""

from __future__ import annotations

from typing import ClassVar

from pioche.games.dbs.wording.talk import DbsTalk
from pioche.kernel.wording import Speech, speech

STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "black": "bright_black"}


def style_of(colours: tuple[str, ...]) -> str:
    """How a card is shown: tokens may have no colour."""
    return STYLES[colours[0]] if colours else "white"


class TerminalTalk(DbsTalk):
    """Talk at a table, with the words of the screen."""

    packages: ClassVar[tuple[str, ...]] = (*DbsTalk.packages, "pioche.terminal", "pioche.games.dbs.screen")


def words(language: str) -> Speech:
    return speech(language, *TerminalTalk.packages)
