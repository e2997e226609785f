"""Duels: a position built from slugs, then driven only by decisions, as the two players would.

    def test_…(duel: Factory) -> None:
        t = duel(you=Side(hand=["red-2"], energy=["red-1"] * 2), foe=Side(battle=["blue-1"]))
        t.you.play("red-2")
        assert t.you.battle == ["red-2"]

**The position.** A `Side` lists what a player has, by slug; piles from the bottom to the top. What is not given is
empty, but for the leader (yours `captain`, the foe's `scout`), eight life (`black-1`) and twenty cards of deck
(`black-3`). It is the Main Phase of `you`, third turn; `first="foe"` gives the turn to the foe; `at="turn"` starts
before cards stand, `at="charge"` at the charge, `at="end"` after the Main Phase, `at="opening"` before the game, of
which leaders and decks are needed. `cards=(…)` adds cards of the test's own to those of sample_cards.py, written with
`battle`, `extra`, `unison`, `leader`.

**Acting.** Only through what is offered: `t.you.play`, `use`, `attack`, `combo`, `counter`, `charge`, `choose`,
`accept`, `decline`, `pass_`, `end_turn`. A card is named by its slug, where that is not enough by the beginning of
its key (`red-1@hand`; `red-1@battle/1r`: the foe's rested one). A name that fits several different cards, and a
decision that the test did not expect, fail. Three questions are answered by the harness, for most tests do not care:

- a counter timing is passed if the player asked has nothing to counter with (`counters=True`: it never is);
- energy is rested as it is listed (`play(…, pay=["blue-1"])` names it, `paying=True` leaves every payment to the
  test);
- of life cards that are all alike the first is taken (give a `life` of different cards to be asked).

A charge that the test does not make (`t.foe.charge("blue-1")`) is passed when that player does something else.
`t.fight()` passes the rest of the battle steps of both players; `t.in_any_order()` resolves skills that wait at a
checkpoint as they are listed (`t.you.choose("greeter")` says which).

**Looking.** Areas by slug (`t.you.hand`, `t.foe.drop` …, `combo_area`), `t.you.rested`, `t.you.power("red-2")`,
`t.you.markers`, `t.events("ko")`, `t.winner`; what is offered: `t.you.can_play("red-2")`, `can_use`, `can_attack`,
`can_combo`, `can_choose`, `targets("red-2")`; `t.pending("choose-ko", t.foe)` names the decision that must be asked
now. A duel ends in a free timing or at a decision it named. Every test runs twice, the second time shaken: between
any two answers the game is dumped, loaded and played one answer ahead and back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from msgspec import Struct, field

from pioche.games.dbs.areas import REST
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.lurking import lurk
from pioche.games.dbs.rules import DbsRules
from pioche.games.dbs.setup import COUNTERS, Opening
from pioche.games.dbs.turn import Match
from pioche.kernel.play.decision import Decision
from pioche.kernel.play.event import Event
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.save import Store
from tests.games.dbs.player import BATTLE_STEPS, FREE, IN_PLAY, NAMES, PILES, Seat
from tests.games.dbs.sample_cards import CARDS

Factory = Callable[..., "Duel"]

STEPS = {"turn": "", "charge": "choose_energy", "main": "main_begins", "end": "main_ends"}


class Side(Struct):
    """What a player has, by slug. Piles are listed from the bottom to the top."""

    leader: str = ""
    hand: Sequence[str] = ()
    battle: Sequence[str] = ()
    rested: Sequence[str] = ()  # Battle Cards in Rest Mode
    stolen: Sequence[str] = ()  # Battle Cards that belong to the other player
    combo: Sequence[str] = ()
    energy: Sequence[str] = ()
    rested_energy: Sequence[str] = ()
    life: Sequence[str] = ("black-1",) * 8
    deck: Sequence[str] = ("black-3",) * 20
    drop: Sequence[str] = ()
    warp: Sequence[str] = ()
    unison: str = ""
    markers: int = 1  # on the Unison Card
    under: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by the slug of the card in play above them


@cache
def made(cards: tuple[DbsCard, ...]) -> tuple[DbsRules, Store]:
    rules = DbsRules((*CARDS, *cards))
    return rules, Store(rules)


class Duel:
    """Two players, `you` and `foe`, in a given position."""

    def __init__(
        self,
        shaken: bool,
        you: Side | None = None,
        foe: Side | None = None,
        *,
        cards: tuple[DbsCard, ...] = (),
        first: str = "you",
        at: str = "main",
        turn: int = 3,
        counters: bool = False,
        paying: bool = False,
        seed: int = 0,
    ) -> None:
        self.shaken, self.counters, self.paying = shaken, counters, paying
        self.rules, self.store = made(tuple(cards))
        self.log: list[Event] = []
        self.named = ""
        self.purse: list[str] = []
        self.you, self.foe = self.seats = (Seat(self, 0), Seat(self, 1))
        self.game = game = Game(self.rules, 2, Chance(key_of(seed)))
        game.active = NAMES.index(first)
        turn -= at == "turn"
        game.counters |= COUNTERS | {"turn": turn, "begun": int(at != "opening")}
        game.counters |= {f"turns/{game.active}": (turn + 1) // 2, f"turns/{1 - game.active}": turn // 2}
        for seat, side in enumerate((you or Side(), foe or Side())):
            self._lay_out(seat, side, ("deck",) if at == "opening" else PILES)
        if at != "opening":
            lurk(game)
        game.start(Opening() if at == "opening" else Match(at=STEPS[at]))
        self.log += game.events
        self._settle()

    def _lay_out(self, seat: int, side: Side, piles: Sequence[str]) -> None:
        self._add(seat, side.leader or ("captain", "scout")[seat], "leader")
        for area in piles:
            for slug in getattr(side, area):
                self._add(seat, slug, area)
        for slug in side.rested:
            self._add(seat, slug, "battle", mode=REST)
        for slug in side.rested_energy:
            self._add(seat, slug, "energy", mode=REST)
        for slug in side.stolen:
            self._add(seat, slug, "battle", owner=1 - seat)
        if side.unison:
            self._add(seat, side.unison, "unison", counters=(("marker", side.markers),))
        for above, slugs in side.under.items():
            top = self.seats[seat].card(above, *IN_PLAY)
            for slug in slugs:
                self._add(seat, slug, "under", link=top)

    def _add(self, seat: int, slug: str, area: str, *, owner: int = -1, **state: int) -> None:
        game = self.game
        assert slug in self.rules.catalogue.by_slug, f"no card {slug} among the samples and those of this test"
        ref = game.add(self.rules.catalogue.by_slug[slug], area, seat, seat if owner < 0 else owner)
        if state:
            game.alter(ref, **state)

    # Looking

    def slug(self, ref: int) -> str:
        return self.rules.catalogue.definitions[self.game.cards[ref].definition].slug

    @property
    def decision(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        return NAMES[self.decision.seat], self.decision.ask

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def winner(self) -> str:
        """you, foe, draw, or nothing while the game goes on."""
        result = self.game.result
        if result is None:
            return ""
        draw = result.how in ("shared", "stopped")
        return NAMES[result.winners[0]] if result.how == "won" else "draw" if draw else result.how

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return NAMES[self.game.active]

    def events(self, kind: str) -> list[Event]:
        """What happened so far, of one kind (see the `kind` of events in the game's code)."""
        return [event for event in self.log if event.kind == kind]

    def happened(self, *kinds: str) -> list[tuple[str, str]]:
        """What happened so far in its order: the kind and the slug of the card, of these kinds only."""
        faces = self.rules.catalogue.definitions
        log = [event for event in self.log if event.kind in kinds]
        return [(event.kind, faces[event.definition].slug if event.definition >= 0 else "") for event in log]

    def pending(self, ask: str, seat: Seat | None = None) -> Decision:
        """Name the decision that is asked now, and of whom; the duel may end here."""
        assert self.decision.ask == ask, f"expected {ask}, but {self.said()}"
        assert seat is None or self.decision.seat == seat.seat, f"{self.said()}, not of {NAMES[seat.seat]}"
        self.named = ask
        return self.decision

    def said(self) -> str:
        """What is asked now, for people."""
        if self.over:
            return f"the game is over (winner: {self.winner})"
        name, ask = self.asked
        return f"{name} is asked {ask}: {[option.key for option in self.decision.options]}"

    # Acting

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        """Answer the decision that is asked now, and then what the test does not care about."""
        self._answer(seat, keys)
        self._settle()

    def _answer(self, seat: int, keys: Sequence[str]) -> None:
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

    def _settle(self) -> None:
        while self.game.decision is not None and (key := self._dull(self.decision)):
            self._answer(self.decision.seat, [key])

    def _dull(self, decision: Decision) -> str:
        """The answer to a decision that the test does not care about."""
        if (
            decision.ask == "choose-counter"
            and not self.counters
            and all(not option.card for option in decision.options)
        ):
            return "no"
        if decision.ask == "choose-energy" and self.purse:
            return self.seats[decision.seat].find(self.purse.pop(0)).key
        if decision.ask == "choose-energy" and not self.paying:
            return decision.options[0].key
        if decision.ask == "choose-life" and len({self.slug(option.card) for option in decision.options}) == 1:
            return decision.options[0].key
        if decision.ask == "choose-mean" and len(decision.options) == 1:  # asked only because silence would tell
            return decision.options[0].key
        return ""

    def in_any_order(self) -> Duel:
        """Skills that wait at a checkpoint resolve as they are listed, until something else is asked."""
        while self.game.decision is not None and self.decision.ask == "choose-trigger":
            self.answer(self.decision.seat, [self.decision.options[0].key])
        return self

    def concede(self, seat: int) -> None:
        self.game.concede(seat)
        self.log += self.game.events

    def fight(self) -> Duel:
        """Both players pass the rest of the battle steps, until something else is asked."""
        assert self.decision.ask in BATTLE_STEPS, f"no battle step, but {self.said()}"
        while self.game.decision is not None and self.decision.ask in BATTLE_STEPS:
            self.answer(self.decision.seat, ["pass"])
        return self

    def finished(self) -> None:
        """Called when the test is over: nothing unexpected may be pending."""
        assert not self.purse, f"nobody was asked to pay with {self.purse}"
        assert self.over or self.decision.ask in (*FREE, self.named), f"the duel ends where {self.said()}"
