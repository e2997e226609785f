"""The modules that are there for the phrases they teach."""

from __future__ import annotations

from pioche.games.dbs.reading import (
    acts,
    attacks,
    comparisons,
    conditions,
    costs,
    counted,
    decks,
    deeds,
    events,
    groups,
    plays,
    replacements,
    restrictions,
    skills,
    surcharges,
    ways,
)

MODULES = (
    acts, attacks, comparisons, conditions, costs, counted, decks, deeds, events, groups, plays, replacements, restrictions, skills, surcharges, ways,
)  # fmt: skip
