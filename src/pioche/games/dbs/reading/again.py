"""Saying it again: a line counts as understood only if its meaning, worded, says the same and is read as the same."""

from __future__ import annotations

from functools import lru_cache

from pioche.games.dbs.reading.errors import NotUnderstood
from pioche.games.dbs.reading.lines import read
from pioche.games.dbs.reading.text import content
from pioche.games.dbs.wording import Unworded, skill_text
from pioche.kernel.state.catalogue import Ability

PERMANENT = "[Permanent] "  # one icon may stand before several skills, which count in other areas or at other times
KEPT = 4096  # lines that many cards share are read once


@lru_cache(KEPT)
def compiled(line: str, kind: str) -> tuple[Ability, ...]:
    """What a line means; NotUnderstood also if that cannot be said again."""
    abilities = read(line, kind)
    try:
        texts = [skill_text((ability,), "en") for ability in abilities]
    except Unworded as error:
        raise NotUnderstood("no-words", str(error.args[0]).removeprefix("no wording for ")) from None
    first, *others = texts
    if content(" ".join([first, *(text.removeprefix(PERMANENT) for text in others)])) != content(line):
        raise NotUnderstood("other-words")
    if tuple(ability for text in texts for ability in read(text, kind)) != abilities:
        raise NotUnderstood("another-meaning")
    return abilities
