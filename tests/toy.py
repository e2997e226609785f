"""A toy game that keeps the kernel honest: a checkpoint, a counter window, replacements, two layers of modifiers.

Two players play cards from hand to the board; each card has a power and perhaps a text. After ten turns, or when a deck
is empty, the player with more power on the board wins.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from pioche.kernel.cards.effect import ChoosingPlayer, Do, Each, InDo, InEach, InSeq, Offering, Seq
from pioche.kernel.cards.query import ACTOR, OPPONENTS, YOU, Among, Cards, Fixed, Is, Yours
from pioche.kernel.cards.rule import Number, Replace, When
from pioche.kernel.cards.select import Every, Pick, Selection, This, merged
from pioche.kernel.cards.value import NOTHING, Effect, Outcome, Scope
from pioche.kernel.cards.verb import Choosing, Verb
from pioche.kernel.cards.verbs import Exchanging, shuffle
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import Checkpoint, Waiting
from pioche.kernel.rules import Rules, Zone
from pioche.kernel.state.card import Card
from pioche.kernel.state.catalogue import Ability, Catalogue, Definition, Static
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game

TURNS = 10


class OnPlay(Ability, Struct, frozen=True, tag="ToyOnPlay", tag_field="is"):
    effect: Effect


class Counter(Ability, Struct, frozen=True, tag="ToyCounter", tag_field="is"):
    effect: Effect


class ToyCard(Definition, frozen=True, kw_only=True):
    power: int = 0
    kinds: tuple[str, ...] = ()

    def words(self) -> frozenset[str]:
        return frozenset({self.name, *self.kinds})

    def numbers(self) -> dict[str, int]:
        return {"power": self.power}

    def citation(self, ability: Ability) -> str:
        return f"toy:{self.slug}"


class Drop(Verb, Struct, frozen=True, tag="ToyDrop", tag_field="is"):
    what: Selection
    verb: ClassVar[str] = "drop"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "drop", game.cards[ref].owner, "drop", scope)


class Return(Verb, Struct, frozen=True, tag="ToyReturn", tag_field="is"):
    what: Selection
    verb: ClassVar[str] = "return"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "deck", game.cards[ref].owner, "return", scope)


class Draw(Effect, Struct, frozen=True, tag="ToyDraw", tag_field="is"):
    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return draw(game, scope.actor, scope)


class Negate(Effect, Struct, frozen=True, tag="ToyNegate", tag_field="is"):
    """Negates the nearest play."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        playing = game.nearest(Playing)
        assert isinstance(playing, Playing)
        playing.negated = True
        return Outcome(1, 1)


class DrawCard(Verb):
    what = This()
    verb: ClassVar[str] = "draw"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "hand", game.seat_of(ref), "draw", scope)


DRAW = DrawCard()


def draw(game: Game, seat: int, scope: Scope | None = None) -> Outcome | Procedure:
    deck = game.cards_in("deck", seat)
    return change(game, DRAW, deck[-1:], scope or Scope(seat, seat, 0, "toy:draw")) if deck else NOTHING


class Mix(Effect, Struct, frozen=True, tag="ToyMix", tag_field="is"):
    """The actor shuffles the own deck."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return shuffle(game, (game.bases["deck"] + scope.actor,), scope, Outcome(1, 1))


class MixIn(Drop, frozen=True, tag="ToyMixIn", tag_field="is"):
    """Cards are shuffled into their owner's deck."""

    verb: ClassVar[str] = "mix-in"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "deck", game.cards[ref].owner, "mix-in", scope)

    def conclude(self, game: Game, outcome: Outcome, met: list[Waiting], scope: Scope) -> Outcome | Procedure:
        return shuffle(game, (game.bases["deck"] + scope.actor,), scope, outcome, met)


def hand(whose: Any = ACTOR) -> Cards:
    return Cards(("hand",), None, whose)


CARDS = (
    ToyCard(slug="soldier", name="Soldier", power=2, kinds=("soldier",)),
    ToyCard(
        slug="spark", name="Spark", power=1, abilities=(OnPlay(Each(OPPONENTS, Drop(Pick(hand(), Fixed(1), ACTOR)))),)
    ),
    ToyCard(slug="storm", name="Storm", power=1, abilities=(OnPlay(Each(OPPONENTS, Drop(Every(hand())))),)),
    ToyCard(
        slug="shield",
        name="Shield",
        abilities=(Static(("board",), (Replace("drop", Yours(), Return(Every(Among("it"))), optional=True),)),),
    ),
    ToyCard(
        slug="pit",
        name="Pit",
        abilities=(Static(("board",), (Replace("return", Yours(), Drop(Every(Among("it")))),)),),
    ),
    ToyCard(
        slug="mourner",
        name="Mourner",
        power=1,
        abilities=(Static(("board",), (When("drop", Yours(), Draw(), kind="auto"),)),),
    ),
    ToyCard(slug="echo", name="Echo", abilities=(Static(("board",), (When("drop", Yours(), Draw()),)),)),
    ToyCard(
        slug="banner",
        name="Banner",
        abilities=(Static(("board",), (Number(("power",), Fixed(1), Is("soldier") & Yours()),)),),
    ),
    ToyCard(
        slug="drill",
        name="Drill",
        abilities=(Static(("board",), (Number(("power",), Fixed(2), Is("soldier") & Yours(), "times"),)),),
    ),
    ToyCard(
        slug="offer",
        name="Offer",
        power=1,
        abilities=(
            OnPlay(Do(Drop(Pick(hand(YOU), Fixed(1))), may=True, then=Seq((Draw(), Draw())), otherwise=Draw())),
        ),
    ),
    ToyCard(slug="veto", name="Veto", abilities=(Counter(Negate()),)),
    ToyCard(slug="moth", name="Moth", power=3, abilities=(OnPlay(Drop(This())),)),
)

DROP = Drop(This())


class ToyTurn(Procedure):
    @step("toy:draw")
    def draw(self, game: Game) -> Outcome | Procedure:
        game.counters["turn"] += 1
        return draw(game, game.active)

    @step("toy:menu")
    def menu(self, game: Game) -> Decision:
        options = merged(game, list(game.cards_in("hand", game.active)), game.active)
        return Decision(game.active, "toy-menu", (*options, Option("end", "end")), always=True)

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | Go:
        return Go("end") if chosen[0].key == "end" else Playing(chosen[0].card)

    @step()
    def again(self, game: Game) -> Go:
        return Go("menu")

    @step("toy:evening")
    def end(self, game: Game) -> Procedure:
        return Evening()

    @step("toy:end")
    def next_turn(self, game: Game) -> Go | None:
        game.moment("turn")
        game.active = 1 - game.active
        decks = [game.cards_in("deck", seat) for seat in (0, 1)]
        if game.counters["turn"] == TURNS or not all(decks):
            scores = [score(game, seat) for seat in (0, 1)]
            game.finish(tuple(seat for seat in (0, 1) if scores[seat] == max(scores)))
        return Go("draw")


class Evening(Checkpoint):
    """The end of a turn, for which other triggers wait than for a checkpoint."""

    moment: ClassVar[str] = "evening"


class Playing(Procedure):
    """A card is announced, may be countered, then takes effect; a checkpoint follows."""

    card: int
    negated: bool = False

    @step("toy:announce")
    def announce(self, game: Game) -> Procedure:
        self.card = game.move(self.card, "limbo", 0, "announce")
        return Window(1 - game.active)

    @step("toy:land")
    def land(self, game: Game) -> Any:
        scope = Scope(game.cards[self.card].owner, game.cards[self.card].owner, self.card, "toy:land")
        if self.negated:
            return change(game, DROP, (self.card,), scope)
        self.card = game.move(self.card, "board", scope.you, "play")
        return None

    @step("toy:effect")
    def effect(self, game: Game) -> Any:
        if self.negated:
            return None
        for ability, rule in game.rules.catalogue.abilities[OnPlay][game.cards[self.card].definition]:
            owner = game.cards[self.card].owner
            return ability.effect.carry_out(game, Scope(owner, owner, self.card, rule))
        return None

    @step("toy:checkpoint")
    def checkpoint(self, game: Game) -> Procedure:
        return Checkpoint()


class Window(Procedure):
    """A counter window: the players answer in turn with counters, which resolve last in, first out.

    A player is asked whenever the hand is not empty, whatever it holds, for silence would tell.
    """

    seat: int
    counters: tuple[int, ...] = ()

    @step("toy:counter")
    def ask(self, game: Game) -> Decision | Go:
        cards = game.cards_in("hand", self.seat)
        if not cards:
            return Go("resolve")
        counters = game.rules.catalogue.abilities[Counter]
        options = merged(game, [ref for ref in cards if counters[game.cards[ref].definition]], self.seat)
        return Decision(self.seat, "toy-counter", (*options, Option("no", "no")), always=True)

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Go | None:
        if chosen[0].key == "no":
            return None
        self.counters += (game.move(chosen[0].card, "limbo", 0, "counter"),)
        self.seat = 1 - self.seat
        return Go("ask")

    @step("toy:last-in-first-out")
    def resolve(self, game: Game) -> Done | None:
        if not self.counters:
            return Done()
        *rest, last = self.counters
        self.counters = tuple(rest)
        # A counter that is itself countered does nothing: each later counter takes the one before it away.
        if self.counters:
            countered = self.counters[-1]
            self.counters = self.counters[:-1]
            game.move(countered, "drop", game.cards[countered].owner, "drop")
        else:
            playing = game.nearest(Playing)
            assert isinstance(playing, Playing)
            playing.negated = True
        game.move(last, "drop", game.cards[last].owner, "drop")
        return None

    @step()
    def again(self, game: Game) -> Go:
        return Go("resolve")


class ToyRules(Rules):
    name = "toy"
    version = "1"
    waiting_kinds: ClassVar = {"auto": "checkpoint", "late": "evening"}

    def __init__(self, cards: tuple[ToyCard, ...] = CARDS, face_down: bool = False) -> None:
        zones = (
            Zone("deck", "none"),
            Zone("hand", "owner"),
            Zone("board", "all", live=True),
            Zone("drop", "all"),
            Zone("limbo", "all", common=True),
        )
        procedures = (
            ToyTurn, Playing, Window, Checkpoint, Evening, Choosing, ChoosingPlayer, Exchanging, InDo, InEach, InSeq,
            Offering,
        )  # fmt: skip
        super().__init__(zones, Catalogue(cards, (DROP,), (DRAW,), face_down), procedures)

    def locate(self, game: Game, card: Card, seat: int) -> str:
        return "" if card.zone == self.zones["hand"].base + seat else super().locate(game, card, seat)


SCORE = "power"
RULES = ToyRules()
FOREIGN: frozenset[str] = frozenset()


class Config(Struct, frozen=True):
    players: int = 2
    decks: tuple[tuple[str, ...], ...] = ()  # listed from the bottom; three copies of every card, shuffled, by default
    hand: int = 3


def rules(config: Config) -> ToyRules:
    return RULES


def new(config: Config, seed: int | str, rules: ToyRules = RULES) -> Game:
    game = Game(rules, 2, Chance(key_of(seed)))
    game.counters["turn"] = 0
    for seat in (0, 1):
        slugs = config.decks[seat] if config.decks else tuple(card.slug for card in CARDS) * 3
        for slug in slugs:
            game.add(rules.catalogue.by_slug[slug], "deck", seat, seat)
        if not config.decks:
            game.shuffle("deck", seat)
        for _ in range(config.hand):
            draw(game, seat)
    game.start(ToyTurn())
    return game


def score(game: Game, seat: int) -> int:
    return sum(game.number("power", ref) or 0 for ref in game.cards_in("board", seat))


__all__ = ["CARDS", "FOREIGN", "RULES", "Config", "new", "rules", "score"]
