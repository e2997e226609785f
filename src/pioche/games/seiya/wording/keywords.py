"""Keywords: the rulebook's words for when an ability counts."""

from __future__ import annotations

from functools import singledispatch

from pioche.games.seiya.card import (
    Activation,
    Annihilated,
    Apparition,
    Arrival,
    Bonus,
    Defeated,
    Eliminated,
    EndOfEpic,
    Exit,
    Gift,
    Play,
    Power,
    Reward,
    Sense,
    Talent,
    Technique,
    WhenMarked,
)
from pioche.kernel.state.catalogue import Ability, Static
from pioche.kernel.wording.voice import Unworded

EVERYWHERE = ("hand", "play", "draw", "discard", "guard")
# What counts in play is printed without a keyword.
ZONES = {
    ("field",): "field",
    ("enfers",): "enfers",
    ("entrave",): "entrave",
    ("trials",): "trial",
    ("play",): "",
    ("relics",): "",
    ("pillars",): "",
    ("epic",): "",
    ("statue",): "",
    ("house",): "",
    ("altar",): "",
    EVERYWHERE: "",
}
WORDS: dict[type[Ability], str] = {
    Play: "play",
    Arrival: "arrival",
    Defeated: "defeated",
    Exit: "exit",
    Apparition: "apparition",
    Annihilated: "annihilated",
    Sense: "sense",
    Reward: "reward",
    Gift: "gift",
    Talent: "talent",
    WhenMarked: "marked",
    Technique: "technique",
    Power: "",
    EndOfEpic: "end-of-epic",
    Bonus: "end-of-game",
    Eliminated: "end-of-game",
}


@singledispatch
def keyword_of(ability: Ability) -> str:
    if type(ability) not in WORDS:
        raise Unworded(ability)
    return WORDS[type(ability)]


@keyword_of.register
def _(ability: Activation) -> str:
    return ability.how + ("-talent" if ability.talent else "")


@keyword_of.register
def _(ability: Static) -> str:
    if ability.where not in ZONES:
        raise Unworded(ability, f"in {ability.where}")
    return ZONES[ability.where]
