"""As if: questions asked of a game in which something had happened already. The game is as before afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.cards.inforce import enforce, enter, leave
from pioche.kernel.cards.rule import Entry, Rule
from pioche.kernel.cards.value import Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Moved:
    """As if the card had already moved there: what a card's own cost makes possible is asked so."""

    __slots__ = ("before", "game", "now", "ref", "to")

    def __init__(self, game: Game, ref: int, to: str, seat: int) -> None:
        self.game = game
        self.ref = ref
        self.to = game.bases[to] + seat

    def __enter__(self) -> int:
        game, ref, to, zones = self.game, self.ref, self.to, self.game.zones
        card, index = game.cards[ref], game.index
        origin, target = zones[card.zone], zones[to]
        self.before = card, origin, target, index
        life = game.serial = game.serial + 1
        now = self.now = game.cards.begin(ref, card.moved(to, life))
        at = origin.index(ref)
        zones[card.zone] = origin[:at] + origin[at + 1 :]
        zones[to] += (now,)
        if game.statics[card.definition]:
            game.index = index.copy()
            leave(game, ref, card)
            enter(game, now)
        return now

    def __exit__(self, *error: object) -> None:
        game = self.game
        card, origin, target, game.index = self.before
        game.serial -= 1
        game.cards.begin(self.now, card)
        game.zones[self.to], game.zones[card.zone] = target, origin


class InForce:
    """As if these rules were in force."""

    __slots__ = ("game", "index", "rules", "scope")

    def __init__(self, game: Game, rules: tuple[Rule, ...], scope: Scope) -> None:
        self.game = game
        self.index = game.index
        self.rules = rules
        self.scope = scope

    def __enter__(self) -> None:
        if self.rules:
            self.game.index = self.index.copy()
            for rule in self.rules:
                enforce(self.game, Entry(self.scope.source, rule, self.scope, False, None, self.game.serial))

    def __exit__(self, *error: object) -> None:
        self.game.index = self.index
