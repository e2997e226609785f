"""Battles: attack, combos, defence, damage (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pioche.games.dbs.areas import REST, area, definition
from pioche.games.dbs.card import BATTLE, LEADER, MARKERS, UNISON
from pioche.games.dbs.counter import window
from pioche.games.dbs.effects import DealDamage, Win
from pioche.games.dbs.energy import PayEnergy, can_pay
from pioche.games.dbs.loops import FreeTiming
from pioche.games.dbs.play import UseSkill
from pioche.games.dbs.skills import usable
from pioche.games.dbs.verbs import COMBO_FROM, DROP, KO, LOSE_MARKERS, Combo, Rest, can_combo
from pioche.kernel.cards.query import EVERYONE, Test
from pioche.kernel.cards.rule import Binds
from pioche.kernel.cards.select import This, merged
from pioche.kernel.cards.value import Node, Outcome, Scope
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce, checkpoint
from pioche.kernel.state.card import number_of

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Attack(Procedure):
    """A card attacks another. The running battle is the record: skills change its guard or negate it."""

    attacker: int
    guard: int
    seat: int
    negated: bool = False
    target: int = 0  # the card that was attacked first
    origins: tuple[tuple[int, str], ...] = ()  # of the combo cards when they are dropped: card number and mark

    def pass_on(self, old: int, new: int) -> None:
        """A card on top of one of them goes on in its place (7-1-4)."""
        self.attacker = new if self.attacker == old else self.attacker
        self.guard = new if self.guard == old else self.guard
        self.target = new if self.target == old else self.target

    @step("dbs:7-1")
    def declare(self, game: Game) -> None:
        scope = Scope(self.seat, self.seat, self.attacker)
        self.target = self.guard
        game.happens("attack", self.seat, scope, card=self.attacker)
        game.happens("attacked", 1 - self.seat, scope, card=self.guard)

    @step("dbs:7-1")
    def rest_to_attack(self, game: Game) -> Any:
        return change(game, TURN, (self.attacker,), Scope(self.seat, self.seat, self.attacker))

    @step("dbs:7-1-1")
    def attack_triggers(self, game: Game) -> Any:
        return announce(game, "attack", (self.attacker,), self.scope())

    def scope(self) -> Scope:
        binds: Binds = {"attacker": (self.attacker,), "guard": (self.guard,)}
        return Scope(self.seat, self.seat, self.attacker, "", binds)

    @step("dbs:7-1-1", "dbs:10-4-1")
    def guard_triggers(self, game: Game) -> Any:
        return announce(game, "attacked", (self.guard,), self.scope())

    @step("dbs:7-1-2", "dbs:4-7-2-2")
    def counter_timing(self, game: Game) -> Procedure | None:
        battle = definition(game, self.attacker).type == BATTLE
        return window(game, ("battle-attack",) if battle else ("attack",), self.seat)

    @step("dbs:7-1-3")
    def checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:7-1-4")
    def go_on(self, game: Game) -> Go | None:
        return Go("end") if self.over(game) else None

    def over(self, game: Game) -> bool:
        """Whether one of the two cards is gone: out of play, into a combo or to the other side (7-1-4)."""
        return self.negated or gone(game, self.attacker, self.seat) or gone(game, self.guard, 1 - self.seat)

    @step("dbs:7-2-1-1")
    def offense_begins(self, game: Game) -> Any:
        return announce(game, "offense-begins", (self.attacker,), self.scope())

    @step("dbs:7-2-1", "dbs:7-2-1-2")
    def offense_step(self, game: Game) -> Procedure:
        return Combos(self.seat)

    @step("dbs:7-2-1-3", "dbs:7-2-1-3-1")
    def skip_defense(self, game: Game) -> Go | None:
        return Go("damage_begins") if self.over(game) or definition(game, self.guard).type == UNISON else None

    @step("dbs:7-3-1-1")
    def defense_begins(self, game: Game) -> Any:
        return announce(game, "defense-begins", (self.guard,), self.scope())

    @step("dbs:7-3-1", "dbs:7-3-1-2")
    def defense_step(self, game: Game) -> Procedure:
        return Combos(1 - self.seat, defending=True)

    @step("dbs:7-4-1-1")
    def damage_begins(self, game: Game) -> Any:
        return Go("end") if self.over(game) else announce(game, "damage-begins", (self.attacker,), self.scope())

    @step("dbs:7-4-1-1")
    def damage_checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:7-4-1", "dbs:7-4-1-4")
    def damage_step(self, game: Game) -> Procedure | None:
        return None if self.over(game) or not self.wins(game) else Result()

    def wins(self, game: Game) -> bool:
        return self.power(game, self.seat) >= self.power(game, 1 - self.seat)

    def power(self, game: Game, seat: int) -> int:
        """The power of the attacking or defending card with its combos (7-4-1-2, 7-4-1-3)."""
        card = self.attacker if seat == self.seat else self.guard
        combos = sum(game.number("combo_power", ref) or 0 for ref in game.cards_in("combo", seat))
        return (game.number("power", card) or 0) + combos

    @step("dbs:7-4-1-6", "dbs:7-1-4-1")
    def end(self, game: Game) -> Outcome | Procedure:
        combos = tuple(ref for seat in game.order() for ref in game.cards_in("combo", seat))
        marks = [
            (number_of(ref), mark) for ref in combos for mark in game.cards[ref].marks if mark.startswith(COMBO_FROM)
        ]
        self.origins = tuple(marks)
        return change(game, DROP, combos, Scope(self.seat, self.seat))

    @step("dbs:7-4-1-8-1")
    def combos_end(self, game: Game, outcome: Outcome) -> Any:
        """A dropped card still tells from where it was used in the combo."""
        now = {number_of(ref): ref for ref in outcome.cards}
        for number, mark in self.origins:
            if number in now:
                game.mark(now[number], mark)
        return announce(game, "combo-ends", outcome.cards, self.scope())

    @step("dbs:7-4-1-8", "dbs:7-1-4-2")
    def end_of_battle(self, game: Game) -> Any:
        return announce(game, "battle-ends", (self.attacker,), self.scope())

    @step("dbs:7-4-1-8")
    def last_checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:7-4-1-9", "dbs:7-1-4-3")
    def effects_expire(self, game: Game) -> None:
        game.moment("battle")


def gone(game: Game, ref: int, seat: int) -> bool:
    """Whether a card does not lie any more, outside a combo, on the side of that player."""
    return not game.alive(ref) or area(game, ref) == "combo" or game.master(ref) != seat


class Fighting(Test, Node, frozen=True):
    """The card attacks or is attacked in the battle that is going on."""

    role: Literal["either", "attacker", "guard"] = "either"

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        battle = game.nearest(Attack)
        if not isinstance(battle, Attack):
            return False
        return (ref == battle.attacker and self.role != "guard") or (ref == battle.guard and self.role != "attacker")


class Combos(FreeTiming):
    """A free timing in battle: combos and [Activate: Battle] skills, until the player passes (7-2-1-2, 7-3-1-2)."""

    seat: int
    card: int = 0
    defending: bool = False

    @step("dbs:4-6-2-1", "dbs:7-2-1-1", "dbs:7-2-1-2", "dbs:7-3-1-1", "dbs:7-3-1-2")
    def checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:4-6-2-2")
    def menu(self, game: Game) -> Decision | Done:
        battle = game.nearest(Attack)
        assert isinstance(battle, Attack)
        if battle.over(game):
            return Done()
        options = self.fresh(game, [*combos(game, self.seat, battle), *usable(game, self.seat, "battle")])
        ask = "defense-step" if self.defending else "offense-step"
        return Decision(self.seat, ask, (*options, Option("pass", "pass")), always=True)

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        option = chosen[0]
        if option.kind == "pass":
            return Done()
        self.note(game, option)
        if option.kind == "use":
            return UseSkill(option.card, option.value, self.seat)
        self.card = option.card
        game.reveal(self.card, EVERYONE, "declare", Scope(self.seat, self.seat), self.seat)
        return PayEnergy(self.seat, combo_cost(game, option.card), (), option.card)

    @step("dbs:7-2-1-2-1", "dbs:7-2-1-2-2", "dbs:7-3-1-2-1", "dbs:7-3-1-2-2", then="checkpoint")
    def combo(self, game: Game) -> Any:
        if not self.card:
            return Go("checkpoint")
        card, self.card = self.card, 0
        part = "dbs:7-3-1-2" if self.defending else "dbs:7-2-1-2"
        rule = part + ("-2" if area(game, card) == "hand" else "-1")
        return change(game, COMBO, (card,), Scope(self.seat, self.seat, card, rule))


def combo_cost(game: Game, ref: int) -> int:
    return game.number("combo_cost", ref) or 0


def combos(game: Game, seat: int, battle: Attack) -> list[Option]:
    """Cards of the hand, and active Battle Cards that neither attack nor are attacked (3-7-3-1)."""
    refs = [
        *game.cards_in("hand", seat),
        *(
            ref
            for ref in game.cards_in("battle", seat)
            if ref not in (battle.attacker, battle.guard)
            and (game.cards[ref].mode != REST or game.permitted("combo-rested", ref))
        ),
    ]
    fitting = [
        ref
        for ref in refs
        if can_combo(game, ref) and can_pay(game, seat, combo_cost(game, ref), ()) and not game.forbidden("combo", ref)
    ]
    return [Option("combo:" + option.key, "combo", option.card) for option in merged(game, fitting, seat)]


class Result(Procedure):
    """What a successful attack does to a Leader, a Battle Card or a Unison Card (7-4-1-4)."""

    def battle(self, game: Game) -> Attack:
        battle = game.nearest(Attack)
        assert isinstance(battle, Attack)
        return battle

    @step("dbs:7-4-1-4-1", "dbs:7-4-1-4-2", "dbs:7-4-1-4-3", "dbs:7-4-1-4-4")
    def strike(self, game: Game) -> Any:
        battle = self.battle(game)
        scope = Scope(battle.seat, battle.seat, battle.attacker)
        amount = strikes(game, battle.attacker)
        victory = bool(game.number("victory-strike", battle.attacker))
        if area(game, battle.guard) == "battle":
            return change(game, KO, (battle.guard,), scope)
        if definition(game, battle.guard).type == UNISON:
            loss = max(amount, game.cards[battle.guard].count(MARKERS)) if victory else amount
            return change(game, LOSE_MARKERS, (battle.guard,), scope.having("loss", (loss,)))
        if game.number("critical", battle.attacker):
            scope = scope.having("critical", (1,))
        return DealDamage(scope, 1 - battle.seat, amount)

    @step("dbs:7-4-1-4-4-1", "dbs:7-4-1-4-3-4")
    def after_the_strike(self, game: Game, outcome: Outcome) -> Any:
        battle = self.battle(game)
        guard = definition(game, battle.guard).type
        if not outcome.done:
            return None
        if guard == LEADER:
            won = game.number("victory-strike", battle.attacker)
            return WIN.carry_out(game, Scope(battle.seat, battle.seat, battle.attacker, "dbs:10-20-1")) if won else None
        scope = Scope(battle.seat, battle.seat, battle.attacker, "", {"guard": (battle.guard,), "now": outcome.cards})
        return announce(game, "removes-markers" if guard == UNISON else "kos", (battle.attacker,), scope)

    @step("dbs:7-4-1-5")
    def checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)


WIN = Win()
TURN = Rest(This())
COMBO = Combo(This())


def strikes(game: Game, ref: int) -> int:
    """How much damage an attack of this card deals: 1, or as its Strike keyword says (10-7)."""
    return game.number("strike", ref, base=1) or 0
