"""The other effects of the game's skills: drawing, looking, damage, tokens, flipping, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pioche.games.dbs.areas import DRAW, MILL, area, definition, leave, off_the_deck
from pioche.games.dbs.verbs import PLAY, PLAY_RESTED
from pioche.kernel.cards.answers import unforbidden
from pioche.kernel.cards.query import EVERYONE, YOU, Among, Fixed, One, Selector, Who, seats
from pioche.kernel.cards.select import Selection, This
from pioche.kernel.cards.value import NOTHING, Amount, Condition, Effect, Node, Outcome, Scope, walk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import shuffle
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce
from pioche.kernel.state.laying import looked_through

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


# However many a card that people have made may say: it must not stop the table.
TOKENS = 50  # at a time
NUMBERS = 100  # to choose from


class Whether(Effect, Node, frozen=True):
    """If a condition is met, one effect, otherwise another one."""

    condition: Condition
    effect: Effect
    otherwise: Effect

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return any(effect.can(game, scope, eyes) for effect in (self.effect, self.otherwise))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        effect = self.effect if self.condition.met(game, scope) else self.otherwise
        return effect.carry_out(game, scope)


class Draw(Effect, Node, frozen=True):
    """The actor draws cards (4-9)."""

    size: Amount
    up_to: bool = False

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        size = self.size.count(game, scope)
        return Drawing(scope, size) if self.up_to else off_the_deck(game, DRAW, scope.actor, size, scope)


class Drawing(Procedure):
    """Draw up to so many: before each card the player may stop (4-9-4)."""

    scope: Scope
    left: int
    drawn: tuple[int, ...] = ()

    @step("dbs:4-9-4", "dbs:4-9-4-1")
    def go_on(self, game: Game) -> Decision | Done:
        if self.left <= 0 or game.result is not None:
            return Done(Outcome(len(self.drawn), len(self.drawn), self.drawn))
        options = (Option("yes", "draw"), Option("no", "no"))
        return Decision(self.scope.actor, "draw-more", options, card=self.scope.source, rule=self.scope.rule)

    @step("dbs:4-9-4-2", "dbs:4-9-4-3")
    def draw(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure | Go:
        if chosen[0].key == "no":
            self.left = 0
            return Go("go_on")
        self.left -= 1
        return off_the_deck(game, DRAW, self.scope.actor, 1, self.scope)

    @step(then="go_on")
    def count(self, game: Game, outcome: Outcome) -> None:
        self.drawn += outcome.cards


class TopOf(Selector, Node, frozen=True):
    """The top cards of a deck, as many as an amount says, or as the player has chosen; or those at the bottom."""

    size: Amount
    whose: One = "you"
    bottom: bool = False

    def places(self, game: Game, scope: Scope) -> list[int]:
        size = self.size.count(game, scope)
        (seat,) = seats(game, self.whose, scope)
        deck = game.cards_in("deck", seat)
        return list(deck[:size] if self.bottom else deck[-size:]) if size > 0 else []


class Chosen(Amount, Node, frozen=True):
    """The number that a player has just chosen."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return scope.binds.get("number", (0,))[0]


class XOf(Amount, Node, frozen=True):
    """X, as it was chosen for this card (2-12)."""

    factor: int = 1

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        for mark in game.cards[scope.source].marks:
            if mark.startswith("x "):
                return self.factor * int(mark[2:])
        return self.factor * scope.binds.get("x", (0,))[0]


class UpTo(Effect, Node, frozen=True):
    """The actor chooses a number up to a limit, for an effect that counts by it (1-3-5-1)."""

    most: Amount
    effect: Effect
    least: int = 0

    @property
    def chooses(self) -> bool:
        return True

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.most.count(game, scope, eyes) > 0

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return ChoosingNumber(game.rules.catalogue.number(self), scope)


class ChoosingNumber(Procedure):
    node: int
    scope: Scope

    @step("dbs:1-3-5-1")
    def choose(self, game: Game) -> Decision | Done:
        effect: UpTo = game.node(self.node)
        numbers = range(min(effect.most.count(game, self.scope), NUMBERS), effect.least - 1, -1)
        if not numbers:
            return Done(NOTHING)
        options = tuple(Option(f"number/{n}", "number", self.scope.source, n) for n in numbers)
        return Decision(self.scope.actor, "choose-number", options, card=self.scope.source, rule=self.scope.rule)

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure:
        effect: Effect = game.node(self.node).effect
        return effect.carry_out(game, self.scope.having("number", (chosen[0].value,)))


class Mill(Effect, Node, frozen=True):
    """Cards from the top of the deck are placed in the Drop Area, one at a time (3-2-3); as a cost, all of them."""

    size: Amount

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return len(game.cards_in("deck", scope.actor)) >= self.size.count(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return off_the_deck(game, MILL, scope.actor, self.size.count(game, scope), scope)


class Shuffle(Effect, Node, frozen=True):
    """A deck is shuffled by its owner (3-2-4)."""

    whose: Who = YOU
    area: str = "deck"

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        base = game.bases[self.area]
        return shuffle(game, [base + seat for seat in seats(game, self.whose, scope)], scope, Outcome(1, 1))


class ShuffleSearched(Effect, Node, frozen=True):
    """The actor shuffles whatever areas of theirs were looked through (11-6-3)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        piles = []
        for tally in [tally for tally in game.tallies if tally.startswith("searched/")]:
            zone = int(tally.removeprefix("searched/"))
            if game.rules.seat_at[zone] == scope.actor:
                del game.tallies[tally]
                piles.append(zone)
        return shuffle(game, sorted(piles), scope, Outcome(1, 1))


class Damage(Verb, Node, frozen=True):
    """Life cards go to the hand, or to the Drop Area if the damage is critical (4-10-2, 10-6)."""

    what: Selection
    verb: ClassVar[str] = "damage"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        critical = "critical" in scope.binds
        seat = game.master(ref)
        now = game.move(ref, "drop" if critical else "hand", seat, "critical" if critical else "damage", scope)
        return now


DAMAGE = Damage(This())


class Inflict(Effect, Node, frozen=True):
    """Damage by a skill (4-10, 4-11-1-1b)."""

    size: Amount
    whose: One = "opponents"

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        (seat,) = seats(game, self.whose, scope)
        return DealDamage(scope, seat, self.size.count(game, scope))


class DealDamage(Procedure):
    """The damaged player chooses life cards, one by one (4-10-2-1, 4-10-2-2)."""

    scope: Scope
    seat: int
    left: int
    dealt: int = 0

    @step("dbs:4-10-2", "dbs:4-10-2-1", "dbs:4-10-2-2")
    def choose_life(self, game: Game) -> Decision | Go:
        life = unforbidden(game, "damage", list(game.cards_in("life", self.seat)), self.scope)
        if self.left <= 0 or not life:
            return Go("dealt_all")
        options = tuple(Option(f"life/{place}", "life", ref, place) for place, ref in enumerate(life))
        return Decision(self.seat, "choose-life", options, card=self.scope.source)

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        self.left -= 1
        return change(game, DAMAGE, (chosen[0].card,), self.scope)

    @step()
    def count(self, game: Game, outcome: Outcome) -> Go:
        self.dealt += outcome.done
        return Go("choose_life")

    @step("dbs:7-4-1-4-1")
    def dealt_all(self, game: Game) -> Any:
        if not self.dealt:
            return Done(NOTHING)
        leaders = game.cards_in("leader", self.seat)
        return announce(game, "damaged", leaders, self.scope, Outcome(self.dealt, self.dealt))

    @step("dbs:7-4-1-4-1", "dbs:4-11-1")
    def source_of_damage(self, game: Game) -> Any:
        outcome = Outcome(self.dealt, self.dealt)
        return announce(game, "inflict", (self.scope.source,), self.scope, outcome)


class Flip(Effect, Node, frozen=True):
    """This Leader Card is turned over; it remains the same card, with its mode and the effects on it (10-2, 10-28)."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(definition(game, scope.source).back)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        back = definition(game, scope.source).back
        if not back:
            return NOTHING
        game.alter(scope.source, definition=game.rules.catalogue.by_slug[back])
        game.happens("flip", scope.you, scope, card=scope.source)
        return Outcome(1, 1, (scope.source,))


class Create(Effect, Node, frozen=True):
    """Tokens come into play under the master of the effect, which may say what they are (10-18)."""

    token: str  # the slug of its definition
    rested: bool = False
    size: Amount = Fixed(1)
    name: str = ""  # what a text says of the token: its definition is made from that
    power: int = 0
    combo: tuple[int, int] | None = None  # cost and power

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        number = game.rules.catalogue.by_slug[self.token]
        made = []
        for _ in range(min(self.size.count(game, scope), TOKENS - tokens(game))):
            ref = game.add(number, "limbo", 0, scope.actor)
            game.happens("token", scope.actor, scope, card=ref)
            if game.forbidden("play", ref, scope.doing()):
                leave(game, ref, "removed", "vanish", scope)
            else:
                made.append(ref)
        return change(game, PLAY_RESTED if self.rested else PLAY, tuple(made), scope) if made else NOTHING


def tokens(game: Game) -> int:
    """How many there are in the game."""
    return sum(definition(game, ref).token for zone in game.zones for ref in zone if area(game, ref) != "removed")


class Win(Effect, Node, frozen=True):
    """A player wins the game at once (1-2-6)."""

    who: Who = YOU

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        winners = seats(game, self.who, scope)
        game.happens("win", winners[0], scope)
        game.finish(winners)
        return NOTHING


class AnotherTurn(Effect, Node, frozen=True):
    """The turn player has another turn after this one."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        game.counters["again"] += 1
        game.happens("another-turn", scope.actor, scope)
        return Outcome(1, 1)


class Reveal(Verb, Node, frozen=True):
    """Cards are shown to both players, and stay where they are."""

    what: Selection
    verb: ClassVar[str] = "reveal"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.reveal(ref, EVERYONE, "reveal", scope, game.master(ref))
        return ref


class Look(Effect, Node, frozen=True):
    """A player looks at cards, or all do; they are bound to `looked` for the effect that follows."""

    among: Selector
    then: Effect
    all: bool = False

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(self.among.places(game, scope))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        found = tuple(self.among.cards(game, scope))
        for ref in found:
            mask = EVERYONE if self.all else 1 << scope.actor
            game.reveal(ref, mask, "reveal" if self.all else "look", scope, scope.actor)
        if not any(isinstance(node, Among) and node.name == "looked" for node in walk(self.then)):
            looked_through(game, found)
        return self.then.carry_out(game, scope.having("looked", found))
