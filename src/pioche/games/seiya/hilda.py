"""Hilda in solo mode: what she does with the cards that she acquires, and how she chooses (solo 3, 4, 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pioche.games.seiya.card import ARMOUR_TYPE, Activation, Play
from pioche.games.seiya.epic import add_hourglass
from pioche.games.seiya.field import EXPERT, HILDA, abilities, definition
from pioche.games.seiya.verbs import DISCARD
from pioche.kernel.change import change
from pioche.kernel.decision import Decision
from pioche.kernel.flow import Done, Procedure, step
from pioche.kernel.query import NUMBER
from pioche.kernel.value import NOTHING, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game

HELD = 5  # cards in her hand at most
HARM = ("destroy", "wound", "freeze")


class HildaReceives(Procedure):
    """A card that Hilda has acquired: an Armour is equipped, any other joins her hand on the right (solo 3)."""

    card: int

    @step("seiya:solo:3.2:1", "seiya:solo:3.2:2", "seiya:solo:6.2:8")
    def make_room(self, game: Game) -> Procedure | None:
        if not armour(game, self.card):
            return None
        old = game.cards_in("armour", HILDA)
        return HildaDiscards(old[0]) if old else None

    @step("seiya:solo:3.1:1", "seiya:solo:4:force:2", "seiya:solo:4:cosmos:2")
    def receive(self, game: Game) -> None:
        zone = "armour" if armour(game, self.card) else "hand"
        self.card = game.move(self.card, zone, HILDA, "gain", owner=HILDA)

    @step("seiya:solo:3.1:2", "seiya:solo:6.2:4")
    def keep_to_five(self, game: Game) -> Procedure | None:
        held = game.cards_in("hand", HILDA)
        return HildaDiscards(held[0]) if len(held) > HELD else None

    @step()
    def over(self, game: Game) -> Done:
        return Done(Outcome(1, 1, (self.card,), (0,)))


def armour(game: Game, ref: int) -> bool:
    return ARMOUR_TYPE in game.words[game.cards[ref & NUMBER].definition]


class HildaTakes(Effect, Node, frozen=True):
    """Hilda acquires this card, which has left the field, for free (solo 5.3)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return HildaReceives(scope.source) if game.alive(scope.source) else NOTHING


class WarriorLeft(Effect, Node, frozen=True):
    """A God Warrior has left the field: an hourglass goes on the Épopée (solo 5.1)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return add_hourglass(game, "seiya:solo:5.1:4")


HILDA_TAKES, WARRIOR_LEFT = HildaTakes(), WarriorLeft()


class HildaDiscards(Procedure):
    """A card goes because there is no room for it; in expert games she applies what it does when played (solo 6.2)."""

    card: int
    left: tuple[tuple[int, str], ...] = ()  # effects still to be applied, by node and rule

    @step("seiya:solo:3.3:2")
    def discard(self, game: Game) -> Outcome | Procedure:
        return change(game, DISCARD, (self.card,), Scope(HILDA, HILDA))

    @step("seiya:solo:6.2:6", "seiya:solo:6.2:7")
    def collect(self, game: Game, outcome: Outcome) -> None:
        used = f"turn/hilda/{self.card & NUMBER}"
        if game.counters["difficulty"] < EXPERT or used in game.tallies or not outcome.cards:
            return
        game.tallies[used] = 1
        (self.card,) = outcome.cards
        number = game.rules.catalogue.number
        found: list[Any] = [*abilities(game, self.card, Activation), *abilities(game, self.card, Play)]
        self.left = tuple((number(ability.effect), rule) for ability, rule in found if self.can(game, ability, rule))

    def can(self, game: Game, ability: Activation | Play, rule: str) -> bool:
        scope = Scope(HILDA, HILDA, self.card, rule)
        if ability.needs is not None and not ability.needs.met(game, scope):
            return False
        return ability.effect.can(game, scope, 1 << HILDA)

    @step("seiya:solo:6.2:4", "seiya:solo:6.2:5", then="apply")
    def apply(self, game: Game) -> Outcome | Procedure | Done:
        if not self.left:
            return Done(NOTHING)
        (node, rule), *rest = self.left
        self.left = tuple(rest)
        return game.carry_out(node, Scope(HILDA, HILDA, self.card, rule))


# How she chooses


def worth(game: Game, ref: int) -> int:
    """The PV of a card as she weighs it: those that follow a rule of their own count for nothing."""
    card = definition(game, ref)
    return 0 if card.pv_rule else card.pv or 0


def might(game: Game, ref: int) -> int:
    """Force and Cosmos together."""
    return (game.number("force", ref) or 0) + (game.number("cosmos", ref) or 0)


def rank(game: Game, purpose: str, ref: int) -> tuple[int, ...]:
    """How gladly she takes a card for a purpose; the highest is hers."""
    sign = -1 if game.card(ref).owner == HILDA else 1
    if purpose in HARM:
        return sign * worth(game, ref), sign * might(game, ref)
    if purpose == "discard":
        return (sign * might(game, ref),)
    return worth(game, ref), might(game, ref)


RULES = {"destroy": 6, "wound": 6, "freeze": 6, "discard": 8}  # about her own cards; of the player's, the next one


def settle(game: Game, decision: Decision) -> Decision:
    """Her choice, or, where the rules leave it open, that of the player (solo 4, 5.3).

    What is optional she leaves, unless it is an effect of her own card that an expert game has her apply.
    """
    willing = game.nearest(HildaDiscards) is not None
    refusals = [option for option in decision.options if option.kind == "no"]
    if refusals and not willing:
        return replace(decision, options=tuple(refusals), least=1, most=1, always=False)
    options = [option for option in decision.options if option.kind != "no"] or refusals
    purpose = decision.ask.removeprefix("choose-")
    size = max(decision.least, 1) if decision.least or not willing else decision.most
    if decision.least == 0 and not willing:
        return replace(decision, options=(), least=0, most=0, always=False)
    if all(option.card for option in options):
        ranked = sorted(options, key=lambda option: rank(game, purpose, option.card), reverse=True)
        best = [option for option in ranked if rank(game, purpose, option.card) == rank(game, purpose, ranked[0].card)]
        options = ranked[:size] if size > 1 or len(best) == 1 else best
    foreign = any(option.card and game.card(option.card).owner != HILDA for option in options)
    rule = decision.rule or f"seiya:solo:5.3:{RULES.get(purpose, 6) + foreign}"
    return replace(decision, seat=0, options=tuple(options), least=size, most=size, rule=rule, always=False)
