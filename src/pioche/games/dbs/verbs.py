"""The effects of the game's skills on cards: each says what it does and whether it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pioche.games.dbs import stack
from pioche.games.dbs.areas import ACTIVE, DROPPED, HIDDEN, REST, area, definition, leave
from pioche.games.dbs.card import BATTLE, MARKERS, UNISON, Auto, Permanent
from pioche.kernel.cards.inforce import release
from pioche.kernel.cards.query import EVERYONE, Selector
from pioche.kernel.cards.rule import Rule
from pioche.kernel.cards.select import Pick, Selection, This
from pioche.kernel.cards.value import NOTHING, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import shuffle
from pioche.kernel.play.change import make

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.play.trigger import Waiting
    from pioche.kernel.state.game import Game


class Leave(Verb):
    """A verb that moves cards to an area of their owner; a Leader Card stays where it is (3-5-3)."""

    __slots__ = ()
    area: ClassVar[str]
    also: ClassVar[tuple[str, ...]] = ("leave",)

    def fits(self, game: Game, ref: int) -> bool:
        return area(game, ref) != "leader"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        self.show(game, ref, scope)
        return leave(game, ref, self.area, self.verb, scope)

    def show(self, game: Game, ref: int, scope: Scope) -> None:
        """A card that goes from one hidden area to another because of what it is, is shown to all (11-2-1)."""
        if (
            self.area in HIDDEN
            and isinstance(self.what, Pick)
            and self.what.among.test is not None
            and area(game, ref) in HIDDEN
        ):
            game.reveal(ref, EVERYONE, "reveal", scope, game.master(ref))


class Ko(Leave, Node, frozen=True):
    """A Battle Card is KO'd: it goes to its owner's Drop Area (10-1)."""

    what: Selection
    verb: ClassVar[str] = "ko"
    also: ClassVar[tuple[str, ...]] = ("leave", DROPPED)
    area: ClassVar[str] = "drop"


class Drop(Leave, Node, frozen=True):
    """Cards are placed in their owner's Drop Area; alone if what lies under them stays in play (11-3-6)."""

    what: Selection
    alone: bool = False
    verb: ClassVar[str] = "drop"
    also: ClassVar[tuple[str, ...]] = ("leave", DROPPED)
    area: ClassVar[str] = "drop"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        if self.alone:
            return stack.peel(game, ref, "drop", "drop", scope)
        return Leave.make(self, game, ref, scope)


class ToHand(Leave, Node, frozen=True):
    """Cards go to their owner's hand."""

    what: Selection
    verb: ClassVar[str] = "to-hand"
    area: ClassVar[str] = "hand"


class ToWarp(Leave, Node, frozen=True):
    """Cards are transferred to their owner's Warp (11-4)."""

    what: Selection
    verb: ClassVar[str] = "to-warp"
    area: ClassVar[str] = "warp"


class ToLife(Leave, Node, frozen=True):
    """Cards become life of their owner."""

    what: Selection
    verb: ClassVar[str] = "to-life"
    area: ClassVar[str] = "life"


class Remove(Leave, Node, frozen=True):
    """Cards are removed from the game (10-19)."""

    what: Selection
    verb: ClassVar[str] = "remove"
    area: ClassVar[str] = "removed"


class ToDeck(Leave, Node, frozen=True):
    """Cards go on top of their owner's deck, under it, or are shuffled into it."""

    what: Selection
    to: Literal["top", "bottom", "shuffled"] = "top"
    verb: ClassVar[str] = "to-deck"
    area: ClassVar[str] = "deck"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        self.show(game, ref, scope)
        return leave(game, ref, "deck", "to-deck", scope, bottom=self.to == "bottom")

    def orders(self) -> bool:
        return self.to != "shuffled"

    def arranger(self, game: Game, ref: int, scope: Scope) -> int:
        """Cards of a deck that are put back are arranged by who looks at them."""
        return scope.actor if area(game, ref) == "deck" else game.cards[ref].owner

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        """Only who arranged them knows the order of several cards (3-1-6-1): their owner, or who looked at them."""
        if len(cards) > 1:
            for ref in cards:
                card = game.cards[ref]
                own = 1 << card.owner
                game.alter(ref, seen=card.seen & (own if card.seen & own else 1 << scope.actor))
        return None

    def conclude(self, game: Game, outcome: Outcome, met: list[Waiting], scope: Scope) -> Outcome | Procedure:
        owners = sorted({game.cards[ref].owner for ref in outcome.cards}) if self.to == "shuffled" else ()
        return shuffle(game, [game.bases["deck"] + seat for seat in owners], scope, outcome, met)


class ToEnergy(Leave, Node, frozen=True):
    """Cards are placed in their owner's Energy Area, in Active Mode or rested (3-8-3, 10-34)."""

    what: Selection
    rested: bool = False
    verb: ClassVar[str] = "to-energy"
    singly: ClassVar[bool] = True  # a rule may say how much energy there may be
    area: ClassVar[str] = "energy"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        exhaust = bool(game.number("energy-exhaust", ref))
        return leave(game, ref, "energy", "to-energy", scope, mode=REST if self.rested or exhaust else ACTIVE)


class Under(Leave, Node, frozen=True):
    """Cards are placed under another card in play (11-3)."""

    what: Selection
    top: Selector
    verb: ClassVar[str] = "put-under"
    area: ClassVar[str] = "under"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        tops = [top for top in self.top.cards(game, scope) if area(game, top) in (*SHARED, "leader")]
        return stack.tuck(game, ref, tops[0], scope) if tops and tops[0] != ref else ref

    def conclude(self, game: Game, outcome: Outcome, met: list[Waiting], scope: Scope) -> Outcome | Procedure:
        """What a text then means by "it" is the card on top."""
        tops = tuple(self.top.cards(game, scope)[:1]) if outcome.cards else ()
        return super().conclude(game, Outcome(outcome.asked, outcome.done, tops), met, scope)


SHARED = ("battle", "combo", "unison")  # areas in which a card of the other player may lie (4-2-4)


class Rest(Verb, Node, frozen=True):
    """Cards are switched to Rest Mode; one that is already so is not switched (1-3-2-1)."""

    what: Selection
    verb: ClassVar[str] = "rest"

    def fits(self, game: Game, ref: int) -> bool:
        return game.cards[ref].mode == ACTIVE

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.alter(ref, mode=REST)
        game.happens("rest", game.master(ref), scope, card=ref)
        return ref


class Stand(Verb, Node, frozen=True):
    """Cards are switched to Active Mode."""

    what: Selection
    verb: ClassVar[str] = "stand"

    def fits(self, game: Game, ref: int) -> bool:
        return game.cards[ref].mode == REST

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        game.alter(ref, mode=ACTIVE)
        game.happens("stand", game.master(ref), scope, card=ref)
        return ref


class Play(Verb, Node, frozen=True):
    """Cards come into play without their cost, perhaps rested, or on top of others (3-6-3, 3-11-3, 9-4).

    On top of others a card keeps their mode unless it says that it is played in Active Mode. `via` is the keyword by
    which it is played; it is true of the card as long as it is in play. `rules` are in force about it, bound to `it`,
    from the moment that it is in play, before any skill of it is met.
    """

    what: Selection
    rested: bool = False
    onto: Selector | None = None
    active: bool = False
    via: str = ""
    rules: tuple[Rule, ...] = ()
    ends: str = "turn"
    markers: int = 0  # on a Unison Card, if the text says so
    home: bool = False  # it is its owner who has it then
    verb: ClassVar[str] = "play"
    arrives: ClassVar[str] = "played"

    def fits(self, game: Game, ref: int) -> bool:
        return definition(game, ref).type in (BATTLE, UNISON) and area(game, ref) != "removed"

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if self.onto is not None and not self.bases(game, scope):
            return NOTHING  # what it would have been played on is gone
        return super().carry_out(game, scope)

    def bases(self, game: Game, scope: Scope) -> tuple[int, ...]:
        """What it is played on: cards in play, but no Leader Card."""
        return tuple(ref for ref in self.onto.cards(game, scope) if area(game, ref) in SHARED) if self.onto else ()

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        if self.markers:
            scope = scope.having("markers", (self.markers,))
        scope = scope.acting(game.cards[ref].owner) if self.home else scope
        onto = self.bases(game, scope)
        manners = [self, *(game.node(node) for node in scope.binds.get(MANNER, ()))]
        mode = REST if any(play.rested for play in manners) else ACTIVE
        if onto and not self.active:
            mode = game.cards[onto[0]].mode
        family = self.via.partition("-")[0]  # "union" of "union-fusion"
        marks = ((self.via, family) if family == "union" else (self.via,)) if self.via else ()
        marks = marks or (("skill",) if scope.skill else ())
        now = enter(game, ref, scope, onto, mode, marks)
        for play in manners:
            for rule in play.rules:
                ends = game.rules.moment(game, scope, play.ends)
                game.lend(game.rules.catalogue.number(rule), scope.having("it", (now,)), ends)
        return now


MANNER = "manner"  # binds another playing, by its node, in whose manner what is being played comes into play as well


def enter(
    game: Game, ref: int, scope: Scope, onto: tuple[int, ...] = (), mode: int = 0, marks: tuple[str, ...] = ()
) -> int:
    """A card comes into play; the Unison Card before it goes to the Drop Area (3-6-3, 3-11-3, 6-3-1-2-2-3)."""
    seat = scope.actor
    unison = definition(game, ref).type == UNISON
    markers = scope.binds.get("markers", (1,))[0] if unison else 0
    if unison and onto:
        markers = game.cards[onto[0]].count(MARKERS)
    elif unison:
        drop(game, game.cards_in("unison", seat), scope)
    origin = area(game, ref)
    if origin == "limbo" and not definition(game, ref).token:  # where only cards of a hand wait, and new tokens
        origin = "hand"
    if game.number("enter-rested", ref) or (mode == REST and not onto):
        mode = REST  # which goes before Active Mode (1-3-8)
    elif game.number("enter-active", ref):
        mode = ACTIVE
    now = game.move(ref, "unison" if unison else "battle", seat, "play", scope, mode=mode)
    game.put(now, MARKERS, markers)
    game.alter(now, marks=(*marks, "from " + origin, *x_mark(scope)))
    if onto:
        stack.cover(game, now, onto, scope)
    return now


def x_mark(scope: Scope) -> tuple[str, ...]:
    return tuple(f"x {x}" for x in scope.binds.get("x", ()))


COMBO_FROM = "combo from "  # the mark of a card used in a combo says where it came from


def can_combo(game: Game, ref: int) -> bool:
    """Only a card that has a combo cost and a combo power is used in a combo, whoever asks for it (3-7-3-1)."""
    return game.printed("combo_power", ref) is not None and game.printed("combo_cost", ref) is not None


class Combo(Verb, Node, frozen=True):
    """Cards are used in a combo by a skill, at no cost (3-7-3)."""

    what: Selection
    verb: ClassVar[str] = "combo"
    arrives: ClassVar[str] = "comboed"

    def fits(self, game: Game, ref: int) -> bool:
        return can_combo(game, ref)

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        origin = area(game, ref)
        now = game.move(ref, "combo", scope.actor, "combo", scope)
        game.mark(now, COMBO_FROM + origin)
        return now


class PlaceField(Verb, Node, frozen=True):
    """[Field]: this Extra Card goes to the Battle Area; the one before it goes to the Drop Area (10-3)."""

    what: Selection
    verb: ClassVar[str] = "place"
    arrives: ClassVar[str] = "placed"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        others = game.cards_in("battle", scope.actor)
        drop(game, tuple(other for other in others if "[Field]" in game.words[game.cards[other].definition]), scope)
        return game.move(ref, "battle", scope.actor, "place", scope)


class Markers(Verb, Node, frozen=True):
    """Markers are added to cards, or taken off them; as a cost, all of them (8-4-2-5)."""

    by: int
    what: Selection = This()
    verb: ClassVar[str] = "markers"

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        found = self.allowed(game, scope, eyes)
        return bool(found) and all(game.cards[ref].count(MARKERS) + self.by >= 0 for ref in found)

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        change_markers(game, ref, self.by, scope)
        return ref


class LoseMarkers(Verb, Node, frozen=True):
    """A battle takes markers off a Unison Card, as many as are bound to `loss` (7-4-1-4-3)."""

    what: Selection
    verb: ClassVar[str] = "markers"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        change_markers(game, ref, -scope.binds.get("loss", (1,))[0], scope)
        return ref


def drop(game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
    """The rules themselves place cards in the Drop Area: nothing forbids that, but skills may wait for it."""
    return make(game, DROP, refs, scope, len(refs))


def change_markers(game: Game, ref: int, by: int, scope: Scope) -> None:
    """Interruptive: a Unison Card that loses markers is as it was printed again; without any it is dropped (9-6)."""
    if by and not count_markers(game, ref, by, scope):
        drop(game, (ref,), scope)


def count_markers(game: Game, ref: int, by: int, scope: Scope) -> int:
    """Markers are added or taken off, nothing else: how many are left."""
    left = max(game.cards[ref].count(MARKERS) + by, 0)
    game.put(ref, MARKERS, left)
    game.happens("markers", game.master(ref), scope, card=ref, amount=left)
    if left and by < 0:
        release(game, ref, "power")
    return left


class Gain(Verb, Node, frozen=True):
    """Cards have these skills too, until a moment."""

    what: Selection
    skills: tuple[Permanent | Auto, ...]
    ends: str = "turn"
    verb: ClassVar[str] = "affect"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        master = game.master(ref)
        ends = game.rules.moment(game, scope, self.ends)
        for skill in self.skills:
            for rule in skill.rules:
                number = game.rules.catalogue.number(rule)
                game.lend(number, Scope(master, master, ref, scope.rule, {"it": (ref,)}), ends, skill=True)
        game.happens("affect", scope.actor, scope, card=ref)
        return ref


DROP, KO, TO_ENERGY, LOSE_MARKERS = Drop(This()), Ko(This()), ToEnergy(This()), LoseMarkers(This())
PLAY, PLAY_RESTED = Play(This()), Play(This(), rested=True)
