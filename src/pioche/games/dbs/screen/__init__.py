"""The Dragon Ball Super Card Game in a terminal."""

from __future__ import annotations

from pioche.games.dbs.cards import ALL
from pioche.games.dbs.files import shown
from pioche.games.dbs.rulebook import rulebook
from pioche.games.dbs.screen.cards import facts, in_order, names, show_cards, whole_card
from pioche.games.dbs.screen.table import picture, scores
from pioche.games.dbs.screen.talk import TerminalTalk, words
from pioche.games.dbs.setup import Config

talk = TerminalTalk


def settings(config: Config, language: str) -> list[str]:
    say = words(language).say
    known = {card.slug: card.name for card in (*ALL, *config.cards)}
    one, other = (known.get(deck.leader) or shown(deck.leader) for deck in config.decks)
    found = [say("settings-decks", one=one, other=other)]
    if config.cards:
        found.append(say("settings-cards", count=len(config.cards)))
    return found


__all__ = [
    "facts", "in_order", "names", "picture", "rulebook", "scores", "settings", "show_cards", "talk", "whole_card",
    "words",
]  # fmt: skip
