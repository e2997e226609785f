"""Acquiring cards of the field, by Force, by Cosmos or for free (5.1.4.a)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

from pioche.games.seiya.card import Defeated
from pioche.games.seiya.deeds import deed
from pioche.games.seiya.field import performing
from pioche.games.seiya.part import Part, aloof, parts
from pioche.games.seiya.tallies import count_up
from pioche.games.seiya.verbs import DISCARD, FREEZE, GAIN, WOUND
from pioche.kernel.cards.answers import applying, unforbidden
from pioche.kernel.cards.query import YOU, Selector, Test, Who, seats
from pioche.kernel.cards.rule import Binds, Rule
from pioche.kernel.cards.select import Selection, merged
from pioche.kernel.cards.value import Effect, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option, Reason
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce
from pioche.kernel.state.catalogue import Catalogue

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

Kind = Literal["force", "cosmos"]

DISCOUNT = 1  # of the sixth slot (5.1.4.a)
LEAST_COST = 1  # below which no cost falls
COST: dict[Kind, str] = {"force": "cost_force", "cosmos": "cost_cosmos"}
ATTEMPT: dict[Kind, str] = {"force": "fight", "cosmos": "acquire-cosmos"}  # what may be forbidden besides acquiring


class Way(Rule, Node, frozen=True):
    """Another way to acquire the cards that pass the test: by this kind of value, at this cost.

    Without a cost of its own it takes the printed cost of the other kind. `needs` must hold for a card that takes part.
    """

    kind: Kind
    of: Test
    cost: int | None = None
    needs: Test | None = None

    def questions(self) -> tuple[str, ...]:
        return ("ways",)


class Turned(Rule, Node, frozen=True):
    """The Force cost of the cards that pass the test is a Cosmos cost."""

    of: Test

    def questions(self) -> tuple[str, ...]:
        return ("ways",)


class Confront(Rule, Node, frozen=True):
    """Cards that are not on the field may be faced by a player, at their own costs, at one of them, or at this one.

    Who overcomes such a card acquires it, or does what is said instead.
    """

    among: Selector
    by: Who = YOU
    kind: Kind | None = None  # None: any that the card has
    cost: int | None = None
    wins: Effect | None = None

    def questions(self) -> tuple[str, ...]:
        return ("face",)

    def applies(self, game: Game, ref: int, scope: Scope) -> bool:
        return ref in self.among.cards(game, scope)

    def open_to(self, game: Game, seat: int, scope: Scope) -> list[int]:
        """The cards that a player may face by this rule."""
        return self.among.cards(game, scope) if seat in seats(game, self.by, scope) else []

    def ways(self, game: Game, target: int, printed: tuple[OpenWay, ...], scope: Scope) -> tuple[OpenWay, ...]:
        """How the active player may overcome such a card."""
        if self.cost is not None:
            return (OpenWay(self.kind or "force", self.cost, None, scope, self.wins, self.acquires),)
        open_ways = [way for way in printed if self.kind in (None, way.kind)]
        return tuple([OpenWay(way.kind, way.cost, way.needs, scope, self.wins, self.acquires) for way in open_ways])

    @property
    def acquires(self) -> bool:
        """Whether who overcomes such a card acquires it."""
        return self.wins is None

    @property
    def below(self) -> int | None:
        """By how much what it costs to face such a card may lie below its printed costs; None: nobody can tell."""
        return 0 if self.cost is None else None


ACQUIRED = {
    "force": "seiya:classic:5.1.4.a:3",
    "cosmos": "seiya:classic:5.1.4.a:4",
    "free": "seiya:classic:5.1.4.a:19",
}


class OpenWay(Struct, frozen=True, gc=False):
    """A way to acquire a certain card: by what, at which cost before changes, and who must take part."""

    kind: Kind
    cost: int
    needs: Test | None = None
    scope: Scope | None = None
    wins: Effect | None = None  # what happens instead of what follows an acquisition from the field
    acquires: bool = True  # whether it is an acquisition


@cache
def printed_ways(catalogue: Catalogue) -> list[tuple[OpenWay, ...]]:
    """For each definition the ways to acquire it that are printed on it."""
    return [
        tuple(OpenWay(kind, numbers[cost]) for kind, cost in COST.items() if cost in numbers)
        for numbers in catalogue.numbers
    ]


def targets(game: Game, seat: int) -> tuple[int, ...]:
    """What a player may face: the cards of the field, and those that a rule in force lets them face."""
    found = game.cards_in("field")
    for entry in game.index.get("face", ()):
        rule = entry.rule
        assert isinstance(rule, Confront)
        found += tuple([ref for ref in rule.open_to(game, seat, entry.scope) if ref not in found])
    return tuple(unforbidden(game, "face", list(found), {"by": (seat,)})) if "forbid:face" in game.index else found


def ways(game: Game, target: int) -> tuple[OpenWay, ...]:
    """The ways to overcome a card that is faced, printed ones first."""
    card = game.cards[target]
    found = printed_ways(game.rules.catalogue)[card.definition]
    elsewhere = card.zone != game.bases["field"]
    for entry, scope in applying(game, "face", target) if elsewhere else ():
        assert isinstance(entry.rule, Confront)
        found = entry.rule.ways(game, target, found, scope)
        if entry.rule.cost is not None:
            return found
    for entry, scope in applying(game, "ways", target):
        rule = entry.rule
        if isinstance(rule, Turned):
            found = tuple(OpenWay("cosmos", way.cost, way.needs, way.scope, way.wins, way.acquires) for way in found)
            continue
        assert isinstance(rule, Way)
        other = game.printed(COST["cosmos" if rule.kind == "force" else "force"], target)
        cost = rule.cost if rule.cost is not None else other
        alike = any((way.kind, way.cost, way.needs) == (rule.kind, cost, rule.needs) for way in found)
        if cost is not None and not alike:
            found = (*found, OpenWay(rule.kind, cost, rule.needs, scope))
    return found


class Means:
    """What a player could acquire with: the cards facing each card of the field, and the equipped Armour."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.facing: dict[int, list[int]] = {}
        for ref in game.zones[game.bases["play"] + seat]:
            self.facing.setdefault(game.cards[ref].link, []).append(ref)
        self.armour = game.zones[game.bases["armour"] + seat]
        self.giving: dict[Kind, tuple[int, ...]] = {}

    def against(self, target: int, kind: Kind) -> tuple[int, ...]:
        """The cards that could take part: not those bound to another use, and an Armour only if it has such a value."""
        giving = self.giving.get(kind)
        if giving is None:
            giving = self.giving[kind] = tuple([ref for ref in self.armour if (self.game.number(kind, ref) or 0) > 0])
        facing = self.facing.get(target)
        if not facing:
            return giving
        found = [*[ref for ref in facing if not (marks := self.game.cards[ref].marks) or kind in marks], *giving]
        return tuple(unforbidden(self.game, "join", found, {"target": (target,)}))


def able(game: Game, seat: int, target: int, kind: Kind) -> tuple[int, ...]:
    """The cards with which a player could acquire a card."""
    return Means(game, seat).against(target, kind)


def attempt(game: Game, target: int, way: OpenWay, used: tuple[int, ...]) -> Binds:
    """What rules may ask about these cards that overcome a card in this way."""
    fighters = used if way.kind == "force" else ()
    return {"used": used, "fighters": fighters, "target": (target,), "by": (game.active,)}


def price(game: Game, target: int, way: OpenWay, binds: Binds) -> int:
    """What a card costs in the end, in this way."""
    return game.number(COST[way.kind], target, binds, way.cost) or 0


def obstacle(game: Game, target: int, way: OpenWay, used: tuple[int, ...]) -> Reason | None:
    """Why these cards cannot acquire the card in this way, None if they can."""
    binds = attempt(game, target, way, used)
    total = sum([game.number(way.kind, ref, binds) or 0 for ref in used])
    cost = price(game, target, way, binds)
    if total < cost:
        return Reason("not-enough", "seiya:classic:5.1.4.a:5", target, f"{total} < {cost}")
    if way.needs and way.scope and not any(way.needs.holds(game, ref, way.scope) for ref in used):
        return Reason("needs-participant", way.scope.rule, way.scope.source)
    if way.acquires and (reason := game.forbidden("acquire", target, binds)):
        return reason
    return game.forbidden(ATTEMPT[way.kind], target, binds)


def tell_the_price(game: Game, target: int, way: OpenWay, used: tuple[int, ...]) -> None:
    """Rules may wait for a card to be overcome, and ask what it cost in the end: that is bound to `paid`."""
    verb = "overcome-" + way.kind
    if "when:" + verb in game.index:
        binds = attempt(game, target, way, used)
        paid = price(game, target, way, binds)
        deed(game, verb, game.active, card=target, binds={**binds, "paid": (paid,)})


class Acquire(Procedure):
    """A card is acquired with chosen cards among those facing it and the equipped Armour.

    Any card that could take part may be added, for more cards never make an acquisition impossible.
    """

    target: int
    way: int
    used: tuple[int, ...] = ()

    def open_way(self, game: Game) -> OpenWay:
        return ways(game, self.target)[self.way]

    @step("seiya:classic:5.1.4.a:6", "seiya:classic:5.1.4.a:7", "seiya:glossary:acquerir:2")
    def choose_cards(self, game: Game) -> Decision | tuple[Option, ...]:
        seat = game.active
        way = self.open_way(game)
        everybody = able(game, seat, self.target, way.kind)
        left = [ref for ref in everybody if ref not in self.used]
        enough = obstacle(game, self.target, way, self.used) is None
        if not enough and all(
            obstacle(game, self.target, way, tuple(other for other in everybody if other != ref)) for ref in left
        ):
            return tuple(Option("", "card", ref) for ref in left)
        options = merged(game, left, seat)
        if enough:
            options = (Option("done", "done"), *options)
        return Decision(seat, "choose-fighters" if way.kind == "force" else "choose-allies", options, card=self.target)

    @step()
    def settle(self, game: Game, chosen: tuple[Option, ...]) -> Go | None:
        if chosen[0].key == "done":
            return None
        self.used += tuple(option.card for option in chosen)
        return Go("choose_cards")

    @step("seiya:classic:5.1.4.a:5", "seiya:glossary:acquerir:1")
    def acquire(self, game: Game) -> Procedure:
        way = self.open_way(game)
        tell_the_price(game, self.target, way, self.used)
        if way.wins is None or way.scope is None:
            return Acquisition(self.target, game.active, way.kind, self.used)
        wins = game.rules.catalogue.number(way.wins)
        return Acquisition(self.target, game.active, way.kind, self.used, wins=wins, rule=way.scope.rule)


def announce_acquired(game: Game, ref: int, scope: Scope) -> Outcome | Procedure:
    """A player has acquired a card, which has not found its place yet."""
    count_up(game, "acquire", scope.actor)
    return announce(game, "acquire", (ref,), scope)


class Acquisition(Procedure):
    """A card becomes a player's: Defeated, Flame or Sapphire, its place, then the cards used (5.1.4.a).

    What is won instead, where something is, comes in place of all this. Of a card that was not on the field, Defeated,
    Flame and Sapphire do nothing.
    """

    card: int
    seat: int
    kind: str  # force, cosmos or free
    used: tuple[int, ...] = ()
    place: int = 0
    wins: int = -1  # the effect that comes instead
    rule: str = ""  # by which it does
    from_field: bool = True
    quiet: bool = False  # Defeated does nothing
    wounded: bool = False  # it joins its new owner so
    frozen: bool = False  # or so
    part: int = 0  # of the table, up to which they have said what comes of it

    @step("seiya:glossary:pilier:4")
    def win(self, game: Game) -> Outcome | Procedure | None:
        if self.wins < 0:
            return None
        binds = {"used": self.used, "fighters": self.used if self.kind == "force" else ()}
        return game.carry_out(self.wins, Scope(self.seat, self.seat, self.card, self.rule, binds))

    @step("seiya:glossary:vaincu:1", "seiya:classic:5.1.5:4")
    def leave_the_field(self, game: Game) -> Outcome | Procedure | Go:
        if self.wins >= 0:
            return Go("discard_the_cards_used")
        card = game.cards[self.card]
        self.place = card.place
        self.from_field = card.zone == game.bases["field"]
        scope = Scope(self.seat, self.seat, 0, ACQUIRED[self.kind])
        self.card = game.move(self.card, "limbo", 0, "acquire-" + self.kind, scope, owner=self.seat)
        deed(game, "acquire-" + self.kind, self.seat, card=self.card)
        return announce_acquired(game, self.card, scope)

    @step(
        "seiya:classic:5.1.4.a:10", "seiya:classic:5.1.4.a:12", "seiya:classic:5.1.4.a:20", "seiya:glossary:acquerir:6",
        "seiya:solo:5.3:15", "seiya:solo:5.3:16",
    )  # fmt: skip
    def defeated(self, game: Game) -> Procedure | None:
        """Hilda neither suffers nor gains by it; what it does to others and to the field counts (solo 5.3)."""
        if not self.from_field or self.quiet:
            return None
        binds = {
            "used": self.used,
            "fighters": self.used if self.kind == "force" else (),
            "place": (self.place,),
        }
        if self.seat in aloof(game):
            binds["spared"] = (self.seat,)
        return performing(game, self.card, Defeated, Scope(self.seat, self.seat, self.card, "", binds))

    @step(then="what_the_boxes_say")
    def what_the_boxes_say(self, game: Game) -> Procedure | Go | None:
        """Flame, Sapphire, Pillar …: each part of the table in its turn."""
        asked = parts(game, Part.acquired)
        if self.part == len(asked):
            self.part = 0
            return Go("find_its_place")
        self.part += 1
        return asked[self.part - 1].acquired(game, self.card, self.seat, self.kind, self.from_field)

    @step(
        "seiya:classic:5.1.4.a:9", "seiya:classic:5.1.4.a:11", "seiya:classic:5.1.4.a:19", "seiya:glossary:acquerir:5"
    )
    def find_its_place(self, game: Game) -> Outcome | Procedure | None:
        if not game.alive(self.card):
            return None
        if self.frozen:
            return change(game, FREEZE, (self.card,), Scope(self.seat, self.seat, self.card))
        for part in parts(game, Part.receives):
            if (otherwise := part.receives(game, self.card, self.seat)) is not None:
                return otherwise
        if self.wounded:
            return change(game, WOUND, (self.card,), Scope(self.seat, self.seat, self.card))
        if self.kind != "cosmos":
            binds: Binds = {"place": (self.place,), "fighters": self.used if self.kind == "force" else ()}
            return change(game, GAIN, (self.card,), Scope(self.seat, self.seat, self.card, "", binds))
        game.move(self.card, "hand", self.seat, "gain")
        return None

    @step("seiya:classic:5.1.4.a:13")
    def discard_the_cards_used(self, game: Game) -> Outcome | Procedure:
        left = tuple(ref for ref in self.used if game.alive(ref))
        binds = {"fighters": self.used if self.kind == "force" else (), "used": self.used}
        return change(game, DISCARD, left, Scope(self.seat, self.seat, 0, "", binds))

    @step(then="rewards")
    def rewards(self, game: Game) -> Procedure | Go | None:
        """Armours that evolve: each part of the table in its turn."""
        asked = parts(game, Part.rewards)
        if self.part == len(asked):
            return Go("over")
        self.part += 1
        return asked[self.part - 1].rewards(game, self.card)

    @step()
    def over(self, game: Game) -> Done:
        return Done(Outcome(1, 1, (self.card,), (self.place,)))


class AcquireFree(Verb, Node, frozen=True):
    """The actor acquires a card without paying its cost, perhaps wounded or frozen."""

    what: Selection
    wounded: bool = False
    frozen: bool = False
    verb: ClassVar[str] = "acquire"

    def concerns(self, game: Game, ref: int, scope: Scope) -> int:
        return scope.actor

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return ref

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        if not cards:
            return None
        return Acquisition(cards[0], scope.actor, "free", wounded=self.wounded, frozen=self.frozen)
