"""Playing a card and using a skill (6-3-1-2, 8-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import field
from msgspec.structs import replace

from pioche.games.dbs.areas import REST, area, declare, definition, leave
from pioche.games.dbs.card import DETERMINED, EXTRA, UNISON, Activate
from pioche.games.dbs.cost import can_pay_all, energy_cost, paying, prices
from pioche.games.dbs.counter import CounterTiming, announce_use, window
from pioche.games.dbs.energy import active_energy
from pioche.games.dbs.verbs import MANNER, PLAY, SHARED, Markers, Play
from pioche.kernel.cards.query import Among
from pioche.kernel.cards.rule import Binds, When
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope, walk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import Waiting, resolve

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


FORBID_AUTO = "forbid:use [Auto]"
FACE = "face"  # bound to what a skill in a hand waits for: the definition of its card


class PlayCard(Procedure):
    """A Battle or Unison Card is played from the hand: cost, counter timing, then it is in play (6-3-1-2-1, -2)."""

    card: int
    seat: int
    x: int = 0
    cost: int = 0  # the energy cost as it was determined
    purse: tuple[int, ...] = ()  # the energy that was active before it was paid
    rested: int = 0  # how much of it was rested to play the card
    negated: str = ""  # by whose word it goes to that area instead
    manner: tuple[int, ...] = ()  # other playings, in whose manner it comes into play
    resolved: bool = False

    def plays(self, game: Game) -> list[int]:
        """The cards that come into play by it."""
        return [self.card]

    @step("dbs:6-3-1-2-1-1", "dbs:6-3-1-2-2-1")
    def declare(self, game: Game) -> None:
        """The card is revealed; until it is in play or negated it is in no area."""
        rule = "dbs:6-3-1-2-2-1" if definition(game, self.card).type == UNISON else "dbs:6-3-1-2-1-1"
        self.card = declare(game, self.card, "declare", Scope(self.seat, self.seat, 0, rule))

    @step("dbs:2-12-3", "dbs:2-11-1-3")
    def choose_x(self, game: Game) -> Decision | tuple[Option, ...]:
        if not definition(game, self.card).x_cost:
            return ()
        energy = prices(game, "play", self.card, (), True)[0]
        most = len(active_energy(game, self.seat))
        values = [x for x in range(most + 1) if can_pay_all(game, energy, self.scope(x))]
        if not values:
            return ()  # it is paid otherwise
        options = tuple(Option(f"x/{x}", "x", self.card, x) for x in values)
        return Decision(self.seat, "choose-x", options, card=self.card)

    def scope(self, x: int) -> Scope:
        return Scope(self.seat, self.seat, self.card, "", {"x": (x,)})

    @step("dbs:2-11-1-1", "dbs:2-11-1-3")
    def pay(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | None:
        self.x = chosen[0].value if chosen else 0
        self.purse = tuple(active_energy(game, self.seat))
        self.cost = energy_cost(game, self.scope(self.x))[0]
        return paying(game, "play", (), True, self.scope(self.x))

    @step("dbs:6-3-1-2-2-3")
    def count_energy(self, game: Game) -> None:
        self.rested = sum(game.alive(ref) and game.cards[ref].mode == REST for ref in self.purse)
        self.purse = ()
        if definition(game, self.card).type == UNISON:
            game.mark(self.card, f"{DETERMINED}{self.cost}")

    @step("dbs:6-3-1-2-1-2", "dbs:6-3-1-2-2-2", "dbs:4-7-2-1")
    def counter_timing(self, game: Game) -> Procedure | None:
        return window(game, ("play",), self.seat)

    @step("dbs:6-3-1-2-1-3", "dbs:6-3-1-2-2-3", "dbs:6-3-1-2-1-4", "dbs:6-3-1-2-2-4")
    def put_into_play(self, game: Game) -> Any:
        self.resolved = True
        binds: Binds = {MANNER: self.manner} if self.manner else {}
        scope = Scope(self.seat, self.seat, 0, "", binds)
        if self.negated:
            return leave(game, self.card, self.negated, "negated", scope, bottom=self.negated == "deck")
        if definition(game, self.card).type == UNISON:
            binds |= {"markers": (self.rested,), "x": (self.x,)}
            scope = Scope(self.seat, self.seat, 0, "dbs:6-3-1-2-2-3", binds)
        return change(game, PLAY, (self.card,), scope)

    @step("dbs:3-1-7")
    def clear_away(self, game: Game) -> None:
        """A card that was forbidden to come into play meanwhile goes to the Drop Area."""
        if self.card in game.cards_in("limbo"):
            leave(game, self.card, "drop", "drop", Scope(self.seat, self.seat))


class UseSkill(Procedure):
    """A skill is activated: its cost, a counter timing, its effect, another counter timing (8-5-2)."""

    card: int
    skill: int  # its number among the card's Activate skills
    seat: int
    node: int = 0  # the skill itself: a Leader Card that is flipped goes on resolving it
    rule: str = ""
    free: bool = False  # by a skill that activates it: its energy cost is not paid
    extra: bool = False
    negated: str = ""  # to which area a card that it would have played goes instead
    manner: tuple[int, ...] = ()
    binds: dict[str, tuple[int, ...]] = field(default_factory=dict)
    resolved: bool = False

    def plays(self, game: Game) -> list[int]:
        """The cards that come into play by it, as far as nobody has to choose them."""
        ability, rule = self.ability(game)
        return played_by(game, ability.effect, Scope(self.seat, self.seat, self.card, rule, self.binds))

    def ability(self, game: Game) -> tuple[Activate, str]:
        return game.node(self.node), self.rule

    @step("dbs:8-5-2-1")
    def indicate(self, game: Game) -> None:
        """A card in hand is revealed; it waits in no area until the skill has resolved."""
        skill, rule = game.rules.catalogue.abilities[Activate][game.cards[self.card].definition][self.skill]
        self.node, self.rule = game.rules.catalogue.number(skill), rule
        origin = area(game, self.card)
        self.extra = (origin == "hand" or self.free) and definition(game, self.card).type == EXTRA
        if origin == "hand" or self.free:
            self.card = declare(game, self.card, "declare", Scope(self.seat, self.seat, 0, rule))
        game.happens("use", self.seat, Scope(self.seat, self.seat, self.card, rule), card=self.card)

    @step("dbs:8-5-2-2", "dbs:8-5-2-2-1")
    def pay(self, game: Game) -> Procedure | None:
        ability, rule = self.ability(game)
        count(game, self.seat, self.card, ability, rule)
        return paying(
            game, "use", ability.cost, self.extra and not self.free, Scope(self.seat, self.seat, self.card, rule)
        )

    @step("dbs:8-5-2-3")
    def activated(self, game: Game, binds: Binds) -> Any:
        self.binds = binds
        return announce_use(game, self.card, self.rule, self.seat)

    @step("dbs:8-5-2-4", "dbs:4-7-2-3")
    def counter_timing(self, game: Game) -> Procedure | None:
        return window(game, mentions(game, self.ability(game)[0].effect), self.seat)

    @step("dbs:8-5-2-5", "dbs:8-5-2-5-1", "dbs:8-5-2-5-2")
    def resolve(self, game: Game) -> Any:
        self.resolved = True
        ability, rule = self.ability(game)
        scope = Scope(self.seat, self.seat, self.card, rule, self.binds)
        if self.extra and (self.negated or not ability.stays) and self.card in game.cards_in("limbo"):
            self.card = leave(game, self.card, "drop", "drop", scope)
        if self.negated:
            game.happens("negated", self.seat, scope, card=self.card)
            return None
        if self.manner:
            self.binds = {**self.binds, MANNER: self.manner}
        return ability.effect.carry_out(game, Scope(self.seat, self.seat, self.card, rule, self.binds))

    @step("dbs:8-5-2-1")
    def put_back(self, game: Game) -> None:
        """A card that was only shown goes back to the hand; one whose own play was negated, where that says."""
        if self.card in game.cards_in("limbo"):
            to = self.negated if self.negated and self.card in self.plays(game) else "hand"
            leave(game, self.card, to, "put-back", Scope(self.seat, self.seat), bottom=to == "deck")

    @step("dbs:8-5-2-6", "dbs:4-7-2-4")
    def second_counter_timing(self, game: Game) -> Procedure | None:
        effect = self.ability(game)[0].effect
        return window(game, () if self.negated else mentions(game, effect), self.seat)

    @step()
    def over(self, game: Game) -> Done:
        """Where another skill activated it, that one goes on."""
        return Done(Outcome(1, 1, (self.card,)))


class ActivateIt(Effect, Node, frozen=True):
    """The Extra Card bound to `it` is activated wherever it lies, without paying its energy cost (8-5-2).

    Its own conditions and skill costs count: where they cannot be met, it is not activated.
    """

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        for ref in AGAIN.places(game, scope):
            for place, (skill, rule) in enumerate(game.rules.catalogue.abilities[Activate][game.cards[ref].definition]):
                if skill.when != "battle" and self.able(game, skill, Scope(scope.actor, scope.actor, ref, rule)):
                    return UseSkill(ref, place, scope.actor, free=True)
        return NOTHING

    def able(self, game: Game, skill: Activate, scope: Scope) -> bool:
        if game.silenced(scope.source, scope.rule) or game.forbidden("use", scope.source):
            return False
        return (skill.needs is None or skill.needs.met(game, scope)) and can_pay_all(game, skill.cost, scope)


AGAIN = Among("it")


class UseAuto(Procedure):
    """An [Auto] skill that players may answer: a counter timing before it resolves, and one after (8-5-1, 8-5-2)."""

    trigger: Waiting
    card: int
    negated: str = ""
    manner: tuple[int, ...] = ()
    resolved: bool = False

    def plays(self, game: Game) -> list[int]:
        return played_by(game, game.node(self.trigger.node), self.trigger.scope)

    @step("dbs:8-5-2-4", "dbs:4-7-2-3")
    def counter_timing(self, game: Game) -> Procedure | None:
        return window(game, mentions(game, game.node(self.trigger.node)), self.trigger.scope.you)

    @step("dbs:8-5-2-5", "dbs:8-5-2-5-2")
    def resolve(self, game: Game) -> Any:
        self.resolved = True
        if self.manner:
            self.trigger = replace(self.trigger, scope=self.trigger.scope.having(MANNER, self.manner))
        if not self.negated:
            return resolve(game, self.trigger)
        game.happens("negated", self.trigger.scope.you, self.trigger.scope, card=self.card)
        return Done()

    @step("dbs:8-5-2-6", "dbs:4-7-2-4")
    def second_counter_timing(self, game: Game) -> Procedure | None:
        return window(game, mentions(game, game.node(self.trigger.node)), self.trigger.scope.you)


def activate(game: Game, trigger: Waiting) -> Outcome | Procedure:
    """An [Auto] skill is activated; if no counter could answer it, for all to see, it simply resolves.

    One that may wait in a hand is activated once its player has said so.
    """
    if FACE in trigger.scope.binds:
        return resolve(game, trigger)
    source = trigger.scope.source
    plain = FORBID_AUTO in game.index and not game.rules.catalogue.keywords(trigger.scope.rule)
    if plain and game.alive(source) and game.forbidden("use [Auto]", source):
        return NOTHING
    answered = mentions(game, game.node(trigger.node)) and not game.nearest(CounterTiming)
    return UseAuto(trigger, trigger.scope.source) if answered else resolve(game, trigger)


def mentions(game: Game, effect: Effect) -> tuple[str, ...]:
    """Which counters may answer a skill: those to playing if it plays cards, to attacks if it speaks of them.

    All others are sure not to fit, for everybody to see, and no counter timing is asked (10-10-3-2).
    """
    return game.rules.catalogue.once("mentions", effect, mentioned)


def mentioned(effect: Effect) -> tuple[str, ...]:
    nodes = list(walk(effect))
    plays = any(isinstance(node, Verb) and node.verb == "play" for node in nodes)
    attacks = any(isinstance(node, When) and node.verb == "attack" for node in nodes)
    return (("play",) if plays else ()) + (("attack",) if attacks else ())


def played_by(game: Game, effect: Effect, scope: Scope) -> list[int]:
    """The cards that an effect would play, as far as nobody has to choose them first."""
    found = [
        ref
        for play in game.rules.catalogue.once("plays", effect, playing)
        for ref in play.what.candidates(game, scope)
        if play.fits(game, ref) and area(game, ref) not in SHARED
    ]
    return list(dict.fromkeys(found))


def playing(effect: Effect) -> list[Play]:
    """Where cards are chosen on the way, `it` will be these: what is bound to it so far is not what is played."""
    nodes = list(walk(effect))
    chosen = any(isinstance(node, Pick) for node in nodes)
    return [
        node
        for node in nodes
        if isinstance(node, Play)
        and not isinstance(node.what, Pick)
        and not (chosen and any(isinstance(part, Among) and part.name == "it" for part in walk(node.what)))
    ]


def limits(game: Game, seat: int, ref: int, ability: Activate, rule: str) -> list[tuple[str, int]]:
    """The tallies that limit a skill, each with how often a turn: per card and skill, per card, or per player."""
    found = []
    if ability.once:
        found.append((f"turn/once/{ref}/{rule}", 1))
    if any(isinstance(cost, Markers) for cost in ability.cost):
        found.append((f"turn/marker/{ref}", 1))
    if ability.limit:
        most = game.number("limit:" + ability.limit, ref, base=1) or 0
        found.append((f"turn/{ability.limit}/{seat}", most))
    return found


def count(game: Game, seat: int, ref: int, ability: Activate, rule: str) -> None:
    for tally, _ in limits(game, seat, ref, ability, rule):
        game.tallies[tally] = game.tallies.get(tally, 0) + 1
