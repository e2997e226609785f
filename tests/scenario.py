"""Scenarios: a position built from slugs, then driven only by decisions, as players would.

A scenario fails on a decision it did not expect. It ends at the main menu, or at a decision that it named last.
Run a second time it is shaken: between any two answers the game is dumped, loaded and played one answer ahead and back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec import Struct

from pioche.games.seiya import RULES
from pioche.games.seiya.card import HEROES
from pioche.games.seiya.scoring import score
from pioche.games.seiya.setup import BRONZE
from pioche.games.seiya.turn import Match
from pioche.kernel.chance import Chance, key_of
from pioche.kernel.decision import Decision, Refused
from pioche.kernel.event import Event
from pioche.kernel.game import Game
from pioche.kernel.save import Store
from pioche.kernel.view import View, view

STORE = Store(RULES)
SLUGS = RULES.catalogue.by_slug

Factory = Callable[..., "Scenario"]


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test proves these rule statements."""
    return pytest.mark.rule(*ids)


class Side(Struct):
    """What a player has; zones that are not given are empty. Piles are listed from the bottom to the top."""

    hand: Sequence[str] = ()
    draw: Sequence[str] = ()
    discard: Sequence[str] = ()
    armour: str = ""
    wounded: Sequence[str] = ()
    destroyed: Sequence[str] = ()
    aside: Sequence[str] = ()


class Scenario:
    """A table in a given position. Players are attributes by hero: `t.seiya`."""

    def __init__(
        self,
        shaken: bool,
        sides: dict[str, Side],
        field: Sequence[str] | dict[int, str] = (),
        reserve: Sequence[str] = (),
        removed: Sequence[str] = (),
        flames: int = 12,
        variant: bool = False,
        seed: int = 0,
        first: int = 0,
        turn: int = 0,
    ) -> None:
        self.shaken = shaken
        self.heroes = list(sides)
        self.log: list[Event] = []
        self.named = ""
        self.game = game = Game(RULES, len(sides), Chance(key_of(seed)))
        game.counters |= {"flames": flames, "turn": turn, "first": first, "variant": int(variant)}
        for slug in reserve:
            game.add(SLUGS[slug], "reserve")
        for slug in removed:
            game.add(SLUGS[slug], "removed")
        slots = field if isinstance(field, dict) else dict(enumerate(field, 1))
        for slot, slug in sorted(slots.items()):
            game.alter(game.add(SLUGS[slug], "field"), place=slot)
        for seat, (hero, side) in enumerate(sides.items()):
            game.counters[f"hero/{seat}"] = list(HEROES).index(hero)
            setattr(self, hero, Seat(self, seat))
            for zone in ("hand", "draw", "discard", "wounded", "destroyed", "aside"):
                for slug in getattr(side, zone):
                    game.add(SLUGS[slug], zone, seat, seat)
            if side.armour:
                game.add(SLUGS[side.armour], "armour", seat, seat)
        game.active = first
        game.start(Match())
        self.log += game.events

    def __getattr__(self, hero: str) -> Seat:
        raise AttributeError(f"no player {hero} in this scenario")

    # Looking

    def slugs(self, zone: str, seat: int = 0) -> list[str]:
        definitions = RULES.catalogue.definitions
        return [definitions[self.game.card(ref).definition].slug for ref in self.game.cards_in(zone, seat)]

    @property
    def field(self) -> dict[int, str]:
        """The cards of the field by slot."""
        definitions = RULES.catalogue.definitions
        cards = [self.game.card(ref) for ref in self.game.cards_in("field")]
        return {card.place: definitions[card.definition].slug for card in cards}

    @property
    def reserve(self) -> list[str]:
        return self.slugs("reserve")

    @property
    def removed(self) -> list[str]:
        """The common discard."""
        return self.slugs("removed")

    @property
    def flames(self) -> int:
        return self.game.counters["flames"]

    @property
    def active(self) -> str:
        return self.heroes[self.game.active]

    @property
    def winners(self) -> list[str]:
        return [self.heroes[seat] for seat in self.game.result or ()]

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def decision(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    def events(self, kind: str) -> list[Event]:
        """What happened so far, of one kind (see the `kind` of events in the game's code)."""
        return [event for event in self.log if event.kind == kind]

    def number(self, key: str, slug: str, zone: str = "field", seat: int = 0) -> int | None:
        """A number of a card now: force, cosmos, heal, cost_force, cost_cosmos."""
        for ref in self.game.cards_in(zone, seat):
            if RULES.catalogue.definitions[self.game.card(ref).definition].slug == slug:
                return self.game.number(key, ref, RULES.supposed(self.game, ref))
        raise AssertionError(f"no {slug} in {zone}")

    # Acting

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        if self.shaken:
            self._shake(seat, keys)
        self.game.answer(seat, keys)
        self.log += self.game.events

    def _shake(self, seat: int, keys: Sequence[str]) -> None:
        data = STORE.dump(self.game)
        loaded = STORE.load(data)
        assert loaded.decision == self.game.decision, "the same is asked after a load"
        assert STORE.dump(loaded) == data, "dump, load and dump again"
        assert loaded.index == self.game.index, "the index of rules equals the one rebuilt"
        ahead = self.game.copy()
        ahead.answer(seat, keys)
        assert STORE.dump(self.game) == data, "an answer given on a copy changes nothing here"
        self.game = loaded

    def pending(self, ask: str, hero: str | None = None) -> Decision:
        """Name the decision that is asked now, and of whom; the scenario may end here."""
        decision = self.decision
        asked = self.heroes[decision.seat]
        assert decision.ask == ask, f"expected {ask}, but {asked} is asked {decision.ask}: {keys_of(decision)}"
        assert hero is None or asked == hero, f"{asked} is asked {ask}, not {hero}"
        self.named = ask
        return decision

    def finished(self) -> None:
        """Called when the test is over: nothing unexpected may be pending."""
        decision = self.game.decision
        if decision is not None and decision.ask not in ("main-phase", self.named):
            raise AssertionError(f"the scenario ends at {decision.ask}, which it did not name")


def keys_of(decision: Decision) -> list[str]:
    return [option.key for option in decision.options]


def slug_of(key: str) -> str:
    """The card's slug within the key of an option."""
    name = key.split(":")[1] if ":" in key else key
    for sign in ("@", ">", "#"):
        name = name.split(sign)[0]
    return name


class Seat:
    """A player, by what it has and what it does."""

    def __init__(self, scenario: Scenario, seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    # Looking

    @property
    def hand(self) -> list[str]:
        return self.scenario.slugs("hand", self.seat)

    @property
    def draw(self) -> list[str]:
        """The draw pile, its top last."""
        return self.scenario.slugs("draw", self.seat)

    @property
    def discard(self) -> list[str]:
        return self.scenario.slugs("discard", self.seat)

    @property
    def armour(self) -> list[str]:
        return self.scenario.slugs("armour", self.seat)

    @property
    def wounded(self) -> list[str]:
        return self.scenario.slugs("wounded", self.seat)

    @property
    def destroyed(self) -> list[str]:
        return self.scenario.slugs("destroyed", self.seat)

    @property
    def aside(self) -> list[str]:
        return self.scenario.slugs("aside", self.seat)

    @property
    def played(self) -> list[str]:
        """Cards played this turn and still in play."""
        return self.scenario.slugs("play", self.seat)

    @property
    def score(self) -> int:
        return score(self.scenario.game, self.seat)

    @property
    def view(self) -> View:
        return view(self.scenario.game, self.seat)

    @property
    def options(self) -> list[str]:
        """The keys this player may choose now."""
        decision = self.scenario.decision
        assert decision.seat == self.seat, f"{self.scenario.heroes[decision.seat]} is asked {decision.ask}"
        return keys_of(decision)

    def force_of(self, slug: str) -> int | None:
        return self.scenario.number("force", slug, "play", self.seat)

    def cosmos_of(self, slug: str) -> int | None:
        return self.scenario.number("cosmos", slug, "play", self.seat)

    def can_play(self, slug: str) -> bool:
        return f"play:{slug}" in self.options

    def can_activate(self, slug: str) -> bool:
        return any(key.startswith("use:") and slug_of(key) == slug for key in self.options)

    def can_heal_with(self, slug: str) -> bool:
        return any(key.startswith("heal:") and slug_of(key) == slug for key in self.options)

    def can_acquire(self, slug: str, by: str) -> bool:
        return bool(self._acquisitions(slug, by))

    def can_pay(self, slug: str) -> bool:
        return any(key.startswith("pay:") and slug_of(key) == slug for key in self.options)

    def can_choose(self, slug: str) -> bool:
        return any(slug_of(key) == slug for key in self.options)

    def _acquisitions(self, slug: str, by: str) -> list[str]:
        return [
            key
            for key in self.options
            if key.startswith("acquire:") and slug_of(key) == slug and f":{by}" in key[len("acquire:") :]
        ]

    # Acting

    def _menu(self) -> None:
        self.scenario.pending("main-phase")
        assert self.scenario.decision.seat == self.seat, "it is not this player's turn"

    def _act(self, *keys: str) -> Seat:
        self.scenario.answer(self.seat, keys)
        return self

    def play(self, slug: str, facing: str = "", slot: int = 0) -> Seat:
        """Play a card; a Character faces a card of the field, by slug or slot (the only card needs no naming)."""
        self._menu()
        self._act(f"play:{slug}")
        decision = self.scenario.game.decision
        if decision is not None and decision.ask == "choose-to-face":
            self._act(self._find(facing, slot))
        return self

    def _find(self, slug: str, slot: int = 0) -> str:
        found = [
            key
            for key in self.options
            if (not slug or slug_of(key) == slug) and (not slot or key.split("#")[0].endswith(f"@{slot}"))
        ]
        assert found, f"{slug or slot} is not among {self.options}"
        return found[0]

    def acquire(self, slug: str, by: str, using: Sequence[str] | None = None) -> Seat:
        """Acquire a card; `using` names the cards to use where there is a choice."""
        self._menu()
        found = self._acquisitions(slug, by)
        assert found, f"{slug} cannot be acquired by {by}: {self.options}"
        self._act(found[0])
        for name in using or ():
            self._act(self._find(name))
        decision = self.scenario.game.decision
        if using is not None and decision is not None and decision.ask in ("choose-fighters", "choose-allies"):
            self._act("done")
        return self

    def use(self, slug: str) -> Seat:
        """Activate the Discard, Wound or Destroy effect of a card in play."""
        self._menu()
        found = [key for key in self.options if key.startswith("use:") and slug_of(key) == slug]
        assert found, f"{slug} cannot be activated: {self.options}"
        return self._act(found[0])

    def heal_with(self, slug: str, *patients: str) -> Seat:
        """Use the Heal value of a card; patients are named where there is a choice."""
        self._menu()
        found = [key for key in self.options if key.startswith("heal:") and slug_of(key) == slug]
        assert found, f"{slug} cannot heal: {self.options}"
        self._act(found[0])
        return self.choose(*patients) if patients else self

    def pay(self, slug: str) -> Seat:
        """Pay the price that a card of the field asks for being fought."""
        self._menu()
        return self._act(next(key for key in self.options if key.startswith("pay:") and slug_of(key) == slug))

    def choose(self, *slugs: str) -> Seat:
        """Choose cards by slug, or by whole key."""
        keys: list[str] = []
        for slug in slugs:
            left = [key for key in self.options if key not in keys]
            found = [key for key in left if key == slug or slug_of(key) == slug]
            assert found, f"{slug} cannot be chosen among {left} ({self.scenario.decision.ask})"
            keys.append(found[0])
        return self._act(*keys)

    def choose_slot(self, slot: int) -> Seat:
        return self._act(self._find("", slot))

    def choose_player(self, hero: str) -> Seat:
        self.scenario.pending("choose-player")
        return self._act(f"player/{self.scenario.heroes.index(hero)}")

    def accept(self) -> Seat:
        """Use an optional effect that starts with no choice of its own."""
        return self._act("yes")

    def decline(self) -> Seat:
        return self._act("no")

    def end_phase(self) -> Seat:
        """End the main phase; what to keep in hand is asked next, if there is anything in hand."""
        self._menu()
        return self._act("end")

    def end_turn(self, discard: Sequence[str] = ()) -> Seat:
        """End the main phase and get through upkeep, discarding these cards from hand."""
        self.end_phase()
        decision = self.scenario.game.decision
        if decision is not None and decision.ask == "choose-upkeep" and decision.seat == self.seat:
            self.choose(*discard)
        return self

    def refused(self, *keys: str) -> str:
        """The name of the reason for which an answer is refused."""
        with pytest.raises(Refused) as refusal:
            self.scenario.answer(self.seat, keys)
        return refusal.value.reason.text


def packet(hero: str, rank: str = "verycommon", count: int = 1) -> list[str]:
    """So many hero cards of a rank."""
    return [f"{hero}-{rank}"] * count


def bronze(hero: str) -> str:
    return BRONZE[hero]


def build(shaken: bool, **given: Any) -> Scenario:
    sides = {hero: given.pop(hero) for hero in list(given) if hero in HEROES}
    if len(sides) == 1:
        sides[next(hero for hero in ("shun", "ikki") if hero not in sides)] = Side()
    return Scenario(shaken, sides, **given)
