"""A hero of a camp: what the hero has, is offered and does; an enemy on the board, by its numbers (see camp.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pioche.games.veiel import board, grid
from pioche.kernel.play.decision import Decision, Option, Refused
from pioche.kernel.state.view import View, view

if TYPE_CHECKING:
    from tests.games.veiel.camp import Camp

PILES = ("hand", "deck", "discard", "wounds", "exile", "aside", "lasting", "apart")


def named(at: int) -> str:
    """A cell by its row and column."""
    return f"{grid.row(at)}-{grid.column(at)}"


class Figure:
    """Somebody on the board."""

    def __init__(self, camp: Camp) -> None:
        self.camp = camp

    @property
    def ref(self) -> int:
        raise NotImplementedError

    def count(self, name: str) -> int:
        return self.camp.game.cards[self.ref].count(name)

    @property
    def cell(self) -> str:
        return named(self.camp.game.cards[self.ref].place)

    @property
    def block(self) -> int:
        return self.count("block")

    @property
    def kept(self) -> int:
        """The part of the block that the next clean-up does not remove."""
        return self.count("kept")

    @property
    def marks(self) -> tuple[str, ...]:
        return self.camp.game.cards[self.ref].marks

    def number(self, key: str) -> int | None:
        """A number now, with the rules in force: threat, swords …"""
        return self.camp.game.number(key, self.ref)


class Foe(Figure):
    """An enemy, found by its slug, or by slug and cell: `zombi@2-3`."""

    def __init__(self, camp: Camp, name: str) -> None:
        super().__init__(camp)
        found = camp.figures(name)
        assert len(found) == 1, f"{len(found)} of {name} on the board: {camp.enemies}"
        self._ref = found[0]

    @property
    def ref(self) -> int:
        return self._ref

    @property
    def lives(self) -> int:
        return self.count("lives")

    @property
    def pending(self) -> int:
        """Wounds short of a life."""
        return self.count("wounds")

    @property
    def toughness(self) -> int:
        """Damage for each life."""
        return self.count("toughness")

    @property
    def owed(self) -> int:
        """Lives lost that a boss has not answered yet."""
        return self.count("owed")


class Fighter(Figure):
    """A hero. Piles are attributes: `t.barbare.hand` lists slugs, from the bottom to the top."""

    def __init__(self, camp: Camp, seat: int) -> None:
        super().__init__(camp)
        self.seat = seat

    # Looking

    @property
    def ref(self) -> int:
        return board.hero(self.camp.game, self.seat)

    def __getattr__(self, pile: str) -> list[str]:
        if pile not in PILES:
            raise AttributeError(f"no pile {pile}: {PILES}")
        return self.camp.slugs(pile, self.seat)

    @property
    def discards(self) -> list[str]:
        """The discard, its top last."""
        return self.camp.slugs("discard", self.seat)

    @property
    def threat(self) -> int | None:
        return self.number("threat")

    @property
    def dead(self) -> bool:
        return "dead" in self.marks

    @property
    def played(self) -> bool:
        """Whether the "turn played" token is turned."""
        return "played" in self.marks

    @property
    def view(self) -> View:
        return view(self.camp.game, self.seat)

    @property
    def asked(self) -> bool:
        return self.camp.game.decision_of(self.seat) is not None

    @property
    def decision(self) -> Decision:
        found = self.camp.game.decision_of(self.seat)
        assert found is not None, f"{self.camp.heroes[self.seat]} is not asked: {self.camp.said()}"
        return found

    @property
    def options(self) -> list[str]:
        """The keys of what this hero may choose now."""
        return [option.key for option in self.decision.options]

    @property
    def cells(self) -> list[str]:
        """The cells this hero may choose now, in reading order."""
        return [named(option.spot.cell) for option in self.decision.options if option.spot is not None]

    @property
    def offered(self) -> list[str]:
        """The cards or figures this hero may choose now, by slug."""
        return [self.camp.slug(option.card) for option in self.decision.options if option.card]

    def can_play(self, slug: str) -> bool:
        return f"play:{slug}" in self.options

    def can_discard(self, slug: str) -> bool:
        return f"discard:{slug}" in self.options

    def can_go(self) -> bool:
        """Whether this hero could begin a turn now."""
        return self.asked and self.camp.decision.ask == "who-plays"

    # Acting

    def answer(self, *keys: str) -> Fighter:
        """Answer by the keys themselves."""
        self.camp.answer(self.seat, keys)
        return self

    def pending(self, ask: str) -> Fighter:
        """Name the decision that this hero is asked now; the camp may end here."""
        assert self.decision.ask == ask, f"expected {ask}, but {self.camp.said()}"
        self.camp.named = ask
        return self

    def _at(self, *asks: str) -> None:
        assert self.decision.ask in asks, f"expected {' or '.join(asks)}, but {self.camp.said()}"
        self.camp.named = ""

    def go(self) -> Fighter:
        """Begin the turn."""
        self._at("who-plays")
        return self.answer(f"go/{self.seat}")

    def _menu(self) -> None:
        if self.can_go():
            self.go()
        self._at("hero-turn")

    def play(self, slug: str, *, at: str = "", to: str = "", turn: str = "", option: int = 0) -> Fighter:
        """Play a card, beginning the turn if need be.

        `option` is taken first, then `to` is the cell of a walk, `at` whom the card means, `turn` how its zone is
        turned, in whatever order the card asks. What leaves no choice is not asked, and may be named all the same.
        More is answered by `aim`, `walk`, `choose` …
        """
        if not (self.asked and self.decision.ask == "play-at-once"):
            self._menu()
        self.answer(f"play:{slug}")
        wishes = {"choose-option": option, "aim": at, "turn-zone": turn, "walk": to}
        answers = {"choose-option": self.option, "aim": self.aim, "turn-zone": self.turn, "walk": self.walk}
        while (asked := self.camp.game.decision_of(self.seat)) is not None and wishes.get(asked.ask):
            answers[asked.ask](wishes.pop(asked.ask))  # type: ignore[operator]
        return self

    def discard(self, slug: str, to: str = "") -> Fighter:
        """Discard a card unplayed, and make one move to a cell, or stay."""
        self._menu()
        self.answer(f"discard:{slug}")
        if to:
            return self.walk(to)
        return self.stay() if self.asked and self.decision.ask == "walk" else self

    def end(self) -> Fighter:
        """End the turn. It ends by itself when the hand is empty."""
        if self.can_go():
            self.go()
            if not (self.asked and self.decision.ask == "hero-turn"):
                return self
        self._at("hero-turn")
        return self.answer("end")

    def aim(self, name: str) -> Fighter:
        """Choose whom a card means: `zombi`, `zombi@2-3`, `barbare`."""
        self._at("aim")
        return self.answer(self._find(name).key)

    def turn(self, facing: str) -> Fighter:
        """Turn the zone: right, down, left, up."""
        self._at("turn-zone")
        return self.answer(f"turn/{facing}")

    def walk(self, to: str) -> Fighter:
        self._at("walk")
        return self.answer(f"cell/{to}")

    def stay(self) -> Fighter:
        return self.walk(self.cell)

    def place(self, at: str) -> Fighter:
        """Choose a cell: of a hero at the start or on return, of a figure that is placed, of a rune."""
        self._at("place-hero", "place-figure", "lay-rune", "return")
        found = [option.key for option in self.decision.options if option.spot and named(option.spot.cell) == at]
        assert found, f"{at} is not offered: {self.camp.said()}"
        return self.answer(found[0])

    def option(self, number: int) -> Fighter:
        """Choose one of the effects of a card, from 1."""
        self._at("choose-option")
        return self.answer(f"option/{number}")

    def x(self, value: int) -> Fighter:
        self._at("choose-x")
        return self.answer(f"x/{value}")

    def choose(self, *names: str) -> Fighter:
        """Choose cards by slug (or slug and place: `tir@wounds/0`), or options by key."""
        self.camp.named = ""
        if len(set(names)) == 1 and (not self.asked or self.decision.ask in ("hero-turn", "who-plays", "reward")):
            return self  # copies leave no choice
        keys: list[str] = []
        for name in names:
            keys.append(self._find(name, keys).key)
        return self.answer(*keys)

    def substitute(self, slug: str) -> Fighter:
        """A card of the hand takes the wound; "" for the deck."""
        self._at("substitute")
        return self.answer(f"substitute:{slug}" if slug else "deck")

    def take(self, slug: str) -> Fighter:
        """Take a Reward."""
        self._at("reward")
        return self.answer(f"take:{slug}")

    def cure(self) -> Fighter:
        """Heal four wounds instead of a Reward."""
        self._at("reward")
        return self.answer("heal")

    def refused(self, *keys: str) -> str:
        """The name of the reason for which an answer is refused."""
        with pytest.raises(Refused) as refusal:
            self.camp.game.answer(self.seat, keys)
        return refusal.value.reason.text

    def _find(self, name: str, but: list[str] | None = None) -> Option:
        left = [option for option in self.decision.options if option.key not in (but or ())]
        found = [option for option in left if option.key == name] or [o for o in left if self._fits(o, name)]
        assert found, f"{name} is not offered; {self.camp.said()}"
        different = {option.key.partition("#")[0] for option in found}
        assert len(different) == 1, f"{name} may be any of {sorted(different)}"
        return found[0]

    def _fits(self, option: Option, name: str) -> bool:
        slug, _, place = name.partition("@")
        if not option.card or self.camp.slug(option.card) != slug:
            return False
        return not place or f"@{place}" in option.key
