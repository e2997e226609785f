"""Épopées: one after the other they change the rules for as many hourglasses as they say (5.1.1)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.card import EPIC_TYPE, HOURGLASSES, EndOfEpic
from pioche.games.seiya.field import abilities, definition
from pioche.games.seiya.part import Acts, Part
from pioche.games.seiya.powers import UsePower, powers
from pioche.games.seiya.scoring import bonuses
from pioche.kernel.cards.effect import If
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import Resolving, Waiting, announce
from pioche.kernel.rules import Zone

if TYPE_CHECKING:
    from pioche.games.seiya.card import SeiyaCard
    from pioche.games.seiya.setup import Config
    from pioche.kernel.state.game import Game


class Hourglass(Effect, Node, frozen=True):
    """A Flame has gone out: an hourglass goes on the Épopée (5.1.1)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return add_hourglass(game, "seiya:classic:5.1.1:6")


HOURGLASS = Hourglass()


def add_hourglass(game: Game, rule: str) -> Outcome | Procedure:
    """One hourglass more lies on the Épopée, if there is one: with its last it ends, and takes no more."""
    ending = game.nearest(TurnThePage)
    if isinstance(ending, TurnThePage) and game.alive(ending.epic):
        ending.rest += (rule,)
        return NOTHING
    for ref in game.cards_in("epic"):
        count = game.cards[ref].count(HOURGLASSES) + 1
        game.put(ref, HOURGLASSES, count)
        game.happens("hourglass", -1, Scope(game.active, game.active, ref, rule), card=ref)
        if count >= definition(game, ref).hourglasses:
            return TurnThePage(ref)
    return NOTHING


class TurnThePage(Procedure):
    """An Épopée with all its hourglasses ends, and the next one is revealed."""

    epic: int
    rest: tuple[str, ...] = ()  # the hourglasses that came while it ended, each by which rule

    @step("seiya:classic:5.1.1:11", "seiya:solo:5.1:8")
    def end_effects(self, game: Game) -> Procedure | None:
        """Of effects that depend on a condition, those count that meet it now."""
        number = game.rules.catalogue.number
        met = []
        for ability, rule in abilities(game, self.epic, EndOfEpic):
            scope = Scope(game.active, game.active, self.epic, rule)
            effect = ability.effect
            if not isinstance(effect, If) or effect.condition.met(game, scope):
                met.append(Waiting(number(effect.effect if isinstance(effect, If) else effect), scope, "EndOfEpic"))
        return Resolving(tuple(met), NOTHING) if met else None

    @step("seiya:classic:5.1.1:7", "seiya:glossary:epopee:5")
    def reveal_the_next(self, game: Game) -> Outcome | Procedure | Done:
        game.move(self.epic, "epics-past", 0, "end-epic")
        return reveal_epic(game)

    @step("seiya:classic:5.1.1:6", then="pass_on_the_rest")
    def pass_on_the_rest(self, game: Game) -> Outcome | Procedure | Done:
        if not self.rest:
            return Done(NOTHING)
        rule, *rest = self.rest
        self.rest = tuple(rest)
        return add_hourglass(game, rule)


class Epics(Part):
    """Épopées, with any box."""

    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("guard", "all"),  # Saints who defend the foundation
        Zone("epic", "all", common=True),  # the one in force
        Zone("epics", "none", common=True),
        Zone("epics-past", "all", common=True),
    )
    procedures: ClassVar[tuple[type[Procedure], ...]] = (TurnThePage,)
    acts: ClassVar[Acts] = MappingProxyType({"power": lambda _, option: UsePower(option.card, option.value)})

    def lies_on(self, game: Game) -> bool:
        return any(game.cards_in(pile) for pile in ("epic", "epics", "epics-past"))

    def lay_out(self, game: Game, config: Config, cards: list[tuple[int, SeiyaCard]]) -> None:
        """5.1.1:13: one that needs what is not there is left out."""
        for number, card in cards:
            if card.type == EPIC_TYPE and all(map(config.has, card.wants)):
                game.add(number, "epics")
        game.shuffle("epics")

    def begin(self, game: Game) -> Procedure | None:
        met = reveal_epic(game)
        return met if isinstance(met, Procedure) else None

    def actions(self, game: Game, seat: int) -> list[Option]:
        return powers(game, seat, game.cards_in("epic"))

    def extras(self, game: Game, seat: int) -> list[tuple[str, int]]:
        return bonuses(game, seat, game.cards_in("epic"))


def reveal_epic(game: Game) -> Outcome | Procedure:
    """5.1.1:4. When all have been, none follows."""
    pile = game.cards_in("epics")
    if not pile:
        return NOTHING
    scope = Scope(game.active, game.active, 0, "seiya:classic:5.1.1:4")
    return announce(game, "reveal-epic", (game.move(pile[-1], "epic", 0, "reveal-epic", scope),), scope)
