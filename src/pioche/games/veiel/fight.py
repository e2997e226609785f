"""Damage: to enemies, who lose lives and die, and to heroes, who are wounded (attaque, degats-au-heros, defense)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.veiel import board, grid
from pioche.games.veiel.card import ATTACK, BLOCK, KEPT, LIVES, OWED, SUBSTITUTION, TOUGHNESS, WOUNDS
from pioche.games.veiel.lasting import breached
from pioche.games.veiel.piles import draw, replenish
from pioche.games.veiel.record import damaging
from pioche.games.veiel.targets import Deed, Target
from pioche.kernel.cards.answers import applying
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.rule import Binds
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.value import Amount, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


# Enemies


class Damage(Deed, Node, frozen=True):
    """Damage to enemies."""

    amount: Amount
    to: Target

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        if not refs:
            return Outcome(1, 0)
        return Hurt(game.rules.catalogue.number(self), scope, refs)


class Hurt(Procedure):
    """Enemies suffer damage one after the other, with all that comes of it; who is gone by then is left out."""

    node: int  # the Damage
    scope: Scope
    refs: tuple[int, ...]
    done: int = 0  # how many have been hurt
    places: tuple[int, ...] = ()
    lost: int = 0  # lives that the present one has lost and still answers for

    @step()
    def next_one(self, game: Game) -> Done | Go | None:
        if self.done == len(self.refs):
            return Done(Outcome(1, self.done, self.refs, self.places))
        ref = self.refs[self.done]
        self.places += (game.cards[ref].place,)
        if not game.alive(ref):
            self.done += 1
            return Go("next_one")
        return None

    @step("veiel:attaque:2", "veiel:attaque:3", "veiel:attaque:6")
    def strike(self, game: Game) -> Outcome | Procedure | None:
        ref = self.refs[self.done]
        damage: Damage = game.node(self.node)
        amount = damage.amount.count(game, self.scope.having("target", (ref,)))
        self.done += 1
        self.lost = hurt(game, ref, dealt(game, ref, amount, self.scope), self.scope)
        if not game.cards[ref].count(LIVES):
            self.lost = 0
            return die(game, ref, self.scope)
        return None

    @step(then="answer")
    def answer(self, game: Game) -> Outcome | Procedure | Go:
        """An enemy that lives on answers each life that it has lost; a boss waits until the card is resolved."""
        if not self.lost:
            return Go("next_one")
        self.lost -= 1
        ref = self.refs[self.done - 1]
        if not game.alive(ref):
            return Outcome()
        if board.is_boss(game, ref):
            game.put(ref, OWED, game.cards[ref].count(OWED) + 1)
            return Outcome()
        return announce(game, "lose-life", (ref,), self.scope)


def is_attack(game: Game, ref: int) -> bool:
    return ATTACK in game.words[game.cards[ref].definition]


def dealt(game: Game, enemy: int, printed: int, scope: Scope) -> int:
    """The damage that an enemy is dealt: bonuses and reductions count once for a card and an enemy, at the first time.

    What lessens it leaves 1 of any damage.
    """
    card = damaging(game, scope.source)
    if card is None or enemy in card.hit:
        return printed
    binds: Binds = {"target": (enemy,), "card": (card.card,)}
    full = game.number("damage", card.card, binds, printed) or 0
    less = game.number("armour", enemy, binds, 0) or 0
    return max(min(full, 1), full - less)


def hurt(game: Game, ref: int, amount: int, scope: Scope) -> int:
    """Take damage off an enemy, its block first; returns how many lives it has lost."""
    card = game.cards[ref]
    playing = damaging(game, scope.source)
    if playing is not None:
        if board.distance(game, ref, board.hero(game, playing.seat)) == 1:
            playing.close += (ref,)
        if ref not in playing.hit:
            playing.hit += (ref,)
            if is_attack(game, playing.card):
                breached(game, ref)
    blocked = min(amount, card.count(BLOCK))
    if blocked:
        lose_block(game, ref, blocked)
    wounds = card.count(WOUNDS) + amount - blocked
    toughness = card.count(TOUGHNESS)
    lost = min(wounds // toughness, card.count(LIVES))
    game.put(ref, WOUNDS, wounds - lost * toughness)
    game.happens("hurt", scope.actor, scope, card=ref, amount=amount)
    if blocked:
        game.happens("blocked", scope.actor, scope, card=ref, amount=blocked)
    if lost:
        game.put(ref, LIVES, card.count(LIVES) - lost)
        game.happens("lose-life", scope.actor, scope, card=ref, amount=lost)
        if playing is not None:
            playing.lives += lost
    return lost


def die(game: Game, ref: int, scope: Scope) -> Outcome | Procedure:
    """An enemy leaves the board, and with it those that it has summoned (mort-ennemi:1, invocation:2)."""
    playing = damaging(game, scope.source)
    if playing is not None:
        playing.kills += 1
    return Dying(scope, (ref,))


class Dying(Procedure):
    """Enemies die one after the other."""

    scope: Scope
    refs: tuple[int, ...]

    @step("veiel:mort-ennemi:1", "veiel:invocation:2", then="fall")
    def fall(self, game: Game) -> Outcome | Procedure | Done:
        left = [ref for ref in self.refs if game.alive(ref)]
        if not left:
            return Done(Outcome(1, 1))
        ref = left[0]
        followers = [other for other in board.enemies(game) if game.cards[other].link == ref]
        self.refs = (*left[1:], *followers)
        at = game.cards[ref].place
        boss = board.is_boss(game, ref)
        game.move(
            ref, "bosses-dead" if boss else board.definition(game, ref).tier + "-dead", kind="die", scope=self.scope
        )
        return announce(game, "die", (0,), self.scope.having("place", (at,)))


# Block


def gain_block(game: Game, ref: int, amount: int, scope: Scope, kept: bool = False) -> None:
    card = game.cards[ref]
    game.put(ref, BLOCK, card.count(BLOCK) + amount)
    if kept:
        game.put(ref, KEPT, card.count(KEPT) + amount)
    game.happens("block", scope.actor, scope, card=ref, amount=amount)


def lose_block(game: Game, ref: int, amount: int) -> None:
    left = game.cards[ref].count(BLOCK) - amount
    game.put(ref, BLOCK, left)
    if game.cards[ref].count(KEPT) > left:
        game.put(ref, KEPT, left)


class Block(Deed, Node, frozen=True):
    """Figures gain block; `kept` in the enemies' turn, it stays until the end of the next one."""

    amount: Amount
    to: Target
    kept: bool = False

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome:
        amount = self.amount.count(game, scope)
        if amount <= 0:
            return self.outcome(game, refs, 1, 0)
        for ref in refs:
            gain_block(game, ref, amount, scope, self.kept and game.counters["enemies-turn"] > 0)
        return self.outcome(game, refs, 1, len(refs))


class LoseBlock(Deed, Node, frozen=True):
    """Figures lose so much block; 0: all of it."""

    amount: int
    to: Target

    def fits(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].count(BLOCK) > 0

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome:
        for ref in refs:
            held = game.cards[ref].count(BLOCK)
            amount = min(self.amount, held) if self.amount else held
            lose_block(game, ref, amount)
            game.happens("lose-block", scope.actor, scope, card=ref, amount=amount)
        return self.outcome(game, refs, 1, len(refs))


class HealWounds(Effect, Node, frozen=True):
    """The enemy heals all its wounds."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome:
        if game.cards[scope.source].count(WOUNDS):
            game.put(scope.source, WOUNDS, 0)
            game.happens("recover", scope.actor, scope, card=scope.source)
        return Outcome(1, 1)


# Heroes


class Suffer(Deed, Node, frozen=True):
    """Heroes suffer damage that is no attack: block counts (defense:1)."""

    amount: Amount
    to: Target

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        amount = self.amount.count(game, scope)
        return Suffering(scope, tuple(board.ranked(game, list(refs))), (amount,) * len(refs))


class ShareDamage(Effect, Node, frozen=True):
    """The heroes adjacent to this enemy share damage: evenly, the rest one each from the highest threat down."""

    amount: int

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        near = grid.BESIDE[game.cards[scope.source].place]
        adjacent = [ref for ref in board.heroes(game) if near >> game.cards[ref].place - 1 & 1]
        heroes = board.ranked(game, board.attackable(game, adjacent))
        if not heroes:
            return Outcome(1, 0)
        even, rest = divmod(self.amount, len(heroes))
        return Suffering(scope, tuple(heroes), tuple([even + (place < rest) for place in range(len(heroes))]))


class Suffering(Procedure):
    """Heroes suffer damage one after the other."""

    scope: Scope
    refs: tuple[int, ...]
    amounts: tuple[int, ...]
    given: int = 0

    @step("veiel:defense:1")
    def next_one(self, game: Game) -> Procedure | Done:
        if not self.refs:
            return Done(Outcome(1, self.given))
        ref, *self_refs = self.refs
        amount, *amounts = self.amounts
        self.refs, self.amounts = tuple(self_refs), tuple(amounts)
        return Strike(self.scope, ref, amount)

    @step(then="next_one")
    def add_up(self, game: Game, outcome: Outcome) -> None:
        self.given += outcome.done


class Strike(Procedure):
    """A hero suffers damage: block takes it first, each point beyond is a wound. The outcome names who suffered it."""

    scope: Scope
    hero: int
    amount: int
    attack: bool = False

    @step("veiel:ennemi-interdit-attaque:3")
    def guard(self, game: Game) -> None:
        """Somebody may stand in for the hero who is attacked, but nobody whom the enemy may not attack (ruling 58)."""
        if self.attack:
            for entry, _ in applying(game, "guard", self.hero):
                (guard,) = entry.scope.binds["it"]
                if game.alive(guard) and not board.dead(game, guard) and board.attackable(game, [guard]):
                    self.hero = guard
                    break

    @step("veiel:degats-au-heros:1", "veiel:degats-au-heros:2")
    def absorb(self, game: Game) -> Procedure | Done:
        if self.amount <= 0:
            return Done(Outcome(1, 0))
        card = game.cards[self.hero]
        if game.counters["enemies-turn"]:
            tally = f"taken/{card.owner}"
            game.tallies[tally] = game.tallies.get(tally, 0) + self.amount
        blocked = min(self.amount, card.count(BLOCK))
        if blocked:
            lose_block(game, self.hero, blocked)
        game.happens("strike", card.owner, self.scope, card=self.hero, amount=self.amount)
        if blocked:
            game.happens("blocked", card.owner, self.scope, card=self.hero, amount=blocked)
        return Wounding(self.scope, card.owner, self.amount - blocked)

    @step()
    def over(self, game: Game, outcome: Outcome) -> Done:
        return Done(Outcome(1, outcome.done, (self.hero,)))


class Wounding(Procedure):
    """A hero is wounded so many times: the top card of the deck goes to the wounds each time (degats-au-heros:3)."""

    scope: Scope
    seat: int
    left: int
    given: int = 0

    @step("veiel:glossaire-substitution:1", "veiel:degats-au-heros:5")
    def choose(self, game: Game) -> Decision | Done | tuple[Option, ...]:
        """A card of Substitution may go there instead, and if no other card is left, one of the hand must."""
        if not self.left:
            return Done(Outcome(1, self.given))
        hand = game.cards_in("hand", self.seat)
        if not game.cards_in("deck", self.seat) and not game.cards_in("discard", self.seat):
            return Decision(self.seat, "lose-card", merged(game, list(hand), self.seat), rule=self.scope.rule)
        words = game.words
        found = [ref for ref in hand if SUBSTITUTION in words[game.cards[ref].definition]]
        hidden = any(game.cards[ref].seen != EVERYONE for ref in hand)
        if not found and not hidden:
            return ()
        options = (
            *[
                Option("substitute:" + option.key, "substitute", option.card)
                for option in merged(game, found, self.seat)
            ],
            Option("deck", "from-deck"),
        )
        return Decision(self.seat, "substitute", options, always=True, rule=self.scope.rule)

    @step("veiel:degats-au-heros:3", "veiel:degats-au-heros:4", "veiel:glossaire-substitution:2")
    def wound(self, game: Game, chosen: tuple[Option, ...]) -> Go | Done:
        if chosen and chosen[0].card:
            instead = chosen[0].kind == "substitute"
            game.move(chosen[0].card, "wounds", self.seat, "substitute" if instead else "wound", self.scope)
            if instead:
                draw(game, self.seat, 1, self.scope)
        else:
            if not game.cards_in("deck", self.seat):
                replenish(game, self.seat, self.scope)
            deck = game.cards_in("deck", self.seat)
            if not deck:
                return Done(Outcome(1, self.given))  # nothing is left to lose (ruling 10)
            game.move(deck[-1], "wounds", self.seat, "wound", self.scope)
        self.left -= 1
        self.given += 1
        return Go("choose")
