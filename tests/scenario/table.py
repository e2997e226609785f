"""The table of a scenario, laid out as it says and driven by the decisions of its seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from pioche.games.seiya import RULES
from pioche.games.seiya.bind import bind
from pioche.games.seiya.card import PLAYED, SIDES, SeiyaCard
from pioche.games.seiya.cards import ALL
from pioche.games.seiya.enfers import GATE_TOKENS
from pioche.games.seiya.field import DIFFICULT, EXPERT, HILDA, NORMAL
from pioche.games.seiya.houses import SINCE, counter
from pioche.games.seiya.parts import at_table
from pioche.games.seiya.poseidon import WEAPONS
from pioche.games.seiya.rules import SeiyaRules
from pioche.games.seiya.senses import ACTIVE_SIDE, EVEIL, INACTIVE, LADDER
from pioche.games.seiya.setup import Config
from pioche.games.seiya.solo import SoloMatch
from pioche.games.seiya.souls import SOULS, SUPPLY, purse
from pioche.games.seiya.spaces import pawn
from pioche.games.seiya.turn import Match
from pioche.games.seiya.verbs import FROZEN
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.value import Scope
from pioche.kernel.play.decision import Decision
from pioche.kernel.play.event import Event
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.save import Store
from tests.scenario.seat import Seat
from tests.scenario.side import ZONES, Side, keys_of

Factory = Callable[..., "Scenario"]
DIFFICULTIES = {"": -1, "normal": NORMAL, "difficult": DIFFICULT, "expert": EXPERT}


@cache
def made(cards: tuple[SeiyaCard, ...], config: Config) -> tuple[SeiyaRules, Store]:
    rules = (SeiyaRules((*ALL, *cards)) if cards else RULES).playing(at_table(config))
    return rules, Store(rules)


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


def build(shaken: bool, **given: Any) -> Scenario:
    sides = {hero: given.pop(hero) for hero in list(given) if hero in (*PLAYED, "hilda")}
    if len(sides) == 1:
        others = SIDES if next(iter(sides)) in SIDES else ("shun", "ikki")
        sides[next(hero for hero in others if hero not in sides)] = Side()
    return Scenario(shaken, sides, **given)
