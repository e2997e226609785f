"""The turn: Charge Phase, Main Phase, End Phase (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.dbs.areas import ACTIVE, DRAW, REST, definition, off_the_deck
from pioche.games.dbs.battle import Attack
from pioche.games.dbs.card import BATTLE, UNISON
from pioche.games.dbs.cost import affordable, can_pay_all, paying, prices, surcharges
from pioche.games.dbs.loops import FreeTiming
from pioche.games.dbs.play import PlayCard, UseSkill
from pioche.games.dbs.skills import usable
from pioche.games.dbs.stack import tuck
from pioche.games.dbs.verbs import TO_ENERGY, change_markers
from pioche.kernel.cards.answers import unforbidden
from pioche.kernel.cards.select import key_of, merged
from pioche.kernel.cards.suppose import Moved
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import Waiting, announce, checkpoint, find_triggers

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

TURNS = 400  # a game so long is a draw


class Match(Procedure):
    """Turn after turn, the players by turns, until one has lost (6-1)."""

    fulfilled: tuple[Waiting, ...] = ()  # what waited for the end of this turn and has been met

    @step("dbs:6-1-1", "dbs:6-2-1")
    def begin(self, game: Game) -> Any:
        self.fulfilled = ()
        game.counters["turn"] += 1
        game.counters[f"turns/{game.active}"] += 1
        if game.counters["turn"] > TURNS:
            game.rules.endless(game)
            return Done()
        game.happens("turn", game.active, amount=game.counters["turn"])
        game.moment(numbered(game, "start", game.active))
        return moment(game, "turn-begins")

    @step("dbs:6-2-1")
    def first_checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:6-2-2")
    def stand(self, game: Game) -> None:
        binds = Scope(game.active, game.active).doing()
        for name in ("leader", "battle", "energy", "unison"):
            for ref in game.cards_in(name, game.active):
                if game.cards[ref].mode == REST and not (
                    game.forbidden("charge", ref) or game.forbidden("stand", ref, binds)
                ):
                    game.alter(ref, mode=ACTIVE)
        game.happens("stand-all", game.active)
        game.moment(numbered(game, "charge", game.active))

    @step("dbs:6-2-3")
    def draw(self, game: Game) -> Outcome | Procedure | None:
        return off_the_deck(game, DRAW, game.active, 1) if game.counters["turn"] > 1 else None

    @step("dbs:6-2-4")
    def second_checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:6-2-5")
    def choose_energy(self, game: Game) -> Decision:
        hand = unforbidden(game, "to-energy", list(game.cards_in("hand", game.active)), Scope(game.active, game.active))
        options = merged(game, hand, game.active)
        return Decision(game.active, "charge", (*options, Option("no", "no")), always=True)

    @step("dbs:6-2-5")
    def charge(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        if chosen[0].key == "no":
            return None
        return change(game, TO_ENERGY, (chosen[0].card,), Scope(game.active, game.active))

    @step("dbs:6-2-6")
    def third_checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:6-3-1-1")
    def main_begins(self, game: Game) -> Any:
        game.moment(numbered(game, "main", game.active))
        return moment(game, "main-begins")

    @step("dbs:6-3-1")
    def main_phase(self, game: Game) -> Procedure:
        return MainPhase()

    @step("dbs:6-3-1-3-1-1")
    def main_ends(self, game: Game) -> Any:
        return moment(game, "main-ends")

    @step("dbs:6-3-1-3-1-2")
    def main_checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:6-3-1-3-1-2", "dbs:6-3-1-3-1-3")
    def main_effects_expire(self, game: Game) -> None:
        game.moment("main")

    @step("dbs:6-4-1-1")
    def turn_ends(self, game: Game) -> None:
        self.meet_end(game)

    def meet_end(self, game: Game) -> bool:
        """What waits for the end of the turn and has not been met in this turn is met now; whether there is any."""
        met = find_triggers(game, "turn-ends", (0,), Scope(game.active, game.active))
        due = tuple(trigger for trigger in met if trigger not in self.fulfilled)
        self.fulfilled += due
        game.waiting += due
        return bool(due)

    @step("dbs:6-4-1-2")
    def end_checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:6-4-1-2", "dbs:6-4-1-3", "dbs:6-4-1-4")
    def next_turn(self, game: Game) -> Go:
        """What has come to wait for the end of the turn since it began to end makes the phase start again."""
        again = self.meet_end(game)
        game.moment(numbered(game, "turn", game.active))
        if again:
            game.expire("turn")
            return Go("end_checkpoint")
        game.moment("turn")
        if game.counters["again"]:
            game.counters["again"] -= 1
        else:
            game.active = 1 - game.active
        return Go("begin")


def numbered(game: Game, name: str, seat: int, later: int = 0) -> str:
    """A moment of the present turn of a player, or of a later one."""
    return f"{name} {seat} {game.counters[f'turns/{seat}'] + later}"


def moment(game: Game, name: str) -> Any:
    """Triggers "at the beginning" and "at the end" of something: they are about no card."""
    return announce(game, name, (0,), Scope(game.active, game.active))


class MainPhase(FreeTiming):
    """A free timing: play, use skills, attack, as often as wanted (6-3-1-2)."""

    @step("dbs:4-6-2-1", "dbs:6-3-1-1", "dbs:6-3-1-2", "dbs:6-3-1-2-1-4", "dbs:6-3-1-2-2-4")
    def checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:6-3-1-2", "dbs:4-6-2-2")
    def menu(self, game: Game) -> Decision:
        seat = game.active
        options = [*playable(game, seat), *usable(game, seat, "main"), *attackers(game, seat), *growing(game, seat)]
        return Decision(seat, "main-phase", (*self.fresh(game, options), Option("end", "end")), always=True)

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        option = chosen[0]
        self.note(game, option)
        match option.kind:
            case "play":
                return PlayCard(option.card, game.active)
            case "use":
                return UseSkill(option.card, option.value, game.active)
            case "attack":
                return ChooseTarget(option.card)
            case "grow":
                return Grow(option.card)
        return Done()

    @step("dbs:4-6-2-3")
    def again(self, game: Game) -> Go:
        return Go("checkpoint")


def playable(game: Game, seat: int) -> list[Option]:
    """Battle and Unison Cards of the hand that can be paid for."""
    found = []
    for ref in game.cards_in("hand", seat):
        card = definition(game, ref)
        if card.type not in (BATTLE, UNISON) or game.forbidden("play", ref) or card.unread:
            continue
        if can_afford(game, seat, ref):
            found.append(ref)
    return [Option("play:" + option.key, "play", option.card) for option in merged(game, found, seat)]


OTHER_PRICES = ("way:play", "surcharge:play")  # the questions of rules that may ask where the card is


def can_afford(game: Game, seat: int, ref: int) -> bool:
    """Whether some way to pay for playing the card is open, asked as if it had been declared."""
    if game.index.keys().isdisjoint(OTHER_PRICES):
        return bool(affordable(game, prices(game, "play", ref, (), True), Scope(seat, seat, ref)))
    with Moved(game, ref, "limbo", 0) as now:
        return bool(affordable(game, prices(game, "play", now, (), True), Scope(seat, seat, now)))


def attackers(game: Game, seat: int) -> list[Option]:
    """Active Leader, Battle and Unison Cards that can be rested to attack (7-1)."""
    binds = Scope(seat, seat).doing()
    refs = [
        ref
        for name in ("leader", "battle", "unison")
        for ref in game.cards_in(name, seat)
        if game.cards[ref].mode == ACTIVE
        and game.printed("power", ref) is not None
        and not game.forbidden("attack", ref)
        and not game.forbidden("rest", ref, binds)
        and targets(game, seat, ref)
        and can_pay_all(game, surcharges(game, "attack", ref), Scope(seat, seat, ref))
    ]
    return [Option("attack:" + option.key, "attack", option.card) for option in merged(game, refs, seat)]


def targets(game: Game, seat: int, attacker: int) -> list[int]:
    """The opposing Leader, a Unison Card in either mode, a Battle Card in Rest Mode (7-1)."""
    other = 1 - seat
    free = game.permitted("attack-active", attacker)
    battle = [
        ref
        for ref in game.cards_in("battle", other)
        if (free or game.cards[ref].mode == REST) and game.printed("power", ref) is not None
    ]
    found = [*game.cards_in("leader", other), *game.cards_in("unison", other), *battle]
    return unforbidden(game, "be-attacked", found, {"attacker": (attacker,)})


class ChooseTarget(Procedure):
    """What is attacked, and what others ask for the attack."""

    card: int
    target: int = 0

    @step("dbs:7-1")
    def choose(self, game: Game) -> Decision:
        options = merged(game, targets(game, game.active, self.card), game.active)
        return Decision(game.active, "choose-target", options, card=self.card)

    @step("dbs:8-4-2-1-1")
    def pay(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | Go:
        self.target = chosen[0].card
        seat = game.active
        if "surcharge:attack" not in game.index:
            return Go("attack")
        return paying(game, "attack", (), False, Scope(seat, seat, self.card))

    @step("dbs:7-1")
    def attack(self, game: Game) -> Procedure | Done:
        """What was paid may have been one of the two cards."""
        there = game.alive(self.card) and game.alive(self.target)
        return Attack(self.card, self.target, game.active) if there else Done()


def growing(game: Game, seat: int) -> list[Option]:
    """Once per turn a Unison Card of the same number goes under the one in play, for a marker (6-3-1-2-3-3)."""
    if "turn/grow" in game.tallies:
        return []
    numbers = {definition(game, ref).number for ref in game.cards_in("unison", seat)}
    fitting = [ref for ref in game.cards_in("hand", seat) if definition(game, ref).number in numbers]
    return [Option(f"grow:{key_of(game, ref, seat)}", "grow", ref) for ref in fitting[:1]]


class Grow(Procedure):
    card: int

    @step("dbs:6-3-1-2-3-3")
    def grow(self, game: Game) -> None:
        (unison,) = game.cards_in("unison", game.active)
        game.tallies["turn/grow"] = 1
        scope = Scope(game.active, game.active, unison)
        tuck(game, self.card, unison, scope)
        change_markers(game, unison, 1, scope)
