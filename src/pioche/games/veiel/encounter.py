"""A game: four encounters with reinforcements between them (deroulement, mise-en-place-affrontement, se-renforcer)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.veiel import board, grid
from pioche.games.veiel.board import NOBODY
from pioche.games.veiel.boss import BossTurn, Reactions
from pioche.games.veiel.card import COLOURLESS, DEAD, TIERS
from pioche.games.veiel.enemies import CleanUp, EnemyTurn, draw_enemy, place_enemy
from pioche.games.veiel.heroes import HAND, HeroesTurn, can_fill_hand
from pioche.games.veiel.lasting import put_away
from pioche.games.veiel.moves import cell_option
from pioche.games.veiel.piles import Giving, draw
from pioche.games.veiel.runes import lift_rune
from pioche.kernel.cards.select import distinct
from pioche.kernel.cards.value import NOTHING, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

ENCOUNTERS = 4
PHASES = 3  # of a reinforcement
CURE = 4  # wounds healed instead of a Reward
ROUNDS = 60  # of one encounter: then the heroes have lost (ruling 47)
RULES = Scope(NOBODY, NOBODY)  # who does what the rules do


class Match(Procedure):
    """Four encounters, three reinforcements; the heroes win with the last encounter."""

    @step("veiel:deroulement:1", "veiel:boss:1")
    def fight(self, game: Game) -> Procedure:
        game.counters["encounter"] += 1
        return Encounter()

    @step("veiel:fin-de-partie:2")
    def won(self, game: Game) -> None:
        if game.counters["encounter"] == ENCOUNTERS:
            game.finish(tuple(range(game.players)), "together")

    @step("veiel:se-renforcer:1", then="fight")
    def reinforce(self, game: Game) -> Procedure:
        return Reinforcements()


class Encounter(Procedure):
    """Everybody is placed, then heroes and enemies take turns until no enemy is left."""

    coming: tuple[str, ...] = ()  # tiers of the enemies that are still to be placed
    order: tuple[int, ...] = ()  # the enemies that still have a turn

    @step("veiel:champs-de-bataille:1", "veiel:champs-de-bataille:2")
    def battlefield(self, game: Game) -> None:
        game.counters["round"] = 0
        game.happens("encounter", NOBODY, amount=game.counters["encounter"])
        if game.cards_in("battlefields"):
            game.move(game.cards_in("battlefields")[-1], "battlefield", kind="battlefield")

    @step("veiel:mise-en-place:8")
    def hands(self, game: Game) -> None:
        """Each hero draws five cards; who cannot starts dead (rulings 16 and 31)."""
        for seat in range(game.players):
            hero = game.cards_in("camp", seat)[0]
            if can_fill_hand(game, seat):
                draw(game, seat, HAND - len(game.cards_in("hand", seat)))
            else:
                game.mark(hero, DEAD)

    @step("veiel:boss:2")
    def bosses_come(self, game: Game) -> Outcome | Procedure | None:
        """The boss is placed before all others (ruling 26)."""
        if game.counters["encounter"] < ENCOUNTERS:
            return None
        for ref in game.cards_in("bosses"):
            place_enemy(game, ref, RULES)
        return None

    @step("veiel:mise-en-place-affrontement:1")
    def place_heroes(self, game: Game) -> Decision | Go:
        """Each hero chooses a free cell, in the order in which they say so."""
        left = [seat for seat in range(game.players) if game.cards_in("camp", seat)]
        if not left:
            return Go("enemies_come")
        free = board.free_cells(game)
        options = [
            cell_option(at, "place", (seat,), game.cards_in("camp", seat)[0])
            for seat in left
            for at in grid.cells(free)
        ]
        rule = "veiel:mise-en-place-affrontement:1"
        return Decision(left[0], "place-hero", tuple(options), others=tuple(left[1:]), rule=rule)

    @step(then="place_heroes")
    def stand(self, game: Game, chosen: tuple[Option, ...]) -> None:
        option = chosen[0]
        dead = DEAD in game.cards[option.card].marks
        seat = game.cards[option.card].owner
        now = game.move(option.card, "board", kind="stand", scope=Scope(seat, seat), place=option.value)
        if dead:
            game.mark(now, DEAD)
        game.active = next((other for other in range(game.players) if game.cards_in("camp", other)), seat)

    @step("veiel:mise-en-place-affrontement:2")
    def enemies_come(self, game: Game) -> None:
        number = game.counters["encounter"]
        for tier in TIERS:
            self.coming += (tier,) * game.counters.get(f"{tier}/{number}", 0)

    @step("veiel:mise-en-place-affrontement:3", "veiel:mise-en-place-affrontement:4", then="enemy_comes")
    def enemy_comes(self, game: Game) -> Outcome | Procedure | Go:
        if not self.coming:
            return Go("begin")
        tier, *rest = self.coming
        self.coming = tuple(rest)
        ref = draw_enemy(game, tier)
        now = place_enemy(game, ref, RULES) if ref else 0
        return announce(game, "appear", (now,), RULES) if now else NOTHING

    @step("veiel:mise-en-place-affrontement:6")
    def begin(self, game: Game) -> Outcome | Procedure:
        return announce(game, "begin", (0,), RULES)

    @step("veiel:mise-en-place-affrontement:6", "veiel:resume:12", "veiel:fin-de-partie:1")
    def heroes_turn(self, game: Game) -> Procedure | Go | Done:
        game.counters["round"] += 1
        if not board.enemies(game):
            return Go("over")
        if game.counters["round"] > ROUNDS or not board.heroes(game):
            game.finish((), "lost")
            return Done()
        return HeroesTurn()

    @step("veiel:resume:5", "veiel:tour-des-ennemis:1")
    def enemies_turn(self, game: Game) -> Outcome | Procedure | Go:
        if not board.enemies(game):
            return Go("over")
        game.moment("heroes")
        put_away(game)
        game.counters["enemies-turn"] = 1
        game.moment("taken")
        game.happens("enemies-turn", NOBODY)
        return announce(game, "enemies-turn", (0,), RULES)

    @step("veiel:tour-des-ennemis:1", "veiel:resume:6")
    def reading_order(self, game: Game) -> Procedure:
        """The order is that of the start of the enemies' turn (ruling 4)."""
        self.order = tuple(board.enemies(game))
        return Reactions()

    @step("veiel:resume:6", "veiel:resume:8", "veiel:fin-affrontement:1")
    def next_enemy(self, game: Game) -> Procedure | Go:
        if not board.enemies(game):  # outside of a hero's turn it is over at once (ruling 14)
            return Go("over")
        left = [ref for ref in self.order if game.alive(ref)]
        if not left:
            return Go("clean_up")
        ref = left[0]
        self.order = tuple(left[1:])
        return BossTurn(ref) if board.is_boss(game, ref) else EnemyTurn(ref, ref)

    @step(then="next_enemy")
    def reactions(self, game: Game) -> Procedure:
        return Reactions()

    @step("veiel:resume:8")
    def clean_up(self, game: Game) -> Procedure:
        return CleanUp()

    @step("veiel:resume:12", then="heroes_turn")
    def next_round(self, game: Game) -> None:
        game.counters["enemies-turn"] = 0

    @step(
        "veiel:fin-affrontement:2", "veiel:fin-affrontement:3", "veiel:fin-affrontement:4", "veiel:fin-affrontement:5"
    )
    def over(self, game: Game) -> None:
        """Whatever lasts ends, hands are discarded, heroes leave the board; wounds and exile stay."""
        game.counters["enemies-turn"] = 0
        game.end(game.lent)
        put_away(game)
        for ref in game.cards_in("ground"):
            lift_rune(game, ref)
        for seat in range(game.players):
            for ref in game.cards_in("apart", seat):
                game.move(ref, "discard", seat, "ended")
            for ref in game.cards_in("hand", seat):
                game.move(ref, "discard", seat, "discard")
            game.move(board.hero(game, seat), "camp", seat, "leave-board")
        for ref in game.cards_in("battlefield"):
            game.move(ref, "battlefields-past", kind="ended")
        game.tallies.clear()
        game.happens("encounter-won", NOBODY, amount=game.counters["encounter"])


class Reinforcements(Procedure):
    """Three phases for each hero, seat after seat (ruling 28); then a card of the hero joins, and all is shuffled."""

    seat: int = 0
    phase: int = 0

    @step("veiel:se-renforcer:2", "veiel:se-renforcer:7")
    def reveal(self, game: Game) -> Go | None:
        if self.phase == PHASES:
            return Go("join")
        game.active = self.seat
        hero = board.definition(game, board.hero(game, self.seat))
        for colour in (COLOURLESS, *hero.colours):
            pile, past = f"rewards-{colour}", f"rewards-{colour}-past"
            if not game.cards_in(pile):
                for ref in game.cards_in(past):
                    game.move(ref, pile, kind="return")
                game.shuffle(pile)
            if game.cards_in(pile):
                game.move(game.cards_in(pile)[-1], "shown", kind="reveal", scope=Scope(self.seat, self.seat))
        return None

    @step("veiel:se-renforcer:3", "veiel:se-renforcer:4", "veiel:se-renforcer:5")
    def choose(self, game: Game) -> Decision:
        shown = distinct(game, list(game.cards_in("shown")), self.seat)
        options = [Option("take:" + option.key.split("@")[0], "take", option.card) for option in shown]
        rule = "veiel:se-renforcer:3"
        return Decision(self.seat, "reward", (*options, Option("heal", "heal-wounds")), rule=rule)

    @step("veiel:se-renforcer:3", "veiel:se-renforcer:4", "veiel:se-renforcer:6")
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | None:
        scope = Scope(self.seat, self.seat, 0, "veiel:se-renforcer:3")
        if chosen[0].card:
            game.move(chosen[0].card, "discard", self.seat, "gain", scope, owner=self.seat)
        for ref in game.cards_in("shown"):
            colours = board.definition(game, ref).colours
            game.move(ref, f"rewards-{colours[0] if colours else COLOURLESS}-past", kind="refuse")
        if chosen[0].card:
            return None
        return Giving(Scope(self.seat, self.seat, 0, "veiel:se-renforcer:4"), (self.seat,), "heal", CURE, NOTHING)

    @step(then="reveal")
    def next_phase(self, game: Game) -> None:
        self.phase += 1

    @step("veiel:se-renforcer:8", "veiel:se-renforcer:9", "veiel:se-renforcer:10", "veiel:se-renforcer:11")
    def join(self, game: Game) -> Go | None:
        """Adeptes after the first encounter, Maître after the second; deck and discard become one deck."""
        rank = {1: "adept", 2: "master"}.get(game.counters["encounter"])
        for ref in game.cards_in("aside", self.seat):
            if board.definition(game, ref).kind == rank:
                game.move(ref, "discard", self.seat, "gain")
        for ref in game.cards_in("discard", self.seat):
            game.move(ref, "deck", self.seat, "replenish")
        game.shuffle("deck", self.seat)
        self.seat += 1
        self.phase = 0
        return Go("reveal") if self.seat < game.players else None
