"""The abilities that a card has, printed on it or granted by another card, and how often they count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.seiya.card import Activation, Arrival, Exit, Play, WhenMarked
from pioche.games.seiya.field import abilities
from pioche.games.seiya.part import aloof
from pioche.kernel.cards.answers import applying
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.rule import Rule
from pioche.kernel.cards.value import Node, Scope
from pioche.kernel.play.trigger import Waiting
from pioche.kernel.state.catalogue import Ability

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in (Activation, Arrival, Exit, WhenMarked, Play)}


class Grant(Rule, Node, frozen=True):
    """The cards that pass the test have an ability as if it were printed on them."""

    of: Test
    ability: Ability

    def questions(self) -> tuple[str, ...]:
        return ("grant",)


def held(game: Game, ref: int, kind: type[Any], scope: Scope) -> list[Waiting]:
    """The abilities of a kind that a card has now, ready to be carried out within a scope."""
    printed = abilities(game, ref, kind)
    if not printed and "grant" not in game.index:
        return []
    if kind is Exit and aloof(game):
        scope = scope.having("spared", (*scope.binds.get("spared", ()), *aloof(game)))
    number = game.rules.catalogue.number
    found = [
        Waiting(number(ability.effect), Scope(scope.you, scope.actor, ref, rule, scope.binds), kind.__name__)
        for ability, rule in printed
        if getattr(ability, "needs", None) is None or ability.needs.met(game, Scope(scope.you, scope.actor, ref, rule))
    ]
    found += [
        Waiting(
            number(entry.rule.ability.effect),  # type: ignore[attr-defined]
            Scope(scope.you, scope.actor, ref, inner.rule, scope.binds),
            kind.__name__,
        )
        for entry, inner in applying(game, "grant", ref)
        if isinstance(entry.rule.ability, kind)  # type: ignore[attr-defined]
    ]
    times = game.number("times", ref, base=1) if kind is Exit else 1
    return found * (times or 0)
