"""Rules: what a game tells the kernel about itself, in one visible place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import product
from types import MappingProxyType
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.rule import Binds, Entry, Rule, Whenever
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import Shuffling
from pioche.kernel.play.affected import Affected
from pioche.kernel.play.change import Judging, OneByOne, Ordering, Preparing
from pioche.kernel.play.decision import Decision, Reason, Refused
from pioche.kernel.play.flow import Procedure
from pioche.kernel.play.intent import Intent
from pioche.kernel.play.trigger import Resolving, ResolvingOnce, Waiting, resolve, situations
from pioche.kernel.state.card import Card
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.game import Game

Sight = Literal["all", "owner", "none"]

SEATS = 8  # places kept for the seats of one zone in the list of zones; the last one is nobody's


STATES = "5"  # the version of dumped states; goes up whenever the kernel changes what a dump holds


# What any change may need on its way through the door.
DOOR: tuple[type[Procedure], ...] = (Judging, OneByOne, Ordering, Preparing, Resolving, ResolvingOnce, Shuffling)


class Zone(Struct, frozen=True):
    """A place for cards: who sees them, whether there is one for all, and whether rules change numbers there."""

    name: str
    sight: Sight
    common: bool = False
    live: bool = False
    rows: int = 0  # of a grid, whose cells are the places of cards, numbered from 1 row by row
    columns: int = 0
    base: int = 0  # where it starts in the list of zones


class Rules:
    """A game as the kernel sees it. A game's package makes one, with its policies."""

    name: str
    version: str  # of the rules; goes up with every change of behaviour, and with it the fingerprint
    missing: frozenset[str] = frozenset()  # numbers that stay missing where none is printed
    waiting_kinds: Mapping[str, str] = MappingProxyType({})  # by kind of trigger, for which moment it waits; else none
    keeps: frozenset[tuple[str, str]] = frozenset()  # moves from zone to zone that do not start a new life
    floors: Mapping[str, int] = MappingProxyType({})  # numbers that count as no less, however far they were lowered
    hidden: frozenset[str] = frozenset()  # zones that a player looks through to choose there, and need find nothing
    apart: frozenset[str] = frozenset()  # zones in which each card is chosen for itself, even of two copies
    menus: frozenset[str] = frozenset({"main-phase"})  # questions in which a player begins whatever they like
    instead_counts: bool = False  # whether what came instead of a change counts as the change for "if you do"
    budget: int = 20_000  # steps after one answer
    happenings: int = 5_000  # events after one answer

    def __init__(self, zones: tuple[Zone, ...], catalogue: Catalogue, procedures: tuple[type[Procedure], ...]) -> None:
        self.zone_list = tuple(replace(zone, base=place * SEATS) for place, zone in enumerate(zones))
        self.zones: Mapping[str, Zone] = {zone.name: zone for zone in self.zone_list}
        self.bases = {zone.name: zone.base for zone in self.zone_list}
        self.commons = frozenset(zone.name for zone in self.zone_list if zone.common)
        self.zone_at = tuple(zone for zone in self.zone_list for _ in range(SEATS))  # by the number of a space
        self.seat_at = tuple(range(SEATS)) * len(zones)  # whose space it is
        self.shows = [
            {"all": EVERYONE, "owner": 1 << seat, "none": 0}[zone.sight]
            for zone in self.zone_list
            for seat in range(SEATS)
        ]
        self.searched = frozenset(at for name in self.hidden for at in self.spaces(name))
        self.held = frozenset(at for zone in self.zone_list if zone.sight == "owner" for at in self.spaces(zone.name))
        self.singled = frozenset(at for name in self.apart for at in self.spaces(name))
        self.kept = frozenset(
            pair for one, other in self.keeps for pair in product(self.spaces(one), self.spaces(other))
        )
        self.catalogue = catalogue
        versions = f"{STATES}/{self.version}/{catalogue.fingerprint()}"
        self.fingerprint = blake2b(versions.encode(), digest_size=8).hexdigest()
        self.procedures = tuple(dict.fromkeys((*procedures, *DOOR)))
        self.interrupts = type(self).interrupt is not Rules.interrupt  # whether `interrupt` does anything
        states = any(isinstance(node, Whenever) for node in catalogue.nodes)
        self.watch = situations if states else None  # what looks for states after every step, if any card waits for one
        self.orders = {
            players: tuple(tuple((first + i) % players for i in range(players)) for first in range(players))
            for players in range(1, SEATS)
        }
        catalogue.place({name: self.spaces(name) for name in self.zones})
        always: dict[str, list[Entry]] = {}
        for rule, citation in self.rules_of_the_game():
            for key in rule.questions():
                always.setdefault(key, []).append(Entry(0, rule, Scope(-1, -1, 0, citation)))
        self.always = {  # by question, the rules that are in force whatever cards there are
            key: tuple(sorted(entries, key=lambda entry: entry.rule.rank())) for key, entries in always.items()
        }

    def spaces(self, name: str) -> range:
        """The numbers of a zone in the list of zones, one for each seat."""
        return range(self.bases[name], self.bases[name] + SEATS)

    def at_table(self, game: Game) -> Rules:
        """The rules of the table at which a game was dumped, where tables differ in more than their cards."""
        return self

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        """The rules that are in force whatever cards there are, each with the statement it carries out."""
        return ()

    def prevails(self, game: Game, allowing: Entry, forbidding: Entry) -> bool:
        """Whether a rule in force that allows something to a card counts although another forbids it.

        This is the one place that says which rule beats which. Allowing are `Permit` and, where numbers may not be
        lowered, a `Number` that lowers. As a rule a card beats the rules of the game, and else forbidding beats
        allowing; a game may look at what the sources of both are, and where they lie.
        """
        return bool(allowing.source) and not forbidding.source

    def counts(self, verb: str, outcome: Outcome) -> bool:
        """Whether what was done counts as done, for "if you do"."""
        return outcome.done > 0

    def reactions(self, game: Game, verb: Verb, refs: tuple[int, ...], scope: Scope) -> Sequence[Waiting]:
        """What cards do of themselves because this is about to happen to them; the source is the card as it is."""
        return ()

    def performable(self, game: Game, ref: int, kind: str, scope: Scope) -> Sequence[Waiting]:
        """The abilities of a kind that a card has, for an effect that carries them out."""
        return ()

    def called(self, seat: int) -> str:
        """The name of an automatic player."""
        raise NotImplementedError

    def decide_for(self, game: Game, decision: Decision) -> Decision:
        """The choice of an automatic player, narrowed by the rules; what is left open, a seat decides."""
        raise NotImplementedError

    def pool(self, card: Card) -> tuple[int, str]:
        """Among which unknown cards one may be, for whoever does not see it: those of the same owner and back."""
        return card.owner, self.catalogue.backs[card.true_face]

    def moment(self, game: Game, scope: Scope, ends: str) -> str:
        """The moment at which something ends that a card says ends so: "turn", or a turn told from the present one."""
        return ends

    def concede(self, game: Game, seat: int) -> None:
        """A player gives up, at any time."""
        raise Refused(Reason("cannot-concede"))

    def activate(self, game: Game, trigger: Waiting) -> Outcome | Procedure:
        """A trigger that waited is carried out."""
        return resolve(game, trigger)

    def carried(self, game: Game, ref: int, counters: dict[str, int]) -> None:
        """What becomes of all that lay on a card, by name, now that it leads a new life: it is lost."""

    def interrupt(self, game: Game) -> None:
        """What the rules do of themselves at once, even in the middle of other things, after cards have changed."""

    def at_once(self, game: Game) -> Procedure | None:
        """What the rules do of themselves between any two steps, for players without a seat."""
        return None

    def rule_processing(self, game: Game) -> Procedure | None:
        """What the rules do of themselves at a checkpoint."""
        return None

    def settled(self, game: Game) -> bool:
        """Whether they plainly would do nothing now."""
        return False

    def key(self, game: Game, card: Card, seat: int) -> str:
        """By which a seat that knows a card calls it."""
        return self.catalogue.slugs[card.definition] + self.locate(game, card, seat)

    def locate(self, game: Game, card: Card, seat: int) -> str:
        """Where a card is, as part of an option's key: two cards of one key look alike to the seat."""
        zone = self.zone_at[card.zone]
        where = card.place if zone.common else self.seat_at[card.zone]
        return f"@{zone.name}/{where}"

    def supposed(self, game: Game, ref: int) -> Binds:
        """What to suppose when a number of a card is shown outside of what would settle it."""
        return {}

    def focus(self, game: Game) -> dict[str, tuple[int, ...]]:
        """The cards that play a part in what is going on, for all to see: who attacks, who is attacked."""
        return {}

    def intents(self, game: Game) -> Sequence[Intent]:
        """What cards are going to do of themselves, told from what everybody sees."""
        return ()

    def lasting(self, game: Game) -> Sequence[Affected]:
        """The effects that are in force for a time upon cards that everybody sees."""
        return ()

    def must_stop(self, game: Game, seat: int) -> bool:
        """Whether a player may not go on with what would never end, and so declines whatever is optional."""
        return False

    def endless(self, game: Game) -> None:
        """What becomes of a game that would not stop by itself: nobody wins."""
        game.happens("endless", -1)
        game.finish((), "stopped")
