"""Playing a card and using a skill (6-3-1-2, 8-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.dbs.areas import area, definition, leave
from pioche.games.dbs.card import EXTRA, UNISON, Activate
from pioche.games.dbs.cost import card_cost, pay_all
from pioche.games.dbs.counter import window
from pioche.games.dbs.energy import PayEnergy, active_energy, can_pay
from pioche.games.dbs.verbs import DROP
from pioche.kernel.change import change
from pioche.kernel.decision import Decision, Option
from pioche.kernel.flow import Procedure, step
from pioche.kernel.trigger import Checkpoint, announce
from pioche.kernel.value import Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game


class PlayCard(Procedure):
    """A Battle or Unison Card is played from the hand: cost, counter timing, then it is in play (6-3-1-2-1, -2)."""

    card: int
    seat: int
    x: int = 0
    negated: bool = False

    @step("dbs:6-3-1-2-1-1", "dbs:6-3-1-2-2-1")
    def declare(self, game: Game) -> None:
        """The card is revealed; until it is in play or negated it is in no area."""
        self.card = game.move(self.card, "limbo", 0, "declare", Scope(self.seat, self.seat))

    @step("dbs:2-12-3", "dbs:2-11-1-3")
    def choose_x(self, game: Game) -> Decision | tuple[Option, ...]:
        card = definition(game, self.card)
        if not card.x_cost:
            return ()
        most = len(active_energy(game, self.seat))
        values = [x for x in range(most + 1) if can_pay(game, self.seat, len(card.specified) + x, card.specified)]
        options = tuple(Option(f"x/{x}", "x", self.card, x) for x in values)
        return Decision(self.seat, "choose-x", options, card=self.card)

    @step("dbs:2-11-1-1", "dbs:2-11-1-3")
    def pay(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | None:
        self.x = chosen[0].value if chosen else 0
        card = definition(game, self.card)
        if card.x_cost:
            return PayEnergy(self.seat, len(card.specified) + self.x, card.specified, self.card)
        return pay_all(game, card_cost(game, self.card), Scope(self.seat, self.seat, self.card))

    @step("dbs:6-3-1-2-1-2", "dbs:6-3-1-2-2-2", "dbs:4-7-2-1")
    def counter_timing(self, game: Game) -> Procedure | None:
        return window(game, "play", self.seat)

    @step("dbs:6-3-1-2-1-3", "dbs:6-3-1-2-2-3")
    def put_into_play(self, game: Game) -> Any:
        scope = Scope(self.seat, self.seat)
        if self.negated:
            return change(game, DROP, (self.card,), scope)
        card = definition(game, self.card)
        markers = len(card.specified) + self.x
        return enter(game, self.card, self.seat, scope, markers if card.type == UNISON else 0)

    @step("dbs:6-3-1-2-1-4", "dbs:6-3-1-2-2-4")
    def checkpoint(self, game: Game) -> Procedure:
        return Checkpoint()


def enter(game: Game, ref: int, seat: int, scope: Scope, markers: int = 0, mode: int = 0) -> Outcome | Procedure:
    """A card comes into play; the Unison Card before it goes to the Drop Area (3-6-3, 3-11-3, 3-11-5)."""
    unison = definition(game, ref).type == UNISON
    if unison:
        for other in game.cards_in("unison", seat):
            leave(game, other, "drop", "drop", scope)
    now = game.move(ref, "unison" if unison else "battle", seat, "play", scope, mode=mode)
    if markers:
        game.alter(now, counters=markers)
    return announce(game, "play", (now,), scope, Outcome(1, 1, (now,)))


class UseSkill(Procedure):
    """A skill is activated: its cost, a counter timing, its effect, another counter timing (8-5-2)."""

    card: int
    skill: int  # its number among the card's Activate skills
    seat: int
    extra: bool = False

    def ability(self, game: Game) -> tuple[Activate, str]:
        return game.rules.catalogue.abilities(Activate)[game.card(self.card).definition][self.skill]

    @step("dbs:8-5-2-1")
    def indicate(self, game: Game) -> None:
        """A card in hand is revealed; an Extra Card waits in no area until it resolves."""
        _, rule = self.ability(game)
        in_hand = area(game, self.card) == "hand"
        self.extra = in_hand and definition(game, self.card).type == EXTRA
        if in_hand:
            self.card = game.move(self.card, "limbo", 0, "declare", Scope(self.seat, self.seat, 0, rule))
        game.happens("use", self.seat, Scope(self.seat, self.seat, self.card, rule), card=self.card)

    @step("dbs:8-5-2-2", "dbs:8-5-2-2-1")
    def pay(self, game: Game) -> Procedure | None:
        ability, rule = self.ability(game)
        count(game, self.card, self.skill, ability)
        costs = (*card_cost(game, self.card), *ability.cost) if self.extra else ability.cost
        return pay_all(game, costs, Scope(self.seat, self.seat, self.card, rule))

    @step("dbs:8-5-2-5", "dbs:8-5-2-5-1", "dbs:8-5-2-5-2")
    def resolve(self, game: Game) -> Any:
        ability, rule = self.ability(game)
        if self.extra:
            self.card = leave(game, self.card, "drop", "drop", Scope(self.seat, self.seat, self.card, rule))
        return ability.effect.carry_out(game, Scope(self.seat, self.seat, self.card, rule))

    @step("dbs:6-3-1-2", "dbs:7-2-1-2")
    def checkpoint(self, game: Game) -> Procedure:
        return Checkpoint()


def limit_of(card: int, skill: int, ability: Activate) -> str:
    """The tally of a skill's limit per turn: per card and skill, or shared by name (10-11, 10-15-5, 8-4-2-5-2)."""
    return f"turn/{ability.limit}" if ability.limit else f"turn/once/{card}/{skill}"


def count(game: Game, card: int, skill: int, ability: Activate) -> None:
    if ability.once or ability.limit:
        tally = limit_of(card, skill, ability)
        game.tallies[tally] = game.tallies.get(tally, 0) + 1
