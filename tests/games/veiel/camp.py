"""Scenarios of L'Ordre de Veiel: a position built from slugs, then driven only by decisions, as players would.

    def test_a_strike_at_contact(camp: Factory) -> None:
        t = camp(
            barbare=Side("2-2", hand=["frappe", "parade"]),
            guerisseur=Side("4-6"),
            enemies=["nuee-de-rats@2-3", Enemy("zombi", "1-1", lives=2, wounds=1)],
        )
        t.barbare.play("frappe", at="nuee-de-rats")
        assert (t.enemy("nuee-de-rats").lives, t.enemy("nuee-de-rats").pending) == (3, 1)
        t.barbare.end()
        t.next_round()
        assert t.barbare.wounds == ["course", "course"]

**Building.** Heroes are named by slug, their seats follow the order in which they are written. A `Side` is the cell,
the piles (from the bottom to the top; a deck that is not given is ten Courses, so that nobody dies), `block`, `dead`,
`played`, and `runes` by slug with their cell. Enemies are `slug@cell` or an `Enemy`: its lives are the printed ones
unless given, and a boss brings its `actions` (bottom to top; without any it does nothing on its turn). Common piles
are named as in the rules: `basic=[…]`, `basic_dead=[…]`, `stock=[…]`, `battlefields=[…]`; `battlefield="defile"` is
the one in force, `rewards={"rouge": […]}` the piles of Rewards, `cards` adds cards of the test's own. `at` says where
it begins: "heroes" (the heroes' turn of that `round`), "enemies" (theirs), "over" (the end of the encounter),
"encounter" (its beginning, heroes beside the board), "reinforcement". `dice=[(2, 3)]` are the cells that will be
thrown first (up to four of them; nothing may be shuffled before).

**Acting.** `t.barbare.play("frappe", at="zombi")`, `.play("moulinet", to="2-3", turn="left")`, `.discard("tir",
to="2-3")`, `.end()`. What else is asked: `.aim`, `.walk`, `.stay`, `.turn`, `.place`, `.option`, `.x`,
`.choose("tir", "parade")`, `.substitute`, `.take`, `.cure`. Who may begin a turn does so with the first deed, or by
`.go()`. What leaves no choice is not asked: a turn ends by itself with an empty hand, the only enemy in the zone is
aimed at, the last hero who has not played begins. `t.next_round()` lets everybody who has a turn end it, until the
next round begins or something else is asked.

**Looking.** Piles by slug (`t.barbare.hand`, `.deck`, `.discards`, `.wounds`, `.exile`, `.lasting` …), `.cell`,
`.block`, `.dead`, `.threat`; `t.enemy("zombi").lives`, `.pending` (its wounds), `.block`, `.cell`; `t.enemies` as
`slug@cell` in reading order; `t.slugs("basic-dead")`, `t.events("die")`, `t.happened("wound", "draw")`,
`t.intends("zombi")`, `t.round`, `t.result` ("together", "lost" or nothing). What is offered: `t.barbare.options`,
`.cells`, `.offered`, `.can_play("tir")`; `t.barbare.pending("walk")` names the decision that must be asked now. A
camp ends in a hero's turn, between two turns, or at a decision it named. Every test runs twice, the second time
shaken: between any two answers the game is dumped, loaded and played one answer ahead and back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from msgspec import Struct, field

from pioche.games.veiel import HIDDEN, RULES, Config, board, grid, new
from pioche.games.veiel.card import TIERS, VeielCard
from pioche.games.veiel.cards import ALL
from pioche.games.veiel.encounter import Encounter, Match, Reinforcements
from pioche.games.veiel.enemies import intention
from pioche.games.veiel.plan import Plan
from pioche.games.veiel.rules import PROCEDURES, VeielRules, zones
from pioche.games.veiel.setup import Wave
from pioche.kernel.cards.effect import InDo
from pioche.kernel.play.decision import Decision
from pioche.kernel.play.event import Event
from pioche.kernel.play.flow import Procedure
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.save import Store
from tests.games.veiel.fighter import PILES, Fighter, Foe, named

Factory = Callable[..., "Camp"]

FREE = ("hero-turn", "who-plays")


class Side(Struct):
    """What a hero has. Piles are listed from the bottom to the top."""

    cell: str = ""
    hand: Sequence[str] = ()
    deck: Sequence[str] = ("course",) * 10
    discard: Sequence[str] = ()
    wounds: Sequence[str] = ()
    exile: Sequence[str] = ()
    aside: Sequence[str] = ()
    apart: Sequence[str] = ()
    lasting: Sequence[str] = ()
    runes: Mapping[str, str] = field(default_factory=dict)  # slug and cell
    block: int = 0
    dead: bool = False
    played: bool = False


class Enemy(Struct):
    """An enemy on the board; what is not given is as printed."""

    slug: str
    cell: str
    lives: int = 0
    wounds: int = 0
    block: int = 0
    kept: int = 0  # of the block
    summoner: str = ""  # by its slug, and named before
    actions: Sequence[str] = ()  # of a boss
    past: Sequence[str] = ()  # Actions already played


class TrialRules(VeielRules):
    """The rules with cards of a test's own, which may say "if you do"."""

    def __init__(self, cards: tuple[VeielCard, ...], hidden: bool) -> None:
        Rules.__init__(self, zones("owner" if hidden else "all"), Catalogue((*ALL, *cards)), (*PROCEDURES, InDo))


@cache
def made(cards: tuple[VeielCard, ...], hidden: bool) -> tuple[VeielRules, Store]:
    rules = TrialRules(cards, hidden) if cards else HIDDEN if hidden else RULES
    return rules, Store(rules)


@cache
def key_for(dice: tuple[tuple[int, int], ...]) -> bytes:
    """A key whose chance throws these rows and columns first."""
    wanted = [(4, row) for row, _ in dice], [(6, column) for _, column in dice]
    throws = [throw for pair in zip(*wanted, strict=True) for throw in pair]
    for seed in range(3_000_000):
        chance = Chance(key_of(seed))
        if all(1 + chance.below(sides) == number for sides, number in throws):
            return chance.key
    raise AssertionError(f"no seed throws {dice}")


def place_of(cell: str) -> int:
    row, _, column = cell.partition("-")
    return grid.cell(int(row), int(column))


class Camp:
    """Heroes and enemies in a given position. Heroes are attributes: `t.barbare`."""

    def __init__(
        self,
        shaken: bool,
        *,
        enemies: Sequence[str | Enemy] = (),
        bosses: Sequence[Enemy] = (),  # beside the board
        at: str = "heroes",
        encounter: int = 1,
        round: int = 1,
        waves: Sequence[Wave] = (),
        battlefield: str = "",
        rewards: Mapping[str, Sequence[str]] | None = None,
        dice: Sequence[tuple[int, int]] = (),
        seed: int = 0,
        hidden: bool = False,
        cards: Sequence[VeielCard] = (),
        **given: Side | Sequence[str],
    ) -> None:
        self.shaken = shaken
        self.rules, self.store = made(tuple(cards), hidden)
        self.numbers = self.rules.catalogue.by_slug
        self.log: list[Event] = []
        self.named = ""
        sides = {name: side for name, side in given.items() if isinstance(side, Side)}
        self.heroes = list(sides)
        self.game = game = Game(self.rules, len(sides), Chance(key_for(tuple(dice)) if dice else key_of(seed)))
        game.counters |= {
            "turn": 0,
            "encounter": encounter,
            "round": round,
            "played": 0,
            "enemies-turn": 0,
            "boss/0": -1,
        }
        for number, wave in enumerate(waves, 1):
            game.counters |= {f"{tier}/{number}": n for tier, n in zip(TIERS, wave, strict=True)}
        for pile, slugs in given.items():
            if not isinstance(slugs, Side):
                for slug in slugs:
                    self._add(slug, pile.replace("_", "-"))
        for colour, slugs in (rewards or {}).items():
            for slug in slugs:
                self._add(slug, f"rewards-{colour}")
        if battlefield:
            self._add(battlefield, "battlefield")
        aside = at in ("encounter", "reinforcement")
        for seat, (hero, side) in enumerate(sides.items()):
            self._seat(seat, hero, side, aside)
        for enemy in enemies:
            self._enemy(enemy if isinstance(enemy, Enemy) else Enemy(*enemy.split("@")))
        for boss in bosses:
            self._actions(boss, self._add(boss.slug, "bosses"))
        game.events.clear()
        self._begin(at)

    @classmethod
    def opened(cls, shaken: bool, config: Config, seed: int = 0) -> Camp:
        """A whole game from its set-up, at its first decision."""
        camp = cls.__new__(cls)
        camp.shaken, camp.named, camp.heroes = shaken, "", list(config.heroes)
        camp.rules, camp.store = made((), config.hidden)
        camp.numbers = camp.rules.catalogue.by_slug
        camp.game = new(config, seed)
        camp.log = list(camp.game.events)
        for seat, hero in enumerate(config.heroes):
            setattr(camp, hero, Fighter(camp, seat))
        return camp

    def _begin(self, at: str) -> None:
        game = self.game
        root: dict[str, tuple[Procedure, ...]] = {
            "heroes": (Match(at="won"), Encounter(at="heroes_turn")),
            "enemies": (Match(at="won"), Encounter(at="enemies_turn")),
            "over": (Match(at="won"), Encounter(at="over")),
            "encounter": (Match(at="fight"),),
            "reinforcement": (Match(at="fight"), Reinforcements()),
        }
        game.counters["round"] -= at == "heroes"
        game.counters["encounter"] -= at == "encounter"
        *below, last = root[at]
        game.stack += below
        game.start(last)
        self.log += game.events

    def _add(self, slug: str, zone: str, seat: int = 0, owner: int = -1) -> int:
        assert slug in self.numbers, f"no card {slug}"
        return self.game.add(self.numbers[slug], zone, seat, owner)

    def _seat(self, seat: int, hero: str, side: Side, aside: bool) -> None:
        game = self.game
        setattr(self, hero, Fighter(self, seat))
        game.counters[f"hero/{seat}"] = self.numbers[hero]
        ref = self._add(hero, "camp" if aside else "board", seat, seat)
        if not aside:
            game.alter(ref, place=place_of(side.cell))
            game.arrange(game.cards[ref].zone)
        game.put(ref, "block", side.block)
        game.mark(ref, *["dead"] * side.dead, *["played"] * side.played)
        for pile in PILES:
            for slug in getattr(side, pile):
                self._add(slug, pile, seat, seat)
        for slug, cell in side.runes.items():
            game.alter(self._add(slug, "ground", 0, seat), place=place_of(cell))
            game.arrange(game.bases["ground"])

    def _enemy(self, enemy: Enemy) -> None:
        game = self.game
        link = self.enemy(enemy.summoner).ref if enemy.summoner else 0
        ref = self._add(enemy.slug, "board")
        game.alter(ref, place=place_of(enemy.cell), link=link)
        game.arrange(game.cards[ref].zone)
        lives, toughness = board.definition(game, ref).vitality[game.players - 2]
        numbers = {"lives": enemy.lives or lives, "toughness": toughness, "wounds": enemy.wounds}
        for name, number in (numbers | {"block": enemy.block, "kept": enemy.kept}).items():
            game.put(ref, name, number)
        if board.is_boss(game, ref):
            self._actions(enemy, ref)

    def _actions(self, boss: Enemy, ref: int) -> None:
        counters = self.game.counters
        first = counters["boss/0"] < 0
        if first:
            counters["boss/0"] = self.game.cards[ref].definition
        for slug in boss.actions:
            self._add(slug, "actions", 1 - first)
        for slug in boss.past:
            self._add(slug, "actions-past", 1 - first)

    def __getattr__(self, hero: str) -> Fighter:
        raise AttributeError(f"no hero {hero} in this camp")

    # Looking

    def slug(self, ref: int) -> str:
        return self.rules.catalogue.definitions[self.game.cards[ref].definition].slug

    def slugs(self, zone: str, seat: int = 0) -> list[str]:
        return [self.slug(ref) for ref in self.game.cards_in(zone, seat)]

    def figures(self, name: str) -> list[int]:
        """The enemies of a slug, perhaps with their cell."""
        slug, _, cell = name.partition("@")
        found = [ref for ref in board.enemies(self.game) if self.slug(ref) == slug]
        return [ref for ref in found if not cell or named(self.game.cards[ref].place) == cell]

    def enemy(self, name: str) -> Foe:
        return Foe(self, name)

    @property
    def enemies(self) -> list[str]:
        """The enemies with their cells, in reading order."""
        return [f"{self.slug(ref)}@{named(self.game.cards[ref].place)}" for ref in board.enemies(self.game)]

    @property
    def runes(self) -> list[str]:
        return [f"{self.slug(ref)}@{named(self.game.cards[ref].place)}" for ref in self.game.cards_in("ground")]

    def intends(self, name: str) -> tuple[list[str], list[str]]:
        """What an enemy would do now: the cells that it would enter, and whom it would attack."""
        ref = self.enemy(name).ref
        assault = board.definition(self.game, ref).assault()
        found: Plan = intention(self.game, ref, assault) if assault else Plan((), 0, ())
        return [named(cell) for cell in found.path], [self.heroes[seat] for seat in found.targets]

    @property
    def round(self) -> int:
        return self.game.counters["round"]

    @property
    def encounter(self) -> int:
        return self.game.counters["encounter"]

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def result(self) -> str:
        return self.game.result.how if self.game.result else ""

    @property
    def decision(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    def events(self, kind: str) -> list[Event]:
        """What happened so far, of one kind (see the `kind` of events in the game's code)."""
        return [event for event in self.log if event.kind == kind]

    def happened(self, *kinds: str) -> list[str]:
        """What happened so far in its order, as `kind slug`, of these kinds only."""
        faces = self.rules.catalogue.definitions
        log = [event for event in self.log if event.kind in kinds]
        return [f"{e.kind} {faces[e.definition].slug}" if e.definition >= 0 else e.kind for e in log]

    def said(self) -> str:
        """What is asked now, for people."""
        if self.over:
            return f"the game is over ({self.result})"
        names = [self.heroes[seat] for seat in self.decision.seats]
        return f"{', '.join(names)} asked {self.decision.ask}: {[option.key for option in self.decision.options]}"

    # Acting

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        if self.shaken:
            self._shake(seat, keys)
        self.game.answer(seat, keys)
        self.log += self.game.events

    def _shake(self, seat: int, keys: Sequence[str]) -> None:
        dump = self.store.dump
        data = dump(self.game)
        loaded = self.store.load(data)
        assert loaded.decision == self.game.decision, "the same is asked after a load"
        assert dump(loaded) == data, "dump, load and dump again"
        assert loaded.index == self.game.index, "the index of rules equals the one rebuilt"
        ahead = self.game.copy()
        ahead.answer(seat, keys)
        assert dump(self.game) == data, "an answer given on a copy changes nothing here"
        self.game = loaded

    def next_round(self) -> Camp:
        """Everybody who has a turn ends it, until the next round begins or something else is asked."""
        before = self.round, self.encounter
        while not self.over and (self.round, self.encounter) == before and self.decision.ask in FREE:
            seat = self.decision.seat
            self.answer(seat, ["end" if self.decision.ask == "hero-turn" else f"go/{seat}"])
        return self

    def finished(self) -> None:
        """Called when the test is over: nothing unexpected may be pending."""
        assert self.over or self.decision.ask in (*FREE, self.named), f"the camp ends where {self.said()}"
