"""Battles: attack, combos, defence, damage (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.dbs import areas
from pioche.games.dbs.areas import REST, area, definition, leave
from pioche.games.dbs.card import BATTLE, LEADER, UNISON
from pioche.games.dbs.counter import window
from pioche.games.dbs.energy import PayEnergy, can_pay
from pioche.games.dbs.play import UseSkill
from pioche.games.dbs.skills import usable
from pioche.games.dbs.verbs import KO, change_markers
from pioche.kernel.change import change
from pioche.kernel.decision import Decision, Option
from pioche.kernel.flow import Done, Go, Procedure, step
from pioche.kernel.query import EVERYONE, NUMBER
from pioche.kernel.select import merged
from pioche.kernel.trigger import Checkpoint, announce
from pioche.kernel.value import Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game


class Attack(Procedure):
    """A card attacks another. The running battle is the record: skills change its guard or negate it."""

    attacker: int
    guard: int
    seat: int
    negated: bool = False

    @step("dbs:7-1")
    def declare(self, game: Game) -> None:
        scope = Scope(self.seat, self.seat, self.attacker)
        game.alter(self.attacker, mode=REST)
        game.happens("attack", self.seat, scope, card=self.attacker)
        game.happens("attacked", 1 - self.seat, scope, card=self.guard)

    @step("dbs:7-1-1")
    def attack_triggers(self, game: Game) -> Any:
        return announce(game, "attack", (self.attacker,), Scope(self.seat, self.seat, self.attacker))

    @step("dbs:7-1-1", "dbs:10-4-1")
    def guard_triggers(self, game: Game) -> Any:
        return announce(game, "attacked", (self.guard,), Scope(self.seat, self.seat, self.attacker))

    @step("dbs:7-1-2", "dbs:4-7-2-2")
    def counter_timing(self, game: Game) -> Procedure | None:
        battle = definition(game, self.attacker).type == BATTLE
        return window(game, "battle-attack" if battle else "attack", self.seat)

    @step("dbs:7-1-3")
    def checkpoint(self, game: Game) -> Procedure:
        return Checkpoint()

    @step("dbs:7-1-4")
    def go_on(self, game: Game) -> Go | None:
        return Go("end") if self.over(game) else None

    def over(self, game: Game) -> bool:
        return self.negated or not game.alive(self.attacker) or not game.alive(self.guard)

    @step("dbs:7-2-1", "dbs:7-2-1-2")
    def offense_step(self, game: Game) -> Procedure:
        return Combos(self.seat)

    @step("dbs:7-2-1-3", "dbs:7-2-1-3-1", "dbs:7-3-1")
    def defense_step(self, game: Game) -> Procedure | None:
        if self.over(game) or definition(game, self.guard).type == UNISON:
            return None
        return Combos(1 - self.seat)

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
    def end(self, game: Game) -> None:
        for seat in game.order():
            for ref in game.cards_in("combo", seat):
                leave(game, ref, "drop", "drop", Scope(seat, seat))

    @step("dbs:7-4-1-8", "dbs:7-1-4-2")
    def end_of_battle(self, game: Game) -> Any:
        scope = Scope(self.seat, self.seat, self.attacker, "", {"attacker": (self.attacker,), "guard": (self.guard,)})
        return announce(game, "battle-ends", (self.attacker,), scope)

    @step("dbs:7-4-1-8")
    def last_checkpoint(self, game: Game) -> Procedure:
        return Checkpoint()

    @step("dbs:7-4-1-9", "dbs:7-1-4-3")
    def effects_expire(self, game: Game) -> None:
        game.moment("battle")


class Combos(Procedure):
    """A free timing in battle: combos and [Activate: Battle] skills, until the player passes (7-2-1-2, 7-3-1-2)."""

    seat: int
    card: int = 0

    @step("dbs:4-6-2-1")
    def checkpoint(self, game: Game) -> Procedure:
        return Checkpoint()

    @step("dbs:4-6-2-2")
    def menu(self, game: Game) -> Decision | Done:
        battle = game.nearest(Attack)
        assert isinstance(battle, Attack)
        if battle.over(game):
            return Done()
        options = (*combos(game, self.seat, battle), *usable(game, self.seat, "battle"), Option("pass", "pass"))
        return Decision(self.seat, "battle-step", options, always=True)

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        option = chosen[0]
        if option.kind == "pass":
            return Done()
        if option.kind == "use":
            return UseSkill(option.card, option.value, self.seat)
        self.card = option.card
        game.reveal(self.card, EVERYONE, "declare", Scope(self.seat, self.seat), self.seat)
        return PayEnergy(self.seat, combo_cost(game, option.card), (), option.card)

    @step("dbs:7-2-1-2-1", "dbs:7-2-1-2-2", "dbs:7-3-1-2-1", "dbs:7-3-1-2-2")
    def combo(self, game: Game) -> Any:
        if not self.card:
            return Go("checkpoint")
        scope = Scope(self.seat, self.seat, self.card)
        now = game.move(self.card, "combo", self.seat, "combo", scope)
        self.card = 0
        return announce(game, "combo", (now,), scope)

    @step()
    def again(self, game: Game) -> Go:
        return Go("checkpoint")


def combo_cost(game: Game, ref: int) -> int:
    return max(game.number("combo_cost", ref) or 0, 0)


def combos(game: Game, seat: int, battle: Attack) -> list[Option]:
    """Cards of the hand, and active Battle Cards that neither attack nor are attacked (3-7-3-1)."""
    refs = [
        *game.cards_in("hand", seat),
        *(
            ref
            for ref in game.cards_in("battle", seat)
            if game.cards[ref & NUMBER].mode != REST and ref not in (battle.attacker, battle.guard)
        ),
    ]
    fitting = [
        ref
        for ref in refs
        if game.printed("combo_power", ref) is not None
        and game.printed("combo_cost", ref) is not None
        and can_pay(game, seat, combo_cost(game, ref), ())
    ]
    return [Option("combo:" + option.key, "combo", option.card) for option in merged(game, fitting, seat)]


class Result(Procedure):
    """What a successful attack does to a Leader, a Battle Card or a Unison Card (7-4-1-4)."""

    left: int = -1

    def battle(self, game: Game) -> Attack:
        battle = game.nearest(Attack)
        assert isinstance(battle, Attack)
        return battle

    @step("dbs:7-4-1-4-2", "dbs:7-4-1-4-3")
    def strike(self, game: Game) -> Any:
        battle = self.battle(game)
        scope = Scope(battle.seat, battle.seat, battle.attacker)
        guard = definition(game, battle.guard).type
        amount = strikes(game, battle.attacker)
        if guard == BATTLE or area(game, battle.guard) == "battle":
            return change(game, KO, (battle.guard,), scope)
        if guard == UNISON:
            change_markers(game, battle.guard, -amount, scope)
            return Done()
        if game.number("victory-strike", battle.attacker):
            game.finish((battle.seat,))
            return Done()
        self.left = amount
        return None

    @step("dbs:4-10-2-1", "dbs:4-10-2-2", "dbs:7-4-1-4-1")
    def choose_life(self, game: Game) -> Decision | Go:
        seat = 1 - self.battle(game).seat
        life = game.cards_in("life", seat)
        if self.left <= 0 or not life:
            return Go("done")
        options = tuple(Option(f"life/{place}", "life", ref, place) for place, ref in enumerate(life))
        return Decision(seat, "choose-life", options, card=self.battle(game).attacker)

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Go:
        battle = self.battle(game)
        scope = Scope(battle.seat, battle.seat, battle.attacker)
        areas.damage(game, 1 - battle.seat, chosen[0].card, bool(game.number("critical", battle.attacker)), scope)
        self.left -= 1
        return Go("choose_life")

    @step("dbs:7-4-1-4-1", "dbs:7-4-1-5")
    def done(self, game: Game) -> Any:
        battle = self.battle(game)
        if definition(game, battle.guard).type != LEADER:
            return None
        return announce(game, "damage", (battle.attacker,), Scope(battle.seat, battle.seat, battle.attacker), Outcome())

    @step("dbs:7-4-1-5")
    def checkpoint(self, game: Game) -> Procedure:
        return Checkpoint()


def strikes(game: Game, ref: int) -> int:
    """How much damage an attack of this card deals: 1, or as its Strike keyword says (10-7)."""
    return game.number("strike", ref, base=1) or 0
