"""Selections: which cards a verb acts on, chosen by a player, all of them, or this one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import TYPE_CHECKING

from pioche.kernel.cards.answers import touching, unforbidden
from pioche.kernel.cards.query import ACTOR, EVERYONE, Selector, Who, seats
from pioche.kernel.cards.value import Amount, Node, Scope, Value
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.state.card import life_of

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


CHOOSING = ("forbid:choose", "forbid:affected")  # the questions of rules that keep cards from being chosen


class Selection(Value):
    """What a verb acts on."""

    __slots__ = ()

    def candidates(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        raise NotImplementedError

    def needed(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        """How many candidates there must be for the verb to be carried out in full."""
        return 1

    def settled(self, game: Game, scope: Scope) -> list[int]:
        """The cards meant, where nobody chooses them."""
        return self.candidates(game, scope)


class This(Selection, Node, frozen=True):
    """The card whose effect it is."""

    def candidates(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return [scope.source] if game.alive(scope.source) else []


class Every(Selection, Node, frozen=True):
    """All cards that the selector finds, as one group."""

    among: Selector

    def candidates(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return self.among.cards(game, scope, eyes)


class AtRandom(Selection, Node, frozen=True):
    """One of the cards that the selector finds, by chance."""

    among: Selector

    def candidates(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return self.among.cards(game, scope, eyes)

    def settled(self, game: Game, scope: Scope) -> list[int]:
        found = self.among.cards(game, scope)
        if not found:
            return []
        game.happens("random", scope.actor, scope, before=0, seen=EVERYONE)
        return [found[game.chance.below(len(found))]]


class Together(Selection, Node, frozen=True):
    """Several selections as one group."""

    first: Selection
    second: Selection

    def candidates(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return self.first.candidates(game, scope, eyes) + self.second.candidates(game, scope, eyes)


class Pick(Selection, Node, frozen=True):
    """Cards that a player chooses: so many, or as many as there are."""

    among: Selector
    size: Amount
    by: Who = ACTOR
    alike: bool = False  # all of one definition
    up_to: bool = False  # or fewer, or none
    regardless: bool = False  # of rules that forbid choosing a card

    def candidates(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        found = self.among.cards(game, scope, eyes)
        if found and not game.index.keys().isdisjoint(CHOOSING):
            for name in touching(game, () if self.regardless else ("choose",), scope):
                found = unforbidden(game, name, found, scope, eyes)
        return found

    def needed(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.size.count(game, scope, eyes)

    def single(self, game: Game, scope: Scope) -> bool:
        """Whether it is settled by choosing one option."""
        return self.alike or self.size.count(game, scope) == 1

    def chooser(self, game: Game, scope: Scope) -> int:
        return seats(game, self.by, scope)[0]

    def decision(self, game: Game, scope: Scope, verb: str, found: list[int], may: bool) -> Decision:
        """The choice among these candidates. Refusing is one of the options where the whole is optional."""
        seat = self.chooser(game, scope)
        found = untold(game, found, seat)
        size = max(self.size.count(game, scope), 0)
        if not size and not found and self.free(game, scope) and self.wanted(game, scope):
            size = 1  # asked all the same
        if self.alike:
            options = tuple(option for option in merged(game, found, seat, alike=True) if option.value >= size)
            size = 1
        else:
            options = merged(game, found, seat) if size == 1 else distinct(game, found, seat)
        free = self.free(game, scope)
        single = size == 1 or (free and not options)
        if may or (free and single):
            options = (*options, Option("no", "no"))
        # Whether it is asked depends on the number wanted, which all can see, not on the number found.
        always = may or free or (len(options) <= size and self.unseen_choice(game, scope, size))
        size = min(size, len(options))
        least = 0 if free and not single else size
        return Decision(seat, "choose-" + verb, options, least, size, scope.source, scope.rule, always and size > 0)

    def wanted(self, game: Game, scope: Scope) -> bool:
        """Whether some are wanted as far as everybody can tell: "any number" of hidden cards may be none."""
        return self.size.count(game, scope, EVERYONE) > 0

    def free(self, game: Game, scope: Scope) -> bool:
        """Whether none need be chosen."""
        return self.up_to or self.declinable(game, scope)

    def declinable(self, game: Game, scope: Scope) -> bool:
        """Whether the chooser may say that there is no such card: nobody can tell, where it lies hidden."""
        if self.among.test is None or not game.rules.searched:
            return False
        return any(game.cards[ref].zone in game.rules.searched for ref in self.among.places(game, scope))

    def unseen_choice(self, game: Game, scope: Scope, size: int) -> bool:
        """Whether others cannot tell that there is nothing to choose: then it is asked all the same."""
        places = self.among.places(game, scope)
        return len(places) > size and any(game.cards[ref].seen != EVERYONE for ref in places)

    def alike_to(self, game: Game, scope: Scope, ref: int, found: list[int]) -> list[int]:
        """The cards that were chosen where one was named of so many alike."""
        definition = game.cards[ref].definition
        size = self.size.count(game, scope)
        return best_known(game, (ref for ref in found if game.cards[ref].definition == definition))[:size]


def untold(game: Game, refs: list[int], seat: int) -> list[int]:
    """Cards so that those in another's hand do not lie as they do there: their order is that player's affair."""
    spaces = game.rules.held
    cards, at = game.cards, game.rules.seat_at
    theirs = {ref for ref in refs if cards[ref].zone in spaces and at[cards[ref].zone] not in (seat, *game.automatic)}
    if len(theirs) < 2:
        return refs
    known = best_known(game, (ref for ref in theirs if cards[ref].seen >> seat & 1))
    return [ref for ref in refs if ref not in known] + known


def best_known(game: Game, refs: Iterable[int]) -> list[int]:
    """Cards in an order that everybody knows: of alike cards in a hand the one that most have seen leaves first, and of
    those the one that came first, wherever it lies.
    """
    cards = game.cards
    return sorted(refs, key=lambda ref: (-cards[ref].seen, life_of(ref)))


def merged(game: Game, refs: list[int], seat: int, alike: bool = False) -> tuple[Option, ...]:
    """One option for all cards that the seat cannot tell apart; `value` says how many they are.

    Where `Rules.apart` says so each card has its own option, unless so many `alike` are wanted.
    """
    if len(refs) == 1:
        return (Option(key_of(game, refs[0], seat), "card", refs[0], 1),)
    groups: dict[tuple[str, tuple[str, ...], tuple[int, ...], int], list[int]] = {}
    held = holding(game) if game.lent else {}
    apart = () if alike else game.rules.singled
    key_for, eye = game.rules.key, 1 << seat
    for ref in refs:
        card = game.cards[ref]
        single = ref if apart and card.zone in apart else 0
        key = key_for(game, card, seat) if card.seen & eye else unseen(game, ref, seat)
        look = key, card.marks, held.get(ref, ()) if held else (), single
        if look in groups:
            groups[look].append(ref)
        else:
            groups[look] = [ref]
    keys = unique([look[0] for look in groups])
    options = []
    for key, group in zip(keys, groups.values(), strict=True):
        first = group[0] if len(group) == 1 else best_known(game, group)[0]
        options.append(Option(key, "card", first, len(group)))
    return tuple(options)


def holding(game: Game) -> dict[int, tuple[int, ...]]:
    """For each card that effects hold in force, the nodes of the rules that these have put in force about it."""
    held: dict[int, tuple[int, ...]] = {}
    for lent in game.lent:
        for ref in lent.scope.binds.get("it", ()):
            held[ref] = (*held.get(ref, ()), lent.node)
    return held


def distinct(game: Game, refs: list[int], seat: int) -> tuple[Option, ...]:
    """One option for each card."""
    cards, key, keys = game.cards, game.rules.key, []
    for ref in refs:
        card = cards[ref]
        keys.append(key(game, card, seat) if card.seen >> seat & 1 else unseen(game, ref, seat))
    return tuple(map(Option, unique(keys), repeat("card"), refs))


def unique(keys: list[str]) -> list[str]:
    """The same keys, the second of a kind with #2 behind it."""
    if len(set(keys)) == len(keys):
        return keys
    counts: dict[str, int] = {}
    named = []
    for key in keys:
        counts[key] = counts.get(key, 0) + 1
        named.append(f"{key}#{counts[key]}" if counts[key] > 1 else key)
    return named


def key_of(game: Game, ref: int, seat: int) -> str:
    """A card by its slug and where it is; one whose face the seat does not know, by its place in the pile."""
    card = game.cards[ref]
    return game.rules.key(game, card, seat) if card.seen >> seat & 1 else unseen(game, ref, seat)


def unseen(game: Game, ref: int, seat: int) -> str:
    """A card by its place in the pile; in another's hand by its place among those that the seat has not seen."""
    zone = game.cards[ref].zone
    pile = game.zones[zone]
    if zone in game.rules.held:
        pile = tuple(other for other in pile if not game.cards[other].seen >> seat & 1)
    return f"?@{game.where(ref)}/{game.seat_of(ref)}/{pile.index(ref)}"
