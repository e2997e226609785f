"""How cards are called: printed in French, and in English as the saga calls them there."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

from pioche.games.seiya.cards import ALL


@cache
def english() -> dict[str, dict[str, str]]:
    return tomllib.loads(files(__package__).joinpath("english.toml").read_text("utf-8"))


@cache
def name_of(printed: str, lang: str) -> str:
    """A printed name as people say it: Seiya de Pégase is Pegasus Seiya in English."""
    known = english()
    if lang != "en" or printed in known["whole"]:
        return printed if lang != "en" else known["whole"][printed]
    who, _, owner = printed.partition(" ")
    if owner not in known["of"] or who in UNNAMED:
        return printed
    return f"{known['of'][owner]} {known['things'].get(who, who)}"


@cache
def _printed() -> re.Pattern[str]:
    """All names that are others in English, the longest first: Thétis de la Sirène Marine is more than Thétis."""
    known = english()
    names = {card.name for card in ALL if name_of(card.name, "en") != card.name} | set(known["whole"])
    people = {name for name in known["things"] if name not in COMMON}
    longest = sorted(names | people, key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest))})(?!\w)")


def in_english(text: str) -> str:
    """An English text with the names that the saga has in English."""
    things = english()["things"]
    return _printed().sub(lambda found: things.get(found[0]) or name_of(found[0], "en"), text)


# Words of their own besides being part of names.
COMMON = frozenset(["Armure", "Chevalier", "Marine", "Surplis", "Écaille"])
# What belongs to somebody without being called after them in English.
UNNAMED = frozenset(["Maison", "Autel", "Trident", "Envol", "Illusion", "Renaissance", "Colère", "Broyeur", "Ondes"])
