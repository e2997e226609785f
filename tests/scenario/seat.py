"""A player of a scenario: what it has, and what it does by decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

from pioche.games.seiya.houses import counter
from pioche.games.seiya.scoring import score
from pioche.games.seiya.senses import ACTIVE_SIDE
from pioche.games.seiya.souls import purse
from pioche.games.seiya.spaces import pawn
from pioche.kernel.play.decision import Refused
from pioche.kernel.state.view import View, view
from tests.scenario.side import keys_of, slug_of

if TYPE_CHECKING:
    from tests.scenario.table import Scenario


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
    def frozen(self) -> list[str]:
        return self.scenario.slugs("frozen", self.seat)

    @property
    def frost(self) -> list[int]:
        """The sides of the markers on the frozen cards."""
        return [self.scenario.game.cards[ref].mode for ref in self.scenario.game.cards_in("frozen", self.seat)]

    @property
    def relics(self) -> list[str]:
        return self.scenario.slugs("relics", self.seat)

    @property
    def trophies(self) -> list[str]:
        return self.scenario.slugs("trophies", self.seat)

    @property
    def guard(self) -> list[str]:
        return self.scenario.slugs("guard", self.seat)

    @property
    def apart(self) -> list[str]:
        return self.scenario.slugs("apart", self.seat)

    @property
    def energy(self) -> int:
        return self.scenario.game.counters[f"energy/{self.seat}"]

    @property
    def weapons(self) -> int:
        return self.scenario.game.counters[f"weapons/{self.seat}"]

    @property
    def tokens(self) -> int:
        """Victory Points by tokens."""
        return self.scenario.game.counters.get(f"tokens/{self.seat}", 0)

    @property
    def entrave(self) -> list[str]:
        """The Entrave pile, its top last."""
        return self.scenario.slugs("entrave", self.seat)

    @property
    def neant(self) -> list[str]:
        return self.scenario.slugs("neant", self.seat)

    @property
    def senses(self) -> dict[str, bool]:
        """The Éveil and the Sens of the player, each whether it is active."""
        game, refs = self.scenario.game, self.scenario.game.cards_in("senses", self.seat)
        slugs = self.scenario.slugs("senses", self.seat)
        return {slug: game.cards[ref].mode == ACTIVE_SIDE for slug, ref in zip(slugs, refs, strict=True)}

    @property
    def gifts(self) -> list[str]:
        return self.scenario.slugs("gifts", self.seat)

    @property
    def souls(self) -> int:
        return self.scenario.game.counters[purse(self.seat)]

    @property
    def pawn(self) -> int:
        return self.scenario.game.counters[pawn(self.seat)]

    @property
    def played(self) -> list[str]:
        """Cards played this turn and still in play."""
        return self.scenario.slugs("play", self.seat)

    @property
    def houses(self) -> list[str]:
        return self.scenario.slugs("own-houses", self.seat)

    @property
    def counter(self) -> int:
        """What the revealed Maison costs in a duel."""
        return self.scenario.game.counters[counter(self.seat)]

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

    def can_use_technique(self, slug: str) -> bool:
        return f"technique:board-{slug}" in self.options

    def can_use_power(self, slug: str, place: int = 0) -> bool:
        return f"power:{slug}" + (f":{place}" if place else "") in self.options

    def can_arm(self, slug: str) -> bool:
        return any(key.startswith("weapon:") and slug_of(key) == slug for key in self.options)

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

    def technique(self, slug: str) -> Seat:
        """Use a Technique of the own board."""
        self._menu()
        return self._act(f"technique:board-{slug}")

    def power(self, slug: str, place: int = 0) -> Seat:
        """Use a power of a Relic, the statue (robe-d-odin) or the Épopée (epopee-...)."""
        self._menu()
        return self._act(f"power:{slug}" + (f":{place}" if place else ""))

    def arm(self, slug: str) -> Seat:
        """Give a Libra Weapon to a Hero who faces a Pillar."""
        self._menu()
        found = [key for key in self.options if key.startswith("weapon:") and slug_of(key) == slug]
        assert found, f"{slug} cannot be armed: {self.options}"
        return self._act(found[0])

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
