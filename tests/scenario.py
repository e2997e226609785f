"""Scenarios: a position built from slugs, then driven only by decisions, as players would.

A scenario fails on a decision it did not expect. It ends at the main menu, or at a decision that it named last.
Run a second time it is shaken: between any two answers the game is dumped, loaded and played one answer ahead and back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from pioche.games.seiya import RULES
from pioche.games.seiya.bind import bind
from pioche.games.seiya.card import PLAYED, SIDES, SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.enfers import GATE_TOKENS
from pioche.games.seiya.field import DIFFICULT, EXPERT, HILDA, NORMAL
from pioche.games.seiya.houses import SINCE, START, counter
from pioche.games.seiya.parts import at_table
from pioche.games.seiya.poseidon import WEAPONS
from pioche.games.seiya.rules import SeiyaRules
from pioche.games.seiya.scoring import score
from pioche.games.seiya.senses import ACTIVE_SIDE, EVEIL, INACTIVE, LADDER
from pioche.games.seiya.setup import BRONZE, Config
from pioche.games.seiya.solo import SoloMatch
from pioche.games.seiya.souls import SOULS, SUPPLY, purse
from pioche.games.seiya.spaces import GATE, pawn
from pioche.games.seiya.turn import Match
from pioche.games.seiya.verbs import FROZEN
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.value import Scope
from pioche.kernel.play.decision import Decision, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.save import Store
from pioche.kernel.state.view import View, view

Factory = Callable[..., "Scenario"]


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test proves these rule statements."""
    return pytest.mark.rule(*ids)


@cache
def made(cards: tuple[SeiyaCard, ...], config: Config) -> tuple[SeiyaRules, Store]:
    rules = (SeiyaRules((*ALL, *cards)) if cards else RULES).playing(at_table(config))
    return rules, Store(rules)


class Side(Struct):
    """What a player has; zones that are not given are empty. Piles are listed from the bottom to the top."""

    hand: Sequence[str] = ()
    draw: Sequence[str] = ()
    discard: Sequence[str] = ()
    armour: str = ""
    wounded: Sequence[str] = ()
    destroyed: Sequence[str] = ()
    aside: Sequence[str] = ()
    frozen: Sequence[str] = ()
    relics: Sequence[str] = ()
    trophies: Sequence[str] = ()
    guard: Sequence[str] = ()
    apart: Sequence[str] = ()
    energy: int = 0
    weapons: int = 0
    tokens: int = 0
    entrave: Sequence[str] = ()
    neant: Sequence[str] = ()
    souls: int = 0
    pawn: int = GATE
    senses: Sequence[str] = ()  # besides the Éveil
    inactive: Sequence[str] = ()  # of these and the Éveil
    gifts: Sequence[str] = ()
    capacities: Sequence[str] = ()  # the own pile, in a duel
    houses: Sequence[str] = ()
    counter: int = START


ZONES = (
    "hand", "draw", "discard", "wounded", "destroyed", "aside", "frozen", "relics", "trophies", "guard", "apart",
)  # fmt: skip
DIFFICULTIES = {"": -1, "normal": NORMAL, "difficult": DIFFICULT, "expert": EXPERT}


class Scenario:
    """A table in a given position. Players are attributes by hero: `t.seiya`.

    `boxes` brings the expansions' material: boards, statue, tokens. In solo mode (`solo` says how difficult) the second
    player is `hilda`, and `dice` are the numbers that the die will show. `cards` adds cards of the test's own.
    A duel is at the table if the players are `gold` and `renegade`, with the material of all boxes: `house` is the
    revealed Maison, `houses` the pile, `elysion` who waits there for both.
    """

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
        boxes: Sequence[str] = (),
        sapphires: int = 0,
        pillars: Sequence[str] = (),
        epic: str = "",
        hourglasses: int = 0,
        epics: Sequence[str] = (),
        solo: str = "",
        dice: Sequence[int] = (),
        cards: Sequence[SeiyaCard] = (),
        styx: Sequence[str] = (),
        veiled: dict[int, str] | None = None,
        enfers: dict[int, str] | None = None,
        gate: int = 0,
        trials: Sequence[str] = (),
        capacities: Sequence[str] = (),
        house: str = "",
        houses: Sequence[str] = (),
        altar: str = "",
        elysion: Sequence[str] = (),
    ) -> None:
        self.shaken = shaken
        duel = set(sides) == set(SIDES)
        boxes = ("asgard", "poseidon", "hades") if duel else boxes
        config = Config(
            asgard="asgard" in boxes, poseidon="poseidon" in boxes, hades="hades" in boxes, epics=bool(epic or epics),
            mode="solo" if solo else "duel" if duel else "classic",
        )  # fmt: skip
        self.rules, self.store = made(tuple(cards), config)
        self.slug_numbers = self.rules.catalogue.by_slug
        self.heroes = list(sides)
        self.log: list[Event] = []
        self.named = ""
        self.game = game = Game(self.rules, len(sides), Chance(seed_for(tuple(dice)) if dice else key_of(seed)))
        game.counters |= {} if solo or duel else {"flames": flames}
        game.counters |= {"turn": turn, "first": first, "variant": int(variant)}
        if "asgard" in boxes:
            game.counters["sapphires"] = sapphires
            game.add(self.slug_numbers["robe-d-odin"], "statue")
        if "poseidon" in boxes:
            game.counters["weapons"] = WEAPONS - sum(side.weapons for side in sides.values())
            for card in self.rules.catalogue.definitions:
                if card.slug.startswith("pilier-"):
                    game.add(self.slug_numbers[card.slug], "pillars" if card.slug in pillars else "pillars-aside")
        if "hades" in boxes:
            given = sum(side.souls for side in sides.values())
            game.counters |= {GATE_TOKENS: gate, SOULS: SUPPLY - given}
            piles = {"styx": styx, "trials": trials, "capacities": capacities, "houses": houses, "elysion": elysion}
            piles |= {"house": [house] if house else [], "altar": [altar] if altar else []}
            for zone, pile in piles.items():
                for slug in pile:
                    game.add(self.slug_numbers[slug], zone)
            for zone, cards_there in {"veiled": veiled or {}, "enfers": enfers or {}}.items():
                for slot, slug in sorted(cards_there.items()):
                    game.alter(game.add(self.slug_numbers[slug], zone), place=slot)
        for slug in epics:
            game.add(self.slug_numbers["epopee-" + slug], "epics")
        if epic:
            game.put(game.add(self.slug_numbers["epopee-" + epic], "epic"), "hourglass", hourglasses)
        if solo:
            game.automatic = (HILDA,)
            game.counters |= {"difficulty": DIFFICULTIES[solo], "die": 0}
        for slug in reserve:
            game.add(self.slug_numbers[slug], "reserve")
        for slug in removed:
            game.add(self.slug_numbers[slug], "removed")
        slots = field if isinstance(field, dict) else dict(enumerate(field, 1))
        for slot, slug in sorted(slots.items()):
            game.alter(game.add(self.slug_numbers[slug], "field"), place=slot)
        for seat, (hero, side) in enumerate(sides.items()):
            setattr(self, hero, Seat(self, seat))
            if hero != "hilda":
                self._seat(seat, hero, side, boxes)
            for zone in ZONES:
                for slug in getattr(side, zone):
                    ref = game.add(self.slug_numbers[slug], zone, seat, seat)
                    if zone == "frozen":
                        game.alter(ref, mode=FROZEN)
                    if hero == "hilda":
                        game.reveal(ref, EVERYONE, "setup")
            if side.armour:
                game.add(self.slug_numbers[side.armour], "armour", seat, seat)
        game.active = first
        game.events.clear()
        game.start(SoloMatch() if solo else Match())
        self.log += game.events

    def _seat(self, seat: int, hero: str, side: Side, boxes: Sequence[str]) -> None:
        game = self.game
        game.counters[f"hero/{seat}"] = PLAYED.index(hero)
        if hero in SIDES:
            game.counters |= {counter(seat): side.counter, SINCE: game.counters["turn"]}
            for zone, slugs in {"own-houses": side.houses, "own-capacities": side.capacities}.items():
                for slug in slugs:
                    game.add(self.slug_numbers[slug], zone, seat, seat)
        if "asgard" in boxes:
            game.counters[f"energy/{seat}"] = side.energy
            for card in self.rules.catalogue.definitions:
                if isinstance(card, SeiyaCard) and card.type == "board-technique" and card.board == hero:
                    game.add(self.slug_numbers[card.slug], "board", seat, seat)
        if "poseidon" in boxes:
            game.counters[f"weapons/{seat}"] = side.weapons
        if "hades" in boxes:
            game.counters |= {purse(seat): side.souls, pawn(seat): side.pawn}
            for slug in side.neant:
                game.add(self.slug_numbers[slug], "neant", seat)
            for slug in side.gifts:
                game.add(self.slug_numbers[slug], "gifts", seat, seat if hero in SIDES else -1)
            for slug in (EVEIL, *LADDER):
                own = slug == EVEIL or slug in side.senses
                token = game.add(self.slug_numbers[slug], "senses" if own else "senses-aside", seat, seat)
                game.alter(token, mode=INACTIVE if slug in side.inactive else ACTIVE_SIDE)
            for slug in side.entrave:
                bind(game, game.add(self.slug_numbers[slug], "styx"), seat, Scope(seat, seat))
        if side.tokens:
            game.counters[f"tokens/{seat}"] = side.tokens

    def __getattr__(self, hero: str) -> Seat:
        raise AttributeError(f"no player {hero} in this scenario")

    # Looking

    def slugs(self, zone: str, seat: int = 0) -> list[str]:
        definitions = self.rules.catalogue.definitions
        return [definitions[self.game.cards[ref].definition].slug for ref in self.game.cards_in(zone, seat)]

    @property
    def field(self) -> dict[int, str]:
        """The cards of the field by slot."""
        return self.lying("field")

    def lying(self, zone: str) -> dict[int, str]:
        """The cards of a zone by slot."""
        definitions = self.rules.catalogue.definitions
        cards = [self.game.cards[ref] for ref in self.game.cards_in(zone)]
        return {card.place: definitions[card.definition].slug for card in cards}

    @property
    def enfers(self) -> dict[int, str]:
        """The cards revealed in the Enfers, by slot."""
        return self.lying("enfers")

    @property
    def veiled(self) -> dict[int, str]:
        """The cards that lie there face down."""
        return self.lying("veiled")

    @property
    def gate(self) -> int:
        """The ♦ on the Gate."""
        return self.game.counters[GATE_TOKENS]

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
        return [self.heroes[seat] for seat in self.game.winners]

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
            if self.rules.catalogue.definitions[self.game.cards[ref].definition].slug == slug:
                return self.game.number(key, ref, self.rules.supposed(self.game, ref))
        raise AssertionError(f"no {slug} in {zone}")

    # Acting

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        if self.shaken:
            self._shake(seat, keys)
        self.game.answer(seat, keys)
        self.log += self.game.events

    def _shake(self, seat: int, keys: Sequence[str]) -> None:
        data = self.store.dump(self.game)
        loaded = self.store.load(data)
        assert loaded.decision == self.game.decision, "the same is asked after a load"
        assert self.store.dump(loaded) == data, "dump, load and dump again"
        assert loaded.index == self.game.index, "the index of rules equals the one rebuilt"
        ahead = self.game.copy()
        ahead.answer(seat, keys)
        assert self.store.dump(self.game) == data, "an answer given on a copy changes nothing here"
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


@cache
def seed_for(dice: tuple[int, ...]) -> bytes:
    """A key whose chance shows these numbers of the die first."""
    for seed in range(100_000):
        chance = Chance(key_of(seed))
        if all(1 + chance.below(6) == number for number in dice):
            return key_of(seed)
    raise AssertionError(f"no seed shows {dice}")


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


def packet(hero: str, rank: str = "verycommon", count: int = 1) -> list[str]:
    """So many hero cards of a rank."""
    return [f"{hero}-{rank}"] * count


def bronze(hero: str) -> str:
    return BRONZE[hero]


def build(shaken: bool, **given: Any) -> Scenario:
    sides = {hero: given.pop(hero) for hero in list(given) if hero in (*PLAYED, "hilda")}
    if len(sides) == 1:
        others = SIDES if next(iter(sides)) in SIDES else ("shun", "ikki")
        sides[next(hero for hero in others if hero not in sides)] = Side()
    return Scenario(shaken, sides, **given)
