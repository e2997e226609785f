"""What cards of L'Ordre de Veiel say, in French and English, and the game's words for colours, types and zones."""

from pioche.games.veiel.wording.cards import (
    ability_line,
    ability_text,
    card_text,
    category,
    colours,
    keyword,
    profile_text,
    statements,
    title,
    types,
    vitality,
)
from pioche.games.veiel.wording.zones import zone_name, zone_rows
from pioche.kernel.wording.voice import Unworded

__all__ = [
    "Unworded",
    "ability_line",
    "ability_text",
    "card_text",
    "category",
    "colours",
    "keyword",
    "profile_text",
    "statements",
    "title",
    "types",
    "vitality",
    "zone_name",
    "zone_rows",
]
