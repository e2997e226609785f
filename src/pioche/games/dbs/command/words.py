"""What the commands of the Dragon Ball Super Card Game say."""

from __future__ import annotations

from pioche.games.dbs.wording.talk import DbsTalk
from pioche.kernel.wording import Speech, speech


def words(language: str) -> Speech:
    return speech(language, *DbsTalk.packages, "pioche.terminal", "pioche.games.dbs.command")
