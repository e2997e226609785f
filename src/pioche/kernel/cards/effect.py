"""Effects as values: what they do, and whether they can be done (laws 3 and 10).

`can` says whether an effect could be carried out as far as `eyes` have seen (see query). `carry_out` does it, or
returns the procedure that will. A node is never built in play: a frame keeps its number in the catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from pioche.kernel.cards.query import ACTOR, EVERYONE, Who, seats
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import NOTHING, Condition, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


from pioche.kernel.cards.verb import Verb, choosing


class Seq(Effect, Node, frozen=True):
    """One after the other, whatever came of the one before; `it` and `place` are the cards of the part before."""

    parts: Annotated[tuple[Effect, ...], Meta(min_length=1)]

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.parts[0].can(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return InSeq(game.rules.catalogue.number(self), scope)


class InSeq(Procedure):
    node: int
    scope: Scope
    part: int = 0

    @step()
    def next_part(self, game: Game) -> Outcome | Procedure:
        part: Effect = game.node(self.node).parts[self.part]
        self.part += 1
        return part.carry_out(game, self.scope)

    @step()
    def bind(self, game: Game, outcome: Outcome) -> Go | Done:
        parts = game.node(self.node).parts
        if outcome.cards or parts[self.part - 1].chooses:  # who chose none means none from now on
            self.scope = self.scope.within({"it": outcome.cards, "place": outcome.places})
        if self.part < len(parts):
            return Go("next_part")
        return Done(outcome)


class Do(Effect, Node, frozen=True):
    """The one construct for "may", "if you do", "A to B" and "if not, C". `first` binds the cards of the first part."""

    first: Effect
    may: bool = False
    by: Who = ACTOR
    then: Effect | None = None
    otherwise: Effect | None = None

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        if self.first.can(game, scope, eyes):
            return True
        return self.otherwise is not None and self.otherwise.can(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return InDo(game.rules.catalogue.number(self), scope)


class InDo(Procedure):
    node: int
    scope: Scope
    did: bool = False

    @step()
    def first(self, game: Game) -> Outcome | Procedure | Decision:
        do = game.node(self.node)
        by = seats(game, do.by, self.scope)[0]
        scope = self.scope.acting(by)
        number = game.rules.catalogue.number(do.first)
        if not do.may:
            return game.carry_out(number, scope)
        # Whether a seat is asked may depend only on what everybody can see (law 7).
        return Offering(number, scope, by) if do.first.can(game, scope, EVERYONE) else NOTHING

    @step()
    def what_follows(self, game: Game, outcome: Outcome) -> Outcome | Procedure | Done:
        do = game.node(self.node)
        done = self.did = game.rules.counts(getattr(do.first, "verb", ""), outcome)
        if done:
            self.scope = self.scope.within({"first": outcome.cards, "place": outcome.places})
        effect = do.then if done else do.otherwise
        return game.carry_out(game.rules.catalogue.number(effect), self.scope) if effect else Done(outcome)

    @step()
    def over(self, game: Game, outcome: Outcome) -> Done:
        """Who has paid has done something, whatever came of it."""
        return Done(Outcome(1) if self.did and not outcome.asked else outcome)


class Offering(Procedure):
    """A player may carry out an effect. The refusal is an option of the effect's own choice, if it starts with one."""

    node: int
    scope: Scope
    by: int

    @step()
    def offer(self, game: Game) -> Decision | Go | Done:
        if game.rules.must_stop(game, self.by):
            return Done(NOTHING)
        effect = game.node(self.node)
        if isinstance(effect, Verb) and isinstance(effect.what, Pick) and effect.what.single(game, self.scope):
            return Go("choose")
        options: tuple[Option, ...] = (Option("no", "no"),)
        if effect.can(game, self.scope, 1 << self.by):
            options = (Option("yes", "yes", self.scope.source), *options)
        return Decision(self.by, "use-effect", options, 1, 1, self.scope.source, self.scope.rule, always=True)

    @step()
    def decide(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure | Done:
        if chosen[0].key == "no":
            return Done(NOTHING)
        return game.carry_out(self.node, self.scope)

    @step()
    def over(self, game: Game, outcome: Outcome) -> Done:
        return Done(outcome)

    @step()
    def choose(self, game: Game) -> Procedure:
        return choosing(game, self.node, self.scope, may=True)


class If(Effect, Node, frozen=True):
    """Only if a condition is met."""

    condition: Condition
    effect: Effect

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.condition.met(game, scope, eyes) and self.effect.can(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return self.effect.carry_out(game, scope) if self.condition.met(game, scope) else NOTHING


class Each(Effect, Node, frozen=True):
    """Every player meant does it, from the active one in seat order."""

    who: Who
    effect: Effect

    @property
    def chooses(self) -> bool:
        return self.effect.chooses

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return any(self.effect.can(game, scope.acting(seat), eyes) for seat in seats(game, self.who, scope))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return InEach(game.rules.catalogue.number(self), scope, seats(game, self.who, scope))


class InEach(Procedure):
    node: int
    scope: Scope
    seats: tuple[int, ...]
    done: int = 0
    cards: tuple[int, ...] = ()

    @step()
    def next_player(self, game: Game) -> Outcome | Procedure | Done:
        if not self.seats:
            return Done(Outcome(self.done, self.done, self.cards, (0,) * len(self.cards)))
        actor, *rest = self.seats
        self.seats = tuple(rest)
        effect: Effect = game.node(self.node).effect
        return effect.carry_out(game, self.scope.acting(actor))

    @step()
    def add_up(self, game: Game, outcome: Outcome) -> Go:
        self.done += outcome.done
        self.cards += outcome.cards
        return Go("next_player")


class Player(Effect, Node, frozen=True):
    """One player, whom `by` chooses among those who could do it, does it."""

    who: Who
    effect: Effect
    by: Who = "you"

    def able(self, game: Game, scope: Scope, eyes: int) -> list[int]:
        return [seat for seat in seats(game, self.who, scope) if self.effect.can(game, scope.acting(seat), eyes)]

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(self.able(game, scope, eyes))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return ChoosingPlayer(game.rules.catalogue.number(self), scope)


class ChoosingPlayer(Procedure):
    node: int
    scope: Scope

    @step()
    def choose(self, game: Game) -> Decision | Done:
        effect: Player = game.node(self.node)
        seat = seats(game, effect.by, self.scope)[0]
        able = effect.able(game, self.scope, 1 << seat)
        if not able:
            return Done(NOTHING)
        options = tuple(Option(f"player/{other}", "player", value=other) for other in able)
        # Others may think that there is a choice: then it is asked, for silence would tell (law 7).
        open_choice = len(effect.able(game, self.scope, EVERYONE)) > 1
        return Decision(
            seat, "choose-player", options, card=self.scope.source, rule=self.scope.rule, always=open_choice
        )

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure:
        effect: Effect = game.node(self.node).effect
        return effect.carry_out(game, self.scope.acting(chosen[0].value))


class OneOf(Effect, Node, frozen=True):
    """So many effects of a list, chosen and ordered by the player who carries it out."""

    options: Annotated[tuple[Effect, ...], Meta(min_length=2)]
    size: Annotated[int, Meta(ge=1)] = 1

    def able(self, game: Game, scope: Scope, eyes: int) -> list[int]:
        return [place for place, effect in enumerate(self.options) if effect.can(game, scope, eyes)]

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(self.able(game, scope, eyes))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return ChoosingOne(game.rules.catalogue.number(self), scope)


class ChoosingOne(Procedure):
    """The effects are chosen first, in the order in which they are then carried out."""

    node: int
    scope: Scope
    left: tuple[int, ...] = ()
    done: int = 0

    @step()
    def choose(self, game: Game) -> Decision | Done:
        effect: OneOf = game.node(self.node)
        seat = self.scope.actor
        able = effect.able(game, self.scope, 1 << seat)
        if not able:
            if effect.able(game, self.scope, EVERYONE):
                game.happens("unable", seat, self.scope)
            return Done(NOTHING)
        options = tuple(Option(f"option/{place + 1}", "option", self.scope.source, place) for place in able)
        size = min(effect.size, len(able))
        # Others may think that there is a choice: then it is asked, for silence would tell (law 7).
        always = len(effect.able(game, self.scope, EVERYONE)) > 1
        return Decision(seat, "choose-option", options, size, size, self.scope.source, self.scope.rule, always)

    @step()
    def begin(self, game: Game, chosen: tuple[Option, ...]) -> None:
        self.left = tuple(option.value for option in chosen)

    @step()
    def carry_out(self, game: Game) -> Outcome | Procedure | Done:
        if not self.left:
            return Done(Outcome(game.node(self.node).size, self.done))
        first, *rest = self.left
        self.left = tuple(rest)
        effect: OneOf = game.node(self.node)
        return effect.options[first].carry_out(game, self.scope)

    @step()
    def again(self, game: Game, outcome: Outcome) -> Go:
        self.done += min(outcome.done, 1)
        return Go("carry_out")
