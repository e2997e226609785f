"""Which cards of the field are out of a player's reach, told by a quick estimate.

Whether a card can be acquired is asked for every card of the field at every turn of the menu, and most are far too
expensive. The estimate adds up printed values and the most by which each rule in force could help. It is never too
low: what it calls out of reach cannot be acquired (`tests/games/seiya/test_out_of_reach.py` proves that). What it lets
pass may still turn out to be impossible: `acquire.obstacle` knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from pioche.games.seiya.acquire import COST, DISCOUNT, Confront, Kind, Means, printed_ways, ways
from pioche.games.seiya.field import SLOTS
from pioche.kernel.cards.answers import concerns
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.rule import Number
from pioche.kernel.state.catalogue import Catalogue

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

BOUNDLESS = 1_000_000  # more than any number of a card
UNARMED: dict[Kind, int] = dict.fromkeys(COST, 0)


def possible_help(game: Game, key: str, ref: int, up: bool) -> int:
    """By how much rules of cards could raise, or else lower, that number of a card; BOUNDLESS if nobody can tell.

    What the rules of the game do to the number is left out.
    """
    total = 0
    useless = "most" if up else "least"
    for entry in game.index.get(key, ()):
        if not entry.source or not concerns(game, entry, ref):
            continue
        rule = entry.rule
        assert isinstance(rule, Number)
        phase, by = rule.phase, rule.by
        if phase == useless:
            continue
        if not isinstance(by, Fixed) or not (phase == "add" or (up and phase == "set")):
            return BOUNDLESS
        total += max(0, by.number if up else -by.number)
    return total


@cache
def least_costs(catalogue: Catalogue) -> list[int]:
    """For each definition the least cost that is printed on it."""
    return [min([way.cost for way in printed], default=BOUNDLESS) for printed in printed_ways(catalogue)]


class Reach(Means):
    """What a player could acquire with, and what is out of reach with that."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        index, always = game.index, game.rules.always
        self.printed = None if "ways" in index else printed_ways(game.rules.catalogue)  # where nothing else counts
        self.field = game.bases["field"]
        # Whether the printed costs tell something of cards that are not on the field, and by how much less these cost.
        self.elsewhere, self.less = True, 0
        for entry in index.get("face", ()):
            assert isinstance(entry.rule, Confront)
            below = entry.rule.below
            self.elsewhere, self.less = self.elsewhere and below is not None, max(self.less, below or 0)
        force, cosmos = COST["force"], COST["cosmos"]
        # Whether cards may lower costs, not only the rules of the game.
        self.lowered = len(index[force]) > len(always[force]) or len(index[cosmos]) > len(always[cosmos])
        self.alone = {kind: self.at_most(self.armour, kind) for kind in COST} if self.armour else UNARMED

    def at_most(self, refs: Iterable[int], kind: Kind) -> int:
        """No less than what these cards could bring together."""
        game = self.game
        helped = kind in game.index
        total = 0
        for ref in refs:
            total += game.numbers[game.cards[ref].definition].get(kind, 0)
            if helped:
                total += possible_help(game, kind, ref, up=True)
        return total

    def within(self, faced: tuple[int, ...]) -> list[int]:
        """Of the cards that a player may face, those that are not out of reach.

        Of most this is told at once: nobody faces them, and the Armour alone is too weak for their cheapest way.
        """
        game, facing = self.game, self.facing
        if not self.armour:
            faced = tuple(filter(facing.__contains__, faced))
        plain = self.printed is not None and self.elsewhere and not self.lowered
        strongest = max(self.alone.values()) + DISCOUNT + self.less
        cheapest, cards = least_costs(game.rules.catalogue), game.cards
        found = []
        for target in faced:
            far = plain and target not in facing and cheapest[cards[target].definition] > strongest
            if not far and not self.excludes(target):
                found.append(target)
        return found

    def excludes(self, target: int) -> bool:
        """Whether a card is out of reach, however much the rules in force could help."""
        game, alone = self.game, self.alone
        facing = self.facing.get(target)
        card = game.cards[target]
        on_field = card.zone == self.field
        printed = self.printed if on_field or self.elsewhere else None
        less = self.less if printed and not on_field else 0
        for way in printed[card.definition] if printed else ways(game, target):
            kind = way.kind
            need = way.cost - alone[kind] - less
            if facing and need > 0:
                need -= self.at_most(facing, kind)
            if need > 0 and self.lowered:
                need -= possible_help(game, COST[kind], target, up=False)
            if need <= 0 or (need <= DISCOUNT and card.place == SLOTS):
                return False
        return True
