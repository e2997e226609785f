"""What cards of this game say, in French and English."""

from pioche.games.dbs.wording import acts as acts  # registers its words
from pioche.games.dbs.wording import moves as moves  # likewise
from pioche.games.dbs.wording.skills import card_text, skill_text
from pioche.kernel.wording.voice import Unworded

__all__ = ["Unworded", "card_text", "skill_text"]
