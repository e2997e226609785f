"""Bosses: Actions on their turn, and one for each life that they have lost (boss-tour, boss-perd-vie)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.veiel import board
from pioche.games.veiel.board import NOBODY
from pioche.games.veiel.card import OWED
from pioche.games.veiel.enemies import EnemyTurn
from pioche.games.veiel.lasting import put_away
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def pile_of(game: Game, boss: int) -> int:
    """Which of the piles of Actions is that of a boss: two bosses have one each (ruling 20)."""
    return int(game.counters["boss/0"] != game.cards[boss].definition)


class PlayAction(Procedure):
    """A boss draws an Action and plays it; it goes to the Actions past, or stays while its effect lasts."""

    boss: int
    card: int = 0

    @step("veiel:boss-tour:1", "veiel:boss:6")
    def draw(self, game: Game) -> Procedure | Done:
        pile = pile_of(game, self.boss)
        if not game.cards_in("actions", pile):
            for ref in game.cards_in("actions-past", pile):
                game.move(ref, "actions", pile, "return")
            game.shuffle("actions", pile)
        actions = game.cards_in("actions", pile)
        if not actions:
            return Done(NOTHING)
        self.card = game.move(actions[-1], "acting", kind="action", scope=Scope(NOBODY, NOBODY, self.boss))
        return EnemyTurn(self.boss, self.card)

    @step()
    def gave(self, game: Game, outcome: Outcome) -> Outcome | Procedure:
        if outcome.done and game.alive(self.boss):
            return announce(game, "action-wounds", (self.boss,), Scope(NOBODY, NOBODY, self.boss))
        return NOTHING

    @step("veiel:boss:5")
    def put_away(self, game: Game) -> Done:
        lasts = any(self.card in lent.scope.binds.get("action", ()) for lent in game.lent)
        pile = int(
            game.rules.catalogue.definitions[game.counters["boss/0"]].slug != board.definition(game, self.card).boss
        )
        game.move(self.card, "actions-lasting" if lasts else "actions-past", pile, "stay" if lasts else "ended")
        put_away(game)
        return Done(Outcome(1, 1))


class BossTurn(Procedure):
    """Two Actions, one after the other; what a life lost meanwhile brings comes between them (ruling 41)."""

    boss: int
    left: int = 2

    @step("veiel:boss-tour:1")
    def act(self, game: Game) -> Procedure | Done:
        if not self.left or not game.alive(self.boss):
            return Done()
        self.left -= 1
        return PlayAction(self.boss)

    @step(then="act")
    def reactions(self, game: Game) -> Procedure:
        return Reactions()


class Reactions(Procedure):
    """Each life that a boss has lost is answered: its passive first, then an Action (boss-perd-vie:1, 5)."""

    boss: int = 0

    @step("veiel:boss-perd-vie:1", "veiel:boss-perd-vie:5", "veiel:boss-mort:1")
    def passive(self, game: Game) -> Outcome | Procedure | Done:
        owing = [ref for ref in board.enemies(game) if game.cards[ref].count(OWED)]
        if not owing:
            return Done(NOTHING)
        self.boss = owing[0]
        game.put(self.boss, OWED, game.cards[self.boss].count(OWED) - 1)
        return announce(game, "lose-life", (self.boss,), Scope(NOBODY, NOBODY, self.boss))

    @step("veiel:boss-perd-vie:2", then="passive")
    def action(self, game: Game) -> Procedure | None:
        return PlayAction(self.boss) if game.alive(self.boss) else None


class Rally(Effect, Node, frozen=True):
    """Each other enemy takes a turn, in reading order."""

    def carry_out(self, game: Game, scope: Scope) -> Procedure:
        return Rallying(tuple([ref for ref in board.enemies(game) if ref != scope.source]))


class Rallying(Procedure):
    refs: tuple[int, ...]

    @step(then="next_one")
    def next_one(self, game: Game) -> Procedure | Done | None:
        if not self.refs:
            return Done(Outcome(1, 1))
        first, *rest = self.refs
        self.refs = tuple(rest)
        if not game.alive(first):
            return None
        return BossTurn(first) if board.is_boss(game, first) else EnemyTurn(first, first)
