"""A player of a duel: what it has, what it is offered, what it does (see duel.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

from pioche.games.dbs.areas import ACTIVE, REST
from pioche.kernel.play.decision import Option, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.state.view import View, view

if TYPE_CHECKING:
    from tests.games.dbs.duel import Duel

NAMES = ("you", "foe")
PILES = ("deck", "life", "hand", "drop", "warp", "battle", "energy", "combo")
AREAS = (*PILES, "leader", "unison", "under", "removed")
IN_PLAY = ("leader", "battle", "unison", "combo")
BATTLE_STEPS = ("offense-step", "defense-step")
FREE = ("main-phase", *BATTLE_STEPS, "charge")  # the free timings, and the charge that may be passed


class Seat:
    """A player, by what it has and what it does. Areas are attributes: `t.you.hand` lists slugs."""

    def __init__(self, duel: Duel, seat: int) -> None:
        self.duel = duel
        self.seat = seat

    # Looking

    def __getattr__(self, area: str) -> list[str]:
        if area not in AREAS:
            raise AttributeError(f"no area {area}: {AREAS}")
        return self.area(area)

    def area(self, area: str) -> list[str]:
        """The slugs of the cards in an area, from the bottom to the top."""
        return [self.duel.slug(ref) for ref in self.duel.game.cards_in(area, self.seat)]

    def card(self, slug: str, *areas: str) -> int:
        """The reference of a card of this player, the first of that slug in these areas, or in play, or anywhere."""
        game = self.duel.game
        for area in areas or (*IN_PLAY, *AREAS):
            for ref in game.cards_in(area, self.seat):
                if self.duel.slug(ref) == slug:
                    return ref
        raise AssertionError(f"{NAMES[self.seat]} has no {slug}" + (f" in {areas}" if areas else ""))

    @property
    def combo_area(self) -> list[str]:
        return self.area("combo")

    def _in_mode(self, mode: int, *areas: str) -> list[str]:
        game = self.duel.game
        refs = [ref for area in areas for ref in game.cards_in(area, self.seat) if game.cards[ref].mode == mode]
        return [self.duel.slug(ref) for ref in refs]

    @property
    def rested(self) -> list[str]:
        """Leader, Battle and Unison Cards in Rest Mode."""
        return self._in_mode(REST, "leader", "battle", "unison")

    @property
    def active_energy(self) -> list[str]:
        return self._in_mode(ACTIVE, "energy")

    @property
    def rested_energy(self) -> list[str]:
        return self._in_mode(REST, "energy")

    @property
    def markers(self) -> int:
        """On the Unison Card."""
        (ref,) = self.duel.game.cards_in("unison", self.seat)
        return self.duel.game.cards[ref].count("marker")

    def under_card(self, slug: str) -> list[str]:
        """What lies under a card in play."""
        game, top = self.duel.game, self.card(slug, *IN_PLAY)
        return [self.duel.slug(ref) for ref in game.cards_in("under", self.seat) if game.cards[ref].link == top]

    def number(self, key: str, slug: str, *areas: str) -> int | None:
        """A number of a card now: power, cost, combo_power, combo_cost, strike …"""
        return self.duel.game.number(key, self.card(slug, *areas))

    def power(self, slug: str) -> int | None:
        return self.number("power", slug, *IN_PLAY)

    @property
    def view(self) -> View:
        return view(self.duel.game, self.seat)

    @property
    def choices(self) -> tuple[Option, ...]:
        """What this player may choose now."""
        assert self.duel.decision.seat == self.seat, f"{NAMES[self.seat]} is not asked: {self.duel.said()}"
        return self.duel.decision.options

    @property
    def options(self) -> list[str]:
        """The keys of what this player may choose now."""
        return [option.key for option in self.choices]

    def offered(self, kind: str = "") -> list[str]:
        """The slugs of the cards among what may be chosen now: of one kind (play, use, attack …) or any."""
        return [self.duel.slug(option.card) for option in self.choices if option.card and kind in ("", option.kind)]

    def can_play(self, slug: str) -> bool:
        return slug in self.offered("play")

    def can_use(self, slug: str, skill: int | None = None) -> bool:
        return any(self._fits(option, slug, "use") and skill in (None, option.value) for option in self.choices)

    def can_attack(self, slug: str) -> bool:
        return slug in self.offered("attack")

    def can_combo(self, slug: str) -> bool:
        return slug in self.offered("combo")

    def can_choose(self, name: str) -> bool:
        return any(self._fits(option, name) for option in self.choices)

    def targets(self, slug: str) -> list[str]:
        """What a card could attack now; nothing changes."""
        ahead = self.duel.game.copy()
        ahead.answer(self.seat, [self.find(slug, "attack").key])
        asked = ahead.decision
        if asked is not None and asked.ask == "choose-target":
            return [self.duel.slug(option.card) for option in asked.options]
        return [self._slug(event) for event in ahead.events if event.kind == "attacked"]

    def _slug(self, event: Event) -> str:
        return self.duel.rules.catalogue.definitions[event.definition].slug

    def _fits(self, option: Option, name: str, kind: str = "") -> bool:
        if kind and option.kind != kind:
            return False
        slug, _, place = name.partition("@")
        if option.key == name or not option.card or self.duel.slug(option.card) != slug:
            return option.key == name
        return not place or name in option.key or (place == "hand" and "@" not in option.key)

    def find(self, name: str, kind: str = "", value: int | None = None, but: Sequence[str] = ()) -> Option:
        """The option meant by a name: its key, the slug of its card, or the beginning of the card's key."""
        found = [
            option
            for option in self.choices
            if option.key not in but and self._fits(option, name, kind) and value in (None, option.value)
        ]
        assert found, f"{kind} {name} is not offered; {self.duel.said()}"
        exact = [option for option in found if option.key == name]
        different = {option.key.partition("#")[0] for option in found}
        hidden = self.duel.decision.ask == "choose-life"
        assert exact or hidden or len(different) == 1, f"{name} may be any of {sorted(different)}"
        return (exact or found)[0]

    # Acting

    def answer(self, *keys: str) -> Seat:
        """Answer by the keys themselves."""
        self.duel.answer(self.seat, keys)
        return self

    def _at(self, *asks: str) -> None:
        duel = self.duel
        if asks == ("main-phase",) and not duel.over and duel.asked == (NAMES[self.seat], "charge"):
            self.answer("no")
        duel.pending(duel.decision.ask if not duel.over and duel.decision.ask in asks else asks[0], self)
        duel.named = ""

    def _take(self, option: Option, pay: Sequence[str] = ()) -> Seat:
        self.duel.purse = list(pay)
        return self.answer(option.key)

    def play(self, slug: str, *, x: int | None = None, pay: Sequence[str] = ()) -> Seat:
        """Play a card from the hand; `x` for its X cost, `pay` names energy in the order in which it is chosen."""
        self._at("main-phase")
        self._take(self.find(slug, "play"), () if x is not None else pay)
        if x is not None and not self.duel.over and self.duel.decision.ask == "choose-x":
            self._take(self.find(f"x/{x}"), pay)
        elif x:
            raise AssertionError(f"{slug} leaves no choice of X")
        return self

    def use(self, slug: str, skill: int | None = None, *, pay: Sequence[str] = ()) -> Seat:
        """Use an [Activate] skill in a free timing; `skill` is its number among the card's, from 0."""
        assert self.duel.decision.ask in FREE, f"no free timing, but {self.duel.said()}"
        if self.duel.decision.ask == "charge":
            self._at("main-phase")
        return self._take(self.find(slug, "use", skill), pay)

    def grow(self, slug: str) -> Seat:
        """Put a Unison Card from the hand under the one in play."""
        self._at("main-phase")
        return self._take(self.find(slug, "grow"))

    def attack(self, slug: str, target: str) -> Seat:
        """Declare an attack; the duel goes on to the first question, most often the offense step."""
        self._at("main-phase")
        assert target.partition("@")[0] in self.targets(slug), f"{slug} can only attack {self.targets(slug)}"
        self._take(self.find(slug, "attack"))
        if not self.duel.over and self.duel.decision.ask == "choose-target":
            self._take(self.find(target))
        return self

    def combo(self, *slugs: str, pay: Sequence[str] = ()) -> Seat:
        for slug in slugs:
            self._at(*BATTLE_STEPS)
            self._take(self.find(slug, "combo"), pay)
        return self

    def pass_(self) -> Seat:
        """Pass the battle step, or a counter timing."""
        return self.decline() if self.duel.decision.ask == "choose-counter" else self.answer("pass")

    def fight(self) -> Duel:
        return self.duel.fight()

    def counter(self, slug: str, *, pay: Sequence[str] = ()) -> Seat:
        self._at("choose-counter")
        return self._take(self.find(slug), pay)

    def pay(self, *names: str) -> Seat:
        """Rest energy, where `paying=True` left it to the test."""
        for name in names:
            self._at("choose-energy")
            self._take(self.find(name))
        return self

    def up_to(self, most: int, *slugs: str) -> Seat:
        """Just these cards are offered, and any number of them up to a limit may be chosen, or none."""
        return self._asked(0, most, slugs)

    def just(self, size: int, *slugs: str) -> Seat:
        """Just these cards are offered, and so many of them must be chosen."""
        return self._asked(size, size, slugs)

    def _asked(self, least: int, most: int, slugs: Sequence[str]) -> Seat:
        assert sorted(self.offered("card")) == sorted(slugs), self.duel.said()
        decision = self.duel.decision
        assert (0 if self.can_choose("no") else decision.least, decision.most) == (least, most), self.duel.said()
        return self

    def choose(self, *names: str) -> Seat:
        """Choose cards by slug, or options by key; none at all where that is allowed."""
        keys: list[str] = []
        for name in names:
            keys.append(self.find(name, but=keys).key)
        return self.answer(*keys)

    def accept(self) -> Seat:
        """Use an optional effect that starts with no choice of its own."""
        return self.answer("yes")

    def decline(self) -> Seat:
        """Do not use an optional effect, or do not counter."""
        return self.answer("no")

    def charge(self, slug: str = "") -> Seat:
        """Place a card of the hand in the Energy Area, or none."""
        self._at("charge")
        return self.choose(slug or "no")

    def end_turn(self) -> Seat:
        """End the Main Phase and the turn; next, most often, the other player charges."""
        self._at("main-phase")
        return self.answer("end")

    def concede(self) -> Seat:
        """Give up, whoever is asked."""
        self.duel.concede(self.seat)
        return self

    def refused(self, *keys: str) -> str:
        """The name of the reason for which an answer is refused."""
        with pytest.raises(Refused) as refusal:
            self.duel.game.answer(self.seat, keys)
        return refusal.value.reason.text
