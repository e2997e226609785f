"""Playing a card: it is resolved whole, then put away (resoudre-puis-defausser, precision-resolution)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pioche.games.veiel import board
from pioche.games.veiel.boss import Reactions
from pioche.games.veiel.card import ATTACK, OPENER
from pioche.games.veiel.fight import is_attack
from pioche.games.veiel.lasting import put_away, use_up
from pioche.games.veiel.record import Playing, playing
from pioche.games.veiel.targets import AHero
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.value import NOTHING, Condition, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class PlayCard(Playing):
    """A hero plays a card: all of it is resolved, in the order of its text, then it goes to the discard."""

    @step("veiel:tour-d-un-heros:2", "veiel:glossaire-amorce:1")
    def begin(self, game: Game) -> None:
        self.since = game.serial
        self.card = game.move(self.card, "limbo", kind="play", scope=Scope(self.seat, self.seat))
        self.left = game.number("times", self.card, base=1) or 1
        if self.seat == game.active and board.definition(game, self.card).keyword != OPENER:
            game.tallies["turn/plain"] = 1  # at once: a card that lets others play may come back to this hero

    @step("veiel:precision-resolution:1", "veiel:precision-resolution:3")
    def resolve(self, game: Game) -> Any:
        self.left -= 1
        definition = board.definition(game, self.card)
        effect = definition.effect()
        assert effect is not None
        scope = Scope(self.seat, self.seat, self.card, f"veiel:card:{definition.slug}:1")
        return effect.carry_out(game, scope)

    @step()
    def again(self, game: Game) -> Go | None:
        return Go("resolve") if self.left else None

    @step("veiel:ordre-resolution:1")
    def resolved(self, game: Game) -> Outcome | Procedure:
        """It has been played: what counts cards played counts it, what waits for one happens."""
        if self.seat == game.active:
            count_played(game, self.card)
        return announce(
            game,
            "resolve",
            (self.card,),
            Scope(self.seat, self.seat, self.card, "", {"player": (board.hero(game, self.seat),)}),
        )

    @step("veiel:resoudre-puis-defausser:1", "veiel:resoudre-puis-defausser:2")
    def put_away(self, game: Game) -> None:
        """Into the discard, unless what it does lasts: then it stays until that ends."""
        if is_attack(game, self.card):
            use_up(game, self.seat, self.since)
        if game.where(self.card) == "limbo":
            lasts = any(lent.scope.source == self.card for lent in game.lent)
            to = "lasting" if lasts and self.leaves_to == "discard" else self.leaves_to
            kind = "discard" if to == "discard" else "stay" if to == "lasting" else "leave"
            if to == "gone":
                game.move(self.card, "gone", kind="leave")
            else:
                game.move(self.card, to, self.seat, kind)
        put_away(game)

    @step("veiel:boss-perd-vie:2", "veiel:boss-perd-vie:4")
    def reactions(self, game: Game) -> Procedure:
        return Reactions()


def count_played(game: Game, ref: int) -> None:
    """What is told of the cards that the hero whose turn it is has played this turn."""
    card = board.definition(game, ref)
    tallies = game.tallies
    game.counters["played"] += 1
    if ATTACK in card.types:
        tallies["turn/attacks"] = tallies.get("turn/attacks", 0) + 1
    for colour in card.colours:
        tallies[f"turn/colour/{colour}"] = 1


def playable(game: Game, seat: int) -> list[int]:
    """The cards of a hand that may be played: an Opener only before any other card (glossaire-amorce)."""
    opened = seat == game.active and "turn/plain" not in game.tallies
    words = game.words
    return [ref for ref in game.cards_in("hand", seat) if opened or OPENER not in words[game.cards[ref].definition]]


class Whether(Effect, Node, frozen=True):
    """One effect if a condition is met, else perhaps another."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        effect = self.then if self.condition.met(game, scope) else self.otherwise
        return effect is not None and effect.can(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        effect = self.then if self.condition.met(game, scope) else self.otherwise
        return effect.carry_out(game, scope) if effect else NOTHING


class AllyPlays(Effect, Node, frozen=True):
    """The hero just meant may play a card of the hand at once; it is not their turn (ruling 42)."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return any(game.cards_in("hand", game.cards[ref].owner) for ref in AHero(other=True).found(game, scope))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        meant = scope.binds.get("it", ())
        return PlayingOutOfTurn(scope, game.cards[meant[0]].owner) if meant else NOTHING


class PlayingOutOfTurn(Procedure):
    scope: Scope
    seat: int

    @step("veiel:tour-des-heros:4")
    def choose(self, game: Game) -> Decision:
        options = (*play_options(game, self.seat), Option("no", "no"))
        return Decision(self.seat, "play-at-once", options, card=self.scope.source, rule=self.scope.rule)

    @step()
    def play(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | Done:
        if chosen[0].key == "no":
            return Done(NOTHING)
        return PlayCard(self.seat, chosen[0].card)

    @step()
    def over(self, game: Game) -> Done:
        return Done(Outcome(1, 1))


def play_options(game: Game, seat: int) -> tuple[Option, ...]:
    """One option for each different card that may be played; one that would do nothing is another kind of option."""
    definitions = game.rules.catalogue.definitions
    found: dict[str, int] = {}
    for ref in playable(game, seat):
        found.setdefault(definitions[game.cards[ref].definition].slug, ref)
    return tuple([Option("play:" + slug, "play", ref) for slug, ref in found.items()])


class TakeBase(Effect, Node, frozen=True):
    """A base card of choice joins the hand, from the stock."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(game.cards_in("stock"))

    def carry_out(self, game: Game, scope: Scope) -> Procedure:
        return TakingBase(scope)


class TakingBase(Procedure):
    scope: Scope

    @step()
    def choose(self, game: Game) -> Decision | Done:
        options = merged(game, list(game.cards_in("stock")), self.scope.you)
        if not options:
            return Done(NOTHING)
        return Decision(self.scope.you, "choose-base", options, card=self.scope.source, rule=self.scope.rule)

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Done:
        game.move(chosen[0].card, "hand", self.scope.you, "take", self.scope, owner=self.scope.you)
        return Done(Outcome(1, 1))


class SendThis(Effect, Node, frozen=True):
    """The card goes elsewhere once it is resolved: to exile, out of the game, or out of it until the encounter ends."""

    to: Literal["exile", "gone", "apart"]

    def carry_out(self, game: Game, scope: Scope) -> Outcome:
        playing(game).leaves_to = self.to
        return Outcome(1, 1)
