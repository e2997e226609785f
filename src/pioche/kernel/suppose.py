"""As if: questions asked of a game in which something had happened already. The game is as before afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.force import enforce, enter, leave
from pioche.kernel.modify import Entry, Rule
from pioche.kernel.query import NUMBER
from pioche.kernel.value import Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game


class Moved:
    """As if the card had already moved there: what a card's own cost makes possible is asked so."""

    __slots__ = ("before", "game", "now", "number", "origin", "target", "zone")

    def __init__(self, game: Game, ref: int, to: str, seat: int) -> None:
        self.game = game
        self.number = ref & NUMBER
        card = game.cards[self.number]
        self.zone = game.bases[to] + seat
        self.before = card, game.serial, game.index
        self.origin, self.target = game.zones[card.zone], game.zones[self.zone]
        life = game.serial = game.serial + 1
        self.now = life << 12 | self.number
        at = self.origin.index(ref)
        game.zones[card.zone] = self.origin[:at] + self.origin[at + 1 :]
        game.zones[self.zone] += (self.now,)
        game.cards[self.number] = card.moved(self.zone, life)
        if game.statics[card.definition]:
            game.index = game.index.copy()
            leave(game, ref, card)
            enter(game, self.now)

    def __enter__(self) -> int:
        return self.now

    def __exit__(self, *error: object) -> None:
        game = self.game
        card, game.serial, game.index = self.before
        game.cards[self.number] = card
        game.zones[self.zone], game.zones[card.zone] = self.target, self.origin


class InForce:
    """As if these rules were in force."""

    __slots__ = ("game", "index")

    def __init__(self, game: Game, rules: tuple[Rule, ...], scope: Scope) -> None:
        self.game = game
        self.index = game.index
        if rules:
            game.index = game.index.copy()
            for rule in rules:
                enforce(game, Entry(scope.source, rule, scope, False))

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: object) -> None:
        self.game.index = self.index
