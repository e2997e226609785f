"""What a view of the Dragon Ball Super Card Game says to a bot."""

from __future__ import annotations

from typing import NamedTuple

from pioche.kernel.state.view import CardView, Choice, View

STEP = 5000  # powers go up by this much
UNKNOWN = CardView()


class Found(NamedTuple):
    """A card of the table that the bot can see, and where it is."""

    card: CardView
    area: str
    seat: int


NOWHERE = Found(UNKNOWN, "", -1)


class Position:
    """A view, with its cards by their tags."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.seat
        self.them = 1 - view.seat
        self.cards = {
            card.tag: Found(card, area, seat)
            for area, rows in view.zones.items()
            for seat, row in enumerate(rows)
            for card in row
            if card.tag
        }

    def of(self, option: Choice) -> Found:
        return self.cards.get(option.card, NOWHERE)

    def count(self, area: str, seat: int) -> int:
        return len(self.view.cards(area, seat))

    @property
    def life(self) -> int:
        return self.count("life", self.me)

    def power_in_battle(self, seat: int) -> int:
        """The power of a side of the battle that is going on, its combos counted."""
        mine = [found for part in ("attacker", "guard") if (found := self.part(part)).seat == seat]
        return sum(power(found.card) for found in mine) + sum(
            card.numbers.get("combo_power", 0) for card in self.view.cards("combo", seat)
        )

    def part(self, name: str) -> Found:
        """The card that plays a part in the battle."""
        tags = self.view.focus.get(name, ())
        return self.cards.get(tags[0], NOWHERE) if tags else NOWHERE


def power(card: CardView) -> int:
    return card.numbers.get("power", 0)


def cost(card: CardView) -> int:
    return card.numbers.get("cost", 0)


def worth(found: Found) -> float:
    """How much a card is worth keeping: what it costs, and what it can add to a battle."""
    numbers = found.card.numbers
    return numbers.get("cost", 0) + numbers.get("power", 0) / 2 / STEP + numbers.get("combo_power", 0) / 4 / STEP
