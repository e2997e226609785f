"""The words of the screen of L'Ordre de Veiel."""

from __future__ import annotations

from typing import ClassVar

from pioche.games.veiel.wording.talk import VeielTalk
from pioche.kernel.wording import Speech, speech

STYLES = {"rouge": "red", "jaune": "yellow", "bleu": "bright_blue", "vert": "green", "violet": "magenta"}


class TerminalTalk(VeielTalk):
    """Talk at a table, with the words of the screen."""

    packages: ClassVar[tuple[str, ...]] = (*VeielTalk.packages, "pioche.terminal", "pioche.games.veiel.screen")


def words(language: str) -> Speech:
    return speech(language, *TerminalTalk.packages)
