"""Moving on the board: heroes who walk, figures that are pushed, pulled or placed (deplacement)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.veiel import board, grid
from pioche.games.veiel.targets import AHero, Deed, Target, zone
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option, Spot
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def cell_option(at: int, kind: str = "cell", seats: tuple[int, ...] = (), card: int = 0) -> Option:
    """A cell that may be chosen."""
    prefix = f"{seats[0]}:" if seats else ""
    return Option(f"{prefix}{kind}/{grid.row(at)}-{grid.column(at)}", kind, card, at, seats, spot=Spot("board", at))


def go(game: Game, ref: int, to: int, kind: str, scope: Scope) -> None:
    """A figure changes cell; heroes who do so in the heroes' turn have moved."""
    owner = game.cards[ref].owner
    if owner >= 0 and not game.counters["enemies-turn"]:
        game.tallies[f"turn/moved/{owner}"] = 1
        game.tallies[f"round/moved/{owner}"] = 1
    game.shift(ref, to, kind, scope)


def walkable(game: Game, ref: int, moves: int, through: bool = False) -> int:
    """The cells at which a hero may end a walk: heroes pass each other, not enemies (deplacement:2, 3; ruling 2)."""
    at = game.cards[ref].place
    if game.forbidden("move", ref) is not None:
        return grid.bit(at)
    blocked = board.obstacles(game)
    if not through:
        blocked |= grid.mask(game.cards[enemy].place for enemy in board.enemies(game))
    if game.forbidden("pass", ref) is not None:
        blocked |= grid.mask(game.cards[other].place for other in board.heroes(game))
    return grid.reach(at, moves, blocked) & ~board.occupied(game) | grid.bit(at)


def movable(game: Game, refs: tuple[int, ...], scope: Scope) -> list[int]:
    """Those whom no rule forbids to move; who cannot be moved may be chosen all the same (ruling 57)."""
    return [ref for ref in refs if game.forbidden("displace", ref, scope.doing()) is None]


class Walk(Deed, Node, frozen=True):
    """Heroes may make up to so many moves, each deciding where to (deplacement:4, 5; ruling 50)."""

    moves: int
    to: Target
    through: bool = False  # enemies

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        outcome = self.outcome(game, refs, 1, 1)
        return Walking(scope, refs, self.moves, outcome, self.through)


class Walking(Procedure):
    """Heroes walk one after the other; staying is always possible."""

    scope: Scope
    refs: tuple[int, ...]
    moves: int
    outcome: Outcome
    through: bool = False

    @step("veiel:deplacement:1", "veiel:deplacement:4", "veiel:deplacement:5")
    def where(self, game: Game) -> Decision | Done | Go:
        if not self.refs:
            return Done(self.outcome)
        ref = self.refs[0]
        if not game.alive(ref):
            return Go("next_one")
        found = walkable(game, ref, self.moves, self.through)
        options = tuple([cell_option(at, card=ref) for at in grid.cells(found)])
        card = self.scope.source
        return Decision(
            game.cards[ref].owner, "walk", options, card=card, rule=self.scope.rule or "veiel:deplacement:1"
        )

    @step()
    def walk(self, game: Game, chosen: tuple[Option, ...]) -> None:
        ref = self.refs[0]
        if chosen[0].value != game.cards[ref].place:
            go(game, ref, chosen[0].value, "walk", self.scope)

    @step(then="where")
    def next_one(self, game: Game) -> None:
        self.refs = self.refs[1:]


class Push(Deed, Node, frozen=True):
    """Figures are pushed straight away from who does it, or pulled nearer, and stop before whatever is in the way.

    One that cannot go the whole way may come to harm.
    """

    cells: int
    to: Target
    pull: bool = False
    crash: Effect | None = None  # on an enemy that is stopped, which is bound to `it`

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        """The farthest go first when pushed, the nearest when pulled, so that nobody is in the way of a companion."""
        figure = scope.source if scope.you < 0 else board.hero(game, scope.you)
        here = game.cards[figure].place
        order = movable(game, refs, scope)
        order.sort(key=lambda ref: grid.distance(game.cards[ref].place, here), reverse=not self.pull)
        stopped = []
        for ref in order:
            at = game.cards[ref].place
            to = grid.slide(at, grid.line(at, here, not self.pull), self.reach(at, here), board.occupied(game))
            if to != at:
                go(game, ref, to, "pull" if self.pull else "push", scope)
            if grid.distance(at, to) < self.cells:
                stopped.append(ref)
        outcome = self.outcome(game, refs, 1, len(refs))
        if self.crash is None or not stopped:
            return outcome
        return Crashing(game.rules.catalogue.number(self.crash), scope.having("it", tuple(stopped)), outcome)

    def reach(self, at: int, here: int) -> int:
        """How far: who is pulled stops beside whoever pulls."""
        if not self.pull:
            return self.cells
        down, right = abs(grid.row(at) - grid.row(here)), abs(grid.column(at) - grid.column(here))
        return min(self.cells, max(down, right))


class Crashing(Procedure):
    """What becomes of those who were stopped; then the push is over."""

    node: int
    scope: Scope
    outcome: Outcome

    @step()
    def crash(self, game: Game) -> Outcome | Procedure:
        return game.carry_out(self.node, self.scope)

    @step()
    def over(self, game: Game) -> Done:
        return Done(self.outcome)


class Shift(Deed, Node, frozen=True):
    """An enemy is moved up to so many cells as one likes; it passes nobody."""

    cells: int
    to: Target

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        if not movable(game, refs, scope):
            return self.outcome(game, refs, 1, len(refs))
        return Placing(game.rules.catalogue.number(self), scope, refs)


class Leap(Effect, Node, frozen=True):
    """Who plays the card is placed on a free cell of the zone. That is no move."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(zone(game, scope) & board.free_cells(game))

    def carry_out(self, game: Game, scope: Scope) -> Procedure:
        return Placing(game.rules.catalogue.number(self), scope, (board.hero(game, scope.you),))


class Bring(Deed, Node, frozen=True):
    """Another hero is placed on a free cell adjacent to who plays the card."""

    to: Target = AHero(other=True)

    def fits(self, game: Game, ref: int, scope: Scope) -> bool:
        here = game.cards[board.hero(game, scope.you)].place
        return bool(grid.BESIDE[here] & (board.free_cells(game) | grid.bit(game.cards[ref].place)))

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        return Placing(game.rules.catalogue.number(self), scope, refs)


class Placing(Procedure):
    """Who plays a card chooses the cell on which a figure is placed."""

    node: int
    scope: Scope
    refs: tuple[int, ...]

    @step()
    def where(self, game: Game) -> Decision | Done:
        if not self.refs:
            return Done(NOTHING)
        effect, ref = game.node(self.node), self.refs[0]
        at = game.cards[ref].place
        free = board.free_cells(game)
        if isinstance(effect, Shift):
            found = grid.reach(at, effect.cells, board.occupied(game) & ~grid.bit(at))
        elif isinstance(effect, Bring):
            found = grid.BESIDE[game.cards[board.hero(game, self.scope.you)].place] & (free | grid.bit(at))
        else:
            found = zone(game, self.scope) & free
        options = tuple([cell_option(to, card=ref) for to in grid.cells(found)])
        if not options:
            return Done(NOTHING)
        return Decision(self.scope.you, "place-figure", options, card=self.scope.source, rule=self.scope.rule)

    @step()
    def place(self, game: Game, chosen: tuple[Option, ...]) -> Done:
        ref = self.refs[0]
        if chosen[0].value != game.cards[ref].place:
            go(game, ref, chosen[0].value, "place", self.scope)
        if isinstance(game.node(self.node), Leap):
            return Done(Outcome(1, 1))
        return Done(Outcome(1, 1, (ref,), (chosen[0].value,)))


class Swap(Deed, Node, frozen=True):
    """Who plays the card changes places with another hero."""

    to: Target = AHero(other=True)

    def act(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome:
        (other,) = refs
        me = board.hero(game, scope.you)
        here, there = game.cards[me].place, game.cards[other].place
        go(game, me, there, "swap", scope)
        go(game, other, here, "swap", scope)
        return self.outcome(game, refs, 1, 1)
