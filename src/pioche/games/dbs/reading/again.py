"""Saying it again: a line counts as understood only if its meaning, worded, says the same and is read as the same."""

from __future__ import annotations

from functools import lru_cache

from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.lines import read
from pioche.games.dbs.reading.text import content
from pioche.games.dbs.wording import Unworded, skill_text
from pioche.kernel.state.catalogue import Ability

KEPT = 4096  # lines that many cards share are read once


@lru_cache(KEPT)
def compiled(line: str, kind: str) -> tuple[Ability, ...]:
    """What a line means; NotUnderstood also if that cannot be said again."""
    abilities = read(line, kind)
    try:
        again = skill_text(abilities, "en")
    except Unworded as error:
        raise NotUnderstood("no-words", str(error.args[0]).removeprefix("no wording for ")) from None
    if content(again) != content(line):
        raise NotUnderstood("other-words")
    if read(again, kind) != abilities:
        raise NotUnderstood("another-meaning")
    return abilities
