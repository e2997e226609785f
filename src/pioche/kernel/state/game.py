"""Game: a state that can be copied, dumped and loaded, and the questions and changes that rules are made of (law 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pioche.kernel.cards import answers, inforce, query
from pioche.kernel.cards.rule import Binds, Entry, Lent
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.play import flow
from pioche.kernel.play.decision import Decision, Reason, Refused
from pioche.kernel.play.ending import Ending, How
from pioche.kernel.play.event import Event
from pioche.kernel.state import laying
from pioche.kernel.state.card import BITS, NUMBER, Card, Cards
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.fields import EMPTY, FRAMES, OWN, OWN_CARDS, TOLD, copier

if TYPE_CHECKING:
    from pioche.kernel.play.trigger import Waiting
    from pioche.kernel.rules import Rules
    from pioche.kernel.state.catalogue import Printed


NO_STEP = flow.Step("", lambda: None, False, "", (), "")


@dataclass(slots=True, eq=False, repr=False)
class Game:
    """The state of a game, and nothing else, save what can be told from it and the last events.

    Every field is listed here alone: `copy` and `save` follow (`fields`). A dump holds those that are not `TOLD`, in
    this order.
    """

    rules: Rules
    players: int
    active: int = field(default=0, init=False)
    chance: Chance = field(metadata=OWN)
    cards: Cards = field(default_factory=Cards, init=False, metadata=OWN_CARDS)
    zones: list[tuple[int, ...]] = field(init=False, metadata=OWN)
    serial: int = field(default=0, init=False)  # the last life that has begun
    counters: dict[str, int] = field(default_factory=dict, init=False, metadata=OWN)
    tallies: dict[str, int] = field(default_factory=dict, init=False, metadata=OWN)
    lent: tuple[Lent, ...] = field(default=(), init=False)
    waiting: tuple[Waiting, ...] = field(default=(), init=False)
    result: Ending | None = field(default=None, init=False)
    automatic: tuple[int, ...] = field(default=(), init=False)  # players without a seat, for whom the rules decide
    answered: tuple[tuple[int, tuple[str, ...]], ...] = field(default=(), init=False)  # while others still choose
    stack: list[flow.Procedure] = field(default_factory=list, init=False, metadata=FRAMES)

    bases: dict[str, int] = field(init=False, metadata=TOLD)
    words: tuple[frozenset[str], ...] = field(init=False, metadata=TOLD)
    numbers: tuple[dict[str, int], ...] = field(init=False, metadata=TOLD)
    statics: list[dict[int, tuple[Printed, ...]] | None] = field(init=False, metadata=TOLD)
    told: dict[int, query.Told] = field(init=False, metadata=TOLD)
    index: dict[str, tuple[Entry, ...]] = field(init=False, metadata=OWN | TOLD)
    asked: tuple[Decision, ...] | None = field(default=None, init=False, metadata=TOLD)
    step: flow.Step = field(default=NO_STEP, init=False, metadata=TOLD)
    asking: list[Entry] = field(default_factory=list, init=False, metadata=EMPTY | TOLD)
    events: list[Event] = field(default_factory=list, init=False, metadata=EMPTY | TOLD)

    def __post_init__(self) -> None:
        rules = self.rules
        self.zones = [()] * len(rules.zone_at)
        self.bases = rules.bases
        self.words = rules.catalogue.words
        self.numbers = rules.catalogue.numbers
        self.statics = rules.catalogue.statics
        self.told = rules.catalogue.told
        self.index = dict(rules.always)

    def copy(self) -> Game:
        """Another game in the same state, with no events."""
        return copied(self)

    # What is where

    def alive(self, ref: int) -> bool:
        """Whether the card still leads the life that the reference means."""
        return ref in self.cards

    def where(self, ref: int) -> str:
        """The name of the zone in which a card lies."""
        return self.rules.zone_at[self.cards[ref].zone].name

    def seat_of(self, ref: int) -> int:
        """Whose zone it is in which a card lies."""
        return self.rules.seat_at[self.cards[ref].zone]

    def known(self, ref: int, seat: int) -> bool:
        """Whether a seat knows the face of a card."""
        return bool(self.cards[ref].seen >> seat & 1)

    def master(self, ref: int) -> int:
        """The player who uses a card: whose zone it is in, or its owner in a zone of all."""
        card = self.cards[ref]
        return card.owner if self.rules.zone_at[card.zone].common else self.rules.seat_at[card.zone]

    def cards_in(self, name: str, seat: int = 0) -> tuple[int, ...]:
        return self.zones[self.bases[name] + seat]

    def order(self) -> tuple[int, ...]:
        """The seats, from the active one."""
        return self.rules.orders[self.players][self.active]

    def nearest(self, kind: type[flow.Procedure]) -> flow.Procedure | None:
        """The innermost running procedure of a kind: the record of what is going on."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def node(self, number: int) -> Any:
        """A value of the catalogue by its number, as frames keep it."""
        return self.rules.catalogue.nodes[number]

    def carry_out(self, number: int, scope: Scope) -> Outcome | flow.Procedure:
        """Carry out the effect of that number."""
        result: Outcome | flow.Procedure = self.rules.catalogue.nodes[number].carry_out(self, scope)
        return result

    # Questions

    def printed(self, key: str, ref: int) -> int | None:
        return self.numbers[self.cards[ref].definition].get(key)

    def number(self, key: str, ref: int, binds: Binds | None = None, base: int | None = None) -> int | None:
        """A number of a card now; None where none is printed and the game says that it then stays missing."""
        if base is None:
            base = self.numbers[self.cards[ref].definition].get(key)
            if base is None:
                if key in self.rules.missing:
                    return None
                base = 0
        if key not in self.index:
            return base
        found = answers.number(self, key, ref, base, binds)
        floors = self.rules.floors
        return max(found, floors[key]) if key in floors else found

    def forbidden(self, action: str, ref: int, binds: Binds | None = None) -> Reason | None:
        """Why this cannot be done to the card, if some rule in force forbids it."""
        return answers.forbidden(self, action, ref, binds) if "forbid:" + action in self.index else None

    # Changes: everything that happens to a card comes down to these

    def move(
        self,
        ref: int,
        to: str,
        seat: int = 0,
        kind: str = "move",
        scope: Scope | None = None,
        owner: int | None = None,
        place: int = 0,
        link: int = 0,
        mode: int = 0,
        bottom: bool = False,
    ) -> int:
        """Move a card to the top of a zone, or under its cards, as a rule into a new life; returns its reference."""
        rules, cards, zones = self.rules, self.cards, self.zones
        old = cards[ref]
        zone = old.zone
        definition = old.definition if old.face < 0 else old.face  # who moves shows the face again, where it is seen
        origin = zones[zone]
        if origin[-1] == ref:
            zones[zone] = origin[:-1]
        else:
            at = origin.index(ref)
            zones[zone] = origin[:at] + origin[at + 1 :]
        base = self.bases[to] + seat
        seen = old.seen | rules.shows[base]
        if rules.kept and (zone, base) in rules.kept:
            now = ref
            cards[ref] = replace(old, zone=base, seen=seen)
            if rules.seat_at[zone] != seat:
                inforce.change_master(self, ref, seat)
        else:
            life = self.serial = self.serial + 1
            if owner is None:
                owner = old.owner
            number = ref & NUMBER  # as `cards.begin`, said here and in `shuffle` because it happens so often
            del cards[ref]
            now = cards.now[number] = life << BITS | number
            cards[now] = Card(definition, owner, base, life, seen, place, link, (), mode)
        if place:
            zones[base] = laying.inserted(self, zones[base], now, place)
        else:
            zones[base] = (now, *zones[base]) if bottom else zones[base] + (now,)
        printed = self.statics[definition]
        if printed:
            if zone in printed:
                inforce.leave(self, ref, old)
            if base in printed:
                inforce.enter(self, now)
        common = to in rules.commons
        if scope is None:
            actor, source, rule = self.active if common else seat, -1, self.step.rule
        else:
            actor, rule = scope.actor if common else seat, scope.rule or self.step.rule
            source = cards[scope.source].true_face if scope.source else -1
        where = cards[link].place if link else place
        self.events.append(Event(
            kind, actor, definition, ref, now, zone, base, old.seen, seen, where, source, rule, old.place, place,
        ))  # fmt: skip
        if old.counters and now != ref:
            rules.carried(self, now, dict(old.counters))
        return now

    def alter(self, ref: int, **changes: Any) -> None:
        """Change something about a card that goes on with its life: place, link, marks, mode, counters, definition."""
        old = self.cards[ref]
        new = self.cards[ref] = replace(old, **changes)
        if "definition" in changes and new.definition != old.definition:
            inforce.leave(self, ref, old)
            inforce.enter(self, ref)

    def put(self, ref: int, name: str, number: int) -> None:
        """So many of that name lie on a card from now on."""
        self.alter(ref, counters=self.cards[ref].counting(name, number))

    def shift(self, ref: int, place: int, kind: str, scope: Scope) -> None:
        """A card goes to another place of its zone, and goes on with its life."""
        left = self.cards[ref].place
        self.alter(ref, place=place)
        self.arrange(self.cards[ref].zone)
        self.happens(kind, scope.actor, scope, card=ref, to=self.cards[ref].zone, left=left, place=place)

    def mark(self, ref: int, *marks: str) -> None:
        self.alter(ref, marks=(*self.cards[ref].marks, *marks))

    def arrange(self, zone: int) -> None:
        """Order the cards of a zone by their places."""
        cards = self.cards
        self.zones[zone] = tuple(sorted(self.zones[zone], key=lambda ref: cards[ref].place))

    def reveal(self, ref: int, mask: int, kind: str, scope: Scope | None = None, seat: int = -1) -> None:
        """Show a card where it lies to some seats."""
        card = self.cards[ref]
        seen = card.seen | mask
        self.cards[ref] = replace(card, seen=seen)
        self.happens(kind, seat if seat >= 0 else card.owner, scope, card=ref, before=card.seen, seen=seen)

    def shuffle(self, name: str, seat: int = 0, scope: Scope | None = None) -> None:
        """Shuffle a pile: nobody knows its cards any more."""
        zone = self.rules.zones[name].base + seat
        cards, lives, life = self.cards, self.cards.now, self.serial
        pile = []
        for ref in self.chance.shuffled(self.zones[zone]):
            card = cards[ref]
            life += 1
            number = ref & NUMBER
            del cards[ref]
            now = lives[number] = life << BITS | number
            cards[now] = Card(card.definition, card.owner, zone, life)
            pile.append(now)
            printed = self.statics[card.definition]
            if printed and zone in printed:
                inforce.leave(self, ref, card)
                inforce.enter(self, now)
        self.serial = life
        self.zones[zone] = tuple(pile)
        self.tallies.pop(f"searched/{zone}", None)
        self.happens("shuffle", seat, scope, to=zone, amount=len(pile))

    def count(self, counter: str, by: int, kind: str, scope: Scope | None = None) -> None:
        """Change a counter of the game."""
        self.counters[counter] += by
        self.happens(kind, scope.actor if scope else self.active, scope, amount=self.counters[counter])

    def happens(
        self, kind: str, seat: int, scope: Scope | None = None, *, card: int = 0, to: int = -1,
        before: int | None = None, seen: int | None = None, amount: int = 0, left: int = 0, place: int = 0,
    ) -> None:  # fmt: skip
        """Record something that happened."""
        source, rule = -1, self.step.rule
        if scope is not None:
            source = self.cards[scope.source].true_face if scope.source else -1
            rule = scope.rule or rule
        definition = zone = -1
        mask = 0
        if card:
            known = self.cards[card]
            definition, zone, mask = known.true_face, known.zone, known.seen
        self.events.append(Event(
            kind, seat, definition, card, card, zone, to, mask if before is None else before,
            mask if seen is None else seen, amount, source, rule, left, place,
        ))  # fmt: skip

    def add(self, definition: int, to: str, seat: int = 0, owner: int = -1) -> int:
        """Bring a new card into the game."""
        zone = self.rules.zones[to]
        base = zone.base if zone.common else zone.base + seat
        life = self.serial = self.serial + 1
        ref = self.cards.add(Card(definition, owner, base, life, self.rules.shows[base]))
        self.zones[base] += (ref,)
        if self.statics[definition]:
            inforce.enter(self, ref)
        return ref

    # Rules in force

    def lend(self, node: int, scope: Scope, ends: str, skill: bool = False) -> None:
        """Put a rule in force until a moment, perhaps as a skill that the source of the scope has meanwhile."""
        self.lent = (*self.lent, Lent(node, scope, ends, skill, self.serial))
        inforce.enforce(self, Entry(scope.source, self.node(node), scope, skill, None, self.serial))

    def silenced(self, ref: int, skill: str) -> bool:
        """Whether a skill of a card, told by the statement that it is, has no effect now."""
        return answers.silenced(self, ref, skill)

    def permitted(self, action: str, ref: int) -> bool:
        """Whether some rule in force allows this although the rules of the game do not."""
        return answers.permitted(self, action, ref)

    def expire(self, name: str) -> None:
        """What lasts until a moment ends."""
        self.end([lent for lent in self.lent if lent.ends == name])

    def end(self, ended: Sequence[Lent]) -> None:
        """What was lent is no longer in force."""
        if ended:
            over = {id(lent) for lent in ended}
            self.lent = tuple([lent for lent in self.lent if id(lent) not in over])
            for lent in ended:
                inforce.lift(self, self.node(lent.node), lent.scope.source, lent.scope)

    def moment(self, name: str) -> None:
        """A named moment: what lasts until then ends, what is counted until then starts anew."""
        self.expire(name)
        if self.tallies:
            self.tallies = {tally: n for tally, n in self.tallies.items() if not tally.startswith(name + "/")}

    # Playing

    def start(self, root: flow.Procedure) -> None:
        self.stack.append(root)
        flow.run(self)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that is asked now; asked again of the waiting step after a load, for a step that asks changes nothing."""
        if self.asked is None:
            flow.run(self)
        return self.asked or ()

    @property
    def decision(self) -> Decision | None:
        """What is asked now, the first of it where several seats choose; None when the game is over."""
        found = self.asked or self.decisions
        return found[0] if found else None

    def decision_of(self, seat: int) -> Decision | None:
        """What a seat may decide now."""
        for decision in self.asked or self.decisions:
            if not decision.others:
                if decision.seat == seat:
                    return decision
            elif (own := decision.for_seat(seat)) is not None:
                return own
        return None

    def seats_asked(self) -> list[int]:
        """The seats that can answer now."""
        return [seat for asked in self.decisions for seat in asked.seats if asked.for_seat(seat) is not None]

    def answer(self, seat: int, keys: Iterable[str]) -> None:
        """Take an answer, or refuse it with a reason and change nothing."""
        decision = self.decision_of(seat)
        if decision is None:
            raise Refused(Reason("not-your-decision" if self.decisions else "game-is-over"))
        chosen = decision.chosen(tuple(keys))
        self.events = []
        flow.answered(self, decision, chosen)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while the game goes on."""
        return self.result.winners if self.result is not None else ()

    def concede(self, seat: int) -> None:
        """A player gives up, whoever is asked: the game says what that means."""
        if self.result is not None:
            raise Refused(Reason("game-is-over"))
        self.events = []
        self.rules.concede(self, seat)
        self.asked = None

    def finish(self, winners: tuple[int, ...], how: How | None = None) -> None:
        """The game is over at once; if nothing else is said, one winner has won, several share, none is a defeat."""
        self.result = Ending(how or ("won" if len(winners) == 1 else "shared" if winners else "lost"), winners)
        self.stack.clear()


copied = copier(Game)
