"""Hilda in solo mode: what she does with the cards that she acquires, and how she chooses (solo 3, 4, 5.3)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from pioche.games.seiya.asgard import SAPPHIRE
from pioche.games.seiya.card import ARMOUR_TYPE, Activation, Play
from pioche.games.seiya.epic import add_hourglass
from pioche.games.seiya.field import DIFFICULT, EXPERT, HILDA, PLAYER, abilities, definition
from pioche.games.seiya.part import Part
from pioche.games.seiya.verbs import DISCARD
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.select import distinct
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import Waiting
from pioche.kernel.rules import Zone
from pioche.kernel.state.card import number_of

if TYPE_CHECKING:
    from pioche.games.seiya.card import SeiyaCard
    from pioche.games.seiya.setup import Config
    from pioche.kernel.state.game import Game

DIFFICULTIES = ("normal", "difficult", "expert")
HELD = 5  # cards in her hand at most
HARM = ("destroy", "wound", "freeze")


class HildaReceives(Procedure):
    """A card that Hilda has acquired: an Armour is equipped, any other joins her hand on the right (solo 3)."""

    card: int

    @step("seiya:solo:3.2:1", "seiya:solo:3.2:2", "seiya:solo:6.2:8", then="make_room")
    def make_room(self, game: Game) -> Procedure | Go:
        """Once more if what the old Armour does has brought her another one."""
        old = game.cards_in("armour", HILDA)
        return HildaDiscards(old) if old and armour(game, self.card) else Go("receive")

    @step("seiya:solo:3.1:1", "seiya:solo:4:force:2", "seiya:solo:4:cosmos:2")
    def receive(self, game: Game) -> None:
        zone = "armour" if armour(game, self.card) else "hand"
        game.move(self.card, zone, HILDA, "gain", owner=HILDA)


def armour(game: Game, ref: int) -> bool:
    return ARMOUR_TYPE in game.words[game.cards[ref].definition]


class HildaTakes(Effect, Node, frozen=True):
    """Hilda takes this card, which has left the field, into her hand, be it an Armour or not (solo 5.3, 6.1)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if game.alive(scope.source):
            game.move(scope.source, "hand", HILDA, "gain", scope, owner=HILDA)
        return NOTHING


class WarriorLeft(Effect, Node, frozen=True):
    """A God Warrior has left the field: an hourglass goes on the Épopée (solo 5.1)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return add_hourglass(game, "seiya:solo:5.1:4")


HILDA_TAKES, WARRIOR_LEFT = HildaTakes(), WarriorLeft()


class CountWarrior(Procedure):
    """Somebody has acquired a God Warrior."""

    @step("seiya:solo:5.1:4")
    def count(self, game: Game) -> Outcome | Procedure:
        return WARRIOR_LEFT.carry_out(game, Scope(game.active, game.active))


def overfull(game: Game) -> Procedure | None:
    """However they came: while she holds too many cards, those on the left go, unless they are going already."""
    held = game.cards_in("hand", HILDA)
    if len(held) <= HELD or any(isinstance(frame, HildaDiscards) and frame.cards for frame in game.stack):
        return None
    return HildaDiscards(held[: len(held) - HELD])


class HildaDiscards(Procedure):
    """Cards go because there is no room for them; in expert games she applies what they do when played (solo 6.2)."""

    cards: tuple[int, ...]  # until they have gone
    left: tuple[tuple[int, int, str], ...] = ()  # effects still to be applied, by card, node and rule

    @step("seiya:solo:3.1:2", "seiya:solo:3.3:2", "seiya:solo:3.3:3")
    def discard(self, game: Game) -> Outcome | Procedure:
        return change(game, DISCARD, self.cards, Scope(HILDA, HILDA))

    @step("seiya:solo:6.2:4", "seiya:solo:6.2:5", "seiya:solo:6.2:7")
    def collect(self, game: Game, outcome: Outcome) -> None:
        self.cards = ()
        if game.counters["difficulty"] < EXPERT:
            return
        number = game.rules.catalogue.number
        for card in outcome.cards:
            used = f"turn/hilda/{number_of(card)}"
            if used in game.tallies:
                continue
            game.tallies[used] = 1
            found: list[Any] = [*abilities(game, card, Activation), *abilities(game, card, Play)]
            self.left += tuple((card, number(ability), rule) for ability, rule in found)

    @step("seiya:solo:6.2:6", "seiya:solo:6.2:8", then="apply")
    def apply(self, game: Game) -> Outcome | Procedure | Done:
        if not self.left:
            return Done(NOTHING)
        (card, node, rule), *rest = self.left
        self.left = tuple(rest)
        ability: Activation | Play = game.node(node)
        scope = Scope(HILDA, HILDA, card, rule)
        if ability.needs is not None and not ability.needs.met(game, scope):
            return NOTHING
        return ability.effect.carry_out(game, scope) if ability.effect.can(game, scope, 1 << HILDA) else NOTHING


class Solo(Part):
    """The player alone against Hilda."""

    counter: ClassVar[str] = "difficulty"
    zones: ClassVar[tuple[Zone, ...]] = (Zone("apart", "none"),)  # cards that she has pushed aside
    procedures: ClassVar[tuple[type[Procedure], ...]] = (CountWarrior, HildaReceives, HildaDiscards)
    empties: ClassVar[bool] = True
    aloof: ClassVar[tuple[int, ...]] = (HILDA,)

    def lay_out(self, game: Game, config: Config, cards: list[tuple[int, SeiyaCard]]) -> None:
        game.automatic = (HILDA,)
        game.counters["difficulty"] = DIFFICULTIES.index(config.difficulty)
        if config.difficulty != "normal":
            game.alter(game.add(game.rules.catalogue.by_slug["hilda"], "hand", HILDA, HILDA), seen=EVERYONE)

    def acquired(self, game: Game, ref: int, seat: int, kind: str, from_field: bool) -> Procedure | None:
        return CountWarrior() if from_field and definition(game, ref).icon == SAPPHIRE else None

    def receives(self, game: Game, ref: int, seat: int) -> Procedure | None:
        return HildaReceives(ref) if seat == HILDA else None

    def claims(self, game: Game, ref: int) -> int | None:
        """Solo 5.3: she takes every God Warrior that leaves the field; later every Warrior and Divine Robe (6.1)."""
        words = game.words[game.cards[ref].definition]
        if game.counters["difficulty"] >= DIFFICULT:
            return HILDA if "Guerrier" in words or "Robe Divine" in words else None
        return HILDA if "Guerrier Divin" in words else None

    def leaving(self, game: Game, ref: int, scope: Scope, met: list[Waiting]) -> list[Waiting]:
        number, here = game.rules.catalogue.number, scope.at(ref)
        if game.cards[ref].zone == game.bases["field"] and self.claims(game, ref) is not None:
            met = [*met, Waiting(number(HILDA_TAKES), here, "rules")]
        if definition(game, ref).icon == SAPPHIRE and game.cards[ref].place:
            met = [*met, Waiting(number(WARRIOR_LEFT), here, "rules")]
        return met

    def arranged(self, game: Game, refs: tuple[int, ...]) -> tuple[int, ...]:
        """Of her cards her Armour goes first, then her hand from left to right (solo 3.3)."""
        row = (*game.cards_in("armour", HILDA), *game.cards_in("hand", HILDA))
        return tuple(sorted(refs, key=lambda ref: row.index(ref) if ref in row else -1))

    def extras(self, game: Game, seat: int) -> list[tuple[str, int]]:
        if seat != HILDA:
            return []
        marked = len(game.cards_in("wounded", HILDA)) + len(game.cards_in("frozen", HILDA))
        found = [("seiya:solo:1:8", -marked)]
        if game.counters["difficulty"] >= DIFFICULT:
            found.append(("seiya:solo:6.1:4", len(game.cards_in("frozen", PLAYER))))
        return found


# How she chooses


def worth(game: Game, ref: int) -> int:
    """The PV of a card as she weighs it: its number, without what a star stands for."""
    return definition(game, ref).pv or 0


def might(game: Game, ref: int) -> int:
    """Force and Cosmos together."""
    return (game.number("force", ref) or 0) + (game.number("cosmos", ref) or 0)


def rank(game: Game, purpose: str, ref: int) -> tuple[int, ...]:
    """How gladly she takes a card for a purpose; the highest is hers."""
    sign = -1 if game.cards[ref].owner == HILDA else 1
    if purpose in HARM:
        return sign * worth(game, ref), sign * might(game, ref)
    if purpose == "discard":
        return (sign * might(game, ref),)
    if purpose == "acquire":
        return worth(game, ref), might(game, ref), game.cards[ref].place
    return worth(game, ref), might(game, ref)


def decide(game: Game, decision: Decision) -> Decision:
    """Her choice, or, where the rules leave it open, that of the player (solo 4, 5.3).

    What is optional she leaves, unless it is an effect of her own card that an expert game has her apply.
    """
    willing = game.nearest(HildaDiscards) is not None
    refusals = [option for option in decision.options if option.kind == "no"]
    if not willing and (refusals or not decision.least):
        return replace(decision, options=tuple(refusals), least=len(refusals), most=len(refusals), always=False)
    options = [option for option in decision.options if option.kind != "no"] or refusals
    purpose = decision.ask.removeprefix("choose-")
    size = decision.most
    given: list[Option] = []
    if all(option.kind == "card" for option in options):
        given, options = by_rank(game, purpose, options, size)
    size -= len(given)
    return replace(
        decision, seat=PLAYER, options=tuple(options), least=size, most=size, always=False, given=tuple(given)
    )


def by_rank(game: Game, purpose: str, options: list[Option], size: int) -> tuple[list[Option], list[Option]]:
    """What she takes for certain of so many, and those that tie for the rest, as far as they can be told apart."""
    options = [*distinct(game, [ref for option in options for ref in copies(game, option)], PLAYER)]
    ranks = {option: rank(game, purpose, option.card) for option in options}
    last = sorted(ranks.values(), reverse=True)[:size][-1]
    given = [option for option in options if ranks[option] > last]
    tied = [option for option in options if ranks[option] == last]
    left = size - len(given)
    looks = {look(game, option.card): option for option in reversed(tied)}
    if len(looks) == 1:
        return given, tied[:left]
    return given, [option for option in tied if left > 1 or option in looks.values()]


def copies(game: Game, option: Option) -> list[int]:
    """The cards for which an option stands: where one is chosen, copies in one place were merged."""
    if option.value <= 1:
        return [option.card]
    card = game.cards[option.card]
    alike = card.definition, card.marks
    return [ref for ref in game.zones[card.zone] if (game.cards[ref].definition, game.cards[ref].marks) == alike]


def look(game: Game, ref: int) -> tuple[object, ...]:
    """What tells a card from others: copies in her hand or discard pile, where the order counts, are alike if they lie
    side by side.
    """
    card = game.cards[ref]
    row = game.zones[card.zone] if card.zone - HILDA in (game.bases["hand"], game.bases["discard"]) else ()
    before = [game.cards[other].definition for other in row[: row.index(ref) + 1]] if row else []
    gaps = sum(one != other for one, other in pairwise(before))
    return card.definition, card.zone, card.place, card.mode, card.counters, card.marks, gaps
