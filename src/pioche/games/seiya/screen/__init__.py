"""Saint Seiya Deckbuilding in a terminal."""

from __future__ import annotations

from pioche.games.seiya import rulebook as book
from pioche.games.seiya.card import HEROES, SIDES
from pioche.games.seiya.screen.cards import facts, in_order, names, show_cards, whole_card
from pioche.games.seiya.screen.table import picture, scores
from pioche.games.seiya.screen.talk import TerminalTalk, words
from pioche.games.seiya.setup import Config, altar_called
from pioche.games.seiya.wording import class_name
from pioche.kernel.rules import Rules
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.text import plain

talk = TerminalTalk


def settings(config: Config, language: str) -> list[str]:
    say = words(language).say
    if config.mode == "solo":
        found = [say("settings-solo", difficulty=config.difficulty)]
    elif config.mode == "duel":
        found = [say("settings-duel"), *duel(config, language)]
    else:
        found = [say("settings-players", count=config.seats)]
    if heroes := [HEROES[hero] for hero in map(plain, config.heroes) if hero in HEROES]:
        found.append(say("settings-heroes", count=len(heroes), heroes=", ".join(heroes)))
    if config.first is not None:
        found.append(say("settings-first", seat=config.first + 1))
    if config.variant:
        found.append(say("settings-variant"))
    for option in ("promos", "asgard", "poseidon", "hades", "epics"):
        if getattr(config, option) and not (config.mode == "duel" and option in config.boxes):
            found.append(say("settings-" + option))
    if config.flames is not None:
        found.append(say("settings-flames", count=config.flames))
    if config.left_out:
        found.append(say("settings-left-out", boxes=", ".join(config.left_out)))
    return found


def duel(config: Config, language: str) -> list[str]:
    """What is agreed on in a duel alone."""
    say = words(language).say
    found = [
        say("settings-side", seat=seat + 1, side=class_name(SIDES[side], language))
        for seat, typed in enumerate(config.heroes)
        for side in SIDES
        if plain(typed) == side
    ]
    if config.altar:
        found.append(say("settings-altar", altar=altar_called(config.altar)))
    if config.houses == "shuffled":
        found.append(say("settings-shuffled"))
    if config.fewer_houses:
        found.append(say("settings-fewer", count=config.fewer_houses))
    return found


def rulebook(rules: Rules) -> Rulebook:
    return book.rulebook()


__all__ = [
    "facts", "in_order", "names", "picture", "rulebook", "scores", "settings", "show_cards", "talk", "whole_card",
    "words",
]  # fmt: skip
