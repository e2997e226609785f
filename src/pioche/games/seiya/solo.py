"""The game against Hilda: 24 turns, in each of which she acts by a die and then the player plays (solo 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.seiya.acquire import ATTEMPT, COST, Acquisition, Kind, OpenWay, ways
from pioche.games.seiya.field import EXPERT, HILDA, PLAYER, FillField
from pioche.games.seiya.hilda import rank
from pioche.games.seiya.piles import draw
from pioche.games.seiya.prices import unpaid
from pioche.games.seiya.scoring import winners
from pioche.games.seiya.turn import MainPhase, curable
from pioche.games.seiya.upkeep import Upkeep
from pioche.games.seiya.verbs import DISCARD, HEAL, Discard, Freeze, Remove
from pioche.kernel.cards.query import ACTOR, EVERYONE, Cards, Fixed
from pioche.kernel.cards.rule import Binds, Forbid, paid
from pioche.kernel.cards.select import AtRandom, Every, Pick, distinct
from pioche.kernel.cards.value import NOTHING, Effect, Outcome, Scope
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

TURNS = 24

# What the faces of the die have the player do.
DISCARD_AT_RANDOM: Effect = Discard(AtRandom(Cards(("hand",), None, ACTOR)))
FREEZE_ONE: Effect = Freeze(Pick(Cards(("hand",), None, ACTOR), Fixed(1)))
REMOVE_ALL: Effect = Remove(Every(Cards(("field",))))


class SoloMatch(Procedure):
    @step("seiya:solo:5.2:1", "seiya:solo:3.6:1")
    def begin_turn(self, game: Game) -> Outcome | Procedure:
        game.counters["turn"] += 1
        game.happens("turn", game.active, amount=game.counters["turn"])
        return announce(game, "start-of-turn", (0,), Scope(PLAYER, PLAYER))

    @step("seiya:solo:5.2.1:1")
    def roll(self, game: Game) -> None:
        game.counters["die"] = 1 + game.chance.below(6)
        game.happens("die", HILDA, amount=game.counters["die"], before=0, seen=EVERYONE)

    @step("seiya:solo:5.2.1:1", "seiya:solo:5.2.1:2", "seiya:solo:5.3:11")
    def acquire_by_number(self, game: Game) -> Procedure | None:
        """Slot by number; she ignores the effects of the field."""
        for ref in game.cards_in("field"):
            if game.cards[ref].place == game.counters["die"]:
                return Acquisition(ref, HILDA, "free", quiet=True)
        return None

    @step("seiya:solo:5.2.2:1")
    def apply_the_face(self, game: Game) -> Any:
        match game.counters["die"]:
            case 1:
                return DISCARD_AT_RANDOM.carry_out(game, Scope(PLAYER, PLAYER, 0, "seiya:solo:4:defausser:1"))
            case 2:
                return HildaDraws()
            case 3:
                return Purify()
            case 4:
                return FREEZE_ONE.carry_out(game, Scope(PLAYER, PLAYER, 0, "seiya:solo:4:geler:1"))
            case 5:
                return HildaBuys("force")
        return HildaBuys("cosmos")

    @step("seiya:solo:5.2.3:1", "seiya:solo:5.2.3:2")
    def main_phase(self, game: Game) -> Procedure:
        return MainPhase()

    @step("seiya:solo:5.2.4:1")
    def upkeep_phase(self, game: Game) -> Procedure:
        return Upkeep()

    @step()
    def end_turn(self, game: Game) -> Outcome | Procedure:
        return announce(game, "end-of-turn", (0,), Scope(PLAYER, PLAYER))

    @step("seiya:solo:5.2.4:3", "seiya:solo:1:3", "seiya:solo:1:4")
    def advance_the_counter(self, game: Game) -> Go:
        game.moment("turn")
        if game.counters["turn"] == TURNS:
            game.happens("end", -1)
            game.finish(winners(game))
        return Go("begin_turn")


class HildaDraws(Procedure):
    """The top card of her discard pile comes into her hand, the others that lie there are pushed aside."""

    @step("seiya:solo:4:piocher:1", "seiya:solo:4:piocher:2", "seiya:solo:3.4:1")
    def draw(self, game: Game) -> Outcome | Procedure | None:
        """At one go: what she must then discard for want of room was not among the others.

        Where a rule may have a say in what she draws, the others go first.
        """
        pile = game.cards_in("discard", HILDA)
        drawn = draw(game, HILDA, 1)
        for ref in pile[:-1]:
            game.move(ref, "apart", HILDA, "push-aside")
        return drawn


class Purify(Procedure):
    """The field is emptied and filled, then she heals her marked cards."""

    points: int = 0

    @step("seiya:solo:4:purifier:1")
    def empty_the_field(self, game: Game) -> Any:
        return REMOVE_ALL.carry_out(game, Scope(PLAYER, PLAYER, 0, "seiya:solo:4:purifier:1"))

    @step("seiya:solo:4:purifier:1")
    def fill_the_field(self, game: Game) -> Procedure:
        return FillField()

    @step("seiya:solo:4:purifier:2")
    def add_up(self, game: Game) -> None:
        cards = (*game.cards_in("armour", HILDA), *game.cards_in("hand", HILDA))
        self.points = 1 + sum(game.number("heal", ref) or 0 for ref in cards)

    @step("seiya:solo:4:purifier:3", "seiya:solo:4:soigner:1", "seiya:solo:4:soigner:2", "seiya:solo:5.3:12")
    def choose(self, game: Game) -> Decision | Done:
        patients = list(dict.fromkeys(curable(game, HILDA)))
        if not self.points or not patients:
            return Done(NOTHING)
        return Decision(HILDA, "choose-heal", distinct(game, patients, PLAYER), rule="seiya:solo:4:soigner:2")

    @step("seiya:solo:4:purifier:4", "seiya:solo:4:purifier:5", then="choose")
    def heal(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        self.points -= 1
        return change(game, HEAL, (chosen[0].card,), Scope(HILDA, HILDA))


class HildaBuys(Procedure):
    """She discards all her cards that have the value, and acquires with their sum what is worth most to her."""

    kind: Kind
    sum: int = 0
    target: int = 0

    @step("seiya:solo:4:force:1", "seiya:solo:4:cosmos:1", "seiya:solo:3.3:3", "seiya:solo:5.3:13")
    def discard(self, game: Game) -> Any:
        cards = (*game.cards_in("hand", HILDA), *game.cards_in("armour", HILDA))
        giving = {ref: game.number(self.kind, ref) or 0 for ref in cards}
        self.sum = sum(giving.values()) + (game.counters["difficulty"] >= EXPERT)
        used = tuple(ref for ref in cards if giving[ref] > 0)
        return change(game, DISCARD, DISCARD.arranged(game, used), Scope(HILDA, HILDA))

    @step(
        "seiya:solo:4:acquerir:1",
        "seiya:solo:4:acquerir:2",
        "seiya:solo:5.3:17",
        "seiya:solo:6.2:2",
        "seiya:solo:6.2:3",
    )
    def choose(self, game: Game) -> Any:
        """What brings most PV, then the mightiest, then the nearest to the sixth slot; its price is paid at once."""
        within = [ref for ref in game.cards_in("field") if self.way(game, ref)]
        if not within:
            return Done(NOTHING)
        self.target = max(within, key=lambda ref: rank(game, "acquire", ref))
        way = self.way(game, self.target)
        assert way is not None
        self.sum -= cost(game, self.target, way)
        price = price_of(game, self.target)
        return price[0].carry_out(game, price[1]) if price else None

    @step("seiya:solo:4:acquerir:3", "seiya:solo:5.3:15", "seiya:solo:5.3:16", then="choose")
    def acquire(self, game: Game) -> Procedure | None:
        return Acquisition(self.target, HILDA, self.kind) if game.alive(self.target) else None

    def way(self, game: Game, target: int) -> OpenWay | None:
        """The cheapest way in which she can acquire a card, bound by what the field forbids (solo 5.3)."""
        if not allowed(game, target, self.kind):
            return None
        open_ways = [way for way in ways(game, target) if way.kind == self.kind and way.needs is None]
        within = [way for way in open_ways if cost(game, target, way) <= self.sum]
        return min(within, key=lambda way: cost(game, target, way), default=None)


ALONE: Binds = {"used": (), "fighters": ()}


def cost(game: Game, target: int, way: OpenWay) -> int:
    return game.number(COST[way.kind], target, ALONE, way.cost) or 0


def price_of(game: Game, target: int) -> tuple[Effect, Scope] | None:
    """What must be paid before a card can be acquired, and to which; an offer of a better price she leaves."""
    for rule, scope in unpaid(game, target):
        if isinstance(rule, Forbid) and rule.price is not None:
            return rule.price, Scope(HILDA, HILDA, scope.source, scope.rule)
    return None


def allowed(game: Game, target: int, kind: Kind) -> bool:
    """Whether no effect of the field keeps her from a card; a price that she can pay does not."""
    price = price_of(game, target)
    if price is not None and not price[0].can(game, price[1], 1 << HILDA):
        return False
    if price is not None:
        game.tallies[paid(price[1].source, target)] = 1
    alone: Binds = {**ALONE, "target": (target,)}
    forbidden = game.forbidden("acquire", target, alone) or game.forbidden(ATTEMPT[kind], target, alone)
    if price is not None:
        del game.tallies[paid(price[1].source, target)]
    return not forbidden
