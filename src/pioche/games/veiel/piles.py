"""The piles of a hero: drawing, discarding, exiling, healing, searching (deck-defausse, soin, glossaire)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pioche.games.veiel.card import OF_HEROES
from pioche.games.veiel.record import playing
from pioche.games.veiel.targets import Deed, Me, Target
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.select import distinct, merged
from pioche.kernel.cards.value import NOTHING, Amount, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def replenish(game: Game, seat: int, scope: Scope | None = None) -> None:
    """The shuffled discard goes under what is left of the deck (deck-defausse:1, 7)."""
    if not game.cards_in("discard", seat):
        return
    game.shuffle("discard", seat, scope)
    for ref in reversed(game.cards_in("discard", seat)):
        game.move(ref, "deck", seat, "replenish", scope, bottom=True)


def draw(game: Game, seat: int, count: int, scope: Scope | None = None) -> int:
    """Draw cards, as many as there are (glossaire-piocher:1)."""
    for drawn in range(count):
        if not game.cards_in("deck", seat):
            replenish(game, seat, scope)
        deck = game.cards_in("deck", seat)
        if not deck:
            return drawn
        game.move(deck[-1], "hand", seat, "draw", scope)
    return count


def discard(game: Game, ref: int, scope: Scope | None) -> None:
    seat = game.cards[ref].owner
    game.tallies[f"turn/discarded/{seat}"] = 1
    game.move(ref, "discard", seat, "discard", scope)


class Draw(Deed, Node, frozen=True):
    """Heroes draw cards; it counts as done even if there is none (precision-resolution:8)."""

    amount: int
    to: Target = Me()

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome:
        for ref in refs:
            draw(game, game.cards[ref].owner, self.amount, scope)
        return self.outcome(game, refs, 1, 1)


class Discard(Deed, Node, frozen=True):
    """Heroes discard exactly so many cards of their hands, each choosing their own."""

    amount: int
    to: Target = Me()

    def fits(self, game: Game, ref: int, scope: Scope) -> bool:
        return len(game.cards_in("hand", game.cards[ref].owner)) >= self.amount

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        seats = tuple([game.cards[ref].owner for ref in refs])
        return Giving(scope, seats, "discard", self.amount, self.outcome(game, refs, 1, len(refs)))


class Giving(Procedure):
    """Heroes choose cards of their hands, or wounds, that go elsewhere: one hero after the other."""

    scope: Scope
    seats: tuple[int, ...]
    verb: str
    amount: int
    outcome: Outcome
    free: bool = False  # or fewer, or none

    @step("veiel:glossaire-defausser:1", "veiel:soin:1", "veiel:soin:4", "veiel:glossaire-exiler:1")
    def choose(self, game: Game) -> Decision | tuple[Option, ...] | Done:
        if not self.seats:
            return Done(self.outcome)
        seat = self.seats[0]
        found = self.among(game, seat)
        most = min(self.amount, len(found))
        if copies(game, found) and not self.free:
            return found[:most]
        card = self.scope.source if self.scope.you >= 0 else 0
        least = 0 if self.free else most
        # Of a hidden hand of copies nobody may learn that it is one.
        hidden = any(game.cards[ref].seen != EVERYONE for ref in game.cards_in("hand", seat))
        always = hidden and self.verb in ("discard", "exile")
        return Decision(seat, "choose-" + self.verb, found, least, most, card, self.scope.rule, always=always)

    def among(self, game: Game, seat: int) -> tuple[Option, ...]:
        """What may be given; of copies one is enough where one card is wanted."""
        listed = merged if self.amount == 1 else distinct
        match self.verb:
            case "heal":
                return listed(game, list(game.cards_in("wounds", seat)), seat)
            case "recover-hand" | "recover-discard":
                return listed(game, list(game.cards_in("exile", seat)), seat)
            case "exile":
                return exilable(game, seat)
        return listed(game, list(game.cards_in("hand", seat)), seat)

    @step(then="choose")
    def give(self, game: Game, chosen: tuple[Option, ...]) -> None:
        seat, *rest = self.seats
        self.seats = tuple(rest)
        for option in chosen:
            match self.verb:
                case "discard":
                    discard(game, option.card, self.scope)
                case "heal":
                    game.move(option.card, "discard", seat, "heal", self.scope)
                case "recover-hand":
                    game.move(option.card, "hand", seat, "recover", self.scope)
                case "recover-discard":
                    game.move(option.card, "discard", seat, "recover", self.scope)
                case "exile":
                    game.move(option.card or game.cards_in("deck", seat)[-1], "exile", seat, "exile", self.scope)


def copies(game: Game, options: tuple[Option, ...]) -> bool:
    """Whether everybody sees that all these cards are the same: then there is nothing to choose."""
    cards = [game.cards[option.card] for option in options]
    alike = len({card.definition for card in cards}) == 1 and all(option.card for option in options)
    return alike and all(card.seen == EVERYONE for card in cards)


class Heal(Deed, Node, frozen=True):
    """Heroes are healed: each chooses which wounds go to the discard, as many as can be (soin)."""

    amount: Amount
    to: Target

    def fits(self, game: Game, ref: int, scope: Scope) -> bool:
        return bool(game.cards_in("wounds", game.cards[ref].owner))

    def open_to(self, game: Game, scope: Scope) -> list[int]:
        """Whoever is in the zone may be chosen; without wounds nothing comes of it, and that is nobody's wish."""
        found = Deed.open_to(self, game, scope)
        if found or not self.to.chosen:
            return found
        return self.to.found(game, scope)

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return any(self.fits(game, ref, scope) for ref in self.to.found(game, scope))

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        amount = self.amount.count(game, scope)
        seats = tuple([game.cards[ref].owner for ref in refs if amount > 0 and self.fits(game, ref, scope)])
        outcome = self.outcome(game, refs, 1, len(seats))
        return Giving(scope, seats, "heal", amount, outcome) if seats else outcome


class Recover(Deed, Node, frozen=True):
    """A hero takes cards of choice out of exile, into the hand or the discard (glossaire-exiler:3)."""

    amount: int
    to: Target
    into: Literal["hand", "discard"]
    free: bool = False  # up to so many

    def fits(self, game: Game, ref: int, scope: Scope) -> bool:
        return bool(game.cards_in("exile", game.cards[ref].owner))

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        seats = tuple([game.cards[ref].owner for ref in refs])
        outcome = self.outcome(game, refs, 1, len(refs))
        return Giving(scope, seats, "recover-" + self.into, self.amount, outcome, self.free)


# Exile


def exilable(game: Game, seat: int) -> tuple[Option, ...]:
    """What a hero may exile: a wound, a card of the hand, the top card of the deck, whatever it is."""
    found = merged(game, [*game.cards_in("wounds", seat), *game.cards_in("hand", seat)], seat)
    return (*found, Option("deck", "top-of-deck")) if game.cards_in("deck", seat) else found


class Exile(Effect, Node, frozen=True):
    """Who plays the card exiles exactly so many cards (glossaire-exiler:1, 2)."""

    amount: int

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        seat = scope.you
        return sum(len(game.cards_in(zone, seat)) for zone in ("wounds", "hand", "deck", "discard")) >= self.amount

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if not self.can(game, scope, EVERYONE):
            return NOTHING
        return Exiling(scope, self.amount)


class Exiling(Procedure):
    """Cards are exiled one after the other; if there is nothing else, the discard is shuffled first (ruling 43)."""

    scope: Scope
    left: int
    done: int = 0

    @step("veiel:glossaire-exiler:1", "veiel:glossaire-exiler:2")
    def next_card(self, game: Game) -> Procedure | Done:
        seat = self.scope.you
        if not exilable(game, seat):
            replenish(game, seat, self.scope)
        if not self.left or not exilable(game, seat):
            return Done(Outcome(1, self.done))
        self.left -= 1
        self.done += 1
        return Giving(self.scope, (seat,), "exile", 1, Outcome(1, 1))

    @step(then="next_card")
    def again(self, game: Game) -> None:
        """One more, if more are wanted."""


class ChooseX(Effect, Node, frozen=True):
    """X cards are discarded or exiled; who plays the card chooses X among what can be done (glossaire-x)."""

    verb: Literal["discard", "exile"]
    most: int

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return ChoosingX(game.rules.catalogue.number(self), scope)


class ChoosingX(Procedure):
    node: int
    scope: Scope

    @step("veiel:glossaire-x:1", "veiel:glossaire-x:2", "veiel:glossaire-x:3")
    def choose(self, game: Game) -> Decision:
        effect: ChooseX = game.node(self.node)
        seat = self.scope.you
        zones = ("hand",) if effect.verb == "discard" else ("wounds", "hand", "deck", "discard")
        most = min(effect.most, sum(len(game.cards_in(zone, seat)) for zone in zones))
        options = tuple(Option(f"x/{x}", "x", self.scope.source, x) for x in range(most + 1))
        return Decision(seat, "choose-x", options, card=self.scope.source, rule=self.scope.rule)

    @step()
    def do(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure:
        effect: ChooseX = game.node(self.node)
        x = playing(game).x = chosen[0].value
        if not x:
            return Outcome(1, 1)
        if effect.verb == "discard":
            return Giving(self.scope, (self.scope.you,), "discard", x, Outcome(1, 1))
        return Exiling(self.scope, x)


# Looking for cards


class Reveal(Effect, Node, frozen=True):
    """The top cards of the deck are shown; who plays the card takes some into the hand, the others are discarded."""

    show: int
    take: int

    def carry_out(self, game: Game, scope: Scope) -> Procedure:
        return Revealing(game.rules.catalogue.number(self), scope)


class Revealing(Procedure):
    node: int
    scope: Scope
    shown: tuple[int, ...] = ()

    @step("veiel:deck-defausse:3")
    def show(self, game: Game) -> Done | None:
        effect: Reveal = game.node(self.node)
        seat = self.scope.you
        if len(game.cards_in("deck", seat)) < effect.show:
            replenish(game, seat, self.scope)
        self.shown = game.cards_in("deck", seat)[-effect.show :]
        for ref in self.shown:
            game.reveal(ref, EVERYONE, "reveal", self.scope, seat)
        return None if self.shown else Done(NOTHING)

    @step()
    def choose(self, game: Game) -> Decision:
        effect: Reveal = game.node(self.node)
        options = distinct(game, list(self.shown), self.scope.you)
        most = min(effect.take, len(options))
        return Decision(self.scope.you, "choose-take", options, most, most, self.scope.source, self.scope.rule)

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Done:
        taken = {option.card for option in chosen}
        for ref in self.shown:
            if ref in taken:
                game.move(ref, "hand", self.scope.you, "take", self.scope)
            else:
                game.move(ref, "discard", self.scope.you, "mill", self.scope)
        return Done(Outcome(1, 1))


class SeekType(Effect, Node, frozen=True):
    """The deck is turned over until so many cards of a type were found: these join the hand, the others the discard."""

    type: str
    amount: int

    def carry_out(self, game: Game, scope: Scope) -> Outcome:
        """If the deck lacks them, the discard is shuffled once; what was passed stays out of it (deck-defausse:4)."""
        seat, found, passed = scope.you, 0, []
        rebuilt = False
        while found < self.amount:
            deck = game.cards_in("deck", seat)
            if not deck:
                if rebuilt or not game.cards_in("discard", seat):
                    break
                rebuilt = True
                replenish(game, seat, scope)
                continue
            top = deck[-1]
            if self.type in game.words[game.cards[top].definition]:
                found += 1
                game.reveal(top, EVERYONE, "reveal", scope, seat)
                game.move(top, "hand", seat, "take", scope)
            else:
                passed.append(game.move(top, "limbo", kind="pass", scope=scope))
        for ref in passed:
            game.move(ref, "discard", seat, "mill", scope)
        return Outcome(1, found)


class Seek(Effect, Node, frozen=True):
    """A card of that name, or of the category Héros, joins the hand from the deck, which is shuffled then."""

    name: str = ""  # none: the category

    def fitting(self, game: Game, seat: int) -> list[int]:
        definitions = game.rules.catalogue.definitions
        found = []
        for ref in game.cards_in("deck", seat):
            card = definitions[game.cards[ref].definition]
            if card.slug == self.name if self.name else getattr(card, "kind", "") in OF_HEROES:
                found.append(ref)
        return found

    def carry_out(self, game: Game, scope: Scope) -> Procedure:
        return Seeking(game.rules.catalogue.number(self), scope)


class Seeking(Procedure):
    node: int
    scope: Scope

    @step("veiel:deck-defausse:5")
    def rebuild(self, game: Game) -> None:
        if not game.node(self.node).fitting(game, self.scope.you):
            replenish(game, self.scope.you, self.scope)

    @step()
    def choose(self, game: Game) -> Decision | tuple[Option, ...]:
        """Who searches sees the whole deck, so that the order of it says nothing."""
        seat = self.scope.you
        definitions = game.rules.catalogue.definitions
        found: dict[str, int] = {}
        for ref in game.node(self.node).fitting(game, seat):
            found.setdefault(definitions[game.cards[ref].definition].slug, ref)
        options = tuple(Option(slug, "seek", 0, game.cards[ref].definition) for slug, ref in sorted(found.items()))
        if len(options) < 2 and all(game.cards[ref].seen == EVERYONE for ref in game.cards_in("hand", seat)):
            return options
        return Decision(seat, "choose-seek", options, 1, 1, self.scope.source, self.scope.rule, always=bool(options))

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Done:
        seat = self.scope.you
        if chosen:
            wanted = chosen[0].value
            ref = next(ref for ref in game.node(self.node).fitting(game, seat) if game.cards[ref].definition == wanted)
            game.reveal(ref, EVERYONE, "reveal", self.scope, seat)
            game.move(ref, "hand", seat, "take", self.scope)
        game.shuffle("deck", seat, self.scope)
        return Done(Outcome(1, len(chosen)))
