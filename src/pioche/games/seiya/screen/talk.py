"""The words of the screen of Saint Seiya Deckbuilding."""

from __future__ import annotations

from typing import ClassVar

from pioche.games.seiya.wording.talk import SeiyaTalk
from pioche.kernel.wording import Speech, speech

STYLES = {
    "force": "red", "heal": "green", "cosmos": "bright_blue", "cost_force": "red", "cost_cosmos": "bright_blue",
    "cost_souls": "magenta", "gain_souls": "magenta",
}  # fmt: skip


class TerminalTalk(SeiyaTalk):
    """Talk at a table, with the words of the screen."""

    packages: ClassVar[tuple[str, ...]] = (*SeiyaTalk.packages, "pioche.terminal", "pioche.games.seiya.screen")


def words(language: str) -> Speech:
    return speech(language, *TerminalTalk.packages)
