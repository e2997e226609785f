"""Tokens: Energy, Victory Points on cards and players, Libra Weapons (glossary: Jeton)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.card import PV
from pioche.games.seiya.deeds import deed
from pioche.kernel.cards.select import Selection
from pioche.kernel.cards.value import NOTHING, Amount, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.state.game import Game

ENERGY = 3  # the most that a player can have (glossary: Jeton Énergie 4)


def energize(game: Game, seat: int, by: int, scope: Scope) -> int:
    """A player who has a board gains or spends Energy; what is beyond the most is lost."""
    counter = f"energy/{seat}"
    if counter not in game.counters:
        return 0
    gained = min(by, ENERGY - game.counters[counter])
    if gained:
        game.count(counter, gained, "energy", scope.acting(seat))
        deed(game, "energy", seat, gained)
    return gained


def settle_tokens(game: Game, ref: int, tokens: int) -> None:
    """PV tokens that lay on a card become the player's whose hand or discard pile it joined (glossary: Jeton PV 2).

    They stay on a card that is wounded or frozen, on an Armour that Hilda equips at once, on a Pillar, or on what
    nobody has yet, and are lost with any other.
    """
    card = game.cards[ref]
    zone = game.rules.zone_at[card.zone].name
    if zone in ("hand", "discard"):
        rule = "seiya:glossary:jeton-point-de-victoire:2"
        give_tokens(game, card.owner, tokens, Scope(card.owner, card.owner, ref, rule))
    elif zone in ("wounded", "frozen", "armour", "limbo", "trophies"):
        game.put(ref, PV, tokens)


def refused(game: Game, seat: int, tokens: int) -> bool:
    """Whether a player gains no such tokens; those of -1 are never refused."""
    return tokens > 0 and game.forbidden("tokens", 0, {"by": (seat,)}) is not None


def give_tokens(game: Game, seat: int, tokens: int, scope: Scope) -> int:
    """A player gains tokens, or loses points by them; returns how many."""
    if refused(game, seat, tokens):
        return 0
    game.counters.setdefault(f"tokens/{seat}", 0)
    game.count(f"tokens/{seat}", tokens, "tokens", scope.acting(seat))
    return abs(tokens)


class AddTokens(Verb, Node, frozen=True):
    """PV tokens on cards."""

    what: Selection
    amount: int
    verb: ClassVar[str] = "add-tokens"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.put(ref, PV, game.cards[ref].count(PV) + self.amount)
        game.happens("add-tokens", scope.actor, scope, card=ref, amount=self.amount)
        return ref


class SpendTokens(Effect, Node, frozen=True):
    """The tokens on this card go back to the supply; how many there were is bound for what follows."""

    then: Effect

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.cards[scope.source].count(PV) != 0 and self.then.can(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        tokens = game.cards[scope.source].count(PV)
        game.put(scope.source, PV, 0)
        game.happens("spend-tokens", scope.actor, scope, card=scope.source, amount=abs(tokens))
        return self.then.carry_out(game, scope.having("spent", (abs(tokens),)))


class GainTokens(Effect, Node, frozen=True):
    """The actor receives so many PV tokens, of +1 or of -1."""

    size: Amount
    each: int = 1

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return not refused(game, scope.actor, self.each)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        size = self.size.count(game, scope)
        return Outcome(size, give_tokens(game, scope.actor, self.each * size, scope) if size else 0)


class GainEnergy(Effect, Node, frozen=True):
    """The actor gains Energy."""

    size: int = 1

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Outcome(self.size, energize(game, scope.actor, self.size, scope))


class GainWeapon(Effect, Node, frozen=True):
    """The actor obtains a Libra Weapon token, if any is left."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.counters.get("weapons", 0) > 0

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if not self.can(game, scope, 0) or f"weapons/{scope.actor}" not in game.counters:
            return NOTHING
        game.counters["weapons"] -= 1
        game.count(f"weapons/{scope.actor}", 1, "weapon", scope)
        return Outcome(1, 1)


class GiveWeapon(Effect, Node, frozen=True):
    """The actor gives a Libra Weapon token back."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.counters.get(f"weapons/{scope.actor}", 0) > 0

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if not self.can(game, scope, 0):
            return NOTHING
        game.count(f"weapons/{scope.actor}", -1, "weapon-lost", scope)
        game.counters["weapons"] += 1
        return Outcome(1, 1)


GAIN_WEAPON, GIVE_WEAPON = GainWeapon(), GiveWeapon()
