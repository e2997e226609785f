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

    __slots__ = ("before", "game", "now", "origin", "ref", "target", "zone")

    def __init__(self, game: Game, ref: int, to: str, seat: int) -> None:
        self.game = game
        self.ref = ref
        self.zone = game.bases[to] + seat
        card = game.cards[ref]
        self.before = card, game.serial, game.index
        self.origin, self.target = game.zones[card.zone], game.zones[self.zone]

    def __enter__(self) -> int:
        game, ref, (card, serial, index) = self.game, self.ref, self.before
        life = game.serial = serial + 1
        now = self.now = game.cards.begin(ref, card.moved(self.zone, life))
        at = self.origin.index(ref)
        game.zones[card.zone] = self.origin[:at] + self.origin[at + 1 :]
        game.zones[self.zone] += (now,)
        if game.statics[card.definition]:
            game.index = index.copy()
            leave(game, ref, card)
            enter(game, now)
        return now

    def __exit__(self, *error: object) -> None:
        game = self.game
        card, game.serial, game.index = self.before
        game.cards.begin(self.now, card)
        game.zones[self.zone], game.zones[card.zone] = self.target, self.origin


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
