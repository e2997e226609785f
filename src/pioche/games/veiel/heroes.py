"""The heroes' turn: in the order they like, each hero's turn whole (tour-des-heros, tour-d-un-heros, mort-heros)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.veiel import board, grid
from pioche.games.veiel.board import NOBODY
from pioche.games.veiel.card import DEAD, PLAYED
from pioche.games.veiel.lasting import put_away
from pioche.games.veiel.moves import Walking, cell_option
from pioche.games.veiel.piles import Giving, discard, draw
from pioche.games.veiel.play import PlayCard, play_options
from pioche.kernel.cards.value import NOTHING, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

HAND = 5  # cards at the end of a turn


def can_fill_hand(game: Game, seat: int) -> bool:
    """Whether deck, discard and hand together make five cards (mort-heros:1; ruling 11)."""
    return sum(len(game.cards_in(zone, seat)) for zone in ("deck", "discard", "hand")) >= HAND


def undo_mark(game: Game, ref: int, mark: str) -> None:
    game.alter(ref, marks=tuple(other for other in game.cards[ref].marks if other != mark))


class HeroesTurn(Procedure):
    """Every hero plays one turn, in the order that the players like."""

    @step("veiel:resume:1")
    def begin(self, game: Game) -> Outcome | Procedure:
        game.moment("round")
        return announce(game, "heroes-turn", (0,), Scope(NOBODY, NOBODY))

    @step("veiel:tour-des-heros:1", "veiel:tour-des-heros:2", "veiel:resume:4")
    def who_plays(self, game: Game) -> Decision | Done:
        """Whoever has not played yet may begin; the dead who cannot return do not."""
        left = [seat for seat in range(game.players) if ready(game, seat)]
        if not left or not board.enemies(game):
            return Done()
        options = tuple([Option(f"go/{seat}", "go", board.hero(game, seat), seat, (seat,)) for seat in left])
        return Decision(left[0], "who-plays", options, others=tuple(left[1:]), rule="veiel:tour-des-heros:1")

    @step("veiel:tour-des-heros:3", then="who_plays")
    def play(self, game: Game, chosen: tuple[Option, ...]) -> Procedure:
        return HeroTurn(chosen[0].value)


def ready(game: Game, seat: int) -> bool:
    """Whether a hero still has a turn to play in this round."""
    ref = board.hero(game, seat)
    if PLAYED in game.cards[ref].marks:
        return False
    return not board.dead(game, ref) or (can_fill_hand(game, seat) and board.free_cells(game) != 0)


class HeroTurn(Procedure):
    """A hero plays and discards cards as often as wanted, then draws up to five."""

    seat: int

    @step("veiel:resume:2")
    def begin(self, game: Game) -> Procedure | None:
        game.active = self.seat
        game.moment("turn")
        game.counters["turn"] += 1
        game.counters["played"] = 0
        game.happens("turn", self.seat, card=board.hero(game, self.seat), amount=game.counters["turn"])
        return Return(self.seat) if board.dead(game, board.hero(game, self.seat)) else None

    @step("veiel:tour-d-un-heros:1", "veiel:tour-d-un-heros:5", "veiel:resume:3")
    def menu(self, game: Game) -> Decision | Go:
        if not game.cards_in("hand", self.seat):
            return Go("end")
        plays = play_options(game, self.seat)
        definitions = game.rules.catalogue.definitions
        hand: dict[str, int] = {}
        for ref in game.cards_in("hand", self.seat):
            hand.setdefault(definitions[game.cards[ref].definition].slug, ref)
        drops = [Option("discard:" + slug, "discard", ref) for slug, ref in hand.items()]
        return Decision(self.seat, "hero-turn", (*plays, *drops, Option("end", "end")))

    @step(then="menu")
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | Go:
        match chosen[0].kind:
            case "play":
                return PlayCard(self.seat, chosen[0].card)
            case "discard":
                return DiscardToMove(self.seat, chosen[0].card)
        return Go("end")

    @step("veiel:tour-d-un-heros:7", "veiel:fin-affrontement:1")
    def end(self, game: Game) -> Procedure:
        return EndTurn(self.seat)


class DiscardToMove(Procedure):
    """A card goes to the discard unplayed; the hero may make one move (tour-d-un-heros:3, 4)."""

    seat: int
    card: int
    before: int = 0  # the cell on which the hero stood

    @step("veiel:tour-d-un-heros:3", "veiel:defausser-pas-jouer:1")
    def drop(self, game: Game) -> Procedure | Done:
        discard(game, self.card, Scope(self.seat, self.seat))
        hero = board.hero(game, self.seat)
        self.before = game.cards[hero].place
        if game.forbidden("discard-move", hero) is not None:
            return Done(NOTHING)
        return Walking(Scope(self.seat, self.seat, 0, "veiel:tour-d-un-heros:4"), (hero,), 1, NOTHING)

    @step()
    def count(self, game: Game) -> Done:
        if game.cards[board.hero(game, self.seat)].place != self.before:
            game.tallies["turn/discard-moves"] = game.tallies.get("turn/discard-moves", 0) + 1
        return Done(NOTHING)


class Return(Procedure):
    """A dead hero who can draw five cards at the start of the turn draws them and plays (mort-heros:6; ruling 32)."""

    seat: int

    @step("veiel:mort-heros:6", "veiel:mort-heros:7")
    def where(self, game: Game) -> Decision | tuple[Option, ...]:
        """On the own cell, or if that was taken meanwhile, on the nearest free one."""
        at = game.cards[board.hero(game, self.seat)].place
        free = board.free_cells(game)
        if free & grid.bit(at):
            return ()
        least = min(grid.distance(at, cell) for cell in grid.cells(free))
        options = tuple([cell_option(cell) for cell in grid.cells(free) if grid.distance(at, cell) == least])
        return Decision(self.seat, "return", options, rule="veiel:mort-heros:6")

    @step("veiel:mort-heros:6")
    def rise(self, game: Game, chosen: tuple[Option, ...]) -> None:
        ref, scope = board.hero(game, self.seat), Scope(self.seat, self.seat)
        undo_mark(game, ref, DEAD)
        game.happens("return", self.seat, scope, card=ref)
        if chosen:
            game.shift(ref, chosen[0].value, "place", scope)
        draw(game, self.seat, HAND - len(game.cards_in("hand", self.seat)), scope)


class EndTurn(Procedure):
    """The end of a hero's turn: the hand is filled, or the hero dies (mort-heros:1, 9)."""

    seat: int

    @step()
    def before(self, game: Game) -> Outcome | Procedure:
        return announce(game, "end-of-turn", (board.hero(game, self.seat),), Scope(self.seat, self.seat))

    @step()
    def drop(self, game: Game) -> Procedure | None:
        """A battlefield may let a hero keep only some cards."""
        hand = len(game.cards_in("hand", self.seat))
        hero = board.hero(game, self.seat)
        kept = game.number("keep", hero, base=99) or 0
        if hand <= kept:
            return None
        return Giving(Scope(self.seat, self.seat), (self.seat,), "discard", hand - kept, NOTHING)

    @step("veiel:tour-d-un-heros:7", "veiel:mort-heros:1", "veiel:mort-heros:2", "veiel:mort-heros:3")
    def fill(self, game: Game) -> None:
        hero, scope = board.hero(game, self.seat), Scope(self.seat, self.seat)
        if can_fill_hand(game, self.seat):
            size = game.number("hand-size", hero, base=HAND) or HAND
            missing = max(0, size - len(game.cards_in("hand", self.seat)))
            draw(game, self.seat, game.number("last-draw", hero, base=missing) or 0, scope)
            return
        for ref in game.cards_in("hand", self.seat):
            game.move(ref, "discard", self.seat, "discard", scope)
        game.mark(hero, DEAD)
        game.put(hero, "block", 0)
        game.put(hero, "kept", 0)
        game.happens("perish", self.seat, scope, card=hero)

    @step("veiel:tour-d-un-heros:8", "veiel:fin-de-partie:1")
    def over(self, game: Game) -> None:
        hero = board.hero(game, self.seat)
        game.mark(hero, PLAYED)
        game.moment(f"end-of-turn/{self.seat}/{game.counters['round']}")
        game.moment("turn")
        put_away(game)
        if not board.heroes(game):
            game.finish((), "lost")
