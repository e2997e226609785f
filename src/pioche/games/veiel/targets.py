"""Whom a card means: figures chosen in its zone, all of them, oneself, or those meant before (zone-heros, ciblage)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.veiel import board, grid
from pioche.games.veiel.card import ATTACK
from pioche.games.veiel.record import playing
from pioche.kernel.cards.answers import unforbidden
from pioche.kernel.cards.select import distinct
from pioche.kernel.cards.value import NOTHING, Condition, Effect, Node, Outcome, Scope, Value
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Target(Value):
    """Figures on the board, as a card speaks of them."""

    __slots__ = ()
    chosen: ClassVar[bool] = False  # by whoever plays the card: only then they are targeted (ciblage:2)
    turned: ClassVar[bool] = False  # the zone is turned, and means all in it

    def found(self, game: Game, scope: Scope) -> list[int]:
        """Those meant, or those who may be chosen."""
        raise NotImplementedError


def at(game: Game, scope: Scope) -> int:
    """The cell from which a card acts: that of the hero who plays it, or of the enemy whose text it is."""
    figure = scope.source if scope.you < 0 else board.hero(game, scope.you)
    return game.cards[figure].place


def zone(game: Game, scope: Scope) -> int:
    """The cells of a card's zone, however it is turned."""
    return grid.REACHES[board.definition(game, scope.source).zone][at(game, scope) - 1]


def crossed(game: Game, scope: Scope) -> bool:
    return board.definition(game, scope.source).crossed


def standing_in(game: Game, refs: list[int], cells: int) -> list[int]:
    cards = game.cards
    return [ref for ref in refs if cells >> cards[ref].place - 1 & 1]


class Me(Target, Node, frozen=True):
    """The hero who plays the card, or the enemy whose text it is."""

    def found(self, game: Game, scope: Scope) -> list[int]:
        if scope.you < 0:
            return [scope.source] if game.alive(scope.source) else []
        return [board.hero(game, scope.you)]


class AHero(Target, Node, frozen=True):
    """A hero in the zone: oneself too, unless another is meant or the own square is crossed (glossaire-a-un-heros)."""

    other: bool = False
    dead: bool = False  # or a dead one
    chosen: ClassVar[bool] = True

    def found(self, game: Game, scope: Scope) -> list[int]:
        cells = zone(game, scope)
        me = board.hero(game, scope.you)
        figures = board.heroes(game)
        if self.dead:  # the own cell is in the zone, and a dead hero may lie on it
            figures = [ref for ref in game.cards_in("board") if board.is_hero(game, ref)]
            cells |= grid.bit(at(game, scope))
        found = standing_in(game, [ref for ref in figures if ref != me], cells)
        if not self.other and not crossed(game, scope) and me in figures:
            found.append(me)
        return found


class AllHeroes(Target, Node, frozen=True):
    """All heroes in the zone, or all others."""

    other: bool = False
    turned: ClassVar[bool] = True

    def found(self, game: Game, scope: Scope) -> list[int]:
        return self.within(game, scope, zone(game, scope))

    def within(self, game: Game, scope: Scope, cells: int) -> list[int]:
        me = board.hero(game, scope.you)
        own = not self.other and not crossed(game, scope)
        cards = game.cards
        return [ref for ref in board.heroes(game) if (own if ref == me else cells >> cards[ref].place - 1 & 1)]


class AnEnemy(Target, Node, frozen=True):
    """An enemy in the zone."""

    boss: bool = True  # a boss as well
    chosen: ClassVar[bool] = True

    def found(self, game: Game, scope: Scope) -> list[int]:
        found = standing_in(game, board.enemies(game), zone(game, scope))
        return found if self.boss else [ref for ref in found if not board.is_boss(game, ref)]


class AllEnemies(Target, Node, frozen=True):
    """All enemies in the zone, turned one way."""

    turned: ClassVar[bool] = True

    def found(self, game: Game, scope: Scope) -> list[int]:
        return self.within(game, scope, zone(game, scope))

    def within(self, game: Game, scope: Scope, cells: int) -> list[int]:
        return standing_in(game, board.enemies(game), cells)


class Those(Target, Node, frozen=True):
    """Figures that were named before: those the part before was about, an attacker."""

    name: str = "it"

    def found(self, game: Game, scope: Scope) -> list[int]:
        return [ref for ref in scope.binds.get(self.name, ()) if game.alive(ref)]


class Beside(Target, Node, frozen=True):
    """Each other enemy adjacent to the one just meant, where that stands or fell."""

    def found(self, game: Game, scope: Scope) -> list[int]:
        last = scope.binds.get("it", ())
        if not last:
            return []
        here = game.cards[last[0]].place if game.alive(last[0]) else scope.binds["place"][0]
        return [ref for ref in standing_in(game, board.enemies(game), grid.BESIDE[here]) if ref not in last]


class Chained(Target, Node, frozen=True):
    """An enemy that this card has not damaged yet, near the last one."""

    within: int = 2
    chosen: ClassVar[bool] = True

    def found(self, game: Game, scope: Scope) -> list[int]:
        place = scope.binds.get("place")
        if not place:
            return []
        hit = playing(game).hit
        return [
            ref
            for ref in board.enemies(game)
            if ref not in hit and grid.distance(game.cards[ref].place, place[0]) <= self.within
        ]


class Spared(Target, Node, frozen=True):
    """Each enemy that the card just resolved did not damage."""

    def found(self, game: Game, scope: Scope) -> list[int]:
        hit = playing(game).hit
        return [ref for ref in board.enemies(game) if ref not in hit]


class NearRune(Target, Node, frozen=True):
    """An enemy near the rune whose turn it is."""

    within: int = 2
    chosen: ClassVar[bool] = True

    def found(self, game: Game, scope: Scope) -> list[int]:
        here = game.cards[scope.binds["rune"][0]].place
        return [ref for ref in board.enemies(game) if grid.distance(game.cards[ref].place, here) <= self.within]


class Around(Target, Node, frozen=True):
    """Heroes or enemies so near to the card that says so, or to where somebody fell."""

    side: str
    within: int = 1
    own: bool = True  # those on its own cell as well
    fallen: bool = False

    def found(self, game: Game, scope: Scope) -> list[int]:
        here = scope.binds["place"][0] if self.fallen else game.cards[scope.source].place
        figures = board.heroes(game) if self.side == "heroes" else board.enemies(game)
        nearest = 0 if self.own else 1
        return [ref for ref in figures if nearest <= grid.distance(game.cards[ref].place, here) <= self.within]


class EachSuch(Target, Node, frozen=True):
    """All living heroes, or all enemies, of whom a condition is met."""

    side: str
    condition: Condition

    def found(self, game: Game, scope: Scope) -> list[int]:
        figures = board.heroes(game) if self.side == "heroes" else board.enemies(game)
        return [ref for ref in figures if self.condition.met(game, scope.having("it", (ref,)))]


class Foremost(Target, Node, frozen=True):
    """The hero with the highest threat, among those whom the enemy may attack."""

    def found(self, game: Game, scope: Scope) -> list[int]:
        return board.ranked(game, board.attackable(game, board.heroes(game)))[:1]


class Deed(Effect):
    """Something done to figures on the board."""

    __slots__ = ()
    to: Target

    @property
    def chooses(self) -> bool:
        return self.to.chosen or self.to.turned

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(self.open_to(game, scope))

    def fits(self, game: Game, ref: int, scope: Scope) -> bool:
        """Whether it can be done to this figure."""
        return True

    def open_to(self, game: Game, scope: Scope) -> list[int]:
        """Those meant to whom it can be done, and whom no rule forbids to choose."""
        found = [ref for ref in self.to.found(game, scope) if self.fits(game, ref, scope)]
        if scope.you < 0 and scope.source in game.cards_in("board"):
            return board.attackable(game, found)
        return unforbidden(game, "choose", found, scope) if found and self.to.chosen else found

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if self.chooses:
            return Aiming(game.rules.catalogue.number(self), scope)
        return self.act(game, tuple(self.open_to(game, scope)), scope)

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        """Do it to these; the outcome names them, unless oneself is meant: "that hero" never is oneself."""
        raise NotImplementedError

    def outcome(self, game: Game, refs: tuple[int, ...], asked: int, done: int) -> Outcome:
        if isinstance(self.to, Me):
            return Outcome(asked, done)
        return Outcome(asked, done, refs, tuple([game.cards[ref].place for ref in refs]))


class Aiming(Procedure):
    """Who plays a card chooses whom it means, or how its zone is turned."""

    node: int
    scope: Scope
    refs: tuple[int, ...] = ()

    @step("veiel:zone-heros:4", "veiel:zone-heros:7", "veiel:ciblage:2")
    def choose(self, game: Game) -> Decision | Done:
        deed: Deed = game.node(self.node)
        if isinstance(deed.to, AllEnemies | AllHeroes):
            options = turns(game, deed, self.scope)
            ask = "turn-zone"
        else:
            options = distinct(game, deed.open_to(game, self.scope), self.scope.you)
            ask = "aim"
        if not options:
            return Done(NOTHING)
        return Decision(self.scope.you, ask, options, card=self.scope.source, rule=self.scope.rule)

    @step("veiel:ciblage:1", "veiel:ciblage:5")
    def target(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure:
        """Who is chosen is targeted, and may answer that; all in a zone are not."""
        deed: Deed = game.node(self.node)
        if isinstance(deed.to, AllEnemies | AllHeroes):
            refs = deed.to.within(game, self.scope, turned(game, self.scope, chosen[0].value))
            self.refs = tuple([ref for ref in refs if deed.fits(game, ref, self.scope)])
            return NOTHING
        self.refs = (chosen[0].card,)
        attack = ATTACK in board.definition(game, self.scope.source).types
        return announce(game, "target", self.refs, self.scope) if attack else NOTHING

    @step()
    def act(self, game: Game) -> Outcome | Procedure:
        deed: Deed = game.node(self.node)
        return deed.act(game, self.refs, self.scope)


def turned(game: Game, scope: Scope, facing: int) -> int:
    """The cells of the zone when it faces one way."""
    return grid.ZONES[board.definition(game, scope.source).zone][facing][at(game, scope) - 1]


def turns(game: Game, deed: Deed, scope: Scope) -> tuple[Option, ...]:
    """The ways to turn the zone that differ in whom they mean; one that means nobody only if all do."""
    found: dict[tuple[int, ...], int] = {}
    assert isinstance(deed.to, AllEnemies | AllHeroes)
    for facing in range(4):
        refs = deed.to.within(game, scope, turned(game, scope, facing))
        refs = [ref for ref in refs if deed.fits(game, ref, scope)]
        if refs:
            found.setdefault(tuple(refs), facing)
    return tuple([Option(f"turn/{grid.FACINGS[facing]}", "turn", scope.source, facing) for facing in found.values()])
