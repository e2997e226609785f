"""L'Ordre de Veiel in a terminal."""

from __future__ import annotations

from pioche.games.veiel import RULES
from pioche.games.veiel import rulebook as book
from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.screen.cards import facts, group, in_order, names, show_cards, whole_card
from pioche.games.veiel.screen.table import picture, scores
from pioche.games.veiel.screen.talk import TerminalTalk, words
from pioche.games.veiel.setup import Config
from pioche.kernel.rules import Rules
from pioche.kernel.wording.rulebook import Rulebook

talk = TerminalTalk


def settings(config: Config, language: str) -> list[str]:
    say = words(language).say

    def named(*slugs: str) -> str:
        cards = [RULES.catalogue.definitions[RULES.catalogue.by_slug[slug]] for slug in slugs]
        return ", ".join(
            card.name if language == "fr" else card.english for card in cards if isinstance(card, VeielCard)
        )

    found = [
        say("settings-veiel-heroes", heroes=named(*config.heroes)),
        say("settings-veiel-bosses", count=len(config.bosses), bosses=named(*config.bosses)),
        say("settings-veiel-waves") if config.waves else say("settings-veiel-difficulty", difficulty=config.difficulty),
    ]
    found += [say("settings-veiel-" + flag) for flag in ("battlefields", "hidden") if getattr(config, flag)]
    return found


def rulebook(rules: Rules) -> Rulebook:
    return book.rulebook()


__all__ = [
    "facts", "group", "in_order", "names", "picture", "rulebook", "scores", "settings", "show_cards", "talk",
    "whole_card", "words",
]  # fmt: skip
