"""Which skills a player may use in a free timing (8-1-3, 8-5-8)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pioche.games.dbs.areas import definition
from pioche.games.dbs.card import EXTRA, Activate
from pioche.games.dbs.cost import affordable, prices
from pioche.games.dbs.counter import unusable
from pioche.games.dbs.play import limits
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.suppose import Moved
from pioche.kernel.cards.value import Scope
from pioche.kernel.play.decision import Option

if TYPE_CHECKING:
    from pioche.kernel.rules import Rules
    from pioche.kernel.state.game import Game

TIMINGS = {
    "main": ("Activate: Main",), "battle": ("Activate: Battle",), "both": ("Activate: Main", "Activate: Battle"),
}  # fmt: skip
AREAS = ("leader", "battle", "unison", "hand", "drop", "combo", "energy", "warp")


def usable(game: Game, seat: int, timing: str) -> list[Option]:
    """The skills that can be activated now, one option for cards that look alike."""
    found: list[Option] = []
    cards, zones = game.cards, game.zones
    for name, base, skills in skills_by_area(game.rules, timing):
        able: dict[int, list[int]] = {}  # by the number of the skill among those of its card
        for ref in zones[base + seat]:
            face = cards[ref].definition
            if face in skills:
                for place, skill, rule in skills[face]:
                    if can_use(game, seat, ref, name, skill, rule):
                        able.setdefault(place, []).append(ref)
        for place, refs in able.items():
            for option in merged(game, refs, seat):
                label, several, which = option.key.partition("#")
                found.append(Option(f"use:{label}:{place}{several}{which}", "use", option.card, place))
    return found


Skills = dict[int, list[tuple[int, Activate, str]]]  # by definition: their numbers, and the statements they are


@lru_cache(maxsize=64)
def skills_by_area(rules: Rules, timing: str) -> list[tuple[str, int, Skills]]:
    """The areas where skills can be activated at such a time, by name and number, with those skills."""
    found: dict[str, Skills] = {name: {} for name in AREAS}
    for number, skills in enumerate(rules.catalogue.abilities[Activate]):
        for place, (skill, rule) in enumerate(skills):
            if skill.when in (timing, "both"):
                for name in skill.where:
                    found[name].setdefault(number, []).append((place, skill, rule))
    return [(name, rules.bases[name], skills) for name, skills in found.items() if skills]


def eased(game: Game, ref: int, rule: str) -> bool:
    """Whether another condition than its own is met, by which a skill of such a keyword can be activated."""
    return any(game.permitted(f"use [{name}]", ref) for name in game.rules.catalogue.keywords(rule))


def can_use(game: Game, seat: int, ref: int, name: str, skill: Activate, rule: str) -> bool:
    scope = Scope(seat, seat, ref, rule)
    if any(game.tallies.get(tally, 0) >= most for tally, most in limits(game, seat, ref, skill, rule)):
        return False
    if skill.needs and not skill.needs.met(game, scope, 1 << seat) and not eased(game, ref, rule):
        return False
    if game.silenced(ref, rule) or game.forbidden("use", ref) or unusable(game, ref, rule):
        return False
    if not skill.keyword and any(game.forbidden(f"use [{name}]", ref) for name in TIMINGS[skill.when]):
        return False
    if name != "hand":
        return bool(affordable(game, prices(game, "use", ref, skill.cost, False), scope))
    with Moved(game, ref, "limbo", 0) as now:
        inner = Scope(seat, seat, now, rule)
        costs = prices(game, "use", now, skill.cost, definition(game, ref).type == EXTRA)
        return bool(affordable(game, costs, inner))
