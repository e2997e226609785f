"""What Saint Seiya cards say, in French and English, and the game's words for classes, ranks, types and zones."""

from collections import Counter

from pioche.games.seiya.card import DIVINE, RANKS, TECHNIQUE_TYPE, SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.wording.cards import (
    ability_line,
    ability_text,
    card_text,
    keyword,
    profile_text,
    pv_text,
    statements,
)
from pioche.games.seiya.wording.names import name_of
from pioche.games.seiya.wording.voice import PACKAGE, key, tidy
from pioche.kernel.wording import speech
from pioche.kernel.wording.voice import Unworded


def class_name(word: str, lang: str, many: bool = False) -> str:
    return speech(lang, PACKAGE).say("noun-" + key(word), number="many" if many else "one")


type_name = class_name


def rank_name(rank: str, lang: str, gender: str = "m", many: bool = False) -> str:
    """A rank with its symbol, as it stands beside a noun of that gender."""
    return tidy(speech(lang, PACKAGE).say("rank-" + rank, gender=gender, number="many" if many else "one"))


SIGNS = dict(zip(RANKS, "●▲◆★", strict=False))  # the last rank has none
NAMES = Counter(card.name for card in ALL if card.mode != "duel")
NAMESAKES = frozenset(name for name, count in NAMES.items() if count > 1)


def title(card: SeiyaCard, lang: str) -> str:
    """Cards of a hero share a name: the signs of the ranks tell them apart; other namesakes are told by their box, or
    by the duel.
    """
    voice, name = speech(lang, PACKAGE), name_of(card.name, lang)
    if card.mode == "duel":
        return voice.say("of-box", name=name, box="duel") if card.name in NAMES else name
    if card.hero:
        return of_hero(card, lang)
    if card.name not in NAMESAKES or card.set == "base":
        return name
    if card.type == TECHNIQUE_TYPE:
        return voice.say("numbered", name=name, number=card.number)
    return voice.say("of-box", name=name, box=card.set)


def of_hero(card: SeiyaCard, lang: str) -> str:
    """Who is Divine has a rank without a sign; uncommon Heroes of two boxes have the same sign."""
    name = name_of(card.name, lang)
    if DIVINE in card.classes:
        return f"{name} ({class_name(DIVINE, lang)})"
    signed = f"{name} {''.join(SIGNS[rank] for rank in card.ranks)}"
    return speech(lang, PACKAGE).say("of-box", name=signed, box=card.set) if card.set == "hades" else signed


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
    "name_of",
    "profile_text",
    "pv_text",
    "rank_name",
    "statements",
    "title",
    "type_name",
    "zone_name",
]
