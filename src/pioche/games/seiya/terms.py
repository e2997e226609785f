"""The game's own words about cards: tests, selectors, amounts and conditions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from pioche.games.seiya.acquire import Confront, ways
from pioche.games.seiya.card import HERO, HEROES, HOURGLASSES, PV, RANKS
from pioche.games.seiya.field import definition
from pioche.games.seiya.verbs import beneath
from pioche.kernel.cards.query import Asking, IsSource, Selector, Test
from pioche.kernel.cards.select import Selection
from pioche.kernel.cards.value import Amount, Condition, Node, Scope
from pioche.kernel.state.catalogue import Catalogue

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

SELF = IsSource()


class Beside(Test, Node, frozen=True):
    """Played beside this card: facing the same card of the field."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card, source = game.cards[ref], game.cards[scope.source]
        return ref != scope.source and card.link == source.link and card.zone == source.zone


class FightsBeside(Test, Node, frozen=True):
    """Fights beside this card: both use their Force in the same acquisition."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        fighters = scope.binds.get("fighters", ())
        return ref != scope.source and ref in fighters and scope.source in fighters


class Faced(Test, Node, frozen=True):
    """The card of the field that this card faces."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[scope.source].link == ref


class InSlot(Test, Node, frozen=True):
    """In that slot of the field."""

    slot: int

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = game.cards[ref]
        return card.place == self.slot and card.zone == game.bases["field"]


class Adjacent(Test, Node, frozen=True):
    """In a slot next to the one that this card left."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return abs(game.cards[ref].place - scope.binds["place"][0]) == 1


class Rises(Test, Node, frozen=True):
    """A Hero of whom a card of the next rank is set aside."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card, rungs = game.cards[ref], rungs_of(game.rules.catalogue)
        wanted = next_rung(game, ref, rungs[card.definition])
        if not wanted:
            return False
        for other in game.zones[game.bases["aside"] + card.owner]:
            if rungs[game.cards[other].definition] == wanted:
                return True
        return False


class NextRank(Test, Node, frozen=True):
    """One rank above the cards of the first part."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        rungs, first = rungs_of(game.rules.catalogue), scope.binds["first"][0]
        return rungs[game.cards[ref].definition] == next_rung(game, first, rungs[game.cards[first].definition])


LADDER = 100  # rungs of one hero, more than there are ranks


def next_rung(game: Game, ref: int, rung: int) -> int:
    """To what a Hero rises: the same hero, one rank above, two where a rule says so; 0 for who cannot rise."""
    if not rung:
        return 0
    if "steps" not in game.index:
        return rung + 1
    return rung + (game.number("steps", ref, base=1) or 0)


@cache
def rungs_of(catalogue: Catalogue) -> list[int]:
    """For each definition a number for hero and rank, the higher one of two; 0 for others, among them the Transcended,
    to whom nobody rises, and the Heroes of the duel, who have no rank.
    """
    heroes = list(HEROES.values())
    return [
        (heroes.index(card.hero) + 1) * LADDER + max(RANKS.index(rank) for rank in card.ranks)  # type: ignore[attr-defined]
        if HERO in card.classes and card.ranks  # type: ignore[attr-defined]
        else 0
        for card in catalogue.definitions
    ]


class Asked(Amount, Node, frozen=True):
    """A number that rules in force may change while the effect runs."""

    key: str
    base: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return game.number(self.key, scope.source, base=self.base) or 0


class NextTo(Test, Node, frozen=True):
    """In a slot of the field next to this card, or next to any card of the field that passes a test."""

    of: Test = SELF

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = game.cards[ref]
        field = game.rules.zones["field"].base
        return card.zone == field and any(
            abs(game.cards[other].place - card.place) == 1 and self.of.holds(game, other, scope)
            for other in game.zones[field]
        )


class LeftOf(Test, Node, frozen=True):
    """In a slot to the left of this card, on the field or in the Enfers."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card, source = game.cards[ref], game.cards[scope.source]
        return card.zone == source.zone and card.place < source.place


class Facing(Test, Node, frozen=True):
    """Played facing this card."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].link == scope.source


class Faces(Test, Node, frozen=True):
    """Played facing a card that passes a test."""

    of: Test

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        link = game.cards[ref].link
        return game.alive(link) and self.of.holds(game, link, scope)


class Aim(Test, Node, frozen=True):
    """A card that would be used against a card that passes a test."""

    of: Test

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return any(self.of.holds(game, target, scope) for target in scope.binds.get("target", ()))


class Acquirable(Test, Node, frozen=True):
    """Can be acquired by Force, or by Cosmos, at some cost."""

    kind: Literal["force", "cosmos"]

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return any(way.kind == self.kind for way in ways(game, ref))


class Curable(Test, Node, frozen=True):
    """Nothing forbids healing it."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return not game.forbidden("heal", ref)


class Tokened(Test, Node, frozen=True):
    """A token of +1 lies on it."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].count(PV) > 0


class Above(Selector, Node, frozen=True):
    """The cards of a common pile, from its top, above the first that passes a test; all of them if none does."""

    zone: str
    of: Test

    def places(self, game: Game, scope: Scope) -> list[int]:
        found: list[int] = []
        for ref in reversed(game.cards_in(self.zone)):
            if self.of.holds(game, ref, scope):
                break
            found.append(ref)
        return found


class Beneath(Selector, Node, frozen=True):
    """The cards under this one."""

    def places(self, game: Game, scope: Scope) -> list[int]:
        return beneath(game, scope.source)


class Oneself(Selector, Node, frozen=True):
    """This very card."""

    def places(self, game: Game, scope: Scope) -> list[int]:
        return [scope.source] if game.alive(scope.source) else []


class SameRank(Test, Node, frozen=True):
    """Of a rank of the cards bound to a name."""

    name: str = "first"

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        definitions = game.rules.catalogue.definitions
        ranks = set(definitions[game.cards[ref].definition].ranks)  # type: ignore[attr-defined]
        return any(
            ranks & set(definitions[game.cards[other].definition].ranks)  # type: ignore[attr-defined]
            for other in scope.binds.get(self.name, ())
        )


class SameHero(Test, Node, frozen=True):
    """A card of the same hero as one that the selector finds."""

    among: Selector

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        hero = definition(game, ref).hero
        return hero is not None and any(definition(game, other).hero == hero for other in self.among.cards(game, scope))


class Worth(Asking, Node, frozen=True):
    """A value of the card, as it is in this confrontation, lies within bounds; one that is not printed counts as 0."""

    key: str
    least: int = 0
    most: int | None = None

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        number = game.number(self.key, ref, scope.binds) or 0
        return number >= self.least and (self.most is None or number <= self.most)


class FromField(Test, Node, frozen=True):
    """A card that was just acquired from the field."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return any(scope.binds.get("place", ()))


class ByForce(Test, Node, frozen=True):
    """A card that was just acquired by Force."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return any(scope.binds.get("fighters", ()))


class Paid(Test, Node, frozen=True):
    """A card that was just overcome at such a cost, whatever lowered it."""

    least: int

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return scope.binds["paid"][0] >= self.least


class LastToFirst(Selection, Node, frozen=True):
    """The cards of the field, from the last slot to the first."""

    def candidates(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return list(reversed(game.cards_in("field")))


class Reclaim(Confront, Node, frozen=True):
    """What this card may be faced for by the player whose card lies under it."""

    def open_to(self, game: Game, seat: int, scope: Scope) -> list[int]:
        theirs = any(game.cards[under].owner == seat for under in beneath(game, scope.source))
        return self.among.cards(game, scope) if theirs else []


class Spent(Amount, Node, frozen=True):
    """How many tokens were just taken off this card, times a factor."""

    factor: int = 1

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.factor * scope.binds.get("spent", (0,))[0]


class Bears(Condition, Node, frozen=True):
    """So many hourglasses lie on this Épopée."""

    least: int = 1
    most: int | None = None

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        run = game.cards[scope.source].count(HOURGLASSES)
        return run >= self.least and (self.most is None or run <= self.most)


class Laden(Condition, Node, frozen=True):
    """So many tokens lie on this card, of whatever sign."""

    least: int = 0
    most: int | None = None

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        tokens = abs(game.cards[scope.source].count(PV))
        return tokens >= self.least and (self.most is None or tokens <= self.most)


class Tokens(Amount, Node, frozen=True):
    """How many tokens lie on this card, those of -1 counted as one each."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return abs(game.cards[scope.source].count(PV))


class Counter(Amount, Node, frozen=True):
    """A counter of the game, times a factor."""

    name: str
    factor: int = 1

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.factor * game.counters.get(self.name, 0)


class Players(Amount, Node, frozen=True):
    """How many players there are."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return game.players


class Product(Amount, Node, frozen=True):
    """The product of two amounts."""

    first: Amount
    second: Amount

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.first.count(game, scope, eyes) * self.second.count(game, scope, eyes)


class Beyond(Amount, Node, frozen=True):
    """By how much an amount is more than so many."""

    amount: Amount
    most: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return max(0, self.amount.count(game, scope, eyes) - self.most)


class FacesEnd(Condition, Node, frozen=True):
    """This card faces the first or the last card that is on the field, whatever its slot."""

    end: Literal["first", "last"]

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        field = game.cards_in("field")
        return bool(field) and game.cards[scope.source].link == field[0 if self.end == "first" else -1]


class FacesOpen(Condition, Node, frozen=True):
    """This card faces a card that can be acquired by Force, or by Cosmos, and that passes the test."""

    kind: Literal["force", "cosmos"]
    of: Test

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        target = game.cards[scope.source].link
        return (
            game.alive(target)
            and self.of.holds(game, target, scope)
            and any(way.kind == self.kind for way in ways(game, target))
        )
