"""What lasts: rules that a card puts in force for a time, and the card that stays until they end (ruling 44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pioche.games.veiel.card import PLAYED
from pioche.games.veiel.targets import Deed, Target
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.rule import Number, Rule
from pioche.kernel.cards.value import Node, Outcome, Scope
from pioche.kernel.play.affected import Affected

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

Ends = Literal["their-turn", "their-next-turn", "heroes", "enemies", "next-enemies"]


class NextAttack(Number, frozen=True):
    """A number of the next attack card only: it ends with that card."""


class Obstacles(Rule, Node, frozen=True):
    """Cells on which nobody stands, stops or passes."""

    cells: int

    def questions(self) -> tuple[str, ...]:
        return ("obstacles",)


class Guards(Rule, Node, frozen=True):
    """Damage that an attack would deal to the heroes that pass the test is dealt to this hero instead."""

    of: Test

    def questions(self) -> tuple[str, ...]:
        return ("guard",)


class Lasting(Deed, Node, frozen=True):
    """Puts rules in force about figures, which are bound to `it`, until a moment."""

    rules: tuple[Rule, ...]
    to: Target
    ends: Ends

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome:
        for ref in refs:
            inner = scope.having("it", (ref,)).having("round", (turn_of(game, ref, self.ends),))
            ends = game.rules.moment(game, inner, self.ends)
            for rule in self.rules:
                game.lend(game.rules.catalogue.number(rule), inner, ends)
            game.happens("affect", scope.actor, scope, card=ref)
        return self.outcome(game, refs, 1, len(refs))


def turn_of(game: Game, ref: int, ends: str) -> int:
    """The round in which a hero's turn comes that is meant: this one, or the next if the turn is over (ruling 46).

    The next turn of a hero whose turn it is now comes in the next round.
    """
    this = game.counters["round"]
    if game.counters["enemies-turn"] or PLAYED in game.cards[ref].marks:
        return this + 1
    return this + (ends == "their-next-turn" and game.cards[ref].owner == game.active)


def moment(game: Game, scope: Scope, ends: str) -> str:
    """The name of the moment at which something ends, with the number of the round to which it belongs."""
    this = game.counters["round"]
    match ends:
        case "their-turn" | "their-next-turn":
            return f"end-of-turn/{game.cards[scope.binds['it'][0]].owner}/{scope.binds['round'][0]}"
        case "enemies":
            return f"enemies/{this}"
        case "next-enemies":
            return f"enemies/{this + game.counters['enemies-turn']}"
    return ends


def upon(game: Game) -> tuple[Affected, ...]:
    """The figures under effects that last, and of which cards: the statement that lent a rule names its card."""
    found = {
        Affected(ref, lent.scope.rule.split(":")[2]): None
        for lent in game.lent
        for ref in lent.scope.binds["it"]
        if game.alive(ref)
    }
    return tuple(found)


def put_away(game: Game) -> None:
    """Cards whose effect has ended go to the discard of their hero, Actions to theirs (resoudre-puis-defausser:2)."""
    held = {lent.scope.source for lent in game.lent}
    for seat in range(game.players):
        for ref in game.cards_in("lasting", seat):
            if ref not in held:
                game.move(ref, "discard", seat, "ended")
    for index in (0, 1):
        for ref in game.cards_in("actions-lasting", index):
            if not any(ref in lent.scope.binds.get("action", ()) for lent in game.lent):
                game.move(ref, "actions-past", index, "ended")


def use_up(game: Game, seat: int, since: int) -> None:
    """An attack card has been played: what was lent for the next one, before it was played, is over."""
    used = []
    for lent in game.lent:
        rule = game.node(lent.node)
        if isinstance(rule, NextAttack) and lent.since <= since and game.cards[lent.scope.binds["it"][0]].owner == seat:
            used.append(lent)
    game.end(used)


def breached(game: Game, enemy: int) -> None:
    """An attack card has damaged an enemy: what was lent for that is over."""
    game.end(
        [
            lent
            for lent in game.lent
            if isinstance(game.node(lent.node), NextAttack) and lent.scope.binds["it"] == (enemy,)
        ]
    )
