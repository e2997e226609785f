"""What Saint Seiya cards say, in French and English, and the game's words for classes, ranks, types and zones."""

from pioche.games.seiya.wording.cards import (
    ability_line,
    ability_text,
    card_text,
    keyword,
    profile_text,
    pv_text,
    statements,
)
from pioche.games.seiya.wording.voice import PACKAGE, key, tidy
from pioche.kernel.wording import speech
from pioche.kernel.wording.voice import Unworded


def class_name(word: str, lang: str, many: bool = False) -> str:
    return speech(lang, PACKAGE).say("noun-" + key(word), number="many" if many else "one")


type_name = class_name


def rank_name(rank: str, lang: str, gender: str = "m", many: bool = False) -> str:
    """A rank with its symbol, as it stands beside a noun of that gender."""
    return tidy(speech(lang, PACKAGE).say("rank-" + rank, gender=gender, number="many" if many else "one"))


def zone_name(zone: str, lang: str, whose: str = "none") -> str:
    """A zone by its name; with `whose` (you, they) as "your hand" or "their hand"."""
    return speech(lang, PACKAGE).say("zone-" + zone, whose=whose)


__all__ = [
    "Unworded",
    "ability_line",
    "ability_text",
    "card_text",
    "class_name",
    "keyword",
    "profile_text",
    "pv_text",
    "rank_name",
    "statements",
    "type_name",
    "zone_name",
]
