"""The end of the game: Victory Points (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.seiya.card import PV, Bonus, Eliminated
from pioche.games.seiya.field import abilities, definition
from pioche.games.seiya.part import Part, parts
from pioche.kernel.cards.query import YOU, Cards, Selector, Test
from pioche.kernel.cards.value import Amount, Condition, Node, Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

# A player's game: all that is not destroyed.
DECK = ("hand", "draw", "discard", "wounded", "armour", "play", "frozen", "relics", "guard")


def deck(test: Test | None = None) -> Cards:
    return Cards(DECK, test, YOU)


class Most(Amount, Node, frozen=True):
    """So much for the actor, if nobody else has as many such cards."""

    among: Selector
    amount: int = 1

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        counts = [len(self.among.cards(game, Scope(seat, seat, scope.source))) for seat in range(game.players)]
        best = max(counts)
        return self.amount if counts[scope.actor] == best and counts.count(best) == 1 else 0


class Plus(Amount, Node, frozen=True):
    """The sum of two amounts."""

    first: Amount
    second: Amount

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.first.count(game, scope) + self.second.count(game, scope)


class Names(Amount, Node, frozen=True):
    """How many different names the cards bear."""

    among: Selector

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return len({definition(game, ref).name for ref in self.among.cards(game, scope)})


class Provided(Amount, Node, frozen=True):
    """So much if a condition is met, else nothing."""

    condition: Condition
    amount: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.amount if self.condition.met(game, scope) else 0


def points(game: Game, seat: int, ref: int) -> int:
    """The PV that a card brings its player now."""
    card = definition(game, ref)
    worth = card.pv or 0
    if card.pv_rule is not None:
        worth = card.pv_rule.count(game, Scope(seat, seat, ref, card.statements()[1]))
    return game.number("pv", ref, base=worth) or 0


def scored(game: Game, seat: int) -> list[int]:
    """The cards that bring a player Victory Points: the own game, and the Pillars destroyed (5.1.4.b:5)."""
    beside = (*game.cards_in("trophies", seat), *game.cards_in("apart", seat))
    others = [ref for part in parts(game, Part.scored) for ref in part.scored(game, seat)]
    return [*deck().cards(game, Scope(seat, seat)), *beside, *others]


def extras(game: Game, seat: int) -> list[tuple[str, int]]:
    """Victory Points that are on no card of the player, each with the rule by which they count."""
    found = []
    tokens = game.counters.get(f"tokens/{seat}", 0) + sum(
        game.cards[ref].count(PV) for ref in game.cards_in("trophies", seat)
    )
    if tokens:
        found.append(("seiya:glossary:jeton-point-de-victoire:3", tokens))
    return found + [extra for part in parts(game, Part.extras) for extra in part.extras(game, seat)]


def bonuses(game: Game, seat: int, refs: tuple[int, ...]) -> list[tuple[str, int]]:
    """What cards beside the mat bring a player at the end of the game."""
    found = []
    for ref in refs:
        for ability, rule in abilities(game, ref, Bonus):
            if bonus := ability.amount.count(game, Scope(seat, seat, ref, rule)):
                found.append((rule, bonus))
    return found


def score(game: Game, seat: int) -> int:
    return sum(points(game, seat, ref) for ref in scored(game, seat)) + sum(bonus for _, bonus in extras(game, seat))


def eliminated(game: Game, seat: int) -> bool:
    """Whether a player cannot win, by an Épopée."""
    return bool(game.counters.get(f"out/{seat}", 0)) or any(
        ability.condition.met(game, Scope(seat, seat, ref, rule))
        for ref in game.cards_in("epic")
        for ability, rule in abilities(game, ref, Eliminated)
    )


def winners(game: Game) -> tuple[int, ...]:
    """7:3. A tie is a shared victory."""
    scores = {seat: score(game, seat) for seat in range(game.players) if not eliminated(game, seat)}
    return tuple(seat for seat, points in scores.items() if points == max(scores.values()))
