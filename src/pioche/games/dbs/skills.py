"""Which skills a player may use in a free timing (8-1-3, 8-5-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.dbs.areas import definition
from pioche.games.dbs.card import EXTRA, Activate
from pioche.games.dbs.cost import can_pay_all, card_cost
from pioche.games.dbs.play import limit_of
from pioche.kernel.decision import Option
from pioche.kernel.query import NUMBER
from pioche.kernel.select import key_of
from pioche.kernel.value import Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game

AREAS = ("leader", "battle", "unison", "hand")


def usable(game: Game, seat: int, timing: str) -> list[Option]:
    """The skills that can be activated now, one option for cards that look alike."""
    skills = game.rules.catalogue.abilities(Activate)
    found: dict[str, Option] = {}
    for name in AREAS:
        for ref in game.cards_in(name, seat):
            for place, (skill, rule) in enumerate(skills[game.cards[ref & NUMBER].definition]):
                if (
                    name in skill.where
                    and skill.when in (timing, "both")
                    and can_use(game, seat, ref, place, skill, rule)
                ):
                    key = f"use:{key_of(game, ref, seat)}:{place}"
                    found.setdefault(key, Option(key, "use", ref, place))
    return list(found.values())


def can_use(game: Game, seat: int, ref: int, place: int, skill: Activate, rule: str) -> bool:
    scope = Scope(seat, seat, ref, rule)
    if skill.once or skill.limit:
        most = game.number("limit:" + skill.limit, ref, base=1) if skill.limit else 1
        if game.tallies.get(limit_of(ref, place, skill), 0) >= (most or 0):
            return False
    if skill.needs and not skill.needs.met(game, scope, 1 << seat):
        return False
    from_hand = definition(game, ref).type == EXTRA and game.cards[ref & NUMBER].zone == game.bases["hand"] + seat
    costs = (*card_cost(game, ref), *skill.cost) if from_hand else skill.cost
    return can_pay_all(game, costs, scope) and not game.forbidden("use", ref)
